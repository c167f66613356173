"""What is kept of games: journals, saved games, campaign logs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from tablee.cli.base import Lang, Whole, default_lang, explained, out, words
from tablee.games import GAMES, load
from tablee.kernel.errors import JournalError


def replay(file: Path, *, verify: bool = False, to: Whole = -1, lang: Lang | None = None) -> None:
    """Replay a journal: show its log, the table after a number of choices, or verify every fingerprint.

    Examples of use:
        tablee replay game.journal
        tablee replay game.journal --to 25
        tablee replay game.journal --verify

    Parameters
    ----------
    file
        A journal, as `tablee play` saves it.
    verify
        Play it again and compare; says the first line that does not fit.
    to
        Stop after this many choices and show the table there.
    """
    from tablee.table import journal as journals
    from tablee.table import saves
    from tablee.terminal.screen import Screen
    from tablee.terminal.speaker import Speaker
    from tablee.terminal.style import Style

    journal = journals.read(saves.read_file(file))
    if to < -1 or to > len(journal.entries):
        raise JournalError(0, f"--to {to}: the journal has {len(journal.entries)} choices")
    for n, game in journals.replay(journal, log=True):  # noqa: B007 - at least the game before the first choice
        if n == to:
            break
    if verify:
        speak = lang or default_lang()
        out(words(speak).say("cmd-verified", file=str(file), n=n, result=saves.result_in(journal.result, speak)))
        return
    rules = load(journal.header.game)
    speaker = Speaker(rules, journal.header.setup, lang or default_lang())
    view = rules.view(game, -1)
    speaker.seat_sheets([seat.sheet for seat in view.seats])
    screen = Screen(speaker, Style(plain=not sys.stdout.isatty()))
    if to < 0:
        for line in game.told:
            if line.to == -1:
                out(speaker.line(line, game))
    for line in screen.table(view, game):
        out(line)
    if view.over is not None:
        out(speaker.words(view.over, game))


def removed(name: str, delete: Callable[[str], object], lang: Lang) -> bool:
    """Something was named to be deleted, and is."""
    if name:
        delete(name)
        out(words(lang).say("cmd-deleted", name=name))
    return bool(name)


def saves(*, delete: str = "", lang: Lang | None = None) -> None:
    """List saved games, or delete one.

    Examples of use:
        tablee saves
        tablee saves --delete dice-throne-1

    Parameters
    ----------
    delete
        Name of the saved game to delete.
    """
    from tablee.table import saves as kept

    speak = lang or default_lang()
    if removed(delete, kept.delete, speak):
        return
    names = kept.names()
    for name in names:
        out(kept.summary(name, speak, lambda error: explained(error, speak)))
    if not names:
        out(words(speak).say("cmd-no-saves"))


def campaigns(*, delete: str = "", lang: Lang | None = None) -> None:
    """List campaign logs, or delete one.

    Examples of use:
        tablee campaigns
        tablee campaigns --delete friday

    Parameters
    ----------
    delete
        Name of the log to delete.
    """
    from tablee.table import campaigns as kept

    speak = lang or default_lang()
    if removed(delete, kept.delete, speak):
        return
    for name in kept.names():
        log = kept.load(name)
        known = [found for game in GAMES if (found := load(game).campaigns) and f"{log.get('campaign')}" in found.names]
        out(f"{name}: {known[0].words(log, speak) if known else words(speak).say('cmd-campaign-unknown')}")
    if not kept.names():
        out(words(speak).say("cmd-no-campaigns"))
