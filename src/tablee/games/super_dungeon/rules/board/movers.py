"""How a kind of model moves: the size of its base and what its abilities let it cross (SD-MOVE-05, SD-BASE-02)."""

from __future__ import annotations

from typing import Final

from tablee.games.super_dungeon.rules.board.steps import DIRECTIONS, Legs, legs_between

#: abilities that change movement or sight; they add up
WALK: Final = 0
SUREFOOT: Final = 1
FLY: Final = 2
BURROW: Final = 4
GHOST: Final = 8

DIFFICULT_STEP: Final = 2  # movement points into a difficult square (SD-TERRAIN-02)


#: [c]: the places within c points where nobody stands in the way, and the difficult ones that take one point more
Ranges = tuple[list[int], list[int]]


class Mover:
    """A place is the square of the base's top left corner, its anchor. Sets of places are sets of anchors."""

    __slots__ = (
        "cheap",
        "dear",
        "easily",
        "fresh",
        "hardly",
        "legs",
        "places",
        "powers",
        "ranges",
        "rough",
        "shape",
        "size",
        "stand",
        "width",
    )

    def __init__(
        self,
        width: int,
        size: int,
        powers: int,
        ends: int,
        middles: int,
        left: int,
        above: int,
        through: bool,
        rough: int,
        strict: bool = False,
    ) -> None:
        """ends: squares it may be on; middles: squares a diagonal step may lead past; through: walls do not stop it;
        rough: squares that cost it two points (SD-TERRAIN-02)."""
        self.width = width
        self.size = size
        self.powers = powers
        self.rough = rough
        offsets = [y * width + x for y in range(size) for x in range(size)]
        self.shape = sum([1 << o for o in offsets])
        on = ends  # anchors with all squares of the base on legal ones
        for o in offsets:
            on &= ends >> o
        if size > 1:
            on &= inner_columns(width, size, ends)
        parted = 0  # anchors with a wall inside the base
        for y in range(size):
            for x in range(size):
                if x:
                    parted |= left >> (y * width + x)
                if y:
                    parted |= above >> (y * width + x)
        self.stand = on & ~parted  # a burrower may pass with a wall inside its base, but not stop so (SD-BASE-02)
        self.places = on if through else self.stand
        walls = (0, 0) if through else (left, above)
        if size == 1:
            self.legs: Legs = legs_between(width, self.places, middles, walls[0], walls[1], strict)
        else:
            # both bases lie on legal squares without a wall inside: then each of their squares has a free route
            self.legs = legs_between(width, self.places, -1, 0, 0)
        self.fresh = tuple([newly_covered(offsets, dy * width + dx) for dx, dy in DIRECTIONS])
        self.settle()

    def settle(self) -> None:
        """What follows from its legs."""
        self.cheap, self.dear = self.priced(0)
        # those that somebody can use
        self.easily = tuple([(shift, can) for shift, can in self.cheap if can])
        self.hardly = tuple([(shift, can) for shift, can in self.dear if can])
        self.ranges: dict[int, Ranges] = {}  # by where it starts: see `reach.ranges`

    def feet(self, anchor: int) -> int:
        """The squares a base covers (SD-BASE-01)."""
        return self.shape << anchor

    def covering(self, squares: int) -> int:
        """The places from which the base would cover any of these squares; some may be no legal places."""
        if self.size == 1:
            return squares
        out = 0
        for y in range(self.size):
            for x in range(self.size):
                out |= squares >> (y * self.width + x)
        return out

    def entering(self, squares: int) -> tuple[int, ...]:
        """For each direction the places from which a step newly covers any of these squares."""
        found = []
        for (_, can), fresh in zip(self.legs, self.fresh):
            out = 0
            for o in fresh:
                out |= squares >> o if o > 0 else squares << -o
            found.append(out & can)
        return tuple(found)

    def harder(self, more_rough: int) -> int:
        """The squares that cost it two points; to Surefoot, Fly and Burrow none does (SD-ABIL-04, SD-ABIL-06, SD-ABIL-19)."""
        return 0 if self.powers & (SUREFOOT | FLY | BURROW) else self.rough | more_rough

    def priced(self, more_rough: int) -> tuple[Legs, Legs]:
        """The legs that cost one point and those that cost two. Squares already under the base do not count
        (SD-TERRAIN-03); `more_rough` are squares that something in play makes difficult."""
        dear = self.entering(self.harder(more_rough))
        one = tuple([(shift, can & ~two) for (shift, can), two in zip(self.legs, dear)])
        return one, tuple([(shift, two) for (shift, _), two in zip(self.legs, dear)])


def inner_columns(width: int, size: int, squares: int) -> int:
    """Anchors from which the base does not run over the right side of the box."""
    row = (1 << max(0, width - size + 1)) - 1
    return sum([row << (y * width) for y in range(squares.bit_length() // width + 1)])


def newly_covered(offsets: list[int], shift: int) -> tuple[int, ...]:
    return tuple([o + shift for o in offsets if o + shift not in offsets])
