"""No, and why: in words that every reader's language has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class Refused(Exception):
    """A command that changes nothing: a message id, its arguments and the rules behind it."""

    def __init__(self, id: str, rules: tuple[str, ...] = (), **args: int | str) -> None:
        super().__init__(id)
        self.why = [id, args] if args else [id]
        self.rules = rules

    @staticmethod
    def of(words: Sequence[Any]) -> Refused:
        """Refused with a message that is there already."""
        return Refused(words[0], **(words[1] if len(words) > 1 else {}))
