"""What the dice of both sides of a fight may add up to, with the abilities they show: the convolutions behind the odds.

A re-roll is made only when it is needed. So a side counts twice: `over` holds the totals that decide who is ahead (of two
results the better one for the side that re-rolls), `equal` those that decide a tie.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import NamedTuple

from tablee.games.dungeon_dice.rules.combat import BITS
from tablee.games.dungeon_dice.rules.records import Kit
from tablee.games.dungeon_dice.rules.vocabulary import (
    ARMOR,
    BREAK,
    DRAIN,
    EXECUTE,
    FIRE,
    SCROLL,
    SLASH,
    TANGLE,
    TOAD,
    Face,
)

#: weights by total are one whole number, with this many bits for each total; 6^24 fits
WIDTH = 64
MASK = (1 << WIDTH) - 1
#: what heroes' dice show: flags, then counts of four bits each
SLASHES, BURNS, BREAKS, SURE, FLAGS = 1, 2, 4, 8, 15
ARMORS, TANGLES, DRAINS = 1 << 4, 1 << 8, 1 << 12
PLAIN, SLASHED, MARKED = 0, 1, 2  # which die is kept aside to be rolled again: none, the heroes' worst, their best


class Die(NamedTuple):
    """A die of a hero: its kind, its face or -1 before it is rolled, and abilities it cannot use any more, as bits."""

    kind: str
    face: int = -1
    used: int = 0


class Foe(NamedTuple):
    """What matters of a monster while the heroes' dice are added up."""

    level: int
    immune: tuple[str, ...] = ()
    armored: bool = False
    golem: bool = False  # its Armor goes to the highest die (DD-MON-11)
    tangles: bool = False  # it takes the heroes' lowest die
    drains: bool = False  # it takes the lowest die that is left, and adds it to its own
    feared: bool = False  # it takes their highest


class Pile(NamedTuple):
    """Dice that were added up: what they show, and those that are kept aside because of what may come."""

    shown: int = 0
    aside: tuple[int, str, int] = (0, "", -1)  # to be rolled again: the gain, the kind, the value (-1: none)
    low: tuple[int, ...] = ()
    high: int = -1


class Sums(NamedTuple):
    over: dict[int, int]
    equal: dict[int, int]
    under: int


def second(old: int, sides: list[int], heroes: bool, up: bool, over: bool) -> list[int]:
    """What a re-roll may leave. Heroes make it unless they are ahead, the monster when it would lose; `up`: does a higher
    value help the heroes?"""
    sign = 1 if up else -1
    if heroes:
        if over:
            return [new if sign * new > sign * old else old for new in sides]
        return [new for new in sides if sign * new >= sign * old]
    if over:
        return [new if sign * new < sign * old else old for new in sides]
    return [old] * 6 + [new for new in sides if sign * new < sign * old]


# ---------------------------------------------------------------------- the monster
Lying = dict[tuple[tuple[int, ...], int], int]  # dice in ascending order, and what was drained of them: ways


@lru_cache(maxsize=1 << 12)
def monster_sums(
    kit: Kit, rolled: tuple[int, ...] | int, slash: bool, fire: bool, armors: int, tangles: int, drains: int
) -> Sums:
    """Of dice that lie, or of this many that will be rolled; armors, tangles and drains are the heroes' and come first.
    What is drained counts twice: it is gone here and added there."""
    sides = [face.value or 0 for face in kit.monster_level]
    burning = [face.value or 0 for face in kit.spells[FIRE].faces] if fire else [0] * 6
    throw = {rolled: 1} if isinstance(rolled, tuple) else throws(sides, rolled)
    both: list[dict[int, int]] = []
    for over in (True, False):
        lying: Lying = {(values, 0): ways for values, ways in throw.items()}
        for _ in range(armors):
            lying = again(lying, sides, True, over)
        for n in range(tangles + drains):
            lying = taken(lying, n >= tangles)
        if slash:
            lying = again(lying, sides, False, over)
        sums: dict[int, int] = {}
        for (values, drained), ways in lying.items():
            for more in burning:
                total = sum(values) - drained + more
                sums[total] = sums.get(total, 0) + ways
        both.append(sums)
    dice = 0 if isinstance(rolled, tuple) else rolled
    return Sums(both[0], both[1], 6 ** (dice + armors + slash + 1))


def throws(sides: list[int], n: int) -> dict[tuple[int, ...], int]:
    """All results of n equal dice in ascending order, with the number of ways to roll each."""
    found: dict[tuple[int, ...], int] = {}
    for values in combinations_with_replacement(sorted(set(sides)), n):
        ways = factorial(n)
        for side in dict.fromkeys(values):
            ways = ways // factorial(values.count(side)) * sides.count(side) ** values.count(side)
        found[values] = ways
    return found


