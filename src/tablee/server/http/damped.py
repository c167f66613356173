"""Log lines that come again and again are written now and then, with how many there were: a log does not fill a disk."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic

PERIOD = 60.0  # seconds
AT_ONCE = 5  # lines of one kind in a period


class Damped(logging.Filter):
    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.seen: dict[tuple[str, str], list[float]] = {}  # kind -> since when, lines, lines that were left out

    def filter(self, record: logging.LogRecord) -> bool:
        """Kinds are what is written before it is filled in: there are as many as lines of the source that log."""
        now, kind = self.clock(), (record.name, str(record.msg)[:200])
        seen = self.seen.get(kind)
        if seen is None or now - seen[0] >= PERIOD:
            if len(self.seen) > 1_000:
                self.seen.clear()
            left_out = int(seen[2]) if seen is not None else 0
            self.seen[kind] = [now, 1, 0]
            if left_out:
                record.msg, record.args = f"{record.getMessage()} (and {left_out} more like it)", ()
            return True
        seen[1] += 1
        seen[2] += seen[1] > AT_ONCE
        return seen[1] <= AT_ONCE
