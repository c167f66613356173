"""Which rules have a test: `--write` collects the marks of all tests into the table that ships, `--check` compares.

The table is src/tablee/lab/coverage.json; `tablee rules coverage` prints it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from tablee.games import GAMES, load

ROOT = Path(__file__).resolve().parents[1]
TABLE = ROOT / "src" / "tablee" / "lab" / "coverage.json"
#: areas whose rules nobody plays, by game: shown, not counted. None: every hero is in the box
OUT_OF_SCOPE: dict[str, tuple[str, ...]] = {}


def collected() -> dict[str, list[str]]:
    """Rule id -> tests that are marked with it. No test is run."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "shown.json"
        run = subprocess.run(
            [sys.executable, "-m", "pytest", "--collect-only", "-q", "tests"],
            cwd=ROOT,
            env={**os.environ, "TABLEE_COVERAGE": str(file)},
            capture_output=True,
            text=True,
        )
        if run.returncode or not file.exists():
            sys.exit(f"the tests cannot be collected:\n{run.stdout}{run.stderr}")
        shown: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
        return shown


def table(shown: dict[str, list[str]]) -> dict[str, Any]:
    games = {}
    for name in GAMES:
        areas: dict[str, dict[str, Any]] = {}
        left_out = OUT_OF_SCOPE.get(name, ())
        for id, rule in load(name).rulebook.rules.items():
            fresh = {"total": 0, "tested": 0, "untested": [], "in_scope": rule.area not in left_out}
            area = areas.setdefault(rule.area, fresh)
            area["total"] += 1
            if shown.get(id):
                area["tested"] += 1
            else:
                area["untested"].append(id)
        counted = [area for area in areas.values() if area["in_scope"]]
        games[name] = {
            "total": sum([area["total"] for area in counted]),
            "tested": sum([area["tested"] for area in counted]),
            "areas": areas,
        }
    return {"games": games}


def text(found: dict[str, Any]) -> str:
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def missing(found: dict[str, Any]) -> list[str]:
    areas = [area for game in found["games"].values() for area in game["areas"].values() if area["in_scope"]]
    return [id for area in areas for id in area["untested"]]


def summary(found: dict[str, Any]) -> str:
    return ", ".join([f"{name}: {g['tested']} of {g['total']} rules tested" for name, g in found["games"].items()])


def main(words: list[str] | None = None) -> None:
    parser = ArgumentParser(description=__doc__)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--write", action="store_true", help="write the table")
    what.add_argument("--check", action="store_true", help="fail if it is out of date, or a rule in scope has no test")
    wanted = parser.parse_args(words)
    found = table(collected())
    old = TABLE.read_text(encoding="utf-8") if TABLE.exists() else ""
    print(summary(found))
    if wanted.write:
        if old != text(found):
            TABLE.write_text(text(found), encoding="utf-8")
        return
    if missing(found):
        sys.exit(f"rules in scope without a test: {' '.join(missing(found))}")
    if old != text(found):
        sys.exit(f"{TABLE.relative_to(ROOT)} is out of date: `make coverage` writes it")


if __name__ == "__main__":
    main()
