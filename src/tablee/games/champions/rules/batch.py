"""Occurrences: things about to happen, in batches, walked through the windows that a rulebook lists."""

from __future__ import annotations

from typing import Any, ClassVar, Final, NamedTuple

from tablee.kernel.decision import PASS, Flow, Option, ask, option
from tablee.kernel.procedure import DONE, Procedure, call, goto
from tablee.kernel.record import Record, record

#: DROPPED may come back when it is predicted again; what was CANCELLED does not
PENDING: Final = 0
HAPPENED: Final = 1
DROPPED: Final = 2
REPLACED: Final = 3
CANCELLED: Final = 4


class Occurrence(Record):
    """Something about to happen. `parent` is the occurrence it follows from, `level` how far it follows."""

    kind: str = ""  # games with one class for all kinds tell them apart by this
    parent: int
    status: int
    instead: tuple[Any, ...] | None  # fields of the Resolve that takes its place
    level: int

    def revise(self, wanted: Any) -> None:
        """Predicted again: take over what may have changed, keep what interrupts did to us."""

    def fact(self) -> tuple[Any, ...]:
        """What is told of it when it has happened."""
        return self.fields()


class Moment(NamedTuple):
    """A place in the order of things: a window when it has a timing, else a step of the game itself."""

    name: str
    timing: str = ""
    forced: bool = False


@record
class Listeners(Record):
    """Who reacts to what: kind -> one sorted cell per window, kept as cards enter and leave."""

    rows: dict[str, tuple[tuple[Any, ...], ...]]

    def add(self, kind: str, slot: int, slots: int, who: Any) -> None:
        row = self.rows.get(kind, ((),) * slots)
        self.rows[kind] = (*row[:slot], tuple(sorted((*row[slot], who))), *row[slot + 1 :])

    def remove(self, kind: str, slot: int, who: Any) -> None:
        row = self.rows[kind]
        row = (*row[:slot], tuple([one for one in row[slot] if one != who]), *row[slot + 1 :])
        if any(row):
            self.rows[kind] = row
        else:
            del self.rows[kind]


#: the steps of every batch; its kind says which rules each carries out
PLACES = ("predict", "seek", "order", "offer")


