"""Whoever runs a server: what is deleted is gone, what is copied is whole, and what is whole of a damaged file is saved."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest

from tablee import cli
from tablee.kernel.rng import commitment
from tablee.server.store import keeper
from tablee.server.store.base import Batch, Row, SaidRow, StoreError
from tablee.server.store.document import Document, Holder, Seat, decode, hashed
from tablee.server.store.sqlite import SqliteStore, alone
from tablee.server.wire.refusal import Refused

from .kit import BotsHere, House, request

SECRET = "xylophone"  # stands in names, words and reports, and nowhere else


def document(id: str, status: str = "playing", imported: bool = False, **names: str) -> Document:
    return Document(
        id=id,
        game="dice-throne",
        options={},
        seats=[Seat("person", n) for n in range(len(names))],
        holders=[Holder(name, hashed(token)) for token, name in names.items()],
        secret=f"secret of {id}",
        commitment=commitment(id),
        status=status,
        imported=imported,
    )


def filled(path: Path) -> None:
    """Three tables: Ada at two of them by the same token, Eve at one."""
    store = SqliteStore(path)
    tables = [
        document("one", ada=f"Ada {SECRET}", eve="Eve"),
        document("two", "over", ada=f"Ada {SECRET}"),
        document("three", "over", imported=True, zoe="Zoé"),
    ]
    for one in tables:
        rows = [Row(n, n % len(one.seats), f"keep {n}", command=f"{n}") for n in range(1, 41)]
        said = [SaidRow(1, 0, f"hello {SECRET} {one.id}"), *([SaidRow(2, 1, "from Eve")] if one.id == "one" else [])]
        asyncio.run(store.write(Batch(one.id, one.encode(), rows, said, report=(0, 3, f"odd {SECRET} {one.id}"))))
    store.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    filled(tmp_path / "tables.sqlite3")
    return tmp_path / "tables.sqlite3"


def bytes_of(path: Path) -> bytes:
    return b"".join([one.read_bytes() for one in sorted(path.parent.glob(f"{path.name}*"))])


def table(path: Path, id: str) -> tuple[Document | None, list[Row]]:
    store = SqliteStore(path)
    found = asyncio.run(store.load(id))
    store.close()
    return (None, []) if found is None else (decode(found.document), found.rows)


def test_tables_are_listed_and_looked_at(path: Path) -> None:
    lines = {one.table: one for one in keeper.listed(path)}
    assert [(id, one.status, one.entries) for id, one in sorted(lines.items())] == [
        ("one", "playing", 40),
        ("three", "imported", 40),
        ("two", "over", 40),
    ]
    assert lines["one"].names == [f"Ada {SECRET}", "Eve"] and lines["one"].said == 2
    _, found, reports = keeper.inspected(path, "one")
    assert len(found.seats) == 2 and reports == [(0, 3, f"odd {SECRET} one")]
    with pytest.raises(StoreError, match="no table four"):
        keeper.inspected(path, "four")


def test_what_is_deleted_is_gone_from_the_bytes_of_the_file(path: Path) -> None:
    assert SECRET.encode() + b" one" in bytes_of(path)
    keeper.deleted(path, "one")
    left = bytes_of(path)
    assert SECRET.encode() + b" one" not in left and b"secret of one" not in left and b"Eve" not in left
    assert table(path, "one") == (None, []) and len(table(path, "two")[1]) == 40


def test_a_person_deletes_their_table_and_nothing_of_it_stays(path: Path) -> None:
    """In the running server: the reports, too, which were left before."""
    store = SqliteStore(path)
    asyncio.run(store.write(Batch("one", delete=True)))
    assert [report for report in store.reports() if report[0] == "one"] == []
    asyncio.run(store.write(Batch("five", b"{}")))  # once that is written, what was deleted before is out of every file
    left = b"".join([one.read_bytes() for one in path.parent.glob(f"{path.name}*")])  # also of the log beside it
    store.close()
    assert SECRET.encode() + b" two" in left
    assert SECRET.encode() + b" one" not in left and b"secret of one" not in left


def test_what_is_deleted_while_a_copy_is_made_goes_with_the_next_writing(path: Path) -> None:
    """Nobody's choice waits for whoever reads."""
    store, reader = SqliteStore(path), sqlite3.connect(path)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM tables").fetchone()
    asyncio.run(store.write(Batch("one", delete=True)))
    asyncio.run(store.write(Batch("five", b"{}")))
    assert store.leftover
    reader.close()
    asyncio.run(store.write(Batch("six", b"{}")))
    asyncio.run(store.write(Batch("seven", b"{}")))
    left = b"".join([one.read_bytes() for one in path.parent.glob(f"{path.name}*")])
    assert not store.leftover and SECRET.encode() + b" one" not in left
    store.close()


