"""Promise 13: whatever a client sends, the table stays as it was and the others play on.

Most of it goes through the application itself, without a network; what only a real socket can show goes to a real server.
"""

from __future__ import annotations

import asyncio
import http.client
import io
import json
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablee.games import GAMES, load
from tablee.games.champions.rules.library import library
from tablee.kernel.rng import Rng, key_of
from tablee.server.http.app import STATIC
from tablee.server.http.gate import client_address, hosts_and_origins
from tablee.server.http.limits import Limits
from tablee.server.room.member import OUTBOX, UNSENT
from tablee.server.room.talk import SPOKEN
from tablee.server.store.base import SaidRow
from tablee.server.store.document import INVITATIONS
from tablee.server.wire import messages
from tablee.table.journal import read, replay

from .kit import HOST, ORIGIN, Chair, House, Line, Player, Served, Sitting, house, in_loop, play, request, serving

PLENTY = Limits(
    rate=10_000,
    burst=10_000,
    requests=10_000,
    request_burst=10_000,
    tables=10_000,
    table_burst=10_000,
    dear_burst=10_000,
    commands=1e6,
    command_burst=10**6,
)


class Table:
    """A duel of two people who go on, and a third one who means no good."""

    def __init__(self, one: House, chairs: list[Chair]) -> None:
        self.one = one
        self.chairs = chairs
        self.player = Player("hostile")
        self.before = self.state()

    @property
    def room(self) -> Any:
        return self.chairs[0].room

    def state(self) -> tuple[Any, ...]:
        room = self.room
        assert room.session is not None
        return room.session.game.fingerprint(), room.n, room.document.encode(), list(room.said), room.asking

    async def unharmed(self) -> None:
        """Nothing has changed, and the two can go on."""
        assert self.state() == self.before
        n = self.room.n
        assert await play(self.chairs, self.player, 2) == 2
        assert self.room.n >= n + 2
        self.before = self.state()


@asynccontextmanager
async def table(limits: Limits = PLENTY, game: str = "dice-throne") -> AsyncIterator[Table]:
    heroes = {"dice-throne": "gunslinger,barbarian", "champions": "spider-man,iron-man"}
    async with house("hostile", limits) as one:
        chairs = await one.seated(game, options={"heroes": heroes[game]} if game in heroes else {})
        await play(chairs, Player("start"), 6)
        yield Table(one, chairs)


async def connected(at: Table, token: str = "", **more: Any) -> Line:
    line = Line(at.one, **more)
    line.say({"t": "join", "table": at.room.id, "token": token, "lang": "en"})
    await line.until(lambda: [message for message in line.messages if message["t"] == "view"])
    return line


async def answered(line: Line, message: Any) -> dict[str, Any]:
    """What comes back for this message."""
    known = len(line.messages)
    line.say(message)
    replies = ("refused", "error", "done", "because", "rules", "terms", "odds", "history")
    await line.until(lambda: [one for one in line.messages[known:] if one["t"] in replies])
    return next(one for one in line.messages[known:] if one["t"] in replies)


# ---------------------------------------------------------------------- messages that cannot be read
MALFORMED: dict[str, str] = {
    "empty": "",
    "space": "   ",
    "no JSON": "hello",
    "half": '{"t": "undo", "id"',
    "two": '{"t":"undo","id":"1"}{"t":"undo","id":"2"}',
    "null": "null",
    "number": "17",
    "list": '["undo", "1"]',
    "string": '"undo"',
    "no tag": '{"id": "1"}',
    "tag of another type": '{"t": 5, "id": "1"}',
    "tag in a list": '{"t": ["undo"], "id": "1"}',
    "unknown tag": '{"t": "destroy", "id": "1"}',
    "a tag of the server": '{"t": "view", "n": 1, "view": {}}',
    "unknown field": '{"t": "undo", "id": "1", "seat": 1}',
    "hidden field": '{"t": "choose", "id": "1", "view": 0, "key": "pass", "automatic": true}',
    "prototype": '{"t": "undo", "id": "1", "__proto__": {}}',
    "twice the same": '{"t": "undo", "id": "1", "id": 2}',
    "no id": '{"t": "undo"}',
    "empty id": '{"t": "undo", "id": ""}',
    "long id": json.dumps({"t": "undo", "id": "x" * 65}),
    "id of another type": '{"t": "undo", "id": 1}',
    "id null": '{"t": "undo", "id": null}',
    "view as text": '{"t": "choose", "id": "1", "view": "6", "key": "pass"}',
    "view as fraction": '{"t": "choose", "id": "1", "view": 6.5, "key": "pass"}',
    "key as list": '{"t": "choose", "id": "1", "view": 6, "key": ["pass"]}',
    "no key": '{"t": "choose", "id": "1", "view": 6}',
    "empty key": '{"t": "choose", "id": "1", "view": 6, "key": ""}',
    "long key": json.dumps({"t": "choose", "id": "1", "view": 6, "key": "x" * 601}),
    "seat too large": '{"t": "concede", "id": "1", "seat": 16}',
    "seat huge": '{"t": "concede", "id": "1", "seat": 99999999999999999999999999}',
    "seat as truth": '{"t": "concede", "id": "1", "seat": true}',
    "NaN": '{"t": "concede", "id": "1", "seat": NaN}',
    "infinity": '{"t": "concede", "id": "1", "seat": 1e999}',
    "consent as number": '{"t": "consent", "id": "1", "yes": 1}',
    "level": '{"t": "prompts", "id": "1", "level": "never"}',
    "answer": '{"t": "prompts", "id": "1", "sheet": "x", "answer": "maybe"}',
    "ping": '{"t": "ping", "id": "1", "ping": "insult"}',
    "long text": json.dumps({"t": "say", "id": "1", "text": "x" * 501}),
    "no text": '{"t": "say", "id": "1", "text": ""}',
    "bot with a path": '{"t": "seat", "id": "1", "seat": 1, "who": "bot:../../x"}',
    "negative line": '{"t": "why", "id": "1", "line": -1}',
    "negative seek": '{"t": "seek", "id": "1", "to": -1}',
    "before nothing": '{"t": "history", "id": "1", "before": 0}',
    "many rules": json.dumps({"t": "rule", "id": "1", "rules": ["DT-TURN-01"] * 21}),
    "half a character": '{"t": "say", "id": "1", "text": "\\ud800"}',
    "half a character in an id": '{"t": "undo", "id": "\\udfff"}',
    "half a character in a name": '{"t": "undo", "\\ud800": "1"}',
    "control characters": '{"t": "undo", "id": "\x00\x01"}',
    "deep list": "[" * 4000,
    "deep object": '{"t":' * 1500,
    "deep value": '{"t": "rule", "id": "1", "rules": ' + "[" * 3000 + "]" * 3000 + "}",
}


