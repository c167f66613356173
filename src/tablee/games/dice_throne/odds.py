"""Exact odds: the chance of each ability under the policy that is best for it, and what to keep."""

from __future__ import annotations

from tablee.games.base import Odds
from tablee.games.dice_throne.vocabulary import Ability, Hero
from tablee.kernel.dice import Ladder


def ability_odds(hero: Hero, ability: Ability, faces: tuple[int, ...], rolls: int, level: int) -> Odds:
    """With this many re-rolls left, going for this ability alone."""
    needs = ability.needs
    assert needs is not None
    hand = tuple(sorted(faces))
    steps = Ladder(5, rolls, lambda h: int(needs.tier(h, hero.count(h)) > 0))
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
