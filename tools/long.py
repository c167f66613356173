"""`make long`: the slow tests in named parts, each of which can be stopped and goes on where it was.

python tools/long.py            every part that has no result for this code, one after the other
python tools/long.py PART ...   these parts, from where each was; `list` says how they stand

What a part has played through is kept in build/long until its code changes. Its result goes into docs/reliability.json, and the
page docs/reliability.md is written from that.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import reliability  # noqa: E402 - found from wherever this is started
from tools.parts import MINUTES, Part, code_of, files_of, named, part_of  # noqa: E402

KEPT = ROOT / "build" / "long"
NOTES = "TABLEE_LONG_NOTES"
NOTHING = 5  # pytest: no test was collected


# ---------------------------------------------------------------------- in pytest: a line for each test that has ended
def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    file = os.environ.get(NOTES, "")
    if not file or "PYTEST_XDIST_WORKER" in os.environ or (report.when != "call" and report.passed):
        return
    note = {"test": report.nodeid, "outcome": report.outcome, "figures": dict(report.user_properties)}
    if report.failed:
        note["why"] = report.longreprtext[-4_000:]
    with Path(file).open("a", encoding="utf-8") as notes:
        notes.write(json.dumps(note) + "\n")


# ---------------------------------------------------------------------- a part
def hears() -> None:
    """What is started in the background does not hear what stops it, and neither would its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Run:
    """What has been played of a part with the code as it is."""

    def __init__(self, part: Part, tests: list[str], folder: Path, root: Path) -> None:
        self.part = part
        self.tests = tests
        self.code = code_of(part)
        self.root = root
        self.file = folder / f"{part.name}.jsonl"
        self.notes: list[dict[str, Any]] = []
        self.seconds = 0.0
        self.read()

    def read(self) -> None:
        """Notes about other code, or of tests that are gone, are worth nothing."""
        lines = self.file.read_text(encoding="utf-8").splitlines() if self.file.is_file() else []
        found = [json.loads(line) for line in lines]
        if not found or found[0].get("code") != self.code:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(json.dumps({"code": self.code}) + "\n", encoding="utf-8")
            found = []
        self.seconds = sum([note["seconds"] for note in found if "seconds" in note])
        last = {note["test"]: note for note in found if note.get("test") in set(self.tests)}
        self.notes = list(last.values())

    def ended(self, outcome: str) -> list[str]:
        return [note["test"] for note in self.notes if note["outcome"] == outcome]

    @property
    def left(self) -> list[str]:
        done = set(self.ended("passed"))
        return [test for test in self.tests if test not in done]

    def go_on(self, minutes: float, workers: int) -> None:
        """Play what is left, for so long at most."""
        todo = self.file.with_suffix(".todo")
        todo.write_text("\n".join(self.left), encoding="utf-8")
        words = ["-n", str(workers), "--dist", "worksteal"] if workers > 1 and not self.part.alone else []
        command = [sys.executable, "-m", "pytest", "-p", "tools.long", "--timeout", "7200", *words, f"@{todo}"]
        begun = time.monotonic()
        known = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        env = {**known, NOTES: str(self.file), "PYTHONPATH": os.pathsep.join([str(ROOT), known.get("PYTHONPATH", "")])}
        playing = subprocess.Popen(command, cwd=self.root, env=env, preexec_fn=hears if os.name == "posix" else None)
        try:
            playing.wait(60 * minutes)
        except subprocess.TimeoutExpired:
            print(f"{minutes:g} minutes are over: go on with make long PART={self.part.name}", flush=True)
            playing.send_signal(signal.SIGINT)
            playing.wait()
        except KeyboardInterrupt:
            playing.wait()  # it was told as well
            raise
        finally:
            with self.file.open("a", encoding="utf-8") as notes:
                notes.write(json.dumps({"seconds": round(time.monotonic() - begun, 1)}) + "\n")
            self.read()

    def result(self, load: float) -> dict[str, Any]:
        figures: dict[str, float] = {}
        passed = [note["figures"] for note in self.notes if note["outcome"] == "passed"]
        for figure in self.part.figures:
            values = [one[figure.name] for one in passed if figure.name in one]
            if values:
                figures[figure.name] = max(values) if figure.worst else sum(values)
        return {
            "date": time.strftime("%Y-%m-%d"),
            "code": self.code,
            "tests": len(self.tests),
            "passed": len(passed),
            "failed": sorted(self.ended("failed")),
            "skipped": len(self.ended("skipped")),
            "minutes": round(self.seconds / 60, 1),
            "machine": f"{os.cpu_count()} cores, load {load:.1f}",
            "figures": figures,
        }


def collected(parts: Sequence[Part]) -> dict[str, list[str]]:
    """The tests marked `long` of each of them."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-m", "long", *files_of(parts)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode not in (0, NOTHING):
        raise SystemExit(done.stdout + done.stderr)
    found: dict[str, list[str]] = defaultdict(list)
    for line in done.stdout.splitlines():
        if "::" in line:
            found[part_of(line).name].append(line)
    return found


def play(
    part: Part, tests: list[str], minutes: float = MINUTES, folder: Path = KEPT, root: Path = ROOT
) -> dict[str, Any]:
    """What is known of it afterwards; a person may stop it, too."""
    run = Run(part, tests, folder, root)
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    before = len(run.ended("passed"))
    print(f"{part.name}: {before} of {len(tests)} tests are done with this code", flush=True)
    try:
        if run.left:
            run.go_on(minutes, os.cpu_count() or 1)
    finally:
        found = run.result(load)
        if found["passed"] > before or found["failed"]:
            reliability.keep(part.name, found)
    print(f"{part.name}: {reliability.in_words(part, found, 0)}", flush=True)
    return found


def main(arguments: list[str]) -> int:
    if arguments == ["list"]:
        print(reliability.listing(), end="")
        return 0
    signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background it would not be heard
    parts = [named(name) for name in arguments] or reliability.open_parts()
    tests, wrong = collected(parts), 0
    for part in parts:
        found = play(part, tests[part.name])
        wrong += bool(found["failed"]) or found["passed"] < found["tests"]
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
