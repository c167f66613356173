"""A server in a process of its own, and people who sit at its tables over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from .kit import paid

#: `tablee serve`, with limits that a hundred people behind one address need
PROGRAM = """
import json, sys
from pathlib import Path
from tablee.server.http.limits import Limits
from tablee.server.http.settings import Settings
from tablee.server.http.serve import serve
where, limits, port, origins = sys.argv[1], json.loads(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]
where = where if "://" in where else Path(where)
serve("127.0.0.1", port, where, origins, ["127.0.0.1"] if origins else [], 1, False, Settings(Limits(**limits)))
"""
GENEROUS = {
    "dear": 1_000,
    "dear_burst": 10_000,
    "rate": 5_000,
    "burst": 5_000,
    "commands": 50_000,
    "command_burst": 50_000,
    "requests": 5_000,
    "request_burst": 10_000,
    "tables": 1_000,
    "table_burst": 10_000,
    "sockets": 10_000,
    "connections": 10_000,
    "join": 60,
}
PATIENCE = 90.0  # seconds until a silent server counts as hanging, on a machine that has other work besides


class Served:
    """A running server on a database; it can be killed and started again on the same one."""

    def __init__(self, path: Path, *, store: str = "", listen: int = 0, origin: str = "", **limits: float) -> None:
        """The log is beside the path, and tables are there, too, where no store is named."""
        self.path = path
        self.told = [store or str(path), str(listen), *([origin] if origin else [])]
        self.limits = {**GENEROUS, **limits}
        self.errors = path.with_suffix(".log")
        self.process: subprocess.Popen[str] | None = None
        self.port = 0

    def start(self) -> None:
        self.begin()
        self.ready()

    def begin(self) -> None:
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, self.told[0], json.dumps(self.limits), *self.told[1:]],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                encoding="utf-8",
                env={**os.environ, "PYTHONUTF8": "1"},
            )

    def ready(self) -> None:
        assert self.process is not None and self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://127.0.0.1:" in line, f"the server did not start: {line!r} {self.log()}"
        self.port = int(line.split("http://127.0.0.1:")[1].split()[0].rstrip("/"))  # of the origin, where there is one

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """The server is gone when its output has ended: every process it started holds it open."""
        if self.process is not None:
            process, self.process = self.process, None
            process.send_signal(how)
            try:
                process.communicate(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                raise AssertionError("a server, or a process it started, goes on after its end") from None

    def entries(self) -> list[tuple[str, int, int, str, str]]:
        """What is on the disk, read without the server: table, seq, seat, choice, command."""
        with contextlib.closing(sqlite3.connect(self.path)) as db:
            return db.execute(
                "SELECT table_id, seq, seat, choice, command FROM entries ORDER BY table_id, seq"
            ).fetchall()

    def log(self) -> str:
        return self.errors.read_text(encoding="utf-8", errors="replace") if self.errors.is_file() else ""

    def post(self, path: str, **body: Any) -> Any:
        """An answer of the server as data or text; anything but success is an AssertionError that says so."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
            answer = connection.getresponse()
            text = answer.read().decode()
        finally:
            connection.close()
        assert answer.status == 200, f"{path}: {answer.status} {text}"
        return json.loads(text) if answer.headers.get_content_type() == "application/json" else text


@dataclass
class Held:
    """A table and the tokens of those who sit at it, in the order of their holder numbers."""

    table: str
    game: str
    seats: tuple[str, ...]  # as they were asked for
    tokens: list[str]
    people: list[Person] = field(default_factory=list)


Listener = Callable[[dict[str, Any]], None]


class Person:
    """Somebody with a browser: a connection, what it last saw, and one thing asked for at a time."""

    def __init__(self, served: Served, table: str, token: str, rng: Random) -> None:
        self.served = served
        self.table = table
        self.token = token
        self.rng = rng
        self.socket: ClientConnection | None = None
        self.welcome: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self.n = -1
        self.question: dict[str, Any] | None = None
        self.over = False
        self.asked = 0  # commands sent so far

    async def join(self) -> None:
        """Connect, and read until the table is seen (or, before the game, until the room is)."""
        self.n, self.question = -1, None
        self.socket = await connect(
            f"ws://127.0.0.1:{self.served.port}/t/{self.table}/ws",
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        )
        await self.send(t="join", table=self.table, token=self.token, lang="en")
        self.room = {}
        while not self.room or (self.room["status"] in ("playing", "over") and self.n < 0):
            message = await self.receive()
            assert message["t"] != "error", message
        if self.welcome["owes"]:
            await self.ask(t="nonce", nonce="nonce")
            while not self.welcome["owes"] and self.n < 0:  # welcomed again: the game has begun
                await self.receive()

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def send(self, **command: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(command))

    async def receive(self) -> dict[str, Any]:
        assert self.socket is not None
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        match message["t"]:
            case "welcome":
                self.welcome = message
            case "room":
                self.room = message["room"]
            case "view":
                self.n, self.question = message["n"], message["view"].get("question")
                self.over = "over" in message["view"]
            case "diff":
                assert message["since"] == self.n, f"a change to view {message['since']} came while {self.n} was shown"
                self.n, self.question = message["n"], message["question"]
                self.over = "over" in message
        return message

    async def answer(self, id: str) -> dict[str, Any]:
        """What the server says to one command; views that come meanwhile are looked at."""
        while True:
            message = await self.receive()
            if message.get("id") == id:
                return message

    async def ask(self, **command: Any) -> dict[str, Any]:
        id = command.setdefault("id", self.fresh())
        await self.send(**command)
        return await self.answer(id)

    def fresh(self) -> str:
        """An id for a command."""
        self.asked += 1
        return f"c{self.asked}"

    def my_turn(self) -> bool:
        return self.question is not None and self.question["seat"] in self.welcome["yours"]

    def choice(self) -> str:
        assert self.question is not None
        return choice_of(self.question, self.rng)


def choice_of(question: dict[str, Any], rng: Random) -> str:
    """Any legal answer: one of the options, or what a pick allows."""
    options = [option["key"] for option in question.get("options", [])]
    pick = question.get("pick")
    if pick is not None and (not options or rng.random() < 0.5):
        values = [value for _, value in pick["of"]]
        if "price" in pick:
            return paid(pick, rng.sample(values, len(values)))
        n = rng.randint(pick.get("least", 0), min(pick.get("most", 99), len(values)))
        return " ".join([pick["verb"], *sorted(rng.sample(values, n))])
    return str(rng.choice(options))


async def seated(served: Served, game: str, seats: tuple[str, ...], rng: Random, **more: Any) -> Held:
    """A table at which everybody has sat down, each with a connection of their own."""
    wanted = list(seats)
    made = await asyncio.to_thread(served.post, "/api/tables", game=game, seats=wanted, **more)
    held = Held(made["table"], game, tuple(wanted), [made["token"]])
    held.people.append(Person(served, held.table, made["token"], Random(rng.random())))
    await held.people[0].join()
    for seat, who in enumerate(wanted):
        if who == "person":
            code = (await held.people[0].ask(t="invite", seat=seat))["code"]
            token = (await asyncio.to_thread(served.post, f"/t/{held.table}/join", code=code))["token"]
            held.tokens.append(token)
            held.people.append(Person(served, held.table, token, Random(rng.random())))
            await held.people[-1].join()
    return held
