"""Under Attack, a modular set."""

from __future__ import annotations

from tablee.games.champions.rules.abilities import action, boost, response, when_revealed
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.constants import Gains
from tablee.games.champions.rules.costs import ExhaustYou, Spend
from tablee.games.champions.rules.effects.cards import Discard
from tablee.games.champions.rules.effects.glue import ForEach, OneOf
from tablee.games.champions.rules.effects.harm import Damage, Give
from tablee.games.champions.rules.effects.schemes import PlaceThreat
from tablee.games.champions.rules.effects.who import (
    EACH_FRIENDLY,
    EACH_PLAYER,
    HOST,
    THIS,
    YOUR_CHARACTER,
    YOUR_HERO,
    Each,
)
from tablee.games.champions.rules.vocabulary import ENERGY, HERO, PHYSICAL, TOUGH, Those

THE_ENEMY = Those("villain")

CARDS = (
    card(
        "01151",
        "Under Attack",
        when_revealed(ForEach(EACH_PLAYER, OneOf(PlaceThreat(2, THIS), Damage(3, Each(YOUR_HERO))))),
    ),
    card(
        "01152",
        "Vibranium Armor",
        response("damage", Give(TOUGH, HOST), forced=True, to="host"),
        action(Discard(THIS), (ExhaustYou(), Spend((PHYSICAL,) * 2)), form=HERO),
        attach=THE_ENEMY,
    ),
    card(
        "01153",
        "Concussion Blasters",
        action(Discard(THIS), (ExhaustYou(), Spend((ENERGY,) * 2)), form=HERO),
        constants=(Gains("host", keyword="retaliate"),),
        attach=THE_ENEMY,
    ),
    card("01154", "Concussive Blast", when_revealed(Damage(1, EACH_FRIENDLY)), boost(Damage(1, Each(YOUR_CHARACTER)))),
)
