"""Two servers, PostgreSQL and haproxy, as `make cluster` starts them: one of the two is killed or frozen again and again while
people play, and nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from tools import cluster as tool
from websockets.exceptions import InvalidStatus

from .places import Postgres
from .process import Person, seated
from .several import Pair
from .test_kill import GONE, evening_of, report
from .test_load import LINUX, load

pytestmark = pytest.mark.long


@pytest.fixture
def pair(tmp_path: Path, empty: Postgres) -> Iterator[Pair]:
    if not tool.find():
        pytest.skip("haproxy is not installed: python tools/cluster.py says how")
    with contextlib.closing(Pair(tmp_path, empty)) as found:
        yield found


@pytest.mark.parametrize("seed", range(2))
def test_twenty_kills_of_one_of_two_lose_nothing(pair: Pair, seed: int) -> None:
    evening = asyncio.run(evening_of(pair, seed, 20, bots=seed == 0))
    report(evening, 20)
    assert pair.kills == 20
    assert evening.acknowledged > 100
    assert evening.resent >= 3, "no server ever died in the middle of anything"
    assert "Traceback" not in pair.log()


async def back(person: Person) -> float:
    """Seconds until somebody whose server is gone plays on, trying as a browser does, only quicker."""
    begun = monotonic()
    while True:
        try:
            await person.join()
            answer = await person.ask(t="say", text=f"back {begun}")
            assert answer["t"] == "done", answer
            return monotonic() - begun
        except (*GONE, InvalidStatus, TimeoutError):
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "frozen"])
def test_a_table_plays_on_soon_after_its_server_is_gone(pair: Pair, how: signal.Signals) -> None:
    pair.start()

    async def evening() -> list[float]:
        took = []
        for n in range(6):
            await asyncio.to_thread(pair.settle)
            held = await seated(pair, "dice-throne", ("me", "me"), Random(n), curtain=False)
            person = held.people[0]
            for _ in range(3):
                answer = await person.ask(t="choose", view=person.n, key=person.choice())
                while person.n < answer["n"]:
                    await person.receive()
            owner, n = pair.owner(held.table), person.n
            if how == signal.SIGKILL:
                owner.end()
            else:
                os.kill(owner.pid, how)
            took.append(await back(person))
            assert person.n == n
            if how == signal.SIGKILL:
                await asyncio.to_thread(pair.start)
            else:
                os.kill(owner.pid, signal.SIGCONT)
            await person.leave()
        return took

    took = asyncio.run(evening())
    print(f"{how.name}: played on after " + ", ".join([f"{one:.1f}" for one in sorted(took)]) + " s")
    assert max(took) < (10 if how == signal.SIGKILL else 15)


@LINUX
def test_two_hundred_people_behind_the_proxy(pair: Pair) -> None:
    pair.start()
    figures = asyncio.run(load(pair, 100, 100, 6))
    print(figures.line(200))
    assert figures.errors == [] and "Traceback" not in pair.log()
    assert len(figures.done) == figures.asked > 200
