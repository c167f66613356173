"""Whose seats are whose: a seat belongs to one person, here or gone, until nobody holds it any more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tablee.server.room.absence import Absence
from tablee.server.store.document import Document, Holder, hashed, new_token
from tablee.server.wire.refusal import Refused

if TYPE_CHECKING:
    from tablee.server.room.room import Room


async def accept(room: Room, code: str, name: str) -> str:
    """A one-use invitation becomes a seat, and all others for it are void; the new holder's token."""
    async with room.lock:
        document = room.document
        number = document.invitations.get(hashed(code))
        if number is None or document.status == "over":
            raise Refused("ui-refused-invitation")
        seat, token = document.seats[number], new_token()
        if seat.holder >= 0:
            raise Refused("ui-refused-invitation")
        document.invitations = {one: n for one, n in document.invitations.items() if n != number}
        document.holders.append(Holder(name, hashed(token)))
        seat.who, seat.holder = "person", len(document.holders) - 1
        room.absence.leaves(seat.holder)  # not here yet
        room.asking = None  # whoever comes now was not asked
        await room.save()
        room.seats_changed()
        return token


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
