"""The whole game: setup, then Hero Turns and Consul Turns with a Power-Up after each (SD-TURN).

The book's example of play is a script for it (SD-REF-02)."""

from __future__ import annotations

from tablee.games.super_dungeon.rules.procedures.consul import ConsulTurn
from tablee.games.super_dungeon.rules.procedures.heroes import HeroTurn
from tablee.games.super_dungeon.rules.procedures.powerup import PowerUp
from tablee.games.super_dungeon.rules.procedures.prepare import Prepare
from tablee.games.super_dungeon.rules.state import Arena
from tablee.kernel.decision import Flow
from tablee.kernel.procedure import Procedure, call


class Match(Procedure):
    STEPS = {
        "prepare": "SD-SETUP-01",
        "hero_turn": "SD-TURN-01 SD-TURN-03",
        "after_heroes": "SD-TURN-02",
        "consul_turn": "SD-TURN-01 SD-TURN-03",
        "after_consul": "SD-TURN-02",
    }

    def prepare(self, game: Arena) -> Flow | None:
        return call(Prepare(), then="hero_turn")

    def hero_turn(self, game: Arena) -> Flow | None:
        return call(HeroTurn(), then="after_heroes")

    def after_heroes(self, game: Arena) -> Flow | None:
        return call(PowerUp(), then="consul_turn")

    def consul_turn(self, game: Arena) -> Flow | None:
        return call(ConsulTurn(), then="after_consul")

    def after_consul(self, game: Arena) -> Flow | None:
        return call(PowerUp(), then="hero_turn")


PROCEDURES: tuple[type[Procedure], ...] = (Match,)
