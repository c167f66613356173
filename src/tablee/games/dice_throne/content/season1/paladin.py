"""Paladin (Season 1)."""

from __future__ import annotations

from tablee.games.dice_throne.content.common import common
from tablee.games.dice_throne.rules.effects.aim import ATTACKER, PICKED, PLAYER
from tablee.games.dice_throne.rules.effects.amounts import PerSymbol, Plus, shows
from tablee.games.dice_throne.rules.effects.basic import Choose, Draw, GainCP, Heal, Then
from tablee.games.dice_throne.rules.effects.damage import (
    AddDamage,
    AtOffenseEnd,
    Attacked,
    Block,
    Damage,
    Dealing,
    MakeUndefendable,
    Prevent,
    PreventHalf,
    ReturnHalf,
)
from tablee.games.dice_throne.rules.effects.dice import Dice, Reroll
from tablee.games.dice_throne.rules.effects.tokens import Gain
from tablee.games.dice_throne.rules.vocabulary import (
    ACTIVATES,
    LARGE,
    MAIN,
    PLAIN,
    POSITIVE,
    ROLL,
    SMALL,
    UNDEFENDABLE,
    UNIQUE,
    Ability,
    Card,
    Hero,
    Name,
    Said,
    Slot,
    Source,
    Token,
    Use,
    level,
    symbols,
)
from tablee.kernel.effect import Effect, Either, If, Sequence

SWORD, HELMET, LIFE, PRAYER = "sword", "helmet", "life", "prayer"
ONE_LIST = Said(
    "the upgraded text is known from one list only (on its cost the lists agree)",
    "le texte amélioré n'est connu que par une liste (sur son coût, elles s'accordent)",
)
TWICE = Said(
    "not said: does a symbol shown twice pay twice? Chosen: once (DT-TEXT-02)",
    "aucune ne dit si un symbole obtenu en double rapporte double. Retenu : une seule fois (DT-TEXT-02)",
)
LISTS = Source("TT SE S1TS", "medium", ONE_LIST)
HOLY = Source(
    "S1TS TT RB_FR",
    "medium",
    Said(
        "damage of the Small Straight at level I: one list 6, another 5. Chosen: 6",
        "pour les dégâts de la Petite Suite au niveau I, une liste donne 6, une autre 5. Retenu : 6",
    ),
)
STANCE = Source(
    "TT SE S1TS NH",
    "medium",
    Said(
        "Offensive Stance: one list 2 Swords and 1 Prayer, a table of chances also 2 Swords and 1 Life. Chosen: "
        f"Prayer; {ONE_LIST.en}",
        "pour Posture offensive, une liste donne 2 Épées et 1 Prière, un tableau de probabilités aussi 2 Épées et "
        f"1 Vie. Retenu : Prière ; {ONE_LIST.fr}",
    ),
)
LIGHT = Source("S1TS TT RB_FR", dispute=TWICE)
LIGHT_2 = Source("TT SE S1TS", "medium", Said(f"{TWICE.en}; {ONE_LIST.en}", f"{TWICE.fr} ; {ONE_LIST.fr}"))
BLESSED = Source(
    "SE",
    "medium",
    Said(
        "cost and outcomes are known from one list only",
        "le coût et les résultats ne sont connus que par une seule liste",
    ),
)
ABSOLUTION = Source(
    "SE TT",
    "medium",
    Said(
        "Sword / Helmet / Life / Prayer: one list 3 damage / prevent 3 / prevent 5 / prevent 2 and gain 2 CP, "
        "another 1 damage / prevent 1 / prevent 2 / gain 1 CP. Chosen: the first",
        "pour Épée / Casque / Vie / Prière, une liste donne 3 dégâts / prévenir 3 / prévenir 5 / prévenir 2 et gagner "
        "2 PC, une autre 1 dégât / prévenir 1 / prévenir 2 / gagner 1 PC. Retenu : la première",
    ),
)

