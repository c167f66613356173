"""The Expert set."""

from __future__ import annotations

from tablee.games.champions.rules.abilities import when_revealed
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.effects.amounts import AnyOf
from tablee.games.champions.rules.effects.glue import If
from tablee.games.champions.rules.effects.play import Exhaust
from tablee.games.champions.rules.effects.schemes import DiscardUntil, PlaceThreat, RevealFound, RevealTop
from tablee.games.champions.rules.effects.who import EACH_SIDE_SCHEME, SIDE_SCHEME, YOU
from tablee.games.champions.rules.vocabulary import Kind

CARDS = (
    # Surge, like every keyword, is a fact: its reminder text is no ability (MC-CARD-12)
    card("01191", "Exhaustion", when_revealed(Exhaust(YOU))),
    card(
        "01192",
        "Masterplan",
        when_revealed(
            If(
                AnyOf(SIDE_SCHEME),
                PlaceThreat(4, EACH_SIDE_SCHEME),
                DiscardUntil(Kind(type="side_scheme"), RevealFound()),
            )
        ),
    ),
    card("01193", "Under Fire", when_revealed(RevealTop())),
)
