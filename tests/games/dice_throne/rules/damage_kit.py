"""Test-only tokens, cards and heroes with round numbers: for damage, Attack Modifiers and priority."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablee.games.dice_throne.rules import heroes
from tablee.games.dice_throne.rules.effects.aim import ATTACKER, OPPONENT, OPPONENTS, YOU
from tablee.games.dice_throne.rules.effects.amounts import AtMost, PerHeld, PerToken, Times, Total
from tablee.games.dice_throne.rules.effects.basic import AwaitTarget, GainCP, Heal, Then
from tablee.games.dice_throne.rules.effects.damage import (
    AddDamage,
    Attacking,
    Block,
    Damage,
    Facing,
    MakeUndefendable,
    Prevent,
    PreventHalf,
    ReturnHalf,
)
from tablee.games.dice_throne.rules.effects.dice import Dice
from tablee.games.dice_throne.rules.effects.isolated import Isolated
from tablee.games.dice_throne.rules.effects.tokens import Gain, Inflict
from tablee.games.dice_throne.rules.heroes import common
from tablee.games.dice_throne.rules.records import Incoming
from tablee.games.dice_throne.rules.run import Node, Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import (
    AT_UPKEEP,
    ATTACKS,
    COLLATERAL,
    INSTANT,
    MAIN,
    NEGATIVE,
    PLAIN,
    POSITIVE,
    PURE,
    ROLL,
    UNDEFENDABLE,
    Ability,
    Card,
    Hero,
    Name,
    Slot,
    Token,
    level,
    symbols,
)
from tablee.games.dice_throne.scene import battle
from tablee.kernel.decision import Flow
from tablee.kernel.effect import Effect, If, Sequence
from tablee.testing.scene import Scene

BOUNTY = heroes.tokens()["bounty"]
EVASIVE = heroes.tokens()["evasive"]
RELOAD = heroes.tokens()["reload"]


class Double(Node):
    """Your attack deals its subtotal once more (DT-DMG-12)."""

    def __repr__(self) -> str:
        return "Double()"

    def do(self, game: Battle, run: Run) -> Flow | None:
        assert game.attack is not None
        game.incoming_to(game.attack.to).shares += ((1, 1),)
        return None


@dataclass(frozen=True)
class PreventFor(Node):
    """A prevention that waits against the target of your own attack, whoever could act (DT-DMG-25)."""

    n: int

    def do(self, game: Battle, run: Run) -> Flow | None:
        assert game.attack is not None
        game.incoming_to(game.attack.to).prevented += ((self.n, False),)
        game.incoming_to(game.attack.to).shares += ((-1, 2),)
        return None


# ---------------------------------------------------------------------- tokens
def token(id: str, kind: str = POSITIVE, limit: int = 5, persistent: bool = False) -> Token:
    return Token(id, Name(id, id), kind, limit, letter=id[0].upper(), persistent=persistent)


AGILITY = token("agility", limit=2).spends(Sequence(Facing(), Dice(1), If(AtMost(Total(), 3), PreventHalf())))
PROTECTION = token("protection").spends(PreventHalf())
RETRIBUTION = token("retribution").spends(ReturnHalf())
WITHER = token("wither", NEGATIVE, 2, persistent=True).when(ATTACKS, AddDamage(Times(-1, PerHeld())))
HEX = token("hex", NEGATIVE).when(ATTACKS, AddDamage(-4))
KEG = token("powder-keg", NEGATIVE, 1).bursts(Isolated(4))
BURN = token("burn", NEGATIVE, 1, persistent=True).when(AT_UPKEEP, Damage(2, PLAIN, YOU))
CRACKLE = token("crackle").spends(AddDamage(2))
FURY = token("fury").spends(AddDamage(3))
DRAUGHT = token("draught").spends(Heal(3))
PIERCE = token("pierce").spends(MakeUndefendable())
TROPHY = token("trophy").when(ATTACKS, GainCP(1))  # for each Attack its holder makes
TOKENS = (
    AGILITY, PROTECTION, RETRIBUTION, WITHER, HEX, KEG, BURN, CRACKLE, FURY, DRAUGHT, PIERCE, TROPHY, EVASIVE, RELOAD, BOUNTY,
)  # fmt: skip


# ---------------------------------------------------------------------- cards
def card(id: str, effect: Effect, *, timing: int = ROLL, cost: int = 0, modifier: bool = False) -> Card:
    return Card(id, Name(id, id), cost, timing, effect, modifier=modifier)


def cards() -> tuple[Card, ...]:
    return (
        card("plus-1", AddDamage(1), modifier=True),
        card("plus-2", AddDamage(2), modifier=True),
        card("plus-3", AddDamage(3), modifier=True),
        card("plus-4", AddDamage(4), modifier=True),
        card("brand", Sequence(Attacking(), Inflict(BOUNTY)), modifier=True),
        card("double", Sequence(Attacking(), Double()), modifier=True),
        card("parry-2", Prevent(2)),
        card("parry-4", Prevent(4)),
        card("parry-5", Prevent(5), timing=INSTANT),
        card("jab", Sequence(Facing(), Damage(2, PLAIN, OPPONENT)), timing=INSTANT),
        card("sling", Damage(2, PLAIN, OPPONENT), timing=INSTANT),
        card("keg", Inflict(KEG, who=OPPONENT), timing=MAIN),
        card("stone", Damage(3, PLAIN, OPPONENT), timing=MAIN),
    )


# ---------------------------------------------------------------------- boards
def offense(id: str, effect: Effect, *, ultimate: bool = False) -> Slot:
    """Any roll with a hit allows it."""
    return Slot(id, level(Ability(id, Name(id, id), effect, needs=symbols(hit=1), ultimate=ultimate)))


def defense(id: str, effect: Effect, dice: int = 1) -> Slot:
    return Slot(id, level(Ability(id, Name(id, id), effect, dice=dice)))


def attacks() -> tuple[Slot, ...]:
    return (
        *[offense(f"normal-{n}", Damage(n)) for n in (1, 3, 4, 6, 7, 9, 10, 12, 15)],
        *[offense(f"undefendable-{n}", Damage(n, UNDEFENDABLE)) for n in (2, 3, 4)],
        *[offense(f"pure-{n}", Damage(n, PURE)) for n in (3, 4)],
        offense("late-pure-4", Sequence(AwaitTarget(), Damage(4, PURE))),
        offense("collateral-3", Damage(3, COLLATERAL, OPPONENTS)),
        offense("ultimate-10", Damage(10), ultimate=True),
        offense("hampered-ultimate", Sequence(Damage(10), PreventFor(4)), ultimate=True),
        offense("mixed-4-2", Sequence(Damage(4), Damage(2, UNDEFENDABLE))),
        offense("mixed-1-9", Sequence(Damage(1), Damage(9, UNDEFENDABLE))),
        offense("two-strokes", Sequence(Damage(4), Then(), Damage(2))),
        offense("curse", Inflict(WITHER)),
        offense("empty-threat", Damage(PerToken(1, FURY))),
        offense("bounty-12", Sequence(Inflict(BOUNTY), Damage(12))),
        offense("keg-6", Sequence(Inflict(KEG), Damage(6))),
        offense("drink-then-hit", Sequence(Heal(1), Then(), Damage(6))),
    )


def defenses() -> tuple[Slot, ...]:
    return (
        *[defense(f"block-{n}", Block(n)) for n in (2, 6, 9)],
        defense("block-2-hit-2", Sequence(Block(2), Damage(2, PLAIN, ATTACKER))),
        defense("block-9-hit-2", Sequence(Block(9), Damage(2, PLAIN, ATTACKER))),
        defense("pray", Sequence(Gain(PROTECTION), Then(), GainCP(1), Damage(2, PLAIN, ATTACKER))),
    )


def hero(id: str, board: tuple[Slot, ...], extra: tuple[Card, ...], tokens: tuple[Token, ...] = TOKENS) -> Hero:
    """Faces 1 to 3 are hits, 4 and 5 guards, 6 a star."""
    return Hero(
        id,
        Name(id.title(), id.title()),
        "test",
        complexity=1,
        faces=("hit", "hit", "hit", "guard", "guard", "star"),
        symbols={name: Name(name, name) for name in ("hit", "guard", "star")},
        letters={"hit": "H", "guard": "G", "star": "S"},
        sides=(board,),
        tokens=tokens,
        cards=(*common(), *extra),
    )


CHAMPION = hero("champion", (*attacks(), *defenses()), cards())  # has everything, on both sides of an attack
ROLLED = (1, 2, 3, 4, 6)  # a roll that allows every attack of the champion


def fight(ability: str, *, heroes: int = 2, dice: tuple[int, ...] = (), **known: Any) -> Scene[Battle]:
    """Champions, and the Active Player has just activated an attack; `dice` are those rolled afterwards."""
    s = battle(*[CHAMPION] * heroes, at="offensive_roll", dice=(*ROLLED, *dice), **known)
    return activated(s, ability)


def activated(s: Scene[Battle], ability: str) -> Scene[Battle]:
    """The Active Player keeps the first roll and activates an ability; until then nobody does anything."""
    faces = " ".join([str(face) for face in sorted(s.game.rolls[-1].faces)])
    for move in (f"keep {faces}", f"announce {ability}", ""):
        while s.prompt == "act" and before_activation(s):
            s.do(f"{s.seat}:pass")
        if move:
            s.do(f"{s.game.active}:{move}")
    return s


def before_activation(s: Scene[Battle]) -> bool:
    steps = [crumb.step for crumb in s.game.where() if crumb.procedure == "OffensiveRoll"]
    return steps in (["answers"], ["before_activation"])


def defended(s: Scene[Battle], ability: str) -> Scene[Battle]:
    """The Defender defends; nobody else does anything until the dice are used."""
    s.passing("defend")
    return s.do(f"{s.seat}:defend {ability}")


def to_the_end(s: Scene[Battle]) -> Scene[Battle]:
    """Nobody does anything more in this Roll Phase; no defence."""
    while s.prompt in ("act", "act-before", "defend"):
        s.do(f"{s.seat}:pass")
    return s


def perform(s: Scene[Battle], *moves: str) -> Scene[Battle]:
    """Each of these as soon as its seat is asked; everybody else passes. Dice of a token are left as they are."""
    for move in moves:
        while s.seat != int(move[0]):
            s.do(f"{s.seat}:pass")
        s.do(move)
        while s.prompt == "act-before" or (s.prompt == "act" and on_the_table(s)):
            s.do(f"{s.seat}:pass")
    return s


def on_the_table(s: Scene[Battle]) -> bool:
    """Dice rolled for a text are lying there."""
    return any([crumb.procedure == "TextRoll" for crumb in s.game.where()])


def pending(s: Scene[Battle], seat: int) -> Incoming:
    """What is on its way to a seat with the batch of the Roll Phase."""
    found = [one for one in s.game.incoming if one.to == seat and not one.isolated and one.parts]
    assert len(found) == 1
    return found[0]


def subtotal_of(s: Scene[Battle], seat: int) -> int:
    return s.game.subtotal(pending(s, seat))


def half_of(s: Scene[Battle], seat: int) -> int:
    return s.game.half(pending(s, seat))


def taken(s: Scene[Battle], seat: int) -> list[int]:
    """What this seat has really been dealt, instance by instance."""
    lines = [line for line in s.game.told if line.message in ("takes", "unhurt") and line.args["who"] == f"&{seat}"]
    return [int(line.args.get("n", 0)) for line in lines]


def order_of(s: Scene[Battle], *messages: str) -> list[int]:
    """Seats in the order in which they did such things."""
    return [int(str(line.args["who"])[1:]) for line in s.game.log or [] if line.message in messages]


# ---------------------------------------------------------------------- heroes of the books' worked examples
BOLT = token("bolt").spends(AddDamage(3))  # a Spell
FLAME = token("flame").spends(AddDamage(4))  # another Spell
ABSOLUTION = 6  # what the Paladin's card prevents here; the book's own number is lost
DIVINE_DEFENCE = 2

STRANGE = hero(
    "doctor-strange",
    (offense("mystic-spells", Sequence(Damage(9), Gain(BOLT))),),
    (card("frozen-tendrils", Sequence(AddDamage(1), Gain(FLAME)), modifier=True),),
    (BOLT, FLAME),
)
WIDOW = hero(
    "black-widow",
    (defense("sabotage", Sequence(Block(2), Damage(2, PLAIN, ATTACKER))),),
    (),
    (AGILITY,),
)
PALADIN = hero(
    "paladin",
    (defense("divine-defence", Sequence(Block(DIVINE_DEFENCE), Gain(PROTECTION)), dice=3),),
    (card("absolution", Prevent(ABSOLUTION), timing=INSTANT, cost=1),),
    (PROTECTION, RETRIBUTION),
)
WITCH = hero("scarlet-witch", (offense("hex-bolt", Damage(4)),), (), (CRACKLE, WITHER))
