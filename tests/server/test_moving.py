"""A server moves to PostgreSQL and back: every row is there as it was, or nothing was moved."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from hashlib import sha256
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.server.store.base import Batch, Row, SaidRow, Snapshot, StoreError
from tablee.server.store.moving import KINDS, moved
from tablee.server.store.sqlite import alone

from .kit import in_loop
from .places import Place, Postgres, Sqlite


@in_loop
async def filled(place: Place) -> None:
    with place.opened() as store:
        for t in range(3):
            rows = [Row(n, n % 2, f"keep {n} é", n % 3 == 0, f"0:a{n}\0", "", "dice:5", 1) for n in range(1, 1_200)]
            said = [SaidRow(1, 0, "bonsoir à tous, \0 et plus"), SaidRow(2, 1, ping="hello", ref="die.1")]
            shots = [Snapshot(200, bytes(range(256)))]
            await store.write(Batch(f"t{t}", b'{"a": "\xc3\xa9"}', rows, said, (0, 7, f"odd {t}"), snapshots=shots))
        await store.ban("2001:db8::/32", True)


def contents(path: Path) -> dict[str, tuple[int, str]]:
    """What is in a file, by a way of reading of our own."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        found = {kind: db.execute(f"SELECT * FROM {kind}").fetchall() for kind in KINDS}
    return {kind: (len(rows), sha256(repr(sorted(rows)).encode()).hexdigest()) for kind, rows in found.items()}


@pytest.mark.long
def test_there_and_back_is_the_same(tmp_path: Path, empty: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    here, again = Sqlite(tmp_path / "here.sqlite3"), tmp_path / "again.sqlite3"
    filled(here)
    before = contents(here.path)
    for source, target in ((here.where, empty.where), (empty.where, str(again))):
        with pytest.raises(SystemExit) as ended:
            main(["admin", "move", "--from", source, "--to", target, "--lang", "en"])
        assert not ended.value.code
    told = capsys.readouterr().out.splitlines()
    assert told[:8] == told[8:] and told[:7] == [f"{kind} {n}" for kind, (n, _) in before.items()]
    assert contents(again) == contents(here.path) == before
    assert before["entries"][0] == 3 * 1_199 and not list(tmp_path.glob("*.new*"))
    with empty.opened() as store:  # it can be played on there
        assert asyncio.run(store.banned()) == ["2001:db8::/32"]
        asyncio.run(store.claim("t1"))
        asyncio.run(store.write(Batch("t1", rows=[Row(1_200, 0, "pass")])))


@pytest.mark.long
def test_what_is_not_empty_or_in_use_is_left_alone(tmp_path: Path, empty: Postgres) -> None:
    here, there = Sqlite(tmp_path / "here.sqlite3"), Sqlite(tmp_path / "there.sqlite3")
    filled(here)
    with pytest.raises(StoreError, match=r"here\.sqlite3 exists already"):
        moved(empty.where, here.where)
    with alone(here.path), pytest.raises(StoreError, match="another server uses"):
        moved(here.where, empty.where)
    with empty.opened(), pytest.raises(StoreError, match="a server uses the database postgresql:///"):
        moved(here.where, empty.where)
    moved(here.where, empty.where)
    with pytest.raises(StoreError, match="there are tables in the database"):
        moved(here.where, empty.where)
    moved(empty.where, there.where)
    assert contents(there.path) == contents(here.path)


@pytest.mark.long
@pytest.mark.parametrize(
    ("kind", "harm"),
    [
        ("tables", "UPDATE tables SET document = x'00' WHERE id = 't1'"),
        ("entries", "UPDATE entries SET choice = 'pass' WHERE seq = 7 AND table_id = 't1'"),
        ("snapshots", "UPDATE snapshots SET data = x'00' WHERE table_id = 't1'"),
    ],
)
def test_a_damaged_database_is_not_moved(tmp_path: Path, empty: Postgres, kind: str, harm: str) -> None:
    here = Sqlite(tmp_path / "here.sqlite3")
    filled(here)
    here.rows(harm)
    with pytest.raises(StoreError, match=f"{kind} of table t1 are damaged"):
        moved(here.where, empty.where)
    assert empty.rows("SELECT count(*) FROM tables") == [("0",)]


def test_a_move_that_is_not_said_whole_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for lang, word in (("en", "wants --from and --to"), ("fr", "demande --from et --to")):
        with pytest.raises(SystemExit):
            main(["admin", "move", "--from", str(tmp_path / "x"), "--lang", lang])
        assert word in capsys.readouterr().err
    with pytest.raises(StoreError, match="there is no database"):
        moved(str(tmp_path / "x"), str(tmp_path / "y"))
    assert not (tmp_path / "y").exists()
