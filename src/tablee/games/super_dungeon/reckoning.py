"""What a model could do with an activation: every attack it can make from where it can go, with what that is worth."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from tablee.games.super_dungeon.aiming import SMALL_RANGE, eyes, hooked, reach
from tablee.games.super_dungeon.board.map import Board, bits
from tablee.games.super_dungeon.board.movers import FLY, Mover
from tablee.games.super_dungeon.board.reach import stepped
from tablee.games.super_dungeon.procedures.moving import destinations
from tablee.games.super_dungeon.state import Arena
from tablee.games.super_dungeon.targets import hit, meant
from tablee.games.super_dungeon.tile_effects import eventful, gait
from tablee.games.super_dungeon.tricks import fits
from tablee.games.super_dungeon.usable import basic, down, free_attacks, stopped, unique
from tablee.games.super_dungeon.values import abilities, flying
from tablee.games.super_dungeon.vocabulary import AURA, SMALL, STEALTH, ActionDef
from tablee.games.super_dungeon.worth import SURE, chance, inflicted, wounds
from tablee.kernel.decision import Option

#: what it is worth to a side that a model of the other one takes so many wounds, and such tokens: game, victim, both
Pain = Callable[[Arena, int, int, int], int]
REACH_LESS = 3  # by Stealth (SD-ABIL-18)
AGAIN = 6  # tenths that a further attack on the same target counts


class Plan(NamedTuple):
    """Something to do, where it can be done from, and its worth."""

    worth: int
    places: int  # as a bitset of anchors
    option: Option
    cost: int  # action points


@lru_cache(maxsize=32768)
def in_range(board: Board, feet: int, squares: int, look: int) -> int:
    """The squares from which a model on these can be seen and reached; `look` -1: sight is not needed."""
    close = board.spread(feet, squares)
    return close if look < 0 else close & board.seen_from(feet, look)


def stands(game: Arena, n: int, action: ActionDef, target: int) -> int:
    """The anchors from which an action reaches its target (SD-ACTION-05)."""
    squares = reach(game, n, action)
    hides = abilities(game, target) & (SMALL | STEALTH)
    if hides & SMALL:
        squares = min(squares, SMALL_RANGE)
    if hides & STEALTH:
        squares = max(1, squares - REACH_LESS)
    look = -1 if hooked(game, n, action) else eyes(game, n) | (FLY if flying(game, target) else 0)
    return gait(game, n).covering(in_range(game.board, game.feet(target), squares, look))


def worth_of(game: Arena, n: int, action: ActionDef, victims: tuple[int, ...], target: int, pain: Pain) -> int:
    """The expected pain of one use; pain of friends in a dangerous area counts against it."""
    own = game.models[n].side
    total = 0
    count, statuses = wounds(game, n, action), inflicted(game, n, action)
    for victim in victims:
        if game.models[victim].side == own and action.augment:
            continue
        suffered = pain(game, victim, count, statuses)
        if suffered:
            expected = suffered * chance(game, n, action, victim, victims if action.area else (), target) // SURE
            total += expected if game.models[victim].side != own else -expected
    return total


def attacks(game: Arena, n: int, points: int, used: tuple[str, ...]) -> list[tuple[str, ActionDef, int]]:
    """Every action against enemies that it has points for: the word of its option, the action, the price."""
    if down(game, n):
        return []
    own = [a for a in (*basic(game, n), *unique(game, n)) if a.cost <= points and not stopped(game, n, a)]
    found = [(a.id, a, a.cost) for a in own if not a.augment and (a.offense >= 0 or a.statuses) and a.area != AURA]
    found = [one for one in found if not (one[1].basic and one[1].kind == "support")]
    return found + [(id, game.kit.actions["melee-attack"], 0) for id in free_attacks(game, n, used)]


def plans(game: Arena, n: int, points: int, used: tuple[str, ...], foes: list[int], pain: Pain) -> list[Plan]:
    """One for each action and target, areas left out; several uses of the same action are counted in."""
    found: list[Plan] = []
    for id, action, price in attacks(game, n, points, used):
        if action.area:
            continue
        for foe in foes:
            if action.special and action.special != "pounce" and not fits(game, n, action, foe):
                continue
            worth = worth_of(game, n, action, (foe,), foe, pain)
            if worth <= 0:
                continue
            times = points // price if price else 1
            worth += worth * AGAIN * (times - 1) // 10
            found.append(Plan(worth, stands(game, n, action, foe), Option("act", (id, game.kit.handles[foe])), price))
    return found


def areas_here(game: Arena, n: int, options: list[Option], points: int, pain: Pain) -> list[Plan]:
    """Area actions among the options, from where it stands."""
    found: list[Plan] = []
    here = 1 << game.models[n].at
    for option in options:
        if option.verb != "act":
            continue
        action, target, _, _ = meant(game, option)
        if action is None or not action.area or action.augment or action.area == AURA:
            continue
        worth = worth_of(game, n, action, hit(game, n, option), target, pain)
        if worth > 0:
            worth += worth * AGAIN * (points // max(1, action.cost) - 1) // 10
            found.append(Plan(worth, here, option, action.cost))
    return found


# ---------------------------------------------------------------------- moving
def open_to(game: Arena, n: int, steps: int) -> int:
    """The places where it may be after moving, its own among them."""
    return destinations(game, n, steps) | 1 << game.models[n].at


def harmless(game: Arena, n: int, places: int) -> int:
    """Those of the places where nothing known hurts it; all of them if there is no such place."""
    _, harm = eventful(game, n)
    safe = places & ~gait(game, n).covering(harm) if harm else places
    return safe or places


def towards(game: Arena, n: int, places: int, goals: int) -> int:
    """Those of the places from which the walk to any of the goals is shortest, neither models nor locked doors counted."""
    mover = unhindered(game, n)
    front = seen = goals & mover.places
    while front:
        if front & places:
            return front & places
        front = stepped(front, mover.legs) & ~seen
        seen |= front
    return 0


def walk_length(game: Arena, n: int, goals: int) -> int:
    """Steps to the nearest of the goals by such a walk; 99 if there is none."""
    mover = unhindered(game, n)
    front = seen = 1 << game.models[n].at
    for steps in range(99):
        if front & goals:
            return steps
        front = stepped(front, mover.legs) & ~seen
        if not front:
            break
        seen |= front
    return 99


def unhindered(game: Arena, n: int) -> Mover:
    """Its way of moving without the cards that change it: who waits for a locked door to open would wait for ever."""
    usual = gait(game, n)
    return game.board.mover(usual.size, usual.powers)


def nearest(game: Arena, places: int, squares: int) -> int:
    """One of the places, as near to any of these squares as can be; -1: there is none."""
    if not places:
        return -1
    for steps in range(game.board.size):
        found = places & game.board.spread(squares, steps)
        if found:
            return next(bits(found))
        if steps > game.board.width + game.board.height:
            break
    return next(bits(places))
