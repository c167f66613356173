"""A game: the stack of suspended procedures, the decision it stopped at, and the loop that runs it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

from tablee.kernel.decision import Args, Decision, Flow, Guard, Option, Refusal
from tablee.kernel.effect import Content, Later, Resolve
from tablee.kernel.errors import IllegalChoice, MandatoryLoop, RunawayError
from tablee.kernel.procedure import DONE, Call, Goto, Procedure
from tablee.kernel.record import Record, copied, digest, pack, unpack, written
from tablee.kernel.rng import Rng

#: Steps one decision may take, and when to start looking for a repeated state.
STEP_LIMIT = 10_000
SUSPICIOUS = 1_000
#: for each of these steps how many are left; nothing while nobody asks
LEFT: tuple[int | None, ...] = (*[None] * SUSPICIOUS, *range(STEP_LIMIT - SUSPICIOUS - 1, -1, -1))


class Line(NamedTuple):
    """One line of the log: a message id with arguments, the rule it comes from, who may read it (-1: all)."""

    rule: str
    message: str
    args: dict[str, int | str]
    to: int = -1


class Crumb(NamedTuple):
    """One level of where we are: a procedure, its step, and what the words need."""

    procedure: str
    step: str
    about: Args | None
    rules: str


Observer = Callable[[Any], None]  # is shown the game in the middle of things


class Game:
    """Plain state. Nothing in it is a closure, a generator or a reference that leads outside."""

    #: attributes that are the state, in a fixed order; the content and the log are not among them.
    STATE: ClassVar[tuple[str, ...]] = ()
    YOUNG: ClassVar[
        dict[str, Any]
    ] = {}  # more of it, which older saves have not got; not written while it is like this
    RECORDS: ClassVar[dict[str, type[Record]]] = {}
    #: verb -> guards in the order in which they are asked.
    VERBS: ClassVar[dict[str, tuple[Guard, ...]]] = {}

    #: beside the attributes that games have of their own: Python is quick with no more than thirty of these
    __slots__ = (
        "__dict__",
        "content",
        "decision",
        "later",
        "log",
        "observer",
        "outcome",
        "reveals",
        "rng",
        "seen_before",
        "stack",
        "still",
    )

    def __init__(self, content: Content, rng: Rng) -> None:
        self.content = content  # shared by clones, never changed
        self.rng = rng
        self.stack: list[Procedure] = []
        self.decision: Decision | None = None
        self.outcome: tuple[int, ...] | None = None  # winners; () is a draw
        self.later: tuple[Later, ...] = ()
        self.log: list[Line] | None = None  # output, not state: a clone has none
        self.observer: Observer | None = None  # is called after each step; a clone has none
        #: of a game that is looked at between two steps: what was seen of it, for the next who looks; whoever watches it
        #: says when (`observer`), and a clone has none
        self.still: dict[Any, Any] | None = None
        #: likewise, but of all that was seen since somebody watches: for whoever can tell that a part is as it was then
        self.seen_before: dict[Any, Any] | None = None
        self.reveals = 0  # how often something hidden was shown to somebody; not state: it says what undo may pass

    @property
    def asked(self) -> Decision:
        """The decision, for those who know that there is one."""
        assert self.decision is not None
        return self.decision

    @property
    def told(self) -> list[Line]:
        """The log, for those who know that it is kept."""
        assert self.log is not None
        return self.log

    # ------------------------------------------------------------------ play
    def start(self, first: Procedure, log: bool = False, observer: Observer | None = None) -> None:
        if log:
            self.log = []
        self.observer = observer
        self.stack.append(first)
        self.advance(None)

    def choose(self, choice: Option) -> None:
        decision = self.decision
        if decision is None:
            raise self.refused(-1, choice)
        for one in decision.options:
            if one is choice:  # mostly: quicker than comparing
                break
        else:
            if choice not in decision.options:
                raise self.refused(decision.seat, choice)
        self.decision = None
        frame = self.stack[-1]
        self.advance(getattr(frame, decision.then)(self, choice))

    def advance(self, flow: Flow | None) -> None:
        """Do what the last step answered, and run on until somebody must choose."""
        stack = self.stack
        observer = self.observer
        if observer is not None:
            observer(self)
        seen: list[str] = []
        known: Procedure | None = None  # whose order of steps, and what they do, is at hand
        for left in LEFT:
            if self.outcome is not None:
                break
            if flow is None:
                frame = stack[-1]  # anew: a step may have begun something on top of itself, whose answer it passes on
                step = frame.resume
            elif flow is DONE:  # its caller goes on with what it leaves
                out = stack.pop().out
                if not stack:
                    break
                frame = stack[-1]
                frame.got = out
                step = frame.resume
            else:
                kind = type(flow)  # nothing is built on these three: quicker than asking what it is an instance of
                if kind is Goto:
                    frame = stack[-1]
                    step = flow.step  # type: ignore[attr-defined]
                elif kind is Decision:
                    self.decision = flow  # type: ignore[assignment]
                    return
                else:
                    if kind is Call:
                        stack[-1].resume = flow.then  # type: ignore[attr-defined]
                        flow = flow.procedure  # type: ignore[attr-defined]
                    frame = flow  # type: ignore[assignment]
                    stack.append(frame)
                    step = frame.resume
            if frame is not known:
                known = frame
                after, act = frame.ORDER
            if step:
                frame.resume = ""
            else:
                step = after[frame.step]
                if not step:
                    flow = DONE
                    continue
            frame.step = step
            if left is not None:
                self.watch(left, seen)
            flow = act[step](frame, self)
            if observer is not None:
                observer(self)
        stack.clear()
        if self.outcome is None:
            self.outcome = ()

    def pause(self) -> None:
        """In the middle of a step: what has happened so far can be seen before the rest of it."""
        if self.observer is not None:
            self.observer(self)

    def watch(self, budget: int, seen: list[str]) -> None:
        """Far too many steps: look for a state that comes back (`seen`: it, then the steps since), never hang."""
        if budget == 0:
            raise RunawayError(f"more than {STEP_LIMIT} steps without a choice at {self.place()}")
        now = self.fingerprint()
        if seen and now == seen[0]:
            raise MandatoryLoop(tuple(seen[1:]))
        steps = STEP_LIMIT - budget
        if not seen or steps & (steps - 1) == 0:
            seen[:] = [now]
        frame = self.stack[-1]
        seen.append(f"{type(frame).__name__}.{frame.step}")

    def over(self, winners: tuple[int, ...]) -> None:
        """May happen anywhere: the loop drops whatever the step answers."""
        self.outcome = winners
        self.decision = None

    def ask_again(self) -> None:
        """The asking step only reads, so it can be run again: after a load or a redeal."""
        if self.stack and self.outcome is None:
            frame = self.stack[-1]
            flow = getattr(frame, frame.step)(self)
            assert isinstance(flow, Decision), f"{self.place()} does not ask"
            self.decision = flow

    # ------------------------------------------------------------------ why
    def why_not(self, seat: int, choice: Option) -> Refusal | None:
        """Nothing when `seat` may choose this now, else what forbids it."""
        decision = self.decision
        if decision is None:
            return Refusal("game-over", ())
        if decision.seat == seat and choice in decision.options:
            return None
        if not self.has_seat(seat):
            return Refusal("not-your-decision", ())
        guards = self.VERBS.get(choice.verb)
        if guards is None:
            return Refusal("unknown-verb", ())
        for guard in guards:
            rule = guard(self, seat, choice)
            if rule:
                return Refusal("forbidden", (rule,))
        rules = self.stack[-1].cites()
        return Refusal("not-offered" if decision.seat == seat else "not-your-decision", rules)

    def has_seat(self, seat: int) -> bool:
        return seat >= 0

    def refused(self, seat: int, choice: Option) -> IllegalChoice:
        why = self.why_not(seat, choice)
        assert why is not None
        return IllegalChoice(str(choice), why.reason, why.rules, self.place())

    def where(self) -> tuple[Crumb, ...]:
        """Where we are in the book, from the outermost procedure to the innermost."""
        return tuple([Crumb(type(f).__name__, f.step, f.about(), f.STEPS.get(f.step, "")) for f in self.stack])

    def once(self, key: Any, made: Callable[[], Any]) -> Any:
        """What looks the same to all: made for the first who looks between two steps that somebody watches, and anew each time
        else."""
        if self.still is None:
            return made()
        if key not in self.still:
            self.still[key] = made()
        return self.still[key]

    def place(self) -> str:
        return " > ".join([f"{c.procedure}, {c.step}" for c in self.where()]) or "the end"

    def note(self, rule: str, message: str, to: int = -1, **args: int | str) -> None:
        if self.log is not None:
            self.log.append(Line(rule, message, args, to))

    # ------------------------------------------------------------------ later
    def postpone(self, moment: str, run: Resolve) -> None:
        """What `run` still has to do waits for a named moment."""
        self.later += (Later(moment, run.seat, type(run).__name__, written(run)),)

    def due(self, moment: str) -> Procedure | None:
        """The first thing put off until this moment, or nothing."""
        for i, later in enumerate(self.later):
            if later.moment == moment:
                self.later = self.later[:i] + self.later[i + 1 :]
                frame = self.RECORDS[later.frame](*later.saved)
                assert isinstance(frame, Procedure)
                return frame
        return None

    # ------------------------------------------------------------------ identity
    def clone(self) -> Any:
        """An independent copy at the same decision. Games may write a faster one."""
        new = type(self)(self.content, self.rng.copy())
        for name in (*self.STATE, *self.YOUNG):
            setattr(new, name, copied(getattr(self, name)))
        return self.at_same_place(new)

    def at_same_place(self, new: Any) -> Any:
        """A copy of our state becomes a copy of the game."""
        new.stack = [frame.copy() for frame in self.stack]
        new.later = self.later
        new.outcome = self.outcome
        new.decision = self.decision
        return new

    def state(self, sort: bool = True) -> list[Any]:
        """Everything that decides the future, as plain data (`pack` says what is sorted)."""
        frames = [
            [type(f).__name__, f.step, f.resume, pack(f.got, sort), pack(f.out, sort), pack(written(f), sort)]
            for f in self.stack
        ]
        own = [[name, pack(getattr(self, name), sort)] for name in self.STATE]
        young = [name for name, usual in self.YOUNG.items() if getattr(self, name) != usual]
        own += [[name, pack(getattr(self, name), sort)] for name in young]
        return [pack(self.rng, sort), frames, pack(self.later, sort), pack(self.outcome, sort), own]

    def save(self, sort: bool = True) -> dict[str, Any]:
        return {"content": self.content.hash, "state": self.state(sort)}

    def restore(self, saved: dict[str, Any]) -> None:
        """Become the saved game. The caller has built us with the same content."""
        if saved["content"] != self.content.hash:
            raise ValueError(f"saved with content {saved['content']}, this is {self.content.hash}")
        records = {**BASE_RECORDS, **self.RECORDS}
        rng, frames, later, outcome, own = saved["state"]
        self.rng = unpack(rng, records)
        self.later = unpack(later, records)
        self.outcome = unpack(outcome, records)
        self.stack = []
        for name, step, resume, got, out, fields in frames:
            frame = records[name](*unpack(fields, records))
            assert isinstance(frame, Procedure)
            frame.step, frame.resume = step, resume
            frame.got, frame.out = unpack(got, records), unpack(out, records)
            self.stack.append(frame)
        for name, usual in self.YOUNG.items():
            setattr(self, name, copied(usual))
        for name, value in own:
            setattr(self, name, unpack(value, records))
        self.derive()
        self.decision = None  # a game that is over asks nobody, whatever we were asking before
        self.ask_again()

    def derive(self) -> None:
        """Work out again what is kept beside the state for speed."""

    def fingerprint(self) -> str:
        return digest(self.state())


BASE_RECORDS: dict[str, type[Record]] = {"Rng": Rng, "Later": Later}
