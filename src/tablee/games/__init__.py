"""One folder per game; games do not import each other. `load` finds them by name: ours, and those of other packages."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import cast

from tablee.gamekit.packs import points
from tablee.gamekit.rules import Rules
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game

OURS = {
    "dice-throne": "tablee.games.dice_throne.game",
    "dungeon-dice": "tablee.games.dungeon_dice.game",
    "super-dungeon": "tablee.games.super_dungeon.game",
    "champions": "tablee.games.champions.game",
}
GROUP = "tablee.games"  # entry points: the name of a game, and the module that has its RULES


class Installed(Mapping[str, str]):
    """Name -> module with RULES. Other packages are looked for when somebody first asks."""

    @cached_property
    def found(self) -> dict[str, str]:
        games = dict(OURS)
        for point in points(GROUP):
            if point.name in games:
                whose = point.dist.name if point.dist is not None else "a package"
                raise SetupError(f"{whose} brings a game called {point.name!r}, but there is one already")
            games[point.name] = point.value
        return games

    def __getitem__(self, name: str) -> str:
        return self.found[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.found)

    def __len__(self) -> int:
        return len(self.found)


GAMES = Installed()


def imported(place: str) -> ModuleType:
    """What is imported stays: while it is, the collector would look through all of it again and again and find nothing."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        return import_module(place)
    finally:
        if collecting:
            gc.enable()


def load(name: str) -> Rules[Game]:
    """The rules of a game; nothing is imported before it is asked for."""
    if name not in OURS and name not in GAMES:
        raise SetupError(f"no game is called {name!r}; there are {', '.join(GAMES)}")
    place = OURS.get(name) or GAMES[name]
    try:
        rules = imported(place).RULES
    except (ImportError, AttributeError) as error:
        if name in OURS:
            raise
        raise SetupError(f"the game {name!r} should be RULES of {place}: {error}") from error
    if not isinstance(rules, Rules):
        raise SetupError(f"the game {name!r}: RULES of {place} is {type(rules).__name__}, not tablee's Rules")
    # which state it is the game alone knows; layers above hand back what they were given
    return cast("Rules[Game]", rules)
