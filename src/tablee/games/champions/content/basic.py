"""Basic cards."""

from __future__ import annotations

from tablee.games.champions.effects.amounts import StillInPlay
from tablee.games.champions.effects.cards import Discard, Draw
from tablee.games.champions.effects.glue import AtEnd, If, OneOf, Sequence
from tablee.games.champions.effects.harm import Damage, Give, Heal, Prevent
from tablee.games.champions.effects.play import NextCheaper, Ready
from tablee.games.champions.effects.schemes import RemoveThreat
from tablee.games.champions.effects.who import A_PLAYER, AN_ENEMY, CHARACTER, THIS, YOU, Chosen
from tablee.games.champions.vocabulary import (
    HERO,
    PHYSICAL,
    STUNNED,
    DiscardThis,
    ExhaustThis,
    Script,
    Spend,
    action,
    interrupt,
    response,
)

SCRIPTS = {
    # Mockingbird
    "01083": Script((response("enter_play", Give(STUNNED, AN_ENEMY), to="this"),)),
    # Nick Fury
    "01084": Script(
        (
            response(
                "enter_play",
                Sequence(
                    OneOf(RemoveThreat(2), Draw(3), Damage(4)),
                    AtEnd("round", If(StillInPlay(), Discard(THIS))),
                ),
                forced=True,
                to="this",
            ),
        )
    ),
    # Emergency
    "01085": Script((interrupt("enemy_scheme", Prevent(1), by="villain", label="thwart"),)),
    # First Aid
    "01086": Script((action(Heal(2, Chosen(CHARACTER))),)),
    # Haymaker
    "01087": Script((action(Damage(3), form=HERO, label="attack"),)),
    # Energy, Genius, Strength: resources only
    # Avengers Mansion
    "01091": Script((action(Draw(1, A_PLAYER), (ExhaustThis(),)),), max_per="player"),
    # Helicarrier
    "01092": Script((action(NextCheaper(1), (ExhaustThis(),)),), max_per="player"),
    # Tenacity
    "01093": Script((action(Ready(YOU), (Spend((PHYSICAL,)), DiscardThis()), form=HERO),)),
}
