"""Boards on which our own sentences stand in other places: each is refused with words, or it is played without a crash."""

from __future__ import annotations

import re
from random import Random

import pytest

from tablee.games.dice_throne.rules.heroes import BOARDS, HEROES, SHARED, common, texts
from tablee.games.dice_throne.rules.procedures.turn import Match
from tablee.games.dice_throne.rules.setup import table_of
from tablee.games.dice_throne.rules.vocabulary import Hero
from tablee.games.dice_throne.text.board.lines import BoardError
from tablee.games.dice_throne.text.board.load import Loader
from tablee.games.dice_throne.text.board.sentences import capital, opened
from tablee.kernel.rng import Rng, key_of

MOST, FEWEST = 250, 20  # choices of a game that we look at; no hero falls in fewer
TAIL = re.compile(r" #[a-z-]+$| \(each\)$")


def places(lines: list[str]) -> list[tuple[int, str, str, str]]:
    """Lines that say what happens: number, what stands before the words of the effect, these words, what follows."""
    found = []
    for at, line in enumerate(lines):
        said = line.strip()
        text = line.startswith("      ") or (line.startswith("  ") and not line.startswith("   "))
        if not text or re.match(r"(I+(;|$)|en:|fr:|#)", said):
            continue
        tail = TAIL.search(said)
        body = said[: tail.start()] if tail else said
        sentence = opened("en", body)
        if sentence.words.text and sentence.kind != "spend-when":
            before = line[: len(line) - len(line.lstrip())] + body[: len(body) - len(sentence.words.text)]
            found.append((at, before, sentence.words.text, tail[0] if tail else ""))
    return found


def mixed(name: str, random: Random) -> str:
    """A board of ours with some of its sentences in the places of others."""
    lines = texts()[name].splitlines()
    found = places(lines)
    for at, before, _, tail in random.sample(found, 4):
        words = re.sub(r"(\d+)(/\d+)+", r"\1", random.choice(found)[2])
        lines[at] = before + (words[:1].lower() + words[1:] if before.strip() else capital(words)) + tail
    return "\n".join(lines)


def fought(one: Hero, other: Hero, random: Random) -> int:
    """How many choices were made: to the end of the game, or as many as we look at."""
    game = table_of(one, other, rng=Rng(key_of(str(random.random())), {}))
    game.start(Match())
    for n in range(MOST):
        if game.decision is None:
            return n
        game.choose(random.choice(game.decision.options))
    return MOST


@pytest.mark.parametrize("name", BOARDS)
def test_what_is_understood_can_be_played(name: str) -> None:
    random, played = Random(name), 0
    while played < 3:
        try:
            hero = Loader(mixed(name, random), name, SHARED).hero(common())
        except BoardError:
            continue
        played += 1
        foe = "barbarian" if hero.id != "barbarian" else "paladin"
        for pair in ((hero, HEROES[foe]), (HEROES[foe], hero)):
            assert fought(*pair, random) > FEWEST, f"{name}: over before it began"
