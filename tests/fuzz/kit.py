"""What careless play of every game shares: tables and manners by name, so many choices at one, copies, any typed text."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.gamekit.rules import Rules
from tablee.kernel.errors import IllegalChoice
from tablee.kernel.game import Game
from tablee.table.journal import Entry, apply
from tablee.testing.conformance import same_question
from tablee.testing.fuzz import Check, fuzz_for

ROUNDS = 5  # of `make long`, each with games of its own
Table = dict[str, str]
Style = tuple[str, ...]
STYLES: tuple[Style, ...] = (("random",), ("busy",), ("busy", "random", "thrifty"))


def named(value: Table | Style) -> str:
    """The id of a table, or of who plays at it."""
    return ".".join(value.values()) if isinstance(value, dict) else "-".join(value)


def share(rules: Rules[Game], table: Table, style: Style, choices: int, seed: str, check: Check, mutate: int) -> int:
    """Games at this table until so many choices were made, checked after each; how many there were."""
    words = f"{seed} {' '.join(table.values())} {'-'.join(style)}"
    return fuzz_for(choices, rules, rules.setup(table, 2, seed), words, style, check, mutate)


Pairs = tuple[tuple[str, str], ...]


def rounds(names: Sequence[str]) -> list[Pairs]:
    """Everybody against everybody, and themselves: in each round nobody plays twice, and at most one has nobody to play."""
    seats: list[str] = [*names, *([""] if len(names) % 2 else [])]
    found: list[Pairs] = [tuple([(name, name) for name in names])]
    for _ in range(len(seats) - 1):
        half = len(seats) // 2
        found.append(tuple([(a, b) for a, b in zip(seats[:half], reversed(seats[half:])) if a and b]))
        seats = [seats[0], seats[-1], *seats[1:-1]]  # one stays, the others move on
    return found


def drawn(meetings: Sequence[Pairs], n: int, number: int) -> Pairs:
    """So many rounds, beginning with the one that a number comes to."""
    chosen = [meetings[(number + i) % len(meetings)] for i in range(min(n, len(meetings)))]
    return tuple([pair for pairs in chosen for pair in pairs])


def gathered(names: Sequence[str], sizes: Sequence[int], number: int) -> tuple[str, ...]:
    """Tables of so many, one after the other out of an order that a number comes to; who has sat already fills the last."""
    order = sorted(names, key=lambda name: sha256(f"{number} {name}".encode()).digest())
    found: list[str] = []
    taken = 0
    for size in sizes:
        found.append(",".join([order[(taken + i) % len(order)] for i in range(size)]))
        taken += size
    return tuple(found)


def sources(game: str) -> int:
    """A number that changes with the sources of a game: what it decides differs from change to change, not from run to run."""
    folder = Path(tablee.__file__).parent / "games" / game
    files = sorted([file for file in folder.rglob("*") if file.suffix in (".py", ".board", ".toml")])
    return int.from_bytes(sha256(b"\0".join([file.read_bytes() for file in files])).digest()[:6])


def copies(game: Any) -> list[str]:
    """Clones and saves are the same game."""
    before, out = game.fingerprint(), []
    restored = game.clone()
    restored.restore(json.loads(json.dumps(game.save())))
    for what, copy in (("a clone", game.clone()), ("a restored game", restored)):
        if copy.fingerprint() != before:
            out.append(f"{what} is another game")
        if not same_question(copy, game):
            out.append(f"{what} asks something else")
    return out if game.fingerprint() == before else [*out, "looking at a game changes it"]


def refuses(rules: Rules[Game], game: Any, text: str) -> None:
    """Journals, and people who ask why not, may contain anything: it is refused with a reason and changes nothing."""
    before = game.fingerprint()
    for seat in (0, 1):
        with pytest.raises(IllegalChoice) as caught:
            apply(rules, game, Entry(seat, text))
        assert caught.value.reason
    assert game.fingerprint() == before
