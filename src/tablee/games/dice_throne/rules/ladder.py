"""Dice as numbers: what can be kept, and exact chances over re-rolls. Integers only: nothing is rounded."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations, combinations_with_replacement
from operator import itemgetter

Hand = tuple[int, ...]  # sorted faces; below 0: of a die whose symbols do not count, as Reality Warp brings one


def numbers(faces: Iterable[int]) -> Hand:
    """What dice show as numbers alone: on them, every die counts."""
    return tuple(sorted([abs(face) for face in faces]))


def alike(faces: Iterable[int]) -> int:
    """How many dice show one number, of that which most show."""
    shown = numbers(faces)
    return max([shown.count(face) for face in shown])


def spelled(faces: Iterable[int]) -> str:
    """Dice as people read them: a star marks the one whose symbols do not count."""
    return " ".join([str(face) if face > 0 else f"{-face}*" for face in faces])


def read(dice: str) -> tuple[int, ...]:
    """The same backwards."""
    return tuple([-int(one[:-1]) if one.endswith("*") else int(one) for one in dice.split()])


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


@cache
def odd_hands(n: int, sides: int = 6) -> tuple[Hand, ...]:
    """Every result of n dice of which one is another hero's."""
    return tuple([(-face, *hand) for face in range(1, sides + 1) for hand in hands(n - 1, sides)])


@cache
def odd_grown(n: int, sides: int = 6) -> tuple[tuple[Hand, tuple[Hand, ...]], ...]:
    """As `grown`: where the odd die is missing, it is the next to be rolled."""
    found: list[tuple[Hand, tuple[Hand, ...]]] = []
    for size in range(n - 1, -1, -1):
        if size:
            for hand in odd_hands(size, sides):
                found.append((hand, tuple([tuple(sorted((*hand, face))) for face in range(1, sides + 1)])))
        for hand in hands(size, sides):
            found.append((hand, tuple([(-face, *hand) for face in range(1, sides + 1)])))
    return tuple(found)


class Steps:
    """Hands of up to n dice by number, the largest first: a ladder is climbed in lists, where finding a hand costs nothing."""

    def __init__(self, n: int, odd: bool = False) -> None:
        self.full = odd_hands(n) if odd else hands(n)
        bigger = odd_grown(n) if odd else grown(n)
        self.hands = [*self.full, *[hand for hand, _ in bigger]]
        at = {hand: number for number, hand in enumerate(self.hands)}
        self.parts = [itemgetter(*[at[part] for part in parts(hand)]) if hand else None for hand in self.full]
        self.grown = [(at[hand], itemgetter(*[at[one] for one in more])) for hand, more in bigger]
        self.power = [6 ** len(hand) for hand in self.hands]

    def kept(self, worth: list[int]) -> list[int]:
        """What each part is worth on average once the others are rolled again, times 6**n."""
        keep = worth + [0] * (len(self.hands) - len(worth))
        for number, bigger in self.grown:
            keep[number] = sum(bigger(keep))
        return [one * power for one, power in zip(keep, self.power)]

    def best(self, keep: list[int]) -> list[int]:
        """The best part of each full hand."""
        return [max(some(keep)) if some is not None else keep[0] for some in self.parts]


@cache
def steps(n: int, odd: bool = False) -> Steps:
    return Steps(n, odd)


class Ladder:
    """The best that can be made of n dice with up to `rolls` re-rolls of any of them.

    `worth[k][hand]` is the value of holding `hand` with k re-rolls left, times 6**(n*k): exact integers.
    """

    def __init__(self, n: int, rolls: int, worth: Callable[[Hand], int], odd: bool = False) -> None:
        self.n = n
        self.scale = 6**n
        climb = steps(n, odd)
        now = [worth(hand) for hand in climb.full]
        self.worth: list[dict[Hand, int]] = [dict(zip(climb.full, now))]
        self.kept: list[dict[Hand, int]] = []
        for _ in range(rolls):
            keep = climb.kept(now)
            now = climb.best(keep)
            self.kept.append(dict(zip(climb.hands, keep)))
            self.worth.append(dict(zip(climb.full, now)))

    def best_keep(self, hand: Hand, rolls: int) -> Hand:
        """What to keep with this many re-rolls left; the whole hand when stopping is as good."""
        keep = self.kept[rolls - 1]
        return max(parts(hand), key=keep.__getitem__)  # ties: parts() lists large ones first

    def keeping(self, part: Hand, rolls: int) -> tuple[int, int]:
        """The same when this is kept and the rest rolled again."""
        return self.kept[rolls - 1][part], self.scale**rolls

    def chance(self, hand: Hand, rolls: int) -> tuple[int, int]:
        """Value as numerator and denominator."""
        return self.worth[rolls][hand], self.scale**rolls
