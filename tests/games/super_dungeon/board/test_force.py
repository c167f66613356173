"""SD-CONTROL: push, pull and compel, geometry only."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tablee.games.super_dungeon.rules.board.force import COMPEL, PULL, PUSH, forced, gap
from tablee.games.super_dungeon.rules.board.map import Board, bits
from tablee.games.super_dungeon.rules.board.movers import FLY
from tablee.games.super_dungeon.rules.board.reach import reach

from .kit import Square, floor, mask, one, room
from .test_oracle import random_room


def moved(
    kind: str, board: Board, at: Square, user: Square, squares: int, powers: int = 0, enemies: int = 0, models: int = 0
) -> dict[Square, list[Square]]:
    others = models | enemies | one(board, *user)
    found = forced(
        kind, board.mover(1, powers), board.at(*at), board.at(*user), 1, squares, enemies | one(board, *user), others
    )
    return {board.xy(there): [board.xy(q) for q in way] for there, way in found.items()}


def test_gaps_between_bases() -> None:
    board = floor(12, 12)
    assert gap(12, board.at(2, 2), 1, board.at(2, 2), 1) == 0
    assert gap(12, board.at(2, 2), 1, board.at(3, 3), 1) == 1
    assert gap(12, board.at(2, 2), 1, board.at(4, 9), 1) == 7
    assert gap(12, board.at(2, 2), 2, board.at(4, 2), 1) == 1 == gap(12, board.at(4, 2), 1, board.at(2, 2), 2)
    assert gap(12, board.at(2, 2), 2, board.at(7, 8), 3) == 5
    walled = floor(12, 12, ["v 3 0-11"])
    assert gap(12, walled.at(2, 2), 1, walled.at(3, 2), 1) == 1  # as the crow flies


@pytest.mark.rule("SD-CONTROL-01", "SD-CONTROL-05")
def test_push_may_move_less_and_the_way_is_shown() -> None:
    board = floor(9, 1)
    found = moved(PUSH, board, (2, 0), (0, 0), 3)
    assert found == {(3, 0): [(3, 0)], (4, 0): [(3, 0), (4, 0)], (5, 0): [(3, 0), (4, 0), (5, 0)]}


@pytest.mark.rule("SD-CONTROL-02", "SD-CONTROL-05")
def test_push_stops_at_a_wall() -> None:
    board = floor(9, 1, ["v 5 0-1"])
    assert max(moved(PUSH, board, (2, 0), (0, 0), 3)) == (4, 0)  # two steps, then the wall
    assert moved(PUSH, board, (4, 0), (0, 0), 5) == {}
    assert sorted(moved(PUSH, floor(5, 1), (2, 0), (0, 0), 5)) == [(3, 0), (4, 0)]  # two free squares behind


@pytest.mark.rule("SD-CONTROL-02", "SD-TERRAIN-01", "SD-TERRAIN-02")
def test_terrain_counts_for_who_is_moved() -> None:
    difficult = room(["...d..."])
    assert sorted(moved(PUSH, difficult, (2, 0), (0, 0), 3)) == [(3, 0), (4, 0)]
    assert moved(PUSH, difficult, (2, 0), (0, 0), 1) == {}
    chasm = room(["...c..."])
    assert moved(PUSH, chasm, (2, 0), (0, 0), 3) == {}
    assert sorted(moved(PUSH, chasm, (2, 0), (0, 0), 3, FLY)) == [(3, 0), (4, 0), (5, 0)]


@pytest.mark.rule("SD-CONTROL-02", "SD-MOVE-03", "SD-MOVE-04")
def test_who_is_moved_passes_friends_and_not_enemies() -> None:
    board = floor(7, 1)
    someone = one(board, 3, 0)
    assert sorted(moved(PUSH, board, (2, 0), (0, 0), 2, models=someone)) == [(4, 0)]
    assert moved(PUSH, board, (2, 0), (0, 0), 2, enemies=someone) == {}


@pytest.mark.rule("SD-CONTROL-03")
def test_compel_goes_anywhere_within_its_squares() -> None:
    board = floor(9, 9, ["v 6 0-8"])
    found = moved(COMPEL, board, (5, 4), (0, 0), 2)
    walk = reach(board.mover(1), board.at(5, 4), 2, one(board, 0, 0), one(board, 0, 0))
    assert mask(board, found) == walk
    assert (3, 4) in found and (2, 4) not in found and (6, 4) not in found
    assert all([len(way) <= 2 and way[-1] == there for there, way in found.items()])


@pytest.mark.rule("SD-CONTROL-04")
def test_pull_comes_nearer_with_every_step_and_stops_when_adjacent() -> None:
    board = floor(9, 5)
    found = moved(PULL, board, (5, 2), (1, 2), 5)
    assert max([len(way) for way in found.values()]) == 3
    assert (2, 2) in found and (1, 1) not in found
    for way in found.values():
        gaps = [max(abs(x - 1), abs(y - 2)) for x, y in [(5, 2), *way]]
        assert all([b == a - 1 for a, b in pairwise(gaps)])
    assert moved(PULL, board, (2, 3), (1, 2), 5) == {}  # adjacent already
    assert (5, 3) not in found  # a step that keeps the distance
    assert forced(PULL, board.mover(1), board.at(2, 3), board.at(1, 2), 1, 5, 0, 0) == {}  # not even onto a free square


@pytest.mark.rule("SD-CONTROL-05")
def test_push_from_2_1() -> None:
    board = floor(8, 5)
    assert sorted(moved(PUSH, board, (2, 1), (0, 0), 1)) == [(3, 0), (3, 1), (3, 2)]


@pytest.mark.rule("SD-CONTROL-02", "SD-BASE-02")
def test_a_large_base_is_pushed_as_a_whole() -> None:
    board = floor(8, 3, ["v 6 0-1"])
    large = board.mover(2)
    user = one(board, 0, 0)
    found = forced(PUSH, large, board.at(2, 0), 0, 1, 5, user, user)
    assert sorted([board.xy(q) for q in found]) == [(3, 0), (3, 1), (4, 0), (4, 1), (5, 1), (6, 0), (6, 1)]
    # it passes the wall by the lower rows, and nowhere stands across it
    assert found[board.at(6, 0)][2] == board.at(5, 1) and board.at(5, 0) not in found


@pytest.mark.rule("SD-CONTROL-02")
def test_a_way_with_or_without_hazards() -> None:
    board = floor(8, 3)
    at, user, walker = board.at(2, 1), board.at(0, 1), board.mover(1)
    hazards = mask(board, [(3, 0), (3, 1)])
    kind = board.squares & ~hazards
    there = board.at(4, 1)
    assert forced(PUSH, walker, at, user, 1, 2, 0, 0, hazards)[there] == (board.at(3, 2), there)
    assert forced(PUSH, walker, at, user, 1, 2, 0, 0, kind)[there][0] in bits(hazards)  # into it, as the book advises


@pytest.mark.rule("SD-CONTROL-03")
def test_compel_agrees_with_reach_everywhere() -> None:
    for number in range(30):
        board = random_room(number)
        for size in (1, 2):
            mover = board.mover(size)
            for at in list(bits(mover.stand))[::4]:
                found = forced(COMPEL, mover, at, 0, 1, 3, 0, 0)
                assert sum([1 << there for there in found]) == reach(mover, at, 3, 0, 0)
