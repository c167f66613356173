"""Gunslinger (Season 2)."""

from __future__ import annotations

from tablee.games.dice_throne.content.common import common
from tablee.games.dice_throne.content.sources import NO_THEN
from tablee.games.dice_throne.content.tokens import KNOCKDOWN
from tablee.games.dice_throne.rules.effects.aim import ATTACKER, OPPONENT, PICKED, PLAYER, TARGET
from tablee.games.dice_throne.rules.effects.amounts import (
    AtLeast,
    AtMost,
    Half,
    OfAKind,
    PerSymbol,
    RollHigher,
    Tally,
    Total,
    shows,
)
from tablee.games.dice_throne.rules.effects.basic import AwaitTarget, Choose, GainCP
from tablee.games.dice_throne.rules.effects.damage import AddDamage, AllowReroll, Avoid, BlockHalf, Damage, Facing
from tablee.games.dice_throne.rules.effects.dice import Dice, Reroll
from tablee.games.dice_throne.rules.effects.tokens import Gain, Inflict
from tablee.games.dice_throne.rules.vocabulary import (
    AT_UPKEEP,
    ATTACKED,
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
from tablee.kernel.effect import Effect, Either, If, May, Sequence

BULLET, DASH, BULLSEYE = "bullet", "dash", "bullseye"
LISTS = Source("YH_DB TT MD")
BOARD_PRINTED = Source("RB_FR LJ YH_BOARD TT", dispute=NO_THEN)
CARD_PRINTED = Source("RB_FR YH_DB TT MD", dispute=NO_THEN)
SHOWDOWN_COST = Source(
    "YH_DB TT MD",
    "medium",
    Said(
        "cost of Showdown II / III: two lists 2 / 3 CP, one 1 / 2. Chosen: 2 / 3",
        "pour le coût de Dernier face à face II / III, deux listes donnent 2 / 3 PC, une autre 1 / 2. Retenu : 2 / 3",
    ),
)
EAT_LEAD_COST = Source(
    "MD YH_DB TT",
    dispute=Said(
        "cost: two lists 1 CP, one 2. Chosen: 1",
        "pour le coût, deux listes donnent 1 PC, une autre 2. Retenu : 1",
    ),
)

# DT-HERO-GUN-02
EVASIVE = Token("evasive", Name("Evasive", "Évitement"), POSITIVE, 3, letter="E", icon="dodging")
EVASIVE.spends(Sequence(Facing(), Dice(1), If(AtMost(Total(), 2), Avoid())))

# DT-HERO-GUN-03
RELOAD = Token("reload", Name("Reload", "Recharge", "f"), POSITIVE, 2, letter="R", icon="bullets")
RELOAD.spends(Sequence(Dice(1), AddDamage(Half(Total()))))

# DT-HERO-GUN-05: persistent (DT-STATUS-10)
BOUNTY = Token("bounty", Name("Bounty", "Prime", "f"), NEGATIVE, 1, letter="B", icon="wanted-reward", persistent=True)
BOUNTY.when(ATTACKED, Sequence(AddDamage(1), GainCP(1, ATTACKER)))

NAME_COLTS = Name("Revolver", "Colts d'or")
NAME_DOLLARS = Name("Bounty Hunter", "Quelques dollars de plus")
NAME_COVER = Name("Take Cover", "À couvert")
NAME_SHOWDOWN = Name("Showdown", "Dernier face à face")
NAME_DEADEYE = Name("Deadeye", "Cible humaine", "f")
NAME_FAN = Name("Fan the Hammer", "Recharge héroïque", "f")
NAME_QUICK = Name("Quick Draw", "Plus vite que ton ombre")
NAME_DUEL = Name("Duel", "Duel au soleil")


def revolver(n: int) -> Effect:
    return Sequence(Damage(n), If(OfAKind(4), Inflict(KNOCKDOWN)))


def face_off(win: int, lose: int) -> Effect:
    return Sequence(AwaitTarget(), Dice(1), Dice(1, by=TARGET), If(RollHigher(ties=True), Damage(win), Damage(lose)))


def duel(ties: bool) -> Effect:
    won = Either(Damage(3, PLAIN, ATTACKER), BlockHalf())
    return Sequence(Dice(1, by=ATTACKER), If(RollHigher(ties), won, Damage(1, PLAIN, ATTACKER)))


BOARD = (
    Slot(  # DT-HERO-GUN-07
        "revolver",
        level(Ability("revolver", NAME_COLTS, Damage(3), Damage(4), Damage(5), needs=Tiers(BULLET))),
        level(
            Ability("revolver", NAME_COLTS, revolver(4), revolver(5), revolver(6), needs=Tiers(BULLET)),
            cost=2,
            source=LISTS,
        ),
    ),
    Slot(  # DT-HERO-GUN-08
        "bounty-hunter",
        level(
            Ability(
                "bounty-hunter",
                NAME_DOLLARS,
                Sequence(Inflict(BOUNTY), Damage(1, UNDEFENDABLE)),
                needs=symbols(bullet=2, bullseye=2),
            ),
            source=BOARD_PRINTED,
        ),
        level(
            Ability(
                "bounty-hunter",
                NAME_DOLLARS,
                Sequence(Inflict(BOUNTY), Damage(2, UNDEFENDABLE)),
                needs=symbols(bullet=2, bullseye=2),
            ),
            cost=1,
            source=CARD_PRINTED,
        ),
    ),
    Slot(  # DT-HERO-GUN-12, DT-UPGRADE-08: the upgrade brings a second ability
        "take-cover",
        level(Ability("take-cover", NAME_COVER, Sequence(Gain(EVASIVE), Damage(5)), needs=symbols(bullet=2, dash=3))),
        level(
            Ability("take-cover", NAME_COVER, Sequence(Gain(EVASIVE), Damage(6)), needs=symbols(bullet=2, dash=3)),
            Ability(
                "mark-the-target",
                Name("Mark the Target", "Cible verrouillée", "f"),
                Sequence(Gain(EVASIVE, 2), Inflict(BOUNTY)),
                needs=symbols(dash=3),
            ),
            cost=2,
            source=LISTS,
        ),
    ),
    Slot(  # DT-HERO-GUN-09
        "showdown",
        level(Ability("showdown", NAME_SHOWDOWN, face_off(7, 5), needs=SMALL)),
        level(Ability("showdown", NAME_SHOWDOWN, face_off(8, 6), needs=SMALL), cost=2, source=SHOWDOWN_COST),
        level(Ability("showdown", NAME_SHOWDOWN, face_off(9, 6), needs=SMALL), cost=3, source=SHOWDOWN_COST),
    ),
    Slot(  # DT-HERO-GUN-11
        "deadeye",
        level(
            Ability(
                "deadeye",
                NAME_DEADEYE,
                Sequence(Inflict(KNOCKDOWN), Damage(6, UNDEFENDABLE)),
                needs=symbols(bullseye=4),
            )
        ),
        level(
            Ability(
                "deadeye",
                NAME_DEADEYE,
                Sequence(Inflict(KNOCKDOWN), Damage(8, UNDEFENDABLE)),
                needs=symbols(bullseye=4),
            ),
            Ability(
                "enforcer",
                Name("Enforcer", "Justicier", ours=True),
                Sequence(
                    Gain(EVASIVE), Inflict(BOUNTY, who=OPPONENT, most=2), Inflict(KNOCKDOWN, who=OPPONENT, most=2)
                ),
                needs=symbols(bullseye=3),
            ),
            cost=2,
            source=LISTS,
        ),
    ),
    Slot(  # DT-HERO-GUN-13
        "fan-the-hammer",
        level(Ability("fan-the-hammer", NAME_FAN, Sequence(Gain(EVASIVE, 2), Damage(7)), needs=LARGE)),
        level(
            Ability("fan-the-hammer", NAME_FAN, Sequence(Gain(EVASIVE, 2), Damage(8)), needs=LARGE),
            Ability(
                "pistol-whip",
                Name("Pistol Whip", "Coup de crosse", ours=True),
                Sequence(Gain(EVASIVE), Inflict(KNOCKDOWN), Damage(1, UNDEFENDABLE)),
                needs=symbols(dash=2, bullseye=1),
            ),
            cost=2,
            source=LISTS,
        ),
    ),
    Slot(  # DT-HERO-GUN-06
        "quick-draw",
        level(Ability("quick-draw", NAME_QUICK, on={AT_UPKEEP: Gain(RELOAD)})),
        level(
            Ability("quick-draw", NAME_QUICK, on={AT_UPKEEP: Gain(RELOAD)}, rerolls=RELOAD.id),
            cost=2,
            source=LISTS,
        ),
    ),
    Slot(  # DT-HERO-GUN-14
        "fill-em-with-lead",
        level(
            Ability(
                "fill-em-with-lead",
                Name("Fill 'Em With Lead!", "Une poignée de plomb !", "f"),
                Sequence(Gain(EVASIVE), AllowReroll(RELOAD), Inflict(BOUNTY), Inflict(KNOCKDOWN), Damage(10)),
                needs=symbols(bullseye=5),
                ultimate=True,
            ),
            source=BOARD_PRINTED,
        ),
    ),
    Slot(  # DT-HERO-GUN-10
        "duel",
        level(Ability("duel", NAME_DUEL, duel(ties=False), dice=1)),
        level(Ability("duel", NAME_DUEL, duel(ties=True), dice=1), cost=3, source=LISTS),
    ),
)

CARDS = (
    Card("spin-the-chamber", Name("Spin the Chamber!", "Tourne, barillet !", ours=True), 1, MAIN, Gain(RELOAD)),
    Card(
        "roulette",
        Name("Roulette!", "Roulette !", "f", ours=True),
        1,
        MAIN,
        Sequence(
            Choose(PLAYER),
            Dice(1),
            If(shows(bullet=1), Damage(2, PLAIN, PICKED)),
            If(shows(dash=1), Inflict(KNOCKDOWN, who=PICKED)),
            If(shows(bullseye=1), Inflict(BOUNTY, who=PICKED)),
        ),
    ),
    Card("wanted", Name("Wanted!", "Recherché !", ours=True), 2, MAIN, Inflict(BOUNTY, who=OPPONENT)),
    Card(  # DT-HERO-GUN-15
        "eat-lead",
        Name("Eat Lead!", "Mange du plomb !"),
        1,
        ROLL,
        Sequence(Dice(5), AddDamage(PerSymbol(1, BULLET)), If(AtLeast(Tally(), 4), Inflict(KNOCKDOWN))),
        modifier=True,
        source=EAT_LEAD_COST,
    ),
    Card(
        "wild-west",
        Name("Wild West!", "Far West !", ours=True),
        1,
        ROLL,
        Sequence(May(Reroll(token=RELOAD)), AddDamage(1)),
        modifier=True,
    ),
)

HERO = Hero(
    "gunslinger",
    Name("Gunslinger", "As de la Gâchette"),
    "season 2",
    complexity=2,
    # DT-HERO-GUN-01
    faces=(BULLET, BULLET, BULLET, DASH, DASH, BULLSEYE),
    symbols={
        BULLET: Name("Bullet", "Balle", "f"),
        DASH: Name("Dash", "Ruée", "f"),
        BULLSEYE: Name("Bullseye", "Mille"),
    },
    letters={BULLET: "B", DASH: "D", BULLSEYE: "M"},
    sides=(BOARD,),
    tokens=(EVASIVE, RELOAD, KNOCKDOWN, BOUNTY),
    cards=(*common(), *CARDS),
    accent="#c79a3b",
    deck_size=32,
    remarks=(
        Said(
            "The promo card Run and Gun! is known by its title only and is left out.",
            "La carte promotionnelle Run and Gun! n'est connue que par son titre ; elle est laissée de côté.",
        ),
    ),
)
