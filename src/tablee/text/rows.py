"""A language as a table: one `.words` file per game and language, beside one that all games share.

    # a remark
    [section]
    key = form | form                 a list: nouns, verbs, names; `key =` alone is nothing to say
    Node(field, field=value) if flag -> template

A row says how a node is written; among the rows of a section the first that fits wins. Its left side:

    Heal(n, who)              any Heal; fields that are only named are there for the reader
    Heal(n, who=you)          whose field has this value: a number, True, False, None, or a word
    OnSide(side~1)            whatever its value; who reads these words takes this one
    AddDamage(n < 0)          whose number is below (or above, >) this one
    AddDamage(n=PerSymbol())  whose field fits a pattern itself; int() is a number known already, _() anything
    Damage(n, to#you)         if what is said for that field bears this mark
    Lose(token) if own and x  if all these flags hold: the traversal's own (noun, bare), and those of the game

Its right side, by its first sign:

    *deal* {n:damage} | {to:to}       an order: the verb, what, and after the bar whom; neighbours share verb and recipient
    *search+* your deck for ...       an order that lists several deeds: nothing follows it in its sentence
    {who} gains > {n:CP}              what somebody else does: neighbours with the same beginning are one sentence
    ^ when you are attacked           a condition that the whole text begins with
    & parts                           the clauses of what this field holds, as if they stood here
    / parts                           one of what this field holds
    ~ then                            a pause: this word begins what follows
    anything else                     a sentence of its own; nothing at all: it is not said
    the main scheme #fem #many        marks, for who speaks about it

Slots stand in braces: `{field}`, `{field.field}`, `{-field}` for a number without its minus, and

    {n:damage}  {n:damage kind}       so many of a noun of [nouns], with an adjective from a field (its place there is `{}`)
    {n:@}  {@}  {much}                in amounts: so many of what is being counted; its plural alone; "much" or "many"
    {self}                            the amount without what it counts
    {token:de}                        joined with a small word by [join de]: de + le = du
    {what:bare}                       with verbs in a form of [forms]
    {who:from}                        a way the field's sort can be said: a list [who from], or what the game's record does
    {n?die|dice}                      of one, of several; of what is true or there, of what is not
    {who#fem?elle|il}                 if what is said for it bears the mark, if not
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from tablee.kernel.frozen import frozen

Path = tuple[str, ...]
ORDER, LONG, TOLD, LEAD, FLOW, EITHER, PAUSE, WHOLE = (
    "order",
    "long",
    "told",
    "lead",
    "flow",
    "either",
    "pause",
    "whole",
)
SIGNS = {"^": LEAD, "&": FLOW, "/": EITHER, "~": PAUSE}
VALUES = {"None": None, "True": True, "False": False}


class BadRow(ValueError):
    """A line of a table that makes no sense."""

    def __init__(self, file: str, line: int, why: str) -> None:
        super().__init__(f"{file}, line {line}: {why}")
        self.file, self.line, self.why = file, line, why


# ---------------------------------------------------------------------- the left side
@frozen
class Ask:
    """What a field must be: `how` is =, <, > or # (a mark); ~ is nothing to ask, and what reading makes of it."""

    field: str
    how: str
    want: Any  # a value, a mark or a Pattern


