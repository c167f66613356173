"""Who is away, and from when on a bot may stand in for them: a link that breaks comes back in less than a minute."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

GRACE = 60.0  # seconds


class Absence:
    """The moments at which people left. Nobody of whom nothing was heard yet has been away for longer than we look."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.begun = clock()
        self.left: dict[int, float] = {}

    def leaves(self, holder: int) -> None:
        self.left[holder] = self.clock()

    def wait(self, holder: int) -> int:
        """Seconds until a bot may sit down for somebody who is away."""
        return max(0, ceil(self.left.get(holder, self.begun) + GRACE - self.clock()))
