"""How much one address or connection may ask for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

ADDRESSES = 10_000  # remembered at once


@dataclass(frozen=True)
class Limits:
    message: int = 8_192  # bytes of one message over the socket
    body: int = 1_100_000  # bytes of one request
    rate: float = 20  # messages a second on a connection
    burst: int = 60
    requests: float = 20  # requests a second from an address
    request_burst: int = 100
    tables: float = 0.5  # tables made a second from an address
    table_burst: int = 20
    sockets: int = 100  # connections from one address
    join: float = 10  # seconds until the first message must be there


class Bucket:
    """Fills steadily, is emptied by one at a time."""

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate, self.burst = rate, burst
        self.level, self.at = float(burst), now

    def take(self, now: float) -> bool:
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One bucket per address; those that asked longest ago are forgotten first."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        now = self.clock()
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.burst, now)
            if len(self.buckets) > ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket.take(now)
