"""What invaders do to the model on whose card they sit. Cards prevail over the book (SD-PRIORITY-01)."""

from __future__ import annotations

from typing import ClassVar

from tablee.games.super_dungeon.rules.nodes.node import Burden
from tablee.kernel.frozen import frozen


@frozen
class DefenseLess(Burden):
    """So many stars less on defense rolls, however many sit there."""

    stars: int

    def defense_less(self) -> int:
        return self.stars


class HeartsKeepStatuses(Burden):
    """Rolled hearts remove no status."""

    KEEPS_STATUSES: ClassVar[bool] = True


@frozen
class NoSlot(Burden):
    """Nothing from equipment in this slot."""

    slot: str

    def closes(self, slot: str) -> bool:
        return slot == self.slot


BURDENS: tuple[type[Burden], ...] = (DefenseLess, HeartsKeepStatuses, NoSlot)
