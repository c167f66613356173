"""Every bot answers every decision that careless play reaches: none raises, and none answers what is not offered."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.bots import Bot, bots_of, make_bot
from tablee.games import load
from tablee.games.dice_throne.scene import battle
from tablee.kernel.decision import Option, option
from tablee.testing.fuzz import Broken, EveryBot, fuzz_for
from tests.fuzz import test_champions, test_dungeon_dice, test_fuzz, test_super_dungeon
from tests.fuzz.kit import Style, Table, named

TABLES: dict[str, tuple[Table, ...]] = {
    "dice-throne": tuple([test_fuzz.table_of(heroes) for heroes in (*test_fuzz.PAIRS, *test_fuzz.TABLES)]),
    "champions": test_champions.TABLES,
    "dungeon-dice": test_dungeon_dice.TABLES,
    "super-dungeon": test_super_dungeon.TABLES,
}
STYLES: tuple[Style, ...] = (("random",), ("eager", "busy"))

#: choices a table makes, decisions of one kind between those that every bot is asked, how many tables there are at least
FEW: dict[str, tuple[int, int, int]] = {
    "dice-throne": (400, 40, 5),
    "champions": (200, 20, 3),
    "dungeon-dice": (400, 40, 3),
    "super-dungeon": (300, 40, 2),
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
@pytest.mark.parametrize(
    ("game", "table"), [(g, t) for g, (_, _, n) in FEW.items() for t in TABLES[g][:: len(TABLES[g]) // n]]
)
def test_every_bot_answers(game: str, table: Table, style: Style) -> None:
    choices, every, _ = FEW[game]
    asked(game, table, style, choices, every)


@pytest.mark.long
@pytest.mark.parametrize("style", STYLES, ids=named)
@pytest.mark.parametrize(("game", "table"), [(g, t) for g in LONG for t in TABLES[g]])
def test_every_bot_answers_for_long(game: str, table: Table, style: Style) -> None:
    asked(game, table, style, *LONG[game])


# ---------------------------------------------------------------------- what it found
@pytest.mark.parametrize("name", bots_of(load("dice-throne")))
def test_black_widow_may_lay_sabotage_2_over_dice_she_has_rolled(name: str) -> None:
    """After Better D! she is asked again: three dice lie on the table, and the upgrade would roll four."""
    s = battle(
        "barbarian",
        "black-widow",
        at="offensive_roll",
        dice=(1, 1, 1, 4, 6, 1, 3, 4),
        hands=((), ("better-d", "sabotage-2")),
        cp=(0, 2),
    )
    s.passing("keep").do("0:keep 1 1 1 4 6", "0:announce smack").passing("defend")
    s.do("1:defend sabotage", "1:play better-d").passing("keep")
    assert s.seat == 1 and "play sabotage-2" in s.offers
    rules = load("dice-throne")
    assert EveryBot(rules, 1)(s.game) == []
    s.do("1:play sabotage-2").passing("keep")
    assert s.game.decision is not None
    assert make_bot(name, rules, "laid").choose(s.game, 1) in s.game.decision.options


# ---------------------------------------------------------------------- the check itself
class Raises(Bot):
    def choose(self, game: Any, seat: int) -> Option:
        if game.turn == 2:
            raise StopIteration("no match")
        return self.pick(game.decision.options)


class Invents(Bot):
    def choose(self, game: Any, seat: int) -> Option:
        return option("play", "nothing-like-it")


class Meddles(Bot):
    def choose(self, game: Any, seat: int) -> Option:
        game.players[seat].cp += 1
        return self.pick(game.decision.options)


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        (Raises, "faulty raises StopIteration: no match"),
        (Invents, "faulty answers play nothing-like-it, which is not offered"),
        (Meddles, "a bot changes the game"),
    ],
)
def test_a_faulty_bot_is_noticed(bot: type[Bot], words: str) -> None:
    rules = load("dice-throne")
    check = EveryBot(rules, 3)
    check.bots["faulty"] = bot(rules, "faulty")
    with pytest.raises(Broken, match=words):
        fuzz_for(2_000, rules, rules.setup({"heroes": "barbarian,paladin"}, 2, "faulty"), "faulty", ("random",), check)


def test_every_bot_a_game_has_is_asked_at_every_kind_of_question() -> None:
    for game in TABLES:
        check = EveryBot(load(game), 40)
        assert list(check.bots) == list(bots_of(load(game)))
    rules = load("dice-throne")
    check = EveryBot(rules, 40)
    fuzz_for(1_500, rules, rules.setup({"heroes": "paladin,black-widow"}, 2, "kinds"), "kinds", ("eager",), check)
    assert {"main", "keep", "announce", "defend", "act"} <= set(check.seen)
