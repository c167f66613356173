"""Black Panther, his obligation and his nemesis Killmonger."""

from __future__ import annotations

from tablee.games.champions.content.common import obligation
from tablee.games.champions.effects.amounts import FinalStep, IconsDiscarded, Rather
from tablee.games.champions.effects.cards import Discard, Draw, Search, ShuffleIn
from tablee.games.champions.effects.glue import OneOf, Pick, Sequence, Then
from tablee.games.champions.effects.harm import Damage, Give, MoveDamage
from tablee.games.champions.effects.play import Specials
from tablee.games.champions.effects.schemes import DiscardEncounter, PlaceThreat, RemoveThreat
from tablee.games.champions.effects.who import A_PLAYER, THE_VILLAIN, Chosen, Each
from tablee.games.champions.vocabulary import (
    ALTER_EGO,
    HERO,
    TOUGH,
    Cannot,
    ExhaustThis,
    Kind,
    Name,
    Number,
    Script,
    Those,
    action,
    boost,
    response,
    setup,
    special,
    when_revealed,
)

PANTHER = "Black Panther"


def final(n: int, last: int) -> Number:
    return Rather(n, FinalStep(), last)


def wakanda_forever() -> Script:
    return Script((action(Specials(PANTHER), form=HERO),))


SCRIPTS = {
    # Black Panther: Retaliate only / T'Challa
    "01040b": Script((setup(Search(Kind(type="upgrade", trait=PANTHER)), Name("Foresight", "Prévoyance")),)),
    # Shuri
    "01041": Script((response("enter_play", Search(Kind(type="upgrade")), to="this"),)),
    # Ancestral Knowledge
    "01042": Script(
        (action(ShuffleIn(Chosen(Those("card", "yours", where="piles"), n=3, up_to=True)), form=ALTER_EGO),)
    ),
    # Wakanda Forever!
    "01043a": wakanda_forever(),
    "01043b": wakanda_forever(),
    "01043c": wakanda_forever(),
    "01043d": wakanda_forever(),
    # The Golden City
    "01045": Script((action(Draw(2), (ExhaustThis(),), form=ALTER_EGO),)),
    # Energy Daggers
    "01046": Script((special(Sequence(Pick(A_PLAYER), Damage(final(1, 2), Each(Those("enemy", "theirs"))))),)),
    # Panther Claws
    "01047": Script((special(Damage(final(2, 4)), label="attack"),)),
    # Tactical Genius
    "01048": Script((special(RemoveThreat(final(1, 2)), label="thwart"),)),
    # Vibranium Suit
    "01049": Script((special(MoveDamage(final(1, 2)), label="attack"),)),
    # Affairs of State
    "01155": Script((obligation(Discard(Chosen(Those("upgrade", "yours", trait=PANTHER)))),), give_to="01040b"),
    # Usurp The Throne: the icon only
    # Killmonger
    "01157": Script(constants=(Cannot("this", what="take_damage", source_trait=PANTHER),)),
    # Heart-Shaped Herb
    "01158": Script((when_revealed(Give(TOUGH, Each(Those("enemy", "engaged")))), boost(Give(TOUGH, THE_VILLAIN)))),
    # Ritual Combat
    "01159": Script(
        (
            when_revealed(
                Then(
                    DiscardEncounter(),
                    OneOf(
                        Damage(IconsDiscarded(1), Each(Those("hero", "yours"))),
                        PlaceThreat(IconsDiscarded(1)),
                    ),
                )
            ),
        )
    ),
}
