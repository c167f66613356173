"""What a connection is told when it joins: whose seats it holds, where the words are, what was promised and said, who is here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.games import GAMES, load
from tablee.server.room.seating import seat_data
from tablee.server.store.base import SaidRow
from tablee.server.store.document import Document
from tablee.server.wire import views
from tablee.server.wire.catalogue import catalogue_hash
from tablee.table import campaigns
from tablee.table.prompts import Prompts

if TYPE_CHECKING:
    from tablee.server.room.member import Member
    from tablee.server.room.room import Room

SAID = 200  # chat lines that come with a welcome


def welcome(room: Room, member: Member, **more: Any) -> dict[str, Any]:
    return {
        "t": "welcome",
        "table": room.id,
        "game": room.document.game,
        "lang": member.lang,
        "yours": member.seats,
        "holder": member.holder,
        "catalogue": catalogue_address(room, member.lang),
        "commitment": room.document.commitment,
        "owes": member.holder in room.document.owing(),
        "curtain": member.curtained(),
        "guide": room.document.guide,
        "stood": [n for n in member.seats if 0 <= room.document.seats[n].since < room.n],
        "prompts": prompts_of(room, member),
        "said": [said_data(one) for one in room.said[-SAID:]],
        **more,
    }


def room_data(room: Room, lang: str) -> dict[str, Any]:
    """Who sits where and who is here, how the game stands, and what is being asked of whom."""
    document = room.document
    found: dict[str, Any] = {
        "status": "frozen" if room.frozen is not None else document.status,
        "seats": seat_data(document, room.here, room.play.sheets, room.absence),
        "host": 0,
        "watchers": len([member for member in room.members if member.holder < 0]),
    }
    if room.frozen is not None:
        found["frozen"] = room.frozen
    if document.poker:
        found["poker"] = True
    clock = room.clock.data()
    if clock is not None:
        found["clock"] = clock
    if document.watch:
        found["watch"] = True
    if document.status == "over":
        found["result"] = document.result
    if document.rematch:
        found["rematch"] = document.rematch
    told = story(document, lang)
    if told is not None:
        found["campaign"] = told
    if room.asking is not None:
        asking = room.asking
        asked = [n for n, one in enumerate(document.seats) if one.holder in asking.holders]
        found["asking"] = {"seat": asking.seat, "to": asking.to, "of": asked}
        if asking.invite:
            found["asking"]["invite"] = True
    return found


def story(document: Document, lang: str) -> dict[str, Any] | None:
    """Where the campaign of a table stands, in words; nothing at other tables."""
    rules = load(document.game) if document.game in GAMES else None
    if rules is None or rules.campaigns is None:
        return None
    setup = document.header.setup if document.header is not None else None
    log = document.log or campaigns.log_of(rules, document.options, setup)
    if log is None:
        return None
    told = rules.campaigns.story(log, lang)
    return {"title": told.title, "chapters": [list(one) for one in told.chapters], "facts": list(told.facts)}


def catalogue_address(room: Room, lang: str) -> str:
    """The same setup and words give the same address, for as long as a browser likes to keep them."""
    if room.document.header is None or room.frozen is not None:
        return ""
    return f"/t/{room.id}/catalogue/{lang}/{catalogue_hash(room.rules, room.document.header.setup, lang)}.json"


def prompts_of(room: Room, member: Member) -> dict[str, Any]:
    found: dict[str, dict[str, Any]] = {}
    for seat in member.seats:
        prompts = room.document.prompts.get(str(seat), Prompts())
        found[str(seat)] = {"level": prompts.level, "answers": prompts.answers}
        wishes = wishes_of(room, member, seat, prompts)
        if wishes:
            found[str(seat)]["wishes"] = wishes
    return found


def wishes_of(room: Room, member: Member, seat: int, prompts: Prompts) -> list[dict[str, str | list[Any]]]:
    """What there can be wishes about, what is wished, and what that comes to if it is nothing."""
    wishes = room.rules.wishes
    if room.session is None or wishes is None:
        return []
    game = room.session.game
    phrase = member.sight.phrase(game)
    return [
        {
            "about": one,
            "label": views.words(label, phrase),
            "wish": prompts.wishes.get(one, ""),
            "usual": wishes.usual(one, prompts.level),
        }
        for one, label in wishes.about(game, seat).items()
    ]


def said_data(said: SaidRow) -> dict[str, Any]:
    out: dict[str, Any] = {"n": said.n, "seat": said.seat}
    for name in ("text", "ping", "ref"):
        if getattr(said, name):
            out[name] = getattr(said, name)
    return out


def said_to_all(ping: str, seat: int) -> dict[str, Any]:
    """A sign of the table itself, about a seat."""
    return {"t": "said", "said": {"n": 0, "seat": -2, "text": "", "ping": ping, "ref": str(seat)}}
