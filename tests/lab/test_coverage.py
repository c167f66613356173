"""The table of rules with and without a test, as the package ships it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tools import coverage as tool

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
    with pytest.raises(TableeError, match="make coverage"):
        coverage.load_table()


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The tool with a table of its own, and tests that show every rule."""
    file = tmp_path / "coverage.json"
    every = {id: ["a test"] for name in GAMES for id in load(name).rulebook.rules}
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "TABLE", file)
    monkeypatch.setattr(tool, "collected", lambda: every)
    return file


def test_a_check_writes_nothing_and_says_what_does(table: Path) -> None:
    table.write_text("{}", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"coverage\.json is out of date: `make coverage` writes it"):
        tool.main(["--check"])
    assert table.read_text(encoding="utf-8") == "{}"


def test_what_was_written_passes_the_check(table: Path) -> None:
    tool.main(["--write"])
    tool.main(["--check"])
    games = json.loads(table.read_text(encoding="utf-8"))["games"]
    assert all([figures["tested"] == figures["total"] > 0 for figures in games.values()])


def test_a_rule_without_a_test_fails_the_check(table: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tool.main(["--write"])
    monkeypatch.setattr(tool, "collected", dict)
    with pytest.raises(SystemExit, match=r"rules in scope without a test: .*DT-OFF-01"):
        tool.main(["--check"])


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
