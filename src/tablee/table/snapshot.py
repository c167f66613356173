"""Snapshots: a game packed after so many entries of its journal, so that a long one need not be played through again.

A snapshot is never trusted for itself. It counts only where it is whole, was made by this very code and content, follows
from exactly these entries, and unpacks to a game with the fingerprint it had; whatever is wrong with it, it is passed over,
and the game is played through from an earlier one or from its beginning.
"""

from __future__ import annotations

import json
import logging
import sys
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path

from tablee.games import GAMES, OURS, load
from tablee.kernel.game import Game, Line
from tablee.table.journal import Entry, Header, Journal

log = logging.getLogger("tablee.table")
APART = 100  # entries between snapshots: as many are played through at most, which takes less than 30 ms
SIZE = 16  # bytes of the sum before the packed data
ROOMS = ("kernel", "gamekit", "games", "table")  # what decides how a game goes on and what is known of it


@dataclass
class Taken:
    """What a session knows after so many entries that is not in its journal."""

    n: int
    game: Game
    barriers: list[tuple[int, int]]
    answered: tuple[int, str]


class Snapshots:
    """Those of one session: which there were, and which it has made since."""

    def __init__(self, known: Mapping[int, bytes] | None = None) -> None:
        self.known = dict(known or {})
        self.new: dict[int, bytes] = {}

    def of(self, journal: Journal) -> Taken | None:
        """The game after the most entries of this journal that a snapshot leads to."""
        for n in sorted(self.known, reverse=True):
            if 0 < n <= len(journal.entries):
                try:
                    return unpacked(self.known[n], journal, n)
                except Exception as error:  # whatever a damaged one can do to a game
                    log.info("a snapshot after %d entries is void: %r", n, error)
        return None

    def take(self) -> list[tuple[int, bytes]]:
        """The new ones, once."""
        found, self.new = self.new, {}
        return list(found.items())

    def keep(
        self,
        header: Header,
        entries: list[Entry],
        game: Game,
        barriers: list[tuple[int, int]],
        answered: tuple[int, str],
    ) -> None:
        """The game as it stands after these entries."""
        self.new[len(entries)] = packed(header, entries, game, barriers, answered)


class Void(Exception):
    """A snapshot of something else."""


def packed(
    header: Header, entries: list[Entry], game: Game, barriers: list[tuple[int, int]], answered: tuple[int, str]
) -> bytes:
    data = {
        "code": code(header.game),
        "history": history(header, entries),
        "print": game.fingerprint(),
        "saved": game.save(sort=False),
        "reveals": game.reveals,
        "log": game.told,
        "barriers": barriers,
        "answered": answered,
    }
    body = zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 1)
    return blake2b(body, digest_size=SIZE).digest() + body


def unpacked(found: bytes, journal: Journal, n: int) -> Taken:
    """The game of a snapshot, if that belongs to this journal and to this program."""
    body = found[SIZE:]
    if blake2b(body, digest_size=SIZE).digest() != found[:SIZE]:
        raise Void("it is damaged")
    data = json.loads(zlib.decompress(body))
    if data["code"] != code(journal.header.game):
        raise Void("other code has made it")
    if data["history"] != history(journal.header, journal.entries[:n]):
        raise Void("it follows from other entries")
    game = load(journal.header.game).new(journal.header.played(), journal.header.seed, log=True)
    game.restore(data["saved"])
    if game.fingerprint() != data["print"] or journal.prints.get(n, data["print"]) != data["print"]:
        raise Void("it unpacks to another game")
    game.log = [Line(*line) for line in data["log"]]
    game.reveals = data["reveals"]
    barriers = [(chance, secrets) for chance, secrets in data["barriers"]]
    if len(barriers) != n + 1:
        raise Void("its barriers do not fit")
    seat, prompt = data["answered"]
    return Taken(n, game, barriers, (seat, prompt))


def history(header: Header, entries: list[Entry]) -> str:
    """A name for these entries after this beginning."""
    text = "\n".join([*header.lines(), *[f"{entry.seat} {entry.choice}" for entry in entries]])
    return blake2b(text.encode(errors="surrogatepass"), digest_size=16).hexdigest()


def code(game: str) -> str:
    """A name for the program that plays this game."""
    brought = foreign(game)
    return program() if not brought else blake2b(f"{program()}{summed(brought)}".encode(), digest_size=SIZE).hexdigest()


@cache
def program() -> str:
    """A name for this program. A server asks for it as it starts, for its files may be replaced while it runs."""
    package = Path(__file__).parent.parent
    return summed(tuple([package / room for room in ROOMS]))


@cache
def summed(places: tuple[Path, ...]) -> str:
    """Of everything that lies there, but what is only read by people or written by Python."""
    sum = blake2b(sys.version.encode(), digest_size=SIZE)
    for place in places:
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file() and path.suffix not in (".pyc", ".ftl"):
                sum.update(f"{path.relative_to(place.parent).as_posix()}\n{path.stat().st_size}\n".encode())
                sum.update(path.read_bytes())
    return sum.hexdigest()


def foreign(game: str) -> tuple[Path, ...]:
    """Where the rules of a game lie that another package has brought: that package, or the one file."""
    if game in OURS:
        return ()
    file = sys.modules[GAMES[game].partition(".")[0]].__file__
    assert file is not None
    return (Path(file).parent if Path(file).name == "__init__.py" else Path(file),)
