"""Addresses that are not let in: the store keeps them, for all servers that share it, and each looks there now and then."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_network

from tablee.kernel.errors import TableeError

log = logging.getLogger("tablee.server")
Network = IPv4Network | IPv6Network
AGAIN = 1.0  # seconds between looks at the store


def network(text: str) -> Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise TableeError(f"{text} is no address and no network, like 192.0.2.7 or 2001:db8:1:2::/64") from None


class Banned:
    def __init__(self, texts: Sequence[str] = ()) -> None:
        self.texts: list[str] = []
        self.networks: list[Network] = []
        self.known: dict[str, bool] = {}
        self.become(texts)

    def become(self, texts: Sequence[str]) -> None:
        """These from now on; one that is no network bans nobody."""
        if self.texts == list(texts):
            return
        self.networks, self.texts, self.known = [], list(texts), {}
        for text in texts:
            try:
                self.networks.append(network(text))
            except TableeError as error:
                log.error("nobody is banned by this: %s", error)

    def __contains__(self, one: object) -> bool:
        """An address as `client_address` has it: one person's network, where people have as many as they like."""
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
