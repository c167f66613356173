"""Under Attack, a modular set."""

from __future__ import annotations

from tablee.games.champions.effects.cards import Discard
from tablee.games.champions.effects.glue import ForEach, OneOf
from tablee.games.champions.effects.harm import Damage, Give
from tablee.games.champions.effects.schemes import PlaceThreat
from tablee.games.champions.effects.who import (
    EACH_FRIENDLY,
    EACH_PLAYER,
    HOST,
    THIS,
    YOUR_CHARACTER,
    Each,
)
from tablee.games.champions.vocabulary import (
    ENERGY,
    HERO,
    PHYSICAL,
    TOUGH,
    ExhaustYou,
    Gains,
    Script,
    Spend,
    Those,
    action,
    boost,
    response,
    when_revealed,
)

THE_ENEMY = Those("villain")
YOUR_HERO = Those("hero", "yours")

SCRIPTS = {
    # Under Attack
    "01151": Script(
        (when_revealed(ForEach(EACH_PLAYER, OneOf(PlaceThreat(2, THIS), Damage(3, Each(YOUR_HERO))))),),
    ),
    # Vibranium Armor
    "01152": Script(
        (
            response("damage", Give(TOUGH, HOST), forced=True, to="host"),
            action(Discard(THIS), (ExhaustYou(), Spend((PHYSICAL,) * 2)), form=HERO),
        ),
        attach=THE_ENEMY,
    ),
    # Concussion Blasters
    "01153": Script(
        (action(Discard(THIS), (ExhaustYou(), Spend((ENERGY,) * 2)), form=HERO),),
        (Gains("host", keyword="retaliate"),),
        attach=THE_ENEMY,
    ),
    # Concussive Blast
    "01154": Script(
        (
            when_revealed(Damage(1, EACH_FRIENDLY)),
            boost(Damage(1, Each(YOUR_CHARACTER))),
        )
    ),
}
