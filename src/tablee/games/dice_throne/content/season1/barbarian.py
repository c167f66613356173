"""Barbarian (Season 1)."""

from __future__ import annotations

from tablee.games.dice_throne.content.common import common
from tablee.games.dice_throne.content.sources import LISTED_THEN
from tablee.games.dice_throne.content.tokens import STUN
from tablee.games.dice_throne.rules.effects.aim import OPPONENT, YOU
from tablee.games.dice_throne.rules.effects.amounts import AtLeast, Dealt, OfAKind, PerSymbol, Total, shows
from tablee.games.dice_throne.rules.effects.basic import Heal, Postpone, SkipPhase, Then
from tablee.games.dice_throne.rules.effects.damage import AddDamage, Attacking, Damage, MakeUndefendable
from tablee.games.dice_throne.rules.effects.dice import Dice
from tablee.games.dice_throne.rules.effects.tokens import Inflict, Lose, RemoveToken, UndoInflicted
from tablee.games.dice_throne.rules.vocabulary import (
    AT_INCOME,
    INSTANT,
    LARGE,
    MAIN,
    NEGATIVE,
    PLAIN,
    ROLL,
    SMALL,
    TOTALLED,
    UNDEFENDABLE,
    Ability,
    Card,
    Hero,
    Name,
    Said,
    Slot,
    Source,
    Tiers,
    Token,
    level,
    symbols,
)
from tablee.kernel.effect import Effect, If, May, Sequence

SWORD, LIFE, POW = "sword", "life", "pow"
SCANS = Source("LJ SE")
THEN = Source("LJ SE", "medium", LISTED_THEN)
COSTS = Source(
    "LJ SE",
    dispute=Said(
        "cost of Sturdy Blow II / III: scans 1 / 2 CP, one list 2 / 3. Chosen: scans",
        "pour le coût de Coup robuste II / III, les cartes numérisées donnent 1 / 2 PC, une liste 2 / 3. "
        "Retenu : les cartes numérisées",
    ),
)
TIMING = Source(
    "LJ SE",
    dispute=Said(
        "timing: scans Main Phase, one list Instant. Chosen: Main Phase",
        "les cartes numérisées disent Phase Principale, une liste dit Instantanée. Retenu : Phase Principale",
    ),
)
GET_SOME_NAME = Source(
    "LJ SE",
    dispute=Said("the French name is matched by inference", "le nom français est attribué par recoupement"),
)

CONCUSSION = Token("concussion", Name("Concussion", "Commotion", "f"), NEGATIVE, 1, letter="C", icon="brain-dump")
CONCUSSION.when(AT_INCOME, Sequence(SkipPhase(), Lose(CONCUSSION)))

NAME_SMACK = Name("Smack", "Baffe", "f", ours=True)
NAME_BLOW = Name("Sturdy Blow", "Coup robuste", ours=True)
NAME_FORTITUDE = Name("Fortitude", "Endurance", "f", ours=True)
NAME_OVERPOWER = Name("Overpower", "Domination", "f")
NAME_MIGHTY = Name("Mighty Blow", "Coup puissant", ours=True)
NAME_CRIT = Name("Crit Bash", "Choc critique", ours=True)
NAME_RECKLESS = Name("Reckless", "Téméraire", "f")
NAME_SKIN = Name("Thick Skin", "Peau épaisse", "f", ours=True)


def smack(n: int) -> Effect:
    return Sequence(Damage(n), If(OfAKind(4), MakeUndefendable()))


def fortitude(n: int) -> Effect:
    return Sequence(Heal(n), If(OfAKind(3), May(RemoveToken(YOU))))


def overpower(at_least: int) -> Effect:
    return Sequence(Dice(3), Damage(Total()), If(AtLeast(Total(), at_least), Inflict(CONCUSSION)))


def reckless(n: int, back: int) -> Effect:
    return Sequence(Damage(n), Postpone(TOTALLED, If(AtLeast(Dealt(), 1), Damage(back, PLAIN, YOU))))  # DT-HERO-BAR-01