@pytest.mark.parametrize("text", MALFORMED.values(), ids=MALFORMED)
@in_loop
async def test_a_message_that_cannot_be_read_is_refused_in_words(text: str) -> None:
    async with table() as at:
        for token in (at.chairs[0].token, ""):  # from a seat and from a spectator
            line = await connected(at, token)
            reply = await answered(line, text)
            assert reply["t"] == "refused" and reply["why"][0] == "ui-refused-malformed", reply
            assert reply["why"][1]["what"] and len(reply["why"][1]["what"]) <= 200
            assert (await answered(line, {"t": "rule", "id": "2", "rules": []}))["t"] == "rules"  # it may go on
            line.hang_up()
            await line.task
        await at.unharmed()


@in_loop
async def test_the_first_message_must_join() -> None:
    first = {
        "nonsense": ("hello", "ui-refused-malformed"),
        "something else": ({"t": "undo", "id": "1"}, "ui-refused-join-first"),
        "no such table": ({"t": "join", "table": "nowhere", "lang": "en"}, "ui-refused-no-table"),
        "no such language": ({"t": "join", "table": "nowhere", "lang": "de"}, "ui-refused-malformed"),
        "a path": ({"t": "join", "table": "../../etc", "lang": "en"}, "ui-refused-no-table"),
        "too long": ("x" * 9000, "ui-refused-size"),
    }
    async with table() as at:
        for what, (message, why) in first.items():
            line = Line(at.one)
            line.say(message)
            await line.until(lambda line=line: line.closed)  # type: ignore[misc]
            assert [one["t"] for one in line.messages] == ["error"], what
            assert line.messages[0]["why"][0] == why and line.messages[0]["final"]
            await line.task
        await at.unharmed()


@in_loop
async def test_joining_twice_is_refused() -> None:
    """Neither another seat nor another table can be slipped into a connection."""
    async with table() as at:
        line = await connected(at)
        again = {"t": "join", "table": at.room.id, "token": at.chairs[0].token, "lang": "en"}
        assert (await answered(line, again))["why"] == ["ui-refused-joined"]
        assert (await answered(line, {"t": "say", "id": "1", "text": "hi"}))["why"] == ["ui-refused-watching"]
        line.hang_up()
        await line.task
        await at.unharmed()


@in_loop
async def test_binary_and_long_messages_end_the_connection() -> None:
    async with table() as at:
        binary = await connected(at, at.chairs[1].token)
        binary.to.put_nowait({"type": "websocket.receive", "bytes": b"\x00\x01"})
        await binary.until(lambda: binary.closed)
        assert binary.messages[-1]["why"] == ["ui-refused-binary"]
        long = await connected(at, at.chairs[1].token)
        long.say(json.dumps({"t": "say", "id": "1", "text": "x" * 8192}))
        await long.until(lambda: long.closed)
        assert long.messages[-1]["why"] == ["ui-refused-size", {"n": 8192}]
        await asyncio.gather(binary.task, long.task)
        await at.unharmed()


# ---------------------------------------------------------------------- what is not theirs
@in_loop
async def test_nobody_acts_for_another_seat() -> None:
    async with table() as at:
        asked = at.room.session.game.decision
        other = at.chairs[1 - asked.seat]
        for option in asked.options:
            assert await other.refused("choose", view=at.room.n, key=str(option)) == "ui-refused-not-you"
        assert await other.refused("concede", seat=asked.seat) == "ui-refused-not-you"
        assert await other.refused("hint") == "ui-refused-not-you"
        assert await other.refused("seat", seat=asked.seat, who="person") == "ui-refused-not-you"
        assert await other.refused("seat", seat=asked.seat, who="bot:greedy") == "ui-refused-here"
        for seat in (asked.seat, -1, 15):
            await other.tell("look", seat=seat)
            assert [m["why"] for m in other.hear() if m["t"] == "refused"] == [["ui-refused-not-you"]]
            assert other.screen.view is not None and other.screen.view["you"] == 1 - asked.seat
        await at.unharmed()


@in_loop
async def test_a_token_opens_its_own_table_only() -> None:
    async with table() as at:
        foreign, token = await at.one.table("dice-throne", ("me", "person"))
        mine = at.chairs[0].token
        for wrong in (token, mine[:-1], mine + "x", mine.lower(), "x" * 200, " ", "\u0000", "é" * 50):
            line = Line(at.one)
            line.say({"t": "join", "table": at.room.id, "token": wrong, "lang": "en"})
            await line.until(lambda line=line: line.closed)  # type: ignore[misc]
            assert [one["why"] for one in line.messages] == [["ui-refused-token"]]
            await line.task
            body = {"table": at.room.id, "token": wrong}
            assert (await request(at.one, "POST", "/api/delete", body)).status == 403
            assert (await request(at.one, "POST", "/api/journal", body)).status == 403
        assert foreign in at.one.hub.rooms
        await at.unharmed()