# DT-HERO-PAL-03
RETRIBUTION = Token(
    "retribution", Name("Retribution", "Rétribution", "f"), POSITIVE, 1, letter="R", icon="shield-reflect"
).spends(Sequence(Attacked(), ReturnHalf()))

CRIT = Token("crit", Name("Crit", "Critique"), POSITIVE, 1, letter="C", icon="sparkling-sabre")
CRIT.spends(Sequence(Dealing(5), AddDamage(4)))

# DT-HERO-PAL-02
PROTECT = Token("protect", Name("Protect", "Protection", "f"), POSITIVE, 1, letter="P", icon="checked-shield").spends(
    PreventHalf()
)

ACCURACY = Token("accuracy", Name("Accuracy", "Précision", "f"), POSITIVE, 1, letter="A", icon="bullseye")
ACCURACY.spends(Sequence(AtOffenseEnd(), MakeUndefendable()))

BLESSING = Token(
    "blessing-of-divinity",
    Name("Blessing of Divinity", "Bénédiction divine", "f"),
    UNIQUE,
    1,
    letter="B",
    icon="angel-wings",
    rescues=1,
    removable=False,
    transferable=False,
)

NAME_TITHE = Name("Tithe", "Dîme", "f")
NAME_RETALIATE = Name("Retaliate", "Riposte", "f")
NAME_COMBAT = Name("Righteous Combat", "Combat vertueux")
NAME_MIGHTY = Name("Mighty Prayer", "Puissante prière", "f")
NAME_HOLY = Name("Holy Attack", "Attaque sacrée", "f")
NAME_HOLY_LARGE = Name("Holy Attack (Large Straight)", "Attaque sacrée (Grande Suite)", "f")
NAME_RIGHTEOUS = Name("Righteous Prayer", "Prière du juste", "f")
NAME_LIGHT = Name("Holy Light", "Lumière sacrée", "f")
NAME_DEFENSE = Name("Divine Defense", "Défense divine", "f")


def retaliate(cp: int) -> Effect:
    return Sequence(Gain(RETRIBUTION, who=PLAYER), GainCP(cp))


def combat(n: int, dice: int) -> Effect:
    return Sequence(
        Dice(dice),
        Damage(Plus(n, Plus(PerSymbol(1, HELMET), PerSymbol(2, SWORD)))),
        Heal(PerSymbol(2, LIFE)),
        GainCP(PerSymbol(1, PRAYER)),
    )


def mighty_prayer(n: int) -> Effect:
    return Sequence(Damage(n, UNDEFENDABLE), Then(), Gain(CRIT), Gain(ACCURACY))


def holy_attack(heal: int, n: int) -> Effect:
    return Sequence(Heal(heal), Damage(n))


def holy_light(dice: int) -> Effect:
    return Sequence(
        Heal(PerSymbol(1, LIFE)),  # of the dice that activated it: DT-HERO-PAL-10
        Dice(dice),
        If(shows(sword=1), Gain(CRIT)),
        If(shows(helmet=1), Gain(PROTECT)),
        If(shows(life=1), Draw(1)),
        If(shows(prayer=1), GainCP(2)),
    )


def divine_defense() -> Effect:
    return Sequence(
        If(shows(sword=1), Damage(1, PLAIN, ATTACKER)),
        Block(Plus(PerSymbol(1, HELMET), PerSymbol(2, LIFE))),
        GainCP(PerSymbol(1, PRAYER)),
    )


