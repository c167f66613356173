"""Sentences that are understood, and cannot be carried out where they stand: nothing of that kind may come into a game."""

from __future__ import annotations

from tablee.games.dice_throne.rules.effects.aim import OPPONENT, PICKED, PLAYER, YOU
from tablee.games.dice_throne.rules.effects.amounts import (
    AnyDie,
    Highest,
    Neither,
    OfAKind,
    OnSide,
    PerHeld,
    PerHeldLot,
    PerSymbol,
    PerSymbols,
    PickedFoe,
    RollHigher,
    Shows,
    Total,
)
from tablee.games.dice_throne.rules.effects.basic import Choose, TurnBoard
from tablee.games.dice_throne.rules.effects.companions import Mover
from tablee.games.dice_throne.rules.effects.dice import AddToDefense, AddToRoll, Dice, DiceForToken
from tablee.games.dice_throne.rules.packed import arguments
from tablee.games.dice_throne.rules.vocabulary import ACTIVATES, RETRIEVED, THROWN, Token
from tablee.games.dice_throne.text.settle import CARD, DEFENSE, OFFENSE, TOKEN
from tablee.kernel.effect import Effect, Either, May

#: how many rolls of its own dice a node looks back at (DT-TEXT-03)
#: lines whose effect is chosen by somebody, and only where it can do something, or happens while dice lie there
ASKED = (
    "use-text", "use-once", "use-free", "use-when", "spend-text", "spend-text-once", "spend-some", "spend-when", "board-again",
)  # fmt: skip
#: lines whose effect happens whenever a companion changes hands
MOVED = (f"moment-{THROWN}", f"moment-{RETRIEVED}")
READS = {Total: 1, Highest: 1, PerSymbol: 1, PerSymbols: 1, AnyDie: 1, Shows: 1, Neither: 1, OfAKind: 1, RollHigher: 2}


def senseless(tree: Effect, place: str, sides: int, kind: str, own: Token | None = None) -> str:
    """The fault of a tree that stands there, in a line of this kind; '' for none."""
    sense = Sense(place, sides, kind, own)
    sense.walk(tree)
    return sense.fault


class Sense:
    """Reads a text from its beginning to its end, as it is carried out."""

    def __init__(self, place: str, sides: int, kind: str, own: Token | None) -> None:
        self.own = own  # the token whose text it is
        self.place = place
        self.sides = sides
        self.asked = place == CARD or kind in ASKED  # it is not offered where it could do nothing
        self.rolls = int((place in (OFFENSE, DEFENSE) and not kind) or kind == f"moment-{ACTIVATES}")
        self.picked = False
        self.moved = kind in MOVED
        self.fault = ""

    def walk(self, node: object) -> None:
        if isinstance(node, tuple):
            for one in node:
                self.walk(one)
        elif isinstance(node, Token):
            kept = self.own is node or (self.own is not None and not self.own.transferable)
            if self.place == TOKEN and node.owned and not node.companion and not kept:
                self.fault = self.fault or "token-owned"  # whoever holds the token has none of these to give
        elif isinstance(node, Either):
            self.branches(node.parts)
        elif isinstance(node, May):
            self.asked, before = True, self.asked
            self.walk(node.what)
            self.asked = before
        elif isinstance(node, (AddToDefense, AddToRoll)):
            self.look(node)
            self.rolls, rolled = 1, self.rolls  # the dice that it was added to
            self.walk(node.what)
            self.rolls = rolled
        elif node is not None and not isinstance(node, (int, str)):
            self.look(node)
            self.walk(arguments(node))
            self.rolls += isinstance(node, Dice) and (node.by in (YOU, PICKED) or self.place in (OFFENSE, DEFENSE))
            self.rolls += isinstance(node, DiceForToken)
            self.picked |= isinstance(node, Choose) or getattr(node, "who", "") in (OPPONENT, PLAYER)

    def branches(self, parts: tuple[Effect, ...]) -> None:
        """Only one of them happens: what all of them have rolled can be relied on afterwards."""
        begin, ends = self.rolls, []
        for part in parts:
            self.rolls = begin
            self.walk(part)
            ends.append(self.rolls)
        self.rolls = min(ends)

    def look(self, node: object) -> None:
        if READS.get(type(node), 0) > self.rolls:
            self.fault = self.fault or "no-dice"
        if (getattr(node, "alters", False) or isinstance(node, AddToRoll)) and not self.asked:
            self.fault = self.fault or "table-dice"
        if self.place == TOKEN and isinstance(
            node, (PerSymbol, PerSymbols, Shows, Neither)
        ):  # its holder may have other dice
            self.fault = self.fault or "token-symbols"
        if self.place != TOKEN and isinstance(node, (PerHeld, PerHeldLot)):
            self.fault = self.fault or "no-token"
        if self.moved and isinstance(node, Mover):
            self.fault = self.fault or "moves-again"  # it would go to and fro without an end
        if isinstance(node, (TurnBoard, OnSide)) and node.side >= self.sides:
            self.fault = self.fault or "no-side"
        if isinstance(node, PickedFoe) and not self.picked:
            self.fault = self.fault or "nobody-chosen"
        if PICKED in (getattr(node, "who", ""), getattr(node, "to", ""), getattr(node, "by", "")) and not self.picked:
            self.fault = self.fault or "nobody-chosen"
