"""Chance that nobody can have arranged: the server commits to a secret before anybody sits down, every holder adds a
nonce, and after the game the secret is shown with every number that was drawn.

seed = secret/nonce/nonce...; the key and the streams are those of tablee.kernel.rng.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.gamekit.rules import Rules
from tablee.kernel.game import Game
from tablee.kernel.rng import DICE, Rng, key_of
from tablee.server.store.document import Document
from tablee.table.journal import Header, Journal, header_of, replay


def seed_of(secret: str, nonces: Sequence[str]) -> str:
    return "/".join([secret, *nonces])


class Recorder(Rng):
    """Draws as Rng does, and writes down every draw."""

    def __init__(self, key: bytes, places: dict[str, int], script: tuple[int, ...] = ()) -> None:
        super().__init__(key, places, script)
        self.drawn: list[dict[str, Any]] = []

    def record(self, kind: str, stream: str, place: int, sides: int, got: Sequence[int]) -> None:
        self.drawn.append({"kind": kind, "stream": stream, "place": place, "sides": sides, "got": list(got)})

    def die(self, sides: int = 6, stream: str = DICE) -> int:
        place = self.places.get(stream, 0)
        face = super().die(sides, stream)
        self.record("die", stream, place, sides, [face])
        return face

    def dice(self, n: int) -> tuple[int, ...]:
        place = self.places.get(DICE, 0)
        faces = super().dice(n)
        self.record("die", DICE, place, 6, faces)
        return faces

    def below(self, n: int, stream: str) -> int:
        place = self.places.get(stream, 0)
        got = super().below(n, stream)
        self.record("below", stream, place, n, [got])
        return got

    def shuffled(self, items: Sequence[int], stream: str) -> tuple[int, ...]:
        """Noted as the places the things came from, so that nothing but the number of things must be known."""
        place, mark = self.places.get(stream, 0), len(self.drawn)
        order = super().shuffled(range(len(items)), stream)
        del self.drawn[mark:]  # single numbers that were drawn for it
        self.record("shuffle", stream, place, len(items), order)
        return tuple([items[i] for i in order])


def dealt(rules: Rules[Game], document: Document) -> tuple[Header, list[dict[str, Any]]]:
    """The game that follows from the secret and the nonces, and what was drawn to set it up."""
    seed = seed_of(document.secret, document.nonces)
    recorder = Recorder(key_of(seed), {})
    setup = rules.setup(document.options, len(document.seats), seed, recorder)
    seats = tuple(["human" if seat.who == "person" else seat.who for seat in document.seats])
    return header_of(rules, setup, seats, seed), recorder.drawn


def draws(journal: Journal) -> list[dict[str, Any]]:
    """Every use of chance in a game that has been checked already, in order."""
    recorder = Recorder(key_of(journal.header.seed), {})
    for _ in replay(Journal(journal.header, journal.entries, {}, journal.result), rng=recorder):
        pass
    return recorder.drawn
