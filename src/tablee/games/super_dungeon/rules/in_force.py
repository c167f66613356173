"""What the laid tiles do where: worked out once for the same tiles, and looked up at every step."""

from __future__ import annotations

from functools import lru_cache

from tablee.games.super_dungeon.rules.board.map import Board
from tablee.games.super_dungeon.rules.kit import Kit
from tablee.games.super_dungeon.rules.nodes.explore import Locked, NoWalls
from tablee.games.super_dungeon.rules.nodes.node import TileEffect
from tablee.games.super_dungeon.rules.records import Tile


class InForce:
    """Explore cards that stay (SD-EXPLORE-02), and how far the party has come (SD-EXPLORE-01)."""

    __slots__ = ("bare", "laws", "searched", "shut", "unentered")

    def __init__(self, kit: Kit, board: Board, tiles: tuple[Tile, ...]) -> None:
        #: effects by their kinds, each with the squares of the tile it holds on
        self.laws: dict[type[TileEffect], tuple[tuple[TileEffect, int], ...]] = {}
        self.bare = 0  # tiles whose walls stop nobody, as bits by their number
        self.shut = 0  # tiles that may not be left
        self.unentered = 0  # squares of tiles that the party has never entered
        self.searched = True  # the Explore action was used on all of them
        for k, tile in enumerate(tiles):
            squares = board.tile_squares[k]
            for card in tile.effects:
                effect = kit.explores[card].effect
                self.laws[type(effect)] = (*self.laws.get(type(effect), ()), (effect, squares))
                if isinstance(effect, NoWalls):
                    self.bare |= 1 << k
                elif isinstance(effect, Locked) and not tile.unlocked:
                    self.shut |= 1 << k
            if not tile.entered:
                self.unentered |= squares
            if not tile.searched:
                self.searched = False


@lru_cache(maxsize=256)
def in_force(kit: Kit, board: Board, tiles: tuple[Tile, ...]) -> InForce:
    return InForce(kit, board, tiles)
