"""What is reckoned: simulated games, exact odds."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from tablee.cli.base import Lang, Whole, default_lang, out, seats_of, told, words
from tablee.cli.boards import use_boards, with_boards
from tablee.games import load
from tablee.kernel.errors import SetupError


def sim(
    game: str,
    *,
    games: Whole = 100,
    seed: str = "0",
    seats: str = "bot:random",
    max_decisions: Whole = 100_000,
    processes: Whole = 0,
    json: bool = False,
    matrix: bool = False,
    file: Annotated[Path | None, Parameter(name="--out")] = None,
    rows: Path | None = None,
    ray: str = "",
    lang: Lang | None = None,
    **setup: str,
) -> None:
    """Simulate games between bots and report lengths, winners and speed; or (`--matrix`) let all heroes meet each other.

    Examples of use:
        tablee sim dice-throne --games 2000 --seed 1
        tablee sim dice-throne --games 100 --seats bot:greedy,bot:random --json
        tablee sim dice-throne --games 50 --heroes monk,random --rows games.csv
        tablee sim champions --games 100 --players 2 --scenario klaw
        tablee sim dungeon-dice --games 1000 --players 4 --seats bot:greedy
        tablee sim super-dungeon --games 50 --seats bot:greedy,bot:cunning
        tablee sim dice-throne --matrix --games 4 --heroes ninja,monk,thor

    Parameters
    ----------
    game
        dice-throne, dungeon-dice, super-dungeon or champions (see `tablee games`).
    games
        How many; with --matrix of each pair, half of them with sides swapped.
    seed
        Game i has the seed SEED/i: the same figures every time, whatever the number of processes.
    seats
        Bots in seat order, repeated as needed: bot:random, bot:thrifty, bot:easy, bot:greedy; for super-dungeon also
        bot:plain and bot:cunning, a Consul (the last seat) that plays worse or better than bot:greedy. bot:MODULE:CLASS is
        a bot of your own, bot:FILE.npz one that plays with these weights.
    matrix
        All pairs of heroes (or of those that --heroes names), each hero's strength, and beside it what people's games say.
    file
        With --matrix: writes FILE.json and FILE.csv after each pair; a run that was stopped goes on from there.
    setup
        Options of the game's setup, e.g. --heroes barbarian,paladin or --heroes she-hulk:justice --scenario ultron.
    """
    from tablee.lab.players import named
    from tablee.lab.rows import check_rows, write_rows
    from tablee.lab.simulate import simulate

    bots = named(seats_of(seats))
    if max_decisions < 1:
        raise SetupError(f"--max-decisions {max_decisions}: at least 1 is needed")
    speak = lang or default_lang()
    if matrix:
        from tablee.cli.balance import all_pairs

        if rows is not None:
            raise SetupError("--rows goes without --matrix, which writes its table to --out")
        all_pairs(game, games, seed, bots, setup, max_decisions, processes, file, json, speak, ray)
        return
    check_rows(rows)
    if file is not None:
        raise SetupError("--out goes with --matrix")
    bar = Progress(games, speak) if not json and sys.stderr.isatty() else None
    report = simulate(
        game,
        games,
        seed,
        bots,
        with_boards(game, setup),
        max_decisions,
        processes,
        progress=bar,
        ray=ray,
    )
    if bar is not None:
        bar.end()
    if rows is not None:
        write_rows(rows, report.rows())
    data = report.data()
    told(data, data["errors"], json, lambda: sim_lines(report, data, speak))


def sim_lines(report: Any, data: dict[str, Any], lang: Lang = "en") -> list[str]:
    from tablee.lab.simulate import interval

    say, length = words(lang).say, data["length"]
    won, of = report.first_player()
    low, high = interval(won, of)
    lines = [
        say(
            "cmd-sim-games",
            n=f"{data['games']}",
            game=report.game,
            bots=", ".join(report.bots),
            decisions=f"{data['decisions']}",
            seconds=figure(data["seconds"], lang),
            rate=figure(data["decisions_per_second"], lang),
            pace=figure(data["games_per_second"], lang),
        ),
        say(
            "cmd-sim-length",
            mean=figure(f"{length['mean']:.1f}", lang),
            unit=load(report.game).presentation.unit,
            shortest=f"{length['shortest']}",
            longest=f"{length['longest']}",
            draws=f"{data['draws']}",
            unfinished=f"{data['unfinished']}",
            errors=f"{len(data['errors'])}",
        ),
        say(
            "cmd-sim-wins",
            wins=", ".join(say("cmd-sim-counted", what=side, kinds=f"{n}") for side, n in data["wins"].items())
            or say("cmd-sim-none"),
        ),
    ]
    if of:
        percents = {"percent": 100 * won / of, "low": 100 * low, "high": 100 * high}
        shown = {name: figure(f"{value:.1f}", lang) for name, value in percents.items()}
        lines.append(say("cmd-sim-first", won=f"{won}", of=f"{of}", **shown))
    for hero, (w, n) in report.win_rates().items():
        low, high = interval(w, n)
        share = figure(f"{100 * w / n:5.1f}", lang)
        among = say("cmd-sim-of", n=f"{n}", low=f"{100 * low:.0f}", high=f"{100 * high:.0f}")
        lines.append(f"  {hero:16} {share} % {'#' * round(30 * w / n):<30} {among}")
    counted: dict[str, list[str]] = {}
    for what, n in data["counts"].items():  # "offers made: help"
        group, _, kind = what.partition(": ")
        counted.setdefault(group, []).append(f"{kind} {n}")
    lines += [say("cmd-sim-counted", what=group, kinds=", ".join(kinds)) for group, kinds in counted.items()]
    lines += [f"  {error}" for error in data["errors"]]
    lines.append(say("cmd-sim-print", print=data["fingerprint"]))
    return lines


def figure(n: float | str, lang: Lang) -> str:
    """With the comma where a language has one."""
    return f"{n}".replace(".", ",") if lang == "fr" else f"{n}"


class Progress:
    """One line on standard error that says how much is done and how long the rest will take."""

    def __init__(self, games: int, lang: Lang) -> None:
        self.games, self.say, self.wide = games, words(lang).say, 0

    def __call__(self, done: int, seconds: float) -> None:
        left = round(seconds * (self.games - done) / done)
        said = self.say("cmd-progress-seconds", n=f"{left}")
        if left >= 60:
            said = self.say("cmd-progress-minutes", n=f"{left // 60}", s=f"{left % 60:02}")
        line = self.say("cmd-progress", done=f"{done}", of=f"{self.games}", left=said)
        sys.stderr.write(f"\r{line:{self.wide}}")
        sys.stderr.flush()
        self.wide = len(line)

    def end(self) -> None:
        """The report takes its place."""
        sys.stderr.write(f"\r{'':{self.wide}}\r")
        sys.stderr.flush()


def odds(
    game: str,
    hero: str,
    *,
    dice: str,
    rolls: Whole = 2,
    levels: str = "",
    lang: Lang | None = None,
) -> None:
    """Exact chance of each ability under the best policy for it, and the best keep.

    For dice-throne. At the table, the command odds answers in dungeon-dice, too, and super-dungeon has chances beside its choices.

    Examples of use:
        tablee odds dice-throne gunslinger --dice 1,1,4,6,2 --rolls 2
        tablee odds dice-throne gunslinger --dice 1,1,4,6,2 --levels showdown=2

    Parameters
    ----------
    game
        dice-throne.
    hero
        Id of a hero.
    dice
        The five dice one holds.
    rolls
        Re-rolls left.
    levels
        Slots that are upgraded, e.g. revolver=2,duel=2.
    """
    from tablee.lab.odds import odds_lines

    use_boards(game, None)
    for line in odds_lines(game, hero, dice, rolls, levels, lang or default_lang()):
        out(line)
