"""What the words of a text do not tell, and what settles it: where the text stands, and what stands before. Language-free."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from tablee.games.dice_throne.rules.effects.aim import OPPONENT, TARGET, YOU
from tablee.games.dice_throne.rules.effects.amounts import (
    AtLeast,
    Behind,
    Dealt,
    PerToken,
    Plus,
    TargetHas,
    Times,
)
from tablee.games.dice_throne.rules.effects.basic import Also, AwaitTarget, Heal, Late, Postpone
from tablee.games.dice_throne.rules.effects.board import LookTop, OrderTop, RevealTop, TakeUpgrades
from tablee.games.dice_throne.rules.effects.companions import Split
from tablee.games.dice_throne.rules.effects.damage import Block, BlockHalf, Damage, DamageSeveral, Prevent, PreventHalf
from tablee.games.dice_throne.rules.effects.dice import AddToDefense, Dice
from tablee.games.dice_throne.rules.effects.isolated import Isolated
from tablee.games.dice_throne.rules.effects.tokens import Advance, BecomeToken, Inflict, Lose, PassToken
from tablee.games.dice_throne.rules.effects.tricks import OwnerChooses, TurnOver
from tablee.games.dice_throne.rules.vocabulary import NORMAL, PLAIN, TOTALLED, Token
from tablee.games.dice_throne.text.words import Names
from tablee.kernel.effect import Amount, Condition, Effect, Either, If, Sequence
from tablee.text.matching import told
from tablee.text.understanding import Unsettled
from tablee.text.writer import NO_NUMBER

NODE = (Effect, Amount, Condition)
OFFENSE, DEFENSE, PASSIVE, CARD, TOKEN, SETUP = "offense", "defense", "passive", "card", "token", "setup"
PLACES = (OFFENSE, DEFENSE, PASSIVE, CARD, TOKEN, SETUP)


class Settler:
    """Every node is made anew: no node serves twice. `place` is where the text stands, `own` the token whose text it is."""

    def __init__(self, place: str, names: Names, own: Token | None) -> None:
        self.place = place
        self.names = names
        self.own = own
        self.looked = NO_NUMBER  # cards that were looked at

    def settle(self, tree: Any) -> Effect:
        self.looked = NO_NUMBER
        done: Effect = self.node(tree)
        if waits_for_target(done):
            done = Sequence(AwaitTarget(), done)
        if not told(done):
            raise Unsettled
        return done

    def node(self, e: Any) -> Any:
        if isinstance(e, Sequence):
            parts = [self.node(part) for part in e.parts]
            waits = any([waits_for_target(part) for part in parts])
            return Sequence(*([AwaitTarget(), *parts] if waits else parts))
        if isinstance(e, Either):
            return Either(*[self.node(part) for part in e.parts])
        if isinstance(e, AddToDefense):
            return AddToDefense(Settler(DEFENSE, self.names, self.own).node(e.what))
        if isinstance(e, (Also, Late)):
            return Also(self.node(e.late.what if isinstance(e, Also) else e.what))
        if is_dataclass(e) and not isinstance(e, type):
            held = {field.name: getattr(e, field.name) for field in fields(e)}
            e = type(e)(**{name: self.node(v) if isinstance(v, NODE) else v for name, v in held.items()})
        elif isinstance(e, Effect):
            e = type(e)()
        return self.one(e)

    def one(self, e: Any) -> Any:
        """A node whose parts are settled."""
        match e:
            case Damage(kind=kind, to=to) if kind in (NORMAL, PLAIN):
                return replace(e, kind=NORMAL if to == TARGET else PLAIN)
            case Isolated(kind=kind) | DamageSeveral(kind=kind) if kind in (NORMAL, PLAIN):
                return replace(e, kind=PLAIN)
            case Prevent(n=n, who=who) if who == YOU and self.place == DEFENSE:
                return Block(n)
            case Block(n=n) if self.place != DEFENSE:
                return Prevent(n)
            case PreventHalf() | BlockHalf():
                return BlockHalf() if self.place == DEFENSE else PreventHalf()
            case Plus(first=Plus(first=first, second=middle), second=last):
                return Plus(first, Plus(middle, last))
            case Times(n=1, of=of):
                return of
            case If(test=AtLeast(what=Dealt())) | Heal(n=Dealt()):
                return Postpone(TOTALLED, e)
            case OwnerChooses(what=what) if not isinstance(what, Either):
                raise Unsettled
            case TurnOver(cards=cards, what=what) if not isinstance(what, Either) or len(what.parts) != cards:
                raise Unsettled
            case Split():
                return Postpone(TOTALLED, e)
            case LookTop(n=n):
                self.looked = n
            case RevealTop() | OrderTop() | TakeUpgrades():
                return replace(e, n=self.looked)
            case BecomeToken():
                return replace(e, old=self.mine())
            case PassToken() | Lose(token=Token(id="unsaid")):
                return replace(e, token=self.mine())
            case Advance(early=early):
                sides = [token for token in self.names.tokens if token.stack == early.stack]
                if len(sides) != 2:
                    raise Unsettled
                return Advance(*sides)  # a hero lists the early side first
            case Inflict(most=most) if most > 1:
                return replace(e, who=OPPONENT)
        return e

    def mine(self) -> Token:
        if self.own is None:
            raise Unsettled
        return self.own


def waits_for_target(e: Any) -> bool:
    """The rest of the text needs to know who the target is."""
    match e:
        case Dice(by="target"):
            return True
        case Damage(n=Plus(second=PerToken(target=True))):
            return True
        case If(test=TargetHas() | Behind()):
            return True
    return False
