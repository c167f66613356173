"""What dice look like: those of their hero, and the one that Reality Warp brings those of another."""

from __future__ import annotations

from tablee.games.dice_throne.rules.effects.rolling import OddDie
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import Hero


def lends(hero: Hero) -> bool:
    """Has this hero a token that slips a die of theirs among those of others?"""
    texts = [text for token in hero.tokens for text in token.on.values()]
    return any([isinstance(node, OddDie) for text in texts for node in text.nodes])


def die_sheet(game: Battle, seat: int, face: int) -> str:
    """The sheet of the die on which `seat` has thrown this."""
    hero = game.heroes[seat] if face > 0 else next(hero for hero in game.heroes if lends(hero))
    return f"die.{hero.id}"
