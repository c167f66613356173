"""Bots at a table: they answer one decision after the other, as long as somebody is here to see it."""

from __future__ import annotations

import json
import logging
from hashlib import sha256
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablee.server.room.room import Room

log = logging.getLogger("tablee.server")
ALONE = 5_000  # entries that bots make among themselves, once the last person has given up their seat


async def run_bots(room: Room) -> None:
    try:
        while room.members and not room.deleted and room.session is not None and room.session.game.decision is not None:
            seat = room.session.game.decision.seat
            if room.person(seat):
                break
            if room.pause and not room.asked_unseen():  # a bot knows no more than people do
                await room.pause.ended.wait()
                continue
            if room.play.unsettled:
                async with room.lock:  # wait for what is being written
                    continue
            n = room.n
            if n - max([one.since for one in room.document.seats]) >= ALONE and unattended(room):
                for member in room.members:
                    member.put({"t": "error", "why": ["ui-error-bots-alone", {"n": ALONE}], "final": False})
                break
            who = min([member.address for member in room.members if member.seats], default="")
            choice = await think(
                room, seat, room.document.seats[seat].who.removeprefix("bot:"), who, low=unattended(room)
            )
            async with room.lock:
                if room.play.current(n) and not room.deleted and room.session is not None and not room.person(seat):
                    await room.choose(seat, choice)
    except Exception:
        log.exception("a bot of table %s stopped", room.id)
        for member in room.members:
            member.put({"t": "error", "why": ["ui-error-bot"], "final": False})


def unattended(room: Room) -> bool:
    """Does nobody but bots play any more?"""
    return not any([seat.who == "person" for seat in room.document.seats])


async def think(room: Room, seat: int, name: str, who: str, low: bool = False) -> str:
    """What a bot would choose for a seat, from what that seat may know. Addresses have their turns; low: after all others."""
    game, setup, saved, salt = redealt(room, seat)
    return await room.bots.turns(who, lambda: room.bots.choose(game, setup, saved, seat, name, salt), low)


def redealt(room: Room, seat: int) -> tuple[str, str, dict[str, Any], str]:
    """What a worker may know of the table: the game, its setup, a redeal for this seat, and a seed."""
    session = room.playing()
    salt = sha256(f"{session.header.seed}/{seat}/{room.n}".encode()).hexdigest()
    dealt = room.rules.redeal(session.game, seat, bytes.fromhex(salt[:32]))
    return room.rules.id, json.dumps(session.header.played()), dealt.save(), salt[32:]
