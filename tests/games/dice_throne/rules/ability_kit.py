"""A hero for tests with Black Panther's dice, and tokens with the properties the rules' examples need."""

from __future__ import annotations

from tablee.games.dice_throne.rules.effects.aim import ATTACKER, YOU
from tablee.games.dice_throne.rules.effects.amounts import AtMost, PerHeld, PerSymbol, Times, Total
from tablee.games.dice_throne.rules.effects.basic import GainCP
from tablee.games.dice_throne.rules.effects.damage import (
    AddDamage,
    Attacked,
    Block,
    Damage,
    Facing,
    Pacify,
    Prevent,
    PreventHalf,
)
from tablee.games.dice_throne.rules.effects.dice import Dice, SetAny
from tablee.games.dice_throne.rules.effects.isolated import Isolated
from tablee.games.dice_throne.rules.effects.tokens import Lose
from tablee.games.dice_throne.rules.heroes import common
from tablee.games.dice_throne.rules.vocabulary import (
    AT_UPKEEP,
    ATTACKED,
    ATTACKS,
    CONCLUSION,
    MAIN,
    NEGATIVE,
    PLAIN,
    POSITIVE,
    ROLL,
    UNIQUE,
    Ability,
    Card,
    Hero,
    Name,
    Requirement,
    Slot,
    Token,
    level,
    symbols,
)
from tablee.kernel.effect import Effect, If, Sequence

CLAWS, VIBRANIUM, PANTHER = "claws", "vibranium", "panther"
ANY = Name("Test", "Essai")

MARK = Token("mark", ANY, NEGATIVE, 3, letter="M")
HONOUR = Token("honour", ANY, POSITIVE, 3, letter="H")
PRIDE = Token("pride", ANY, POSITIVE, 3, letter="P")
CRIT = Token("crit", ANY, POSITIVE, 3, letter="X")

#: half of the damage on 1 to 3
AGILITY = Token("agility", ANY, POSITIVE, 2, letter="A")
AGILITY.spends(Sequence(Facing(), Dice(1), If(AtMost(Total(), 3), PreventHalf())))

#: 3 of the incoming damage, without dice
SHIELD = Token("shield", ANY, POSITIVE, 3, letter="S").spends(Prevent(3))

#: the same as a companion's doing
WOLF = Token("wolf", ANY, UNIQUE, 1, letter="W", companion=True).spends(Prevent(3))

#: stops 2 of every attack by itself
AURA = Token("aura", ANY, POSITIVE, 1, letter="U").when(ATTACKED, Sequence(Attacked(), Prevent(2)))

#: hits back at every attacker by itself
THORNS = Token("thorns", ANY, POSITIVE, 1, letter="N").when(ATTACKED, Damage(2, PLAIN, ATTACKER))

#: sets any die
WILD = Token("wild", ANY, POSITIVE, 1, letter="I").spends(SetAny())

#: a die whenever its holder likes
LUCK = Token("luck", ANY, POSITIVE, 3, letter="L").spends(Sequence(Dice(1), GainCP(Total())))

WITHER = Token("wither", ANY, NEGATIVE, 2, letter="D", persistent=True)
WITHER.when(ATTACKS, AddDamage(Times(-1, PerHeld())))

PARLEY = Token("parley", ANY, NEGATIVE, 1, letter="Y")
PARLEY.when(ATTACKS, Pacify()).when(CONCLUSION, Lose(PARLEY))

#: 6 disarms it, else it goes off
TIME_BOMB = Token("time-bomb", ANY, NEGATIVE, 2, letter="T")
TIME_BOMB.when(AT_UPKEEP, Sequence(Dice(1), Lose(TIME_BOMB), If(AtMost(Total(), 5), Isolated(4))))

#: 3 damage every upkeep
POISON = Token("poison", ANY, NEGATIVE, 1, letter="O").when(AT_UPKEEP, Damage(3, PLAIN, YOU))

TOKENS = (
    MARK, HONOUR, PRIDE, CRIT, AGILITY, SHIELD, WOLF, AURA, THORNS, WILD, LUCK, WITHER, PARLEY, TIME_BOMB, POISON,
)  # fmt: skip


def ability(id: str, *do: Effect, needs: Requirement | None = None, ultimate: bool = False) -> Ability:
    """An offensive ability; unless told otherwise any dice with one Claws will do."""
    return Ability(id, ANY, *do, needs=needs or symbols(claws=1), ultimate=ultimate)


def ultimate(*do: Effect) -> Ability:
    """On five Panthers."""
    return ability("ultimate", *do, needs=symbols(panther=5), ultimate=True)


def card(effect: Effect, id: str = "text", cost: int = 0, timing: int = MAIN) -> Card:
    return Card(id, ANY, cost, timing, effect)


def boost(n: int = 2) -> Card:
    """An Attack Modifier."""
    return Card("boost", ANY, 0, ROLL, AddDamage(n), modifier=True)


def panther(*abilities: Ability, cards: tuple[Card, ...] = (), id: str = "panther") -> Hero:
    """Claws on 1 to 3, Vibranium on 4 and 5, Panther on 6; its defence prevents 1 for each Claws on three dice."""
    guard = Ability("guard", ANY, Block(PerSymbol(1, CLAWS)), dice=3)
    return Hero(
        id,
        ANY,
        "marvel",
        complexity=1,
        faces=(CLAWS, CLAWS, CLAWS, VIBRANIUM, VIBRANIUM, PANTHER),
        symbols={CLAWS: ANY, VIBRANIUM: ANY, PANTHER: ANY},
        letters={CLAWS: "C", VIBRANIUM: "V", PANTHER: "P"},
        sides=(tuple([Slot(a.id, level(a)) for a in (*abilities, guard)]),),
        tokens=TOKENS,
        cards=(*common(), boost(), *cards),
    )


def foe(*abilities: Ability, cards: tuple[Card, ...] = ()) -> Hero:
    """The same hero for another seat."""
    return panther(*abilities, cards=cards, id="foe")
