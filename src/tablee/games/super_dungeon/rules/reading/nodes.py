"""Effect nodes as content files write them: `special = { do = "teleport", squares = 10 }`."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import fields
from typing import Any, TypeVar

from tablee.games.super_dungeon.rules.nodes.node import Node, name_of
from tablee.games.super_dungeon.rules.ranks import SLOTS
from tablee.games.super_dungeon.rules.reading import notation
from tablee.games.super_dungeon.rules.reading.entry import Entry

N = TypeVar("N", bound=Node)


def node(entry: Entry, field: str, known: tuple[type[N], ...], nothing: N, kinds: Collection[str]) -> N:
    """The node that a field holds, `nothing` where it is not there; each of its own fields must be there."""
    if not entry.has(field):
        entry.asked[field] = None
        return nothing
    table = entry.table(field)
    name = table.among("do", [name_of(one) for one in known])
    made = next(one for one in known if name == name_of(one))
    found = made(**{one.name: value(table, one.name, str(one.type), kinds) for one in fields(made)})
    table.done()
    return found


def value(table: Entry, field: str, type: str, kinds: Collection[str]) -> Any:
    """A figure, dice, kinds of models, a slot, or a card (which `Reading.references` looks for)."""
    match type:
        case "int":
            return table.number(field, least=1)
        case "Pool":
            return notation.pool(table, field, table.text(field))
        case "tuple[str, ...]":
            found = table.list(field, kinds)
            if not found:
                raise table.wrong(field, f"is missing: a list of: {', '.join(kinds)}")
            return found
        case "str":
            return table.among(field, SLOTS) if field == "slot" else table.text(field)
        case _:
            raise TypeError(f"{field}: nobody reads a {type}")
