"""Damage that lands, and what its victims do about it."""

from __future__ import annotations

from tablee.games.dice_throne.rules.records import Incoming
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import HURT
from tablee.games.dice_throne.rules.window import triggered
from tablee.kernel.decision import Flow
from tablee.kernel.procedure import call


def land(game: Battle, those: list[Incoming], heal: bool = True) -> None:
    """Apply these; what its victims do about it is due next (`felt`). Who is stunned does nothing (DT-STATUS-01)."""
    for seat in game.apply(those, heal):
        if not game.players[seat].out and not game.players[seat].frozen:
            for run in triggered(game, seat, HURT):
                game.postpone(HURT, run)


def felt(game: Battle, step: str = "felt") -> Flow | None:
    """The texts that speak of damage really taken, one after the other; `step` is where that is asked."""
    run = game.due(HURT)
    return None if run is None else call(run, then=step)
