"""Why something cannot be done with a piece or on a cell, whether it is seen, and which rule a line of the log follows."""

from __future__ import annotations

from typing import Any, NamedTuple

from tablee.gamekit.view import Sketch, View, plain
from tablee.kernel.decision import parse
from tablee.server.room.member import Member
from tablee.server.room.room import Room
from tablee.server.wire import messages, views
from tablee.server.wire.refusal import Refused
from tablee.server.wire.sight import rule_texts


class Item(NamedTuple):
    """One thing somebody may have meant, and what the rules say to it."""

    label: list[Any] | None
    allowed: bool
    why: list[Any]
    rules: tuple[str, ...]
    sketch: Sketch | None = None


async def why(room: Room, member: Member, c: messages.Why) -> dict[str, Any]:
    session = room.playing()
    game, seat = session.game, member.looking()
    phrase = member.sight.phrase(game)
    if c.line:
        lines = [line for line in game.told if line.to in (-1, seat)]
        if c.line > len(lines):
            raise Refused("ui-refused-line", n=len(lines))
        line = lines[c.line - 1]
        words = views.words(room.rules.line(line), phrase)
        return because(c.id, [Item(words, True, ["ui-because-line"], (line.rule,))], room, member)
    if seat < 0:
        raise Refused("ui-refused-watching")
    if game.decision is None:
        raise Refused("ui-refused-over")
    asked: list[tuple[str, list[Any] | None]] = []
    sighting = None
    if c.ref:
        view = room.rules.view(game, seat)
        if c.ref not in view.pieces and not is_cell(view, c.ref):  # nothing is said about what a seat cannot see
            raise Refused("ui-refused-piece")
        asked = [(choice.key, views.words(choice.label, phrase)) for choice in room.rules.tries(game, seat, c.ref)]
        sighting = room.rules.sight.sees(game, c.ref) if room.rules.sight is not None else None
    if c.key:
        asked.append((c.key, None))
    items = []
    for key, label in asked:
        refusal = room.rules.why_not(game, seat, parse(key))
        if refusal is None:
            items.append(Item(label, True, ["allowed"], ()))
        else:
            reason = views.words(room.rules.because(game, seat, parse(key), refusal), phrase)
            items.append(Item(label, False, reason, tuple(refusal.rules)))
    if sighting is not None:
        label, said = views.words(sighting.label, phrase), views.words(sighting.words, phrase)
        items.append(Item(label, sighting.sketch.clear, said, sighting.rules, sighting.sketch))
    return because(c.id, items or [Item(None, False, ["ui-because-nothing"], ())], room, member)


def is_cell(view: View, ref: str) -> bool:
    """A cell of a map, as "map/3.4"."""
    id, _, cell = ref.partition("/")
    x, _, y = cell.partition(".")
    if not (x.isdecimal() and y.isdecimal() and cell == f"{int(x)}.{int(y)}"):
        return False
    grids = [area.grid for area in view.areas if area.id == id and area.grid is not None]
    return any([int(x) < grid.w and int(y) < grid.h for grid in grids])


def because(id: str, items: list[Item], room: Room, member: Member) -> dict[str, Any]:
    return {"t": "because", "id": id, "items": [written(item, room, member) for item in items]}


def written(item: Item, room: Room, member: Member) -> dict[str, Any]:
    out = {
        "label": item.label,
        "allowed": item.allowed,
        "why": item.why,
        "rules": rule_texts(room.rules, item.rules, member.lang),
    }
    return {**out, "sketch": plain(item.sketch)} if item.sketch is not None else out
