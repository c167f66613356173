"""The beginning of a game: the table has promised its secret, everybody adds a nonce, and the seed follows from both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.kernel.errors import SetupError
from tablee.kernel.rng import key_of
from tablee.server.room.chance import Recorder, seed_of
from tablee.server.room.member import Member
from tablee.server.wire import messages
from tablee.server.wire.refusal import Refused
from tablee.table.journal import header_of

if TYPE_CHECKING:
    from tablee.server.room.room import Room
    from tablee.server.store.base import Row


async def nonce(room: Room, member: Member, c: messages.GiveNonce) -> dict[str, Any]:
    """Given once, and only by those who were told the commitment before; the last one begins the game."""
    async with room.lock:
        if not member.seats:
            raise Refused("ui-refused-watching")
        holder = room.document.holders[member.holder]
        if holder.nonce != c.nonce:
            if room.document.status != "gathering":
                raise Refused("ui-refused-started")
            if holder.nonce:
                raise Refused("ui-refused-nonce")
            holder.nonce = c.nonce
            await room.save()
        return {"t": "done", "id": c.id, "n": room.n}


async def begin(room: Room) -> None:
    document = room.document
    document.nonces = [holder.nonce for holder in document.holders if holder.nonce]
    seed = seed_of(document.secret, document.nonces)
    recorder = Recorder(key_of(seed), {})
    try:
        setup = room.rules.setup(document.options, len(document.seats), seed, recorder)
    except SetupError as error:  # the table was made under another version
        await room.go_back()
        raise Refused("ui-refused-setup", what=str(error)) from None
    seats = tuple(["human" if seat.who == "person" else seat.who for seat in document.seats])
    document.header = header_of(room.rules, setup, seats, seed)
    document.drawn = recorder.drawn
    document.status = "playing"
    document.invitations = {}
    room.rebuild()
    room.unsettled = True
    session = room.playing()
    document.first = session.waiting_for
    rows: list[Row] = []
    room.tell_wishes(session, rows)
    while session.game.decision is not None and room.person(session.game.decision.seat):
        answer = session.automatic_answer()
        if answer is None:
            break
        room.choose(session, rows, session.game.decision.seat, str(answer), "", automatic=True)
    await room.write(document.encode(), rows)
    room.rows, room.unsettled = rows, False
    for member in room.members:
        member.greet()
    room.show_room()
    room.show()
    room.play_bots()
