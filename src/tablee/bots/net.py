"""A small network that tells the chance to win from words, in whole numbers: the same on every machine.

Sums and products stay below 2**53, where floating-point numbers are exact whatever the order in which they are added; so the
fast routines for them may be used, and what comes out are integers.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
#: rows of the table hold so many places, and two more: what a word adds to the answer at once, as mine or as theirs
WIDE, DEEP = 64, 32
ONE = 1 << 13  # of the table and of what lies between layers
DENSE = 1 << 12  # of the weights between layers
SURE = 1 << 20  # the chance of who has won
#: the curve from the sum to the chance: from -8 to 8 in so many steps
REACH, STEPS = 8, 1024
PACE = 2 * REACH * ONE // STEPS


class Trained(NamedTuple):
    """Weights as they were learned."""

    table: NDArray[np.float32]  # words x (WIDE + 2)
    bias: NDArray[np.float32]  # 2 * WIDE
    first: NDArray[np.float32]  # 2 * WIDE x DEEP
    first_bias: NDArray[np.float32]
    second: NDArray[np.float32]  # DEEP x DEEP
    second_bias: NDArray[np.float32]
    last: NDArray[np.float32]  # DEEP
    last_bias: NDArray[np.float32]  # 1


class Whole(NamedTuple):
    """The same in whole numbers."""

    table: NDArray[np.int16]
    bias: NDArray[np.int32]
    first: NDArray[np.int16]
    first_bias: NDArray[np.int32]
    second: NDArray[np.int16]
    second_bias: NDArray[np.int32]
    last: NDArray[np.int16]
    last_bias: NDArray[np.int32]
    curve: NDArray[np.int32]  # chances out of SURE

    @classmethod
    def of(cls, trained: Trained, slope: float = 1.0, lean: float = 0.0) -> Whole:
        """`slope` and `lean`: what the sum is taken times and moved by before it is a chance."""

        def small(values: NDArray[np.float32], one: int) -> NDArray[np.int16]:
            return np.clip(np.rint(values.astype(np.float64) * one), -32767, 32767).astype(np.int16)

        def large(values: NDArray[np.float32], one: int) -> NDArray[np.int32]:
            return np.clip(np.rint(values.astype(np.float64) * one), -(2**31) + 1, 2**31 - 1).astype(np.int32)

        at = (np.arange(STEPS + 1) - STEPS // 2) * (2 * REACH / STEPS)
        return cls(
            small(trained.table, ONE),
            large(trained.bias, ONE),
            small(trained.first, DENSE),
            large(trained.first_bias, ONE * DENSE),
            small(trained.second, DENSE),
            large(trained.second_bias, ONE * DENSE),
            small(trained.last, DENSE),
            large(trained.last_bias, ONE * DENSE),
            np.rint(SURE / (1 + np.exp(-slope * at - lean))).astype(np.int32),
        )


@dataclass(frozen=True)
class Weights:
    """What a file holds: a vocabulary, the numbers, the content they were learned on, and how."""

    names: tuple[str, ...]
    whole: Whole
    content: Mapping[str, str]
    log: tuple[Mapping[str, Any], ...]

    @cached_property
    def hash(self) -> str:
        """Of all that decides what is chosen."""
        digest = blake2b("\n".join(self.names).encode(), digest_size=8)
        for part in self.whole:
            digest.update(part.astype("<i4").tobytes())
        return digest.hexdigest()[:4]

    def save(self, path: Path) -> None:
        texts = {"names": "\n".join(self.names), "content": json.dumps(dict(self.content)), "log": json.dumps(self.log)}
        packed: dict[str, Any] = {name: np.frombuffer(text.encode(), dtype=np.uint8) for name, text in texts.items()}
        np.savez_compressed(path, **packed, **self.whole._asdict())

    @classmethod
    def load(cls, path: Path) -> Weights:
        with np.load(path, allow_pickle=False) as file:
            names, content, log = [bytes(file[name]).decode() for name in ("names", "content", "log")]
            whole = Whole(*[file[name] for name in Whole._fields])
        return cls(tuple(names.split("\n")) if names else (), whole, json.loads(content), tuple(json.loads(log)))


class Net:
    """Weights, ready to judge moments that are told in the words of a lexicon, which grows meanwhile."""

    def __init__(self, weights: Weights, said: Sequence[str]) -> None:
        self.weights, self.said = weights, said
        whole = weights.whole
        # a word that was never learned is nothing: the last row; sums of up to 512 words are exact in 24 bits
        self.table = np.vstack([whole.table, np.zeros((1, WIDE + 2), dtype=np.int16)]).astype(np.float32)
        self.known = {name: row for row, name in enumerate(weights.names)}
        self.rows = np.zeros(0, dtype=np.int64)
        self.bias = whole.bias.astype(np.float64)
        self.first, self.second, self.last = [
            np.ascontiguousarray(part.astype(np.float64)) for part in (whole.first, whole.second, whole.last)
        ]
        self.first_bias, self.second_bias = whole.first_bias.astype(np.float64), whole.second_bias.astype(np.float64)
        self.last_bias = float(whole.last_bias[0])
        self.curve = np.append(whole.curve, whole.curve[-1]).astype(np.int64)

    def learn_words(self) -> None:
        nothing = len(self.known)
        fresh = [self.known.get(name, nothing) for name in self.said[len(self.rows) :]]
        self.rows = np.concatenate([self.rows, np.array(fresh, dtype=np.int64)])

    def chances(self, moments: Sequence[tuple[list[int], list[int]]]) -> Ints:
        """Of each moment, out of SURE; a moment is words of one's own side, and of theirs."""
        n = len(moments)
        ids: list[int] = []
        starts: list[int] = []
        for side in (0, 1):
            for moment in moments:
                starts.append(len(ids))
                ids += moment[side]
        if len(self.rows) < len(self.said):
            self.learn_words()
        sums = np.add.reduceat(self.table[self.rows[ids]], starts, axis=0)
        hidden = np.concatenate((sums[:n, :WIDE], sums[n:, :WIDE]), axis=1) + self.bias  # from here on in 53 bits
        np.clip(hidden, 0, ONE, out=hidden)
        for weights, bias in ((self.first, self.first_bias), (self.second, self.second_bias)):
            hidden = np.floor((hidden @ weights + bias) / DENSE)
            np.clip(hidden, 0, ONE, out=hidden)
        answer = np.floor((hidden @ self.last + self.last_bias) / DENSE) + sums[:n, WIDE] + sums[n:, WIDE + 1]
        at = np.clip(answer, -REACH * ONE, REACH * ONE).astype(np.int64) + REACH * ONE
        step, rest = at // PACE, at % PACE
        low = self.curve[step]
        found: Ints = low + (self.curve[step + 1] - low) * rest // PACE
        return found
