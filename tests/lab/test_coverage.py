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


def test_the_table_of_breaks_speaks_of_rules_in_scope_only() -> None:
    rules = {id for name in GAMES for id in load(name).rulebook.rules}
    bites = coverage.load_bites()
    assert set(bites["rules"]) | set(bites["named"]) <= rules
    assert not set(bites["rules"]) & set(bites["named"])
    for entry in bites["rules"].values():
        assert entry["red"] in ("assertion", "refusal", "crash", "hangs")
        assert entry["old"] != entry["new"] and entry["module"] and entry["where"] and entry["hash"]
    assert all(reason.endswith(".") for reason in bites["named"].values())


def test_a_game_says_how_many_of_its_rules_bite() -> None:
    for entry in coverage.with_bites()["games"].values():
        assert entry["bites"] + len(entry["unbreakable"]) + len(entry["unbroken"]) == entry["total"]


def test_a_table_of_breaks_that_is_missing_is_said_with_what_writes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coverage, "files", lambda _: tmp_path)
    with pytest.raises(TableeError, match=r"tools/bite\.py"):
        coverage.load_bites()
