"""From SQLite to PostgreSQL and back: every row as it is, with the sum it was written with, and then both are read and compared.

Nobody may use either meanwhile. What was there stays there: a move is a copy that is whole, or nothing.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol
from zlib import crc32

from tablee.server.store.base import StoreError
from tablee.server.store.schema import SETTINGS, migrate, shown
from tablee.server.store.sqlite import COLUMNS, SqliteStore, alone, seal

#: what is kept: columns, and the order in which they are read
KINDS: dict[str, tuple[str, str]] = {
    "tables": ("id, document, sum", "id"),
    "lengths": ("table_id, n", "table_id"),
    "entries": (f"table_id, {COLUMNS}, sum", "table_id, seq"),
    "said": ("table_id, n, seat, text, ping, ref", "table_id, n"),
    "reports": ("table_id, seat, entry, text", ""),
    "snapshots": ("table_id, n, data, sum", "table_id, n"),
    "banned": ("network", "network"),
}
AT_ONCE = 1_000  # rows


@dataclass
class Moved:
    counts: dict[str, int]
    sum: str  # SHA-256 of all that was moved


class Side(Protocol):
    def rows(self, kind: str) -> AsyncIterator[tuple[Any, ...]]: ...

    async def fill(self, kind: str, rows: Iterable[tuple[Any, ...]]) -> None: ...


class InSqlite:
    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db

    async def rows(self, kind: str) -> AsyncIterator[tuple[Any, ...]]:
        columns, order = KINDS[kind]
        for row in self.db.execute(f"SELECT {columns} FROM {kind} ORDER BY {order or 'rowid'}"):
            yield row

    async def fill(self, kind: str, rows: Iterable[tuple[Any, ...]]) -> None:
        columns = KINDS[kind][0]
        marks = ", ".join("?" for _ in columns.split(", "))
        self.db.executemany(f"INSERT INTO {kind} ({columns}) VALUES ({marks})", rows)


class InPostgres:
    def __init__(self, db: Any) -> None:
        self.db = db

    async def rows(self, kind: str) -> AsyncIterator[tuple[Any, ...]]:
        columns, order = KINDS[kind]
        place = "heads" if kind == "lengths" else kind
        kept = ("document", "data")  # what is bytes everywhere
        names = columns.split(", ")
        async for row in self.db.cursor(f"SELECT {columns} FROM {place} ORDER BY {order or 'id'}", prefetch=AT_ONCE):
            yield tuple(
                [
                    value.decode() if isinstance(value, bytes) and name not in kept else value
                    for name, value in zip(names, row)
                ]
            )

    async def fill(self, kind: str, rows: Iterable[tuple[Any, ...]]) -> None:
        columns = KINDS[kind][0].split(", ")
        ids = ("id", "table_id", "network")
        plain = [
            tuple([v.encode() if isinstance(v, str) and name not in ids else v for name, v in zip(columns, row)])
            for row in rows
        ]
        if kind == "lengths":
            query = "INSERT INTO heads (table_id, n, epoch, owner, since) VALUES ($1, $2, 1, NULL, '-infinity')"
            await self.db.executemany(query, plain)
        else:
            await self.db.copy_records_to_table(kind, records=plain, columns=columns)


@asynccontextmanager
async def in_file(path: Path, new: bool) -> AsyncIterator[Side]:
    if new and path.exists():
        raise StoreError(f"{path} exists already: name a file that does not")
    if not new and not path.is_file():
        raise StoreError(f"there is no database {path}")
    part = path.with_name(f"{path.name}.new") if new else path
    with alone(path):
        try:
            if new:
                clear(part)
            SqliteStore(part).close()  # brought up to date
            with closing(sqlite3.connect(part, isolation_level=None)) as db:
                db.execute("BEGIN")
                yield InSqlite(db)
                db.execute("COMMIT")
                if new:
                    db.execute("PRAGMA journal_mode = DELETE")  # all of it in one file
            if new:
                os.replace(part, path)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"the database {path} could not be changed: {error}") from error
        finally:
            if new:
                clear(part)


def clear(part: Path) -> None:
    """What an attempt has left."""
    for end in ("", "-wal", "-shm"):
        part.with_name(part.name + end).unlink(missing_ok=True)


@asynccontextmanager
async def in_server(url: str, new: bool) -> AsyncIterator[Side]:
    import asyncpg

    name = shown(url)
    try:
        db = await asyncpg.connect(url, server_settings=SETTINGS)
        try:
            await migrate(db)
            async with db.transaction():
                await db.execute("LOCK TABLE servers IN EXCLUSIVE MODE")  # none begins meanwhile
                if await db.fetchval("SELECT count(*) FROM servers WHERE until > clock_timestamp()"):
                    raise StoreError(f"a server uses the database {name}: end it before")
                if new and await db.fetchval("SELECT count(*) FROM tables"):
                    raise StoreError(f"there are tables in the database {name} already: name one that is empty")
                yield InPostgres(db)
        finally:
            await db.close()
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
        raise StoreError(f"the database {name} could not be changed: {error}") from error


def side(where: str, new: bool) -> Any:
    server = where.startswith(("postgresql://", "postgres://"))
    return in_server(where, new) if server else in_file(Path(where), new)


async def read(one: Side) -> Moved:
    """How many rows of each kind there are, and the sum of them all; a damaged one is an error."""
    sum, counts = sha256(), {}
    for kind in KINDS:
        counts[kind] = 0
        async for row in one.rows(kind):
            check(kind, row)
            sum.update(repr((kind, row)).encode())
            counts[kind] += 1
    return Moved(counts, sum.hexdigest())


def check(kind: str, row: tuple[Any, ...]) -> None:
    """What the disk has changed by itself is not carried on."""
    match kind:
        case "tables":
            whole = isinstance(row[1], bytes) and crc32(row[1]) == row[2]
        case "entries":
            whole = crc32(repr(row[:-1]).encode(errors="replace")) == row[-1]
        case "snapshots":
            whole = isinstance(row[2], bytes) and seal(*row[:3]) == row[3]
        case _:
            return
    if not whole:
        raise StoreError(f"{kind} of table {row[0]} are damaged: `tablee admin salvage` saves what is whole")


async def move(source: str, target: str) -> Moved:
    async with AsyncExitStack() as both:
        old = await both.enter_async_context(side(source, new=False))
        new = await both.enter_async_context(side(target, new=True))
        for kind in KINDS:
            part: list[tuple[Any, ...]] = []
            async for row in old.rows(kind):
                part.append(row)
                if len(part) == AT_ONCE:
                    await new.fill(kind, part)
                    part = []
            await new.fill(kind, part)
        before, after = await read(old), await read(new)
        if before != after:
            raise StoreError(f"the copy differs: {after} was to be {before}")
        return after


def moved(source: str, target: str) -> Moved:
    return asyncio.run(move(source, target))
