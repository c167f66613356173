"""Tables of words: every node has words in every language, every slot is a field, the last row of a node fits all."""

from __future__ import annotations

import inspect
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from tablee.games.dice_throne.text.words import LORE as DICE_THRONE
from tablee.games.super_dungeon.text.words import LORE as SUPER_DUNGEON
from tablee.text.rows import Parts, Path, Pattern, Pick, Row, Slot, row_of
from tablee.text.words import Table
from tablee.text.writer import Lore, words

from .source import none

LORES = [DICE_THRONE, SUPER_DUNGEON]
TABLES = [(lore, words(lang, lore.package)) for lore in LORES for lang in ("en", "fr")]
ALWAYS = ("noun", "bare", "order")  # flags of the traversal itself

tables = pytest.mark.parametrize(("lore", "table"), TABLES, ids=[f"{lore.package}-{t.lang}" for lore, t in TABLES])


def names_of(cls: Any) -> set[str]:
    """What a node knows: fields and properties, or what its constructor keeps."""
    if is_dataclass(cls):
        return {f.name for f in fields(cls)} | {name for name, _ in inspect.getmembers(cls, is_property)}
    needed = [p for p in inspect.signature(cls).parameters.values() if p.kind is p.POSITIONAL_OR_KEYWORD]
    return set(vars(cls(*[None] * len(needed))))


def is_property(member: Any) -> bool:
    return isinstance(member, property)


def section_of(lore: Lore, cls: type) -> str:
    return next(section for base, section in lore.sections.items() if issubclass(cls, base))


class Lint:
    def __init__(self, lore: Lore, table: Table) -> None:
        self.lore = lore
        self.table = table

    def wrong(self) -> list[str]:
        found = [
            f"line {line.number}: {line.left}: {why}"
            for section, line in self.table.lines
            for why in self.row(section, line.row)
        ]
        return found + [why for node in self.lore.nodes for why in self.node(node)]

    def node(self, node: str) -> list[str]:
        found = self.table.rows(section_of(self.lore, self.lore.nodes[node]), node)
        rows = [row for row in found if row.pattern.node == node]
        if not rows:
            return [f"{node} has no words"]
        certain = [not row.pattern.flags and all([t.how == "~" for t in row.pattern.asks]) for row in rows]
        if not certain[-1]:
            return [f"{node}: its last row does not fit all"]
        return [f"line {row.line}: never reached" for row, before in zip(rows[1:], certain) if before]

    def row(self, section: str, row: Row) -> list[str]:
        return [
            *self.pattern(row.pattern),
            *([f"it belongs to [{section_of(self.lore, cls)}]"] if (cls := self.lore.nodes.get(row.pattern.node)) and section_of(self.lore, cls) != section else []),
            *self.parts(row.pattern, (*row.head, *row.parts, *row.to) if row.sort not in ("flow", "either") else ()),
            *(self.path(row.pattern, tuple(str(row.parts[0]).split("."))) if row.sort in ("flow", "either") else []),
        ]  # fmt: skip

    def pattern(self, pattern: Pattern) -> list[str]:
        out = [f"no flag {flag!r}" for flag in pattern.flags if flag not in (*ALWAYS, *self.lore.flags)]
        if pattern.node in ("_", "int"):
            return out
        if pattern.node not in self.lore.nodes:
            return [*out, f"no node {pattern.node!r}"]
        known = names_of(self.lore.nodes[pattern.node])
        out += [f"{pattern.node} has no {name!r}" for name in pattern.fields if name not in known]
        return out + [why for ask in pattern.asks if isinstance(ask.want, Pattern) for why in self.pattern(ask.want)]

    def path(self, pattern: Pattern, path: Path) -> list[str]:
        """A path goes from field to field; what lies in one is said by the pattern, or by what the field is made of."""
        if path in (("self",), ("@",), ("much",)) or path[0].isdigit():
            return []
        if pattern.node not in self.lore.nodes:
            return []
        if path[0] not in names_of(self.lore.nodes[pattern.node]):
            return [f"{pattern.node} has no {path[0]!r}"]
        if len(path) == 1:
            return []
        inner = [t.want for t in pattern.asks if t.field == path[0] and isinstance(t.want, Pattern)]
        return self.path(inner[0], path[1:]) if inner else [f"the pattern does not say what {path[0]!r} is"]

    def parts(self, pattern: Pattern, parts: Parts) -> list[str]:
        out: list[str] = []
        for part in parts:
            if isinstance(part, Pick):
                out += [*self.path(pattern, part.path), *self.parts(pattern, (*part.ways[0], *part.ways[1]))]
            elif isinstance(part, Slot):
                out += self.path(pattern, part.path)
                if part.adjective:
                    out += self.path(pattern, part.adjective)
                    out += [f"{part.adjective[-1]!r} has no sort"] * (part.adjective[-1] not in self.lore.sorts)
                out += self.kind(part)
        return out

    def kind(self, slot: Slot) -> list[str]:
        lists, sort = self.table.lists, self.lore.sorts.get(slot.path[-1])
        known = slot.kind in ("", "@") or slot.kind in lists["nouns"] or slot.kind in lists["forms"]
        if known or slot.kind in self.table.joins or (sort is not None and slot.kind in sort.ways()):
            return []
        return [] if any([name.endswith(f" {slot.kind}") for name in lists]) else [f"no way to say {{:{slot.kind}}}"]


@tables
def test_every_node_has_words_and_every_slot_is_a_field(lore: Lore, table: Table) -> None:
    none(Lint(lore, table).wrong())


@pytest.mark.parametrize("lore", LORES, ids=[lore.package for lore in LORES])
def test_all_languages_list_the_same_things(lore: Lore) -> None:
    english, french = words("en", lore.package), words("fr", lore.package)
    for section in ("words", "nouns", *{name for sort in lore.sorts.values() if (name := getattr(sort, "name", ""))}):
        assert english.lists[section].keys() == french.lists[section].keys(), section


@pytest.mark.parametrize(
    ("left", "right", "why"),
    [
        ("Heel(n)", "heal {n}", "no node 'Heel'"),
        ("Heal(m)", "heal", "Heal has no 'm'"),
        ("Heal(n) if raining", "heal {n}", "no flag 'raining'"),
        ("Heal(n)", "heal {m:HP}", "Heal has no 'm'"),
        ("Heal(n)", "heal {n.n:HP}", "the pattern does not say what 'n' is"),
        ("Heal(n=PerSymbol(k))", "heal", "PerSymbol has no 'k'"),
        ("Heal(n)", "{n?heal {m}|heal}", "Heal has no 'm'"),
        ("Heal(n, who)", "{who:of} heals", "no way to say {:of}"),
        ("Damage(n, kind)", "*deal* {n:damage n}", "'n' has no sort"),
        ("Total()", "the total", "it belongs to [amount]"),
        ("Sequence(parts)", "& whole", "Sequence has no 'whole'"),
    ],
)
def test_a_wrong_row_is_found(left: str, right: str, why: str) -> None:
    assert Lint(*TABLES[0]).row("effect", row_of(left, right)) == [why]


def test_a_node_without_words_is_found() -> None:
    lore, table = TABLES[0]
    few = Table("en", ("few.words", "[effect]\nHeal(n, who=you) -> heal\nDraw(n) -> draw\nDraw(n) -> draw more"))
    assert Lint(lore, few).node("Nudge") == ["Nudge has no words"]
    assert Lint(lore, few).node("Heal") == ["Heal: its last row does not fit all"]
    assert Lint(lore, few).node("Draw") == ["line 4: never reached"]
    assert table.rows("effect", "Nudge")
