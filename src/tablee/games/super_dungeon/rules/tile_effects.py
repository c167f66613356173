"""Explore cards that stay in force on their tile (SD-EXPLORE-02), and squares with effects of their own (SD-TILE-06)."""

from __future__ import annotations

from functools import lru_cache

from tablee.games.super_dungeon.rules.abilities import (
    BRAMBLE_GROWTH,
    BURROW,
    FLY,
    GHOST,
    IMMUNE_AT,
    SOPORIFIC_CLOUD,
    SUREFOOT,
)
from tablee.games.super_dungeon.rules.board.map import Board, bits
from tablee.games.super_dungeon.rules.board.movers import WALK, Mover
from tablee.games.super_dungeon.rules.board.templates import near
from tablee.games.super_dungeon.rules.figures import GROWTH_REACH
from tablee.games.super_dungeon.rules.kit import Kit
from tablee.games.super_dungeon.rules.nodes.explore import Armory, FaeriePool, Locked, SavePoint
from tablee.games.super_dungeon.rules.nodes.traps import Tentacles
from tablee.games.super_dungeon.rules.placing import powers
from tablee.games.super_dungeon.rules.ranks import HERO, PARTY
from tablee.games.super_dungeon.rules.records import Trap
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import POISON, SLOW, TOKENS
from tablee.games.super_dungeon.rules.values import abilities, affinity, holds
from tablee.games.super_dungeon.rules.vocabulary import TrapDef

MOVING = SUREFOOT | FLY | BURROW | GHOST
SURE = SUREFOOT | FLY | BURROW  # to whom difficult squares and what is on them do nothing


# ---------------------------------------------------------------------- a spawning point is destroyed
def point_destroyed(game: Arena, tile: int) -> None:
    """Armory, Save Point, Faerie Pool and Locked Doors wait for the spawning point of their tile."""
    if holds(game, tile, Armory) is not None:
        game.loot_more += len(game.kit.heroes)
        game.note("SD-EXPLORE-02", "armory", count=len(game.kit.heroes))
    if holds(game, tile, SavePoint) is not None:
        for n in game.heroes():
            game.change(n, statuses=game.models[n].statuses & ~TOKENS)
        game.note("SD-EXPLORE-02", "save-point")
    pool = holds(game, tile, FaeriePool)
    if pool is not None:
        for n in game.heroes():
            game.change(n, wounds=max(0, game.models[n].wounds - pool.wounds))
        game.note("SD-EXPLORE-02", "faerie-pool", n=pool.wounds)
    if holds(game, tile, Locked) is not None:
        unlock(game, tile)


def unlock(game: Arena, tile: int) -> None:
    """The doors of a tile stand open for good."""
    game.tiles = tuple([one.but(unlocked=True) if k == tile else one for k, one in enumerate(game.tiles)])
    game.note("SD-EXPLORE-02", "doors-open")


def is_locked(game: Arena, tile: int) -> bool:
    return not game.tiles[tile].unlocked and holds(game, tile, Locked) is not None


# ---------------------------------------------------------------------- how a model moves here and now
def gait(game: Arena, n: int) -> Mover:
    """The way it moves, with its abilities and the cards that let walk through walls or lock doors."""
    able = abilities(game, n) & MOVING
    how = how_it_moves(able) if able else WALK
    size = game.kit.defs[game.models[n].card].width
    here = game.in_force()
    if not here.bare and not here.shut:
        return game.board.mover(size, how)
    return changed_mover(game.board, size, how, here.bare, here.shut)


@lru_cache(maxsize=64)
def how_it_moves(bits_of_model: int) -> int:
    return powers(bits_of_model)


@lru_cache(maxsize=1024)
def changed_mover(board: Board, size: int, how: int, bare: int, shut: int) -> Mover:
    """Without the walls of tiles that are `bare`, without the steps out of those that are `shut`."""
    usual = board.mover(size, how)
    left = above = 0
    for k in bits(bare):
        squares = board.tile_squares[k]
        left |= squares & squares << 1
        above |= squares & squares << board.width
    mover = board.make_mover(size, how, left, above)
    mover.stand = usual.stand  # a wall inside a base still lets it pass only
    for k in bits(shut):
        inside = board.tile_squares[k]
        from_it = usual.covering(inside)
        away = mover.entering(board.squares & ~inside)
        mover.legs = tuple([(shift, can & ~(out & from_it)) for (shift, can), out in zip(mover.legs, away)])
    mover.settle()
    return mover


