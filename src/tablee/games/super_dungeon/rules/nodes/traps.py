"""What traps do that do not attack (SD-TRAP-05)."""

from __future__ import annotations

from typing import ClassVar

from tablee.games.super_dungeon.rules.nodes.node import TrapEffect


class Choking(TrapEffect):
    """Who is affected drinks no potion for the rest of this activation and all of the next."""

    SPRINGS: ClassVar[bool] = True


class Tentacles(TrapEffect):
    """Its squares and those next to them are difficult."""


class DancingLight(TrapEffect):
    """A Hero must end each activation nearer to it; who ends next to it puts it out."""


TRAP_EFFECTS: tuple[type[TrapEffect], ...] = (Choking, Tentacles, DancingLight)
