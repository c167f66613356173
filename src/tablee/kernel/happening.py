"""Occurrences: things about to happen, in batches, walked through the windows that a rulebook lists."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from tablee.kernel.decision import PASS, Flow, Option, ask, option
from tablee.kernel.procedure import Procedure, call, done, goto
from tablee.kernel.record import Record

#: DROPPED may come back when it is predicted again; what was CANCELLED does not
PENDING, HAPPENED, DROPPED, REPLACED, CANCELLED = range(5)


class Occurrence(Record):
    """Something about to happen. One class per kind; `parent` is the occurrence it follows from."""

    def __init__(self, parent: int = -1, status: int = PENDING, instead: tuple[Any, ...] | None = None) -> None:
        self.parent = parent
        self.status = status
        self.instead = instead  # fields of the Resolve that takes its place

    def fields(self) -> tuple[Any, ...]:
        return (self.parent, self.status, self.instead)


class Moment(NamedTuple):
    """A place in the order of things: a window when it has a timing, else a step of the game itself."""

    name: str
    timing: str = ""
    forced: bool = False


class Listeners(Record):
    """Who reacts to what, indexed by (kind, timing, forced) as cards enter and leave."""

    def __init__(self, index: dict[str, tuple[Any, ...]]) -> None:
        self.index = index

    def fields(self) -> tuple[Any, ...]:
        return (self.index,)

    def add(self, kind: str, timing: str, forced: bool, who: Any) -> None:
        key = f"{kind}/{timing}/{int(forced)}"
        self.index[key] = (*self.index.get(key, ()), who)

    def remove(self, who: Any) -> None:
        for key, those in self.index.items():
            if who in those:
                self.index[key] = tuple([one for one in those if one != who])

    def to(self, kind: str, timing: str, forced: bool) -> tuple[Any, ...]:
        return self.index.get(f"{kind}/{timing}/{int(forced)}", ())


class Happening(Procedure):
    """A batch of simultaneous occurrences with their predicted consequences: one set of windows for all.

    The game answers `predict` (which calls `expect`), `occur`, `moment`, `listening` -> [(seat, listener)] and
    `trigger`. Others name an occurrence by (depth of this frame, index), never hold it.
    """

    STEPS = {"predict": "", "seek": "", "order": "", "offer": ""}
    MOMENTS: ClassVar[tuple[Moment, ...]] = ()

    def __init__(
        self, batch: list[Any], at: int = 0, turn: int = 0, passes: int = 0, used: tuple[Any, ...] = (), up: int = -1
    ) -> None:
        self.batch = batch
        self.at = at  # which moment
        self.turn = turn  # whose turn in an optional window
        self.passes = passes
        self.used = used  # (listener, index) that have reacted here
        self.up = up  # depth of the happening whose responses we share, or -1

    def fields(self) -> tuple[Any, ...]:
        return (self.batch, self.at, self.turn, self.passes, self.used, self.up)

    # ------------------------------------------------------------------ consequences
    def predict(self, game: Any) -> Flow | None:
        """Consequences join the batch; after each interrupt they are predicted again and edits survive."""
        if any([o.status == PENDING for o in self.batch]):
            game.predict(self)
        return None

    def expect(self, parent: int, wanted: Any, holds: bool) -> None:
        """`wanted` follows from `parent` if `holds`: keep it, drop it, or bring it back."""
        for o in self.batch:
            if o.parent == parent and type(o) is type(wanted):
                if o.status == PENDING and not holds:
                    o.status = DROPPED
                elif o.status == DROPPED and holds:
                    o.status = PENDING
                return
        if holds:
            wanted.parent = parent
            self.batch.append(wanted)

    def cancel(self, i: int) -> None:
        """It does not happen, and neither does what would follow from it."""
        self.batch[i].status = CANCELLED
        for j, o in enumerate(self.batch):
            if o.parent == i and o.status == PENDING:
                self.cancel(j)

    def replace(self, i: int, run: Any) -> None:
        """`run` takes its place and is resolved where it would have been."""
        self.cancel(i)
        self.batch[i].status = REPLACED
        self.batch[i].instead = run.fields()

    # ------------------------------------------------------------------ windows
    def seek(self, game: Any) -> Flow | None:
        """Go through the moments of the book until something happens or somebody must choose."""
        while self.at < len(self.MOMENTS):
            moment = self.MOMENTS[self.at]
            if moment.name == "resolve":
                flow = self.resolve(game)
            elif not moment.timing:
                flow = game.moment(self, moment.name)
            elif moment.forced:
                ready = self.ready(game)
                flow = None if not ready else self.fire(game, ready[0]) if len(ready) == 1 else goto("order")
            else:
                flow = self.whose(game)
            if flow is not None:
                return flow if flow.kind == 2 else call(flow, then="predict")  # type: ignore[arg-type]
            self.at += 1
            self.turn = self.passes = 0
        return done()

    def ready(self, game: Any) -> list[tuple[int, Any, int]]:
        """(seat, listener, index) that may react now and have not yet."""
        moment = self.MOMENTS[self.at]
        want = HAPPENED if moment.timing == "after" else PENDING
        found = []
        for i, o in enumerate(self.batch):
            if o.status == want:
                for seat, who in game.listening(self, i, moment):
                    if (who, i) not in self.used:
                        found.append((seat, who, i))
        return found

    def whose(self, game: Any) -> Flow | None:
        order = game.order()
        able = {seat for seat, _, _ in self.ready(game)}
        while self.passes < len(order):
            if order[self.turn % len(order)] in able:
                return goto("offer")
            self.turn += 1
            self.passes += 1
        return None

    def offer(self, game: Any) -> Flow | None:
        order = game.order()
        seat = order[self.turn % len(order)]
        options = [option("use", who, i) for s, who, i in self.ready(game) if s == seat]
        return ask(seat, self.MOMENTS[self.at].name, [*options, PASS], "chosen")

    def chosen(self, game: Any, choice: Option) -> Flow | None:
        self.turn += 1
        if choice == PASS:
            self.passes += 1
            return goto("seek")
        self.passes = 0
        return self.ordered(game, choice)

    def order(self, game: Any) -> Flow | None:
        """Several forced abilities: the first player says which comes first."""
        options = [option("first", who, i) for _, who, i in self.ready(game)]
        return ask(game.order()[0], "forced-order", options, "ordered")

    def ordered(self, game: Any, choice: Option) -> Flow | None:
        who, i = choice.args
        return call(self.fire(game, (0, who, int(i))), then="predict")

    def fire(self, game: Any, ready: tuple[int, Any, int]) -> Procedure:
        _, who, i = ready
        self.used += ((who, i),)
        procedure: Procedure = game.trigger(who, len(game.stack) - 1, i)
        return procedure

    # ------------------------------------------------------------------ it happens
    def resolve(self, game: Any) -> Flow | None:
        for i, o in enumerate(self.batch):
            if o.status == REPLACED and o.instead is not None:
                fields, o.instead = o.instead, None
                flow: Flow | None = game.instead(fields)
                return flow
            if o.status == PENDING:
                o.status = HAPPENED
                flow = game.occur(self, i)
                if flow is not None:
                    return flow
        if self.up >= 0:  # facts go up: attack, damage and defeat share one response window
            for o in self.batch:
                if o.status == HAPPENED:
                    fact = o.copy()
                    fact.parent = -1
                    game.stack[self.up].batch.append(fact)
            self.at = len(self.MOMENTS)
        return None
