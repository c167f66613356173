"""Black Widow (Marvel)."""

from __future__ import annotations

from tablee.games.dice_throne.content.common import common
from tablee.games.dice_throne.content.sources import LISTED_THEN
from tablee.games.dice_throne.rules.effects.aim import ATTACKER, OPPONENT
from tablee.games.dice_throne.rules.effects.amounts import (
    AtLeast,
    AtMost,
    NoUpgradeAmong,
    PerSymbol,
    Plus,
    Total,
    Upgrades,
    UpgradesThisTurn,
    shows,
)
from tablee.games.dice_throne.rules.effects.basic import Draw, GainCP, RevealHand, Then
from tablee.games.dice_throne.rules.effects.board import (
    LayFree,
    LookTop,
    OrderTop,
    RevealTop,
    SearchUpgrade,
    TakeUpgrades,
)
from tablee.games.dice_throne.rules.effects.damage import (
    AddDamage,
    Attacked,
    Avoid,
    Block,
    Damage,
    Facing,
    Isolated,
    PreventHalf,
)
from tablee.games.dice_throne.rules.effects.dice import AddToRoll, Dice, ExtraAttempt
from tablee.games.dice_throne.rules.effects.tokens import Advance, BecomeToken, Gain, Inflict, Lose, StartWith
from tablee.games.dice_throne.rules.vocabulary import (
    AT_UPKEEP,
    ATTACKS,
    INSTANT,
    LARGE,
    MAIN,
    NEGATIVE,
    PLAIN,
    POSITIVE,
    ROLL,
    SMALL,
    UNDEFENDABLE,
    UNIQUE,
    UPGRADE,
    UPGRADED,
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
from tablee.kernel.effect import Effect, Either, If, Sequence

ESPIONAGE, BATON, WIDOW = "espionage", "baton", "widow"
LEAFLET = Source("SE RBM_FR PW")
LIST = Source("PW", "medium")
THEN = Source("PW", "medium", LISTED_THEN)
GAUNTLETS = Source(
    "PW NH",
    "medium",
    Said(
        "needs: one list 3 Baton and 2 Espionage (corrected by its author), one the reverse. Chosen: 3 Baton, "
        "2 Espionage",
        "pour la Condition d'Activation, une liste donne 3 Bâton et 2 Espionnage (corrigée par son auteur), une autre "
        "l'inverse. Retenu : 3 Bâton, 2 Espionnage",
    ),
)
GRAPPLE = Source(
    "PW",
    "medium",
    Said(
        "damage of Grapple I: the list 6, a guide 5. Chosen: 6",
        "pour les dégâts d'Empoignade I, la liste donne 6, un guide 5. Retenu : 6",
    ),
)

COVERT_OPS = Token(
    "covert-ops",
    Name("Covert Ops", "Opérations secrètes", "f"),
    UNIQUE,
    3,
    letter="O",
    icon="spy",
    removable=False,
    transferable=False,
    source=LEAFLET,
)
COVERT_OPS.spends(
    Either(
        LayFree(),
        Sequence(
            LookTop(3),
            If(
                NoUpgradeAmong(),
                Either(Sequence(RevealTop(3), SearchUpgrade(1, to_hand=True)), OrderTop(3)),
                OrderTop(3),
            ),
        ),
    ),
    once=True,
)

# DT-HERO-WID-05, DT-HERO-WID-06, DT-HERO-WID-07
AGILITY = Token("agility", Name("Agility", "Agilité", "f"), POSITIVE, 2, letter="A", icon="acrobatic", source=LEAFLET)
AGILITY.spends(Sequence(Facing(), Dice(1), If(AtMost(Total(), 3), PreventHalf())))

LATE = Token(
    "time-bomb-late",
    Name("Time Bomb (0:01)", "Bombe à retardement (0:01)", "f"),
    NEGATIVE,
    2,
    letter="X",
    icon="time-bomb",
    stack="time-bomb",
    source=LEAFLET,
)
EARLY = Token(
    "time-bomb",
    Name("Time Bomb (0:02)", "Bombe à retardement (0:02)", "f"),
    NEGATIVE,
    2,
    letter="T",
    icon="time-bomb",
    stack="time-bomb",
    sooner=(6, LATE),
    source=LEAFLET,
)


def blast() -> Effect:
    return Sequence(Lose(LATE), Isolated(4))


LATE.when(AT_UPKEEP, Sequence(Dice(1), If(AtMost(Total(), 5), blast(), Lose(LATE))), each=True)
LATE.goes_off(blast())
EARLY.when(AT_UPKEEP, Sequence(Dice(1), If(AtMost(Total(), 5), BecomeToken(EARLY, LATE), Lose(EARLY))), each=True)

NAME_BATON = Name("Baton Strike", "Coup de bâton", ours=True)
NAME_INFILTRATE = Name("Infiltrate", "Infiltration", "f", ours=True)
NAME_GAUNTLETS = Name("Widow's Gauntlets", "Gantelets de la Veuve", ours=True)
NAME_HACKED = Name("Hacked", "Piratage", ours=True)
NAME_GRAPPLE = Name("Grapple", "Empoignade", "f", ours=True)
NAME_VENGEANCE = Name("Vengeance", "Vengeance", "f", ours=True)
NAME_TRAINING = Name("Red Room Training", "Entraînement de la Chambre rouge")
NAME_SABOTAGE = Name("Sabotage", "Sabotage")


def baton_strike(n: int) -> Effect:
    return Sequence(RevealHand(), Damage(n))


def gauntlets(n: int) -> Effect:
    return Sequence(GainCP(1), Damage(Plus(n, Upgrades())))


def hacked(few: int, many: int) -> Effect:
    return Sequence(Inflict(EARLY), If(AtLeast(Upgrades(), 3), Damage(many), Damage(few)))


def vengeance(dice: int) -> Effect:
    return Sequence(
        Gain(AGILITY),
        Damage(7),
        Dice(dice),
        AddDamage(PerSymbol(1, BATON)),
        If(shows(espionage=1), Inflict(EARLY)),
        If(shows(widow=2), Gain(COVERT_OPS)),
    )


def training() -> Effect:
    return If(AtLeast(Upgrades(), 5), AddDamage(1))


def sabotage() -> Effect:
    return Sequence(
        Damage(PerSymbol(1, BATON), PLAIN, ATTACKER),
        Block(PerSymbol(1, ESPIONAGE)),
        If(shows(widow=2), Inflict(EARLY, who=ATTACKER)),
    )


def once_more() -> Effect:
    return If(AtLeast(Upgrades(), 4), ExtraAttempt("defense"))


BOARD = (
    Slot(
        "baton-strike",
        level(Ability("baton-strike", NAME_BATON, Damage(5), Damage(6), Damage(7), needs=Tiers(BATON)), source=LIST),
        level(
            Ability("baton-strike", NAME_BATON, baton_strike(6), baton_strike(7), baton_strike(8), needs=Tiers(BATON)),
            cost=1,
            source=LIST,
        ),
    ),
    Slot(
        "infiltrate",
        level(
            Ability(
                "infiltrate",
                NAME_INFILTRATE,
                Sequence(Gain(AGILITY), Advance(EARLY, LATE), Then(), Inflict(EARLY)),
                needs=symbols(espionage=2, baton=1, widow=1),
            ),
            source=THEN,
        ),
        level(
            Ability(
                "infiltrate",
                NAME_INFILTRATE,
                Sequence(Gain(AGILITY), Inflict(EARLY), Then(), Advance(EARLY, LATE)),
                needs=symbols(espionage=2, baton=1, widow=1),
            ),
            Ability(
                "spy-game",
                Name("Spy Game", "Jeu d'espions", ours=True),
                Sequence(Gain(COVERT_OPS), Gain(AGILITY), Damage(6, UNDEFENDABLE)),
                needs=symbols(espionage=2, baton=1, widow=2),
            ),
            cost=2,
            source=THEN,
        ),
    ),
    Slot(
        "widows-gauntlets",
        level(
            Ability("widows-gauntlets", NAME_GAUNTLETS, gauntlets(6), needs=symbols(baton=3, espionage=2)),
            source=GAUNTLETS,
        ),
        level(
            Ability("widows-gauntlets", NAME_GAUNTLETS, gauntlets(7), needs=symbols(baton=3, espionage=2)),
            Ability(
                "covert-mission",
                Name("Covert Mission", "Mission secrète", "f", ours=True),
                Inflict(EARLY, who=OPPONENT, most=2),
                needs=symbols(espionage=2, baton=2),
            ),
            cost=2,
            source=GAUNTLETS,
        ),
    ),
    Slot(
        "hacked",
        level(Ability("hacked", NAME_HACKED, hacked(5, 7), needs=SMALL), source=LIST),
        level(Ability("hacked", NAME_HACKED, hacked(6, 8), needs=SMALL), cost=1, source=LIST),
    ),
    Slot(
        "grapple",
        level(
            Ability(
                "grapple",
                NAME_GRAPPLE,
                Sequence(
                    Gain(AGILITY), Damage(Plus(6, Upgrades()), UNDEFENDABLE), If(AtLeast(Upgrades(), 2), GainCP(1))
                ),
                needs=symbols(widow=4),
            ),
            source=GRAPPLE,
        ),
        level(
            Ability(
                "grapple",
                NAME_GRAPPLE,
                Sequence(GainCP(1), Gain(AGILITY), Damage(Plus(7, Upgrades()), UNDEFENDABLE)),
                needs=symbols(widow=4),
            ),
            Ability(
                "recon",
                Name("Recon", "Reconnaissance", "f", ours=True),
                Sequence(Gain(AGILITY), SearchUpgrade(1)),
                needs=symbols(widow=3),
            ),
            cost=2,
            source=LIST,
        ),
    ),
    Slot(
        "vengeance",
        level(Ability("vengeance", NAME_VENGEANCE, vengeance(4), needs=LARGE), source=LIST),
        level(
            Ability("vengeance", NAME_VENGEANCE, vengeance(5), needs=LARGE),
            Ability(
                "subvert",
                Name("Subvert", "Déstabilisation", "f", ours=True),
                Sequence(Gain(COVERT_OPS), Gain(AGILITY)),
                needs=symbols(espionage=1, baton=3),
            ),
            cost=2,
            source=LIST,
        ),
    ),
    Slot(
        "red-room-training",
        level(Ability("red-room-training", NAME_TRAINING, on={ATTACKS: training()}, permits=UPGRADE), source=LIST),
        level(
            Ability("red-room-training", NAME_TRAINING, on={ATTACKS: training(), UPGRADED: Draw(1)}, permits=UPGRADE),
            cost=2,
            source=LIST,
        ),
    ),
    Slot(
        "widows-bite",
        level(
            Ability(
                "widows-bite",
                Name("Widow's Bite!", "Morsure de la Veuve !", "f", ours=True),
                Sequence(SearchUpgrade(2), Inflict(EARLY), Damage(10)),
                needs=symbols(widow=5),
                ultimate=True,
            ),
            source=LIST,
        ),
    ),
    Slot(
        "sabotage",  # DT-HERO-WID-13
        level(Ability("sabotage", NAME_SABOTAGE, sabotage(), dice=3, again=once_more()), source=LIST),
        level(
            Ability("sabotage", NAME_SABOTAGE, sabotage(), dice=4, again=once_more()),
            cost=2,
            source=Source("PW RBM_FR"),
        ),
    ),
)

CARDS = (
    Card(
        "recoil",
        Name("Recoil!", "Recul !", ours=True),
        0,
        ROLL,
        Sequence(Attacked(), Dice(2), If(shows(espionage=1), GainCP(1)), If(shows(widow=1), PreventHalf())),
        source=LIST,
    ),
    Card(
        "subversion",
        Name("Subversion!", "Subversion !", "f", ours=True),
        1,
        ROLL,
        AddDamage(Plus(2, UpgradesThisTurn())),
        modifier=True,
        source=LIST,
    ),
    Card("assemble", Name("Assemble!", "Rassemblement !", ours=True), 1, INSTANT, Gain(AGILITY, 2), source=LIST),
    Card(
        "elude",
        Name("Elude!", "Esquive !", "f", ours=True),
        1,
        ROLL,
        AddToRoll(AGILITY, If(AtLeast(Total(), 5), Avoid())),
        source=LIST,
    ),
    Card(
        "undercover-mission",
        Name("Undercover Mission!", "Mission d'infiltration !", "f", ours=True),
        2,
        MAIN,
        Sequence(Inflict(EARLY, who=OPPONENT), If(AtLeast(Upgrades(), 4), Gain(AGILITY))),
        source=LIST,
    ),
    Card(
        "cunning",
        Name("Cunning!", "Ruse !", "f", ours=True),
        2,
        MAIN,
        Sequence(LookTop(5), TakeUpgrades(5)),
        source=LIST,
    ),
)

HERO = Hero(
    "black-widow",
    Name("Black Widow", "Black Widow", "f"),
    "marvel",
    complexity=4,
    faces=(ESPIONAGE, ESPIONAGE, BATON, BATON, BATON, WIDOW),
    symbols={
        ESPIONAGE: Name("Espionage", "Espionnage", ours=True),
        BATON: Name("Baton", "Bâton", ours=True),
        WIDOW: Name("Widow", "Veuve", "f", ours=True),
    },
    letters={ESPIONAGE: "E", BATON: "B", WIDOW: "W"},
    sides=(BOARD,),
    tokens=(COVERT_OPS, AGILITY, EARLY, LATE),
    cards=(*common(), *CARDS),
    accent="#7d1f2e",
    setup=StartWith(COVERT_OPS, 3),
    deck_size=32,
    remarks=(
        Said(
            "The complexity is not in the data: 4 is our estimate.",
            "La difficulté n'est pas dans les données : 4 est notre estimation.",
        ),
        Said(
            "Where Cunning! leaves the cards it does not take is not in the data: here they stay in their order.",
            "Les données ne disent pas où Ruse ! laisse les cartes non prises : ici, elles restent dans leur ordre.",
        ),
        Said(
            "Red Room Training looks at the upgrades in play once, when the attack is made.",
            "Entraînement de la Chambre rouge compte les Améliorations en jeu une seule fois, quand l'attaque est "
            "faite.",
        ),
    ),
)
