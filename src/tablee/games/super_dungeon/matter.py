"""Whether a person would want to be asked: an emergency potion that would do something is offered, nothing else."""

from __future__ import annotations

from tablee.games.super_dungeon.state import Arena
from tablee.kernel.decision import Option


def matters(game: Arena, seat: int, option: Option) -> bool:
    """What could do nothing is not offered at all (`targets.useful`), so every drink that is offered may matter."""
    return option.verb == "emergency"
