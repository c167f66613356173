"""Addresses that are not let in: a file beside the database, one address or network a line, which a running server sees change."""

from __future__ import annotations

import logging
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from time import monotonic

from tablee.kernel.errors import TableeError

log = logging.getLogger("tablee.server")
Network = IPv4Network | IPv6Network
AGAIN = 1.0  # seconds between looks at the file


def beside(database: Path) -> Path:
    return database.with_name(f"{database.name}.banned")


def network(text: str) -> Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise TableeError(f"{text} is no address and no network, like 192.0.2.7 or 2001:db8:1:2::/64") from None


def listed(file: Path) -> list[Network]:
    """What is written there; a line that is no network bans nobody, and is an error."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return []
    except (OSError, UnicodeError) as error:
        raise TableeError(f"{file} cannot be read: {error}") from error
    return [network(line.strip()) for line in lines if line.strip()]


def change(file: Path, text: str, banned: bool) -> int:
    """One more or one less; how many there are."""
    one = network(text)
    left = [known for known in listed(file) if known != one] + ([one] if banned else [])
    new = file.with_name(f"{file.name}.new")
    new.write_text("".join([f"{known}\n" for known in left]), encoding="utf-8")
    new.replace(file)  # a server sees the one or the other
    return len(left)


class Banned:
    def __init__(self, file: Path | None = None, clock: Callable[[], float] = monotonic) -> None:
        self.file = file
        self.clock = clock
        self.looked = float("-inf")
        self.stamp: tuple[int, int] | None = None
        self.networks: list[Network] = listed(file) if file is not None else []
        self.known: dict[str, bool] = {}

    def __contains__(self, one: object) -> bool:
        """An address as `client_address` has it: one person's network, where people have as many as they like."""
        self.look()
        if not self.networks:
            return False
        address = str(one)
        if address not in self.known:
            if len(self.known) >= 10_000:
                self.known.clear()
            self.known[address] = self.among(address)
        return self.known[address]

    def among(self, address: str) -> bool:
        try:
            one = ip_network(address)
        except ValueError:  # a proxy may name anything
            return False
        return any([known.version == one.version and known.overlaps(one) for known in self.networks])

    def look(self) -> None:
        """Now and then: has the file changed? One that cannot be read leaves all as it was."""
        if self.file is None or self.clock() - self.looked < AGAIN:
            return
        self.looked = self.clock()
        try:
            found = self.file.stat()
            stamp = (found.st_mtime_ns, found.st_size)
        except FileNotFoundError:
            stamp = None
        except OSError as error:
            log.error("who is banned stays as it was: %s", error)
            return
        if stamp != self.stamp:
            self.stamp = stamp
            try:
                self.networks, self.known = listed(self.file), {}
            except TableeError as error:
                log.error("who is banned stays as it was: %s", error)
