"""Small boards for tests: drawn rooms, sets of squares as lists of coordinates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tablee.games.super_dungeon.rules.board.map import Board, bits, build
from tablee.games.super_dungeon.rules.board.plan import Placed
from tablee.games.super_dungeon.rules.board.tiles import Tile, make_tile

Square = tuple[int, int]


def tile(
    rows: Sequence[str], walls: Sequence[str] = (), entrances: dict[str, list[int]] | None = None, id: str = "t"
) -> Tile:
    return make_tile(id, id, id, list(rows), list(walls), entrances or {})


def room(rows: Sequence[str], walls: Sequence[str] = ()) -> Board:
    """A board of one tile without entrances."""
    return build([Placed(tile(rows, walls), 0, 0, 0)])


def floor(width: int, height: int, walls: Sequence[str] = ()) -> Board:
    return room(["." * width] * height, walls)


def mask(board: Board, squares: Iterable[Square]) -> int:
    out = 0
    for x, y in squares:
        assert board.at(x, y) >= 0, f"there is no square ({x}, {y})"
        out |= 1 << board.at(x, y)
    return out


def one(board: Board, x: int, y: int) -> int:
    return mask(board, [(x, y)])


def pairs(board: Board, squares: int) -> list[Square]:
    return [board.xy(q) for q in bits(squares)]


def sees(board: Board, a: Square, b: Square, eyes: int = 0) -> bool:
    """Sight between two squares; it must be the same both ways."""
    there = board.sees(one(board, *a), one(board, *b), eyes)
    assert there == board.sees(one(board, *b), one(board, *a), eyes)
    return there


def block(x0: int, y0: int, wide: int, high: int) -> list[Square]:
    return [(x, y) for y in range(y0, y0 + high) for x in range(x0, x0 + wide)]
