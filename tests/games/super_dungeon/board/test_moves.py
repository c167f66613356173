"""SD-MOVE, SD-BASE, SD-TERRAIN: reach and paths, geometry only."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tablee.games.super_dungeon.rules.board.map import Board, bits, build
from tablee.games.super_dungeon.rules.board.movers import BURROW, FLY, GHOST, SUREFOOT, Mover
from tablee.games.super_dungeon.rules.board.plan import Placed
from tablee.games.super_dungeon.rules.board.reach import cost, fronts, path, reach, room_for
from tablee.games.super_dungeon.rules.board.tiles import box

from .kit import Square, block, floor, mask, one, pairs, room
from .test_oracle import random_room


def can(
    board: Board, a: Square, b: Square, points: int = 1, powers: int = 0, enemies: int = 0, models: int = 0
) -> bool:
    found = reach(board.mover(1, powers), board.at(*a), points, enemies, models | enemies)
    return bool(found & one(board, *b))


@pytest.mark.rule("SD-MOVE-01")
def test_six_points_reach_six_diagonal_steps() -> None:
    board = floor(9, 9)
    assert can(board, (0, 0), (6, 6), 6) and not can(board, (0, 0), (7, 7), 6)
    assert pairs(board, reach(board.mover(1), board.at(4, 4), 1, 0, 0)) == [s for s in block(3, 3, 3, 3) if s != (4, 4)]
    assert reach(board.mover(1), 0, 0, 0, 0) == 0


@pytest.mark.rule("SD-MOVE-02", "SD-BASE-02")
def test_a_large_base_pays_one_for_a_diagonal_step() -> None:
    board = floor(6, 6)
    large = board.mover(2)
    after = fronts(large, board.at(1, 1), 2, 0)
    assert after[1] & one(board, 2, 2)
    assert (large.feet(board.at(2, 2)) & ~large.feet(board.at(1, 1))).bit_count() == 3
    assert after[2] & one(board, 3, 3)


@pytest.mark.rule("SD-MOVE-03", "SD-MOVE-04")
def test_friends_are_passed_and_enemies_are_not() -> None:
    corridor = floor(5, 1)
    someone = one(corridor, 2, 0)
    assert can(corridor, (1, 0), (3, 0), 2, models=someone)  # a friend: passed
    assert not can(corridor, (1, 0), (2, 0), 2, models=someone)  # but not stood on
    assert not can(corridor, (1, 0), (3, 0), 9, enemies=someone)
    assert can(corridor, (1, 0), (3, 0), 2)  # a token is no model


@pytest.mark.rule("SD-MOVE-03", "SD-BASE-01")
def test_every_square_of_a_large_base_blocks() -> None:
    board = floor(8, 8)
    feet = board.mover(2).feet(board.at(3, 3))
    assert pairs(board, feet) == [(3, 3), (4, 3), (3, 4), (4, 4)]
    found = reach(board.mover(1), board.at(2, 3), 1, feet, feet)
    assert not found & feet and found & one(board, 2, 4)
    # a large base is stopped by an enemy any of its squares would meet
    large = reach(board.mover(2), board.at(0, 3), 9, feet, feet)
    assert [s for s in block(2, 2, 3, 3) if large & one(board, *s)] == []
    assert large & one(board, 1, 3)


@pytest.mark.rule("SD-MOVE-04", "SD-BASE-01")
def test_a_large_base_does_not_stop_where_any_of_its_squares_is_taken() -> None:
    board = floor(8, 2)
    friend = one(board, 4, 1)
    found = reach(board.mover(2), board.at(1, 0), 9, 0, friend)
    assert pairs(board, found) == [(0, 0), (2, 0), (5, 0), (6, 0)]  # (3, 0) and (4, 0) would cover it; passing is free


BARRIERS = [
    ("wall", ["..."], ["v 1 0-1"], (1, 0)),
    ("hole", [". ."], [], (2, 0)),
    ("chasm", [".c."], [], (1, 0)),
    ("structure", [".s."], [], (1, 0)),
]


@pytest.mark.parametrize(("name", "rows", "walls", "there"), BARRIERS)
@pytest.mark.rule("SD-MOVE-05")
def test_what_stops_whom(name: str, rows: list[str], walls: list[str], there: Square) -> None:
    board = room(rows, walls)
    passing = {
        0: [],
        SUREFOOT: [],
        FLY: ["chasm", "structure"],
        BURROW: ["wall", "structure"],
        GHOST: ["wall"],
        FLY | BURROW: ["wall", "chasm", "structure"],
    }
    for powers, legal in passing.items():
        assert can(board, (0, 0), there, 2, powers) == (name in legal), powers
        assert can(board, (0, 0), (2, 0), 9, powers) == (name in legal), powers


@pytest.mark.rule("SD-MOVE-05", "SD-TILE-08")
def test_structures_at_a_corner_stop_no_flyer_and_no_burrower() -> None:
    board = room([".s", "s."])
    assert [can(board, (0, 0), (1, 1), 1, powers) for powers in (0, GHOST, FLY, BURROW)] == [False, False, True, True]
    holes = room([". ", " ."])
    assert not any([can(holes, (0, 0), (1, 1), 1, powers) for powers in (0, GHOST, FLY, BURROW)])


@pytest.mark.rule("SD-MOVE-05", "SD-TILE-05")
def test_an_entrance_that_joins_nothing_is_no_way_out() -> None:
    board = build([Placed(box()["B"], 0, 0, 0)])
    found = reach(board.mover(1), board.at(5, 0), 99, 0, 0)
    assert found | one(board, 5, 0) == board.squares & ~board.structures


@pytest.mark.rule("SD-MOVE-06")
def test_a_spawning_point_stops_heroes_and_lets_monsters_pass() -> None:
    corridor = floor(6, 2)
    point = mask(corridor, block(2, 0, 2, 2))
    assert not can(corridor, (1, 0), (4, 0), 9, enemies=point)
    assert can(corridor, (1, 0), (4, 0), 3, models=point)
    assert not reach(corridor.mover(1), corridor.at(1, 0), 9, 0, point) & point


@pytest.mark.rule("SD-TERRAIN-02")
def test_difficult_ground_costs_two() -> None:
    board = room([".d.d."])
    walker = board.mover(1)
    assert [pairs(board, front) for front in fronts(walker, 0, 6, 0)] == [
        [(0, 0)], [], [(1, 0)], [(2, 0)], [], [(3, 0)], [(4, 0)],
    ]  # fmt: skip
    assert reach(walker, 0, 1, 0, 0) == 0
    for powers in (SUREFOOT, FLY, BURROW):
        assert can(board, (0, 0), (4, 0), 4, powers)
    more = one(board, 2, 0)  # made difficult by something in play
    assert pairs(board, reach(walker, 0, 4, 0, 0, more)) == [(1, 0), (2, 0)]
    assert reach(board.mover(1, SUREFOOT), 0, 4, 0, 0, more).bit_count() == 4


@pytest.mark.rule("SD-TERRAIN-03", "SD-BASE-02")
def test_a_large_base_pays_two_for_new_difficult_squares_only() -> None:
    board = room(["..dd..", "..dd..", "......", "......"])
    large = board.mover(2)
    costs = [pairs(board, front) for front in fronts(large, board.at(0, 0), 6, 0)]
    assert (1, 0) in costs[2]  # two new difficult squares: two points
    assert (2, 0) in costs[4] and (3, 0) in costs[5]  # the step off needs one: what it covers already does not count
    assert (1, 1) in costs[2] and (0, 1) in costs[1]


@pytest.mark.rule("SD-BASE-01", "SD-BASE-02")
def test_a_large_base_needs_room_and_no_wall_inside() -> None:
    narrow = room(["..   ..", ".......", "..   .."])
    assert not reach(narrow.mover(2), narrow.at(0, 0), 9, 0, 0) & one(narrow, 5, 0)
    assert can(narrow, (1, 1), (5, 1), 4)
    walled = floor(4, 2, ["v 2 0-1"])  # a wall over half its height
    assert pairs(walled, walled.mover(2).stand) == [(0, 0), (2, 0)]
    assert reach(walled.mover(2), 0, 9, 0, 0) == 0
    assert pairs(walled, reach(walled.mover(2, BURROW), 0, 9, 0, 0)) == [(2, 0)]  # passes, does not stop on the wall
    small = floor(4, 4)
    assert pairs(small, small.mover(3).stand) == block(0, 0, 2, 2)
    assert pairs(small, small.mover(2, BURROW).places) == block(0, 0, 3, 3)  # never over the side of the map


@pytest.mark.rule("SD-BASE-05")
def test_a_base_across_an_entrance_is_on_both_tiles() -> None:
    board = build([Placed(box()["A"], 0, 0, 0), Placed(box()["C"], 0, 12, 0)])
    large = board.mover(2)
    assert large.stand & one(board, 11, 5)
    assert board.tiles_under(large.feet(board.at(11, 5))) == [0, 1]
    assert board.tiles_under(large.feet(board.at(9, 5))) == [0]
    assert not large.stand & one(board, 11, 4)  # half on the wall beside the entrance


# ---------------------------------------------------------------------- against a plain search
def plain(
    board: Board, mover: Mover, start: int, points: int, enemies: int, hazards: int
) -> dict[int, tuple[int, int]]:
    """Fewest (hazards, points) to each place within the points, by trying all walks."""
    best: dict[tuple[int, int], int] = {(start, 0): 0}  # (place, points) -> hazards
    for spent in range(points):
        for here in [place for place, paid in best if paid == spent]:
            for x, y in block(board.xy(here)[0] - 1, board.xy(here)[1] - 1, 3, 3):
                there = board.at(x, y)
                if there < 0 or there == here or not legal(board, mover, here, there) or mover.feet(there) & enemies:
                    continue
                new = mover.feet(there) & ~mover.feet(here)
                paid = spent + (2 if new & mover.rough else 1)
                hit = best[here, spent] + (new & hazards != 0)
                if paid <= points and hit < best.get((there, paid), 99):
                    best[there, paid] = hit
    found: dict[int, tuple[int, int]] = {}
    for (place, paid), hit in best.items():
        found[place] = min(found.get(place, (99, 99)), (hit, paid))
    return found


def legal(board: Board, mover: Mover, here: int, there: int) -> bool:
    """A step, square by square of the base."""
    if mover.size > 1 and not mover.stand >> there & 1:
        return False
    return all([step(board, q, q + there - here) for q in bits(mover.feet(here))])


def step(board: Board, a: int, b: int) -> bool:
    """May a small walker step from one square to another? Worked out from the walls, not from the tables."""
    (ax, ay), (bx, by) = board.xy(a), board.xy(b)
    solid = board.structures | board.chasms
    if solid >> b & 1 or not board.squares >> b & 1 or max(abs(ax - bx), abs(ay - by)) != 1:
        return False
    if ax == bx or ay == by:
        return not walled(board, (ax, ay), (bx, by))
    for x, y in ((ax, by), (bx, ay)):
        middle = board.at(x, y)
        if middle >= 0 and not board.structures >> middle & 1:
            if not walled(board, (ax, ay), (x, y)) and not walled(board, (x, y), (bx, by)):
                return True
    return False


def walled(board: Board, a: Square, b: Square) -> bool:
    if a[1] == b[1]:
        return (max(a[0], b[0]), a[1]) in board.ground.upright
    return (a[0], max(a[1], b[1])) in board.ground.level


@pytest.mark.parametrize("size", [1, 2])
@pytest.mark.rule("SD-MOVE-01", "SD-MOVE-03", "SD-BASE-02")
def test_reach_and_paths_agree_with_a_plain_search(size: int) -> None:
    tried = 0
    for number in range(60):
        board = random_room(number) if number % 2 else build([Placed(box()["ABCDEF"[number // 2 % 6]], 0, 0, 0)])
        chance = Random(number)
        mover = board.mover(size)
        places = list(bits(mover.stand))
        if not places:
            continue
        start, points = chance.choice(places), chance.randint(1, 5)
        squares = [q for q in bits(board.squares) if not mover.feet(start) >> q & 1]
        enemies = sum([1 << q for q in squares if chance.randrange(6) == 0])
        hazards = sum([1 << q for q in squares if chance.randrange(4) == 0])
        expected = plain(board, mover, start, points, enemies, hazards)
        assert list(bits(reach(mover, start, points, enemies, enemies))) == sorted(set(expected) - {start})
        for goal, (hit, points_spent) in expected.items():
            if goal == start:
                continue
            tried += 1
            way = (start, *path(mover, start, goal, points, enemies, hazards))
            assert way[-1] == goal and len(way) > 1
            spent = entered = 0
            for a, b in pairwise(way):
                assert legal(board, mover, a, b)
                new = mover.feet(b) & ~mover.feet(a)
                spent += 2 if new & mover.rough else 1
                entered += new & hazards != 0
            assert (entered, spent) == (hit, points_spent)
            assert cost(mover, start, way[1:], enemies) == spent
    assert tried > 100


@pytest.mark.rule("SD-MOVE-01")
def test_a_path_takes_a_longer_way_around_a_hazard_if_points_allow() -> None:
    board = floor(5, 3)
    walker, start, goal = board.mover(1), board.at(0, 1), board.at(4, 1)
    hazards = mask(board, [(2, 0), (2, 1)])
    assert [board.xy(q) for q in path(walker, start, goal, 4, 0)] == [(1, 1), (2, 1), (3, 1), (4, 1)]  # straight
    assert board.at(2, 2) in path(walker, start, goal, 4, 0, hazards)
    wall = mask(board, [(2, 0), (2, 1), (2, 2)])
    assert len(path(walker, start, goal, 4, 0, wall)) == 4  # no way around: through one
    assert path(walker, start, goal, 3, 0) == ()


@pytest.mark.rule("SD-MOVE-03", "SD-MOVE-05", "SD-TERRAIN-02")
def test_a_given_way_is_judged_step_by_step() -> None:
    board = room(["..d.", "...."], ["v 3 0-1"])
    walker = board.mover(1)
    way = (board.at(1, 0), board.at(2, 0), board.at(3, 1))
    assert cost(walker, 0, way, 0) == 4 and cost(board.mover(1, SUREFOOT), 0, way, 0) == 3
    assert cost(walker, 0, way, 0, one(board, 1, 0)) == 5
    assert cost(walker, 0, way, one(board, 2, 0)) == -1  # an enemy came in between
    assert cost(walker, 0, (*way[:2], board.at(3, 0)), 0) == -1  # a wall
    assert cost(walker, 0, (board.at(2, 0),), 0) == -1  # no step at all


@pytest.mark.rule("SD-BASE-03", "SD-SPAWN-03", "SD-SPAWN-05")
def test_one_square_within_the_distance_is_enough_to_be_put_there() -> None:
    board = floor(9, 9, ["v 6 0-9"])
    point = mask(board, block(2, 2, 2, 2))
    zone = board.spread(point, 2)
    small, large = room_for(board.mover(1), zone, point), room_for(board.mover(2), zone, point)
    assert small == zone & ~point and not small & one(board, 6, 3)
    assert pairs(board, small) == [s for s in block(0, 0, 6, 6) if s not in block(2, 2, 2, 2)]
    assert large & one(board, 4, 5)  # one row within two squares, the other at three
    assert not large & one(board, 4, 6) and not large & one(board, 3, 3) and not large & one(board, 5, 3)
    chasm = room([".c.s"])
    assert pairs(chasm, room_for(chasm.mover(1), chasm.squares, 0)) == [(0, 0), (2, 0)]  # where it may stand
