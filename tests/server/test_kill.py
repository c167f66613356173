"""Nothing that was acknowledged is lost: people play over sockets, the server is killed at random moments and started
again on the same database, and whatever it had answered with "done" is there once, no more and no less."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tablee.table.journal import read, replay
from tests.server.process import PATIENCE, Held, Person, Served, seated

GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
#: game, seats as they are asked for: two people each, and one person who plays both seats at one screen
TABLES = (("dice-throne", ("me", "person")), ("champions", ("me", "person")), ("champions", ("me", "me")))
WITH_BOT = ("dice-throne", ("me", "bot:thrifty"))
#: what may be refused, and why: an undo before the first choice, a concession when one is out or all is over
REFUSALS: dict[str, list[list[str]]] = {
    "choose": [],
    "undo": [["undo-nothing"]],
    "concede": [["reason-unknown-verb"], ["reason-game-over"]],
}


@dataclass
class Record:
    """What one person was told is done, and what was on its way when the server died."""

    done: dict[str, dict[str, Any]] = field(default_factory=dict)  # id -> the command
    n: int = 0  # the highest number acknowledged
    said: list[str] = field(default_factory=list)
    waiting: dict[str, Any] | None = None


class Evening:
    """Tables, people and everything they were promised, over many lives of one server."""

    def __init__(self, served: Served, seed: int, bots: bool) -> None:
        self.served = served
        self.rng = Random(seed)
        self.wanted = [*TABLES, *([WITH_BOT] if bots else [])]
        self.tables: list[Held] = []
        self.records: dict[Person, Record] = {}
        self.acknowledged = 0
        self.resent = 0  # commands sent again after a restart
        self.kept = 0  # of them, those that had been written before the server died

    async def open(self) -> None:
        """A table of each kind that is not over yet."""
        for game, seats in self.wanted:
            mine = [held for held in self.tables if (held.game, held.seats) == (game, seats)]
            if all(any(person.over for person in held.people) for held in mine):
                held = await seated(self.served, game, seats, self.rng, curtain=False)
                self.tables.append(held)
                for person in held.people:
                    self.records[person] = Record()

    def living(self) -> list[Held]:
        return [held for held in self.tables if not any(person.over for person in held.people)]

    # ------------------------------------------------------------------ one life of the server
    async def live(self, acknowledgements: int) -> None:
        """Play until so many more choices are acknowledged, then kill the server in the middle of whatever it does."""
        self.served.start()
        until = self.acknowledged + acknowledgements
        await self.open()
        going = asyncio.gather(*[self.sit(person) for held in self.living() for person in held.people])
        try:
            async with asyncio.timeout(PATIENCE):
                while self.acknowledged < until and not going.done():
                    await asyncio.sleep(0.001)
            await asyncio.sleep(self.rng.random() * 0.006)
        finally:
            await self.end()
        await going

    async def end(self) -> None:
        """The server is gone, and with it every line."""
        self.served.end()

    async def sit(self, person: Person) -> None:
        """Come back, see that nothing is missing, and play on until the connection breaks."""
        try:
            if person.socket is None:
                await person.join()
                await self.look_around(person)
            while not person.over:
                await self.act(person)
        except GONE:
            person.socket = None
        else:
            await person.leave()

    async def look_around(self, person: Person) -> None:
        record = self.records[person]
        assert person.n >= record.n, f"view {person.n} is shown, but {record.n} entries were acknowledged"
        texts = [said.get("text") for said in person.welcome["said"]]
        assert [text for text in record.said if text not in texts] == []
        if record.waiting is not None:
            before = person.n
            await self.conclude(person, record.waiting)
            self.resent += 1
            self.kept += person.n == before
        if record.done:
            known = self.rng.choice(list(record.done.values()))
            before = person.n
            answer = await person.ask(**known)
            assert answer["t"] == "done", answer
            if self.alone(person):  # nobody else can have moved meanwhile
                assert (answer["n"], person.n) == (before, before), "a command that was done was done again"

    def alone(self, person: Person) -> bool:
        held = next(held for held in self.tables if person in held.people)
        return len(held.people) == 1 and not any(seat.startswith("bot:") for seat in held.seats)

    async def act(self, person: Person) -> None:
        if not person.my_turn():
            await person.receive()
            return
        dice = person.rng.random()
        if dice < 0.03:
            await self.talk(person)
        elif dice < 0.06 and self.alone(person):
            await self.conclude(person, {"t": "undo"})
        else:
            await self.conclude(person, {"t": "choose", "view": person.n, "key": person.choice()})

    async def talk(self, person: Person) -> None:
        text = f"{person.token[:6]} {person.fresh()}"
        if (await person.ask(t="say", text=text))["t"] == "done":
            self.records[person].said.append(text)

    async def conclude(self, person: Person, command: dict[str, Any]) -> None:
        """Send, and note what the server promises; a command that gets no answer is sent again after the next start."""
        record = self.records[person]
        command.setdefault("id", person.fresh())
        record.waiting = command
        answer = await person.ask(**command)
        record.waiting = None
        if answer["t"] == "done":
            record.done[command["id"]] = command
            record.n = max(record.n, answer["n"])
            self.acknowledged += 1
            while person.n < answer["n"]:
                await person.receive()
        else:
            assert answer["why"] in REFUSALS[command["t"]], answer

    # ------------------------------------------------------------------ the morning after
    async def settle(self) -> dict[str, str]:
        """Everybody concedes, so that every journal may be taken away; table -> journal."""
        self.served.start()
        for held in self.living():
            for person in held.people:
                await person.join()
                await self.look_around(person)
            for person in held.people:
                for seat in person.welcome["yours"]:
                    if not person.over:
                        await self.conclude(person, {"t": "concede", "seat": seat})
                await person.leave()
        journals = {}
        for held in self.tables:
            journals[held.table] = self.served.post(f"/t/{held.table}/journal", table=held.table, token=held.tokens[0])
        return journals


def stored(served: Served) -> dict[str, list[tuple[int, int, str, str]]]:
    """What is on the disk: table -> (seq, seat, choice, command)."""
    found: dict[str, list[tuple[int, int, str, str]]] = {}
    for table, seq, seat, choice, command in served.entries():
        found.setdefault(table, []).append((seq, seat, choice, command))
    return found


def entries(rows: list[tuple[int, int, str, str]]) -> list[tuple[int, str]]:
    """Rows of a table as a journal has them, without what was taken back."""
    out: list[tuple[int, str]] = []
    for _, seat, choice, _ in rows:
        if choice.startswith("undo "):
            del out[int(choice.split()[1]) :]
        else:
            out.append((seat, choice))
    return out


def picks(rows: list[tuple[int, int, str, str]], at: int) -> list[str]:
    """What the command at this row spends; where only one source is left the engine asks for none, and no row says so."""
    found = rows[at][2].split()[1:]
    for _, _, choice, command in rows[at + 1 :]:
        if command or not choice.startswith("pay "):
            break
        found += choice.split()[1:]
    return found


def check_disk(evening: Evening, journals: dict[str, str]) -> None:
    """Every acknowledged command is on the disk once; every journal plays, and says what the disk says."""
    disk = stored(evening.served)
    for held in evening.tables:
        rows = disk[held.table]
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
        commands = [(command, choice) for _, _, choice, command in rows if command]
        assert len({command for command, _ in commands}) == len(commands), "a command was done twice"
        there = dict(commands)
        numbers = {command: row for row, (_, _, _, command) in enumerate(rows) if command}
        for person in held.people:
            for id, command in evening.records[person].done.items():
                choice = there.get(f"{person.welcome['holder']}:{id}", "missing")
                wanted = command.get("key", command["t"])
                if wanted.startswith("pay-with "):  # a set: all of its picks, one after the other
                    assert choice.startswith("pay "), (id, wanted, choice)
                    made = picks(rows, numbers[f"{person.welcome['holder']}:{id}"])
                    assert set(made) <= set(wanted.split()[1:]), (id, wanted, made)
                    continue
                assert choice.split()[:1] == ["undo"] if wanted == "undo" else choice == wanted, (id, wanted, choice)
        journal = read(journals[held.table])
        assert [(entry.seat, entry.choice) for entry in journal.entries] == entries(rows)
        assert journal.result
        for _ in replay(journal):
            pass


async def evening_of(served: Served, seed: int, kills: int, bots: bool, kind: type[Evening] = Evening) -> Evening:
    evening = kind(served, seed, bots)
    for _ in range(kills):
        await evening.live(evening.rng.randint(0, 40))
    check_disk(evening, await evening.settle())
    return evening


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    one = Served(tmp_path / "tables.sqlite3")
    yield one
    one.end()


def report(evening: Evening, kills: int, record: Callable[[str, object], None]) -> None:
    """What was not lost, since `check_disk` would have said so."""
    for name, n in (
        ("kills", kills),
        ("acknowledged", evening.acknowledged),
        ("resent", evening.resent),
        ("lost", 0),
    ):
        record(name, n)
    print(
        f"{kills} kills: {evening.acknowledged} commands acknowledged, none lost; {evening.resent} sent again, "
        f"of which {evening.kept} had been written before the end; {len(evening.tables)} tables"
    )


@pytest.mark.parametrize("seed", [0, 1, *[pytest.param(n, marks=pytest.mark.long) for n in range(2, 102)]])
def test_ten_kills_lose_nothing(served: Served, seed: int, record_property: Callable[[str, object], None]) -> None:
    evening = asyncio.run(evening_of(served, seed, 10, bots=seed % 2 == 0))
    report(evening, 10, record_property)
    assert evening.acknowledged > 50
    assert evening.resent >= 3, "the server never died in the middle of anything"
    assert "Traceback" not in served.log()
