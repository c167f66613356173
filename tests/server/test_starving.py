"""Nobody starves the others: what is dear is weighed, bounded, and served in turn by address."""

from __future__ import annotations

import asyncio
import threading
from typing import Any
from unittest.mock import patch

import pytest

from tablee.server.http.limits import COSTS, Limits
from tablee.server.room.replays import Replay
from tablee.server.room.work import AT_ONCE, Turns, Work
from tablee.server.wire.refusal import Refused

from .kit import Chair, House, Line, Player, house, in_loop, play, request

DEAR: list[Any] = list(COSTS)
WEIGHED = sorted([kind.__struct_config__.tag for kind in DEAR if 1 <= COSTS[kind] < 10])
DUEL = {"heroes": "gunslinger,barbarian"}


async def over(one: House) -> Chair:
    """A game that has ended, and so can be looked at again."""
    table, token = await one.table("dice-throne", ("me", "bot:random"), DUEL)
    host = await one.join(table, token)
    await play([host], Player("over"), 2)
    await host.done("concede", seat=0)
    return host


@in_loop
async def test_opening_a_table_never_waits_behind_replays_of_one_address() -> None:
    """Thirty replays hold every thread they can get; a table of somebody else is read from the disk and opens at once."""
    go, begun = threading.Event(), threading.Semaphore(0)

    def slow(room: Any, lang: str) -> Replay:
        begun.release()
        assert go.wait(20), "never let go"
        return Replay(room, lang)

    async with house("starving", Limits(dear_burst=10_000)) as one:
        host = await over(one)
        table, token = await one.table("dice-throne", ("me", "bot:random"), DUEL)
        one.hub.rooms.clear()  # nobody is there: it must be opened anew
        room = host.room.id
        with patch("tablee.server.http.sockets.Replay", slow):
            lines = [Line(one, address="192.0.2.7") for _ in range(30)]
            for line in lines:
                line.say({"t": "join", "table": room, "token": host.token, "lang": "en", "replay": True})
            while not begun.acquire(blocking=False):
                await asyncio.sleep(0.001)
            try:
                opened = await asyncio.wait_for(one.join(table, token), 5)
                assert opened.seats == [0]
                (mine,) = (await request(one, "POST", "/api/mine", {"tables": [{"table": table}], "lang": "en"})).json
                assert mine["table"] == table
            finally:
                go.set()
            refused = 30 - 20 - AT_ONCE  # the others may wait
            for line in lines:
                await line.until(lambda line=line: line.messages and line.messages[0]["t"] in ("welcome", "error"))  # type: ignore[misc]
        answers = [line.messages[0] for line in lines]
        assert sorted([one["t"] for one in answers]) == ["error"] * refused + ["welcome"] * (20 + AT_ONCE)
        assert {one["why"][0] for one in answers if one["t"] == "error"} == {"ui-refused-busy"}
        for line in lines:
            line.hang_up()
            await line.task


@in_loop
async def test_addresses_are_served_in_turn_and_a_low_rank_last() -> None:
    turns, order, gate = Turns(1), [], asyncio.Event()

    async def work(name: str) -> None:
        order.append(name)
        await gate.wait()

    def ask(who: str, name: str, low: bool = False) -> asyncio.Task[None]:
        return asyncio.ensure_future(turns(who, lambda: work(name), low))

    tasks = [ask("greedy", f"g{n}") for n in range(4)]
    tasks += [ask("bots", "b0", low=True), ask("bots", "b1", low=True)]
    await asyncio.sleep(0)
    tasks += [ask("somebody", "s0"), ask("else", "e0"), ask("somebody", "s1")]
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(*tasks)
    assert order == ["g0", "g1", "s0", "e0", "g2", "s1", "g3", "b0", "b1"]


