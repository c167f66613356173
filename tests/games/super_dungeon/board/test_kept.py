"""What a board keeps of earlier questions answers the next ones as a search from the beginning does."""

from __future__ import annotations

from random import Random

import pytest

from tablee.games.super_dungeon.rules.board.map import FAR, Board, bits, build
from tablee.games.super_dungeon.rules.board.movers import FLY, GHOST
from tablee.games.super_dungeon.rules.board.plan import Placed
from tablee.games.super_dungeon.rules.board.reach import fewest, fronts, reach
from tablee.games.super_dungeon.rules.board.tiles import box

from .test_oracle import random_room


def boards() -> list[Board]:
    return [random_room(number) for number in range(12)] + [build([Placed(box()[id], 0, 0, 0)]) for id in "ABCDEF"]


def some(chance: Random, board: Board, one_in: int) -> int:
    return sum([1 << q for q in bits(board.squares) if chance.randrange(one_in) == 0])


@pytest.mark.parametrize("size", [1, 2])
def test_a_move_is_what_a_search_from_the_beginning_finds(size: int) -> None:
    tried = met = 0
    for number, board in enumerate(boards()):
        chance, mover = Random(number), board.mover(size)
        places = list(bits(mover.stand))
        for _ in range(20 if places else 0):  # the same places again, with more points and with fewer
            start, points = chance.choice(places[:4]), chance.randint(1, 8)
            enemies = some(chance, board, 12) & ~mover.feet(start)
            rough = some(chance, board, 9) if chance.randrange(2) else 0
            found = fronts(mover, start, points, enemies, rough)
            everywhere = sum({1 << place for front in found for place in bits(front)})
            assert reach(mover, start, points, enemies, 0, rough) == everywhere & mover.stand & ~(1 << start)
            met += reach(mover, start, points, 0, 0) != reach(mover, start, points, enemies, 0, rough)
            for goal in places[::5]:
                paid = [c for c, front in enumerate(found) if c and front >> goal & 1]
                assert fewest(mover, start, goal, points, enemies, rough) == (paid[0] if paid else -1)
                tried += 1
    assert tried > 500 and met > 50


def test_distance_and_sight_of_two_bases_are_kept_together() -> None:
    for number, board in enumerate(boards()):
        chance, squares = Random(number), list(bits(board.squares))
        for _ in range(40):
            size, other, eyes = chance.choice((1, 1, 2)), chance.choice((1, 1, 2)), chance.choice((0, FLY, GHOST))
            a, b = [chance.choice(list(bits(board.mover(one).stand)) or squares[:1]) for one in (size, other)]
            feet, others = board.shapes[size] << a, board.shapes[other] << b
            far = min([board.distance(p, q) for p in bits(feet) for q in bits(others)], default=FAR)
            for _ in range(2):
                assert board.bearing(a, size, b, other, eyes) == far * 2 + board.sees(feet, others, eyes)
        at = chance.choice(squares)
        for steps in (2, 5, 0, 1, 30):
            assert board.spread(1 << at, steps) == board.within[at][min(steps, len(board.within[at]) - 1)]
