"""However many heroes there are, a game knows those that play."""

from __future__ import annotations

import subprocess
import sys

from tablee.games.dice_throne.game import RULES
from tablee.games.dice_throne.rules.heroes import HEROES, Heroes
from tablee.games.dice_throne.rules.records import Kit, Setup

#: content hashes that journals carry: duels of heroes against the next one in this list
WRITTEN = {
    "barbarian": "ab3e63f2cafb8455",
    "gunslinger": "62befed56d3a3ef6",
    "cursed-pirate": "1935d863f13ba9e8",
    "paladin": "f7b5ef53c1213361",
    "pyromancer": "7ff5dc658a158c72",
    "black-widow": "3b7c8226df23af4c",
}


def test_starting_the_program_builds_no_hero() -> None:
    script = "from tablee.games.dice_throne import game; from tablee.games.dice_throne.rules.heroes import HEROES; "
    script += "assert len(game.RULES.content_names()) >= len(HEROES) > 5; print(len(HEROES.built))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"


def test_a_game_is_the_same_whoever_else_is_installed() -> None:
    two = ("gunslinger", "paladin")
    alone = Heroes([HEROES.boards[id] for id in two])
    assert list(alone) == list(two)
    setup = Setup(two, "duel")
    hash = Kit(setup, tuple([alone[id] for id in two])).hash
    assert hash == Kit(setup, tuple([HEROES[id] for id in two])).hash == RULES.content_hash(RULES.data(setup))


def test_journals_of_the_first_six_heroes_still_fit() -> None:
    six = list(WRITTEN)
    found = {
        one: RULES.content_hash(RULES.data(Setup((one, other), "duel")))
        for one, other in zip(six, [*six[1:], six[0]], strict=True)
    }
    assert found == WRITTEN
