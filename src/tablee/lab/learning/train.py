"""Policy iteration: play, fit, and play with what was learned. Each round is kept, and training goes on from there."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from tablee.bots.net import WIDE, Trained, Weights, Whole
from tablee.games import load
from tablee.kernel.errors import SetupError
from tablee.lab.learning.batch import Batch, held_against
from tablee.lab.learning.gate import gate
from tablee.lab.learning.selfplay import Played, Table, some_games
from tablee.lab.learning.trial import trial

if TYPE_CHECKING:
    from tablee.lab.learning.fit import Learner, Seen

CHECKPOINT, BRAIN, GAMES = "checkpoint.npz", "brain.npz", "games-{:03}.npz"
CHUNK = 5  # games of a job
TRUST = 0.9  # lambda, where nothing else is said
KEPT = 12  # rounds that are learned from
RARE = 12  # a word that was seen less often is left out of what is played with
RATE, PASSES = 1e-3, 1.0  # of a round, over all moments that are kept
#: before anything is known results alone are trusted, and who does so must stop early, or knows them by heart
FIRST, ONCE = 5e-4, 0.7

Log = list[dict[str, Any]]


@dataclass(frozen=True)
class Plan:
    table: Table
    out: Path
    seed: str
    minutes: float
    games: int  # in a round
    processes: int
    rounds: int = 0  # 0: until time is up
    probe: int = 0  # games against the greedy bot after each round
    start: Path | None = None  # a folder to go on from
    others: tuple[Path, ...] = ()  # folders with games that were played elsewhere
    plain: int = -1  # from this round on a lost game is worth nothing, however near it came; -1: never
    trust: float = TRUST  # in how a game ended, against how moments on the way are judged by who has learned so far


def rounds_in(folder: Path) -> list[Path]:
    return sorted([path for path in folder.glob("games-*.npz") if re.fullmatch(r"games-\d+\.npz", path.name)])


def played(pool: Pool | None, plan: Plan, weights: Path | None, number: int) -> Played:
    """A round of games; the same whatever the number of processes."""
    seeds = [f"{plan.seed}/{number}/{n}" for n in range(plan.games)]
    jobs = [(plan.table, weights, tuple(seeds[at : at + CHUNK])) for at in range(0, len(seeds), CHUNK)]
    found = [some_games(job) for job in jobs] if pool is None else pool.map(some_games, jobs, chunksize=1)
    return Played(
        Batch.joined([one.batch for one in found]),
        sum([one.games for one in found]),
        [error for one in found for error in one.errors],
        [pair for one in found for pair in one.met],
        [side for one in found for side in one.sides],
    )


def playable(learner: Learner, games: Sequence[Batch], content: dict[str, str], log: Log) -> Weights:
    """What is played with: whole numbers, without words that were hardly ever said."""
    seen = Counter[str]()
    for batch in games:
        seen.update(dict(zip(batch.names, np.bincount(batch.ids, minlength=len(batch.names)).tolist())))
    names = [name for name in learner.names if name not in seen or seen[name] >= RARE]
    trained = learner.take()
    rows = [learner.names[name] for name in names]
    table = trained.table[rows] if rows else np.zeros((0, WIDE + 2), np.float32)
    return Weights(tuple(names), Whole.of(Trained(table, *trained[1:]), *log[-1]["curve"]), content, tuple(log))


def train(plan: Plan, tell: Callable[[dict[str, Any]], None]) -> Log:
    """Rounds until time is up, or as many as were asked for; what each came to."""
    check(plan)
    brain = load(plan.table.game).brain
    assert brain is not None
    # workers are forked before PyTorch is there: it starts threads and opens the device
    pool = get_context("fork").Pool(plan.processes) if plan.processes > 1 else None
    try:
        return rounds(plan, pool, brain.content(), tell)
    finally:
        if pool is not None:
            pool.terminate()
            pool.join()


def check(plan: Plan) -> None:
    rules = load(plan.table.game)
    if rules.brain is None:
        raise SetupError(f"{rules.id} has no learned judgement")
    if plan.games < 1:
        raise SetupError(f"{plan.games} games cannot be played; ask for 1 or more")
    if not 0 <= plan.trust <= 1:
        raise SetupError(f"--trust {round(100 * plan.trust)}: from 0 to 100 per cent")
    rules.setup(plan.table.options, plan.table.seats, plan.seed)
    for folder in (plan.start, *plan.others):
        if folder is not None and not folder.is_dir():
            raise SetupError(f"{folder}: there is no such folder with what training has left")


def rounds(plan: Plan, pool: Pool | None, content: dict[str, str], tell: Callable[[dict[str, Any]], None]) -> Log:
    start = perf_counter()
    from tablee.lab.learning.fit import Learner

    learner, log = Learner(int.from_bytes(plan.seed.encode()[:6], "big")), Log()
    plan.out.mkdir(parents=True, exist_ok=True)
    weights, kept = begin(plan, learner, log)
    first = log[-1]["round"] + 1 if log else 0
    longest, number = 0.0, first
    while not plan.rounds or number < first + plan.rounds:
        began = perf_counter()
        if number > first and began - start + longest > plan.minutes * 60:
            break
        found = played(pool, plan, weights, number)
        seconds = perf_counter() - began
        if not len(found.batch):
            raise SetupError(f"none of {plan.games} games could be learned from: {'; '.join(found.errors[:1])}")
        seen = learner.seen(found.batch)
        before = learner.error(seen)
        curve = held_against(learner.values(seen), found.batch.lengths, found.batch.results)
        if 0 <= plan.plain <= number:
            curve = 1.0, 0.0  # chances are what is learned
        kept = [*kept, seen][-KEPT:]
        if number == 2:  # by now the greedy bot's games say less than later ones
            kept = kept[1:] if not plan.others else kept
        found.batch.save(plan.out / GAMES.format(number))
        every = kept
        if 0 <= plan.plain <= number:
            every = [one._replace(batch=one.batch.plain()) for one in kept]
        fitting = perf_counter()
        if weights is None:
            learner.fit(every, 1.0, ONCE, FIRST)
        learner.fit(every, plan.trust, PASSES, RATE)
        row: dict[str, Any] = {
            "round": number,
            "device": learner.device,
            "games": found.games,
            "moments": len(found.batch),
            "errors": found.errors,
            "before": round(before, 4),
            "after": round(learner.error(seen), 4),
            "words": len(learner.names),
            "curve": [round(n, 4) for n in curve],
            "playing": round(seconds, 1),
            "fitting": round(perf_counter() - fitting, 1),
        }
        if found.met:  # played with what was learned before this round
            row["met"] = len(found.met)
            row["met_won"], row["met_par"] = [round(sum(part) / len(part), 3) for part in zip(*found.met)]
            for side in sorted({side for side in found.sides if side}):
                won = [won for (won, _), of in zip(found.met, found.sides) if of == side]
                row.setdefault("sides", {})[side] = {"met": len(won), "won": round(sum(won) / len(won), 3)}
        log.append(row)
        weights = keep(plan, learner, kept, content, log)
        if plan.probe:
            held = trial if load(plan.table.game).together else gate
            row["won"] = round(
                held(plan.table, str(weights), "greedy", plan.probe, f"{plan.seed}/probe", pool).share, 3
            )
            keep(plan, learner, kept, content, log)
        row["seconds"] = round(perf_counter() - start, 1)
        tell(row)
        longest = max(longest, perf_counter() - began)
        number += 1
    return log


def begin(plan: Plan, learner: Learner, log: Log) -> tuple[Path | None, list[Seen]]:
    """Where it goes on: what is played with next, and the games to learn from besides."""
    games = [Batch.load(path) for folder in plan.others for path in rounds_in(folder)]
    if plan.start is None:
        return None, [learner.seen(batch) for batch in games]
    if not (plan.start / CHECKPOINT).is_file():
        raise SetupError(f"{plan.start}: there is no {CHECKPOINT} to go on from")
    log += json.loads(learner.load(plan.start / CHECKPOINT))
    games += [Batch.load(path) for path in rounds_in(plan.start)[-KEPT + 1 :]]
    return plan.start / BRAIN, [learner.seen(batch) for batch in games]


def keep(plan: Plan, learner: Learner, kept: Sequence[Seen], content: dict[str, str], log: Log) -> Path:
    """The checkpoint, and what can be played with: one under its own name for each round, and the last one."""
    learner.save(plan.out / CHECKPOINT, json.dumps(log))
    weights = playable(learner, [seen.batch for seen in kept], content, log)
    path = plan.out / f"brain-{log[-1]['round']:03}.npz"
    weights.save(path)
    weights.save(plan.out / BRAIN)
    old: Sequence[Path] = rounds_in(plan.out)[:-KEPT]
    for one in old:
        one.unlink()
    return path
