"""Every test of the command line has a data folder, a language and a terminal of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games.dice_throne.text.board.folder import SHELF
from tests.cli.kit import Shell


@pytest.fixture
def tablee(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    for name in ("TABLEE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TABLEE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(SHELF, "place", None)
    return Shell(capsys, monkeypatch, tmp_path / "home")
