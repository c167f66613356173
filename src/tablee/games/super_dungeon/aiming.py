"""Whom an action may be aimed at and whom it affects: sight, range, areas (SD-ACTION-05 .. 08, SD-LOS, SD-RANGE, SD-AREA)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tablee.games.super_dungeon.board import areas
from tablee.games.super_dungeon.board.map import SIDES, Board
from tablee.games.super_dungeon.board.movers import FLY as FLYING
from tablee.games.super_dungeon.board.movers import GHOST as GHOSTLY
from tablee.games.super_dungeon.state import Arena
from tablee.games.super_dungeon.usable import ATTACKS
from tablee.games.super_dungeon.values import abilities, flying, on_tile_with
from tablee.games.super_dungeon.vocabulary import (
    AURA,
    BURST,
    CROSS,
    FLY,
    GHOST,
    HERO,
    HOOKSHOT,
    LANCE,
    SMALL,
    STEALTH,
    SWEEP,
    WAVE,
    ActionDef,
)

SMALL_RANGE = 3  # SD-ABIL-16
LESS_RANGE = 3  # by Stealth (SD-ABIL-18) and by fog
POUNCE_RANGE = 5
DIRECTIONS = tuple([side.lower() for side in SIDES])


class Near(NamedTuple):
    """A model as another sees it."""

    n: int
    far: int  # squares (SD-RANGE-01, SD-RANGE-07)
    seen: bool
    hides: int  # Small and Stealth


# ---------------------------------------------------------------------- sight and range
def eyes(game: Arena, n: int) -> int:
    """Structures do not stop a flyer's sight, walls not a ghost's (SD-LOS-06)."""
    bits = abilities(game, n)
    return (FLYING if flying(game, n) else 0) | (GHOSTLY if bits & GHOST else 0)


def in_view(game: Arena, user: int) -> int:
    """The squares it sees."""
    return game.board.seen_from(game.feet(user), eyes(game, user))


def surroundings(game: Arena, user: int, squares: int, friends: bool = True) -> list[Near]:
    """All models within so many squares, itself first; in the order of their numbers. Without `friends` enemies only."""
    board, feet = game.board, game.feet(user)
    found = [Near(user, 0, True, 0)]
    close = board.spread(feet, squares)
    own = game.models[user].side
    if not close & (game.held[0] | game.held[1] if friends else game.held[1 - own]) & ~feet:
        return found
    look = eyes(game, user)
    seen = board.seen_from(feet, look)
    for n in sorted((*game.present[0], *game.present[1])) if friends else game.present[1 - own]:
        theirs = game.feet(n)
        if theirs & close and n != user:
            sees = theirs & seen != 0 or (flying(game, n) and board.sees(feet, theirs, look | FLYING))
            found.append(Near(n, board.apart(feet, theirs), sees, hiding(game, n)))
    return found


def hiding(game: Arena, n: int) -> int:
    """Small and Stealth; a monster has them from its card unless something lasts."""
    if game.marked or game.rank(n) == HERO:
        return abilities(game, n) & (SMALL | STEALTH)
    return game.card(n).abilities & (SMALL | STEALTH)


def one_near(game: Arena, user: int, target: int) -> Near:
    """The same for one model, at whatever distance."""
    if user == target:
        return Near(user, 0, True, 0)
    feet, theirs = game.feet(user), game.feet(target)
    look = eyes(game, user) | (FLYING if flying(game, target) else 0)
    sees = game.board.sees(feet, theirs, look)
    return Near(target, game.board.apart(feet, theirs), sees, hiding(game, target))


def reach(game: Arena, user: int, action: ActionDef) -> int:
    """How many squares it reaches: printed on the action, or for a basic attack on the attribute (SD-BASIC-02 .. 04)."""
    if action.special == "pounce":
        squares = POUNCE_RANGE
    elif action.id in ATTACKS:
        squares = game.card(user).reach[ATTACKS.index(action.id)]
    else:
        squares = action.squares
    return max(1, squares - LESS_RANGE) if squares > 1 and on_tile_with(game, user, "fog") else squares


def hooked(game: Arena, user: int, action: ActionDef) -> bool:
    """Needs no line of sight (SD-ABIL-08)."""
    return bool(action.abilities & HOOKSHOT and action.offense >= 0) or bool(abilities(game, user) & HOOKSHOT)


def out_of_reach(game: Arena, user: int, action: ActionDef, near: Near, squares: int) -> str:
    """Steps 1 and 2 of an action: the rule that keeps it from this target, '' if none does (SD-ACTION-05)."""
    if near.n == user:
        return ""
    if not near.seen and not hooked(game, user, action):
        return "SD-LOS-01"
    if near.far > squares:
        return "SD-RANGE-01"
    if near.hides & SMALL and near.far > SMALL_RANGE and game.models[near.n].side != game.models[user].side:
        return "SD-ABIL-16"
    if near.hides & STEALTH and near.far > max(1, squares - LESS_RANGE):
        return "SD-ABIL-18"
    return ""


def wrong_side(game: Arena, user: int, action: ActionDef, target: int) -> str:
    """Enemies only; friends only with Augment; both with Dangerous (SD-ACTION-06 .. SD-ACTION-08)."""
    same = game.models[user].side == game.models[target].side
    if action.augment:
        return "" if same else "SD-ACTION-07"
    if action.dangerous:
        return "" if user != target else "SD-ACTION-08"
    return "SD-ACTION-06" if same else ""


def serves(game: Arena, n: int, action: ActionDef) -> bool:
    """Is it among the kinds or ranks that the action is for?"""
    return not action.only or game.rank(n) in action.only or any([kind in action.only for kind in game.card(n).kinds])


# ---------------------------------------------------------------------- areas
@lru_cache(maxsize=65536)
def area_squares(board: Board, area: str, at: int, width: int, side: str, size: int, look: int, deep: bool) -> int:
    """The squares of an area around a base, or of a burst around a square (SD-AREA-06 .. SD-AREA-14)."""
    if area == CROSS:
        return areas.cross(board, at, width, size, look)
    if area == LANCE:
        return areas.lance(board, at, width, side.upper(), size, look)
    if area == SWEEP:
        return (
            block(board, at, width, side, size, look)
            if deep
            else areas.sweep(board, at, width, side.upper(), size, look)
        )
    return areas.wave(board, at, width, size, look)


def block(board: Board, at: int, width: int, side: str, size: int, look: int) -> int:
    """The other reading of Sweep X: the squares that touch the side, corners included, X deep (SD-AREA-10)."""
    x, y = board.xy(at)
    dx, dy = areas.TOWARDS[side.upper()]
    if dx:
        squares = areas.block(board, x + width if dx > 0 else x - size, y - 1, size, width + 2)
    else:
        squares = areas.block(board, x - 1, y + width if dy > 0 else y - size, width + 2, size)
    return squares & board.seen_from(areas.base(board, at, width), look)


def covered(game: Arena, user: int, action: ActionDef, target: int, centre: int, side: str, look: int) -> int:
    """The squares of the area; squares out of sight are not affected (SD-AREA-01)."""
    if action.area == BURST:
        whole = game.feet(target)
        return areas.burst(game.board, centre, action.size, whole, look)
    at, width = game.models[user].at, game.width(user)
    deep = game.kit.options["sweep"] == "block"
    return area_squares(game.board, action.area, at, width, side, action.size, look, deep)


def any_flies(game: Arena, models: tuple[int, ...]) -> bool:
    """Most have no more than their card, so that one look tells."""
    for n in models:
        model = game.models[n]
        if model.gear or model.lasting:
            if flying(game, n):
                return True
        elif game.kit.defs[model.card].abilities & FLY:
            return True
    return False


def affected(
    game: Arena, user: int, action: ActionDef, target: int = -1, centre: int = -1, side: str = ""
) -> tuple[int, ...]:
    """Everybody whom the action affects, in the order of their numbers (SD-AREA-01, SD-AREA-04, SD-BASE-04).

    The user itself is in an area around it if the action is for friends or Dangerous."""
    if not action.area:
        return (target if target >= 0 else user,)
    watcher = target if action.area == BURST else user
    look = eyes(game, watcher)
    squares = covered(game, user, action, target, centre, side, look)
    own = game.models[user].side
    if action.dangerous:
        concerned = tuple(sorted((*game.present[0], *game.present[1])))
    else:
        concerned = game.present[own if action.augment else 1 - own]
    high = squares
    if not look & FLYING and game.board.structures and any_flies(game, concerned):
        high = covered(game, user, action, target, centre, side, look | FLYING)
    if not (action.augment or action.dangerous) and not (squares | high) & game.held[1 - own]:
        return ()
    found = []
    for n in concerned:
        if n == user and action.area in (WAVE, CROSS, AURA):
            hit = action.augment or action.dangerous
        else:
            feet = game.feet(n)
            hit = bool(feet & squares) or (bool(feet & high) and flying(game, n))
        if hit and serves(game, n, action):
            found.append(n)
    return tuple(found)
