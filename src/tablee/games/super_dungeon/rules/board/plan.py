"""Laying tiles: entrances line up, nothing overlaps, the dungeon hangs together (SD-TILE-01, 02, 05)."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.super_dungeon.rules.board.tiles import HOLE, UPRIGHT, Door, Tile

OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
OVERLAP, NO_ENTRANCE = "overlap", "no-entrance"


class Placed:
    """A tile on the table: quarter turns clockwise, then its top left corner at (x, y); x and y may be negative."""

    __slots__ = ("lying", "tile", "turns", "x", "y")

    def __init__(self, tile: Tile, turns: int, x: int, y: int) -> None:
        self.tile = tile
        self.turns = turns % 4
        self.x = x
        self.y = y
        self.lying = tile.turned(turns)

    def key(self) -> tuple[str, int, int, int]:
        return (self.tile.id, self.turns, self.x, self.y)

    def door_key(self, door: Door) -> tuple[str, int, int, int]:
        """Axis, place and length of a door on the table: two doors line up if they have the same."""
        axis, x, y = self.lying.edges(door)[0]
        return (axis, x + self.x, y + self.y, door.length)


def refusal(laid: Sequence[Placed], new: Placed) -> str:
    """Why a tile may not be laid so, '' if it may. The first may lie anywhere."""
    for old in laid:
        if overlap(old, new):
            return OVERLAP
    if laid and not joints(laid, new):
        return NO_ENTRANCE
    return ""


def overlap(a: Placed, b: Placed) -> bool:
    return (
        a.x < b.x + b.lying.width
        and b.x < a.x + a.lying.width
        and a.y < b.y + b.lying.height
        and b.y < a.y + a.lying.height
    )


def joints(laid: Sequence[Placed], new: Placed) -> list[tuple[str, int, int, int]]:
    """The doors of `new` that line up with doors of tiles already laid."""
    there = [old.door_key(door) for old in laid for door in old.lying.doors]
    return [key for key in [new.door_key(door) for door in new.lying.doors] if key in there]


def spots(laid: Sequence[Placed], tile: Tile) -> tuple[Placed, ...]:
    """Every legal way to lay a tile, in a fixed order; turns that look the same are given once."""
    if not laid:
        return tuple([Placed(tile, turns, 0, 0) for turns in distinct_turns(tile)])
    found: list[Placed] = []
    seen: list[tuple[str, int, int, int]] = []
    for turns in distinct_turns(tile):
        lying = tile.turned(turns)
        for old in laid:
            for door in old.lying.doors:
                for own in lying.doors:
                    if own.side != OPPOSITE[door.side] or own.length != door.length:
                        continue
                    _, ox, oy = old.lying.edges(door)[0]
                    _, nx, ny = lying.edges(own)[0]
                    new = Placed(tile, turns, old.x + ox - nx, old.y + oy - ny)
                    if new.key() not in seen and not refusal(laid, new):
                        seen.append(new.key())
                        found.append(new)
    found.sort(key=Placed.key)
    return tuple(found)


def distinct_turns(tile: Tile) -> tuple[int, ...]:
    turns: list[int] = []
    looks: list[object] = []
    for k in range(4):
        lying = tile.turned(k)
        look = (lying.rows, lying.walls, [(d.side, d.at, d.length) for d in lying.doors])
        if look not in looks:
            looks.append(look)
            turns.append(k)
    return tuple(turns)


def layout(tiles: Sequence[Tile], choices: Sequence[int]) -> tuple[Placed, ...]:
    """An automatic dungeon: tile after tile on the spot its choice names, counted round. As many choices as tiles.

    A spot that would leave a later tile without any, or the dungeon without a free entrance for the start marker
    (SD-SETUP-12), is passed over for the next."""
    laid = lay(tiles, choices, ())
    if laid is None:
        raise ValueError("these tiles cannot be joined")
    return laid


def lay(tiles: Sequence[Tile], choices: Sequence[int], laid: tuple[Placed, ...]) -> tuple[Placed, ...] | None:
    k = len(laid)
    if k == len(tiles):
        return laid if free_doors(laid) else None
    found = spots(laid, tiles[k])
    for n in range(len(found)):
        whole = lay(tiles, choices, (*laid, found[(choices[k] + n) % len(found)]))
        if whole is not None:
            return whole
    return None


def free_doors(laid: Sequence[Placed]) -> list[tuple[int, Door]]:
    """(number of the tile, door) of each entrance that joins no other tile."""
    keys = [placed.door_key(door) for placed in laid for door in placed.lying.doors]
    return [
        (k, door)
        for k, placed in enumerate(laid)
        for door in placed.lying.doors
        if keys.count(placed.door_key(door)) == 1
    ]


class Ground:
    """A laid dungeon in one grid from (0, 0): what is on each square, which edges are walls, which tile is where."""

    __slots__ = ("doors", "height", "level", "rows", "tile_of", "tiles", "upright", "width")

    def __init__(self, laid: Sequence[Placed]) -> None:
        left = min([p.x for p in laid])
        top = min([p.y for p in laid])
        self.width = max([p.x + p.lying.width for p in laid]) - left
        self.height = max([p.y + p.lying.height for p in laid]) - top
        self.tiles = tuple([p.tile for p in laid])
        squares = [HOLE] * (self.width * self.height)
        self.tile_of = [-1] * (self.width * self.height)
        keys = [p.door_key(door) for p in laid for door in p.lying.doors]
        walls: dict[tuple[str, int, int], bool] = {}
        doors: list[tuple[int, tuple[int, ...]]] = []
        for k, p in enumerate(laid):
            x0, y0 = p.x - left, p.y - top
            for y in range(p.lying.height):
                for x in range(p.lying.width):
                    at = (y0 + y) * self.width + x0 + x
                    if p.lying.rows[y][x] != HOLE:
                        squares[at] = p.lying.rows[y][x]
                        self.tile_of[at] = k
            # the outer edge of a tile is wall unless two doors line up there (SD-TILE-05)
            joined = [p.door_key(door) for door in p.lying.doors if keys.count(p.door_key(door)) == 2]
            opened = [e for door in p.lying.doors if p.door_key(door) in joined for e in p.lying.edges(door)]
            for edge in (*p.lying.walls, *[e for e in p.lying.rim() if e not in opened]):
                walls[edge[0], edge[1] + x0, edge[2] + y0] = True
            for door in p.lying.doors:
                if p.door_key(door) not in joined:
                    doors.append((k, door_squares(p.lying, door, x0, y0, self.width)))
        self.rows = tuple(["".join(squares[y * self.width : (y + 1) * self.width]) for y in range(self.height)])
        self.upright = sorted([(x, y) for axis, x, y in walls if axis == UPRIGHT])
        self.level = sorted([(x, y) for axis, x, y in walls if axis != UPRIGHT])
        self.doors = tuple(doors)  # entrances that join no other tile: number of the tile, squares


def door_squares(lying: Tile, door: Door, x0: int, y0: int, width: int) -> tuple[int, ...]:
    found = []
    for _, x, y in lying.edges(door):
        inside_x = x - 1 if door.side == "E" else x
        inside_y = y - 1 if door.side == "S" else y
        found.append((y0 + inside_y) * width + x0 + inside_x)
    return tuple(found)
