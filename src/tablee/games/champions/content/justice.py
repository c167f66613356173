"""Justice."""

from __future__ import annotations

from tablee.games.champions.content.common import trained
from tablee.games.champions.rules.abilities import action, response, would
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.constants import Modify
from tablee.games.champions.rules.costs import ExhaustThis, RemoveCounter
from tablee.games.champions.rules.effects.amounts import Count, PaidWith, Rather, ThatMuch
from tablee.games.champions.rules.effects.glue import Instead
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.schemes import RemoveThreat
from tablee.games.champions.rules.effects.who import SIDE_SCHEME, YOU
from tablee.games.champions.rules.vocabulary import HERO, MENTAL

CARDS = (
    card("01058", "Daredevil", response("thwart", Damage(1), by="this")),
    card("01059", "Jessica Jones", constants=(Modify("this", stat="thw", plus=Count(SIDE_SCHEME)),)),
    card("01060", "For Justice!", action(RemoveThreat(Rather(3, PaidWith(MENTAL), 4)), form=HERO, label="thwart")),
    card("01061", "Great Responsibility", would("place_threat", Instead(Damage(ThatMuch(), YOU)), form=HERO)),
    card("01062", "The Power of Justice", doubles="justice"),
    card(
        "01063",
        "Interrogation Room",
        response("defeat", RemoveThreat(1), by="you", to="minion", cost=(ExhaustThis(),)),
        max_per="player",
    ),
    card(
        "01064", "Surveillance Team", action(RemoveThreat(1), (ExhaustThis(), RemoveCounter())), uses=3, counter="snoop"
    ),
    trained("01065", "Heroic Intuition", "thw"),
)
