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
from dataclasses import replace
from typing import Any

from tablee.kernel.effect import Effect, Either
from tablee.kernel.frozen import frozen
from tablee.text.matching import Found, Got, Matcher, Place, sequence
from tablee.text.rows import EITHER, LEAD, LONG, ORDER, PAUSE, TOLD, WHOLE, Path, Row, Slot
from tablee.text.understanding import (
    DEEP,
    LONG_TEXT,
    MANY,
    OTHERWISE,
    WORK,
    NotUnderstood,
    Reading,
    Unsettled,
    plain,
)
from tablee.text.writer import UNSAID, NoWords, Writer

MOST_CHARACTERS, MOST_DEPTH, MOST_TREES = 1_500, 24, 500


@frozen
class Item:
    """An order or a deed as read: the next may leave out its verb, or who does it."""

    effect: Any
    row: Row
    head: tuple[tuple[Path, Any], ...] = ()


class Reader(Matcher):
    """Reads for one writer, which knows the names of things. `settle` makes a tree of a proposal, all of new nodes, or raises
    Unsettled."""

    def __init__(self, writer: Writer, settle: Callable[[Any], Effect]) -> None:
        super().__init__(writer)
        self.settle = settle
        self.rows: dict[str, list[Row]] = {sort: [] for sort in (ORDER, LONG, TOLD, WHOLE, LEAD, PAUSE, EITHER)}
        for row in self.words.every("effect"):
            self.rows.setdefault(row.sort, []).append(row)

    # ------------------------------------------------------------------ whole texts
    def read(self, text: str) -> Reading:
        if len(text) > MOST_CHARACTERS:
            raise NotUnderstood(text, MOST_CHARACTERS, LONG_TEXT, (str(MOST_CHARACTERS),))
        said, columns = plain(text)
        self.start(said)
        trees: dict[str, tuple[Effect, str]] = {}
        try:
            proposals = list(self.proposals(columns, text))
        except RecursionError:
            raise NotUnderstood(text, 0, DEEP) from None
        for proposal in proposals:
            try:
                tree = self.settle(proposal)
                trees.setdefault(repr(tree), (tree, self.writer.text(tree)))
            except (Unsettled, NoWords, AttributeError, KeyError, TypeError):
                continue  # words that make no sense together
        exact = [tree for tree, written in trees.values() if written == said]
        if len(exact) == 1:
            return Reading(exact[0], said, said == text)
        found = exact or [tree for tree, _ in trees.values()]
        forms = list(dict.fromkeys([written for _, written in trees.values()]))
        if len(found) == 1:
            return Reading(found[0], forms[0], False)
        if not found:
            raise self.lost(text, columns, len(said))
        if exact:
            raise NotUnderstood(text, 0, MANY)
        at = next((i for i, (a, b) in enumerate(zip(said, forms[0])) if a != b), 0)
        raise NotUnderstood(text, columns[min(at, len(columns) - 1)], OTHERWISE, tuple(forms))

    def lost(self, text: str, columns: list[int], end: int) -> NotUnderstood:
        at = min(self.furthest, end)
        return NotUnderstood(text, columns[at] if at < len(columns) else len(text), "", tuple(sorted(self.wanted)))

    def proposals(self, columns: list[int], text: str) -> Iterator[Any]:
        body = self.whole.removesuffix(".")
        begin, leads = self.leads(body)
        parts: list[list[list[Any]]] = [[leads]] if leads else []
        stops = [m.start() for m in re.finditer(r"\. (?=[^\W\d_])", body) if m.start() > begin]
        for stop in [*stops, len(body)]:
            self.open(body, stop)
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

    def open(self, body: str, stop: int) -> None:
        """One sentence is looked at; small and capital letters are the same."""
        self.s = "".join([sign.lower() if len(sign.lower()) == 1 else sign for sign in body[:stop]])
        self.memo = {}

    def leads(self, body: str) -> tuple[int, list[Any]]:
        """Conditions that the whole text begins with, and where the rest begins."""
        self.open(body, len(body))
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

    # ------------------------------------------------------------------ clauses

    def inside(self, at: int, form: int, either: bool = True) -> list[tuple[list[Any], int]]:
        """Effects, parted by what would be full stops."""
        key = ("inside", at, form, either)
        if key in self.memo:
            return self.memo[key]
        if self.depth >= MOST_DEPTH:
            raise NotUnderstood(self.whole, at, DEEP)
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
                    for more, last in self.inside(end + len(stop), form):
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
            yield [effect] * int(found[1]), found.end()

    def chain(self, at: int, form: int, done: list[Item]) -> Iterator[tuple[list[Any], int]]:
        """Orders joined by commas and "and"; the verb, or who does it, is said once."""
        for item, end in self.item(at, form, done[-1] if done else None):
            for row in ([*done, item], self.shared([*done, item])):
                if not row:
                    continue
                yield [one.effect for one in row], end
                for link in self.links():
                    if self.lit(link, end):
                        yield from self.chain(end + len(link), form, row)

    def shared(self, row: list[Item]) -> list[Item]:
        """ "1 A and 1 B on that player": the recipient of the last belongs to all with this verb that name none."""
        out, last = list(row), row[-1]
        field = recipient(last.row)
        if not field or getattr(last.effect, field) not in self.lore.definite:
            return []
        for i in range(len(row) - 2, -1, -1):
            item, here = row[i], recipient(row[i].row)
            if item.row.verb != last.row.verb or not here:
                break
            if getattr(item.effect, here) not in (*self.silent(item.row), UNSAID):
                break
            effect = replace(item.effect, **{here: getattr(last.effect, field)})
            out[i] = Item(effect, item.row, item.head)
        return out if out != row else []

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
            if isinstance(slot, Slot):  # no word for it, or a later order says it for all
                for value in self.silent(row)[:1] or [UNSAID]:
                    yield Item(self.build(row.pattern, {**got, slot.path: value}), row), end

    def either(self, at: int, form: int) -> Iterator[tuple[list[Any], int]]:
        """What begins with one of several things, up to the last; several that end in a choice are that choice."""
        for effects, end in self.inside(at, form, False):
            for word in (self.words.word["or-else"], self.words.word["or"]):
                if not self.lit(word, end):
                    continue
                start = end + len(word)
                rests = [(sequence(more), stop) for more, stop in self.inside(start, form)]
                for row in (*self.rows[ORDER], *self.rows[LONG]):  # "gain A or B"
                    if len(effects) == 1 and row.pattern.node == type(effects[0]).__name__:
                        rests += self.same_verb(Item(effects[0], row), start, form)
                for more, stop in rests:
                    yield [sequence(effects), *(more.parts if isinstance(more, Either) else (more,))], stop

    def same_verb(self, first: Item, at: int, form: int) -> list[Found]:
        """ "B or C" after "gain A or"."""
        out: list[Found] = []
        for item, end in self.item(at, form, first):
            out.append((item.effect, end))
            if self.lit(self.words.word["or"], end):
                start = end + len(self.words.word["or"])
                out += [(Either(item.effect, more), stop) for more, stop in self.same_verb(item, start, form)]
        return out


def recipient(row: Row) -> str:
    slot = row.to[0] if row.to else ""
    return slot.path[-1] if isinstance(slot, Slot) else ""
