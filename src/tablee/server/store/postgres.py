"""Tables in PostgreSQL, for several servers at once.

One connection writes, and whatever has queued up meanwhile is one statement (`write_group`): every batch of it whole or not
at all, all of it in one transaction. A table has one owner, and each takeover begins an epoch: what is written names the epoch
it belongs to, so that nothing a past owner still writes gets in. Each server has a lease, renewed by whatever it writes, and
holds an advisory lock while its connection lasts, which tells a death sooner. A connection that breaks leaves a doubt: the
group counts its number in the same transaction, and the next connection reads whether it was written.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Future
from contextlib import suppress
from socket import gethostname
from typing import Any, TypeVar
from zlib import crc32

import asyncpg

from tablee.server.store.asked import Asked, table_of
from tablee.server.store.base import SNAPSHOTS, Away, Batch, Damaged, Snapshot, Stored, StoreError
from tablee.server.store.columns import Columns, possible, texts, whole
from tablee.server.store.schema import LOCK, SETTINGS, migrate, shown
from tablee.server.store.sqlite import COLUMNS, seal

log = logging.getLogger("tablee.server")

T = TypeVar("T")
LEASE = 3.0  # seconds for which a server counts as alive without a word of it
BEAT = 1.0  # seconds after which it says one
REST = 5.0  # seconds a table stays where it is, while its owner lives
GROUP = 60  # batches of one transaction
PATIENCE = 10.0  # seconds until a database that does not answer counts as gone

#: what a broken connection, or a database that ends or begins, looks like
BROKEN = (OSError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError, TimeoutError)
ENDING = ("57P01", "57P02", "57P03")


def broken(error: BaseException) -> bool:
    return isinstance(error, BROKEN) or getattr(error, "sqlstate", None) in ENDING


class PostgresStore:
    def __init__(self, url: str, lease: float = LEASE, rest: float = REST) -> None:
        self.url, self.lease, self.rest = url, lease, rest
        self.name = shown(url)
        self.queue: deque[Asked] = deque()
        self.epochs: dict[str, int] = {}  # of the tables that are ours
        self.me = self.number = self.commits = 0
        self.connected = self.closed = False
        self.renewed = 0.0
        self.held = False  # the lease; whoever watches has been told when it was not
        self.gone: Callable[[str | None], None] | None = None
        self.watching: asyncio.AbstractEventLoop | None = None
        self.db: Any = None  # the connection that writes
        self.loop = asyncio.new_event_loop()
        self.news = asyncio.Event()
        started: Future[None] = Future()
        self.thread = threading.Thread(target=self.run, args=(started,), name="tablee-writer", daemon=True)
        self.thread.start()
        try:
            started.result()
        except StoreError:
            self.thread.join()
            raise
        except Exception as error:
            self.thread.join()
            raise StoreError(f"the database {self.name} cannot be opened: {error or error!r}") from error

    def run(self, started: Future[None]) -> None:
        try:
            self.loop.run_until_complete(self.main(started))
        finally:
            self.loop.close()

    async def main(self, started: Future[None]) -> None:
        try:
            self.db = await self.connect()
            await migrate(self.db)
            await self.register()
            self.pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=4, server_settings=SETTINGS, command_timeout=PATIENCE, timeout=PATIENCE
            )
        except BaseException as error:
            if self.db is not None:
                await self.db.close(timeout=PATIENCE)
            started.set_exception(error)
            return
        started.set_result(None)
        watch = asyncio.create_task(self.watchdog())
        await self.serve()
        watch.cancel()
        self.pool.terminate()

    async def connect(self) -> Any:
        settings = {**SETTINGS, "application_name": f"tablee writer {self.me}"}
        return await asyncpg.connect(
            self.url, server_settings=settings, timeout=PATIENCE, command_timeout=PATIENCE, statement_cache_size=20
        )

    async def register(self) -> None:
        """A server of our own, alive from now on; those that died long ago are forgotten."""
        query = "INSERT INTO servers (name, until) VALUES ($1, clock_timestamp()) RETURNING id"
        self.me = await self.db.fetchval(query, f"{gethostname()}:{os.getpid()}")
        await self.db.execute(f"SET application_name = 'tablee writer {self.me}'")
        await self.db.execute("SELECT pg_advisory_lock($1, $2)", LOCK, self.me)
        await self.db.execute(
            "DELETE FROM servers WHERE until < clock_timestamp() - interval '1 day' AND id <> $1", self.me
        )
        await self.listen()
        await self.call(self.number, Columns())

    async def listen(self) -> None:
        await self.db.add_listener(f"tablee_{self.me}", lambda *told: self.lose(told[-1]))
        self.connected = True

    # ------------------------------------------------------------------ whose a table is
    async def claim(self, table: str) -> None:
        await self.ask(table)

    def watch(self, gone: Callable[[str | None], None]) -> None:
        self.gone = gone

    @property
    def well(self) -> bool:
        return self.held and self.connected

    def lose(self, table: str | None) -> None:
        """Another server has this table, or may have any of them."""
        if table is None:
            self.epochs.clear()
        else:
            self.epochs.pop(table, None)
        if self.watching is not None and self.gone is not None:
            with suppress(RuntimeError):
                self.watching.call_soon_threadsafe(self.gone, table)

    async def watchdog(self) -> None:
        """A lease that has ended ends all that rests on it, be it that the database was away or that we were."""
        while True:
            if self.held and self.loop.time() - self.renewed >= self.lease:
                self.held = False
                log.error("the lease has ended: all tables are let go")
                self.lose(None)
            await asyncio.sleep(self.lease / 10)

    # ------------------------------------------------------------------ writing
    async def write(self, batch: Batch) -> None:
        await self.ask(batch)

    async def ask(self, what: Batch | str) -> None:
        if self.closed:
            raise StoreError("the database is closed")
        if not self.connected:
            raise self.away()
        loop = asyncio.get_running_loop()
        self.watching = loop
        done: asyncio.Future[None] = loop.create_future()
        self.queue.append(Asked(what, loop, done))
        self.loop.call_soon_threadsafe(self.news.set)
        await asyncio.shield(done)  # a client that leaves does not stop what is being written

    def away(self) -> Away:
        return Away(f"the database {self.name} cannot be reached")

    async def serve(self) -> None:
        """One thing after the other, in the order in which it was asked for."""
        while not (self.closed and not self.queue):
            if not self.queue:
                self.news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.news.wait(), min(BEAT, self.lease / 3))
            group: list[Asked] = []
            while self.queue and len(group) < GROUP and isinstance(self.queue[0].what, Batch):
                group.append(self.queue.popleft())
            if group or not self.queue:
                await self.commit(group)
            else:
                await self.take(self.queue.popleft())
        if self.connected:
            with suppress(asyncpg.PostgresError, *BROKEN):
                await self.db.execute("DELETE FROM servers WHERE id = $1", self.me)
                await self.db.close(timeout=PATIENCE)

    async def commit(self, group: list[Asked]) -> None:
        """One transaction; a batch that cannot be written falls out alone. An empty group says that we live."""
        columns, fit = Columns(), []
        for asked in sorted(group, key=table_of):  # everybody locks in one order
            assert isinstance(asked.what, Batch)
            try:
                columns.add(asked.what, self.epochs.get(asked.what.table, 0))
                fit.append(asked)
            except (ValueError, OverflowError, TypeError) as error:
                asked.settle(StoreError(f"table {asked.what.table} could not be written: {error}"))
        self.number += 1
        begun = self.loop.time()
        try:
            results = await self.exactly_once(self.number, columns)
        except asyncpg.PostgresError as error:
            log.error("the database could not be written: %s", error)
            results = [str(error)] * len(fit)
        except StoreError as error:
            for asked in fit:
                asked.settle(error)
            return
        else:
            self.renewed, self.held = begun, True
            self.commits += bool(fit)
        for asked, why in zip(fit, results):
            asked.settle(self.outcome(asked.what, why))

    def outcome(self, batch: Batch | str, why: str) -> StoreError | None:
        assert isinstance(batch, Batch)
        table = batch.table
        if why == "fenced":
            self.lose(table)
            return Away(f"table {table} belongs to another server")
        if why:
            return StoreError(f"table {table} could not be written: {why}")
        if batch.delete:
            self.epochs.pop(table, None)
        else:
            self.epochs.setdefault(table, 1)  # a new one
        return None

    async def exactly_once(self, number: int, columns: Columns) -> list[str]:
        """Sent again only where the database says that it was not written."""
        while True:
            try:
                return await self.call(number, columns)
            except (asyncpg.PostgresError, *BROKEN) as error:
                if not broken(error) and not self.db.is_closed():
                    raise
                log.error("the connection to the database broke: %r", error)
            written = await self.reconnect(number)
            if written is not None:
                return written

    async def call(self, number: int, columns: Columns) -> list[str]:
        all = columns.all()
        marks = ", ".join([f"${n}" for n in range(4, len(all) + 4)])
        query = f"SELECT write_group($1, $2, make_interval(secs => $3), {marks}, {SNAPSHOTS})"
        found: list[str] = await self.db.fetchval(query, self.me, number, self.lease, *all)
        return found

    async def reconnect(self, number: int) -> list[str] | None:
        """Until the database is there again. What came of this group, or None where nothing of it was written."""
        self.connected = False
        self.refuse_all()
        self.db.terminate()
        while not self.closed:
            try:
                return await self.resumed(number)
            except (asyncpg.PostgresError, *BROKEN) as error:
                log.warning("the database cannot be reached: %r", error)
                self.refuse_all()
                await asyncio.sleep(0.2)
        raise StoreError("the database is closed")

    async def resumed(self, number: int) -> list[str] | None:
        self.db = await self.connect()
        # whatever the old connection still does has ended before we look
        await self.db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()",
            f"tablee writer {self.me}",
        )
        await self.db.execute("SELECT pg_advisory_lock($1, $2)", LOCK, self.me)
        found = await self.db.fetchrow("SELECT last, results FROM servers WHERE id = $1", self.me)
        if found is None:  # forgotten: what was ours is nobody's
            self.lose(None)
            await self.register()
            raise StoreError("the database does not know this server any more")
        await self.listen()
        return list(found["results"]) if found["last"] == number else None

    def refuse_all(self) -> None:
        """What waits was never sent."""
        while self.queue:
            self.queue.popleft().settle(self.away())

    async def take(self, asked: Asked) -> None:
        table = asked.what
        assert isinstance(table, str)
        epoch, error = 0, None
        try:
            if possible(table):
                query = "SELECT claim($1, $2, make_interval(secs => $3))"
                epoch = await self.db.fetchval(query, self.me, table, float(self.rest))
        except (asyncpg.PostgresError, *BROKEN) as why:
            log.error("table %s could not be claimed: %r", table, why)
            error = self.away() if broken(why) else StoreError(f"table {table} could not be read: {why}")
        if epoch > 0:
            self.epochs[table] = epoch
        elif epoch < 0:
            error = Away(f"table {table} belongs to another server")
        asked.settle(error)

    # ------------------------------------------------------------------ reading
    async def load(self, table: str) -> Stored | None:
        return await self.here(self.read(table, False)) if possible(table) else None

    async def peek(self, table: str) -> Stored | None:
        return await self.here(self.read(table, True)) if possible(table) else None

    async def here(self, work: Coroutine[Any, Any, T]) -> T:
        """What the thread of the database does for whoever asks."""
        if self.closed:
            work.close()
            raise StoreError("the database is closed")
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))

    async def ask_pool(self, table: str, work: Callable[[Any], Awaitable[T]]) -> T:
        try:
            async with (
                self.pool.acquire(timeout=PATIENCE) as db,
                db.transaction(isolation="repeatable_read", readonly=True),
            ):
                return await work(db)
        except (asyncpg.PostgresError, *BROKEN) as error:
            if broken(error):
                raise Away(f"the database {self.name} cannot be reached") from error
            kind = Damaged if str(getattr(error, "sqlstate", "")).startswith("XX") else StoreError
            raise kind(f"table {table} could not be read: {error}") from error

    async def read(self, table: str, last: bool) -> Stored | None:
        async def rows(db: Any) -> Any:
            found = await db.fetchrow(
                "SELECT document, sum, n FROM tables LEFT JOIN heads ON table_id = id WHERE id = $1", table
            )
            if found is None:
                return None
            order = "DESC LIMIT 1" if last else ""
            entries = await db.fetch(
                f"SELECT {COLUMNS}, sum FROM entries WHERE table_id = $1 ORDER BY seq {order}", table
            )
            query = "SELECT n, seat, text, ping, ref FROM said WHERE table_id = $1 ORDER BY n"
            return *found, entries, [] if last else await db.fetch(query, table)

        found = await self.ask_pool(table, rows)
        if found is None:
            return None
        return whole(table, found, last)

    async def snapshots(self, table: str) -> list[Snapshot]:
        return await self.here(self.whole_snapshots(table)) if possible(table) else []

    async def whole_snapshots(self, table: str) -> list[Snapshot]:
        query = "SELECT n, data, sum FROM snapshots WHERE table_id = $1 ORDER BY n DESC"
        try:
            found = await self.ask_pool(table, lambda db: db.fetch(query, table))
        except StoreError as error:
            log.warning("the snapshots of table %s could not be read: %s", table, error)
            return []
        return [Snapshot(n, data) for n, data, sum in found if seal(table, n, data) == sum]

    def reports(self) -> list[tuple[str, int, int, str]]:
        query = "SELECT table_id, seat, entry, text FROM reports ORDER BY id"
        work = self.ask_pool("", lambda db: db.fetch(query))
        return [tuple(texts(row)) for row in asyncio.run_coroutine_threadsafe(work, self.loop).result()]

    def all_documents(self) -> list[tuple[str, bytes]]:
        work = self.ask_pool("", lambda db: db.fetch("SELECT id, document, sum FROM tables ORDER BY id"))
        found = asyncio.run_coroutine_threadsafe(work, self.loop).result()
        return [(id, document) for id, document, sum in found if crc32(document) == sum]

    async def banned(self) -> list[str]:
        found = await self.here(self.ask_pool("", lambda db: db.fetch("SELECT network FROM banned ORDER BY network")))
        return [row["network"] for row in found]

    async def ban(self, network: str, banned: bool) -> None:
        add, remove = "INSERT INTO banned VALUES ($1) ON CONFLICT DO NOTHING", "DELETE FROM banned WHERE network = $1"
        try:
            await self.here(self.pool.execute(add if banned else remove, network))
        except (asyncpg.PostgresError, *BROKEN) as error:
            raise StoreError(f"{network} could not be written: {error}") from error

    def close(self) -> None:
        """Write what still waits, let go of all tables, then end."""
        self.closed = True
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self.news.set)
        self.thread.join()