@in_loop
async def test_a_command_that_is_sent_again_happens_once_and_ids_are_ones_own() -> None:
    async with table() as at:
        player = Player("ids")
        asked = at.room.session.game.decision.seat
        chair, other = at.chairs[asked], at.chairs[1 - asked]
        chair.hear()
        key, n = player(chair.screen.question), at.room.n
        await chair.done("choose", id="same", view=n, key=key)
        at.before = at.state()
        for again in ({"view": n, "key": key}, {"view": at.room.n, "key": "pass"}, {"view": 0, "key": "nonsense"}):
            assert (await chair.done("choose", id="same", **again))["n"] == at.room.n
        assert at.state() == at.before
        # the other one takes the same id, and is not answered with somebody else's success
        made = 0
        while made == 0 and not other.screen.over:
            other.hear()
            chair.hear()
            if other.asked:
                n = at.room.n
                await other.done("choose", id="same", view=n, key=player(other.screen.question))
                made = at.room.n - n
                assert made > 0
            else:
                await chair.choose(player(chair.screen.question))
        assert made > 0
        stolen = await other.refused("choose", id="1-99", view=n, key="pass")
        assert stolen == "ui-refused-stale"
        at.before = at.state()
        await at.unharmed()


@in_loop
async def test_a_choice_for_another_view_is_refused_and_the_view_comes_whole() -> None:
    async with table() as at:
        chair = at.chairs[at.room.session.game.decision.seat]
        key = str(at.room.session.game.decision.options[0])
        for view in (at.room.n - 1, at.room.n + 1, -1, 10**30):
            await chair.tell("choose", id="s", view=view, key=key)
            heard = chair.hear()
            assert [message["t"] for message in heard] == ["refused", "view"]
            assert heard[0]["why"] == ["ui-refused-stale"] and chair.screen.n == at.room.n
        await at.unharmed()


@in_loop
async def test_however_a_choice_is_spaced_the_journal_can_be_read() -> None:
    async with table() as at:
        strange = ("\n", "\t", "  ", "\r\n", "\u2028", "\x0b", "\u00a0", "\x85")
        for n in range(40):
            for chair in at.chairs:
                chair.hear()
            if at.chairs[0].screen.over:
                break
            chair = next(chair for chair in at.chairs if chair.asked)
            key = at.player(chair.screen.question)
            space = strange[n % len(strange)]
            answer = await chair.choose(space.join(["", *key.split(), ""]))
            assert answer["t"] == "done", answer
        assert {row.choice for row in at.room.rows if set(row.choice) & set("".join(strange)) - {" "}} == set()
        if not at.chairs[0].screen.over:
            await at.chairs[0].done("concede", seat=0)
        text = await at.room.export(0)
        assert len(read(text).entries) == len(list(replay(read(text)))) - 1 == len(at.room.session.entries)


@in_loop
async def test_conceding_is_not_a_key() -> None:
    async with table() as at:
        chair = at.chairs[at.room.session.game.decision.seat]
        for key in ("concede", " concede", "concede\n", "undo 0", "undo", "end 0 won 0"):
            assert (await chair.choose(key))["t"] == "refused"
        await at.unharmed()


# ---------------------------------------------------------------------- too much
@in_loop
async def test_whoever_floods_is_cut_off_alone() -> None:
    async with table(Limits()) as at:
        line = await connected(at, at.chairs[1].token)
        for n in range(300):
            line.say({"t": "why", "id": f"{n}", "line": 1})
        await line.until(lambda: line.closed)
        assert line.messages[-1] == {"t": "error", "why": ["ui-refused-flood"], "final": True}
        assert len([one for one in line.messages if one["t"] == "because"]) <= Limits().burst + Limits().rate
        await line.task
        nonsense = await connected(at)
        for _ in range(300):
            nonsense.say("nonsense")
        await nonsense.until(lambda: nonsense.closed)
        assert nonsense.messages[-1]["why"] == ["ui-refused-flood"]
        await nonsense.task
        await at.unharmed()


@in_loop
async def test_a_slow_reader_gets_the_newest_view_and_holds_up_nobody() -> None:
    """Two hundred choices while it reads nothing are one change."""
    async with table() as at:
        line = await connected(at, "")
        line.reads.clear()
        first = at.room.n
        await play(at.chairs, Player("slow"), 60)
        await line.until(lambda: True)
        assert len(at.room.members) == 3
        member = next(member for member in at.room.members if member.holder < 0)
        assert len(member.outbox) == 0  # views do not queue up
        known = len(line.messages)
        line.reads.set()
        want = at.room.n
        await line.until(lambda: [m for m in line.messages if m.get("n") == want and m["t"] in ("view", "diff")])
        late = [m for m in line.messages[known:] if m["t"] in ("view", "diff")]
        assert want > first + 50 and len(late) <= 2, "it was sent what is long past"
        line.hang_up()
        await line.task


@in_loop
async def test_a_reader_that_never_reads_but_asks_has_a_bounded_outbox_and_is_dropped() -> None:
    async with table() as at:
        line = await connected(at, at.chairs[1].token)
        line.reads.clear()
        member = next(m for m in at.room.members if m not in [chair.member for chair in at.chairs])
        largest = 0
        for n in range(OUTBOX + 50):
            line.say({"t": "why", "id": f"{n}", "line": 1})
            await asyncio.sleep(0)
            largest = max(largest, len(member.outbox))
        await line.until(lambda: member not in at.room.members)
        assert largest <= OUTBOX and member.closed == "slow"
        line.reads.set()
        await line.task
        await at.unharmed()


@in_loop
async def test_long_answers_that_nobody_reads_are_counted_in_bytes() -> None:
    """Two hundred pages of a long log would be megabytes, a hundred times over from one address."""
    async with table() as at:
        asked = at.chairs[1]
        asked.bytes.clear()
        await play(at.chairs, Player("long"), 400)
        longest = rulebook_page(at)
        for n in range(OUTBOX - 1):
            await asked.tell("rule", id=f"{n}", rules=longest)
            if asked.member.closed:
                break
        waiting = sum([len(one) for one in asked.member.outbox])
        assert asked.member.closed == "slow" and UNSENT <= waiting < 1.1 * UNSENT


