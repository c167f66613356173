"""The words that cards are written in: types, resources, statuses, zones, windows, and which cards a text means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.gamekit.name import Remark
from tablee.kernel.effect import Amount
from tablee.kernel.frozen import frozen

if TYPE_CHECKING:
    from tablee.games.champions.rules.card import CardDef

# ---------------------------------------------------------------------- card types (MC-CARD-01, MC-CARD-02)
HERO: Final = "hero"
ALTER_EGO: Final = "alter_ego"
ALLY: Final = "ally"
EVENT: Final = "event"
RESOURCE: Final = "resource"
SUPPORT: Final = "support"
UPGRADE: Final = "upgrade"
ATTACHMENT: Final = "attachment"
ENVIRONMENT: Final = "environment"
MAIN_SCHEME: Final = "main_scheme"
MINION: Final = "minion"
OBLIGATION: Final = "obligation"
SIDE_SCHEME: Final = "side_scheme"
TREACHERY: Final = "treachery"
VILLAIN: Final = "villain"
IDENTITY_SIDES = (HERO, ALTER_EGO)
PLAYER_TYPES = (HERO, ALTER_EGO, ALLY, EVENT, RESOURCE, SUPPORT, UPGRADE)
DECK_TYPES = (ALLY, EVENT, RESOURCE, SUPPORT, UPGRADE)  # MC-DECK-20
ENCOUNTER_TYPES = (ATTACHMENT, ENVIRONMENT, MAIN_SCHEME, MINION, OBLIGATION, SIDE_SCHEME, TREACHERY, VILLAIN)
CHARACTERS = (HERO, ALTER_EGO, ALLY, VILLAIN, MINION)  # MC-CARD-19
SCHEMES = (MAIN_SCHEME, SIDE_SCHEME)

# ---------------------------------------------------------------------- resources (MC-RES-02), aspects (MC-DECK-05)
ENERGY: Final = "energy"
MENTAL: Final = "mental"
PHYSICAL: Final = "physical"
WILD: Final = "wild"
RESOURCES = (ENERGY, MENTAL, PHYSICAL, WILD)
ASPECTS = ("aggression", "justice", "leadership", "protection")

# ---------------------------------------------------------------------- status cards, as bits (MC-STATUS-01)
STUNNED: Final = 1
CONFUSED: Final = 2
TOUGH: Final = 4
STATUSES = {STUNNED: "stunned", CONFUSED: "confused", TOUGH: "tough"}

# ---------------------------------------------------------------------- what an occurrence is like, as bits
ATTACK: Final = 1  # part of an attack
OVERKILL: Final = 2  # MC-KEY-04
PIERCING: Final = 4  # MC-KEY-11
RANGED: Final = 8  # MC-KEY-02
INDIRECT: Final = 16  # MC-DMG-05
BASIC: Final = 32  # made with a basic power
NO_REVEAL: Final = 64  # its When Revealed effects are cancelled
SURGE: Final = 128  # it has or gained Surge
STEP_ONE: Final = 256  # threat placed in step one of the villain phase
ANSWERED: Final = 512  # Retaliate and the like have had their moment
UNDEFENDED: Final = 1024  # nobody defends this attack
FROM_DECK: Final = 2048  # revealed from the encounter deck
DEFENDED: Final = 8192  # somebody has defended against this attack, whoever is left of them
HIDDEN: Final = 4096  # its effects are cancelled altogether
KEYWORD_FLAGS = {"overkill": OVERKILL, "piercing": PIERCING, "ranged": RANGED}

# ---------------------------------------------------------------------- zones
OUT: Final = 0
DECK: Final = 1
HAND: Final = 2
PILE: Final = 3
PLAY: Final = 4
ASIDE: Final = 5
GONE: Final = 6
VICTORY: Final = 7
ENCOUNTER_DECK: Final = 8
ENCOUNTER_PILE: Final = 9
DEALT: Final = 10
BOOST: Final = 11
REVEALED: Final = 12
UNDER: Final = 13

# ---------------------------------------------------------------------- windows (MC-WINDOW-06, MC-WINDOW-10)
TIMINGS = ("would", "when", "after")
WOULD_F: Final = 0
WOULD_O: Final = 1
WHEN_F: Final = 2
WHEN_O: Final = 3
AFTER_F: Final = 4
AFTER_O: Final = 5

STATS = ("thw", "atk", "def", "rec", "sch", "hp", "hand")

Number = int | Amount  # it may depend on the number of players (MC-ICON-08)


class Name(Remark):
    """French names need no gender here."""


@frozen
class Those:
    """Cards in play: what they are, whose, with which trait."""

    what: str  # enemy, minion, scheme...: GROUPS in spelling.py
    whose: str = ""  # "" anybody's, yours, engaged (with you), theirs (of or engaged with the chosen player)
    trait: str = ""
    title: str = ""  # code of any card with that title
    other_than: str = ""  # not what was chosen under this key
    most: str = ""  # only those with the highest printed value of this
    bare: bool = False  # without a copy of the asking card attached
    paid: bool = False  # whose printed cost the player can pay
    where: str = "play"  # play, or "piles": in any player's discard pile
    enters: bool = False  # that could enter play: no namesake of a unique card in play


@frozen
class Kind:
    """Cards wherever they lie."""

    type: str = ""
    trait: str = ""
    title: str = ""  # code of any card with that title
    res: str = ""  # with this printed resource
    aspect: str = ""

    def fits(self, card: CardDef, titles: dict[str, CardDef]) -> bool:
        return (
            (not self.type or card.type in self.type.split("|"))
            and (not self.trait or self.trait in card.traits)
            and (not self.title or titles[self.title].name.en == card.name.en)
            and (not self.res or self.res in card.res)
            and (not self.aspect or self.aspect == card.aspect)
        )
