"""Views as they travel: plain data without defaults, whole or as what changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from itertools import compress, filterfalse
from operator import attrgetter, is_not, ne
from typing import Any

from tablee.gamekit.view import Area, Piece, Question, View, Words

Plan = tuple[tuple[str, ...], tuple[Any, ...], Callable[[Any], tuple[Any, ...]]]


@cache
def plan(kind: Any) -> Plan:
    """The fields of a view's part, the default of each, which is left out, and what reads all of them at once."""
    found = fields(kind) if is_dataclass(kind) else ()
    names = tuple([field.name for field in found])
    defaults = [field.default_factory() if field.default_factory is not MISSING else field.default for field in found]
    if len(names) > 1:
        return names, tuple(defaults), attrgetter(*names)
    return names, tuple(defaults), lambda value: tuple([getattr(value, name) for name in names])


Phrase = Callable[[str], str]
PLAIN = (str, int, bool, type(None))


def lean(value: Any, phrase: Phrase) -> Any:
    """Plain data without defaults; effect texts ("%...") are put into words here, everything else at the client."""
    kind: Any = type(value)
    if kind in PLAIN:
        return value
    if kind is Words:
        return words(value, phrase)
    if kind is tuple:
        return [item if type(item) in PLAIN else lean(item, phrase) for item in value]
    if kind is dict:
        return {key: lean(item, phrase) for key, item in value.items()}
    names, defaults, read = plan(kind)
    items = read(value)
    # most fields of most parts are as usual: what finds the others is no loop of ours
    said = compress(zip(names, items), map(ne, items, defaults))
    return {name: item if type(item) in PLAIN else lean(item, phrase) for name, item in said}


def words(value: Words, phrase: Phrase) -> list[Any]:
    args = value.args
    if not args:
        return [value.id]
    for arg in args.values():
        if type(arg) is str and arg[:1] == "%":
            return [value.id, {name: argument(arg, phrase) for name, arg in args.items()}]
    return [value.id, args]


def argument(value: int | str, phrase: Phrase) -> int | str:
    return phrase(value[1:]) if isinstance(value, str) and value[:1] == "%" and len(value) > 1 else value


def question(asked: Question | None, phrase: Phrase) -> Any:
    """The question without the options that its pick stands for, and with what Space answers."""
    if asked is None:
        return None
    out = lean(asked, phrase)
    if asked.pick is not None and "options" in out:
        out["options"] = [o for o in out["options"] if o["key"].split()[0] != asked.pick.verb]
    if any([choice.key == "pass" for choice in asked.options]):
        out["default"] = "pass"
    return out


def whole(view: View, phrase: Phrase) -> dict[str, Any]:
    out: dict[str, Any] = lean(view, phrase)
    for name in ("where", "seats", "areas", "pieces"):
        out.setdefault(name, {} if name == "pieces" else [])
    if view.question is not None:
        out["question"] = question(view.question, phrase)
    return out


def changed(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """What is new or different; most parts of a table are the very same."""
    others = compress(new.items(), map(is_not, new.values(), map(old.get, new)))
    return {name: now for name, now in others if old.get(name) != now}


def changes(old: View, new: View, phrase: Phrase, where: tuple[Words, ...] | None = None) -> dict[str, Any]:
    """What a client must change to see the new view where it saw the old one; `where` it last was told to be, of
    which beats say only the outer part."""
    out: dict[str, Any] = {"question": question(new.question, phrase), **moved(old, new, phrase)}
    if (old.where if where is None else where) != new.where:
        out["where"] = lean(new.where, phrase)
    if new.over is not None:
        out["over"] = lean(new.over, phrase)
    return out


def moved(old: View, new: View, phrase: Phrase, known: dict[int, Any] | None = None) -> dict[str, Any]:
    """What lies elsewhere or differently: whole areas and pieces that differ; `grounds` are areas that keep the
    grid they had, which is most of what there would be to send. `known`: pieces as they were put for others who see
    the very same."""
    out: dict[str, Any] = {}
    if old.seats != new.seats:
        out["seats"] = lean(new.seats, phrase)
    if old.areas != new.areas:
        out.update(rearranged(old, new, phrase))
    pieces: dict[str, Piece] = changed(old.pieces, new.pieces)
    if pieces:
        put = {} if known is None else known
        for piece in pieces.values():
            if id(piece) not in put:
                put[id(piece)] = lean(piece, phrase)
        out["pieces"] = {name: put[id(piece)] for name, piece in pieces.items()}
    gone = [*filterfalse(new.pieces.__contains__, old.pieces)]
    if gone:
        out["gone"] = gone
    return out


def rearranged(old: View, new: View, phrase: Phrase) -> dict[str, Any]:
    """Areas that are new or different, and in which order they are now."""
    out: dict[str, Any] = {}
    before: dict[str, Area] = {area.id: area for area in old.areas}
    now: dict[str, Area] = {area.id: area for area in new.areas}
    areas: dict[str, Any] = {name: lean(area, phrase) for name, area in changed(before, now).items()}
    grounds = [
        name for name in areas if now[name].grid is not None and name in before and before[name].grid == now[name].grid
    ]
    for name in grounds:
        del areas[name]["grid"]
    if grounds:
        out["grounds"] = grounds
    if areas:
        out["areas"] = areas
    if list(now) != list(before):
        out["order"] = list(now)
    return out
