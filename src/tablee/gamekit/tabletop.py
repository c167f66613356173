"""Areas and pieces of a view, added one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from tablee.gamekit.capability import G
from tablee.gamekit.view import Area, Piece, Words


class Table(Generic[G]):
    """A game's own table says which areas there are. Whoever looks on has the seat -1."""

    def __init__(self, game: G, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.areas: list[Area] = []
        self.pieces: dict[str, Piece] = {}

    def area(self, id: str, label: Words, layout: str, held: Sequence[Piece], owner: int = -1, count: int = -1) -> None:
        """What lies there; `owner` -1: in the middle. `count`: how many more nobody may see."""
        for piece in held:
            self.pieces[piece.id] = piece
        band = "middle" if owner < 0 else "mine" if owner == self.seat else "theirs"
        self.areas.append(Area(id, label, band, layout, owner, tuple([piece.id for piece in held]), count))
