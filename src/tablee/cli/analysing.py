"""What a finished game says: `tablee analyse`."""

from __future__ import annotations

import sys
from pathlib import Path

from tablee.cli.base import Lang, default_lang, dumps, out
from tablee.cli.figures import Progress
from tablee.games import load


def analyse(file: Path, *, json: bool = False, lang: Lang | None = None) -> None:
    """Analyse a finished game: a graph of the chances to win, what luck did and what choices did, and what would have been better.

    Examples of use:
        tablee analyse game.journal
        tablee analyse game.journal --lang fr
        tablee analyse game.journal --json

    Parameters
    ----------
    file
        A journal, as `tablee play` saves it. The game must be over, and have learned judgement: dice-throne has.
    json
        One JSON object instead of a report; chances are out of "of".
    """
    from time import perf_counter

    from tablee.table import journal as journals
    from tablee.table import saves
    from tablee.table.analysis import analyse as judge
    from tablee.terminal.analysis import Teller
    from tablee.terminal.speaker import Speaker
    from tablee.terminal.style import Style

    speak = lang or default_lang()
    journal = journals.read(saves.read_file(file))
    bar, start = None, perf_counter()
    if not json and sys.stderr.isatty():
        bar = Progress(len(journal.entries), speak)

    def tell(done: int, of: int) -> None:
        if bar is not None:
            bar(done, perf_counter() - start)

    try:
        found, game = judge(journal, tell)
    finally:
        if bar is not None:
            bar.end()
    rules = load(journal.header.game)
    speaker = Speaker(rules, journal.header.setup, speak)
    speaker.look(rules.view(game, -1))
    teller = Teller(found, speaker, game)
    if json:
        told = {"seats": speaker.seat_names, **found.data(teller.words)}
        out(dumps(told))
        return
    style = Style(plain=not sys.stdout.isatty())
    for line in teller.lines():
        for part in [line] if "|" in line[:8] else style.wrap(line):
            out(part)
