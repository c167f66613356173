"""SD-TILE: tiles, entrances, squares and what is next to what."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.board.areas import wave
from tablee.games.super_dungeon.rules.board.map import FAR, bits, build
from tablee.games.super_dungeon.rules.board.movers import GHOST
from tablee.games.super_dungeon.rules.board.plan import NO_ENTRANCE, OVERLAP, Placed, free_doors, layout, refusal, spots
from tablee.games.super_dungeon.rules.board.reach import AMPLE, reach
from tablee.games.super_dungeon.rules.board.tiles import EFFECTS, box, make_tile, read
from tablee.kernel.errors import ContentError

from .kit import floor, one, pairs, room, sees, tile

HALL = tile(["...."] * 4, [], {"E": [1, 2], "W": [1, 2]}, "hall")


@pytest.mark.rule("SD-TILE-02")
def test_a_tile_is_laid_only_with_entrances_lined_up() -> None:
    first = Placed(HALL, 0, 0, 0)
    second = Placed(HALL, 0, 4, 0)
    assert refusal([], first) == ""
    assert refusal([first], second) == ""
    assert refusal([first], Placed(HALL, 0, 4, 1)) == NO_ENTRANCE  # one square off
    assert refusal([first], Placed(HALL, 1, 4, 0)) == NO_ENTRANCE  # its entrances look north and south
    assert refusal([first], Placed(HALL, 0, 5, 0)) == NO_ENTRANCE  # apart
    assert refusal([first], Placed(HALL, 0, 3, 0)) == OVERLAP
    for x in (-4, 8):  # a third tile: at the first or at the second
        assert refusal([first, second], Placed(HALL, 0, x, 0)) == ""


@pytest.mark.rule("SD-TILE-02")
def test_all_spots_are_legal_and_no_legal_spot_is_missing() -> None:
    first, new = Placed(box()["B"], 1, 0, 0), box()["F"]
    found = [placed.key() for placed in spots([first], new)]
    by_hand = [
        ("F", turns, x, y)
        for turns in range(4)
        for x in range(-13, 14)
        for y in range(-13, 14)
        if refusal([first], Placed(new, turns, x, y)) == ""
    ]
    assert found == by_hand
    assert len(found) == 12  # three entrances here, four there, one turn for each pair


@pytest.mark.rule("SD-TILE-02")
def test_an_automatic_dungeon_hangs_together_and_keeps_a_free_entrance() -> None:
    tiles = [box()[letter] for letter in "FBEAC"]
    seen = []
    for n in range(12):
        laid = layout(tiles, [n, 3 * n, 5 * n + 1, 7 * n, 2 * n])
        assert [refusal(laid[:k], laid[k]) for k in range(5)] == [""] * 5
        assert free_doors(laid)
        board = build(laid)
        walkers = board.mover(1).stand
        start = (walkers & -walkers).bit_length() - 1
        assert walkers & ~board.within[start][-1] == 0
        seen.append(tuple([placed.key() for placed in laid]))
    assert len(set(seen)) > 6
    assert [p.key() for p in layout(tiles, [1, 2, 3, 4, 5])] == [p.key() for p in layout(tiles, [1, 2, 3, 4, 5])]


def test_tiles_that_cannot_be_joined_are_refused() -> None:
    with pytest.raises(ValueError, match="cannot be joined"):
        layout([HALL, tile(["..", ".."])], [0, 0])


@pytest.mark.rule("SD-TILE-03")
def test_a_hole_is_no_square() -> None:
    board = room([".. ..", ".. ..", "....."])
    assert board.at(2, 0) == -1
    walker = board.mover(1)
    assert reach(walker, board.at(1, 0), 1, 0, 0) == board.within[board.at(1, 0)][1] & ~one(board, 1, 0)
    assert not reach(walker, board.at(1, 0), 3, 0, 0) & one(board, 3, 0)  # not across the hole
    assert reach(walker, board.at(1, 0), 4, 0, 0) & one(board, 3, 0)  # but around it
    assert pairs(board, wave(board, board.at(1, 0), 1, 1)) == [(0, 0), (0, 1), (1, 1)]  # nothing in the hole


@pytest.mark.rule("SD-TILE-04")
def test_a_wall_stops_steps_and_sight() -> None:
    board = floor(2, 1, ["v 1 0-1"])
    assert reach(board.mover(1), 0, 9, 0, 0) == 0
    assert not sees(board, (0, 0), (1, 0))


@pytest.mark.rule("SD-TILE-05")
def test_a_joined_entrance_is_crossed_and_a_free_one_is_not() -> None:
    board = build([Placed(HALL, 0, 0, 0), Placed(HALL, 0, 4, 0)])
    walker = board.mover(1)
    assert board.tile_of[board.at(3, 1)] == 0 and board.tile_of[board.at(4, 1)] == 1
    assert reach(walker, board.at(3, 1), 1, 0, 0) & one(board, 4, 1)
    assert not reach(walker, board.at(3, 0), 1, 0, 0) & one(board, 4, 0)  # beside the entrance there is wall
    assert not sees(board, (3, 0), (4, 0))
    assert [(k, [board.xy(q) for q in squares]) for k, squares in board.doors] == [
        (0, [(0, 1), (0, 2)]),
        (1, [(7, 1), (7, 2)]),
    ]
    assert reach(walker, board.at(0, 1), 99, 0, 0) | one(board, 0, 1) == board.squares  # nobody leaves the map


@pytest.mark.rule("SD-TILE-05", "SD-MOVE-05")
def test_two_tiles_side_by_side_without_a_shared_entrance_are_parted() -> None:
    dead_end = tile(["...."] * 4, [], {"N": [1, 2]}, "dead end")
    board = build([Placed(HALL, 0, 0, 0), Placed(dead_end, 0, 4, 0)])
    assert not reach(board.mover(1), board.at(3, 1), 9, 0, 0) & board.tile_squares[1]
    assert not sees(board, (3, 1), (4, 1))


@pytest.mark.rule("SD-TILE-06")
def test_squares_with_an_effect_and_open_squares() -> None:
    board = room([".obdcsCSGp"])
    assert pairs(board, board.open) == [(0, 0), (1, 0)]
    names = [board.effect(q) for q in range(10)]
    assert names == ["", "", *[EFFECTS[letter] for letter in "bdcsCSGp"]]
    assert all([board.effects[name] == 1 << q for q, name in enumerate(names) if name])
    assert pairs(board, board.structures) == [(5, 0), (6, 0), (7, 0), (8, 0)]


@pytest.mark.rule("SD-TILE-07")
def test_eight_neighbours_unless_a_wall_parts_them() -> None:
    board = floor(7, 7, ["v 2 0-1"])
    near = board.spread(one(board, 3, 3), 1)
    assert near & one(board, 4, 4) and not near & one(board, 5, 4)
    assert near.bit_count() == 9
    assert not board.spread(one(board, 1, 0), 1) & one(board, 2, 0)
    assert not reach(board.mover(1), board.at(1, 0), 1, 0, 0) & one(board, 2, 0)


DIAGONALS = [
    ([], ["..", ".."], True),
    (["v 1 0-1"], ["..", ".."], True),  # the route by the south is free
    (["h 1 1-2"], ["..", ".."], True),
    (["v 1 0-1", "v 1 1-2"], ["..", ".."], False),
    (["v 1 0-1", "h 1 0-1"], ["..", ".."], False),
    (["h 1 0-2"], ["..", ".."], False),
    ([], [".s", ".."], True),
    ([], [".s", "s."], False),
    ([], [".s", " ."], False),
    ([], [".c", "c."], True),  # a chasm is neither structure nor hole
    (["v 1 1-2"], [".s", ".."], False),
]


@pytest.mark.parametrize(("walls", "rows", "legal"), DIAGONALS)
@pytest.mark.rule("SD-TILE-08")
def test_a_diagonal_step_needs_one_free_route(walls: list[str], rows: list[str], legal: bool) -> None:
    board = room(rows, walls)
    walker = board.mover(1)
    for a, b in ((board.at(0, 0), board.at(1, 1)), (board.at(1, 1), board.at(0, 0))):
        assert bool(dict(walker.legs)[b - a] >> a & 1) == legal
    assert (board.distance(board.at(0, 0), board.at(1, 1)) == 1) == legal
    mirrored = room([row[::-1] for row in rows], [mirror(wall) for wall in walls])
    a, b = mirrored.at(1, 0), mirrored.at(0, 1)
    assert (mirrored.distance(a, b) == 1) == legal == (mirrored.distance(b, a) == 1)


def mirror(wall: str) -> str:
    axis, at, span = wall.split()
    first, last = [int(n) for n in span.split("-")]
    return wall if axis == "v" else f"h {at} {2 - last}-{2 - first}"


@pytest.mark.rule("SD-TILE-09")
def test_within_counts_steps_around_walls() -> None:
    board = floor(6, 4, ["v 2 0-3"])
    assert board.distance(board.at(3, 0), board.at(5, 2)) == 2
    assert board.distance(board.at(1, 0), board.at(2, 0)) == 6
    assert not board.spread(one(board, 1, 0), 5) & one(board, 2, 0)
    assert board.spread(one(board, 1, 0), 6) & one(board, 2, 0)
    assert board.distance(board.at(4, 1), board.at(4, 1)) == 0


@pytest.mark.rule("SD-TILE-09")
def test_within_goes_over_chasms_but_not_through_structures_and_holes() -> None:
    chasm, statue, hole = room([".c."]), room([".s.", "..."]), room([". .", "..."])
    assert chasm.distance(0, 2) == 2
    assert statue.distance(0, 2) == 2 == hole.distance(0, 2)  # by the row below
    assert room([".s."]).distance(0, 2) == FAR
    assert room([".s."]).distance(0, 1) == 1  # a structure may be the end: a flyer stands on it


@pytest.mark.rule("SD-TILE-09")
def test_sets_within_a_distance_and_distances_agree() -> None:
    board = build([Placed(box()["E"], 0, 0, 0)])
    for a in list(bits(board.squares))[::7]:
        rings = board.within[a]
        for b in bits(board.squares):
            d = board.distance(a, b)
            assert d == board.distance(b, a)
            assert rings[d] >> b & 1 and (d == 0 or not rings[d - 1] >> b & 1)
        for steps in (0, 1, 3):
            near = [b for b in bits(board.squares) if board.distance(a, b) <= steps]
            assert list(bits(board.spread(1 << a, steps))) == near


# ---------------------------------------------------------------------- turning and reading
@pytest.mark.rule("SD-TILE-02")
def test_four_quarter_turns_change_nothing_and_one_turns_all() -> None:
    odd = tile(["..s", "d.."], ["v 1 0-1", "h 1 2-3"], {"N": [0], "W": [1]})
    again = odd.turned(4)
    assert (again.rows, again.walls) == (odd.rows, odd.walls)
    turned = odd.turned(1)
    assert turned.rows == ("d.", "..", ".s")
    assert sorted(turned.walls) == [("h", 1, 1), ("v", 1, 2)]
    assert [(door.side, door.at) for door in turned.doors] == [("N", 0), ("E", 0)]
    whole = odd.turned(2).turned(3).turned(3)
    assert (whole.rows, whole.walls) == (odd.rows, odd.walls)
    assert [(d.side, d.at, d.length) for d in whole.doors] == [(d.side, d.at, d.length) for d in odd.doors]


def test_the_tiles_of_the_box() -> None:
    assert list(box()) == list("ABCDEF")
    for letter, one_tile in box().items():
        assert (one_tile.id, one_tile.width, one_tile.height) == (letter, 12, 12)
        assert one_tile.name("fr") != one_tile.name("en")
        assert all([door.length == 2 for door in one_tile.doors])
        board = build([Placed(one_tile, 0, 0, 0)])
        walker, large = board.mover(1), board.mover(2)
        doors = [squares for _, squares in board.doors]
        assert walker.stand & ~board.within[doors[0][0]][-1] == 0  # every square can be reached
        inside = [large.stand & large.covering(1 << a) & large.covering(1 << b) for a, b in doors]
        start = (inside[0] & -inside[0]).bit_length() - 1
        assert all([reach(large, start, 99, 0, 0) & places | 1 << start & places for places in inside])
        assert any([large.feet(q) == board.effects["spawn_location"] for q in bits(large.stand)])


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("letter", list("ABCDEF"))
@pytest.mark.rule("SD-BASE-02")
def test_every_base_gets_everywhere_it_may_be_placed(letter: str, turns: int) -> None:
    """No nook holds a large base for good, whatever it may cross and whichever way its tile lies (SD-TILE-08 both ways)."""
    for strict in (False, True):
        board = build([Placed(box()[letter], turns, 0, 0)], strict)
        for size in (1, 2):
            for powers in range(2 * GHOST):
                mover = board.mover(size, powers)
                start = mover.stand & -mover.stand
                ends = reach(mover, start.bit_length() - 1, AMPLE, 0, 0) | start
                assert pairs(board, mover.stand & ~ends) == [], f"base {size}, powers {powers}"


BAD = [
    (["..", "."], [], {}, "one length"),
    (["x."], [], {}, "rows names 'x': there are"),
    (["..", ".."], ["v 2 0-1"], {}, "does not lie inside"),
    (["..", ".."], ["d 1 0-1"], {}, "does not lie inside"),
    (["..", ".."], ["v one"], {}, "is not like"),
    (["..", ".."], ["v 1 0-2", "v 1 1-2"], {}, "on each other"),
    (["..", ".."], [], {"X": [0]}, "entrances names 'X': there are N, E, S, W"),
    (["..", ".."], [], {"N": [2]}, "squares of the side"),
]


@pytest.mark.parametrize(("rows", "walls", "doors", "words"), BAD)
def test_mistakes_in_a_tile_are_named(
    rows: list[str], walls: list[str], doors: dict[str, list[int]], words: str
) -> None:
    with pytest.raises(ContentError, match=words):
        make_tile("t", "t", "t", rows, walls, doors)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("tile = [", "cannot be read"),
        ("other = 1", "other is unknown: there are house, tile"),
        ("house = true", "tile is missing"),
        ("[[tile]]\nid = 'A'\nshape = 3", "shape is unknown: there are id, name, rows"),
    ],
)
def test_mistakes_in_the_file_are_named(text: str, words: str) -> None:
    with pytest.raises(ContentError, match=words):
        read(text)
