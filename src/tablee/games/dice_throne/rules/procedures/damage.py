"""Damage outside a Roll Phase: everybody may answer, then it is applied. And what comes after damage (DT-TEXT-04)."""

from __future__ import annotations

from tablee.games.dice_throne.rules.effects.damage import applied_to
from tablee.games.dice_throne.rules.effects.landing import felt, land
from tablee.games.dice_throne.rules.phase import Phase
from tablee.games.dice_throne.rules.run import Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import APPLIED, UPKEEP
from tablee.games.dice_throne.rules.window import window
from tablee.kernel.decision import Flow
from tablee.kernel.procedure import Procedure, call, done, goto

#: the last steps of a phase that is `Answered`
ANSWERED = {"answers": "DT-CARD-06", "settle": "DT-DMG-22"}


class Answered(Phase):
    """A phase at whose end everybody may act, before the damage of that is applied."""

    def answers(self, game: Battle) -> Flow | None:
        return window(game) or (None if game.incoming else done())

    def settle(self, game: Battle) -> Flow | None:
        return settle(game)


class Settle(Procedure):
    STEPS = {"answers": "DT-DMG-22", "apply": "DT-DMG-09 DT-HEALTH-01", "felt": "DT-DMG-09", "afterwards": "DT-TEXT-04"}

    def answers(self, game: Battle) -> Flow | None:
        return window(game)

    def apply(self, game: Battle) -> Flow | None:
        land(game, applied_to(game), heal=False)
        return None

    def felt(self, game: Battle) -> Flow | None:
        return felt(game)

    def afterwards(self, game: Battle) -> Flow | None:
        return afterwards(game)


class Afterwards(Procedure):
    """Texts go on after "then", now that the damage before it has been applied; damage of theirs is a batch of its own."""

    STEPS = {"go_on": "DT-TEXT-04", "answers": "DT-DMG-22", "apply": "DT-DMG-09 DT-HEALTH-01"}

    def go_on(self, game: Battle) -> Flow | None:
        run, attack = game.due(APPLIED), game.attack
        if run is None:
            return done()
        assert isinstance(run, Run)
        if run.target < 0 and attack is not None and attack.by == run.seat:
            run.target = attack.to  # which was not known when the text began
        return call(run, then="answers")

    def answers(self, game: Battle) -> Flow | None:
        return window(game) if game.incoming else None

    def apply(self, game: Battle) -> Flow | None:
        game.apply(applied_to(game))
        return goto("go_on")


def afterwards(game: Battle) -> Procedure | None:
    return Afterwards() if any([later.moment == APPLIED for later in game.later]) else None


def settle(game: Battle) -> Procedure | None:
    """Nothing in the Roll Phase and Upkeep, which have a batch of their own (DT-UPKEEP-03, DT-DEF-10)."""
    if game.incoming and game.phase != UPKEEP and not game.roll_phase():
        return Settle()
    return None
