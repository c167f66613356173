"""Too many allies or Restricted cards: their player discards down at once (MC-ALLY-03, MC-KEY-15)."""

from __future__ import annotations

from tablee.games.champions.rules import occurrences as occ
from tablee.games.champions.rules.happening import Event, restricted
from tablee.games.champions.rules.procedures.hands import DISCARD
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import PILE
from tablee.kernel.decision import Flow, Option, ask
from tablee.kernel.procedure import Procedure
from tablee.kernel.record import record


@record
class TooMany(Procedure):
    STEPS = {"choose": "MC-ALLY-02 MC-ALLY-03 MC-KEY-15"}

    seat: int
    what: str

    def choose(self, game: Scenario) -> Flow | None:
        those = game.players[self.seat].allies if self.what == "ally" else tuple(restricted(game, self.seat))
        those = tuple([i for i in those if game.may_leave(i)])
        if not those:  # whatever is too many is Permanent
            game.check = 0
            return None
        options = [DISCARD(game.handle(i)) for i in those]
        if self.what == "ally":
            return ask(self.seat, "too-many-ally", options, "gone")
        return ask(self.seat, "too-many-restricted", options, "gone")

    def gone(self, game: Scenario, choice: Option) -> Flow | None:
        i = game.named(choice.args[0])
        return Event([occ.leave.of(game.players[self.seat].me, i, self.seat, PILE)])
