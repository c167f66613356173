"""Rhino: villain, scheme and encounter set."""

from __future__ import annotations

from tablee.games.champions.effects.amounts import DamageHere, Happened, HasStatus, Not, PerPlayer
from tablee.games.champions.effects.cards import Discard
from tablee.games.champions.effects.enemies import EnemyAttacks
from tablee.games.champions.effects.glue import Already, AtEnd, If, Instead, Sequence, Then
from tablee.games.champions.effects.harm import AttackGains, Damage, Give, Heal, StoreDamage
from tablee.games.champions.effects.schemes import FindEncounter, PlaceThreat, RevealFound, Surge
from tablee.games.champions.effects.who import DAMAGED, EACH_HERO, THE_VILLAIN, THIS
from tablee.games.champions.vocabulary import (
    ALTER_EGO,
    HERO,
    OVERKILL,
    PHYSICAL,
    STUNNED,
    TOUGH,
    Kind,
    Script,
    Spend,
    Those,
    action,
    interrupt,
    when_revealed,
    would,
)

RHINO = Those("villain")
BREAKIN = "01107"

SCRIPTS = {
    # Rhino II and III
    "01095": Script((when_revealed(FindEncounter(Kind(title=BREAKIN), RevealFound())),)),
    "01096": Script((when_revealed(Give(STUNNED, EACH_HERO)),)),
    # The Break-In! 1B: the last stage
    # Armored Rhino Suit
    "01098": Script(
        (
            would(
                "damage",
                Instead(Then(StoreDamage(), If(DamageHere(5), Discard(THIS)))),
                forced=True,
                to="host",
            ),
        ),
        attach=RHINO,
    ),
    # Charge
    "01099": Script(
        (
            interrupt(
                "enemy_attack", Sequence(AttackGains(OVERKILL), AtEnd("attack", Discard(THIS))), forced=True, by="host"
            ),
        ),
        attach=RHINO,
    ),
    # Enhanced Ivory Horn
    "01100": Script((action(Discard(THIS), (Spend((PHYSICAL,) * 3),), form=HERO),), attach=RHINO),
    # Shocker
    "01103": Script((when_revealed(Damage(1, EACH_HERO)),)),
    # Hard to Keep Down
    "01104": Script((when_revealed(Sequence(Heal(4, THE_VILLAIN), If(Not(Happened("heal")), Surge()))),)),
    # "I'm Tough"
    "01105": Script((when_revealed(Already(Give(TOUGH, THE_VILLAIN), HasStatus(TOUGH, THE_VILLAIN), Surge())),)),
    # Stampede
    "01106": Script(
        (
            when_revealed(Surge(), ALTER_EGO),
            when_revealed(Sequence(EnemyAttacks(), Give(STUNNED, DAMAGED)), HERO),
        )
    ),
    # Breakin' & Takin'
    "01107": Script((when_revealed(PlaceThreat(PerPlayer(), THIS)),)),
    # Crowd Control: the icon only
}
