"""What waits for the one connection that writes to a database."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass

from tablee.server.store.base import Batch
from tablee.server.store.sqlite import settle


@dataclass
class Asked:
    """Something that waits for the connection that writes: a batch, or a table to be claimed."""

    what: Batch | str
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]

    def settle(self, error: Exception | None) -> None:
        with suppress(RuntimeError):  # the loop has ended, nobody waits
            self.loop.call_soon_threadsafe(settle, self.done, error)


def table_of(asked: Asked) -> str:
    assert isinstance(asked.what, Batch)
    return asked.what.table
