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
        seat = document.seats[number]
        if seat.holder >= 0 and not seat.lost:
            raise Refused("ui-refused-invitation")
        return await room.sit(number, name)


async def carry(room: Room, code: str) -> str:
    """The seats of somebody, for another device of theirs; its token."""
    async with room.lock:
        holder = room.document.carried_by(code)
        if holder < 0:
            raise Refused("ui-refused-code")
        return await room.carry(holder)


async def code(room: Room, member: Member, c: messages.Carry) -> dict[str, Any]:
    """Only by somebody who sits here; the code is kept by whoever asked for it, and by nobody else."""
    async with room.lock:
        if not member.seats:
            raise Refused("ui-refused-watching")
        return {"t": "carry", "id": c.id, "code": await room.code(member.holder)}


def must_host(member: Member) -> None:
    if member.holder != 0:
        raise Refused("ui-refused-host")


async def invite(room: Room, member: Member, c: messages.Invite) -> dict[str, Any]:
    async with room.lock:
        must_host(member)
        seat = room.seat_at(c.seat)
        if room.document.guide:  # it speaks to one person
            raise Refused("ui-refused-guided")
        if room.document.status == "over" or (seat.holder >= 0 and room.document.status != "playing"):
            raise Refused("ui-refused-taken")
        if room.document.known:
            raise Refused("ui-refused-known")
        if seat.holder >= 0 and not seat.lost:
            await invite_again(room, member, c.seat)
            return {"t": "done", "id": c.id, "n": room.n}
        return {"t": "invitation", "id": c.id, "seat": c.seat, "code": await room.invite(c.seat)}


async def invite_again(room: Room, member: Member, number: int) -> None:
    """To the seat of somebody who is gone: a lost device is not a lost seat. Whoever comes sees their hand, so that all
    others must agree; where nobody else plays against the host, the host would agree with themselves."""
    holder = room.document.seats[number].holder
    if holder == member.holder:
        raise Refused("ui-refused-taken")
    may_replace(room, holder)
    others = {seat.holder for seat in room.document.seats if seat.holder >= 0} - {member.holder, holder}
    if others:
        room.ask_to_invite(number, others)
    elif room.rules.together:
        await room.lose(number)
    else:
        raise Refused("ui-refused-lost")


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
            **({"lost": True} if seat.lost else {}),
            "sheet": sheets[n] if sheets else "",
            "wait": absence.wait(seat.holder) if absence is not None and seat.holder not in {-1, *here} else 0,
        }
        for n, seat in enumerate(document.seats)
    ]
