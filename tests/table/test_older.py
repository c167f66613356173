"""Older journals that are still the same game: each choice is legal again, each fingerprint is reached."""

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


@pytest.mark.parametrize(
    ("name", "heroes"),
    [
        # since "then" waits for damage
        ("dice-throne-teams", ["barbarian", "gunslinger", "black-widow", "cursed-pirate"]),
        # since heroes are boards, whose sentences cut up some texts of these two otherwise
        ("dice-throne-duel", ["paladin", "pyromancer"]),
    ],
)
def test_dice_throne_while_there_were_six_heroes(name: str, heroes: list[str]) -> None:
    rules = load("dice-throne")
    journal = read((OLDER / f"{name}.txt").read_text(encoding="utf-8"))
    assert journal.header.setup["heroes"] == heroes and len(rules.content_names()) > 6
    assert (journal.header.rules, journal.header.content) == (rules.version, rules.content_hash(journal.header.setup))
    n = len(journal.entries)
    assert sorted(journal.prints) == [*range(10, n, 10), n] and n > 100
    assert sum([1 for _ in replay(journal)]) == n + 1


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
