"""What keeps a player from being defeated: all damage prevented, or Health instead of it (DT-HEALTH-01, DT-DMG-10)."""

from __future__ import annotations

from tablee.games.dice_throne.rules.effects.damage import OfDamage, not_threatened
from tablee.games.dice_throne.rules.run import Node, Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.telling import coming, tell_coming
from tablee.kernel.decision import Flow
from tablee.kernel.frozen import frozen


class Dying(OfDamage):
    """Only when the damage that is coming to you would bring your Health to 0, and can be avoided (DT-HEALTH-01)."""

    def forbids(self, game: Battle, seat: int) -> str:
        coming = sum([game.total(one) for one in game.incoming if one.to == seat])
        return not_threatened(game, seat) or ("" if coming >= game.health(seat) else "DT-HEALTH-01")


@frozen
class SurviveWith(Node):
    """Instead of all the damage that is coming to you: your Health becomes n."""

    n: int

    def do(self, game: Battle, run: Run) -> Flow | None:
        for one in game.incoming:
            if one.to == run.seat:
                one.shares += ((-1, 1),)
        game.dials[game.kit.team[run.seat]] = self.n
        game.note("DT-HEALTH-01", "survives", who=f"&{run.seat}", n=self.n)
        return None


class PreventAll(OfDamage):
    """All of the incoming damage that can be avoided, however much it becomes (DT-DMG-10)."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        threat = game.threat(run.seat)
        if threat is not None:
            before = coming(game, run.seat)
            threat.shares += ((-1, 1),)
            tell_coming(game, "DT-DMG-10", "prevents-all", run.seat, run.seat, run.source, 0, before)
        return None
