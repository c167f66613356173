"""Why a journal cannot be played here, in words that every reader's language has."""

from __future__ import annotations

from typing import Any

from tablee.kernel.errors import JournalError

VAGUE = ("ui-journal-unplayable", "ui-journal-broken")  # the log knows more
LONGEST = 100  # letters of a journal that are shown again


def fault(error: Exception) -> list[Any]:
    """A message and its arguments; what a game itself says to it is known in English only and belongs into the log."""
    if not isinstance(error, JournalError) or not error.kind:
        return ["ui-journal-broken"]
    found = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in error.found.items()}
    return [f"ui-journal-{error.kind}", {"at": error.at, **found}]
