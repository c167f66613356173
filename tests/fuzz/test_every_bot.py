"""Every bot of a game answers every decision that careless play reaches: no bot raises, and none answers what is not offered."""

from __future__ import annotations

import pytest

from tablee.bots import Bot, bots_of
from tablee.games import load
from tablee.games.base import Rules
from tablee.games.dice_throne.scene import battle
from tablee.kernel.decision import Option, option
from tablee.testing.fuzz import Broken, EveryBot, fuzz_for
from tests.fuzz import test_champions, test_dungeon_dice, test_fuzz, test_super_dungeon
from tests.fuzz.kit import Style, Table, named

TABLES: dict[str, tuple[Table, ...]] = {
    "dice-throne": tuple([{"heroes": heroes} for heroes in (*test_fuzz.PAIRS, *test_fuzz.TABLES)]),
    "champions": test_champions.TABLES,
    "dungeon-dice": test_dungeon_dice.TABLES,
    "super-dungeon": test_super_dungeon.TABLES,
}
STYLES: tuple[Style, ...] = (("random",), ("eager", "busy"))

#: choices a table makes, decisions of one kind between those that every bot is asked, tables of which one is played
FEW: dict[str, tuple[int, int, int]] = {
    "dice-throne": (400, 40, 5),
    "champions": (200, 20, 9),
    "dungeon-dice": (400, 40, 3),
    "super-dungeon": (300, 40, 3),
}
LONG: dict[str, tuple[int, int]] = {
    "dice-throne": (6_000, 8),
    "champions": (2_000, 8),
    "dungeon-dice": (6_000, 8),
    "super-dungeon": (4_000, 8),
}


def asked(game: str, table: Table, style: Style, choices: int, every: int) -> None:
    rules = load(game)
    words = f"every bot {' '.join(table.values())} {'-'.join(style)}"
    fuzz_for(choices, rules, rules.setup(table, 2, words), words, style, EveryBot(rules, every))


@pytest.mark.parametrize("style", STYLES, ids=named)
@pytest.mark.parametrize(("game", "table"), [(g, t) for g, (_, _, n) in FEW.items() for t in TABLES[g][::n]])
def test_every_bot_answers(game: str, table: Table, style: Style) -> None:
    choices, every, _ = FEW[game]
    asked(game, table, style, choices, every)


@pytest.mark.long
@pytest.mark.parametrize("style", STYLES, ids=named)
@pytest.mark.parametrize(("game", "table"), [(g, t) for g in LONG for t in TABLES[g]])
def test_every_bot_answers_for_long(game: str, table: Table, style: Style) -> None:
    asked(game, table, style, *LONG[game])
