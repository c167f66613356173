"""She-Hulk, her obligation and her nemesis Titania."""

from __future__ import annotations

from tablee.games.champions.content.common import obligation
from tablee.games.champions.rules.abilities import action, boost, response, when_revealed, would
from tablee.games.champions.rules.card import card
from tablee.games.champions.rules.constants import Modify
from tablee.games.champions.rules.costs import DiscardCards, DiscardThis, ExhaustThis, Spend, TakeDamage
from tablee.games.champions.rules.effects.amounts import CardsPaid, Happened, Not, PerPlayer, Remaining, Sustained
from tablee.games.champions.rules.effects.cards import Draw, DrawUpTo, ReturnToHand
from tablee.games.champions.rules.effects.enemies import EnemyAttacks, GiveBoost
from tablee.games.champions.rules.effects.glue import If, Sequence, Then
from tablee.games.champions.rules.effects.harm import ALL, Damage, Give, Heal, Prevent
from tablee.games.champions.rules.effects.play import ChangeForm, Ready
from tablee.games.champions.rules.effects.schemes import AddAcceleration, PlaceThreat, RemoveThreat, Surge
from tablee.games.champions.rules.effects.who import EACH_ENEMY, THAT, THIS, YOU, Titled
from tablee.games.champions.rules.naming import named
from tablee.games.champions.rules.vocabulary import ALTER_EGO, BASIC, HERO, MENTAL, STUNNED, Those

TITANIA = "01162"

CARDS = (
    card(
        "01019a",
        "She-Hulk",
        response("change_form", Damage(2), to="this", name=named("ability", "do-you-even-lift")),
    ),
    card("01019b", "Jennifer Walters", would("place_threat", Prevent(1), limit=1, name=named("ability", "i-object"))),
    card("01020", "Hellcat", action(ReturnToHand(THIS))),
    card("01021", "Gamma Slam", action(Damage(Sustained(YOU, 15)), form=HERO, label="attack")),
    card("01022", "Ground Stomp", action(Damage(1, EACH_ENEMY), form=HERO)),
    card(
        "01023",
        "Legal Practice",
        action(RemoveThreat(CardsPaid()), (DiscardCards(5, up_to=True),), form=ALTER_EGO, label="thwart"),
    ),
    card("01024", "One-Two Punch", response("attack", Ready(YOU), by="you", flags=BASIC)),
    card("01025", "Split Personality", action(Then(ChangeForm(), DrawUpTo()))),
    card(
        "01026",
        "Superhuman Law Division",
        action(RemoveThreat(2), (ExhaustThis(), Spend((MENTAL,))), form=ALTER_EGO, label="thwart"),
    ),
    card("01027", "Focused Rage", action(Draw(1), (ExhaustThis(), TakeDamage(1)), form=HERO)),
    card(
        "01028",
        "Superhuman Strength",
        response("attack", Give(STUNNED, THAT), forced=True, by="your_hero", cost=(DiscardThis(),)),
        constants=(Modify("your_hero", stat="atk", plus=2),),
    ),
    card("01160", "Legal Work", obligation(AddAcceleration()), give_to="01019b"),
    card("01161", "Personal Challenge", when_revealed(PlaceThreat(PerPlayer(), THIS))),
    card("01162", "Titania", constants=(Modify("this", stat="atk", plus=Remaining(THIS), base=True),)),
    card(
        "01163",
        "Genetically Enhanced",
        constants=(Modify("host", stat="hp", plus=3),),
        attach=Those("minion", most="hp"),
        surge_unless=True,
    ),
    card(
        "01164",
        "Titania's Fury",
        when_revealed(
            Sequence(
                EnemyAttacks(Titled(TITANIA), hero_only=True),
                If(Not(Happened("enemy_attack")), Sequence(Heal(ALL, Titled(TITANIA)), Surge())),
            )
        ),
        boost(GiveBoost()),
    ),
)
