"""Exact odds: the chance of each ability under the policy that is best for it, and what to keep."""

from __future__ import annotations

from functools import lru_cache

from tablee.gamekit.capability import Odds
from tablee.games.dice_throne.rules.ladder import Hand, Ladder
from tablee.games.dice_throne.rules.vocabulary import Ability, Hero, Requirement


@lru_cache(maxsize=1024)
def chances(faces: tuple[str, ...], needs: Requirement, rolls: int) -> Ladder:
    """For any dice: the way to the requirement, on dice with these symbols. Remembered: it is the costly part."""
    return Ladder(5, rolls, lambda hand: int(needs.tier(hand, shown(faces, hand)) > 0))


def shown(faces: tuple[str, ...], hand: Hand) -> dict[str, int]:
    out: dict[str, int] = {}
    for face in hand:
        out[faces[face - 1]] = out.get(faces[face - 1], 0) + 1
    return out


def ability_odds(hero: Hero, ability: Ability, faces: tuple[int, ...], rolls: int, level: int) -> Odds:
    """With this many re-rolls left, going for this ability alone; fewer than five dice: those are kept, the others rolled."""
    hand = tuple(sorted(faces))
    assert ability.needs is not None
    steps = chances(hero.faces, ability.needs, rolls)
    if len(hand) < steps.n:
        return Odds(f"ability.{hero.id}.{ability.id}.{level}", *steps.keeping(hand, rolls), hand)
    over, under = steps.chance(hand, rolls)
    keep = steps.best_keep(hand, rolls) if rolls else hand
    return Odds(f"ability.{hero.id}.{ability.id}.{level}", over, under, keep)


def board_odds(hero: Hero, side: int, levels: tuple[int, ...], faces: tuple[int, ...], rolls: int) -> list[Odds]:
    found = []
    for slot, level in zip(hero.sides[side], levels):
        for ability in slot.levels[level - 1].abilities:
            if ability.needs is not None:
                found.append(ability_odds(hero, ability, faces, rolls, level))
    return sorted(found, key=lambda o: (-o.over * 10**9 // o.under, o.sheet))
