"""Tables without sockets, a screen that shows what a browser would show, and a real server in a process of its own."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import wraps
from hashlib import sha256
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any
from unittest.mock import patch
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from tablee.gamekit.price import tally
from tablee.gamekit.rules import Rules
from tablee.gamekit.view import Pick, Price, Words
from tablee.kernel.game import Game
from tablee.kernel.rng import Rng, key_of
from tablee.server.http.app import Server
from tablee.server.http.limits import Limits
from tablee.server.room import bots as workers
from tablee.server.room import commands, replays
from tablee.server.room.absence import GRACE
from tablee.server.room.bots import Bots
from tablee.server.room.member import Member
from tablee.server.room.replays import Replay
from tablee.server.room.room import Room
from tablee.server.store.base import SNAPSHOTS, Batch, Row, SaidRow, Snapshot, Stored, StoreError
from tablee.server.wire import messages
from tablee.testing.fuzz import PLAYERS

HOST = "127.0.0.1:8000"
ORIGIN = f"http://{HOST}"
WAIT = 20.0  # seconds for an answer of a real server; it comes much sooner

Message = dict[str, Any]
WINDOWS = count()  # ids of commands are a connection's own


def in_loop(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that is a coroutine, in an event loop of its own."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))  # type: ignore[arg-type]

    return run


# ---------------------------------------------------------------------- the parts of a server that tests replace
#: whole games over the wire are the shortest that a game has: what a server does with them does not depend on their length
SHORT: dict[str, dict[str, str]] = {"super-dungeon": {"points": "-2"}}
#: choices after which another end than its own will do for a game that is long even so
ENOUGH = {"super-dungeon": 400}


class MemoryStore:
    """Tables in memory, with the promises of a store; `full` refuses every write."""

    name = "memory"

    def __init__(self) -> None:
        self.documents: dict[str, bytes] = {}
        self.rows: dict[str, dict[int, Row]] = {}
        self.said: dict[str, list[SaidRow]] = {}
        self.packed: dict[str, dict[int, Snapshot]] = {}
        self.reported: list[tuple[str, int, int, str]] = []
        self.networks: set[str] = set()
        self.full = False
        self.writes = 0
        self.delay: Callable[[], Awaitable[None]] | None = None  # what a write waits for

    async def claim(self, table: str) -> None:
        pass

    def watch(self, gone: Callable[[str | None], None]) -> None:
        pass

    @property
    def well(self) -> bool:
        return True

    async def write(self, batch: Batch) -> None:
        await (self.delay() if self.delay is not None else asyncio.sleep(0))
        known = self.rows.get(batch.table, {})
        if self.full or any([row.seq in known for row in batch.rows]):
            raise StoreError("the disk is full")
        self.writes += 1
        if batch.delete:
            for kept in (self.documents, self.rows, self.said, self.packed):
                kept.pop(batch.table, None)
            return
        if batch.document is not None:
            self.documents[batch.table] = batch.document
        for row in batch.rows:
            self.rows.setdefault(batch.table, {})[row.seq] = row
        if batch.said:
            self.said.setdefault(batch.table, []).extend(batch.said)
        if batch.report is not None:
            self.reported.append((batch.table, *batch.report))
        packed = {n: one for n, one in self.packed.get(batch.table, {}).items() if batch.cut is None or n <= batch.cut}
        packed.update({one.n: one for one in batch.snapshots})
        self.packed[batch.table] = {n: packed[n] for n in sorted(packed)[-SNAPSHOTS:]}

    async def load(self, table: str) -> Stored | None:
        if table not in self.documents:
            return None
        rows = self.rows.get(table, {})
        return Stored(self.documents[table], [rows[n] for n in sorted(rows)], list(self.said.get(table, [])))

    async def peek(self, table: str) -> Stored | None:
        found = await self.load(table)
        return found if found is None else Stored(found.document, found.rows[-1:])

    async def snapshots(self, table: str) -> list[Snapshot]:
        return list(self.packed.get(table, {}).values())[::-1]

    def reports(self) -> list[tuple[str, int, int, str]]:
        return list(self.reported)

    def all_documents(self) -> list[tuple[str, bytes]]:
        return list(self.documents.items())

    async def banned(self) -> list[str]:
        return sorted(self.networks)

    async def ban(self, network: str, banned: bool) -> None:
        (self.networks.add if banned else self.networks.discard)(network)

    def close(self) -> None:
        pass


class BotsHere(Bots):
    """Bots that think in this process, sent what a worker would be sent; `asked` is all they ever saw."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[str, str, dict[str, Any], int, str, str]] = []
        self.keep = False

    async def choose(self, game: str, setup: str, saved: dict[str, Any], seat: int, name: str, seed: str) -> str:
        if self.keep:
            self.asked.append((game, setup, saved, seat, name, seed))
        await asyncio.sleep(0)
        return workers.answer(game, setup, saved, seat, name, seed)

    async def work(self, what: Callable[..., Any], *args: Any) -> Any:
        await asyncio.sleep(0)
        return what(*args)


