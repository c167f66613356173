"""Masters of Evil, a modular set."""

from __future__ import annotations

from tablee.games.champions.effects.amounts import Happened, Not
from tablee.games.champions.effects.cards import DiscardRandom
from tablee.games.champions.effects.enemies import AlsoAttacks, EnemyAttacks
from tablee.games.champions.effects.glue import If, Sequence
from tablee.games.champions.effects.harm import Damage, Give
from tablee.games.champions.effects.play import Exhaust, PutIntoPlay
from tablee.games.champions.effects.schemes import DiscardUntil, FindEncounter
from tablee.games.champions.effects.who import EACH_HERO, FIRST_PLAYER, FOUND, THE_VILLAIN, THIS, YOUR_ALLY, Each
from tablee.games.champions.vocabulary import (
    TOUGH,
    Kind,
    MustDefend,
    Script,
    Those,
    boost,
    interrupt,
    response,
    when_revealed,
)

MASTERS = "Masters of Evil"
A_MASTER = Kind(type="minion", trait=MASTERS)

SCRIPTS = {
    # The Masters of Evil
    "01128": Script((when_revealed(DiscardUntil(A_MASTER, PutIntoPlay(FOUND, FIRST_PLAYER))),)),
    # Radioactive Man
    "01129": Script(
        (response("enemy_attack", DiscardRandom(1), forced=True, by="this", to="you"), boost(DiscardRandom(1)))
    ),
    # Whirlwind
    "01130": Script(
        (interrupt("enemy_attack", AlsoAttacks(), forced=True, by="this", to="you"), boost(Damage(1, EACH_HERO))),
    ),
    # Tiger Shark
    "01131": Script(
        (response("enemy_attack", Give(TOUGH, THIS), forced=True, by="this"), boost(Give(TOUGH, THE_VILLAIN)))
    ),
    # Melter
    "01132": Script((boost(Exhaust(Each(YOUR_ALLY))),), (MustDefend("this"),)),
    # Masters of Mayhem
    "01133": Script(
        (
            when_revealed(
                Sequence(
                    EnemyAttacks(Each(Those("minion", trait=MASTERS)), engaged=True, hero_only=True),
                    If(Not(Happened("enemy_attack")), FindEncounter(A_MASTER, PutIntoPlay(FOUND))),
                )
            ),
        )
    ),
}
