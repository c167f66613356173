"""Writes effects in the words of a table: one traversal for every game and every language.

A game adds what its texts speak of by a record, `Lore`: its nodes, sorts of values and how they are called, flags that rows
may ask for; what was said before is remembered by its own `Writer`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from tablee.kernel.effect import Amount, Condition, Effect
from tablee.kernel.frozen import frozen
from tablee.text.compose import Clause, compose, series
from tablee.text.joining import order, settled, told, within
from tablee.text.rows import EITHER, FLOW, LEAD, LONG, ORDER, PAUSE, TOLD, WHOLE, Parts, Path, Pick, Row, Slot
from tablee.text.words import Table, tidy


class Said(str):
    """Words with marks: what they agree with."""

    marks: frozenset[str] = frozenset()


def said(text: str, marks: Collection[str]) -> Said:
    out = Said(text)
    if marks:
        out.marks = frozenset(marks)
    return out


class Sort:
    """What the values of a field are called. `way` is the kind of the slot: `{who:from}`."""

    def called(self, writer: Writer, value: Any, way: str, many: bool = False) -> str:
        raise NotImplementedError

    def values(self, writer: Writer) -> Iterable[Any]:
        """All that could stand there, for who reads."""
        return ()

    def read(self, reader: Any, at: int, way: str) -> Iterator[tuple[Any, int]]:
        """What stands at this place of a text that is read, and where its words end."""
        for value in self.values(reader.writer):
            text = self.called(reader.writer, value, way) or self.in_full(reader.writer, value, way)
            if text and reader.lit(text, at):
                yield value, at + len(text)

    def in_full(self, writer: Writer, value: Any, way: str) -> str:
        """What nobody needs to say, for who says it all the same."""
        return ""

    def ways(self) -> tuple[str, ...]:
        """Beside lists [name way] of the tables."""
        return ()


@frozen
class Listed(Sort):
    """Values that the table lists in a section of this name; `of` makes a value of the word that stands there."""

    name: str
    of: Callable[[str], Any] = str

    def called(self, writer: Writer, value: Any, way: str, many: bool = False) -> str:
        return writer.words.listed(self.name, str(value), way, many)

    def values(self, writer: Writer) -> Iterable[Any]:
        return [self.of(word) for word in writer.words.lists[self.name]]

    def in_full(self, writer: Writer, value: Any, way: str) -> str:
        """As others are said: "to the target"."""
        usual = writer.words.lists.get(f"{self.name} {way}", {}).get("*", ("",))[0]
        return usual.replace("{}", writer.words.listed(self.name, str(value))) if "{}" in usual else ""


UNSAID = "unsaid"  # stands in a field that the words do not tell
NO_NUMBER = -(2**30)  # the same for a number: compiled fields hold what they are declared to


@dataclass(frozen=True)
class Lore:
    """What a game adds to the language."""

    package: str  # where its tables are
    nodes: Mapping[str, type]  # all that rows may speak of, by name
    sorts: Mapping[str, Sort]  # by the name of the field
    flags: Mapping[str, Callable[[Any, Any], bool]] = field(default_factory=dict)  # (writer, node)
    definite: tuple[Any, ...] = ()  # recipients that are one player already: said once for several things
    unsaid: Mapping[str, Any] = field(default_factory=dict)  # what stands for nothing in fields of this type
    sections: Mapping[type, str] = field(default_factory=lambda: SECTIONS)  # by base class


SECTIONS: Mapping[type, str] = {Effect: "effect", Amount: "amount", Condition: "condition"}


@cache
def words(lang: str, package: str) -> Table:
    """The table of a game, after what all games share."""
    return Table(lang, *[(f"{p}/{lang}.words", resource(p, lang)) for p in (__package__, package)])


def resource(package: str, lang: str) -> str:
    return (files(package) / f"{lang}.words").read_text(encoding="utf-8")


class NoWords(LookupError):
    def __init__(self, lang: str, node: Any) -> None:
        super().__init__(f"{lang} has no words for {node!r}")


@frozen
class Counted:
    """A noun that an amount counts, with the value of its adjective."""

    noun: str
    sort: Sort | None = None
    value: Any = None


class Writer:
    """Writes for whoever resolves the text."""

    def __init__(self, lore: Lore, table: Table) -> None:
        self.lore = lore
        self.words = table
        self.lang = table.lang
        self.order_form = table.form("order")
        self.begin()

    def begin(self) -> None:
        """Nothing has been said yet."""
        self.form = self.order_form  # of the verbs of orders
        self.counted: Counted | None = None
        self.nested = 0  # effects that the present one stands inside of

    # ------------------------------------------------------------------ texts
    def text(self, effect: Effect) -> str:
        """As sentences."""
        self.begin()
        w = self.words.word
        return compose(self.settled(effect), w["and"], w["colon"])

    def lead(self, effect: Effect) -> tuple[str, str]:
        """The condition that the whole text begins with ('' if none), and the rest of the text."""
        self.begin()
        w = self.words.word
        clauses = self.settled(effect)
        leads = [c.rest for c in clauses if c.lead]
        rest = compose([c for c in clauses if not c.lead], w["and"], w["colon"])
        return series(leads, w["and"]) if leads else "", rest

    def inside(self, effect: Effect, form: str = "") -> str:
        """As part of a sentence: no capital, no full stop; with verbs in a form of [forms]."""
        w, was = self.words.word, self.form
        if form:
            self.form = self.words.form(form)
        text = within(self.settled(effect), w["and"], w["stop"])
        self.form = was
        return text

    def settled(self, effect: Effect) -> list[Clause]:
        """Inside something else "2 times" would leave open what is repeated."""
        w = self.words.word
        return settled(self.clauses(effect), w["and"], "" if self.nested else w["times"])

    def enter(self, effect: Effect) -> None:
        """It is about to be said: for games whose words depend on what was said before."""

    def clauses(self, effect: Effect) -> list[Clause]:
        self.enter(effect)
        row = self.row("effect", effect)
        if row.sort == FLOW:
            held = self.held(row, effect)
            return [clause for part in held for clause in self.clauses(part)]
        if row.sort == EITHER:
            self.nested += 1
            text = self.either(self.held(row, effect))
            self.nested -= 1
            return [Clause("", text)]
        if row.sort == PAUSE:
            return [Clause(str(row.parts[0]), "", then=True)]
        if row.sort == TOLD:
            return [told(self.fill(row.head, effect), self.fill(row.parts, effect))]
        text = self.fill(row.parts, effect)
        if row.sort in (LEAD, WHOLE):
            return [Clause("", text, lead=row.sort == LEAD)] if text else []
        to = self.fill(row.to, effect)
        return [
            order(
                self.words.verb(row.verb, self.form),
                text,
                f" {to}" if to else "",
                shared=any([self.value(p.path, effect) in self.lore.definite for p in row.to if isinstance(p, Slot)]),
                long=row.sort == LONG,
            )
        ]

    def held(self, row: Row, effect: Effect) -> tuple[Effect, ...]:
        held = self.value(tuple(str(row.parts[0]).split(".")), effect)
        return held if isinstance(held, tuple) else (held,)

    def either(self, parts: tuple[Effect, ...]) -> str:
        """ "gain A or B"; parts that are long or of another build are set off."""
        w = self.words.word
        clauses = [self.settled(part) for part in parts]
        plain = all([len(c) == 1 and c[0].verb for c in clauses])
        if plain and all([c[0].verb == clauses[0][0].verb for c in clauses]):
            return f"{clauses[0][0].verb} {w['or'].join([c[0].rest for c in clauses])}"
        return w["or" if plain else "or-else"].join([self.inside(part) for part in parts])

    # ------------------------------------------------------------------ rows
    def row(self, section: str, node: Any) -> Row:
        row = self.words.first(section, node, self)
        if row is None:
            raise NoWords(self.lang, node)
        return row

    def flag(self, name: str, node: Any) -> bool:
        if name == "noun":
            return self.counted is not None
        if name in ("bare", "order"):
            return self.form == self.words.form(name)
        return self.lore.flags[name](self, node)

    def marks(self, node: Any, name: str) -> frozenset[str]:
        """Of what is said for a field."""
        text = self.spoken(self.value((name,), node), name)
        return text.marks if isinstance(text, Said) else frozenset()

    def orders(self, effect: Effect) -> bool:
        """Its words begin with an order: "you may" can stand before them."""
        row = self.row("effect", effect)
        if row.sort in (FLOW, EITHER):
            return self.orders(self.held(row, effect)[0])
        return row.sort in (ORDER, LONG)

    # ------------------------------------------------------------------ templates
    def fill(self, parts: Parts, node: Any) -> str:
        if not parts:
            return ""
        if len(parts) == 1:  # what stands alone keeps its marks
            return parts[0] if isinstance(parts[0], str) else self.slot(parts[0], node)
        text = ""
        for part in parts:
            text += part if isinstance(part, str) else self.slot(part, node)
        return tidy(text) if "  " in text else text.strip(" ")

    def value(self, path: Path, node: Any) -> Any:
        if path[0].isdigit():
            return int(path[0])
        for name in path:
            node = getattr(node, name)
        return node

    def slot(self, slot: Slot | Pick, node: Any) -> str:
        if isinstance(slot, Pick):
            return self.fill(slot.ways[0 if self.first_way(slot, node) else 1], node)
        if slot.path == ("self",):
            return self.amount(node, None)
        if slot.path == ("much",):
            assert self.counted is not None
            return self.words.much(self.counted.noun)
        if slot.path == ("@",):
            many = self.some(2, figure=False)
            return self.words.joined(slot.kind, many) if slot.kind else many
        value = self.value(slot.path, node)
        if slot.minus:
            value = -value
        if slot.kind == "@":
            return self.amount(value, self.counted)
        if slot.kind in self.words.lists["nouns"]:
            sort = self.lore.sorts[slot.adjective[-1]] if slot.adjective else None
            adjective = self.value(slot.adjective, node) if slot.adjective else None
            return self.amount(value, Counted(slot.kind, sort, adjective))
        return self.spoken(value, slot.path[-1], slot.kind)

    def first_way(self, pick: Pick, node: Any) -> bool:
        value = self.value(pick.path, node)
        if pick.mark:
            text = self.spoken(value, pick.path[-1])
            return isinstance(text, Said) and pick.mark in text.marks
        return not self.words.plural(value) if type(value) is int else bool(value)

    def spoken(self, value: Any, name: str, kind: str = "") -> str:
        """A value of the field of this name."""
        if kind in self.words.joins:
            return self.words.joined(kind, self.spoken(value, name))
        if isinstance(value, Effect):
            self.nested += 1
            text = self.inside(value, kind)
            self.nested -= 1
            return text
        if type(value) is int and name not in self.lore.sorts:
            return str(value)
        if isinstance(value, Amount):
            return self.amount(value, None)
        for base, section in self.lore.sections.items():
            if isinstance(value, base):
                return self.node(section, value)
        return self.lore.sorts[name].called(self, value, kind)

    def node(self, section: str, node: Any) -> str:
        """What a row of any section makes of a node."""
        row = self.row(section, node)
        text = self.fill(row.parts, node)
        return said(text, row.marks) if row.marks else text

    # ------------------------------------------------------------------ amounts
    def amount(self, value: Any, counted: Counted | None) -> str:
        was, self.counted = self.counted, counted
        text = self.some(value) if type(value) is int else self.node("amount", value)
        self.counted = was
        return text

    def some(self, n: int, figure: bool = True) -> str:
        """So many of what is being counted."""
        if self.counted is None:
            return str(n)
        many, sort = self.words.plural(n), self.counted.sort
        adjective = "" if sort is None else sort.called(self, self.counted.value, "", many)
        noun = self.words.noun(self.counted.noun, many, adjective)
        return f"{n} {noun}" if figure else noun