@dataclass(frozen=True)
class Pattern:
    equal: ClassVar[list[tuple[str, type, Any]]]  # of the asks: fields, and what they must be
    others: ClassVar[list[Ask]]

    node: str  # name of its class; "_" fits any
    fields: Path  # all that are named
    asks: tuple[Ask, ...] = ()
    flags: Path = ()

    def __post_init__(self) -> None:
        """What is asked most is answered first."""
        equal = [(a.field, type(a.want), a.want) for a in self.asks if plain(a)]
        others = [a for a in self.asks if not plain(a) and (a.how != "~" or isinstance(a.want, Pattern))]
        object.__setattr__(self, "equal", equal)
        object.__setattr__(self, "others", others)

    def fits(self, node: Any, context: Any) -> bool:
        """`context` knows flags and marks."""
        return self.node in ("_", type(node).__name__) and self.holds(node, context)

    def holds(self, node: Any, context: Any) -> bool:
        """Of a node of that name."""
        for field, sort, want in self.equal:
            have = getattr(node, field)
            if type(have) is not sort or have != want:
                return False
        for ask in self.others:
            if not self.answers(ask, node, context):
                return False
        for flag in self.flags:  # noqa: SIM110 - the hottest loop of all writing
            if not context.flag(flag, node):
                return False
        return True

    def answers(self, ask: Ask, node: Any, context: Any) -> bool:
        have, want = getattr(node, ask.field), ask.want
        if isinstance(want, Pattern):
            return want.fits(have, context)
        if ask.how == "#":
            return want in context.marks(node, ask.field)
        return isinstance(have, int) and (have < want if ask.how == "<" else have > want)


def plain(ask: Ask) -> bool:
    return ask.how == "=" and not isinstance(ask.want, Pattern)


TOKEN = re.compile(r"\s*(-?\d+|\w[\w-]*|'[^']*'|[()=,<>#~])")


HOW = ("=", "<", ">", "#", "~")


class LeftSide:
    """Reads `Node(field, field=value)`; what is left of it stands in reverse."""

    def __init__(self, text: str) -> None:
        self.words: list[str] = TOKEN.findall(text)
        if "".join(self.words).replace(" ", "") != text.replace(" ", ""):
            at = 0
            while found := TOKEN.match(text, at):
                at = found.end()
            raise ValueError(f"what is {text[at:].strip()[:12]!r}?")
        self.words.reverse()

    def next(self, wanted: str = "") -> str:
        word = self.words.pop() if self.words else ""
        if wanted and word != wanted:
            raise ValueError(f"{wanted!r} is missing before {word!r}" if word else f"{wanted!r} is missing")
        return word

    def pattern(self, flags: Path = ()) -> Pattern:
        node, fields, asks = self.next(), list[str](), list[Ask]()
        self.next("(")
        while self.words and self.words[-1] != ")":
            fields.append(self.next())
            if self.words and self.words[-1] in HOW:
                how = self.next()
                asks.append(Ask(fields[-1], how, self.value()))
            if self.words and self.words[-1] != ")":
                self.next(",")
        self.next(")")
        return Pattern(node, tuple(fields), tuple(asks), flags)

    def value(self) -> Any:
        if self.words[-2:-1] == ["("]:
            return self.pattern()
        word = self.next()
        if word.removeprefix("-").isdigit():
            return int(word)
        return VALUES[word] if word in VALUES else word.strip("'")


def pattern(text: str) -> Pattern:
    form, _, flags = text.partition(" if ")
    left = LeftSide(form)
    found = left.pattern(tuple(flags.split(" and ")) if flags else ())
    if left.words:
        raise ValueError(f"nothing may follow the pattern: {left.words[-1]!r}")
    return found


# ---------------------------------------------------------------------- the right side
@frozen
class Slot:
    path: Path
    kind: str = ""
    adjective: Path = ()
    minus: bool = False


@frozen
class Pick:
    """`{n?one|many}`; with a mark, what is said for `path` decides."""

    path: Path
    mark: str
    ways: tuple[Parts, Parts]


Parts = tuple[str | Slot | Pick, ...]
SLOT = re.compile(r"(-?)([\w.@]+)(?::([\w@]+)(?: ([\w.]+))?)?")
PICK = re.compile(r"([\w.]+)(?:#(\w+))?\?")


def cut(text: str, mark: str, start: int = 0) -> list[str]:
    """Parted at a mark that stands outside all braces."""
    if mark not in text:
        return [text[start:]]
    out, depth, begin, at = [], 0, start, start
    while at < len(text):
        depth += (text[at] == "{") - (text[at] == "}")
        if not depth and text.startswith(mark, at):
            out.append(text[begin:at])
            at = begin = at + len(mark)
        else:
            at += 1
    return [*out, text[begin:]]


