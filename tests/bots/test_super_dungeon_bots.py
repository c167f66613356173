"""Bots at Super Dungeon: legal, repeatable, harmless, honest; a Consul at three levels; greedy Heroes bring games to an end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablee.bots import BOTS, bots_of, make_bot
from tablee.games import load
from tablee.kernel.errors import SetupError
from tablee.lab.simulate import simulate
from tests.bots.kit import decisions, is_honest, is_legal_and_harmless, is_repeatable

RULES = load("super-dungeon")
EVERY_BOT = pytest.mark.parametrize("name", bots_of(RULES))


def asked(players: int, seed: str, most: int) -> Iterator[tuple[Any, int]]:
    return decisions(RULES, {"players": str(players)}, seed, most, by="greedy")


def test_the_levels_are_bots_of_this_game_alone() -> None:
    assert list(bots_of(RULES)) == ["random", "thrifty", "easy", "plain", "greedy", "cunning"]
    other = load("dice-throne")
    assert [name for name in bots_of(other) if name != "learned"] == list(BOTS)
    with pytest.raises(SetupError, match="cunning"):
        make_bot("cunning", other, "0")


@EVERY_BOT
@pytest.mark.parametrize("players", [2, 4])
def test_every_choice_is_legal_and_the_game_is_not_touched(name: str, players: int) -> None:
    is_legal_and_harmless(RULES, name, asked(players, "legal", 80))


@EVERY_BOT
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    is_repeatable(RULES, name, asked(2, "again", 60))


@EVERY_BOT
def test_a_choice_depends_only_on_what_the_seat_may_know(name: str) -> None:
    assert is_honest(RULES, name, asked(3, "honest", 60)) > 50


@pytest.mark.parametrize("players", ["2", "5"])
def test_greedy_games_end_and_tell_who_won(players: str) -> None:
    report = simulate("super-dungeon", 3, f"ends {players}", ("greedy",), {"players": players}, 8_000, processes=1)
    data = report.data()
    assert not data["errors"] and not data["unfinished"]
    assert sum(data["wins"].values()) == 3 and set(data["wins"]) <= {"consul", "heroes"}
    assert data["counts"]["points destroyed"] > 0


def test_greedy_heroes_beat_a_careless_consul() -> None:
    data = simulate("super-dungeon", 6, "heroes", ("greedy", "random"), {}, 8_000, processes=1).data()
    assert not data["errors"] and data["wins"].get("heroes", 0) >= 5, data


def test_the_consul_plays_better_from_level_to_level() -> None:
    """Against the same Heroes on the same seeds."""
    won = {}
    for level in ("plain", "cunning"):
        data = simulate("super-dungeon", 12, "levels", ("greedy", level), {}, 8_000, processes=1).data()
        assert not data["errors"] and not data["unfinished"]
        won[level] = data["wins"].get("consul", 0)
    assert won["cunning"] >= 8 and won["cunning"] >= won["plain"] + 2, won
