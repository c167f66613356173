"""SD-AREA: the squares of area effects."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.board.areas import aura, burst, cross, lance, sweep, wave
from tablee.games.super_dungeon.rules.board.map import bits, build
from tablee.games.super_dungeon.rules.board.movers import FLY
from tablee.games.super_dungeon.rules.board.plan import Placed
from tablee.games.super_dungeon.rules.board.tiles import box

from .kit import block, floor, mask, one, pairs, room


@pytest.mark.rule("SD-AREA-01", "SD-AREA-11")
def test_a_square_the_user_does_not_see_is_not_in_a_wave() -> None:
    board = floor(9, 9, ["v 6 4-5"])
    hidden = one(board, 7, 4)
    assert board.apart(one(board, 5, 4), hidden) == 2
    found = wave(board, board.at(5, 4), 1, 2)
    assert not found & hidden and not found & one(board, 6, 4)
    assert found | hidden | one(board, 6, 4) | one(board, 5, 4) == mask(board, block(3, 2, 5, 5))


@pytest.mark.rule("SD-AREA-01")
def test_near_and_seen_are_both_needed() -> None:
    """Around the corner: two steps away, but hidden."""
    board = room([".s.", "...", "..."])
    assert board.distance(board.at(0, 0), board.at(2, 0)) == 2
    assert not wave(board, board.at(0, 0), 1, 2) & one(board, 2, 0)
    assert wave(board, board.at(0, 0), 1, 2, FLY) & one(board, 2, 0)  # to or from a flyer


@pytest.mark.rule("SD-AREA-02", "SD-RANGE-06")
def test_areas_are_given_by_the_user_alone_and_burst_by_its_target() -> None:
    board = floor(12, 12)
    assert cross(board, board.at(5, 5), 1, 2).bit_count() == 8  # nobody has to be chosen
    assert sweep(board, board.at(5, 5), 1, "N", 1).bit_count() == 3
    target = one(board, 9, 5)
    assert board.spread(one(board, 3, 5), 6) & target and not board.spread(one(board, 2, 5), 6) & target
    assert burst(board, board.at(9, 5), 1) == mask(board, block(8, 4, 3, 3))


@pytest.mark.rule("SD-AREA-06")
def test_burst_is_the_block_the_target_sees() -> None:
    board = floor(10, 10)
    assert pairs(board, burst(board, board.at(5, 5), 1)) == block(4, 4, 3, 3)
    walled = floor(10, 10, ["v 6 0-10"])
    found = burst(walled, walled.at(5, 5), 1)
    assert pairs(walled, found) == block(4, 4, 2, 3)
    pillar = floor(10, 10, ["v 6 5-6"])  # the user at (9, 4) sees both squares, the target does not see (6, 5)
    user = pillar.sight[pillar.at(9, 4)]
    assert user & one(pillar, 5, 5) and user & one(pillar, 6, 5)
    assert not burst(pillar, pillar.at(5, 5), 1) & one(pillar, 6, 5)


@pytest.mark.rule("SD-AREA-06", "SD-AREA-07")
def test_a_burst_spares_what_is_near_but_hidden_from_its_target() -> None:
    board = room([".s..", "....", "...."])
    target, hidden = board.at(0, 0), one(board, 2, 0)
    assert board.spread(1 << target, 2) & hidden and not burst(board, target, 2) & hidden
    assert burst(board, target, 2, 0, FLY) & hidden
    wide = room(["..s.", "....", "...."])
    centre, feet, hidden = wide.at(0, 0), wide.mover(2).feet(wide.at(0, 0)), one(wide, 3, 0)
    assert not burst(wide, centre, 3) & hidden  # the square in the centre does not see it,
    assert burst(wide, centre, 3, feet) & hidden  # but another square of a large target does


@pytest.mark.rule("SD-AREA-07", "SD-BASE-04")
def test_a_burst_on_a_large_base_is_around_one_of_its_squares() -> None:
    board = floor(10, 10)
    feet = board.mover(2).feet(board.at(4, 4))
    for x, y in block(4, 4, 2, 2):
        found = burst(board, board.at(x, y), 1, feet)
        assert pairs(board, found) == block(x - 1, y - 1, 3, 3)
        assert found & feet == feet  # one model in it, whatever the number of its squares


@pytest.mark.rule("SD-AREA-08")
def test_cross_2() -> None:
    board = floor(11, 11)
    arms = [(5, 4), (5, 3), (5, 6), (5, 7), (4, 5), (3, 5), (6, 5), (7, 5)]
    assert cross(board, board.at(5, 5), 1, 2) == mask(board, arms)
    walled = floor(11, 11, ["v 6 5-6"])
    assert cross(walled, walled.at(5, 5), 1, 2) == mask(walled, arms[:6])


@pytest.mark.rule("SD-AREA-09")
def test_lance_3() -> None:
    board = floor(8, 8)
    assert pairs(board, lance(board, board.at(2, 2), 1, "E", 3)) == [(3, 2), (4, 2), (5, 2)]
    assert pairs(board, lance(board, board.at(2, 2), 1, "N", 3)) == [(2, 0), (2, 1)]  # to the edge of the map
    assert pairs(board, lance(board, board.at(2, 2), 1, "S", 2)) == [(2, 3), (2, 4)]
    assert pairs(board, lance(board, board.at(2, 2), 1, "W", 1)) == [(1, 2)]
    walled = floor(8, 8, ["v 4 2-3"])
    assert pairs(walled, lance(walled, walled.at(2, 2), 1, "E", 3)) == [(3, 2)]
    with pytest.raises(KeyError):
        lance(board, board.at(2, 2), 1, "NE", 3)  # only the four sides


@pytest.mark.rule("SD-AREA-10")
def test_sweep_is_the_row_along_one_side() -> None:
    board = floor(11, 11)
    assert pairs(board, sweep(board, board.at(5, 5), 1, "N", 1)) == block(4, 4, 3, 1)
    assert pairs(board, sweep(board, board.at(5, 5), 1, "N", 2)) == block(3, 4, 5, 1)
    assert pairs(board, sweep(board, board.at(5, 5), 1, "S", 1)) == block(4, 6, 3, 1)
    assert pairs(board, sweep(board, board.at(5, 5), 1, "E", 1)) == block(6, 4, 1, 3)
    assert pairs(board, sweep(board, board.at(5, 5), 1, "W", 1)) == block(4, 4, 1, 3)
    walled = floor(11, 11, ["v 5 3-6"])
    assert pairs(walled, sweep(walled, walled.at(5, 5), 1, "N", 1)) == [(5, 4), (6, 4)]


@pytest.mark.rule("SD-AREA-11", "SD-AREA-12")
def test_wave_and_aura() -> None:
    board = floor(11, 11)
    assert pairs(board, wave(board, board.at(5, 5), 1, 1)) == [s for s in block(4, 4, 3, 3) if s != (5, 5)]
    assert wave(board, board.at(5, 5), 1, 2).bit_count() == 24
    around = aura(board, board.at(5, 5), 1, 2)
    assert around & one(board, 7, 7) and not around & one(board, 8, 5)


@pytest.mark.rule("SD-AREA-13")
def test_an_aura_is_where_its_user_is() -> None:
    board = floor(11, 11)
    before, after = aura(board, board.at(2, 5), 1, 1), aura(board, board.at(3, 5), 1, 1)
    assert before & one(board, 1, 5) and not after & one(board, 1, 5) and after & one(board, 4, 5)


@pytest.mark.rule("SD-AREA-14")
def test_areas_of_a_large_user() -> None:
    board = floor(12, 12)
    at = board.at(5, 5)
    assert cross(board, at, 2, 1).bit_count() == 8
    assert wave(board, at, 2, 1).bit_count() == 12
    assert pairs(board, lance(board, at, 2, "E", 3)) == block(7, 5, 3, 2)
    assert pairs(board, lance(board, at, 2, "N", 3)) == block(5, 2, 2, 3)
    assert pairs(board, sweep(board, at, 2, "N", 1)) == block(4, 4, 4, 1)
    assert pairs(board, sweep(board, at, 2, "E", 1)) == block(7, 4, 1, 4)
    assert pairs(board, sweep(board, at, 2, "S", 1)) == block(4, 7, 4, 1)
    assert cross(board, board.at(4, 4), 3, 2).bit_count() == 24


@pytest.mark.rule("SD-BASE-04")
def test_one_covered_square_is_enough_to_be_in_an_area() -> None:
    board = floor(8, 8)
    line = lance(board, board.at(0, 3), 1, "E", 4)
    for y in (2, 3):
        assert board.mover(2).feet(board.at(2, y)) & line  # two of its squares, and it is still one model
    assert not board.mover(2).feet(board.at(2, 4)) & line


@pytest.mark.rule("SD-AREA-01", "SD-TILE-03")
def test_areas_hold_only_seen_squares_of_the_board() -> None:
    board = build([Placed(box()["C"], 0, 0, 0)])
    for q in list(bits(board.mover(2).stand))[::5]:
        feet = board.mover(2).feet(q)
        shapes = [wave(board, q, 2, 3), cross(board, q, 2, 3)]
        shapes += [shape(board, q, 2, side, 3) for shape in (lance, sweep) for side in "NESW"]
        for squares in shapes:
            assert squares & ~board.squares == 0 and squares & feet == 0
            assert all([board.sees(feet, 1 << s) for s in bits(squares)])
        assert cross(board, q, 2, 3) & ~wave(board, q, 2, 3) == 0
