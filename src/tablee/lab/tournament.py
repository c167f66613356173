"""Bots held against each other: every pair on the same seeds with sides swapped, or each alone against the same games.

A round is a seed and a case (a pair of heroes, a scenario), and every pair of bots plays it twice, once from either side; where
all players are on one side, every bot plays it once. A round is a function of its number, and its games are added to a file as
soon as they are there: a run that was stopped goes on where it was, and may be asked for more games later.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import permutations
from pathlib import Path
from time import perf_counter
from typing import Any

from tablee.gamekit.rules import RANDOM, Rules
from tablee.games import load
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game
from tablee.kernel.rng import Rng, key_of
from tablee.lab.players import known_as
from tablee.lab.rows import Row, writable
from tablee.lab.simulate import played
from tablee.lab.workers import Workers
from tablee.table.journal import check_seed

FORM = "tablee-tournament 1"


@dataclass(frozen=True)
class Plan:
    """What is played; games are counted by pair of bots, or by bot where all are on one side."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str = "0"
    options: dict[str, str] = field(default_factory=dict)
    players: int = 2
    most: int = 100_000


@dataclass(frozen=True)
class Played:
    """One game: which bot sat where, what each seat stands for in the table (a hero, a side, a scenario), and who won."""

    round: int
    seed: str
    case: str
    content: str
    bots: tuple[str, ...]
    columns: tuple[str, ...]
    sides: tuple[int, ...]
    first: int
    winners: tuple[int, ...] | None  # seats, or -1 where the game has won; none: it had no end
    length: int
    decisions: int
    fingerprint: str
    error: str = ""

    def share(self, side: int) -> float | None:
        """What a side got of it: 1, a half or 0; nothing where it had no end."""
        if self.winners is None or self.error:
            return None
        won = {self.sides[seat] for seat in self.winners if seat >= 0}
        return 0.5 if won >= {0, 1} or not self.winners else float(side in won)

    def at(self, seat: int) -> float:
        """What a seat got of a game that had an end."""
        return float(seat in self.winners) if self.winners else 0.5

    def row(self) -> Row:
        won = "" if self.winners is None else " ".join([str(one) for one in self.winners]) or "draw"
        texts = {name: " ".join(getattr(self, name)) for name in ("bots", "columns")}
        sides = " ".join([str(side) for side in self.sides])
        return {**asdict(self), **texts, "sides": sides, "winners": won}


# ---------------------------------------------------------------------- cases and sides
def sides_of(rules: Rules[Game], setup: dict[str, Any]) -> tuple[int, ...]:
    """The side of each seat: all are one where they play together, a seat may stand alone, others take turns."""
    seats = range(rules.seats(setup))
    if rules.together:
        return tuple([0 for _ in seats])
    if rules.levels is not None and rules.levels.seat:
        return tuple([int(seat == setup[rules.levels.seat]) for seat in seats])
    return tuple([seat % 2 for seat in seats])


def columns_of(rules: Rules[Game], setup: dict[str, Any], sides: Sequence[int]) -> tuple[str, ...]:
    """What each seat's result is put down under."""
    value = setup.get(rules.compared, "") if rules.compared else ""
    if isinstance(value, str) and value:
        return tuple([value for _ in sides])
    if isinstance(value, (list, tuple)) and len(value) == len(sides):
        return tuple([str(one) for one in value])
    alone = rules.levels.seat if rules.levels is not None else ""
    if alone:
        return tuple([alone if side else "heroes" for side in sides])
    return tuple([f"seat-{seat + 1}" for seat in range(len(sides))])


def cases(rules: Rules[Game], plan: Plan) -> list[dict[str, str]]:
    """Options of the rounds, in their order: all pairs of heroes both ways round, all scenarios, or always the same."""
    options = [one for one in rules.options if one.name == rules.compared]
    if not options:
        return [plan.options]
    (option,) = options
    said = [part.strip() for part in plan.options.get(option.name, "").split(",") if part.strip()]
    if not option.each:
        return [{**plan.options, option.name: value} for value in said or option.values]
    there = said or list(rules.rivals.ids() if rules.rivals is not None else option.values)
    if RANDOM in said or plan.players != 2 or len(set(there)) < 2:
        return [plan.options]
    pairs = list(permutations(there, 2))
    order = Rng(key_of(f"{plan.seed}/cases"), {}).shuffled(range(len(pairs)), "cases")
    return [{**plan.options, option.name: ",".join(pairs[n])} for n in order]


def rounds_of(rules: Rules[Game], plan: Plan) -> int:
    return plan.games if rules.together else plan.games // 2


# ---------------------------------------------------------------------- playing
@dataclass(frozen=True)
class Round:
    plan: Plan
    number: int
    options: dict[str, str]


def play_round(job: Round) -> list[Played]:
    plan, rules, seed = job.plan, load(job.plan.game), f"{job.plan.seed}/{job.number}"
    setup = rules.setup(job.options, plan.players, seed)
    content, sides = rules.content_hash(setup), sides_of(rules, setup)
    columns, case = columns_of(rules, setup, sides), job.options.get(rules.compared, "")
    games = []
    for pair in [(bot, bot) for bot in plan.bots] if rules.together else permutations(plan.bots, 2):
        bots = [pair[side] for side in sides]
        found = played(rules, setup, bots, seed, plan.most)
        names = tuple([known_as(bot, rules) for bot in bots])
        won = None if found.winners is None else winning(rules, found.winners, sides)
        rest = (found.first, won, found.turns, found.decisions, found.fingerprint, found.error)
        games.append(Played(job.number, seed, case, content, names, columns, sides, *rest))
    return games