def parts_of(text: str) -> Parts:
    out: list[str | Slot | Pick] = []
    while text:
        before, brace, rest = text.partition("{")
        if before:
            out.append(before)
        if not brace:
            break
        end = rest.find("}")
        while rest.count("{", 0, end) != rest.count("}", 0, end) and end >= 0:
            end = rest.find("}", end + 1)
        if end < 0:
            raise ValueError(f"a brace is not closed: {{{rest[:20]}")
        out.append(slot_of(rest[:end]))
        text = rest[end + 1 :]
    return tuple(out)


def slot_of(text: str) -> Slot | Pick:
    if found := PICK.match(text):
        ways = cut(text, "|", found.end())
        if len(ways) != 2:
            raise ValueError(f"a choice has two ways: {{{text}}}")
        return Pick(tuple(found[1].split(".")), found[2] or "", (parts_of(ways[0]), parts_of(ways[1])))
    if found := SLOT.fullmatch(text):
        minus, path, kind, adjective = found.groups(default="")
        return Slot(tuple(path.split(".")), kind, tuple(adjective.split(".")) if adjective else (), bool(minus))
    raise ValueError(f"no such slot: {{{text}}}")


@frozen
class Row:
    pattern: Pattern
    sort: str
    verb: str = ""
    head: Parts = ()  # of what is told: who does what
    parts: Parts = ()
    to: Parts = ()  # the recipient of an order
    marks: frozenset[str] = frozenset()
    line: int = 0

    def slots(self) -> list[Slot | Pick]:
        return [part for part in (*self.head, *self.parts, *self.to) if not isinstance(part, str)]

    @cached_property
    def whole(self) -> Parts:
        """With the verb of an order."""
        return (f"*{self.verb}* ", *self.parts) if self.sort == ORDER else self.parts

    def pieces(self, sign: str) -> tuple[Parts, ...]:
        """Parted where this sign stands in its words."""
        found = self.parted.get(sign)
        if found is None:
            out: list[list[str | Slot | Pick]] = [[]]
            for part in self.whole:
                first, *rest = part.split(sign) if isinstance(part, str) else [part]
                out[-1].append(first)
                out += [[piece] for piece in rest]
            found = self.parted[sign] = tuple([tuple([part for part in piece if part]) for piece in out])
        return found

    @cached_property
    def parted(self) -> dict[str, tuple[Parts, ...]]:
        return {}


VERB = re.compile(r"\*([^*]+?)(\+?)\* ?")
MARKS = re.compile(r"(?: #\w+)+$")


def row_of(left: str | Pattern, right: str, line: int = 0) -> Row:
    form, text = pattern(left) if isinstance(left, str) else left, right.strip()
    if verb := VERB.match(text):
        rest, *to = cut(text[verb.end() :], " | ")
        to = to or ([rest[2:]] if rest.startswith("| ") else [])
        parts = parts_of("" if rest.startswith("| ") else rest)
        return Row(form, LONG if verb[2] else ORDER, verb[1], (), parts, parts_of(to[0]) if to else (), line=line)
    if text[:1] in SIGNS and text[1:2] == " ":
        return Row(form, SIGNS[text[0]], parts=parts_of(text[2:]) if text[0] == "^" else (text[2:].strip(),), line=line)
    head, *rest_ = cut(text, " > ")
    if rest_:
        return Row(form, TOLD, "", parts_of(head), parts_of(rest_[0]), line=line)
    marks = MARKS.search(text)
    said = text[: marks.start()] if marks else text
    return Row(
        form,
        WHOLE,
        parts=parts_of(said),
        marks=frozenset(marks[0].replace("#", "").split() if marks else ()),
        line=line,
    )
