"""Random texts: trees of nodes with values that content may have."""

from __future__ import annotations

import random
from dataclasses import fields, is_dataclass
from typing import Any

from tablee.games.dice_throne.rules.effects.aim import OPPONENT, OPPONENTS, PLAYER
from tablee.games.dice_throne.rules.effects.amounts import Half, Plus, Times
from tablee.games.dice_throne.rules.effects.basic import Also, AtTurnEnd, AwaitTarget, Late, Postpone, Then, UpTo
from tablee.games.dice_throne.rules.effects.board import LookTop, OrderTop, RevealTop, TakeUpgrades
from tablee.games.dice_throne.rules.effects.bots import OnceATurn
from tablee.games.dice_throne.rules.effects.tokens import Advance, BecomeToken, PassToken
from tablee.games.dice_throne.rules.effects.tricks import OwnerChooses, TurnOver
from tablee.games.dice_throne.rules.spelling import ONE
from tablee.games.dice_throne.rules.vocabulary import Hero
from tablee.games.dice_throne.text.nodes import NODES
from tablee.kernel.effect import Amount, Condition, Effect, Either, If, May, Sequence
from tablee.text.matching import type_of

LEADS = (
    "Facing",
    "Dying",
    "PayCard",
    "Attacked",
    "Blocked",
    "Attacking",
    "Dealing",
    "AtOffenseEnd",
    "FoeRolled",
    "DefenseRolled",
)
#: what only stands where something else stands before it, or is made by settling
BOUND = (Also, Late, Postpone, AwaitTarget, LookTop, OrderTop, RevealTop, TakeUpgrades, Advance, BecomeToken, PassToken)
FRAMES = (Sequence, Either, May, If, UpTo, OnceATurn, AtTurnEnd, OwnerChooses, TurnOver)


def kind(base: type, *without: str) -> list[type]:
    return [cls for name, cls in NODES.items() if issubclass(cls, base) and name not in without]


AMOUNTS, CONDITIONS = kind(Amount), kind(Condition)
EFFECTS = [
    cls
    for cls in kind(Effect, *LEADS, "Then", "AddToRoll", "AddToDefense", "Repeat", "AtTurnEnd")
    if cls not in (*BOUND, *FRAMES)
]


LEAVES = [cls for cls in AMOUNTS if cls not in (Half, Plus, Times)]


class Trees:
    def __init__(self, seed: int, hero: Hero) -> None:
        self.random = random.Random(seed)
        self.hero = hero

    def made(self, cls: type, depth: int) -> Any:
        if not is_dataclass(cls):
            return cls()
        types = {field.name: type_of(cls, field.name) for field in fields(cls)}
        return cls(**{name: self.value(cls, name, declared, depth) for name, declared in types.items()})

    def value(self, cls: type, name: str, declared: str, depth: int) -> Any:
        pick, known = self.random.choice, VALUES.get(f"{cls.__name__}.{name}") or VALUES.get(name)
        if known:
            return pick(known)
        if declared in ("Token", "Token | None"):
            return pick([None, *self.hero.tokens] if "None" in declared else list(self.hero.tokens))
        if name in ("symbol", "other"):
            return pick(list(self.hero.symbols))
        if name == "need":
            some = self.random.sample(list(self.hero.symbols), pick([1, 1, 2]))
            return tuple([(symbol, pick([1, 2, 3])) for symbol in some])
        if declared == "bool":
            return pick([True, False])
        if declared in ("Number", "Amount"):
            return self.amount(declared == "Number", depth)
        if declared == "int":
            return pick([1, 2, 3, 5])
        raise AssertionError(f"{cls.__name__}.{name}: {declared}")

    def amount(self, figure: bool, depth: int) -> Any:
        if figure and (depth <= 0 or self.random.random() < 0.5):
            return self.random.choice([1, 2, 3, 8])
        plain = LEAVES if depth <= 0 else AMOUNTS
        return self.made(self.random.choice(plain), depth - 1)

    def effect(self, amounts: int = 1) -> Effect:
        node: Effect = self.made(self.random.choice(EFFECTS), amounts)
        return node

    def chance(self, n: int) -> bool:
        return self.random.randrange(n) == 0

    def flat(self, most: int = 4) -> Effect:
        """Orders and deeds one after the other."""
        parts = [self.effect() for _ in range(self.random.randint(1, most))]
        if self.chance(12):
            n = self.random.choice([2, 3])
            parts += [LookTop(n), *[cls(n) for cls in (RevealTop, TakeUpgrades, OrderTop) if self.chance(2)]]
        return parts[0] if len(parts) == 1 else Sequence(*parts)

    def text(self) -> Effect:
        """With what only a whole text has: conditions that it begins with, pauses."""
        parts = [self.made(NODES[name], 0) for name in self.random.sample(LEADS, self.random.choice([0, 0, 0, 1, 2]))]
        parts.append(self.flat())
        if self.chance(4):
            parts += [Then(), self.flat(2)]
        return Sequence(*parts) if len(parts) > 1 else parts[0]

    def framed(self, inside: Any) -> Effect:
        frame = self.random.choice(
            ["may", "if", "if-else", "either", "also", "up-to", "turn-end", "turn-once", "owner", "turn-over"]
        )
        test = self.made(self.random.choice(CONDITIONS), 0)
        match frame:
            case "may":
                return May(inside())
            case "if":
                return If(test, inside())
            case "if-else":
                return If(test, inside(), inside())
            case "also":
                return Also(inside())
            case "turn-end":
                return AtTurnEnd(inside())
            case "turn-once":
                return OnceATurn(inside())
            case "owner":
                return OwnerChooses(Either(inside(), inside()))
            case "turn-over":
                return TurnOver(2, Either(self.flat(2), self.flat(2)))  # a choice inside would count as more cards
            case "up-to":
                return UpTo(self.random.choice([2, 3, 5]), inside())
        return Either(inside(), inside())

    def deep(self, depth: int = 1) -> Effect:
        """Frames inside one another, after what may stand before."""
        node = self.framed(lambda: self.flat(2) if depth == 1 else self.deep(depth - 1))
        return Sequence(self.effect(), node) if self.chance(2) else node


VALUES: dict[str, tuple[Any, ...]] = {
    "Damage.to": (*ONE, OPPONENTS),
    "Choose.who": (OPPONENT, PLAYER),
    "who": ONE,
    "Dice.by": ONE,
    "Dice.again": (0, 0, 1),
    "kind": (0, 1, 2, 3, 4, 5, 6),
    "OnSide.side": (0, 1),
    "Prepare.where": ("hand", "discard", "anywhere"),
    "TurnBoard.side": (0, 1),
    "Reroll.whose": ("own", "allied", "theirs"),
    "ExtraAttempt.purpose": ("offense", "defense"),
    "Inflict.most": (1, 1, 1, 2),
}
