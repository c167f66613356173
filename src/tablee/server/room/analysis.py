"""The analysis of a game that is over, as it travels. A worker makes it once, when somebody first asks for it."""

from __future__ import annotations

from functools import partial
from typing import Any

from tablee.bots.levels import judges
from tablee.kernel.errors import JournalError
from tablee.server.room.member import Member
from tablee.server.room.room import Room
from tablee.server.wire import messages, views
from tablee.server.wire.refusal import Refused
from tablee.table.analysis import Analysis, analyse
from tablee.table.journal import read


def analysed(text: str) -> Analysis | None:
    """In a worker: nothing where the game ended before there was anything to judge."""
    try:
        return analyse(read(text))[0]
    except JournalError as error:
        if error.kind == "empty":
            return None
        raise RuntimeError(str(error)) from None  # it has been played through before


async def tell(room: Room, member: Member, c: messages.AskAnalysis) -> dict[str, Any]:
    if room.document.status != "over":
        raise Refused("ui-refused-not-over")
    if not judges(room.rules, room.playing().game):
        raise Refused("ui-refused-unjudged")
    game = room.playing().game
    async with room.once:
        n = room.n
        if room.retold.get("analysis", (-1,))[0] != n:
            journal, _ = room.play.journal()
            if not journal.result:
                raise Refused("ui-refused-unfinished")
            async with room.lock:
                await room.make_known()  # it judges all hands as they are, and the end of a game may be taken back
            async with room.bots.reading:
                text = journal.text()
                found = await room.bots.turns(member.address, lambda: room.bots.work(analysed, text))
            room.keep("analysis", n, found)
        told: Analysis | None = room.retold["analysis"][1]
    if told is None:
        raise Refused("ui-refused-nothing-judged")
    return {"t": "analysis", "id": c.id, **told.data(partial(views.words, phrase=member.sight.phrase(game)))}
