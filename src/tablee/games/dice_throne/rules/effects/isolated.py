"""Isolated sources of damage: dealt at once, each as an instance of its own (DT-DMG-20, DT-DMG-21)."""

from __future__ import annotations

from tablee.games.dice_throne.rules.effects.aim import YOU, Aimed
from tablee.games.dice_throne.rules.effects.landing import felt, land
from tablee.games.dice_throne.rules.records import Incoming, Part
from tablee.games.dice_throne.rules.run import Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.telling import coming, tell_coming
from tablee.games.dice_throne.rules.vocabulary import UNDEFENDABLE
from tablee.games.dice_throne.rules.window import window
from tablee.kernel.decision import Args, Flow
from tablee.kernel.frozen import frozen
from tablee.kernel.procedure import Procedure
from tablee.kernel.record import record


@frozen
class Isolated(Aimed):
    """An isolated source: dealt at once, as an instance of its own (DT-DMG-20)."""

    n: int
    kind: int = UNDEFENDABLE
    who: str = YOU

    def to(self, game: Battle, run: Run, seat: int) -> Flow | None:
        if seat == run.seat:
            return IsolatedDamage(seat, self.n, self.kind, run.source)
        return IsolatedBlow(seat, self.n, self.kind, run.source, run.seat)


@record
class IsolatedDamage(Procedure):
    STEPS = {
        "announce": "DT-DMG-20",
        "prevention": "DT-DMG-21",
        "apply": "DT-DMG-20 DT-UPKEEP-04",
        "felt": "DT-DMG-20",
    }

    seat: int
    n: int
    damage: int
    source: str

    def about(self) -> Args:
        return {"who": f"&{self.seat}"}

    def dealer(self) -> int:
        return self.seat

    def announce(self, game: Battle) -> Flow | None:
        by = self.dealer()
        part = Part(by, self.damage, self.n, False, self.source)
        before = coming(game, self.seat)
        game.incoming.append(Incoming(self.seat, True, (part,)))
        tell_coming(game, "DT-DMG-20", "deals", by, self.seat, self.source, self.n, before)
        return None

    def prevention(self, game: Battle) -> Flow | None:
        return window(game)

    def apply(self, game: Battle) -> Flow | None:
        land(game, [[one for one in game.incoming if one.isolated][-1]], heal=False)
        return None

    def felt(self, game: Battle) -> Flow | None:
        return felt(game)


@record
class IsolatedBlow(IsolatedDamage):
    """Dealt by another player."""

    by: int

    def dealer(self) -> int:
        return self.by
