"""What games leave to learn from: the moments of each, in words, and how they ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Moment = tuple[list[int], list[int]]


@dataclass
class Batch:
    """Sequences of moments, each as one seat saw a game. Words are numbered as in `names`."""

    names: list[str] = field(default_factory=list)
    ids: NDArray[np.int32] = field(default_factory=lambda: np.zeros(0, np.int32))  # of all moments, one after the other
    sizes: NDArray[np.int16] = field(
        default_factory=lambda: np.zeros((0, 2), np.int16)
    )  # how many of them: mine, theirs
    lengths: NDArray[np.int32] = field(default_factory=lambda: np.zeros(0, np.int32))  # moments of each sequence
    results: NDArray[np.float32] = field(
        default_factory=lambda: np.zeros(0, np.float32)
    )  # of each sequence: 1 won; below a half: lost, but nearly won

    def __len__(self) -> int:
        return len(self.sizes)

    @classmethod
    def of(cls, said: Sequence[str], sequences: Sequence[tuple[Sequence[Moment], float]]) -> Batch:
        """`said` are the words by their numbers; only those that are used are kept."""
        flat: list[int] = []
        sizes: list[tuple[int, int]] = []
        for moments, _ in sequences:
            for mine, theirs in moments:
                flat += mine
                flat += theirs
                sizes.append((len(mine), len(theirs)))
        used, ids = np.unique(np.array(flat, dtype=np.int32), return_inverse=True)
        return cls(
            [said[number] for number in used],
            ids.astype(np.int32),
            np.array(sizes, dtype=np.int16).reshape(-1, 2),
            np.array([len(moments) for moments, _ in sequences], dtype=np.int32),
            np.array([result for _, result in sequences], dtype=np.float32),
        )

    @classmethod
    def joined(cls, batches: Sequence[Batch]) -> Batch:
        numbers: dict[str, int] = {}
        ids = []
        for one in batches:
            row = np.array([numbers.setdefault(name, len(numbers)) for name in one.names], dtype=np.int32)
            ids.append(row[one.ids] if len(one.ids) else one.ids)
        if not batches:
            return cls()
        return cls(
            list(numbers),
            np.concatenate(ids),
            np.concatenate([one.sizes for one in batches]),
            np.concatenate([one.lengths for one in batches]),
            np.concatenate([one.results for one in batches]),
        )

    def padded(self, vocabulary: dict[str, int], nothing: int) -> tuple[NDArray[Any], NDArray[Any]]:
        """Both sides of each moment as rows of one width, filled up with `nothing`; unknown words are nothing, too."""
        row = np.array([vocabulary.get(name, nothing) for name in self.names], dtype=np.int32)
        ids = row[self.ids] if len(self.ids) else self.ids
        found = []
        all_sizes = self.sizes.astype(np.int64)
        begins = np.cumsum(all_sizes.sum(axis=1)) - all_sizes.sum(axis=1)
        for side in (0, 1):
            sizes = all_sizes[:, side]
            start = begins + (all_sizes[:, 0] if side else 0)
            wide = int(sizes.max()) if len(self) else 0
            at = np.arange(wide)[None, :]
            there = at < sizes[:, None]
            rows = np.full((len(self), wide), nothing, dtype=np.int32)
            rows[there] = ids[(start[:, None] + at)[there]]
            found.append(rows)
        return found[0], found[1]

    def plain(self) -> Batch:
        """The same, with nothing for games that were nearly won."""
        return replace(self, results=np.where(self.results < 0.5, 0, self.results).astype(np.float32))

    def save(self, path: Path) -> None:
        names = np.frombuffer("\n".join(self.names).encode(), dtype=np.uint8)
        np.savez_compressed(
            path, names=names, ids=self.ids, sizes=self.sizes, lengths=self.lengths, results=self.results
        )

    @classmethod
    def load(cls, path: Path) -> Batch:
        with np.load(path, allow_pickle=False) as file:
            names = bytes(file["names"]).decode()
            return cls(names.split("\n") if names else [], file["ids"], file["sizes"], file["lengths"], file["results"])


def targets(values: NDArray[Any], lengths: NDArray[Any], results: NDArray[Any], trust: float) -> NDArray[np.float32]:
    """What each moment should have been judged as, TD(lambda): from the end of each sequence backwards its result, mixed with
    how the next moment was judged. `trust` in the result is lambda: 1 looks at nothing else."""
    found = np.repeat(results, lengths).astype(np.float32)
    if trust >= 1 or not len(lengths):
        return found
    ends = np.cumsum(lengths)
    now = results.astype(np.float32).copy()
    for back in range(2, int(lengths.max()) + 1):
        there = lengths >= back
        at = ends[there] - back
        now[there] = trust * now[there] + (1 - trust) * values[at + 1]
        found[at] = now[there]
    return found


SURE_OF = 30  # games won, and lost, before chances can be held against them


def held_against(values: NDArray[Any], lengths: NDArray[Any], results: NDArray[Any]) -> tuple[float, float]:
    """Where a lost game is worth something, moments promise more than the chance to win: the slope and the lean that make
    chances of them. Each game counts alike; from too few games nothing is said."""
    won = np.repeat((results == 1).astype(np.float64), lengths)
    if (
        not SURE_OF <= int((results == 1).sum()) <= len(results) - SURE_OF
        or not ((results > 0) & (results < 0.5)).any()
    ):
        return 1.0, 0.0
    weight = 1 / np.repeat(lengths, lengths).astype(np.float64)
    some = np.clip(values.astype(np.float64), 1e-4, 1 - 1e-4)
    known = np.stack([np.log(some / (1 - some)), np.ones(len(some))], 1)
    found = np.array([1.0, 0.0])
    for _ in range(20):  # Newton's steps: it takes about six
        chance = 1 / (1 + np.exp(-np.clip(known @ found, -30, 30)))
        bend = (known * (weight * chance * (1 - chance))[:, None]).T @ known
        found += np.linalg.solve(bend + 1e-6 * np.eye(2), known.T @ (weight * (won - chance)))
    return float(found[0]), float(found[1])
