"""SD-LOS and SD-RANGE: the clauses of the book, one by one."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.board.blocking import STRUCTURE, blocking, line
from tablee.games.super_dungeon.rules.board.map import FAR, bits
from tablee.games.super_dungeon.rules.board.movers import BURROW, FLY, GHOST
from tablee.games.super_dungeon.rules.board.tiles import LEVEL, UPRIGHT

from .kit import block, floor, mask, one, room, sees


@pytest.mark.rule("SD-LOS-01")
def test_a_wall_between_hides_the_target_but_not_from_a_count_around_it() -> None:
    board = floor(5, 4, ["v 2 0-3"])
    assert not sees(board, (1, 0), (2, 0))
    assert board.distance(board.at(1, 0), board.at(2, 0)) == 6  # what Hookshot needs: range 6, no sight


@pytest.mark.rule("SD-LOS-02")
def test_on_open_floor_all_squares_see_each_other() -> None:
    board = floor(9, 7)
    assert all([board.sight[q] == board.squares for q in bits(board.squares)])


@pytest.mark.rule("SD-LOS-02")
def test_a_wall_on_the_shared_edge_and_a_short_wall_on_the_way() -> None:
    board = floor(5, 2, ["v 2 0-1"])
    assert not sees(board, (1, 0), (2, 0))
    assert not sees(board, (0, 0), (4, 0))  # every segment stays in the row
    assert sees(board, (0, 0), (4, 1))


@pytest.mark.rule("SD-LOS-02")
def test_a_sight_that_no_centre_has() -> None:
    """Between the centres lies a wall's end; from the right parts of the squares one sees past it."""
    board = floor(3, 2, ["v 1 0-1", "v 2 1-2"])
    assert not sees(floor(3, 2, ["v 1 0-2"]), (0, 0), (2, 1))
    assert not sees(board, (0, 0), (1, 0)) and not sees(board, (1, 1), (2, 1))
    assert sees(board, (0, 1), (2, 0))  # between the two ends
    assert not sees(board, (0, 0), (2, 1))


@pytest.mark.rule("SD-LOS-03")
def test_a_line_that_only_grazes_an_end_is_blocked() -> None:
    # both walls end in the corner (2, 2): every line between the squares would have to go through that point
    board = floor(4, 4, ["v 2 0-2", "h 2 0-2"])
    assert not sees(board, (1, 1), (2, 2))
    assert sees(floor(4, 4, ["v 2 0-2"]), (1, 1), (2, 2))


@pytest.mark.parametrize(
    ("walls", "seen"),
    [
        ([], True),
        (["v 1 0-1"], True),
        (["h 1 0-1"], True),
        (["v 1 1-2"], True),
        (["v 1 0-1", "h 1 0-1"], False),
        (["v 1 0-2"], False),
        (["h 1 0-2"], False),
        (["h 1 1-2", "v 1 1-2"], False),
    ],
)
@pytest.mark.rule("SD-LOS-03")
def test_diagonal_neighbours_need_one_of_two_routes(walls: list[str], seen: bool) -> None:
    assert sees(floor(2, 2, walls), (0, 0), (1, 1)) == seen


@pytest.mark.rule("SD-LOS-04")
def test_chasms_do_not_block_and_models_are_not_even_asked_for() -> None:
    board = room(["..ccc.."])
    assert board.sight[0] == board.squares


@pytest.mark.rule("SD-LOS-05")
def test_every_square_sees_itself_at_range_0() -> None:
    board = room(["sc.", " s."])
    for q in bits(board.squares):
        assert board.sees(1 << q, 1 << q) and board.apart(1 << q, 1 << q) == 0


@pytest.mark.rule("SD-LOS-06")
def test_structures_do_not_hide_flyers_and_walls_do() -> None:
    board = room(["..s.."], ["v 4 0-1"])
    assert not sees(board, (1, 0), (3, 0)) and sees(board, (1, 0), (3, 0), FLY)
    assert not sees(board, (3, 0), (4, 0), FLY)
    assert sees(board, (1, 0), (2, 0), FLY)  # on the structure itself


@pytest.mark.rule("SD-LOS-07")
def test_one_square_of_a_large_base_in_view_is_enough_both_ways() -> None:
    board = floor(6, 4, ["v 2 0-3"])
    large, viewer = board.mover(2), one(board, 1, 0)
    feet = large.feet(board.at(2, 2))
    assert [s for s in block(2, 2, 2, 2) if sees(board, (1, 0), s)] == [(2, 3)]
    assert board.sees(viewer, feet) and board.sees(feet, viewer)
    hidden = large.feet(board.at(2, 0))
    assert not board.sees(viewer, hidden) and not board.sees(hidden, viewer)


@pytest.mark.rule("SD-LOS-07")
def test_a_burrower_inside_a_structure_neither_sees_nor_is_seen_but_by_flyers() -> None:
    board = room(["...", ".s.", "..."])
    assert board.mover(1, BURROW).stand & one(board, 1, 1)
    assert board.sight[board.at(1, 1)] == one(board, 1, 1)
    assert board.look(FLY)[board.at(1, 1)] == board.squares


@pytest.mark.rule("SD-LOS-07")
def test_holes_do_not_block_unless_walled() -> None:
    assert sees(room([". ."]), (0, 0), (2, 0))
    assert not sees(room([". ."], ["v 1 0-1", "v 2 0-1"]), (0, 0), (2, 0))


