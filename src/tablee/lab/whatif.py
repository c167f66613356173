"""What would come of other figures: the printed game and the changed one, on the same seeds, with the same bots."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from tablee.gamekit.capability import Changes
from tablee.gamekit.rules import Rules
from tablee.games import GAMES, load
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game
from tablee.lab.players import known_as
from tablee.lab.rows import Row
from tablee.lab.simulate import Result, game_row, interval, played, spread
from tablee.lab.tournament import Plan
from tablee.lab.workers import Workers
from tablee.table.journal import check_seed


# ---------------------------------------------------------------------- the file
def changes_of(rules: Rules[Game]) -> Changes:
    if rules.changes is None:
        known = [name for name in GAMES if load(name).changes is not None]
        raise SetupError(f"figures can be changed in {', '.join(known)}, not in {rules.id}")
    return rules.changes


def read(file: Path) -> str:
    """A change as a setup option has it: tables of TOML are the parts of a name, numbers stand at their ends."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise SetupError(f"{file} cannot be read as text: {error}") from error
    except tomllib.TOMLDecodeError as error:
        raise SetupError(f"{file} is no TOML: {error}") from error
    found = list(leaves(data, "", file))
    if not found:
        raise SetupError(
            f"{file} changes nothing: name a figure, e.g. [barbarian.smack.1] and below it damage = [5, 7, 9]"
        )
    return " ".join([f"{path}={'/'.join([str(n) for n in numbers])}" for path, numbers in found])


def leaves(data: dict[str, Any], path: str, file: Path) -> Iterator[tuple[str, list[int]]]:
    for name, value in data.items():
        here = f"{path}.{name}" if path else name
        if isinstance(value, dict):
            yield from leaves(value, here, file)
            continue
        numbers = value if isinstance(value, list) else [value]
        if not numbers or not all([type(one) is int for one in numbers]):
            raise SetupError(f"{file}: {here} is {value!r}; a whole number is needed, or a list of them")
        yield here, numbers


# ---------------------------------------------------------------------- what is played
@dataclass(frozen=True)
class Question(Plan):
    change: str = ""  # as a setup option has it


@dataclass(frozen=True)
class Job:
    question: Question
    number: int
    options: dict[str, str]
    seats: tuple[int, ...]  # whose games these are; none: all seats together


@dataclass(frozen=True)
class Both:
    """The same seed played as printed and as changed, and what those got whose figures are changed."""

    printed: Result
    changed: Result
    contents: tuple[str, str]
    shares: tuple[float, float] | None  # none: one of the games had no end

    @property
    def more(self) -> float:
        assert self.shares is not None
        return self.shares[1] - self.shares[0]


