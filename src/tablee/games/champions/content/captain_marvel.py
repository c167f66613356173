"""Captain Marvel, her obligation and her nemesis Yon-Rogg."""

from __future__ import annotations

from tablee.games.champions.content.common import obligation
from tablee.games.champions.effects.amounts import (
    ChosenX,
    Counters,
    Happened,
    HasTrait,
    InForm,
    Not,
    PaidWith,
    PerPlayer,
    Rather,
    Undefended,
)
from tablee.games.champions.effects.cards import DiscardAll, Draw
from tablee.games.champions.effects.glue import If, Sequence, Then
from tablee.games.champions.effects.harm import Damage, Give, Prevent
from tablee.games.champions.effects.play import AddCounters
from tablee.games.champions.effects.schemes import PlaceThreat, RemoveThreat, Surge
from tablee.games.champions.effects.who import A_PLAYER, A_SCHEME, THE_VILLAIN, THIS, YOU, Chosen, Titled
from tablee.games.champions.vocabulary import (
    ALTER_EGO,
    CONFUSED,
    ENERGY,
    HERO,
    STUNNED,
    DiscardCards,
    DiscardThis,
    ExhaustThis,
    Gains,
    HealYou,
    Kind,
    Modify,
    Name,
    Script,
    Spend,
    SpendX,
    Those,
    action,
    boost,
    response,
    when_revealed,
    would,
)

PSYCHE_MAGNITRON = "01176"
ANOTHER_SCHEME = Chosen(Those("scheme", other_than=A_SCHEME.key), "another scheme")

SCRIPTS = {
    # Captain Marvel / Carol Danvers
    "01010a": Script(
        (action(Draw(1), (Spend((ENERGY,)), HealYou(1)), limit=1, name=Name("Rechannel", "Recanaliser")),)
    ),
    "01010b": Script((action(Draw(1, A_PLAYER), limit=1, name=Name("Commander", "Commandante")),)),
    # Spider-Woman
    "01011": Script((response("enter_play", Give(CONFUSED, THE_VILLAIN), to="this"),)),
    # Crisis Interdiction
    "01012": Script(
        (
            action(
                Then(RemoveThreat(2), If(HasTrait("Aerial"), RemoveThreat(2, ANOTHER_SCHEME))),
                form=HERO,
                label="thwart",
            ),
        )
    ),
    # Photonic Blast
    "01013": Script((action(Sequence(Damage(5), If(PaidWith(ENERGY), Draw(1))), form=HERO, label="attack"),)),
    # Energy Absorption: its resources only
    # Alpha Flight Station
    "01015": Script((action(Draw(Rather(1, InForm(ALTER_EGO), 2)), (ExhaustThis(), DiscardCards(1))),)),
    # Captain Marvel's Helmet
    "01016": Script(constants=(Modify("your_hero", stat="def", plus=Rather(1, HasTrait("Aerial"), 2)),)),
    # Cosmic Flight
    "01017": Script(
        (would("damage", Prevent(3), to="your_hero", form=HERO, label="defense", cost=(DiscardThis(),)),),
        (Gains("your_hero", trait="Aerial"),),
    ),
    # Energy Channel
    "01018": Script(
        (
            action(AddCounters(ChosenX()), (SpendX(ENERGY),)),
            action(Damage(Counters(2, 10)), (DiscardThis(),), form=HERO, label="attack"),
        ),
        counter="energy",
        max_per="player",
    ),
    # Family Emergency
    "01175": Script((obligation(Sequence(Give(STUNNED, YOU), Surge())),), give_to="01010b"),
    # The Psyche-Magnitron
    "01176": Script((when_revealed(PlaceThreat(PerPlayer(), THIS)),)),
    # Yon-Rogg
    "01177": Script((response("enemy_attack", PlaceThreat(1, Titled(PSYCHE_MAGNITRON)), forced=True, by="this"),)),
    # Kree Manipulator
    "01178": Script((when_revealed(PlaceThreat(1)), boost(If(Undefended(), PlaceThreat(1))))),
    # Yon-Rogg's Treason
    "01179": Script((when_revealed(Sequence(DiscardAll(Kind(res=ENERGY)), If(Not(Happened("discard")), Surge()))),)),
}