class Clock:
    """The server's clock; it goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Drawn:
    """Secrets that are the same in every run."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.n = 0

    def token_hex(self, n: int) -> str:
        self.n += 1
        return sha256(f"{self.seed}/{self.n}".encode()).hexdigest()[: 2 * n]

    def token_urlsafe(self, n: int) -> str:
        return self.token_hex(n)


# ---------------------------------------------------------------------- a browser
class Screen:
    """What a browser shows: views and changes applied as web/src/lib/patch.ts and table.svelte.ts do."""

    def __init__(self) -> None:
        self.heard: list[Message] = []
        self.welcome: Message = {}
        self.room: Message = {}
        self.view: Message | None = None
        self.n = -1
        self.lines: list[Message] = []
        self.undo = False
        self.at = 0
        self.said: list[Message] = []
        self.prompts: Message = {}
        self.lost = False  # a change that builds on another view: a browser joins anew

    def hear(self, data: bytes | str) -> Message:
        message: Message = json.loads(data)
        self.heard.append(message)
        match message["t"]:
            case "welcome":
                self.welcome, self.said, self.prompts = message, list(message["said"]), message["prompts"]
            case "room":
                self.room = message["room"]
            case "prompts":
                self.prompts = message["prompts"]
            case "said":
                self.said.append(message["said"])
            case "view":
                self.view, self.n, self.lines = message["view"], message["n"], list(message["lines"])
                self.undo, self.at = message["undo"], message.get("at", 0)
            case "diff":
                self.change(message)
        return message

    def change(self, message: Message) -> None:
        if self.view is None or message["since"] != self.n:
            self.lost = True
            return
        view = self.view
        for beat in message.get("beats", []):
            view = moved(view, beat)
            self.tell(beat["lines"])
        self.tell(message.get("lines", []))
        self.undo = message.get("undo", self.undo)
        self.at = message.get("at", self.at)
        self.view, self.n = patched(view, message), message["n"]

    def tell(self, lines: list[Message]) -> None:
        """In the log a line is a line, whatever it shows."""
        last = self.lines[-1]["n"] if self.lines else 0
        self.lines += [{name: line[name] for name in ("n", "text", "rule")} for line in lines if line["n"] > last]

    @property
    def question(self) -> Message:
        found: Message = (self.view or {}).get("question") or {}
        return found

    @property
    def over(self) -> bool:
        return bool(self.view and self.view.get("over"))

    def all(self, t: str) -> list[Message]:
        return [message for message in self.heard if message["t"] == t]


def moved(view: Message, step: Message) -> Message:
    """A step laid over the view it builds on, line by line as web/src/lib/patch.ts has it."""
    areas = {area["id"]: area for area in view["areas"]}
    for id, area in step.get("areas", {}).items():
        areas[id] = {**area, "grid": areas[id]["grid"]} if id in step.get("grounds", []) else area
    order = step.get("order", [area["id"] for area in view["areas"]])
    pieces = {**view["pieces"], **step.get("pieces", {})}
    for id in step.get("gone", []):
        del pieces[id]
    return {
        "game": view["game"],
        "you": view["you"],
        "where": step.get("where", view["where"]),
        "seats": step.get("seats", view["seats"]),
        "areas": [areas[id] for id in order],
        "pieces": pieces,
    }


