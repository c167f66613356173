"""When the actions that need words of their own can be used, and on whom (`vocabulary.SPECIALS`)."""

from __future__ import annotations

from tablee.games.super_dungeon.aiming import in_view
from tablee.games.super_dungeon.effects import has_lasting
from tablee.games.super_dungeon.placing import around, room
from tablee.games.super_dungeon.state import Arena
from tablee.games.super_dungeon.vocabulary import CONSUL, HERO, TOKENS, ActionDef

TELEPORT_RANGE = 10
STAMPEDE = 3  # squares that each Hero may move
AMBUSH = 3  # skulls of the monsters that come
CROP = 1  # skulls of the model that comes
CROP_KINDS = ("kinoko", "kodama")
SHROOM = "kinoshroom"
CONCOCTED = 2  # Treasure cards drawn


def landing(game: Arena, user: int, action: ActionDef, target: int = -1) -> int:
    """The squares that the user may be put on, as far off as the action says."""
    if action.special == "teleport":
        return game.board.spread(game.feet(user), TELEPORT_RANGE) & in_view(game, user)
    if action.special == "shadow":
        return around(game, [n for n in game.heroes() if n != user], 1)
    return around(game, [target], 1)  # pounce: next to the enemy


def a_step_away(game: Arena, user: int) -> int:
    """The squares one step away; where one can step one can see, but for structures (SD-LOS-02, SD-TILE-09)."""
    return game.board.spread(game.feet(user), 1) & ~game.board.structures


def crops(game: Arena, user: int) -> list[int]:
    """Kinoko and Kodama worth one skull, at whatever distance, that can come next to the user."""
    beside = around(game, [user], 1)
    return [
        n
        for n in game.on_map(game.models[user].side)
        if n != user
        and game.card(n).skulls == CROP
        and any([kind in CROP_KINDS for kind in game.card(n).kinds])
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
    if special == "teleport" and room(game, user, a_step_away(game, user)):
        return True  # mostly: no need to look farther
    if special in ("teleport", "shadow"):
        return room(game, user, landing(game, user, action)) != 0
    if special == "sniff":
        pool = game.pool(SHROOM)
        return bool(pool) and room(game, pool[0], around(game, [user], 1)) != 0
    if special == "step-attacks":
        return not has_lasting(game, user, "step-attacks")
    if special == "next-roll":
        return not has_lasting(game, user, "next-roll")
    if special == "concoction":
        return bool(game.treasure or game.treasure_out)
    return True


def fits(game: Arena, user: int, action: ActionDef, target: int) -> bool:
    """Is this target such that the action does something to it?"""
    special = action.special
    if special == "pounce":
        return room(game, user, landing(game, user, action, target)) != 0
    if special == "take-wounds":
        return target != user and game.rank(target) == HERO and game.models[target].wounds > 0
    if special == "invade":
        return game.rank(target) == HERO
    if special == "ambush":
        return game.rank(target) == HERO and bool(ambushers(game, user, target, AMBUSH))
    if special == "remedy":
        return bool(game.models[target].statuses & TOKENS)
    return True
