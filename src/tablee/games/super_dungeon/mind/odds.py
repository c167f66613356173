"""Exact odds of an attack, as whole numbers: every throw of both sides, with Bane, Hex and rerolls played as well as can be.

A throw is counted as a hand: the stars of its dice colour by colour, in order. Hands of a pool are few (150 for four blue
and two red dice), and each pool is worked out once."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from tablee.games.super_dungeon.rules.rolling import (
    baned,
    defense_pool,
    defense_rerolls,
    feints,
    hexed,
    offense_pool,
    offense_rerolls,
    shields,
)
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.vocabulary import Pool

#: sides of each colour by their stars: ((stars, how many sides), ...)
Sides = tuple[tuple[tuple[int, int], ...], ...]
#: a die: colour and stars
Hand = tuple[tuple[int, int], ...]


@lru_cache(maxsize=8)
def sides_of(stars: tuple[tuple[int, ...], ...]) -> Sides:
    return tuple([tuple([(one, colour.count(one)) for one in sorted(set(colour))]) for colour in stars])


def sides(game: Arena) -> Sides:
    return sides_of(tuple([tuple([face.stars for face in colour]) for colour in game.kit.faces]))


@lru_cache(maxsize=4096)
def hands(faces: Sides, dice: tuple[int, int, int]) -> dict[Hand, int]:
    """Every hand of so many blue, red and green dice, and how many throws show it."""
    found: dict[Hand, int] = {(): 1}
    for colour, count in enumerate(dice):
        for _ in range(count):
            more: dict[Hand, int] = {}
            for hand, ways in found.items():
                for stars, times in faces[colour]:
                    new = tuple(sorted((*hand, (colour, stars))))
                    more[new] = more.get(new, 0) + ways * times
            found = more
    return found


def worth(hand: Hand, fixed: int, drop: bool) -> int:
    """The stars of a hand; Bane and Hex take the best die away (SD-STATUS-05, SD-STATUS-07)."""
    stars = [one for _, one in hand]
    return max(0, sum(stars) + fixed - (max(stars) if drop and stars else 0))


def again(faces: Sides, hand: Hand, named: tuple[int, ...]) -> list[tuple[Hand, int]]:
    """The hands that come of rolling the named dice again."""
    found: list[tuple[Hand, int]] = [(tuple([die for n, die in enumerate(hand) if n not in named]), 1)]
    for n in named:
        colour = hand[n][0]
        found = [((*rest, (colour, stars)), ways * times) for rest, ways in found for stars, times in faces[colour]]
    return found


# ---------------------------------------------------------------------- the defender
@lru_cache(maxsize=65536)
def saves(
    faces: Sides, pool: tuple[int, int, int, int], drop: bool, against: int, friendly: int, feint: int
) -> Fraction:
    """The chance that a defense roll reaches so many stars, when the attacker names a die to be rolled again, then the
    defender up to `friendly` ones, a die named by both staying as it is (SD-REROLL-02)."""
    dice, fixed = pool[:3], pool[3]
    whole = hands(faces, dice)
    total = sum(whole.values())
    won = Fraction(0)
    for hand, ways in whole.items():
        won += ways * worst_for(faces, hand, fixed, drop, against, friendly, feint)
    return won * Fraction(1, total)


@lru_cache(maxsize=65536)
def worst_for(faces: Sides, hand: Hand, fixed: int, drop: bool, against: int, friendly: int, feint: int) -> Fraction:
    """The attacker names what hurts the defender most, or nothing."""
    enemy: list[tuple[int, ...]] = [()]
    if feint:
        enemy += [(n,) for n in range(len(hand))]
    return min([best_for(faces, hand, fixed, drop, against, friendly, named) for named in enemy])


def best_for(
    faces: Sides, hand: Hand, fixed: int, drop: bool, against: int, friendly: int, theirs: tuple[int, ...]
) -> Fraction:
    return max(
        [
            chance(
                faces, hand, tuple([n for n in range(len(hand)) if (n in theirs) != (n in ours)]), fixed, drop, against
            )
            for ours in picks(len(hand), friendly)
        ]
    )


@lru_cache(maxsize=256)
def picks(dice: int, most: int) -> tuple[tuple[int, ...], ...]:
    """Every set of at most so many dice."""
    found: list[tuple[int, ...]] = [()]
    for n in range(dice):
        found += [(*one, n) for one in found if len(one) < most]
    return tuple(found)


def chance(faces: Sides, hand: Hand, named: tuple[int, ...], fixed: int, drop: bool, against: int) -> Fraction:
    """The chance to reach so many stars after the named dice have been rolled again."""
    outcomes = again(faces, hand, named)
    good = sum([ways for one, ways in outcomes if worth(one, fixed, drop) >= against])
    return Fraction(good, sum([ways for _, ways in outcomes]))


# ---------------------------------------------------------------------- the attack
def plain(pool: Pool) -> tuple[int, int, int, int]:
    return (pool.blue, pool.red, pool.green, pool.stars)


def hit_chance(
    game: Arena, user: int, target: int, attack: tuple[int, int, int, int], rerolls: int, id: str
) -> Fraction:
    action = game.kit.actions[id]
    faces = sides(game)
    guards = [plain(defense_pool(game, target, which)) for which in shields(game, target, action.defense)]
    friendly, feint = defense_rerolls(game, target), feints(game, user, action)
    return hits(faces, attack, hexed(game, user), rerolls, tuple(guards), baned(game, target), friendly, feint)


@lru_cache(maxsize=16384)
def hits(
    faces: Sides,
    attack: tuple[int, int, int, int],
    drop: bool,
    rerolls: int,
    guards: tuple[tuple[int, int, int, int], ...],
    bane: bool,
    friendly: int,
    feint: int,
) -> Fraction:
    """The chance of an offense roll to win; the target picks the better shield for each number of stars."""
    lost: dict[int, Fraction] = {}

    def fails(stars: int) -> Fraction:
        if stars not in lost:
            lost[stars] = max([saves(faces, guard, bane, stars, friendly, feint) for guard in guards])
        return lost[stars]

    def after(hand: Hand, named: tuple[int, ...]) -> Fraction:
        outcomes = again(faces, hand, named)
        good = sum([(1 - fails(worth(one, attack[3], drop))) * ways for one, ways in outcomes], Fraction(0))
        return good * Fraction(1, sum([ways for _, ways in outcomes]))

    whole = hands(faces, attack[:3])
    won = sum(
        [ways * max([after(hand, named) for named in picks(len(hand), rerolls)]) for hand, ways in whole.items()],
        Fraction(0),
    )
    return won * Fraction(1, sum(whole.values()))


def attack(
    game: Arena, user: int, id: str, against: int, victims: tuple[int, ...] = (), target: int = -1
) -> tuple[int, int]:
    """Wins, of how many equally likely cases, against one model. For an area: `victims`, all it affects, and the chosen
    `target` of a Burst."""
    action = game.kit.actions[id]
    affected, chosen = (victims, target) if victims else ((against,), against)
    pool = plain(offense_pool(game, user, action, affected, chosen))
    rerolls = offense_rerolls(game, user, action, affected, chosen)
    found = hit_chance(game, user, against, pool, rerolls, id)
    return found.numerator, found.denominator
