"""Dividing indirect damage (MC-DMG-05 to MC-DMG-07)."""

from __future__ import annotations

from tablee.gamekit.verb import Verb, nothing
from tablee.games.champions.rules import occurrences as occ
from tablee.games.champions.rules.happening import Event
from tablee.games.champions.rules.pointing import number_words
from tablee.games.champions.rules.state import Scenario
from tablee.kernel.decision import Args, Flow, Option, ask
from tablee.kernel.procedure import Procedure, done, goto
from tablee.kernel.record import record


@record
class AssignDamage(Procedure):
    """Character by character an amount within bounds; then all of it is dealt at once."""

    STEPS = {"split": "MC-DMG-05 MC-DMG-06 MC-DMG-07", "deal": "MC-DMG-05"}

    seat: int
    source: int
    n: int
    among: tuple[int, ...]
    flags: int
    up: int = -1
    given: tuple[int, ...] = ()

    def says(self, game: Scenario) -> Args:
        return {"card": game.name(self.among[len(self.given)])}

    def split(self, game: Scenario) -> Flow | None:
        while len(self.given) < len(self.among):
            at = len(self.given)
            left = self.n - sum(self.given)
            room = [max(0, game.left(x)) for x in self.among]
            most = min(left, room[at])
            least = max(0, left - sum(room[at + 1 :]))
            if least < most:
                options = [ASSIGN(k) for k in range(least, most + 1)]
                return ask(self.seat, "assign", options, "assigned", n=left)
            self.given += (most,)
        return None

    def assigned(self, game: Scenario, choice: Option) -> Flow | None:
        self.given += (int(choice.args[0]),)
        return goto("split")

    def deal(self, game: Scenario) -> Flow | None:
        batch = [
            occ.damage.of(self.source, x, game.seat_of(x), k, self.flags, source=self.source)
            for x, k in zip(self.among, self.given)
            if k
        ]
        if not batch:
            return done()
        return Event(batch, up=self.up)


# ---------------------------------------------------------------------- verbs
ASSIGN: Verb[Scenario] = Verb("assign", words=number_words, on=nothing)
VERBS: list[Verb[Scenario]] = [ASSIGN]
