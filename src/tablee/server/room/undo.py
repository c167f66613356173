"""Taking back: free up to the last barrier, beyond it with the leave of everybody whom it concerns."""

from __future__ import annotations

from asyncio import to_thread
from typing import Any

from tablee.server.room.member import Member
from tablee.server.room.room import Room
from tablee.server.store.base import Row
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
        if others and session.behind_barrier(to):
            room.asking = (seat, to, others)
            room.commands.add(room.tagged(member, c.id))  # sent again, it asks nobody again
            room.show_room()
            return {"t": "done", "id": c.id, "n": room.n}
        await take_back(room, seat, to, room.tagged(member, c.id))
        return {"t": "done", "id": c.id, "n": room.n}


def concerned(room: Room) -> set[int]:
    """Whose leave is asked: everybody who holds a seat, here or gone, and whoever plays for them meanwhile."""
    return {seat.holder for seat in room.document.seats if seat.holder >= 0}


async def consent(room: Room, member: Member, c: messages.Consent) -> dict[str, Any]:
    async with room.lock:
        if room.asking is None or member.holder not in room.asking[2]:
            raise Refused("ui-refused-nothing-asked")
        seat, to, others = room.asking
        if not c.yes:
            room.asking = None
            room.tell({"t": "said", "said": {"n": 0, "seat": -2, "text": "", "ping": "undo-refused", "ref": str(seat)}})
            room.show_room()
        elif others == {member.holder}:
            await take_back(room, seat, to)
        else:
            room.asking = (seat, to, others - {member.holder})
            room.show_room()
        return {"t": "done", "id": c.id, "n": room.n}


async def take_back(room: Room, seat: int, to: int, command: str = "") -> None:
    """An undo is one more row of the journal; dice fall the same way again.

    A long game takes long to be played through: a thread does it, while the game as it was stays on the table. The room
    is locked meanwhile, so that nothing can happen in a game that is about to be put away.
    """
    turn = room.playing().entries[to].seat
    row = Row(room.n + 1, seat, f"undo {to}", command=command, turn=turn)
    before = await to_thread(room.played, [*room.rows, row], "")
    document = room.document.ended("playing", "") if room.document.status == "over" else None
    await room.write(document.encode() if document is not None else None, [row])
    if document is not None:
        room.document.status, room.document.result = document.status, document.result
    room.rows.append(row)
    room.filed = 0
    if row.command:
        room.commands.add(row.command)
    room.lay(before)
    room.asking = None
    room.epoch += 1
    room.tell({"t": "said", "said": {"n": 0, "seat": -2, "text": "", "ping": "undo", "ref": str(seat)}})
    room.show_room()
    room.show()
    room.play_bots()
