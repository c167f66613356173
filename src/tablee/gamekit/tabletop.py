"""Areas and pieces of a view, added one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from tablee.gamekit.capability import G
from tablee.gamekit.view import Area, Piece, Words


class Table(Generic[G]):
    """A game's own table says which areas there are. Whoever looks on has the seat -1."""

    def __init__(self, game: G, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.areas: list[Area] = []
        self.pieces: dict[str, Piece] = {}
        #: what was seen of it while it is watched; elsewhere nothing is known of what was
        self.seen: dict[Any, Any] = {} if game.seen_before is None else game.seen_before
        self.before: dict[str, Area] = self.seen.setdefault(("areas", seat), {})  # most hold what they held

    def area(self, id: str, label: Words, layout: str, held: Sequence[Piece], owner: int = -1, count: int = -1) -> None:
        """What lies there; `owner` -1: in the middle. `count`: how many more nobody may see."""
        self.lay(id, label, layout, tuple([piece.id for piece in held]), held, owner, count)

    def lay(
        self,
        id: str,
        label: Words,
        layout: str,
        ids: tuple[str, ...],
        held: Sequence[Piece],
        owner: int = -1,
        count: int = -1,
    ) -> None:
        """The same for who knows the ids of what lies there."""
        self.pieces.update(zip(ids, held))
        found = self.before.get(id)
        if (
            found is None
            or found.holds != ids
            or found.count != count
            or found.label != label
            or (found.layout, found.seat) != (layout, owner)
        ):
            band = "middle" if owner < 0 else "mine" if owner == self.seat else "theirs"
            found = self.before[id] = Area(id, label, band, layout, owner, ids, count)
        self.areas.append(found)
