"""How much one address or connection may ask for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from time import monotonic
from typing import Any

from tablee.kernel.errors import SetupError
from tablee.server.wire import messages

ADDRESSES = 10_000  # remembered at once
MOST = 1_000_000_000  # of any limit


@dataclass(frozen=True)
class Limits:
    message: int = 8_192  # bytes of one message over the socket
    body: int = 1_100_000  # bytes of one request
    rate: float = 20  # messages a second on a connection
    burst: int = 60
    commands: float = 100  # messages a second from an address, over all of its connections
    command_burst: int = 1_000
    requests: float = 20  # requests a second from an address
    request_burst: int = 100
    tables: float = 0.5  # tables made a second from an address
    table_burst: int = 20
    connections: int = 300  # from one address, from their first byte
    request_time: float = 15  # seconds until a request must be whole
    sockets: int = 100  # connections from one address
    dear: float = 4  # of what takes long (COSTS), a second from an address
    dear_burst: float = 120
    join: float = 10  # seconds until the first message must be there


def limits_of(usual: Limits, given: Sequence[str]) -> Limits:
    """The usual ones, but for those that are given as NAME=VALUE."""
    found: dict[str, object] = {}
    for one in given:
        name, sign, value = one.partition("=")
        if not sign:
            raise SetupError(f"--limit {one}: wanted is NAME=VALUE, for example tables=1")
        found[name.strip()] = number(value)
    checked("limits", found, Limits)
    return replace(usual, **found)  # type: ignore[arg-type]


def checked(part: str, found: dict[str, object], kind: type[Any]) -> None:
    """Every one of these is a field of that record, and a number as its default is one."""
    known = {one.name: one.type for one in fields(kind)}
    for name, value in found.items():
        if name not in known:
            raise SetupError(f"[{part}] has no {name!r}; there are {', '.join(known)}")
        if known[name] == "int" and (type(value) is not int or not 0 <= value <= MOST):
            raise SetupError(f"[{part}] {name} is a whole number from 0 to {MOST}, not {value!r}")
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= MOST:
            raise SetupError(f"[{part}] {name} is a number from 0 to {MOST}, not {value!r}")


def number(text: str) -> object:
    """As TOML would read it; what is no number stays text, and is refused with it."""
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


#: what a command costs that plays a game through, thinks, or asks the rules about all that could be done; others cost nothing
#: beside their message
COSTS: dict[type, float] = {
    messages.Why: 0.1,
    **dict.fromkeys((messages.Seek, messages.AskOdds, messages.AskChance), 1),
    **dict.fromkeys((messages.Undo, messages.Hint, messages.Meanwhile), 2),
    **dict.fromkeys((messages.Reveal, messages.AskAccount, messages.AskAnalysis), 5),
    messages.Report: 20,  # it is kept, however many there are
}
REPLAY, IMPORT = 5.0, 20.0
LETTERS = 2_000  # of a deck that is read, for one point


class Bucket:
    """Fills steadily, is emptied by what is asked."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst = rate, burst
        self.level, self.at = float(burst), now

    def take(self, now: float, cost: float = 1) -> bool:
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Buckets:
    """One bucket per address; those that asked longest ago are forgotten first."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> bool:
        now = self.clock()
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.burst, now)
            if len(self.buckets) > ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket.take(now, cost)
