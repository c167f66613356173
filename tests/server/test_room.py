"""The life of a table: its end and the next one, talk, spectators, lists, deleting.

Every test plays through the same commands a browser sends; only the sockets are missing.
"""

from __future__ import annotations

import asyncio
import gc
from weakref import ref

import pytest

from tablee.games import GAMES
from tablee.server.wire import messages
from tablee.server.wire.refusal import Refused

from .kit import Player, house, in_loop, play
from .table import DUEL, WATCHING, decision, state


# ---------------------------------------------------------------------- the end, and again
@in_loop
async def test_conceding_ends_a_duel_for_both() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        assert await host.refused("concede", seat=1) == "ui-refused-not-you"
        assert await host.refused("choose", view=host.screen.n, key="concede") == "ui-refused-not-you"
        await guest.done("concede", seat=1, id="enough")
        host.hear()
        assert host.screen.over and guest.screen.over
        assert host.screen.room["status"] == "over" and host.room.document.result == "won 0"
        n = host.room.n
        await guest.done("concede", seat=1, id="enough")  # sent again
        assert host.room.n == n
        assert await guest.refused("concede", seat=1) == "reason-game-over"
        assert await host.refused("choose", view=n, key="pass") == "ui-refused-over"


@in_loop
async def test_a_rematch_is_a_new_table_for_the_same_people() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne", options=DUEL, name="Ada")
        watcher = await one.join(host.room.id)
        assert await host.refused("rematch") == "ui-refused-not-over"
        await guest.done("prompts", level="always")
        await play([host, guest], Player("first"))
        assert await watcher.refused("rematch") == "ui-refused-watching"
        await guest.done("rematch")
        await host.done("rematch")
        host.hear()
        new = host.screen.room["rematch"]
        assert new == guest.screen.room["rematch"] != host.room.id
        again = [await one.join(new, chair.token) for chair in (host, guest)]
        assert [chair.seats for chair in again] == [[0], [1]]
        assert again[0].screen.room["seats"][0]["name"] == "Ada"
        assert again[1].screen.prompts["1"]["level"] == "always"
        assert again[0].screen.welcome["commitment"] != host.screen.welcome["commitment"]
        assert again[0].room.document.header.setup == host.room.document.header.setup  # type: ignore[union-attr]
        assert await play(again, Player("second")) > 20
        assert again[0].screen.over


# ---------------------------------------------------------------------- talking
@in_loop
async def test_what_is_said_is_heard_by_all_kept_and_said_once() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        watcher = await one.join(host.room.id)
        await guest.done("say", text="  good\n luck  ", id="g")
        await guest.done("say", text="  good\n luck  ", id="g")  # sent again after a broken link
        await host.done("ping", ping="thanks")
        for chair in (host, guest, watcher):
            chair.hear()
            assert [(s["seat"], s.get("text", ""), s.get("ping", "")) for s in chair.screen.said] == [
                (1, "good luck", ""),
                (0, "", "thanks"),
            ]
        assert await watcher.refused("say", text="hello") == "ui-refused-watching"
        assert await watcher.refused("ping", ping="hello") == "ui-refused-watching"
        assert await host.refused("say", text=" \n ") == "ui-refused-empty"
        later = await (await one.restarted()).join(host.room.id, host.token)
        assert later.screen.said == host.screen.said


@in_loop
async def test_only_what_everybody_sees_can_be_pointed_at() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        assert host.screen.view is not None and guest.screen.view is not None
        seen = set((await one.join(host.room.id)).screen.view["pieces"])  # type: ignore[index]
        mine = set(host.screen.view["pieces"]) - seen
        theirs = set(guest.screen.view["pieces"]) - seen
        assert mine and theirs
        for ref in (sorted(mine)[0], sorted(theirs)[0], "nothing"):
            assert await host.refused("ping", ping="look", ref=ref) == "ui-refused-piece"
        shown = sorted(seen)[0]
        await host.done("ping", ping="look", ref=shown)
        guest.hear()
        assert guest.screen.said[-1] == {"n": 1, "seat": 0, "ping": "look", "ref": shown}


@in_loop
async def test_a_report_is_kept_with_its_place_in_the_journal() -> None:
    async with house() as one:
        host, _ = await one.seated("dice-throne")
        await play([host, _], Player("report"), 3)
        await host.done("report", text="this looks wrong")
        assert one.store.reports() == [(host.room.id, 0, host.room.n, "this looks wrong")]
        watcher = await one.join(host.room.id)
        assert await watcher.refused("report", text="me too") == "ui-refused-watching"


# ---------------------------------------------------------------------- spectators