def winning(rules: Rules[Game], winners: Sequence[str], sides: Sequence[int]) -> tuple[int, ...]:
    """Seats from what rules call winners: seats by number, or sides by name. Against a game nobody sits: -1."""
    if all([one.isdigit() for one in winners]):
        return tuple([int(one) for one in winners])
    alone = rules.levels.seat if rules.levels is not None else ""
    won = tuple([seat for seat, side in enumerate(sides) if (alone if side else "heroes") in winners])
    return won or (-1,)


@dataclass
class Tournament:
    plan: Plan
    names: tuple[str, ...]  # of the bots, in full
    together: bool
    games: list[Played] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def errors(self) -> list[str]:
        return [f"seed {one.seed}, {' '.join(one.bots)}: {one.error}" for one in self.games if one.error]

    def meetings(self) -> Iterator[list[Played]]:
        """Games that belong together: those of a round."""
        now: list[Played] = []
        for one in self.games:
            if now and one.round != now[0].round:
                yield now
                now = []
            now.append(one)
        if now:
            yield now


def play(
    plan: Plan,
    workers: Workers | None = None,
    file: Path | None = None,
    tell: Callable[[int, int, float], None] | None = None,
) -> Tournament:
    """`tell` hears how many games are done, of how many that were to be played, and in how many seconds."""
    rules, workers = load(plan.game), workers or Workers()
    workers.check()
    names = tuple([known_as(bot, rules) for bot in plan.bots])
    if len(set(names)) < len(names) or len(names) < (1 if rules.together else 2):
        raise SetupError(f"--seats {', '.join(plan.bots)}: at least two different bots are needed, each once")
    if plan.games < 1 or (plan.games % 2 and not rules.together):
        raise SetupError(f"--games {plan.games}: an even number, so that both have each side as often")
    listed = cases(rules, plan)
    first = rules.setup(listed[0], plan.players, check_seed(f"{plan.seed}/0"))
    if not rules.together and len(set(sides_of(rules, first))) < 2:
        raise SetupError(f"--players {plan.players}: a tournament has two sides")
    for options in listed:
        rules.setup(options, plan.players, plan.seed)
    made = Tournament(plan, names, rules.together)
    rounds = rounds_of(rules, plan)
    kept = read(file, made, rules, listed) if file is not None else []
    made.games = [one for one in kept if one.round < rounds]
    done = kept[-1].round + 1 if kept else 0
    jobs = [Round(plan, n, listed[n % len(listed)]) for n in range(done, rounds)]
    each, start = len(names) if rules.together else len(names) * (len(names) - 1), perf_counter()
    for n, games in enumerate(workers.map(play_round, jobs), 1):
        made.games += games
        if file is not None:
            add(file, games)
        if tell is not None:
            tell(n * each, len(jobs) * each, perf_counter() - start)
    made.seconds = perf_counter() - start
    return made


# ---------------------------------------------------------------------- the file
def header(made: Tournament, rules: Rules[Game]) -> dict[str, Any]:
    """What games must have in common to be counted together; how many there are may differ."""
    plan = made.plan
    about = {"seed": plan.seed, "bots": list(made.names), "setup": plan.options, "players": plan.players}
    return {"form": FORM, "game": plan.game, "rules": rules.version, **about, "most": plan.most}


def read(file: Path, made: Tournament, rules: Rules[Game], listed: Sequence[dict[str, str]]) -> list[Played]:
    """The rounds that the file has. A last line that was cut off is not counted; a file of something else is refused."""
    wanted = header(made, rules)
    if not file.exists():
        writable("--file", file)
        file.write_text(json.dumps(wanted) + "\n", encoding="utf-8")
        return []
    whole = file.read_bytes()
    lines = whole[: whole.rfind(b"\n") + 1].decode("utf-8", "replace").splitlines()
    try:
        found = json.loads(lines[0])
        if found["form"] != FORM:
            raise ValueError(found["form"])
        games = [game_of(one) for line in lines[1:] for one in json.loads(line)]
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise SetupError(f"{file} is no tournament: name another file, or delete it ({error})") from error
    other = [f"{name} {found[name]}" for name, value in wanted.items() if found.get(name) != value]
    if other:
        raise SetupError(f"{file} was made with {', '.join(other)}: name another file, or delete it")
    now: dict[tuple[str, str], str] = {}
    for one in games:
        at = (one.case, one.content)
        if at not in now:
            now[at] = rules.content_hash(rules.setup(listed[one.round % len(listed)], made.plan.players, one.seed))
        if now[at] != one.content:
            raise SetupError(f"{file} was played with other content ({one.seed}): name another file, or delete it")
    if len(whole) > sum([len(line.encode()) + 1 for line in lines]):
        file.write_text("".join([f"{line}\n" for line in lines]), encoding="utf-8")
    return games


def game_of(data: dict[str, Any]) -> Played:
    lists = {name: tuple(data[name]) for name in ("bots", "columns", "sides")}
    won = data["winners"]
    return Played(**{**data, **lists, "winners": None if won is None else tuple(won)})


def add(file: Path, games: Sequence[Played]) -> None:
    """One line a round: whoever is stopped while writing it loses that round alone."""
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps([asdict(one) for one in games]) + "\n")
