"""Legions of Hydra, a modular set."""

from __future__ import annotations

from tablee.games.champions.rules.abilities import response, when_defeated, when_revealed
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.constants import Cannot
from tablee.games.champions.rules.effects.amounts import Count, InPlay, Not
from tablee.games.champions.rules.effects.glue import If, Sequence
from tablee.games.champions.rules.effects.play import PutIntoPlay
from tablee.games.champions.rules.effects.schemes import DealEncounter, FindEncounter, PlaceThreat
from tablee.games.champions.rules.effects.who import ENGAGED_PLAYER, FOUND, THIS, Chosen
from tablee.games.champions.rules.vocabulary import Kind, Those

LEGIONS = "01180"
MADAME = "01181"

CARDS = (
    card(
        "01180",
        "Legions of Hydra",
        when_revealed(
            Sequence(
                If(Not(InPlay(MADAME)), FindEncounter(Kind(title=MADAME), PutIntoPlay(FOUND))),
                PlaceThreat(Count(Those("enemy", trait="Hydra"), 2), THIS),
            )
        ),
    ),
    card(
        "01181",
        "Madame Hydra",
        response(
            "enemy_attack enemy_scheme",
            PlaceThreat(2, Chosen(Those("side_scheme", title=LEGIONS))),
            forced=True,
            by="this",
        ),
        constants=(Cannot("this", InPlay(LEGIONS), "take_damage"),),
    ),
    card("01182", "Hydra Soldier", when_defeated(DealEncounter(1, ENGAGED_PLAYER))),
)