BOARD = (
    Slot(
        "tithe",  # DT-HERO-PAL-01
        level(Ability("tithe", NAME_TITHE, uses=(Use("tithe-reroll", 1, Reroll()), Use("tithe-draw", 3, Draw(1))))),
        level(
            Ability(
                "tithe",
                NAME_TITHE,
                uses=(Use("tithe-reroll", 1, Reroll()), Use("tithe-draw", 2, Draw(1))),
                on={ACTIVATES: If(shows(prayer=1), GainCP(1))},
            ),
            cost=3,
            source=LISTS,
        ),
    ),
    Slot(
        "retaliate",  # DT-HERO-PAL-05
        level(Ability("retaliate", NAME_RETALIATE, retaliate(3), needs=symbols(helmet=3, prayer=1))),
        level(
            Ability("retaliate", NAME_RETALIATE, retaliate(4), needs=symbols(helmet=3, prayer=1)),
            Ability(
                "requital",
                Name("Requital", "Revanche", "f", ours=True),
                Sequence(Gain(RETRIBUTION), Heal(1), Damage(3, UNDEFENDABLE)),
                needs=symbols(sword=1, helmet=1, life=1, prayer=1),
            ),
            cost=1,
            source=LISTS,
        ),
    ),
    Slot(
        "righteous-combat",  # DT-HERO-PAL-08
        level(Ability("righteous-combat", NAME_COMBAT, combat(5, dice=2), needs=symbols(sword=3, helmet=2))),
        level(
            Ability("righteous-combat", NAME_COMBAT, combat(5, dice=3), needs=symbols(sword=3, helmet=2)),
            cost=2,
            source=LISTS,
        ),
        level(
            Ability("righteous-combat", NAME_COMBAT, combat(6, dice=3), needs=symbols(sword=3, helmet=2)),
            Ability(
                "steadfast",
                Name("Steadfast", "Constance", "f", ours=True),
                Sequence(Heal(2), Damage(2, UNDEFENDABLE)),
                needs=symbols(sword=2, helmet=1),
            ),
            cost=4,
            source=LISTS,
        ),
    ),
    Slot(
        "mighty-prayer",  # DT-HERO-PAL-09
        level(Ability("mighty-prayer", NAME_MIGHTY, mighty_prayer(3), needs=symbols(sword=3, prayer=1))),
        level(
            Ability("mighty-prayer", NAME_MIGHTY, mighty_prayer(4), needs=symbols(sword=3, prayer=1)),
            Ability(
                "offensive-stance",
                Name("Offensive Stance", "Posture offensive", "f", ours=True),
                Sequence(Damage(2, UNDEFENDABLE), Either(Gain(CRIT), Gain(ACCURACY))),
                needs=symbols(sword=2, prayer=1),
            ),
            cost=2,
            source=STANCE,
        ),
    ),
    Slot(
        "holy-attack",  # DT-HERO-PAL-06
        level(
            Ability("holy-attack-small", NAME_HOLY, holy_attack(1, 6), needs=SMALL),
            Ability("holy-attack-large", NAME_HOLY_LARGE, holy_attack(2, 8), needs=LARGE),
            source=HOLY,
        ),
        level(
            Ability("holy-attack-small", NAME_HOLY, holy_attack(1, 7), needs=SMALL),
            Ability("holy-attack-large", NAME_HOLY_LARGE, holy_attack(2, 9), needs=LARGE),
            cost=2,
            source=LISTS,
        ),
    ),
    Slot(
        "righteous-prayer",  # DT-HERO-PAL-07
        level(
            Ability(
                "righteous-prayer",
                NAME_RIGHTEOUS,
                Sequence(Damage(8), Then(), Gain(CRIT), GainCP(2)),
                needs=symbols(prayer=4),
            )
        ),
        level(
            Ability(
                "righteous-prayer",
                NAME_RIGHTEOUS,
                Sequence(Damage(8, UNDEFENDABLE), Then(), Gain(CRIT), GainCP(2)),
                needs=symbols(prayer=4),
            ),
            Ability(
                "prosperity",
                Name("Prosperity", "Prospérité", "f", ours=True),
                GainCP(4),
                needs=symbols(prayer=3),
            ),
            cost=2,
            source=LISTS,
        ),
    ),
    Slot(
        "holy-light",  # DT-HERO-PAL-10
        level(Ability("holy-light", NAME_LIGHT, holy_light(dice=2), needs=symbols(life=2)), source=LIGHT),
        level(Ability("holy-light", NAME_LIGHT, holy_light(dice=3), needs=symbols(life=2)), cost=2, source=LIGHT_2),
    ),
    Slot(
        "resolute-faith",  # DT-HERO-PAL-11
        level(
            Ability(
                "resolute-faith",
                Name("Resolute Faith!", "Foi inébranlable !", "f"),
                Sequence(Gain(BLESSING), Heal(5), Damage(10)),
                needs=symbols(prayer=5),
                ultimate=True,
            )
        ),
    ),
    Slot(
        "divine-defense",  # DT-HERO-PAL-04
        level(Ability("divine-defense", NAME_DEFENSE, divine_defense(), dice=3)),
        level(Ability("divine-defense", NAME_DEFENSE, divine_defense(), dice=4), cost=3, source=LISTS),
        level(
            Ability(
                "divine-defense",
                NAME_DEFENSE,
                Sequence(divine_defense(), If(shows(helmet=2, prayer=1), Gain(PROTECT))),
                dice=4,
            ),
            cost=4,
            source=LISTS,
        ),
    ),
)

