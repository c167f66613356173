"""The abilities of a card, each with its own timing, also when it speaks of another's (MC-ABIL-12)."""

from __future__ import annotations

from typing import Any

from tablee.games.champions.rules.costs import Cost
from tablee.games.champions.rules.vocabulary import TIMINGS, Name
from tablee.kernel.effect import Condition, Effect
from tablee.kernel.frozen import frozen


@frozen
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
