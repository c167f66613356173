"""Justice."""

from __future__ import annotations

from tablee.games.champions.effects.amounts import Count, PaidWith, Rather, ThatMuch
from tablee.games.champions.effects.glue import Instead
from tablee.games.champions.effects.harm import Damage
from tablee.games.champions.effects.schemes import RemoveThreat
from tablee.games.champions.effects.who import SIDE_SCHEME, YOU
from tablee.games.champions.vocabulary import (
    HERO,
    MENTAL,
    ExhaustThis,
    Modify,
    RemoveCounter,
    Script,
    action,
    response,
    would,
)

SCRIPTS = {
    # Daredevil
    "01058": Script((response("thwart", Damage(1), by="this"),)),
    # Jessica Jones
    "01059": Script(constants=(Modify("this", stat="thw", plus=Count(SIDE_SCHEME)),)),
    # For Justice!
    "01060": Script((action(RemoveThreat(Rather(3, PaidWith(MENTAL), 4)), form=HERO, label="thwart"),)),
    # Great Responsibility
    "01061": Script((would("place_threat", Instead(Damage(ThatMuch(), YOU)), form=HERO),)),
    # The Power of Justice
    "01062": Script(doubles="justice"),
    # Interrogation Room
    "01063": Script(
        (response("defeat", RemoveThreat(1), by="you", to="minion", cost=(ExhaustThis(),)),), max_per="player"
    ),
    # Surveillance Team
    "01064": Script((action(RemoveThreat(1), (ExhaustThis(), RemoveCounter())),), uses=3, counter="snoop"),
    # Heroic Intuition
    "01065": Script(constants=(Modify("your_hero", stat="thw", plus=1),), under_any=True, max_per="player"),
}
