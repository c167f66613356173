"""Bots that choose at random: any option, or any but those that waste something."""

from __future__ import annotations

from tablee.bots.bot import Bot
from tablee.kernel.decision import PASS, Option, option
from tablee.kernel.game import Game

DECLINE = (PASS, option("enough"))


class RandomBot(Bot):
    def choose(self, game: Game, seat: int) -> Option:
        return self.pick(game.asked.options)


class ThriftyBot(Bot):
    """Passes rather than selling or discarding, so that hands stay full: the harder load for an engine."""

    def choose(self, game: Game, seat: int) -> Option:
        options = game.asked.options
        if options[-1] in DECLINE:
            return self.pick([o for o in options if o.verb not in self.rules.wasteful])
        return self.pick(options)
