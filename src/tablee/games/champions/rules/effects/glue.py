"""How parts of a text hang together (MC-TEXT)."""

from __future__ import annotations

from typing import Any

from tablee.gamekit.verb import Verb, nothing
from tablee.games.champions.rules.leaf import happen
from tablee.games.champions.rules.records import Occ
from tablee.games.champions.rules.run import Around, Branch, Run, Who
from tablee.games.champions.rules.run import Node as Node
from tablee.games.champions.rules.state import Scenario
from tablee.kernel.decision import YES_NO, Args, Flow, Option, ask
from tablee.kernel.effect import Condition, Effect, Number, value
from tablee.kernel.frozen import frozen


class Parts(Node):
    """Several nodes in one."""

    def __init__(self, *parts: Any) -> None:
        self.parts = parts

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.parts!r}"

    def picks(self) -> tuple[Any, ...]:
        return ()

    def children(self) -> tuple[Effect, ...]:
        return self.parts

    def able(self, game: Scenario, run: Any) -> bool:
        # one part that can change something is enough (MC-TEXT-03)
        return any([part.able(game, run) for part in self.parts])

    def part(self, k: int) -> Any:
        """What is done if the k-th is chosen."""
        return self.parts[k]


class Sequence(Parts):
    """One sentence after the other (MC-ABIL-04)."""

    def do(self, game: Scenario, run: Run) -> Flow | None:
        run.push(*self.parts)
        return None


@frozen
class Then(Node):
    """The second part only if the first was completely resolved, and then it must be (MC-TEXT-01)."""

    first: Node
    second: Node

    def children(self) -> tuple[Effect, ...]:
        return (self.first, self.second)

    def first_children(self) -> tuple[Effect, ...]:
        return (self.first,)

    def do(self, game: Scenario, run: Run) -> Flow | None:
        if run.bound.pop(f"then{self.at}", 0):
            if run.fully():
                run.push(self.second)
            return None
        run.bound[f"then{self.at}"] = 1
        run.did, run.want = (), 0
        run.push(self.first, self)
        return None

    def able(self, game: Scenario, run: Any) -> bool:
        return self.first.able(game, run)


class Both(Parts):
    """Joined by "and": one batch, each part independent of the other (MC-TEXT-02 to MC-TEXT-04)."""

    def do(self, game: Scenario, run: Run) -> Flow | None:
        for part in self.parts:
            flow: Flow | None = part.late(game, run)
            if flow is not None:
                return flow
        return happen(game, run, self.occurrences(game, run))

    def take(self, game: Scenario, run: Run, choice: Option) -> Flow | None:
        part = next(p for p in self.parts if any([who.key not in run.bound for who in p.picks()]))
        part.take(game, run, choice)
        run.todo = run.todo[1:]  # the part asked for us: it is we who go on
        run.push(self)
        return None

    def occurrences(self, game: Scenario, run: Any) -> list[Occ]:
        batch: list[Occ] = []
        for part in self.parts:  # as much as possible, whatever becomes of the other parts (MC-TEXT-03)
            shift = len(batch)
            for o in part.occurrences(game, run):
                if o.parent >= 0:
                    o.parent += shift
                batch.append(o)
        return batch


class OneOf(Parts):
    """Choose one of these; what stands in them is chosen when it is reached."""

    branch: bool = True

    def do(self, game: Scenario, run: Run) -> Flow | None:
        mode = run.bound.get(f"mode{self.at}")
        if mode is not None:  # chosen in step 5 (MC-PLAY-06)
            run.push(self.parts[mode])
            return None
        possible = [i for i, part in enumerate(self.parts) if part.able(game, run)]
        if not possible:
            run.did, run.want = (), 1
            return None
        if len(possible) == 1:
            run.push(self.parts[possible[0]])
            return None
        return ask(game.chooser(run.seat), "either", [CHOOSE(i + 1) for i in possible], "answered")

    def take(self, game: Scenario, run: Run, choice: Option) -> Flow | None:
        run.push(self.parts[int(choice.args[0]) - 1])
        return None


class InAnyOrder(Parts):
    """Of these conditions all are looked at together; whoever resolves the text says in which order those that hold take
    effect."""

    branch: bool = True

    def __init__(self, *parts: If) -> None:
        super().__init__(*parts)

    def part(self, k: int) -> Any:
        return self.parts[k].yes

    def left(self, game: Scenario, run: Run) -> tuple[int, ...]:
        found: tuple[int, ...] | None = run.bound.get(f"order{self.at}")
        if found is None:
            return tuple([k for k, part in enumerate(self.parts) if part.test.holds(game, run)])
        return found

    def do(self, game: Scenario, run: Run) -> Flow | None:
        left = self.left(game, run)
        if len(left) > 1:
            return ask(game.chooser(run.seat), "next-effect", [CHOOSE(k + 1) for k in left], "answered")
        run.bound.pop(f"order{self.at}", None)
        run.push(*[self.part(k) for k in left])
        return None

    def take(self, game: Scenario, run: Run, choice: Option) -> Flow | None:
        chosen = int(choice.args[0]) - 1
        run.bound[f"order{self.at}"] = tuple([k for k in self.left(game, run) if k != chosen])
        run.push(self.part(chosen), self)
        return None


