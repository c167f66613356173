"""The shipped table of tested rules, and the marks it is made from."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee.games import GAMES, load
from tablee.lab.coverage import load_table

from .source import ROOT, none

LEFT_OUT: dict[str, set[str]] = {}
LEAST = {"dice-throne": 201}  # rules in scope; 1 where nothing is said


@pytest.fixture(scope="module")
def games() -> dict[str, Any]:
    found: dict[str, Any] = load_table()["games"]
    return found


def test_the_table_has_every_game_area_and_rule(games: dict[str, Any]) -> None:
    assert list(games) == list(GAMES), "run `make coverage`"
    for name, figures in games.items():
        rules: dict[str, list[str]] = {}
        for rule in load(name).rulebook.rules.values():
            rules.setdefault(rule.area, []).append(rule.id)
        assert {area: f["total"] for area, f in figures["areas"].items()} == {a: len(r) for a, r in rules.items()}
        for area, f in figures["areas"].items():
            assert f["tested"] + len(f["untested"]) == f["total"]
            assert set(f["untested"]) <= set(rules[area])


def test_the_totals_count_what_is_in_scope(games: dict[str, Any]) -> None:
    for name, figures in games.items():
        counted = [f for f in figures["areas"].values() if f["in_scope"]]
        assert figures["total"] == sum([f["total"] for f in counted]) >= LEAST.get(name, 1)
        assert figures["tested"] == sum([f["tested"] for f in counted])
        assert {area for area, f in figures["areas"].items() if not f["in_scope"]} == LEFT_OUT.get(name, set())


def test_every_rule_in_scope_has_a_test(games: dict[str, Any]) -> None:
    areas = [f for figures in games.values() for f in figures["areas"].values() if f["in_scope"]]
    none(id for f in areas for id in f["untested"])


# ---------------------------------------------------------------------- the marks themselves
CONFTEST = ROOT / "tests" / "conftest.py"
GOOD = """
import pytest

@pytest.mark.rule("DT-OFF-01", "DT-OFF-02")
def test_a(): pass

@pytest.mark.rule("DT-OFF-01")
@pytest.mark.parametrize("n", [1, 2])
def test_b(n): pass

@pytest.mark.rule("DT-OFF-03")
@pytest.mark.skip
def test_c(): pass
"""
WRONG = """
@pytest.mark.rule("DT-OFF-99")
def test_unknown(): pass

@pytest.mark.rule("DT-OFF-01", "DT-OFF-02", "DT-OFF-03", "DT-OFF-04")
def test_too_many(): pass

@pytest.mark.rule("DT-OFF-01", "DT-OFF-01")
def test_twice(): pass
"""
SHOWN = {
    "DT-OFF-01": ["test_it.py::test_a", "test_it.py::test_b[1]", "test_it.py::test_b[2]"],
    "DT-OFF-02": ["test_it.py::test_a"],
}
COMPLAINTS = ("test_unknown: no rulebook has 'DT-OFF-99'", "test_too_many: up to 3", "test_twice: up to 3")


def run_tests(folder: Path, tests: str, *options: str, target: str = "") -> subprocess.CompletedProcess[str]:
    """One file of tests in a folder of its own, with our conftest."""
    (folder / "conftest.py").write_text(CONFTEST.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = rule: rules\n", encoding="utf-8")
    (folder / "test_it.py").write_text(tests, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:hypothesispytest", *options]
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    env["TABLEE_COVERAGE"] = target
    return subprocess.run([*command, str(folder)], capture_output=True, text=True, env=env, cwd=folder)


def test_marks_are_written_down_where_the_environment_says(tmp_path: Path) -> None:
    target = tmp_path / "shown.json"
    run = run_tests(tmp_path, GOOD, "--collect-only", "-p", "no:xdist", target=str(target))
    assert run.returncode == 0, run.stdout + run.stderr
    assert json.loads(target.read_text(encoding="utf-8")) == SHOWN
    assert [path.name for path in tmp_path.glob("shown*")] == ["shown.json"], "nothing half written is left"


def test_wrong_marks_stop_the_run(tmp_path: Path) -> None:
    target = tmp_path / "shown.json"
    run = run_tests(tmp_path, GOOD + WRONG, "-p", "no:xdist", target=str(target))
    assert run.returncode == pytest.ExitCode.USAGE_ERROR
    assert [words for words in COMPLAINTS if words not in run.stderr] == []
    assert not target.exists()


def test_wrong_marks_fail_their_tests_in_a_worker_process(tmp_path: Path) -> None:
    target = tmp_path / "shown.json"
    run = run_tests(tmp_path, GOOD + WRONG, "-n", "1", target=str(target))
    assert run.returncode == pytest.ExitCode.TESTS_FAILED
    assert [words for words in COMPLAINTS if words not in run.stdout] == []
    assert "3 passed" in run.stdout
    assert json.loads(target.read_text(encoding="utf-8"))["DT-OFF-02"][0] == "test_it.py::test_a"