def again(lying: Lying, sides: list[int], heroes: bool, over: bool) -> Lying:
    """The heroes' Armor on the highest die, or the monster's own Slash on its lowest."""
    found: Lying = {}
    for (values, drained), ways in lying.items():
        if values:
            old, rest = (values[-1], values[:-1]) if heroes else (values[0], values[1:])
            results = [tuple(sorted((*rest, new))) for new in second(old, sides, heroes, False, over)]
        else:
            results = [values] * 6
        for result in results:
            found[result, drained] = found.get((result, drained), 0) + ways
    return found


def taken(lying: Lying, drain: bool) -> Lying:
    """The lowest die is tangled away, or drained."""
    found: Lying = {}
    for (values, drained), ways in lying.items():
        key = (values[1:], drained + values[0] if drain and values else drained)
        found[key] = found.get(key, 0) + ways
    return found


# ---------------------------------------------------------------------- the heroes
class Side(NamedTuple):
    """A face of a die in the sums: how often it is there, what it shows, its value (-1: none), what a re-roll gains."""

    ways: int
    shown: int
    value: int
    gain: int


def signs(face: Face, used: int, foe: Foe) -> int:
    """The abilities of a face that can still be used, and count."""
    shown = 0
    for symbol in face.symbols:
        if symbol == EXECUTE:
            shown |= SURE if (face.value or 0) >= foe.level else 0
        elif symbol not in BITS or used & BITS[symbol]:
            continue
        elif symbol == SLASH:
            shown |= SLASHES
        elif symbol == BREAK:
            shown |= BREAKS if foe.armored else 0
        elif symbol in (FIRE, SCROLL):
            shown |= BURNS if FIRE not in foe.immune else 0
        elif symbol == TOAD:
            shown |= SURE if TOAD not in foe.immune else 0
        elif symbol == ARMOR:
            shown += ARMORS
        elif symbol == TANGLE:
            shown += TANGLES
        elif symbol == DRAIN and DRAIN not in foe.immune:
            shown += DRAINS
    return SURE if shown & SURE else shown


def together(one: int, two: int) -> int:
    """What two groups of dice show."""
    if (one | two) & SURE:
        return SURE  # whatever else
    return (one & ~FLAGS) + (two & ~FLAGS) + ((one | two) & FLAGS)


def sides_of(kit: Kit, die: Die, mode: int, foe: Foe) -> list[Side]:
    faces = kit.kinds[die.kind].faces
    mean = sum([face.value or 0 for face in faces])  # in sixths
    found: dict[tuple[int, int, int], int] = {}
    for face in [faces[die.face]] * 6 if die.face >= 0 else faces:
        value = -1 if face.value is None else face.value
        gain = 0
        if mode == SLASHED:
            gain = max(0, mean - 6 * (face.value or 0))
        elif mode == MARKED and value >= 0:
            gain = 1 + value if foe.golem else max(0, 6 * value - mean)
        key = (signs(face, die.used, foe), value, gain)
        found[key] = found.get(key, 0) + 1
    return [Side(ways, *key) for key, ways in found.items()]


def placed(low: tuple[int, ...], high: int, value: int, foe: Foe) -> tuple[tuple[int, ...], int, int]:
    """One more value: it, or another one in its stead, is what is added to the total."""
    if value < 0:
        return low, high, 0  # no value: it is never the lowest (DD-DICE-15)
    if foe.tangles or foe.drains:
        low = tuple(sorted((*low, value)))
        if len(low) <= foe.tangles + foe.drains:
            return low, high, 0
        value, low = low[-1], low[:-1]
    if foe.feared and value > high:
        return low, value, max(0, high)
    return low, high, value


@lru_cache(maxsize=1 << 12)
def piled(kit: Kit, dice: tuple[Die, ...], mode: int, foe: Foe, target: int) -> dict[Pile, int]:
    """One hero's dice, added up one after the other. `target`: the place of the die that is kept aside, -1 for the one
    whose re-roll gains most."""
    piles = {Pile(): 1}
    for place, die in enumerate(dice):
        sides = sides_of(kit, die, mode, foe)
        if target >= 0:
            sides = [side._replace(gain=int(place == target)) for side in sides]
        more: dict[Pile, int] = {}
        for pile, weights in piles.items():
            for side in sides:
                shown = together(pile.shown, side.shown)
                value, aside = side.value, pile.aside
                if side.gain > aside[0]:
                    value, aside = aside[2], (side.gain, die.kind, value)
                low, high, add = placed(pile.low, pile.high, value, foe)
                key = Pile(shown, aside, low, high) if shown != SURE else Pile(SURE)
                more[key] = more.get(key, 0) + (weights * side.ways << WIDTH * add)
        piles = more
    return piles


