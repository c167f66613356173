"""What stands before the arrow of an ability (MC-COST)."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.champions.rules.vocabulary import Those


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
class Counted(Cost):
    n: int


@dataclass(frozen=True)
class DiscardCards(Counted):
    """Choose and discard cards from your hand: exactly n, or up to n."""

    up_to: bool = False


class HealYou(Counted):
    """Heal so much damage of your identity."""


@dataclass(frozen=True)
class TakeDamage(Counted):
    """Damage to your identity, or to this card itself; not taken is not paid (MC-COST-02)."""

    this: bool = False


@dataclass(frozen=True)
class PayPrinted(Cost):
    """The printed cost of a card chosen for it."""

    what: Those
    key: str = "paid"
