"""Why there is no sight, and a line to draw where there is (SD-LOS-01 to 03): for people who ask."""

from __future__ import annotations

from fractions import Fraction

from tablee.games.super_dungeon.rules.board.map import Board, bits
from tablee.games.super_dungeon.rules.board.movers import FLY, GHOST
from tablee.games.super_dungeon.rules.board.sight import Grid, clear_line, columns
from tablee.games.super_dungeon.rules.board.tiles import LEVEL, UPRIGHT

STRUCTURE = "structure"


class Obstacle:
    """A straight wall, from corner (x, y) to corner (to_x, to_y), or a structure: the box around its squares."""

    __slots__ = ("kind", "squares", "to_x", "to_y", "x", "y")

    def __init__(self, kind: str, x: int, y: int, to_x: int, to_y: int, squares: int) -> None:
        self.kind = kind  # UPRIGHT or LEVEL for walls, or STRUCTURE
        self.x = x
        self.y = y
        self.to_x = to_x
        self.to_y = to_y
        self.squares = squares  # of a structure; of a wall those right of it or below it

    def key(self) -> tuple[str, int, int, int, int]:
        return (self.kind, self.x, self.y, self.to_x, self.to_y)


def line(board: Board, feet: int, others: int, eyes: int = 0) -> tuple[Fraction, Fraction, Fraction, Fraction] | None:
    """A clear segment (x, y, x, y) from a square of one base to a square of the other, None without sight. Exact; who
    draws it may round."""
    shut, left, above = [columns(mask, board.width, board.height) for mask in board.opaque(eyes)]
    see = board.look(eyes)
    for a in bits(feet):
        for b in bits(see[a] & others):
            if a == b:
                x, y = board.xy(a)
                middle = (x + Fraction(1, 2), y + Fraction(1, 2))
                return (*middle, *middle)
            return clear_line(shut, left, above, board.xy(a), board.xy(b))
    return None


def blocking(board: Board, a: int, b: int, eyes: int = 0) -> tuple[Obstacle, ...]:
    """The walls and structures that stop the sight from square a to square b; () if a sees b.

    They alone would stop it, and without any one of them the others would not. Where more than one choice is possible, the
    obstacles nearest to a are kept; nearest first."""
    if board.look(eyes)[a] >> b & 1:
        return ()
    kept = in_the_way(board, a, b, eyes)
    ax, ay = board.xy(a)
    kept.sort(key=lambda one: (far_off(one, ax, ay), one.key()))
    for obstacle in reversed(list(kept)):
        rest = [one for one in kept if one is not obstacle]
        if blocked_by(board, rest, a, b):
            kept = rest
    return tuple(kept)


def far_off(one: Obstacle, x: int, y: int) -> int:
    """Distance of an obstacle from a square, squared."""
    dx = max(one.x - x - 1, x - one.to_x, 0)
    dy = max(one.y - y - 1, y - one.to_y, 0)
    return dx * dx + dy * dy


def in_the_way(board: Board, a: int, b: int, eyes: int) -> list[Obstacle]:
    """Walls and structures that reach into the box around the two squares."""
    (ax, ay), (bx, by) = board.xy(a), board.xy(b)
    x0, x1, y0, y1 = min(ax, bx), max(ax, bx) + 1, min(ay, by), max(ay, by) + 1
    found = obstacles(board, eyes)
    return [one for one in found if one.x <= x1 and one.to_x >= x0 and one.y <= y1 and one.to_y >= y0]


def obstacles(board: Board, eyes: int = 0) -> list[Obstacle]:
    """All straight walls and connected structures of the board that stop such eyes."""
    found: list[Obstacle] = []
    if not eyes & GHOST:
        for x, y in board.ground.upright:
            add_wall(board, found, UPRIGHT, x, y)
        for x, y in sorted(board.ground.level, key=lambda edge: (edge[1], edge[0])):
            add_wall(board, found, LEVEL, x, y)
    if not eyes & FLY:
        rest = board.structures
        while rest:
            squares = joined(board, rest & -rest)
            rest &= ~squares
            places = [board.xy(q) for q in bits(squares)]
            xs, ys = [x for x, _ in places], [y for _, y in places]
            found.append(Obstacle(STRUCTURE, min(xs), min(ys), max(xs) + 1, max(ys) + 1, squares))
    return found


def add_wall(board: Board, found: list[Obstacle], kind: str, x: int, y: int) -> None:
    """One more edge: it lengthens the last wall or begins a new one."""
    inside = x < board.width and y < board.height
    square = 1 << (y * board.width + x) if inside else 0
    last = found[-1] if found else None
    if last is not None and last.kind == kind and (last.to_x, last.to_y) == (x, y):
        last.squares |= square
        if kind == UPRIGHT and last.x == x:
            last.to_y += 1
            return
        if kind == LEVEL and last.y == y:
            last.to_x += 1
            return
    to_x, to_y = (x, y + 1) if kind == UPRIGHT else (x + 1, y)
    found.append(Obstacle(kind, x, y, to_x, to_y, square))


def joined(board: Board, squares: int) -> int:
    """The structure squares that share sides with these."""
    w = board.width
    while True:
        more = squares | (squares << 1 | squares >> 1 | squares << w | squares >> w) & board.structures
        if more == squares:
            return squares
        squares = more


def blocked_by(board: Board, some: list[Obstacle], a: int, b: int) -> bool:
    """Would these obstacles alone stop the sight?"""
    shut = left = above = 0
    for one in some:
        if one.kind == STRUCTURE:
            shut |= one.squares
        elif one.kind == UPRIGHT:
            left |= one.squares
        else:
            above |= one.squares
    (ax, ay), (bx, by) = board.xy(a), board.xy(b)
    x0, y0 = min(ax, bx), min(ay, by)
    wide, high = abs(ax - bx) + 1, abs(ay - by) + 1
    grids = [cut(board, mask, x0, y0, wide, high) for mask in (shut, left, above)]
    return clear_line(grids[0], grids[1], grids[2], (ax - x0, ay - y0), (bx - x0, by - y0)) is None


def cut(board: Board, mask: int, x0: int, y0: int, wide: int, high: int) -> Grid:
    """The part of the board that segments between two squares cannot leave."""
    w = board.width
    return [[bool(mask >> (y * w + x) & 1) for y in range(y0, y0 + high)] for x in range(x0, x0 + wide)]
