"""Health says when writing fails, and what is counted can be read by this machine alone."""

from __future__ import annotations

import re

import pytest

from tablee.server.http.gate import Gate
from tablee.server.http.health import LASTING
from tablee.server.http.limits import Buckets

from .kit import Player, house, in_loop, play, request


@in_loop
async def test_health_says_when_writing_fails_and_when_it_succeeds_again() -> None:
    async with house("health") as one:
        host, _ = await one.seated("dice-throne")
        answer = await request(one, "GET", "/api/health")
        assert answer.status == 200 and answer.json["writing"] is True and answer.json["rooms"] == 1
        one.store.full = True
        assert await host.refused("say", text="lost") == "ui-refused-disk"
        answer = await request(one, "GET", "/api/health")
        assert answer.status == 503 and answer.json["writing"] is False
        assert "disk" not in answer.body.decode()  # what went wrong is for the log
        one.store.full = False
        await host.done("say", text="kept")
        assert (await request(one, "GET", "/api/health")).status == 200
        # nobody is sent to a server that is not well, so that nothing would ever be written there: it is tried again
        one.store.full = True
        await host.refused("say", text="lost")
        one.clock.now += LASTING
        assert (await request(one, "GET", "/api/health")).status == 200


@in_loop
async def test_what_is_counted_can_be_read_by_this_machine_alone() -> None:
    async with house("metrics") as one:
        chairs = await one.seated("dice-throne")
        await play(chairs, Player("metrics"), 5)
        one.store.full = True
        await chairs[0].refused("say", text="lost")
        answer = await request(one, "GET", "/api/metrics")
        assert answer.status == 200 and answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        text = answer.body.decode()
        found = dict(re.findall(r"^(tablee_\w+) ([0-9.e+-]+)$", text, re.MULTILINE))
        assert float(found["tablee_choices_total"]) == chairs[0].room.n
        assert (found["tablee_rooms"], found["tablee_write_failures_total"], found["tablee_writing"]) == ("1", "1", "0")
        for name in found:
            assert f"# HELP {name} " in text and re.search(rf"^# TYPE {name} (gauge|counter)$", text, re.MULTILINE)
        assert (await request(one, "GET", "/api/metrics", address="192.0.2.7")).status == 404


@pytest.mark.parametrize(("origin", "socket"), [("http://h:80", "ws://h:80"), ("https://h", "wss://h")])
def test_a_page_may_open_its_own_socket_and_no_other(origin: str, socket: str) -> None:
    async def app(scope: object, receive: object, send: object) -> None: ...

    gate = Gate(app, {"h:80", "h"}, {origin}, Buckets(1, 1))
    assert gate.socket(origin.partition("//")[2]) == socket
