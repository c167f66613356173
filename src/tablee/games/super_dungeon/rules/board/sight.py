"""Line of sight, exact and in whole numbers (SD-LOS-02, SD-LOS-03). Models, tokens and chasms are no part of it (SD-LOS-04).

Walls and structures are closed sets, so the clear segments form an open set: if there is one at all, there is one that
meets no corner of the grid and is neither upright nor level. A line y = m x + b is a point (m, b), and "crosses the upright
line at x between the heights c and d" are two half-planes. From each square we sweep to the right, column after column,
and keep the convex polygons of lines that came through; a polygon without an inside is no sight, which is all that "corners
block" means. Lines with |m| < 1 are found so, all others in the same way on the map with x and y exchanged."""

from __future__ import annotations

from fractions import Fraction

#: vertices (M, B, W), W > 0, of a convex polygon of lines with m = M/W and b = B/W
Polygon = list[tuple[int, int, int]]
Grid = list[list[bool]]  # [column][row]
#: column, first row, row after the last, polygon of the lines that meet them (b is the height at the left of the viewer)
Seen = tuple[int, int, int, Polygon]


class Panes:
    """Columns cut into corridors (upright runs of squares without wall or structure), and the gates between them."""

    __slots__ = ("corridors", "gates", "height", "which", "width")

    def __init__(self, shut: Grid, left: Grid, above: Grid) -> None:
        """shut: squares of structures; left, above: squares with a wall on that edge."""
        self.width = len(shut)
        self.height = len(shut[0])
        self.corridors: list[list[tuple[int, int]]] = []
        self.which: list[list[int]] = []  # number of the corridor of each square, -1: none
        for x in range(self.width):
            runs: list[tuple[int, int]] = []
            numbers = [-1] * self.height
            for y in range(self.height):
                if shut[x][y]:
                    continue
                if y and numbers[y - 1] >= 0 and not above[x][y]:
                    runs[-1] = (runs[-1][0], y + 1)
                else:
                    runs.append((y, y + 1))
                numbers[y] = len(runs) - 1
            self.corridors.append(runs)
            self.which.append(numbers)
        self.gates: list[list[list[tuple[int, int, int]]]] = []  # (from row, to row, corridor beyond)
        for x in range(self.width):
            self.gates.append([self.openings(x, lo, hi, left) for lo, hi in self.corridors[x]])

    def openings(self, x: int, lo: int, hi: int, left: Grid) -> list[tuple[int, int, int]]:
        found: list[tuple[int, int, int]] = []
        if x + 1 == self.width:
            return found
        for y in range(lo, hi):
            beyond = self.which[x + 1][y]
            if beyond < 0 or left[x + 1][y]:
                continue
            if found and found[-1][1] == y and found[-1][2] == beyond:
                found[-1] = (found[-1][0], y + 1, beyond)
            else:
                found.append((y, y + 1, beyond))
        return found


def clip(polygon: Polygon, x: int, c: int, below: bool) -> Polygon:
    """The lines that pass x below (or above) the height c; [] if none is left but those that touch."""
    sign = 1 if below else -1
    values = [sign * (c * w - b - m * x) for m, b, w in polygon]
    if min(values) >= 0:
        return polygon
    if max(values) <= 0:
        return []
    out: Polygon = []
    m0, b0, w0 = polygon[-1]
    v0 = values[-1]
    for k in range(len(polygon)):
        m1, b1, w1 = polygon[k]
        v1 = values[k]
        if v0 > 0 > v1 or v0 < 0 < v1:
            p, q = abs(v1), abs(v0)
            out.append((m0 * p + m1 * q, b0 * p + b1 * q, w0 * p + w1 * q))
        if v1 >= 0:
            out.append((m1, b1, w1))
        m0, b0, w0, v0 = m1, b1, w1, v1
    return out if len(out) > 2 else []


def meeting(polygon: Polygon, i: int, row: int) -> Polygon:
    """Of lines that all rise or all fall, those that meet the square of a row in column i: not over it on one side, not
    under it on the other."""
    up = any([m > 0 for m, _, _ in polygon])
    part = clip(polygon, i if up else i + 1, row + 1, True)
    return clip(part, i + 1 if up else i, row, False) if part else part


