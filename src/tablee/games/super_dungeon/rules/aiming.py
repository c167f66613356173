"""Whom an action may be aimed at and whom it affects: sight, range, areas (SD-ACTION-05 .. 08, SD-LOS, SD-RANGE, SD-AREA)."""

from __future__ import annotations

from functools import lru_cache

from tablee.games.super_dungeon.rules.abilities import FLY, GHOST, HOOKSHOT, SMALL, STEALTH
from tablee.games.super_dungeon.rules.board import areas
from tablee.games.super_dungeon.rules.board.map import SIDES, Board
from tablee.games.super_dungeon.rules.board.movers import FLY as FLYING
from tablee.games.super_dungeon.rules.board.movers import GHOST as GHOSTLY
from tablee.games.super_dungeon.rules.figures import SMALL_RANGE, STEALTH_LESS
from tablee.games.super_dungeon.rules.nodes.explore import LEAST, Fog
from tablee.games.super_dungeon.rules.nodes.node import NO_SPECIAL
from tablee.games.super_dungeon.rules.ranks import HERO
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.usable import ATTACKS
from tablee.games.super_dungeon.rules.values import abilities, flying, law
from tablee.games.super_dungeon.rules.vocabulary import AURA, BURST, CROSS, LANCE, SWEEP, WAVE, ActionDef

DIRECTIONS = tuple([side.lower() for side in SIDES])


class Near:
    """A model as another sees it."""

    __slots__ = ("far", "hides", "n", "seen")

    def __init__(self, n: int, far: int, seen: bool, hides: int) -> None:
        self.n = n
        self.far = far  # squares (SD-RANGE-01, SD-RANGE-07)
        self.seen = seen
        self.hides = hides  # Small and Stealth


# ---------------------------------------------------------------------- sight and range
def eyes(game: Arena, n: int) -> int:
    """Structures do not stop a flyer's sight, walls not a ghost's (SD-LOS-06)."""
    bits = abilities(game, n)
    if not bits & (FLY | GHOST):
        return 0
    return (FLYING if flying(game, n) else 0) | (GHOSTLY if bits & GHOST else 0)


def in_view(game: Arena, user: int) -> int:
    """The squares it sees."""
    return game.board.seen_from(game.feet(user), eyes(game, user))


def surroundings(game: Arena, user: int, squares: int, friends: bool = True) -> list[Near]:
    """All models within so many squares, itself first; in the order of their numbers. Without `friends` enemies only."""
    stood, present = game.stood, game.present
    feet = stood[user]
    found = [Near(user, 0, True, 0)]
    close = game.board.spread(feet, squares)
    own = game.models[user].side
    if not close & (game.held[0] | game.held[1] if friends else game.held[1 - own]) & ~feet:
        return found
    for n in sorted((*present[0], *present[1])) if friends else present[1 - own]:
        if stood[n] & close and n != user:
            found.append(one_near(game, user, n))
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
    feet, theirs, look = game.stood[user], game.stood[target], eyes(game, user)
    models, defs = game.models, game.kit.defs
    one, other = models[user], models[target]
    bearing = game.board.bearing(one.at, defs[one.card].width, other.at, defs[other.card].width, look)
    sees = bearing & 1 != 0 or high(game, target, feet, theirs, look)
    return Near(target, bearing >> 1, sees, hiding(game, target))


