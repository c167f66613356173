"""Carrying out a text: the kernel's interpreter (its Either is the book's 'or', DT-TEXT-05), and what a text remembers."""

from __future__ import annotations

from typing import Any

from tablee.gamekit.verb import Answer, Verb, nothing
from tablee.games.dice_throne.rules.standing import marked
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import INSTANT, TARGETED, needed
from tablee.kernel.decision import YES_NO, Args, Flow, Option
from tablee.kernel.effect import Effect, Either, If, May, Resolve
from tablee.kernel.procedure import DONE
from tablee.kernel.record import record

#: where one of these is the last line, nothing has come of the dice
DICE_LINES = ("rolls", "rerolls", "sets-die")


class Node(Effect):
    """A Dice Throne node."""

    @property
    def alters(self) -> bool:
        """Dice that lie on the table. Marks are no attributes of a class: compiled nodes would count them among their fields."""
        return False

    @property
    def needs(self) -> int:
        """What must be there for it to do anything, as bits (`vocabulary.needed`): `forbids` says so, and this saves asking."""
        return 0

    def targeted(self) -> bool:
        """Aimed at the ability's target: printed on an offensive ability it waits for it (DT-OFF-12, DT-DEF-02)."""
        return False

    def damages(self) -> bool:
        """Deals damage to the ability's target: makes the ability an Attack (DT-ABILITY-09)."""
        return False

    def waits(self) -> bool:
        """Together with all that follows: it needs what came before it, or the target, to be settled."""
        return False

    def matters(self, game: Battle, seat: int) -> bool:
        """Would somebody who is asked in a window want to know? (smart prompts)"""
        return True


class Around(Node):
    """One other node and when, how often or by whom it is done."""

    what: Effect

    def children(self) -> tuple[Effect, ...]:
        return (self.what,)


class Freely(Around):
    """As possible as what it is about."""

    @property
    def needs(self) -> int:
        return needed(self.what)

    def forbids(self, game: Battle, seat: int) -> str:
        return self.what.forbids(game, seat)


class Inert(Node):
    """Does nothing when its turn comes: it says when its text may be used, or what holds while it is there."""

    def do(self, game: Battle, run: Run) -> Flow | None:
        return None


@record
class Run(Resolve):
    STEPS = {"run": "DT-CARD-05 DT-OFF-11"}

    seat: int
    source: str
    todo: tuple[int, ...] = (0,)
    target: int = -1
    rolled: tuple[tuple[int, ...], ...] = ()  # each roll of this text; first of all the dice that activated it
    tally: int = 0  # what the last node really did: added, removed, paid
    picked: tuple[int, ...] = ()  # players chosen so far
    hold: bool = False  # targeted effects wait
    kept: tuple[int, ...] = ()  # those that do
    token: int = -1  # the kind of token whose text this is
    deals: bool = False  # damage that it has announced is on its way

    def about(self) -> Args:
        return {"who": f"&{self.seat}"}

    def says(self, game: Battle) -> Args:
        """Whose text asks, whose dice lie there, what may be done where it says "you may", and what a player is chosen for."""
        args: Args = {"source": game.origin(self.seat, self.source)}
        if game.rolls:
            args["who"] = f"&{game.rolls[-1].seat}"
        node = self.node(game)
        if isinstance(node, May):
            args["what"] = f"%?{self.source}/{node.what.at}"
        elif game.decision is not None and game.decision.prompt == "choose-player":
            args["what"] = "none" if marked(node, "leads") else f"%{self.source}/{node.at}"
        return args

    def node(self, game: Battle) -> Effect:
        """The part of its text that is next, or that asks."""
        return game.content.texts[self.source].nodes[self.todo[0]]

    def resolving(self) -> int:
        return INSTANT if self.source.startswith("token.") and self.source.split(".")[2] == "spend" else 0

    def run(self, game: Battle) -> Flow | None:
        if self.got is not None:  # dice rolled for this text come back
            self.rolled += (self.got,)
            self.got = None
        if game.players[self.seat].out:  # whoever is defeated does nothing more (DT-HEALTH-06)
            return DONE
        flow = Resolve.run(self, game)  # super() would be looked up each time
        if flow is DONE and self.kept:
            game.postpone(TARGETED, self.rest(*self.kept))
        elif flow is DONE and self.rolled and game.log and game.log[-1].message in DICE_LINES:
            game.note("DT-DICE-03", "no-effect", who=f"&{self.seat}", what=game.origin(self.seat, self.source))
        return flow

    def rest(self, *todo: int) -> Any:
        """When it comes due there is a target: nothing needs to be held back again."""
        new = super().rest(*todo)
        new.kept, new.hold = (), False
        return new

    def perform(self, game: Battle, node: Any) -> Flow | None:
        if self.hold and isinstance(node, Node):
            if node.waits() and (self.kept or node.targeted()):
                self.kept += (node.at, *self.todo)
                self.todo = ()
                return None
            if node.targeted():
                self.kept += (node.at,)
                return None
        flow: Flow | None = node.do(game, self)
        return flow


def aims(game: Battle, waiting: Run) -> bool:
    """Does what waits need a target?"""
    nodes = game.content.texts[waiting.source].nodes
    agenda = [nodes[at] for at in waiting.todo]
    while agenda:
        node = agenda.pop()
        if isinstance(node, Node) and (node.targeted() or node.damages()):
            return True
        agenda += node.children()
    return False


def damage_to_come(game: Battle, waiting: Run) -> list[Node]:
    """Nodes of what waits that may deal damage to the target."""
    nodes, found = game.content.texts[waiting.source].nodes, []
    agenda = [nodes[at] for at in waiting.todo]
    while agenda:
        node = agenda.pop()
        if isinstance(node, Node) and node.damages():
            found.append(node)
        if isinstance(node, If) and node.test.known:  # the activating dice have decided it already
            branch = node.yes if node.test.holds(game, waiting) else node.no
            agenda += [] if branch is None else [branch]
        else:
            agenda += node.children()
    return found


# ---------------------------------------------------------------------- verbs: answers to the kernel's own nodes
def choose_words(game: Battle, seat: int, choice: Option) -> Args:
    run = CHOOSE.frame(game)
    node = run.node(game)
    node = node if isinstance(node, Either) else node.children()[0]  # what somebody else chooses from
    assert isinstance(node, Either)
    return {"what": f"%{run.source}/{node.parts[int(choice.args[0]) - 1].at}"}


CHOOSE: Answer[Battle, Run] = Answer("choose", at=Run, words=choose_words, on=nothing)
YES: Verb[Battle] = Verb(YES_NO[0].verb)
NO: Verb[Battle] = Verb(YES_NO[1].verb)
VERBS: list[Verb[Battle]] = [CHOOSE, YES, NO]
