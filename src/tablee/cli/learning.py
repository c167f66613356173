"""How bots learn, and whether they have: `tablee train`, `tablee gate`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from tablee.cli.base import Lang, Whole, default_lang, out, seats_of, told, words
from tablee.cli.figures import Progress, figure
from tablee.games import load
from tablee.kernel.errors import SetupError

if TYPE_CHECKING:
    from tablee.lab.learning.gate import Report
    from tablee.lab.learning.trial import Trial


def workers(processes: int) -> int:
    from os import cpu_count

    if processes < 0:
        raise SetupError(f"--processes {processes}: 0 means one for each core")
    return processes or cpu_count() or 1


def learnable(game: str) -> None:
    """Said before anything is imported that only learning wants."""
    if load(game).brain is None:
        raise SetupError(f"{game} has no learned judgement")
    from importlib.util import find_spec

    if find_spec("numpy") is None:
        raise SetupError("NumPy is not installed; this brings it along: pip install 'tablee[play]'")


def train(
    game: str,
    *,
    minutes: Whole = 60,
    rounds: Whole = 0,
    games: Whole = 1200,
    processes: Whole = 0,
    seed: str = "0",
    start: Annotated[Path | None, Parameter(name="--from")] = None,
    others: Annotated[str, Parameter(name="--with")] = "",
    folder: Annotated[Path | None, Parameter(name="--out")] = None,
    probe: Whole = 0,
    players: Whole = 2,
    plain: Annotated[int, Parameter(name="--plain-from")] = -1,
    trust: Whole = 90,
    mates: str = "",
    taught: Whole = 0,
    lang: Lang | None = None,
    **setup: str,
) -> None:
    """Teach a bot to judge: it plays against itself, learns from what came of it, and plays on with what it has learned.

    Examples of use:
        tablee train dice-throne --minutes 60 --out learned
        tablee train dice-throne --minutes 60 --from learned --out learned
        tablee train dungeon-dice --players 4 --minutes 60
        tablee train super-dungeon --mates cunning --trust 99 --minutes 60

    Parameters
    ----------
    game
        A game whose moments are told in words: dice-throne, dungeon-dice, champions, super-dungeon.
    minutes
        No round is begun that would end later, but one is always played.
    rounds
        Stop after so many rounds; 0: until time is up.
    games
        In a round. Half a second of a core each.
    seed
        Game i of round r has the seed SEED/r/i.
    start
        A folder that training has left: goes on from its checkpoint, and learns from its last games, too.
    others
        Folders with games that were played elsewhere, separated by commas: they are learned from in the first rounds.
    folder
        Where each round leaves its checkpoint, its games and what can be played with; "learned" if left out.
    probe
        So many games against bot:greedy after each round.
    players
        At the table.
    plain
        Where all win or lose together, a lost game is worth the more, the nearer it came: else nothing could be learned where
        hardly any is won. From this round on it is worth nothing: what is judged is then the chance to win. -1: never.
    trust
        Per cent: how much a moment is to be judged by the end of its game, and not by how the next moment is judged so far. What
        is known of the end fades with each moment on the way; 100 looks at nothing else.
    mates
        A bot that takes about every other seat, such as greedy: games are shorter, and those who learn meet others, too. Where
        sides are different, it takes one side or the other in two games of three.
    taught
        So many of a hundred decisions are left to bot:greedy: for the first rounds of a game at which hardly any is won.
    setup
        Options of the game's setup, e.g. --heroes barbarian,random; if left out, heroes are drawn for each game.
    """
    learnable(game)
    from tablee.lab.learning.selfplay import Table
    from tablee.lab.learning.train import Plan
    from tablee.lab.learning.train import train as begin

    where = folder or Path("learned")
    speak = lang or default_lang()
    if minutes < 1:
        raise SetupError(f"--minutes {minutes}: at least 1 is needed")
    plan = Plan(
        Table(game, players, setup, mates, taught),
        where,
        seed,
        minutes,
        games,
        workers(processes),
        rounds,
        probe,
        start,
        tuple([Path(one) for one in seats_of(others)]),
        plain=plain,
        trust=trust / 100,
    )

    say = words(speak).say

    def tell(row: dict[str, Any]) -> None:
        shown = {name: figure(row[name], speak) for name in ("before", "after", "playing", "fitting", "seconds")}
        counted = {name: f"{row[name]}" for name in ("round", "games", "moments", "words", "device")}
        out(say("cmd-train-round", errors=f"{len(row['errors'])}", **shown, **counted))
        if "met" in row:
            won, par = [figure(f"{100 * row[name]:.1f}", speak) for name in ("met_won", "met_par")]
            alone = "alone" if load(game).together else "mates"
            out("  " + say("cmd-train-met", games=f"{row['met']}", won=won, par=par, which=alone))
            for side, found in row.get("sides", {}).items():
                out(
                    f"    {side:16} "
                    + say("cmd-train-side", games=f"{found['met']}", won=figure(f"{100 * found['won']:.1f}", speak))
                )
        if "won" in row:
            out("  " + say("cmd-train-won", share=figure(f"{100 * row['won']:.1f}", speak), games=f"{probe}"))
        for error in row["errors"][:3]:
            out(f"  {error}")
        sys.stdout.flush()

    begin(plan, tell)
    out(say("cmd-train-done", file=str(where / "brain.npz")))


def gate(
    game: str,
    weights: str,
    *,
    against: str = "greedy",
    games: Whole = 2000,
    players: Whole = 0,
    side: str = "",
    foes: str = "greedy",
    seed: str = "gate",
    processes: Whole = 0,
    json: bool = False,
    lang: Lang | None = None,
    **setup: str,
) -> None:
    """Let one bot play another, each game twice with sides swapped, and say how sure it is that it is stronger. Where all
    win or lose together, or one side of two is asked about, both play the same seeds against the same opposition.

    Examples of use:
        tablee gate dice-throne learned/brain.npz --games 2000
        tablee gate dice-throne learned/brain.npz --against easy --games 400
        tablee gate dungeon-dice learned/brain.npz --players 4 --games 2000
        tablee gate champions learned/brain.npz --games 600
        tablee gate super-dungeon learned/brain.npz --side heroes --games 600
        tablee gate super-dungeon learned/brain.npz --side consul --games 600

    Parameters
    ----------
    game
        dice-throne, dungeon-dice, champions, super-dungeon.
    weights
        A file of weights, as `tablee train` leaves it, or the name of a bot.
    against
        The same for the opponent.
    games
        A multiple of the number of players. Under 2000 the answer swings by several points.
    players
        At the table: as few as can play if left out. Where there are more than two, the bot takes each seat in turn among
        others; fellows are all the same bot.
    side
        Where sides are different, which one is compared: heroes or consul, in super-dungeon. Left out, a game of two seats
        is played on both.
    foes
        Who plays the other side, against either bot.
    seed
        Pair i has the seed SEED/i: the same figures every time, whatever the number of processes.
    setup
        Options of the game's setup, e.g. --heroes barbarian,random; if left out, heroes are drawn for each pair.
    """
    learnable(game)
    from multiprocessing import get_context

    from tablee.lab.learning.gate import gate as held
    from tablee.lab.learning.selfplay import Table
    from tablee.lab.learning.trial import trial

    count, speak = workers(processes), lang or default_lang()
    bar = Progress(games, speak) if not json and sys.stderr.isatty() else None
    from time import perf_counter

    start = perf_counter()

    def tell(done: int) -> None:
        if bar is not None:
            bar(done, perf_counter() - start)

    together = load(game).together
    table = Table(game, players or (1 if together else 2), setup, side=side, foes=foes)
    by_side = together or bool(side)
    pool = get_context("spawn").Pool(count) if count > 1 else None
    report: Report | Trial
    try:
        report = (trial if by_side else held)(table, weights, against, games, seed, pool, tell)
    finally:
        if pool is not None:
            pool.terminate()
            pool.join()
    if bar is not None:
        bar.end()
    data = report.data()
    told(data, data["errors"], json, lambda: gate_lines(report, speak))


def gate_lines(report: Report | Trial, lang: Lang) -> list[str]:
    from tablee.lab.learning.gate import Report

    say, data = words(lang).say, report.data()

    def percent(share: float) -> str:
        return figure(f"{100 * share:.1f}", lang)

    low, high = report.interval
    lines = [
        say(
            "cmd-gate" if isinstance(report, Report) else "cmd-gate-together",
            bot=report.bot,
            against=report.against,
            games=f"{data['games']}",
            apart=f"{data.get('apart', 0)}",
            share=percent(report.share),
            low=percent(low),
            high=percent(high),
        ),
        say("cmd-gate-passed" if report.passed else "cmd-gate-failed", bot=report.bot, against=report.against),
    ]
    if report.strange:
        lines.append(say("cmd-gate-strange", bot=report.bot, what=", ".join(report.strange)))
    if not isinstance(report, Report):
        for case, both in report.cases().items():
            told = [percent(one[part]) for one in both for part in ("share", "low", "high")]
            rates = dict(zip(("won", "low", "high", "other", "least", "most"), told))
            lines.append(f"  {case:16} " + say("cmd-gate-case", games=f"{both[0]['of']}", **rates))
        return lines + [f"  {error}" for error in data["errors"]]
    for hero, (won, usual, games) in report.heroes().items():
        lines.append(
            f"  {hero:16} "
            + say("cmd-gate-hero", won=f"{percent(won):>5}", control=f"{percent(usual):>5}", games=f"{games}")
        )
    return lines + [f"  {error}" for error in data["errors"]]
