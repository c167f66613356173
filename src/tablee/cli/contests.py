"""What is held against each other: bots in tournaments, changed figures beside the printed ones."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.cli.base import Lang, Whole, default_lang, out, seats_of, told, words
from tablee.cli.boards import with_boards
from tablee.cli.figures import Progress, figure
from tablee.games import load
from tablee.kernel.errors import SetupError

if TYPE_CHECKING:
    from tablee.lab.standings import Duel, Rated, Share, Standings
    from tablee.lab.whatif import Answer


class Bar:
    """Progress on standard error where somebody looks."""

    def __init__(self, lang: Lang, silent: bool) -> None:
        self.lang, self.silent = lang, silent or not sys.stderr.isatty()
        self.bar: Progress | None = None

    def __call__(self, done: int, of: int, seconds: float) -> None:
        if not self.silent:
            self.bar = self.bar or Progress(of, self.lang)
            self.bar(done, seconds)

    def end(self) -> None:
        if self.bar is not None:
            self.bar.end()


def seats_in(game: str, setup: dict[str, str]) -> int:
    """As many as the setup asks for, or as few as can play."""
    text = setup.get("players", "")
    return int(text) if text.isdigit() else load(game).players[0]


def tournament(
    game: str,
    *,
    seats: str = "bot:easy,bot:greedy",
    games: Whole = 100,
    seed: str = "0",
    file: Path | None = None,
    report: Path | None = None,
    rows: Path | None = None,
    max_decisions: Whole = 100_000,
    processes: Whole = 0,
    ray: str = "",
    json: bool = False,
    lang: Lang | None = None,
    **setup: str,
) -> None:
    """Let bots meet each other on the same seeds with sides swapped, and say how strong each is and how sure that is.

    Examples of use:
        tablee tournament dice-throne --games 400 --report duel.html
        tablee tournament dice-throne --games 400 --heroes ninja,monk --rows a.csv
        tablee tournament champions --games 60 --seats bot:random,bot:thrifty
        tablee tournament dungeon-dice --games 40 --seats bot:random,bot:easy
        tablee tournament super-dungeon --games 4 --seats bot:random,bot:thrifty

    Parameters
    ----------
    game
        dice-throne, dungeon-dice, super-dungeon or champions (see `tablee games`).
    seats
        The bots, each once. bot:MODULE:CLASS is a bot of your own, bot:FILE.npz one that plays with these weights.
    games
        Of each pair of bots, half of them with sides swapped; in champions of each bot, all against the same games.
    seed
        Round i has the seed SEED/i: the same figures every time, whatever the number of processes.
    file
        Keeps every game as soon as its round is over (JSON lines); a run that was stopped goes on from there, and so does
        one that is asked for more games.
    report
        Writes an HTML page with plots, in one file that needs no network.
    setup
        Options of the game's setup. --heroes of dice-throne: all pairs of these (of all, if left out); --scenario of
        champions: each of these.
    """
    from tablee.lab.players import named
    from tablee.lab.rows import check_rows, writable, write_rows
    from tablee.lab.standings import Standings
    from tablee.lab.tournament import Plan, play
    from tablee.lab.workers import Workers

    check_rows(rows)
    if report is not None:
        writable("--report", report)
    if max_decisions < 1:
        raise SetupError(f"--max-decisions {max_decisions}: at least 1 is needed")
    speak, options = lang or default_lang(), with_boards(game, setup)
    plan = Plan(game, named(seats_of(seats)), games, seed, options, seats_in(game, setup), max_decisions)
    bar = Bar(speak, json)
    try:
        made = play(plan, Workers(processes, ray), file, bar)
    finally:
        bar.end()
    if rows is not None:
        write_rows(rows, [one.row() for one in made.games])
    found = Standings(made)
    if report is not None:
        from tablee.cli.page import page

        report.write_text(page(found, speak), encoding="utf-8")
    told(found.data(), made.errors, json, lambda: standing_lines(found, speak))


def percent(share: float, lang: Lang) -> str:
    return figure(f"{100 * share:.1f}", lang)


def sure(share: Share, lang: Lang) -> dict[str, str]:
    """A share as messages take it."""
    edges = {"low": percent(share.low, lang), "high": percent(share.high, lang)}
    return {"share": percent(share.share, lang), **edges, "games": f"{share.games}"}


def signed(points: float) -> str:
    return f"{points:+.0f}".replace("-", "−") if round(points) else "0"


def rating(one: Rated, lang: Lang) -> str:
    say = words(lang).say
    if one.low is None or one.high is None:
        return say("cmd-elo-few", elo=signed(one.elo))
    return say("cmd-elo", elo=signed(one.elo), low=signed(one.low), high=signed(one.high))


def pair_line(duel: Duel, together: bool, lang: Lang) -> str:
    counts = {"only": f"{duel.only_one}", "others": f"{duel.only_other}"}
    about = {"one": duel.one, "other": duel.other, **sure(duel.share, lang), **counts}
    say = words(lang).say
    return say("cmd-tournament-apart", **about) if together else say("cmd-tournament-pair", **about)


def standing_lines(found: Standings, lang: Lang) -> list[str]:
    say, made = words(lang).say, found.made
    about = {"n": f"{len(made.games)}", "game": made.plan.game, "bots": ", ".join(made.names)}
    lines = [say("cmd-tournament-games", **about, seconds=figure(f"{made.seconds:.1f}", lang))]
    wide = max([len(one.name) for one in found.rated])
    for one in found.rated:
        against = say("cmd-tournament-average", share=percent(one.share, lang), games=f"{one.games}")
        lines.append(f"  {one.name:{wide}}  {rating(one, lang):32} {against}")
    lines += [pair_line(duel, made.together, lang) for duel in found.duels]
    lines += table_lines(found, lang)
    if found.first is not None:
        lines.append(say("cmd-tournament-first", **sure(found.first, lang)))
    data = found.data()
    lines.append(say("cmd-tournament-left", open=f"{data['unfinished']}", errors=f"{len(made.errors)}"))
    return [*lines, *[f"  {error}" for error in made.errors], say("cmd-sim-print", print=data["fingerprint"])]


def table_lines(found: Standings, lang: Lang) -> list[str]:
    """Bots beside each other, a line for each column: there may be many."""
    say, bots = words(lang).say, found.made.names
    wide, cell = max([len(column) for column in found.columns], default=0), max([18, *[len(bot) for bot in bots]])
    lines = [say("cmd-tournament-table"), f"  {'':{wide}}  " + "".join([f"{bot:>{cell}} " for bot in bots]).rstrip()]
    for column in found.columns:
        cells = []
        for bot in bots:
            at = found.table.get((bot, column))
            text = f"{100 * at.share:.0f} ({100 * at.low:.0f}-{100 * at.high:.0f})" if at is not None else "-"
            cells.append(f"{text:>{cell}} ")
        lines.append(f"  {column:{wide}}  {''.join(cells).rstrip()}")
    return lines


def whatif(
    game: str,
    *,
    change: Path | None = None,
    figures: str = "",
    games: Whole = 400,
    seats: str = "bot:greedy",
    seed: str = "0",
    rows: Path | None = None,
    max_decisions: Whole = 100_000,
    processes: Whole = 0,
    ray: str = "",
    json: bool = False,
    lang: Lang | None = None,
    **setup: str,
) -> None:
    """Change figures of content, a cost, a damage, a limit, and see beside the printed game what comes of it.

    Examples of use:
        tablee whatif dice-throne --figures barbarian
        tablee whatif champions --figures rhino
        tablee whatif dice-throne --change stronger.toml --games 400
        tablee whatif dice-throne --change stronger.toml --games 60 --heroes ninja

    Parameters
    ----------
    game
        dice-throne or champions.
    change
        A small TOML file, e.g. with the lines [barbarian.smack.1] and damage = [5, 7, 9].
    figures
        Lists what can be changed of a hero or a set of cards, as it is printed, instead of playing.
    games
        As printed and as many as changed, on the same seeds.
    seats
        Bots in seat order, repeated as needed.
    seed
        Pair i has the seed SEED/i: the same figures every time, whatever the number of processes.
    setup
        Options of the game's setup. --heroes of dice-throne: whom the changed hero meets in turn, all others if left out.
    """
    from tablee.lab.players import named
    from tablee.lab.rows import check_rows, write_rows
    from tablee.lab.whatif import Question, changes_of, compare, read
    from tablee.lab.workers import Workers

    changes = changes_of(load(game))
    if figures:
        for name, printed in changes.figures(figures).items():
            out(f"{name} = {printed}")
        return
    if change is None:
        raise SetupError("--change FILE is missing: a TOML file with the figures to change (--figures lists them)")
    check_rows(rows)
    if max_decisions < 1:
        raise SetupError(f"--max-decisions {max_decisions}: at least 1 is needed")
    speak = lang or default_lang()
    bots, players = named(seats_of(seats)), seats_in(game, setup)
    asked = Question(game, bots, games, seed, setup, players, max_decisions, change=read(change))
    bar = Bar(speak, json)
    try:
        found = compare(asked, Workers(processes, ray), bar)
    finally:
        bar.end()
    if rows is not None:
        write_rows(rows, found.rows())
    told(found.data(), found.errors, json, lambda: answer_lines(found, speak))


def answer_lines(found: Answer, lang: Lang) -> list[str]:
    say, data = words(lang).say, found.data()
    whose = ", ".join(found.subjects) or say("cmd-whatif-players")
    lines = [say("cmd-whatif-games", n=f"{len(found.pairs)}", game=found.asked.game, bots=", ".join(found.bots))]
    lines.append(say("cmd-whatif-change", change=found.asked.change))
    for form in (0, 1):
        share, low, high = [percent(one, lang) for one in found.shares(form)]
        lines.append(
            say("cmd-whatif-won", form="changed" if form else "printed", whose=whose, share=share, low=low, high=high)
        )
    points = [figure(f"{100 * one:+.1f}".replace("-", "−"), lang) for one in found.difference]
    lines.append(say("cmd-whatif-difference", points=points[0], low=points[1], high=points[2]))
    turns = [figure(f"{one:+.1f}".replace("-", "−"), lang) for one in found.longer]
    unit = load(found.asked.game).presentation.unit
    lines.append(say("cmd-whatif-longer", n=turns[0], low=turns[1], high=turns[2], unit=unit))
    lines.append(say("cmd-whatif-verdict", verdict=found.verdict, whose=whose))
    lines.append(say("cmd-tournament-left", open=f"{data['unfinished']}", errors=f"{len(found.errors)}"))
    return [*lines, *[f"  {error}" for error in found.errors]]
