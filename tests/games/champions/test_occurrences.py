"""Kinds of occurrences: one table, nothing filled from elsewhere, and the walker asks whoever has an answer."""

from __future__ import annotations

import ast
import inspect
from json import dumps, loads

import pytest

from tablee.games.champions.rules.occurrences import KINDS
from tablee.games.champions.rules.occurrences.base import ANSWERABLE, LEADS_ON, STOPPABLE, Kind
from tablee.games.champions.rules.records import Occ
from tablee.games.champions.rules.state import Scenario
from tablee.kernel.record import pack, unpack
from tests.hygiene.source import modules

ASKED = {"foresee": LEADS_ON, "met": STOPPABLE, "answer": ANSWERABLE}


@pytest.mark.parametrize("name", sorted(KINDS))
def test_a_kind_makes_occurrences_that_are_saved_as_one_record(name: str) -> None:
    of = getattr(KINDS[name], "of")  # noqa: B009  (each kind has parameters of its own)
    needed = [p for p in inspect.signature(of).parameters.values() if p.default is p.empty]
    made = of(*range(3, 3 + len(needed)))
    assert type(made) is Occ and made.kind == name and (made.actor, made.subject, made.player) == (3, 4, 5)
    again = unpack(loads(dumps(pack(made))), Scenario.RECORDS)
    assert type(again) is Occ and again.fields() == made.fields()


@pytest.mark.parametrize("name", sorted(KINDS))
def test_the_walker_asks_a_kind_just_what_it_has_an_answer_to(name: str) -> None:
    for method, way in ASKED.items():
        answers = getattr(type(KINDS[name]), method) is not getattr(Kind, method)
        assert answers == bool(KINDS[name].ways & way), method


def filled(text: str) -> list[int]:
    """Lines at the level of a module that put something into a table of another module."""
    body, found = ast.parse(text).body, []
    names = {alias.asname or alias.name for node in body if isinstance(node, ast.ImportFrom) for alias in node.names}
    for node in body:
        places: list[ast.expr] = []
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            places = [node.value.func]
        elif isinstance(node, ast.Assign):
            places = [place for place in node.targets if isinstance(place, ast.Subscript)]
        elif isinstance(node, ast.AugAssign):
            places = [node.target]
        for place in places:
            while isinstance(place, (ast.Attribute, ast.Subscript)):
                place = place.value
            if isinstance(place, ast.Name) and place.id in names:
                found.append(node.lineno)
    return found


def test_no_module_of_the_rules_fills_a_table_of_another() -> None:
    found = {m.path: filled(m.text) for m in modules("games") if m.path.startswith("games/champions/")}
    assert len(found) > 60
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line", ["HOW.append(one)", "HOW['a'] = 1", "HOW.update({'a': 1})", "HOW += [1]", "HOW[0][1] = 2"]
)
def test_the_scan_finds_tables_that_are_filled(line: str) -> None:
    assert filled(f"from somewhere import HOW\n{line}\n") == [2]
    assert filled(f"HOW = make()\n{line}\n") == []
