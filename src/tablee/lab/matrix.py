"""All heroes against each other: who beats whom how often, how strong each is, and what people's games say.

Each pair plays the same number of games with either hero at either seat. Every game is a function of its seed, and a pair that
has been played is kept in the file: a run that was stopped goes on where it was, whatever the number of processes.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

from tablee.games import GAMES, load
from tablee.kernel.errors import SetupError
from tablee.lab.players import seated
from tablee.lab.simulate import interval, one_game
from tablee.lab.workers import Workers
from tablee.table.journal import check_seed

FORM = "tablee-matrix 1"
ROUNDS, NEAR = 10_000, 1e-10  # of the fit: so often at most, until nothing moves further
PRIOR = 0.5  # games won and lost against an average hero that nobody played: who has lost all is weak, not nothing


@dataclass
class Pair:
    """The games of two heroes; `content` is what they were played with."""

    first: str
    second: str
    content: str
    won: int = 0  # by the first
    lost: int = 0
    drawn: int = 0
    unfinished: int = 0
    errors: list[str] = field(default_factory=list)

    @property
    def decided(self) -> int:
        return self.won + self.lost


@dataclass(frozen=True)
class Standing:
    """A hero: the share of games that it wins against an average one, and what people's games say."""

    hero: str
    share: float
    won: int
    decided: int
    low: float  # 95 % interval of the share of games won
    high: float
    people: float | None


def play_pair(game: str, pair: Pair, games: int, seed: str, bots: tuple[str, ...], most: int) -> Pair:
    """Sides are swapped from game to game: who sits first, and each bot, has each hero as often."""
    for n in range(games):
        seats = (pair.first, pair.second) if n % 2 == 0 else (pair.second, pair.first)
        options = {"heroes": ",".join(seats)}
        result = one_game(game, options, bots, f"{seed}/{pair.first}/{pair.second}/{n}", most)
        if result.error:
            pair.errors.append(f"seed {result.seed}, {options['heroes']}: {result.error}")
        elif result.winners is None:
            pair.unfinished += 1
        elif not result.winners:
            pair.drawn += 1
        elif seats[int(result.winners[0])] == pair.first:
            pair.won += 1
        else:
            pair.lost += 1
    return pair


# ---------------------------------------------------------------------- figures
def strengths(heroes: Sequence[str], pairs: Sequence[Pair], near: float = NEAR) -> dict[str, float]:
    """Bradley-Terry: a beats b with the chance s(a) / (s(a) + s(b)). Draws are half won; the geometric mean is 1."""
    won = dict.fromkeys(heroes, PRIOR)
    met: dict[str, dict[str, float]] = {hero: {} for hero in heroes}
    for pair in pairs:
        for one, other, wins in ((pair.first, pair.second, pair.won), (pair.second, pair.first, pair.lost)):
            won[one] += wins + pair.drawn / 2
            met[one][other] = met[one].get(other, 0) + pair.decided + pair.drawn
    now = dict.fromkeys(heroes, 1.0)
    for _ in range(ROUNDS):
        new = {
            hero: won[hero]
            / (2 * PRIOR / (now[hero] + 1) + sum([n / (now[hero] + now[o]) for o, n in met[hero].items()]))
            for hero in heroes
        }
        mean = product(new.values()) ** (1 / len(heroes))
        new = {hero: strength / mean for hero, strength in new.items()}
        moved = max([abs(new[hero] - now[hero]) for hero in heroes])
        now = new
        if moved < near:
            break
    return now


def product(numbers: Any) -> float:
    out = 1.0
    for number in numbers:
        out *= number
    return out


def ranks(values: Sequence[float]) -> list[float]:
    """1 for the smallest; those that are equal share their ranks."""
    return [sum([v < value for v in values]) + (sum([v == value for v in values]) + 1) / 2 for value in values]


