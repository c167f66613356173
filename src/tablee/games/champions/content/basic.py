"""Basic cards."""

from __future__ import annotations

from tablee.games.champions.rules.abilities import action, interrupt, response
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.costs import DiscardThis, ExhaustThis, Spend
from tablee.games.champions.rules.effects.amounts import StillInPlay
from tablee.games.champions.rules.effects.cards import Discard, Draw
from tablee.games.champions.rules.effects.glue import AtEnd, If, OneOf, Sequence
from tablee.games.champions.rules.effects.harm import Damage, Give, Heal, Prevent
from tablee.games.champions.rules.effects.play import NextCheaper, Ready
from tablee.games.champions.rules.effects.schemes import RemoveThreat
from tablee.games.champions.rules.effects.who import A_PLAYER, AN_ENEMY, CHARACTER, THIS, YOU, Chosen
from tablee.games.champions.rules.vocabulary import HERO, PHYSICAL, STUNNED

CARDS = (
    card("01083", "Mockingbird", response("enter_play", Give(STUNNED, AN_ENEMY), to="this")),
    card(
        "01084",
        "Nick Fury",
        response(
            "enter_play",
            Sequence(
                OneOf(RemoveThreat(2), Draw(3), Damage(4)),
                AtEnd("round", If(StillInPlay(), Discard(THIS))),
            ),
            forced=True,
            to="this",
        ),
    ),
    card("01085", "Emergency", interrupt("enemy_scheme", Prevent(1), by="villain", label="thwart")),
    card("01086", "First Aid", action(Heal(2, Chosen(CHARACTER)))),
    card("01087", "Haymaker", action(Damage(3), form=HERO, label="attack")),
    # Energy, Genius, Strength: resources only
    card("01091", "Avengers Mansion", action(Draw(1, A_PLAYER), (ExhaustThis(),)), max_per="player"),
    card("01092", "Helicarrier", action(NextCheaper(1), (ExhaustThis(),)), max_per="player"),
    card("01093", "Tenacity", action(Ready(YOU), (Spend((PHYSICAL,)), DiscardThis()), form=HERO)),
)
