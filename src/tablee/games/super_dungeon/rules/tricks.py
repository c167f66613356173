"""When actions with a node of their own (`nodes.actions`) can be used, and on whom."""

from __future__ import annotations

from tablee.games.super_dungeon.rules.aiming import in_view
from tablee.games.super_dungeon.rules.effects import has_lasting
from tablee.games.super_dungeon.rules.nodes.actions import (
    Ambush,
    Concoction,
    Invade,
    NewCrop,
    NextRoll,
    Pounce,
    Remedy,
    Shadow,
    Sniff,
    StepAttacks,
    TakeWounds,
    Teleport,
)
from tablee.games.super_dungeon.rules.placing import around, room
from tablee.games.super_dungeon.rules.ranks import CONSUL, HERO
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import TOKENS
from tablee.games.super_dungeon.rules.vocabulary import ActionDef


def landing(game: Arena, user: int, action: ActionDef, target: int = -1) -> int:
    """The squares that the user may be put on, as far off as the action says."""
    special = action.special
    if isinstance(special, Teleport):
        return game.board.spread(game.feet(user), special.squares) & in_view(game, user)
    if isinstance(special, Shadow):
        return around(game, [n for n in game.heroes() if n != user], 1)
    return around(game, [target], 1)  # pounce: next to the enemy


def a_step_away(game: Arena, user: int) -> int:
    """The squares one step away; where one can step one can see, but for structures (SD-LOS-02, SD-TILE-09)."""
    return game.board.spread(game.feet(user), 1) & ~game.board.structures


def crops(game: Arena, user: int, crop: NewCrop) -> list[int]:
    """Models of these kinds and worth, at whatever distance, that can come next to the user."""
    beside = around(game, [user], 1)
    return [
        n
        for n in game.on_map(game.models[user].side)
        if n != user
        and game.card(n).skulls == crop.skulls
        and any([kind in crop.either for kind in game.card(n).kinds])
        and room(game, n, beside)
    ]


def ambushers(game: Arena, user: int, target: int, skulls: int, after: int = -1) -> list[int]:
    """Monsters worth no more than so many skulls that find room next to the target; each is asked about once."""
    beside = around(game, [target], 1)
    return [
        n
        for n in game.on_map(CONSUL)
        if n > after and 0 < game.card(n).skulls <= skulls and not game.feet(n) & beside and room(game, n, beside)
    ]


def ready(game: Arena, user: int, action: ActionDef) -> bool:
    """Can it be used at all, whoever is the target?"""
    special = action.special
    match special:
        case Teleport() if room(game, user, a_step_away(game, user)):
            return True  # mostly: no need to look farther
        case Teleport() | Shadow():
            return room(game, user, landing(game, user, action)) != 0
        case Sniff():
            pool = game.pool(special.model)
            return bool(pool) and room(game, pool[0], around(game, [user], 1)) != 0
        case StepAttacks() | NextRoll():
            return not has_lasting(game, user, special.name)
        case Concoction():
            return bool(game.treasure or game.treasure_out)
    return True


def fits(game: Arena, user: int, action: ActionDef, target: int) -> bool:
    """Is this target such that the action does something to it?"""
    special = action.special
    match special:
        case Pounce():
            return room(game, user, landing(game, user, action, target)) != 0
        case TakeWounds():
            return target != user and game.rank(target) == HERO and game.models[target].wounds > 0
        case Invade():
            return game.rank(target) == HERO
        case Ambush():
            return game.rank(target) == HERO and bool(ambushers(game, user, target, special.skulls))
        case Remedy():
            return bool(game.models[target].statuses & TOKENS)
    return True
