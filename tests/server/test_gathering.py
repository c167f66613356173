"""A table is set up, people come and go, bots take their seats.

Every test plays through the same commands a browser sends; only the sockets are missing.
"""

from __future__ import annotations

import asyncio

import pytest

from tablee.server.wire import messages
from tablee.server.wire.refusal import Refused

from .kit import Player, house, in_loop, play
from .table import DUEL


# ---------------------------------------------------------------------- gathering
@in_loop
async def test_a_table_waits_for_everybody_and_then_begins() -> None:
    async with house() as one:
        table, token = await one.table("dice-throne", ("me", "person"), DUEL, name="Ada")
        host = await one.join(table, token)
        assert host.screen.room["status"] == "gathering" and host.screen.view is None
        assert [seat["who"] for seat in host.screen.room["seats"]] == ["person", "open"]
        assert host.screen.welcome["catalogue"] == ""
        assert await host.refused("choose", view=0, key="pass") == "ui-refused-gathering"
        guest = await one.invited(host, 1, name="Blaise")
        host.hear()
        for chair, seat in ((host, 0), (guest, 1)):
            assert chair.screen.room["status"] == "playing" and chair.screen.welcome["yours"] == [seat]
            assert chair.screen.welcome["catalogue"] and chair.screen.view is not None
            assert chair.screen.view["you"] == seat
            assert [seat["name"] for seat in chair.screen.room["seats"]] == ["Ada", "Blaise"]
            assert [seat["sheet"] for seat in chair.screen.room["seats"]] == ["hero.gunslinger", "hero.barbarian"]


@in_loop
async def test_an_invitation_seats_one_person_once() -> None:
    async with house() as one:
        table, token = await one.table("champions", ("me", "person", "person"))
        host = await one.join(table, token)
        code = (await host.ask("invite", seat=1))["code"]
        taken = await one.hub.accept(messages.TakeSeat(code, "Ada"))
        before = host.room.document.encode()
        for again in (code, code[:-1], code + "x", f"{table}.", table):
            with pytest.raises(Refused, match="ui-refused-invitation"):
                await one.hub.accept(messages.TakeSeat(again, "Eve"))
        with pytest.raises(Refused, match="ui-refused-no-table"):
            await one.hub.accept(messages.TakeSeat("nowhere." + code.partition(".")[2], "Eve"))
        assert host.room.document.encode() == before
        guest = await one.join(table, taken["token"])
        assert guest.seats == [1]
        assert await host.refused("invite", seat=1) == "ui-refused-taken"
        assert await host.refused("invite", seat=0) == "ui-refused-taken"
        assert await host.refused("invite", seat=7) == "ui-refused-seat"
        assert await guest.refused("invite", seat=2) == "ui-refused-host"


@in_loop
async def test_two_people_who_open_the_same_invitation_at_once_do_not_share_the_seat() -> None:
    async with house() as one:
        table, token = await one.table("dice-throne")
        host = await one.join(table, token)
        code = (await host.ask("invite", seat=1))["code"]
        both = [one.hub.accept(messages.TakeSeat(code, name)) for name in ("Ada", "Eve")]
        results = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["Refused", "dict"]


@in_loop
async def test_bots_sit_down_in_seats_that_stay_open() -> None:
    async with house() as one:
        table, token = await one.table("champions", ("me", "person", "bot:random"))
        host = await one.join(table, token)
        await host.done("start")
        assert [seat["who"] for seat in host.screen.room["seats"]] == ["person", "bot:medium", "bot:random"]
        assert await host.refused("start") == "ui-refused-started"
        assert await play([host], Player("bots"), 12) == 12
        seats = {row.seat for row in host.room.rows}
        assert seats == {0, 1, 2}


