"""What is acknowledged is on the disk, and a disk that fails is never hidden: writes are kept together or not at all,
in order; a full or failing disk refuses, changes nothing and can be used again when it is well; what the disk has
changed by itself is noticed, and every other table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablee.cli import main
from tablee.server.room.room import Room
from tablee.server.store.base import Batch, Damaged, Row, SaidRow, Snapshot, StoreError
from tablee.server.store.sqlite import SqliteStore, alone, migrate
from tablee.server.wire import messages
from tablee.server.wire.refusal import Refused
from tests.server.kit import BotsHere, Chair, House, Player, in_loop, play
from tests.server.places import Place
from tests.server.process import Served, seated

GAMES = ("dice-throne", "champions")


@contextlib.contextmanager
def opened(path: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(path)
    try:
        yield store
    finally:
        store.close()


@contextlib.asynccontextmanager
async def house_on(path: Path) -> AsyncIterator[House]:
    """A server without sockets on a database file."""
    with opened(path) as store:
        yield House(store, BotsHere())


def entry(n: int, choice: str = "pass", **more: Any) -> Row:
    return Row(n, 0, choice, **more)


# ---------------------------------------------------------------------- writing and reading
@in_loop
async def test_what_was_written_is_read_again(place: Place) -> None:
    rows = [Row(1, 0, "keep 1 1 é", False, "0:a", "", "dice:5", 1), Row(2, 1, "pass", True, "", "77aa", "dice:5", -1)]
    said = [SaidRow(1, 0, "bonsoir à tous"), SaidRow(2, 1, ping="hello", ref="die.1")]
    with place.opened() as store:
        await store.write(Batch("a", b"first", rows[:1]))
        await store.write(Batch("a", b"second", rows[1:], said))
        await store.write(Batch("b", b"other"))
        await store.write(Batch("a", report=(0, 2, "odd")))
    with place.opened() as store:
        found = await store.load("a")
        assert found is not None and (found.document, found.rows, found.said) == (b"second", rows, said)
        peeked = await store.peek("a")
        assert peeked is not None and (peeked.document, peeked.rows) == (b"second", rows[1:])
        assert store.reports() == [("a", 0, 2, "odd")]
        assert await store.load("c") is None and await store.peek("c") is None


@in_loop
async def test_a_deleted_table_is_gone_and_others_are_not(place: Place) -> None:
    with place.opened() as store:
        for table in ("a", "b"):
            await store.write(Batch(table, b"x", [entry(1)], [SaidRow(1, 0, "hello")]))
        await store.write(Batch("a", delete=True))
        assert await store.load("a") is None
        rest = await store.load("b")
        assert rest is not None and len(rest.rows) == len(rest.said) == 1
        await store.write(
            Batch("a", b"new", [entry(1)], [SaidRow(1, 0, "again")])
        )  # nothing of the old one is in the way


@in_loop
async def test_the_newest_snapshots_are_kept_and_those_past_a_cut_are_not(place: Place) -> None:
    def packed(*numbers: int) -> list[Snapshot]:
        return [Snapshot(n, f"after {n}".encode()) for n in numbers]

    with place.opened() as store:
        assert await store.snapshots("a") == []
        await store.write(Batch("a", b"x", [entry(1)], snapshots=packed(10, 20)))
        await store.write(Batch("b", b"x", snapshots=packed(10)))
        await store.write(Batch("a", rows=[entry(2)], snapshots=packed(30)))
        assert await store.snapshots("a") == packed(30, 20, 10)
        await store.write(Batch("a", snapshots=packed(40)))
        assert await store.snapshots("a") == packed(40, 30, 20)
        await store.write(Batch("a", rows=[entry(3, "undo 20")], cut=20))
        assert await store.snapshots("a") == packed(20)
        await store.write(Batch("a", cut=20, snapshots=[Snapshot(20, b"again")]))
        assert await store.snapshots("a") == [Snapshot(20, b"again")]
        await store.write(Batch("a", delete=True))
        assert await store.snapshots("a") == [] and await store.snapshots("b") == packed(10)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE snapshots SET data = substr(data, 1, 2) WHERE n = 20",
        "UPDATE snapshots SET data = 'text' WHERE n = 20",
        "UPDATE snapshots SET sum = sum + 1 WHERE n = 20",
        "UPDATE snapshots SET n = 21 WHERE n = 20",
        "UPDATE snapshots SET data = (SELECT data FROM snapshots WHERE table_id = 'b') WHERE n = 20",
    ],
)
@in_loop
async def test_a_damaged_snapshot_is_left_out(place: Place, damage: str) -> None:
    with place.opened() as store:
        await store.write(Batch("a", b"x", snapshots=[Snapshot(10, b"ten"), Snapshot(20, b"twenty")]))
        await store.write(Batch("b", b"x", snapshots=[Snapshot(20, b"others")]))
        place.rows(damage + " AND table_id = 'a'")
        assert await store.snapshots("a") == [Snapshot(10, b"ten")]
        assert await store.load("a") is not None


@in_loop
async def test_many_writers_share_few_transactions_and_keep_their_order(place: Place) -> None:
    tables, each = 50, 20
    with place.opened() as store:
        await asyncio.gather(*[store.write(Batch(f"t{t}", b"x")) for t in range(tables)])
        before = store.commits
        writes = [
            store.write(Batch(f"t{t}", rows=[entry(n, f"{t} {n}")])) for n in range(1, each + 1) for t in range(tables)
        ]
        await asyncio.gather(*writes)
        assert store.commits - before <= tables * each / 10, "every write was a transaction of its own"
        for t in range(tables):
            found = await store.load(f"t{t}")
            assert found is not None and [row.choice for row in found.rows] == [f"{t} {n}" for n in range(1, each + 1)]


@in_loop
async def test_nobody_is_answered_before_the_transaction_is_on_the_disk(place: Place) -> None:
    """Another connection finds the row at the moment of the answer, every time."""
    with place.opened() as store:
        await store.write(Batch("a", b"x"))
        for n in range(1, 21):
            await store.write(Batch("a", rows=[entry(n)]))
            assert place.rows("SELECT max(seq) FROM entries") == [(str(n),)]


@pytest.mark.parametrize(
    "bad",
    [
        Batch("a", b"changed", [entry(2), entry(1)]),
        Batch("a", b"changed", said=[SaidRow(1, 0, "hello")]),
        Batch("a", b"changed", [entry(10**30)]),
        Batch("a", b"changed", [entry(2, "\ud800")]),
        Batch("a", b"changed", [entry(2)], report=(0, 10**30, "")),
        Batch("a", "no bytes"),  # type: ignore[arg-type]
    ],
    ids=["an entry again", "a word again", "a number too large", "half a letter", "a report", "no document"],
)
@in_loop
async def test_a_batch_that_cannot_be_written_falls_out_alone_and_whole(place: Place, bad: Batch) -> None:
    with place.opened() as store:
        await store.write(Batch("a", b"x", [entry(1)], [SaidRow(1, 0, "hello")]))
        results = await asyncio.gather(
            store.write(Batch("b", b"y", [entry(1)])),
            store.write(bad),
            store.write(Batch("c", b"z", [entry(1)])),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), StoreError, type(None)]
        kept = await store.load("a")
        assert kept is not None and (kept.document, len(kept.rows)) == (b"x", 1)
        assert store.reports() == []
        assert await store.load("b") is not None and await store.load("c") is not None
        await store.write(Batch("a", rows=[entry(2)]))  # and the writer is still there


@in_loop
async def test_closing_writes_what_still_waits_and_then_nothing_more(place: Place) -> None:
    store = place.open()
    waiting = [asyncio.ensure_future(store.write(Batch(f"t{n}", b"x"))) for n in range(200)]
    await asyncio.sleep(0)
    store.close()
    assert await asyncio.gather(*waiting) == [None] * 200
    with pytest.raises(StoreError, match="closed"):
        await store.write(Batch("late", b"x"))
    with place.opened() as again:
        assert all([await again.load(f"t{n}") is not None for n in range(200)])
        assert await again.load("late") is None


# ---------------------------------------------------------------------- versions of the database
def test_a_database_is_brought_up_to_date_once(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    for _ in range(2):
        with opened(path) as store:
            version = store.reading.execute("PRAGMA user_version").fetchone()[0]
            assert version >= 1
            migrate(store.writing)
            assert store.reading.execute("PRAGMA user_version").fetchone()[0] == version


def test_a_database_of_a_newer_version_is_refused_with_words(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    with opened(path) as store:
        store.writing.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreError, match=r"written by a newer Tablée \(version 99, this one knows \d+\): upgrade"):
        SqliteStore(path)


@pytest.mark.parametrize("bytes", [b"no database at all, " * 100, b"SQLite format 3\x00" + b"\xff" * 4000])
def test_a_file_that_is_no_database_is_refused_with_words(tmp_path: Path, bytes: bytes) -> None:
    path = tmp_path / "t.sqlite3"
    path.write_bytes(bytes)
    with pytest.raises(StoreError, match=r"t\.sqlite3 cannot be opened"):
        SqliteStore(path)
    assert path.read_bytes() == bytes


def test_a_folder_that_cannot_be_made_is_refused_with_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match="cannot be opened"):
        SqliteStore(tmp_path / "file" / "t.sqlite3")


def test_a_second_server_on_the_same_file_is_refused_with_words(tmp_path: Path) -> None:
    first, second = Served(tmp_path / "t.sqlite3"), Served(tmp_path / "t.sqlite3")
    first.start()
    try:
        with pytest.raises(AssertionError, match=r"another server uses the database .*t\.sqlite3: .*--data"):
            second.start()
        assert first.post("/api/mine", tables=[]) == []  # the first one goes on
        second.end()
        first.end()
        second.start()  # a killed one is not in the way
    finally:
        first.end()
        second.end()


@pytest.mark.skipif(os.name == "nt", reason="links to files need rights there")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "tablee: another server uses the database {file}: end that one, or name another file with --data"),
        (
            "fr",
            "tablee: un autre serveur se sert de la base {file} : arrêtez-le, ou nommez un autre fichier avec --data",
        ),
    ],
)
def test_the_second_server_is_told_in_its_language_by_whichever_name_it_knows_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, said: str
) -> None:
    path, link = tmp_path / "t.sqlite3", tmp_path / "link.sqlite3"
    SqliteStore(path).close()
    link.symlink_to(path)
    with alone(path):
        for name in (path, link):
            with pytest.raises(SystemExit) as ended:
                main(["serve", "--port", "0", "--data", str(name), "--lang", lang])
            assert ended.value.code == 2
            assert capsys.readouterr() == ("", said.format(file=name) + "\n")


# ---------------------------------------------------------------------- a disk that fails
class Failing:
    """A connection that fails at one kind of statement, as a disk would; and, like SQLite with a full disk, may end
    the whole transaction on its own."""

    def __init__(self, real: sqlite3.Connection, at: str, message: str, ends: bool) -> None:
        self.real, self.at, self.message, self.ends = real, at, message, ends
        self.failed = 0

    @property
    def in_transaction(self) -> bool:
        return self.real.in_transaction

    def check(self, statement: str) -> None:
        if statement.startswith(self.at):
            self.failed += 1
            if self.ends and self.real.in_transaction:
                self.real.execute("ROLLBACK")
            raise sqlite3.OperationalError(self.message)

    def execute(self, statement: str, *more: Any) -> Any:
        self.check(statement)
        return self.real.execute(statement, *more)

    def executemany(self, statement: str, *more: Any) -> Any:
        self.check(statement)
        return self.real.executemany(statement, *more)


FAULTS = [
    ("BEGIN", "disk I/O error", False),
    ("SAVEPOINT", "disk I/O error", False),
    ("INSERT INTO entries", "database or disk is full", True),
    ("INSERT INTO entries", "disk I/O error", False),
    ("INSERT INTO tables", "database or disk is full", True),
    ("COMMIT", "database or disk is full", False),
    ("COMMIT", "disk I/O error", True),
    ("ROLLBACK", "disk I/O error", False),
]


@pytest.mark.parametrize(("at", "message", "ends"), FAULTS)
@in_loop
async def test_a_failed_write_is_not_acknowledged_and_leaves_nothing(
    tmp_path: Path, at: str, message: str, ends: bool
) -> None:
    with opened(tmp_path / "t.sqlite3") as store:
        await store.write(Batch("a", b"x", [entry(1)]))
        real = store.writing
        store.writing = failing = Failing(real, at, message, ends)  # type: ignore[assignment]
        bad = [entry(1)] if at == "ROLLBACK" else [entry(2)]  # something to roll back
        for _ in range(2):
            with pytest.raises(StoreError, match="could not be written"):
                await store.write(Batch("a", b"y", bad))
        assert failing.failed
        store.writing = real
        await store.write(Batch("b", b"z"))
        found = await store.load("a")
        assert found is not None and (found.document, found.rows) == (b"x", [entry(1)])
        await store.write(Batch("a", b"y", [entry(2)]))


def shut(store: SqliteStore, full: bool) -> None:
    """A disk without room, or with room again: SQLite itself says that it is full."""
    pages = store.reading.execute("PRAGMA page_count").fetchone()[0] if full else 1_000_000
    store.writing.execute(f"PRAGMA max_page_count = {pages}")


@in_loop
async def test_a_database_that_is_full_refuses_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with opened(tmp_path / "t.sqlite3") as store:
        await store.write(Batch("a", b"x"))
        shut(store, True)
        results: list[BaseException | None] = []
        for n in range(1, 500):
            results += await asyncio.gather(store.write(Batch("a", rows=[entry(n, "x" * 100)])), return_exceptions=True)
        written = results.count(None)
        assert results[:written] == [None] * written, "something was kept after something before it was not"
        assert 0 < written < 499 and "full" in str(results[-1])
        with pytest.raises(StoreError, match="full"):
            await store.write(Batch("b", b"y" * 100_000))
        shut(store, False)
        await store.write(Batch("a", rows=[entry(written + 1)]))
        found = await store.load("a")
        assert found is not None and len(found.rows) == written + 1
        assert await store.load("b") is None


def position(room: Room) -> tuple[Any, ...]:
    """Where a room stands, as far as anybody could tell."""
    session = room.session
    game = (session.game.fingerprint(), len(session.entries)) if session is not None else None
    return (room.document.encode(), room.rows[:], room.said[:], game, room.play.unsettled, sorted(room.play.commands))


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_a_table_on_a_full_disk_stays_where_the_disk_is_and_goes_on_afterwards(tmp_path: Path, game: str) -> None:
    async with house_on(tmp_path / "t.sqlite3") as house:
        chairs, player = await house.seated(game), Player("full disk")
        await play(chairs, player, 12)
        room = chairs[0].room
        before, screens = position(room), [(chair.screen.view, chair.screen.n) for chair in chairs]
        asked = next(chair for chair in chairs if chair.asked)
        key = player(asked.screen.question)
        failing(house, True)
        for n in range(3):
            answer = await asked.choose(key, id=f"again {n}")
            assert (answer["t"], answer["why"]) == ("refused", ["ui-refused-disk"])
            assert position(room) == before
        assert await asked.refused("concede", seat=asked.seats[0]) == "ui-refused-disk"
        assert await asked.refused("say", text="hello?") == "ui-refused-disk"
        assert await asked.refused("prompts", level="always") == "ui-refused-disk"
        assert position(room) == before
        for chair, screen in zip(chairs, screens):
            chair.hear()
            assert (chair.screen.view, chair.screen.n) == screen
            assert chair.screen.said == []
        failing(house, False)
        assert (await asked.choose(key, id="again 0"))["t"] == "done"  # the same command, at last
        await play(chairs, player, 10)
        again = await (await house.restarted()).hub.room(room.id)
        assert position(again) == position(room)


def failing(house: House, fails: bool) -> None:
    store = house.store
    if fails:
        store.writing = Failing(store.writing, "COMMIT", "database or disk is full", False)
    else:
        store.writing = store.writing.real


@in_loop
async def test_who_sits_where_goes_back_with_a_failed_write(tmp_path: Path) -> None:
    """An invitation is not used up, nobody sits half, and the game does not begin for some."""
    async with house_on(tmp_path / "t.sqlite3") as house:
        table, token = await house.table("dice-throne")
        host = await house.join(table, token)
        code = (await host.ask("invite", seat=1))["code"]
        before = position(host.room)
        failing(house, True)
        with pytest.raises(Refused, match="ui-refused-disk"):
            await house.hub.accept(messages.TakeSeat(code))
        for command in ({"t": "start"}, {"t": "seat", "seat": 1, "who": "bot:random"}, {"t": "invite", "seat": 1}):
            assert await host.refused(**command) == "ui-refused-disk"
            assert position(host.room) == before, command
        with pytest.raises(Refused, match="ui-refused-disk"):
            await house.table("dice-throne", ("me", "bot:random"))
        failing(house, False)
        taken = await house.hub.accept(messages.TakeSeat(code))
        guest = await house.join(table, taken["token"])
        host.hear()
        assert host.screen.room["status"] == guest.screen.room["status"] == "playing"
        assert host.screen.n == guest.screen.n >= 0


@in_loop
async def test_an_undo_that_could_not_be_written_is_none(tmp_path: Path) -> None:
    async with house_on(tmp_path / "t.sqlite3") as house:
        table, token = await house.table("champions", ("me", "me"), curtain=False)
        chair = await house.join(table, token)
        await play([chair], Player("undo"), 8)
        before = position(chair.room)
        failing(house, True)
        assert await chair.refused("undo") == "ui-refused-disk"
        assert position(chair.room) == before
        failing(house, False)
        await chair.done("undo")
        assert chair.room.session is not None and len(chair.room.session.entries) < len(before[1])


@in_loop
async def test_the_last_choice_of_a_game_goes_back_too(tmp_path: Path) -> None:
    async with house_on(tmp_path / "t.sqlite3") as house:
        host, guest = await house.seated("dice-throne")
        before = position(host.room)
        failing(house, True)
        assert await host.refused("concede", seat=0) == "ui-refused-disk"
        assert position(host.room) == before and host.screen.room["status"] == "playing"
        failing(house, False)
        assert (await host.ask("concede", seat=0))["t"] == "done"
        guest.hear()
        assert guest.screen.over and host.room.document.status == "over"
        failing(house, True)
        assert await host.refused("rematch") == "ui-refused-disk"
        assert not host.room.document.rematch
        failing(house, False)
        assert (await host.ask("rematch"))["t"] == "done"


@in_loop
async def test_a_bot_that_could_not_be_written_says_so_and_tries_again_later(tmp_path: Path) -> None:
    async with house_on(tmp_path / "t.sqlite3") as house:
        table, token = await house.table("dice-throne", ("me", "bot:random"))
        chair = await house.join(table, token)
        await play([chair], Player("bot"), 3)
        n = chair.room.n
        failing(house, True)
        room = chair.room
        room.document.seats[0].who = "bot:random"  # everybody is a bot now: somebody must move
        room.play_bots()
        while room.pump is not None:
            await asyncio.sleep(0.001)
        heard = chair.hear()
        assert [message["why"] for message in heard if message["t"] == "error"] == [["ui-error-bot"]]
        assert room.n == n and not room.play.unsettled
        failing(house, False)
        room.document.seats[0].who = "bot:random"
        room.play_bots()
        while room.pump is not None and not room.document.result:
            await asyncio.sleep(0.001)
        assert room.n > n


@in_loop
async def test_two_servers_on_one_database_never_write_the_same_entry(tmp_path: Path) -> None:
    """Whoever comes second is refused, then sees what the first has written."""
    async with house_on(tmp_path / "t.sqlite3") as one, house_on(tmp_path / "t.sqlite3") as other:
        table, token = await one.table("dice-throne", ("me", "me"), curtain=False)
        here, there = await one.join(table, token), await other.join(table, token)
        there.count = 100  # ids of its own, as every browser has: the same id would be the same command
        player = Player("two")
        for chair, late in ((here, there), (there, here)):
            assert (await chair.choose(player(chair.screen.question)))["t"] == "done"
            assert (
                await late.refused("choose", view=late.screen.n, key=player(late.screen.question)) == "ui-refused-disk"
            )
            late.hear()
            assert (late.screen.view, late.screen.n) == (chair.screen.view, chair.screen.n)
        await play([here], player, 5)
        assert (await one.store.load(table)).rows == here.room.rows


# ---------------------------------------------------------------------- a real disk, a real server
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets one process limit the files of another")
def test_a_server_whose_disk_fails_acknowledges_nothing_and_recovers(tmp_path: Path) -> None:
    """The kernel refuses to let the server's files grow, then lets them grow again; then the server is killed."""
    import resource

    served = Served(tmp_path / "t.sqlite3")
    served.start()

    async def evening() -> tuple[int, int, int]:
        rng = Random("disk")
        held = await seated(served, "dice-throne", ("me", "me"), rng, curtain=False)
        person = held.people[0]
        done, refused = 0, 0
        for limit in (resource.RLIM_INFINITY, 0, resource.RLIM_INFINITY):
            resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
            for _ in range(10):
                n = person.n
                answer = await person.ask(t="choose", view=n, key=person.choice())
                if limit == 0:
                    assert answer["why"] == ["ui-refused-disk"], answer
                    refused += 1
                else:
                    assert answer["t"] == "done", answer
                    done = answer["n"]
                    while person.n < done:
                        await person.receive()
        await person.leave()
        served.end()
        served.start()
        await person.join()
        await person.leave()
        return done, refused, person.n

    try:
        done, refused, n = asyncio.run(evening())
    finally:
        served.end()
    assert refused == 10 and n == done > 10
    assert "Traceback" not in served.log()


