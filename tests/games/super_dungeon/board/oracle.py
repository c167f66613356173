"""Sight worked out in another way, slow and plain, to judge the sweep by.

If a clear line exists, one exists right beside a line through two neighbouring lattice points, on one of its sides: so take
every such line, nudge it at both points up and down, and walk along it from square to square. Squares of a run that
crosses nothing see each other. No nudged line may meet a lattice point: that is asserted."""

from __future__ import annotations

from math import gcd

Grid = list[list[bool]]  # [x][y]
FINE = 5000  # a nudge is a part of FINE of a square


def oracle(shut: Grid, left: Grid, above: Grid) -> dict[tuple[int, int], set[tuple[int, int]]]:
    """shut: squares that stop sight; left, above: squares with a wall on that edge."""
    see = {(x, y): {(x, y)} for x in range(len(shut)) for y in range(len(shut[0]))}
    for run in runs(shut, left, above):
        for square in run:
            see[square].update(run)
    flipped = [[[grid[x][y] for x in range(len(grid))] for y in range(len(grid[0]))] for grid in (shut, above, left)]
    for run in runs(*flipped):
        squares = [(x, y) for y, x in run]
        for square in squares:
            see[square].update(squares)
    return see


def runs(shut: Grid, left: Grid, above: Grid) -> list[list[tuple[int, int]]]:
    """The runs along all nudged lines that are no steeper than diagonals."""
    width, height = len(shut), len(shut[0])
    found: dict[tuple[tuple[int, int], ...], None] = {}
    for ax in range(width + 1):
        for bx in range(ax + 1, width + 1):
            for ay in range(height + 1):
                for by in range(height + 1):
                    if abs(by - ay) <= bx - ax and gcd(bx - ax, by - ay) == 1:
                        for s in (1, -1):
                            for t in (1, -1):
                                for run in walk(shut, left, above, heights(width, ax, ay, bx, by, s, t)):
                                    found[tuple(run)] = None
    return [list(run) for run in found]


def heights(width: int, ax: int, ay: int, bx: int, by: int, s: int, t: int) -> list[int]:
    """The row the line is in at each upright grid line."""
    scale = FINE * (bx - ax)
    at_a = (ay * FINE + s) * (bx - ax)
    climb = (by - ay) * FINE + t - s
    found = []
    for x in range(width + 1):
        row, rest = divmod(at_a + climb * (x - ax), scale)
        assert rest, "the line meets a lattice point"
        found.append(row)
    return found


def walk(shut: Grid, left: Grid, above: Grid, rows: list[int]) -> list[list[tuple[int, int]]]:
    width, height = len(shut), len(shut[0])
    found: list[list[tuple[int, int]]] = []
    run: list[tuple[int, int]] = []
    for x in range(width):
        step = 1 if rows[x + 1] >= rows[x] else -1
        for y in range(rows[x], rows[x + 1] + step, step):
            if not 0 <= y < height or shut[x][y]:
                run = []
                continue
            if run:
                px, py = run[-1]
                if left[x][y] if px != x else above[x][max(y, py)]:
                    run = []
            if not run:
                found.append(run)
            run.append((x, y))
    return [run for run in found if len(run) > 1]
