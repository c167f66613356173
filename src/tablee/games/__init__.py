"""One folder per game; games do not import each other. `load` finds them by name."""

from __future__ import annotations

from importlib import import_module

from tablee.games.base import Rules
from tablee.kernel.errors import SetupError
from tablee.text.rulebook import Rulebook

GAMES = {
    "dice-throne": "tablee.games.dice_throne.rules",
    "dungeon-dice": "tablee.games.dungeon_dice.rules",
    "super-dungeon": "tablee.games.super_dungeon.rules",
    "champions": "tablee.games.champions.rules",
}

#: every rulebook that can be searched; games whose program is still to come have theirs already
RULEBOOKS = {
    "dice-throne": "tablee.games.dice_throne",
    "dungeon-dice": "tablee.games.dungeon_dice",
    "super-dungeon": "tablee.games.super_dungeon",
    "champions": "tablee.games.champions",
}


#: what the books are called, in every language
TITLES = {
    "dice-throne": "Dice Throne",
    "dungeon-dice": "Dungeon Dice",
    "super-dungeon": "Super Dungeon Explore",
    "champions": "Marvel Champions",
}


def rulebook(name: str) -> Rulebook:
    if name in GAMES:
        return load(name).rulebook
    if name not in RULEBOOKS:
        raise SetupError(f"no rulebook is called {name!r}; there are {', '.join(RULEBOOKS)}")
    return Rulebook.load(RULEBOOKS[name])


def load(name: str) -> Rules:
    """The rules of a game; nothing is imported before it is asked for."""
    if name in RULEBOOKS and name not in GAMES:
        raise SetupError(f"{name} cannot be played yet; its rulebook can be read: tablee rules {name}")
    if name not in GAMES:
        raise SetupError(f"no game is called {name!r}; there are {', '.join(GAMES)}")
    rules = import_module(GAMES[name]).RULES
    assert isinstance(rules, Rules)
    return rules
