"""Rules whose tests did not notice every way of breaking them (see tools/bite.py)."""

from __future__ import annotations

import pytest

from tablee.games.champions.scene import go, scene

FOUR = ("spider-man", "captain-marvel", "she-hulk", "iron-man")


@pytest.mark.rule("MC-ORDER-03")
def test_with_more_than_two_players_the_next_one_sits_clockwise() -> None:
    s = scene(*FOUR, active=1, first=1)
    turns = [s.seat]
    for _ in range(3):
        s.do(f"{s.seat}:end")
        turns.append(s.seat)
    assert turns == [1, 2, 3, 0]


@pytest.mark.rule("MC-ORDER-03", "MC-ROUND-12")
@pytest.mark.parametrize(("first", "then"), [(0, 1), (2, 3), (3, 0)])
def test_the_token_goes_to_the_next_player_clockwise(first: int, then: int) -> None:
    s = go(scene(*FOUR, at="pass_token", first=first))
    assert s.game.first == then and s.seat == then
