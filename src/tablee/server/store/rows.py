"""Rows of a table and the journal they make: what was taken back is left out."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.server.store.base import Row
from tablee.table.journal import Entry, Header, Journal


def folded(header: Header, rows: Sequence[Row], result: str) -> tuple[Journal, list[bool]]:
    """The journal as it stands, and which of its entries nobody had to choose."""
    entries: list[Entry] = []
    automatic: list[bool] = []
    prints: dict[int, str] = {}
    for row in rows:
        if row.choice.startswith("undo "):
            to = int(row.choice[5:])
            del entries[to:], automatic[to:]
            prints = {n: print for n, print in prints.items() if n <= to}
        else:
            entries.append(Entry(row.seat, row.choice))
            automatic.append(row.automatic)
            if row.print:
                prints[len(entries)] = row.print
    return Journal(header, entries, prints, result), automatic


def rows_of(journal: Journal) -> list[Row]:
    """A journal from elsewhere as rows."""
    return [
        Row(n, entry.seat, entry.choice, print=journal.prints.get(n, "")) for n, entry in enumerate(journal.entries, 1)
    ]
