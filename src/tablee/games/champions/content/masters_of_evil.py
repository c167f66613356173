"""Masters of Evil, a modular set."""

from __future__ import annotations

from tablee.games.champions.rules.abilities import boost, interrupt, response, when_revealed
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.constants import MustDefend
from tablee.games.champions.rules.effects.amounts import Happened, Not
from tablee.games.champions.rules.effects.cards import DiscardRandom
from tablee.games.champions.rules.effects.enemies import AlsoAttacks, EnemyAttacks
from tablee.games.champions.rules.effects.glue import If, Sequence
from tablee.games.champions.rules.effects.harm import Damage, Give
from tablee.games.champions.rules.effects.play import Exhaust, PutIntoPlay
from tablee.games.champions.rules.effects.schemes import DiscardUntil, FindEncounter
from tablee.games.champions.rules.effects.who import EACH_HERO, FIRST_PLAYER, FOUND, THE_VILLAIN, THIS, YOUR_ALLY, Each
from tablee.games.champions.rules.vocabulary import TOUGH, Kind, Those

MASTERS = "Masters of Evil"
A_MASTER = Kind(type="minion", trait=MASTERS)

CARDS = (
    card("01128", "The Masters of Evil", when_revealed(DiscardUntil(A_MASTER, PutIntoPlay(FOUND, FIRST_PLAYER)))),
    card(
        "01129",
        "Radioactive Man",
        response("enemy_attack", DiscardRandom(1), forced=True, by="this", to="you"),
        boost(DiscardRandom(1)),
    ),
    card(
        "01130",
        "Whirlwind",
        interrupt("enemy_attack", AlsoAttacks(), forced=True, by="this", to="you"),
        boost(Damage(1, EACH_HERO)),
    ),
    card(
        "01131",
        "Tiger Shark",
        response("enemy_attack", Give(TOUGH, THIS), forced=True, by="this"),
        boost(Give(TOUGH, THE_VILLAIN)),
    ),
    card("01132", "Melter", boost(Exhaust(Each(YOUR_ALLY))), constants=(MustDefend("this"),)),
    card(
        "01133",
        "Masters of Mayhem",
        when_revealed(
            Sequence(
                EnemyAttacks(Each(Those("minion", trait=MASTERS)), engaged=True, hero_only=True),
                If(Not(Happened("enemy_attack")), FindEncounter(A_MASTER, PutIntoPlay(FOUND))),
            )
        ),
    ),
)
