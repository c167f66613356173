"""What a card is made of: printed facts, abilities, constant effects. Content files are written in these words.

A card's type says which rules hold for it (MC-CARD-03), its classification field to which group it belongs (MC-CARD-04,
MC-CARD-05). There are no reminder texts (MC-CARD-12): what a card does is its abilities, each with its own timing, also
when it speaks of another's (MC-ABIL-12). A star points to the ability that uses its field (MC-ICON-06, MC-ICON-07).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tablee.kernel.effect import Amount, Condition, Effect, Text

# ---------------------------------------------------------------------- card types (MC-CARD-01, MC-CARD-02)
HERO, ALTER_EGO = "hero", "alter_ego"
ALLY, EVENT, RESOURCE, SUPPORT, UPGRADE = "ally", "event", "resource", "support", "upgrade"
ATTACHMENT, ENVIRONMENT, MAIN_SCHEME, MINION = "attachment", "environment", "main_scheme", "minion"
OBLIGATION, SIDE_SCHEME, TREACHERY, VILLAIN = "obligation", "side_scheme", "treachery", "villain"
IDENTITY_SIDES = (HERO, ALTER_EGO)
PLAYER_TYPES = (HERO, ALTER_EGO, ALLY, EVENT, RESOURCE, SUPPORT, UPGRADE)
DECK_TYPES = (ALLY, EVENT, RESOURCE, SUPPORT, UPGRADE)  # MC-DECK-20
ENCOUNTER_TYPES = (ATTACHMENT, ENVIRONMENT, MAIN_SCHEME, MINION, OBLIGATION, SIDE_SCHEME, TREACHERY, VILLAIN)
CHARACTERS = (HERO, ALTER_EGO, ALLY, VILLAIN, MINION)  # MC-CARD-19
SCHEMES = (MAIN_SCHEME, SIDE_SCHEME)

# ---------------------------------------------------------------------- resources (MC-RES-02), aspects (MC-DECK-05)
ENERGY, MENTAL, PHYSICAL, WILD = "energy", "mental", "physical", "wild"
RESOURCES = (ENERGY, MENTAL, PHYSICAL, WILD)
ASPECTS = ("aggression", "justice", "leadership", "protection")

# ---------------------------------------------------------------------- status cards, as bits (MC-STATUS-01)
STUNNED, CONFUSED, TOUGH = 1, 2, 4
STATUSES = {STUNNED: "stunned", CONFUSED: "confused", TOUGH: "tough"}

# ---------------------------------------------------------------------- what an occurrence is like, as bits
ATTACK = 1  # part of an attack
OVERKILL = 2  # MC-KEY-04
PIERCING = 4  # MC-KEY-11
RANGED = 8  # MC-KEY-02
INDIRECT = 16  # MC-DMG-05
BASIC = 32  # made with a basic power
NO_REVEAL = 64  # its When Revealed effects are cancelled
SURGE = 128  # it has or gained Surge
STEP_ONE = 256  # threat placed in step one of the villain phase
ANSWERED = 512  # Retaliate and the like have had their moment
UNDEFENDED = 1024  # nobody defends this attack
FROM_DECK = 2048  # revealed from the encounter deck
DEFENDED = 8192  # somebody has defended against this attack, whoever is left of them
HIDDEN = 4096  # its effects are cancelled altogether
KEYWORD_FLAGS = {"overkill": OVERKILL, "piercing": PIERCING, "ranged": RANGED}

# ---------------------------------------------------------------------- zones
OUT, DECK, HAND, PILE, PLAY, ASIDE, GONE, VICTORY = range(8)
ENCOUNTER_DECK, ENCOUNTER_PILE, DEALT, BOOST, REVEALED, UNDER = range(8, 14)

# ---------------------------------------------------------------------- windows (MC-WINDOW-06, MC-WINDOW-10)
TIMINGS = ("would", "when", "after")
WOULD_F, WOULD_O, WHEN_F, WHEN_O, AFTER_F, AFTER_O = range(6)

STATS = ("thw", "atk", "def", "rec", "sch", "hp", "hand")

Number = int | Amount  # it may depend on the number of players (MC-ICON-08)


@dataclass(frozen=True)
class Name:
    en: str
    fr: str


@dataclass(frozen=True)
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


@dataclass(frozen=True)
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


# ---------------------------------------------------------------------- costs (MC-COST)
@dataclass(frozen=True)
class Cost:
    """Something before the arrow."""


@dataclass(frozen=True)
class ExhaustThis(Cost):
    pass


@dataclass(frozen=True)
class ExhaustYou(Cost):
    """Exhaust your identity; with `alter_ego`, only in that form."""

    alter_ego: bool = False


@dataclass(frozen=True)
class DiscardThis(Cost):
    pass


@dataclass(frozen=True)
class RemoveCounter(Cost):
    n: int = 1


@dataclass(frozen=True)
class Spend(Cost):
    res: tuple[str, ...]


@dataclass(frozen=True)
class SpendX(Cost):
    """Any number (at least one) of this resource: X."""

    res: str


@dataclass(frozen=True)
class DiscardCards(Cost):
    """Choose and discard cards from your hand: exactly n, or up to n."""

    n: int
    up_to: bool = False


@dataclass(frozen=True)
class HealYou(Cost):
    n: int


@dataclass(frozen=True)
class TakeDamage(Cost):
    """Damage to your identity, or to this card itself; not taken is not paid (MC-COST-02)."""

    n: int
    this: bool = False


@dataclass(frozen=True)
class PayPrinted(Cost):
    """The printed cost of a card chosen for it."""

    what: Those
    key: str = "paid"


# ---------------------------------------------------------------------- abilities
@dataclass(frozen=True)
class Ability:
    """One ability. `by` and `to` say whose deed, and to whom, in words that `fits` knows."""

    timing: str  # action, resource, would, when, after, revealed, defeated, completed, boost, special, setup
    do: Effect | None = None
    on: tuple[str, ...] = ()
    forced: bool = False
    by: str = ""
    to: str = ""
    flags: int = 0  # the occurrence must be all of this
    but: int = 0  # and none of this
    form: str = ""
    label: str = ""  # attack, thwart, defense
    cost: tuple[Cost, ...] = ()
    limit: int = 0  # times per period and card (MC-LIMIT-01)
    max: int = 0  # times per period, all copies and players (MC-MAX-02)
    per: str = "round"
    test: Condition | None = None
    gives: tuple[str, ...] = ()  # resources generated
    gives_top: bool = False  # or those of the top card of your discard pile
    anyone: bool = False  # a player card's optional ability that any player may use
    name: Name | None = None

    def slot(self) -> int:  # forced ones have windows of their own, in which nobody is asked (MC-ABIL-09)
        return TIMINGS.index(self.timing) * 2 + (0 if self.forced else 1) if self.timing in TIMINGS else -1


def action(do: Effect, cost: tuple[Cost, ...] = (), **more: Any) -> Ability:
    return Ability("action", do, cost=cost, **more)


def resource(*gives: str, cost: tuple[Cost, ...] = (), **more: Any) -> Ability:
    return Ability("resource", None, gives=gives, cost=cost, **more)


def would(on: str, do: Effect, **more: Any) -> Ability:
    """An interrupt to what would happen (MC-WINDOW-06)."""
    return Ability("would", do, tuple(on.split()), **more)


def interrupt(on: str, do: Effect, **more: Any) -> Ability:
    return Ability("when", do, tuple(on.split()), **more)


def response(on: str, do: Effect, **more: Any) -> Ability:
    return Ability("after", do, tuple(on.split()), **more)


def when_revealed(do: Effect, form: str = "") -> Ability:
    return Ability("revealed", do, forced=True, form=form)


def when_defeated(do: Effect) -> Ability:
    return Ability("defeated", do, forced=True)


def when_completed(do: Effect) -> Ability:
    return Ability("completed", do, forced=True)


def boost(do: Effect) -> Ability:
    return Ability("boost", do, forced=True)


def special(do: Effect, label: str = "") -> Ability:
    return Ability("special", do, label=label)


def setup(do: Effect, name: Name | None = None) -> Ability:
    return Ability("setup", do, forced=True, name=name)


# ---------------------------------------------------------------------- constant effects (MC-ABIL-06 to MC-ABIL-08)
@dataclass(frozen=True)
class Constant:
    """In force while its card is in play (and `test` holds, MC-ABIL-07). `of`: whom it concerns, as `fits` words."""

    of: str
    test: Condition | None = None


@dataclass(frozen=True)
class Modify(Constant):
    """Plus or minus; times/over for fractions; set_to overrides (MC-MOD-02, MC-MOD-03)."""

    stat: str = "atk"  # a stat, or ally_limit, cost
    plus: Number = 0
    times: int = 1
    over: int = 1
    set_to: int = -1
    base: bool = False  # `plus` is the base value itself
    cap: int = 0  # the result is at most this


@dataclass(frozen=True)
class Gains(Constant):
    trait: str = ""
    keyword: str = ""
    n: int = 1


@dataclass(frozen=True)
class Blank(Constant):
    """Its printed text box counts as blank (MC-CARD-06)."""


@dataclass(frozen=True)
class Cannot(Constant):
    """A prohibition (MC-GOLD-05): take_damage, lose_threat, be_stunned, be_confused, attack, thwart, ready, leave."""

    what: str = ""
    source_trait: str = ""  # only damage whose source is an upgrade with this trait


@dataclass(frozen=True)
class OwnersPile(Constant):
    """Defeated, it goes to the discard pile of its owner: so does whatever lay facedown (`leave_play` sees to it)."""


@dataclass(frozen=True)
class MustDefend(Constant):
    """The engaged player must defend against its attacks with an ally, if able."""


# ---------------------------------------------------------------------- cards
@dataclass(frozen=True)
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
        self.texts = tuple([None if a.do is None else Text(f"{self.code}.{k}", a.do) for k, a in every])

    def __repr__(self) -> str:
        return f"<{self.code} {self.name.en}>"
