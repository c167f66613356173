"""A monster that nobody is free to play uses its abilities in the way that is worst for the heroes (DD-ABIL-10)."""

from __future__ import annotations

from tablee.games.dungeon_dice.rules.combat import MONSTER, find, lowest, margin, opponents, strength, toad, value_of
from tablee.games.dungeon_dice.rules.records import LOST, Fighting
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import ARMOR, DRAIN, FEAR, FIRE, GUST, MISS, SCROLL, SLASH, TANGLE, TOAD
from tablee.kernel.decision import Option


def worst(game: Dungeon, options: list[Option]) -> list[Option]:
    """The use that lowers the heroes' expected margin most, if it does not help them; several where it may be aimed at
    one thing as well as at another."""
    harms = [harm_of(game, choice) for choice in options]
    most = max(harms, default=-1)
    if most < 0:
        return []
    found = [choice for choice, harm in zip(options, harms) if harm == most]
    return [choice for choice in found if choice.verb == found[0].verb]


def harm_of(game: Dungeon, choice: Option) -> int:
    """How much the heroes' margin falls on average, in sixths of a point; below 0: it would help them."""
    symbol = choice.verb
    target = str(choice.args[1]) if len(choice.args) > 1 else ""
    if symbol == SCROLL:
        return harm_of_spell(game, target)
    if symbol == FIRE:
        return harm_of_spell(game, FIRE)
    if symbol == GUST:
        return 6 * margin(game) - margin_after_gust(game)
    if symbol == TOAD:
        return 6 * strength(game, int(target.removeprefix("seat-")))
    at = find(game, target)
    if at < 0:
        return 0
    one = game.fight.dice[at]
    now = 6 * (value_of(game, one) or 0)
    harms = {ARMOR: now - mean(game, one), SLASH: mean(game, one) - now, TANGLE: now, FEAR: now, DRAIN: 2 * now}
    return harms.get(symbol, 0)


def harm_of_spell(game: Dungeon, spell: str) -> int:
    """By the faces of its die, some of which miss."""
    faces = game.kit.spells[spell].faces
    hits = len([face for face in faces if MISS not in face.symbols])
    heroes = opponents(game, MONSTER)
    if spell == FIRE:
        return sum([face.value or 0 for face in faces])
    if spell == GUST:
        return hits * (6 * margin(game) - margin_after_gust(game)) // 6
    if spell == TOAD:
        return hits * max([strength(game, seat) for seat in heroes if not toad(game, seat)], default=0)
    low = lowest(game, heroes)
    return 2 * hits * (value_of(game, game.fight.dice[low[0]]) or 0) if low else 0


def mean(game: Dungeon, one: Fighting) -> int:
    """Of a die, in sixths."""
    kit = game.kit
    faces = kit.defs[one.die].faces if one.die >= 0 else kit.monster_level if one.owner == MONSTER else kit.hero_level
    return sum([face.value or 0 for face in faces])


def margin_after_gust(game: Dungeon) -> int:
    """All dice anew, drained ones back, what was played or burnt as it is; in sixths."""
    fight = game.fight
    total = 6 * (sum(fight.bonus[:-1]) - fight.bonus[-1])
    for owner, n, symbol in fight.magic:
        if symbol == DRAIN:
            total += 6 * n if owner == MONSTER else -6 * n
    for one in fight.dice:
        if one.gone != LOST and not toad(game, one.owner):
            total += mean(game, one) if one.owner != MONSTER else -mean(game, one)
    return total
