"""Whoever runs a server can ban an address or a network while it runs: nobody comes in from there, and who is there is sent away."""

from __future__ import annotations

import logging
from contextlib import ExitStack, closing
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic, sleep

import pytest

from tablee import cli
from tablee.server.http.app import Server
from tablee.server.http.banned import Banned, network
from tablee.server.store.sqlite import SqliteStore

from .kit import BotsHere, Line, house, in_loop, request
from .places import Place
from .process import PATIENCE, Served

SOON = 10.0  # seconds until a ban must hold at a server; it looks every second


@pytest.mark.parametrize(
    ("ban", "address", "hit"),
    [
        ("192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("192.0.2.9/24", "192.0.2.8", True),  # the network it is in
        ("2001:db8:1:2::1", "2001:db8:1:2::/64", True),  # one person has all of it
        ("2001:db8:1::/48", "2001:db8:1:3::/64", True),
        ("2001:db8:1:2::/64", "2001:db8:1:3::/64", False),
        ("0.0.0.0/0", "2001:db8:1:3::/64", False),
        ("0.0.0.0/0", "whatever a proxy says", False),
    ],
)
def test_an_address_or_a_network_is_banned(ban: str, address: str, hit: bool) -> None:
    found = Banned([str(network(ban))])
    assert (address in found) is hit and (address in found) is hit
    found.become([])
    assert address not in found


@in_loop
async def test_what_is_no_network_bans_nobody_else_and_says_so(caplog: pytest.LogCaptureFixture) -> None:
    async with house("odd") as one:
        server = one.server
        for text in ("192.0.2.7", "somebody"):
            await one.store.ban(text, True)
            with caplog.at_level(logging.ERROR):
                await server.look_at_banned()
            assert "192.0.2.7" in server.banned and "192.0.2.8" not in server.banned
        assert "by this: somebody is no address" in caplog.text


@in_loop
async def test_a_list_that_cannot_be_read_stays_as_it_was(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with closing(SqliteStore(tmp_path / "t.sqlite3")) as store:
        server = Server(store, BotsHere(), set(), set())
        await store.ban("192.0.2.7", True)
        await server.look_at_banned()
        store.writing.execute("DROP TABLE banned")
        with caplog.at_level(logging.ERROR):
            await server.look_at_banned()
        assert "192.0.2.7" in server.banned and "who is banned stays as it was" in caplog.text


@in_loop
async def test_a_store_keeps_who_is_banned_for_all_who_share_it(place: Place) -> None:
    with place.opened() as store:
        for text in ("192.0.2.7", "2001:db8::/32", "192.0.2.7"):
            await store.ban(text, True)
        with place.opened() as other:
            assert await store.banned() == await other.banned() == ["192.0.2.7", "2001:db8::/32"]
            await other.ban("192.0.2.7", False)
            await other.ban("192.0.2.8", False)
        assert await store.banned() == ["2001:db8::/32"]
    with place.opened() as later:
        assert await later.banned() == ["2001:db8::/32"]


@in_loop
async def test_who_was_banned_by_a_file_beside_the_database_still_is(tmp_path: Path) -> None:
    listed = tmp_path / "t.sqlite3.banned"
    listed.write_text("192.0.2.7/32\n\n2001:db8::/32\n", encoding="utf-8")
    with closing(SqliteStore(tmp_path / "t.sqlite3")) as store:
        assert await store.banned() == ["192.0.2.7/32", "2001:db8::/32"] and not listed.exists()
        await store.ban("192.0.2.7/32", False)
    with closing(SqliteStore(tmp_path / "t.sqlite3")) as store:  # nobody is banned by it again
        assert await store.banned() == ["2001:db8::/32"]


@in_loop
async def test_who_is_banned_is_sent_away_and_others_play_on() -> None:
    async with house("banned") as one:
        host, _ = await one.seated("dice-throne")
        lines = [Line(one, address=address) for address in ("192.0.2.7", "192.0.2.8")]
        for line in lines:
            line.say({"t": "join", "table": host.room.id, "token": "", "lang": "en"})
            await line.until(lambda line=line: [m for m in line.messages if m["t"] == "view"])  # type: ignore[misc]
        await one.store.ban("192.0.2.7", True)
        await one.server.look_at_banned()
        for line in lines:
            line.say({"t": "rule", "id": "1", "rules": []})
        await lines[0].until(lambda: lines[0].closed)
        assert lines[0].messages[-1]["why"] == ["ui-refused-banned"]
        await lines[1].until(lambda: [m for m in lines[1].messages if m["t"] == "rules"])
        answer = await request(one, "GET", "/api/games", address="192.0.2.7")
        assert (answer.status, answer.why) == (403, "ui-refused-banned")
        assert (await request(one, "GET", "/api/games", address="192.0.2.8")).status == 200
        lines[1].hang_up()
        for line in lines:
            await line.task


# ---------------------------------------------------------------------- beside servers that run
def asked(served: Served) -> int:
    connection = HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE)
    with closing(connection):
        connection.request("GET", "/api/health")
        return connection.getresponse().status


def until(served: Served, status: int) -> None:
    end = monotonic() + SOON
    while asked(served) != status:
        assert monotonic() < end, f"{asked(served)} instead of {status}"
        sleep(0.1)


def test_a_ban_reaches_every_server_that_runs(place: Place, tmp_path: Path) -> None:
    """One on a file, two on a database; and one that begins later lets nobody in from its first moment."""
    named = ("--data", place.where) if "://" not in place.where else ("--store", place.where)
    many = 1 if named[0] == "--data" else 2
    with ExitStack() as stack:
        served = [Served(tmp_path / f"{n}.sqlite3", store=place.where) for n in range(many)]
        for one in served:
            stack.callback(one.end)
            one.start()
        for what, status in (("ban", 403), ("unban", 200), ("ban", 403)):
            with pytest.raises(SystemExit) as ended:
                cli.main(["admin", what, "127.0.0.0/8", *named])
            assert not ended.value.code
            for one in served:
                until(one, status)
        served[0].end()
        served[0].start()
        assert asked(served[0]) == 403
