"""Dice as numbers: what can be kept, and exact chances over re-rolls. Integers only: nothing is rounded."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations, combinations_with_replacement

Hand = tuple[int, ...]  # sorted faces


@cache
def hands(n: int, sides: int = 6) -> tuple[Hand, ...]:
    """Every result of n dice, order forgotten (252 for five)."""
    return tuple(combinations_with_replacement(range(1, sides + 1), n))


@cache
def parts(hand: Hand) -> tuple[Hand, ...]:
    """What can be kept of a hand: equal dice are one choice."""
    found = {kept for n in range(len(hand) + 1) for kept in combinations(hand, n)}
    return tuple(sorted(found, key=lambda kept: (-len(kept), kept)))


@cache
def grown(n: int, sides: int = 6) -> tuple[tuple[Hand, tuple[Hand, ...]], ...]:
    """Hands of fewer than n dice, largest first, each with the hands one more die makes of it."""
    return tuple(
        [
            (hand, tuple([tuple(sorted((*hand, face))) for face in range(1, sides + 1)]))
            for size in range(n - 1, -1, -1)
            for hand in hands(size, sides)
        ]
    )


class Ladder:
    """The best that can be made of n dice with up to `rolls` re-rolls of any of them.

    `worth[k][hand]` is the value of holding `hand` with k re-rolls left, times 6**(n*k): exact integers.
    """

    def __init__(self, n: int, rolls: int, worth: Callable[[Hand], int]) -> None:
        self.n = n
        self.scale = 6**n
        self.worth: list[dict[Hand, int]] = [{hand: worth(hand) for hand in hands(n)}]
        self.kept: list[dict[Hand, int]] = []
        for _ in range(rolls):
            keep = dict(self.worth[-1])
            for hand, bigger in grown(n):
                keep[hand] = sum([keep[more] for more in bigger])
            power = [6**size for size in range(n + 1)]
            keep = {hand: worth * power[len(hand)] for hand, worth in keep.items()}
            self.kept.append(keep)
            self.worth.append({hand: max([keep[part] for part in parts(hand)]) for hand in hands(n)})

    def best_keep(self, hand: Hand, rolls: int) -> Hand:
        """What to keep with this many re-rolls left; the whole hand when stopping is as good."""
        keep = self.kept[rolls - 1]
        return max(parts(hand), key=lambda part: keep[part])  # ties: parts() lists large ones first

    def keeping(self, part: Hand, rolls: int) -> tuple[int, int]:
        """The same when this is kept and the rest rolled again."""
        return self.kept[rolls - 1][part], self.scale**rolls

    def chance(self, hand: Hand, rolls: int) -> tuple[int, int]:
        """Value as numerator and denominator."""
        return self.worth[rolls][hand], self.scale**rolls
