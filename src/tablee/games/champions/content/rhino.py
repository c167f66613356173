"""Rhino: villain, scheme and encounter set."""

from __future__ import annotations

from tablee.games.champions.rules.abilities import action, interrupt, when_revealed, would
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.costs import Spend
from tablee.games.champions.rules.effects.amounts import DamageHere, Happened, HasStatus, Not, PerPlayer
from tablee.games.champions.rules.effects.cards import Discard
from tablee.games.champions.rules.effects.enemies import EnemyAttacks
from tablee.games.champions.rules.effects.glue import Already, AtEnd, If, Instead, Sequence, Then
from tablee.games.champions.rules.effects.harm import AttackGains, Damage, Give, Heal, StoreDamage
from tablee.games.champions.rules.effects.schemes import FindEncounter, PlaceThreat, RevealFound, Surge
from tablee.games.champions.rules.effects.who import DAMAGED, EACH_HERO, THE_VILLAIN, THIS
from tablee.games.champions.rules.vocabulary import ALTER_EGO, HERO, OVERKILL, PHYSICAL, STUNNED, TOUGH, Kind, Those

RHINO = Those("villain")
BREAKIN = "01107"

CARDS = (
    card("01095", "Rhino II", when_revealed(FindEncounter(Kind(title=BREAKIN), RevealFound()))),
    card("01096", "Rhino III", when_revealed(Give(STUNNED, EACH_HERO))),
    # The Break-In! 1B: the last stage
    card(
        "01098",
        "Armored Rhino Suit",
        would(
            "damage",
            Instead(Then(StoreDamage(), If(DamageHere(5), Discard(THIS)))),
            forced=True,
            to="host",
        ),
        attach=RHINO,
    ),
    card(
        "01099",
        "Charge",
        interrupt(
            "enemy_attack", Sequence(AttackGains(OVERKILL), AtEnd("attack", Discard(THIS))), forced=True, by="host"
        ),
        attach=RHINO,
    ),
    card("01100", "Enhanced Ivory Horn", action(Discard(THIS), (Spend((PHYSICAL,) * 3),), form=HERO), attach=RHINO),
    card("01103", "Shocker", when_revealed(Damage(1, EACH_HERO))),
    card(
        "01104", "Hard to Keep Down", when_revealed(Sequence(Heal(4, THE_VILLAIN), If(Not(Happened("heal")), Surge())))
    ),
    card(
        "01105",
        '"I\'m Tough"',
        when_revealed(Already(Give(TOUGH, THE_VILLAIN), HasStatus(TOUGH, THE_VILLAIN), Surge())),
    ),
    card(
        "01106",
        "Stampede",
        when_revealed(Surge(), ALTER_EGO),
        when_revealed(Sequence(EnemyAttacks(), Give(STUNNED, DAMAGED)), HERO),
    ),
    card("01107", "Breakin' & Takin'", when_revealed(PlaceThreat(PerPlayer(), THIS))),
    # Crowd Control: the icon only
)