def test_a_ghost_looks_through_walls_but_not_through_structures() -> None:
    board = room(["..s."], ["v 1 0-1"])
    assert not sees(board, (0, 0), (1, 0)) and sees(board, (0, 0), (1, 0), GHOST)
    assert not sees(board, (1, 0), (3, 0), GHOST) and sees(board, (1, 0), (3, 0), GHOST | FLY)


# ---------------------------------------------------------------------- why not
@pytest.mark.rule("SD-LOS-01")
def test_the_wall_that_blocks_is_named() -> None:
    board = floor(8, 8, ["v 4 2-6", "h 7 0-2"])
    (wall,) = blocking(board, board.at(2, 4), board.at(6, 4))
    assert wall.key() == (UPRIGHT, 4, 2, 4, 6)
    assert blocking(board, board.at(2, 0), board.at(6, 0)) == ()
    (wall,) = blocking(board, board.at(0, 6), board.at(0, 7))
    assert wall.key() == (LEVEL, 0, 7, 2, 7)


@pytest.mark.rule("SD-LOS-01", "SD-LOS-06")
def test_the_structure_that_blocks_is_named_and_two_walls_may_be_needed() -> None:
    board = room(["....", ".ss.", ".ss.", "...."])
    (statue,) = blocking(board, board.at(0, 1), board.at(3, 1))
    assert statue.key() == (STRUCTURE, 1, 1, 3, 3) and statue.squares == board.structures
    assert blocking(board, board.at(0, 1), board.at(3, 1), FLY) == ()
    corner = floor(2, 2, ["v 1 0-1", "h 1 0-1"])
    assert [one.kind for one in blocking(corner, 0, 3)] == [LEVEL, UPRIGHT]


@pytest.mark.rule("SD-LOS-01")
def test_of_two_walls_in_a_row_the_nearer_one_is_named() -> None:
    board = floor(9, 3, ["v 3 0-3", "v 6 0-3"])
    assert [w.x for w in blocking(board, board.at(1, 1), board.at(8, 1))] == [3]
    assert [w.x for w in blocking(board, board.at(8, 1), board.at(1, 1))] == [6]


@pytest.mark.rule("SD-LOS-02")
def test_a_line_is_drawn_from_a_large_base_to_the_square_it_sees() -> None:
    board = floor(6, 4, ["v 2 0-3"])
    segment = line(board, board.mover(2).feet(board.at(0, 2)), one(board, 3, 3))
    assert segment is not None
    assert 0 < segment[0] < 2 < 3 < segment[2] < 4 and 3 < segment[3] < 4
    assert line(board, one(board, 0, 0), one(board, 2, 0)) is None


# ---------------------------------------------------------------------- range
@pytest.mark.rule("SD-RANGE-01")
def test_range_counts_the_target_and_not_the_user() -> None:
    board = floor(9, 9)
    user = one(board, 0, 0)
    assert board.apart(user, one(board, 1, 1)) == 1
    assert board.apart(user, one(board, 6, 2)) == 6 and board.apart(user, one(board, 7, 7)) == 7
    assert board.spread(user, 6) & one(board, 6, 6) and not board.spread(user, 6) & one(board, 7, 2)


@pytest.mark.parametrize(
    ("rule", "reach", "legal", "refused"),
    [
        pytest.param("support", 1, [(4, 4), (5, 5)], [(6, 4)], marks=pytest.mark.rule("SD-RANGE-02")),
        pytest.param("melee", 2, [(6, 6), (4, 2)], [(7, 4)], marks=pytest.mark.rule("SD-RANGE-03")),
        pytest.param("magic", 6, [(10, 4), (10, 10)], [(11, 4)], marks=pytest.mark.rule("SD-RANGE-04")),
        pytest.param("missile", 8, [(12, 4), (12, 12)], [(13, 4)], marks=pytest.mark.rule("SD-RANGE-05")),
    ],
)
def test_the_distances_of_the_examples(
    rule: str, reach: int, legal: list[tuple[int, int]], refused: list[tuple[int, int]]
) -> None:
    board = floor(14, 14)
    zone = board.spread(one(board, 4, 4), reach)
    assert mask(board, legal) & ~zone == 0, rule
    assert mask(board, refused) & zone == 0, rule


@pytest.mark.rule("SD-RANGE-07", "SD-BASE-03")
def test_distance_to_a_large_base_is_to_its_nearest_square() -> None:
    board = floor(12, 12)
    feet = board.mover(2).feet(board.at(5, 5))
    assert board.apart(one(board, 2, 5), feet) == 3 == board.apart(feet, one(board, 2, 5))
    other = board.mover(2).feet(board.at(8, 5))
    assert board.apart(feet, other) == 2 == board.apart(other, feet)
    assert board.apart(feet, board.mover(3).feet(board.at(7, 7))) == 1
    assert board.spread(feet, 2) & one(board, 8, 8) and not board.spread(feet, 2) & one(board, 9, 5)


@pytest.mark.rule("SD-RANGE-07")
def test_the_nearest_square_counts_around_walls() -> None:
    board = floor(6, 2, ["v 2 0-1"])
    assert board.apart(one(board, 1, 0), board.mover(2).feet(board.at(2, 0))) == 1  # its lower square
    assert board.apart(one(board, 0, 0), board.mover(2).feet(board.at(3, 0))) == 3
    assert room([". ."]).apart(1, 4) == FAR
