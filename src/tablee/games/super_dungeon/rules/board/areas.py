"""The squares of area effects (SD-AREA-01, 06 to 12, 14).

All but Burst are measured from the whole base of the user, given as its anchor and size, and leave out its own squares:
whether the user is affected is not a question of squares (SD-AREA-04). A square the user does not see is not affected.
`eyes`: FLY for the squares of an area in which flyers are hit, or whose user flies (SD-LOS-06)."""

from __future__ import annotations

from tablee.games.super_dungeon.rules.board.map import SIDES, Board

TOWARDS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def base(board: Board, at: int, size: int) -> int:
    return sum([1 << (at + y * board.width + x) for y in range(size) for x in range(size)])


def block(board: Board, x0: int, y0: int, wide: int, high: int) -> int:
    """The squares of a rectangle; what lies in holes or outside is no square (SD-TILE-03)."""
    found = 0
    for y in range(y0, y0 + high):
        for x in range(x0, x0 + wide):
            square = board.at(x, y)
            if square >= 0:
                found |= 1 << square
    return found


def burst(board: Board, centre: int, x: int, target: int = 0, eyes: int = 0) -> int:
    """The centre and the squares within x of it that the target sees. `target`: the feet of a large base of which the
    centre is one square (SD-AREA-07); the sight of the user does not matter (SD-AREA-06)."""
    return board.spread(1 << centre, x) & board.seen_from(target or 1 << centre, eyes)


def wave(board: Board, at: int, size: int, x: int, eyes: int = 0) -> int:
    """All squares within x, diagonals included (SD-AREA-11)."""
    feet = base(board, at, size)
    return around(board, at, size, x) & board.seen_from(feet, eyes)


def aura(board: Board, at: int, size: int, x: int, eyes: int = 0) -> int:
    """The squares of a wave (SD-AREA-12)."""
    return wave(board, at, size, x, eyes)


def cross(board: Board, at: int, size: int, x: int, eyes: int = 0) -> int:
    """Four straight arms as wide as the base, no diagonal squares (SD-AREA-08)."""
    return arms(board, at, size, x) & board.seen_from(base(board, at, size), eyes)


def lance(board: Board, at: int, size: int, side: str, x: int, eyes: int = 0) -> int:
    """A straight line of x squares away from one side of the base, as wide as it."""
    return arm(board, at, size, side, x) & board.seen_from(base(board, at, size), eyes)


def sweep(board: Board, at: int, size: int, side: str, x: int, eyes: int = 0) -> int:
    """The row along one side of the base, and x squares further at both ends."""
    return line(board, at, size, side, x) & board.seen_from(base(board, at, size), eyes)


# ---------------------------------------------------------------------- where they would be if nothing stopped the sight
def around(board: Board, at: int, size: int, x: int) -> int:
    feet = base(board, at, size)
    return board.spread(feet, x) & ~feet


def arms(board: Board, at: int, size: int, x: int) -> int:
    found = 0
    for side in SIDES:
        found |= arm(board, at, size, side, x)
    return found & board.spread(base(board, at, size), x)


def line(board: Board, at: int, size: int, side: str, x: int) -> int:
    column, row = board.xy(at)
    dx, dy = TOWARDS[side]
    if dx:
        return block(board, column + size if dx > 0 else column - 1, row - x, 1, size + 2 * x)
    return block(board, column - x, row + size if dy > 0 else row - 1, size + 2 * x, 1)


def arm(board: Board, at: int, size: int, side: str, x: int) -> int:
    column, row = board.xy(at)
    dx, dy = TOWARDS[side]
    if dx:
        return block(board, column + size if dx > 0 else column - x, row, x, size)
    return block(board, column, row + size if dy > 0 else row - x, size, x)
