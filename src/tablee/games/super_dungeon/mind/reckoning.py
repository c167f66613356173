"""What a model could do with an activation: every attack it can make from where it can go, with what that is worth."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from tablee.games.super_dungeon.mind.worth import SURE, chance, inflicted, wounds
from tablee.games.super_dungeon.rules.abilities import SMALL, STEALTH
from tablee.games.super_dungeon.rules.aiming import (
    DIRECTIONS,
    affected,
    eyes,
    hooked,
    reach,
    serves,
    shape,
)
from tablee.games.super_dungeon.rules.board.map import Board, bits
from tablee.games.super_dungeon.rules.board.movers import FLY, Mover
from tablee.games.super_dungeon.rules.board.reach import stepped
from tablee.games.super_dungeon.rules.figures import SMALL_RANGE, STEALTH_LESS
from tablee.games.super_dungeon.rules.nodes.explore import LEAST
from tablee.games.super_dungeon.rules.procedures.acting import ACT
from tablee.games.super_dungeon.rules.procedures.moving import destinations
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.targets import hit, meant
from tablee.games.super_dungeon.rules.tile_effects import eventful, gait
from tablee.games.super_dungeon.rules.tricks import fits
from tablee.games.super_dungeon.rules.usable import basic, free_attacks, stopped, unique
from tablee.games.super_dungeon.rules.values import abilities, flying
from tablee.games.super_dungeon.rules.vocabulary import AURA, BURST, LANCE, OFFENSE, SWEEP, ActionDef
from tablee.kernel.decision import Option

#: what it is worth to a side that a model of the other one takes so many wounds, and such tokens: game, victim, both
Pain = Callable[[Arena, int, int, int], int]
PLACES = 6  # of an area action that are worth a closer look
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
        squares = max(LEAST, squares - STEALTH_LESS)
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
    """Every action against enemies that it has points for, once it stands: the word of its option, the action, the price."""
    own = [a for a in (*basic(game, n), *unique(game, n)) if a.cost <= points and not stopped(game, n, a)]
    found = [(a.id, a, a.cost) for a in own if not a.augment and (a.offense >= 0 or a.statuses) and a.area != AURA]
    found = [one for one in found if not (one[1].basic and one[1].kind == "support")]
    return found + [(id, game.kit.actions["melee-attack"], 0) for id in free_attacks(game, n, used)]


def plans(
    game: Arena, n: int, points: int, used: tuple[str, ...], foes: list[int], pain: Pain, places: int
) -> list[Plan]:
    """One for each target and action that is possible from these places, areas left out; the points that an action leaves
    are counted in, as far as they may go into the best attack on the same target."""
    found: list[Plan] = []
    usable = [one for one in attacks(game, n, points, used) if not one[1].area]
    for foe in foes:
        judged: list[tuple[int, int, str, int]] = []
        most = 0  # hundredths of what a point brings
        for id, action, price in usable:
            if action.special and not action.special.leap() and not fits(game, n, action, foe):
                continue
            at = stands(game, n, action, foe) & places
            worth = worth_of(game, n, action, (foe,), foe, pain) if at else 0
            if worth <= 0:
                continue
            judged.append((worth, price, id, at))
            if price and action.kind == OFFENSE:
                most = max(most, 100 * worth // price)
        for worth, price, id, at in judged:
            worth += most * AGAIN * (points - price) // 1000
            found.append(Plan(worth, at, Option("act", (id, game.kit.handles[foe])), price))
    return found


def areas_here(game: Arena, n: int, options: list[Option], points: int, pain: Pain) -> list[Plan]:
    """Area actions among the options, from where it stands."""
    found: list[Plan] = []
    here = 1 << game.models[n].at
    for option in options:
        if not ACT.of(option):
            continue
        action, target, _, _ = meant(game, option)
        if action is None or not action.area or action.augment or action.area == AURA:
            continue
        worth = worth_of(game, n, action, hit(game, n, option), target, pain)
        if worth > 0:
            worth += worth * AGAIN * (points // max(1, action.cost) - 1) // 10
            found.append(Plan(worth, here, option, action.cost))
    return found


def areas_there(game: Arena, n: int, points: int, places: int, foes: list[int], pain: Pain) -> list[Plan]:
    """Area actions from where it could go, if they would strike several foes: those that strike most."""
    found: list[Plan] = []
    held = game.held[1 - game.models[n].side]
    for id, action, price in attacks(game, n, points, ()):
        if not action.area:
            continue
        again = 10 + AGAIN * (points // max(1, price) - 1)
        if action.area == BURST:
            for foe in foes:
                at = stands(game, n, action, foe) & places
                victims = affected(game, n, action, foe, game.models[foe].at) if at else ()
                worth = worth_of(game, n, action, victims, foe, pain)
                if worth > 0:
                    option = Option("act", (id, game.kit.handles[foe]))
                    found.append(Plan(worth * again // 10, at, option, price))
            continue
        width, look, deep = game.width(n), eyes(game, n), game.kit.options["sweep"] == "block"
        sides = DIRECTIONS if action.area in (LANCE, SWEEP) else ("",)
        crowds: list[tuple[int, int, str, int]] = []
        for q in bits(places & gait(game, n).covering(game.board.spread(held, action.size))):
            for side in sides:
                squares = shape(game.board, action.area, q, width, side, action.size, deep)
                if (squares & held).bit_count() > 1:  # it pays to look
                    squares &= game.board.seen_from(gait(game, n).feet(q), look)
                many = (squares & held).bit_count()
                if many > 1:
                    crowds.append((-many, q, side, squares))
        for _, q, side, squares in sorted(crowds)[:PLACES]:
            victims = tuple([m for m in struck(game, n, action) if game.feet(m) & squares])
            worth = worth_of(game, n, action, victims, -1, pain)
            if worth > 0:
                option = Option("act", (id, side) if side else (id,))
                found.append(Plan(worth * again // 10, 1 << q, option, price))
    return found


def struck(game: Arena, n: int, action: ActionDef) -> list[int]:
    """Whom an area of this action can strike, itself left out (SD-ACTION-06, SD-ACTION-08)."""
    own = game.models[n].side
    everybody = game.on_map(1 - own) + (game.on_map(own) if action.dangerous else [])
    return [m for m in everybody if m != n and serves(game, m, action)]


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


def linked(mover: Mover, squares: int) -> int:
    """All places from which it could walk to one of these squares, were it alone in the dungeon."""
    front = seen = mover.covering(squares) & mover.places
    while front:
        front = stepped(front, mover.legs) & ~seen
        seen |= front
    return seen


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