CARDS = (
    Card("mighty", Name("Mighty!", "Puissance !", "f", ours=True), 1, MAIN, Gain(CRIT, who=PLAYER)),
    Card(
        "consecration",
        Name("Consecration!", "Consécration !", "f", ours=True),
        4,
        MAIN,
        Sequence(
            Choose(PLAYER),
            Gain(PROTECT, who=PICKED),
            Gain(RETRIBUTION, who=PICKED),
            Gain(CRIT, who=PICKED),
            Gain(ACCURACY, who=PICKED),
        ),
    ),
    Card(
        "blessed",
        Name("Blessed!", "Béni !", ours=True),
        1,
        MAIN,
        Sequence(
            Dice(1),
            If(shows(sword=1), Draw(2)),
            If(shows(helmet=1), Heal(3)),
            If(shows(life=1), Heal(4)),
            If(shows(prayer=1), GainCP(3)),
        ),
        source=BLESSED,
    ),
    Card(
        "absolution",  # DT-HERO-PAL-12
        Name("Absolution!", "Absolution !", "f"),
        1,
        ROLL,
        Sequence(
            Attacked(),
            Dice(1),
            If(shows(sword=1), Damage(3, PLAIN, ATTACKER)),
            If(shows(helmet=1), Prevent(3)),
            If(shows(life=1), Prevent(5)),
            If(shows(prayer=1), Sequence(Prevent(2), GainCP(2))),
        ),
        source=ABSOLUTION,
    ),
)

HERO = Hero(
    "paladin",
    Name("Paladin", "Paladin"),
    "season 1",
    complexity=3,
    faces=(SWORD, SWORD, HELMET, HELMET, LIFE, PRAYER),
    symbols={
        SWORD: Name("Sword", "Épée", "f"),
        HELMET: Name("Helmet", "Casque"),
        LIFE: Name("Life", "Vie", "f"),
        PRAYER: Name("Prayer", "Prière", "f"),
    },
    letters={SWORD: "S", HELMET: "H", LIFE: "L", PRAYER: "P"},
    sides=(BOARD,),
    tokens=(RETRIBUTION, CRIT, PROTECT, ACCURACY, BLESSING),
    cards=(*common(), *CARDS),
    accent="#3d6fb6",
    deck_size=32,
    remarks=(
        Said(
            "The complexity is not among the known figures; 3 is assumed.",
            "La difficulté n'est pas parmi les chiffres connus ; nous supposons 3.",
        ),
        Said("The promo card Divine Favor! is left out.", "La carte promotionnelle Divine Favor! est laissée de côté."),
    ),
)
