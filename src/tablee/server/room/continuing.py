"""A game that is over, played on from one of its moments: a table of its own, for one person against bots.

Chance goes on as it would have: the seed is the same. Whoever plays on may know what comes next, so the old game counts as
read from then on, and nobody else can sit down at the new table.
"""

from __future__ import annotations

import secrets
from dataclasses import replace

from tablee.bots import called
from tablee.bots.levels import level_at, levels_of
from tablee.server.room.room import Room
from tablee.server.store.base import Row
from tablee.server.store.document import Document, Holder, Seat, hashed, new_token, today
from tablee.server.wire import messages
from tablee.server.wire.refusal import Refused


async def continued(room: Room, wanted: messages.PlayOn, name: str) -> tuple[Document, list[Row], str]:
    """The document of the new table, its rows, and the token of who plays there."""
    before = room.document
    if before.status != "over" or before.header is None:
        raise Refused("ui-refused-not-over")
    if room.frozen is not None:
        raise Refused.of(room.frozen)
    room.may_enter(before.holder_of(wanted.token))
    journal, automatic = room.play.journal()
    if wanted.at >= len(journal.entries):
        raise Refused("ui-refused-over")
    if wanted.seat >= len(before.header.seats):
        raise Refused("ui-refused-seat", n=len(before.header.seats))
    await room.make_known()
    rules, setup = room.rules, before.header.setup
    strongest = list(levels_of(rules))[-1]
    seats = [
        Seat("person", 0) if seat == wanted.seat else Seat(f"bot:{level_at(strongest, rules, setup, seat)}")
        for seat in range(len(before.header.seats))
    ]
    named = ["human" if one.who == "person" else f"bot:{called(one.who[4:], rules)}" for one in seats]
    token = new_token()
    document = Document(
        id=secrets.token_urlsafe(12),
        day=today(),
        game=before.game,
        options=before.options,
        seats=seats,
        holders=[Holder(name, hashed(token))],
        secret=before.secret,
        commitment=before.commitment,
        lang=wanted.lang,
        status="playing",
        first=before.first,
        nonces=before.nonces,
        drawn=before.drawn,
        header=replace(before.header, seats=tuple(named)),
        known=True,
    )
    rows = [
        Row(n, entry.seat, entry.choice, automatic[n - 1], print=journal.prints.get(n, ""))
        for n, entry in enumerate(journal.entries[: wanted.at], 1)
    ]
    return document, rows, token
