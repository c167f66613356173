"""The space of actions: the number of an option, drawn among those that are legal now."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from tablee.envs.play import Play


class Choices(spaces.Discrete):
    """As `Discrete`, but `sample()` without a mask answers what may be chosen now, where this seat is asked."""

    def __init__(self, slots: int, play: Play | None = None, seat: int = 0) -> None:
        super().__init__(slots)
        self.play, self.seat = play, seat

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self.play is not None and self.play.asked == self.seat:
            return np.int64(self.np_random.integers(len(self.play.game.asked.options)))
        return super().sample(mask, probability)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, spaces.Discrete) and self.n == other.n and self.start == other.start

    def __hash__(self) -> int:
        return hash((int(self.n), int(self.start)))

    def __reduce__(self) -> tuple[Any, ...]:
        """Elsewhere, as in another process, it is a space like any other."""
        return (spaces.Discrete, (int(self.n),))