def rulebook_page(at: Table) -> list[str]:
    """The rules with the longest words, as many as one may ask for at once."""
    rules = at.room.rules.rulebook.rules
    return sorted(rules, key=lambda id: len(rules[id].text["en"]))[-20:]


@in_loop
async def test_a_reader_that_never_reads_does_not_pile_up_what_others_say() -> None:
    async with table() as at:
        line = await connected(at)
        line.reads.clear()
        member = next(m for m in at.room.members if m.holder < 0)
        for n in range(OUTBOX + 100):
            await at.chairs[0].done("say", text=f"line {n}")
            at.chairs[1].hear()
        assert len(member.outbox) <= OUTBOX and member.closed == "slow"
        line.reads.set()
        await line.until(lambda: line.closed)
        line.hang_up()
        await line.task
        at.before = at.state()
        await at.unharmed()


@in_loop
async def test_only_so_many_sockets_from_one_address() -> None:
    async with table(Limits(sockets=5, request_burst=1000)) as at:
        lines = [Line(at.one, address="10.0.0.9") for _ in range(8)]
        await lines[-1].until(lambda: sum([line.closed for line in lines]) == 3)
        assert {line.messages[0]["why"][0] for line in lines if line.closed} == {"ui-refused-sockets"}
        elsewhere = await connected(at, address="10.0.0.10")
        for line in (*lines, elsewhere):
            line.hang_up()
            await line.task
        assert at.one.server.sockets == {}
        await at.unharmed()


@in_loop
async def test_a_socket_that_says_nothing_is_closed() -> None:
    async with table(Limits(join=0.05)) as at:
        lines = [Line(at.one) for _ in range(20)]
        await asyncio.wait_for(asyncio.gather(*[line.task for line in lines]), 10)
        for line in lines:
            assert line.closed and line.messages == [{"t": "error", "why": ["ui-refused-silent"], "final": True}]
        assert at.one.server.sockets == {}
        await at.unharmed()


@in_loop
async def test_thousands_of_invitations_leave_a_small_table() -> None:
    async with house("invitations", PLENTY) as one:
        made, token = await one.table("dice-throne", ("me", "person"))
        host = await one.join(made, token)
        codes = [(await host.ask("invite", seat=1))["code"] for _ in range(2000)]
        assert len(set(codes)) == 2000 and len(host.room.document.invitations) <= INVITATIONS
        assert len(host.room.document.encode()) < 10_000
        assert (await request(one, "POST", "/api/join", {"code": codes[-1]})).status == 200
        assert (await request(one, "POST", "/api/join", {"code": codes[0]})).why == "ui-refused-invitation"


@in_loop
async def test_talk_cannot_fill_the_disk() -> None:
    async with table() as at:
        host, room = at.chairs[0], at.room
        room.said += [SaidRow(n, 0, "x", "", "") for n in range(len(room.said) + 1, SPOKEN)]
        assert (await host.ask("say", text="the last"))["t"] == "done"
        refused = ["ui-refused-talked-out", {"n": SPOKEN}]
        assert (await host.ask("say", text="more"))["why"] == refused
        assert (await host.ask("ping", ping="hello", ref=""))["why"] == refused
        assert len(room.said) == SPOKEN


@in_loop
async def test_guessing_invitations_and_making_tables_is_slowed_down() -> None:
    async with table(Limits()) as at:
        answers = [
            await request(at.one, "POST", "/api/join", {"code": f"{at.room.id}.{n}"}, address="10.0.0.1")
            for n in range(60)
        ]
        assert {answer.status for answer in answers} == {410, 429}
        assert [answer.status for answer in answers].count(410) <= Limits().table_burst + 1
        body = {"game": "dice-throne", "seats": ["me", "person"]}
        made = [await request(at.one, "POST", "/api/tables", body, address="10.0.0.2") for _ in range(60)]
        assert [answer.status for answer in made].count(200) <= Limits().table_burst + 1
        assert made[-1].why == "ui-refused-many"
        await at.unharmed()


@in_loop
async def test_only_so_many_requests_from_one_address() -> None:
    async with table(Limits()) as at:
        answers = [await request(at.one, "GET", "/api/health", address="10.0.0.3") for _ in range(150)]
        assert answers[0].status == 200 and answers[-1].status == 429 and answers[-1].why == "ui-refused-many"
        assert (await request(at.one, "GET", "/api/health", address="10.0.0.4")).status == 200


# ---------------------------------------------------------------------- requests
BODY = {"game": "dice-throne", "seats": ["me", "person"]}
REQUESTS: dict[str, tuple[str, Any, int]] = {
    "no JSON": ("/api/tables", b"hello", 400),
    "nothing": ("/api/tables", b"", 400),
    "a list": ("/api/tables", [BODY], 400),
    "an unknown field": ("/api/tables", {**BODY, "secret": "0" * 32}, 400),
    "a seed": ("/api/tables", {**BODY, "seed": "1"}, 400),
    "a wrong type": ("/api/tables", {**BODY, "seats": "me"}, 400),
    "no seats": ("/api/tables", {**BODY, "seats": []}, 400),
    "many seats": ("/api/tables", {**BODY, "seats": ["me"] * 9}, 400),
    "a strange seat": ("/api/tables", {**BODY, "seats": ["me", "root"]}, 400),
    "a seat and a new line": ("/api/tables", {**BODY, "seats": ["me", "person\n"]}, 400),
    "no such bot": ("/api/tables", {**BODY, "seats": ["me", "bot:deep"]}, 400),
    "no such game": ("/api/tables", {**BODY, "game": "chess"}, 400),
    "a module": ("/api/tables", {**BODY, "game": "os"}, 400),
    "a long name": ("/api/tables", {**BODY, "name": "x" * 41}, 400),
    "options as a list": ("/api/tables", {**BODY, "options": ["heroes"]}, 400),
    "many options": ("/api/tables", {**BODY, "options": {f"o{n}": "1" for n in range(50)}}, 400),
    "a number as option": ("/api/tables", {**BODY, "options": {"first": 1}}, 400),
    "a long value": ("/api/tables", {**BODY, "options": {"heroes": "x" * 2001}}, 400),
    "a language": ("/api/tables", {**BODY, "lang": "tlh"}, 400),
    "deep": ("/api/tables", b"[" * 100_000, 400),
    "deep in a field": ("/api/tables", b'{"game":"dice-throne","seats":' + b"[" * 100_000, 400),
    "half a character": ("/api/tables", b'{"game":"dice-throne","seats":["me","person"],"name":"\\ud800"}', 400),
    "no UTF-8": ("/api/tables", b'{"game":"\xff\xfe"}', 400),
    "mine with too many": ("/api/mine", {"tables": [{"table": "x"}] * 101}, 400),
    "mine with nobody": ("/api/mine", {"tables": [{"table": "x", "token": ["y"]}]}, 400),
    "delete without a token": ("/api/delete", {"table": "TABLE"}, 403),
    "delete nothing": ("/api/delete", {"table": "nowhere", "token": "x"}, 404),
    "a journal of others": ("/api/journal", {"table": "TABLE"}, 403),
    "an invitation nobody gave": ("/api/join", {"code": "TABLE.x"}, 410),
    "an invitation to nowhere": ("/api/join", {"code": "nowhere.x"}, 404),
    "no journal": ("/api/import", {"journal": "hello"}, 400),
    "an empty journal": ("/api/import", {"journal": ""}, 400),
    "a journal too long": ("/api/import", {"journal": "x" * 1_000_001}, 400),
}


