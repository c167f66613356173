"""Bomb Scare, a modular set."""

from __future__ import annotations

from tablee.games.champions.rules.abilities import when_revealed
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.effects.amounts import HasStatus, InPlay, PerPlayer, ThreatOn
from tablee.games.champions.rules.effects.glue import Already, If, OneOf
from tablee.games.champions.rules.effects.harm import Assign, Damage, Give
from tablee.games.champions.rules.effects.schemes import PlaceThreat, Surge
from tablee.games.champions.rules.effects.who import FIRST_PLAYER, THIS, YOU, Each, Titled
from tablee.games.champions.rules.vocabulary import CONFUSED, Those

BOMB_SCARE = "01109"

CARDS = (
    card("01109", "Bomb Scare", when_revealed(PlaceThreat(PerPlayer(), THIS))),
    card("01110", "Hydra Bomber", when_revealed(OneOf(Damage(2, YOU), PlaceThreat(1)))),
    card(
        "01111",
        "Explosion",
        when_revealed(
            If(
                InPlay(BOMB_SCARE),
                Assign(ThreatOn(Titled(BOMB_SCARE)), Each(Those("hero_or_ally")), FIRST_PLAYER),
                Surge(),
            )
        ),
    ),
    card("01112", "False Alarm", when_revealed(Already(Give(CONFUSED, YOU), HasStatus(CONFUSED, YOU), Surge()))),
)
