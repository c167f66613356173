"""Modified values: from the base every time, fractions of one subtotal, rounded up, never below 0."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel.modifier import Modifier, Modifiers, modified, part_of


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


def test_modifiers_of_one_statistic_add_up_and_leave_others_alone() -> None:
    those = Modifiers({})
    those.add(Modifier("attack", 2))
    those.add(Modifier("attack", -1))
    those.add(Modifier("defence", 5))
    assert those.value("attack", 3) == 4
    assert those.value("defence", 0) == 5
    assert those.value("speed", 6) == 6


def test_the_latest_set_replaces_the_base_whatever_was_added_before() -> None:
    those = Modifiers({})
    those.add(Modifier("attack", set_to=9))
    those.add(Modifier("attack", 2))
    those.add(Modifier("attack", set_to=0))
    assert those.value("attack", 5) == 2


def test_modifiers_end_at_their_moment_and_no_other() -> None:
    those = Modifiers({})
    those.add(Modifier("attack", 1))
    those.add(Modifier("attack", 2, until="end of turn"))
    those.add(Modifier("attack", 4, until="end of round"))
    those.add(Modifier("speed", -1, until="end of turn"))
    those.expire("end of turn")
    assert (those.value("attack", 0), those.value("speed", 3)) == (5, 3)
    those.expire("end of round")
    assert those.value("attack", 0) == 1
    those.expire("end of the world")
    assert those.value("attack", 0) == 1


def test_a_copy_of_modifiers_is_independent() -> None:
    those = Modifiers({})
    those.add(Modifier("attack", 1))
    copy = those.copy()
    copy.add(Modifier("attack", 2))
    copy.expire("")
    assert those.value("attack", 0) == 1
    assert copy.value("attack", 0) == 0, "'' is the moment that never comes, unless somebody names it"