def patched(view: Message, change: Message) -> Message:
    """A change laid over the view it builds on, once its beats have been seen."""
    out = moved(view, change)
    if change.get("question"):
        out["question"] = change["question"]
    over = change.get("over", view.get("over"))
    if over:
        out["over"] = over
    return out


class Player:
    """Answers questions as they come over the wire: any option, or any pick; the same every time."""

    def __init__(self, seed: str, passing: int = 2) -> None:
        self.rng = Rng(key_of(f"wire:{seed}"), {})
        self.passing = passing  # one time in so many the default is taken where there is one

    def below(self, n: int) -> int:
        return self.rng.below(n, "pick")

    def __call__(self, question: Message) -> str:
        if question.get("default") and self.below(self.passing) == 0:
            return str(question["default"])
        keys = [option["key"] for option in question.get("options", [])]
        pick = question.get("pick")
        at = self.below(len(keys) + (pick is not None))
        return keys[at] if at < len(keys) else self.picked(question["pick"])

    def picked(self, pick: Message) -> str:
        values = [value for _, value in pick["of"]]
        if "price" in pick:
            return paid(pick, [values.pop(self.below(len(values))) for _ in range(len(values))])
        most = min(pick.get("most", 99), len(values))
        n = pick.get("least", 0) + self.below(most - pick.get("least", 0) + 1)
        chosen = [values.pop(self.below(len(values))) for _ in range(n)]
        return " ".join([pick["verb"], *sorted(chosen)])


def paid(pick: Message, order: list[str]) -> str:
    """The answer to a pick with a price: as much as is needed, in this order."""
    price = Price(**{name: deep(part) for name, part in pick["price"].items()})
    whole = Pick(pick["verb"], tuple([(ref, value) for ref, value in pick["of"]]), Words(""), price=price)
    some: list[str] = []
    for value in order:
        if tally(whole, some).missing:
            some.append(value)
    spare = tally(whole, some).spare
    return " ".join([price.verb, *[value for value in some if value not in spare]])


def deep(part: Any) -> Any:
    return tuple([deep(one) for one in part]) if isinstance(part, list) else part


def game_along(rules: Rules[Game], setup: dict[str, Any], seed: str, choices: int) -> Iterator[Any]:
    """A game with its log, before its first choice and after each, played by bots of every kind."""
    game = rules.new(setup, seed, log=True)
    names = ("eager", "random", "busy", "thrifty")
    bots = [PLAYERS[names[seat % len(names)]](rules, f"{seed}/{seat}") for seat in range(rules.seats(setup))]
    yield game
    for _ in range(choices):
        if game.decision is None:
            return
        game.choose(bots[game.decision.seat].choose(game, game.decision.seat))
        yield game


def sent(data: Any) -> Any:
    """Data as it arrives at the other end."""
    return json.loads(messages.encode(data))


