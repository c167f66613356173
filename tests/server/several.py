"""Two servers on one database, with haproxy before them or without: whoever plays there knows one address."""

from __future__ import annotations

import signal
from pathlib import Path
from random import Random
from time import monotonic, sleep

from tools.cluster import Proxy, free, status

from .places import Postgres
from .process import PATIENCE, Served


class Pair(Served):
    """`end` kills one of the two, and those who play find the other; `start` starts the killed one again."""

    def __init__(self, folder: Path, place: Postgres, seed: str = "pair") -> None:
        self.place = place
        self.port = free()
        self.rng = Random(seed)
        self.ports = ports = (free(), free())
        origin = f"http://127.0.0.1:{self.port}"
        self.both = [
            Served(folder / f"{name}.sqlite3", store=place.where, listen=port, origin=origin)
            for name, port in zip("ab", ports)
        ]
        self.kills = 0
        self.proxy = Proxy(self.port, *ports, rate=1_000_000)

    def start(self) -> None:
        for one in self.both:
            if one.process is None:
                one.start()
        self.proxy.wait()

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        living = [one for one in self.both if one.process is not None]
        if living:
            self.kills += 1
            self.rng.choice(living).end(how)

    @property
    def pid(self) -> int:
        return self.both[0].pid

    def owner(self, table: str) -> Served:
        """Whose a table is."""
        query = f"SELECT name FROM heads JOIN servers ON owner = id WHERE table_id = '{table}'"
        ((name,),) = self.place.rows(query)
        return next(one for one in self.both if one.process is not None and name.endswith(f":{one.pid}"))

    def settle(self) -> None:
        """Until both are well, and haproxy knows it."""
        end = monotonic() + PATIENCE
        while any([status(port, self.port) != 200 for port in self.ports]):
            assert monotonic() < end, "a server does not get well again"
            sleep(0.1)
        sleep(1.2)  # two checks, and what each takes

    def close(self) -> None:
        self.proxy.end()
        for one in self.both:
            one.end()

    def log(self) -> str:
        return "".join([one.log() for one in self.both])

    def entries(self) -> list[tuple[str, int, int, str, str]]:
        query = "SELECT table_id, seq, seat, encode({0}, 'hex'), encode({1}, 'hex') FROM entries ORDER BY table_id, seq"
        rows = self.place.rows(query.format("choice", "command"))
        return [(t, int(seq), int(seat), word(choice), word(command)) for t, seq, seat, choice, command in rows]


def word(hex: str) -> str:
    return bytes.fromhex(hex).decode()
