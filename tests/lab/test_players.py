"""Bots that somebody has written sit down like any other; what is none is refused in one sentence."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tablee.bots import is_bot
from tablee.games import load
from tablee.kernel.errors import SetupError
from tablee.lab import players
from tablee.lab.players import brought, known_as, named, seated
from tablee.lab.simulate import simulate
from tests.lab.clever import First

OWN = "tests.lab.clever:First"
RULES = load("dice-throne")


def test_a_class_plays_by_the_name_of_its_place() -> None:
    report = simulate("dice-throne", 2, "own", (OWN, "random"), {}, processes=1)
    assert len(report.finished) == 2 and report.bots == (OWN, "random")
    assert isinstance(seated(OWN, RULES, ""), First) and known_as(OWN, RULES) == OWN


def test_a_bot_that_lies_in_the_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lying_here.py").write_text("from tests.lab.clever import First\n\nclass Mine(First): ...\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [path for path in __import__("sys").path if path])
    assert type(seated("lying_here:Mine", RULES, "")).__name__ == "Mine"


def test_bots_of_other_packages_have_names(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [EntryPoint("first", OWN, "tablee.bots"), EntryPoint("random", OWN, "tablee.bots")]
    monkeypatch.setattr(players, "points", lambda group: points if group == "tablee.bots" else [])
    brought.cache_clear()
    try:
        assert known_as("first", RULES) == "first" and isinstance(seated("first", RULES, ""), First)
        assert not isinstance(seated("random", RULES, ""), First)  # nobody takes a name of ours
    finally:
        brought.cache_clear()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("tests.lab.clever:Second", "no such class"),
        ("tests.lab.nobody:First", "no such class"),
        ("tests.lab.clever:NoBot", "derived from tablee.bots.Bot"),
        ("clever", "no bot is called"),
        ("nowhere.npz", "no such file of weights"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, words: str) -> None:
    with pytest.raises(SetupError, match=words):
        known_as(name, RULES)


def test_only_the_laboratory_imports_what_is_named() -> None:
    """A lobby lets nobody name a class."""
    assert not is_bot(OWN, RULES)
    with pytest.raises(SetupError, match="only bots"):
        named(["human"])
