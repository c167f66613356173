"""Bots at Champions: legal, repeatable, harmless, honest, and the greedy one worth having at one's side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablee.bots import BOTS, make_bot
from tablee.games import load
from tablee.kernel.rng import key_of
from tablee.lab.simulate import simulate

RULES = load("champions")
TABLES = [
    {"heroes": "spider-man", "scenario": "rhino"},
    {"heroes": "iron-man,black-panther", "scenario": "ultron"},
    {"heroes": "she-hulk,captain-marvel,spider-man,iron-man", "scenario": "klaw"},
]
EVERY_TABLE = pytest.mark.parametrize("table", TABLES, ids=lambda table: ".".join(table.values()))
EVERY_BOT = pytest.mark.parametrize("name", BOTS)


def decisions(table: dict[str, str], seed: str, most: int) -> Iterator[tuple[Any, int]]:
    """A game played at random, stopped before each decision at which there is something to choose."""
    setup = RULES.setup(table, 1, seed)
    n = games = 0
    while n < most:
        game = RULES.new(setup, f"{seed}/{games}")
        players = [make_bot("random", RULES, f"{seed}/{games}/{seat}") for seat in range(RULES.seats(setup))]
        games += 1
        while game.decision is not None and n < most:
            seat = game.decision.seat
            if len(game.decision.options) > 1:
                yield game, seat
                n += 1
            game.choose(players[seat].choose(game, seat))


@EVERY_BOT
@EVERY_TABLE
def test_every_choice_is_legal_and_the_game_is_not_touched(name: str, table: dict[str, str]) -> None:
    bots = [make_bot(name, RULES, f"legal/{seat}") for seat in range(4)]
    for game, seat in decisions(table, "legal", 50):
        asked, before = game.decision, (game.fingerprint(), dict(game.rng.places), game.reveals)
        assert bots[seat].choose(game, seat) in asked.options
        assert game.decision is asked and (game.fingerprint(), dict(game.rng.places), game.reveals) == before


@EVERY_BOT
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    one, same = make_bot(name, RULES, "1"), make_bot(name, RULES, "1")
    for game, seat in decisions(TABLES[1], "again", 40):
        assert one.choose(game, seat) == same.choose(game, seat)


@EVERY_BOT
@EVERY_TABLE
def test_a_choice_depends_only_on_what_the_seat_may_know(name: str, table: dict[str, str]) -> None:
    """All that is hidden from the seat dealt anew: a bot with the same luck of its own chooses the same."""
    changed = 0
    for n, (game, seat) in enumerate(decisions(table, "honest", 40)):
        dealt = RULES.redeal(game, seat, key_of(f"dealt {n}"))
        changed += dealt.fingerprint() != game.fingerprint()
        real, guessed = make_bot(name, RULES, f"honest {n}"), make_bot(name, RULES, f"honest {n}")
        assert real.choose(game, seat) == guessed.choose(dealt, seat), game.place()
    assert changed > 30


def test_the_greedy_bot_beats_what_random_play_cannot() -> None:
    """Rhino's first stage alone: a fight that can be won with a starter deck."""
    options = {"heroes": "spider-man", "skirmish": "1"}
    won = {}
    for bot in ("greedy", "random"):
        data = simulate("champions", 30, "strength", (bot,), options, processes=1).data()
        assert not data["errors"] and not data["unfinished"]
        won[bot] = data["wins"].get("heroes", 0)
    assert won["greedy"] >= 15 and won["random"] <= 5, won
