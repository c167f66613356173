"""What happened while a bot sat in for somebody: told to them when they come back, in words and with the place in the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.gamekit.rules import Rules
from tablee.kernel.game import Game
from tablee.server.room.member import Member
from tablee.server.room.room import Room
from tablee.server.store.base import Row
from tablee.server.store.rows import folded
from tablee.server.wire import messages, views
from tablee.server.wire.refusal import Refused
from tablee.table.journal import Journal, replay

MOST = 40  # choices that are told in words, the last ones; the log has all


async def meanwhile(room: Room, member: Member, c: messages.Meanwhile) -> dict[str, Any]:
    room.playing()
    if c.seat not in member.seats:
        raise Refused("ui-refused-not-you")
    if member.curtained() and member.sight.seat != c.seat:
        raise Refused("ui-refused-curtain")
    async with room.once:  # one after the other: the game is played through in a thread, for the words of that time
        since, rows = room.document.seats[c.seat].since, list(room.rows)
        assert room.document.header is not None
        journal, _ = folded(room.document.header, rows, room.document.result)
        told: dict[str, Any] = {"choices": [], "n": 0, "back": 0, "line": 0}
        if since >= 0:
            told = await room.work(member.address, retold, room.rules, journal, rows, since, c.seat, member.lang)
    return {"t": "meanwhile", "id": c.id, "seat": c.seat, **told}


def retold(
    rules: Rules[Game], journal: Journal, rows: Sequence[Row], since: int, seat: int, lang: str
) -> dict[str, Any]:
    """The choices a bot made for a seat that still stand, how often something was taken back, and the first line of the
    log that came then."""
    standing: list[Row] = []
    first = back = 0  # entries that stood before the bot sat down, and stand still
    for row in rows:
        if row.choice.startswith("undo "):
            del standing[int(row.choice[5:]) :]
            back += row.seq > since
            first = min(first, len(standing))
        else:
            standing.append(row)
            if row.seq <= since:
                first = len(standing)
    made = {
        n
        for n, row in enumerate(standing)
        if row.seq > since and row.seat == seat and not row.automatic and not row.command
    }
    choices, line = [], 0
    for n, game in replay(journal, log=True):
        if n == first:
            line = 1 + len([one for one in game.log if one.to in (-1, seat)])
        if n in made:
            question = rules.view(game, seat).question
            assert question is not None
            label = next(choice.label for choice in question.options if choice.key == standing[n].choice)
            choices.append(views.words(label, lambda ref, game=game: rules.phrase(game, ref, lang)))  # type: ignore[misc]
    return {"choices": choices[-MOST:], "n": len(choices), "back": back, "line": line}
