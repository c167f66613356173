"""Is one bot stronger than another? Games in pairs, sides swapped on the same seed, and what each hero wins by itself. Where
more sit at a table, each for itself, the bot takes each seat in turn among others of one kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.pool import Pool
from typing import Any, TypeVar

from tablee.bots.learned import LearnedBot
from tablee.gamekit.rules import Rules
from tablee.games import load
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game
from tablee.lab.learning.selfplay import MOST, Table
from tablee.lab.players import known_as, seated
from tablee.lab.simulate import interval, spread

CHUNK = 5  # seeds of a job

R = TypeVar("R")
Job = tuple[Table, str, str, tuple[str, ...]]  # the bot, whom it meets, the seeds
Tell = Callable[[int], None]  # games that are over


@dataclass(frozen=True)
class Pair:
    """Two games on one seed, the second with sides swapped: what the first bot got of each, 1, a half or 0; and one more in
    which the other bot sits on both sides, as the first side saw it. At a larger table a game for each seat, and no more."""

    seed: str
    heroes: tuple[str, ...]  # of the sides, as they sit in the first game
    shares: tuple[float, ...] = (0.0, 0.0)
    control: float = 0.0
    unfinished: int = 0
    error: str = ""


@dataclass
class Compared:
    bot: str
    against: str
    # pieces of content that were different when the bot learned, or not there
    strange: tuple[str, ...] = field(default=(), kw_only=True)


@dataclass
class Report(Compared):
    pairs: list[Pair] = field(default_factory=list)
    seats: int = 2

    @property
    def good(self) -> list[Pair]:
        return [pair for pair in self.pairs if not pair.error]

    @property
    def share(self) -> float:
        found = [sum(pair.shares) / self.seats for pair in self.good]
        return sum(found) / len(found) if found else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 %: what the two games of a pair have in common is not counted twice."""
        found, share = [sum(pair.shares) / self.seats for pair in self.good], self.share
        if len(set(found)) < 2:  # all alike: how they differ cannot be told from them
            return interval(round(share * len(found)), len(found))
        half = spread(found)
        return max(0.0, share - half), min(1.0, share + half)

    @property
    def passed(self) -> bool:
        """More than what is everybody's share."""
        return self.interval[0] > 1 / self.seats

    def heroes(self) -> dict[str, tuple[float, float, int]]:
        """By hero: the share of its games that the bot won with it, what the other one gets of it against itself, and how
        many games the bot played with it."""
        won: dict[str, list[float]] = {}
        usual: dict[str, list[float]] = {}
        for pair in self.good:
            for side, hero in enumerate(pair.heroes[:2]):
                won.setdefault(hero, []).append(pair.shares[side])
                usual.setdefault(hero, []).append(pair.control if side == 0 else 1 - pair.control)
        return {
            hero: (sum(won[hero]) / len(won[hero]), sum(usual[hero]) / len(usual[hero]), len(won[hero]))
            for hero in sorted(won, key=lambda one: (-sum(won[one]) / len(won[one]), one))
        }

    def data(self) -> dict[str, Any]:
        """What `tablee gate --json` prints."""
        low, high = self.interval
        return {
            "bot": self.bot,
            "against": self.against,
            "games": self.seats * len(self.good),
            "seats": self.seats,
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "passed": self.passed,
            "strange": list(self.strange),
            "unfinished": sum([pair.unfinished for pair in self.good]),
            "heroes": {
                hero: {"won": round(won, 4), "control": round(usual, 4), "games": games}
                for hero, (won, usual, games) in self.heroes().items()
            },
            "errors": [f"seed {pair.seed}: {pair.error}" for pair in self.pairs if pair.error],
        }


def strange(name: str, rules: Rules[Game]) -> tuple[str, ...]:
    """What there is now that this bot did not learn from as it is."""
    bot = seated(name, rules, "")
    if rules.brain is None or not isinstance(bot, LearnedBot):
        return ()
    return tuple([id for id, hash in rules.brain.content().items() if bot.weights.content.get(id) != hash])


