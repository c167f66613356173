"""What one seat may see, as typed data: areas, pieces, the decision. Any client can draw any game from it.

Words travel as message ids with arguments: "@x" is the name of sheet x, "#p" of a piece, "&1" of seat 1. Nobody changes
a view: its parts can be hashed. They are not frozen only because making them would take four times as long.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True, unsafe_hash=True)
class Words:
    id: str
    args: dict[str, int | str] = field(default_factory=dict)


@dataclass(slots=True, unsafe_hash=True)
class Mark:
    """A number on a piece: health, cost, limit. `of` > 0 makes it a gauge."""

    role: str
    n: int = 0
    of: int = 0


@dataclass(slots=True, unsafe_hash=True)
class Piece:
    id: str
    shape: str  # card, die, token, figure, box, offer
    sheet: str = ""  # its definition in the catalogue; "" is face down
    face: int = 0
    n: int = 1
    on: str = ""  # the piece it is attached to
    at: tuple[int, int] | None = None  # its cell in the area's grid
    size: tuple[int, int] = (1, 1)  # its base in cells
    is_: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()
    says: tuple[Words, ...] = ()


@dataclass(slots=True, unsafe_hash=True)
class Grid:
    """A map: a sign per cell, what the signs mean, and walls on the north or west edge of cells."""

    w: int
    h: int
    rows: tuple[str, ...]
    legend: dict[str, str]
    walls: tuple[tuple[int, int, str], ...] = ()


@dataclass(slots=True, unsafe_hash=True)
class Overlay:
    """What is reached, seen or in danger: cells as "3.4", each with its cost."""

    role: str
    cells: dict[str, int]


@dataclass(slots=True, unsafe_hash=True)
class Sketch:
    """A line over a map, in hundredths of a cell, and what is in its way: walls from corner to corner, cells as "3.4"."""

    area: str
    line: tuple[int, int, int, int]
    clear: bool
    walls: tuple[tuple[int, int, int, int], ...] = ()
    cells: tuple[str, ...] = ()


@dataclass(slots=True, unsafe_hash=True)
class Sighting:
    """Whether who acts sees something, in words and as a drawing."""

    label: Words
    words: Words
    rules: tuple[str, ...]
    sketch: Sketch


@dataclass(slots=True, unsafe_hash=True)
class Area:
    id: str
    label: Words
    band: str  # theirs, middle, mine
    layout: str  # row, fan, pile, tray, board, map, status, list
    seat: int = -1
    holds: tuple[str, ...] = ()
    count: int = -1  # hidden pieces: a number, never ids
    grid: Grid | None = None
    overlays: tuple[Overlay, ...] = ()


@dataclass(slots=True, unsafe_hash=True)
class Choice:
    key: str  # the journal's option, sent back verbatim
    label: Words
    on: tuple[str, ...] = ()  # piece ids, or cells as "map/3.4"
    to: tuple[str, ...] = ()  # the other end of an arrow


@dataclass(slots=True, unsafe_hash=True)
class Price:
    """What picked pieces must give together. Kinds are ids of messages; a need of "" is met by any kind.

    Such a pick is answered by a verb of its own and everything that was picked, in any order: the table takes it as the
    options it stands for, all of them or none (`Rules.parts`).
    """

    verb: str
    gives: tuple[tuple[str, ...], ...]  # what each piece of the pick gives
    needs: tuple[str, ...]
    any: str  # the message for so many of any kind
    wild: str = ""  # the kind that stands for every other
    given: tuple[str, ...] = ()  # what is settled already
    more: bool = False  # what is given beyond the needs is of use too


@dataclass(slots=True, unsafe_hash=True)
class Pick:
    """A subset of pieces, or one cell: it stands for all options whose verb it has. An answer is the verb and the sorted
    values of what was picked; equal values are interchangeable."""

    verb: str
    of: tuple[tuple[str, str], ...]  # (where, value)
    label: Words
    least: int = 0
    most: int = 99
    price: Price | None = None


@dataclass(slots=True, unsafe_hash=True)
class Told:
    """One thing that a guide says. `light`: ids of areas and pieces, cells, "=" and the key of an option."""

    id: str
    text: Words
    light: tuple[str, ...] = ()
    tool: str = ""  # a button beside the question
    last: bool = False  # with it the guide is at its end


@dataclass(slots=True, unsafe_hash=True)
class Guidance:
    """What a guide says to a question, in this order, and how many of its topics have been told by then."""

    told: tuple[Told, ...] = ()
    done: int = 0
    of: int = 0


@dataclass(slots=True, unsafe_hash=True)
class Question:
    seat: int
    prompt: Words
    why: tuple[str, ...] = ()
    options: tuple[Choice, ...] = ()
    pick: Pick | None = None
    guide: Guidance | None = None  # at a guided table


@dataclass(slots=True, unsafe_hash=True)
class SeatView:
    seat: int
    sheet: str
    is_: tuple[str, ...] = ()


@dataclass(slots=True, unsafe_hash=True)
class View:
    game: str
    you: int
    where: tuple[Words, ...]
    seats: tuple[SeatView, ...]
    areas: tuple[Area, ...]
    pieces: dict[str, Piece]
    question: Question | None = None
    over: Words | None = None


@dataclass(slots=True, unsafe_hash=True)
class Row:
    """One row of a sheet that is a table: an attribute, an action, an ability, with what it means."""

    kind: str  # what "kind-..." says
    name: str = ""
    icon: str = ""
    cost: int | None = None
    marks: tuple[Mark, ...] = ()  # a role that is a sheet's id is drawn as that sheet
    text: str = ""


@dataclass(slots=True, unsafe_hash=True)
class Sheet:
    """A definition in one language, sent once: a card, an ability, a token, a die."""

    name: str
    kind: str = ""
    letter: str = ""
    icon: str = ""  # a name of game-icons.net
    accent: str = ""
    cost: int | None = None
    text: str = ""
    needs: str = ""
    faces: tuple[str, ...] = ()
    stats: tuple[Mark, ...] = ()  # printed figures; a role that is a sheet's id is drawn as that sheet
    house: tuple[str, ...] = ()  # which of these words or figures are ours, or disputed
    rows: tuple[Row, ...] = ()  # the text as a table, for who has room for one
    grid: Grid | None = None  # what is drawn of a part of a map


def plain(view: Any) -> Any:
    """A view as JSON-able data, for comparing and for sending."""
    if isinstance(view, tuple):
        return [plain(item) for item in view]
    if isinstance(view, dict):
        return {key: plain(item) for key, item in view.items()}
    fields = getattr(view, "__dataclass_fields__", None)
    if fields is None:
        return view
    return {name: plain(getattr(view, name)) for name in fields}
