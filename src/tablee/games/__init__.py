"""One folder per game; games do not import each other. `load` finds them by name."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from tablee.games.base import Rules
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game

GAMES = {
    "dice-throne": "tablee.games.dice_throne.rules",
    "dungeon-dice": "tablee.games.dungeon_dice.rules",
    "super-dungeon": "tablee.games.super_dungeon.rules",
    "champions": "tablee.games.champions.rules",
}


def load(name: str) -> Rules[Game]:
    """The rules of a game; nothing is imported before it is asked for."""
    if name not in GAMES:
        raise SetupError(f"no game is called {name!r}; there are {', '.join(GAMES)}")
    rules = import_module(GAMES[name]).RULES
    assert isinstance(rules, Rules)
    return cast(
        "Rules[Game]", rules
    )  # which state it is the game alone knows; layers above hand back what they were given
