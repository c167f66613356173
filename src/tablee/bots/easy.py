"""An easy bot: plays as the greedy one does, but slips now and then, as somebody does who learns."""

from __future__ import annotations

from tablee.bots.greedy import GreedyBot
from tablee.kernel.decision import Option
from tablee.kernel.game import Game

SLIPS = 3  # one decision of so many is a slip
SEEN = 8  # other options it has an eye for, where there are more


class EasyBot(GreedyBot):
    """In one decision of three it takes what it likes second or third best. Where a game itself knows how to play worse at
    this seat, that is what it does instead."""

    level = 1

    def choose(self, game: Game, seat: int) -> Option:
        best, levels = super().choose(game, seat), self.rules.levels
        if len(game.asked.options) == 1 or (levels is not None and levels.matter(game, seat)):
            return best
        return best if self.rng.below(SLIPS, "slip") else self.slip(game, seat, best)

    def slip(self, game: Game, seat: int, best: Option) -> Option:
        """One of the two next best, as one look ahead tells; but nothing is thrown away that the best keeps."""
        wasteful = [verb for verb in self.rules.wasteful if verb != best.verb]
        others = [o for o in self.rules.candidates(game, seat, None) if o != best and o.verb not in wasteful]
        while len(others) > SEEN:
            others.pop(self.rng.below(len(others), "overlooked"))
        if not others:
            return best
        dealt = self.rules.redeal(game, seat, bytes([self.rng.byte("redeal") for _ in range(16)]))
        worth = [self.after(dealt, seat, other) for other in others]
        ranked = sorted(range(len(others)), key=lambda i: (-worth[i], i))
        return others[ranked[self.rng.below(min(2, len(others)), "slip")]]

    def after(self, game: Game, seat: int, choice: Option) -> int:
        """How things look after a choice; where the game answers for itself, at once."""
        if not self.rules.decisive:
            return self.look(game, seat, choice)
        ahead = game.clone()
        ahead.choose(choice)
        return self.rules.score(ahead, seat)
