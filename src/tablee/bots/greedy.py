"""A greedy bot: what the game knows exactly, else one step ahead on games redealt from what it may see."""

from __future__ import annotations

from tablee.bots.bot import Bot
from tablee.kernel.decision import PASS, Option
from tablee.kernel.game import Game

SAMPLES = 3  # redeals per decision
LOOK = 40  # decisions one look may run on


class GreedyBot(Bot):
    level = 2

    def choose(self, game: Game, seat: int) -> Option:
        options: list[Option] = list(game.asked.options)
        if len(options) == 1:
            return options[0]
        if self.rules.decisive:
            key = bytes([self.rng.byte("redeal") for _ in range(16)])
            dealt, levels = self.rules.redeal(game, seat, key), self.rules.levels
            answer = self.rules.suggest(dealt, seat) if levels is None else levels.suggest(dealt, seat, self.level)
            assert answer is not None and answer in options, f"{answer} is not among {options}"
            return answer
        suggested = self.rules.suggest(game, seat)
        candidates = self.rules.candidates(game, seat, suggested)
        if len(candidates) == 1:
            return candidates[0]
        totals = [0] * len(candidates)
        for _ in range(SAMPLES):
            key = bytes([self.rng.byte("redeal") for _ in range(16)])
            dealt = self.rules.redeal(game, seat, key)
            for i, candidate in enumerate(candidates):
                totals[i] += self.look(dealt, seat, candidate)
        # ties: the last candidate, which is passing or the exact suggestion
        best = max(range(len(candidates)), key=lambda i: (totals[i], i))
        return candidates[best]

    def look(self, game: Game, seat: int, choice: Option, depth: int = 1) -> int:
        """Choose, let windows pass, answer what the choice itself asks, and look at the score."""
        ahead = game.clone()
        ahead.choose(choice)
        for _ in range(LOOK):
            decision = ahead.decision
            if decision is None:
                break
            if decision.prompt in self.rules.presentation.windows:
                ahead.choose(PASS)
            elif len(decision.options) == 1:
                ahead.choose(decision.options[0])
            elif decision.seat == seat and PASS not in decision.options and depth and not self.settled(ahead, seat):
                inner = max(decision.options, key=lambda o: self.look(ahead, seat, o, depth - 1))
                ahead.choose(inner)
            else:
                break
        return self.rules.score(ahead, seat)

    def settled(self, game: Game, seat: int) -> bool:
        """A decision the game itself can answer: nothing more of the choice is left to do."""
        return self.rules.suggest(game, seat) is not None


class PlainBot(GreedyBot):
    """Where a game has levels: does what is nearest at hand."""

    level = 1


class CunningBot(GreedyBot):
    """Where a game has levels: counts everything."""

    level = 3