@in_loop
async def test_only_the_host_starts_and_opens_seats() -> None:
    async with house() as one:
        table, token = await one.table("champions", ("me", "person", "person"))
        host = await one.join(table, token)
        guest = await one.invited(host, 1)
        assert await guest.refused("start") == "ui-refused-host"
        assert await guest.refused("seat", seat=2, who="bot:greedy") == "ui-refused-host"
        assert await host.refused("seat", seat=1, who="open") == "ui-refused-here"
        guest.leave()
        one.pass_grace()
        await host.done("seat", seat=1, who="open")
        assert host.screen.room["seats"][1]["who"] == "open"
        back = await one.join(table, guest.token)
        assert back.seats == [] and await back.refused("say", text="hello") == "ui-refused-watching"


@in_loop
async def test_a_setup_for_another_number_of_people_is_refused_before_there_is_a_table() -> None:
    async with house() as one:
        three = {"heroes": "gunslinger,barbarian,paladin"}
        for seats in (("me", "me"), ("me", "person")):
            with pytest.raises(Refused, match="ui-refused-setup"):
                await one.table("dice-throne", seats, three)
        with pytest.raises(Refused, match="ui-refused-players"):
            await one.table("dice-throne", ("me",))
        with pytest.raises(Refused, match="ui-refused-no-seat"):
            await one.table("dice-throne", ("person", "person"))
        assert one.store.documents == {} and one.hub.rooms == {}


# ---------------------------------------------------------------------- presence
@in_loop
async def test_everybody_sees_who_is_here() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        watcher = await one.join(host.room.id)
        host.hear()
        assert [seat["here"] for seat in host.screen.room["seats"]] == [True, True]
        assert host.screen.room["watchers"] == 1 and watcher.screen.welcome["yours"] == []
        twice = await one.join(host.room.id, guest.token)
        guest.leave()
        host.hear()
        assert host.screen.room["seats"][1]["here"]  # the other window is open still
        twice.leave()
        watcher.leave()
        host.hear()
        assert [seat["here"] for seat in host.screen.room["seats"]] == [True, False]
        assert host.screen.room["watchers"] == 0


@in_loop
async def test_a_bot_plays_for_somebody_who_is_gone_until_they_come_back() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        assert await host.refused("seat", seat=1, who="bot:greedy") == "ui-refused-here"
        guest.leave()
        one.pass_grace()
        before = len([row for row in host.room.rows if row.seat == 1 and not row.automatic])
        await host.done("seat", seat=1, who="bot:greedy")
        await play([host], Player("away"), 25)
        played = [row for row in host.room.rows if row.seat == 1 and not row.automatic]
        assert len(played) > before
        back = await one.join(host.room.id, guest.token)
        host.hear()
        assert back.seats == [1] and host.screen.room["seats"][1]["who"] == "bot:greedy"
        assert await host.refused("seat", seat=1, who="bot:random") == "ui-refused-here"
        assert await host.refused("seat", seat=1, who="person") == "ui-refused-not-you"
        await back.done("seat", seat=1, who="person")
        await one.settle(host, back)
        assert host.screen.room["seats"][1]["who"] == "person"
        assert await play([host, back], Player("back"), 30) > 10


@in_loop
async def test_who_plays_a_bots_seat_is_the_hosts_business() -> None:
    async with house() as one:
        table, token = await one.table("champions", ("me", "person", "bot:random"))
        host = await one.join(table, token)
        guest = await one.invited(host, 1)
        before = guest.room.document.encode()
        assert await guest.refused("seat", seat=2, who="bot:greedy") == "ui-refused-host"
        assert await host.refused("seat", seat=2, who="open") == "ui-refused-seat-how"
        assert await host.refused("seat", seat=2, who="bot:clever") == "ui-refused-bot"
        assert await host.refused("seat", seat=9, who="bot:greedy") == "ui-refused-seat"
        assert guest.room.document.encode() == before
        await host.done("seat", seat=2, who="bot:greedy")
        third = await one.invited(host, 2, name="late")
        assert third.seats == [2] and third.screen.room["seats"][2]["who"] == "person"
