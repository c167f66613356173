"""Bots at Champions: legal, repeatable, harmless, honest, and the greedy one worth having at one's side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablee.bots import BOTS
from tablee.games import load
from tablee.lab.simulate import simulate
from tests.bots.kit import decisions, is_honest, is_legal_and_harmless, is_repeatable

RULES = load("champions")
TABLES = [
    {"heroes": "spider-man", "scenario": "rhino"},
    {"heroes": "iron-man,black-panther", "scenario": "ultron"},
    {"heroes": "she-hulk,captain-marvel,spider-man,iron-man", "scenario": "klaw"},
]
EVERY_TABLE = pytest.mark.parametrize("table", TABLES, ids=lambda table: ".".join(table.values()))
EVERY_BOT = pytest.mark.parametrize("name", BOTS)


def asked(table: dict[str, str], seed: str, most: int) -> Iterator[tuple[Any, int]]:
    return decisions(RULES, table, seed, most, by="random")


@EVERY_BOT
@EVERY_TABLE
def test_every_choice_is_legal_and_the_game_is_not_touched(name: str, table: dict[str, str]) -> None:
    is_legal_and_harmless(RULES, name, asked(table, "legal", 50))


@EVERY_BOT
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    is_repeatable(RULES, name, asked(TABLES[1], "again", 40))


@EVERY_BOT
@EVERY_TABLE
def test_a_choice_depends_only_on_what_the_seat_may_know(name: str, table: dict[str, str]) -> None:
    assert is_honest(RULES, name, asked(table, "honest", 40)) > 30


def test_the_greedy_bot_beats_what_random_play_cannot() -> None:
    """Rhino's first stage alone: a fight that can be won with a starter deck."""
    options = {"heroes": "spider-man", "skirmish": "1"}
    won = {}
    for bot in ("greedy", "random"):
        data = simulate("champions", 30, "strength", (bot,), options, processes=1).data()
        assert not data["errors"] and not data["unfinished"]
        won[bot] = data["wins"].get("heroes", 0)
    assert won["greedy"] >= 15 and won["random"] <= 5, won
