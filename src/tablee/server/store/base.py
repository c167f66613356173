"""What is kept of a table, and all the server knows of a database."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from tablee.kernel.errors import TableeError


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table's journal: a choice, or an undo that goes back to an earlier number of entries."""

    seq: int
    seat: int
    choice: str  # "undo 12": back to 12 entries
    automatic: bool = False
    command: str = ""  # the client's own id: a retry is recognised by it
    print: str = ""  # fingerprint of the game after it, now and then
    places: str = ""  # how many bytes of each stream of chance were used
    turn: int = -1  # the seat that must choose next


@dataclass(frozen=True, slots=True)
class SaidRow:
    n: int
    seat: int
    text: str = ""
    ping: str = ""
    ref: str = ""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The game after so many entries, packed: it need not be played through from its beginning."""

    n: int
    data: bytes


#: snapshots of a table that a store keeps: those after the most entries
SNAPSHOTS = 3


@dataclass
class Batch:
    """What belongs together: all of it is written, or nothing."""

    table: str
    document: bytes | None = None
    rows: Sequence[Row] = ()
    said: Sequence[SaidRow] = ()
    report: tuple[int, int, str] | None = None  # seat, entry, text
    cut: int | None = None  # snapshots after more entries than this are void: they go, before new ones come
    snapshots: Sequence[Snapshot] = ()
    delete: bool = False


@dataclass
class Stored:
    document: bytes
    rows: list[Row] = field(default_factory=list)
    said: list[SaidRow] = field(default_factory=list)


class StoreError(TableeError):
    """Something could not be written or read; nothing of the batch was."""


class Damaged(StoreError):
    """What was written can no longer be read; trying again does not help."""


class Away(StoreError):
    """Not here, or not now: whoever asks again a moment later may be answered."""


class Store(Protocol):
    name: str  # where tables are, as it may be shown

    async def claim(self, table: str) -> None:
        """Before a table is opened: from now on nobody else may write it; raises Away while another server may."""

    def watch(self, gone: Callable[[str | None], None]) -> None:
        """Whom to tell, in the loop that claims, that a table is ours no longer; None: all of them."""

    @property
    def well(self) -> bool:
        """May tables be opened and written here?"""

    async def write(self, batch: Batch) -> None:
        """Returns when it is safe; raises StoreError when nothing of it was kept."""

    async def load(self, table: str) -> Stored | None: ...

    async def peek(self, table: str) -> Stored | None:
        """As load, with the last row alone."""

    async def snapshots(self, table: str) -> list[Snapshot]:
        """Those that are whole, the one after the most entries first. What is damaged is left out: it can be made again."""

    def reports(self) -> list[tuple[str, int, int, str]]: ...

    def all_documents(self) -> list[tuple[str, bytes]]:
        """Of every table, but those that are damaged."""

    async def banned(self) -> list[str]:
        """Addresses and networks from which nobody is let in, in whatever order, but always the same."""

    async def ban(self, network: str, banned: bool) -> None:
        """One more or one less, for all servers on this database."""

    def close(self) -> None: ...
