"""The Standard set."""

from __future__ import annotations

from tablee.games.champions.effects.amounts import Happened, Not
from tablee.games.champions.effects.cards import Discard
from tablee.games.champions.effects.enemies import EnemyAttacks, EnemySchemes
from tablee.games.champions.effects.glue import If, Sequence
from tablee.games.champions.effects.schemes import SummonNemesis, Surge
from tablee.games.champions.effects.who import YOUR_UPGRADE_OR_SUPPORT, Chosen, Each
from tablee.games.champions.vocabulary import ALTER_EGO, HERO, Script, Those, when_revealed

SCRIPTS = {
    # Advance
    "01186": Script((when_revealed(EnemySchemes()),)),
    # Assault
    "01187": Script((when_revealed(Surge(), ALTER_EGO), when_revealed(EnemyAttacks(), HERO))),
    # Caught Off Guard
    "01188": Script(
        (when_revealed(Sequence(Discard(Chosen(YOUR_UPGRADE_OR_SUPPORT)), If(Not(Happened("leave")), Surge()))),)
    ),
    # Gang-Up
    "01189": Script(
        (
            when_revealed(Surge(), ALTER_EGO),
            when_revealed(EnemyAttacks(Each(Those("enemy", "engaged"))), HERO),
        )
    ),
    # Shadow of the Past
    "01190": Script((when_revealed(Sequence(SummonNemesis(), If(Not(Happened("enter minion")), Surge()))),)),
}
