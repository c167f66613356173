"""Two servers, PostgreSQL and haproxy, as `make cluster` starts them: one of the two is killed or frozen again and again while
people play, and nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from tools import cluster as tool
from websockets.exceptions import InvalidStatus

from .places import Postgres
from .process import Person, seated
from .several import Pair
from .test_kill import GONE, Evening, evening_of, report
from .test_load import LINUX, load

pytestmark = pytest.mark.long


@pytest.fixture
def pair(tmp_path: Path, empty: Postgres) -> Iterator[Pair]:
    if not tool.find():
        pytest.skip("haproxy is not installed: python tools/cluster.py says how")
    with contextlib.closing(Pair(tmp_path, empty)) as found:
        yield found


class Evenings(Evening):
    """Whoever is at the server that was not killed loses the line, too: nobody waits for anybody. Tables change servers
    meanwhile, when the killed one is back, and people come again as browsers do."""

    async def open(self) -> None:
        for _ in range(200):
            try:
                return await super().open()
            except (*GONE, AssertionError) as error:
                if isinstance(error, AssertionError) and "503" not in str(error):
                    raise
                await asyncio.sleep(0.1)
        raise AssertionError("no table can be opened")

    async def end(self) -> None:
        await asyncio.to_thread(self.served.end)
        for person in self.records:
            if person.socket is not None:
                person.socket.transport.abort()

    async def settle(self) -> dict[str, str]:
        assert isinstance(self.served, Pair)
        await asyncio.to_thread(self.served.settle)
        await asyncio.sleep(6)  # whoever has a table may keep it
        return await super().settle()


Record = Callable[[str, object], None]


@pytest.mark.parametrize("seed", range(50))
def test_twenty_kills_of_one_of_two_lose_nothing(pair: Pair, seed: int, record_property: Record) -> None:
    evening = asyncio.run(evening_of(pair, seed, 20, bots=seed % 2 == 0, kind=Evenings))
    report(evening, 20, record_property)
    assert pair.kills == 20
    assert evening.acknowledged > 100
    assert evening.resent >= 3, "no server ever died in the middle of anything"
    assert "Traceback" not in pair.log()


class Storm(Evenings):
    """Nobody is killed, but every line breaks with something on its way, again and again."""

    async def end(self) -> None:
        for person in self.records:
            await asyncio.sleep(self.rng.random() * 0.02)
            if person.socket is not None:
                person.socket.transport.abort()


class Outage(Evenings):
    """The database ends at once, as after a power failure, and is there again a moment later."""

    async def end(self) -> None:
        assert isinstance(self.served, Pair)
        database = self.served.place.cluster
        await asyncio.to_thread(database.stop, "immediate")
        await asyncio.sleep(self.rng.random())
        await asyncio.to_thread(database.start)
        for person in self.records:
            if person.socket is not None:
                person.socket.transport.abort()


def test_ten_outages_of_the_database_lose_nothing(pair: Pair, record_property: Record) -> None:
    pair.start()
    pair.settle()
    evening = asyncio.run(evening_of(pair, 3, 10, bots=False, kind=Outage))
    report(evening, 0, record_property)
    assert pair.kills == 0 and evening.acknowledged > 100
    assert evening.resent >= 3, "nothing was ever on its way when the database ended"


def test_lines_that_break_a_hundred_times_lose_nothing(pair: Pair, record_property: Record) -> None:
    pair.start()
    pair.settle()
    evening = asyncio.run(evening_of(pair, 7, 100, bots=True, kind=Storm))
    report(evening, 0, record_property)
    assert pair.kills == 0 and evening.acknowledged > 1_000
    assert evening.resent >= 20, "no line ever broke in the middle of anything"
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
    assert pair.place.rows("SELECT count(*), max(epoch) FROM heads") == [("100", "2")]  # asked for at one server each
    shares = pair.place.rows("SELECT count(*) FROM heads GROUP BY owner")
    assert len(shares) == 2 and min([int(n) for (n,) in shares]) > 20, "one server had nearly all of them"
