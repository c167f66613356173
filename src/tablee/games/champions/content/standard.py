"""The Standard set."""

from __future__ import annotations

from tablee.games.champions.rules.abilities import when_revealed
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.effects.amounts import Happened, Not
from tablee.games.champions.rules.effects.cards import Discard
from tablee.games.champions.rules.effects.enemies import EnemyAttacks, EnemySchemes
from tablee.games.champions.rules.effects.glue import If, Sequence
from tablee.games.champions.rules.effects.schemes import SummonNemesis, Surge
from tablee.games.champions.rules.effects.who import YOUR_UPGRADE_OR_SUPPORT, Chosen, Each
from tablee.games.champions.rules.vocabulary import ALTER_EGO, HERO, Those

CARDS = (
    card("01186", "Advance", when_revealed(EnemySchemes())),
    card("01187", "Assault", when_revealed(Surge(), ALTER_EGO), when_revealed(EnemyAttacks(), HERO)),
    card(
        "01188",
        "Caught Off Guard",
        when_revealed(Sequence(Discard(Chosen(YOUR_UPGRADE_OR_SUPPORT)), If(Not(Happened("leave")), Surge()))),
    ),
    card(
        "01189",
        "Gang-Up",
        when_revealed(Surge(), ALTER_EGO),
        when_revealed(EnemyAttacks(Each(Those("enemy", "engaged"))), HERO),
    ),
    card(
        "01190",
        "Shadow of the Past",
        when_revealed(Sequence(SummonNemesis(), If(Not(Happened("enter minion")), Surge()))),
    ),
)
