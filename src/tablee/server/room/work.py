"""Dear work: so much at a time, and whoever waits is served in turn by address.

What plays a game through or thinks costs a thousand times what a choice costs. It has threads of its own, so that opening a
table never waits behind it, and nobody waits behind all that one address has asked for.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from tablee.server.wire.refusal import Refused

T = TypeVar("T")
AT_ONCE = 2  # threads: they share one interpreter with those who play
WAITING = 20  # of one address


class Turns:
    """So many at once. Of those who wait, each address has its turn; a low rank waits until nobody of a higher one does."""

    def __init__(self, at_once: int, waiting: int = WAITING) -> None:
        self.free = at_once
        self.waiting = waiting
        self.queues: list[OrderedDict[str, deque[asyncio.Future[None]]]] = [OrderedDict(), OrderedDict()]  # by rank

    async def __call__(self, who: str, work: Callable[[], Awaitable[T]], low: bool = False) -> T:
        await self.enter(who, low)
        try:
            return await work()
        finally:
            self.leave()

    async def enter(self, who: str, low: bool) -> None:
        if self.free and not any(self.queues):
            self.free -= 1
            return
        queue = self.queues[low].setdefault(who, deque())
        if len(queue) >= self.waiting:
            raise Refused("ui-refused-busy")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        self.call()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was our turn just then
                self.leave()
            raise

    def leave(self) -> None:
        self.free += 1
        self.call()

    @property
    def length(self) -> int:
        """How many wait."""
        return sum([len(queue) for queues in self.queues for queue in queues.values()])

    def call(self) -> None:
        """Whoever is next, while there is room."""
        for queues in self.queues:
            while self.free and queues:
                who, queue = queues.popitem(last=False)
                turn = queue.popleft()
                if queue:
                    queues[who] = queue  # the others of this address wait behind all other addresses
                if not turn.done():
                    self.free -= 1
                    turn.set_result(None)


class Work:
    """Threads for what plays a game through."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.turns = Turns(at_once)
        self.threads = ThreadPoolExecutor(at_once, "tablee-dear")

    async def __call__(self, who: str, task: Callable[..., T], *args: Any) -> T:
        """A task goes on to its end in its thread, whoever has stopped waiting for it; until then its place is taken."""
        await self.turns.enter(who, low=False)
        try:
            running = asyncio.get_running_loop().run_in_executor(self.threads, task, *args)
        except RuntimeError:  # the server ends
            self.turns.leave()
            raise
        running.add_done_callback(lambda _: self.turns.leave())
        return await asyncio.shield(running)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
