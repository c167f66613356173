"""What tokens do to an Offensive Roll Phase: fewer or dearer Roll Attempts, half damage, no effect at all (DT-OFF)."""

from __future__ import annotations

from tablee.games.dice_throne.rules.effects.basic import NoPhase
from tablee.games.dice_throne.rules.run import Inert, Node, Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.kernel.decision import Flow
from tablee.kernel.frozen import frozen


@frozen
class AttemptLess(Node):
    """In the phase that begins; the first attempt is always made (DT-OFF-01)."""

    n: int

    def do(self, game: Battle, run: Run) -> Flow | None:
        game.attempts = max(1, game.attempts - self.n)
        game.note("DT-OFF-01", "fewer-attempts", who=f"&{run.seat}", n=self.n)
        return None


@frozen
class TaxAttempts(Inert):
    """Of a token: each Roll Attempt after the first costs its holder n CP while it is there (`Battle.toll`)."""

    n: int

    @property
    def taxes(self) -> int:
        return self.n


class OddDie(Node):
    """One of the five dice of the phase that begins is one of the hero whose token this is: its number counts, and no
    symbol of its (DT-ABILITY-01). Who has such dice anyway notices nothing."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        if game.kit.kinds[run.token].token not in game.heroes[run.seat].tokens:
            game.odd = True
            game.note("DT-OFF-01", "odd-die", who=f"&{run.seat}")
        return None


class VoidPhase(NoPhase):
    """The Offensive Roll Phase that ends has no effect: nothing is activated. An Ultimate does not mind (DT-ABILITY-16)."""


class HalveDamage(Node):
    """What you deal is halved for the rest of the Roll Phase (`Battle.total`); an Ultimate does not mind (DT-ABILITY-16)."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        game.halving = True
        game.note("DT-DMG-11", "halves-own", who=f"&{run.seat}")
        return None
