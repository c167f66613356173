"""The two entries of a Boss Fight card (SD-BOSS-01)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tablee.games.super_dungeon.rules.nodes.node import FightEffect


@dataclass(frozen=True)
class Riches(FightEffect):
    """Each wound of the boss lets the party draw a Loot card."""

    NAME: ClassVar[str] = "riches"


@dataclass(frozen=True)
class LastStand(FightEffect):
    """Boss, elites and minions become immune to statuses."""

    NAME: ClassVar[str] = "last-stand"


SPAWN_EFFECTS: tuple[type[FightEffect], ...] = (Riches,)
TIMEOUT_EFFECTS: tuple[type[FightEffect], ...] = (LastStand,)
