"""Is one bot stronger than another? Games in pairs, sides swapped on the same seed, and what each hero wins by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from multiprocessing.pool import Pool
from typing import Any

from tablee.bots.learned import LearnedBot
from tablee.gamekit.rules import Rules
from tablee.games import load
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game
from tablee.lab.learning.selfplay import MOST, Table
from tablee.lab.players import known_as, seated
from tablee.lab.simulate import interval, spread

CHUNK = 5  # pairs of a job


@dataclass(frozen=True)
class Pair:
    """Two games on one seed, the second with sides swapped: what the first bot got of each, 1, a half or 0; and one more in
    which the other bot sits on both sides, as the first side saw it."""

    seed: str
    heroes: tuple[str, ...]  # of the sides, as they sit in the first game
    shares: tuple[float, float] = (0.0, 0.0)
    control: float = 0.0
    unfinished: int = 0
    error: str = ""


@dataclass
class Report:
    bot: str
    against: str
    pairs: list[Pair] = field(default_factory=list)
    strange: tuple[str, ...] = ()  # pieces of content that were different when the bot learned, or not there

    @property
    def good(self) -> list[Pair]:
        return [pair for pair in self.pairs if not pair.error]

    @property
    def share(self) -> float:
        found = [sum(pair.shares) / 2 for pair in self.good]
        return sum(found) / len(found) if found else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 %: what the two games of a pair have in common is not counted twice."""
        found, share = [sum(pair.shares) / 2 for pair in self.good], self.share
        if len(set(found)) < 2:  # all alike: how they differ cannot be told from them
            return interval(round(share * len(found)), len(found))
        half = spread(found)
        return max(0.0, share - half), min(1.0, share + half)

    @property
    def passed(self) -> bool:
        return self.interval[0] > 0.5

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
            "games": 2 * len(self.good),
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


def share_of(table: Table, setup: dict[str, Any], names: Sequence[str], seed: str) -> float | None:
    """What the first name got of a game in which the seats take turns between both; nothing if it had no end."""
    rules = load(table.game)
    game = rules.new(setup, seed)
    bots = [seated(names[seat % 2], rules, f"{seed}/{seat}") for seat in range(rules.seats(setup))]
    for _ in range(MOST):
        if game.outcome is not None:
            break
        seat = game.asked.seat
        game.choose(bots[seat].choose(game, seat))
    if game.outcome is None:
        return None
    if not game.outcome:
        return 0.5
    return 1.0 if game.outcome[0] % 2 == 0 else 0.0


def some_pairs(job: tuple[Table, str, str, tuple[str, ...]]) -> list[Pair]:
    table, bot, against, seeds = job
    rules = load(table.game)
    found = []
    for seed in seeds:
        setup = rules.setup(table.options, table.seats, seed)
        heroes = tuple([str(hero) for hero in setup.get("heroes", [])])
        try:
            games = [share_of(table, setup, names, seed) for names in ((bot, against), (against, bot), (against,) * 2)]
        except Exception as problem:  # reported with its seed, never swallowed
            found.append(Pair(seed, heroes, error=f"{type(problem).__name__}: {problem}"))
            continue
        first, second, control = [0.5 if share is None else share for share in games]
        found.append(Pair(seed, heroes, (first, 1 - second), control, sum([share is None for share in games])))
    return found


def gate(
    table: Table,
    bot: str,
    against: str,
    games: int,
    seed: str,
    pool: Pool | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Pairs with the seeds seed/0, seed/1, ...; the same report whatever the number of processes."""
    rules = load(table.game)
    if games < 2 or games % 2:
        raise SetupError(f"{games} games make no pairs; ask for an even number")
    if rules.brain is None:
        raise SetupError(f"{rules.id} has no learned judgement")
    report = Report(known_as(bot, rules), known_as(against, rules), strange=strange(bot, rules))
    seeds = [f"{seed}/{n}" for n in range(games // 2)]
    seats = rules.seats(rules.setup(table.options, table.seats, seeds[0]))
    if seats != 2:
        raise SetupError(f"a gate is a game of two sides: {seats} players are too many")
    jobs = [(table, bot, against, tuple(seeds[at : at + CHUNK])) for at in range(0, len(seeds), CHUNK)]
    for pairs in map(some_pairs, jobs) if pool is None else pool.imap(some_pairs, jobs):
        report.pairs += pairs
        if progress is not None:
            progress(2 * len(report.pairs))
    return report
