"""Captain Marvel, her obligation and her nemesis Yon-Rogg."""

from __future__ import annotations

from tablee.games.champions.content.common import obligation
from tablee.games.champions.rules.abilities import action, boost, response, when_revealed, would
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.constants import Gains, Modify
from tablee.games.champions.rules.costs import DiscardCards, DiscardThis, ExhaustThis, HealYou, Spend, SpendX
from tablee.games.champions.rules.effects.amounts import (
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
from tablee.games.champions.rules.effects.cards import DiscardAll, Draw
from tablee.games.champions.rules.effects.glue import If, Sequence, Then
from tablee.games.champions.rules.effects.harm import Damage, Give, Prevent
from tablee.games.champions.rules.effects.play import AddCounters
from tablee.games.champions.rules.effects.schemes import PlaceThreat, RemoveThreat, Surge
from tablee.games.champions.rules.effects.who import A_PLAYER, A_SCHEME, THE_VILLAIN, THIS, YOU, Chosen, Titled
from tablee.games.champions.rules.naming import named
from tablee.games.champions.rules.vocabulary import ALTER_EGO, CONFUSED, ENERGY, HERO, STUNNED, Kind, Those

PSYCHE_MAGNITRON = "01176"
ANOTHER_SCHEME = Chosen(Those("scheme", other_than=A_SCHEME.key), "another scheme")

CARDS = (
    card(
        "01010a",
        "Captain Marvel",
        action(Draw(1), (Spend((ENERGY,)), HealYou(1)), limit=1, name=named("ability", "rechannel")),
    ),
    card("01010b", "Carol Danvers", action(Draw(1, A_PLAYER), limit=1, name=named("ability", "commander"))),
    card("01011", "Spider-Woman", response("enter_play", Give(CONFUSED, THE_VILLAIN), to="this")),
    card(
        "01012",
        "Crisis Interdiction",
        action(
            Then(RemoveThreat(2), If(HasTrait("Aerial"), RemoveThreat(2, ANOTHER_SCHEME))),
            form=HERO,
            label="thwart",
        ),
    ),
    card(
        "01013", "Photonic Blast", action(Sequence(Damage(5), If(PaidWith(ENERGY), Draw(1))), form=HERO, label="attack")
    ),
    # Energy Absorption: its resources only
    card(
        "01015", "Alpha Flight Station", action(Draw(Rather(1, InForm(ALTER_EGO), 2)), (ExhaustThis(), DiscardCards(1)))
    ),
    card(
        "01016",
        "Captain Marvel's Helmet",
        constants=(Modify("your_hero", stat="def", plus=Rather(1, HasTrait("Aerial"), 2)),),
    ),
    card(
        "01017",
        "Cosmic Flight",
        would("damage", Prevent(3), to="your_hero", form=HERO, label="defense", cost=(DiscardThis(),)),
        constants=(Gains("your_hero", trait="Aerial"),),
    ),
    card(
        "01018",
        "Energy Channel",
        action(AddCounters(ChosenX()), (SpendX(ENERGY),)),
        action(Damage(Counters(2, 10)), (DiscardThis(),), form=HERO, label="attack"),
        counter="energy",
        max_per="player",
    ),
    card("01175", "Family Emergency", obligation(Sequence(Give(STUNNED, YOU), Surge())), give_to="01010b"),
    card("01176", "The Psyche-Magnitron", when_revealed(PlaceThreat(PerPlayer(), THIS))),
    card(
        "01177", "Yon-Rogg", response("enemy_attack", PlaceThreat(1, Titled(PSYCHE_MAGNITRON)), forced=True, by="this")
    ),
    card("01178", "Kree Manipulator", when_revealed(PlaceThreat(1)), boost(If(Undefended(), PlaceThreat(1)))),
    card(
        "01179",
        "Yon-Rogg's Treason",
        when_revealed(Sequence(DiscardAll(Kind(res=ENERGY)), If(Not(Happened("discard")), Surge()))),
    ),
)
