"""Zones: tuples of small numbers, and the one answer to "may this seat know what lies there?"."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.kernel.rng import Rng

#: Who may know what lies in a zone.
ALL, OWNER, NOBODY = "all", "owner", "nobody"

Zone = tuple[int, ...]


class Visibility:
    """Zone name -> who may know. A `friend` reads over the owner's shoulder."""

    def __init__(self, zones: dict[str, str]) -> None:
        self.zones = zones

    def may_know(self, zone: str, owner: int, seat: int, friend: bool = False) -> bool:
        rule = self.zones[zone]
        return rule == ALL or (rule == OWNER and (seat == owner or friend))


def without(zone: Zone, item: int) -> Zone:
    at = zone.index(item)
    return zone[:at] + zone[at + 1 :]


def dealt_again(zones: Sequence[Zone], known: Sequence[Sequence[bool]], rng: Rng, stream: str) -> list[Zone]:
    """The same zones with everything unknown exchanged; what is known (a flag for each item) keeps its place."""
    hidden = [item for zone, flags in zip(zones, known) for item, flag in zip(zone, flags) if not flag]
    fresh = iter(rng.shuffled(sorted(hidden), stream))
    return [
        tuple([item if flag else next(fresh) for item, flag in zip(zone, flags)]) for zone, flags in zip(zones, known)
    ]


def dealt_anew(zones: Sequence[Zone], rng: Rng, stream: str) -> list[Zone]:
    """The same where nothing is known: as many cards in each zone, from all of them."""
    fresh = rng.shuffled(sorted([item for zone in zones for item in zone]), stream)
    out, at = [], 0
    for zone in zones:
        out.append(fresh[at : at + len(zone)])
        at += len(zone)
    return out