# ---------------------------------------------------------------------- a disk that lies
async def evenings(path: Path) -> dict[str, tuple[str, str]]:
    """A database of several tables in play; table -> token of its host, and where the game stands."""
    found = {}
    async with house_on(path) as house:
        for number in range(6):
            chairs = await house.seated(GAMES[number % 2])
            await play(chairs, Player(f"evening {number}"), 25)
            await chairs[0].done("say", text="See you tomorrow.")
            room = chairs[0].room
            assert room.session is not None
            found[room.id] = (chairs[0].token, room.session.game.fingerprint())
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.execute("VACUUM")
    return found


async def sits(house: House, table: str, token: str) -> Chair | str:
    """Somebody at the table, or why not."""
    try:
        return await house.join(table, token)
    except Refused as no:
        return str(no)


GARBLED = {
    "a document that is no document": ("UPDATE tables SET document = ? WHERE id = ?", b'{"id": 7}'),
    "a document that is cut": ("UPDATE tables SET document = substr(document, 1, 99) || ? WHERE id = ?", b""),
    "a document that is text": ("UPDATE tables SET document = ? WHERE id = ?", "words"),
    "another choice": ("UPDATE entries SET choice = choice || ? WHERE seq = 3 AND table_id = ?", " 1"),
    "no choice": ("UPDATE entries SET choice = ? WHERE seq = 3 AND table_id = ?", b"\xff\xfe"),
    "another seat": ("UPDATE entries SET seat = 1 - seat + ? WHERE seq = 5 AND table_id = ?", 0),
    "an undo of nothing": ("UPDATE entries SET choice = ? WHERE seq = 9 AND table_id = ?", "undo x"),
    "a command that never was": ("UPDATE entries SET command = ? WHERE seq = 9 AND table_id = ?", "0:x"),
    "an entry missing": ("DELETE FROM entries WHERE seq = 9 + ? AND table_id = ?", 0),
    "another number": ("UPDATE entries SET seq = 1000 + ? WHERE seq = 9 AND table_id = ?", 0),
}


