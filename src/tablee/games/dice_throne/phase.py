"""A procedure of the book that belongs to one player."""

from __future__ import annotations

from typing import Any

from tablee.kernel.procedure import Procedure


class Phase(Procedure):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Any, ...]:
        return (self.seat,)

    def about(self) -> tuple[Any, ...]:
        return (self.seat,)
