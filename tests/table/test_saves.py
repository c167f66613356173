"""Saved games: names, listing, deleting, damage, and writing whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.kernel.errors import JournalError, TableeError
from tablee.table import saves
from tablee.table.journal import read
from tablee.table.session import Session
from tests.inside import inside
from tests.table.kit import GAME, Player, conceded_text, duel_text, play_on, started


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLEE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def kept(name: str, choices: int = 12) -> Session:
    session = play_on(started(seed=name), Player(name), choices)
    saves.write(name, session.journal())
    return session


# ---------------------------------------------------------------------- where
def test_saves_lie_in_the_folder_that_tablee_home_names(home: Path) -> None:
    assert saves.folder() == home / "saves"
    kept("here")
    assert [file.name for file in (home / "saves").iterdir()] == ["here.journal"]


def test_without_tablee_home_saves_lie_in_the_data_folder_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TABLEE_HOME")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert saves.folder() == tmp_path / "data" / "tablee" / "saves"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "me"))
    assert saves.folder() == tmp_path / "me" / ".local" / "share" / "tablee" / "saves"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert saves.folder() == tmp_path / "local" / "tablee" / "saves"


def test_looking_makes_no_folder(home: Path) -> None:
    assert saves.names() == [] and saves.fresh_name(GAME) == "dice-throne-1"
    assert not home.exists()


# ---------------------------------------------------------------------- names
def test_a_saved_game_is_read_back_and_goes_on() -> None:
    session = kept("mine", 25)
    again = Session.resume(saves.load_text("mine"))
    assert again.game.fingerprint() == session.game.fingerprint() and again.entries == session.entries


def test_names_are_listed_in_order_and_fresh_names_fill_the_gaps() -> None:
    for name in ("b", "a", "dice-throne-1", "dice-throne-3"):
        kept(name, 1)
    assert saves.names() == ["a", "b", "dice-throne-1", "dice-throne-3"]
    assert saves.fresh_name(GAME) == "dice-throne-2"
    kept("dice-throne-2", 1)
    assert saves.fresh_name(GAME) == "dice-throne-4"


@pytest.mark.parametrize("name", ["with space", "été", "a.b", "a.part", "x.journal", "-dash", "'quoted'", "花"])
def test_any_plain_name_can_be_saved_listed_read_and_deleted(name: str) -> None:
    other = kept("other", 3)
    session = kept(name, 5)
    assert saves.names() == sorted(["other", name])
    assert read(saves.load_text(name)).entries == session.entries
    saves.delete(name)
    assert saves.names() == ["other"] and read(saves.load_text("other")).entries == other.entries


def test_names_that_differ_in_their_ending_do_not_share_a_file() -> None:
    one, two = kept("game.one", 3), kept("game.two", 9)
    assert read(saves.load_text("game.one")).entries == one.entries
    assert read(saves.load_text("game.two")).entries == two.entries


@pytest.mark.parametrize("name", ["", "..", "../x", "a/b", "a\\b", ".hidden", "/etc/passwd"])
def test_names_that_lead_elsewhere_are_refused_everywhere(name: str, home: Path) -> None:
    kept("mine", 1)
    before = sorted(home.rglob("*"))
    for action in (saves.path_of, saves.load_text, saves.delete, saves.summary):
        with pytest.raises(TableeError, match="cannot be the name"):
            action(name)
    with pytest.raises(TableeError, match="cannot be the name"):
        saves.write(name, started().journal())
    assert sorted(home.rglob("*")) == before


@pytest.mark.parametrize("name", ["x" * 400, "nul\0byte"], ids=["too long", "zero byte"])
def test_names_that_no_disk_takes_are_an_error_that_can_be_shown(name: str) -> None:
    with pytest.raises(TableeError):
        saves.load_text(name)
    with pytest.raises(TableeError):
        saves.write(name, started().journal())


def test_an_unknown_name_is_said_with_the_names_there_are() -> None:
    with pytest.raises(TableeError, match="'nobody': nothing was saved yet"):
        saves.load_text("nobody")
    kept("first", 1)
    kept("second", 1)
    for action in (saves.load_text, saves.delete):
        with pytest.raises(TableeError, match=r"'nobody'.*first, second"):
            action("nobody")
    assert saves.names() == ["first", "second"]


# ---------------------------------------------------------------------- one line about each
def test_a_summary_says_game_heroes_seats_and_state() -> None:
    session = kept("going", 12)
    assert saves.summary("going") == (
        f"going: dice-throne, gunslinger, barbarian; human human; {len(session.entries)} choices so far"
    )
    saves.write("done", read(duel_text()))
    won = read(duel_text()).result
    assert saves.summary("done") == f"done: dice-throne, gunslinger, barbarian; bot:greedy bot:random; {won}"


DAMAGE = {
    "empty": b"",
    "foreign": b"hello",
    "binary": bytes(range(256)),
    "latin": "tablee-journal 1\ngame é\n".encode("latin-1"),
    "cut": duel_text().encode()[:-25],
    "half": duel_text().encode()[:600],
    "no-setup": duel_text().replace('{"heroes"', '["heroes"').encode(),
    "odd-heroes": duel_text().replace('["gunslinger", "barbarian"]', "5").encode(),
    "null-heroes": duel_text().replace('["gunslinger", "barbarian"]', "null").encode(),
    "other-game": duel_text().replace("game dice-throne", "game chess").encode(),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_save_is_shown_as_damaged_and_the_others_go_on(name: str, home: Path) -> None:
    kept("a", 4)
    kept("z", 4)
    (home / "saves" / f"{name}.journal").write_bytes(DAMAGE[name])
    lines = [saves.summary(one) for one in saves.names()]
    assert len(lines) == 3 and [line for line in lines if "damaged" in line] == [saves.summary(name)]
    assert saves.summary(name).startswith(f"{name}: damaged (") and "\n" not in saves.summary(name)
    Session.resume(saves.load_text("a"))
    Session.resume(saves.load_text("z"))
    with pytest.raises(TableeError):
        Session.resume(saves.load_text(name))
    saves.delete(name)
    assert saves.names() == ["a", "z"]


def test_what_is_no_saved_game_in_the_folder_stops_nobody(home: Path) -> None:
    session = kept("mine", 4)
    place = home / "saves"
    (place / "folder.journal").mkdir()
    (place / ".hidden.journal").write_text("x", encoding="utf-8")
    (place / "note.txt").write_text("x", encoding="utf-8")
    (place / "old.part").write_text("x", encoding="utf-8")
    lines = [saves.summary(name) for name in saves.names()]
    assert saves.summary("mine") in lines
    assert read(saves.load_text("mine")).entries == session.entries


def test_a_file_that_is_not_there_or_no_text_is_one_error(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match="no file"):
        saves.read_file(tmp_path / "nothing")
    with pytest.raises(JournalError, match="cannot be read"):
        saves.read_file(tmp_path)
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(JournalError, match="cannot be read"):
        saves.read_file(tmp_path / "binary")


# ---------------------------------------------------------------------- whole or not at all
def test_saving_again_replaces_the_game_and_leaves_nothing_beside_it(home: Path) -> None:
    kept("mine", 4)
    longer = kept("mine", 20)
    assert read(saves.load_text("mine")).entries == longer.entries
    assert [file.name for file in (home / "saves").iterdir()] == ["mine.journal"]


def full_disk(self: Path, data: str, *args: object, **more: object) -> int:
    """Half of it is written, then there is no room."""
    with self.open("w", encoding="utf-8") as file:
        file.write(data[: len(data) // 2])
    raise OSError(28, "No space left on device")


def no_move(self: Path, target: Path) -> Path:
    raise OSError(5, "Input/output error")


@pytest.mark.parametrize(("method", "fault"), [("write_text", full_disk), ("replace", no_move)])
def test_a_write_that_fails_leaves_the_last_save_as_it_was(
    method: str, fault: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = kept("mine", 6)
    before = saves.load_text("mine")
    play_on(session, Player("more"), 10)
    with monkeypatch.context() as patch:
        patch.setattr(Path, method, fault)
        with pytest.raises((OSError, TableeError)):
            saves.write("mine", session.journal())
    assert saves.load_text("mine") == before and saves.names() == ["mine"]
    saves.write("mine", session.journal())
    assert read(saves.load_text("mine")).entries == session.entries


def test_a_folder_that_cannot_be_written_is_an_error_that_can_be_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("TABLEE_HOME", str(tmp_path / "file"))
    assert saves.names() == []
    with pytest.raises(TableeError):
        saves.write("mine", started().journal())


def test_a_game_saved_after_a_concession_is_resumed_with_two_left() -> None:
    saves.write("three", read(conceded_text()))
    session = Session.resume(saves.load_text("three"))
    assert [player.out for player in inside(session.game).players].count(True) == 1 and session.waiting_for >= 0
