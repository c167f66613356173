"""A poker face: after every choice the table is still for a while, drawn from one distribution, whoever is asked meanwhile.

Who is asked next tells what they hold: a window opens only for somebody who could act. At a table with a poker face whoever
is asked in a window sees it at once, and everybody else, whoever has chosen among them, sees nothing before the pause is over; who
passes within it was never seen to be asked. Views are numbered for each connection apart, since the rows of the journal count what was hidden.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import SystemRandom
from weakref import WeakMethod

LEAST, MOST = 2.0, 5.0  # seconds


def drawn() -> float:
    """How long a table is still: always from here, so that no length means anything."""
    return SystemRandom().uniform(LEAST, MOST)


class Pause:
    """Whether a table is still, and who hears of it when that ends."""

    def __init__(self, over: Callable[[], None]) -> None:
        self.over = WeakMethod(over)  # of the table that has us
        self.handle: asyncio.TimerHandle | None = None
        self.seat = -1  # whose choice it follows
        self.ended = asyncio.Event()
        self.ended.set()

    def __bool__(self) -> bool:
        return not self.ended.is_set()

    def begin(self, seat: int) -> None:
        self.seat = seat
        if self.handle is not None:
            self.handle.cancel()
        self.ended.clear()
        self.handle = asyncio.get_running_loop().call_later(drawn(), self.end)

    def end(self) -> None:
        """The time is over, or something has happened that everybody may see."""
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None
        if not self.ended.is_set():
            self.ended.set()
            over = self.over()
            if over is not None:
                over()
