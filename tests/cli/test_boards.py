"""`tablee content --check` and `--board`, and own heroes in the commands that play."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.kit import Shell
from tests.games.dice_throne.boards.kit import LAMPLIGHTER, changed


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "boards"
    place.mkdir()
    (place / "mine.board").write_text(LAMPLIGHTER, encoding="utf-8")
    (place / "bad.board").write_text(changed("Inflict 2 Soot and -> Inflict 2 Sot and"), encoding="utf-8")
    return place


def test_a_board_is_checked_in_both_languages(tablee: Shell, folder: Path) -> None:
    out = tablee.good("content", "dice-throne", "--check", str(folder / "mine.board"), "--lang", "fr").out
    assert out.splitlines()[-1].startswith("Allumeur de réverbères se joue sous le nom lamplighter")
    answer = tablee("content", "dice-throne", "--check", str(folder / "bad.board"))
    assert answer.code == 2 and answer.out.startswith("bad.board:18:17: “Sot” is not understood. Did you mean “Soot”?")
    assert answer.err.endswith("bad.board: 1 line is not understood\n")


def test_a_hero_is_written_as_a_board_that_is_understood(tablee: Shell, folder: Path) -> None:
    out = tablee.good("content", "dice-throne", "barbarian", "--board", "--lang", "fr").out
    assert out.startswith("héros: Barbare / Barbarian\nlangue: fr\n")
    text = out.replace("Barbare / Barbarian", "Brute").replace("Commotion / Concussion", "Bosse / Bump")
    (folder / "brute.board").write_text(text.replace("jeton Commotion", "jeton Bosse"), encoding="utf-8")
    out = tablee.good("content", "dice-throne", "--check", str(folder / "brute.board")).out
    assert out == "Brute can be played as brute: a deck of 32 cards.\n"


def test_own_heroes_are_listed_described_and_simulated(tablee: Shell, folder: Path) -> None:
    out = tablee.good("content", "dice-throne", "--boards", str(folder)).out
    assert "lamplighter      Lamplighter (own)" in out.splitlines()
    out = tablee.good("content", "dice-throne", "lamplighter", "--boards", str(folder), "--lang", "en").out
    assert out.startswith("Lamplighter (somebody's own)\n")
    words = ("--heroes", "lamplighter,barbarian", "--boards", str(folder), "--games", "4", "--processes", "2")
    out = tablee.good("sim", "dice-throne", *words).out
    assert "errors 0" in out and "  lamplighter " in out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("content", "champions", "--check", "x.board"), "champions has no boards"),
        (("content", "dice-throne", "--check", "no.board"), "no.board cannot be read as text"),
        (("content", "dice-throne", "nobody", "--board"), "no hero is called 'nobody'"),
        (("content", "dice-throne", "--boards", "nowhere"), "there is no such folder"),
        (("serve", "--boards", "nowhere"), "there is no such folder"),
        (("sim", "dice-throne", "--heroes", "nobody,barbarian"), "no hero is called 'nobody'"),
    ],
)
def test_what_is_not_there_is_said_in_one_line(tablee: Shell, words: tuple[str, ...], says: str) -> None:
    answer = tablee(*words)
    assert answer.code == 2 and answer.out == "" and says in answer.err and answer.err.count("\n") == 1
