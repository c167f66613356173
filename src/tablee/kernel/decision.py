"""Decisions: somebody must choose one of the listed options. Guards say what is legal, and why not."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

from tablee.kernel.record import Record


class Option(NamedTuple):
    """One legal answer, as journals store it: `keep 2 5`, `play six-it`, `pass`."""

    verb: str
    args: tuple[int | str, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.verb, *[str(arg) for arg in self.args]])

    def __repr__(self) -> str:
        return f"<{self}>"


def option(verb: str, *args: int | str) -> Option:
    return Option(verb, args)


NUMBER = re.compile(r"-?[0-9]{1,9}")


def parse(text: str) -> Option:
    """The option a line of text names; whether it is legal is the decision's business."""
    verb, *args = text.split() or [""]
    return Option(verb, tuple([int(arg) if NUMBER.fullmatch(arg) else arg for arg in args]))


PASS = Option("pass")
YES_NO = (Option("yes"), Option("no"))

#: arguments of words, by name
Args = dict[str, int | str]
#: '' when the guard has nothing against it, else the id of the rule that forbids.
Guard = Callable[[Any, int, Option], str]


class Flow(Record):
    """What a step may answer; `kind` tells the loop which. A record, because procedures are."""

    kind: ClassVar[int] = 0


class Decision(Flow):
    """A question to one seat. The engine stands still until it is answered."""

    kind: ClassVar[int] = 1
    args: Args = {}  # of the prompt's words; never changed

    def __init__(self, seat: int, prompt: str, options: Sequence[Option], then: str) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.then = then  # the handler of the answer


TAKEN = frozenset(("seat", "prompt", "options", "then"))


def ask(seat: int, prompt: str, options: Sequence[Option], /, then: str, **args: int | str) -> Decision:
    """`args` are values at hand, for the words of the prompt; what costs something to find out is for `Procedure.says`."""
    if not args:
        return Decision(seat, prompt, options, then)
    if not TAKEN.isdisjoint(args):
        names = ", ".join(sorted(TAKEN.intersection(args)))
        raise TypeError(f"ask({prompt!r}): {names!r} cannot be an argument of the prompt, it is one of `ask`")
    decision = Decision(seat, prompt, options, then)
    decision.args = args
    return decision


class Refusal(NamedTuple):
    """Why something cannot be done now: a message id and the rules behind it."""

    reason: str
    rules: tuple[str, ...]