BOARD = (
    Slot(
        "smack",
        level(Ability("smack", NAME_SMACK, Damage(4), Damage(6), Damage(8), needs=Tiers(SWORD))),
        level(Ability("smack", NAME_SMACK, smack(5), smack(7), smack(9), needs=Tiers(SWORD)), cost=2, source=SCANS),
        level(Ability("smack", NAME_SMACK, smack(6), smack(8), smack(10), needs=Tiers(SWORD)), cost=3, source=SCANS),
    ),
    Slot(
        "sturdy-blow",
        level(Ability("sturdy-blow", NAME_BLOW, Damage(4, UNDEFENDABLE), needs=symbols(sword=2, pow=2))),
        level(
            Ability("sturdy-blow", NAME_BLOW, Damage(5, UNDEFENDABLE), needs=symbols(sword=2, pow=2)),
            cost=1,
            source=COSTS,
        ),
        level(
            Ability("sturdy-blow", NAME_BLOW, Damage(6, UNDEFENDABLE), needs=symbols(sword=2, pow=2)),
            cost=2,
            source=COSTS,
        ),
    ),
    Slot(
        "fortitude",
        level(Ability("fortitude", NAME_FORTITUDE, Heal(4), Heal(5), Heal(6), needs=Tiers(LIFE))),
        level(
            Ability("fortitude", NAME_FORTITUDE, fortitude(5), fortitude(6), fortitude(7), needs=Tiers(LIFE)),
            cost=2,
            source=SCANS,
        ),
    ),
    Slot(  # DT-HERO-BAR-02
        "overpower",
        level(Ability("overpower", NAME_OVERPOWER, overpower(14), needs=symbols(sword=3, pow=2))),
        level(
            Ability("overpower", NAME_OVERPOWER, overpower(10), needs=symbols(sword=3, pow=2)),
            Ability(
                "war-cry",
                Name("War Cry", "Cri de guerre", ours=True),
                Sequence(Heal(2), Damage(2, UNDEFENDABLE)),
                needs=symbols(sword=2, life=2),
            ),
            cost=2,
            source=SCANS,
        ),
    ),
    Slot(
        "mighty-blow",
        level(Ability("mighty-blow", NAME_MIGHTY, Damage(9), needs=SMALL)),
        level(Ability("mighty-blow", NAME_MIGHTY, Damage(8, UNDEFENDABLE), needs=SMALL), cost=2, source=SCANS),
    ),
    Slot(
        "crit-bash",
        level(
            Ability(
                "crit-bash",
                NAME_CRIT,
                Sequence(Inflict(STUN), Then(), Damage(5, UNDEFENDABLE)),
                needs=symbols(pow=4),
            ),
            source=THEN,
        ),
        level(
            Ability(
                "crit-bash",
                NAME_CRIT,
                Sequence(Inflict(STUN), Then(), Damage(7, UNDEFENDABLE)),
                needs=symbols(pow=4),
            ),
            Ability(
                "crit-smash",
                Name("Crit Smash", "Fracas critique", ours=True),
                Sequence(Inflict(CONCUSSION), Then(), Damage(2, UNDEFENDABLE)),
                needs=symbols(pow=3),
            ),
            cost=2,
            source=THEN,
        ),
    ),
    Slot(
        "reckless",
        level(Ability("reckless", NAME_RECKLESS, reckless(15, 4), needs=LARGE)),
        level(Ability("reckless", NAME_RECKLESS, reckless(20, 5), needs=LARGE), cost=2, source=SCANS),
    ),
    Slot(
        "rage",
        level(
            Ability(
                "rage",
                Name("Rage!", "Rage !", "f", ours=True),
                Sequence(Inflict(STUN), Damage(15)),
                needs=symbols(pow=5),
                ultimate=True,
            )
        ),
    ),
    Slot(
        "thick-skin",
        level(Ability("thick-skin", NAME_SKIN, Heal(PerSymbol(2, LIFE)), dice=3)),
        level(
            Ability(
                "thick-skin",
                NAME_SKIN,
                Sequence(Heal(PerSymbol(2, LIFE)), If(shows(life=2), May(UndoInflicted()))),
                dice=4,
            ),
            cost=3,
            source=SCANS,
        ),
    ),
)

CARDS = (
    Card(
        "concuss",
        Name("Concuss!", "Commotionné !", ours=True),
        1,
        MAIN,
        Inflict(CONCUSSION, who=OPPONENT),
        source=TIMING,
    ),
    Card(
        "head-bash",
        Name("Head Bash!", "Coup de boule !", ours=True),
        0,
        ROLL,
        Sequence(Attacking(), Postpone(TOTALLED, If(AtLeast(Dealt(), 8), Inflict(CONCUSSION)))),
        modifier=True,
        source=SCANS,
    ),
    Card(  # DT-HERO-BAR-03
        "get-some",
        Name("Get Some!", "Viens là !"),
        2,
        ROLL,
        Sequence(Dice(5), AddDamage(PerSymbol(1, SWORD)), Inflict(CONCUSSION)),
        modifier=True,
        source=GET_SOME_NAME,
    ),
    Card(
        "feelin-good",
        Name("Feelin' Good!", "Grande forme !", "f", ours=True),
        0,
        INSTANT,
        Sequence(Dice(3), Heal(PerSymbol(2, LIFE)), Heal(1)),
        source=SCANS,
    ),
)

HERO = Hero(
    "barbarian",
    Name("Barbarian", "Barbare"),
    "season 1",
    complexity=1,
    faces=(SWORD, SWORD, SWORD, LIFE, LIFE, POW),
    symbols={
        SWORD: Name("Sword", "Épée", "f", ours=True),
        LIFE: Name("Life", "Vie", "f", ours=True),
        POW: Name("Pow", "Choc", ours=True),
    },
    letters={SWORD: "S", LIFE: "L", POW: "P"},
    sides=(BOARD,),
    tokens=(CONCUSSION, STUN),
    cards=(*common(), *CARDS),
    accent="#b5472f",
    deck_size=32,
)
