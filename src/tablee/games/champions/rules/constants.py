"""The constant effects of a card (MC-ABIL-06 to MC-ABIL-08)."""

from __future__ import annotations

from tablee.games.champions.rules.vocabulary import Number
from tablee.kernel.effect import Condition
from tablee.kernel.frozen import frozen


@frozen
class Constant:
    """In force while its card is in play (and `test` holds, MC-ABIL-07). `of`: whom it concerns, as `fits` words."""

    of: str
    test: Condition | None = None


@frozen
class Modify(Constant):
    """Plus or minus; times/over for fractions; set_to overrides (MC-MOD-02, MC-MOD-03)."""

    stat: str = "atk"  # a stat, or ally_limit, cost
    plus: Number = 0
    times: int = 1
    over: int = 1
    set_to: int = -1
    base: bool = False  # `plus` is the base value itself
    cap: int = 0  # the result is at most this


@frozen
class Gains(Constant):
    trait: str = ""
    keyword: str = ""
    n: int = 1


@frozen
class Blank(Constant):
    """Its printed text box counts as blank (MC-CARD-06)."""


@frozen
class Cannot(Constant):
    """A prohibition (MC-GOLD-05): take_damage, lose_threat, be_stunned, be_confused, attack, thwart, ready, leave."""

    what: str = ""
    source_trait: str = ""  # only damage whose source is an upgrade with this trait


@frozen
class OwnersPile(Constant):
    """Defeated, it goes to the discard pile of its owner: so does whatever lay facedown (`leave_play` sees to it)."""


@frozen
class MustDefend(Constant):
    """The engaged player must defend against its attacks with an ally, if able."""
