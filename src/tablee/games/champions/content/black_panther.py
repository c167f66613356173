"""Black Panther, his obligation and his nemesis Killmonger."""

from __future__ import annotations

from tablee.games.champions.content.common import obligation
from tablee.games.champions.rules.abilities import Ability, action, boost, response, setup, special, when_revealed
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.constants import Cannot
from tablee.games.champions.rules.costs import ExhaustThis
from tablee.games.champions.rules.effects.amounts import FinalStep, IconsDiscarded, Rather
from tablee.games.champions.rules.effects.cards import Discard, Draw, Search, ShuffleIn
from tablee.games.champions.rules.effects.glue import OneOf, Pick, Sequence, Then
from tablee.games.champions.rules.effects.harm import Damage, Give, MoveDamage
from tablee.games.champions.rules.effects.play import Specials
from tablee.games.champions.rules.effects.schemes import DiscardEncounter, PlaceThreat, RemoveThreat
from tablee.games.champions.rules.effects.who import A_PLAYER, THE_VILLAIN, YOUR_HERO, Chosen, Each
from tablee.games.champions.rules.naming import named
from tablee.games.champions.rules.vocabulary import ALTER_EGO, HERO, TOUGH, Kind, Number, Those

PANTHER = "Black Panther"


def final(n: int, last: int) -> Number:
    return Rather(n, FinalStep(), last)


def wakanda_forever() -> Ability:
    return action(Specials(PANTHER), form=HERO)


CARDS = (
    # Black Panther: Retaliate only
    card("01040b", "T'Challa", setup(Search(Kind(type="upgrade", trait=PANTHER)), named("ability", "foresight"))),
    card("01041", "Shuri", response("enter_play", Search(Kind(type="upgrade")), to="this")),
    card(
        "01042",
        "Ancestral Knowledge",
        action(ShuffleIn(Chosen(Those("card", "yours", where="piles"), n=3, up_to=True)), form=ALTER_EGO),
    ),
    card("01043a", "Wakanda Forever!", wakanda_forever()),
    card("01043b", "Wakanda Forever!", wakanda_forever()),
    card("01043c", "Wakanda Forever!", wakanda_forever()),
    card("01043d", "Wakanda Forever!", wakanda_forever()),
    card("01045", "The Golden City", action(Draw(2), (ExhaustThis(),), form=ALTER_EGO)),
    card(
        "01046",
        "Energy Daggers",
        special(Sequence(Pick(A_PLAYER), Damage(final(1, 2), Each(Those("enemy", "theirs"))))),
    ),
    card("01047", "Panther Claws", special(Damage(final(2, 4)), label="attack")),
    card("01048", "Tactical Genius", special(RemoveThreat(final(1, 2)), label="thwart")),
    card("01049", "Vibranium Suit", special(MoveDamage(final(1, 2)), label="attack")),
    card(
        "01155",
        "Affairs of State",
        obligation(Discard(Chosen(Those("upgrade", "yours", trait=PANTHER)))),
        give_to="01040b",
    ),
    # Usurp The Throne: the icon only
    card("01157", "Killmonger", constants=(Cannot("this", what="take_damage", source_trait=PANTHER),)),
    card(
        "01158",
        "Heart-Shaped Herb",
        when_revealed(Give(TOUGH, Each(Those("enemy", "engaged")))),
        boost(Give(TOUGH, THE_VILLAIN)),
    ),
    card(
        "01159",
        "Ritual Combat",
        when_revealed(
            Then(
                DiscardEncounter(),
                OneOf(
                    Damage(IconsDiscarded(1), Each(YOUR_HERO)),
                    PlaceThreat(IconsDiscarded(1)),
                ),
            )
        ),
    ),
)
