"""Modified values: from the base every time, fractions of one subtotal, rounded up, never below 0."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games.dice_throne.rules.modifier import modified, part_of


@given(st.integers(0, 1000), st.integers(0, 10), st.integers(1, 10))
def test_a_part_is_rounded_up(whole: int, over: int, under: int) -> None:
    assert part_of(whole, over, under) == ceil(Fraction(whole * over, under))


@pytest.mark.parametrize(
    ("base", "plus", "parts", "result"),
    [
        (9, (), (), 9),
        (9, (3, -2), (), 10),
        (9, (3, -2), ((-1, 2),), 5),
        (9, (), ((-1, 2),), 4),  # half of 9 is 5
        (9, (), ((1, 2),), 14),
        (9, (), ((1, 2), (1, 2)), 19),  # each from the same 9
        (10, (), ((-1, 2), (-1, 2)), 0),
        (10, (), ((-1, 2), (-1, 2), (-1, 2)), 0),  # never below 0
        (10, (), ((-1, 2), (1, 2)), 10),
        (3, (-5,), (), 0),
        (3, (-5,), ((1, 1),), 0),  # the subtotal is 0 first
        (3, (-5, 4), (), 2),  # plus and minus are added before looking at 0
        (7, (), ((-1, 3),), 4),
        (0, (), ((1, 2),), 0),
    ],
)
def test_modified(base: int, plus: tuple[int, ...], parts: tuple[tuple[int, int], ...], result: int) -> None:
    assert modified(base, plus, parts) == result


@given(
    st.integers(0, 50),
    st.lists(st.integers(-20, 20), max_size=4),
    st.lists(st.tuples(st.integers(-3, 3), st.integers(1, 4)), max_size=3),
    st.randoms(use_true_random=False),
)
def test_the_order_of_modifiers_does_not_matter(
    base: int, plus: list[int], parts: list[tuple[int, int]], random: object
) -> None:
    before = modified(base, plus, parts)
    assert before >= 0
    random.shuffle(plus)  # type: ignore[attr-defined]
    random.shuffle(parts)  # type: ignore[attr-defined]
    assert modified(base, plus, parts) == before
