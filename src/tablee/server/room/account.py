"""The account of a game that is over, as it travels. It is made once, in a thread, when somebody first asks for it."""

from __future__ import annotations

from typing import Any

from tablee.server.room.member import Member
from tablee.server.room.room import Room
from tablee.server.wire import messages, views
from tablee.server.wire.refusal import Refused
from tablee.table.account import Account, account


async def tell(room: Room, member: Member, c: messages.AskAccount) -> dict[str, Any]:
    if room.document.status != "over":
        raise Refused("ui-refused-not-over")
    game = room.playing().game
    async with room.once:
        n = room.n
        if room.retold.get("account", (-1,))[0] != n:  # whoever plays alone may take back even the end
            journal, _ = room.play.journal()
            room.keep("account", n, await room.work(member.address, account, journal))
        found: Account = room.retold["account"][1]
    return {"t": "account", "id": c.id, **data(found, member.sight.phrase(game))}


def data(found: Account, phrase: views.Phrase) -> dict[str, Any]:
    series = [{"role": one.role, "who": one.who, "of": one.of, "points": one.points} for one in found.series]
    out: dict[str, Any] = {"entries": found.entries, "turning": found.turning, "series": series}
    blow = found.blow
    if blow is not None:
        out["blow"] = {"at": blow.entry, "n": blow.n, "who": blow.who}
        if blow.text is not None:
            out["blow"]["text"] = views.words(blow.text, phrase)
    if found.luck and found.luck_words is not None:
        seats = [[seat, round(10 * gained)] for seat, gained in sorted(found.luck.items())]
        out["luck"] = {"about": views.words(found.luck_words, phrase), "seats": seats}
    return out
