"""The tables read backwards: a sentence becomes the effects that are written so.

There is no second grammar. A recursive descent over the same templates proposes trees, generously; what words do not tell is
settled by the game, language-free; and what counts is what the writer makes of the result. A text that some tree is written
like has the meaning of that tree. Another wording is accepted if it can mean one thing only, and its canonical form is told.
Work, length and depth are bounded: a hostile text is refused, it does not cost time.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, NamedTuple

from tablee.kernel.effect import Effect, Sequence
from tablee.text.rows import EITHER, LEAD, LONG, ORDER, PAUSE, TOLD, WHOLE, Parts, Path, Pattern, Pick, Row, Slot
from tablee.text.understanding import (
    DEEP,
    LONG_TEXT,
    MANY,
    NUMBER,
    OTHERWISE,
    WORK,
    NotUnderstood,
    Reading,
    Unsettled,
    plain,
)
from tablee.text.writer import NoWords, Sort, Writer

MOST_CHARACTERS, MOST_STEPS, MOST_DEPTH, MOST_TREES = 1_500, 60_000, 8, 500
WEIGHT = 20  # steps that one more reading of some words counts for
UNSAID = "unsaid"  # a field that the words do not tell
FIGURES = re.compile(r"\d{1,6}")
Found = tuple[Any, int]  # a value, and where its words end
Got = dict[Path, Any]  # values by their paths


class Noun(NamedTuple):
    """What an amount counts; the sort of its adjective, if it has one."""

    name: str
    sort: Sort | None = None


@dataclass(frozen=True)
class Place:
    """Where a template stands: the row it is of, what is being counted, the form of verbs."""

    pattern: Pattern
    form: int
    noun: Noun | None = None


@dataclass(frozen=True)
class Item:
    """An order or a deed as read: the next may leave out its verb, or who does it."""

    effect: Any
    row: Row
    head: tuple[tuple[Path, Any], ...] = ()


class Reader:
    """Reads for one writer, which knows the names of things. `settle` makes a tree of a proposal, or raises Unsettled."""

    def __init__(self, writer: Writer, settle: Callable[[Any], Effect], atoms: tuple[Any, ...] = ()) -> None:
        self.writer = writer
        self.words = writer.words
        self.lore = writer.lore
        self.settle = settle
        self.atoms = atoms  # never copied: tokens that trees speak of
        self.rows: dict[str, list[Row]] = {sort: [] for sort in (ORDER, LONG, TOLD, WHOLE, LEAD, PAUSE, EITHER)}
        for row in self.words.every("effect"):
            self.rows.setdefault(row.sort, []).append(row)
        self.known: dict[Any, Any] = {}  # what does not depend on the text
        self.start("")

    def start(self, text: str) -> None:
        self.whole = self.s = text
        self.steps = self.depth = self.furthest = 0
        self.wanted: dict[str, None] = {}
        self.memo: dict[Any, list[Any]] = {}

    # ------------------------------------------------------------------ whole texts
    def read(self, text: str) -> Reading:
        if len(text) > MOST_CHARACTERS:
            raise NotUnderstood(text, MOST_CHARACTERS, LONG_TEXT, (str(MOST_CHARACTERS),))
        said, columns = plain(text)
        self.start(said)
        trees: dict[str, tuple[Effect, str]] = {}
        for proposal in self.proposals(columns, text):
            try:
                tree = self.settle(proposal)
                trees.setdefault(repr(tree), (tree, self.writer.text(tree)))
            except (Unsettled, NoWords, AttributeError, KeyError, TypeError):
                continue  # words that make no sense together
        exact = [tree for tree, written in trees.values() if written == said]
        if len(exact) == 1:
            return Reading(self.fresh(exact[0]), said, said == text)
        found = exact or [tree for tree, _ in trees.values()]
        forms = list(dict.fromkeys([written for _, written in trees.values()]))
        if len(found) == 1:
            return Reading(self.fresh(found[0]), forms[0], False)
        if not found:
            raise self.lost(text, columns, len(said))
        at = 0 if exact else next((i for i, (a, b) in enumerate(zip(said, forms[0])) if a != b), 0)
        raise NotUnderstood(text, columns[min(at, len(columns) - 1)], MANY if exact else OTHERWISE, tuple(forms))

    def lost(self, text: str, columns: list[int], end: int) -> NotUnderstood:
        at = min(self.furthest, end)
        return NotUnderstood(text, columns[at] if at < len(columns) else len(text), "", tuple(sorted(self.wanted)))

    def proposals(self, columns: list[int], text: str) -> Iterator[Any]:
        body = self.whole.removesuffix(".")
        begin, leads = self.leads(body)
        parts: list[list[list[Any]]] = [[leads]] if leads else []
        stops = [m.start() for m in re.finditer(r"\. (?=[^\W\d_])", body) if m.start() > begin]
        for stop in [*stops, len(body)]:
            self.open(body, begin, stop)
            found = [effects for effects, end in self.inside(begin, self.writer.order_form) if end == stop]
            if not found:
                raise self.lost(text, columns, stop)
            parts.append(found)
            begin = stop + 2
        many = 1
        for some in parts:
            many *= len(some)
        if many > MOST_TREES:
            raise NotUnderstood(text, 0, WORK)
        for chosen in itertools.product(*parts):
            yield sequence([effect for effects in chosen for effect in effects])

    def open(self, body: str, begin: int, stop: int) -> None:
        """One sentence is looked at; it begins with a small letter."""
        self.s = body[:begin] + body[begin : begin + 1].lower() + body[begin + 1 : stop]
        self.memo = {}

    def leads(self, body: str) -> tuple[int, list[Any]]:
        """Conditions that the whole text begins with, and where the rest begins."""
        self.open(body, 0, len(body))
        colon, out, at = self.words.word["colon"], list[Any](), 0
        while True:
            for row, got, end in self.of(self.rows[LEAD], at):
                links = [link for link in (colon, *self.links()) if self.s.startswith(link, end)]
                if links:
                    out.append(self.build(row.pattern, got))
                    at = end + len(links[0])
                    if links[0] == colon:
                        return at, out
                    break
            else:
                return 0, []

    def of(self, rows: list[Row], at: int) -> Iterator[tuple[Row, Got, int]]:
        for row in rows:
            for got, end in self.match(row.parts, at, {}, Place(row.pattern, self.writer.order_form)):
                yield row, got, end

    def links(self) -> tuple[str, str, str]:
        last = self.words.word["and"]
        return (f", {last} ", ", ", f" {last} ")

    def fresh(self, tree: Effect) -> Effect:
        """Nodes of its own: no node serves in two texts."""
        return deepcopy(tree, {id(atom): atom for atom in self.atoms})

    def worked(self, steps: int) -> None:
        self.steps += steps
        if self.steps > MOST_STEPS:
            raise NotUnderstood(self.whole, 0, WORK)

    # ------------------------------------------------------------------ clauses
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

    def inside(self, at: int, form: int, either: bool = True) -> list[tuple[list[Any], int]]:
        """Effects, parted by what would be full stops."""
        key = ("inside", at, form, either)
        if key in self.memo:
            return self.memo[key]
        if self.depth >= MOST_DEPTH:
            raise NotUnderstood(self.whole, at, DEEP, (str(MOST_DEPTH),))
        self.depth += 1
        found = self.once(key, lambda: self.runs(at, form, either))
        self.depth -= 1
        return found

    def runs(self, at: int, form: int, either: bool) -> Iterator[tuple[list[Any], int]]:
        starts: list[tuple[list[Any], int]] = [([], at)]
        for row in self.rows[PAUSE]:
            word = f"{row.parts[0]} "
            if self.lit(word, at):
                starts.append(([self.build(row.pattern, {})], at + len(word)))
        stop = self.words.word["stop"]
        for first, begin in starts:
            for effects, end in self.run(begin, form, either):
                yield first + effects, end
                if self.lit(stop, end):
                    for more, last in self.inside(end + len(stop), form, either):
                        yield first + effects + more, last

    def run(self, at: int, form: int, either: bool) -> Iterator[tuple[list[Any], int]]:
        for row in self.rows[WHOLE]:
            if not row.parts:
                continue
            for got, end in self.match(row.parts, at, {}, Place(row.pattern, form)):
                yield from self.repeated(self.build(row.pattern, got), end)
        if either:
            for row in self.rows[EITHER]:
                for parts, end in self.once(("either", at, form), lambda: self.either(at, form)):
                    yield [self.lore.nodes[row.pattern.node](*parts)], end
        yield from self.chain(at, form, [])

    def repeated(self, effect: Any, end: int) -> Iterator[tuple[list[Any], int]]:
        yield [effect], end
        found = re.compile(rf" \((\d{{1,2}}) {self.words.word['times']}\)").match(self.s, end)
        if found:
            yield [self.fresh(effect) for _ in range(int(found[1]))], found.end()

    def chain(self, at: int, form: int, done: list[Item]) -> Iterator[tuple[list[Any], int]]:
        """Orders joined by commas and "and"; the verb, or who does it, is said once."""
        for item, end in self.item(at, form, done[-1] if done else None):
            row = [*done, item]
            yield [one.effect for one in row], end
            shared = self.shared(row)
            if shared:
                yield shared, end
            for link in self.links():
                if self.lit(link, end):
                    yield from self.chain(end + len(link), form, row)

    def shared(self, row: list[Item]) -> list[Any]:
        """ "1 A and 1 B on that player": the recipient of the last belongs to all with this verb that name none."""
        effects, last = [one.effect for one in row], row[-1]
        field = recipient(last.row)
        if len(row) < 2 or not field or getattr(last.effect, field) not in self.lore.definite:
            return []
        for i in range(len(row) - 2, -1, -1):
            here = recipient(row[i].row)
            if row[i].row.verb != last.row.verb or not here or getattr(effects[i], here) not in self.silent(row[i].row):
                break
            effects[i] = replace(effects[i], **{here: getattr(last.effect, field)})
        return effects

    def silent(self, row: Row) -> list[Any]:
        """Recipients that need no words."""
        slot = row.to[0] if row.to else ""
        if not isinstance(slot, Slot) or slot.path[-1] not in self.lore.sorts:
            return []
        key = ("silent", slot)
        if key not in self.known:
            sort = self.lore.sorts[slot.path[-1]]
            values = list(sort.values(self.writer))
            self.known[key] = [value for value in values if not sort.called(self.writer, value, slot.kind)]
        found: list[Any] = self.known[key]
        return found

    def item(self, at: int, form: int, last: Item | None) -> Iterator[tuple[Item, int]]:
        for verb, rows in self.verbs(form).items():
            starts = [at + len(verb)] if self.lit(verb, at) else []
            if last is not None and last.row.verb == rows[0].verb:
                starts.append(at)
            for start in starts:
                for row in rows:
                    yield from self.order(row, start, form)
        for row in self.rows[TOLD]:
            place = Place(row.pattern, form)
            heads = list(self.match((*row.head, " "), at, {}, place))
            if last is not None and last.head and last.row.head == row.head:
                heads.append((dict(last.head), at))
            for head, mid in heads:
                for got, end in self.match(row.parts, mid, head, place):
                    yield Item(self.build(row.pattern, got), row, tuple(head.items())), end

    def verbs(self, form: int) -> dict[str, list[Row]]:
        """The rows of orders by the word that they begin with."""
        key = ("verbs", form)
        if key not in self.known:
            found: dict[str, list[Row]] = {}
            for row in (*self.rows[ORDER], *self.rows[LONG]):
                found.setdefault(self.words.verb(row.verb, form) + " ", []).append(row)
            self.known[key] = found
        verbs: dict[str, list[Row]] = self.known[key]
        return verbs

    def order(self, row: Row, at: int, form: int) -> Iterator[tuple[Item, int]]:
        """What an order says after its verb."""
        place = Place(row.pattern, form)
        for got, end in self.match(row.parts, at, {}, place):
            if not row.to:
                yield Item(self.build(row.pattern, got), row), end
                continue
            for whom, stop in self.match((" ", *row.to), end, got, place):
                yield Item(self.build(row.pattern, whom), row), stop
            slot = row.to[0]
            if isinstance(slot, Slot):
                for value in self.silent(row)[:1]:
                    yield Item(self.build(row.pattern, {**got, slot.path: value}), row), end

    def either(self, at: int, form: int) -> Iterator[tuple[list[Any], int]]:
        words = (self.words.word["or-else"], self.words.word["or"])
        for effects, end in self.inside(at, form, False):
            for word in words:
                if not self.lit(word, end):
                    continue
                start = end + len(word)
                rests = [(sequence(more), stop) for more, stop in self.inside(start, form, False)]
                for row in (*self.rows[ORDER], *self.rows[LONG]):  # "gain A or B"
                    if len(effects) == 1 and row.pattern.node == type(effects[0]).__name__:
                        found = self.item(start, form, Item(effects[0], row))
                        rests += [(item.effect, stop) for item, stop in found]
                for more, stop in rests:
                    yield [sequence(effects), more], stop
                for several, stop in self.once(("either", start, form), lambda start=start: self.either(start, form)):  # type: ignore[misc]
                    yield [sequence(effects), *several], stop

    # ------------------------------------------------------------------ templates
    def lit(self, text: str, at: int) -> bool:
        """These words stand here; else it is noted how far they agree, and what should follow."""
        self.worked(1)
        s, end = self.s, at + len(text)
        if s[at : at + 1] != text[:1] and at < self.furthest:
            return False  # the common case
        if s.startswith(text, at) and not (text[-1:].isalnum() and s[end : end + 1].isalnum()):
            return True
        same = 0
        while same < len(text) and s[at + same : at + same + 1] == text[same]:
            same += 1
        while (
            same
            and text[same - 1].isalnum()
            and (text[same : same + 1].isalnum() or s[at + same : at + same + 1].isalnum())
        ):
            same -= 1  # back to the beginning of the word
        same -= int(text[:same].endswith("["))
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
            elif not slot.minus or type(value) is int:
                yield {**got, slot.path: -value if slot.minus else value}, end

    def value(self, slot: Slot, at: int, place: Place) -> Iterator[Found]:
        name, sort = slot.path[-1], self.lore.sorts.get(slot.path[-1])
        if slot.kind and self.words.joins(slot.kind):
            yield from self.joined(slot, at, sort)
        elif sort is not None:
            yield from sort.read(self, at, slot.kind)
        elif self.figure(slot.path, place.pattern):
            found = FIGURES.match(self.s, at)
            if found:
                yield int(found[0]), found.end()
            else:
                self.missed(at, NUMBER)
        elif slot.path == ("self",):
            yield from [(value, end) for (value, _), end in self.amount(at, None, False)]
        else:
            held = holds(self.class_of(slot.path, place.pattern), name)
            if "condition" in held:
                for row in self.words.every("condition"):
                    for got, end in self.match(row.parts, at, {}, Place(row.pattern, place.form)):
                        yield self.build(row.pattern, got), end
            if "amount" in held:
                yield from [(value, end) for (value, _), end in self.amount(at, None, False)]
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

    def figures(self, at: int, noun: Noun | None) -> Iterator[tuple[tuple[Any, Any], int]]:
        found = FIGURES.match(self.s, at)
        if not found:
            self.missed(at, NUMBER)
            return
        n, end = int(found[0]), found.end()
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
            if isinstance(first, Slot) and first.path != ("self",) and not self.figure(first.path, row.pattern):
                later.append(row)
                continue
            for got, end in self.match(row.parts, at, {}, Place(row.pattern, 0, noun)):
                value = got[("self",)] if row.pattern.node == "_" else self.build(row.pattern, got)
                found.append(((value, got.get(("@",))), end))
        for (value, adjective), end in found:  # grows while it is read: a + b + c
            for row in later:
                slot = row.parts[0]
                assert isinstance(slot, Slot)
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
                args[field.name] = UNSAID if not isinstance(want, (int, str, type(None))) else want
        return cls(**args)


def recipient(row: Row) -> str:
    slot = row.to[0] if row.to else ""
    return slot.path[-1] if isinstance(slot, Slot) else ""


def type_of(cls: Any, name: str) -> str:
    """What a field is declared to hold: by name, or where the annotation is compiled, by what is left of it."""
    for field in fields(cls) if is_dataclass(cls) else ():
        if field.name == name:
            return field.type if isinstance(field.type, str) else field.type.__name__
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
