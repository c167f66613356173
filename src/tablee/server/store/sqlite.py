"""Tables in SQLite, the database that comes with every Python.

One thread writes; whatever has queued up meanwhile is one transaction (a group commit), and nobody is answered before
it is on the disk. The key (table, seq) makes two writers of one entry impossible. Documents and entries carry a check,
so that a byte the disk has changed is noticed and never played; how many entries there are is kept beside them.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any
from zlib import crc32

from tablee.server.store.base import SNAPSHOTS, Batch, Damaged, Row, SaidRow, Snapshot, Stored, StoreError

log = logging.getLogger("tablee.server")

PATIENCE = 30  # seconds until a database that another process writes to counts as busy


class SqliteStore:
    def __init__(self, path: Path | str) -> None:
        self.path = self.name = str(path)
        with ExitStack() as opened:
            try:
                Path(self.path).parent.mkdir(parents=True, exist_ok=True)
                self.writing = opened.enter_context(closing(self.connect()))
                self.writing.execute("PRAGMA journal_mode = WAL")  # kept in the file
                self.writing.execute("PRAGMA synchronous = FULL")
                self.writing.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
                migrate(self.writing)
                take_over(self.writing, Path(f"{self.path}.banned"))
                self.reading = opened.enter_context(closing(self.connect()))
            except (sqlite3.Error, OSError, UnicodeError) as error:  # a damaged file can even garble SQLite's errors
                raise StoreError(f"the database {self.path} cannot be opened: {error}") from error
            self.opened = opened.pop_all()
        self.read_lock = threading.Lock()
        self.queue: queue.SimpleQueue[tuple[Batch, asyncio.AbstractEventLoop, asyncio.Future[None]] | None] = (
            queue.SimpleQueue()
        )
        self.commits = 0  # transactions so far
        self.closed = False
        self.leftover = False  # the log beside the file still holds what was deleted
        self.thread = threading.Thread(target=self.run, name="tablee-writer", daemon=True)
        self.thread.start()

    def connect(self) -> sqlite3.Connection:
        return sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=PATIENCE)

    # ------------------------------------------------------------------ whose a table is
    async def claim(self, table: str) -> None:
        """The file has one server, and that is this one."""

    def watch(self, gone: Callable[[str | None], None]) -> None:
        """Nobody takes a table away."""

    @property
    def well(self) -> bool:
        return not self.closed

    # ------------------------------------------------------------------ writing
    async def write(self, batch: Batch) -> None:
        if self.closed:
            raise StoreError("the database is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.queue.put((batch, loop, done))
        await asyncio.shield(done)  # a client that leaves does not stop what is being written

    def run(self) -> None:
        while True:
            item = self.queue.get()
            if item is None:
                return
            group = [item]
            last = False
            while True:
                try:
                    more = self.queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                group.append(more)
            results = self.commit([batch for batch, _, _ in group])
            if self.leftover:
                self.forget()
            for (_, loop, done), error in zip(group, results):
                with suppress(RuntimeError):  # the loop has ended, nobody waits
                    loop.call_soon_threadsafe(settle, done, error)
            if last:
                return

    def commit(self, batches: list[Batch]) -> list[StoreError | None]:
        """One transaction; a batch that cannot be written falls out alone, a failed commit takes all with it.

        Whatever goes wrong is an answer: an exception would end the thread, and everybody would wait for ever.
        """
        results: list[StoreError | None] = []
        db = self.writing
        try:
            if db.in_transaction:  # the last one could not even be rolled back
                db.execute("ROLLBACK")
            db.execute("BEGIN IMMEDIATE")
            for batch in batches:
                db.execute("SAVEPOINT batch")
                try:
                    self.apply(batch)
                    results.append(None)
                except Exception as error:
                    if not db.in_transaction:  # a full disk ends the whole transaction
                        raise
                    db.execute("ROLLBACK TO batch")
                    results.append(StoreError(f"table {batch.table} could not be written: {error}"))
                db.execute("RELEASE batch")
            db.execute("COMMIT")
            self.commits += 1
            self.leftover |= any([batch.delete for batch in batches])
        except Exception as error:
            with suppress(sqlite3.Error):
                if db.in_transaction:
                    db.execute("ROLLBACK")
            return [StoreError(f"the database could not be written: {error}")] * len(batches)
        return results

    def forget(self) -> None:
        """What was deleted is overwritten in the file; the log beside it is emptied, or after the next writing if it is being read."""
        db = self.writing
        try:
            db.execute("PRAGMA busy_timeout = 50")  # milliseconds: nobody's choice waits for a copy that is being made
            ((busy, _, _),) = db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self.leftover = bool(busy)
        except sqlite3.Error as error:
            log.warning("what was deleted is still in the log beside %s: %s", self.path, error)
        finally:
            db.execute(f"PRAGMA busy_timeout = {1000 * PATIENCE}")

    def apply(self, batch: Batch) -> None:
        db = self.writing
        if batch.delete:
            for name in (*PARTS, "tables"):
                db.execute(f"DELETE FROM {name} WHERE {'id' if name == 'tables' else 'table_id'} = ?", (batch.table,))
            return
        if batch.document is not None:
            db.execute(
                "INSERT INTO tables (id, document, sum) VALUES (?, ?, ?) "
                "ON CONFLICT (id) DO UPDATE SET document = excluded.document, sum = excluded.sum",
                (batch.table, batch.document, crc32(batch.document)),
            )
        if batch.rows or batch.document is not None:
            db.execute(
                "INSERT INTO lengths (table_id, n) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET n = max(n, excluded.n)",
                (batch.table, batch.rows[-1].seq if batch.rows else 0),
            )
        db.executemany(
            f"INSERT INTO entries (table_id, {COLUMNS}, sum) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [(batch.table, *row, crc32(repr((batch.table, *row)).encode())) for row in [values(r) for r in batch.rows]],
        )
        db.executemany(
            "INSERT INTO said (table_id, n, seat, text, ping, ref) VALUES (?, ?, ?, ?, ?, ?)",
            [(batch.table, s.n, s.seat, s.text, s.ping, s.ref) for s in batch.said],
        )
        if batch.report is not None:
            db.execute(
                "INSERT INTO reports (table_id, seat, entry, text) VALUES (?, ?, ?, ?)", (batch.table, *batch.report)
            )

        if batch.snapshots or batch.cut is not None:
            db.execute("SAVEPOINT packed")
            try:
                self.pack(batch)
            except sqlite3.Error as error:  # they can be made again: no choice is refused for their sake
                if not db.in_transaction:
                    raise
                log.error("the snapshots of table %s could not be written: %s", batch.table, error)
                db.execute("ROLLBACK TO packed")
            db.execute("RELEASE packed")

    def pack(self, batch: Batch) -> None:
        db = self.writing
        if batch.cut is not None:
            db.execute("DELETE FROM snapshots WHERE table_id = ? AND n > ?", (batch.table, batch.cut))
        db.executemany(
            "INSERT OR REPLACE INTO snapshots (table_id, n, data, sum) VALUES (?, ?, ?, ?)",
            [(batch.table, s.n, s.data, seal(batch.table, s.n, s.data)) for s in batch.snapshots],
        )
        newest = "SELECT n FROM snapshots WHERE table_id = ? ORDER BY n DESC LIMIT ?"
        db.execute(
            f"DELETE FROM snapshots WHERE table_id = ? AND n NOT IN ({newest})", (batch.table, batch.table, SNAPSHOTS)
        )

    # ------------------------------------------------------------------ reading
    async def load(self, table: str) -> Stored | None:
        return await asyncio.to_thread(self.read, table, False)

    async def peek(self, table: str) -> Stored | None:
        return await asyncio.to_thread(self.read, table, True)

    def read(self, table: str, last: bool) -> Stored | None:
        try:
            with self.read_lock, self.at_once() as db:
                found = db.execute(
                    "SELECT document, sum, n FROM tables LEFT JOIN lengths ON table_id = id WHERE id = ?", (table,)
                ).fetchone()
                if found is None:
                    return None
                order = "DESC LIMIT 1" if last else ""
                query = f"SELECT {COLUMNS}, sum FROM entries WHERE table_id = ? ORDER BY seq {order}"
                rows = db.execute(query, (table,)).fetchall()
                query = "SELECT n, seat, text, ping, ref FROM said WHERE table_id = ? ORDER BY n"
                said = [] if last else db.execute(query, (table,)).fetchall()
        except (sqlite3.Error, UnicodeError) as error:
            kind = StoreError if isinstance(error, sqlite3.OperationalError) else Damaged
            raise kind(f"table {table} could not be read: {error}") from error
        document, sum, length = found
        if not isinstance(document, bytes) or crc32(document) != sum:
            raise Damaged(f"the document of table {table} is damaged")
        if length != (rows[-1][0] if rows else 0):
            raise Damaged(f"the last entry of table {table} is missing")
        for n, row in enumerate(rows, length if last else 1):
            if row[0] != n or crc32(repr((table, *row[:-1])).encode()) != row[-1]:  # or a row of another table
                raise Damaged(f"entry {n} of table {table} is damaged or missing")
        entries = [Row(r[0], r[1], r[2], bool(r[3]), *r[4:-1]) for r in rows]
        return Stored(document, entries, [SaidRow(*s) for s in said])

    async def snapshots(self, table: str) -> list[Snapshot]:
        return await asyncio.to_thread(self.whole_snapshots, table)

    def whole_snapshots(self, table: str) -> list[Snapshot]:
        query = "SELECT n, data, sum FROM snapshots WHERE table_id = ? ORDER BY n DESC"
        try:
            with self.read_lock:
                found = self.reading.execute(query, (table,)).fetchall()
        except (sqlite3.Error, UnicodeError) as error:
            log.warning("the snapshots of table %s could not be read: %s", table, error)
            return []
        return [Snapshot(n, data) for n, data, sum in found if isinstance(data, bytes) and seal(table, n, data) == sum]

    @contextmanager
    def at_once(self) -> Iterator[sqlite3.Connection]:
        """Everything read inside is of one moment, whatever is written meanwhile."""
        self.reading.execute("BEGIN")
        try:
            yield self.reading
        finally:
            if self.reading.in_transaction:
                self.reading.execute("ROLLBACK")

    def reports(self) -> list[tuple[str, int, int, str]]:
        with self.read_lock:
            return self.reading.execute("SELECT table_id, seat, entry, text FROM reports ORDER BY rowid").fetchall()

    def all_documents(self) -> list[tuple[str, bytes]]:
        with self.read_lock:
            found = self.reading.execute("SELECT id, document, sum FROM tables ORDER BY id").fetchall()
        return [(id, document) for id, document, sum in found if isinstance(document, bytes) and crc32(document) == sum]

    async def banned(self) -> list[str]:
        return await asyncio.to_thread(self.list_banned)

    def list_banned(self) -> list[str]:
        try:
            with self.read_lock:
                return [one for (one,) in self.reading.execute("SELECT network FROM banned ORDER BY network")]
        except (sqlite3.Error, UnicodeError) as error:
            raise StoreError(f"who is banned could not be read: {error}") from error

    async def ban(self, network: str, banned: bool) -> None:
        await asyncio.to_thread(self.change_banned, network, banned)

    def change_banned(self, network: str, banned: bool) -> None:
        """By a connection of its own: it belongs to no table, and whoever bans does so beside a server that runs."""
        try:
            with closing(self.connect()) as db:
                query = "INSERT OR IGNORE INTO banned VALUES (?)" if banned else "DELETE FROM banned WHERE network = ?"
                db.execute(query, (network,))
        except sqlite3.Error as error:
            raise StoreError(f"{network} could not be written: {error}") from error

    def close(self) -> None:
        """Write what still waits, then end."""
        self.closed = True
        self.queue.put(None)
        self.thread.join()
        self.opened.close()


PARTS = ("entries", "lengths", "said", "reports", "snapshots")  # of a table, beside its document
COLUMNS = "seq, seat, choice, automatic, command, print, places, turn"


def values(row: Row) -> tuple[int | str, ...]:
    return (row.seq, row.seat, row.choice, int(row.automatic), row.command, row.print, row.places, row.turn)


def seal(table: str, n: int, data: bytes) -> int:
    """The check of a snapshot: one of another table or of another moment has another."""
    return crc32(data, crc32(repr((table, n)).encode()))


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """One server writes a database: a lock beside it says so, and ends with the process however that ends."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_nlink > 1:  # its lock and its log would lie beside each of them
            raise StoreError(f"the database {path} has more than one name (hard links): leave it one")
        lock = sqlite3.connect(f"{path.resolve()}-owner", isolation_level=None, timeout=0)  # by whichever name
        with closing(lock):
            lock.execute("BEGIN EXCLUSIVE")
            yield
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise StoreError(f"the database {path} cannot be opened: {error}") from error
        raise StoreError(
            f"another server uses the database {path}: end that one, or name another file with --data"
        ) from None
    except OSError as error:
        raise StoreError(f"the database {path} cannot be opened: {error}") from error


def settle(done: asyncio.Future[Any], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def migrate(db: sqlite3.Connection) -> None:
    """Numbered steps, each in its own transaction; a database of a newer version is refused."""
    steps = sorted(
        [f for f in (files("tablee.server.store") / "migrations").iterdir() if f.name.endswith(".sql")], key=str
    )
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(steps):
        raise StoreError(
            f"this database was written by a newer Tablée (version {version}, this one knows {len(steps)}): "
            "upgrade, or open it with the program that wrote it"
        )
    for number, step in enumerate(steps[version:], version + 1):
        db.executescript(f"BEGIN;\n{step.read_text(encoding='utf-8')}\nPRAGMA user_version = {number};\nCOMMIT;")


def take_over(db: sqlite3.Connection, listed: Path) -> None:
    """Who is banned stood in a file beside the database before: once it is in the database, it stays under another name."""
    if listed.is_file():
        networks = [(line.strip(),) for line in listed.read_text(encoding="utf-8").splitlines() if line.strip()]
        db.executemany("INSERT OR IGNORE INTO banned VALUES (?)", networks)
        listed.replace(f"{listed}.old")
