"""Advice at a table, the analysis of a game that is over, and playing on from one of its moments."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablee.server.wire import messages
from tablee.server.wire.refusal import Refused

from .kit import Chair, House, Player, house, in_loop, play


async def over(one: House, seed: str) -> Chair:
    table, token = await one.table("dice-throne", ("me", "bot:random"), {"heroes": "barbarian,gunslinger"})
    host = await one.join(table, token)
    await play([host], Player(seed))
    assert host.screen.over
    return host


def on(table: str, at: int, seat: int, token: str = "") -> Any:
    body = {"table": table, "at": at, "seat": seat, "token": token, "name": "Ana"}
    return messages.reader(messages.PlayOn)(json.dumps(body).encode())


@in_loop
async def test_a_hint_says_what_it_promises_and_what_comes_next() -> None:
    async with house("advice") as one:
        table, token = await one.table("dice-throne", ("me", "bot:random"), {"heroes": "barbarian,gunslinger"})
        host = await one.join(table, token)
        seen = 0
        for _ in range(40):
            await one.settle(host)
            if seen == 3 or host.screen.over:
                break
            found = await host.ask("hint")
            chances = [option["chance"] for option in found["best"]]
            assert len(chances) <= 3 and all([0 <= chance <= 100 for chance in chances])
            if chances:
                seen += 1
                assert found["best"][0]["key"] == found["key"] and found["best"][0]["label"]
                told = await host.ask("chance")
                assert told["n"] == host.room.n and abs(told["chance"] - chances[0]) <= 25
            await host.choose(found["key"])
        assert seen == 3
        watcher = await one.join(table)
        assert (await watcher.ask("chance"))["chance"] == -1
        assert await watcher.refused("hint") == "ui-refused-not-you"


@in_loop
async def test_a_hint_names_all_that_a_card_is_paid_with() -> None:
    """Its sources are judged one by one, but they are given at once."""
    async with house("paying") as one:
        table, token = await one.table("champions", ("me",), {"heroes": "spider-man:justice", "scenario": "rhino"})
        host = await one.join(table, token)
        paid = 0
        for _ in range(60):
            await one.settle(host)
            question = host.screen.question
            found = await host.ask("hint")
            price = (question.get("pick") or {}).get("price")
            await host.choose(found["key"])  # whatever it names is accepted
            if price is not None and len(price["needs"]) > 1:
                verb, *sources = found["key"].split()
                assert verb == price["verb"] and sources and found["best"][0]["key"].split()[-1] in sources
                paid += 1
            if paid == 2 or host.screen.over:
                break
        assert paid == 2


@in_loop
async def test_a_game_is_analysed_when_it_is_over_and_played_on_from_any_moment() -> None:
    async with house("analysis") as one:
        host = await over(one, "analysis")
        found = await host.ask("analysis")
        entries = len(host.room.playing().entries)
        assert found["entries"] == entries and found["sides"] == [[0], [1]] and found["people"] == [0]
        for side in (0, 1):
            first, last = found["points"][0][1][side], found["points"][-1][1][side]
            assert first + found["luck"][side] + found["choices"][side] + found["others"][side] == last
            assert last in (0, found["of"])
        watcher = await one.join(host.room.id, lang="fr")
        assert (await watcher.ask("analysis"))["points"] == found["points"]

        at = found["mistakes"][0]["entry"] - 1 if found["mistakes"] else entries // 2
        held = await one.hub.play_on(on(host.room.id, at, 0, host.token))
        again = await one.join(held["table"], held["token"])
        document = again.room.document
        assert [seat.who for seat in document.seats] == ["person", "bot:strong"] and document.known
        old, new = host.room.playing(), again.room.playing()
        assert new.entries[:at] == old.entries[:at] and new.header.seats == ("human", "bot:strong")
        assert await again.refused("analysis") == "ui-refused-not-over"
        assert await play([again], Player("on"), 3) == 3 and host.room.document.known


@in_loop
async def test_what_cannot_be_analysed_or_played_on_is_refused() -> None:
    async with house("refused") as one:
        table, token = await one.table("dice-throne", ("me", "bot:random"), {"heroes": "barbarian,gunslinger"})
        host = await one.join(table, token)
        assert await host.refused("analysis") == "ui-refused-not-over"
        with pytest.raises(Refused) as no:
            await one.hub.play_on(on(table, 0, 0, token))
        assert no.value.why[0] == "ui-refused-not-over"
        await host.done("concede", seat=0)
        entries = len(host.room.playing().entries)
        for at, seat, why in ((entries, 0, "ui-refused-over"), (0, 2, "ui-refused-seat")):
            with pytest.raises(Refused) as no:
                await one.hub.play_on(on(table, at, seat, token))
            assert no.value.why[0] == why
        table, token = await one.table("super-dungeon", ("me", "bot:random"))
        host = await one.join(table, token)
        await host.done("concede", seat=0)
        assert await host.refused("analysis") == "ui-refused-unjudged"
