"""The command line as a user types it: in this process, or piped through another one."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.games import load
from tablee.table.journal import Journal, read
from tests.table.kit import conceded_text, duel_text

COMMANDS = (
    "games", "play", "sim", "replay", "analyse", "saves", "rules", "content", "decks", "odds", "tournament", "whatif", "train", "gate",
    "serve",
)  # fmt: skip
HEROES = tuple(load("dice-throne").content_names())


@dataclass
class Answer:
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


class Shell:
    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        self.home = home

    def __call__(self, *argv: str, typed: str = "") -> Answer:
        self.monkeypatch.setattr("sys.stdin", StringIO(typed))
        self.capsys.readouterr()
        code = 0
        try:
            main(argv)
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 0 if left.code is None else 1
        said = self.capsys.readouterr()
        return Answer(code, said.out, said.err)

    def good(self, *argv: str, typed: str = "") -> Answer:
        answer = self(*argv, typed=typed)
        assert answer.code == 0 and answer.err == "", answer
        return answer

    def save(self, name: str, journal: Journal) -> Path:
        place = self.home / "saves"
        place.mkdir(parents=True, exist_ok=True)
        path = place / f"{name}.journal"
        path.write_text(journal.text(), encoding="utf-8")
        return path


def finished() -> Journal:
    return read(duel_text())


def unfinished() -> Journal:
    return read(conceded_text())


def piped(home: Path, *argv: str, typed: str = "", **environment: str) -> Answer:
    """`tablee ...` in a process of its own, its input and output being pipes."""
    env = {**os.environ, "TABLEE_HOME": str(home), "PYTHONIOENCODING": "utf-8", **environment}
    done = subprocess.run(
        [sys.executable, "-m", "tablee.cli", *argv], input=typed.encode(), capture_output=True, env=env, timeout=120
    )
    coding = env["PYTHONIOENCODING"].split(":")[0]
    return Answer(done.returncode, done.stdout.decode(coding, "replace"), done.stderr.decode(coding, "replace"))
