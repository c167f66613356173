"""What is set in a file, and what becomes of tables that have been kept for long enough."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from unittest.mock import patch

import pytest

from tablee.kernel.errors import SetupError
from tablee.server.http.limits import Limits
from tablee.server.http.settings import Keep, Settings, read
from tablee.server.store import keeper
from tablee.server.store.base import Batch
from tablee.server.store.document import Document, decode, today
from tablee.server.store.sqlite import SqliteStore
from tablee.server.wire import messages
from tablee.server.wire.refusal import Refused

from .kit import BotsHere, House, house, in_loop


def test_what_a_file_sets_counts_and_the_rest_is_as_usual(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("[limits]\nsockets = 7\ntables = 2\n[keep]\nover = 90\n")
    assert read(file) == Settings(Limits(sockets=7, tables=2), Keep(over=90))
    file.write_text("")
    assert read(file) == Settings()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[limits]\nsocket = 7\n", "no 'socket'; there are .*sockets"),
        ("[keep]\nover = -1\n", "over is a whole number from 0 to 1000000000, not -1"),
        ("[keep]\nover = 1.5\n", "over is a whole number"),
        ("[limits]\nrate = true\n", "rate is a number|whole number"),
        ("[limit]\n", r"\[limits\] and \[keep\], not 'limit'"),
        ("limits = 3\n", r"\[limits\] and \[keep\]"),
        ("[limits\n", "cannot be read"),
    ],
)
def test_what_means_nothing_is_refused_with_words(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text)
    with pytest.raises(SetupError, match=why):
        read(file)
    with pytest.raises(SetupError, match="cannot be read"):
        read(tmp_path / "none.toml")


@in_loop
async def test_an_imported_journal_belongs_to_whoever_brought_it() -> None:
    async with house() as one:
        chair = (await one.seated("dice-throne", 2))[0]
        await chair.done("concede", seat=0)
        journal = await chair.room.export(0)
        brought = await one.hub.bring(messages.Import(journal, "Ada"))
        stranger = await one.hub.bring(messages.Import(journal, "Eve"))
        table, token = brought["table"], brought["token"]
        (line,) = await one.hub.mine([messages.Held(table, token)])
        assert line["imported"] and line["owner"] and line["yours"] == []
        for other in ("", stranger["token"]):
            with pytest.raises(Refused, match="ui-refused-host"):
                await one.hub.delete(messages.Held(table, other))
        await one.hub.delete(messages.Held(table, token))
        assert await one.store.load(table) is None and await one.store.load(stranger["table"]) is not None


async def kept(store: SqliteStore) -> dict[str, Document]:
    """Tables of every kind, made or ended today."""
    one = House(store, BotsHere())
    chairs = await one.seated("dice-throne", 2)
    over = (await one.seated("dice-throne", 2))[0]
    await over.done("concede", seat=0)
    gathering, _ = await one.table("dice-throne")
    brought = await one.hub.bring(messages.Import(await over.room.export(0)))
    found = {"playing": chairs[0].room.id, "over": over.room.id, "gathering": gathering, "imported": brought["table"]}
    documents = {}
    for kind, table in found.items():
        stored = await store.load(table)
        assert stored is not None
        documents[kind] = decode(stored.document)
    return documents


@pytest.mark.parametrize(
    ("keep", "gone"),
    [
        (Keep(), {"imported"}),
        (Keep(imported=0), set()),
        (Keep(imported=31), set()),
        (Keep(over=30, gathering=30), {"imported", "over", "gathering"}),
    ],
)
def test_tables_that_were_kept_for_long_enough_are_deleted_by_a_running_server(
    tmp_path: Path, keep: Keep, gone: set[str]
) -> None:
    path = tmp_path / "t.sqlite3"

    async def run() -> None:
        store = SqliteStore(path)
        documents = await kept(store)
        assert {one.day for one in documents.values()} == {today()}
        server = House(store, BotsHere()).server
        server.stale = lambda: keeper.stale(store, asdict(keep), today() + 31)
        with patch("tablee.server.http.app.DAY", 0.01):
            sweeping = asyncio.create_task(server.sweep())
            await asyncio.sleep(0.1)
            sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await sweeping
        left = {kind for kind, one in documents.items() if await store.load(one.id) is not None}
        assert left == documents.keys() - gone
        store.close()

    asyncio.run(run())


@in_loop
async def test_a_table_that_is_open_or_of_which_nobody_knows_the_day_stays(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite3")
    try:
        documents = await kept(store)
        one = House(store, BotsHere())
        await one.hub.room(documents["imported"].id)
        old = json.loads(documents["over"].encode())
        del old["day"]  # as older versions have written it
        await store.write(Batch(documents["over"].id, json.dumps(old).encode()))
        found = keeper.stale(store, {"imported": 1, "over": 1}, today() + 9)
        assert found == [documents["imported"].id]
        await one.hub.expire(found)
        assert await store.load(documents["imported"].id) is not None
    finally:
        store.close()
