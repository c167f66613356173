"""Words matched with the templates of rows: values of slots, amounts, conditions. `reader` makes sentences of it."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

from tablee.kernel.effect import Sequence
from tablee.kernel.frozen import frozen
from tablee.text.rows import Parts, Path, Pattern, Pick, Row, Slot
from tablee.text.understanding import NUMBER, WORK, NotUnderstood
from tablee.text.writer import NO_NUMBER, UNSAID, Sort, Writer

MOST_STEPS = 20_000  # of one text; printed ones take up to 5,000
WEIGHT = 20  # steps that one more reading of some words counts for
OWN_SLOTS = (("self",), ("much",), ("@",))  # of an amount, not of a field
FIGURES = re.compile(r"\d{1,6}")
WORD = re.compile(r"[^\W\d_]+")
Found = tuple[Any, int]  # a value, and where its words end
Got = dict[Path, Any]  # values by their paths


class Noun(NamedTuple):
    """What an amount counts; the sort of its adjective, if it has one."""

    name: str
    sort: Sort | None = None


@frozen
class Place:
    """Where a template stands: the row it is of, what is being counted, the form of verbs."""

    pattern: Pattern
    form: int
    noun: Noun | None = None


class Matcher:
    """One text at a time. Every try is a step, and steps are counted."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.words = writer.words
        self.lore = writer.lore
        self.known: dict[Any, Any] = {}  # what does not depend on the text
        self.start("")

    def start(self, text: str) -> None:
        self.whole = self.s = text
        self.steps = self.depth = self.furthest = 0
        self.wanted: dict[str, None] = {}
        self.memo: dict[Any, list[Any]] = {}

    def worked(self, steps: int) -> None:
        self.steps += steps
        if self.steps > MOST_STEPS:
            raise NotUnderstood(self.whole, 0, WORK)

    def once(self, key: Any, make: Callable[[], Iterator[Found]]) -> list[Any]:
        """Everything that can stand at a place, worked out once; what it leans on itself finds nothing."""
        if key not in self.memo:
            self.memo[key] = []
            out: dict[str, Found] = {}
            for found in make():
                self.worked(WEIGHT)
                out.setdefault(repr(found), found)
            self.memo[key] = list(out.values())
        return self.memo[key]

    def links(self) -> tuple[str, str, str]:
        last = self.words.word["and"]
        return (f", {last} ", ", ", f" {last} ")

    def inside(self, at: int, form: int) -> list[tuple[list[Any], int]]:
        """Effects that stand here, as a part of a sentence."""
        raise NotImplementedError

    # ------------------------------------------------------------------ templates
    def lit(self, text: str, at: int) -> bool:
        """These words stand here; else it is noted how far they agree, and what should follow."""
        self.worked(1)
        s, end, low = self.s, at + len(text), text.lower()
        if s[at : at + 1] != low[:1] and at < self.furthest:
            return False  # the common case
        if s.startswith(low, at) and not (low[-1:].isalnum() and s[end : end + 1].isalnum()):
            return True
        same = 0
        while same < len(low) and s[at + same : at + same + 1] == low[same]:
            same += 1
        while same and low[same - 1].isalnum() and (low[same : same + 1] + s[at + same : at + same + 1]).isalnum():
            same -= 1  # back to the beginning of the word
        same -= int(low[:same].endswith("["))
        self.missed(at + same, text[same:])
        return False

    def missed(self, at: int, wanted: str) -> None:
        if self.s[at : at + 1] == " " and wanted[:1] == " ":
            at, wanted = at + 1, wanted[1:]
        if at > self.furthest:
            self.furthest, self.wanted = at, {}
        if at == self.furthest and wanted.strip():
            self.wanted[wanted.strip()] = None

    def match(self, parts: Parts, at: int, got: Got, place: Place) -> Iterator[tuple[Got, int]]:
        if not parts:
            yield got, at
            return
        head, tail = parts[0], parts[1:]
        if isinstance(head, str):
            if self.lit(head, at):
                yield from self.match(tail, at + len(head), got, place)
        elif isinstance(head, Pick):
            for more, end in self.pick(head, at, got, place):
                yield from self.match(tail, end, more, place)
        else:
            for more, end in self.slot(head, at, place):
                if all([got.get(path, value) == value for path, value in more.items()]):
                    yield from self.match(tail, end, {**got, **more}, place)

    def pick(self, pick: Pick, at: int, got: Got, place: Place) -> Iterator[tuple[Got, int]]:
        for first, side in ((True, pick.ways[0]), (False, pick.ways[1])):
            for more, end in self.match(side, at, got, place):
                value = more.get(pick.path)
                if pick.mark or (type(value) is int and self.words.plural(value) is not first):
                    yield more, end
                elif value is None:
                    yield ({**more, pick.path: 1} if first else more), end

    def slot(self, slot: Slot, at: int, place: Place) -> Iterator[tuple[Got, int]]:
        if slot.path == ("much",):
            for word in [self.words.much(place.noun.name)] if place.noun else []:
                if self.lit(word, at):
                    yield {}, at + len(word)
        elif slot.path == ("@",):
            for adjective, noun in self.nouns(place.noun, True):
                word = self.words.joined(slot.kind, noun) if slot.kind else noun
                if self.lit(word, at):
                    yield ({("@",): adjective} if adjective is not None else {}), at + len(word)
        elif slot.kind == "@" or slot.kind in self.words.lists["nouns"]:
            yield from self.counted(slot, at, place)
        else:
            for value, end in self.value(slot, at, place):
                yield {slot.path: -value if slot.minus else value}, end

    def counted(self, slot: Slot, at: int, place: Place) -> Iterator[tuple[Got, int]]:
        """So many of a noun; its adjective is a value of another field, or of what is being counted."""
        noun = place.noun
        under: Path = ("@",)
        if slot.kind != "@":
            noun = Noun(slot.kind, self.lore.sorts[slot.adjective[-1]] if slot.adjective else None)
            under = slot.adjective or under
        for (value, adjective), end in self.amount(at, noun, self.figure(slot.path, place.pattern)):
            got: Got = {} if adjective is None else {under: adjective}
            if slot.path[0].isdigit():
                if value == int(slot.path[0]):
                    yield got, end
            elif (not slot.minus or type(value) is int) and self.fits(slot.path, place.pattern, value):
                yield {**got, slot.path: -value if slot.minus else value}, end

    def value(self, slot: Slot, at: int, place: Place) -> Iterator[Found]:
        name, sort = slot.path[-1], self.lore.sorts.get(slot.path[-1])
        if slot.kind in self.words.joins:
            yield from self.joined(slot, at, sort)
        elif sort is not None:
            yield from sort.read(self, at, slot.kind)
        elif self.figure(slot.path, place.pattern):
            yield from [found for found in [self.number(at)] if found]
        elif slot.path == ("self",):
            yield from [(value, end) for (value, _), end in self.amount(at, None, False)]
        else:
            held = holds(self.class_of(slot.path, place.pattern), name)
            if "condition" in held:
                for row in self.words.every("condition"):
                    for got, end in self.match(row.parts, at, {}, Place(row.pattern, place.form)):
                        yield self.build(row.pattern, got), end
            if "amount" in held:
                found = self.amount(at, None, False)
                yield from [(value, end) for (value, _), end in found if self.fits(slot.path, place.pattern, value)]
            if "effect" in held:
                form = self.words.form(slot.kind) if slot.kind else place.form
                yield from [(sequence(effects), end) for effects, end in self.inside(at, form)]

    def joined(self, slot: Slot, at: int, sort: Sort | None) -> Iterator[Found]:
        if sort is not None:
            for value in sort.values(self.writer):
                word = self.words.joined(slot.kind, sort.called(self.writer, value, ""))
                if self.lit(word, at):
                    yield value, at + len(word)
            return
        rules = self.words.lists[f"join {slot.kind}"]
        ways = [(f"{to[0]} ", f"{begin} ") for begin, to in rules.items() if begin not in ("*", "vowel")]
        ways += [(f"{rules['*'][0]} ", ""), *[(to, "") for to in rules.get("vowel", ())]]
        for to, begin in ways:  # an amount: undo the joining, read, and count back
            if self.lit(to, at):
                s, memo = self.s, self.memo
                self.s, self.memo = s[:at] + begin + s[at + len(to) :], {}
                found = self.amount(at, None, False)
                self.s, self.memo = s, memo
                yield from [(value, end + len(to) - len(begin)) for (value, _), end in found]

    # ------------------------------------------------------------------ amounts
    def nouns(self, noun: Noun | None, many: bool) -> Iterator[tuple[Any, str]]:
        """The noun as it could stand here, with each adjective that it can have."""
        if noun is None:
            return
        if noun.sort is None:
            yield None, self.words.noun(noun.name, many)
            return
        for value in noun.sort.values(self.writer):
            yield value, self.words.noun(noun.name, many, noun.sort.called(self.writer, value, "", many))

    def amount(self, at: int, noun: Noun | None, figure: bool) -> list[tuple[tuple[Any, Any], int]]:
        """Amounts with the value of their noun's adjective."""
        if figure:
            return self.once(("figure", at, noun), lambda: self.figures(at, noun))
        return self.once(("amount", at, noun), lambda: self.amounts(at, noun))

    def number(self, at: int) -> tuple[int, int] | None:
        """In figures, or in words of [numbers]."""
        found = FIGURES.match(self.s, at)
        if found:
            return int(found[0]), found.end()
        word = WORD.match(self.s, at)
        if word and word[0] in self.words.lists.get("numbers", {}):
            return int(self.words.lists["numbers"][word[0]][0]), word.end()
        self.missed(at, NUMBER)
        return None

    def figures(self, at: int, noun: Noun | None) -> Iterator[tuple[tuple[Any, Any], int]]:
        found = self.number(at)
        if found is None:
            return
        n, end = found
        if noun is None:
            yield (n, None), end
        for value, word in self.nouns(noun, self.words.plural(n)):
            if self.lit(f" {word}", end):
                yield (n, value), end + 1 + len(word)

    def amounts(self, at: int, noun: Noun | None) -> Iterator[tuple[tuple[Any, Any], int]]:
        found = list(self.amount(at, noun, True))
        later: list[Row] = []
        for row in self.words.every("amount"):
            if "noun" in row.pattern.flags and noun is None:
                continue
            first = row.parts[0]
            if isinstance(first, Slot) and first.path not in OWN_SLOTS and not self.figure(first.path, row.pattern):
                later.append(row)
                continue
            for got, end in self.match(row.parts, at, {}, Place(row.pattern, 0, noun)):
                value = got[("self",)] if row.pattern.node == "_" else self.build(row.pattern, got)
                found.append(((value, got.get(("@",))), end))
        for (value, adjective), end in found:  # grows while it is read: a + b + c
            for row in later:
                slot = row.parts[0]
                assert isinstance(slot, Slot)
                if not self.fits(slot.path, row.pattern, value):
                    continue
                for got, stop in self.match(row.parts[1:], end, {slot.path: value}, Place(row.pattern, 0)):
                    found.append(((self.build(row.pattern, got), adjective), stop))
        yield from found

    # ------------------------------------------------------------------ trees
    def class_of(self, path: Path, pattern: Pattern) -> Any:
        """The class whose field a path ends at."""
        for name in path[:-1]:
            pattern = next(ask.want for ask in pattern.asks if ask.field == name and isinstance(ask.want, Pattern))
        return self.lore.nodes.get(pattern.node)

    def figure(self, path: Path, pattern: Pattern) -> bool:
        """Only a number that is known already can stand there."""
        key = (path, pattern)
        if key not in self.known:
            self.known[key] = path[0].isdigit() or type_of(self.class_of(path, pattern), path[-1]) == "int"
        return bool(self.known[key])

    def fits(self, path: Path, pattern: Pattern, value: Any) -> bool:
        """A number stands wherever amounts do, but for fields that hold only what is worked out."""
        return type(value) is not int or type_of(self.class_of(path, pattern), path[-1]) != "Amount"

    def build(self, pattern: Pattern, got: Got, prefix: Path = ()) -> Any:
        cls = self.lore.nodes[pattern.node]
        asked = {ask.field: ask.want for ask in pattern.asks if ask.how in "=~"}
        if not is_dataclass(cls):
            return cls(*[value for path, value in got.items() if path[: len(prefix)] == prefix and path != ("@",)])
        args: dict[str, Any] = {}
        for field in fields(cls):
            path, want = (*prefix, field.name), asked.get(field.name, field.default)
            if path in got:
                args[field.name] = got[path]
            elif isinstance(want, Pattern) and want.node in self.lore.nodes:
                args[field.name] = self.build(want, got, path)
            else:
                told = isinstance(want, (int, str, type(None)))
                args[field.name] = want if told else self.lore.unsaid.get(type_of(cls, field.name), UNSAID)
        return cls(**args)


def told(tree: Any) -> bool:
    """Do the words tell everything?"""
    written = repr(tree)
    return UNSAID not in written and str(NO_NUMBER) not in written


def type_of(cls: Any, name: str) -> str:
    """What a field is declared to hold; for the compiled form tools/compiled.py writes it down."""
    for base in getattr(cls, "__mro__", ()):
        written = getattr(sys.modules[base.__module__], "DECLARED", {})
        declared = written.get(base.__name__) or vars(base).get("__annotations__", {})
        if name in declared:
            return str(declared[name])
    return ""


def holds(cls: Any, name: str) -> tuple[str, ...]:
    declared = type_of(cls, name)
    if "Condition" in declared:
        return ("condition",)
    if "Number" in declared or "Amount" in declared:
        return ("amount",)
    return ("effect",) if "Effect" in declared or not declared else ("effect", "amount")


def sequence(effects: list[Any]) -> Any:
    return effects[0] if len(effects) == 1 else Sequence(*effects)
