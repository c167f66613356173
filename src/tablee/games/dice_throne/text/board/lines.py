"""A board as lines: what stands under what by its indent, and the limits that no board of a hero comes near."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from tablee.kernel.errors import ContentError
from tablee.kernel.frozen import frozen
from tablee.text.messages import Messages
from tablee.text.understanding import NotUnderstood

PACKAGE = "tablee.games.dice_throne"
#: ours have up to 210 lines and 11,000 signs
MOST_SIGNS, MOST_LINES, LONGEST, DEEPEST = 30_000, 800, 600, 4
SAME = str.maketrans({"\u00a0": " ", "\u202f": " ", "\u2019": "'", "\ufeff": " "})  # what word processors put there


@cache
def messages(lang: str) -> Messages:
    return Messages(lang, "tablee.text", PACKAGE)


@dataclass(frozen=True)
class Fault:
    """What is wrong with a line: a message `board-KEY` and its arguments, and what could stand there."""

    line: int
    column: int
    key: str
    args: dict[str, str | int] = field(default_factory=dict)
    could: tuple[str, ...] = ()
    lost: NotUnderstood | None = None  # a sentence that was not understood

    def __str__(self) -> str:
        return self.words(messages("en"))

    def words(self, messages: Messages) -> str:
        """What is wrong, in one line."""
        if self.lost is not None:
            return self.lost.words(messages)
        return messages.say(f"board-{self.key}", **self.args)


@frozen
class Note:
    """A sentence that is understood, and how it is usually written."""

    line: int
    column: int
    text: str


class BoardError(ContentError):
    """A board that is no hero, with all that was found in it."""

    def __init__(self, file: str, faults: list[Fault]) -> None:
        first = faults[0]
        super().__init__(f"{file}:{first.line}:{first.column}", str(first))
        self.faults = faults


@dataclass
class Line:
    """One line, and those under it."""

    number: int
    column: int  # of its first sign, from 1
    text: str
    under: list[Line] = field(default_factory=list)


class Wrong(Exception):
    """One fault, on its way to the list of all."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.key)
        self.fault = fault


def wrong(line: Line, key: str, at: int = 0, could: tuple[str, ...] = (), **args: str | int) -> Wrong:
    """A fault at a sign of a line, counted from 0."""
    return Wrong(Fault(line.number, line.column + at, key, args, could))


def lines(text: str) -> list[Line]:
    """The lines at the margin, each with what stands under it. `#` begins a remark that nobody reads."""
    if len(text) > MOST_SIGNS:
        raise Wrong(Fault(1, 1, "too-long", {"n": len(text), "most": MOST_SIGNS}))
    written = text.translate(SAME).splitlines()
    if len(written) > MOST_LINES:
        raise Wrong(Fault(MOST_LINES, 1, "too-many-lines", {"n": len(written), "most": MOST_LINES}))
    out: list[Line] = []
    open: list[Line] = []
    for number, raw in enumerate(written, 1):
        said = raw.strip()
        if not said or said.startswith("#"):
            continue
        line = Line(number, len(raw) - len(raw.lstrip()) + 1, said)
        if len(raw) > LONGEST:
            raise wrong(line, "long-line", n=len(raw), most=LONGEST)
        if not said.isprintable() or "\t" in raw:
            at = next(i for i, sign in enumerate(raw) if not sign.isprintable())
            raise Wrong(Fault(number, at + 1, "odd-sign", {"sign": f"U+{ord(raw[at]):04X}"}))
        while open and open[-1].column >= line.column:
            open.pop()
        if len(open) >= DEEPEST:
            raise wrong(line, "too-deep", most=DEEPEST)
        (open[-1].under if open else out).append(line)
        open.append(line)
    return out
