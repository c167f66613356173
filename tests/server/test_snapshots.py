"""A long table opens, is undone and opens again after a restart from a snapshot, whatever becomes of the snapshots."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from unittest.mock import MagicMock, patch

import pytest

from tablee.server.store.base import SNAPSHOTS
from tablee.server.store.sqlite import SqliteStore
from tablee.table.journal import apply
from tests.server.kit import BotsHere, Chair, Drawn, House, MemoryStore, Player, in_loop

APART = 5


@contextmanager
def often() -> Iterator[None]:
    with (
        patch("tablee.table.session.APART", APART),
        patch("tablee.server.room.hub.APART", APART),
        patch("tablee.server.room.hub.secrets", Drawn("snapshots")),
    ):
        yield


@contextmanager
def counted() -> Iterator[MagicMock]:
    """How many entries are played through, not chosen."""
    with patch("tablee.table.journal.apply", wraps=apply) as replayed:
        yield replayed


async def evening(house: House, choices: int) -> Chair:
    """One person at three seats, after at least so many entries."""
    table, token = await house.table(
        "dice-throne", ("me", "me", "me"), {"heroes": "barbarian,pyromancer,paladin"}, curtain=False
    )
    chair = await house.join(table, token)
    player = Player("snapshots")
    while len(chair.room.rows) < choices:
        assert not chair.screen.over
        await chair.choose(player(chair.screen.question))
        chair.hear()
    return chair


async def again(house: House, chair: Chair) -> Chair:
    """The same table at a server that has just been started."""
    return await (await house.restarted()).join(chair.room.id, chair.token)


def places(store: MemoryStore, chair: Chair) -> list[int]:
    return sorted(store.packed[chair.room.id])


@in_loop
async def test_a_table_opens_from_its_last_snapshot() -> None:
    store = MemoryStore()
    with often():
        house = House(store, BotsHere())
        chair = await evening(house, 32)
        n = len(chair.room.rows)
        assert places(store, chair) == [one * APART for one in range(n // APART - SNAPSHOTS + 1, n // APART + 1)]
        with counted() as replayed:
            other = await again(house, chair)
        assert replayed.call_count == n % APART
    assert other.screen.view == chair.screen.view
    assert [line["text"] for line in other.screen.lines] == [line["text"] for line in chair.screen.lines]
    assert other.room.playing().game.fingerprint() == chair.room.playing().game.fingerprint()


@in_loop
async def test_a_table_of_which_there_is_none_is_played_through_once() -> None:
    store = MemoryStore()
    with often():
        house = House(store, BotsHere())
        chair = await evening(house, 32)
        n = len(chair.room.rows)
        store.packed.clear()
        with counted() as replayed:
            await again(house, chair)
            assert replayed.call_count == n
            await again(house, chair)
        assert replayed.call_count == n + n % APART


@in_loop
async def test_an_undo_goes_on_from_a_snapshot_and_those_past_it_are_gone() -> None:
    store = MemoryStore()
    with often():
        house = House(store, BotsHere())
        chair = await evening(house, 32)
        saved = 0
        while len(chair.room.playing().entries) >= 23:
            kept = places(store, chair)
            with counted() as replayed:
                await chair.done("undo")
            chair.hear()
            entries = len(chair.room.playing().entries)
            start = max([n for n in kept if n <= entries], default=0)
            assert replayed.call_count == entries - start
            saved += start
            assert all([n <= entries for n in places(store, chair)])
        assert saved
        player = Player("another way")
        while len(chair.room.playing().entries) < 30:
            await chair.choose(player(chair.screen.question))
            chair.hear()
        with counted() as replayed:
            other = await again(house, chair)
        assert replayed.call_count == len(chair.room.playing().entries) % APART
    assert other.room.playing().game.fingerprint() == chair.room.playing().game.fingerprint()
    assert other.screen.view == chair.screen.view


@in_loop
async def test_another_program_plays_the_table_through_and_packs_it_anew() -> None:
    store = MemoryStore()
    with often():
        house = House(store, BotsHere())
        chair = await evening(house, 32)
        n = len(chair.room.rows)
        with patch("tablee.table.snapshot.program", return_value="the next version"):
            with counted() as replayed:
                other = await again(house, chair)
                assert replayed.call_count == n
                await again(house, chair)
            assert replayed.call_count == n + n % APART
    assert other.screen.view == chair.screen.view


@in_loop
async def test_a_disk_that_refuses_leaves_no_snapshot_of_what_was_not_written() -> None:
    store = MemoryStore()
    with often():
        house = House(store, BotsHere())
        chair = await evening(house, 24)
        player = Player("refused")
        while (len(chair.room.rows) + 1) % APART:
            await chair.choose(player(chair.screen.question))
            chair.hear()
        before = dict(store.packed[chair.room.id])
        store.full = True
        assert (await chair.choose(player(chair.screen.question)))["why"] == ["ui-refused-disk"]
        store.full = False
        assert store.packed[chair.room.id] == before
        assert {one.n: one for one in chair.room.play.snapshots} == before
        chair.hear()
        await chair.choose(player(chair.screen.question))
        assert max(store.packed[chair.room.id]) == (max(before) + APART)


@asynccontextmanager
async def kept(path: Path) -> AsyncIterator[tuple[SqliteStore, Chair, int]]:
    store = SqliteStore(path)
    try:
        chair = await evening(House(store, BotsHere()), 32)
        yield store, chair, len(chair.room.rows)
    finally:
        store.close()


@pytest.mark.parametrize(
    ("damage", "lost"),
    [
        ("UPDATE snapshots SET data = zeroblob(length(data)) WHERE n = (SELECT max(n) FROM snapshots)", 1),
        ("UPDATE snapshots SET sum = 0 WHERE n > (SELECT min(n) FROM snapshots)", 2),
        ("DROP TABLE snapshots", 0),
    ],
)
@in_loop
async def test_what_the_disk_has_done_to_snapshots_harms_no_table(tmp_path: Path, damage: str, lost: int) -> None:
    with often():
        async with kept(tmp_path / "t.sqlite3") as (store, chair, n):
            store.writing.execute(damage)
            with counted() as replayed:
                other = await again(chair.house, chair)
            assert replayed.call_count == (n % APART + lost * APART if lost else n)
            assert other.screen.view == chair.screen.view
            player = Player("and on")
            while len(other.room.rows) < n + 2 * APART:  # past places where new ones are made
                assert (await other.choose(player(other.screen.question)))["t"] == "done"
