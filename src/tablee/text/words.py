"""The words of one language: lists and rows of its tables (`rows` says how they are written), and its grammar."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tablee.text.rows import BadRow, Pattern, Row, pattern, row_of


@dataclass(eq=False)
class Line:
    """A row that nobody has asked for yet: each of its sides is parsed when it is needed."""

    file: str
    number: int
    left: str
    right: str

    @cached_property
    def pattern(self) -> Pattern:
        try:
            return pattern(self.left)
        except ValueError as wrong:
            raise BadRow(self.file, self.number, str(wrong)) from None

    @cached_property
    def row(self) -> Row:
        try:
            return row_of(self.pattern, self.right, self.number)
        except BadRow:
            raise
        except ValueError as wrong:
            raise BadRow(self.file, self.number, str(wrong)) from None


class Choice:
    """The lines for nodes of one name, in the order of the file; where many ask one field for a word, by that word."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.field = ""
        self.by: dict[str, list[Line]] = {}
        if len(lines) > 3:
            asked = [name for line in lines for name, sort, _ in line.pattern.equal if sort is str]
            self.field = max(asked, key=asked.count) if asked else ""

    def asking(self, word: str) -> list[Line]:
        """Those that may fit a node whose field has this word."""
        found = self.by[word] = [line for line in self.lines if self.allows(line, word)]
        return found

    def allows(self, line: Line, word: str) -> bool:
        return all([want == word for name, _, want in line.pattern.equal if name == self.field])