@frozen
class May(Around):
    """Only if its player wants it (MC-TEXT-05)."""

    what: Node

    def able(self, game: Scenario, run: Any) -> bool:
        return self.what.able(game, run)

    def do(self, game: Scenario, run: Run) -> Flow | None:
        if not self.what.able(game, run):
            return None
        return ask(game.chooser(run.seat), "may", YES_NO, "answered")

    def says(self, run: Run) -> Args:
        return {"what": f"%?{run.source}/{self.what.at}"}

    def take(self, game: Scenario, run: Run, choice: Option) -> Flow | None:
        if YES.of(choice):
            run.push(self.what)
        return None


@frozen
class If(Branch):
    test: Condition
    yes: Node
    no: Node | None = None

    def children(self) -> tuple[Effect, ...]:
        return (self.yes,) if self.no is None else (self.yes, self.no)

    def able(self, game: Scenario, run: Any) -> bool:
        if self.test.holds(game, run):
            return self.yes.able(game, run)
        return self.no is not None and self.no.able(game, run)

    def do(self, game: Scenario, run: Run) -> Flow | None:
        if self.test.holds(game, run):
            run.push(self.yes)
        elif self.no is not None:
            run.push(self.no)
        return None


@frozen
class Already(Branch):
    """`normal`; but if the condition already holds, `instead` of it: an alteration (MC-ALTER-01, MC-ALTER-03)."""

    normal: Node
    test: Condition
    instead: Node

    def children(self) -> tuple[Effect, ...]:
        return (self.normal, self.instead)

    def do(self, game: Scenario, run: Run) -> Flow | None:
        run.push(self.instead if self.test.holds(game, run) else self.normal)
        return None


@frozen
class ForEach(Around):
    """For each of these, one after the other: `it`. For players, each resolves it personally (MC-YOU-09)."""

    who: Who
    what: Node
    personally: bool = True

    def do(self, game: Scenario, run: Run) -> Flow | None:
        key = f"each{self.at}"
        left = run.bound.get(key)
        if left is None:
            left = self.who.pick(game, run)
            run.bound[key + "seat"] = run.seat
        if not left:
            run.seat = run.bound.pop(key + "seat", run.seat)
            run.bound.pop(key, None)
            run.bound.pop("it", None)
            return None
        run.bound[key] = left[1:]
        run.bound["it"] = (left[0],)
        for name in [k for k in run.bound if k in FORGET]:
            run.bound.pop(name)
        for node in walk(self.what):
            for who in node.picks():
                run.bound.pop(who.key, None)
        if self.personally and game.cards[left[0]].ctl >= 0:
            run.seat = game.cards[left[0]].ctl
        run.push(self.what, self)
        return None


FORGET = ("discarded",)


def walk(node: Any) -> list[Node]:
    return [node, *[inner for child in node.children() for inner in walk(child)]]


@frozen
class Repeat(Around):
    """The same n times; what it says "each time" interrupts it (MC-ALTER-04)."""

    n: Number
    what: Node

    def do(self, game: Scenario, run: Run) -> Flow | None:
        key = f"times{self.at}"
        left = run.bound.get(key, value(self.n, game, run))
        if left <= 0:
            run.bound.pop(key, None)
            return None
        run.bound[key] = left - 1
        run.push(self.what, self)
        return None


@frozen
class AtEnd(Around):
    """Delayed, and no triggered ability when it comes (MC-DELAY-01, MC-DELAY-03): at the end of this attack or activation (what this text is about), round, phase, turn."""

    of: str
    what: Node

    def do(self, game: Scenario, run: Run) -> Flow | None:
        rest = run.rest(self.what.at)
        rest.bound["entry"] = game.cards[run.card].entry  # should this card leave and come back, it is another
        game.postpone(f"end of {run.td}" if self.of in ("attack", "activation") else f"end of {self.of}", rest)
        return None


@frozen
class Instead(Around):
    """In place of what would happen (MC-REPL-01): it is resolved when that would have been (MC-REPL-02)."""

    what: Node

    def able(self, game: Scenario, run: Any) -> bool:
        return True

    def do(self, game: Scenario, run: Run) -> Flow | None:
        rest = run.rest(self.what.at)
        happening: Any = game.stack[run.td]
        happening.replace(run.ti, rest)
        return None


@frozen
class Pick(Node):
    """Choose: what follows speaks of the card or player chosen."""

    who: Who

    def do(self, game: Scenario, run: Run) -> Flow | None:
        return self.late(game, run)


# ---------------------------------------------------------------------- verbs
def choose_words(game: Scenario, seat: int, choice: Option) -> Args:
    """The part in its own words; a text asks when it is carried out, or in step 5 when it begins with the choice."""
    frame: Any = game.stack[-1]
    key, node = frame.asking(game)
    return {"what": f"%{key}/{node.part(int(choice.args[0]) - 1).at}"}


CHOOSE: Verb[Scenario] = Verb("choose", words=choose_words, on=nothing)
YES: Verb[Scenario] = Verb(YES_NO[0].verb)
NO: Verb[Scenario] = Verb(YES_NO[1].verb)
VERBS: list[Verb[Scenario]] = [CHOOSE, YES, NO]
