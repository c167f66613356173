"""Dice that may be thrown again, for whoever wants the most of them: exact over all throws, on whole numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from tablee.bots.net import Ints
from tablee.gamekit.brain import Dice

Hand = tuple[int, ...]


class Throws:
    """All hands of some dice with six sides, what may be kept of each, and what each part becomes."""

    def __init__(self, of: Dice, parts: Callable[[Hand], Sequence[Hand]]) -> None:
        self.hands, self.parts = of.hands, parts
        hands, grown = of.hands, dict(of.grown)
        self.at = {hand: n for n, hand in enumerate(hands)}
        kept = sorted({part for hand in hands for part in parts(hand)}, key=lambda part: (-len(part), part))
        self.part_at = {part: n for n, part in enumerate(kept)}
        dice = len(hands[0])
        self.under = 6**dice
        ways: dict[Hand, NDArray[np.float64]] = {}
        for part in kept:  # the longest first: each is reached from those with one die more
            if len(part) == dice:
                ways[part] = np.zeros(len(hands))
                ways[part][self.at[part]] = 1
            else:
                ways[part] = np.sum([ways[one] for one in grown[part]], axis=0)
        #: of each part: in how many throws of all dice each hand comes out, in floating-point numbers that are whole
        self.ways = np.stack([ways[part] * 6 ** len(part) for part in kept])
        most = max(len(parts(hand)) for hand in hands)
        rows = [[self.part_at[part] for part in parts(hand)] for hand in hands]
        self.choices = np.array([row + row[:1] * (most - len(row)) for row in rows])

    def keeping(self, worth: Ints) -> Ints:
        """What each part is worth on average once the others are thrown again, rounded down; sums stay far below 2**53."""
        found: Ints = (self.ways @ worth.astype(np.float64)).astype(np.int64) // self.under
        return found

    def climbed(self, worth: Ints, rolls: int) -> Ints:
        """What each hand is worth with so many throws left."""
        for _ in range(rolls):
            worth = self.keeping(worth)[self.choices].max(axis=1)
        return worth

    def best(self, worth: Ints, hand: Hand, rolls: int) -> Hand:
        """What to keep with so many throws left; of equals the largest part."""
        keep = self.keeping(self.climbed(worth, rolls - 1))
        return max(self.parts(hand), key=lambda part: (keep[self.part_at[part]], len(part)))
