"""The table of rules with and without a test, as the package ships it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games import GAMES, load
from tablee.kernel.errors import TableeError
from tablee.lab import coverage


def test_the_table_that_is_shipped_knows_every_rule_of_every_game() -> None:
    table = coverage.load_table()
    assert set(table["games"]) == set(GAMES)
    for name, entry in table["games"].items():
        rules = load(name).rulebook.rules
        assert sum(area["total"] for area in entry["areas"].values()) == len(rules)
        assert set(entry["areas"]) == {rule.area for rule in rules.values()}
        for figures in entry["areas"].values():
            assert figures["tested"] + len(figures["untested"]) == figures["total"]
            assert set(figures["untested"]) <= set(rules)
        scope = [area for area in entry["areas"].values() if area["in_scope"]]
        assert entry["total"] == sum(area["total"] for area in scope)
        assert entry["tested"] == sum(area["tested"] for area in scope)


def test_a_table_that_is_missing_is_said_with_what_writes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage, "files", lambda _: tmp_path)
    with pytest.raises(TableeError, match="make test"):
        coverage.load_table()