def ignores_ground(game: Arena, n: int) -> bool:
    """Difficult squares are open squares to it, what they do beside is not felt (SD-ABIL-04, SD-ABIL-06, SD-ABIL-19)."""
    return bool(abilities(game, n) & SURE)


def rough_for(game: Arena, n: int) -> int:
    """Squares that something in play makes difficult for it: tentacles, and the Bramble Knight's growth."""
    found = tangled(game.kit, game.board, game.traps) if game.traps else 0
    if game.rank(n) == HERO and "emerald" not in affinity(game, n):
        found |= grown(game, BRAMBLE_GROWTH)
    return found


@lru_cache(maxsize=1024)
def tangled(kit: Kit, board: Board, traps: tuple[Trap, ...]) -> int:
    """The squares of tentacles."""
    found = 0
    for trap in traps:
        text = kit.explores[trap.card].trap
        if text is not None and isinstance(text.special, Tentacles):
            found |= zone(board, trap.templates)
    return found


def grown(game: Arena, ability: int) -> int:
    """The squares within two of monsters with such an ability."""
    found = 0
    for other in bearers(game.kit, ability):
        if game.models[other].at >= 0:
            found |= around(game.board, game.feet(other))
    return found


@lru_cache(maxsize=4096)
def around(board: Board, feet: int) -> int:
    return board.spread(feet, GROWTH_REACH)


@lru_cache(maxsize=256)
def bearers(kit: Kit, ability: int) -> tuple[int, ...]:
    """The figures whose card has this ability."""
    return tuple([n for n, figure in enumerate(kit.figures) if kit.defs[figure.card].abilities & ability])


def definition(game: Arena, trap: Trap) -> TrapDef:
    found = game.kit.explores[trap.card].trap
    assert found is not None
    return found


@lru_cache(maxsize=4096)
def zone(board: Board, templates: tuple[tuple[int, ...], ...]) -> int:
    """The squares on templates and next to them (SD-TRAP-04)."""
    found = 0
    for template in templates:
        found |= near(board, sum([1 << q for q in template]))
    return found


# ---------------------------------------------------------------------- what happens on squares
def brambles(game: Arena, n: int) -> int:
    """Squares that would poison it when it enters them."""
    squares = game.board.effects["brambles"]
    if not squares or ignores_ground(game, n):
        return 0
    return squares


def clouded(game: Arena, n: int) -> int:
    """Squares that would make it slow: a Hero without emerald affinity who comes within two squares of such a point."""
    if game.rank(n) != HERO or "emerald" in affinity(game, n):
        return 0
    return grown(game, SOPORIFIC_CLOUD)


def feels(game: Arena, n: int, status: int) -> bool:
    """Would the token make a difference: it has none, and is not immune?"""
    return not game.models[n].statuses & status and not abilities(game, n) & status << IMMUNE_AT


def traps_for(game: Arena, n: int) -> int:
    """Squares on which it would set off a trap (SD-TRAP-04, SD-TRAP-07, SD-TRAP-08)."""
    found = 0
    if game.models[n].side == PARTY:
        for trap in game.traps:
            if n not in trap.set_off and springs(definition(game, trap)):
                found |= zone(game.board, trap.templates)
    return found


def springs(trap: TrapDef) -> bool:
    """Does something happen when it is set off? Tentacles and the dancing light only lie there."""
    return trap.strength >= 0 or trap.special.SPRINGS


def unexplored(game: Arena, n: int) -> int:
    """Squares of tiles that the party has never entered, for a Hero (SD-EXPLORE-01)."""
    return game.in_force().unentered if game.kit.ranks[n] == HERO else 0


def eventful(game: Arena, n: int) -> tuple[int, int]:
    """Squares where something would happen to it, and those among them that would harm it."""
    harm = traps_for(game, n) if game.traps else 0
    if game.board.effects["brambles"] and feels(game, n, POISON):
        harm |= brambles(game, n)
    if bearers(game.kit, SOPORIFIC_CLOUD) and feels(game, n, SLOW):
        harm |= clouded(game, n)
    return harm | game.board.effects["secret_passage"] | unexplored(game, n), harm