def joined(one: dict[Pile, int], two: dict[Pile, int], foe: Foe) -> dict[Pile, int]:
    """The dice of two heroes; of the dice that are kept aside, the one with the greater gain stays."""
    found: dict[Pile, int] = {}
    for a, ways in one.items():
        for b, others in two.items():
            shown = together(a.shown, b.shown)
            if shown == SURE:
                key, add = Pile(SURE), 0
            else:
                first, rest = (a, b) if a.aside[0] >= b.aside[0] else (b, a)
                low, high, add = first.low, first.high, 0
                for value in (*rest.low, rest.high, rest.aside[2]):
                    low, high, more = placed(low, high, value, foe)
                    add += more
                key = Pile(shown, first.aside, low, high)
            found[key] = found.get(key, 0) + (ways * others << WIDTH * add)
    return found


def settled(kit: Kit, piles: dict[Pile, int], mode: int, foe: Foe, over: bool) -> dict[Pile, int]:
    """The die that was kept aside is rolled again, if this is what the dice show; everything weighs six times as much."""
    found: dict[Pile, int] = {}
    for pile, weights in piles.items():
        gain, kind, old = pile.aside
        results = {old: 6}
        if gain and (mode == MARKED or pile.shown & SLASHES):
            sides = [face.value or 0 for face in kit.kinds[kind].faces]
            rolled = second(max(0, old), sides, mode == SLASHED, True, over)
            results = {value: rolled.count(value) for value in rolled}
        for value, ways in results.items():
            low, high, add = placed(pile.low, pile.high, value, foe)
            key = Pile(pile.shown, low=low, high=high)
            found[key] = found.get(key, 0) + (weights * ways << WIDTH * add)
    return found


@lru_cache(maxsize=1 << 13)
def slashed(kit: Kit, dice: tuple[Die, ...], foe: Foe, target: int, over: bool) -> dict[Pile, int]:
    """One hero's dice, after a Slash of their own if they show one."""
    return settled(kit, piled(kit, dice, SLASHED, foe, target), SLASHED, foe, over)


@lru_cache(maxsize=1 << 10)
def facing(kit: Kit, kinds: tuple[str, ...], foe: Foe) -> Foe:
    """What of a monster matters to dice of these kinds, so that more is remembered."""
    level = foe.level if any([kit.kinds[kind].shows(EXECUTE) for kind in kinds]) else 0
    magic = any([kit.kinds[kind].shows(symbol) for kind in kinds for symbol in (FIRE, SCROLL, DRAIN, TOAD)])
    return foe._replace(level=level, immune=foe.immune if magic else ())


def heroes_sums(kit: Kit, heroes: tuple[tuple[Die, ...], ...], foe: Foe, target: tuple[int, int]) -> dict[int, Sums]:
    """By what the dice show. Without Break a Slash and the monster's Armor undo each other."""
    under = 6 ** (sum([len(dice) for dice in heroes]) + len(heroes) + 1)
    over: dict[int, dict[int, int]] = {}
    equal: dict[int, dict[int, int]] = {}
    for sums, better in ((over, True), (equal, False)):
        for mode in (PLAIN, SLASHED, MARKED) if foe.armored else (SLASHED,):
            piles = {Pile(): 1}
            for n, dice in enumerate(heroes):
                to = facing(kit, tuple([die.kind for die in dice]), foe)
                if mode == SLASHED:
                    own = slashed(kit, dice, to, target[1] if target[0] == n else -1, better)
                else:
                    own = piled(kit, dice, mode, to, -1)
                piles = joined(piles, own, foe) if n else own
            if mode == MARKED:
                piles = settled(kit, piles, mode, foe, better)
            scale = {PLAIN: 6 ** (len(heroes) + 1), SLASHED: 6, MARKED: 6 ** len(heroes)}[mode]
            for pile, weights in piles.items():
                if foe.armored and mode != mode_of(pile.shown):
                    continue
                drained = pile.low[int(foe.tangles) :] if foe.drains else ()
                collect(sums.setdefault(pile.shown, {}), weights * scale, -sum(drained))
    return {shown: Sums(over[shown], equal.get(shown, {}), under) for shown in over}


def counted(shown: int) -> tuple[int, int, int]:
    """How many Armors, Tangles and Drains there are."""
    return shown // ARMORS & 15, shown // TANGLES & 15, shown // DRAINS & 15


def mode_of(shown: int) -> int:
    """What becomes of an armoured monster's Armor."""
    if shown & BREAKS or shown == SURE:
        return SLASHED
    return PLAIN if shown & SLASHES else MARKED


def collect(sums: dict[int, int], weights: int, off: int) -> None:
    """Weights by total, out of the one number that held them."""
    total = off
    while weights:
        if weights & MASK:
            sums[total] = sums.get(total, 0) + (weights & MASK)
        weights >>= WIDTH
        total += 1
