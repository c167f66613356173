"""Which rules have a test, and a break that the test notices: tables that the tools write and the package ships."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from tablee.games import load
from tablee.kernel.errors import TableeError

FILE = "coverage.json"
BITES = "bites.json"
MAKERS = {FILE: "make coverage", BITES: "python tools/bite.py"}


def read(name: str) -> dict[str, Any]:
    file = files("tablee.lab") / name
    try:
        table = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise TableeError(f"the table {name} is missing; `{MAKERS[name]}` writes it") from error
    assert isinstance(table, dict)
    return table


def load_table() -> dict[str, Any]:
    return read(FILE)


def load_bites() -> dict[str, Any]:
    """ "rules": the break of each rule and how its tests went red; "named": why some rules have none."""
    return read(BITES)


def with_bites() -> dict[str, Any]:
    """The table of tested rules; each game says as well how many rules have a break that their own tests notice."""
    bites, games = load_bites(), {}
    for name, entry in load_table()["games"].items():
        areas = entry["areas"]
        scope = [id for id, rule in load(name).rulebook.rules.items() if areas.get(rule.area, {}).get("in_scope")]
        games[name] = {
            **entry,
            "bites": len([id for id in scope if id in bites["rules"]]),
            "unbreakable": {id: bites["named"][id] for id in scope if id in bites["named"]},
            "unbroken": [id for id in scope if id not in bites["rules"] and id not in bites["named"]],
        }
    return {"games": games}