@record
class Happening(Procedure):
    """A batch of simultaneous occurrences with their predicted consequences: one set of windows for all.

    A game's own happening says what is foreseen (by `expect`), who is `listening` and what they `trigger`, what a
    `moment` of the book does (until it answers nothing), how something can `occur` and what comes `instead`. Others name
    an occurrence by (depth of this frame, index). "Would" windows go cause by cause: roots first, then what follows.
    """

    MOMENTS: ClassVar[tuple[Moment, ...]] = ()

    batch: list[Any]
    at: int = 0  # which moment
    turn: int = 0  # whose turn in an optional window
    passes: int = 0
    used: tuple[tuple[Any, int], ...] = ()  # (listener, index) that have reacted here
    up: int = -1  # depth of the happening whose responses we share, or -1
    level: int = 0  # how far from the roots the "would" windows are

    # ------------------------------------------------------------------ consequences
    def predict(self, game: Any) -> Flow | None:
        """Consequences join the batch; after each interrupt they are predicted again and edits survive."""
        self.foresee(game)
        self.step = "seek"
        return self.seek(game)

    def foresee(self, game: Any) -> None: ...

    def listening(self, game: Any, i: int, moment: Moment) -> list[tuple[int, Any]]:
        """(seat, listener) for occurrence i."""
        raise NotImplementedError

    def trigger(self, game: Any, who: Any, i: int) -> Procedure:
        raise NotImplementedError

    def moment(self, game: Any, name: str) -> Flow | None: ...

    def occur(self, game: Any, i: int) -> Flow | None: ...

    def instead(self, game: Any, fields: tuple[Any, ...]) -> Flow | None: ...

    def expect(self, parent: int, wanted: Any, holds: bool) -> None:
        """`wanted` follows from `parent` if `holds`: keep it, drop it, or bring it back."""
        for i, o in enumerate(self.batch):
            if o.parent == parent and o.kind == wanted.kind and type(o) is type(wanted):
                if o.status == PENDING and not holds:
                    self.cancel(i, DROPPED)
                elif o.status == DROPPED and holds:
                    o.status = PENDING
                if o.status == PENDING:
                    o.revise(wanted)
                return
        if holds:
            wanted.parent = parent
            wanted.level = self.batch[parent].level + 1
            self.batch.append(wanted)

    def cancel(self, i: int, status: int = CANCELLED) -> None:
        """It does not happen, and neither does what would follow from it; DROPPED, it may come back."""
        self.batch[i].status = status
        for j, o in enumerate(self.batch):
            if o.parent == i and o.status == PENDING:
                self.cancel(j, status)

    def replace(self, i: int, run: Any) -> None:
        """`run` takes its place and is resolved where it would have been."""
        self.cancel(i)
        self.batch[i].status = REPLACED
        self.batch[i].instead = run.fields()

    # ------------------------------------------------------------------ windows
    def heard(self, game: Any) -> int:
        """In which windows (moments, as bits) could anybody react to this batch? A quick no spares them."""
        return -1

    def seek(self, game: Any) -> Flow | None:
        """Go through the moments of the book until something happens or somebody must choose."""
        moments, heard, flow = self.MOMENTS, self.heard(game), None
        while self.at < len(moments):
            at = self.at
            name, timing, forced = moments[at]
            if not timing:
                n = len(self.batch)
                flow = self.resolve(game) if name == "resolve" else self.moment(game, name)
                if name == "resolve" or len(self.batch) != n:
                    heard = self.heard(game)
            elif heard >> at & 1:
                flow = self.force(game) if forced else self.whose(game)
            if flow is not None:
                if flow.kind == 4:
                    self.resume = "predict"
                return flow
            self.at += 1
            if timing and heard and not forced:
                self.turn = self.passes = 0
                if timing == "would" and len(self.batch) > 1 and self.deeper():
                    self.at = [m.timing for m in moments].index("would")
        batch: list[Occurrence] = self.batch
        self.out = tuple([o.fact() for o in batch if o.status == HAPPENED])
        return DONE

    def force(self, game: Any) -> Flow | None:
        """One forced ability is set off at once; several wait for the first player to say which comes first."""
        ready = self.ready(game)
        return None if not ready else self.fire(game, ready[0]) if len(ready) == 1 else goto("order")

    def deeper(self) -> bool:
        """Does anything follow from what the "would" windows have dealt with?"""
        batch: list[Occurrence] = self.batch
        further = any([o.status == PENDING and o.level > self.level for o in batch])
        self.level += further
        return further

    def ready(self, game: Any) -> list[tuple[int, Any, int]]:
        """(seat, listener, index) that may react now and have not yet."""
        moment = self.MOMENTS[self.at]
        want, causal, found = HAPPENED if moment.timing == "after" else PENDING, moment.timing == "would", []
        for i, o in enumerate(self.batch):
            if o.status == want and not (causal and o.level != self.level):
                for seat, who in self.listening(game, i, moment):
                    if (who, i) not in self.used:
                        found.append((seat, who, i))
        return found

    def whose(self, game: Any) -> Flow | None:
        ready = self.ready(game)
        order = game.order() if ready else ()
        able = {seat for seat, _, _ in ready}
        while self.passes < len(order):
            seat = order[self.turn % len(order)]
            if seat in able:
                self.step = "offer"
                return self.offered(seat, ready)
            self.turn += 1
            self.passes += 1
        return None

    def offer(self, game: Any) -> Flow | None:
        order = game.order()
        return self.offered(order[self.turn % len(order)], self.ready(game))

    def offered(self, seat: int, ready: list[tuple[int, Any, int]]) -> Flow:
        options = [option("use", who, i) for s, who, i in ready if s == seat]
        return ask(seat, self.MOMENTS[self.at].name, [*options, PASS], "chosen")

    def chosen(self, game: Any, choice: Option) -> Flow | None:
        self.turn += 1
        if choice == PASS:
            self.passes += 1
            self.step = "seek"
            return self.seek(game)
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
        self.used += (ready[1:],)
        return self.trigger(game, ready[1], ready[2])

    # ------------------------------------------------------------------ it happens
    def resolve(self, game: Any) -> Flow | None:
        for i, o in enumerate(self.batch):
            if o.status == REPLACED and o.instead is not None:
                fields, o.instead = o.instead, None
                return self.instead(game, fields)
            if o.status == PENDING:
                o.status = HAPPENED
                flow = self.occur(game, i)
                if flow is not None:
                    return flow
        if self.up >= 0:
            self.hand_up(game)
        return None

    def hand_up(self, game: Any) -> None:
        """Facts go up, and this frame is done: attack, damage and defeat share one response window."""
        batch: list[Occurrence] = self.batch
        for o in batch:
            if o.status == HAPPENED:
                o.parent = -1
                game.stack[self.up].batch.append(o)
        self.at = len(self.MOMENTS)
