"""Zones: who may know what lies there, and dealing again what somebody cannot know."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel.rng import Rng, key_of
from tablee.kernel.zone import ALL, NOBODY, OWNER, Visibility, dealt_again, dealt_anew, without


def rng(seed: str = "zones") -> Rng:
    return Rng(key_of(seed), {})


@pytest.mark.parametrize(
    ("zone", "mine", "friends", "others"),
    [("board", True, True, True), ("hand", True, True, False), ("deck", False, False, False)],
)
def test_who_may_know(zone: str, mine: bool, friends: bool, others: bool) -> None:
    secrets = Visibility({"board": ALL, "hand": OWNER, "deck": NOBODY})
    assert secrets.may_know(zone, 1, 1) is mine
    assert secrets.may_know(zone, 1, 3, friend=True) is friends
    assert secrets.may_know(zone, 1, 0) is others
    assert secrets.may_know(zone, 1, -1) is others, "a spectator is nobody's friend"


def test_an_unknown_zone_is_an_error_not_a_leak() -> None:
    with pytest.raises(KeyError):
        Visibility({"hand": OWNER}).may_know("deck", 0, 0)


def test_without_takes_one_item_and_keeps_the_order() -> None:
    assert without((4, 2, 9, 2), 2) == (4, 9, 2)
    with pytest.raises(ValueError, match="not in tuple"):
        without((4, 2), 3)


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[tuple[int, ...]], list[list[bool]]]:
    items = draw(st.permutations(range(draw(st.integers(0, 12)))))
    cut = draw(st.integers(0, len(items)))
    zones = [tuple(items[:cut]), tuple(items[cut:])]
    return zones, [[draw(st.booleans()) for _ in zone] for zone in zones]


@given(tables(), st.text(max_size=5))
def test_known_items_stay_and_unknown_ones_are_exchanged_among_themselves(
    table: tuple[list[tuple[int, ...]], list[list[bool]]], seed: str
) -> None:
    zones, known = table
    dealt = dealt_again(zones, known, rng(seed), "redeal")
    assert [len(zone) for zone in dealt] == [len(zone) for zone in zones]
    assert sorted([item for zone in dealt for item in zone]) == sorted([item for zone in zones for item in zone])
    for old, new, flags in zip(zones, dealt, known, strict=True):
        assert [item for item, flag in zip(new, flags, strict=True) if flag] == [
            item for item, flag in zip(old, flags, strict=True) if flag
        ]


@given(tables(), st.text(max_size=5))
def test_what_is_dealt_does_not_depend_on_where_the_unknown_items_really_lie(
    table: tuple[list[tuple[int, ...]], list[list[bool]]], seed: str
) -> None:
    """Else a redeal would leak: two worlds that look alike must deal alike."""
    zones, known = table
    other = dealt_again(zones, known, rng("another world"), "redeal")
    assert dealt_again(zones, known, rng(seed), "redeal") == dealt_again(other, known, rng(seed), "redeal")


@given(tables(), st.text(max_size=5))
def test_where_nothing_is_known_all_is_exchanged(
    table: tuple[list[tuple[int, ...]], list[list[bool]]], seed: str
) -> None:
    zones = table[0]
    nothing = [[False] * len(zone) for zone in zones]
    assert dealt_anew(zones, rng(seed), "redeal") == dealt_again(zones, nothing, rng(seed), "redeal")


def test_every_deal_of_the_unknown_can_come_up() -> None:
    zones, known = [(7, 1), (2, 3)], [[True, False], [False, False]]
    found = Counter([str(dealt_again(zones, known, rng(str(n)), "redeal")) for n in range(200)])
    assert set(found) == {str([(7, a), (b, c)]) for a, b, c in permutations((1, 2, 3))}
