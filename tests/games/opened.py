"""A game from the record of its setup, as rule tests have it in hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tablee.kernel.game import Game
from tablee.kernel.procedure import Procedure
from tablee.kernel.rng import Rng, key_of

G = TypeVar("G", bound=Game)
S = TypeVar("S")


def new(
    opening: Callable[[S, Rng], tuple[G, Procedure]], setup: S, seed: str, log: bool = False, rng: Rng | None = None
) -> G:
    game, first = opening(setup, rng or Rng(key_of(seed), {}))
    game.start(first, log)
    return game
