"""Pyromancer (Season 1)."""

from __future__ import annotations

from tablee.games.dice_throne.content.common import common
from tablee.games.dice_throne.content.sources import LISTED_THEN
from tablee.games.dice_throne.content.tokens import KNOCKDOWN, STUN
from tablee.games.dice_throne.rules.effects.aim import ATTACKER, OPPONENTS, YOU
from tablee.games.dice_throne.rules.effects.amounts import PerSymbol, PerToken, Plus, Tally, Times, shows
from tablee.games.dice_throne.rules.effects.basic import PayAny, Then
from tablee.games.dice_throne.rules.effects.damage import AddDamage, Attacking, Damage
from tablee.games.dice_throne.rules.effects.dice import Dice
from tablee.games.dice_throne.rules.effects.tokens import Gain, Inflict, Lose, LoseUpTo, RaiseLimit
from tablee.games.dice_throne.rules.vocabulary import (
    AT_UPKEEP,
    COLLATERAL,
    LARGE,
    MAIN,
    NEGATIVE,
    PLAIN,
    POSITIVE,
    ROLL,
    SMALL,
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
from tablee.kernel.effect import Effect, If, Sequence

FLAME, BLAZE, SOUL, METEOR = "flame", "blaze", "soul", "meteor"
PRINT = Source("LJ PW S1TS")
LISTS = Source("PW SE S1TS TT")
THEN = Source("LJ PW S1TS", "medium", LISTED_THEN)
THEN_UPGRADED = Source("PW SE S1TS TT", "medium", LISTED_THEN)
FIREBALL = Source(
    "LJ PW S1TS DD",
    dispute=Said(
        "damage: printed board and one list 4 / 6 / 8, one list 3 / 4 / 6. Chosen: 4 / 6 / 8",
        "pour les dégâts, le plateau imprimé et une liste donnent 4 / 6 / 8, une autre liste 3 / 4 / 6. "
        "Retenu : 4 / 6 / 8",
    ),
)
BLAZING = Source(
    "PW SE S1TS TT",
    "medium",
    Said(
        f"Blazing Soul inflicts: two lists Knockdown, one list Burn. Chosen: Knockdown; {LISTED_THEN.en}",
        "pour ce qu'inflige Âme flamboyante, deux listes donnent À terre, une autre Brûlure. Retenu : À terre ; "
        f"{LISTED_THEN.fr}",
    ),
)

FIRE_MASTERY = Token(
    "fire-mastery",
    Name("Fire Mastery", "Maîtrise du feu", "f", ours=True),
    POSITIVE,
    5,
    letter="F",
    icon="flame",
    source=PRINT,
)
FIRE_MASTERY.when(AT_UPKEEP, Lose(FIRE_MASTERY))

BURN = Token(
    "burn", Name("Burn", "Brûlure", "f"), NEGATIVE, 1, letter="U", icon="burning-dot", persistent=True, source=PRINT
)
BURN.when(AT_UPKEEP, Damage(2, PLAIN, YOU))

NAME_FIREBALL = Name("Fireball", "Boule de feu", "f", ours=True)
NAME_SOUL = Name("Burning Soul", "Âme ardente", "f", ours=True)
NAME_BLAST = Name("Pyroblast", "Déflagration", "f", ours=True)
NAME_COMBUSTION = Name("Combustion", "Combustion", "f", ours=True)
NAME_STREAK = Name("Hot Streak", "Traînée de feu", "f", ours=True)
NAME_METEORITE = Name("Meteorite", "Météorite", "f", ours=True)
NAME_IGNITE = Name("Ignite", "Embrasement", ours=True)
NAME_ARMOR = Name("Molten Armor", "Armure en fusion", "f", ours=True)


def fireball(mastery: int, n: int) -> Effect:
    return Sequence(Gain(FIRE_MASTERY, mastery), Damage(n))


def on_one_die() -> Effect:
    return Sequence(
        If(shows(flame=1), AddDamage(3)),
        If(shows(blaze=1), Inflict(BURN)),
        If(shows(soul=1), Gain(FIRE_MASTERY, 2)),
        If(shows(meteor=1), Inflict(KNOCKDOWN)),
    )


def on_two_dice() -> Effect:
    return Sequence(
        AddDamage(PerSymbol(3, FLAME)),
        If(shows(blaze=1), Inflict(BURN)),
        Gain(FIRE_MASTERY, PerSymbol(2, SOUL)),
        If(shows(meteor=1), Inflict(KNOCKDOWN)),
    )


def combustion(each: int) -> Effect:
    return Sequence(Gain(FIRE_MASTERY), Then(), LoseUpTo(FIRE_MASTERY, 4), Damage(Times(each, Tally()), UNDEFENDABLE))


def hot_streak(n: int) -> Effect:
    return Sequence(Gain(FIRE_MASTERY, 2), Then(), Damage(Plus(n, PerToken(1, FIRE_MASTERY))))


def meteorite(collateral: int) -> Effect:
    return Sequence(
        Gain(FIRE_MASTERY, 2),
        Inflict(STUN),
        Then(),
        Damage(PerToken(1, FIRE_MASTERY), UNDEFENDABLE),
        Damage(collateral, COLLATERAL, OPPONENTS),
    )


BOARD = (
    Slot(
        "fireball",
        level(
            Ability("fireball", NAME_FIREBALL, fireball(1, 4), fireball(1, 6), fireball(1, 8), needs=Tiers(FLAME)),
            source=FIREBALL,
        ),
        level(
            Ability("fireball", NAME_FIREBALL, fireball(2, 4), fireball(2, 6), fireball(2, 8), needs=Tiers(FLAME)),
            cost=1,
            source=LISTS,
        ),
    ),
    Slot(
        "burning-soul",
        level(
            Ability(
                "burning-soul",
                NAME_SOUL,
                Sequence(Gain(FIRE_MASTERY, PerSymbol(2, SOUL)), Damage(PerSymbol(1, SOUL), COLLATERAL, OPPONENTS)),
                needs=symbols(soul=2),
            ),
            source=PRINT,
        ),
        level(
            Ability(
                "burning-soul",
                NAME_SOUL,
                Sequence(
                    Gain(FIRE_MASTERY, PerSymbol(2, SOUL)),
                    Damage(PerSymbol(1, SOUL), COLLATERAL, OPPONENTS),
                    If(shows(soul=3), Inflict(BURN)),
                    If(shows(soul=4), RaiseLimit(FIRE_MASTERY, 1)),
                ),
                needs=symbols(soul=2),
            ),
            cost=1,
            source=LISTS,
        ),
    ),
    Slot(
        "pyroblast",
        level(
            Ability(
                "pyroblast",
                NAME_BLAST,
                Sequence(Damage(6), Dice(1), on_one_die()),
                needs=symbols(flame=3, meteor=1),
            ),
            source=PRINT,
        ),
        level(
            Ability(
                "pyroblast",
                NAME_BLAST,
                Sequence(Damage(6), Dice(2), on_two_dice()),
                needs=symbols(flame=3, meteor=1),
            ),
            cost=2,
            source=LISTS,
        ),
        level(
            Ability(
                "pyroblast",
                NAME_BLAST,
                Sequence(Damage(6), Dice(2, again=1), on_two_dice()),
                needs=symbols(flame=3, meteor=1),
            ),
            cost=3,
            source=LISTS,
        ),
    ),
    Slot(
        "combustion",
        level(
            Ability("combustion", NAME_COMBUSTION, combustion(3), needs=symbols(flame=1, blaze=1, soul=1, meteor=1)),
            source=THEN,
        ),
        level(
            Ability("combustion", NAME_COMBUSTION, combustion(4), needs=symbols(flame=1, blaze=1, soul=1, meteor=1)),
            cost=2,
            source=THEN_UPGRADED,
        ),
    ),
    Slot(
        "hot-streak",
        level(Ability("hot-streak", NAME_STREAK, hot_streak(5), needs=SMALL), source=THEN),
        level(
            Ability("hot-streak", NAME_STREAK, hot_streak(6), needs=SMALL),
            Ability(
                "scorch",
                Name("Scorch", "Calcination", "f", ours=True),
                Sequence(Gain(FIRE_MASTERY, 2), Inflict(BURN), Damage(6)),
                needs=symbols(flame=2, blaze=2),
            ),
            cost=2,
            source=THEN_UPGRADED,
        ),
    ),
    Slot(
        "meteorite",
        level(Ability("meteorite", NAME_METEORITE, meteorite(2), needs=symbols(meteor=4)), source=THEN),
        level(
            Ability("meteorite", NAME_METEORITE, meteorite(3), needs=symbols(meteor=4)),
            Ability(
                "meteoroid",
                Name("Meteoroid", "Météoroïde", ours=True),
                Sequence(Inflict(KNOCKDOWN), Inflict(BURN), Inflict(STUN)),
                needs=symbols(meteor=3),
            ),
            cost=2,
            source=THEN_UPGRADED,
        ),
    ),
    Slot(
        "ignite",
        level(
            Ability(
                "ignite",
                NAME_IGNITE,
                Sequence(Gain(FIRE_MASTERY, 2), Then(), Damage(Plus(4, PerToken(2, FIRE_MASTERY)))),
                needs=LARGE,
            ),
            source=THEN,
        ),
        level(
            Ability(
                "ignite",
                NAME_IGNITE,
                Sequence(Gain(FIRE_MASTERY, 2), Inflict(BURN), Then(), Damage(Plus(5, PerToken(2, FIRE_MASTERY)))),
                needs=LARGE,
            ),
            Ability(
                "blazing-soul",
                Name("Blazing Soul", "Âme flamboyante", "f", ours=True),
                Sequence(RaiseLimit(FIRE_MASTERY, 1), Gain(FIRE_MASTERY, 5), Inflict(KNOCKDOWN)),
                needs=symbols(blaze=2, soul=2),
            ),
            cost=2,
            source=BLAZING,
        ),
    ),
    Slot(
        "scorch-the-earth",
        level(
            Ability(
                "scorch-the-earth",
                Name("Scorch the Earth!", "Terre brûlée !", "f", ours=True),
                Sequence(
                    Gain(FIRE_MASTERY, 3),
                    Inflict(KNOCKDOWN),
                    Inflict(BURN),
                    Damage(12),
                    Damage(2, COLLATERAL, OPPONENTS),
                ),
                needs=symbols(meteor=5),
                ultimate=True,
            ),
            source=PRINT,
        ),
    ),
    Slot(
        "molten-armor",
        level(
            Ability(
                "molten-armor",
                NAME_ARMOR,
                Sequence(Gain(FIRE_MASTERY, PerSymbol(1, SOUL)), Damage(PerSymbol(1, FLAME), PLAIN, ATTACKER)),
                dice=5,
            ),
            source=PRINT,
        ),
        level(
            Ability(
                "molten-armor",
                NAME_ARMOR,
                Sequence(
                    Gain(FIRE_MASTERY, PerSymbol(1, SOUL)),
                    Damage(PerSymbol(1, FLAME), PLAIN, ATTACKER),
                    If(shows(flame=1, blaze=1), Inflict(BURN, who=ATTACKER)),
                ),
                dice=5,
            ),
            cost=1,
            source=LISTS,
        ),
        level(
            Ability(
                "molten-armor",
                NAME_ARMOR,
                Sequence(
                    Gain(FIRE_MASTERY, Plus(PerSymbol(1, SOUL), PerSymbol(1, METEOR))),
                    Damage(Plus(PerSymbol(1, FLAME), PerSymbol(1, METEOR)), PLAIN, ATTACKER),
                    If(shows(flame=1, blaze=1), Inflict(BURN, who=ATTACKER)),
                ),
                dice=5,
            ),
            cost=3,
            source=LISTS,
        ),
    ),
)

CARDS = (
    Card(
        "warm-up",
        Name("Warm Up!", "Échauffement !", ours=True),
        0,
        MAIN,
        Sequence(Gain(FIRE_MASTERY), Then(), PayAny(), Gain(FIRE_MASTERY, Tally())),
        source=THEN_UPGRADED,
    ),
    Card(
        "fire-up",
        Name("Fire Up!", "Mise à feu !", "f", ours=True),
        3,
        MAIN,
        Sequence(RaiseLimit(FIRE_MASTERY, 1), Gain(FIRE_MASTERY, 2)),
        source=LISTS,
    ),
    Card(
        "red-hot",
        Name("Red Hot!", "Chauffé au rouge !", ours=True),
        1,
        ROLL,
        AddDamage(PerToken(1, FIRE_MASTERY)),
        modifier=True,
        source=LISTS,
    ),
    Card(
        "huzzah",
        Name("Huzzah!", "Hourra !", ours=True),
        1,
        ROLL,
        Sequence(Attacking(), Dice(1), on_one_die()),
        modifier=True,
        source=LISTS,
    ),
)

HERO = Hero(
    "pyromancer",
    Name("Pyromancer", "Pyromancienne", "f"),
    "season 1",
    complexity=3,
    faces=(FLAME, FLAME, FLAME, BLAZE, SOUL, METEOR),
    symbols={
        FLAME: Name("Flame", "Flamme", "f", ours=True),
        BLAZE: Name("Blaze", "Brasier", ours=True),
        SOUL: Name("Soul", "Âme", "f", ours=True),
        METEOR: Name("Meteor", "Météore", ours=True),
    },
    letters={FLAME: "F", BLAZE: "B", SOUL: "S", METEOR: "M"},
    sides=(BOARD,),
    tokens=(FIRE_MASTERY, BURN, KNOCKDOWN, STUN),
    cards=(*common(), *CARDS),
    accent="#e2571e",
    deck_size=32,
    remarks=(
        Said(
            "The complexity is not in the data: 3 is our estimate.",
            "La difficulté n'est pas dans les données : 3 est notre estimation.",
        ),
        Said(
            "The promo card Infernal Infusion! is left out.",
            "La carte promotionnelle Infernal Infusion! est laissée de côté.",
        ),
    ),
)
