"""`tablee sim --matrix`: all heroes against each other, as a table."""

from __future__ import annotations

import sys
from pathlib import Path

from tablee.cli.base import Lang, told, words
from tablee.cli.figures import Progress
from tablee.kernel.errors import SetupError
from tablee.lab.matrix import Matrix, play, widest


def all_pairs(
    game: str,
    games: int,
    seed: str,
    bots: tuple[str, ...],
    setup: dict[str, str],
    most: int,
    processes: int,
    file: Path | None,
    as_json: bool,
    lang: Lang,
    ray: str = "",
) -> None:
    heroes = tuple([hero.strip() for hero in setup.pop("heroes", "").split(",") if hero.strip()])
    if setup:
        raise SetupError(f"--matrix is played as usual: it goes with --heroes, not with --{next(iter(setup))}")
    bars: list[Progress] = []

    def tell(done: int, of: int, seconds: float) -> None:
        if not bars:
            bars.append(Progress(of * games, lang))
        bars[0](done * games, seconds)

    found = play(game, games, seed, bots, heroes, most, processes, file, tell if sys.stderr.isatty() else None, ray)
    for bar in bars:
        bar.end()
    told(found.data(), found.errors, as_json, lambda: lines(found, lang))


def lines(matrix: Matrix, lang: Lang) -> list[str]:
    """The table in per cent, then the standings beside people's figures."""
    say, standings = words(lang).say, matrix.standings()
    order = [one.hero for one in standings]
    wide = max([len(hero) for hero in order])
    about = {"n": f"{len(matrix.pairs)}", "game": matrix.game, "games": f"{matrix.games}"}
    interval = f"{100 * widest(matrix.pairs):.0f}"
    found = [
        say("cmd-matrix-pairs", **about, bots=", ".join(matrix.bots), wide=interval),
        f"{'':{wide + 4}}" + "".join([f"{n:>4}" for n in range(1, len(order) + 1)]),
    ]
    for n, hero in enumerate(order, 1):
        cells = [matrix.cell(hero, other) for other in order]
        found.append(
            f"{n:>3} {hero:{wide}}" + "".join([f"{100 * won / of:4.0f}" if of else "   -" for won, of in cells])
        )
    heads = [say(f"cmd-matrix-{column}") for column in ("strength", "won", "people")]
    found += ["", f"{'':{wide + 4}}  {heads[0]:<30}{heads[1]:<26}{heads[2]}"]
    for n, one in enumerate(standings, 1):
        share = f"{100 * one.share:5.1f} % {'#' * round(20 * one.share)}"
        won = f"{100 * one.won / one.decided:5.1f} % ({100 * one.low:.0f}-{100 * one.high:.0f})" if one.decided else "-"
        told = f"{100 * one.people:5.1f} %" if one.people is not None else "-"
        found.append(f"{n:>3} {one.hero:{wide}}  {share:<30}{won:<26}{told}")
    for which, (rank, n) in matrix.correlations().items():
        figure = f"{rank:.2f}" if rank is not None else say("cmd-matrix-few")
        found.append(say("cmd-matrix-rank", which=which, n=f"{n}", found=figure))
    left = {"drawn": sum([p.drawn for p in matrix.pairs]), "open": sum([p.unfinished for p in matrix.pairs])}
    found.append(say("cmd-matrix-left", errors=f"{len(matrix.errors)}", **{name: f"{n}" for name, n in left.items()}))
    return found + [f"  {error}" for error in matrix.errors]
