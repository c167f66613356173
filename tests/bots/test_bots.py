"""Bots: legal, repeatable, harmless, and honest: they decide on what their seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablee.bots import BOTS, Bot, make_bot
from tablee.games import load
from tablee.kernel.errors import SetupError
from tablee.kernel.rng import key_of
from tests.bots.kit import decisions, is_honest, is_legal_and_harmless, whole

RULES = load("dice-throne")
HEROES = ("barbarian", "gunslinger", "cursed-pirate", "paladin", "pyromancer", "black-widow")
TABLES = [*zip(HEROES, HEROES[1:] + HEROES[:1]), HEROES[:3], HEROES[3:], HEROES[1:5]]
EVERY_TABLE = pytest.mark.parametrize("heroes", TABLES, ids=lambda heroes: "+".join(heroes))
EVERY_BOT = pytest.mark.parametrize("name", BOTS)


def asked(heroes: tuple[str, ...], seed: str, most: int, by: str = "thrifty") -> Iterator[tuple[Any, int]]:
    return decisions(RULES, {"heroes": ",".join(heroes)}, seed, most, by)


def test_an_unknown_bot_is_said_with_those_there_are() -> None:
    with pytest.raises(
        SetupError, match="'clever'; there are giddy, easy, medium, strong, random, thrifty, greedy, learned, best"
    ):
        make_bot("clever", RULES, "0")


@EVERY_BOT
@EVERY_TABLE
def test_every_choice_is_legal_and_the_game_is_not_touched(name: str, heroes: tuple[str, ...]) -> None:
    is_legal_and_harmless(RULES, name, asked(heroes, "legal", 120), everything)


def everything(game: Any) -> tuple[object, ...]:
    """The state, and what is kept beside it."""
    return *whole(game), [(player.reach, player.spendable, player.frozen) for player in game.players]


@EVERY_BOT
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    one, same, other = (make_bot(name, RULES, seed) for seed in ("1", "1", "2"))
    chosen: list[tuple[str, str, str]] = []
    for game, seat in asked(("gunslinger", "paladin"), "again", 150):
        chosen.append((str(one.choose(game, seat)), str(same.choose(game, seat)), str(other.choose(game, seat))))
    assert [a for a, _, _ in chosen] == [b for _, b, _ in chosen]
    assert [a for a, _, _ in chosen] != [c for _, _, c in chosen]


@EVERY_BOT
@EVERY_TABLE
def test_a_choice_depends_only_on_what_the_seat_may_know(name: str, heroes: tuple[str, ...]) -> None:
    assert is_honest(RULES, name, asked(heroes, "honest", 90)) > 80


def test_a_bot_that_peeks_would_be_found_out() -> None:
    """The test above can fail: a bot that looks at the next card of a deck chooses differently on a redeal."""

    class Peeker(Bot):
        def choose(self, game: Any, seat: int) -> Any:
            options = game.decision.options
            return options[game.players[1 - seat].deck[0] % len(options)]

    differs = 0
    for n, (game, seat) in enumerate(asked(("gunslinger", "paladin"), "peek", 60)):
        dealt = RULES.redeal(game, seat, key_of(f"peek {n}"))
        differs += Peeker(RULES, "").choose(game, seat) != Peeker(RULES, "").choose(dealt, seat)
    assert differs > 20


def test_the_thrifty_bot_sells_nothing_that_it_may_keep() -> None:
    bot = make_bot("thrifty", RULES, "thrifty")
    offered = 0
    for game, seat in asked(("pyromancer", "black-widow"), "thrifty", 300, by="random"):
        options = [str(option) for option in game.decision.options]
        if "pass" in options and any(option.startswith("sell") for option in options):
            offered += 1
            assert bot.choose(game, seat).verb != "sell"
    assert offered > 20


def test_the_random_bot_chooses_everything_sooner_or_later() -> None:
    game, seat = next(asked(("pyromancer", "black-widow"), "random", 1))
    bot = make_bot("random", RULES, "random")
    options = [str(option) for option in game.decision.options]
    assert {str(bot.choose(game, seat)) for _ in range(60 * len(options))} == set(options)
