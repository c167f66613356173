"""Tiles as they are printed: squares, walls on the lines between them, entrances (SD-TILE-02 to 06)."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from tablee.gamekit.spelling import Flag, Free, Listed, Number, Table, Tables, wrong
from tablee.gamekit.tables import document
from tablee.kernel.errors import ContentError

FILE = "super_dungeon/content/tiles.toml"
SIDES = "NESW"  # clockwise: a quarter turn makes each the next
#: an edge is (axis, x, y), a unit of a grid line: upright ones lie left of the square (x, y), level ones above it
UPRIGHT, LEVEL = "v", "h"
HOLE = " "  # no square (SD-TILE-03)
#: what a letter of a row stands for; the words are the ids of the tile-effect cards
EFFECTS = {
    "b": "brambles",
    "d": "difficult",
    "c": "chasm",
    "s": "structure",
    "C": "champion",
    "S": "sentinel",
    "G": "goddess",
    "p": "secret_passage",
    "o": "spawn_location",
}
OPEN = ".o"  # a spawn location is a mark of another mode of play: the square is open (SD-TILE-06)
STRUCTURES = "sCSG"  # statues are structures with a Blessing
DIFFICULT = "bd"
CHASM = "c"
LINES = Listed(Free())
NUMBERS = Listed(Number())
FIELDS = {
    "id": Free(),
    "name": Listed(Free(), Free()),
    "rows": LINES,
    "walls": LINES,
    "entrances": Listed(Free(), NUMBERS),
}
LANGUAGES = {"en": Free(), "fr": Free()}


class Door:
    """An entrance: `length` neighbouring squares of one side, counted from the left or the top."""

    __slots__ = ("at", "length", "side")

    def __init__(self, side: str, at: int, length: int) -> None:
        self.side = side
        self.at = at
        self.length = length


class Tile:
    """One side of a tile, lying as printed or turned."""

    __slots__ = ("doors", "height", "id", "name_en", "name_fr", "next", "rows", "walls", "width")

    def __init__(
        self,
        id: str,
        name_en: str,
        name_fr: str,
        rows: tuple[str, ...],
        walls: tuple[tuple[str, int, int], ...],
        doors: tuple[Door, ...],
    ) -> None:
        self.id = id
        self.name_en = name_en
        self.name_fr = name_fr
        self.rows = rows
        self.width = len(rows[0])
        self.height = len(rows)
        self.walls = walls  # keys of edges inside the tile
        self.doors = doors
        self.next: Tile | None = None  # after a quarter turn, once that was asked for

    def name(self, language: str) -> str:
        return self.name_fr if language == "fr" else self.name_en

    def turned(self, turns: int) -> Tile:
        """The tile after quarter turns clockwise."""
        tile = self
        for _ in range(turns % 4):
            if tile.next is None:
                tile.next = quarter(tile)
            tile = tile.next
        return tile

    def edges(self, door: Door) -> tuple[tuple[str, int, int], ...]:
        """The edges a door opens, seen from the tile's corner."""
        places = range(door.at, door.at + door.length)
        if door.side == "N":
            return tuple([(LEVEL, k, 0) for k in places])
        if door.side == "S":
            return tuple([(LEVEL, k, self.height) for k in places])
        if door.side == "W":
            return tuple([(UPRIGHT, 0, k) for k in places])
        return tuple([(UPRIGHT, self.width, k) for k in places])

    def rim(self) -> tuple[tuple[str, int, int], ...]:
        """The outer edge, doors included."""
        found: list[tuple[str, int, int]] = []
        for x in range(self.width):
            found += [(LEVEL, x, 0), (LEVEL, x, self.height)]
        for y in range(self.height):
            found += [(UPRIGHT, 0, y), (UPRIGHT, self.width, y)]
        return tuple(found)


