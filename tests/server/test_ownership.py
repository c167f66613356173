"""Several servers on one database: a table has one owner, nothing a past owner writes gets in, and no doubt is left about
what was written when a connection breaks."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablee.server.store.base import Away, Batch, Row, SaidRow, Snapshot, StoreError
from tablee.server.store.postgres import PostgresStore

from .kit import BotsHere, House, Player, in_loop, play
from .places import Postgres


@contextlib.contextmanager
def stores(place: Postgres, **more: float) -> Iterator[tuple[PostgresStore, PostgresStore]]:
    with (
        contextlib.closing(PostgresStore(place.where, **more)) as one,
        contextlib.closing(PostgresStore(place.where, **more)) as other,
    ):
        yield one, other


def entry(n: int, choice: str = "pass") -> Row:
    return Row(n, 0, choice)


WRITES: dict[str, Batch] = {
    "an entry": Batch("a", rows=[entry(2)]),
    "a document": Batch("a", b"changed"),
    "a word": Batch("a", said=[SaidRow(1, 0, "hello")]),
    "a report": Batch("a", report=(0, 1, "odd")),
    "a snapshot": Batch("a", snapshots=[Snapshot(1, b"one")]),
    "a cut": Batch("a", cut=0),
    "its end": Batch("a", delete=True),
}


@in_loop
async def test_nothing_a_past_owner_writes_gets_in(empty: Postgres) -> None:
    lost: list[str | None] = []
    with stores(empty, rest=0) as (one, other):
        one.watch(lost.append)
        await one.write(Batch("a", b"x", [entry(1)], snapshots=[Snapshot(1, b"kept")]))
        await other.claim("a")
        for what, batch in WRITES.items():
            with pytest.raises(Away, match="belongs to another server"):
                await one.write(batch)
            assert await other.snapshots("a") == [Snapshot(1, b"kept")], what
        found = await other.load("a")
        assert found is not None and (found.document, found.rows, found.said) == (b"x", [entry(1)], [])
        assert other.reports() == []
        await other.write(Batch("a", rows=[entry(2)]))
        await one.claim("a")
        await one.write(Batch("a", rows=[entry(3)]))
        with pytest.raises(Away):
            await other.write(Batch("a", rows=[entry(4)]))
        assert set(lost) == {"a"}


@pytest.mark.long
@in_loop
async def test_a_table_stays_where_it_is_for_a_while_and_a_new_one_does_not(empty: Postgres) -> None:
    with stores(empty, rest=0.6) as (one, other):
        await one.write(Batch("a", b"x"))
        await other.claim("a")  # nobody had asked for it yet
        with pytest.raises(Away, match="belongs to another server"):
            await one.claim("a")
        await other.write(Batch("a", rows=[entry(1)]))
        await asyncio.sleep(0.7)
        await one.claim("a")
        with pytest.raises(Away):
            await other.claim("a")
        await one.claim("a")  # as often as it likes
        await one.write(Batch("a", rows=[entry(2)]))


@pytest.mark.long
@in_loop
async def test_whoever_has_ended_or_says_nothing_keeps_nothing(empty: Postgres) -> None:
    with stores(empty, rest=60) as (one, other):
        for how in ("ended", "silent"):
            third = PostgresStore(empty.where, rest=60)
            await one.write(Batch(how, b"x"))
            await third.claim(how)
            await third.write(Batch(how, rows=[entry(1)]))
            with pytest.raises(Away):
                await other.claim(how)
            if how == "ended":
                await asyncio.to_thread(third.close)
            else:
                empty.rows(f"UPDATE servers SET until = clock_timestamp() WHERE id = {third.me}")
            await other.claim(how)
            await other.write(Batch(how, rows=[entry(2)]))
            if how == "silent":
                with pytest.raises(Away):
                    await third.write(Batch(how, rows=[entry(3, "late")]))
                await asyncio.to_thread(third.close)
            found = await one.load(how)
            assert found is not None and found.rows == [entry(1), entry(2)]


@pytest.mark.long
@in_loop
async def test_a_takeover_in_the_middle_of_a_write_loses_nothing(empty: Postgres) -> None:
    """A thousand times, with delays from before to after: what was acknowledged is there, what was not is not."""
    seen: Counter[str] = Counter()
    rng = Random("takeover")
    with stores(empty, rest=0) as (one, other):
        for n in range(1_000):
            table, kept = f"t{n}", 0
            await one.write(Batch(table, b"x"))

            async def write(table: str = table) -> int:
                for k in range(1, 4):
                    try:
                        await one.write(Batch(table, rows=[entry(k)]))
                    except Away:
                        return k - 1
                return 3

            writing = asyncio.ensure_future(write())
            await asyncio.sleep(rng.random() * 0.003)
            await other.claim(table)
            found = await other.load(table)
            assert found is not None
            kept = await writing
            assert len(found.rows) == kept, f"{kept} were acknowledged, and {len(found.rows)} are there"
            await other.write(Batch(table, rows=[entry(kept + 1, "mine")]))
            seen[str(kept)] += 1
    print(f"1,000 takeovers: {dict(sorted(seen.items()))} entries were written before")
    assert sum([n > 30 for n in seen.values()]) >= 2, "the takeover always came at the same moment"


# ---------------------------------------------------------------------- rooms
@contextlib.asynccontextmanager
async def two_houses(place: Postgres) -> AsyncIterator[tuple[House, House]]:
    with stores(place, rest=0) as (one, other):
        yield House(one, BotsHere()), House(other, BotsHere())


@pytest.mark.long
@pytest.mark.parametrize("game", ["dice-throne", "champions"])
@in_loop
async def test_a_table_goes_on_at_another_server_and_its_people_are_sent_there(empty: Postgres, game: str) -> None:
    async with two_houses(empty) as (here, there):
        chairs, player = await here.seated(game), Player("moves")
        await play(chairs, player, 10)
        old = chairs[0].room
        before = [chair.screen.view for chair in chairs]
        again = [await there.join(old.id, chair.token) for chair in chairs]
        for _ in range(100):
            if old.moved:
                break
            await asyncio.sleep(0.01)
        assert old.moved and old.id not in here.hub.rooms
        assert [chair.member.closed for chair in chairs] == ["moved"] * len(chairs)
        assert [chair.hear() for chair in chairs] == [[]] * len(chairs), (
            "something was said by a server that has no say"
        )
        assert [chair.screen.view for chair in again] == before
        await play(again, player, 10)
        rows = again[0].room.rows
        back = [await here.join(old.id, chair.token) for chair in chairs]
        assert back[0].room is not old and back[0].room.rows == rows


@pytest.mark.long
@in_loop
async def test_what_was_on_its_way_to_a_past_owner_has_no_answer(empty: Postgres) -> None:
    """Neither done nor refused: the browser sends it again to the new owner, where it happens once."""
    async with two_houses(empty) as (here, there):
        chairs, player = await here.seated("dice-throne"), Player("late")
        await play(chairs, player, 5)
        asked = next(chair for chair in chairs if chair.asked)
        n, key = asked.screen.n, player(asked.screen.question)
        await there.hub.store.claim(asked.room.id)
        await asked.tell("choose", id="late", view=n, key=key)
        assert asked.hear() == [] and asked.member.closed == "moved"
        again = await there.join(asked.room.id, asked.token)
        for _ in range(2):
            assert (await again.choose(key, id="late", view=n))["t"] == "done"
        assert [row.command.partition(":")[2] for row in again.room.rows].count("late") == 1


# ---------------------------------------------------------------------- doubt
class Relay:
    """Between a server and its database; it cuts the line at the message it is told, before or after it has passed."""

    def __init__(self, folder: Path, database: Path) -> None:
        self.here, self.there = folder / ".s.PGSQL.5432", database / ".s.PGSQL.5432"
        self.cut: Callable[[bytes, bool], bool] | None = None
        self.lines: set[asyncio.StreamWriter] = set()
        self.cuts = 0

    async def __aenter__(self) -> Relay:
        self.server = await asyncio.start_unix_server(self.line, self.here)
        return self

    async def __aexit__(self, *_: Any) -> None:
        self.server.close()
        for line in self.lines:
            line.close()

    async def line(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_unix_connection(self.there)
        self.lines |= {writer, far_writer}
        await asyncio.gather(
            self.pump(reader, far_writer, writer, True), self.pump(far_reader, writer, far_writer, False)
        )

    async def pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, other: asyncio.StreamWriter, asking: bool
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                if self.cut is not None and self.cut(data, asking):
                    self.cuts += 1
                    other.transport.abort()
                    break
                writer.write(data)
                await writer.drain()
        writer.close()


@pytest.mark.long
@pytest.mark.parametrize("asking", [True, False], ids=["on the way there", "on the way back"])
@in_loop
async def test_a_line_that_breaks_leaves_no_doubt(empty: Postgres, tmp_path: Path, asking: bool) -> None:
    """The group may have been written or not when the line breaks: each entry and each word is there once, and is acknowledged."""
    async with Relay(tmp_path, empty.cluster.folder) as relay:
        url = empty.where.replace(str(empty.cluster.folder), str(tmp_path))
        store = await asyncio.to_thread(PostgresStore, url)
        await store.write(Batch("a", b"x"))
        for n in range(1, 41):
            ready = n % 4 == 0

            def cut(data: bytes, there: bool) -> bool:
                nonlocal ready
                if there is not asking or not ready or len(data) < 20:
                    return False
                ready = False
                return True

            relay.cut = cut
            while True:
                try:
                    await store.write(Batch("a", rows=[entry(n)], said=[SaidRow(n, 0, f"word {n}")]))
                    break
                except Away:  # it was never sent
                    await asyncio.sleep(0.02)
        assert relay.cuts == 10
        found = await store.load("a")
        assert found is not None
        assert [row.seq for row in found.rows] == [said.n for said in found.said] == list(range(1, 41))
        await asyncio.to_thread(store.close)


@pytest.mark.long
@in_loop
async def test_a_database_that_ends_at_once_and_comes_back_loses_nothing(empty: Postgres) -> None:
    """An immediate stop in the middle of writes, ten times; whoever waited has an answer afterwards, and it is true."""
    with contextlib.closing(PostgresStore(empty.where)) as store:
        done: dict[str, int] = {f"t{t}": 0 for t in range(5)}
        for table in done:
            await store.write(Batch(table, b"x"))
        over = False

        async def writer(table: str) -> None:
            while not over:
                try:
                    await store.write(Batch(table, rows=[entry(done[table] + 1)]))
                    done[table] += 1
                except Away:
                    await asyncio.sleep(0.02)

        writing = [asyncio.ensure_future(writer(table)) for table in done]
        rng = Random("stops")
        for _ in range(10):
            before = sum(done.values())
            while sum(done.values()) < before + 20:
                await asyncio.sleep(0.01)
            await asyncio.sleep(rng.random() * 0.02)
            await asyncio.to_thread(empty.cluster.stop, "immediate")
            await asyncio.to_thread(empty.cluster.start)
        over = True
        await asyncio.gather(*writing)
        print(f"10 stops: {sum(done.values())} entries acknowledged")
        for table, n in done.items():
            found = await store.load(table)
            assert found is not None and len(found.rows) == n


@pytest.mark.long
def test_four_servers_that_begin_at_once_make_one_database(empty: Postgres) -> None:
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(4) as together:
        found = list(together.map(PostgresStore, [empty.where] * 4))
    assert len({store.me for store in found}) == 4
    assert empty.rows("SELECT n FROM version") == [("1",)]
    for store in found:
        store.close()
    assert empty.rows("SELECT count(*) FROM servers") == [("0",)]


@pytest.mark.long
def test_a_newer_database_and_one_that_is_not_there_are_refused_with_words(empty: Postgres) -> None:
    PostgresStore(empty.where).close()
    empty.rows("INSERT INTO version VALUES (99)")
    with pytest.raises(StoreError, match=r"newer Tablée \(version 99, this one knows 1\)"):
        PostgresStore(empty.where)
    with pytest.raises(StoreError, match="the database postgresql:///nowhere cannot be opened"):
        PostgresStore(empty.cluster.url("nowhere"))
