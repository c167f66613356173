"""The records of a game of Champions: cards, players, occurrences, and what was set up."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any, ClassVar

from tablee.games.champions.rules.batch import PENDING, Occurrence
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.vocabulary import OUT, Kind, Name
from tablee.kernel.decision import Option
from tablee.kernel.effect import Content, Text
from tablee.kernel.record import Record, digest, record

#: handles kept for facedown cards in play: more than all decks hold
DRONES = 250
#: until `derive` has found the face again
BLANK_FACE = CardDef("", Name("", ""), "")


class Faced(Record):
    """`face` is the definition of a card, found again by its code: not state."""

    CARRIED: ClassVar[tuple[str, ...]] = ("face",)
    face: CardDef = BLANK_FACE


@record
class Card(Faced):
    """One card, or a facedown card in the role of a minion."""

    id: int
    code: str
    owner: int  # seat, or -1: the scenario (MC-CTRL-01)
    ctl: int = -1  # who controls it, -1: the scenario
    zone: int = OUT
    area: int = -1  # whose play area, -1: the villain's (MC-ZONE-01)
    host: int = -1  # the card it is attached to
    exhausted: bool = False
    damage: int = 0
    threat: int = 0
    counters: int = 0
    status: int = 0
    on: tuple[int, ...] = ()  # cards attached to it
    under: tuple[int, ...] = ()  # facedown cards it holds
    boosts: tuple[int, ...] = ()  # facedown boost cards it was given
    entry: int = 0  # how often it has entered play: each time it is a new copy (MC-ZONE-11)


@record
class Player(Record):
    me: int  # the identity card
    hand: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()  # top first
    pile: tuple[int, ...] = ()  # top last
    allies: tuple[int, ...] = ()
    board: tuple[int, ...] = ()  # supports, upgrades, obligations
    engaged: tuple[int, ...] = ()  # minions
    dealt: tuple[int, ...] = ()  # facedown encounter cards
    aside: tuple[int, ...] = ()  # nemesis set
    out: bool = False  # eliminated
    flipped: bool = False  # has changed form this round (MC-FORM-03)
    cheaper: int = 0  # the next card played this phase costs less


@record
class Occ(Occurrence):
    """Something about to happen: who does it, to what, for which player, how much."""

    kind: str
    actor: int = -1  # card
    subject: int = -1  # card
    player: int = -1  # seat
    base: int = 0
    flags: int = 0
    parent: int = -1
    cut: int = 0  # prevented
    done: int = 0  # how much really happened
    source: int = -1  # card whose text causes it
    defender: int = -1
    status: int = PENDING
    instead: tuple[Any, ...] | None = None
    level: int = 0
    code: str = ""  # the face it happened to: a later stage of the same card does not hear of it

    @property
    def amount(self) -> int:
        return self.base - self.cut if self.base > self.cut else 0

    def revise(self, wanted: Any) -> None:
        self.base, self.subject, self.player = wanted.base, wanted.subject, wanted.player

    def fact(self) -> tuple[Any, ...]:
        return (self.kind, self.subject, self.done, self.base, self.level, self.player)


@record
class Lasting(Record):
    """An effect with a stated duration (MC-LAST-01): on cards, or on all that fit (MC-LAST-03)."""

    def without(self, i: int) -> Lasting:
        fields = list(self.fields())
        fields[2] = tuple([x for x in self.cards if x != i])
        return Lasting(*fields)

    stat: str  # a stat, "trait:X" or "keyword:x"
    plus: int
    cards: tuple[int, ...]
    until: str
    source: str  # text and node that made it
    node: int
    card: int
    seat: int
    whole: bool  # it concerns a group, with all that join it
    live: bool  # its number is counted anew each time


@record
class Setup(Record):
    """What is played: hero and deck of each seat, the scenario and its modes."""

    heroes: tuple[str, ...]  # hero sets
    decks: tuple[tuple[tuple[str, int], ...], ...]
    scenario: str
    modular: tuple[str, ...]
    mode: str = "standard"
    heroic: int = 0
    skirmish: int = 0  # 0, or the only villain stage
    first: int = 0
    readings: tuple[tuple[str, str], ...] = ()  # where tables differ
    campaign: tuple[Any, ...] = ()  # (the campaign log as words,) or nothing
    changes: tuple[tuple[str, tuple[int, ...]], ...] = ()  # figures that are not as printed: `changing.py`


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


@cache
def offer(verb: str, handle: str) -> Option:
    """Made once for all games, as options never change: tables with other heroes have most of their cards in common."""
    return Option(verb, (handle,))


class Kit(Content):
    """What one setup is played with: every definition, every physical card with its owner, and their handles."""

    def __init__(
        self,
        setup: Setup,
        defs: dict[str, CardDef],
        cards: tuple[tuple[str, int], ...],
        stages: tuple[str, ...],
        schemes: tuple[str, ...],
    ) -> None:
        texts: list[Text] = []
        for card in defs.values():
            texts += [text for text in card.texts if text is not None]
        super().__init__(tuple(texts))
        self.setup = setup
        self.defs = defs
        self.cards = cards
        self.stages = stages  # villain faces in order
        self.schemes = schemes  # main scheme faces (the b sides) in order
        self.seats = len(setup.heroes)
        self.readings = dict(setup.readings)
        self.handles: list[str] = []
        count: dict[str, int] = {}
        for code, _ in cards:
            face = defs[code]
            name = slug((face.face if face.type == "alter_ego" and face.face is not None else face).name.en)
            count[name] = count.get(name, 0) + 1
            self.handles.append(name if count[name] == 1 else f"{name}-{count[name]}")
        single = [name for name, n in count.items() if n == 1]
        self.copies = [0 if h in single else int(h.rsplit("-", 1)[1]) if h not in count else 1 for h in self.handles]
        self.handles += [f"drone-{n}" for n in range(1, DRONES + 1)]  # for facedown cards to come
        self.copies += list(range(1, DRONES + 1))
        self.number = {handle: i for i, handle in enumerate(self.handles)}
        self.titles: dict[str, list[int]] = {}  # title -> cards of that name
        for i, (code, _) in enumerate(cards):
            self.titles.setdefault(defs[code].name.en, []).append(i)
        self.plays, self.uses, self.pays = self.offers("play"), self.offers("use"), self.offers("pay")
        self.defends, self.discards = self.offers("defend"), self.offers("discard")
        self.targets, self.nexts = self.offers("target"), self.offers("next")
        self.deeds: dict[tuple[str, int], dict[int, Option]] = {}
        self.kinds: dict[Kind, frozenset[str]] = {}
        self.from_piles = any([defs[code].script.from_pile for code, _ in cards])
        self.alarm = int(json.loads(setup.campaign[0])["alarm"]) if setup.campaign else 0
        self.facedown = next((card.code for card in defs.values() if card.facedown), "")
        self.table: Any = None  # the cards as every game with this kit begins

    def identity(self) -> list[Any]:
        defs = self.defs.values()
        facts = [[c.code, c.cost, list(c.res), sorted(c.stats.items()), c.boost, repr(c.script)] for c in defs]
        packs = sorted({card.pack for card in defs if card.pack})
        texts, readings = digest(super().identity()), repr(self.setup.readings)
        return [
            texts,
            facts,
            list(self.cards),
            list(self.stages),
            list(self.schemes),
            readings,
            *packs,
            *self.setup.changes,
        ]

    def offers(self, verb: str) -> list[Option]:
        """A verb with each card's handle, by the card's number."""
        return [offer(verb, handle) for handle in self.handles]

    def deed(self, verb: str, i: int, targets: list[int]) -> list[Option]:
        """Card i does something to each of these."""
        found = self.deeds.setdefault((verb, i), {})
        for x in targets:
            if x not in found:
                found[x] = Option(verb, (self.handles[i], self.handles[x]))
        return [found[x] for x in targets]

    def codes_of(self, kind: Kind) -> frozenset[str]:
        """Codes of all cards of a kind."""
        if kind not in self.kinds:
            self.kinds[kind] = frozenset([card.code for card in self.defs.values() if kind.fits(card, self.defs)])
        return self.kinds[kind]

    def fits(self, kind: Kind, card: CardDef) -> bool:
        return kind.fits(card, self.defs)
