"""Legions of Hydra, a modular set."""

from __future__ import annotations

from tablee.games.champions.effects.amounts import Count, InPlay, Not
from tablee.games.champions.effects.glue import If, Sequence
from tablee.games.champions.effects.play import PutIntoPlay
from tablee.games.champions.effects.schemes import DealEncounter, FindEncounter, PlaceThreat
from tablee.games.champions.effects.who import ENGAGED_PLAYER, FOUND, THIS, Chosen
from tablee.games.champions.vocabulary import (
    Cannot,
    Kind,
    Script,
    Those,
    response,
    when_defeated,
    when_revealed,
)

LEGIONS = "01180"
MADAME = "01181"

SCRIPTS = {
    # Legions of Hydra
    "01180": Script(
        (
            when_revealed(
                Sequence(
                    If(Not(InPlay(MADAME)), FindEncounter(Kind(title=MADAME), PutIntoPlay(FOUND))),
                    PlaceThreat(Count(Those("enemy", trait="Hydra"), 2), THIS),
                )
            ),
        )
    ),
    # Madame Hydra
    "01181": Script(
        (
            response(
                "enemy_attack enemy_scheme",
                PlaceThreat(2, Chosen(Those("side_scheme", title=LEGIONS))),
                forced=True,
                by="this",
            ),
        ),
        (Cannot("this", InPlay(LEGIONS), "take_damage"),),
    ),
    # Hydra Soldier
    "01182": Script((when_defeated(DealEncounter(1, ENGAGED_PLAYER)),)),
}
