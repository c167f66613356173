"""What a table tells somebody who wants advice: what a good bot would choose, what it promises, and why."""

from __future__ import annotations

from typing import Any

from tablee.bots.levels import judges
from tablee.gamekit.price import completed
from tablee.gamekit.view import Words
from tablee.games import load
from tablee.server.room.bots import laid
from tablee.server.room.member import Member
from tablee.server.room.room import Room
from tablee.server.room.turns import redealt, think
from tablee.server.wire import messages, views
from tablee.server.wire.refusal import Refused

Told = tuple[list[tuple[str, int]], tuple[Words, ...]]  # choices with their chances in per cent, and why


def advised(game: str, setup: str, saved: dict[str, Any], salt: str) -> Told:
    """In a worker: the best choices, the best first."""
    from tablee.bots.advice import Adviser, per_cent

    rules = load(game)
    found = Adviser(rules, salt).advice(laid(rules, setup, saved))
    return [(str(one.option), per_cent(one.chance) if one.chance >= 0 else -1) for one in found.best], found.why


def reckoned(game: str, setup: str, saved: dict[str, Any], salt: str, seat: int) -> int:
    """In a worker: the chance of a seat to win, in per cent."""
    from tablee.bots.advice import Adviser, per_cent

    rules = load(game)
    return per_cent(Adviser(rules, salt).chance(laid(rules, setup, saved), seat))


async def hint(room: Room, member: Member, c: messages.Hint) -> dict[str, Any]:
    decision = room.playing().game.decision
    if decision is None or decision.seat != member.looking():
        raise Refused("ui-refused-not-you")
    seat, rules = decision.seat, room.rules
    taught = room.playing().taught(seat)
    if taught:
        full = completed(rules, room.playing().game, seat, taught)
        return {"t": "hint", "id": c.id, "key": full, "best": [], "reasons": []}
    if room.playing().lesson is not None or not judges(rules, room.playing().game):
        # what a guide speaks of comes up for who plays as the medium level does
        key = await think(room, seat, "greedy", member.address)
        game = room.playing().game
        full = completed(rules, game, seat, key) if game.decision is decision else key
        return {"t": "hint", "id": c.id, "key": full, "best": [], "reasons": []}
    question = rules.view(room.playing().game, seat).question
    assert question is not None
    phrase = member.sight.phrase(room.playing().game)
    n, given = room.n, redealt(room, seat)
    best, why = await room.bots.turns(member.address, lambda: room.bots.work(advised, *given))
    labels = {choice.key: choice.label for choice in question.options}
    return {
        "t": "hint",
        "id": c.id,
        "key": completed(rules, room.playing().game, seat, best[0][0]) if room.n == n else best[0][0],
        "best": [
            {"key": key, "label": views.words(labels[key], phrase), "chance": chance}
            for key, chance in best
            if chance >= 0
        ],
        "reasons": [views.words(words, phrase) for words in why],
    }


async def chance(room: Room, member: Member, c: messages.AskChance) -> dict[str, Any]:
    """Only of the seat that asks, from what it may know; -1 where nobody can say."""
    session, seat = room.playing(), member.looking()
    if seat < 0 or session.game.outcome is not None or not judges(room.rules, session.game):
        return {"t": "chance", "id": c.id, "n": room.n, "chance": -1}
    n, given = room.n, redealt(room, seat)
    found = await room.bots.turns(member.address, lambda: room.bots.work(reckoned, *given, seat))
    return {"t": "chance", "id": c.id, "n": n, "chance": found}
