"""The guide shows sessions as they are: each is played again, answers and all."""

from __future__ import annotations

from pathlib import Path

import pytest

from .pages import Block, commands
from .record import sessions
from .workshop import Workshop, mismatch

PAGE = "tests/docs/sessions.md"
SECTIONS = [section for section, blocks in sessions(PAGE).items() if any(block.lang == "console" for block in blocks)]


def consoles(section: str) -> list[Block]:
    return [block for block in sessions(PAGE)[section] if block.lang == "console"]


def test_the_guide_has_sessions_in_both_languages() -> None:
    shown = [command for section in SECTIONS for block in consoles(section) for command in commands(block)]
    assert len(shown) >= 10
    for game in ("dice-throne", "champions", "dungeon-dice", "super-dungeon"):
        for lang, prompt in (("", "Your choice> "), ("--lang fr", "Votre choix> ")):
            played = [c for c in shown if c.words.startswith(f"tablee play {game}") and lang in c.words]
            assert any(line.startswith(prompt) for command in played for line in command.shown)
    assert all(command.shown for command in shown)


@pytest.mark.parametrize("section", SECTIONS)
def test_sessions_are_as_shown(section: str, tmp_path: Path) -> None:
    """One after the other: what is saved in one is resumed in the next, and files are there that the page shows."""
    workshop = Workshop(tmp_path)
    workshop.follow(sessions(PAGE)[section])
    for block in consoles(section):
        for command in commands(block):
            wrong = mismatch(command, workshop.session(command))
            assert not wrong, f"{PAGE}, line {block.line}: run `python -m tests.docs.record {PAGE}`\n{wrong}"