@in_loop
async def test_who_stops_waiting_gives_their_turn_to_the_next() -> None:
    turns, gate = Turns(1), asyncio.Event()
    tasks = [asyncio.ensure_future(turns(str(n), gate.wait)) for n in range(4)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    await asyncio.sleep(0)
    gate.set()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert [one is True for one in done] == [True, False, True, True] and turns.free == 1
    with pytest.raises(ZeroDivisionError):
        await Work()("somebody", lambda: 1 // 0)


@in_loop
async def test_a_place_is_taken_until_the_work_itself_has_ended() -> None:
    """Whoever hangs up and asks again has no second thread."""
    work, go = Work(1), threading.Event()
    first = asyncio.ensure_future(work("a", go.wait))
    await asyncio.sleep(0)
    first.cancel()
    second = asyncio.ensure_future(work("a", lambda: "done"))
    for _ in range(10):
        await asyncio.sleep(0)
    assert not second.done() and work.turns.free == 0
    go.set()
    assert await second == "done"
    work.close()


@pytest.mark.parametrize("t", WEIGHED)
@in_loop
async def test_what_takes_long_has_a_bucket_of_its_own(t: str) -> None:
    fields = {"seek": {"to": 0}, "meanwhile": {"seat": 0}}
    async with house("dear", Limits(dear_burst=12, dear=1, rate=1_000, burst=1_000)) as one:
        host = await over(one)
        lines = [Line(one, address=address) for address in ("192.0.2.7", "192.0.2.8")]
        for line in lines:
            line.say({"t": "join", "table": host.room.id, "token": host.token, "lang": "en"})
        for n in range(16):
            lines[0].say({"t": t, "id": f"{n}", **fields.get(t, {})})
        lines[1].say({"t": t, "id": "other", **fields.get(t, {})})
        for line, asked in zip(lines, (16, 1)):
            await line.until(lambda line=line, asked=asked: len([m for m in line.messages if "id" in m]) >= asked)  # type: ignore[misc]
        busy = [[m for m in line.messages if m.get("why") == ["ui-refused-busy"]] for line in lines]
        assert len(busy[0]) >= 4 and busy[1] == [] and not lines[0].closed
        one.clock.now += 12
        lines[0].say({"t": t, "id": "later", **fields.get(t, {})})
        await lines[0].until(lambda: [m for m in lines[0].messages if m.get("id") == "later"])
        later = [m for m in lines[0].messages if m.get("id") == "later"]
        assert later[0].get("why") != ["ui-refused-busy"]
        for line in lines:
            line.hang_up()
            await line.task


@in_loop
async def test_many_connections_of_one_address_share_what_they_may_say() -> None:
    """A hundred connections of twenty messages a second each are more than a server can answer."""
    async with house("together", Limits(commands=1, command_burst=30, rate=1_000, burst=1_000)) as one:
        host = await over(one)
        lines = [Line(one, address=address) for address in ("192.0.2.7", "192.0.2.7", "192.0.2.8")]
        for line in lines:
            line.say({"t": "join", "table": host.room.id, "token": host.token, "lang": "en"})
            for n in range(20):
                line.say({"t": "rule", "id": f"{n}", "rules": []})
        for line in lines:
            await line.until(lambda line=line: len([m for m in line.messages if "id" in m]) == 20)  # type: ignore[misc]
        told = [[m["t"] for m in line.messages if "id" in m] for line in lines]
        assert (told[0] + told[1]).count("rules") == 30 and told[2] == ["rules"] * 20
        assert {m["why"][0] for m in lines[1].messages if m["t"] == "refused"} <= {"ui-refused-busy"}
        assert not any([line.closed for line in lines])
        for line in lines:
            line.hang_up()
            await line.task


@in_loop
async def test_ten_questions_why_are_weighed() -> None:
    """The rules are asked about all that could be done with a piece: up to 70 ms."""
    async with house("why", Limits(dear_burst=1, dear=0.001)) as one:
        table, token = await one.table("dice-throne", ("me", "bot:random"), DUEL)
        line = Line(one, address="192.0.2.7")
        line.say({"t": "join", "table": table, "token": token, "lang": "en"})
        for n in range(16):
            line.say({"t": "why", "id": f"{n}", "key": "pass"})
        await line.until(lambda: len([m for m in line.messages if "id" in m]) == 16)
        assert len([m for m in line.messages if m.get("why") == ["ui-refused-busy"]]) == 6
        line.hang_up()
        await line.task


@in_loop
async def test_a_long_deck_is_weighed_and_nobody_waits_while_it_is_read() -> None:
    """20,000 letters take most of a second, and one address may send twenty requests a second."""
    go, begun = threading.Event(), threading.Event()

    def slow(*_: Any) -> dict[str, Any]:
        begun.set()
        assert go.wait(20), "never let go"
        return {}

    async with house("deck", Limits(dear_burst=12, dear=0.001)) as one:
        body = {"game": "champions", "deck": "1x energy\n" * 2_000}
        with patch("tablee.server.http.app.read_deck", slow):
            first = asyncio.ensure_future(request(one, "POST", "/api/deck", body, address="192.0.2.7"))
            while not begun.is_set():
                await asyncio.sleep(0.001)
            try:
                assert (await asyncio.wait_for(request(one, "GET", "/api/health"), 5)).status == 200
            finally:
                go.set()
            assert (await first).status == 200
            second = await request(one, "POST", "/api/deck", body, address="192.0.2.7")
            assert (second.status, second.why) == (429, "ui-refused-busy")


@in_loop
async def test_importing_is_weighed() -> None:
    async with house("import", Limits(dear_burst=50)) as one:
        for n in range(3):
            answer = await request(one, "POST", "/api/import", {"journal": "nonsense"}, address="192.0.2.7")
            assert (answer.status == 429) == (n == 2)
        other = await request(one, "POST", "/api/import", {"journal": "nonsense"}, address="192.0.2.8")
        assert other.status != 429


def test_a_busy_address_is_told_and_nobody_else() -> None:
    async def run() -> None:
        turns, gate = Turns(1, waiting=2), asyncio.Event()
        tasks = [asyncio.ensure_future(turns("a", gate.wait)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="ui-refused-busy"):
            await turns("a", gate.wait)
        tasks.append(asyncio.ensure_future(turns("b", gate.wait)))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*tasks)

    asyncio.run(run())


@in_loop
async def test_bots_among_themselves_stop_and_go_on_when_somebody_comes_back() -> None:
    async with house("alone") as one:
        with patch("tablee.server.room.turns.ALONE", 30):
            table, token = await one.table("dice-throne", ("me", "bot:random"), DUEL)
            host = await one.join(table, token)
            await play([host], Player("alone"), 2)
            n = host.room.n
            await host.done("seat", seat=0, who="bot:random")
            await one.settle(host)
            assert n + 30 <= host.room.n < n + 60 and host.room.document.status == "playing"
            assert host.screen.all("error")[-1]["why"] == ["ui-error-bots-alone", {"n": 30}]
            await host.done("seat", seat=0, who="person")
            await one.settle(host)
            assert await play([host], Player("back"), 2) == 2
