"""Offers that are written down at any time, where a game knows them: what could be in one, and writing it or taking it back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.gamekit.capability import Barred
from tablee.gamekit.view import Choice
from tablee.kernel.decision import parse
from tablee.server.room.member import Member
from tablee.server.room.room import Room
from tablee.server.wire import messages, views
from tablee.server.wire.refusal import Refused
from tablee.server.wire.sight import rule_texts
from tablee.table.journal import FILE

MOST = 10  # offers that a seat may write while one and the same question is open; each is a row of the journal


async def file(room: Room, member: Member, c: messages.File) -> dict[str, Any]:
    """Journaled like a choice; the question that is open stays open."""
    async with room.lock:
        if room.repeated(member, c.id):
            return {"t": "done", "id": c.id, "n": room.n}
        room.playing()
        may_write(room, member, c.seat)
        option = parse(c.key)
        if option.verb != FILE:
            raise Refused("reason-unknown-verb")
        if len([row for row in room.rows[room.n - room.play.filed :] if row.seat == c.seat]) >= MOST:
            raise Refused("ui-refused-offers")
        await room.choose(c.seat, str(option), room.tagged(member, c.id))
        return {"t": "done", "id": c.id, "n": room.n}


async def terms(room: Room, member: Member, c: messages.AskTerms) -> dict[str, Any]:
    """All that lies on the table can be named; nothing of it is a secret."""
    game = room.playing().game
    may_write(room, member, c.seat)
    offers = room.rules.offers
    if offers is None:
        raise Refused("reason-unknown-verb")
    if game.decision is None:
        raise Refused("ui-refused-over")
    if c.other == c.seat or not room.rules.playing(game, c.other):
        raise Refused("ui-refused-seat-how")
    possible, barred = offers.terms(game, c.seat, c.other), offers.barred(game, c.seat, c.other)
    gives, wants = [side(room, member, *both) for both in zip(possible, barred)]
    more = side(room, member, offers.anytime(game, c.seat), ())
    return {"t": "terms", "id": c.id, "gives": gives, "wants": wants, "more": more}


def side(room: Room, member: Member, possible: Sequence[Choice], barred: Sequence[Barred]) -> list[dict[str, Any]]:
    """What one party can give, and what it cannot with the reason."""
    phrase = member.sight.phrase(room.playing().game)
    found: list[dict[str, Any]] = [{"key": one.key, "label": views.words(one.label, phrase)} for one in possible]
    for one in barred:
        term = {
            "key": one.choice.key,
            "label": views.words(one.choice.label, phrase),
            "why": views.words(one.why, phrase),
        }
        found.append({**term, "rules": rule_texts(room.rules, (one.rule,), member.lang)})
    return found


def may_write(room: Room, member: Member, seat: int) -> None:
    if seat not in member.seats or not room.person(seat):
        raise Refused("ui-refused-not-you")
    if room.document.curtain and member.sight.seat != seat:
        raise Refused("ui-refused-curtain")
