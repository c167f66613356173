"""SD-LOS: the sweep against the oracle, on the tiles of the box and on boards made by chance."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from tablee.games.super_dungeon.rules.board.blocking import blocked_by, blocking, line
from tablee.games.super_dungeon.rules.board.map import Board, bits, build
from tablee.games.super_dungeon.rules.board.movers import FLY, GHOST
from tablee.games.super_dungeon.rules.board.plan import Placed
from tablee.games.super_dungeon.rules.board.sight import columns
from tablee.games.super_dungeon.rules.board.tiles import box

from .kit import pairs, room
from .oracle import oracle


def random_room(number: int) -> Board:
    chance = Random(f"room {number}")
    width, height = chance.randint(2, 8), chance.randint(2, 7)
    letters = "." * chance.choice([3, 6, 12]) + "sc "
    rows = ["".join([chance.choice(letters) for _ in range(width)]) for _ in range(height)]
    often = chance.choice([10, 25, 45])
    walls = [f"v {x} {y}-{y + 1}" for x in range(1, width) for y in range(height) if chance.randrange(100) < often]
    walls += [f"h {y} {x}-{x + 1}" for x in range(width) for y in range(1, height) if chance.randrange(100) < often]
    return room(rows, walls)


def compare(board: Board, eyes: int = 0) -> int:
    """All pairs, asked one by one and then all at once; how many see each other."""
    expected = oracle(*[columns(mask, board.width, board.height) for mask in board.opaque(eyes)])
    for q in bits(board.squares):
        there = sorted([s for s in expected[board.xy(q)] if board.at(*s) >= 0], key=lambda s: (s[1], s[0]))
        one_by_one = [board.xy(other) for other in bits(board.squares) if board.sees(1 << q, 1 << other, eyes)]
        assert one_by_one == there, board.xy(q)
        assert pairs(board, board.look(eyes)[q]) == there, board.xy(q)
    return sum([board.look(eyes)[q].bit_count() for q in bits(board.squares)])


@pytest.mark.parametrize("letter", "ABCDEF")
@pytest.mark.rule("SD-LOS-02", "SD-LOS-03")
def test_the_sweep_agrees_with_the_oracle_on_the_tiles(letter: str) -> None:
    board = build([Placed(box()[letter], 0, 0, 0)])
    seen = compare(board)
    assert board.squares.bit_count() * 20 < seen < board.squares.bit_count() ** 2  # neither nothing nor all


@pytest.mark.rule("SD-LOS-02", "SD-LOS-06", "SD-LOS-07")
def test_the_sweep_agrees_with_the_oracle_on_random_boards() -> None:
    flying = 0
    for number in range(60):
        board = random_room(number)
        plain = compare(board)
        flying += compare(board, FLY) - plain
        compare(board, GHOST)
    assert flying > 0


@pytest.mark.rule("SD-LOS-02", "SD-LOS-03")
def test_where_one_can_step_one_can_see() -> None:
    """What range counts as one step is seen, but for structures."""
    steps = 0
    for board in [random_room(number) for number in range(30)] + [
        build([Placed(box()[letter], 0, 0, 0)]) for letter in "ABC"
    ]:
        for q in bits(board.squares & ~board.structures):
            near = board.spread(1 << q, 1) & ~board.structures
            assert near & ~board.sight[q] == 0, board.xy(q)
            steps += near.bit_count()
    assert steps > 2000


@pytest.mark.rule("SD-LOS-02")
def test_sight_is_the_same_on_a_turned_tile() -> None:
    tile = box()["C"]
    straight, turned = build([Placed(tile, 0, 0, 0)]), build([Placed(tile, 1, 0, 0)])
    for q in bits(straight.squares):
        x, y = straight.xy(q)
        moved = sorted([(11 - b, a) for a, b in pairs(straight, straight.sight[q])], key=lambda s: (s[1], s[0]))
        assert pairs(turned, turned.sight[turned.at(11 - y, x)]) == moved


def touches(board: Board, segment: tuple[Fraction, Fraction, Fraction, Fraction]) -> bool:
    """Does a segment touch a wall (its ends included) or a structure?"""
    x0, y0 = segment[:2]
    for walls, dx, dy in ((board.ground.upright, 0, 1), (board.ground.level, 1, 0)):
        for x, y in walls:
            if crosses(segment, (x, y), (x + dx, y + dy)):
                return True
    for q in bits(board.structures):
        x, y = board.xy(q)
        corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        if any([crosses(segment, corners[k - 1], corners[k]) for k in range(4)]):
            return True
        if x < x0 < x + 1 and y < y0 < y + 1:
            return True
    return False


def crosses(s: tuple[Fraction, Fraction, Fraction, Fraction], p: tuple[int, int], q: tuple[int, int]) -> bool:
    x0, y0, x1, y1 = s

    def side(x: Fraction | int, y: Fraction | int) -> Fraction:
        return (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)

    if p[0] == q[0]:
        between = min(x0, x1) <= p[0] <= max(x0, x1)
        apart = max(y0, y1) < p[1] or min(y0, y1) > q[1]
    else:
        between = min(y0, y1) <= p[1] <= max(y0, y1)
        apart = max(x0, x1) < p[0] or min(x0, x1) > q[0]
    return between and not apart and side(*p) * side(*q) <= 0


@pytest.mark.rule("SD-LOS-02", "SD-LOS-03")
def test_the_line_to_draw_goes_from_square_to_square_and_touches_nothing() -> None:
    drawn = 0
    for number in range(6):
        board = random_room(number)
        for a in bits(board.squares & ~board.structures):
            for b in bits(board.squares):
                segment = line(board, 1 << a, 1 << b)
                assert (segment is not None) == bool(board.sight[a] >> b & 1)
                if segment is not None:
                    ends = [(segment[0], segment[1]), (segment[2], segment[3])]
                    for (x, y), (column, row) in zip(ends, (board.xy(a), board.xy(b))):
                        assert column < x < column + 1 and row < y < row + 1
                    assert not touches(board, segment)
                    drawn += a != b
    assert drawn > 200


@pytest.mark.rule("SD-LOS-01", "SD-LOS-02")
def test_what_blocks_is_enough_and_all_of_it_is_needed() -> None:
    asked = 0
    for number in range(6):
        board = random_room(number)
        places = list(bits(board.squares & ~board.structures))
        for a in places:
            for b in places[::3]:
                found = list(blocking(board, a, b))
                assert bool(found) == (not board.sight[a] >> b & 1)
                if found:
                    asked += 1
                    assert blocked_by(board, found, a, b)
                    for obstacle in found:
                        assert not blocked_by(board, [o for o in found if o is not obstacle], a, b)
    assert asked > 200
