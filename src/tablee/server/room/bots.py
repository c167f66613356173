"""Bots think in processes of their own, with a fixed number of looks ahead, never in the event loop.

What a bot is sent is a redeal: the game as far as its seat can tell, with everything else dealt anew.
"""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

from tablee.bots import make_bot
from tablee.gamekit.rules import Rules
from tablee.games import load
from tablee.kernel.game import Game
from tablee.server.room.work import Turns

T = TypeVar("T")

_games: dict[str, Any] = {}  # in a worker: one game object per setup, which is filled anew each time


def answer(game: str, setup: str, saved: dict[str, Any], seat: int, name: str, seed: str) -> str:
    """In a worker: what the bot chooses."""
    rules = load(game)
    return str(make_bot(name, rules, seed).choose(laid(rules, setup, saved), seat))


def laid(rules: Rules[Game], setup: str, saved: dict[str, Any]) -> Any:
    table = _games.get(setup)
    if table is None:
        if len(_games) > 64:
            _games.clear()
        table = _games[setup] = rules.new(json.loads(setup), "")
    table.restore(saved)
    return table


def leave_together() -> None:
    """In a worker: end when the server does, however it ends."""
    server = parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Bots:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.turns = Turns(workers, waiting=1_000)  # a table waits for one answer at a time
        self.pool: ProcessPoolExecutor | None = None
        self.reading = asyncio.Semaphore(1)  # one finished game is analysed at a time: bots need the workers, too

    def open(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), leave_together)
        return self.pool

    async def choose(self, game: str, setup: str, saved: dict[str, Any], seat: int, name: str, seed: str) -> str:
        return await self.work(answer, game, setup, saved, seat, name, seed)

    async def work(self, what: Callable[..., T], *args: Any) -> T:
        """A worker that dies is replaced once; a second death is an error that the table shows."""
        loop = asyncio.get_running_loop()
        for last in (False, True):
            pool = self.open()
            try:
                return await loop.run_in_executor(pool, what, *args)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                if last:
                    raise
        raise AssertionError("a second death is raised")

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None