def quarter(tile: Tile) -> Tile:
    """Square (x, y) goes to (height - 1 - y, x): a quarter turn clockwise."""
    w, h = tile.width, tile.height
    rows = tuple(["".join([tile.rows[h - 1 - y][x] for y in range(h)]) for x in range(w)])
    walls: list[tuple[str, int, int]] = []
    for axis, x, y in tile.walls:
        # the line left of (x, y) becomes the line above (h-1-y, x); the line above it becomes the line right of its new place
        walls.append((LEVEL, h - 1 - y, x) if axis == UPRIGHT else (UPRIGHT, h - y, x))
    doors: list[Door] = []
    for door in tile.doors:
        side = SIDES[(SIDES.index(door.side) + 1) % 4]
        at = door.at if door.side in "NS" else h - door.at - door.length
        doors.append(Door(side, at, door.length))
    doors.sort(key=door_order)
    return Tile(tile.id, tile.name_en, tile.name_fr, rows, tuple(sorted(walls)), tuple(doors))


def door_order(door: Door) -> tuple[int, int]:
    return (SIDES.index(door.side), door.at)


# ---------------------------------------------------------------------- reading
@lru_cache(maxsize=1)
def box() -> dict[str, Tile]:
    """The tiles of the box by their letter."""
    return read(files("tablee.games.super_dungeon").joinpath("content", "tiles.toml").read_text(encoding="utf-8"))


def read(text: str) -> dict[str, Tile]:
    """Tiles from a content file; a mistake is said with its place."""
    content = document(FILE, text)
    Table({"house": Flag(), "tile": Tables()}, ("tile",)).check(FILE, content, {})
    found: dict[str, Tile] = {}
    for line in content["tile"]:
        where = f"{FILE}: {line.get('id', '?')}"
        Table(FIELDS, tuple(FIELDS)).check(where, line, {})
        Table(LANGUAGES, tuple(LANGUAGES)).check(f"{where}: name", line["name"], {})
        if line["id"] in found:
            raise ContentError(where, "stands there twice")
        name = line["name"]
        tile = make_tile(line["id"], name["en"], name["fr"], line["rows"], line["walls"], line["entrances"], where)
        found[tile.id] = tile
    return found


def make_tile(
    id: str,
    name_en: str,
    name_fr: str,
    rows: list[str],
    walls: list[str],
    entrances: dict[str, list[int]],
    where: str = FILE,
) -> Tile:
    if not rows or not rows[0] or any([len(row) != len(rows[0]) for row in rows]):
        raise ContentError(where, "all rows must be of one length")
    for letter in "".join(rows):
        if letter not in EFFECTS and letter not in "." + HOLE:
            raise wrong(where, "rows", letter, (".", "the blank", *EFFECTS), "names")
    width, height = len(rows[0]), len(rows)
    edges: list[tuple[str, int, int]] = []
    for wall in walls:
        edges += wall_edges(wall, width, height, where)
    if len(edges) != len(set(edges)):
        raise ContentError(where, "two walls lie on each other")
    doors: list[Door] = []
    for side, places in entrances.items():
        if side not in SIDES:
            raise wrong(where, "entrances", side, tuple(SIDES), "names")
        doors += side_doors(side, places, width if side in "NS" else height, where)
    doors.sort(key=door_order)
    return Tile(id, name_en, name_fr, tuple(rows), tuple(sorted(edges)), tuple(doors))


def wall_edges(wall: str, width: int, height: int, where: str) -> list[tuple[str, int, int]]:
    """The unit edges of a wall written as "v 3 0-3" or "h 3 0-2"."""
    try:
        axis, at_, span = wall.split()
        first, last = [int(part) for part in span.split("-")]
        at = int(at_)
    except ValueError as error:
        raise ContentError(where, f"wall {wall!r} is not like 'v 3 0-3'") from error
    across, along = (width, height) if axis == UPRIGHT else (height, width)
    if axis not in (UPRIGHT, LEVEL) or not 0 < at < across or not 0 <= first < last <= along:
        raise ContentError(where, f"wall {wall!r} does not lie inside a tile of {width} by {height}")
    return [(UPRIGHT, at, k) if axis == UPRIGHT else (LEVEL, k, at) for k in range(first, last)]


def side_doors(side: str, places: list[int], length: int, where: str) -> list[Door]:
    """One door for each run of neighbouring squares."""
    if sorted(set(places)) != places or not all([0 <= k < length for k in places]):
        raise ContentError(where, f"entrance {side} {places}: squares of the side, in order")
    doors: list[Door] = []
    for k in places:
        if doors and doors[-1].at + doors[-1].length == k:
            doors[-1].length += 1
        else:
            doors.append(Door(side, k, 1))
    return doors
