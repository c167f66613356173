"""A bot as somebody writes it who has only the package: `bot:tests.lab.clever:First`."""

from __future__ import annotations

from tablee import Bot, Option
from tablee.kernel.game import Game


class First(Bot):
    """Always takes what is listed first."""

    def choose(self, game: Game, seat: int) -> Option:
        choice: Option = game.asked.options[0]
        return choice


class NoBot:
    """Plays nothing."""
