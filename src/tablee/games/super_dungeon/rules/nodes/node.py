"""What every effect node has, and the families of them. Nodes are plain data: content fills their fields, the rules read
them, and its row in the tables of words speaks of them, so that a text cannot say another figure than the rules use."""

from __future__ import annotations

import dataclasses
import re
from functools import cache
from typing import Any, ClassVar

from tablee.kernel.frozen import frozen
from tablee.kernel.record import Record


@frozen
class Node(Record):
    def __bool__(self) -> bool:
        return type(self) not in FAMILIES  # a family by itself: nothing happens

    @property
    def name(self) -> str:
        return name_of(type(self))

    def fields(self) -> tuple[Any, ...]:
        return tuple([getattr(self, field.name) for field in dataclasses.fields(self)])

    def copy(self) -> Node:
        return self


def name_of(kind: type[Node]) -> str:
    """A node in content, and in what lasts: as its class is called, `NoSlot` is no-slot; '' for nothing."""
    return "" if kind in FAMILIES else hyphened(kind.__name__)


@cache
def hyphened(name: str) -> str:
    return re.sub("(?<!^)(?=[A-Z])", "-", name).lower()


@frozen
class Special(Node):
    """What an action does beside its other fields (`nodes.actions`); what it does to a game: `tricks`, `procedures.specials`."""

    CURES: ClassVar[bool] = False  # all status tokens go
    KEPT: ClassVar[bool] = False  # a potion that its owner alone may drink
    BRIEF: ClassVar[bool] = False  # what it gives does not last until an upkeep
    BOON: ClassVar[bool] = False  # it strengthens who is about to fight

    def leap(self) -> int:
        """The range, where the user first goes to its target."""
        return 0

    def discarded(self) -> int:
        """Pieces of equipment that a wounded model loses."""
        return 0


NO_SPECIAL = Special()


@frozen
class Burden(Node):
    """What an invader does to the model on whose card it sits (`nodes.burdens`)."""

    KEEPS_STATUSES: ClassVar[bool] = False  # rolled hearts remove none

    def defense_less(self) -> int:
        """Stars less on defense rolls, however many sit there."""
        return 0

    def closes(self, slot: str) -> bool:
        """Does equipment in this slot do nothing?"""
        return False


@frozen
class TileEffect(Node):
    """What an Explore card does beside creeps and traps (`nodes.explore`), as long as the game lasts on its tile."""

    AT_ONCE: ClassVar[bool] = False  # nothing of the card stays in force


@frozen
class TrapEffect(Node):
    """What a trap does that does not attack (`nodes.traps`)."""

    SPRINGS: ClassVar[bool] = False  # something happens when it is set off


@frozen
class FightEffect(Node):
    """An entry of a Boss Fight card (`nodes.fights`)."""


FAMILIES: tuple[type[Node], ...] = (Special, Burden, TileEffect, TrapEffect, FightEffect)
NO_BURDEN, NO_EFFECT, NO_TRAP_EFFECT = Burden(), TileEffect(), TrapEffect()
