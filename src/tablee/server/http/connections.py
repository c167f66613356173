"""Connections from their first byte: how many an address may hold, how long a request may take to arrive, and how much may
come over a socket below the messages: control frames and fragments are bytes, too."""

from __future__ import annotations

import asyncio
import logging
from asyncio.transports import BaseTransport
from collections import Counter
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from tablee.server.http.gate import client_address
from tablee.server.http.limits import Bucket, Limits

log = logging.getLogger("tablee.server")
FRAME = 256  # what a frame costs beside its bytes
UNREAD = 4_000_000  # bytes that may wait for somebody who reads nothing
SPARE = 64  # open files that are no connections: the database, the log, processes of bots


class Door:
    """Counts who is connected. Behind a proxy all come from one address, and only their sum counts here."""

    def __init__(self, limits: Limits, proxy: bool, files: int) -> None:
        self.limits = limits
        self.each = files if proxy else limits.connections
        self.most = max(1, files - SPARE)
        self.of: Counter[str] = Counter()
        self.all = 0
        self.refused = 0

    def enter(self, address: str) -> bool:
        if self.all >= self.most or self.of[address] >= self.each:
            self.refused += 1
            log.warning("too many connections: one was closed unheard")
            return False
        self.of[address] += 1
        self.all += 1
        return True

    def leave(self, address: str) -> None:
        self.all -= 1
        self.of[address] -= 1
        if not self.of[address]:
            del self.of[address]


def address_of(transport: BaseTransport) -> str:
    return client_address({"client": transport.get_extra_info("peername")})


def protocols(door: Door) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """What listens to requests and to sockets, both behind this door."""

    class Http(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
        """A request is whole in time, or the connection ends; keeping it open between requests is uvicorn's matter."""

        address: str | None = None  # counted under it; None: not, or no longer ours
        late: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            address = address_of(transport)
            if not door.enter(address):
                transport.abort()
                return
            self.address = address
            self.wait()

        def wait(self) -> None:
            if self.late is None:
                self.late = self.loop.call_later(door.limits.request_time, self.transport.abort)

        def rest(self) -> None:
            if self.late is not None:
                self.late.cancel()
                self.late = None

        def data_received(self, data: bytes) -> None:
            if self.address is None:
                return
            super().data_received(data)
            if self.address is not None and self.cycle is not None and not self.cycle.more_body:
                self.rest()
            elif self.address is not None:
                self.wait()

        def handle_websocket_upgrade(self, *args: Any) -> None:
            self.rest()
            self.address = None  # it is the socket's from now on
            super().handle_websocket_upgrade(*args)

        def connection_lost(self, exc: Exception | None) -> None:
            self.rest()
            if self.address is not None:
                door.leave(self.address)
                self.address = None
            super().connection_lost(exc)

    class Socket(WebSocketsSansIOProtocol):
        """As much a second as a message of the longest kind, of whatever frames it is made."""

        def connection_made(self, transport: BaseTransport) -> None:
            super().connection_made(transport)
            limits = door.limits
            self.address = address_of(transport)
            rate = limits.rate * limits.message
            self.bucket = Bucket(rate, max(5 * rate, 4.0 * limits.message), self.loop.time())

        def data_received(self, data: bytes) -> None:
            if self.pays(len(data)):
                super().data_received(data)

        def pays(self, cost: int) -> bool:
            """Whoever sends too much, or reads nothing of what it made us answer, is gone."""
            if self.transport.is_closing():
                return False
            if self.bucket.take(self.loop.time(), cost) and self.transport.get_write_buffer_size() < UNREAD:
                return True
            log.warning("a connection that floods was closed")
            self.transport.abort()
            return False

        def handle_ping(self) -> None:
            if self.pays(FRAME):
                super().handle_ping()

        def handle_pong(self, event: Frame) -> None:
            if self.pays(FRAME):
                super().handle_pong(event)

        def handle_cont(self, event: Frame) -> None:
            if self.pays(FRAME):
                super().handle_cont(event)

        def connection_lost(self, exc: Exception | None) -> None:
            door.leave(self.address)
            super().connection_lost(exc)

    return Http, Socket


def files() -> int:
    """As many open files as this process may have; from now on it may have all of them."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows has no such limit
        return 8_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return most
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most
