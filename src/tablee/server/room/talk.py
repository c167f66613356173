"""What people say at a table: words of their own, or a sign that points at a piece."""

from __future__ import annotations

from typing import Any

from tablee.server.room.member import Member
from tablee.server.room.room import Room
from tablee.server.wire import messages
from tablee.server.wire.refusal import Refused

SPOKEN = 2_000  # messages of one table


async def say(room: Room, member: Member, c: messages.Say) -> dict[str, Any]:
    text = " ".join(c.text.split())
    if not text:
        raise Refused("ui-refused-empty")
    return await speak(room, member, c.id, text=text)


async def ping(room: Room, member: Member, c: messages.Ping) -> dict[str, Any]:
    session = room.session
    if c.ref and (session is None or c.ref not in room.rules.view(session.game, -1).pieces):
        raise Refused("ui-refused-piece")  # only what everybody sees can be pointed at
    return await speak(room, member, c.id, ping=c.ping, ref=c.ref)


async def speak(room: Room, member: Member, id: str, text: str = "", ping: str = "", ref: str = "") -> dict[str, Any]:
    if not member.seats:
        raise Refused("ui-refused-watching")
    async with room.lock:
        room.must_exist()
        if len(room.said) >= SPOKEN:
            raise Refused("ui-refused-talked-out", n=SPOKEN)
        await room.say(member.speaking(), text, ping, ref)
    return {"t": "done", "id": id}
