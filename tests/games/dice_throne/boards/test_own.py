"""Somebody's own hero: chosen from a folder, marked, played, written into the journal and replayed without the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games import load
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.text.board.folder import SHELF
from tablee.kernel.errors import JournalError, SetupError, TableeError
from tablee.server.room.wanted import check_options, checked
from tablee.server.wire.games import games
from tablee.server.wire.refusal import Refused
from tablee.table import journal as journals
from tablee.table.session import Session

from .kit import LAMPLIGHTER, changed

RULES = load("dice-throne")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folder, with one hero and one file that is none."""
    place = tmp_path / "heroes"
    place.mkdir()
    monkeypatch.setattr(SHELF, "place", place)
    (place / "mine.board").write_text(LAMPLIGHTER, encoding="utf-8")
    (place / "broken.board").write_text("hero: Broken\n", encoding="utf-8")
    return place


def played(folder: Path, *, heroes: str = "lamplighter,barbarian") -> str:
    """The journal of a whole game between bots."""
    session = Session.start("dice-throne", {"heroes": heroes}, ("bot:random", "bot:random"), "7")
    session.run()
    return session.journal().text()


def test_it_is_offered_by_name_and_marked_in_both_languages(folder: Path) -> None:
    assert RULES.content_names()["lamplighter"] == {
        "en": "Lamplighter (own)",
        "fr": "Allumeur de réverbères (perso)",
    }
    option = next(option for option in RULES.options if option.name == "heroes")
    assert RULES.offered(option) == (*HEROES, "lamplighter")
    assert RULES.describe("lamplighter", "fr")[0] == "Allumeur de réverbères (création personnelle)"
    assert "    Infligez 2 jetons Suie et 5 dégâts." in RULES.describe("lamplighter", "fr")
    sheet = RULES.sheets(RULES.setup({"heroes": "lamplighter,paladin"}, 2, "1"), "en")["hero.lamplighter"]
    assert sheet.name == "Lamplighter (own)" and sheet.house


def test_it_is_offered_in_the_browser(folder: Path) -> None:
    listed = next(game for game in games("en") if game["id"] == "dice-throne")
    heroes = next(option for option in listed["options"] if option["name"] == "heroes")
    assert {"id": "lamplighter", "name": "Lamplighter (own)"} in heroes["values"]
    check_options(RULES, {"heroes": "lamplighter,barbarian"})


def test_heroes_that_are_drawn_are_ours(folder: Path) -> None:
    drawn = {id for seed in range(40) for id in RULES.setup({}, 2, str(seed))["heroes"]}
    assert drawn <= set(HEROES)


def test_its_journal_brings_it_along(folder: Path) -> None:
    text = played(folder)
    (folder / "mine.board").unlink()
    journal = journals.read(text)
    assert journal.header.setup["boards"] == {"lamplighter": LAMPLIGHTER}
    *_, (entries, game) = journals.replay(journal)
    assert entries == len(journal.entries) and game.outcome is not None
    with pytest.raises(SetupError, match="no hero is called 'lamplighter'"):
        RULES.setup({"heroes": "lamplighter,barbarian"}, 2, "1")


def test_a_journal_whose_board_was_changed_is_refused(folder: Path) -> None:
    journal = journals.read(played(folder))
    journal.header.setup["boards"] = {"lamplighter": changed("Deal 4/6/8 -> Deal 4/6/9")}
    with pytest.raises(JournalError, match="it was played with content"):
        list(journals.replay(journal))
    for boards in ({"lamplighter": "hero: Lamplighter"}, {"other": LAMPLIGHTER}, {"lamplighter": 5}, 7, "x", [["a"]]):
        journal.header.setup["boards"] = boards
        with pytest.raises(JournalError):
            list(journals.replay(journal))


def test_a_server_takes_its_journal_and_refuses_one_with_a_hostile_board(folder: Path) -> None:
    journal = journals.read(played(folder))
    assert checked(journal) is journal
    journal.header.setup["boards"] = {"lamplighter": LAMPLIGHTER + "slot\n" * 700}
    with pytest.raises(JournalError, match="the board of 'lamplighter' is no hero"):
        checked(journal)
    journal.header.setup["boards"] = {"lamplighter": LAMPLIGHTER * 300}
    with pytest.raises(Refused):
        checked(journal)


def test_ours_bring_no_board_along(folder: Path) -> None:
    assert "boards" not in RULES.setup({"heroes": "barbarian,paladin"}, 2, "1")


def test_it_may_fight_itself_and_heroes_whose_tokens_have_other_names(folder: Path) -> None:
    other = LAMPLIGHTER.replace("Lamplighter / Allumeur de réverbères", "Sweep / Ramoneur")
    (folder / "sweep.board").write_text(other, encoding="utf-8")
    assert played(folder, heroes="lamplighter,lamplighter")
    with pytest.raises(SetupError, match="two of these heroes have a token called 'soot'"):
        RULES.setup({"heroes": "lamplighter,sweep"}, 2, "1")


def test_a_folder_that_is_named_is_looked_into(tmp_path: Path) -> None:
    (tmp_path / "mine.board").write_text(LAMPLIGHTER, encoding="utf-8")
    setup = RULES.setup({"heroes": "lamplighter,barbarian", "boards": str(tmp_path)}, 2, "1")
    assert list(setup["boards"]) == ["lamplighter"]
    with pytest.raises(SetupError, match="there is no such folder"):
        RULES.setup({"heroes": "lamplighter,barbarian", "boards": str(tmp_path / "no")}, 2, "1")


def test_a_file_that_is_no_hero_is_named_when_its_hero_is_asked_for(folder: Path) -> None:
    with pytest.raises(SetupError, match=r"no hero is called 'broken'; .*not understood: .*broken\.board"):
        RULES.setup({"heroes": "broken,barbarian"}, 2, "1")


def test_a_file_far_too_large_or_not_text_is_not_read(folder: Path) -> None:
    (folder / "large.board").write_bytes(b"x" * 3_000_000)
    (folder / "bytes.board").write_bytes(b"\xff\xfe\x00")
    assert "lamplighter" in RULES.content_names()
    assert RULES.boards is not None
    for name in ("large", "bytes"):
        with pytest.raises(TableeError):
            RULES.boards.check(folder / f"{name}.board", "en")
