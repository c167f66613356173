"""The Expert set."""

from __future__ import annotations

from tablee.games.champions.effects.amounts import AnyOf
from tablee.games.champions.effects.glue import If
from tablee.games.champions.effects.play import Exhaust
from tablee.games.champions.effects.schemes import DiscardUntil, PlaceThreat, RevealFound, RevealTop
from tablee.games.champions.effects.who import EACH_SIDE_SCHEME, SIDE_SCHEME, YOU
from tablee.games.champions.vocabulary import Kind, Script, when_revealed

SCRIPTS = {
    # Exhaustion
    "01191": Script((when_revealed(Exhaust(YOU)),)),
    # Masterplan
    "01192": Script(
        (
            when_revealed(
                If(
                    AnyOf(SIDE_SCHEME),
                    PlaceThreat(4, EACH_SIDE_SCHEME),
                    DiscardUntil(Kind(type="side_scheme"), RevealFound()),
                )
            ),
        )
    ),
    # Under Fire
    "01193": Script((when_revealed(RevealTop()),)),
}
