"""What follows when models may have been destroyed."""

from __future__ import annotations

from tablee.games.super_dungeon.rules.procedures import bossfight, death
from tablee.games.super_dungeon.rules.state import DUE, Arena
from tablee.kernel.decision import Flow
from tablee.kernel.procedure import Procedure, call


class Aftermath(Procedure):
    """A procedure with the steps `drops` and `time_out`, one after the other."""

    def drops(self, game: Arena) -> Flow | None:
        return call(death.drops(game), then="time_out")

    def time_out(self, game: Arena) -> Flow | None:
        """Before anything else, when what destroyed a boss is finished (SD-TIMEOUT-02)."""
        return call(bossfight.TimeOut() if game.time_out == DUE else None, then=self.NEXT["time_out"])
