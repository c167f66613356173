"""Whose seats are whose: a seat belongs to one person, here or gone, until nobody holds it any more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tablee.bots import is_bot, known_bots
from tablee.gamekit.rules import Rules
from tablee.kernel.game import Game
from tablee.server.room.absence import Absence
from tablee.server.store.document import Document, hashed
from tablee.server.wire import messages
from tablee.server.wire.refusal import Refused

if TYPE_CHECKING:
    from tablee.server.room.member import Member
    from tablee.server.room.room import Room


async def accept(room: Room, code: str, name: str) -> str:
    """A one-use invitation becomes a seat, and all others for it are void; the new holder's token."""
    async with room.lock:
        document = room.document
        number = document.invitations.get(hashed(code))
        if number is None or document.status == "over":
            raise Refused("ui-refused-invitation")
        if document.seats[number].holder >= 0:
            raise Refused("ui-refused-invitation")
        return await room.sit(number, name)


def must_host(member: Member) -> None:
    if member.holder != 0:
        raise Refused("ui-refused-host")


async def invite(room: Room, member: Member, c: messages.Invite) -> dict[str, Any]:
    async with room.lock:
        must_host(member)
        seat = room.seat_at(c.seat)
        if room.document.guide:  # it speaks to one person
            raise Refused("ui-refused-guided")
        if seat.who == "person" or seat.holder >= 0 or room.document.status == "over":
            raise Refused("ui-refused-taken")
        if room.document.known:
            raise Refused("ui-refused-known")
        return {"t": "invitation", "id": c.id, "seat": c.seat, "code": await room.invite(c.seat)}


async def seat(room: Room, member: Member, c: messages.GiveSeat) -> dict[str, Any]:
    async with room.lock:
        seat = room.seat_at(c.seat)
        if room.document.status == "over":
            raise Refused("ui-refused-over")
        if not member.seats:
            raise Refused("ui-refused-watching")
        if c.who == "person":  # its owner takes it back
            if seat.holder != member.holder:
                raise Refused("ui-refused-not-you")
        elif c.who.startswith("bot:"):
            known_bot(room.rules, c.who)
            if seat.holder < 0:
                must_host(member)
            elif seat.holder != member.holder:
                may_replace(room, seat.holder)
        elif c.who == "open" and room.document.status == "gathering":
            must_host(member)
            if seat.holder == 0:
                raise Refused("ui-refused-here")
            if seat.holder >= 0:
                may_replace(room, seat.holder)
        else:
            raise Refused("ui-refused-seat-how")
        await room.seat(c.seat, c.who)
        return {"t": "done", "id": c.id, "n": room.n}


def known_bot(rules: Rules[Game], who: str) -> None:
    if not is_bot(who.removeprefix("bot:"), rules):
        raise Refused("ui-refused-bot", what=who.removeprefix("bot:"), known=", ".join(known_bots(rules)))


def may_replace(room: Room, holder: int) -> None:
    """Nobody decides about the seat of somebody who is here, or whose link may only have broken."""
    if holder in room.here:
        raise Refused("ui-refused-here")
    wait = room.absence.wait(holder)
    if wait > 0:
        raise Refused("ui-refused-grace", n=wait)


def seat_data(
    document: Document, here: set[int], sheets: Sequence[str] = (), absence: Absence | None = None
) -> list[dict[str, Any]]:
    return [
        {
            "seat": n,
            "who": seat.who,
            "name": document.holders[seat.holder].name if seat.holder >= 0 else "",
            "here": seat.holder in here and seat.holder >= 0,
            "holder": seat.holder,
            "sheet": sheets[n] if sheets else "",
            "wait": absence.wait(seat.holder) if absence is not None and seat.holder not in {-1, *here} else 0,
        }
        for n, seat in enumerate(document.seats)
    ]
