"""Modified values, always recomputed from the base: set, then plus and minus, then fractions, never below 0."""

from __future__ import annotations

from collections.abc import Iterable

from tablee.kernel.record import Record


def part_of(whole: int, over: int, under: int) -> int:
    """over/under of a whole, rounded up."""
    return -(-whole * over // under)


def modified(base: int, plus: Iterable[int] = (), parts: Iterable[tuple[int, int]] = ()) -> int:
    """Base and plus/minus give a subtotal; each part (n, d) adds n/d of that same subtotal, rounded up."""
    subtotal = max(0, base + sum(plus))
    total = subtotal
    for over, under in parts:
        total += part_of(subtotal, over, under) if over > 0 else -part_of(subtotal, -over, under)
    return max(0, total)


class Modifier(Record):
    """A lasting change of one statistic, until a named moment ('' for ever)."""

    def __init__(self, stat: str, plus: int = 0, set_to: int = -1, until: str = "") -> None:
        self.stat = stat
        self.plus = plus
        self.set_to = set_to
        self.until = until

    def fields(self) -> tuple[object, ...]:
        return (self.stat, self.plus, self.set_to, self.until)


class Modifiers(Record):
    """All modifiers in force, by statistic, so that one look-up finds what matters."""

    def __init__(self, by_stat: dict[str, tuple[Modifier, ...]]) -> None:
        self.by_stat = by_stat

    def fields(self) -> tuple[object, ...]:
        return (self.by_stat,)

    def add(self, modifier: Modifier) -> None:
        self.by_stat[modifier.stat] = (*self.by_stat.get(modifier.stat, ()), modifier)

    def expire(self, moment: str) -> None:
        for stat, those in self.by_stat.items():
            self.by_stat[stat] = tuple([m for m in those if m.until != moment])

    def value(self, stat: str, base: int) -> int:
        those = self.by_stat.get(stat, ())
        for modifier in those:
            if modifier.set_to >= 0:
                base = modifier.set_to
        return modified(base, [m.plus for m in those])
