"""Simulate games: each is a function of its seed, so any number of processes gives the same result."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from hashlib import blake2b
from math import sqrt
from time import perf_counter
from typing import Any

from tablee.bots import make_bot
from tablee.games import load
from tablee.kernel.errors import SetupError
from tablee.table.journal import check_seed

CHUNK = 25


@dataclass
class Result:
    """One game: who won (None: unfinished), how long, and what it was made of."""

    seed: str
    setup: dict[str, Any]
    decisions: int
    winners: tuple[str, ...] | None
    turns: int
    first: int
    fingerprint: str
    error: str = ""
    counts: dict[str, int] = field(default_factory=dict)


@dataclass
class Report:
    game: str
    results: list[Result]
    seconds: float
    bots: tuple[str, ...]

    @property
    def finished(self) -> list[Result]:
        return [r for r in self.results if r.winners is not None and not r.error]

    def data(self) -> dict[str, Any]:
        """What `tablee sim --json` prints."""
        decisions = sum(r.decisions for r in self.results)
        wins: dict[str, int] = {}
        for r in self.finished:
            for side in r.winners or ():
                wins[side] = wins.get(side, 0) + 1
        digest = blake2b(digest_size=8)
        for r in self.results:
            digest.update(f"{r.seed} {r.fingerprint} {r.winners}\n".encode())
        seconds = max(self.seconds, 1e-9)
        mean, shortest, longest = self.lengths()
        return {
            "games": len(self.results),
            "decisions": decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(decisions / seconds),
            "games_per_second": round(len(self.results) / seconds, 2),
            "length": {"mean": round(mean, 2), "shortest": shortest, "longest": longest},
            "wins": dict(sorted(wins.items())),
            "draws": sum(r.winners == () for r in self.finished),
            "unfinished": sum(r.winners is None and not r.error for r in self.results),
            "errors": [f"seed {r.seed}: {r.error}" for r in self.results if r.error],
            "counts": self.counts(),
            "fingerprint": digest.hexdigest(),
        }

    def counts(self) -> dict[str, int]:
        """What the game itself counts, over all games."""
        total: dict[str, int] = {}
        for r in self.results:
            for what, n in r.counts.items():
                total[what] = total.get(what, 0) + n
        return dict(sorted(total.items()))

    def first_player(self) -> tuple[int, int]:
        """Decided games the Start Player's side won, of all decided ones."""
        decided = [r for r in self.finished if r.winners and r.first >= 0]
        return sum(str(r.first) in (r.winners or ()) for r in decided), len(decided)

    def lengths(self) -> tuple[float, int, int]:
        turns = sorted(r.turns for r in self.finished)
        return (sum(turns) / len(turns), turns[0], turns[-1]) if turns else (0.0, 0, 0)

    def win_rates(self) -> dict[str, tuple[int, int]]:
        """For each hero: games won of games decided in which it played (mirror matches left out)."""
        rates: dict[str, tuple[int, int]] = {}
        for r in self.finished:
            heroes = [str(h) for h in r.setup.get("heroes", [])]
            if not r.winners or len(set(heroes)) < len(heroes):
                continue
            for seat, hero in enumerate(heroes):
                won, played = rates.get(hero, (0, 0))
                rates[hero] = (won + (str(seat) in r.winners or "heroes" in r.winners), played + 1)
        return dict(sorted(rates.items(), key=lambda item: -item[1][0] / item[1][1]))


def interval(won: int, of: int) -> tuple[float, float]:
    """A 95 % interval for a rate (Wilson)."""
    if not of:
        return 0.0, 1.0
    z, p = 1.96, won / of
    middle = (p + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(p * (1 - p) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return max(0.0, middle - half), min(1.0, middle + half)


def one_game(name: str, options: dict[str, str], bots: tuple[str, ...], seed: str, most: int) -> Result:
    rules = load(name)
    setup = rules.setup(options, len(bots), seed)
    n = rules.seats(setup)
    seated = [bots[i % len(bots)] for i in range(n)]
    game = rules.new(setup, seed)
    players = [make_bot(bot, rules, f"{seed}/{seat}") for seat, bot in enumerate(seated)]
    decisions, error = 0, ""
    try:
        while game.outcome is None and decisions < most:
            seat = game.asked.seat
            game.choose(players[seat].choose(game, seat))
            decisions += 1
    except Exception as problem:  # reported with its seed, never swallowed: `errors` makes the command fail
        error = f"{type(problem).__name__}: {problem} after {decisions} decisions at {game.place()}"
    winners = None if game.outcome is None else rules.winners(game)
    length, first = rules.length(game), rules.starter(game)
    return Result(seed, setup, decisions, winners, length, first, game.fingerprint(), error, dict(rules.report(game)))


def chunk(name: str, options: dict[str, str], bots: tuple[str, ...], seeds: list[str], most: int) -> list[Result]:
    return [one_game(name, options, bots, seed, most) for seed in seeds]


def simulate(
    name: str,
    games: int,
    seed: str,
    bots: tuple[str, ...],
    options: dict[str, str],
    most: int = 100_000,
    processes: int = 0,
    progress: Callable[[int, float], None] | None = None,
) -> Report:
    """`games` games with seeds seed/0, seed/1, ...; the same report whatever the number of processes."""
    if games < 1:
        raise SetupError(f"{games} games cannot be played; ask for 1 or more")
    if processes < 0:
        raise SetupError(f"--processes {processes}: 0 means one for each core")
    rules = load(name)
    rules.setup(options, len(bots), check_seed(f"{seed}/0"))  # a wrong setup is said at once, not once per game
    for bot in bots:
        make_bot(bot, rules, "")
    seeds = [f"{seed}/{i}" for i in range(games)]
    chunks = [seeds[i : i + CHUNK] for i in range(0, games, CHUNK)]
    workers = min(processes or os.cpu_count() or 1, len(chunks))
    start = perf_counter()
    results: list[Result] = []

    def tell() -> None:
        if progress is not None:  # how many are done, and in how many seconds
            progress(len(results), perf_counter() - start)

    if workers <= 1:
        for part in chunks:
            results += chunk(name, options, bots, part, most)
            tell()
    else:
        with ProcessPoolExecutor(workers) as pool:
            futures = [pool.submit(chunk, name, options, bots, part, most) for part in chunks]
            for future in futures:
                results += future.result()
                tell()
    return Report(name, results, perf_counter() - start, bots)