# ---------------------------------------------------------------------- connections without sockets
class Chair:
    """One connection: commands go in as text, answers come out as bytes, and the screen shows them."""

    def __init__(self, house: House, member: Member, token: str = "") -> None:
        self.house = house
        self.member = member
        self.token = token
        self.screen = Screen()
        self.bytes: list[bytes] = []  # everything that was sent
        self.count = 0
        self.window = next(WINDOWS)

    @property
    def room(self) -> Room:
        return self.member.room

    @property
    def seats(self) -> list[int]:
        return self.member.seats

    def hear(self) -> list[Message]:
        """Take what has been sent meanwhile."""
        data = self.member.take()
        self.bytes += data
        return [self.screen.hear(one) for one in data]

    async def tell(self, t: str, **fields: Any) -> None:
        """Send, and take nothing yet."""
        command = messages.read_command(json.dumps({"t": t, **fields}))
        if isinstance(self.member, Replay):
            await replays.obey(self.member, command)
        else:
            await commands.obey(self.room, self.member, command)

    def fresh(self) -> str:
        self.count += 1
        return f"{self.window}-{self.count}"

    async def ask(self, t: str, **fields: Any) -> Message:
        """Send a command with an id and give its answer."""
        id = str(fields.pop("id", "") or self.fresh())
        await self.tell(t, id=id, **fields)
        found = [message for message in self.hear() if message.get("id") == id]
        assert len(found) == 1, f"{t} was answered {len(found)} times: {found}"
        return found[0]

    async def done(self, t: str, **fields: Any) -> Message:
        answer = await self.ask(t, **fields)
        assert answer["t"] == "done", answer
        return answer

    async def refused(self, t: str, **fields: Any) -> str:
        """Why not: the message id."""
        answer = await self.ask(t, **fields)
        assert answer["t"] == "refused", answer
        return str(answer["why"][0])

    async def choose(self, key: str, **fields: Any) -> Message:
        return await self.ask("choose", view=fields.pop("view", self.screen.n), key=key, **fields)

    @property
    def asked(self) -> bool:
        """It is for one of our seats to choose, and we look at it."""
        question = self.screen.question
        return bool(question) and question["seat"] in self.seats and question["seat"] == self.screen.view["you"]  # type: ignore[index]

    def leave(self) -> None:
        self.room.leave(self.member)


class House:
    """A server without sockets. Its tables have the same secrets in every run."""

    def __init__(self, store: Any, bots: Bots, limits: Limits | None = None) -> None:
        self.store = store
        self.bots = bots
        self.clock = Clock()
        self.server = Server(store, bots, {HOST}, {ORIGIN}, limits, self.clock)
        self.app = self.server.app()
        self.hub = self.server.hub

    async def table(
        self, game: str, seats: Sequence[str] = ("me", "person"), options: dict[str, str] | None = None, **more: Any
    ) -> tuple[str, str]:
        """A new table, and its host's token."""
        body = {"game": game, "seats": list(seats), "options": options or {}, **more}
        made = await self.hub.create(messages.reader(messages.NewTable)(json.dumps(body).encode()))
        return made["table"], made["token"]

    async def join(
        self, table: str, token: str = "", lang: str = "en", replay: bool = False, nonce: str = "nonce"
    ) -> Chair:
        """Sit down, hear what there is, and add to the seed if the game waits for it, as a browser does at once."""
        member = await self.server.enter(messages.Join(table, lang, token, replay))  # type: ignore[arg-type]
        chair = Chair(self, member, token)
        chair.hear()
        if chair.screen.welcome["owes"] and nonce:
            await chair.done("nonce", nonce=nonce)
        return chair

    async def invited(self, host: Chair, seat: int, name: str = "", nonce: str = "nonce") -> Chair:
        """Somebody who takes a seat by an invitation."""
        answer = await host.ask("invite", seat=seat)
        assert answer["t"] == "invitation", answer
        taken = await self.hub.accept(messages.TakeSeat(answer["code"], name))
        return await self.join(taken["table"], taken["token"], nonce=nonce)

    async def seated(
        self, game: str, people: int = 2, options: dict[str, str] | None = None, **more: Any
    ) -> list[Chair]:
        """A game that has begun between people, the host first."""
        table, token = await self.table(game, ("me", *["person"] * (people - 1)), options, **more)
        chairs = [await self.join(table, token)]
        for seat in range(1, people):
            chairs.append(await self.invited(chairs[0], seat))
        for chair in chairs:
            chair.hear()
        return chairs

    def pass_grace(self) -> None:
        """Whoever is away has been away for so long that a bot may sit down for them."""
        self.clock.now += GRACE

    async def settle(self, *chairs: Chair) -> None:
        """Let bots play until a person must choose or the game is over, and hear of it."""
        for chair in chairs:
            while chair.room.pump is not None or chair.room.pause:
                await asyncio.sleep(0)
            chair.hear()

    async def restarted(self) -> House:
        """Another server on the same tables."""
        return House(self.store, self.bots, self.server.limits)


