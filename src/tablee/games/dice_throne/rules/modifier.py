"""Modified values, always recomputed from the base: plus and minus, then fractions, never below 0."""

from __future__ import annotations

from collections.abc import Iterable


def part_of(whole: int, over: int, under: int) -> int:
    """over/under of a whole, rounded up."""
    return -(-whole * over // under)


def modified(base: int, plus: Iterable[int] = (), parts: Iterable[tuple[int, int]] = ()) -> int:
    """Base and plus/minus give a subtotal; each part (n, d) adds n/d of that same subtotal, rounded up."""
    subtotal = max(0, base + sum(plus))
    total = subtotal
    for over, under in parts:  # never of one another: DT-DMG-12, DT-HERO-WID-07
        total += part_of(subtotal, over, under) if over > 0 else -part_of(subtotal, -over, under)
    return max(0, total)
