"""A monster that nobody is free to play uses its abilities in the way that is worst for the heroes (DD-ABIL-10)."""

from __future__ import annotations

from tablee.games.dungeon_dice.combat import find, margin, value_of
from tablee.games.dungeon_dice.state import Dungeon
from tablee.games.dungeon_dice.vocabulary import ARMOR, FEAR, FIRE, GUST, SCROLL, SLASH
from tablee.kernel.decision import Option

#: what a spell is worth to the monster, in sixths of a point; a spell that cannot hurt the heroes is not cast
SPELL_WORTH = {FIRE: 15, "toad": 20, "drain": 12}


def worst(game: Dungeon, options: list[Option]) -> Option | None:
    """The use that lowers the heroes' expected margin most, or nothing if none does not help them."""
    best: Option | None = None
    most = -1
    for choice in options:
        harm = harm_of(game, choice)
        if harm > most or (best is None and harm == most):
            best, most = choice, harm
    return best if most >= 0 else None


def harm_of(game: Dungeon, choice: Option) -> int:
    """How much the heroes' margin falls on average, in sixths of a point; below 0: it would help them."""
    if choice.verb in (ARMOR, SLASH):
        at = find(game, str(choice.args[1]))
        one = game.fight.dice[at]
        faces = game.kit.defs[one.die].faces if one.die >= 0 else (
            game.kit.monster_level if one.owner < 0 else game.kit.hero_level
        )
        mean = sum([face.value or 0 for face in faces])
        now = 6 * (value_of(game, one) or 0)
        return now - mean if choice.verb == ARMOR else mean - now
    if choice.verb == GUST:
        return 1 if margin(game) > 0 else -1
    if choice.verb == SCROLL:
        return SPELL_WORTH.get(str(choice.args[1]), -1)
    if choice.verb == FEAR:
        return 6 * (value_of(game, game.fight.dice[find(game, str(choice.args[1]))]) or 0)
    return 0
