"""Procedures: the numbered procedures of a rulebook, with steps that carry its names and rule ids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from tablee.kernel.decision import Args, Flow
from tablee.kernel.record import Record, copied


class Procedure(Flow):
    """One frame of the stack. A step asks, calls, goes somewhere, is done, or returns nothing: next step.

    An asking step only reads: decisions are never saved, but asked again. Answers go to handlers, which are not steps.
    """

    kind: ClassVar[int] = 4
    #: step -> rule ids, in the book's order: table of contents and citation in one.
    STEPS: ClassVar[dict[str, str]] = {}
    NEXT: ClassVar[dict[str, str]] = {}
    #: what follows what, and what each step does: at hand for the loop
    ORDER: ClassVar[tuple[dict[str, str], dict[str, Callable[[Any, Any], Flow | None]]]] = ({}, {})
    CARRIED: ClassVar[tuple[str, ...]] = ("step", "resume", "got", "out")

    # defaults of the class, so that making a frame costs only its own fields
    step: str = ""  # where we are; "" until the first step
    resume: str = ""  # where a call(..., then=...) goes on
    got: Any = None  # what the procedure we called left in its `out`
    out: Any = None  # what we leave to our caller

    def fields(self) -> tuple[Any, ...]:
        return ()

    def copy(self) -> Any:
        new = type(self)(*[copied(value) for value in self.fields()])
        new.step = self.step
        new.resume = self.resume
        new.got = self.got
        new.out = self.out
        return new

    def allows(self) -> int:
        """What may be used while this frame asks, as the game's bits; guards read it."""
        return 0

    def resolving(self) -> int:
        """What kind of thing this frame is carrying out, as the game's bits; 0 for a frame of the book itself."""
        return 0

    def about(self) -> Args | None:
        """Arguments for the words that say where we are, by name; None: another frame says it."""
        return {}

    def cites(self) -> tuple[str, ...]:
        """The rules of the step it is at; a procedure that serves several rules says which of them it serves now."""
        return tuple(self.STEPS[self.step].split())

    def says(self, game: Any) -> Args:
        """Arguments of the prompt that cost something to find out. Only views ask for them, while this frame asks."""
        return {}


class Goto(Flow):
    kind: ClassVar[int] = 2

    def __init__(self, step: str) -> None:
        self.step = step


class Call(Flow):
    kind: ClassVar[int] = 3

    def __init__(self, procedure: Procedure, then: str) -> None:
        self.procedure = procedure
        self.then = then


class Done(Flow):
    kind: ClassVar[int] = 5


DONE: Final = Done()
_gotos: Final[dict[str, Goto]] = {}


def goto(step: str) -> Goto:
    try:
        return _gotos[step]
    except KeyError:
        flow = _gotos[step] = Goto(step)
        return flow


def call(procedure: Procedure | None, then: str) -> Flow:
    """Run a procedure, then go on at a step; with nothing to run, just go there."""
    return goto(then) if procedure is None else Call(procedure, then)


def done() -> Done:
    return DONE


def book(*classes: type[Procedure]) -> dict[str, type[Record]]:
    """The procedures of a game by name; works out what follows what."""
    for cls in classes:
        names = list(cls.STEPS)
        cls.NEXT = dict(zip(["", *names], [*names, ""], strict=True))
        cls.ORDER = (cls.NEXT, {name: getattr(cls, name) for name in names if hasattr(cls, name)})
    return {cls.__name__: cls for cls in classes}