def reach(game: Arena, user: int, action: ActionDef) -> int:
    """How many squares it reaches: printed on the action, or for a basic attack on the attribute (SD-BASIC-02 .. 04)."""
    leap = action.special.leap() if action.special is not NO_SPECIAL else 0
    if leap:
        squares = leap
    elif action.basic and action.id in ATTACKS:
        squares = game.card(user).reach[ATTACKS.index(action.id)]
    else:
        squares = action.squares
    fog = law(game, user, Fog) if squares > LEAST else None
    return squares if fog is None else fog.shortened(squares)


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
    if near.hides & STEALTH and near.far > max(LEAST, squares - STEALTH_LESS):
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
def shape(board: Board, area: str, at: int, width: int, side: str, size: int, deep: bool) -> int:
    """The squares of an area around a base, whether seen or not (SD-AREA-08 .. SD-AREA-14)."""
    if area == CROSS:
        return areas.arms(board, at, width, size)
    if area == LANCE:
        return areas.arm(board, at, width, side.upper(), size)
    if area == SWEEP:
        return block(board, at, width, side, size) if deep else areas.line(board, at, width, side.upper(), size)
    return areas.around(board, at, width, size)


def block(board: Board, at: int, width: int, side: str, size: int) -> int:
    """The other reading of Sweep X: the squares that touch the side, corners included, X deep (SD-AREA-10)."""
    x, y = board.xy(at)
    dx, dy = areas.TOWARDS[side.upper()]
    if dx:
        return areas.block(board, x + width if dx > 0 else x - size, y - 1, size, width + 2)
    return areas.block(board, x - 1, y + width if dy > 0 else y - size, width + 2, size)


def uncovered(game: Arena, user: int, action: ActionDef, centre: int, side: str) -> int:
    """The squares of the area, whether seen or not; of a Burst around its centre (SD-AREA-06, SD-AREA-07)."""
    if action.area == BURST:
        return game.board.spread(1 << centre, action.size)
    deep = game.kit.options["sweep"] == "block"
    return shape(game.board, action.area, game.models[user].at, game.width(user), side, action.size, deep)


def covered(game: Arena, user: int, action: ActionDef, target: int, centre: int, side: str) -> int:
    """The squares of the area; squares out of sight are not affected (SD-AREA-01)."""
    board, at, width, size = game.board, game.models[user].at, game.width(user), action.size
    if action.area == BURST:
        return areas.burst(board, centre, size, game.feet(target), eyes(game, target))
    look = eyes(game, user)
    if action.area == CROSS:
        return areas.cross(board, at, width, size, look)
    if action.area == LANCE:
        return areas.lance(board, at, width, side.upper(), size, look)
    if action.area != SWEEP:
        return areas.wave(board, at, width, size, look)
    if game.kit.options["sweep"] == "block":
        return block(board, at, width, side, size) & board.seen_from(game.feet(user), look)
    return areas.sweep(board, at, width, side.upper(), size, look)


def affected(
    game: Arena, user: int, action: ActionDef, target: int = -1, centre: int = -1, side: str = ""
) -> tuple[int, ...]:
    """Everybody whom the action affects, in the order of their numbers (SD-AREA-01, SD-AREA-04, SD-BASE-04).

    The user itself is in an area around it if the action is for friends or Dangerous."""
    if not action.area:
        return (target if target >= 0 else user,)  # SD-RANGE-02: without a range only its user
    squares = uncovered(game, user, action, centre, side)
    own = game.models[user].side
    if not (action.augment or action.dangerous) and not squares & game.held[1 - own]:
        return ()
    if action.dangerous:
        concerned = tuple(sorted((*game.present[0], *game.present[1])))
    else:
        concerned = game.present[own if action.augment else 1 - own]
    board, watcher = game.board, target if action.area == BURST else user
    look, base = eyes(game, watcher), game.feet(watcher)
    found = []
    for n in concerned:
        if n == user and action.area in (WAVE, CROSS, AURA):
            hit = action.augment or action.dangerous
        else:
            inside = game.feet(n) & squares
            hit = inside != 0 and (board.sees(base, inside, look) or high(game, n, base, inside, look))
        if hit and serves(game, n, action):
            found.append(n)
    return tuple(found)


def high(game: Arena, n: int, base: int, inside: int, look: int) -> bool:
    """Structures do not hide a flyer (SD-LOS-06)."""
    return not look & FLYING and flying(game, n) and game.board.sees(base, inside, look | FLYING)
