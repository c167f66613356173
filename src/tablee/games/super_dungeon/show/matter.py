"""Whether a person would want to be asked about an emergency potion: at every moment of the Consul Turn one may be drunk
(SD-POTION-04), but only few of these moments are worth a question."""

from __future__ import annotations

from tablee.games.super_dungeon.rules.abilities import BURROW, GHOST, SUREFOOT
from tablee.games.super_dungeon.rules.procedures.potions import SAVE, declined, helped, struck
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import TOKENS
from tablee.games.super_dungeon.rules.values import hearts
from tablee.games.super_dungeon.rules.vocabulary import NO_BONUS, ActionDef
from tablee.kernel.decision import Option

WEAK = 2  # hearts: the next attacks may be the last
MOVING = SUREFOOT | BURROW | GHOST  # abilities of no use to who does not move before its next upkeep


def matters(game: Arena, seat: int, option: Option) -> bool:
    """Would the potion help a Hero who is hurt or attacked, and is that news since it was declined?"""
    if not SAVE.of(option):
        return False
    return any([news(game, seat, n, option) for n in helped(game, option)])


def news(game: Arena, seat: int, n: int, option: Option) -> bool:
    """Healing: for new wounds and statuses, and when the next attack may be the last. What protects: for attacks."""
    potion = game.kit.actions[str(option.args[1])]
    return worse(game, seat, n, potion) or (aimed_at(game, n, potion) and not known(game, seat, n, potion))


def worse(game: Arena, seat: int, n: int, potion: ActionDef) -> bool:
    """Could it heal what was not there when it was declined?"""
    model, old = game.models[n], declined(game, seat, n, potion.id)
    if potion.heal and model.wounds > old.wounds:
        return True
    cures = potion.heal or potion.special.CURES
    return bool(cures and model.statuses & TOKENS & ~old.statuses)


def aimed_at(game: Arena, n: int, potion: ActionDef) -> bool:
    """Has an attack been declared in which it could make a difference?"""
    if n not in struck(game):
        return False
    return protects(potion) or (potion.heal > 0 and game.models[n].wounds > 0 and in_danger(game, n))


def known(game: Arena, seat: int, n: int, potion: ActionDef) -> bool:
    """Was it declined in the face of an attack when the Hero was no better off?"""
    old = declined(game, seat, n, potion.id)
    return old.struck and old.wounds >= game.models[n].wounds


def protects(potion: ActionDef) -> bool:
    return potion.lasting() and (potion.bonus is not NO_BONUS or bool(potion.abilities & ~MOVING))


def in_danger(game: Arena, n: int) -> bool:
    return hearts(game, n) - game.models[n].wounds <= WEAK
