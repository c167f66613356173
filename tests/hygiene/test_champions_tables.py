"""Tables of Champions: every node has words in every language, every slot is a field or a fact, no row is idle."""

from __future__ import annotations

import inspect
import types
from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cache
from importlib import import_module
from typing import Any, get_args, get_type_hints

import pytest

from tablee.games.champions.rules import abilities, card, constants, costs, run, vocabulary
from tablee.games.champions.rules.effects import amounts, glue, play, who
from tablee.games.champions.rules.occurrences import KINDS
from tablee.games.champions.text import mentions, nodes
from tablee.games.champions.text.cards import texts
from tablee.games.champions.text.mentions import FACTS
from tablee.games.champions.text.writer import LORE
from tablee.kernel.effect import Amount, Condition, Effect
from tablee.text.rows import Parts, Path, Pattern, Pick, Row, row_of
from tablee.text.words import Table
from tablee.text.writer import resource

from .source import none

EFFECTS = "tablee.games.champions.rules.effects"
HOMES = [import_module(f"{EFFECTS}.{name}") for name in ("glue", "harm", "cards", "play", "schemes", "enemies")]
SECTIONS = {
    Effect: "effect",
    Amount: "amount",
    Condition: "condition",
    costs.Cost: "cost",
    constants.Constant: "constant",
}
#: said by the traversal: the parts of a sequence, what lasts as `Lasts`, "not" by the words of what it denies
WITHOUT_ROWS = (glue.Sequence, play.Lasting, amounts.Not)
#: nodes of which every row that fits is said, or of which rows know each value
NO_LAST_ROW = ("Box", "The", "Occurs")
NAMES = ("self", "tail", "noun", "@", "X", "bonuses", "bases")
KINDS_OF_SLOTS = (
    "",
    "@",
    "parts",
    "options",
    "seek",
    "chosen",
    "aside",
    "same",
    "not",
    "already",
    "own",
    "actor",
    "title",
    "trait",
)
MARKS = ("you", "yours", "here", "fem", "many")


@cache
def classes() -> dict[str, type]:
    homes = [*HOMES, amounts, who, vocabulary, costs, constants, abilities, card, mentions, nodes]
    found = [c for home in homes for _, c in inspect.getmembers(home, inspect.isclass) if c.__module__ == home.__name__]
    return {cls.__name__: cls for cls in [*found, run.Chosen]}


def in_rules() -> list[tuple[str, type]]:
    """All nodes of the rules that texts are made of, with their sections."""
    found = [
        (section, cls) for base, section in SECTIONS.items() for cls in classes().values() if issubclass(cls, base)
    ]
    inner = {base for _, cls in found for base in cls.__mro__[1:]}
    return [(section, cls) for section, cls in found if cls not in inner and cls not in WITHOUT_ROWS]


def fields_of(cls: Any) -> dict[str, Any]:
    """Fields with their types, and what its constructor takes besides."""
    taken = dict.fromkeys(inspect.signature(cls).parameters, Any)
    return taken | (get_type_hints(cls) if is_dataclass(cls) else {})


class Lint:
    def __init__(self, table: Table) -> None:
        self.table = table

    def wrong(self) -> Iterator[str]:
        for section, line in self.table.lines:
            yield from [f"line {line.number}: {line.left}: {why}" for why in self.row(line.row)]
            if section != "box":
                yield from self.idle(section, line.row)
        for section, cls in in_rules():
            yield from self.node(section, cls)

    def node(self, section: str, cls: type) -> list[str]:
        rows = [row for row in self.table.rows(section, cls.__name__) if row.pattern.node == cls.__name__]
        if not rows and section == "amount":  # X, where X is...
            rows = [row for row in self.table.rows("worth", cls.__name__) if row.pattern.node == cls.__name__]
        if not rows:
            return [f"{cls.__name__} has no words"]
        return [] if certain(rows[-1]) else [f"{cls.__name__}: its last row does not fit all"]

    def idle(self, section: str, row: Row) -> list[str]:
        before = [r for r in self.table.rows(section, row.pattern.node) if r.line < row.line]
        return [f"line {row.line}: never reached"] if any([certain(r) for r in before]) else []

    def row(self, row: Row) -> list[str]:
        return [
            *self.pattern(row.pattern),
            *self.parts(row.pattern, (*row.head, *row.parts, *row.to)),
            *self.marks(row),
        ]

    def marks(self, row: Row) -> list[str]:
        return [f"no mark {mark!r}" for mark in sorted(row.marks) if mark not in MARKS]

    def pattern(self, pattern: Pattern) -> list[str]:
        out = [
            f"no flag {flag!r}"
            for flag in pattern.flags
            if flag != "mass" and self.path(pattern, tuple(flag.split(".")))
        ]
        if pattern.node in ("_", "int"):
            return out
        if pattern.node not in classes():
            return [*out, f"no node {pattern.node!r}"]
        known = fields_of(classes()[pattern.node])
        out += [f"{pattern.node} has no {name!r}" for name in pattern.fields if name not in known]
        out += [f"no mark {ask.want!r}" for ask in pattern.asks if ask.how == "#" and ask.want not in MARKS]
        return out + [why for ask in pattern.asks if isinstance(ask.want, Pattern) for why in self.pattern(ask.want)]

    def path(self, pattern: Pattern, path: Path) -> list[str]:
        if path[0] in NAMES or path[0] in FACTS or path[0].isdigit() or pattern.node not in classes():
            return []
        inner = [ask.want for ask in pattern.asks if ask.field == path[0] and isinstance(ask.want, Pattern)]
        if len(path) > 1 and inner:
            return self.path(inner[0], path[1:])
        found: Any = classes()[pattern.node]
        for name in path:
            known = [k for k in kinds_of(found) if name in fields_of(k)]
            if not known:
                return [f"{pattern.node} has no {'.'.join(path)!r}"]
            found = fields_of(known[0])[name]
        return []

    def parts(self, pattern: Pattern, parts: Parts) -> list[str]:
        out: list[str] = []
        for part in [p for p in parts if not isinstance(p, str)]:
            out += self.path(pattern, part.path)
            if isinstance(part, Pick):
                out += [f"no mark {part.mark!r}"] * (part.mark not in ("", *MARKS))
                out += self.parts(pattern, (*part.ways[0], *part.ways[1]))
            else:
                out += [f"no way to say {{:{part.kind}}}"] * (not self.sayable(part.kind))
        return out

    def sayable(self, kind: str) -> bool:
        lists = self.table.lists
        known = kind in KINDS_OF_SLOTS or kind in lists or kind in self.table.sections or kind in self.table.joins
        return known or any([kind in lists[name] for name in ("nouns", "articles", "forms", "series")])