@asynccontextmanager
async def house(seed: str = "house", limits: Limits | None = None) -> AsyncIterator[House]:
    bots = BotsHere()
    with patch("tablee.server.room.hub.secrets", Drawn(seed)):
        found = House(MemoryStore(), bots, limits)
        yield found
        for room in list(found.hub.rooms.values()):
            pump = room.pump
            room.members.clear()
            if pump is not None:
                await pump


async def play(chairs: Sequence[Chair], player: Player, choices: int = 1_000_000) -> int:
    """Everybody answers what they are asked, until the game is over or so many choices are made; how many were."""
    made = 0
    while made < choices:
        await chairs[0].house.settle(*chairs)
        if chairs[0].screen.over:
            break
        chair = next((chair for chair in chairs if chair.asked), None)
        if chair is None:  # a curtain hangs before the seat that is asked
            holder = next(chair for chair in chairs if chair.screen.question["seat"] in chair.seats)
            await holder.tell("look", seat=holder.screen.question["seat"])
            continue
        answer = await chair.choose(player(chair.screen.question))
        assert answer["t"] == "done", answer
        made += 1
    for chair in chairs:
        chair.hear()
    return made


async def finish(chairs: Sequence[Chair], player: Player) -> None:
    """Play to the end; in a game that lasts much longer than others everybody gives up after a while."""
    room = chairs[0].room
    await play(chairs, player, ENOUGH.get(room.rules.id, 1_000_000))
    for chair in chairs:
        if not chairs[0].screen.over:
            await chair.done("concede", seat=chair.seats[0])
            await chair.house.settle(*chairs)
    assert chairs[0].screen.over


# ---------------------------------------------------------------------- requests without sockets
class Answer:
    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def why(self) -> str:
        """The id of a refusal, which has words too."""
        assert self.json["text"]
        return str(self.json["why"][0])


async def request(
    one: House,
    method: str,
    path: str,
    body: Any = None,
    headers: dict[str, str] | None = None,
    chunks: Sequence[bytes] | None = None,
    address: str = "127.0.0.1",
) -> Answer:
    """A request as an HTTP server would hand it on; `chunks` come without a length."""
    raw = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    sent = {"host": HOST, **({"content-type": "application/json"} if method == "POST" else {}), **(headers or {})}
    path, _, query = path.partition("?")
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [(name.lower().encode(), value.encode()) for name, value in sent.items() if value],
        "client": (address, 5000),
        "server": ("127.0.0.1", 8000),
    }
    parts = [raw] if chunks is None else list(chunks)
    events = [{"type": "http.request", "body": part, "more_body": n < len(parts)} for n, part in enumerate(parts, 1)]
    out: list[Any] = []

    async def receive() -> Any:
        return events.pop(0) if events else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        out.append(message)

    await one.app(scope, receive, send)
    found = {name.decode(): value.decode() for name, value in out[0]["headers"]}
    return Answer(out[0]["status"], found, b"".join([message.get("body", b"") for message in out[1:]]))


