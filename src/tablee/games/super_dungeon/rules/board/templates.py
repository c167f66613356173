"""Templates of traps: where they may lie, and what is on or next to them (SD-TRAP-02 to 05).

Sizes are house values, with the cards: an area is 2 by 2, a line 1 by 4, a scatter four single squares."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.super_dungeon.rules.board.map import Board, bits

AREA, LINE, SCATTER = "area", "line", "scatter"
AREA_SIDE, LINE_WIDTH, LINE_LENGTH, SCATTERED = 2, 1, 4, 4


def ground(board: Board, tile: int) -> int:
    """Squares of a tile that a template may lie on: no structure, no chasm (SD-TRAP-03)."""
    return board.tile_squares[tile] & ~board.structures & ~board.chasms


def places(board: Board, tile: int, kind: str) -> tuple[int, ...]:
    """The ways to lay an area or a line on a tile, each as the squares it covers, in order of the first square;
    for a scatter the single squares, of which four are taken."""
    free = ground(board, tile)
    if kind == SCATTER:
        return tuple([1 << q for q in bits(free)])
    sizes = ((AREA_SIDE, AREA_SIDE),) if kind == AREA else ((LINE_LENGTH, LINE_WIDTH), (LINE_WIDTH, LINE_LENGTH))
    found: list[int] = []
    for q in bits(free):
        for wide, high in sizes:
            squares = laid(board, q, wide, high)
            if squares and squares & ~free == 0:
                found.append(squares)
    return tuple(found)


def laid(board: Board, at: int, wide: int, high: int) -> int:
    """The squares of a template with its top left corner at `at`; 0 if it lies across a wall or off the squares."""
    x0, y0 = board.xy(at)
    found = 0
    for y in range(y0, y0 + high):
        for x in range(x0, x0 + wide):
            square = board.at(x, y)
            if square < 0:
                return 0
            if (x > x0 and board.left >> square & 1) or (y > y0 and board.above >> square & 1):
                return 0
            found |= 1 << square
    return found


def scatter(board: Board, tile: int, squares: Sequence[int]) -> bool:
    """May the four templates of a scatter lie on these squares, together or apart?"""
    mask = 0
    for q in squares:
        mask |= 1 << q
    return len(squares) == SCATTERED == mask.bit_count() and mask & ~ground(board, tile) == 0


def near(board: Board, template: int) -> int:
    """The squares on a template or next to it: who moves there sets it off, who stands there is hit (SD-TRAP-04, 05)."""
    return board.spread(template, 1)
