"""The interface of a bot, and its own dice."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from tablee.gamekit.rules import Rules
from tablee.gamekit.view import Words
from tablee.kernel.decision import Option
from tablee.kernel.game import Game
from tablee.kernel.rng import Rng, key_of


class Bot(ABC):
    """Answers decisions. What it needs of chance comes from its own seed, so that games can be repeated."""

    named = ""  # the name that a game keeps of it, where that says more than its class

    def __init__(self, rules: Rules[Game], seed: str) -> None:
        self.rules = rules
        self.rng = Rng(key_of(f"bot:{seed}"), {})

    @abstractmethod
    def choose(self, game: Game, seat: int) -> Option:
        """One of the options of the game's decision, which is this seat's. The game is not changed."""

    def remarks(self, game: Game) -> list[Words]:
        """What whoever sits at this table should know of it."""
        return []

    def pick(self, options: Any) -> Option:
        n = len(options)
        choice: Option = options[0] if n == 1 else options[self.rng.below(n, "pick")]
        return choice
