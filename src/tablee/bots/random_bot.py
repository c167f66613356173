"""Bots that choose at random: any option, or any but selling and discarding."""

from __future__ import annotations

from typing import Any

from tablee.bots.bot import Bot
from tablee.kernel.decision import PASS, Option, option

DECLINE = (PASS, option("enough"))


class RandomBot(Bot):
    def choose(self, game: Any, seat: int) -> Option:
        return self.pick(game.decision.options)


class ThriftyBot(Bot):
    """Passes rather than selling or discarding, so that hands stay full: the harder load for an engine."""

    def choose(self, game: Any, seat: int) -> Option:
        options = game.decision.options
        if options[-1] in DECLINE:
            return self.pick([o for o in options if o.verb not in ("sell", "discard")])
        return self.pick(options)
