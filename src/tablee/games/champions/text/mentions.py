"""Whom and what texts speak of, before any language: each mention is a node that rows of a table have words for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tablee.games.champions.rules import run
from tablee.games.champions.rules import vocabulary as v
from tablee.games.champions.rules.abilities import Ability
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.costs import ExhaustThis
from tablee.games.champions.rules.effects import who
from tablee.games.champions.rules.vocabulary import Those
from tablee.kernel.frozen import frozen

#: what "that" and "the one who does it" are when the ability does not say
THAT = {
    "damage": "character", "heal": "character", "give": "character", "lose_status": "character",
    "remove_threat": "scheme", "place_threat": "scheme", "thwart": "scheme", "complete": "scheme", "attack": "enemy",
    "defend": "enemy", "enemy_attack": "character", "enemy_scheme": "scheme", "defeat": "character",
    "engage": "player", "draw": "player", "change_form": "player", "recover": "player", "eliminate": "player",
}  # fmt: skip
ACTOR = {
    "enemy_attack": "enemy", "enemy_scheme": "enemy", "engage": "minion", "boost": "enemy", "play": "player",
    "initiate": "player", "spend": "player", "reveal": "player", "discard": "player", "attack": "character",
    "thwart": "character", "defend": "character", "damage": "character", "defeat": "character",
}  # fmt: skip
NOBODY = CardDef("", v.Name("", ""), "treachery")  # whose text it is when nothing is known of it
PLAIN = Ability("action")


# ---------------------------------------------------------------------- mentions
@frozen
class Word:
    """A word of `by`, `to`, `of`; way: a minion, that minion, each minion."""

    word: str
    way: str
    trait: str = ""


@frozen
class Host:
    """What this card is attached to."""

    on: Those | None


@frozen
class Some:
    """Cards in play; way: a, each, all, some (several), the (there is only one), your, name."""

    those: Those
    way: str
    n: int = 1
    up_to: bool = False
    first: bool = False  # the first player chooses
    actor: bool = False  # a player who does something


def way(those: Those, usual: str) -> str:
    if those.title:
        return "name"
    if those.what in ("villain", "main_scheme"):
        return "the"
    return "your" if those.what in ("hero", "identity") and those.whose == "yours" else usual


@dataclass
class Context:
    """Whose text it is, and what it has spoken of so far."""

    defs: dict[str, CardDef]
    face: CardDef = NOBODY
    about: Ability = PLAIN

    def __post_init__(self) -> None:
        self.keys: dict[str, Those] = {}  # what has been chosen
        self.it: list[bool] = []  # "for each ...": whether it is you
        self.sought = "card"
        self.them = False  # "each player ...": whoever resolves it is spoken of, not to
        self.no = self.already = False  # of the condition that is being said
        self.several = False  # of the noun that is being said
        self.way = "a"  # how a word of `by`, `to`, `of` is said here

    def mention(self, one: Any, way_: str = "") -> Any:
        """The node for a word of `by`, `to`, `of`, or for a Who; way: a, each, all, actor."""
        if isinstance(one, (Word, Host, Some)):
            return one
        if isinstance(one, str):
            return self.word(one, way_ or self.way)
        if isinstance(one, who.The):
            if one.name in ("that", "actor"):
                word = self.about.to if one.name == "that" else self.about.by
                kind = self.about.on[0] if self.about.on else ""
                if not word or word in ("any", "other"):
                    word = (THAT if one.name == "that" else ACTOR).get(kind, "card")
                return self.word(word, "that")
            if one.name == "found":
                return Some(Those(self.sought), "that")
            return Host(self.face.script.attach) if one.name == "host" else one
        if isinstance(one, who.Each):
            return Some(one.those, way(one.those, "all" if way_ == "all" else "each"))
        if isinstance(one, who.Same) or (isinstance(one, run.Chosen) and one.key in self.keys):
            return self.same(one.key)
        assert isinstance(one, run.Chosen)
        several = "some" if one.n > 1 or one.up_to else "a"
        return Some(one.those, way(one.those, several), one.n, one.up_to, one.by == 0, way_ == "actor")

    def word(self, word: str, way_: str) -> Any:
        word, _, trait = word.partition(":")
        if word == "this":
            return who.THIS
        return Host(self.face.script.attach) if word == "host" else Word(word, way_, trait)

    def same(self, key: str) -> Some:
        what = self.keys[key].what if key in self.keys else key
        return Some(Those("character" if what == "friendly" else what), "that")


#: what rows may ask for, or speak of, beside the fields of their nodes
FACTS: dict[str, Callable[[Context], Any]] = {
    "them": lambda c: c.them,
    "not": lambda c: c.no,
    "already": lambda c: c.already and not c.no,
    "several": lambda c: c.several,
    "it_is_you": lambda c: bool(c.it) and c.it[-1],
    "itself": lambda _: who.THIS,
    "me": lambda _: who.YOU,
    "found": lambda _: who.FOUND,
    "finds_minion": lambda c: c.sought == v.MINION,
    "face": lambda c: c.face.name,
    "counter": lambda c: c.face.script.counter,
    "owner": lambda c: c.face.script.give_to,
    "character": lambda c: c.face.type in v.CHARACTERS,
    "identity": lambda c: c.face.type in v.IDENTITY_SIDES,
    "obligation": lambda c: c.face.type == v.OBLIGATION,
    "minion": lambda c: c.face.type == v.MINION,
    "scheme": lambda c: c.face.type in v.SCHEMES,
    "as_hero": lambda c: "your_hero" in (c.about.by, c.about.to) or c.about.form == v.HERO,
    "as_alter_ego": lambda c: c.about.form == v.ALTER_EGO,
    "new_form": lambda c: c.face.type in v.IDENTITY_SIDES and c.about.timing == "after",
    "window": lambda c: c.about.timing in (*v.TIMINGS, "action", "resource"),
    "enters": lambda c: c.about.on == ("enter_play",),
    "exhausts_too": lambda c: ExhaustThis() in c.about.cost,
    "of_damage": lambda c: "damage" in c.about.on,
    "of_scheming": lambda c: "enemy_scheme" in c.about.on,
    "of_a_scheme": lambda c: (
        c.about.to in (*v.SCHEMES, "scheme") or (c.about.to == "this" and c.face.type in v.SCHEMES)
    ),
}
