"""The two entries of a Boss Fight card (SD-BOSS-01)."""

from __future__ import annotations

from tablee.games.super_dungeon.rules.nodes.node import FightEffect


class Riches(FightEffect):
    """Each wound of the boss lets the party draw a Loot card."""


class LastStand(FightEffect):
    """Boss, elites and minions become immune to statuses."""


SPAWN_EFFECTS: tuple[type[FightEffect], ...] = (Riches,)
TIMEOUT_EFFECTS: tuple[type[FightEffect], ...] = (LastStand,)
