"""The Dancing Light, a trap that lures Heroes: they must end each activation nearer to it than they began."""

from __future__ import annotations

from tablee.games.super_dungeon.rules.board.map import FAR, bits
from tablee.games.super_dungeon.rules.nodes.traps import DancingLight
from tablee.games.super_dungeon.rules.procedures import traps
from tablee.games.super_dungeon.rules.procedures.moving import destinations
from tablee.games.super_dungeon.rules.ranks import HERO
from tablee.games.super_dungeon.rules.records import Trap
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.tile_effects import definition


def lights(game: Arena, n: int) -> list[Trap]:
    """Those of the tile it is on: the card concerns no other (SD-EXPLORE-02)."""
    if not game.traps or game.rank(n) != HERO:
        return []
    return [
        trap
        for trap in game.traps
        if isinstance(definition(game, trap).special, DancingLight) and trap.tile in game.tiles_of(n)
    ]


def squares(trap: Trap) -> int:
    return sum([1 << q for template in trap.templates for q in template])


def distance(game: Arena, n: int) -> int:
    """Squares to the nearest light of its tile, -1: there is none."""
    found = lights(game, n)
    return min([game.board.apart(game.feet(n), squares(trap)) for trap in found]) if found else -1


def calls(game: Arena, n: int, far: int, steps: int) -> bool:
    """Is it no nearer than it was, and could it be with the movement points it has left?"""
    found = lights(game, n)
    now = distance(game, n)
    if not found or now < 0 or now < far or far == FAR or now <= 1:
        return False
    shape = game.board.shapes[game.width(n)]
    places = destinations(game, n, steps)
    return any([game.board.apart(shape << at, squares(trap)) < far for at in bits(places) for trap in found])


def reached(game: Arena, n: int) -> None:
    """A Hero that ends next to the light puts it out."""
    for trap in lights(game, n):
        if game.board.apart(game.feet(n), squares(trap)) <= 1:
            traps.disarm(game, trap)
            game.note("SD-EXPLORE-02", "light-out", who=game.name(n))
