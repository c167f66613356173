"""What tables have words for beside the nodes of the rules: parts of a text that are said together, and a card's box."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tablee.games.champions.rules import run
from tablee.games.champions.rules import vocabulary as v
from tablee.games.champions.rules.abilities import Ability
from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.constants import Constant, Modify
from tablee.games.champions.rules.effects import play
from tablee.games.champions.rules.effects.amounts import Not
from tablee.games.champions.text.mentions import Some, way
from tablee.kernel.effect import Condition, Effect
from tablee.kernel.frozen import frozen


@frozen
class Bonus:
    stat: str
    n: v.Number


@frozen
class Base:
    stat: str
    n: v.Number


@frozen
class Keyword:
    word: str
    n: int = 1


@frozen
class Trait:
    trait: str


@frozen
class Resource:
    res: str
    n: int


@frozen
class Resources:
    every: tuple[Resource, ...]
    alone: bool  # of one kind only


@frozen
class Lasts:
    """What the same cards get and gain for the same time."""

    on: run.Who
    every: tuple[Any, ...]
    gets: tuple[Any, ...]
    gains: tuple[Any, ...]
    until: str


@frozen
class Deeds:
    """What each player does, in the third person."""

    who: run.Who
    said: tuple[str, ...]
    n: int
    either: bool


@frozen
class Occurs:
    """One of the things an ability waits for."""

    kind: str
    by: str
    to: str
    attack: bool
    basic: bool
    step_one: bool
    undefended: bool
    from_deck: bool


@frozen
class Box:
    """What a card says beside its abilities; each row that fits is said."""

    script: Script
    keywords: tuple[Keyword, ...]
    attach: Some | None
    host: str  # what it may be on only once
    rare: int  # copies in a deck, if fewer than usual and not because it is unique
    one: str  # Team-Up
    other: str
    spent_type: str
    spent_res: str


def resources(res: tuple[str, ...]) -> Resources:
    every = tuple([Resource(kind, res.count(kind)) for kind in dict.fromkeys(res)])
    return Resources(every, len(every) == 1)


def keywords(bits: int) -> tuple[Keyword, ...]:
    return tuple([Keyword(word) for word, bit in v.KEYWORD_FLAGS.items() if bits & bit])


def occurs(kind: str, a: Ability) -> Occurs:
    bits = (v.ATTACK, v.BASIC, v.STEP_ONE, v.UNDEFENDED, v.FROM_DECK)
    return Occurs(kind, a.by, a.to, *[bool(a.flags & bit) for bit in bits])


def box(face: CardDef, known: Collection[str]) -> Box:
    s, on = face.script, face.script.attach
    words = tuple([Keyword(word, n) for word, n in face.keywords.items() if word in known])
    attach = Some(on, way(on, "a")) if on is not None else None
    host = "player" if s.max_per == "player" else on.what if on is not None else "card"
    rare = face.aspect in (*v.ASPECTS, "basic") and face.deck_limit < 3 and not face.unique
    return Box(s, words, attach, host, face.deck_limit if rare else 0, *s.team_up, *s.spent_on)


# ---------------------------------------------------------------------- what is said together
def grouped(parts: tuple[Effect, ...]) -> list[Effect | Lasts]:
    """Neighbours that change the same cards for the same time are said together."""
    out: list[list[Effect]] = []
    for part in parts:
        last = out[-1][0] if out else None
        if isinstance(part, play.Lasting) and isinstance(last, play.Lasting):
            if repr((part.on, part.until)) == repr((last.on, last.until)):
                out[-1].append(part)
                continue
        out.append([part])
    return [lasts(group) if isinstance(group[0], play.Lasting) else group[0] for group in out]


def lasts(nodes: list[Any]) -> Lasts:
    every: list[Any] = []
    for node in nodes:
        sort, _, name = node.stat.partition(":")
        if sort == "keyword":
            every.append(Keyword(name, node.n if isinstance(node.n, int) else 1))
        else:
            every.append(Trait(name) if sort == "trait" else Bonus(node.stat, node.n))
    gets = tuple([one for one in every if isinstance(one, Bonus)])
    gains = tuple([one for one in every if not isinstance(one, Bonus)])
    return Lasts(nodes[0].on, tuple(every), gets, gains, nodes[0].until)


def alike(constants: tuple[Constant, ...]) -> list[list[Constant]]:
    """Neighbours about the same cards, under the same condition, are said together."""
    out: list[list[Constant]] = []
    for one in constants:
        last = out[-1][0] if out else None
        if isinstance(one, Modify) and isinstance(last, Modify) and simple(one) and simple(last):
            if (one.of, one.base, repr(one.test)) == (last.of, last.base, repr(last.test)):
                out[-1].append(one)
                continue
        out.append([one])
    return out


def simple(m: Modify) -> bool:
    return m.times == m.over == 1 and m.set_to < 0 and isinstance(m.plus, int) and m.stat in v.STATS


def negated(test: Condition) -> tuple[Condition, bool]:
    """A condition without its "not", and whether it had one."""
    no = False
    while isinstance(test, Not):
        test, no = test.test, not no
    return test, no


def last_stage(face: CardDef, defs: dict[str, CardDef]) -> bool:
    if face.type != v.MAIN_SCHEME or not face.target[0]:
        return False
    return face.stage == max([d.stage for d in defs.values() if d.type == v.MAIN_SCHEME and d.set == face.set])
