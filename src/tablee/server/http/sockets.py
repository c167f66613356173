"""One socket per connection: it joins a table, asks, and is told what changes."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from starlette.requests import Request
from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.server.http.banned import Banned
from tablee.server.http.gate import client_address
from tablee.server.http.limits import COSTS, REPLAY, Bucket, Buckets, Limits
from tablee.server.room import commands, replays
from tablee.server.room.greeting import welcome
from tablee.server.room.hub import Hub
from tablee.server.room.member import MOVED, Member
from tablee.server.room.replays import Replay
from tablee.server.store.base import Away, StoreError
from tablee.server.wire import messages
from tablee.server.wire.refusal import Refused

log = logging.getLogger("tablee.server")
LATER, ELSEWHERE = 1013, 1012  # codes of sockets after which browsers connect again


def address_of(request: Request | WebSocket) -> str:
    return client_address(request.scope)


class Sockets:
    hub: Hub
    limits: Limits
    sockets: Counter[str]
    dear: Buckets
    heard: Buckets
    banned: Banned

    def may_ask(self, address: str, cost: float) -> None:
        """Whoever asks for much that takes long waits, not those beside them."""
        if cost and not self.dear.take(address, cost):
            raise Refused("ui-refused-busy")

    async def socket(self, socket: WebSocket) -> None:
        address = address_of(socket)
        await socket.accept()
        if self.sockets[address] >= self.limits.sockets:
            await close(socket, Refused("ui-refused-sockets", n=self.limits.sockets))
            return
        self.sockets[address] += 1
        try:
            await self.connection(socket)
        except (WebSocketDisconnect, RuntimeError, asyncio.CancelledError):
            pass  # gone: the table keeps the seat
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    async def connection(self, socket: WebSocket) -> None:
        try:
            first = messages.read_command(await asyncio.wait_for(self.receive(socket), self.limits.join))
        except TimeoutError:
            return await close(socket, Refused("ui-refused-silent"))
        except messages.Malformed as error:
            return await close(socket, Refused("ui-refused-malformed", what=str(error)))
        except Refused as no:
            return await close(socket, no)
        if not isinstance(first, messages.Join):
            return await close(socket, Refused("ui-refused-join-first"))
        if socket.path_params.get("table", first.table) != first.table:
            return await close(socket, Refused("ui-refused-no-table"))
        try:
            member = await self.enter(first, address_of(socket))
        except Refused as no:
            return await close(socket, no)
        except Away as error:
            log.warning("%s", error)
            return await socket.close(LATER)  # whoever comes back a moment later is let in
        except StoreError:
            log.exception("reading failed")
            return await close(socket, Refused("ui-refused-disk"))
        sender = asyncio.create_task(self.send(socket, member))
        try:
            await self.listen(socket, member)
        finally:
            sender.cancel()
            member.room.leave(member)
            if not member.room.members:
                self.hub.leave_later(member.room)

    async def enter(self, join: messages.Join, address: str = "") -> Member:
        room = await self.hub.room(join.table)
        holder = room.document.holder_of(join.token)
        if join.token and holder < 0:
            raise Refused("ui-refused-token")
        if join.replay:
            room.may_enter(holder)
            self.may_ask(address, REPLAY)
            if room.document.status == "over" and not room.document.known:
                async with room.lock:
                    await room.make_known()  # it shows every hand, and the end of a game may be taken back
            member = await self.hub.work(address, Replay, room, join.lang)  # plays the whole game
            member.address = address
            member.put(welcome(room, member, entries=len(member.journal.entries)))
            return member
        if room.document.imported:
            raise Refused("ui-refused-imported")
        if holder >= 0 and (room.given_up(holder) or room.document.is_next(holder, join.token)):
            async with room.lock:
                await room.returns(holder, join.token)
        return room.join(holder, join.lang, address)

    async def listen(self, socket: WebSocket, member: Member) -> None:
        """Commands one after the other; a connection that floods or talks nonsense is ended."""
        loop = asyncio.get_running_loop()
        bucket = Bucket(self.limits.rate, self.limits.burst, loop.time())
        while not member.closed:
            try:
                command = messages.read_command(await self.receive(socket))
            except messages.Malformed as error:
                member.put({"t": "refused", "id": "", "why": ["ui-refused-malformed", {"what": str(error)}]})
                command = None
            except Refused as no:
                await close(socket, no)
                return
            if not bucket.take(loop.time()):
                await close(socket, Refused("ui-refused-flood"))
                return
            if member.address in self.banned:
                await close(socket, Refused("ui-refused-banned"))
                return
            if command is None:
                continue
            try:
                if not self.heard.take(member.address):
                    raise Refused("ui-refused-busy")
                self.may_ask(member.address, COSTS.get(type(command), 0))
                if isinstance(member, Replay):
                    await replays.obey(member, command)
                else:
                    await commands.obey(member.room, member, command)
            except Refused as no:
                member.put({"t": "refused", "id": getattr(command, "id", ""), "why": no.why})
            except Exception:
                log.exception("table %s: %s failed", member.room.id, type(command).__name__)
                member.put({"t": "error", "why": ["ui-error-internal"], "final": False})

    async def receive(self, socket: WebSocket) -> str:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | None = message.get("text")
        if text is None:
            raise Refused("ui-refused-binary")
        if len(text) > self.limits.message:
            raise Refused("ui-refused-size", n=self.limits.message)
        return text

    async def send(self, socket: WebSocket, member: Member) -> None:
        """The newest view wins: whatever happened while the last message was on its way becomes one change."""
        try:
            while True:
                await member.wake.wait()
                member.wake.clear()
                for data in member.take():
                    await socket.send_text(data.decode())
                data = b""  # nothing of it is kept until there is more to be said
                if member.closed:
                    await socket.close(ELSEWHERE if member.closed == MOVED else 1008, member.closed)
                    return
        except (WebSocketDisconnect, RuntimeError):
            return  # the listener notices too
        except Exception:
            log.exception("table %s: a view could not be sent", member.room.id)
            await socket.close(1011)


async def close(socket: WebSocket, no: Refused) -> None:
    """Say why, then hang up."""
    await socket.send_text(messages.encode({"t": "error", "why": no.why, "final": True}).decode())
    await socket.close(1008)
