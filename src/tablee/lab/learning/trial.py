"""Is one bot stronger than another at a game that is won or lost together, or on one of its sides? Both play the same seeds
against the same opposition."""

from __future__ import annotations

from dataclasses import dataclass, field
from multiprocessing.pool import Pool
from typing import Any

from tablee.games import load
from tablee.kernel.errors import SetupError
from tablee.lab.learning.gate import Compared, Job, Tell, in_chunks, strange
from tablee.lab.learning.selfplay import MOST, Table
from tablee.lab.players import known_as, seated
from tablee.lab.simulate import interval, rate

ENOUGH = 0.6  # of the games that exactly one of both wins: what makes a level


@dataclass(frozen=True)
class Both:
    """One seed, played by both bots: who won; and what they played against."""

    seed: str
    case: str = ""
    won: bool = False
    other: bool = False
    unfinished: int = 0
    error: str = ""


@dataclass
class Trial(Compared):
    games: list[Both] = field(default_factory=list)

    @property
    def good(self) -> list[Both]:
        return [one for one in self.games if not one.error]

    @property
    def apart(self) -> list[Both]:
        """Those that exactly one of them won."""
        return [one for one in self.good if one.won != one.other]

    @property
    def share(self) -> float:
        """Of those, what the bot won."""
        return sum([one.won for one in self.apart]) / len(self.apart) if self.apart else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return interval(sum([one.won for one in self.apart]), len(self.apart))

    @property
    def passed(self) -> bool:
        return self.share >= ENOUGH and self.interval[0] > 0.5

    def cases(self) -> dict[str, tuple[dict[str, Any], dict[str, Any]]]:
        """By what was played against: what the bot won of all games, and what the other one did."""
        found = {}
        for case in sorted({one.case for one in self.good}):
            games = [one for one in self.good if one.case == case]
            won, other = sum([one.won for one in games]), sum([one.other for one in games])
            found[case] = rate(won, len(games)), rate(other, len(games))
        return found

    def data(self) -> dict[str, Any]:
        """What `tablee gate --json` prints."""
        low, high = self.interval
        return {
            "bot": self.bot,
            "against": self.against,
            "games": len(self.good),
            "apart": len(self.apart),
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "passed": self.passed,
            "strange": list(self.strange),
            "unfinished": sum([one.unfinished for one in self.good]),
            "cases": {case: {"won": won, "other": other} for case, (won, other) in self.cases().items()},
            "errors": [f"seed {one.seed}: {one.error}" for one in self.games if one.error],
        }


def won_with(table: Table, setup: dict[str, Any], name: str, seed: str) -> bool | None:
    """Did a table of this bot win, or a side of it? Nothing if the game had no end."""
    rules = load(table.game)
    assert rules.brain is not None
    game = rules.new(setup, seed)
    seats = range(rules.seats(setup))
    own = [seat for seat in seats if not table.side or rules.brain.side(game, seat) == table.side]
    bots = [seated(name if seat in own else table.foes, rules, f"{seed}/{seat}") for seat in seats]
    for _ in range(MOST):
        if game.outcome is not None:
            return any([seat in game.outcome for seat in own])
        seat = game.asked.seat
        game.choose(bots[seat].choose(game, seat))
    return None


def some_seeds(job: Job) -> list[Both]:
    table, bot, against, seeds = job
    rules = load(table.game)
    assert rules.brain is not None
    found = []
    for seed in seeds:
        setup = rules.setup(rules.brain.varied(table.options, seed), table.seats, seed)
        case = str(setup.get(rules.compared, "")) if rules.compared else table.side
        try:
            won, other = [won_with(table, setup, name, seed) for name in (bot, against)]
        except Exception as problem:  # reported with its seed, never swallowed
            found.append(Both(seed, case, error=f"{type(problem).__name__}: {problem}"))
            continue
        found.append(Both(seed, case, won is True, other is True, (won is None) + (other is None)))
    return found


def trial(
    table: Table, bot: str, against: str, games: int, seed: str, pool: Pool | None = None, progress: Tell | None = None
) -> Trial:
    """The seeds seed/0, seed/1, ..., each played by both; the same report whatever the number of processes."""
    rules = load(table.game)
    if games < 1:
        raise SetupError(f"{games} games cannot be played; ask for 1 or more")
    if rules.brain is None:
        raise SetupError(f"{rules.id} has no learned judgement")
    report = Trial(known_as(bot, rules), known_as(against, rules), strange=strange(bot, rules))
    setup = rules.setup(rules.brain.varied(table.options, f"{seed}/0"), table.seats, f"{seed}/0")
    if table.side:
        first = rules.new(setup, f"{seed}/0")
        sides = sorted({rules.brain.side(first, seat) for seat in range(rules.seats(setup))} - {""})
        if table.side not in sides:
            raise SetupError(f"{rules.id} has no side {table.side!r}; there are {', '.join(sides) or 'none'}")
        known_as(table.foes, rules)
    seeds = tuple([f"{seed}/{n}" for n in range(games)])
    for found in in_chunks(some_seeds, (table, bot, against, seeds), pool):
        report.games += found
        if progress is not None:
            progress(len(report.games))
    return report
