"""The board of laid tiles, worked out once for each dungeon and shared by all its games."""

from __future__ import annotations

from functools import lru_cache

from tablee.games.super_dungeon.rules.board.map import Board, build
from tablee.games.super_dungeon.rules.board.plan import Placed
from tablee.games.super_dungeon.rules.board.tiles import Tile, box, make_tile

#: a game whose first tile is not yet laid
BLANK = make_tile("blank", "", "", ["."], [], {})
#: tiles that are in no box, by their ids
OTHERS: dict[str, Tile] = {"blank": BLANK}


def tile_named(id: str) -> Tile:
    return OTHERS[id] if id in OTHERS else box()[id]


@lru_cache(maxsize=64)
def board_of(laid: tuple[tuple[str, int, int, int], ...], strict: bool) -> Board:
    """`laid`: id, quarter turns and corner of each tile; `strict`: no step past a wall that touches the corner (SD-TILE-08)."""
    return build([Placed(tile_named(id), turns, x, y) for id, turns, x, y in laid or (("blank", 0, 0, 0),)], strict)