@in_loop
async def test_spectators_only_read() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        await play([host, guest], Player("watched"), 12)
        watcher = await one.join(host.room.id)
        before = state(host)
        for t, fields in WATCHING.items():
            await watcher.refused(t, **{**fields, **({"view": watcher.screen.n} if t == "choose" else {})})
        assert (await watcher.ask("odds"))["odds"] == []
        assert state(host) == before
        assert (await watcher.ask("why", line=1))["t"] == "because"
        await play([host, guest], Player("watched"))
        watcher.hear()
        assert watcher.screen.over


@in_loop
async def test_a_private_table_has_no_spectators() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne", watch=False)
        with pytest.raises(Refused, match="ui-refused-private"):
            await one.join(host.room.id)
        await guest.done("concede", seat=1)
        with pytest.raises(Refused, match="ui-refused-private"):
            await one.join(host.room.id, replay=True)
        with pytest.raises(Refused, match="ui-refused-private"):
            await host.room.export(-1)
        assert (await one.join(host.room.id, guest.token, replay=True)).screen.view is not None


# ---------------------------------------------------------------------- lists, deleting
@in_loop
async def test_mine_lists_what_a_browser_holds() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        await play([host, guest], Player("mine"), 8)
        other, token = await one.table("champions", ("me", "person"))
        held = [messages.Held(host.room.id, host.token), messages.Held(other, token), messages.Held("gone", "x")]
        for server in (one, await one.restarted()):
            first, second = await server.hub.mine(held)
            assert (first["table"], first["status"], first["yours"]) == (host.room.id, "playing", [0])
            assert first["turn"] == decision(host).seat and first["choices"] == host.room.n
            assert (second["table"], second["status"], second["turn"]) == (other, "gathering", -1)
        with_wrong_token = await one.hub.mine([messages.Held(host.room.id, "wrong")])
        assert with_wrong_token[0]["yours"] == []


@in_loop
async def test_a_deleted_table_is_gone_for_everybody_and_stays_gone() -> None:
    async with house() as one:
        host, guest = await one.seated("dice-throne")
        await host.done("say", text="bye")
        with pytest.raises(Refused, match="ui-refused-host"):
            await one.hub.delete(messages.Held(host.room.id, guest.token))
        with pytest.raises(Refused, match="ui-refused-host"):
            await one.hub.delete(messages.Held(host.room.id))
        key = str(decision(host).options[0])
        actor = next(chair for chair in (host, guest) if decision(host).seat in chair.seats)
        actor.hear()
        # commands that are on their way meanwhile
        deleting = one.hub.delete(messages.Held(host.room.id, host.token))
        others = [
            actor.tell("choose", id="late", view=actor.room.n, key=key),
            guest.tell("prompts", id="late", level="always"),
            guest.tell("say", id="later", text="wait"),
            host.tell("invite", id="late", seat=1),
        ]
        await asyncio.gather(deleting, *others)
        for chair in (host, guest):
            chair.hear()
            assert chair.screen.heard[-1] == {
                "t": "error",
                "why": ["ui-error-deleted"],
                "final": True,
            } or chair.screen.all("error")
            assert chair.member.closed == "deleted"
        assert await one.store.load(host.room.id) is None
        assert (one.store.documents, one.store.rows, one.store.said) == ({}, {}, {})
        with pytest.raises(Refused, match="ui-refused-no-table"):
            await one.join(host.room.id, host.token)
        assert await one.hub.mine([messages.Held(host.room.id, host.token)]) == []


@in_loop
async def test_a_table_that_is_deleted_while_a_bot_thinks_stays_gone() -> None:
    async with house() as one:
        table, token = await one.table("dice-throne", ("me", "bot:random"), {"first": "1"})
        host = await one.join(table, token)
        assert host.room.pump is not None
        await one.hub.delete(messages.Held(table, token))
        while host.room.pump is not None:
            await asyncio.sleep(0)
        assert (one.store.documents, one.store.rows) == ({}, {})


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_what_a_forgotten_table_held_is_given_back_at_once(game: str) -> None:
    """Not when garbage is looked for next: that is seldom, and until then evenings would pile up."""
    async with house("forgotten") as one:
        one.hub.linger = 0
        chairs = await one.seated(game)
        await play(chairs, Player("forgotten"), 6)
        room = chairs[0].room
        for chair in chairs:
            room.leave(chair.member)
        while room.pump is not None:
            await asyncio.sleep(0)
        held = [ref(one) for one in (room, room.playing(), room.playing().game)]
        gc.collect()
        gc.disable()
        try:
            one.hub.forget(room)
            del room, chair
            chairs.clear()
            await asyncio.sleep(0.01)
            assert one.hub.rooms == {} and [found() for found in held] == [None, None, None]
        finally:
            gc.enable()
