"""The command `tablee`: play, simulate, replay, analyse, look up rules, content and decks, compute odds."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import TextIOWrapper

from tablee.cli.analysing import analyse
from tablee.cli.base import CycloptsError, explained, lang_of
from tablee.cli.books import content, decks, games, rules
from tablee.cli.contests import tournament, whatif
from tablee.cli.figures import odds, sim
from tablee.cli.keeping import admin
from tablee.cli.kept import campaigns, replay, saves
from tablee.cli.learning import gate, train
from tablee.cli.playing import play
from tablee.cli.program import fault, program
from tablee.cli.serving import serve
from tablee.kernel.errors import TableeError

COMMANDS = (
    games,
    play,
    sim,
    replay,
    analyse,
    saves,
    campaigns,
    rules,
    content,
    decks,
    odds,
    tournament,
    whatif,
    train,
    gate,
    serve,
    admin,
)
NAMES = tuple([command.__name__ for command in COMMANDS])


def main(argv: Sequence[str] | None = None) -> None:
    """Errors that a user can cause are one line on standard error and exit code 2, in the language of the answer."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks some letters stops nothing
    typed = list(sys.argv[1:] if argv is None else argv)
    lang = lang_of(typed)
    if not [word for word in typed if word in NAMES] or typed[:1] == ["--lang"] or typed[0].startswith("--lang="):
        typed = without_lang(typed)
    try:
        program(COMMANDS, lang)(typed, exit_on_error=False, print_error=False)
    except (TableeError, CycloptsError) as error:
        text = fault(error, lang, NAMES) if isinstance(error, CycloptsError) else explained(error, lang)
        sys.stdout.flush()  # what was printed stands before the error also where both go to one place
        sys.stderr.write(f"tablee: {' '.join(text.split())}\n")
        raise SystemExit(2) from None
    except BrokenPipeError:
        sys.stderr.close()


def without_lang(typed: list[str]) -> list[str]:
    """Before a command the language is an option of the program; the command finds it in `lang_of`."""
    if typed and typed[0].startswith("--lang="):
        return [*typed[1:], typed[0]] if typed[1:] and typed[1] in NAMES else typed[1:]
    if "--lang" in typed:
        at = typed.index("--lang")
        rest = [*typed[:at], *typed[at + 2 :]]
        return [*rest, *typed[at : at + 2]] if rest and rest[0] in NAMES else rest
    return typed