def spearman(one: Sequence[float], other: Sequence[float]) -> float | None:
    """The correlation of ranks; nothing where one of the lists does not rank at all."""
    if len(one) < 3:
        return None
    a, b = ranks(one), ranks(other)
    mean = (len(a) + 1) / 2
    both = sum([(x - mean) * (y - mean) for x, y in zip(a, b, strict=True)])
    spread = sqrt(sum([(x - mean) ** 2 for x in a]) * sum([(y - mean) ** 2 for y in b]))
    return both / spread if spread else None


# ---------------------------------------------------------------------- the table
@dataclass
class Matrix:
    game: str
    games: int  # of each pair
    seed: str
    bots: tuple[str, ...]
    heroes: tuple[str, ...]
    pairs: list[Pair] = field(default_factory=list)

    def cell(self, hero: str, other: str) -> tuple[int, int]:
        """Games that the one has won against the other, of those that were decided."""
        for pair in self.pairs:
            if (pair.first, pair.second) == (hero, other):
                return pair.won, pair.decided
            if (pair.second, pair.first) == (hero, other):
                return pair.lost, pair.decided
        return 0, 0

    def standings(self) -> list[Standing]:
        """The strongest first."""
        rivals = load(self.game).rivals
        people = rivals.people() if rivals is not None else {}
        found = []
        for hero, strength in strengths(self.heroes, self.pairs).items():
            cells = [self.cell(hero, other) for other in self.heroes if other != hero]
            won, of = sum([cell[0] for cell in cells]), sum([cell[1] for cell in cells])
            figure = people.get(hero)
            share = strength / (strength + 1)
            told = figure.per_mille / 1000 if figure is not None else None
            found.append(Standing(hero, share, won, of, *interval(won, of), told))
        return sorted(found, key=lambda one: (-one.share, one.hero))

    def correlations(self) -> dict[str, tuple[float | None, int]]:
        """With people's figures: over all heroes that have one, and over those whose figures are printed."""
        rivals = load(self.game).rivals
        people = rivals.people() if rivals is not None else {}
        known = [one for one in self.standings() if one.people is not None]
        printed = [one for one in known if people[one.hero].printed]
        return {
            name: (spearman([one.share for one in some], [one.people or 0 for one in some]), len(some))
            for name, some in (("all", known), ("printed", printed))
        }

    @property
    def errors(self) -> list[str]:
        return [error for pair in self.pairs for error in pair.errors]

    def data(self) -> dict[str, Any]:
        """What the file keeps: the games, and what follows from them."""
        return {
            "form": FORM,
            "game": self.game,
            "games": self.games,
            "seed": self.seed,
            "bots": list(self.bots),
            "heroes": list(self.heroes),
            "pairs": [asdict(pair) for pair in self.pairs],
            "standings": [asdict(one) for one in self.standings()],
            "rank_correlation": {
                name: {"heroes": n, "spearman": found} for name, (found, n) in self.correlations().items()
            },
        }

    def csv(self) -> str:
        """Every hero against every other, both ways round."""
        text = io.StringIO()
        rows = csv.writer(text, lineterminator="\n")
        rows.writerow(["hero", "opponent", "won", "decided", "share", "low", "high"])
        for hero in self.heroes:
            for other in [other for other in self.heroes if other != hero]:
                won, of = self.cell(hero, other)
                share = f"{won / of:.4f}" if of else ""
                rows.writerow([hero, other, won, of, share, *[f"{edge:.4f}" for edge in interval(won, of)]])
        return text.getvalue()


def widest(pairs: Sequence[Pair]) -> float:
    """Half of the widest interval of a pair."""
    edges = [interval(pair.won, pair.decided) for pair in pairs]
    return max([(high - low) / 2 for low, high in edges], default=0.0)


# ---------------------------------------------------------------------- keeping
def files_of(out: Path) -> tuple[Path, Path]:
    return out.with_suffix(".json"), out.with_suffix(".csv")


