"""What whoever runs a server does with its database: look, delete, forget, copy, put back, and save what is whole.

Reading and copying may be done beside a running server. What changes something may not: the server has tables in memory and
would write them again, so that the lock of `alone` is taken.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Any
from zlib import crc32

import msgspec

from tablee.server.store.base import Row, Store, StoreError
from tablee.server.store.document import Document, decode
from tablee.server.store.sqlite import COLUMNS, PARTS, SqliteStore, alone, values

SIGNS = [chr(sign) for sign in range(33, 127)]  # of which names of tables and networks are made
LAST = "\x7f"  # comes after all of them
FINER = 2  # letters of a name that are tried beyond a place that cannot be read
KINDS = ("over", "imported", "gathering")  # of tables that may be deleted all at once


@dataclass
class Line:
    """A table in one line."""

    table: str
    game: str
    status: str  # "damaged" where its document cannot be read
    names: list[str] = field(default_factory=list)
    entries: int = 0
    said: int = 0
    reports: int = 0


@dataclass
class Saved:
    """What was saved of a damaged database."""

    whole: int = 0
    cut: dict[str, int] = field(default_factory=dict)  # tables that end earlier: after so many entries
    lost: list[str] = field(default_factory=list)


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    if not path.is_file():
        raise StoreError(f"there is no database {path}")
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)) as db:
            yield db
    except (sqlite3.Error, UnicodeError) as error:
        raise StoreError(f"the database {path} cannot be read: {error}") from error


@contextmanager
def changing(path: Path) -> Iterator[sqlite3.Connection]:
    """Alone, and whatever is deleted is gone from the file itself: overwritten, and no longer in the log beside it."""
    if not path.is_file():
        raise StoreError(f"there is no database {path}")
    with alone(path):
        SqliteStore(path).close()  # brought up to date
        try:
            with closing(sqlite3.connect(path, isolation_level=None)) as db:
                db.execute("PRAGMA secure_delete = ON")
                db.execute("BEGIN IMMEDIATE")
                yield db
                db.execute("COMMIT")
                db.execute("VACUUM")
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except (sqlite3.Error, UnicodeError) as error:
            raise StoreError(f"the database {path} could not be changed: {error}") from error


def known(db: sqlite3.Connection, table: str) -> Document:
    found = db.execute("SELECT document, sum FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        raise StoreError(f"there is no table {table}")
    if not isinstance(found[0], bytes) or crc32(found[0]) != found[1]:
        raise StoreError(f"the document of table {table} is damaged")
    return decode(found[0])


def documents(db: sqlite3.Connection) -> Iterator[tuple[str, Document | None]]:
    for table, document, sum in db.execute("SELECT id, document, sum FROM tables ORDER BY id").fetchall():
        whole = isinstance(document, bytes) and crc32(document) == sum
        try:
            yield table, decode(document) if whole else None
        except msgspec.DecodeError:
            yield table, None


def line(db: sqlite3.Connection, table: str, document: Document | None) -> Line:
    counts = [
        db.execute(f"SELECT count(*) FROM {name} WHERE table_id = ?", (table,)).fetchone()[0]
        for name in ("entries", "said", "reports")
    ]
    if document is None:
        return Line(table, "", "damaged", [], *counts)
    return Line(table, document.game, kind_of(document), [one.name for one in document.holders], *counts)


def listed(path: Path) -> list[Line]:
    with reading(path) as db:
        return [line(db, table, document) for table, document in documents(db)]


def inspected(path: Path, table: str) -> tuple[Line, Document, list[tuple[int, int, str]]]:
    """A table, and what was reported there."""
    with reading(path) as db:
        document = known(db, table)
        reports = db.execute(
            "SELECT seat, entry, text FROM reports WHERE table_id = ? ORDER BY rowid", (table,)
        ).fetchall()
        return line(db, table, document), document, reports


def drop(db: sqlite3.Connection, table: str) -> None:
    for name in PARTS:
        db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
    db.execute("DELETE FROM tables WHERE id = ?", (table,))


def deleted(path: Path, table: str) -> None:
    """Also a table whose document is damaged."""
    with changing(path) as db:
        if db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is None:
            raise StoreError(f"there is no table {table}")
        drop(db, table)


def closed(path: Path, table: str, closed: bool) -> None:
    """Nobody plays there or looks at it any more, and nothing of it is lost; or somebody may, after all."""
    with changing(path) as db:
        document = known(db, table)
        document.closed = closed
        data = document.encode()
        db.execute("UPDATE tables SET document = ?, sum = ? WHERE id = ?", (data, crc32(data), table))


def pruned(path: Path, kind: str) -> list[str]:
    """All tables of one kind are deleted; which they were."""
    with changing(path) as db:
        gone = [
            table
            for table, document in documents(db)
            if document is not None and line(db, table, document).status == kind
        ]
        for table in gone:
            drop(db, table)
    return gone


def stale(store: Store, days: dict[str, int], today: int) -> list[str]:
    """Tables of these kinds that nothing has been made or ended of for more than so many days; 0: they stay."""
    found = []
    for table, written in store.all_documents():
        with suppress(msgspec.DecodeError):
            document = decode(written)
            if document.day and 0 < days.get(kind_of(document), 0) < today - document.day:
                found.append(table)
    return found


def kind_of(document: Document) -> str:
    return "imported" if document.imported else document.status


def person(db: sqlite3.Connection, table: str, seat: int) -> list[tuple[str, Document, int]]:
    """Every table at which the person of this seat sits, with their number there: a rematch is opened by the same token."""
    document = known(db, table)
    if not 0 <= seat < len(document.seats) or document.seats[seat].holder < 0:
        raise StoreError(f"nobody holds seat {seat} of table {table}; there are {len(document.seats)}")
    token = document.holders[document.seats[seat].holder].token
    return [
        (id, one, n)
        for id, one in documents(db)
        if one is not None
        for n, holder in enumerate(one.holders)
        if holder.token == token
    ]


def exported(path: Path, table: str, seat: int) -> list[dict[str, Any]]:
    """All that is kept of one person, table by table."""
    with reading(path) as db:
        out = []
        for id, document, holder in person(db, table, seat):
            seats = document.seats_of(holder)
            marks = ",".join("?" * len(seats))
            kept = {
                name: db.execute(
                    f"SELECT {columns} FROM {name} WHERE table_id = ? AND seat IN ({marks})", (id, *seats)
                ).fetchall()
                for name, columns in (
                    ("entries", "seq, seat, choice"),
                    ("said", "n, seat, text, ping"),
                    ("reports", "seat, entry, text"),
                )
            }
            out.append(
                {"table": id, "game": document.game, "name": document.holders[holder].name, "seats": seats, **kept}
            )
        return out


def forgotten(path: Path, table: str, seat: int) -> int:
    """Names, what was said and what was reported go; choices stay, for they are the game of the others. At how many tables."""
    with changing(path) as db:
        found = person(db, table, seat)
        for id, document, holder in found:
            for n in document.seats_of(holder):
                db.execute("UPDATE said SET text = '', ping = '', ref = '' WHERE table_id = ? AND seat = ?", (id, n))
                db.execute("DELETE FROM reports WHERE table_id = ? AND seat = ?", (id, n))
            document.name(holder, "")
            data = document.encode()
            db.execute("UPDATE tables SET document = ?, sum = ? WHERE id = ?", (data, crc32(data), id))
        return len(found)


def copied(path: Path, to: Path) -> None:
    """A copy of one moment, whatever is written meanwhile; it is looked at before it counts."""
    if to.exists():
        raise StoreError(f"{to} exists already: name a file that does not")
    with reading(path) as db:
        try:
            db.execute("VACUUM INTO ?", (str(to),))
        except sqlite3.Error as error:
            with suppress(OSError):
                to.unlink(missing_ok=True)
            raise StoreError(f"{to} could not be written: {error}") from error
    checked(to)


def checked(path: Path) -> None:
    with reading(path) as db:
        found = db.execute("PRAGMA integrity_check").fetchone()[0]
        names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if found != "ok":
        raise StoreError(f"{path} is not a whole database of tables: {found}")
    if not {"tables", "entries"} <= names:
        raise StoreError(f"{path} is no database of tables")


def restored(path: Path, source: Path) -> Path:
    """A copy takes the place of the database, which is put beside it; under which name."""
    checked(source)
    with alone(path):
        n = 1
        while (before := path.with_name(f"{path.name}.before-{n}")).exists():
            n += 1
        try:
            new = path.with_name(f"{path.name}.new")
            new.unlink(missing_ok=True)
            copied(source, new)
            for end in ("", "-wal", "-shm"):  # the old one whole: what is in its log belongs to it
                old = path.with_name(path.name + end)
                if old.exists():
                    old.rename(before.with_name(before.name + end))
            os.replace(new, path)
        except OSError as error:
            raise StoreError(f"{source} could not be put in the place of {path}: {error}") from error
    return before


def salvaged(path: Path, to: Path) -> Saved:
    """All that is whole, row by row, in a new database; a table is kept up to its first damaged entry. The damaged file stays as
    it is: a copy is read, for whoever opens a database of SQLite may write what its log says."""
    if to.exists():
        raise StoreError(f"{to} exists already: name a file that does not")
    if not path.is_file():
        raise StoreError(f"there is no database {path}")
    try:
        with TemporaryDirectory(dir=to.absolute().parent) as folder:
            damaged = Path(folder) / "damaged"
            for end in ("", "-wal"):
                if path.with_name(path.name + end).is_file():
                    copyfile(path.with_name(path.name + end), damaged.with_name(damaged.name + end))
            with closing(sqlite3.connect(damaged)) as old:
                return saved_from(old, path, to)
    except OSError as error:
        raise StoreError(f"{to} could not be written: {error}") from error


def saved_from(old: sqlite3.Connection, path: Path, to: Path) -> Saved:
    try:
        old.execute("PRAGMA writable_schema = ON")  # else SQLite reads nothing of a file that is shorter than it was
        names = {name for (name,) in old.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except (sqlite3.Error, UnicodeError) as error:
        raise StoreError(f"nothing can be read of {path}: {error}") from error
    if not {"tables", "entries"} <= names:
        raise StoreError(f"{path} is no database of tables")
    SqliteStore(to).close()
    saved = Saved()
    with closing(sqlite3.connect(to)) as new:
        for table in sorted(named_tables(old)):
            document, sum = first(old, "SELECT document, sum FROM tables WHERE id = ?", table) or (None, 0)
            if not isinstance(document, bytes) or crc32(document) != sum:
                saved.lost.append(table)
                continue
            rows = whole_rows(old, table)
            wanted = first(old, "SELECT n FROM lengths WHERE table_id = ?", table)
            if wanted is not None and wanted[0] == len(rows):
                saved.whole += 1
            else:
                saved.cut[table] = len(rows)
            new.execute("INSERT INTO tables (id, document, sum) VALUES (?, ?, ?)", (table, document, sum))
            new.execute("INSERT INTO lengths (table_id, n) VALUES (?, ?)", (table, len(rows)))
            new.executemany(
                f"INSERT INTO entries (table_id, {COLUMNS}, sum) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [(table, *row, crc32(repr((table, *row)).encode())) for row in rows],
            )
        new.executemany("INSERT INTO banned VALUES (?)", [(one,) for one in sorted(names_in(old, "banned", "network"))])
        new.commit()
    return saved


def named_tables(db: sqlite3.Connection) -> set[str]:
    """Every table of which anything can still be read: what is lost of one kind may be there of another."""
    kinds = (("tables", "id"), ("lengths", "table_id"), ("entries", "table_id"))
    return set().union(*[names_in(db, kind, column) for kind, column in kinds])


def names_in(db: sqlite3.Connection, kind: str, column: str) -> set[str]:
    """All names by which something can be found, also beyond what cannot be read."""
    query = f"SELECT {column} FROM {kind} WHERE {column} > ? AND {column} < ? ORDER BY {column} LIMIT 1"
    found: set[str] = set()

    def between(low: str, high: str, finer: int) -> None:
        """Each is looked for after the last; where that cannot be read, from each of the letters that may come next."""
        while True:
            try:
                row = db.execute(query, (low, high)).fetchone()
            except (sqlite3.Error, UnicodeError):
                break
            if row is None:
                return
            if not isinstance(row[0], str) or row[0] <= low:  # a damaged page is in no order
                break
            found.add(row[0])
            low = row[0]
        if finer:
            prefix = low[: FINER - finer]
            starts = [start for sign in SIGNS if low < (start := prefix + sign) < high]
            for start, end in pairwise([*starts, high]):
                between(start, end, finer - 1)

    between("", LAST, FINER)
    return found


def first(db: sqlite3.Connection, query: str, table: str) -> Any:
    with suppress(sqlite3.Error, UnicodeError):
        return db.execute(query, (table,)).fetchone()
    return None


def whole_rows(db: sqlite3.Connection, table: str) -> list[tuple[int | str, ...]]:
    """Entries from the first on, each with the sum it was written with."""
    rows: list[tuple[int | str, ...]] = []
    while True:
        with suppress(sqlite3.Error, UnicodeError):
            query = f"SELECT {COLUMNS}, sum FROM entries WHERE table_id = ? AND seq = ?"
            found = db.execute(query, (table, len(rows) + 1)).fetchone()
            if found is not None and crc32(repr((table, *found[:-1])).encode()) == found[-1]:
                rows.append(values(Row(found[0], found[1], found[2], bool(found[3]), *found[4:-1])))
                continue
        return rows