def sweep(panes: Panes, x0: int, y0: int, last: int, row: int = -1) -> list[Seen]:
    """What the square (x0, y0) sees in the columns right of it, up to column `last`, by lines with |m| < 1. With a `row`
    only the lines that would meet its square in the last column are followed."""
    found: list[Seen] = []
    start = panes.which[x0][y0]
    if start < 0:
        return found
    # the lines that meet the open square, 0 < m < 1 and -1 < m < 0; x is counted from the square's left side
    rising = [(0, y0, 1), (0, y0 + 1, 1), (1, y0 + 1, 1), (1, y0 - 1, 1)]
    falling = [(0, y0, 1), (0, y0 + 1, 1), (-1, y0 + 2, 1), (-1, y0, 1)]
    if row >= 0:
        rising, falling = meeting(rising, last - x0, row), meeting(falling, last - x0, row)
    todo: list[tuple[int, int, Polygon]] = [(x0, start, lines) for lines in (rising, falling) if lines]
    while todo:
        x, corridor, polygon = todo.pop()
        if x == last:
            continue
        i = x + 1 - x0
        gates = panes.gates[x][corridor]
        if not gates:
            continue
        # between which whole heights the lines pass: most gates are missed by all of them, or let all of them through
        floor = min([(b + m * i) // w for m, b, w in polygon])
        top = max([-(-(b + m * i) // w) for m, b, w in polygon])
        for c, d, beyond in gates:
            if top <= c or floor >= d:
                continue
            part = polygon if floor >= c else clip(polygon, i, c, False)
            if part and top > d:
                part = clip(part, i, d, True)
            if not part:
                continue
            lo, hi = panes.corridors[x + 1][beyond]
            first, after = hi, lo
            for m, b, w in part:
                near, far = b + m * i, b + m * (i + 1)
                if near > far:
                    near, far = far, near
                low, high = near // w, -(-far // w)
                if low < first:
                    first = low
                if high > after:
                    after = high
            # a line that came through the gate meets every row between its two heights, up to the corridor's ends
            found.append((x + 1, max(first, lo), min(after, hi), part))
            todo.append((x + 1, beyond, part))
    return found


class Sight:
    """[square]: the set of squares seen from it (SD-LOS-05: itself among them), worked out when it is first asked for.

    Holes do not stop a sight, but nobody looks from there. The sweeps go to the right: for the three other directions the
    map is mirrored, and x and y are exchanged."""

    __slots__ = ("column", "down", "height", "known", "left", "opaque", "pairs", "right", "squares", "up", "width")

    def __init__(self, width: int, height: int, squares: int, opaque: tuple[int, int, int]) -> None:
        """`opaque`: structures, walls to the left and walls above, as sets of squares."""
        self.width = width
        self.height = height
        self.squares = squares
        self.opaque = opaque
        self.pairs: dict[int, bool] = {}  # what was asked about two squares only
        self.known = [-1] * (width * height)
        self.column = [0] * (height + 1)  # the squares of column 0 above a row
        for y in range(height):
            self.column[y + 1] = self.column[y] | 1 << (y * width)
        shut, left, above = [columns(mask, width, height) for mask in opaque]
        self.right = Panes(shut, left, above)
        self.left = Panes(shut[::-1], beyond(left), above[::-1])
        shut, left, above = turned(shut), turned(left), turned(above)
        self.down = Panes(shut, above, left)
        self.up = Panes(shut[::-1], beyond(above), left[::-1])

    def __getitem__(self, square: int) -> int:
        found = self.known[square]
        if found < 0:
            found = self.known[square] = self.look(square)
        return found

    def sees(self, a: int, b: int) -> bool:
        """Does one square see the other? As `self[a] >> b & 1` would say, without looking everywhere else."""
        if self.known[a] >= 0 or a == b:  # SD-LOS-05
            return a == b or self.known[a] >> b & 1 != 0
        pair = a * len(self.known) + b if a < b else b * len(self.known) + a  # sight goes both ways
        found = self.pairs.get(pair)
        if found is None:
            plain = self.plain(a, b) if self.squares >> a & self.squares >> b & 1 else 0
            found = self.pairs[pair] = self.line_between(a, b) if plain < 0 else plain > 0
        return found

    def line_between(self, a: int, b: int) -> bool:
        """The sweeps that lead from one to the other: flat lines rise by less than a square a column, steep ones by more."""
        (ay, ax), (by, bx) = divmod(a, self.width), divmod(b, self.width)
        if ax == bx:
            return self.right.which[ax][ay] == self.right.which[ax][by] >= 0
        if ay == by:
            return self.down.which[ay][ax] == self.down.which[ay][bx] >= 0
        wide, high = abs(bx - ax), abs(by - ay)
        if high <= wide + 1:
            panes, x0, x = (self.right, ax, bx) if ax < bx else (self.left, self.width - 1 - ax, self.width - 1 - bx)
            if any([at == x and first <= by < after for at, first, after, _ in sweep(panes, x0, ay, x, by)]):
                return True
        if wide <= high + 1:
            panes, y0, y = (self.down, ay, by) if ay < by else (self.up, self.height - 1 - ay, self.height - 1 - by)
            return any([at == y and first <= bx < after for at, first, after, _ in sweep(panes, y0, ax, y, bx)])
        return False

    def plain(self, a: int, b: int) -> int:
        """1: no wall and no structure in the box around two squares, which the segments between them do not leave. 0: a
        straight wall or row of structures all across the box. -1: neither."""
        width, column = self.width, self.column
        (ay, ax), (by, bx) = divmod(a, width), divmod(b, width)
        if ax > bx:
            ax, bx = bx, ax
        if ay > by:
            ay, by = by, ay
        shut, left, above = self.opaque
        wide = (2 << (bx - ax)) - 1
        rows, lower = column[by + 1] ^ column[ay], column[by + 1] ^ column[ay + 1]
        shut &= rows * wide << ax
        left &= rows * (wide >> 1) << (ax + 1)
        above &= lower * wide << ax
        if not shut and not left and not above:
            return 1
        for x in range(ax, bx + 1):
            across = rows << x
            if not across & ~left or not across & ~shut:
                return 0
        for y in range(ay, by + 1):
            across = wide << (y * width + ax)
            if not across & ~above or not across & ~shut:
                return 0
        return -1

    def look(self, square: int) -> int:
        width, height, column = self.width, self.height, self.column
        y0, x0 = divmod(square, width)
        mask = 1 << square
        if self.right.which[x0][y0] < 0 or not self.squares >> square & 1:
            return mask
        lo, hi = self.right.corridors[x0][self.right.which[x0][y0]]
        mask |= (column[hi] ^ column[lo]) << x0  # nothing leans out of a column: its own is its corridor
        for x, first, after, _ in sweep(self.right, x0, y0, width - 1):
            mask |= (column[after] ^ column[first]) << x
        for x, first, after, _ in sweep(self.left, width - 1 - x0, y0, width - 1):
            mask |= (column[after] ^ column[first]) << (width - 1 - x)
        lo, hi = self.down.corridors[y0][self.down.which[y0][x0]]
        mask |= ((1 << hi) - (1 << lo)) << (y0 * width)
        for y, first, after, _ in sweep(self.down, y0, x0, height - 1):
            mask |= ((1 << after) - (1 << first)) << (y * width)
        for y, first, after, _ in sweep(self.up, height - 1 - y0, x0, height - 1):
            mask |= ((1 << after) - (1 << first)) << ((height - 1 - y) * width)
        return mask & self.squares


def columns(mask: int, width: int, height: int) -> Grid:
    return [[bool(mask >> (y * width + x) & 1) for y in range(height)] for x in range(width)]


def beyond(left: Grid) -> Grid:
    """Walls to the left of each square of the mirrored map."""
    return [[False] * len(left[0]), *left[:0:-1]]


def turned(grid: Grid) -> Grid:
    return [[grid[x][y] for x in range(len(grid))] for y in range(len(grid[0]))]


# ---------------------------------------------------------------------- one pair
def clear_line(
    shut: Grid, left: Grid, above: Grid, a: tuple[int, int], b: tuple[int, int]
) -> tuple[Fraction, Fraction, Fraction, Fraction] | None:
    """A segment (x, y, x, y) from inside square a to inside square b that touches nothing; None if there is none."""
    if b[0] < a[0]:
        back = clear_line(shut, left, above, b, a)
        return back and (back[2], back[3], back[0], back[1])
    line = rightward(Panes(shut, left, above), a, b)
    if line is not None:
        return line
    over = Panes(turned(shut), turned(above), turned(left))
    (ax, ay), (bx, by) = a, b
    if ay <= by:
        line = rightward(over, (ay, ax), (by, bx))
        return line and (line[1], line[0], line[3], line[2])
    line = rightward(over, (by, bx), (ay, ax))
    return line and (line[3], line[2], line[1], line[0])


def rightward(
    panes: Panes, a: tuple[int, int], b: tuple[int, int]
) -> tuple[Fraction, Fraction, Fraction, Fraction] | None:
    (ax, ay), (bx, by) = a, b
    half = Fraction(1, 2)
    if panes.which[ax][ay] < 0 or panes.which[bx][by] < 0:
        return None
    if ax == bx:
        if panes.which[ax][ay] != panes.which[bx][by]:
            return None
        return (ax + half, ay + half, bx + half, by + half)
    for x, first, after, part in sweep(panes, ax, ay, bx, by):
        if x != bx or not first <= by < after:
            continue
        i = bx - ax
        # the mean of the vertices lies inside the polygon
        slope = sum([Fraction(m, w * len(part)) for m, _, w in part], Fraction(0))
        base = sum([Fraction(height, w * len(part)) for _, height, w in part], Fraction(0))
        x1, y1 = middle(slope, base, 0, ay)
        x2, y2 = middle(slope, base, i, by)
        return (ax + x1, y1, ax + x2, y2)
    return None


def middle(slope: Fraction, base: Fraction, x: int, y: int) -> tuple[Fraction, Fraction]:
    """The middle of what a line has in the square (x, y)."""
    ends = sorted([Fraction(y - base, slope), Fraction(y + 1 - base, slope)])
    at = Fraction(max(ends[0], Fraction(x)) + min(ends[1], Fraction(x + 1)), 2)
    return at, base + slope * at
