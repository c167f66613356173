"""Luck in offensive rolls: what dice came to, against what was to be expected when they were thrown."""

from __future__ import annotations

from fractions import Fraction

from tablee.gamekit.account import Luck
from tablee.gamekit.view import Words
from tablee.games.dice_throne.mind.evaluate import DAMAGE, ladder
from tablee.games.dice_throne.rules.procedures.offense import KEEP
from tablee.games.dice_throne.rules.state import ATTEMPTS, Battle
from tablee.kernel.decision import Option


class RollLuck(Luck[Battle]):
    """Exact over all throws, for the worth that the board gives to each hand; in points of damage."""

    words = Words("luck-damage")

    def __init__(self) -> None:
        super().__init__()
        self.rolling = False  # dice of an Offensive Roll Phase lie there
        self.awaited: Fraction | None = None  # what the dice that are being thrown were worth on average

    def choosing(self, game: Battle, choice: Option) -> None:
        """Some dice are kept, the others are thrown again."""
        if KEEP.of(choice) and len(choice.args) < 5 and offensive(game) and game.attempts < ATTEMPTS + 1:
            steps = ladder(game, game.asked.seat, ATTEMPTS)
            held = tuple(sorted([int(face) for face in choice.args]))
            self.awaited = Fraction(*steps.keeping(held, game.attempts))

    def __call__(self, game: Battle) -> None:
        was, self.rolling = self.rolling, offensive(game)
        if not self.rolling:
            self.awaited = None
            return
        seat = game.rolls[0].seat
        if not was:
            steps = ladder(game, seat, ATTEMPTS)
            self.awaited = Fraction(*steps.keeping((), ATTEMPTS))
        if self.awaited is None:
            return
        hand = tuple(sorted(game.rolls[0].faces))
        got = Fraction(*ladder(game, seat, ATTEMPTS).chance(hand, game.attempts))
        self.gains(seat, (got - self.awaited) * Fraction(1, DAMAGE))
        self.awaited = None


def offensive(game: Battle) -> bool:
    return bool(game.rolls) and game.rolls[0].purpose == "offense"
