"""What one seat may see, as typed data: areas, pieces, the decision. Any client can draw any game from it.

Words travel as message ids with arguments: "@x" is the name of sheet x, "#p" of a piece, "&1" of seat 1.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Words:
    id: str
    args: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class Mark:
    """A number on a piece: health, cost, limit. `of` > 0 makes it a gauge."""

    role: str
    n: int = 0
    of: int = 0


@dataclass(frozen=True)
class Piece:
    id: str
    shape: str  # card, die, token, figure, box
    sheet: str = ""  # its definition in the catalogue; "" is face down
    face: int = 0
    n: int = 1
    is_: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()
    says: tuple[Words, ...] = ()


@dataclass(frozen=True)
class Area:
    id: str
    label: Words
    band: str  # theirs, middle, mine
    layout: str  # row, fan, pile, tray, board, status, list
    seat: int = -1
    holds: tuple[str, ...] = ()
    count: int = -1  # hidden pieces: a number, never ids


@dataclass(frozen=True)
class Choice:
    key: str  # the journal's option, sent back verbatim
    label: Words
    on: tuple[str, ...] = ()


@dataclass(frozen=True)
class Question:
    seat: int
    prompt: Words
    why: tuple[str, ...] = ()
    options: tuple[Choice, ...] = ()


@dataclass(frozen=True)
class SeatView:
    seat: int
    sheet: str
    is_: tuple[str, ...] = ()


@dataclass(frozen=True)
class View:
    game: str
    you: int
    where: tuple[Words, ...]
    seats: tuple[SeatView, ...]
    areas: tuple[Area, ...]
    pieces: dict[str, Piece]
    question: Question | None = None
    over: Words | None = None


@dataclass(frozen=True)
class Sheet:
    """A definition in one language, sent once: a card, an ability, a token, a die."""

    name: str
    kind: str = ""
    letter: str = ""
    icon: str = ""
    accent: str = ""
    cost: int | None = None
    text: str = ""
    needs: str = ""
    faces: tuple[str, ...] = ()
    house: tuple[str, ...] = ()  # which of these words or figures are ours, or disputed


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
