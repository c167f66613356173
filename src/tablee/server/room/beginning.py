"""Before a game: everybody adds a nonce to what the table has promised; and another game after it."""

from __future__ import annotations

from typing import Any

from tablee.server.room.member import Member
from tablee.server.room.room import Room
from tablee.server.room.seating import must_host
from tablee.server.wire import messages
from tablee.server.wire.refusal import Refused


async def nonce(room: Room, member: Member, c: messages.GiveNonce) -> dict[str, Any]:
    """Given once, and only by those who were told the commitment before; the last one begins the game."""
    async with room.lock:
        if not member.seats:
            raise Refused("ui-refused-watching")
        given = room.document.holders[member.holder].nonce
        if given != c.nonce:
            if room.document.status != "gathering":
                raise Refused("ui-refused-started")
            if given:
                raise Refused("ui-refused-nonce")
            await room.add_nonce(member.holder, c.nonce)
        return {"t": "done", "id": c.id, "n": room.n}


async def start(room: Room, member: Member, c: messages.Start) -> dict[str, Any]:
    async with room.lock:
        must_host(member)
        if room.document.status != "gathering":
            raise Refused("ui-refused-started")
        await room.start()
        return {"t": "done", "id": c.id, "n": room.n}


async def rematch(room: Room, member: Member, c: messages.Rematch) -> dict[str, Any]:
    """Everybody's token opens the new table too."""
    await another(room, member.holder)
    return {"t": "done", "id": c.id}


async def another(room: Room, holder: int) -> str:
    """The table that follows this one: another game, or the next one of a campaign."""
    async with room.lock:
        if not room.document.seats_of(holder):
            raise Refused("ui-refused-watching")
        if room.document.status != "over" or room.document.imported or room.again is None:
            raise Refused("ui-refused-not-over")
        await room.rematch()
        return room.document.rematch
