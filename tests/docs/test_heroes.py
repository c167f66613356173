"""The guide to heroes of one's own is followed to the letter, and the hero that was written from it is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from .pages import ROOT, Block, commands
from .record import sessions
from .workshop import Workshop, fewer, mismatch

PAGE = "docs/tutorials/hero.md"
SECTIONS = [section for section, blocks in sessions(PAGE).items() if any(block.lang == "console" for block in blocks)]
BEEKEEPER = ROOT / "docs" / "tutorials" / "beekeeper.board"


def consoles(section: str) -> list[Block]:
    return [block for block in sessions(PAGE)[section] if block.lang == "console"]


def test_the_guide_writes_and_plays_a_hero_in_both_languages() -> None:
    for section, lang in zip(SECTIONS, ("", "--lang fr"), strict=True):
        said = [command.words for block in consoles(section) for command in commands(block)]
        assert any(["--check" in words and lang in words for words in said])
        assert any([words.startswith("tablee play dice-throne --boards") and lang in words for words in said])


@pytest.mark.parametrize("section", SECTIONS)
def test_what_the_guide_shows_is_what_happens(section: str, tmp_path: Path) -> None:
    workshop = Workshop(tmp_path)
    workshop.follow(sessions(PAGE)[section])
    for block in consoles(section):
        for command in commands(block):
            wrong = mismatch(command, workshop.session(fewer(command, 4)))
            assert not wrong, f"{PAGE}, line {block.line}: run `python -m tests.docs.record {PAGE}`\n{wrong}"


def test_the_beekeeper_has_nothing_odd_and_plays_against_everybody(tmp_path: Path) -> None:
    workshop = Workshop(tmp_path)
    code, out = workshop.tablee("content", "dice-throne", "--check", str(BEEKEEPER))
    assert code == 0 and out.splitlines() == ["Beekeeper can be played as beekeeper: a deck of 32 cards."]
    for other in ("cursed-pirate", "black-widow", "beekeeper"):
        words = f"--boards {BEEKEEPER.parent} --heroes beekeeper,{other} --games 4 --seed 1 --seats bot:random"
        code, out = workshop.tablee("sim", "dice-throne", *words.split())
        assert code == 0 and "errors 0" in out, out
