"""She-Hulk, her obligation and her nemesis Titania."""

from __future__ import annotations

from tablee.games.champions.content.common import obligation
from tablee.games.champions.effects.amounts import CardsPaid, Happened, Not, PerPlayer, Remaining, Sustained
from tablee.games.champions.effects.cards import Draw, DrawUpTo, ReturnToHand
from tablee.games.champions.effects.enemies import EnemyAttacks, GiveBoost
from tablee.games.champions.effects.glue import If, Sequence, Then
from tablee.games.champions.effects.harm import ALL, Damage, Give, Heal, Prevent
from tablee.games.champions.effects.play import ChangeForm, Ready
from tablee.games.champions.effects.schemes import AddAcceleration, PlaceThreat, RemoveThreat, Surge
from tablee.games.champions.effects.who import EACH_ENEMY, THAT, THIS, YOU, Titled
from tablee.games.champions.vocabulary import (
    ALTER_EGO,
    BASIC,
    HERO,
    MENTAL,
    STUNNED,
    DiscardCards,
    DiscardThis,
    ExhaustThis,
    Modify,
    Name,
    Script,
    Spend,
    TakeDamage,
    Those,
    action,
    boost,
    response,
    when_revealed,
    would,
)

TITANIA = "01162"

SCRIPTS = {
    # She-Hulk / Jennifer Walters
    "01019a": Script(
        (response("change_form", Damage(2), to="this", name=Name("Do You Even Lift?", "Tu fais de la muscu ?")),)
    ),
    "01019b": Script((would("place_threat", Prevent(1), limit=1, name=Name("I Object!", "Objection !")),)),
    # Hellcat
    "01020": Script((action(ReturnToHand(THIS)),)),
    # Gamma Slam
    "01021": Script((action(Damage(Sustained(YOU, 15)), form=HERO, label="attack"),)),
    # Ground Stomp
    "01022": Script((action(Damage(1, EACH_ENEMY), form=HERO),)),
    # Legal Practice
    "01023": Script(
        (action(RemoveThreat(CardsPaid()), (DiscardCards(5, up_to=True),), form=ALTER_EGO, label="thwart"),)
    ),
    # One-Two Punch
    "01024": Script((response("attack", Ready(YOU), by="you", flags=BASIC),)),
    # Split Personality
    "01025": Script((action(Then(ChangeForm(), DrawUpTo())),)),
    # Superhuman Law Division
    "01026": Script((action(RemoveThreat(2), (ExhaustThis(), Spend((MENTAL,))), form=ALTER_EGO, label="thwart"),)),
    # Focused Rage
    "01027": Script((action(Draw(1), (ExhaustThis(), TakeDamage(1)), form=HERO),)),
    # Superhuman Strength
    "01028": Script(
        (response("attack", Give(STUNNED, THAT), forced=True, by="your_hero", cost=(DiscardThis(),)),),
        (Modify("your_hero", stat="atk", plus=2),),
    ),
    # Legal Work
    "01160": Script((obligation(AddAcceleration()),), give_to="01019b"),
    # Personal Challenge
    "01161": Script((when_revealed(PlaceThreat(PerPlayer(), THIS)),)),
    # Titania
    "01162": Script(constants=(Modify("this", stat="atk", plus=Remaining(THIS), base=True),)),
    # Genetically Enhanced
    "01163": Script(
        constants=(Modify("host", stat="hp", plus=3),), attach=Those("minion", most="hp"), surge_unless=True
    ),
    # Titania's Fury
    "01164": Script(
        (
            when_revealed(
                Sequence(
                    EnemyAttacks(Titled(TITANIA), hero_only=True),
                    If(Not(Happened("enemy_attack")), Sequence(Heal(ALL, Titled(TITANIA)), Surge())),
                )
            ),
            boost(GiveBoost()),
        )
    ),
}
