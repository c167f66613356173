"""A procedure of the book that belongs to one player."""

from __future__ import annotations

from typing import Any

from tablee.kernel.procedure import Procedure
from tablee.kernel.record import record


@record
class Phase(Procedure):
    seat: int

    def about(self) -> tuple[Any, ...]:
        return (self.seat,)
