"""What is worth following through a game."""

from __future__ import annotations

from tablee.gamekit.account import Figure
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.vocabulary import GLORY_TO_WIN


def figures(game: Dungeon) -> tuple[Figure, ...]:
    """Glory (DD-GOAL-01)."""
    seats = range(len(game.heroes))
    return tuple([Figure(f"glory.{s}", "glory", f"&{s}", game.glory(s), GLORY_TO_WIN, 1) for s in seats])
