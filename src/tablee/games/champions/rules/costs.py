"""What stands before the arrow of an ability (MC-COST)."""

from __future__ import annotations

from tablee.games.champions.rules.vocabulary import Those
from tablee.kernel.frozen import frozen


@frozen
class Cost:
    """Something before the arrow."""


@frozen
class ExhaustThis(Cost):
    pass


@frozen
class ExhaustYou(Cost):
    """Exhaust your identity; with `alter_ego`, only in that form."""

    alter_ego: bool = False


@frozen
class DiscardThis(Cost):
    pass


@frozen
class RemoveCounter(Cost):
    n: int = 1


@frozen
class Spend(Cost):
    res: tuple[str, ...]


@frozen
class SpendX(Cost):
    """Any number (at least one) of this resource: X."""

    res: str


@frozen
class Counted(Cost):
    n: int


@frozen
class DiscardCards(Counted):
    """Choose and discard cards from your hand: exactly n, or up to n."""

    up_to: bool = False


class HealYou(Counted):
    """Heal so much damage of your identity."""


@frozen
class TakeDamage(Counted):
    """Damage to your identity, or to this card itself; not taken is not paid (MC-COST-02)."""

    this: bool = False


@frozen
class PayPrinted(Cost):
    """The printed cost of a card chosen for it."""

    what: Those
    key: str = "paid"
