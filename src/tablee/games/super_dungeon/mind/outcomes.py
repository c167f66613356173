"""What an activation may come to: copies of a dungeon in which a model has gone somewhere and done something, each with the
chance that it comes out so. Nothing is rolled: exact odds take the place of dice, and death has its consequences at once.
"""

from __future__ import annotations

from typing import NamedTuple

from tablee.games.super_dungeon.mind.hero_care import picks, succeeds
from tablee.games.super_dungeon.mind.reckoning import Plan
from tablee.games.super_dungeon.mind.worth import SURE, chance, inflicted, wounds
from tablee.games.super_dungeon.rules import effects
from tablee.games.super_dungeon.rules.procedures import death
from tablee.games.super_dungeon.rules.procedures.consul import cost
from tablee.games.super_dungeon.rules.ranks import CONSUL, PARTY, SUPER
from tablee.games.super_dungeon.rules.records import CHEST, COIN, KEY, POTION, Token
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import TOKENS
from tablee.games.super_dungeon.rules.targets import hit, meant
from tablee.games.super_dungeon.rules.values import quantity
from tablee.games.super_dungeon.rules.vocabulary import ARM, WILL, ActionDef

MORE_CARDS = {"unlock-treasure-chest": 2, "pick-lock": 2, "smash-chest": 1}  # Treasures of a chest (SD-BASIC-09)


class Way(NamedTuple):
    """One thing that may come of it, beside that nothing comes of it."""

    likely: int  # thousandths
    game: Arena
    again: bool = False  # another try may bring more of it; else it comes of any of them, once


def put(game: Arena, n: int, at: int) -> Arena:
    """A copy in which it stands there."""
    new = game.clone()
    if new.models[n].at != at:
        new.put(n, at)
    return new


def called(game: Arena, n: int) -> Arena:
    """A copy in which this model is chosen to act, and has been paid for."""
    new = game.clone()
    new.active = n
    if game.side == CONSUL:
        price = cost(game, n)
        new.skulls_spent += price
        new.free_super = game.free_super or (not price and game.card(n).level == SUPER)
    new.change(n, turned=True)
    return new


def at_rest(game: Arena) -> Arena:
    """Nothing more is done in this activation: after a Hero's the Consul may use all his skull points. The game is changed."""
    if game.side == PARTY:
        game.side, game.skulls_spent, game.free_super = CONSUL, 0, False
    game.active = -1
    return game


def ways(game: Arena, n: int, plan: Plan) -> list[Way]:
    """What may come of a plan that is carried out on the spot."""
    option = plan.option
    word = str(option.args[0])
    if word == "pick-up" or word in MORE_CARDS:
        x, y = int(option.args[1]), int(option.args[2])
        return fetched(game, n, word, game.board.at(x, y))
    action, target, _, _ = meant(game, option)
    if word == "bandage":
        found = game.clone()
        effects.heal(found, target, 1)
        likely = succeeds(game, n, WILL, game.models[target].wounds + 1)
        return [Way(likely, found, found.models[target].wounds > 0)]
    if word == "vigor":
        found = game.clone()
        held = effects.tokens(game, n)
        effects.cure(found, n, held[0] if held else TOKENS)
        return [Way(succeeds(game, n, ARM, len(held) + 1), found, len(held) > 1)]
    if action is None:
        return []
    if action.augment:
        found = game.clone()
        if action.heal and target >= 0:
            effects.heal(found, target, action.heal)
        return [Way(SURE, found)]
    victims = hit(game, n, option) if action.area else (target,)
    return [struck(game, n, action, victim, victims if action.area else (), target) for victim in victims]


def struck(game: Arena, n: int, action: ActionDef, victim: int, victims: tuple[int, ...], target: int) -> Way:
    """This model is hit; the others of an area are other ways."""
    likely = chance(game, n, action, victim, victims, target)
    new = game.clone()
    death.wound(new, victim, wounds(game, n, action), by=n)
    statuses = inflicted(game, n, action)
    if statuses and new.models[victim].at >= 0:
        effects.inflict(new, victim, statuses, n)
    return Way(likely, new, new.models[victim].at >= 0)


def fetched(game: Arena, n: int, word: str, at: int) -> list[Way]:
    """Something on the floor is picked up, or a chest opened."""
    new = game.clone()
    token = next((one for one in game.tokens if one.at == at and (one.kind == CHEST) == (word != "pick-up")), None)
    if token is None:
        return []
    likely = picks(game, n) if word == "pick-lock" else SURE
    new.lift(token)
    if token.kind == CHEST:
        new.treasure_due += MORE_CARDS[word]
        new.keys -= word == "unlock-treasure-chest"
    else:
        gained(new, n, token)
    return [Way(likely, new)]


def gained(game: Arena, n: int, token: Token) -> None:
    if token.kind == COIN:
        game.coins += 1
    elif token.kind == KEY:
        game.keys += 1
    elif token.kind == POTION:
        game.change(n, potions=min(quantity(game, n), game.models[n].potions + 1))
