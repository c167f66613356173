"""Simulate games: each is a function of its seed, so any number of processes gives the same result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from math import sqrt
from time import perf_counter
from typing import Any

from tablee.gamekit.rules import Rules
from tablee.games import load
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game
from tablee.lab.players import seated
from tablee.lab.workers import Workers
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
            "first_player": rate(*self.first_player()),
            "heroes": {hero: rate(*found) for hero, found in self.win_rates().items()},
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

    def rows(self) -> list[dict[str, Any]]:
        """Every game by itself, as a table has it."""
        return [game_row(r, self.bots) for r in self.results]

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


def game_row(result: Result, bots: Sequence[str]) -> dict[str, Any]:
    heroes = [str(hero) for hero in result.setup.get("heroes", [])]
    scenario = result.setup.get("scenario", "")
    return {
        "seed": result.seed,
        "bots": " ".join(bots),
        "heroes": " ".join(heroes),
        "scenario": scenario if isinstance(scenario, str) else "",
        "first": result.first,
        "winners": "" if result.winners is None else " ".join(result.winners) or "draw",
        "length": result.turns,
        "decisions": result.decisions,
        "fingerprint": result.fingerprint,
        "error": result.error,
    }


SURE = 1.96  # of so many standard deviations to either side, 95 % of what chance does are within


def interval(won: int, of: int) -> tuple[float, float]:
    """A 95 % interval for a rate (Wilson)."""
    if not of:
        return 0.0, 1.0
    z, p = SURE, won / of
    middle = (p + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(p * (1 - p) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return max(0.0, middle - half), min(1.0, middle + half)


def spread(values: Sequence[float]) -> float:
    """Half of the 95 % interval of a mean; values that belong together are one value: what they share counts once."""
    mean = sum(values) / len(values)
    return SURE * sqrt(sum([(one - mean) ** 2 for one in values]) / max(1, len(values) - 1) / len(values))


def rate(won: int, of: int) -> dict[str, Any]:
    """A rate with its interval, as reports in JSON tell it."""
    low, high = interval(won, of)
    share = round(won / of, 4) if of else None
    return {"won": won, "of": of, "share": share, "low": round(low, 4), "high": round(high, 4)}


def one_game(name: str, options: dict[str, str], bots: tuple[str, ...], seed: str, most: int) -> Result:
    rules = load(name)
    setup = rules.setup(options, len(bots), seed)
    return played(rules, setup, [bots[i % len(bots)] for i in range(rules.seats(setup))], seed, most)


def played(rules: Rules[Game], setup: dict[str, Any], bots: Sequence[str], seed: str, most: int) -> Result:
    """A game of this setup, with a bot for each seat."""
    game = rules.new(setup, seed)
    players = [seated(bot, rules, f"{seed}/{seat}") for seat, bot in enumerate(bots)]
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


@dataclass(frozen=True)
class Chunk:
    """Some games of a run."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seeds: tuple[str, ...]
    most: int


def chunk(job: Chunk) -> list[Result]:
    return [one_game(job.game, job.options, job.bots, seed, job.most) for seed in job.seeds]


def simulate(
    name: str,
    games: int,
    seed: str,
    bots: tuple[str, ...],
    options: dict[str, str],
    most: int = 100_000,
    processes: int = 0,
    progress: Callable[[int, float], None] | None = None,
    ray: str = "",
) -> Report:
    """`games` games with seeds seed/0, seed/1, ...; the same report whatever the number of processes."""
    if games < 1:
        raise SetupError(f"{games} games cannot be played; ask for 1 or more")
    workers = Workers(processes, ray)
    workers.check()
    rules = load(name)
    rules.setup(options, len(bots), check_seed(f"{seed}/0"))  # a wrong setup is said at once, not once per game
    for bot in bots:
        seated(bot, rules, "")
    seeds = [f"{seed}/{i}" for i in range(games)]
    chunks = [Chunk(name, options, bots, tuple(seeds[i : i + CHUNK]), most) for i in range(0, games, CHUNK)]
    start = perf_counter()
    results: list[Result] = []
    for part in workers.map(chunk, chunks):
        results += part
        if progress is not None:  # how many are done, and in how many seconds
            progress(len(results), perf_counter() - start)
    return Report(name, results, perf_counter() - start, bots)