def jobs_of(rules: Rules[Game], asked: Question) -> list[Job]:
    """Whose figures are changed meets all others in turn, at either seat as often."""
    changes = changes_of(rules)
    subjects = changes.subjects(asked.change)
    option = next((one for one in rules.options if one.name == rules.compared and one.each), None)
    if not subjects or option is None or asked.players != 2:
        return [Job(asked, n, asked.options, ()) for n in range(asked.games)]
    named = [part.strip() for part in asked.options.get(option.name, "").split(",") if part.strip()]
    there = named or list(option.values)
    unknown = [one for one in there if one not in option.values]
    if unknown:
        raise SetupError(f"--{option.name} {','.join(unknown)}: there are {', '.join(option.values)}")
    others = [one for one in there if one not in subjects] or [one for one in option.values if one not in subjects]
    found = []
    for n in range(asked.games):
        pair = n // 2
        mine, other = subjects[pair % len(subjects)], others[pair // len(subjects) % len(others)]
        seats = (mine, other) if n % 2 == 0 else (other, mine)
        found.append(Job(asked, n, {**asked.options, option.name: ",".join(seats)}, (n % 2,)))
    return found


def play_both(job: Job) -> Both:
    asked, rules, seed = job.question, load(job.question.game), f"{job.question.seed}/{job.number}"
    results, contents = [], []
    for options in (job.options, {**job.options, changes_of(rules).option: asked.change}):
        setup = rules.setup(options, asked.players, seed)
        seats = rules.seats(setup)
        contents.append(rules.content_hash(setup))
        results.append(played(rules, setup, [asked.bots[i % len(asked.bots)] for i in range(seats)], seed, asked.most))
    printed, changed = results
    shares = None
    if not [one for one in results if one.error or one.winners is None]:
        shares = share(printed, job.seats), share(changed, job.seats)
    return Both(printed, changed, (contents[0], contents[1]), shares)


def share(result: Result, seats: Sequence[int]) -> float:
    """1 for a win, a half for a draw; nobody's in particular: what the players' side got."""
    if not result.winners:
        return 0.5
    return float(any([str(seat) in result.winners for seat in seats]) if seats else "heroes" in result.winners)


@dataclass
class Answer:
    asked: Question
    bots: tuple[str, ...]
    subjects: tuple[str, ...]
    pairs: list[Both] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def good(self) -> list[Both]:
        return [one for one in self.pairs if one.shares is not None]

    def shares(self, which: int) -> tuple[float, float, float]:
        """As printed (0) or changed (1): the share won, and its interval."""
        found = [one.shares[which] for one in self.good if one.shares is not None]
        if not found:
            return 0.0, 0.0, 1.0
        return sum(found) / len(found), *interval(round(sum(found)), len(found))

    @property
    def difference(self) -> tuple[float, float, float]:
        """How much more of its games it wins as changed; games on one seed stand beside each other."""
        found = [one.more for one in self.good]
        if not found:
            return 0.0, -1.0, 1.0
        middle = sum(found) / len(found)
        half = spread(found) if len(set(found)) > 1 else interval(0, len(found))[1]
        return middle, max(-1.0, middle - half), min(1.0, middle + half)

    @property
    def longer(self) -> tuple[float, float, float]:
        """The same for how long games take."""
        found = [float(one.changed.turns - one.printed.turns) for one in self.good]
        if not found:
            return 0.0, 0.0, 0.0
        middle, half = sum(found) / len(found), spread(found)
        return middle, middle - half, middle + half

    @property
    def verdict(self) -> str:
        _, low, high = self.difference
        return "stronger" if low > 0 else "weaker" if high < 0 else "open"

    @property
    def errors(self) -> list[str]:
        both = [one for pair in self.pairs for one in (pair.printed, pair.changed)]
        return [f"seed {one.seed}: {one.error}" for one in both if one.error]

    def rows(self) -> list[Row]:
        return [
            {"form": form, "content": content, **game_row(result, self.bots)}
            for one in self.pairs
            for form, content, result in zip(("printed", "changed"), one.contents, (one.printed, one.changed))
        ]

    def data(self) -> dict[str, Any]:
        """What `tablee whatif --json` prints."""

        def told(found: tuple[float, float, float]) -> dict[str, float]:
            return {name: round(value, 4) for name, value in zip(("mean", "low", "high"), found)}

        return {
            **{
                name: value for name, value in asdict(self.asked).items() if name in ("game", "change", "games", "seed")
            },
            "bots": list(self.bots),
            "whose": list(self.subjects),
            "printed": told(self.shares(0)),
            "changed": told(self.shares(1)),
            "difference": told(self.difference),
            "longer": told(self.longer),
            "verdict": self.verdict,
            "unfinished": len(self.pairs) - len(self.good) - len(self.errors),
            "errors": self.errors,
            "contents": sorted({content for one in self.pairs for content in one.contents}),
        }


def compare(
    asked: Question, workers: Workers | None = None, tell: Callable[[int, int, float], None] | None = None
) -> Answer:
    """Pair i has the seed seed/i; `tell` hears how many games are done, of how many, and in how many seconds."""
    rules, workers = load(asked.game), workers or Workers()
    workers.check()
    if asked.games < 1:
        raise SetupError(f"{asked.games} games cannot be played; ask for 1 or more")
    names = tuple([known_as(bot, rules) for bot in asked.bots])
    check_seed(f"{asked.seed}/0")
    jobs = jobs_of(rules, asked)
    first = rules.setup({**jobs[0].options, changes_of(rules).option: asked.change}, asked.players, asked.seed)
    if rules.content_hash(first) == rules.content_hash(rules.setup(jobs[0].options, asked.players, asked.seed)):
        raise SetupError(f"nothing is changed at this table: {asked.change} is as printed, or not played with")
    found, start = Answer(asked, names, changes_of(rules).subjects(asked.change)), perf_counter()
    for one in workers.map(play_both, jobs):
        found.pairs.append(one)
        if tell is not None:
            tell(2 * len(found.pairs), 2 * len(jobs), perf_counter() - start)
    found.seconds = perf_counter() - start
    return found
