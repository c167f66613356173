"""A guided first game: a table that is always the same, and what is said at which of its questions.

Each game may have a `guide.toml`. A step waits for a moment: a prompt, something that can be chosen, a place in the book. Its
sentence is the message `guide-ID`; what it speaks of is lit. A guide never holds the game up: whoever chooses something else
than it advises plays on, and what was not said yet is said when its moment comes.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

from tablee.gamekit.spelling import Among, Flag, Free, Known, Listed, Number, Table, Tables
from tablee.gamekit.tables import document
from tablee.gamekit.view import Choice, Question, Told, View, Words
from tablee.kernel.errors import ContentError
from tablee.kernel.frozen import frozen

FILE = "guide.toml"
TOOLS = ("undo", "hint", "odds", "why", "log", "deal", "choices")  # buttons of every table that a step may speak of


@frozen
class Step:
    id: str
    topic: str = ""  # of the steps on one topic, one is told: the first that fits
    prompt: tuple[str, ...] = ()  # one of these is asked
    offers: tuple[str, ...] = ()  # options of each of these patterns can be chosen
    at: tuple[str, ...] = ()  # one of these procedures is going on
    sees: tuple[str, ...] = ()  # pieces with sheets of each of these patterns lie on the table
    mine: bool | None = None  # it is our turn
    turn: int = 0  # not before this turn or round
    after: tuple[str, ...] = ()  # these topics were told at an earlier question
    advise: tuple[
        str, ...
    ] = ()  # the options that it advises, which must be offered: the first of these patterns that is
    otherwise: bool = False  # whoever does something else is told `guide-ID-else` next
    light: tuple[
        str, ...
    ] = ()  # patterns of areas, "@" and of sheets, "=" and of options; "{me}" and "{them}" are seats
    tool: str = ""  # a button beside the question
    aside: bool = False  # only for some ways through the game: not counted, and not always reached
    last: bool = False  # with it the guide is at its end

    @property
    def about(self) -> str:
        return self.topic or self.id


@frozen
class Guide:
    """The table, and the steps in the order in which they are told where several fit."""

    seed: str  # known to everybody: these dice teach, they prove nothing
    seats: tuple[str, ...]
    options: dict[str, str]
    steps: tuple[Step, ...]

    @property
    def seat(self) -> int:
        return self.seats.index("human")

    @property
    def topics(self) -> tuple[str, ...]:
        """What every way through the game is told about."""
        return tuple(dict.fromkeys([step.about for step in self.steps if not step.aside]))

    @property
    def words(self) -> tuple[str, ...]:
        """What its messages are called, after "guide-"."""
        return tuple([id for step in self.steps for id in (step.id, *([f"{step.id}-else"] if step.otherwise else []))])


def fits(step: Step, view: View, mine: bool, turn: int) -> bool:
    """Is this the moment of a step, whatever was told before?"""
    question = view.question
    if question is None or turn < step.turn or (step.mine is not None and step.mine != mine):
        return False
    if step.prompt and question.prompt.id.removeprefix("prompt-") not in step.prompt:
        return False
    if step.at and not any([words.id.removeprefix("at-") in step.at for words in view.where]):
        return False
    if not all([any([fnmatchcase(c.key, pattern) for c in question.options]) for pattern in step.offers]):
        return False
    sheets = [piece.sheet for piece in view.pieces.values()]
    if not all([any([fnmatchcase(sheet, pattern) for sheet in sheets]) for pattern in step.sees]):
        return False
    return not step.advise or bool(advised(step, question))


def advised(step: Step, question: Question) -> list[Choice]:
    """The options that a step advises: those of the first pattern that some fit."""
    for pattern in step.advise:
        found = [choice for choice in question.options if fnmatchcase(choice.key, pattern)]
        if found:
            return found
    return []


def told(step: Step, view: View) -> Told:
    assert view.question is not None
    return Told(step.id, Words(f"guide-{step.id}", arguments()), lit(step, view, view.question), step.tool, step.last)


def instead(step: Step) -> Told:
    """What is said to whoever did something else than a step had advised."""
    return Told(f"{step.id}-else", Words(f"guide-{step.id}-else", arguments()))


def arguments() -> dict[str, int | str]:
    """What every sentence of a guide may depend on: buttons have other names in a terminal."""
    return {"screen": "browser"}


def other(view: View) -> int:
    return next((one.seat for one in view.seats if one.seat != view.you), view.you)


def lit(step: Step, view: View, question: Question) -> tuple[str, ...]:
    """What a step speaks of, and what it advises, as far as it lies on the table."""
    found: list[str] = []
    for light in step.light:
        pattern = light.replace("{me}", str(view.you)).replace("{them}", str(other(view)))
        if pattern[0] == "@":
            found += [id for id, piece in view.pieces.items() if fnmatchcase(piece.sheet, pattern[1:])]
        elif pattern[0] == "=":
            for choice in question.options:
                if fnmatchcase(choice.key, pattern[1:]):
                    found += marked(choice, question)
        else:
            found += [area.id for area in view.areas if fnmatchcase(area.id, pattern)]
    for choice in advised(step, question):
        found += marked(choice, question)
    return tuple(dict.fromkeys(found))


def marked(choice: Choice, question: Question) -> list[str]:
    """An option and the pieces it points at; or the pieces that are picked for it, which comes before it is confirmed."""
    pick = question.pick
    verb, _, rest = choice.key.partition(" ")
    if pick is None or pick.verb != verb:
        return [f"={choice.key}", *choice.on]
    values = [rest] if rest in [value for _, value in pick.of] else rest.split()  # a cell is one value of two numbers
    found = []
    for ref, value in pick.of:
        if value in values:
            values.remove(value)
            found.append(ref)
    return found


# ---------------------------------------------------------------------- the file
WORDS = Listed(Free())
STEP = Table(
    {
        "id": Free(),
        "topic": Free(),
        "prompt": WORDS,
        "offers": WORDS,
        "at": WORDS,
        "sees": WORDS,
        "mine": Flag(),
        "turn": Number(),
        "after": Listed(Known("topics")),
        "advise": WORDS,
        "otherwise": Flag(),
        "light": WORDS,
        "tool": Among(*TOOLS),
        "aside": Flag(),
        "last": Flag(),
    },
    ("id",),
)
TABLE = Table(
    {"seed": Free(), "seats": WORDS, "options": Listed(Free(), Free()), "steps": Tables()}, ("seed", "seats", "steps")
)


@cache
def guide_of(package: str) -> Guide | None:
    """The guide of a game, read once; nothing where it has none."""
    file = files(package).joinpath(FILE)
    return read(file.read_text(encoding="utf-8"), f"{package}/{FILE}") if file.is_file() else None


def read(text: str, place: str = FILE) -> Guide:
    """A mistake is said with its place."""
    content = document(place, text)
    TABLE.check(place, content, {})
    topics: list[str] = []
    steps: list[Step] = []
    for line in content["steps"]:
        where = f"{place}: {line.get('id', '?')}"
        STEP.check(where, line, {"topics": topics})
        if line["id"] in [step.id for step in steps]:
            raise ContentError(where, "there is such a step already")
        fields: dict[str, Any] = {n: tuple(value) if isinstance(value, list) else value for n, value in line.items()}
        steps.append(Step(**fields))
        topics.append(steps[-1].about)
    seats = tuple(content["seats"])
    if seats.count("human") != 1:
        raise ContentError(place, "seats has not one human: a guide is for one person")
    return Guide(content["seed"], seats, content.get("options", {}), tuple(steps))
