"""The closed set of nodes that a text of this game is made of, by name: a table that forgets one is found by a test."""

from __future__ import annotations

from tablee.games.dice_throne.rules.effects.rooms import ROOMS
from tablee.games.dice_throne.rules.vocabulary import Requirement
from tablee.kernel.effect import Amount, Condition, Effect

BASES = (Effect, Amount, Condition, Requirement)


def nodes() -> dict[str, type]:
    found = {
        name: cls
        for home in ROOMS
        for name, cls in vars(home).items()
        if isinstance(cls, type) and issubclass(cls, BASES) and cls.__module__ == home.__name__ and cls not in BASES
    }
    return {name: cls for name, cls in found.items() if not any([cls in other.__bases__ for other in found.values()])}


NODES = nodes()
