"""Procedures of the book that belong to one player."""

from __future__ import annotations

from tablee.kernel.decision import Args
from tablee.kernel.procedure import Procedure
from tablee.kernel.record import record


@record
class Phase(Procedure):
    seat: int

    def about(self) -> Args:
        return {"who": f"&{self.seat}"}
