"""What a card is made of: printed facts, abilities, constant effects.

A card's type says which rules hold for it (MC-CARD-03), its classification field to which group it belongs (MC-CARD-04,
MC-CARD-05). There are no reminder texts (MC-CARD-12): what a card does is its abilities (`abilities`, `costs`,
`constants`). A star points to the ability that uses its field (MC-ICON-06, MC-ICON-07).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tablee.games.champions.rules.abilities import Ability
from tablee.games.champions.rules.constants import Constant
from tablee.games.champions.rules.vocabulary import ALLY, CHARACTERS, EVENT, SUPPORT, UPGRADE, Name, Those
from tablee.kernel.effect import Text
from tablee.kernel.frozen import frozen


@frozen
class Script:
    """What a card does; its figures are in the facts."""

    abilities: tuple[Ability, ...] = ()
    constants: tuple[Constant, ...] = ()
    attach: Those | None = None
    only: str = ""  # play only in this form
    uses: int = 0  # Uses (MC-KEY-19): counters; discarded when they are gone
    enters_with: int = 0  # counters without the keyword
    counter: str = ""  # their name
    max_per: str = ""  # player, host: at most one
    max_plays: int = 0  # times per `max_period`, all copies and players (MC-MAX-01)
    max_period: str = "round"
    under_any: bool = False  # may be played under any player's control
    doubles: str = ""  # twice the resources for cards of this aspect
    spent_on: tuple[str, str] = ("", "")  # (type, resource): one more when spent on such a card (MC-RESCARD-02)
    give_to: str = ""  # obligation: code of the alter-ego
    from_pile: bool = False  # may be played from its owner's discard pile (MC-PLAY-16)
    team_up: tuple[str, str] = ("", "")  # MC-KEY-05: codes
    surge_unless: bool = False  # an attachment that surges when it finds nothing to attach to


def card(code: str, name: str, *abilities: Ability, **more: Any) -> tuple[str, str, Script]:
    """A card of a content file; its name, with its stage where it has one, must be the one in the facts."""
    return code, name, Script(abilities, **more)


@dataclass(eq=False)
class CardDef:
    """One face of a card."""

    code: str
    name: Name
    type: str
    aspect: str = "encounter"  # hero, an aspect, basic, encounter, campaign
    set: str = ""
    sub: Name | None = None
    unique: bool = False
    qty: int = 1
    deck_limit: int = 3
    stage: str = ""
    back: str = ""
    cost: int = 0
    costs_x: bool = False
    res: tuple[str, ...] = ()
    stats: dict[str, int] = field(default_factory=dict)  # a stat that is missing is a dash (MC-MOD-10)
    per_player: bool = False  # hit points
    infinite: bool = False  # MC-HP-04
    consequential: dict[str, int] = field(default_factory=dict)  # atk, thw (MC-DMG-10, MC-DMG-11)
    boost: int = 0
    star: bool = False  # has a Boost ability (MC-BOOST-03)
    threat: tuple[int, bool] = (0, False)  # starting threat, per player?
    accel: tuple[int, bool] = (0, False)
    target: tuple[int, bool] = (0, False)
    icons: dict[str, int] = field(default_factory=dict)
    traits: tuple[str, ...] = ()
    traits_fr: tuple[str, ...] = ()
    keywords: dict[str, int] = field(default_factory=dict)
    script: Script = field(default_factory=Script)
    doubt: Name | None = None  # what sources disagree about
    facedown: bool = False  # not printed: a facedown card in the role of a minion
    texts: tuple[Text | None, ...] = ()  # one for each ability that does something
    face: CardDef | None = None  # the other face
    asks_payment: tuple[bool, ...] = ()  # which abilities ask what was paid with
    actions: tuple[int, ...] = ()  # which abilities are Actions
    acts_from_hand: bool = False  # an event with an Action
    resources: tuple[int, ...] = ()  # which abilities generate resources
    listens: tuple[tuple[str, int, int], ...] = ()  # (kind, window, ability)
    timings: tuple[str, ...] = ()  # of its abilities
    abilities: tuple[Ability, ...] = ()  # those of its script
    character: bool = False
    stays: bool = False  # played, it stays in play: ally, support, upgrade
    plain: bool = False  # nothing but its cost restricts when it is played
    varies: bool = False  # what it generates depends on what is paid for
    mark: str = ""  # its title, as unique ones in play are counted
    changed: bool = False  # with other figures than the printed ones
    pack: str = ""  # which brings it; those of the box come with the game

    def __post_init__(self) -> None:
        self.abilities, self.character = self.script.abilities, self.type in CHARACTERS
        self.stays, script = self.type in (ALLY, SUPPORT, UPGRADE), self.script
        rules = (self.unique, script.only, script.max_plays, script.team_up[0], script.max_per == "player")
        self.plain = not any(rules) and script.attach is None
        self.varies = bool(script.doubles or script.spent_on[0])
        self.mark = f"unique {self.name.en}"
        every = list(enumerate(self.script.abilities))
        self.timings = tuple([a.timing for a in self.script.abilities])
        self.actions = tuple([k for k, a in every if a.timing == "action"])
        self.acts_from_hand = self.type == EVENT and bool(self.actions)
        self.resources = tuple([k for k, a in every if a.timing == "resource"])
        self.listens = tuple([(kind, a.slot(), k) for k, a in every if a.slot() >= 0 for kind in a.on])
        self.asks_payment = tuple(["PaidWith" in repr(a.do) for a in self.script.abilities])
        if not self.texts:  # a card with other figures has the texts of the printed one
            self.texts = tuple([None if a.do is None else Text(f"{self.code}.{k}", a.do) for k, a in every])

    def __repr__(self) -> str:
        return f"<{self.code} {self.name.en}>"