def test_one_person_is_exported_and_forgotten_at_every_table(path: Path) -> None:
    kept = keeper.exported(path, "one", 0)
    assert {one["table"] for one in kept} == {"one", "two"} and {one["name"] for one in kept} == {f"Ada {SECRET}"}
    assert [len(one["entries"]) for one in kept] == [20, 40] and all([one["said"] and one["reports"] for one in kept])
    assert "Eve" not in json.dumps(kept) and "secret of" not in json.dumps(kept)
    before = table(path, "one")[1]
    assert keeper.forgotten(path, "one", 0) == 2
    left = bytes_of(path)
    assert f"Ada {SECRET}".encode() not in left and SECRET.encode() + b" two" not in left
    assert SECRET.encode() + b" three" in left and b"from Eve" in left  # what others said
    found, rows = table(path, "one")
    assert found is not None and [one.name for one in found.holders] == ["", "Eve"] and rows == before
    with pytest.raises(StoreError, match="seat 7"):
        keeper.forgotten(path, "one", 7)


def test_tables_of_a_kind_are_deleted_at_once(path: Path) -> None:
    assert keeper.pruned(path, "imported") == ["three"]
    assert keeper.pruned(path, "over") == ["two"]
    assert [one.table for one in keeper.listed(path)] == ["one"]


def test_nothing_is_changed_beside_a_running_server(path: Path, tmp_path: Path) -> None:
    before = path.read_bytes()
    with alone(path):
        for act in (
            lambda: keeper.deleted(path, "one"),
            lambda: keeper.pruned(path, "over"),
            lambda: keeper.forgotten(path, "one", 0),
            lambda: keeper.restored(path, path),
        ):
            with pytest.raises(StoreError, match="another server"):
                act()
        keeper.copied(path, tmp_path / "copy.sqlite3")
        assert len(keeper.listed(path)) == 3
    assert path.read_bytes() == before


def test_a_file_of_two_names_is_refused(path: Path, tmp_path: Path) -> None:
    """The second server would keep its lock and its log beside the other name, and both would write one file."""
    other = tmp_path / "other.sqlite3"
    other.hardlink_to(path)
    for one in (path, other):
        with pytest.raises(StoreError, match="more than one name"), alone(one):
            pass
    other.unlink()
    other.symlink_to(path)
    with alone(path), pytest.raises(StoreError, match="another server"), alone(other):
        pass