def kept(out: Path | None, wanted: Matrix) -> dict[tuple[str, str], Pair]:
    """What a run with this file has played already; a file of another run is refused, not written over."""
    file = files_of(out)[0] if out is not None else None
    if file is None or not file.exists():
        return {}
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        if data["form"] != FORM:
            raise ValueError(data["form"])
        same = {name: data[name] for name in ("game", "games", "seed", "bots")}
        pairs = [Pair(**pair) for pair in data["pairs"]]
    except (ValueError, KeyError, TypeError) as error:
        raise SetupError(f"{file} is no matrix: name another file, or delete it ({error})") from error
    asked = {"game": wanted.game, "games": wanted.games, "seed": wanted.seed, "bots": list(wanted.bots)}
    other = [f"{name} {same[name]}" for name, value in asked.items() if same[name] != value]
    if other:
        raise SetupError(f"{file} was made with {', '.join(other)}: name another file, or delete it")
    return {(pair.first, pair.second): pair for pair in pairs}


def write(out: Path | None, matrix: Matrix) -> None:
    """The whole file or none: whoever is stopped here finds the one before."""
    if out is None:
        return
    data, table = files_of(out)
    for file, text in ((data, json.dumps(matrix.data(), indent=1) + "\n"), (table, matrix.csv())):
        part = file.with_name(f"{file.name}.part")
        try:
            part.write_text(text, encoding="utf-8")
            part.replace(file)
        except OSError as error:
            raise SetupError(f"--out {file}: {error.strerror}") from error


# ---------------------------------------------------------------------- playing
def play(
    game: str,
    games: int,
    seed: str,
    bots: tuple[str, ...],
    heroes: Sequence[str] = (),
    most: int = 100_000,
    processes: int = 0,
    out: Path | None = None,
    tell: Callable[[int, int, float], None] | None = None,
    ray: str = "",
) -> Matrix:
    """All pairs; those that `out` has already are not played again, unless their heroes have changed since. `tell` hears how many
    pairs are done, of how many that were to be played, and in how many seconds."""
    rules = load(game)
    if rules.rivals is None:
        known = [name for name in GAMES if load(name).rivals is not None]
        raise SetupError(f"--matrix: heroes meet one against one in {', '.join(known)}, not in {game}")
    if games < 1 or games % 2:
        raise SetupError(f"--games {games}: an even number, so that both have each side as often")
    workers = Workers(processes, ray)
    workers.check()
    there = rules.rivals.ids()
    unknown = [hero for hero in heroes if hero not in there]
    if unknown or len(set(heroes)) != len(heroes) or len(heroes) == 1:
        raise SetupError(f"--heroes {','.join(heroes)}: at least two different ones of {', '.join(there)}")
    for bot in bots:
        seated(bot, rules, "")
    check_seed(seed)
    matrix = Matrix(game, games, seed, bots, tuple(heroes) or there)
    had_before = kept(out, matrix)
    todo: list[Pair] = []
    for first, second in combinations(matrix.heroes, 2):
        hash = rules.content_hash(rules.setup({"heroes": f"{first},{second}"}, 2, seed))
        had = had_before.get((first, second))
        if had is not None and had.content == hash:
            matrix.pairs.append(had)
        else:
            todo.append(Pair(first, second, hash))
    order = {pair: n for n, pair in enumerate(combinations(matrix.heroes, 2))}
    start, before = perf_counter(), len(matrix.pairs)
    write(out, matrix)
    jobs = [Job(game, pair, games, seed, bots, most) for pair in todo]
    for pair in workers.map(play_job, jobs):
        matrix.pairs.append(pair)
        matrix.pairs.sort(key=lambda one: order[one.first, one.second])
        write(out, matrix)
        if tell is not None:
            tell(len(matrix.pairs) - before, len(todo), perf_counter() - start)
    return matrix


@dataclass(frozen=True)
class Job:
    game: str
    pair: Pair
    games: int
    seed: str
    bots: tuple[str, ...]
    most: int


def play_job(job: Job) -> Pair:
    return play_pair(job.game, job.pair, job.games, job.seed, job.bots, job.most)
