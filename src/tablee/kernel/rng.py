"""Chance: SHA-512 blocks of key, stream and counter. Named streams, exactly unbiased, verifiable by anyone."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256, sha512
from struct import unpack

from tablee.kernel.record import Record

DICE = "dice"
#: byte -> face of a die, 0 for bytes that are refused
FACES = bytes([byte % 6 + 1 if byte < 252 else 0 for byte in range(256)])


class Rng(Record):
    """Block b of stream s is SHA-512(key + "s:b"). Clones share the current blocks."""

    def __init__(self, key: bytes, places: dict[str, int], script: tuple[int, ...] = ()) -> None:
        self.key = key
        self.places = places  # next byte of each stream
        self.script = script  # tests: the next dice
        self.blocks: dict[str, bytes] = {}

    def fields(self) -> tuple[object, ...]:
        return (self.key, self.places, self.script)

    def copy(self) -> Rng:
        new = Rng(self.key, self.places.copy(), self.script)
        new.blocks = self.blocks.copy()
        return new

    def block(self, stream: str, number: int) -> bytes:
        return sha512(self.key + f"{stream}:{number}".encode()).digest()

    def byte(self, stream: str) -> int:
        place = self.places.get(stream, 0)
        self.places[stream] = place + 1
        if place & 63 == 0 or stream not in self.blocks:
            self.blocks[stream] = self.block(stream, place >> 6)
        return self.blocks[stream][place & 63]

    def die(self, sides: int = 6, stream: str = DICE) -> int:
        if self.script and stream == DICE:
            face = self.script[0]
            self.script = self.script[1:]
            return face
        assert 1 <= sides <= 256, "one byte makes one die"
        limit = 256 - 256 % sides
        while True:
            byte = self.byte(stream)
            if byte < limit:
                return byte % sides + 1

    def dice(self, n: int) -> tuple[int, ...]:
        if self.script:
            return tuple([self.die() for _ in range(n)])
        place, block = self.places.get(DICE, 0), self.blocks.get(DICE, b"")
        at = place & 63
        faces = block[at : at + n].translate(FACES)
        if at and len(faces) == n and 0 not in faces:  # nearly always: none is refused, and none lies in the next block
            self.places[DICE] = place + n
            return tuple(faces)
        out: list[int] = []
        while len(out) < n:  # as die() does, without a call for each byte
            if place & 63 == 0 or not block:
                block = self.blocks[DICE] = self.block(DICE, place >> 6)
            byte = block[place & 63]
            place += 1
            if byte < 252:
                out.append(byte % 6 + 1)
        self.places[DICE] = place
        return tuple(out)

    def below(self, n: int, stream: str) -> int:
        """A number from 0 to n - 1."""
        assert 1 <= n <= 65536, "two bytes make one number"
        limit = 65536 - 65536 % n
        while True:
            value = self.byte(stream) << 8 | self.byte(stream)
            if value < limit:
                return value % n

    def each_below(self, sizes: range, stream: str) -> list[int]:
        """As below() would draw for each of these sizes; all at once where no pair of bytes has to be thrown away."""
        count, place = len(sizes), self.places.get(stream, 0)
        data = b"".join([self.block(stream, k) for k in range(place >> 6, (place + 2 * count + 63) >> 6)])
        pairs = unpack(f">{count}H", data[place & 63 : (place & 63) + 2 * count])
        if not pairs or max(pairs) >= 65536 - max(sizes):
            return [self.below(n, stream) for n in sizes]
        self.places[stream] = place + 2 * count
        self.blocks[stream] = data[-64:]
        return [value % n for value, n in zip(pairs, sizes)]

    def shuffled(self, items: Sequence[int], stream: str) -> tuple[int, ...]:
        out = list(items)
        n = len(out)
        for i, j in zip(range(n - 1, 0, -1), self.each_below(range(n, 1, -1), stream)):
            out[i], out[j] = out[j], out[i]
        return tuple(out)


def key_of(seed: str) -> bytes:
    """The key of a game, from the seed its header names."""
    return sha512(f"tablee:{seed}".encode()).digest()


def commitment(seed: str) -> str:
    """Published before play; the seed, revealed after it, must give the same."""
    return sha256(key_of(seed)).hexdigest()
