"""The page about the laboratory: its files are written, its commands run, and what they print is what it shows."""

from __future__ import annotations

import shlex
from difflib import unified_diff
from pathlib import Path

import pytest

from tablee.cli import main

from .pages import Command, blocks, commands, read, shortened

PAGE = "docs/howto/laboratory.md"
SHOWN = [command for block in blocks(read(PAGE)) if block.lang == "console" for command in commands(block)]


def printed(command: Command, capsys: pytest.CaptureFixture[str]) -> list[str]:
    with pytest.raises(SystemExit) as ended:
        main([*shlex.split(command.words)[1:], "--processes", "1", "--lang", "en"])
    assert not ended.value.code
    answer = capsys.readouterr()
    assert answer.err == ""
    return answer.out.splitlines()


def test_sessions_are_as_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One after the other, in one folder: the second tournament goes on where the first has ended."""
    monkeypatch.setenv("TABLEE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("sys.path", list(__import__("sys").path))
    monkeypatch.chdir(tmp_path)
    for block in blocks(read(PAGE)):
        if block.file:
            Path(block.file).write_text(block.text, encoding="utf-8")
    assert len(SHOWN) == 4
    for command in SHOWN:
        fresh = shortened(printed(command, capsys), command.shown)
        assert list(command.shown) == fresh, "\n".join(unified_diff(command.shown, fresh, "shown", "printed"))