class Line:
    """A socket of the application without a network: what is sent waits until `heard` is asked for."""

    def __init__(self, one: House, headers: dict[str, str] | None = None, address: str = "127.0.0.1") -> None:
        self.to: asyncio.Queue[Any] = asyncio.Queue()
        self.heard: list[Any] = []
        self.reads = asyncio.Event()  # cleared: a reader that reads nothing, and whose network holds one message
        self.reads.set()
        self.to.put_nowait({"type": "websocket.connect"})
        sent = {"host": HOST, "origin": ORIGIN, **(headers or {})}
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": "/ws",
            "raw_path": b"/ws",
            "query_string": b"",
            "headers": [(name.lower().encode(), value.encode()) for name, value in sent.items() if value],
            "client": (address, 5000),
            "server": ("127.0.0.1", 8000),
            "subprotocols": [],
        }
        self.waiting = False
        self.task = asyncio.ensure_future(one.app(scope, self.receive, self.send))

    async def receive(self) -> Any:
        self.waiting = True
        message = await self.to.get()
        self.waiting = False
        return message

    def idle(self) -> bool:
        """Everything that was said has been dealt with."""
        return self.task.done() or (self.waiting and self.to.empty())

    async def send(self, message: Any) -> None:
        await self.reads.wait()
        self.heard.append(message)

    def say(self, message: Any) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        self.to.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        self.to.put_nowait({"type": "websocket.disconnect", "code": 1001})

    @property
    def messages(self) -> list[Message]:
        return [json.loads(one["text"]) for one in self.heard if one["type"] == "websocket.send"]

    @property
    def closed(self) -> bool:
        return any([one["type"] == "websocket.close" for one in self.heard])

    async def until(self, ready: Callable[[], Any]) -> None:
        """Let the others work until something is so."""
        end, turns = monotonic() + WAIT, 0
        while not ready():
            assert monotonic() < end, f"that never came; heard were {self.messages[-3:]}"
            turns += 1
            await asyncio.sleep(0 if turns < 100 else 0.001)


# ---------------------------------------------------------------------- a real server
class Served:
    """A server in a process of its own."""

    def __init__(self, address: str, process: subprocess.Popen[str], errors: Path) -> None:
        self.address = address
        self.process = process
        self.errors = errors

    @property
    def complaints(self) -> list[str]:
        """What it found wrong with itself."""
        return [line for line in self.errors.read_text(encoding="utf-8").splitlines() if "ERROR" in line]

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def post(self, path: str, body: Any) -> Any:
        data = json.dumps(body).encode()
        with urlopen(Request(self.address + path, data, {"Content-Type": "application/json"}), timeout=WAIT) as answer:
            text = answer.read().decode()
        return json.loads(text) if answer.headers["content-type"].startswith("application/json") else text

    def get(self, path: str) -> Any:
        with urlopen(self.address + path, timeout=WAIT) as answer:
            return json.loads(answer.read())

    def socket(self, **more: Any) -> ClientConnection:
        address = f"{self.address.replace('http', 'ws', 1)}/ws"
        found: ClientConnection = connect(address, open_timeout=WAIT, compression=None, **more)
        return found

    @contextmanager
    def sitting(self, table: str, token: str = "", lang: str = "en") -> Iterator[Sitting]:
        with self.socket() as socket:
            socket.send(json.dumps({"t": "join", "table": table, "token": token, "lang": lang}))
            yield Sitting(socket)


class Sitting:
    """Somebody at a real server, over a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.screen = Screen()
        self.count = 0

    def hear(self, timeout: float = WAIT) -> Message:
        message = self.screen.hear(self.socket.recv(timeout))
        if message.get("owes"):
            self.socket.send(json.dumps({"t": "nonce", "id": "nonce", "nonce": "nonce"}))
        return message

    def until(self, ready: Callable[[], Any]) -> None:
        while not ready():
            self.hear()

    def ask(self, t: str, **fields: Any) -> Message:
        self.count += 1
        id = f"s-{self.count}"
        self.socket.send(json.dumps({"t": t, "id": id, **fields}))
        while True:
            message = self.hear()
            if message.get("id") == id:
                return message


@contextmanager
def serving(home: Path, *options: str, **environment: str) -> Iterator[Served]:
    """`tablee serve` on a free port; it is gone afterwards, whatever happened."""
    command = [sys.executable, "-m", "tablee.cli", "serve", "--port", "0", *options]
    env = {**os.environ, "TABLEE_HOME": str(home), "PYTHONUTF8": "1", **environment}
    home.mkdir(parents=True, exist_ok=True)
    with (
        (home / "errors").open("w", encoding="utf-8") as errors,
        subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=errors, encoding="utf-8") as process,
    ):
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(r"http://[\w.:]+", line)
            assert found is not None, line + (home / "errors").read_text(encoding="utf-8")
            yield Served(found[0].rstrip("/"), process, home / "errors")
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait(10)
