"""What is written to PostgreSQL as the columns of one statement, and rows as they come back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

from tablee.server.store.base import Batch, Damaged, Row, SaidRow, Stored
from tablee.server.store.sqlite import seal, values

BIG = range(-(2**63), 2**63)


@dataclass
class Columns:
    """A group of batches, as the columns that `write_group` takes."""

    batches: list[list[Any]] = field(default_factory=lambda: [[] for _ in range(6)])
    entries: list[list[Any]] = field(default_factory=lambda: [[] for _ in range(10)])
    said: list[list[Any]] = field(default_factory=lambda: [[] for _ in range(6)])
    reports: list[list[Any]] = field(default_factory=lambda: [[] for _ in range(4)])
    snapshots: list[list[Any]] = field(default_factory=lambda: [[] for _ in range(4)])

    def add(self, batch: Batch, epoch: int) -> None:
        """All of a batch, or an error and nothing of it."""
        n, document = len(self.batches[0]) + 1, batch.document
        if document is not None and not isinstance(document, bytes):
            raise ValueError("a document is bytes")
        batch.table.encode()
        sum = crc32(document) if document is not None else None
        head = [(batch.table, epoch, document, sum, batch.delete, batch.cut)]
        entries = [
            (n, *[plain(value) for value in row], crc32(repr((batch.table, *row)).encode()))
            for row in [values(row) for row in batch.rows]
        ]
        said = [(n, *[plain(value) for value in (s.n, s.seat, s.text, s.ping, s.ref)]) for s in batch.said]
        report = [(n, *[plain(value) for value in batch.report])] if batch.report is not None else []
        snapshots = [(n, plain(s.n), s.data, seal(batch.table, s.n, s.data)) for s in batch.snapshots]
        for columns, rows in (
            (self.batches, head),
            (self.entries, entries),
            (self.said, said),
            (self.reports, report),
            (self.snapshots, snapshots),
        ):
            for row in rows:
                for column, value in zip(columns, row):
                    column.append(value)

    def all(self) -> list[list[Any]]:
        return [*self.batches, *self.entries, *self.said, *self.reports, *self.snapshots]


def plain(value: int | str) -> int | bytes:
    """As the database keeps it; what it cannot keep is an error here, not of the whole group."""
    if isinstance(value, str):
        return value.encode()
    if value not in BIG:
        raise ValueError(f"{value} is too large a number")
    return value


def texts(row: Sequence[Any]) -> list[Any]:
    """A row as it was written: what people typed is kept as bytes."""
    return [value.decode() if isinstance(value, bytes) else value for value in row]


def possible(table: str) -> bool:
    """Could a table be called so? The database would not even take the question."""
    try:
        return b"\0" not in table.encode()
    except UnicodeError:
        return False


def whole(table: str, found: Sequence[Any], last: bool) -> Stored:
    """A table as its rows tell it, each checked; with `last`, only the last entry was read."""
    document, sum, length, entries, said = found
    if crc32(document) != sum:
        raise Damaged(f"the document of table {table} is damaged")
    if length != (entries[-1][0] if entries else 0):
        raise Damaged(f"the last entry of table {table} is missing")
    out = []
    for n, row in enumerate(entries, length if last else 1):
        try:
            *told, check = texts(row)
        except UnicodeError:
            told, check = [], None
        if not told or told[0] != n or crc32(repr((table, *told)).encode()) != check:
            raise Damaged(f"entry {n} of table {table} is damaged or missing")
        out.append(Row(told[0], told[1], told[2], bool(told[3]), *told[4:]))
    try:
        return Stored(document, out, [SaidRow(*texts(row)) for row in said])
    except UnicodeError as error:
        raise Damaged(f"table {table} could not be read: {error}") from error