def share_of(table: Table, setup: dict[str, Any], names: Sequence[str], seed: str) -> list[float] | None:
    """What each seat got of a game with these bots in its seats; nothing if it had no end."""
    rules = load(table.game)
    game = rules.new(setup, seed)
    bots = [seated(name, rules, f"{seed}/{seat}") for seat, name in enumerate(names)]
    for _ in range(MOST):
        if game.outcome is not None:
            break
        seat = game.asked.seat
        game.choose(bots[seat].choose(game, seat))
    if game.outcome is None:
        return None
    if not game.outcome:
        return [1 / len(bots)] * len(bots)
    return [float(seat in game.outcome) for seat in range(len(bots))]


def some_pairs(job: Job) -> list[Pair]:
    table, bot, against, seeds = job
    rules = load(table.game)
    found = []
    for seed in seeds:
        setup = rules.setup(table.options, table.seats, seed)
        seats = rules.seats(setup)
        heroes = sat_there(rules, setup, seed) if seats == 2 else ()
        lines = [[bot if seat == own else against for seat in range(seats)] for own in range(seats)]
        if seats == 2:
            lines.append([against, against])
        try:
            games = [share_of(table, setup, names, seed) for names in lines]
        except Exception as problem:  # reported with its seed, never swallowed
            found.append(Pair(seed, heroes, error=f"{type(problem).__name__}: {problem}"))
            continue
        won = [1 / seats if shares is None else shares[n % seats] for n, shares in enumerate(games)]
        unfinished = sum([shares is None for shares in games])
        found.append(Pair(seed, heroes, tuple(won[:seats]), won[seats] if seats == 2 else 0.0, unfinished))
    return found


def sat_there(rules: Rules[Game], setup: dict[str, Any], seed: str) -> tuple[str, ...]:
    """What both seats played: their sides where these are different, else their heroes."""
    assert rules.brain is not None
    game = rules.new(setup, seed)
    sides = tuple([rules.brain.side(game, seat) for seat in (0, 1)])
    return sides if all(sides) else tuple([str(hero) for hero in setup.get("heroes", [])])


def in_chunks(work: Callable[[Job], list[R]], job: Job, pool: Pool | None) -> Iterator[list[R]]:
    """What comes of the seeds of a job, some at a time: in order, whatever the number of processes."""
    table, bot, against, seeds = job
    jobs = [(table, bot, against, seeds[at : at + CHUNK]) for at in range(0, len(seeds), CHUNK)]
    yield from map(work, jobs) if pool is None else pool.imap(work, jobs)


def gate(
    table: Table, bot: str, against: str, games: int, seed: str, pool: Pool | None = None, progress: Tell | None = None
) -> Report:
    """Pairs, or as many games as there are seats, with the seeds seed/0, seed/1, ...; the same report whatever the number of processes."""
    rules = load(table.game)
    if rules.brain is None:
        raise SetupError(f"{rules.id} has no learned judgement")
    first = rules.new(rules.setup(table.options, table.seats, f"{seed}/0"), f"{seed}/0")
    seats = rules.seats(rules.setup(table.options, table.seats, f"{seed}/0"))
    if any([rules.brain.together(first, 0, seat) for seat in range(1, seats)]):
        if rules.brain.side(first, 0):
            raise SetupError("partners are compared by their side: name it with --side")
        raise SetupError("a gate is a game of everybody for himself: nobody may have a partner")
    if games < seats or games % seats:
        raise SetupError(f"{games} games cannot be shared among {seats} seats; ask for a multiple of {seats}")
    report = Report(known_as(bot, rules), known_as(against, rules), seats=seats, strange=strange(bot, rules))
    seeds = tuple([f"{seed}/{n}" for n in range(games // seats)])
    for pairs in in_chunks(some_pairs, (table, bot, against, seeds), pool):
        report.pairs += pairs
        if progress is not None:
            progress(seats * len(report.pairs))
    return report
