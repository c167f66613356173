"""Beats: the steps in which the log has grown, each with the game as it stood, until everybody has been shown them."""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple

from tablee.kernel.game import Game

KEPT = 120  # about 0.7 MB; whoever is further behind sees the table as it is now


class Beat(NamedTuple):
    n: int  # counted from 1
    lines: int  # of the log by then
    game: Any
    views: dict[int, Any]  # seat -> what it sees, once somebody has looked
    told: dict[tuple[str, int], Any]  # a language and a line -> the line as it is sent, likewise
    put: dict[str, dict[int, Any]]  # a language -> pieces of these views as they are sent, likewise


class Beats:
    """Called by a game after each step."""

    def __init__(self) -> None:
        self.kept: deque[Beat] = deque(maxlen=KEPT)
        self.n = 0
        self.lines = 0
        self.seen: dict[Any, Any] = {}  # what the game and its beats have in common, see there

    def __call__(self, game: Game) -> None:
        game.still, game.seen_before = {}, self.seen  # what was seen of it as it was is over
        lines = len(game.told)
        if lines > self.lines:
            self.n, self.lines = self.n + 1, lines
            seen = game.clone()
            seen.still, seen.seen_before = {}, self.seen
            self.kept.append(Beat(self.n, lines, seen, {}, {}, {}))

    def watch(self, game: Game) -> None:
        """From now on; what lies behind is not told again."""
        self.kept.clear()
        self.lines = len(game.told)
        game.observer = self

    def leave(self, game: Game) -> None:
        """It goes on, and nobody looks."""
        game.observer = game.still = game.seen_before = None

    def since(self, n: int) -> list[Beat] | None:
        """Those after the n-th; nothing where some of them are no longer kept."""
        found = [beat for beat in self.kept if beat.n > n]
        return found if self.n - n == len(found) else None

    def drop(self, n: int) -> None:
        """Everybody has been shown the n-th."""
        while self.kept and self.kept[0].n <= n:
            self.kept.popleft()