class Table:
    """Lists and rows of one language, from one or several files; what a later file lists takes the place of the earlier."""

    def __init__(self, lang: str, *files: tuple[str, str]) -> None:
        self.lang = lang
        self.lists: dict[str, dict[str, tuple[str, ...]]] = {}
        self.lines: list[tuple[str, Line]] = []  # with their sections
        self.named: dict[tuple[str, str], list[int]] = {}  # by section and node: places among the lines
        self.choices: dict[tuple[str, str], Choice] = {}
        self.whole: dict[str, tuple[Row, ...]] = {}  # sections
        for name, text in files:
            self.add(name, text)

    def add(self, file: str, text: str) -> None:
        section = ""
        for number, line in enumerate(text.splitlines(), 1):
            line = line.rstrip()
            if not line or line.startswith("#"):
                continue
            if line.startswith("["):
                section = line.strip("[]")
                continue
            left, arrow, right = line.partition("->")
            if arrow:
                self.named.setdefault((section, left.partition("(")[0].strip()), []).append(len(self.lines))
                self.lines.append((section, Line(file, number, left.strip(), right)))
                continue
            key, is_, forms = line.partition("=")
            if not is_ or not section:
                raise BadRow(file, number, "neither a [section], nor `key = forms`, nor `Node() -> words`")
            self.lists.setdefault(section, {})[key.strip()] = tuple([f.strip().strip('"') for f in forms.split("|")])

    # ------------------------------------------------------------------ rows
    def rows(self, section: str, node: str) -> tuple[Row, ...]:
        """All for nodes of this name, in the order of the file."""
        return tuple([line.row for line in self.choice(section, node).lines])

    def choice(self, section: str, node: str) -> Choice:
        found = self.choices.get((section, node))
        if found is None:
            places = sorted([*self.named.get((section, node), []), *self.named.get((section, "_"), [])])
            found = self.choices[section, node] = Choice([self.lines[at][1] for at in places])
        return found

    def first(self, section: str, node: Any, context: Any) -> Row | None:
        """The first row that fits."""
        choice = self.choices.get((section, type(node).__name__)) or self.choice(section, type(node).__name__)
        lines = choice.lines
        if choice.field:
            word = getattr(node, choice.field)
            if type(word) is str:
                lines = choice.by.get(word) or choice.asking(word)
        for line in lines:
            if line.pattern.holds(node, context):
                return line.row
        return None

    @cached_property
    def by_section(self) -> dict[str, list[Line]]:
        out: dict[str, list[Line]] = {}
        for section, line in self.lines:
            out.setdefault(section, []).append(line)
        return out

    def every(self, section: str) -> tuple[Row, ...]:
        found = self.whole.get(section)
        if found is None:
            found = self.whole[section] = tuple([line.row for line in self.by_section[section]])
        return found

    @cached_property
    def sections(self) -> Collection[str]:
        return frozenset([section for section, _ in self.named])

    # ------------------------------------------------------------------ grammar
    @cached_property
    def word(self) -> dict[str, str]:
        return {key: forms[0] for key, forms in self.lists.get("words", {}).items()}

    @cached_property
    def ones(self) -> frozenset[int]:
        """Numbers that are said in the singular."""
        return frozenset([int(n) for n in self.word["one"].split()])

    def plural(self, n: int) -> bool:
        return abs(n) not in self.ones

    def form(self, name: str) -> int:
        """Verbs have forms by name: [forms] counts them, the first is the one in which a row names its verb."""
        return self.forms[name]

    @cached_property
    def forms(self) -> dict[str, int]:
        return {name: int(forms[0]) for name, forms in self.lists["forms"].items()}

    def verb(self, verb: str, form: int) -> str:
        """By [verbs], else by its ending: [endings] `er = ez | e`."""
        if not form:
            return verb
        forms = self.lists.get("verbs", {}).get(verb)
        if forms is not None:
            return forms[form - 1]
        for ending, changed in self.lists.get("endings", {}).items():
            if ending == "*" or verb.endswith(ending):
                return verb[: len(verb) - (0 if ending == "*" else len(ending))] + changed[form - 1]
        return verb

    def noun(self, noun: str, many: bool, adjective: str = "") -> str:
        forms = self.lists["nouns"][noun]
        return tidy(forms[int(many and len(forms) > 1)].replace("{}", adjective))

    def much(self, noun: str) -> str:
        forms = self.lists["nouns"][noun]
        return forms[2] if len(forms) > 2 else self.word["much"]

    def listed(self, sort: str, value: str, way: str = "", many: bool = False) -> str:
        """A value of a list [sort], said by [sort way]: there `*` is any other, `{}` how it is called, `{:à}` that joined."""
        if way:
            ways = self.lists.get(f"{sort} {way}", {})
            forms = ways.get(value) or ways.get("*")
            if forms is not None:
                before, brace, join = forms[0].partition("{")
                if not brace:
                    return before
                called = self.listed(sort, value, many=many)
                kind, _, after = join.partition("}")
                return before + (self.joined(kind[1:], called) if kind else called) + after
        forms = self.lists[sort][value]
        return forms[int(many and len(forms) > 1)]

    @cached_property
    def joins(self) -> Collection[str]:
        """All kinds of joining."""
        return frozenset([name.removeprefix("join ") for name in self.lists if name.startswith("join ")])

    def joined(self, kind: str, text: str) -> str:
        """de + le = du, de + Évitement = d'Évitement: by [join de], whose `vowel` serves before [sounds]."""
        rules = self.lists[f"join {kind}"]
        first, space, rest = text.partition(" ")
        if space and first in rules and first not in ("vowel", "*"):
            return f"{rules[first][0]} {rest}"
        if "vowel" in rules and self.vowel(text):
            return rules["vowel"][0] + text
        return f"{rules['*'][0]} {text}".rstrip()

    def vowel(self, text: str) -> bool:
        return text.lower().startswith(self.sounds)

    @cached_property
    def sounds(self) -> tuple[str, ...]:
        """Beginnings of words that sound like a vowel."""
        sounds = self.lists["sounds"]
        return (*sounds["vowel"][0], *sounds["mute"][0].split())


def tidy(text: str) -> str:
    """One space where an empty slot left two."""
    while "  " in text:
        text = text.replace("  ", " ")
    return text.strip(" ")