@pytest.mark.parametrize("kind", GARBLED)
@in_loop
async def test_a_damaged_table_is_refused_and_the_others_go_on(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "t.sqlite3"
    tables = await evenings(path)
    hurt = next(iter(tables))
    statement, value = GARBLED[kind]
    with contextlib.closing(sqlite3.connect(path)) as db:
        assert db.execute(statement, (value, hurt)).rowcount == 1
        db.commit()
    async with house_on(path) as house:
        for table, (token, print) in tables.items():
            found = await sits(house, table, token)
            if table == hurt:
                assert found == "ui-refused-damaged"
                continue
            assert isinstance(found, Chair) and found.room.session is not None
            assert found.room.session.game.fingerprint() == print
            assert (await found.done("say", text="Good morning."))["t"] == "done"
        held = [messages.Held(table, token) for table, (token, _) in tables.items()]
        listed = {one["table"] for one in await house.hub.mine(held)}
        assert listed >= set(tables) - {hurt}


async def damage(path: Path, tables: dict[str, tuple[str, str]], rng: Random) -> str:
    """Change some bytes of a copy, open it, and see: every table is refused, or is what it was."""
    data = bytearray(path.read_bytes())
    match rng.randrange(4):
        case 0:
            for _ in range(rng.randint(1, 8)):
                data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        case 1:
            at = rng.randrange(len(data))
            length = rng.randint(1, 6000)
            data[at : at + length] = bytes(min(length, len(data) - at))
        case 2:
            del data[rng.randrange(len(data)) :]
        case 3:
            page, other = [4096 * rng.randrange(len(data) // 4096) for _ in range(2)]
            data[page : page + 4096] = data[other : other + 4096]
    copy = path.with_name("copy.sqlite3")
    for old in path.parent.glob("copy.sqlite3*"):
        old.unlink()
    copy.write_bytes(data)
    try:
        store = SqliteStore(copy)
    except StoreError:
        return "not opened"
    hurt = 0
    try:
        house = House(store, BotsHere())
        for table, (token, print) in tables.items():
            found: Any
            try:
                found = await sits(house, table, token)
            except StoreError as error:
                found = str(error)
            if isinstance(found, Chair):
                assert found.room.session is not None, found.room.frozen
                assert found.room.session.game.fingerprint() == print, "a table is not what it was, and nobody noticed"
                answer = await found.ask("say", text="Good morning.")
                assert answer["t"] == "done" or answer["why"] == ["ui-refused-disk"]
            else:
                hurt += 1
    finally:
        store.close()
    return f"{hurt} of {len(tables)} refused"


async def damages(path: Path, seed: str, rounds: int) -> dict[str, int]:
    tables = await evenings(path)
    rng = Random(seed)
    found: dict[str, int] = {}
    for _ in range(rounds):
        kind = await damage(path, tables, rng)
        found[kind] = found.get(kind, 0) + 1
    print(f"{rounds} damaged files: {dict(sorted(found.items()))}")
    return found


@in_loop
async def test_a_damaged_file_never_shows_a_game_that_was_not_played(tmp_path: Path) -> None:
    found = await damages(tmp_path / "t.sqlite3", "damage", 200)
    assert len(found) >= 4, "the damage always looked the same"


@pytest.mark.long
@pytest.mark.parametrize("part", range(50))
def test_ten_thousand_damaged_files(tmp_path: Path, part: int, record_property: Callable[[str, object], None]) -> None:
    found = asyncio.run(damages(tmp_path / "t.sqlite3", f"more damage {part}", 200))
    assert len(found) >= 4, "the damage always looked the same"
    record_property("files", 200)


def test_what_sqlite_calls_damaged_is_told_from_what_may_pass(tmp_path: Path) -> None:
    """A disk that is busy or fails now may answer later; a malformed file will not."""
    path = tmp_path / "t.sqlite3"
    with opened(path) as store:
        store.commit([Batch("a", b"x" * 50_000)])
        real = store.reading
        for error, kind in (
            (sqlite3.OperationalError("disk I/O error"), StoreError),
            (sqlite3.DatabaseError("database disk image is malformed"), Damaged),
        ):

            class Broken:
                def execute(self, *_: Any, error: Exception = error) -> None:
                    raise error

            store.reading = Broken()  # type: ignore[assignment]
            with pytest.raises(StoreError) as caught:
                store.read("a", False)
            assert type(caught.value) is kind
        store.reading = real
    shutil.rmtree(tmp_path)
