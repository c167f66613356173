"""Journals of older rules versions that are still the same game: each choice is legal again, each fingerprint is reached."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games import load
from tablee.kernel.errors import JournalError
from tablee.table.journal import read, replay

OLDER = Path(__file__).parent / "older"


def test_super_dungeon_before_its_specials_were_nodes() -> None:
    journal = read((OLDER / "super-dungeon-2.txt").read_text(encoding="utf-8"))
    assert (journal.header.rules, journal.header.content) in load("super-dungeon").accepts
    assert len(journal.prints) == len(journal.entries) // 10 == 70
    used = " ".join([entry.choice for entry in journal.entries])
    for special in ("dimensional-draught", "rage", "funky-fungus-sniffer", "charge", "use"):
        assert f" {special} " in f" {used} ", "specials are played in it"
    assert sum([1 for _ in replay(journal)]) == len(journal.entries) + 1


@pytest.mark.parametrize(("rules", "content"), [("1", ""), ("2", "0123456789abcdef")])
def test_another_version_or_another_content_is_refused(rules: str, content: str) -> None:
    journal = read((OLDER / "super-dungeon-2.txt").read_text(encoding="utf-8"))
    journal.header.rules = rules
    journal.header.content = content or journal.header.content
    with pytest.raises(JournalError, match="rules version"):
        next(replay(journal))


def test_an_accepted_content_is_that_of_its_version_only() -> None:
    journal = read((OLDER / "super-dungeon-2.txt").read_text(encoding="utf-8"))
    journal.header.rules = load("super-dungeon").version
    with pytest.raises(JournalError, match="content"):
        next(replay(journal))
