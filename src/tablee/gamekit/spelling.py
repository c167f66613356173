"""A wrong word never loads: what a field of content accepts, and the one sentence all games say when it is something else.

A game declares a kind for every field that holds a word. Whoever writes a field without one finds out at once: the words
of such a field are refused, too.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from importlib import import_module
from traceback import extract_tb
from types import ModuleType
from typing import Any

from tablee.kernel.errors import ContentError

Others = Mapping[str, Collection[str]]  # words that the rest of the content makes: codes of cards, symbols of dice
Fault = tuple[object, Collection[str]]  # the word, and what would be accepted
MANY = 40  # more accepted words than this are not listed


def wrong(where: str, field: str, word: object, accepted: Collection[str], verb: str = "is") -> ContentError:
    """What stands there, what is accepted, and which of that is nearest. Of lists the `verb` is "names"."""
    return ContentError(where, f"{field} {verb} {word!r}: {choices(word, accepted)}")


def unknown(where: str, field: str, accepted: Collection[str]) -> ContentError:
    """A field that does not exist."""
    return ContentError(where, f"{field} is unknown: {choices(field, accepted)}")


def choices(word: object, accepted: Collection[str]) -> str:
    near = get_close_matches(str(word), list(accepted))
    if len(accepted) > MANY:
        return f"there are {len(accepted)}" + (f", the nearest {', '.join(near)}" if near else "")
    listed = ", ".join([one or "''" for one in accepted])
    return f"there are {listed}" + (f"; the nearest is {near[0]}" if near else "")


# ---------------------------------------------------------------------- kinds of fields
class Kind:
    """What one kind of field accepts."""

    whole: bool = False  # it judges the tuple as such, not each of its words

    def fault(self, value: object, known: Others) -> Fault | None:
        """What is wrong with a value and what would be accepted; `known` are words that the rest of the content makes."""
        raise NotImplementedError


class Among(Kind):
    """One of these; several `joined` by a sign; none at all where it is `optional`."""

    def __init__(self, *accepted: str, optional: bool = False, joined: str = "") -> None:
        self.accepted = frozenset(accepted)
        self.listed = accepted
        self.optional = optional
        self.joined = joined

    def fault(self, value: object, known: Others) -> Fault | None:
        if value in self.accepted or (value == "" and self.optional):
            return None
        if self.joined and isinstance(value, str) and self.joined in value:
            return next(filter(None, [self.fault(part, known) for part in value.split(self.joined)]), None)
        return value, self.listed


class Known(Kind):
    """A word that other content makes: the code of a card, a symbol of the hero's dice. Alone, without the rest of its
    game, a piece of content cannot be asked for it."""

    def __init__(self, what: str, optional: bool = False) -> None:
        self.what = what
        self.optional = optional

    def fault(self, value: object, known: Others) -> Fault | None:
        if value == "" and self.optional:
            return None
        if self.what in known and value in known[self.what]:
            return None
        if self.what not in known and isinstance(value, str) and value:
            return None
        return value, sorted(known.get(self.what, (self.what,)))


class Tagged(Kind):
    """A word that a further word may follow: "minion:Drone", "keyword:guard". `alone`: what needs none."""

    def __init__(self, alone: Among, tails: Mapping[str, Kind], anyone: Kind | None = None) -> None:
        self.alone = alone
        self.tails = tails
        self.anyone = anyone  # what may follow every word that may stand alone

    def fault(self, value: object, known: Others) -> Fault | None:
        if not isinstance(value, str) or ":" not in value:
            return self.alone.fault(value, known)
        head, _, tail = value.partition(":")
        if head in self.tails:
            return self.tails[head].fault(tail, known)
        if self.anyone is None:
            return head, (*self.tails, *self.alone.listed)
        return self.alone.fault(head, known) or self.anyone.fault(tail, known)


class Counted(Kind):
    """A word, with a number for some: "guard", "retaliate 2"."""

    def __init__(self, words: Among, numbered: Collection[str]) -> None:
        self.words = words
        self.numbered = numbered

    def fault(self, value: object, known: Others) -> Fault | None:
        if not isinstance(value, str):
            return value, self.words.listed
        word, _, n = value.partition(" ")
        if n and not (word in self.numbered and n.isdecimal()):
            return value, [f"{one} 1" for one in self.numbered] if word in self.numbered else self.words.listed
        return self.words.fault(word, known)


class Number(Kind):
    """A number from `least`, or one of a few words; None where nothing is printed."""

    def __init__(self, *words: str, least: int = 0) -> None:
        self.words = words
        self.least = least

    def fault(self, value: object, known: Others) -> Fault | None:
        if (type(value) is int and value >= self.least) or value is None or value in self.words:
            return None
        return value, (f"numbers from {self.least}", *self.words)


class Bits(Kind):
    """Any of these bits."""

    def __init__(self, **bits: int) -> None:
        self.bits = bits
        self.mask = sum(bits.values())

    def fault(self, value: object, known: Others) -> Fault | None:
        return None if type(value) is int and not value & ~self.mask else (value, tuple(self.bits))


class Named(Kind):
    """One of these numbers, which have names."""

    def __init__(self, **values: int) -> None:
        self.values = values

    def fault(self, value: object, known: Others) -> Fault | None:
        return None if type(value) is int and value in self.values.values() else (value, tuple(self.values))


class Flag(Kind):
    def fault(self, value: object, known: Others) -> Fault | None:
        return None if isinstance(value, bool) else (value, ("true", "false"))


class Free(Kind):
    """A text of its own, a name or a key: it must only be there (unless `optional`)."""

    def __init__(self, optional: bool = False) -> None:
        self.optional = optional

    def fault(self, value: object, known: Others) -> Fault | None:
        return None if isinstance(value, str) and (value or self.optional) else (value, ("texts",))


class Listed(Kind):
    """A list of such words, or a table from such words to what `of` says."""

    def __init__(self, kind: Kind, of: Kind | None = None) -> None:
        self.kind = kind
        self.of = of

    def fault(self, value: object, known: Others) -> Fault | None:
        if self.of is None and isinstance(value, list | tuple):
            return next(filter(None, [self.kind.fault(one, known) for one in value]), None)
        if self.of is not None and isinstance(value, dict):
            keys = next(filter(None, [self.kind.fault(one, known) for one in value]), None)
            return keys or next(filter(None, [self.of.fault(one, known) for one in value.values()]), None)
        return value, ("lists",) if self.of is None else ("tables",)


class Tables(Kind):
    """A list of tables, which have checks of their own."""

    def fault(self, value: object, known: Others) -> Fault | None:
        right = isinstance(value, list) and all([isinstance(one, dict) for one in value])
        return None if right else (value, ("lists of tables",))


class Row(Kind):
    """A fixed number of words, each of its own kind."""

    whole = True

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds

    def fault(self, value: object, known: Others) -> Fault | None:
        if not isinstance(value, tuple) or len(value) != len(self.kinds):
            return value, (f"rows of {len(self.kinds)}",)
        return next(filter(None, [kind.fault(one, known) for kind, one in zip(self.kinds, value)]), None)


class Pairs(Kind):
    """Such words, each with a number."""

    whole = True

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def fault(self, value: object, known: Others) -> Fault | None:
        if not isinstance(value, tuple) or not all([isinstance(one, tuple) and len(one) == 2 for one in value]):
            return value, ("pairs of a word and a number",)
        return next(filter(None, [self.kind.fault(word, known) or NUMBER.fault(n, known) for word, n in value]), None)


NUMBER = Number()


# ---------------------------------------------------------------------- checking
class Table:
    """The fields of a line of a content file."""

    def __init__(self, fields: Mapping[str, Kind], needed: tuple[str, ...] = ()) -> None:
        self.fields = fields
        self.needed = needed

    def check(self, where: str, line: Mapping[str, Any], known: Others) -> None:
        for field in line:
            if field not in self.fields:
                raise unknown(where, field, tuple(self.fields))
        for field in self.needed:
            if field not in line:
                raise ContentError(where, f"{field} is missing")
        for field, value in line.items():
            fault = self.fields[field].fault(value, known)
            if fault is not None:
                raise wrong(where, field, *fault)


class Spelling:
    """The kinds of the fields of nodes: by "Class.field", or by "field" where it means the same in every class."""

    def __init__(self, kinds: Mapping[str, Kind], shapes: Mapping[str, tuple[str, ...]]) -> None:
        self.kinds = kinds
        self.shapes = shapes  # the fields of classes that are not dataclasses
        self._fields: dict[type, tuple[tuple[str, Kind | None], ...]] = {}

    def kind(self, cls: type, field: str) -> Kind | None:
        return self.kinds.get(f"{cls.__name__}.{field}") or self.kinds.get(field)

    def fields(self, cls: type) -> tuple[tuple[str, Kind | None], ...]:
        found = self._fields.get(cls)
        if found is None:
            names = (
                self.shapes[cls.__name__] if cls.__name__ in self.shapes else getattr(cls, "__dataclass_fields__", ())
            )
            found = self._fields[cls] = tuple([(name, self.kind(cls, name)) for name in names])
        return found

    def check(self, where: str, node: object, known: Others) -> None:
        """Every word of a node and of all that it is made of."""
        cls = type(node)
        for field, kind in self.fields(cls):
            value = getattr(node, field)
            if value is not None:
                self.value(where, f"{cls.__name__}.{field}", value, kind, known)

    def value(self, where: str, field: str, value: object, kind: Kind | None, known: Others) -> None:
        if isinstance(value, tuple) and not (kind is not None and kind.whole):
            for one in value:
                self.value(where, field, one, kind, known)
        elif isinstance(value, dict):
            for key, one in value.items():
                self.value(where, field, key, kind, known)
                self.value(where, field, one, None, known)
        elif isinstance(value, str | tuple) or (isinstance(value, int) and kind is not None):
            fault = (value, ("no words for it",)) if kind is None else kind.fault(value, known)
            if fault is not None:
                raise wrong(where, field, *fault)
        elif not isinstance(value, int):
            self.check(where, value, known)


#: what Python, or a constructor, has to say against a content file
MISTAKES = (ContentError, TypeError, AttributeError, NameError, ImportError, SyntaxError, LookupError, ValueError)


def module(name: str) -> ModuleType:
    """A module of content; a mistake in it is said in one line, with its place."""
    try:
        return import_module(name)
    except MISTAKES as error:
        file = "/".join(name.split(".")[-3:]) + ".py"
        lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename.endswith(file)]
        line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
        what = str(error).splitlines() or [type(error).__name__]
        raise ContentError(file if line is None else f"{file}:{line}", what[0]) from error
