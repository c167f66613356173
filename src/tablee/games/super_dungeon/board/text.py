"""The map in characters, with coordinates: two characters to a square, walls on the lines between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablee.games.super_dungeon.board.map import Board

OPEN_SQUARE = "."
#: the character of each tile effect; the terminal gives them their names
GLYPHS = {
    "brambles": "%",
    "difficult": "~",
    "chasm": ":",
    "structure": "#",
    "champion": "C",
    "sentinel": "S",
    "goddess": "G",
    "secret_passage": "@",
}
Edges = dict[tuple[int, int], bool]
Window = tuple[int, int, int, int]  # left, top, and the first column and row that are not shown


def draw(
    board: Board,
    marks: Mapping[int, str] | None = None,
    overlays: Sequence[tuple[int, str]] = (),
    window: Window | None = None,
) -> list[str]:
    """Lines of the map. `marks`: one or two characters for a square, in place of its ground. `overlays`: sets of squares
    with the character to put after what is on them, the first that holds the square; a mark of two characters hides it."""
    left, top, right, bottom = window or (0, 0, board.width, board.height)
    marked = marks or {}
    upright = dict.fromkeys(board.ground.upright, True)
    level = dict.fromkeys(board.ground.level, True)
    margin = len(str(bottom - 1))
    head = " " * (margin + 1) + "".join([f" {x % 100:>2}" for x in range(left, right)])
    lines = [head.rstrip()]
    for y in range(top, bottom + 1):
        lines.append((" " * (margin + 1) + border(upright, level, left, right, y)).rstrip())
        if y == bottom:
            break
        row = f"{y:>{margin}} "
        for x in range(left, right):
            row += ("|" if (x, y) in upright else " ") + cell(board, y * board.width + x, marked, overlays)
        lines.append((row + ("|" if (right, y) in upright else "")).rstrip())
    return lines


def border(upright: Edges, level: Edges, left: int, right: int, y: int) -> str:
    """The grid line above a row."""
    out = ""
    for x in range(left, right + 1):
        ends = [(x, y) in level, (x - 1, y) in level, (x, y) in upright, (x, y - 1) in upright]
        out += "+" if any(ends) else " "
        if x < right:
            out += "--" if (x, y) in level else "  "
    return out


def cell(board: Board, square: int, marks: Mapping[int, str], overlays: Sequence[tuple[int, str]]) -> str:
    if not board.squares >> square & 1:
        return "  "
    what = marks.get(square) or GLYPHS.get(board.effect(square), OPEN_SQUARE)
    for squares, sign in overlays:
        if squares >> square & 1:
            return f"{what}{sign}"[:2]
    return f"{what:<2}"[:2]
