"""Taking back: free up to the last barrier, beyond it with the leave of everybody whom it concerns."""

from __future__ import annotations

from typing import Any

from tablee.server.room.member import Member
from tablee.server.room.room import Room
from tablee.server.wire import messages
from tablee.server.wire.refusal import Refused


async def undo(room: Room, member: Member, c: messages.Undo) -> dict[str, Any] | None:
    async with room.lock:
        if room.repeated(member, c.id):
            return {"t": "done", "id": c.id, "n": room.n}
        session = room.playing()
        to, seat = max([(session.last_choice(seat), seat) for seat in member.acting()], default=(-1, -1))
        if to < 0:
            raise Refused("undo-nothing")
        if not member.undoable():
            raise Refused("ui-refused-over")
        others = concerned(room) - {member.holder}
        if others and (room.document.poker or session.behind_barrier(to)):  # a pass that nobody saw would be a barrier
            room.ask_leave(seat, to, others, room.tagged(member, c.id))
            return {"t": "done", "id": c.id, "n": room.n}
        await room.take_back(seat, to, room.tagged(member, c.id), member.address)
        return {"t": "done", "id": c.id, "n": room.n}


def concerned(room: Room) -> set[int]:
    """Whose leave is asked: everybody who holds a seat, here or gone, and whoever plays for them meanwhile."""
    return {seat.holder for seat in room.document.seats if seat.holder >= 0}


async def consent(room: Room, member: Member, c: messages.Consent) -> dict[str, Any]:
    async with room.lock:
        if room.asking is None or member.holder not in room.asking.holders or c.invite != room.asking.invite:
            raise Refused("ui-refused-nothing-asked")
        await room.give_leave(member.holder, c.yes, member.address)
        return {"t": "done", "id": c.id, "n": room.n}
