"""Damage outside a Roll Phase: everybody may answer, then it is applied."""

from __future__ import annotations

from tablee.games.dice_throne.effects.damage import applied_to
from tablee.games.dice_throne.state import Battle
from tablee.games.dice_throne.vocabulary import UPKEEP
from tablee.games.dice_throne.window import window
from tablee.kernel.decision import Flow
from tablee.kernel.procedure import Procedure


class Settle(Procedure):
    STEPS = {"answers": "DT-DMG-22", "apply": "DT-DMG-09 DT-HEALTH-01"}

    def answers(self, game: Battle) -> Flow | None:
        return window(game)

    def apply(self, game: Battle) -> Flow | None:
        game.apply(applied_to(game), heal=False)
        return None


def settle(game: Battle) -> Procedure | None:
    """Nothing in the Roll Phase and Upkeep, which have a batch of their own (DT-UPKEEP-03, DT-DEF-10)."""
    if game.incoming and game.phase != UPKEEP and not game.roll_phase():
        return Settle()
    return None
