"""Bots at a table think in processes of their own.

Every test plays through the same commands a browser sends; only the sockets are missing.
"""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import pytest

from tablee.kernel.rng import commitment
from tablee.server.room.bots import Bots
from tablee.table.journal import read, replay

from .kit import Chair, Player, house, in_loop, play
from .table import DUEL


@in_loop
async def test_bots_think_in_processes_of_their_own_and_a_dead_one_is_replaced() -> None:
    """With the real pool: it plays, its process is killed, and it plays on."""
    async with house("pool") as one:
        one.hub.bots = bots = Bots(1)
        table, token = await one.table("dice-throne", ("me", "bot:greedy"), {**DUEL, "first": "1"})
        chair = await one.join(table, token)
        try:
            assert await waited(chair, Player("pool"), 6) == 6
            await until_asked(chair)
            assert bots.pool is not None
            first = list(bots.pool._processes)
            assert len(first) == 1 and first[0] != os.getpid()
            os.kill(first[0], signal.SIGKILL)
            assert (await chair.ask("hint"))["key"]
            assert list(bots.pool._processes) != first
            assert await waited(chair, Player("pool on"), 6) == 6
            assert not chair.screen.all("error")
            assert {row.seat for row in chair.room.rows} == {0, 1}
        finally:
            chair.leave()
            while chair.room.pump is not None:
                await asyncio.sleep(0.01)
            bots.close()


async def until_asked(chair: Chair) -> bool:
    """Wait for bots that take their time; False when the game is over."""
    while not chair.asked and not chair.screen.over:
        await asyncio.wait_for(chair.member.wake.wait(), 60)
        chair.member.wake.clear()
        chair.hear()
    return chair.asked


async def waited(chair: Chair, player: Player, choices: int) -> int:
    made = 0
    while made < choices and await until_asked(chair):
        assert (await chair.choose(player(chair.screen.question)))["t"] == "done"
        made += 1
    return made


class Broken(Bots):
    """A pool in which every worker dies."""

    async def choose(self, *args: Any) -> str:
        raise RuntimeError("dead again")


@in_loop
async def test_a_bot_that_cannot_answer_is_an_error_that_the_table_shows(caplog: pytest.LogCaptureFixture) -> None:
    """And its seat can be given to another bot."""
    async with house() as one:
        one.hub.bots = Broken(1)
        table, token = await one.table("dice-throne", ("me", "bot:greedy"), {"first": "1"})
        chair = await one.join(table, token)
        await one.settle(chair)
        assert chair.screen.all("error") == [{"t": "error", "why": ["ui-error-bot"], "final": False}]
        assert "a bot of table" in caplog.text
        chair.room.bots = one.bots
        await chair.done("seat", seat=1, who="bot:random")
        assert await play([chair], Player("after"), 5) == 5


@in_loop
async def test_bots_play_only_while_somebody_looks() -> None:
    async with house() as one:
        table, token = await one.table("dice-throne", ("me", "bot:random"))
        room = one.hub.rooms[table]
        await asyncio.sleep(0)
        assert room.pump is None
        chair = await one.join(table, token)
        await play([chair], Player("looking"), 5)
        chair.leave()
        n = room.n
        for _ in range(20):
            await asyncio.sleep(0)
        assert room.pump is None and room.n == n


@in_loop
async def test_a_game_is_the_same_after_a_restart() -> None:
    async with house() as one:
        host, guest = await one.seated("champions")
        await play([host, guest], Player("restart"), 25)
        again = await one.restarted()
        back = [await again.join(host.room.id, chair.token) for chair in (host, guest)]
        for old, new in zip((host, guest), back):
            assert (new.screen.view, new.screen.lines[-200:], new.screen.n, new.screen.undo) == (
                old.screen.view,
                old.screen.lines[-200:],
                old.screen.n,
                old.screen.undo,
            )
        assert await play(back, Player("on")) > 0
        text = await back[0].room.export(0)
        *_, (_, game) = replay(read(text))
        assert back[0].room.session is not None
        assert game.fingerprint() == back[0].room.session.game.fingerprint()
        assert commitment(back[0].room.document.secret) == host.screen.welcome["commitment"]
