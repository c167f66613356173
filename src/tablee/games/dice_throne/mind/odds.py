"""Exact odds: the chance of each ability under the policy that is best for it, and what to keep."""

from __future__ import annotations

from functools import lru_cache

from tablee.gamekit.capability import Odds
from tablee.games.dice_throne.rules.ladder import Hand, Ladder
from tablee.games.dice_throne.rules.vocabulary import Ability, Hero, Requirement, Symbols, Tiers


@lru_cache(maxsize=1024)
def chances(faces: tuple[str, ...], needs: Requirement, rolls: int, odd: bool = False, dice: int = 5) -> Ladder:
    """For any dice: the way to the requirement, on dice with these symbols, of which one may be another hero's (`odd`).
    Remembered: it is the costly part."""
    return Ladder(dice, rolls, lambda hand: int(needs.tier(hand, shown(faces, hand)) > 0), odd)


def shown(faces: tuple[str, ...], hand: Hand) -> dict[str, int]:
    out: dict[str, int] = {}
    for face in hand if hand[0] > 0 else hand[1:]:
        out[faces[face - 1]] = out.get(faces[face - 1], 0) + 1
    return out


def ability_odds(
    hero: Hero, ability: Ability, faces: tuple[int, ...], rolls: int, level: int, odd: bool = False
) -> Odds:
    """With this many re-rolls left, going for this ability alone; fewer than five dice: those are kept, the others rolled."""
    hand, sheet = tuple(sorted(faces)), f"ability.{hero.id}.{ability.id}.{level}"
    assert ability.needs is not None
    if odd and isinstance(ability.needs, (Symbols, Tiers)):  # which the odd die cannot serve: four dice decide
        own = tuple([face for face in hand if face > 0])
        steps = chances(hero.faces, ability.needs, rolls, dice=4)
        if len(hand) < 5:
            return Odds(sheet, *steps.keeping(own, rolls), hand)
        keep = steps.best_keep(own, rolls) if rolls else own
        return Odds(sheet, *steps.chance(own, rolls), hand if keep == own else keep)
    steps = chances(hero.faces, ability.needs, rolls, odd)
    if len(hand) < steps.n:
        return Odds(sheet, *steps.keeping(hand, rolls), hand)
    keep = steps.best_keep(hand, rolls) if rolls else hand
    return Odds(sheet, *steps.chance(hand, rolls), keep)


def board_odds(
    hero: Hero, side: int, levels: tuple[int, ...], faces: tuple[int, ...], rolls: int, odd: bool = False
) -> list[Odds]:
    found = []
    for slot, level in zip(hero.sides[side], levels):
        for ability in slot.levels[level - 1].abilities:
            if ability.needs is not None:
                found.append(ability_odds(hero, ability, faces, rolls, level, odd))
    return sorted(found, key=lambda o: (-o.over * 10**9 // o.under, o.sheet))