@pytest.mark.parametrize(("path", "body", "status"), REQUESTS.values(), ids=REQUESTS)
@in_loop
async def test_a_request_that_makes_no_sense_is_refused_in_words(path: str, body: Any, status: int) -> None:
    async with table() as at:
        rooms, documents = set(at.one.hub.rooms), dict(at.one.store.documents)
        raw = body if isinstance(body, bytes) else json.dumps(body).replace("TABLE", at.room.id).encode()
        answer = await request(at.one, "POST", path, raw)
        assert answer.status == status and answer.why.startswith(("ui-refused-", "ui-journal-"))
        assert set(at.one.hub.rooms) == rooms and at.one.store.documents == documents
        await at.unharmed()


@in_loop
async def test_a_body_is_read_only_so_far_whatever_the_headers_say() -> None:
    async with table(Limits(body=10_000, request_burst=1000)) as at:
        long = json.dumps({**BODY, "name": "x" * 20_000}).encode()
        answer = await request(at.one, "POST", "/api/tables", long, headers={"content-length": "20"})
        assert (answer.status, answer.why) == (413, "ui-refused-size")
        chunks = [b" " * 1000] * 1000
        answer = await request(at.one, "POST", "/api/tables", chunks=chunks)
        assert (answer.status, answer.why) == (413, "ui-refused-size")
        slow = [bytes([byte]) for byte in json.dumps(BODY).encode()]
        assert (await request(at.one, "POST", "/api/tables", chunks=slow)).status == 200
        await at.unharmed()


FILES: dict[str, dict[str, Any]] = {
    "a deck file": {"game": "champions", "options": {"heroes": "/etc/passwd"}},
    "a deck file beside": {"game": "champions", "options": {"heroes": "../../deck.txt"}},
    "a deck of a hero": {"game": "champions", "options": {"heroes": "spider-man:/etc/passwd"}},
    "a deck that is too small": {"game": "champions", "options": {"heroes": "spider-man+1x01050"}},
    "a deck of nobody": {"game": "champions", "options": {"heroes": "nobody+1x01050"}},
    "a deck with cards of the villain": {"game": "champions", "options": {"heroes": "spider-man+40x01098"}},
    "a deck as a file": {"game": "champions", "options": {"heroes": "spider-man+/etc/passwd"}},
    "a deck for a scenario": {"game": "champions", "options": {"scenario": "spider-man+1x01050"}},
    "a campaign": {"game": "champions", "options": {"campaign": "/etc/passwd"}},
    "an own campaign": {"game": "champions", "options": {"campaign": "{}"}},
    "players": {"game": "dice-throne", "options": {"players": "2"}},
    "a file as a hero": {"game": "dice-throne", "options": {"heroes": "/etc/passwd,paladin"}},
    "a folder of boards": {"game": "dice-throne", "options": {"boards": "/etc"}},
    "an expression": {"game": "dice-throne", "options": {"first": "0 or 1"}},
    "a large number": {"game": "champions", "options": {"heroic": "999999999"}},
    "a negative number": {"game": "champions", "options": {"skirmish": "-1"}},
    "an unknown option": {"game": "champions", "options": {"debug": "1"}},
}