def test_a_backup_is_put_back_and_what_was_there_is_kept(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    store = SqliteStore(path)  # somebody plays
    keeper.copied(path, copy)
    asyncio.run(store.write(Batch("one", None, [Row(41, 0, "later")])))
    store.close()
    with pytest.raises(StoreError, match="exists already"):
        keeper.copied(path, copy)
    before = keeper.restored(path, copy)
    assert len(table(path, "one")[1]) == 40 and len(table(before, "one")[1]) == 41
    assert keeper.restored(path, before) != before and len(table(path, "one")[1]) == 41
    (tmp_path / "nonsense").write_bytes(b"nonsense" * 1_000)
    with pytest.raises(StoreError):
        keeper.restored(path, tmp_path / "nonsense")
    sqlite3.connect(tmp_path / "empty").close()
    with pytest.raises(StoreError, match="no database of tables"):
        keeper.restored(path, tmp_path / "empty")
    assert len(table(path, "one")[1]) == 41


def test_what_is_whole_of_a_damaged_file_is_saved(path: Path, tmp_path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute(
        "UPDATE entries SET choice = 'keep 99' WHERE table_id = 'one' AND seq = 21"
    )  # its sum is that of another
    db.execute("UPDATE tables SET document = x'00' WHERE id = 'three'")
    db.executemany("INSERT INTO banned VALUES (?)", [("192.0.2.7",), ("2001:db8::/32",)])
    db.commit()
    db.close()
    saved = keeper.salvaged(path, tmp_path / "saved.sqlite3")
    assert (saved.whole, saved.cut, saved.lost) == (1, {"one": 20}, ["three"])
    found, rows = table(tmp_path / "saved.sqlite3", "one")
    assert found is not None and [row.seq for row in rows] == list(range(1, 21))
    with closing(SqliteStore(tmp_path / "saved.sqlite3")) as store:
        assert store.list_banned() == ["192.0.2.7", "2001:db8::/32"]


def test_whatever_is_cut_or_flipped_nothing_that_is_saved_is_wrong(path: Path, tmp_path: Path) -> None:
    """Files, truncated or with bytes turned: what comes out is a beginning of what was there."""
    real = {id: table(path, id)[1] for id in ("one", "two", "three")}
    whole, rng, found = path.read_bytes(), Random("salvage"), 0
    for n in range(12):
        data = bytearray(whole[: rng.randrange(len(whole) // 3, len(whole))] if n % 2 else whole)
        for _ in range(0 if n % 2 else 8):
            data[rng.randrange(100, len(data))] ^= 1 << rng.randrange(8)
        damaged, saved = tmp_path / f"{n}.sqlite3", tmp_path / f"{n}-saved.sqlite3"
        damaged.write_bytes(data)
        keeper.salvaged(damaged, saved)
        for one in keeper.listed(saved):
            rows = table(saved, one.table)[1]
            assert rows == real[one.table][: len(rows)]
            found += len(rows)
    assert found > 400


def long(path: Path) -> dict[str, list[Row]]:
    """A database in which no kind of rows fits on a few pages."""
    store, rng, tables = SqliteStore(path), Random("long"), {}
    for _ in range(60):
        one = document("".join(rng.choices("abcXYZ019-_", k=12)), ada="Ada", eve="E" * 600)
        tables[one.id] = [Row(n, n % 2, f"keep {n}", command=f"{n}") for n in range(1, 61)]
        asyncio.run(store.write(Batch(one.id, one.encode(), tables[one.id])))
    store.close()
    return tables


def saved_rows(damaged: Path, to: Path) -> dict[str, int]:
    keeper.salvaged(damaged, to)
    return {one.table: one.entries for one in keeper.listed(to)}


def readable(path: Path, tables: Iterable[str]) -> set[str]:
    """Tables whose documents SQLite still finds, asked for each by its name."""
    found = set()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA writable_schema = ON")
        for id in tables:
            with suppress(sqlite3.Error):
                if db.execute("SELECT sum(length(document)) FROM tables WHERE id = ?", (id,)).fetchone()[0]:
                    found.add(id)
    return found


def test_a_truncated_file_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    real = long(tmp_path / "long.sqlite3")
    whole = (tmp_path / "long.sqlite3").read_bytes()
    for part in (95, 90, 80):
        damaged, saved = tmp_path / f"{part}.sqlite3", tmp_path / f"{part}-saved.sqlite3"
        damaged.write_bytes(whole[: len(whole) * part // 100])
        rows = saved_rows(damaged, saved)
        assert set(rows) == readable(damaged, real) and sum(rows.values()) > 900
        assert all([table(saved, id)[1] == real[id][:n] for id, n in rows.items()])
        assert damaged.read_bytes() == whole[: len(whole) * part // 100]


def test_what_lies_beyond_a_page_that_cannot_be_read_is_saved(tmp_path: Path) -> None:
    """Every page of the file in turn, but for the first, without which there is no database."""
    real = long(tmp_path / "long.sqlite3")
    whole, size = (tmp_path / "long.sqlite3").read_bytes(), 4096
    kept = []
    for page in range(1, len(whole) // size, 7):
        damaged = tmp_path / f"{page}.sqlite3"
        damaged.write_bytes(whole[: page * size] + b"\xff" * size + whole[(page + 1) * size :])
        kept.append(sum(saved_rows(damaged, tmp_path / f"{page}-saved.sqlite3").values()))
    kept.sort()
    every = sum(map(len, real.values()))
    assert kept[len(kept) // 2] > 0.9 * every and kept[len(kept) // 5] > 0.5 * every, kept


@pytest.mark.parametrize("what", [b"", b"no database at all\n" * 500])
def test_whoever_saves_from_what_is_no_database_is_told_so(what: bytes, tmp_path: Path) -> None:
    (tmp_path / "letter").write_bytes(what)
    with pytest.raises(StoreError, match="letter"):
        keeper.salvaged(tmp_path / "letter", tmp_path / "saved")
    assert [one.name for one in tmp_path.iterdir()] == ["letter"]


def test_what_a_log_beside_a_damaged_file_says_is_saved_and_stays(path: Path, tmp_path: Path) -> None:
    store = SqliteStore(path)
    asyncio.run(store.write(Batch("one", None, [Row(41, 0, "later")])))
    copy = tmp_path / "crashed.sqlite3"
    for end in ("", "-wal"):
        copy.with_name(copy.name + end).write_bytes(path.with_name(path.name + end).read_bytes())
    store.close()
    before = bytes_of(copy)
    keeper.salvaged(copy, tmp_path / "saved.sqlite3")
    assert bytes_of(copy) == before and len(table(tmp_path / "saved.sqlite3", "one")[1]) == 41


def test_a_closed_table_lets_nobody_in_and_loses_nothing(path: Path) -> None:
    async def refused() -> None:
        store = SqliteStore(path)
        try:
            house = House(store, BotsHere())
            for _ in range(2):  # from the disk and from the memory
                with pytest.raises(Refused, match="ui-refused-closed"):
                    await house.join("one")
            body = {"tables": [{"table": "one"}, {"table": "two"}], "lang": "en"}
            mine = (await request(house, "POST", "/api/mine", body)).json
            assert [one["table"] for one in mine] == ["one", "two"]
            answer = await request(house, "POST", "/api/delete", {"table": "one"})
            assert (answer.status, answer.why) == (403, "ui-refused-closed")
        finally:
            store.close()

    before = table(path, "one")[1]
    keeper.closed(path, "one", True)
    asyncio.run(refused())
    keeper.closed(path, "one", False)
    found, rows = table(path, "one")
    assert found is not None and not found.closed and rows == before


def told(capsys: pytest.CaptureFixture[str], path: Path, *typed: str) -> str:
    with pytest.raises(SystemExit) as ended:
        cli.main(["admin", *typed, "--data", str(path)])
    assert not ended.value.code, capsys.readouterr().err
    return capsys.readouterr().out


def test_the_command_says_what_it_did_in_both_languages(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "3 tables" in told(capsys, path, "list", "--lang", "en") and "Eve" in told(
        capsys, path, "list", "--lang", "fr"
    )
    assert f"odd {SECRET} one" in told(capsys, path, "inspect", "one")
    assert json.loads(told(capsys, path, "export", "one", "1"))[0]["name"] == "Eve"
    assert "2 tables" in told(capsys, path, "forget", "one", "0", "--lang", "fr")
    copy = str(tmp_path / "copy.sqlite3")
    assert copy in told(capsys, path, "backup", copy, "--lang", "en")
    assert "is closed" in told(capsys, path, "close", "one", "--lang", "en")
    assert "de nouveau ouverte" in told(capsys, path, "open", "one", "--lang", "fr")
    assert "One address" in told(capsys, path, "ban", "192.0.2.7", "--lang", "en")
    assert "2 adresses" in told(capsys, path, "ban", "2001:db8:1:2::/64", "--lang", "fr")
    assert "One address" in told(capsys, path, "unban", "192.0.2.7", "--lang", "en")
    assert "One table" in told(capsys, path, "delete", "one", "--lang", "en")
    assert "Une table" in told(capsys, path, "prune", "over", "--lang", "fr")
    assert "before-1" in told(capsys, path, "restore", copy)
    assert "3 tables whole" in told(capsys, path, "salvage", str(tmp_path / "saved"), "--lang", "en")
    assert "One table" in told(capsys, path, "delete", "one", "--lang", "en")
    assert "One table" in told(capsys, path, "delete", "two", "--lang", "en")
    assert "One table whole" in told(capsys, path, "salvage", str(tmp_path / "one"), "--lang", "en")
    (tmp_path / "letter").write_bytes(b"no database " * 1_000)
    for typed, wrong in (
        (("delete",), "admin delete demande TABLE"),
        (("prune", "all"), "over, imported, gathering"),
        (("export", "one", "x"), "un nombre"),
        (("ban", "somebody"), "ni une adresse ni un réseau"),
        (("list", "--store", "postgresql:///x"), "travaille sur un fichier"),
        (("ban", "192.0.2.7", "--store", "postgresql:///x"), "deux endroits"),
        (("close", "nobody"), "pas de table nobody"),
        (("inspect", "nobody"), "pas de table nobody"),
        (("salvage", str(tmp_path / "none"), "--data", str(tmp_path / "letter")), "rien ne peut être lu de"),
    ):
        with pytest.raises(SystemExit) as ended:
            cli.main(["admin", *typed, *(() if "--data" in typed else ("--data", str(path))), "--lang", "fr"])
        assert ended.value.code == 2
        assert wrong in capsys.readouterr().err
