"""Where each of the eight steps may be made, as sets of squares (SD-TILE-04, SD-TILE-07, SD-TILE-08)."""

from __future__ import annotations

#: a step: how far the number of the square moves, and the squares from which the step is legal
Legs = tuple[tuple[int, int], ...]
#: north, north-east, east and so on round the clock: the order of all legs
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


def legs_between(width: int, ends: int, middles: int, left: int, above: int, strict: bool = False) -> Legs:
    """Steps from and to squares of `ends`. A step over an edge needs no wall there. A diagonal step needs one of its two
    right-angled routes free, or both where the table is `strict`: no wall on its two edges, its middle in `middles`
    (SD-TILE-08)."""
    w = width
    rows = ends.bit_length() // w + 1
    last_column = sum([1 << (y * w + w - 1) for y in range(rows)])
    inner = ends & ~last_column  # squares with another to the right of them in the box
    from_left, from_above = ends & ~left, ends & ~above  # can be entered from the left, from above
    middle_left, middle_above = middles & ~left, middles & ~above
    east = inner & from_left >> 1
    south = ends & from_above >> w
    by_east = middle_left >> 1 & from_above >> (w + 1)
    by_south = middle_above >> w & from_left >> (w + 1)
    south_east = inner & (by_east & by_south if strict else by_east | by_south)
    by_east = (middle_left & ~above) >> 1 & ends << (w - 1)
    by_north = ~above & middles << w & from_left << (w - 1)
    north_east = inner & (by_east & by_north if strict else by_east | by_north)
    # a step back is legal where the step is
    return (
        (-w, south << w),
        (1 - w, north_east),
        (1, east),
        (w + 1, south_east),
        (w, south),
        (w - 1, north_east >> (w - 1)),
        (-1, east << 1),
        (-w - 1, south_east << (w + 1)),
    )
