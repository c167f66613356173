"""Connections are counted and timed from their first byte, and no flood below the messages fills the memory."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tablee.server.http.connections import SPARE, Door
from tablee.server.http.damped import AT_ONCE, PERIOD, Damped
from tablee.server.http.limits import Limits

from .process import Served

HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
MOST = 40  # connections of one address
LATE = 2.0
PATIENCE = 20.0


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    found = Served(
        tmp_path_factory.mktemp("connections") / "tables.sqlite3", connections=MOST, request_time=LATE, rate=20
    )
    found.start()
    try:
        yield found
    finally:
        found.end()


def opened(served: Served, first: bytes, address: str = "127.0.0.1") -> socket.socket:
    found = socket.create_connection(("127.0.0.1", served.port), PATIENCE, source_address=(address, 0))
    found.sendall(first)
    return found


def ended(one: socket.socket) -> bool:
    """The server hangs up, however long it takes."""
    try:
        while one.recv(65_536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def answers(served: Served, address: str) -> bool:
    one = opened(served, f"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\n\r\n".encode(), address)
    with one:
        return b"200 OK" in one.recv(200)


def test_half_requests_of_one_address_keep_nobody_out_and_end_in_time(served: Served) -> None:
    """A thousand of them are an outage where each holds a file and none ever ends."""
    halves = [opened(served, HALF) for _ in range(MOST + 20)]
    try:
        assert answers(served, "127.0.0.9"), "somebody else waits behind half requests"
        begun = monotonic()
        assert all([ended(one) for one in halves[MOST:]]), "more than an address may hold"
        assert all([ended(one) for one in halves[:MOST]]), "a request may take for ever to arrive"
        assert monotonic() - begun < PATIENCE
    finally:
        for one in halves:
            one.close()
    assert answers(served, "127.0.0.1")


def test_a_request_that_comes_byte_by_byte_ends_in_time(served: Served) -> None:
    """Each byte is a sign of life, and none makes it longer."""
    with opened(served, b"POST /api/mine HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n") as one:
        one.settimeout(0.2)
        end = monotonic() + PATIENCE
        while monotonic() < end:
            try:
                one.sendall(b" ")
                if not one.recv(1_000):
                    return
            except TimeoutError:
                continue
            except ConnectionError:
                return
        raise AssertionError("it is still there")


def upgraded(served: Served, address: str) -> socket.socket:
    host = f"127.0.0.1:{served.port}"
    lines = [
        *("GET /ws HTTP/1.1", f"Host: {host}", f"Origin: http://{host}", "Connection: Upgrade", "Upgrade: websocket"),
        *("Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""),
    ]
    one = opened(served, "\r\n".join(lines).encode(), address)
    assert b"101" in one.recv(4_096)
    return one


@pytest.mark.parametrize(
    "frame",
    [
        pytest.param(b"\x89\xfd" + bytes(4) + bytes(125), id="pings"),
        pytest.param(b"\x8a\xfd" + bytes(4) + bytes(125), id="pongs"),
        pytest.param(b"\x00\x80" + bytes(4), id="empty parts"),
    ],
)
def test_frames_that_are_no_messages_are_weighed_too(served: Served, frame: bytes) -> None:
    """Sixty megabytes of pings, of whose answers nothing is read."""
    with upgraded(served, "127.0.0.3") as one:
        if frame[0] == 0:
            one.sendall(b"\x01\x81" + bytes(4) + b"x")  # a message that never ends
        sent = 0
        block = frame * 4_000
        try:
            while sent < 60_000_000:
                one.sendall(block)
                sent += len(block)
        except ConnectionError:
            pass
    assert sent < 20_000_000, "it was read to its end"  # most of it lies between the two, unread
    assert answers(served, "127.0.0.3")
    assert served.log().count("floods") <= 10 * AT_ONCE


def test_a_door_counts_everybody_and_behind_a_proxy_only_all_together() -> None:
    limits = Limits(connections=2)
    door = Door(limits, proxy=False, files=SPARE + 3)
    assert [door.enter(one) for one in "aaab"] == [True, True, False, True]
    assert not door.enter("c"), "the machine has no more files"
    door.leave("a")
    assert door.enter("c") and door.all == 3 and door.of == {"a": 1, "b": 1, "c": 1}
    door = Door(limits, proxy=True, files=SPARE + 3)
    assert [door.enter("proxy") for _ in range(4)] == [True, True, True, False]


def test_lines_that_come_again_are_counted_and_not_written() -> None:
    now = [0.0]
    damped = Damped(lambda: now[0])

    def written(text: str, *args: Any) -> str | None:
        record = logging.LogRecord("tablee", logging.WARNING, "", 0, text, args, None)
        return record.getMessage() if damped.filter(record) else None

    lines = [written("table %s cannot be listed", n) for n in range(100)]
    assert [line for line in lines if line is not None] == [f"table {n} cannot be listed" for n in range(AT_ONCE)]
    assert written("something else") == "something else"
    now[0] += PERIOD
    assert written("table %s cannot be listed", "x") == f"table x cannot be listed (and {100 - AT_ONCE} more like it)"
    assert written("table %s cannot be listed", "y") == "table y cannot be listed"


def test_files_are_raised_as_far_as_they_may(served: Served) -> None:
    limits = Path(f"/proc/{served.pid}/limits")
    if not limits.is_file():
        pytest.skip("no /proc here")
    (line,) = [one for one in limits.read_text(encoding="utf-8").splitlines() if one.startswith("Max open files")]
    soft, hard = line.split()[3:5]
    assert soft == hard or int(soft) >= 65_536