@pytest.mark.parametrize("wanted", FILES.values(), ids=FILES)
@in_loop
async def test_no_option_reads_a_file_or_takes_free_text(
    wanted: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Even if there is a deck of that name where the server was started."""
    monkeypatch.chdir(tmp_path)
    library()  # cards by which decks are checked: read once, from the game's own files
    async with house("files", PLENTY) as one:
        opened: list[str] = []
        real = io.open

        def noted(path: Any, *args: Any, **named: Any) -> Any:
            opened.append(str(path))
            return real(path, *args, **named)

        monkeypatch.setattr(io, "open", noted)
        answer = await request(one, "POST", "/api/tables", {**wanted, "seats": ["me", "person"]})
        whys = ("ui-refused-value", "ui-refused-option", "ui-refused-deck")
        assert answer.status == 400 and answer.why in whys
        assert one.store.documents == {}
        assert [path for path in opened if not path.endswith(".ftl")] == []  # but for the words of the refusal


def impossible(game: str, option: str, value: str, players: int) -> bool:
    """What a lobby lists for tables of every size, and this one cannot have: a seat that nobody sits in, a hill for two
    and more than four by the book (DT-COMP-08, DT-MODEX-01), and fewer Heroes than Hero players, of whom each owns one
    (SD-COMP-01)."""
    if any([one.seats for one in load(game).options if one.name == option]):
        return int(value) >= players
    if (game, option) == ("dice-throne", "mode"):
        return players == 2 if value == "koth" else players > 4
    return game == "super-dungeon" and value == "none" and players - 1 >= int(option.removeprefix("hero-"))


@in_loop
async def test_every_value_the_lobby_lists_is_accepted_at_every_table_that_can_have_it() -> None:
    """The other side of it: nothing that is offered is refused, and what is impossible is said to be."""
    async with house("lobby", PLENTY) as one:
        for game in (await request(one, "GET", "/api/games")).json:
            for players in game["players"]:
                seats = ["me", *["person"] * (players - 1)]
                for option in game["options"]:
                    if option.get("each"):
                        continue  # one value per seat, checked below
                    for value in option["values"]:
                        asks = game["asks"].get(str(players), {})  # what a lobby sends by itself
                        options = {**asks, option["name"]: value["id"]}
                        body = {"game": game["id"], "seats": seats, "options": options}
                        answer = await request(one, "POST", "/api/tables", body)
                        found = (answer.status, answer.status == 200 or answer.why)
                        not_here = impossible(game["id"], option["name"], value["id"], players)
                        assert found == ((400, "ui-refused-setup") if not_here else (200, True)), (body, answer.body)
        each = {"dice-throne": "paladin,paladin", "champions": "iron-man,she-hulk:justice"}
        for id, heroes in each.items():
            body = {"game": id, "seats": ["me", "person"], "options": {"heroes": heroes}}
            assert (await request(one, "POST", "/api/tables", body)).status == 200


# ---------------------------------------------------------------------- from elsewhere
FOREIGN: dict[str, tuple[dict[str, str], int]] = {
    "another origin": ({"origin": "http://evil.example"}, 403),
    "the same name, another port": ({"origin": "http://127.0.0.1:9999"}, 403),
    "the same name, another scheme": ({"origin": f"https://{HOST}"}, 403),
    "an origin that begins alike": ({"origin": f"{ORIGIN}.evil.example"}, 403),
    "no origin at all, from a file": ({"origin": "null"}, 403),
    "another host": ({"host": "evil.example"}, 421),
    "another port": ({"host": "127.0.0.1:80"}, 421),
    "a name that was bent to this address": ({"host": "rebound.example:8000"}, 421),
    "no host": ({"host": ""}, 421),
    "another site's form": ({"sec-fetch-site": "cross-site"}, 403),
}


@pytest.mark.parametrize(("headers", "status"), FOREIGN.values(), ids=FOREIGN)
@in_loop
async def test_other_sites_cannot_use_a_browser_that_is_here(headers: dict[str, str], status: int) -> None:
    async with table() as at:
        documents = dict(at.one.store.documents)
        bodies = {
            "/api/tables": BODY,
            "/api/delete": {"table": at.room.id, "token": at.chairs[0].token},
            "/api/journal": {"table": at.room.id, "token": at.chairs[0].token},
            "/api/mine": {"tables": [{"table": at.room.id, "token": at.chairs[0].token}]},
        }
        for path, body in bodies.items():
            answer = await request(at.one, "POST", path, body, headers)
            assert answer.status == status, path
            assert at.room.id.encode() not in answer.body
        line = Line(at.one, headers)
        line.say({"t": "join", "table": at.room.id, "token": at.chairs[0].token, "lang": "en"})
        await line.task
        assert [one["type"] for one in line.heard] == ["websocket.close"]  # before it was accepted
        assert at.one.store.documents == documents
        await at.unharmed()


@in_loop
async def test_only_json_can_be_posted() -> None:
    """Another site's form can send text, but not this."""
    async with table() as at:
        body = {"table": at.room.id, "token": at.chairs[0].token}
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
            answer = await request(at.one, "POST", "/api/delete", body, {"content-type": kind})
            assert (answer.status, answer.why) == (415, "ui-refused-type")
        for method in ("GET", "PUT", "DELETE", "OPTIONS"):
            answer = await request(at.one, method, "/api/delete", body, {"content-type": "application/json"})
            assert answer.status in (404, 405)
            assert "access-control-allow-origin" not in answer.headers
        await at.unharmed()


def test_a_server_answers_to_its_own_names_and_those_it_was_told() -> None:
    hosts, origins = hosts_and_origins("127.0.0.1", 8000, [])
    assert "127.0.0.1:8000" in hosts and "localhost:8000" in hosts and "evil.example:8000" not in hosts
    hosts, origins = hosts_and_origins("0.0.0.0", 8000, ["https://games.example.org"])
    assert "games.example.org" in hosts and "https://games.example.org" in origins
    assert "http://games.example.org" not in origins and "0.0.0.0:8000" not in hosts


@in_loop
async def test_every_answer_carries_the_headers_that_protect_a_page() -> None:
    async with table() as at:
        for path in ("/", "/api/games", "/api/rules/chess", "/nothing"):
            headers = (await request(at.one, "GET", path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert f"connect-src 'self' ws://{HOST};" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"


# ---------------------------------------------------------------------- files
OUTSIDE = (
    "/../http/app.py",
    "/../../../../../../etc/passwd",
    "/assets/../../http/app.py",
    "/assets/../../../../../../../../etc/passwd",
    "//etc/passwd",
    "/./../http/app.py",
    "/..",
    "/assets/..",
    "/assets",
    "/..\\http\\app.py",
    "/%2e%2e/http/app.py",
    "/.gitignore",
    "/index.html/../../http/app.py",
    "/\x00",
    "/index.html\x00.js",
    "/" + "x" * 5000,
    "/" + "a/" * 3000,
    "/" + "é" * 200,
    "/C:/Windows/win.ini",
    "/~root",
)


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: quote(path)[:30])
@in_loop
async def test_only_the_clients_own_files_are_served(path: str) -> None:
    async with house("files", PLENTY) as one:
        for given in (path, "/" + STATIC.as_posix() + path):
            answer = await request(one, "GET", given)
            assert (answer.status, answer.why) == (404, "ui-refused-no-page"), answer.body[:100]


# ---------------------------------------------------------------------- over real sockets
@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("hostile")) as found:
        yield found
        assert found.complaints == []  # nothing of all this was a fault of the server


@pytest.fixture
def duel(served: Served) -> Iterator[tuple[dict[str, str], Served]]:
    """A game against a bot that goes on after the test as before."""
    made = served.post("/api/tables", {"game": "dice-throne", "seats": ["me", "bot:thrifty"]})
    with served.sitting(**made) as me:
        me.until(lambda: me.screen.question.get("seat") == 0)
        n = me.screen.n
    yield made, served
    with served.sitting(**made) as me:
        me.until(lambda: me.screen.question)
        assert me.screen.n == n
        assert me.ask("choose", view=n, key=Player("real")(me.screen.question))["t"] == "done"


Duel = tuple[dict[str, str], Served]


def shouted_down(me: Sitting, message: Any) -> None:
    """Send this, and hear until the server hangs up; it does not wait for the end of the message."""
    try:
        me.socket.send(message)
        while True:
            me.hear()
    except ConnectionClosed:
        return


def test_a_frame_too_long_ends_the_connection(duel: Duel) -> None:
    made, served = duel
    for size in (10_000, 70_000, 2_000_000):
        with served.sitting(**made) as me:
            me.until(lambda: me.screen.view)
            shouted_down(me, "x" * size)


def test_a_message_in_endless_parts_ends_the_connection(duel: Duel) -> None:
    made, served = duel
    with served.sitting(**made) as me:
        me.until(lambda: me.screen.view)
        shouted_down(me, ("x" * 1000 for _ in range(10_000)))


def test_binary_and_deep_and_foreign_over_a_real_socket(duel: Duel) -> None:
    made, served = duel
    with served.sitting(**made) as me:
        me.until(lambda: me.screen.view)
        me.socket.send("[" * 8000)
        me.until(lambda: me.screen.all("refused"))
        assert me.screen.all("refused")[0]["why"][0] == "ui-refused-malformed"
        shouted_down(me, b"\x00" * 100)
        assert me.screen.all("error")[-1]["why"] == ["ui-refused-binary"]
    for headers in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        with pytest.raises(InvalidStatus) as refused:
            served.socket(additional_headers=headers)
        assert refused.value.response.status_code == 403


def test_a_body_without_a_length_is_read_only_so_far(served: Served) -> None:
    """Chunked, two megabytes: the answer comes, and the server is still there."""
    connection = http.client.HTTPConnection("127.0.0.1", served.port, timeout=20)
    try:
        connection.request(
            "POST",
            "/api/tables",
            body=iter([b" " * 20_000] * 60),
            headers={"Content-Type": "application/json", "Host": f"127.0.0.1:{served.port}"},
            encode_chunked=True,
        )
        answer = connection.getresponse()
        assert answer.status == 413
        assert json.loads(answer.read())["why"][0] == "ui-refused-size"
    finally:
        connection.close()
    assert served.get("/api/health")["rooms"] >= 0


def raw(served: Served, data: bytes) -> bytes:
    """Bytes as they are, and what comes back until the server hangs up."""
    with socket.create_connection(("127.0.0.1", served.port), timeout=20) as line:
        line.sendall(data)
        line.shutdown(socket.SHUT_WR)
        found = b""
        while part := line.recv(65536):
            found += part
    return found


def test_requests_that_no_library_would_send(served: Served) -> None:
    host = f"Host: 127.0.0.1:{served.port}\r\nConnection: close\r\n\r\n".encode()
    for path in (
        b"/../http/app.py",
        b"/%2e%2e/http/app.py",
        b"/%2e%2e%2fhttp%2fapp.py",
        b"/..%5chttp%5capp.py",
        b"/%00",
        b"/assets/%2e%2e/%2e%2e/http/app.py",
    ):
        answer = raw(served, b"GET " + path + b" HTTP/1.1\r\n" + host)
        assert b"404" in answer.split(b"\r\n")[0], (path, answer[:200])
        assert b"Starlette" not in answer
    assert (
        b"421"
        in raw(served, b"GET /api/games HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n").split(b"\r\n")[0]
    )
    for nonsense in (b"\x16\x03\x01\x02\x00" * 50, b"GET\r\n\r\n", b"\x00" * 500, b"POST /api/tables HTTP/9.9\r\n\r\n"):
        assert b" 200 " not in raw(served, nonsense).split(b"\r\n")[0]
    assert served.get("/api/health")["version"]


# ---------------------------------------------------------------------- everything at once
WORDS: list[Any] = [
    *(
        "",
        " ",
        "pass",
        "concede",
        "undo 0",
        "me",
        "person",
        "open",
        "bot:greedy",
        "x" * 64,
        "\x00",
        "é\u2028",
        "keep 1 1",
        "yes",
    ),
    *(-1, 0, 1, 2, 15, 16, 2**31, 2**63, 2**200, 1.5, -0.0, 1e300, True, False, None),
    *([], [[]], ["DT-TURN-01"], {}, {"t": "undo"}, ["x"] * 25),
]
FIELDS: dict[str, tuple[str, ...]] = {
    "join": ("table", "token", "lang", "replay"),
    "choose": ("id", "view", "key"),
    "file": ("id", "seat", "key"),
    "terms": ("id", "seat", "other"),
    "look": ("seat",),
    "why": ("id", "ref", "key", "line"),
    "rule": ("id", "rules"),
    "undo": ("id",),
    "consent": ("id", "yes", "invite"),
    "concede": ("id", "seat"),
    "prompts": ("id", "level", "sheet", "answer", "about", "wish"),
    "say": ("id", "text"),
    "ping": ("id", "ping", "ref"),
    "invite": ("id", "seat"),
    "carry": ("id",),
    "seat": ("id", "seat", "who"),
    "nonce": ("id", "nonce"),
    "start": ("id",),
    "rematch": ("id",),
    "odds": ("id", "keep"),
    "hint": ("id",),
    "chance": ("id",),
    "history": ("id", "before"),
    "meanwhile": ("id", "seat"),
    "seek": ("id", "to"),
    "reveal": ("id",),
    "account": ("id",),
    "analysis": ("id",),
    "report": ("id", "text"),
}


#: offers that may be possible, and others
OFFERS = ["file 0 give next.red.1", "file 1 for next.red.2", "file 1 give help for treasure.1-4", "file", "file 9 give"]


class Fuzz:
    """Messages that are nearly right, the same in every run."""

    def __init__(self, seed: str, at: Table) -> None:
        self.rng = Rng(key_of(f"fuzz {seed}"), {})
        self.at = at
        self.n = 0

    def any(self, items: list[Any]) -> Any:
        return items[self.rng.below(len(items), "fuzz")]

    def value(self, name: str) -> Any:
        room = self.at.room
        game = room.session.game
        self.n += 1
        likely: dict[str, list[Any]] = {
            "id": [f"f{self.n}", f"f{self.n}", f"f{self.n}", f"f{self.n - 3}"],
            "view": [room.n, room.n, room.n - 1],
            "seat": [0, 1],
            "other": [0, 1],
            "key": [str(option) for option in (game.decision.options if game.decision else ())] + OFFERS,
            "ref": sorted(room.rules.view(game, self.rng.below(3, "fuzz") - 1).pieces),
            "line": [0, 1, len(game.log), len(game.log) + 5],
            "rules": [["DT-TURN-01"], ["nothing"]],
            "yes": [True, False],
            "invite": [False, False, True],
            "level": ["always", "smart", "my-turn"],
            "sheet": ["card.gunslinger.wild-west", "nothing"],
            "answer": ["yes", "no", "ask"],
            "about": ["turn", "own-pass", "princess-emerald", "nothing"],
            "wish": ["yes", "no", "never", "always", ""],
            "text": ["hello", "a\nb"],
            "ping": ["hello", "look"],
            "who": ["person", "open", "bot:random", "bot:none"],
            "before": [1, 5, 500],
            "keep": [[], [1], [2, 4], [5, 5], [99], [0], list(range(1, 30))],
            "to": [0, 3],
            "nonce": ["nonce", "other", "a/b"],
            "table": [room.id],
            "token": [""],
            "lang": ["en", "fr"],
            "replay": [False],
        }
        return self.any(likely[name]) if self.rng.below(8, "fuzz") else self.any(WORDS)

    def message(self) -> str:
        t = self.any([name for name in FIELDS if name != "concede"])
        fields = {name: self.value(name) for name in FIELDS[t] if self.rng.below(8, "fuzz")}
        if self.rng.below(12, "fuzz") == 0:
            fields[self.any(["automatic", "t", "n", "__class__", ""])] = self.any(WORDS)
        text = json.dumps({"t": t, **fields})
        how = self.rng.below(20, "fuzz")
        if how == 0:
            at = self.rng.below(len(text), "fuzz")
            text = text[:at] + self.any(["", "{", "]", "\\", '"', "\x00", "é"]) + text[at + 1 :]
        return text


async def fuzzed(game: str, seed: str, messages: int) -> dict[str, int]:
    """Three connections talk nonsense, and sense, to a game; its journal always stands for what was acknowledged."""
    counts: dict[str, int] = {}
    async with table(game=game) as at:
        lines = [await connected(at, token) for token in (at.chairs[0].token, at.chairs[1].token, "")]
        fuzz = Fuzz(seed, at)
        for n in range(messages):
            line = lines[n % 3]
            line.say(fuzz.message())
            await line.until(line.idle)
            if n % 100 == 99:
                for chair in at.chairs:
                    chair.hear()
                if at.room.document.status == "over":
                    break
        for line in lines:
            assert line.idle()
            for message in line.messages:
                why = str(message["why"][0]) if "why" in message else ""
                counts[why or message["t"]] = counts.get(why or message["t"], 0) + 1
                assert why != "ui-error-internal", message
            assert not line.closed
            line.hang_up()
            await line.task
        playing = at.room.document.status == "playing"
        if playing:
            for seat in (0, 1):  # a bot that was given a seat would play on while we look
                await at.chairs[seat].ask("seat", seat=seat, who="person")
        rows, game = at.room.n, at.room.session.game.fingerprint()
        again = await (await at.one.restarted()).hub.room(at.room.id)
        assert again.n == rows and again.session is not None and again.session.game.fingerprint() == game
        at.before = at.state()
        if playing:
            await at.unharmed()
    return counts


@pytest.mark.parametrize("seed", ["one", "two"])
@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_nonsense_and_sense_mixed_leave_a_sound_table(
    game: str, seed: str, caplog: pytest.LogCaptureFixture
) -> None:
    counts = await fuzzed(game, seed, 700)
    assert "failed" not in caplog.text
    assert counts["ui-refused-malformed"] > 30 and counts["done"] > 30 and len(counts) > 15, counts


@pytest.mark.long
@pytest.mark.parametrize(("part", "game"), [(part, game) for part in range(50) for game in GAMES])
def test_half_a_million_messages_of_nonsense(
    part: int, game: str, caplog: pytest.LogCaptureFixture, record_property: Callable[[str, object], None]
) -> None:
    counts = asyncio.run(fuzzed(game, f"long {part}", 2_500))
    assert "failed" not in caplog.text
    record_property("messages", sum(counts.values()))


def test_all_commands_are_in_the_fuzz() -> None:
    """Whatever is added to the protocol is attacked too."""
    known = {command.__struct_config__.tag: set(command.__struct_fields__) for command in messages.Commands.__args__}
    assert {t: set(fields) for t, fields in FIELDS.items()} == known


@pytest.mark.parametrize(
    ("first", "second", "one"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),  # one person has all of a /64
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("not:an:address", "not:an:address", True),
    ],
)
def test_whoever_has_many_addresses_is_one_person(first: str, second: str, one: bool) -> None:
    found = [client_address({"type": "http", "client": (address, 1)}) for address in (first, second)]
    assert (found[0] == found[1]) == one