def certain(row: Row) -> bool:
    return not row.pattern.flags and not row.pattern.asks


def kinds_of(hint: Any) -> list[type]:
    parts = get_args(hint) if isinstance(hint, types.UnionType) else (hint,)
    return [part for part in parts if part in classes().values()]


tables = pytest.mark.parametrize("lang", ["en", "fr"])


@tables
def test_every_node_has_words_and_every_slot_is_a_field(lang: str) -> None:
    assert len(in_rules()) > 100
    none(Lint(texts(lang).table).wrong())


@tables
def test_the_last_row_of_a_node_fits_all(lang: str) -> None:
    table = texts(lang).table
    last = {(section, line.row.pattern.node): line.row for section, line in table.lines}
    open_ended = [
        (section, node) for section, node in last if node not in NO_LAST_ROW and section not in ("box", "notes")
    ]
    none(f"[{section}] {node}" for section, node in open_ended if not certain(last[section, node]))


@tables
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_occurrence_has_words_whatever_it_is_like(lang: str, kind: str) -> None:
    rows = texts(lang).table.rows("occurs", "Occurs")
    mine = [row for row in rows if [ask.want for ask in row.pattern.asks if ask.field == "kind"] == [kind]]
    assert mine and not mine[-1].pattern.flags and len(mine[-1].pattern.asks) == 1


def test_both_languages_list_the_same_things() -> None:
    english, french = [Table(lang, (lang, resource(LORE.package, lang))).lists for lang in ("en", "fr")]
    for name in sorted(english.keys() & french.keys() - {"words", "series", "tenses"}):
        others = english[name].keys() ^ french[name].keys()
        assert not others - {"random_card"}, f"[{name}] {sorted(others)}"


@pytest.mark.parametrize(
    ("left", "right", "why"),
    [
        ("Heel(n)", "heal {n}", "no node 'Heel'"),
        ("Heal(m)", "heal", "Heal has no 'm'"),
        ("Heal(n) if raining", "heal {n}", "no flag 'raining'"),
        ("Heal(n, who#big)", "heal", "no mark 'big'"),
        ("Heal(n, who)", "heal {m:damage}", "Heal has no 'm'"),
        ("Heal(n, who)", "heal {n:hearts}", "no way to say {:hearts}"),
        ("Each(those)", "{those.size}", "Each has no 'those.size'"),
        ("Heal(n=PerPlayer(k))", "heal", "PerPlayer has no 'k'"),
        ("Heal(n, who)", "{who#big?heal|hurt}", "no mark 'big'"),
    ],
)
def test_a_wrong_row_is_found(left: str, right: str, why: str) -> None:
    assert Lint(texts("en").table).row(row_of(left, right)) == [why]


def test_a_node_without_words_and_a_row_without_use_are_found() -> None:
    few = Table(
        "en", ("few.words", "[effect]\nHeal(n, who#you) -> heal\nDraw(n) -> draw\nDraw(n, who#you) -> draw more")
    )
    lint = Lint(few)
    assert lint.node("effect", classes()["Surge"]) == ["Surge has no words"]
    assert lint.node("effect", classes()["Heal"]) == ["Heal: its last row does not fit all"]
    assert lint.idle("effect", few.rows("effect", "Draw")[1]) == ["line 4: never reached"]
