"""Cursed Pirate (Season 2)."""

from __future__ import annotations

from tablee.games.dice_throne.content.common import common
from tablee.games.dice_throne.content.sources import NO_THEN
from tablee.games.dice_throne.rules.effects.aim import ACTIVE, ATTACKER, OPPONENT, PICKED, YOU
from tablee.games.dice_throne.rules.effects.amounts import (
    AtLeast,
    AtMost,
    HasToken,
    NotOwner,
    OfAKind,
    OnSide,
    PerHeld,
    PerSymbol,
    PerToken,
    Plus,
    Tally,
    Times,
    Total,
    shows,
)
from tablee.games.dice_throne.rules.effects.basic import (
    AwaitTarget,
    Choose,
    Discard,
    DiscardHand,
    DiscardRandom,
    Draw,
    GainCP,
    Heal,
    LookAtHand,
    StealCP,
    TurnBoard,
)
from tablee.games.dice_throne.rules.effects.damage import AddDamage, Block, Damage, Isolated, Pacify
from tablee.games.dice_throne.rules.effects.dice import Dice, PayOrReroll
from tablee.games.dice_throne.rules.effects.tokens import Gain, Inflict, Lose, LoseAnywhere, PassToken, StartWith
from tablee.games.dice_throne.rules.vocabulary import (
    ACTIVATES,
    AT_UPKEEP,
    ATTACKS,
    CERTAIN,
    CONCLUSION,
    FOE_IDLE,
    INSTANT,
    LARGE,
    MAIN,
    NEGATIVE,
    PLAIN,
    ROLL,
    SMALL,
    TURN_END,
    UNDEFENDABLE,
    UNIQUE,
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
from tablee.kernel.effect import Effect, Either, If, May, Sequence

CUTLASS, BOOTY, SKULL = "cutlass", "booty", "skull"
LISTS = Source("YH_DB TT")
BOARD_PRINTED = Source("RB_FR YH_BOARD TT", dispute=NO_THEN)
CURSED_LISTS = Source("YH_DB TT RB_FR")
PARLEY_NAME = Source(
    "SE RB_FR TT",
    dispute=Said(
        "English name: lists write Parlay. Chosen: Parley",
        "pour le nom anglais, les listes écrivent Parlay. Retenu : Parley",
    ),
)
DREAD_MARK = Source(
    "YH_DB TT RB_FR",
    "medium",
    Said(
        "the list gives only what changes from the human side. Chosen: 2 undefendable damage per Cutlass and 1 card "
        "per Booty are carried over",
        "la liste ne donne que ce qui change par rapport à la face humaine. Retenu : 2 dégâts imparables par Sabre et "
        "1 carte par Butin, comme sur celle-ci",
    ),
)
SHIVERING = Source(
    "YH_DB TT RB_FR",
    "medium",
    Said(
        "besides the 8 damage: one list +1 per Doubloon, another 1 damage to each opponent; a rulebook note says that "
        "it removes Doubloons. Chosen: +1 per Doubloon on the opponent",
        "en plus des 8 dégâts, une liste donne +1 par Doublon, une autre 1 dégât à chaque adversaire ; une note du "
        "livret dit que la capacité retire des Doublons. Retenu : +1 par Doublon sur l'adversaire",
    ),
)
AVAST = Source(
    "YH_DB TT RB_FR",
    dispute=Said(
        "Doubloon of Avast Ye: one list needs 2 Cutlasses and 1 Skull, another 1 and 1. Chosen: 2 and 1",
        "pour le Doublon de Halte-là, une liste exige 2 Sabres et 1 Crâne, une autre 1 et 1. Retenu : 2 et 1",
    ),
)

DOUBLOON = Token(
    "cursed-doubloon",
    Name("Cursed Doubloon", "Doublon maudit"),
    UNIQUE,
    5,
    others=3,
    letter="D",
    icon="two-coins",
    persistent=True,
    owned=True,
    removable=False,
    transferable=False,
    refusable=True,
)
DOUBLOON.when(AT_UPKEEP, If(NotOwner(), Damage(PerHeld(), PLAIN, YOU)))

# DT-HERO-PIR-11, DT-HERO-PIR-12
KEG = Token("powder-keg", Name("Powder Keg", "Baril de poudre"), NEGATIVE, 1, letter="P", icon="barrel")
KEG.when(
    AT_UPKEEP,
    Sequence(
        Dice(1),
        If(AtMost(Total(), 2), Sequence(Lose(KEG), Isolated(3))),
        If(AtLeast(Total(), 6), May(PassToken(KEG))),
    ),
).bursts(Isolated(3))  # DT-HERO-PIR-13: the new keg takes the place of the old one

# DT-HERO-PIR-14; persistent and limited as in the book's example (DT-STATUS-15)
WITHER = Token("wither", Name("Wither", "Dépérissement"), NEGATIVE, 2, letter="W", icon="dead-wood", persistent=True)
WITHER.when(ATTACKS, AddDamage(Times(-1, PerHeld())))

PARLEY = Token(
    "parley", Name("Parley", "Pourparlers"), NEGATIVE, 1, letter="Y", icon="truce", source=PARLEY_NAME
)  # DT-HERO-PIR-15: any ability, also one with collateral damage only, which is no Attack
PARLEY.when(ACTIVATES, Pacify()).when(CONCLUSION, Lose(PARLEY))

NAME_FUSE = Name("Light the Fuse", "Allumez la mèche")
NAME_FUSE_LARGE = Name("Light the Fuse (Large Straight)", "Allumez la mèche (Grande Suite)")
NAME_BLOWS = Name("Thar She Blows", "La voilà qui souffle", ours=True)
NAME_BLOWS_LARGE = Name("Thar She Blows (Large Straight)", "La voilà qui souffle (Grande Suite)", ours=True)


def strike(n: int) -> Effect:
    return Sequence(Damage(n), If(OfAKind(4), Inflict(KEG)))


def soul_strike(n: int) -> Effect:
    return Sequence(Damage(n), If(OfAKind(3), Inflict(KEG)))


def fuse(n: int) -> Effect:
    return Sequence(Inflict(KEG), Damage(n))


def blows(n: int) -> Effect:
    return Sequence(Inflict(WITHER), Inflict(KEG), Damage(n))


def defense(doubloon: Effect) -> Effect:
    """Ahoy Matey (DT-HERO-PIR-23), and what the cursed side makes of it."""
    return Sequence(
        Damage(PerSymbol(1, CUTLASS), PLAIN, ATTACKER),
        GainCP(PerSymbol(1, BOOTY)),
        Block(PerSymbol(2, SKULL)),
        If(shows(cutlass=2, skull=1), doubloon),
    )


HUMAN = (
    Slot(
        "cutlass-strike",  # DT-HERO-PIR-17
        level(
            Ability(
                "cutlass-strike",
                Name("Cutlass Strike", "Coup de sabre"),
                strike(5),
                strike(6),
                strike(7),
                needs=Tiers(CUTLASS),
            )
        ),
    ),
    Slot(
        "x-marks-the-spot",  # DT-HERO-PIR-18
        level(
            Ability(
                "x-marks-the-spot",
                Name("X Marks the Spot", "Marqué d'une croix"),
                Sequence(
                    GainCP(1),
                    Dice(3),
                    Damage(PerSymbol(2, CUTLASS), UNDEFENDABLE),
                    Draw(PerSymbol(1, BOOTY)),
                    Gain(DOUBLOON, PerSymbol(1, SKULL)),
                ),
                needs=symbols(booty=3),
            )
        ),
    ),
    Slot(
        "walk-the-plank",  # DT-HERO-PIR-21
        level(
            Ability(
                "walk-the-plank",
                Name("Walk the Plank", "Sur la planche"),
                Sequence(Either(StealCP(1), Discard()), Damage(7)),
                needs=symbols(cutlass=1, booty=2, skull=1),
            ),
            source=BOARD_PRINTED,
        ),
    ),
    Slot(
        "light-the-fuse",  # DT-HERO-PIR-19
        level(
            Ability("light-the-fuse", NAME_FUSE, fuse(7), needs=SMALL),
            Ability("light-the-fuse-large", NAME_FUSE_LARGE, fuse(9), needs=LARGE),
            source=BOARD_PRINTED,
        ),
    ),
    Slot(
        "black-spot",  # DT-HERO-PIR-20
        level(
            Ability(
                "black-spot",
                Name("Black Spot", "Marque noire", "f"),
                Sequence(Gain(DOUBLOON), Inflict(PARLEY), Damage(7, UNDEFENDABLE)),
                needs=symbols(skull=4),
            )
        ),
    ),
    Slot(
        "shiver-me-timbers",
        level(
            Ability(
                "shiver-me-timbers",
                Name("Shiver Me Timbers", "Mort de mes os", "f"),
                Sequence(Damage(7, UNDEFENDABLE), LoseAnywhere(DOUBLOON)),
                needs=symbols(cutlass=1, skull=3),
            )
        ),
    ),
    Slot(
        "curse",
        level(
            Ability(
                "curse",
                Name("Cursed", "Malédiction", "f"),
                on={TURN_END: If(HasToken(DOUBLOON), Lose(DOUBLOON), TurnBoard(1))},
            )
        ),
    ),
    Slot(
        "pirates-touch",  # DT-HERO-PIR-24
        level(
            Ability(
                "pirates-touch",
                Name("Pirate's Touch!", "Estocade pirate !", "f"),
                Sequence(Damage(12), Gain(DOUBLOON, 2), Inflict(PARLEY), Inflict(KEG)),
                needs=symbols(skull=5),
                ultimate=True,
            )
        ),
    ),
    Slot(
        "ahoy-matey", level(Ability("ahoy-matey", Name("Ahoy Matey", "Ohé matelot"), defense(Gain(DOUBLOON)), dice=4))
    ),
)

CURSED = (
    Slot(
        "soul-cutlass",
        level(
            Ability(
                "soul-cutlass",
                Name("Soul Cutlass", "Sabre des âmes", ours=True),
                soul_strike(5),
                soul_strike(7),
                soul_strike(9),
                needs=Tiers(CUTLASS),
            ),
            source=CURSED_LISTS,
        ),
    ),
    Slot(
        "dread-mark",
        level(
            Ability(
                "dread-mark",
                Name("Dread Mark", "Marque d'effroi", "f", ours=True),
                Sequence(
                    GainCP(2),
                    Dice(4),
                    Damage(PerSymbol(2, CUTLASS), UNDEFENDABLE),
                    Draw(PerSymbol(1, BOOTY)),
                    If(shows(skull=1), Inflict(DOUBLOON, PerSymbol(1, SKULL))),  # without a Skull no target is needed
                ),
                needs=symbols(booty=3),
            ),
            source=DREAD_MARK,
        ),
    ),
    Slot(
        "abyssal-walk",
        level(
            Ability(
                "abyssal-walk",
                Name("Abyssal Walk", "Marche abyssale", "f", ours=True),
                Sequence(StealCP(1), Discard(), Inflict(WITHER), Damage(8)),
                needs=symbols(cutlass=1, booty=2, skull=1),
            ),
            source=CURSED_LISTS,
        ),
    ),
    Slot(
        "thar-she-blows",
        level(
            Ability("thar-she-blows", NAME_BLOWS, blows(7), needs=SMALL),
            Ability("thar-she-blows-large", NAME_BLOWS_LARGE, blows(10), needs=LARGE),
            source=CURSED_LISTS,
        ),
    ),
    Slot(
        "black-soul",
        level(
            Ability(
                "black-soul",
                Name("Black Soul", "Âme noire", "f", ours=True),
                Sequence(Inflict(PARLEY), Inflict(KEG), Inflict(WITHER), Damage(8, UNDEFENDABLE)),
                needs=symbols(skull=4),
            ),
            source=CURSED_LISTS,
        ),
    ),
    Slot(
        "the-shivering",
        level(
            Ability(
                "the-shivering",
                Name("The Shivering", "Frissonnement"),
                Sequence(AwaitTarget(), Damage(Plus(8, PerToken(1, DOUBLOON, target=True)), UNDEFENDABLE)),
                needs=symbols(cutlass=1, skull=3),
            ),
            source=SHIVERING,
        ),
    ),
    Slot(
        "cursed",
        level(
            Ability(
                "cursed",
                Name("Cursed", "Malédiction", "f", ours=True),
                on={AT_UPKEEP: Damage(4, CERTAIN, YOU), FOE_IDLE: Inflict(KEG, who=ACTIVE)},
            ),
            source=CURSED_LISTS,
        ),
    ),
    Slot(
        "cursed-touch",
        level(
            Ability(
                "cursed-touch",
                Name("Cursed Touch!", "Estocade maudite !", "f", ours=True),
                Sequence(
                    Damage(13),
                    Inflict(PARLEY),
                    Inflict(DOUBLOON),
                    Inflict(WITHER),
                    AwaitTarget(),
                    May(Inflict(KEG, who=OPPONENT)),
                    May(Inflict(KEG, who=OPPONENT)),  # up to two opponents, who may be the same
                ),
                needs=symbols(skull=5),
                ultimate=True,
            ),
            source=CURSED_LISTS,
        ),
    ),
    Slot(
        "avast-ye",
        level(
            Ability(
                "avast-ye",
                Name("Avast Ye", "Halte-là", ours=True),
                defense(Inflict(DOUBLOON, who=ATTACKER)),
                dice=5,
            ),
            source=AVAST,
        ),
    ),
)

CARDS = (
    Card(
        "cursed-cards",
        Name("Cursed Cards!", "Cartes maudites !", "f", ours=True),
        0,
        INSTANT,
        Either(Draw(1), Sequence(Damage(2, PLAIN, YOU), Draw(2)), Sequence(Damage(4, PLAIN, YOU), Draw(3))),
        source=LISTS,
    ),
    Card(
        "batten-down",
        Name("Batten Down!", "Fermez les écoutilles !", ours=True),
        4,
        INSTANT,
        Sequence(DiscardHand(), Draw(4)),
        source=LISTS,
    ),
    Card(
        "shark-bait",
        Name("Shark Bait!", "Appât à requins !", ours=True),
        1,
        ROLL,
        AddDamage(2),
        modifier=True,
        source=LISTS,
    ),
    Card(
        "run-ya-through",
        Name("Run Ya Through!", "Je vais t'embrocher !", ours=True),
        2,
        ROLL,
        Sequence(Dice(5), AddDamage(PerSymbol(1, CUTLASS)), If(AtLeast(Tally(), 3), Inflict(KEG))),
        modifier=True,
        source=LISTS,
    ),
    Card("ransom", Name("Ransom!", "Rançon !", "f", ours=True), 1, ROLL, PayOrReroll(2), source=LISTS),
    Card(
        "swashbuckle",
        Name("Swashbuckle!", "Bravade !", "f", ours=True),
        2,
        MAIN,
        Sequence(
            Dice(1),
            If(shows(cutlass=1), Sequence(Choose(OPPONENT), Damage(2, PLAIN, PICKED))),
            If(shows(booty=1), Draw(2)),
            If(shows(skull=1), Inflict(KEG, who=OPPONENT)),
        ),
        source=LISTS,
    ),
    Card(
        "scurvy",
        Name("Scurvy!", "Scorbut !", ours=True),
        2,
        MAIN,
        Sequence(Damage(1, PLAIN, YOU), Inflict(WITHER, who=OPPONENT)),
        source=LISTS,
    ),
    Card("pillage", Name("Pillage!", "Pillage !", ours=True), 0, MAIN, StealCP(1, OPPONENT), source=LISTS),
    Card("truce", Name("Truce!", "Trêve !", "f", ours=True), 3, MAIN, Inflict(PARLEY, who=OPPONENT), source=LISTS),
    Card(
        "crows-nest",
        Name("Crow's Nest!", "Nid-de-pie !", ours=True),
        1,
        MAIN,
        Sequence(
            Choose(OPPONENT),
            Dice(1),
            If(shows(cutlass=1), LookAtHand(PICKED)),
            If(shows(booty=1), Discard(PICKED)),
            If(shows(skull=1), DiscardRandom(PICKED)),
        ),
        source=LISTS,
    ),
    Card(
        "high-stakes",
        Name("High Stakes!", "Gros enjeux !", ours=True),
        2,
        MAIN,
        Sequence(Dice(2), If(shows(booty=1), Sequence(Draw(2), GainCP(2)))),
        source=LISTS,
    ),
    Card(
        "pirates-life",
        Name("Pirate's Life!", "Vie de pirate !", "f", ours=True),
        1,
        MAIN,
        If(OnSide(0), Gain(DOUBLOON), Heal(3)),
        source=LISTS,
    ),
    Card(
        "feed-the-fish",
        Name("Feed the Fish!", "Nourrissez les poissons !", ours=True),
        3,
        MAIN,
        Inflict(KEG, who=OPPONENT, most=3),
        source=LISTS,
    ),
    Card(
        "light-it-up",
        Name("Light It Up!", "Mettez le feu !", ours=True),
        2,
        MAIN,
        Inflict(KEG, who=OPPONENT),
        source=LISTS,
    ),
    Card(
        "yo-ho",
        Name("Yo Ho!", "Yo ho !", ours=True),
        2,
        MAIN,
        Either(
            Inflict(KEG, who=OPPONENT),
            Sequence(
                Choose(OPPONENT),
                Dice(1, by=PICKED),
                If(AtLeast(Total(), 3), Sequence(Inflict(KEG, who=PICKED), Inflict(WITHER, who=PICKED))),
            ),
        ),
        source=LISTS,
    ),
)

HERO = Hero(
    "cursed-pirate",
    Name("Cursed Pirate", "Pirate Maudite", "f"),
    "season 2",
    complexity=5,
    # DT-HERO-PIR-01; the number of tokens in the box (DT-HERO-PIR-03) limits nothing
    faces=(CUTLASS, CUTLASS, CUTLASS, BOOTY, BOOTY, SKULL),
    symbols={
        CUTLASS: Name("Cutlass", "Sabre"),
        BOOTY: Name("Booty", "Butin"),
        SKULL: Name("Skull", "Crâne"),
    },
    letters={CUTLASS: "C", BOOTY: "B", SKULL: "S"},
    sides=(HUMAN, CURSED),
    tokens=(DOUBLOON, KEG, WITHER, PARLEY),
    cards=(*common(), *CARDS),
    accent="#3c8d86",
    setup=StartWith(DOUBLOON, 3),  # DT-HERO-PIR-02
    deck_size=33,
    remarks=(
        Said("The promo card Heave-Ho! is left out.", "La carte promotionnelle Heave-Ho! est laissée de côté."),
        Said(
            "The complexity is not among the figures found: 5 is ours and has no effect.",
            "La difficulté n'est pas parmi les chiffres trouvés : 5 est notre estimation et n'a aucun effet.",
        ),
        Said(
            "The Shivering: its full text was not found. The rulebook hints that it also lets the Pirate remove her "
            "own Doubloons, as Shiver Me Timbers does; this part is missing here.",
            "Frissonnement : son texte complet n'a pas été retrouvé. Le livret laisse entendre que la Pirate peut "
            "aussi retirer ses propres Doublons, comme avec Mort de mes os ; cette partie manque ici.",
        ),
        Said(
            "Walk the Plank: with several opponents, the one who is robbed or discards is read as the target.",
            "Sur la planche : face à plusieurs adversaires, c'est la cible, selon notre lecture, qui est volée ou qui "
            "défausse.",
        ),
    ),
)
