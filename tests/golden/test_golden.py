"""Golden games: one or more per game and mode, as text that a person can check against the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablee.gamekit.rules import Rules
from tablee.games import GAMES, load
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.kernel.errors import IllegalChoice
from tablee.kernel.game import Game
from tablee.terminal.speaker import Speaker
from tablee.testing.golden import record, retold

HERE = Path(__file__).parent
MOST_LINES = 400

#: file name -> setup options, seed and how many choices are recorded
RECORDED: dict[str, tuple[dict[str, str], str, int]] = {
    "dice-throne-duel-barbarian-gunslinger": ({"heroes": "barbarian,gunslinger"}, "golden 52", 300),
    "dice-throne-duel-paladin-cursed-pirate": ({"heroes": "paladin,cursed-pirate"}, "golden 50", 110),
    "dice-throne-koth": ({"heroes": "black-widow,pyromancer,barbarian"}, "golden 10", 300),
    "dice-throne-teams": ({"heroes": "gunslinger,black-widow,paladin,cursed-pirate"}, "golden 6", 95),
    "dice-throne-duel-tactician-scarlet-witch": ({"heroes": "tactician,scarlet-witch"}, "golden 12", 115),
    "dungeon-dice-two": ({"players": "2"}, "golden 3", 200),
    "dungeon-dice-four": ({"players": "4"}, "golden 6", 160),
    "super-dungeon-two": ({"players": "2"}, "golden 1", 120),
    "super-dungeon-four": ({"players": "4"}, "golden 1", 120),
    "champions-rhino-solo": ({"heroes": "spider-man", "scenario": "rhino", "skirmish": "1"}, "golden 3", 100),
    "champions-klaw-solo": ({"heroes": "captain-marvel", "scenario": "klaw", "mode": "expert"}, "golden 1", 84),
    "champions-ultron-solo": ({"heroes": "black-panther", "scenario": "ultron"}, "golden 1", 120),
    "champions-rhino-four": (
        {"heroes": "she-hulk,spider-man,captain-marvel,iron-man", "scenario": "rhino"},
        "golden 0",
        110,
    ),
    "champions-klaw-four": (
        {"heroes": "black-panther,iron-man,she-hulk,spider-man", "scenario": "klaw"},
        "golden 0",
        110,
    ),
    "champions-ultron-four": (
        {"heroes": "iron-man,captain-marvel,black-panther,she-hulk", "scenario": "ultron"},
        "golden 0",
        110,
    ),
}
#: two heroes of Dice Throne to a game
DUELS = (
    ("samurai", "monk"),
    ("vampire-lord", "moon-elf"),
    ("seraph", "black-panther"),
    ("thor", "huntress"),
    ("artificer", "ninja"),
)
for pair in DUELS:
    RECORDED[f"dice-throne-duel-{'-'.join(pair)}"] = ({"heroes": ",".join(pair)}, "golden 1", 60)


def seated() -> set[str]:
    """Heroes of Dice Throne that have a golden game."""
    return {
        hero
        for name, (options, _, _) in RECORDED.items()
        if name.startswith("dice-throne-")
        for hero in options["heroes"].split(",")
    }


for hero in [hero for hero in HEROES if hero not in seated()]:  # whoever is new plays against the Gunslinger
    RECORDED[f"dice-throne-hero-{hero}"] = ({"heroes": f"{hero},gunslinger"}, "golden 1", 60)

MODES = {
    "dice-throne": ("duel", "koth", "teams"),
    "dungeon-dice": ("",),
    "super-dungeon": ("",),
    "champions": ("standard", "expert"),
}
LEAST_LINES = {"dice-throne": 51, "dungeon-dice": 51, "super-dungeon": 51, "champions": 51}


def mode_of(game: str, options: dict[str, str]) -> str:
    """'' in a game that has only one."""
    mode: str = load(game).setup(options, 2, "").get("mode", "")
    return mode


for new in [game for game in GAMES if game not in MODES]:  # what is not said here: one game as it is set up by itself
    MODES[new] = (mode_of(new, {}),)
    RECORDED[f"{new}-{MODES[new][0]}"] = ({}, "golden 1", 100)


def english(rules: Rules[Game], setup: dict[str, Any]) -> Speaker:
    speaker = Speaker(rules, setup, "en")
    speaker.seat_sheets([seat.sheet for seat in rules.view(rules.new(setup, "0"), -1).seats])
    return speaker


def path(name: str) -> Path:
    return HERE / f"{name}.txt"


def game_of(name: str) -> str:
    return next(game for game in GAMES if name.startswith(f"{game}-"))


@pytest.mark.parametrize("name", RECORDED)
def test_golden_game(name: str, bless: bool) -> None:
    if bless:
        options, seed, most = RECORDED[name]
        rules = load(game_of(name))
        setup = rules.setup(options, 2, seed)
        text = record(rules, setup, seed, ["greedy"] * rules.seats(setup), most, english)
        path(name).write_text(text, encoding="utf-8")
    assert path(name).exists(), "not recorded yet: pytest tests/golden --bless"
    text = path(name).read_text(encoding="utf-8")
    assert retold(text, english) == text, "what happens has changed; if that is right: pytest tests/golden --bless"
    assert len(text.splitlines()) <= MOST_LINES, "too long to be read: record fewer choices"


def test_every_game_and_mode_has_a_golden_game() -> None:
    assert set(MODES) == set(GAMES)
    there = {(game_of(name), mode_of(game_of(name), RECORDED[name][0])) for name in RECORDED}
    assert there == {(game, mode) for game, modes in MODES.items() for mode in modes}
    assert {file.stem for file in HERE.glob("*.txt")} == set(RECORDED)


def test_every_hero_of_dice_throne_has_a_golden_game() -> None:
    assert seated() == set(HEROES)


def test_champions_has_a_golden_game_against_each_villain_alone_and_with_four() -> None:
    setups = [load("champions").setup(RECORDED[name][0], 2, "") for name in RECORDED if game_of(name) == "champions"]
    there = {(setup["scenario"], len(setup["heroes"])) for setup in setups}
    assert there == {(scenario, n) for scenario in ("rhino", "klaw", "ultron") for n in (1, 4)}


def test_dungeon_dice_has_golden_games_of_two_and_of_four() -> None:
    names = [name for name in RECORDED if game_of(name) == "dungeon-dice"]
    assert {load("dungeon-dice").setup(RECORDED[name][0], 2, "")["players"] for name in names} == {2, 4}


def test_super_dungeon_has_golden_games_of_two_with_three_heroes_and_of_four() -> None:
    names = [name for name in RECORDED if game_of(name) == "super-dungeon"]
    setups = [load("super-dungeon").setup(RECORDED[name][0], 2, "") for name in names]
    assert {(setup["players"], len(setup["heroes"])) for setup in setups} == {(2, 3), (4, 3)}


def test_every_line_cites_a_rule_of_the_book() -> None:
    for name in RECORDED:
        rules = load(game_of(name)).rulebook.rules
        lines = [line for line in path(name).read_text(encoding="utf-8").splitlines() if line.startswith("    ")]
        assert len(lines) >= LEAST_LINES.get(game_of(name), 1)
        assert [line for line in lines if line.split()[0] not in rules] == []


def test_lines_are_told_anew_and_choices_are_not() -> None:
    text = path("dice-throne-koth").read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if "gains 1 CP" in line)
    changed = text.replace(line, line.replace("gains 1 CP", "gains 2 CP"), 1)
    assert changed != text
    assert retold(changed, english) == retold(text, english)
    keep = next(line for line in text.splitlines() if ": keep" in line)
    other = keep.split(": ")[0] + ": keep"  # roll all dice again
    assert keep != other
    with pytest.raises(IllegalChoice):  # the choices that follow do not fit any more
        retold(text.replace(keep, other, 1), english)
