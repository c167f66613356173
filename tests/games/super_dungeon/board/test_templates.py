"""SD-TRAP: where templates lie, and what is next to them."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.board.map import bits, build
from tablee.games.super_dungeon.rules.board.plan import Placed
from tablee.games.super_dungeon.rules.board.templates import AREA, LINE, SCATTER, near, places, scatter
from tablee.games.super_dungeon.rules.board.tiles import box

from .kit import block, floor, mask, one, pairs, room


@pytest.mark.rule("SD-TRAP-01")
def test_a_template_lies_on_its_tile_only() -> None:
    board = build([Placed(box()["A"], 0, 0, 0), Placed(box()["C"], 0, 12, 0)])
    for kind in (AREA, LINE, SCATTER):
        for tile in (0, 1):
            found = places(board, tile, kind)
            assert found and all([squares & ~board.tile_squares[tile] == 0 for squares in found])
            assert len(set(found)) == len(found)
    across = mask(board, block(11, 5, 2, 2))
    assert across not in places(board, 0, AREA) + places(board, 1, AREA)
    assert not scatter(board, 0, [board.at(x, 5) for x in (9, 10, 11, 12)])


@pytest.mark.rule("SD-TRAP-02")
def test_one_area_one_straight_line_four_single_squares() -> None:
    board = floor(5, 4)
    areas, lines = places(board, 0, AREA), places(board, 0, LINE)
    assert len(areas) == 4 * 3 and mask(board, block(0, 0, 2, 2)) in areas
    assert (
        len(lines) == 2 * 4 + 5 and mask(board, block(1, 2, 4, 1)) in lines and mask(board, block(4, 0, 1, 4)) in lines
    )
    assert places(board, 0, SCATTER) == tuple([1 << q for q in range(20)])
    assert scatter(board, 0, [0, 1, 5, 6]) and scatter(board, 0, [0, 4, 15, 19])  # adjacent or apart
    assert not scatter(board, 0, [0, 1, 5]) and not scatter(board, 0, [0, 0, 5, 6])


@pytest.mark.parametrize(
    ("rows", "walls"),
    [
        (["....", "...."], ["v 2 0-1"]),
        (["....", "...."], ["h 1 1-2"]),
        ([".s..", "...."], []),
        (["....", "..c."], []),
        ([".. .", "...."], []),
    ],
)
@pytest.mark.rule("SD-TRAP-03")
def test_no_template_across_walls_structures_or_chasms(rows: list[str], walls: list[str]) -> None:
    board, free = room(rows, walls), floor(4, 2)
    fewer = places(board, 0, AREA)
    assert 0 < len(fewer) < len(places(free, 0, AREA))
    assert len(places(board, 0, LINE)) < len(places(free, 0, LINE)) or walls == [
        "h 1 1-2"
    ]  # level lines do not mind it
    for squares in fewer:
        assert squares & (board.structures | board.chasms) == 0 and squares & ~board.squares == 0


@pytest.mark.rule("SD-TRAP-03")
def test_a_scatter_avoids_structures_and_chasms_and_minds_no_model() -> None:
    board = room(["..sc.."])
    assert places(board, 0, SCATTER) == tuple([1 << q for q in (0, 1, 4, 5)])
    assert scatter(board, 0, [0, 1, 4, 5])  # whoever stands there
    assert not scatter(board, 0, [0, 1, 2, 4]) and not scatter(board, 0, [0, 1, 3, 4])


@pytest.mark.rule("SD-TRAP-04", "SD-TRAP-05")
def test_on_a_template_or_next_to_it() -> None:
    board = floor(8, 6, ["v 5 0-6"])
    template = mask(board, block(3, 2, 2, 2))
    assert pairs(board, near(board, template)) == block(2, 1, 3, 4)  # not behind the wall
    assert not near(board, template) & one(board, 1, 2)


@pytest.mark.rule("SD-TRAP-05")
def test_each_square_of_a_scatter_has_its_own_surroundings() -> None:
    board = floor(9, 3)
    apart = [board.at(1, 1), board.at(7, 1)]
    assert near(board, 1 << apart[0]) & near(board, 1 << apart[1]) == 0
    assert near(board, sum([1 << q for q in apart])) == near(board, 1 << apart[0]) | near(board, 1 << apart[1])


@pytest.mark.rule("SD-TRAP-10")
def test_a_line_can_be_laid_next_to_a_model_that_enters() -> None:
    board = build([Placed(box()["A"], 0, 0, 0), Placed(box()["C"], 0, 12, 0)])
    huntress = one(board, 12, 5)
    beside = [line for line in places(board, 1, LINE) if near(board, line) & huntress and not line & huntress]
    assert beside
    assert all([min([board.distance(board.at(12, 5), q) for q in bits(line)]) == 1 for line in beside])
