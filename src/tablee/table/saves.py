"""Where saved games are kept: one journal each, in the user's data folder (or TABLEE_HOME)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tablee.games import load
from tablee.kernel.errors import JournalError, TableeError
from tablee.table.home import home
from tablee.table.journal import Journal, read
from tablee.text.messages import Messages

ENDING = ".journal"


def folder() -> Path:
    return home() / "saves"


def names() -> list[str]:
    place = folder()
    files = place.glob(f"*{ENDING}") if place.is_dir() else ()
    return sorted(file.stem for file in files if file.is_file() and not file.name.startswith("."))


def path_of(name: str) -> Path:
    if not name or not name.isprintable() or any(c in name for c in "/\\") or name.startswith(".") or len(name) > 100:
        raise TableeError(f"{name[:40]!r} cannot be the name of a saved game: up to 100 signs, without / and \\")
    return folder() / f"{name}{ENDING}"


def fresh_name(game: str) -> str:
    n = 1
    while path_of(f"{game}-{n}").exists():
        n += 1
    return f"{game}-{n}"


def reserve(game: str, journal: Journal) -> str:
    """A fresh name for a new game, taken at once: two games begun together get two names."""
    while True:
        name = fresh_name(game)
        path = path_of(name)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("x", encoding="utf-8") as file:
                file.write(journal.text())
        except FileExistsError:
            continue  # somebody else was quicker
        except OSError as error:
            raise cannot_write(path, error) from error
        else:
            return name


def write(name: str, journal: Journal) -> Path:
    """Whole or not at all: written beside, then moved into place."""
    path = path_of(name)
    beside = path.with_suffix(".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(journal.text(), encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise cannot_write(path, error) from error
    return path


def cannot_write(path: Path, error: OSError) -> TableeError:
    return TableeError(
        f"the game cannot be saved as {path}: {error.strerror or error}; set TABLEE_HOME to another folder"
    )


def load_text(name: str) -> str:
    path = path_of(name)
    if not path.is_file():
        if not names():
            raise TableeError(f"no saved game is called {name!r}: nothing was saved yet")
        raise TableeError(f"no saved game is called {name!r}; there are: {', '.join(names())}")
    return read_file(path)


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise JournalError(0, f"there is no file {path}") from error
    except (UnicodeDecodeError, OSError) as error:
        raise JournalError(0, f"{path} cannot be read as text: {error}") from error


def summary(name: str, lang: str = "en", explain: Callable[[TableeError], str] = str) -> str:
    """One line about a saved game; a damaged one says so, and `explain` says why in this language."""
    path_of(name)
    say = Messages(lang, "tablee.text", stem="command").say
    try:
        journal = read(load_text(name))
        load(journal.header.game).seats(journal.header.setup)
    except TableeError as error:
        return say("cmd-save-damaged", name=name, why=explain(error))
    heroes = journal.header.setup.get("heroes")
    seats = [
        say("cmd-seat-human") if who == "human" else say("cmd-seat-bot", level=who[4:]) for who in journal.header.seats
    ]
    return say(
        "cmd-save-line",
        name=name,
        game=journal.header.game,
        heroes=f", {', '.join(heroes)}" if heroes else "",
        seats=(", " if lang != "en" else " ").join(seats),
        state=result_in(journal.result, lang) if journal.result else say("cmd-save-so-far", n=len(journal.entries)),
    )


def result_in(result: str, lang: str) -> str:
    """How a game ended, as journals write it, in words."""
    kind, _, seats = (result or "unfinished").partition(" ")
    return Messages(lang, "tablee.text", stem="command").say(f"cmd-result-{kind}", seats=seats)


def delete(name: str) -> None:
    path = path_of(name)
    if not path.is_file():
        load_text(name)
    path.unlink()
