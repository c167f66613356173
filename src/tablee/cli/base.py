"""What all commands share: the program they belong to, languages, numbers, seats, lines."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Literal

from tablee.games import GAMES, load
from tablee.kernel.decision import NUMBER
from tablee.kernel.errors import TableeError
from tablee.text.errors import in_language
from tablee.text.messages import Messages

EXTRA = "{what} is not installed; this brings it along: pip install 'tablee[play]'"

try:
    from cyclopts import CycloptsError as CycloptsError
    from cyclopts import Parameter
except ModuleNotFoundError as error:  # the library alone: Python can use it, a terminal cannot
    sys.stderr.write(f"tablee: {EXTRA.format(what=error.name)}\n")
    sys.exit(2)

Lang = Literal["en", "fr"]


def whole(_: Any, tokens: Sequence[Any]) -> int:
    text = str(tokens[0].value)
    if not NUMBER.fullmatch(text):
        raise ValueError(f"a whole number is needed, not {text!r}")
    return int(text)


Whole = Annotated[int, Parameter(converter=whole)]


@cache
def words(lang: str) -> Messages:
    """What the command itself says."""
    return Messages(lang, "tablee.text", stem="command")


def default_lang() -> Lang:
    """As the environment has it."""
    for name in ("TABLEE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def lang_of(argv: Sequence[str]) -> Lang:
    """The language of an answer to this, also where it cannot be understood; the last one that is named counts."""
    named = [word.partition("=")[2] for word in argv if word.startswith("--lang=")]
    named += [after for word, after in pairwise(argv) if word == "--lang"]
    return "fr" if named[-1:] == ["fr"] else "en" if named[-1:] == ["en"] else default_lang()


def one_place(data: Path | None, store: str | None) -> None:
    """Where tables are: a file, or a database that servers share."""
    if store is not None and data is not None:
        raise TableeError("--store and --data name two places for the tables: one of them is enough")
    if store is not None and not store.startswith(("postgresql://", "postgres://")):
        raise TableeError(
            f"--store {store}: wanted is an address like postgresql://USER@HOST/NAME; files are named with --data"
        )


def explained(error: Exception, lang: Lang) -> str:
    """What went wrong, in this language."""
    return str(error) if lang == "en" else in_language(str(error), lang, ["tablee.text", *packages()])


def packages() -> list[str]:
    """Those of the games, which have sentences of their own."""
    return [load(name).package for name in GAMES]


def out(text: str = "") -> None:
    sys.stdout.write(text + "\n")


def dumps(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)


def told(data: dict[str, Any], errors: Sequence[str], as_json: bool, lines: Callable[[], list[str]]) -> None:
    """What came of many games; the command has failed if there were errors among them."""
    for line in [dumps(data)] if as_json else lines():
        out(line)
    if errors:
        raise SystemExit(1)


def seats_of(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())
