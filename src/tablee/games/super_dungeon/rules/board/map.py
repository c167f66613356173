"""A laid dungeon with all that is constant in it, worked out once and shared by every copy of a game.

Square (x, y) is the number y * width + x of the box around the dungeon; a set of squares is an int with a bit for each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tablee.games.super_dungeon.rules.board.movers import BURROW, FLY, GHOST, SUREFOOT, Mover
from tablee.games.super_dungeon.rules.board.plan import Ground, Placed
from tablee.games.super_dungeon.rules.board.sight import Sight
from tablee.games.super_dungeon.rules.board.steps import legs_between
from tablee.games.super_dungeon.rules.board.tiles import CHASM, DIFFICULT, EFFECTS, HOLE, OPEN, STRUCTURES

FAR: Final = 999  # the distance between squares no path joins
SIDES = "NESW"
#: bases are at most three squares wide (SD-BASE-01)
SIZES: Final = 4
BASE_SQUARES: Final = 9
POWERS: Final = 16  # more than all powers of a mover together


#: [eight squares, as bits]: which of them are in the set
OF_EIGHT = tuple([tuple([bit for bit in range(8) if eight >> bit & 1]) for eight in range(256)])


def bits(mask: int) -> Iterator[int]:
    """The squares of a set, in order."""
    return iter(squares_in(mask))


def squares_in(mask: int) -> list[int]:
    """The same as a list."""
    found: list[int] = []
    if mask:
        first = (mask & -mask).bit_length() - 1 >> 3 << 3
        mask >>= first
        for eight in mask.to_bytes((mask.bit_length() + 7) // 8, "little"):
            if eight:
                for bit in OF_EIGHT[eight]:
                    found.append(first + bit)
            first += 8
    return found


class Rings:
    """[square][r]: the squares at most r steps away, worked out when they are first asked for."""

    __slots__ = ("board", "close", "known")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.known: list[tuple[int, ...]] = [()] * board.size
        self.close: list[list[int]] = [
            [] for _ in range(board.size)
        ]  # those that were asked for, without the farther ones

    def __getitem__(self, square: int) -> tuple[int, ...]:
        found = self.known[square]
        if not found and self.board.squares >> square & 1:
            found = self.known[square] = self.board.rings(square)
        return found

    def ring(self, square: int, steps: int) -> int:
        """`self[square][steps]`, or the last one; most are asked about their nearest squares only."""
        close = self.close[square]
        while len(close) <= steps:
            origin = 1 << square
            wide = self.board.wider(close[-1], origin) if close else origin & self.board.squares
            if close and wide == close[-1]:
                return wide
            close.append(wide)
        return close[steps]


class Board:
    """Geometry only: who stands where belongs to the game."""

    __slots__ = (
        "_bearings",
        "_looks",
        "_movers",
        "_seen",
        "_wide",
        "above",
        "chasms",
        "difficult",
        "doors",
        "effects",
        "ground",
        "height",
        "left",
        "legs",
        "open",
        "rows",
        "shapes",
        "sight",
        "size",
        "squares",
        "strict",
        "structures",
        "tile_of",
        "tile_squares",
        "tiles",
        "width",
        "within",
    )

    def __init__(self, ground: Ground, strict: bool = False) -> None:
        """`strict`: no step past a wall that only touches the corner (SD-TILE-08)."""
        self.ground = ground
        self.strict = strict
        self.width = ground.width
        self.height = ground.height
        self.size = self.width * self.height
        self.rows = ground.rows
        self.tiles = ground.tiles
        self.tile_of = tuple(ground.tile_of)
        self.doors = ground.doors  # entrances that join no other tile: (number of the tile, squares)
        # [size]: the squares of a base of size x size whose top left corner is square 0
        self.shapes = tuple(
            [sum([((1 << size) - 1) << (y * self.width) for y in range(size)]) for size in range(SIZES)]
        )
        letters = "".join(ground.rows)
        self.squares = self.lettered(letters, "." + "".join(EFFECTS))
        self.structures = self.lettered(letters, STRUCTURES)
        self.chasms = self.lettered(letters, CHASM)
        self.difficult = self.lettered(letters, DIFFICULT)
        self.open = self.lettered(letters, OPEN)  # squares without a tile effect (SD-TILE-06)
        self.effects = {EFFECTS[letter]: self.lettered(letters, letter) for letter in EFFECTS}
        self.tile_squares = tuple(
            [sum([1 << q for q in range(self.size) if self.tile_of[q] == k]) for k in range(len(self.tiles))]
        )
        self.left = sum([1 << (y * self.width + x) for x, y in ground.upright if x < self.width])
        self.above = sum([1 << (y * self.width + x) for x, y in ground.level if y < self.height])
        # range goes around walls, structures and holes, over chasms and models (SD-TILE-09); a structure may be an end,
        # because a flyer stands there and a Blessing works next to it, but not on the way
        self.legs = legs_between(
            self.width, self.squares, self.squares & ~self.structures, self.left, self.above, strict
        )
        self.within = Rings(self)
        self._looks: dict[int, Sight] = {}
        self._movers: dict[tuple[int, int], Mover] = {}
        self._wide: dict[int, tuple[int, ...]] = {}  # rings around large bases
        self._bearings: dict[int, int] = {}  # of pairs of bases: see `bearing`
        self._seen: dict[tuple[int, int], int] = {}  # what large bases see
        self.sight = self.look(0)

    def lettered(self, letters: str, wanted: str) -> int:
        return sum([1 << q for q in range(self.size) if letters[q] in wanted])

    # ------------------------------------------------------------------ squares
    def at(self, x: int, y: int) -> int:
        """The square (x, y); -1 if there is none."""
        if 0 <= x < self.width and 0 <= y < self.height and self.squares >> (y * self.width + x) & 1:
            return y * self.width + x
        return -1

    def xy(self, square: int) -> tuple[int, int]:
        y, x = divmod(square, self.width)
        return (x, y)

    def effect(self, square: int) -> str:
        """The id of the tile-effect card of a square, '' for an open square (SD-TILE-06)."""
        letter = self.rows[square // self.width][square % self.width]
        return "" if letter in OPEN or letter == HOLE else EFFECTS[letter]

    def tiles_under(self, feet: int) -> list[int]:
        """The numbers of the tiles a base covers a square of (SD-BASE-05)."""
        if feet & (feet - 1) == 0 and feet:
            tile = self.tile_of[feet.bit_length() - 1]
            return [tile] if tile >= 0 else []
        return [k for k, squares in enumerate(self.tile_squares) if squares & feet]

    # ------------------------------------------------------------------ range
    def rings(self, square: int) -> tuple[int, ...]:
        """[r]: the squares at most r steps away; the last one holds all that can be reached."""
        found = [1 << square]
        while True:
            more = self.wider(found[-1], 1 << square)
            if more == found[-1]:
                return tuple(found)
            found.append(more)

    def wider(self, squares: int, origin: int) -> int:
        """The squares and their neighbours; structures other than the origin are ends."""
        front = squares & ~self.structures | origin
        out = squares
        for shift, can in self.legs:
            moved = front & can
            if moved:
                out |= moved << shift if shift > 0 else moved >> -shift
        return out

    def spread(self, squares: int, steps: int) -> int:
        """All squares within so many steps of any of these (SD-TILE-09, SD-BASE-03)."""
        if squares & (squares - 1) and squares.bit_count() > BASE_SQUARES:
            out = squares
            for _ in range(steps):
                out = self.wider(out, squares)
            return out
        if squares & (squares - 1) == 0 and squares:
            return self.within.ring(squares.bit_length() - 1, steps)
        rings = self.around(squares)
        return rings[steps] if steps < len(rings) else rings[-1]

    def around(self, feet: int) -> tuple[int, ...]:
        """[r]: the squares at most r steps from a base, those of a large one worked out once."""
        if feet & (feet - 1) == 0 and feet:
            return self.within[feet.bit_length() - 1]
        found = self._wide.get(feet)
        if found is None:
            each = [rings for rings in [self.within[q] for q in bits(feet)] if rings]
            wide = [feet]
            for steps in range(1, max([len(rings) for rings in each], default=0)):
                out = feet
                for rings in each:
                    out |= rings[min(steps, len(rings) - 1)]
                wide.append(out)
            found = self._wide[feet] = tuple(wide)
        return found

    def distance(self, a: int, b: int) -> int:
        """Steps between two squares, FAR if there is no way."""
        rings = self.within[a]
        for steps in range(len(rings)):
            if rings[steps] >> b & 1:
                return steps
        return FAR

    def apart(self, feet: int, others: int) -> int:
        """Steps between two bases: between their nearest squares (SD-RANGE-07, SD-BASE-03)."""
        for steps, ring in enumerate(self.around(feet)):
            if ring & others:
                return steps
        return FAR

    def bearing(self, a: int, size: int, b: int, other: int, eyes: int) -> int:
        """Steps between two bases, doubled, and one more if one sees the other (SD-RANGE-07, SD-LOS-07): worked out once for
        the squares of their top left corners and their sizes."""
        key = (((a * self.size + b) * SIZES + size) * SIZES + other) * POWERS + eyes
        found = self._bearings.get(key, -1)
        if found < 0:
            feet, others = self.shapes[size] << a, self.shapes[other] << b
            found = self.apart(feet, others) * 2 + (1 if self.sees(feet, others, eyes) else 0)
            self._bearings[key] = found
        return found

    # ------------------------------------------------------------------ sight
    def look(self, eyes: int) -> Sight:
        """The sight table for a pair of models: FLY if either flies (structures do not block, SD-LOS-06), GHOST if the
        viewer ignores walls. [square]: the squares seen from it."""
        eyes &= FLY | GHOST
        if eyes not in self._looks:
            self._looks[eyes] = Sight(self.width, self.height, self.squares, self.opaque(eyes))
        return self._looks[eyes]

    def opaque(self, eyes: int = 0) -> tuple[int, int, int]:
        """What blocks sight: structures, walls to the left of squares, walls above them. Holes do not (SD-LOS-07)."""
        left, above = (0, 0) if eyes & GHOST else (self.left, self.above)
        return (0 if eyes & FLY else self.structures, left, above)

    def seen_from(self, feet: int, eyes: int = 0) -> int:
        """The squares seen from any square of a base (SD-LOS-07)."""
        see = self.look(eyes)
        if feet & (feet - 1) == 0:
            return see[feet.bit_length() - 1]
        key = (feet, eyes & (FLY | GHOST))
        out = self._seen.get(key, 0)
        if not out:
            for q in bits(feet):
                out |= see[q]
            self._seen[key] = out
        return out

    def sees(self, feet: int, others: int, eyes: int = 0) -> bool:
        """Line of sight between two bases (SD-LOS-07)."""
        see = self.look(eyes)
        if feet & (feet - 1) == 0 and others & (others - 1) == 0:
            return see.sees(feet.bit_length() - 1, others.bit_length() - 1)
        for a in bits(feet):
            for b in bits(others):
                if see.sees(a, b):
                    return True
        return False

    # ------------------------------------------------------------------ movers
    def mover(self, size: int = 1, powers: int = 0) -> Mover:
        """How a base of size x size squares with such powers moves: WALK, or SUREFOOT, FLY, BURROW and GHOST added up."""
        key = (size, powers)
        if key not in self._movers:
            self._movers[key] = self.make_mover(size, powers)
        return self._movers[key]

    def make_mover(self, size: int, powers: int, no_left: int = 0, no_above: int = 0) -> Mover:
        """`no_left`, `no_above`: walls that are open to all who move, for something in play."""
        ends = self.squares
        middles = self.squares & ~self.structures
        if powers & (FLY | BURROW):  # SD-ABIL-04, SD-ABIL-06: structures count as open squares
            middles = self.squares
        else:
            ends &= ~self.structures
        if not powers & FLY:
            ends &= ~self.chasms
        through = powers & (BURROW | GHOST) != 0  # SD-ABIL-04
        rough = 0 if powers & (SUREFOOT | FLY | BURROW) else self.difficult
        left, above = self.left & ~no_left, self.above & ~no_above
        return Mover(self.width, size, powers, ends, middles, left, above, through, rough, self.strict)


def build(laid: Sequence[Placed], strict: bool = False) -> Board:
    """The board of a laid dungeon."""
    return Board(Ground(laid), strict)
