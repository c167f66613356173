"""How the server is: whether it can write, and what it counts, for whoever watches over it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from tablee.server.store.base import Batch, Snapshot, Store, Stored, StoreError

LASTING = 60.0  # seconds for which a write that failed makes the server unwell, where none has succeeded since


class Watched:
    """A store that counts what is written and remembers whether the last write was."""

    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        self.store = store
        self.name = store.name
        self.clock = clock
        self.writes = self.failures = self.choices = 0
        self.seconds = 0.0  # that writes took, all together
        self.failed: float | None = None  # since when nothing could be written
        self.why = ""

    async def write(self, batch: Batch) -> None:
        begun = monotonic()
        try:
            await self.store.write(batch)
        except StoreError as error:
            self.failures += 1
            self.failed, self.why = self.clock(), str(error)
            raise
        self.writes += 1
        self.choices += len(batch.rows)
        self.seconds += monotonic() - begun
        self.failed = None

    @property
    def well(self) -> bool:
        return self.store.well and (self.failed is None or self.clock() - self.failed >= LASTING)

    async def claim(self, table: str) -> None:
        await self.store.claim(table)

    def watch(self, gone: Callable[[str | None], None]) -> None:
        self.store.watch(gone)

    async def load(self, table: str) -> Stored | None:
        return await self.store.load(table)

    async def peek(self, table: str) -> Stored | None:
        return await self.store.peek(table)

    async def snapshots(self, table: str) -> list[Snapshot]:
        return await self.store.snapshots(table)

    def reports(self) -> list[tuple[str, int, int, str]]:
        return self.store.reports()

    def all_documents(self) -> list[tuple[str, bytes]]:
        return self.store.all_documents()

    async def banned(self) -> list[str]:
        return await self.store.banned()

    async def ban(self, network: str, banned: bool) -> None:
        await self.store.ban(network, banned)

    def close(self) -> None:
        self.store.close()


def exposition(numbers: dict[str, tuple[str, str, float]]) -> str:
    """In the text form of Prometheus: name -> what it is, gauge or counter, how much."""
    lines = []
    for name, (about, kind, n) in numbers.items():
        lines += [f"# HELP tablee_{name} {about}", f"# TYPE tablee_{name} {kind}", f"tablee_{name} {n:g}"]
    return "\n".join(lines) + "\n"
