"""Effects: what a card, token, face or ability does, as a tree of nodes that one interpreter runs.

A tree belongs to a `Text` (one printed text) and its nodes are numbered inside it; frames name a node by the
text's key and that number, so a suspended effect is plain data. `Content` is what one setup plays with.
"""

from __future__ import annotations

from typing import Any

from tablee.kernel.decision import YES_NO, Flow, Option, ask, option
from tablee.kernel.errors import ContentError
from tablee.kernel.frozen import frozen
from tablee.kernel.procedure import Procedure, done
from tablee.kernel.record import Record, digest, record


class Effect:
    """A node. `do` acts, and answers a Flow only to ask or to call; `take` gets the answer."""

    at: int = -1  # its number inside its text

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    def children(self) -> tuple[Effect, ...]:
        return ()

    def do(self, game: Any, run: Any) -> Flow | None:
        raise NotImplementedError

    def take(self, game: Any, run: Any, choice: Option) -> Flow | None:
        raise NotImplementedError

    def forbids(self, game: Any, seat: int) -> str:
        """'' when this could do something for `seat` now, else the rule that says it cannot."""
        return ""


class Amount:
    """A number known only when the text is carried out."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    def value(self, game: Any, run: Any) -> int:
        raise NotImplementedError


class Condition:
    @property
    def known(self) -> bool:
        """Nothing that is still to come can change it."""
        return False

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    def holds(self, game: Any, run: Any) -> bool:
        raise NotImplementedError


Number = int | Amount


def value(number: Number, game: Any, run: Any) -> int:
    return number if isinstance(number, int) else number.value(game, run)


class Text:
    """One printed text: its key in saves and journals, and its nodes in reading order."""

    def __init__(self, key: str, root: Effect) -> None:
        self.key = key
        self.root = root
        self.nodes: list[Effect] = []
        self.number(root)

    def number(self, node: Effect) -> None:
        if node.at >= 0:
            raise ContentError(self.key, f"{node!r} is used in two places; build it anew for each text")
        object.__setattr__(node, "at", len(self.nodes))
        self.nodes.append(node)
        for child in node.children():
            self.number(child)


class Content:
    """What this setup is played with: built once in a fixed order, shared by clones, never changed."""

    def __init__(self, texts: tuple[Text, ...]) -> None:
        self.texts: dict[str, Text] = {}
        for text in texts:
            if text.key in self.texts and self.texts[text.key] is not text:
                raise ContentError(text.key, "two different texts have this key")
            self.texts[text.key] = text
        self.hashed = ""

    @property
    def hash(self) -> str:
        """Worked out once, and only for who asks: writing out all texts takes longer than many a game."""
        if not self.hashed:
            self.hashed = digest(self.identity())
        return self.hashed

    def identity(self) -> list[Any]:
        """All that changes what a game means, as plain data."""
        return [[key, repr(text.root)] for key, text in sorted(self.texts.items())]


@record
class Later(Record):
    """A suspended frame that waits for a named moment."""

    moment: str
    seat: int
    frame: str
    saved: tuple[Any, ...]


class Resolve(Procedure):
    """The one interpreter: an agenda of nodes of one text. Games add what their texts remember."""

    STEPS = {"run": ""}

    def __init__(self, seat: int, source: str, todo: tuple[int, ...] = (0,)) -> None:
        self.seat = seat
        self.source = source
        self.todo = todo

    def fields(self) -> tuple[Any, ...]:
        return (self.seat, self.source, self.todo)

    def run(self, game: Any) -> Flow | None:
        nodes = game.content.texts[self.source].nodes
        while self.todo:
            todo = self.todo
            node = nodes[todo[0]]
            self.todo = todo[1:]
            flow: Flow | None = self.perform(game, node)
            if flow is not None:
                if flow.kind == 1:
                    self.todo = todo  # asking changes nothing
                else:
                    self.resume = "run"  # whatever was called comes back here
                return flow
            if game.observer is not None:
                game.observer(game)
        return done()

    def perform(self, game: Any, node: Effect) -> Flow | None:
        return node.do(game, self)

    def answered(self, game: Any, choice: Option) -> Flow | None:
        node = game.content.texts[self.source].nodes[self.todo[0]]
        self.todo = self.todo[1:]
        self.resume = "run"
        flow: Flow | None = node.take(game, self, choice)
        return flow

    def rest(self, *todo: int) -> Any:
        """The same text with only these nodes left to do: to be postponed."""
        new = self.copy()
        new.todo = todo
        return new

    def push(self, *nodes: Effect) -> None:
        """Do these next."""
        self.todo = tuple([node.at for node in nodes]) + self.todo


# ---------------------------------------------------------------------- shared nodes
class Parts(Effect):
    """Several in one."""

    def __init__(self, *parts: Effect) -> None:
        self.parts = parts

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.parts!r}"

    def children(self) -> tuple[Effect, ...]:
        return self.parts


class Sequence(Parts):
    """One after the other."""

    def do(self, game: Any, run: Any) -> Flow | None:
        run.push(*self.parts)
        return None

    def forbids(self, game: Any, seat: int) -> str:
        for part in self.parts:
            rule = part.forbids(game, seat)
            if rule:
                return rule
        return ""


class Either(Parts):
    """Exactly one of these, chosen by whoever resolves the text."""

    def do(self, game: Any, run: Any) -> Flow | None:
        possible = [i for i, part in enumerate(self.parts) if not part.forbids(game, run.seat)]
        if not possible:
            return None
        if len(possible) == 1:
            run.push(self.parts[possible[0]])
            return None
        return ask(run.seat, "either", [option("choose", i + 1) for i in possible], "answered")

    def take(self, game: Any, run: Any, choice: Option) -> Flow | None:
        number = choice.args[0]
        assert isinstance(number, int)
        run.push(self.parts[number - 1])
        return None

    def forbids(self, game: Any, seat: int) -> str:
        rules = [part.forbids(game, seat) for part in self.parts]
        return "" if "" in rules else rules[0]


@frozen
class May(Effect):
    """Only if its player wants it."""

    what: Effect

    def children(self) -> tuple[Effect, ...]:
        return (self.what,)

    def do(self, game: Any, run: Any) -> Flow | None:
        if self.what.forbids(game, run.seat):
            return None
        return ask(run.seat, "may", YES_NO, "answered")

    def take(self, game: Any, run: Any, choice: Option) -> Flow | None:
        if choice.verb == "yes":
            run.push(self.what)
        return None


@frozen
class If(Effect):
    test: Condition
    yes: Effect
    no: Effect | None = None

    def children(self) -> tuple[Effect, ...]:
        return (self.yes,) if self.no is None else (self.yes, self.no)

    def do(self, game: Any, run: Any) -> Flow | None:
        if self.test.holds(game, run):
            run.push(self.yes)
        elif self.no is not None:
            run.push(self.no)
        return None
