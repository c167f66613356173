"""Dice as numbers: hands, keeps, and ladders whose exact chances are checked against closed forms and brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb, factorial, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games.dice_throne.rules.ladder import Hand, Ladder, grown, hands, parts


def ways(hand: Hand) -> int:
    """In how many ways dice that can be told apart show this hand."""
    return factorial(len(hand)) // prod([factorial(n) for n in Counter(hand).values()])


def chance(n: int, wanted: Callable[[Hand], int]) -> Fraction:
    """Of one roll, from the ladder: nothing kept, one roll to come."""
    ladder = Ladder(n, 1, wanted)
    return Fraction(ladder.kept[0][()], ladder.scale)


def straight(length: int) -> Callable[[Hand], int]:
    return lambda hand: int(any([set(range(low, low + length)) <= set(hand) for low in range(1, 8 - length)]))


def of_a_kind(n: int) -> Callable[[Hand], int]:
    return lambda hand: int(max(Counter(hand).values()) >= n)


# ---------------------------------------------------------------------- hands and keeps
@pytest.mark.parametrize(("n", "count"), [(0, 1), (1, 6), (2, 21), (3, 56), (4, 126), (5, 252)])
def test_hands_are_all_results_without_order(n: int, count: int) -> None:
    assert len(hands(n)) == count == comb(n + 5, 5)
    assert set(hands(n)) == {tuple(sorted(roll)) for roll in product(range(1, 7), repeat=n)}
    assert sum([ways(hand) for hand in hands(n)]) == 6**n


def test_hands_of_other_dice() -> None:
    assert hands(2, 3) == ((1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3))


@given(st.lists(st.integers(1, 6), max_size=5))
def test_parts_are_all_different_keeps_largest_first(faces: list[int]) -> None:
    hand = tuple(sorted(faces))
    found = parts(hand)
    expected = {kept for n in range(len(hand) + 1) for kept in combinations(hand, n)}
    assert set(found) == expected and len(found) == len(expected)
    assert len(found) == prod([n + 1 for n in Counter(hand).values()]), "equal dice are one choice"
    assert found[0] == hand and found[-1] == ()
    assert list(found) == sorted(found, key=lambda kept: (-len(kept), kept))


def test_hands_grow_by_one_die_at_a_time() -> None:
    rows = dict(grown(2, 3))
    assert list(rows) == [(1,), (2,), (3,), ()]
    assert rows[(2,)] == ((1, 2), (2, 2), (2, 3))
    assert rows[()] == ((1,), (2,), (3,))


# ---------------------------------------------------------------------- closed forms
@pytest.mark.parametrize(
    ("wanted", "count"),
    [
        (straight(5), 2 * factorial(5)),  # 1-5 and 2-6, in any order
        # the large ones; 1-4, 2-5 and 3-6 with one of their own faces again; 1-4 with a 6 and 3-6 with a 1
        (straight(4), 2 * factorial(5) + 3 * 4 * (factorial(5) // 2) + 2 * factorial(5)),
        (of_a_kind(5), 6),
        (of_a_kind(4), 6 + 6 * 5 * 5),
        (of_a_kind(3), 6 + 6 * 5 * 5 + 6 * comb(5, 3) * 5 * 5),
        (of_a_kind(2), 6**5 - factorial(6)),
    ],
)
def test_one_roll_of_five_dice_against_closed_forms(wanted: Callable[[Hand], int], count: int) -> None:
    assert chance(5, wanted) == Fraction(count, 7776)
    assert sum([wanted(tuple(sorted(roll))) for roll in product(range(1, 7), repeat=5)]) == count


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_at_least_one_six(n: int) -> None:
    assert chance(n, lambda hand: int(6 in hand)) == 1 - Fraction(5, 6) ** n


@pytest.mark.parametrize("rolls", [1, 2, 3])
@pytest.mark.parametrize("n", [1, 3, 5])
def test_all_sixes_with_rerolls_of_what_is_missing(n: int, rolls: int) -> None:
    ladder = Ladder(n, rolls, lambda hand: int(hand.count(6) == n))
    over, under = ladder.chance((1,) * n, rolls)
    assert Fraction(over, under) == (1 - Fraction(5, 6) ** rolls) ** n


@pytest.mark.parametrize("rolls", [0, 1, 2])
def test_the_best_single_die(rolls: int) -> None:
    """Stop on a 4 with one re-roll left (4 > 3.5), on a 5 with two (5 > 4.25)."""
    ladder = Ladder(1, 2, lambda hand: hand[0])
    worth = [Fraction(*ladder.chance((face,), rolls)) for face in range(1, 7)]
    least = [Fraction(0), Fraction(7, 2), Fraction(17, 4)][rolls]
    assert worth == [max(Fraction(face), least) for face in range(1, 7)]
    if rolls:
        keeps = [ladder.best_keep((face,), rolls) for face in range(1, 7)]
        assert keeps == [(face,) if face > least else () for face in range(1, 7)]


# ---------------------------------------------------------------------- brute force
@cache
def best(hand: Hand, rolls: int, worth: Callable[[Hand], int]) -> Fraction:
    """The value of the best policy, by trying every keep and every roll."""
    if not rolls:
        return Fraction(worth(hand))
    return max([kept_worth(kept, len(hand), rolls, worth) for kept in parts(hand)])


def kept_worth(kept: Hand, n: int, rolls: int, worth: Callable[[Hand], int]) -> Fraction:
    results = list(product(range(1, 7), repeat=n - len(kept)))
    return sum([best(tuple(sorted((*kept, *r))), rolls - 1, worth) for r in results], Fraction()) / len(results)


def total(hand: Hand) -> int:
    return sum(hand)


def pair(hand: Hand) -> int:
    return int(hand[0] == hand[1]) * hand[0]


def apart(hand: Hand) -> int:
    return (hand[1] - hand[0]) ** 2


def worthless(hand: Hand) -> int:
    return -3


@pytest.mark.parametrize("worth", [total, pair, apart, worthless])
@pytest.mark.parametrize("rolls", [0, 1, 2])
def test_two_dice_against_brute_force(worth: Callable[[Hand], int], rolls: int) -> None:
    ladder = Ladder(2, rolls, worth)
    for hand in hands(2):
        assert Fraction(*ladder.chance(hand, rolls)) == best(hand, rolls, worth)
        if rolls:
            keep = ladder.best_keep(hand, rolls)
            assert kept_worth(keep, 2, rolls, worth) == best(hand, rolls, worth), f"{hand}: {keep} is not the best"


def test_three_dice_against_brute_force() -> None:
    ladder = Ladder(3, 1, of_a_kind(3))
    for hand in hands(3):
        assert Fraction(*ladder.chance(hand, 1)) == best(hand, 1, of_a_kind(3))


def test_the_whole_hand_is_kept_when_nothing_is_better() -> None:
    ladder = Ladder(5, 2, worthless)
    assert ladder.best_keep((1, 2, 2, 5, 6), 2) == (1, 2, 2, 5, 6)


@given(st.lists(st.integers(1, 6), min_size=5, max_size=5))
def test_a_further_reroll_never_hurts(faces: list[int]) -> None:
    ladder = _small_straight()
    hand = tuple(sorted(faces))
    values = [Fraction(*ladder.chance(hand, rolls)) for rolls in range(3)]
    assert 0 <= values[0] <= values[1] <= values[2] <= 1


@cache
def _small_straight() -> Ladder:
    return Ladder(5, 2, straight(4))
