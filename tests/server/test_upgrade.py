"""A server that is upgraded in the middle of a game: the game goes on, or it stops with words that say why, can be read,
talked at and taken away whole; tables that the upgrade does not touch never notice."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest

from tablee.games import load
from tablee.kernel.errors import SetupError
from tablee.server.store.document import decode
from tablee.server.wire import messages
from tablee.server.wire.refusal import Refused
from tablee.table.journal import read, replay
from tests.server.kit import BotsHere, Chair, House, MemoryStore, Player, house, in_loop, play, request

GAMES = ("dice-throne", "champions")
OTHER = {"dice-throne": "champions", "champions": "dice-throne"}


@contextmanager
def newer_rules(game: str) -> Iterator[None]:
    with patch.object(type(load(game)), "version", "999"):
        yield


@contextmanager
def newer_content(game: str) -> Iterator[None]:
    with patch.object(type(load(game)), "content_hash", lambda *_: "f" * 16):
        yield


@contextmanager
def lost_content(game: str) -> Iterator[None]:
    """A hero is no longer there, and the program stumbles over the setup."""

    def missing(*_: Any, **__: Any) -> Any:
        raise KeyError("thor")

    with patch.object(type(load(game)), "new", missing), patch.object(type(load(game)), "sheets", missing):
        yield


Upgrade = Callable[[str], Any]
UPGRADES: dict[str, tuple[Upgrade, str]] = {
    "rules": (newer_rules, "ui-journal-rules"),
    "content": (newer_content, "ui-journal-content"),
    "lost": (lost_content, "ui-journal-broken"),
}
UPGRADED = pytest.mark.parametrize("kind", UPGRADES)
GAME = pytest.mark.parametrize("game", GAMES)


async def evening(one: House, game: str, choices: int = 23) -> list[Chair]:
    chairs = await one.seated(game)
    await play(chairs, Player(f"upgrade {game}"), choices)
    return chairs


#: everything a seat may ask for, and what a frozen table says to it
ASKED: list[tuple[dict[str, Any], str]] = [
    ({"t": "choose", "view": 1, "key": "pass"}, "ui-refused-frozen"),
    ({"t": "undo"}, "ui-refused-frozen"),
    ({"t": "concede", "seat": 0}, "ui-refused-frozen"),
    ({"t": "why", "key": "pass"}, "ui-refused-frozen"),
    ({"t": "odds"}, "ui-refused-frozen"),
    ({"t": "hint"}, "ui-refused-frozen"),
    ({"t": "history", "before": 9}, "ui-refused-frozen"),
    ({"t": "ping", "ping": "look", "ref": "die.0.1"}, "ui-refused-piece"),
    ({"t": "prompts", "sheet": "pass", "answer": "no"}, "ui-refused-sheet"),
    ({"t": "consent", "yes": True}, "ui-refused-nothing-asked"),
    ({"t": "reveal"}, "ui-refused-not-over"),
    ({"t": "rematch"}, "ui-refused-not-over"),
    ({"t": "start"}, "ui-refused-started"),
    ({"t": "invite", "seat": 1}, "ui-refused-here"),
    ({"t": "say", "text": "What now?"}, ""),
    ({"t": "ping", "ping": "hello"}, ""),
    ({"t": "prompts", "level": "always"}, ""),
    ({"t": "report", "text": "It stopped after the upgrade."}, ""),
    ({"t": "seat", "seat": 0, "who": "bot:random"}, ""),
    ({"t": "seat", "seat": 0, "who": "person"}, ""),
]


@GAME
@UPGRADED
@in_loop
async def test_a_game_that_no_longer_fits_stops_and_says_why(kind: str, game: str) -> None:
    upgrade, words = UPGRADES[kind]
    async with house() as before:
        chairs = await evening(before, game)
        table, tokens = chairs[0].room.id, [chair.token for chair in chairs]
        rows = chairs[0].room.rows
        with upgrade(game):
            after = await before.restarted()
            for token in tokens:
                chair = await after.join(table, token)
                assert chair.screen.room["status"] == "frozen"
                assert chair.screen.room["frozen"][0] == words
                assert chair.screen.view is None and chair.screen.welcome["yours"]
            watching = await after.join(table)
            assert watching.screen.room["status"] == "frozen"
            for n, (command, why) in enumerate(ASKED):
                answer = await (await after.join(table, tokens[0])).ask(**command, id=f"frozen {n}")
                found = "" if answer["t"] == "done" else answer["why"][0]
                assert found == why, f"{command}: {answer}"
            assert (await chair.ask("rule", rules=["DT-OFF-02"]))["t"] == "rules"
            assert (await after.hub.mine([messages.Held(table, tokens[0])]))[0]["table"] == table
            none = await request(after, "GET", f"/t/{table}/catalogue/en/0.json")
            assert none.status == 404 and none.json["text"]
            assert (await after.hub.room(table)).rows == rows
        again = await before.restarted()  # the program that wrote it is back
        chairs = [await again.join(table, token) for token in tokens]
        assert chairs[0].room.rows == rows and len(chairs[0].screen.said) == 2
        assert await play(chairs, Player("back"), 10) == 10


@GAME
@UPGRADED
@in_loop
async def test_a_frozen_game_can_be_taken_away_whole(kind: str, game: str) -> None:
    """By those who sit at it; the program that wrote it plays the journal to the same end."""
    upgrade, _ = UPGRADES[kind]
    async with house() as before:
        chairs = await evening(before, game)
        session = chairs[0].room.session
        assert session is not None
        with upgrade(game):
            after = await before.restarted()
            body = {"table": chairs[0].room.id, "token": chairs[1].token}
            answer = await request(after, "POST", "/api/journal", body)
            assert answer.status == 200
            text = answer.body.decode()
            with pytest.raises(Refused, match="ui-journal-"):
                await after.hub.bring(messages.Import(text))
        journal = read(text)
        assert journal.entries == session.entries
        *_, (_, last) = replay(journal)
        assert last.fingerprint() == session.game.fingerprint()
        assert await before.hub.bring(messages.Import(text))


@GAME
@UPGRADED
@in_loop
async def test_tables_of_another_game_go_on(kind: str, game: str) -> None:
    upgrade, _ = UPGRADES[kind]
    async with house() as before:
        frozen, going = await evening(before, game), await evening(before, OTHER[game])
        view = going[0].screen.view
        with upgrade(game):
            after = await before.restarted()
            assert (await after.join(frozen[0].room.id)).screen.room["status"] == "frozen"
            chairs = [await after.join(going[0].room.id, chair.token) for chair in going]
            assert chairs[0].screen.view == view
            assert await play(chairs, Player("on"), 10) == 10


@UPGRADED
@in_loop
async def test_a_finished_game_stays_in_the_list_and_its_replay_says_why_not(kind: str) -> None:
    upgrade, words = UPGRADES[kind]
    async with house() as before:
        chairs = await evening(before, "dice-throne")
        await chairs[0].done("concede", seat=0)
        table, token = chairs[0].room.id, chairs[0].token
        brought = await before.hub.bring(messages.Import(await chairs[0].room.export(0)))
        with upgrade("dice-throne"):
            after = await before.restarted()
            for one in (table, brought["table"]):
                with pytest.raises(Refused) as refused:
                    await after.join(one, replay=True)
                assert refused.value.why[0] == words
            listed = await after.hub.mine([messages.Held(table, token)])
            assert (listed[0]["status"], listed[0]["result"]) == ("over", "won 1")
            chair = await after.join(table, token)
            assert chair.screen.room["status"] == "frozen"
            assert await chair.refused("reveal") == "ui-refused-frozen"
            assert read(await (await after.hub.room(table)).export(0)).result == "won 1"
            await after.hub.delete(messages.Held(table, token))
            assert await after.hub.mine([messages.Held(table, token)]) == []
        assert (await (await before.restarted()).join(brought["table"], replay=True)).screen.view is not None


@in_loop
async def test_a_table_that_has_not_begun_begins_under_the_new_rules() -> None:
    async with house() as before:
        table, token = await before.table("dice-throne")
        with newer_rules("dice-throne"):
            after = await before.restarted()
            host = await after.join(table, token)
            guest = await after.invited(host, 1)
            host.hear()
            assert host.screen.room["status"] == guest.screen.room["status"] == "playing"
            header = host.room.document.header
            assert header is not None and header.rules == "999"


@in_loop
async def test_a_table_that_can_no_longer_be_set_up_says_so_and_keeps_its_seats() -> None:
    """Its options were possible when it was made."""
    async with house() as one:
        table, token = await one.table("dice-throne")
        host = await one.join(table, token)
        code = (await host.ask("invite", seat=1))["code"]
        with patch.object(type(load("dice-throne")), "setup", side_effect=SetupError("no hero is called 'thor'")):
            taken = await one.hub.accept(messages.TakeSeat(code))
            guest = await one.join(table, taken["token"], nonce="")
            before = host.room.document.encode()
            answer = await guest.ask("nonce", nonce="guest")
            assert answer["why"] == ["ui-refused-setup", {"what": "no hero is called 'thor'"}]
            assert await host.refused("start") == "ui-refused-setup"
        assert host.room.document.encode() == before
        await guest.done("nonce", nonce="guest")
        assert host.room.document.status == "playing"


@in_loop
async def test_a_document_of_a_later_version_is_refused_only_for_its_table() -> None:
    """A field that this program needs is not there, or a game that it does not know."""
    store = MemoryStore()
    one = House(store, BotsHere())
    tables = [(await evening(one, "dice-throne", 5))[0] for _ in range(3)]
    data = json.loads(store.documents[tables[0].room.id])
    del data["seats"]
    store.documents[tables[0].room.id] = json.dumps(data).encode()
    document = decode(store.documents[tables[1].room.id])
    document.game = "chess"
    store.documents[tables[1].room.id] = document.encode()
    after = await one.restarted()
    for chair in tables[:2]:
        with pytest.raises(Refused, match="ui-refused-damaged"):
            await after.join(chair.room.id, chair.token)
    assert (await after.join(tables[2].room.id, tables[2].token)).screen.view is not None
    listed = await after.hub.mine([messages.Held(chair.room.id, chair.token) for chair in tables])
    assert tables[2].room.id in [one["table"] for one in listed]
