"""Bomb Scare, a modular set."""

from __future__ import annotations

from tablee.games.champions.effects.amounts import HasStatus, InPlay, PerPlayer, ThreatOn
from tablee.games.champions.effects.glue import Already, If, OneOf
from tablee.games.champions.effects.harm import Assign, Damage, Give
from tablee.games.champions.effects.schemes import PlaceThreat, Surge
from tablee.games.champions.effects.who import FIRST_PLAYER, THIS, YOU, Each, Titled
from tablee.games.champions.vocabulary import CONFUSED, Script, Those, when_revealed

BOMB_SCARE = "01109"

SCRIPTS = {
    # Bomb Scare
    "01109": Script((when_revealed(PlaceThreat(PerPlayer(), THIS)),)),
    # Hydra Bomber
    "01110": Script((when_revealed(OneOf(Damage(2, YOU), PlaceThreat(1))),)),
    # Explosion
    "01111": Script(
        (
            when_revealed(
                If(
                    InPlay(BOMB_SCARE),
                    Assign(ThreatOn(Titled(BOMB_SCARE)), Each(Those("hero_or_ally")), FIRST_PLAYER),
                    Surge(),
                )
            ),
        )
    ),
    # False Alarm
    "01112": Script((when_revealed(Already(Give(CONFUSED, YOU), HasStatus(CONFUSED, YOU), Surge())),)),
}
