"""Where saved games are kept: one journal each, in the user's data folder (or TABLEE_HOME)."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tablee.kernel.errors import JournalError, TableeError
from tablee.table.journal import Journal, read

ENDING = ".journal"


def folder() -> Path:
    home = os.environ.get("TABLEE_HOME")
    if home:
        return Path(home) / "saves"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "tablee" / "saves"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tablee" / "saves"
    return Path(os.environ.get("XDG_DATA_HOME", str(Path.home() / ".local" / "share"))) / "tablee" / "saves"


def names() -> list[str]:
    place = folder()
    return sorted(file.stem for file in place.glob(f"*{ENDING}")) if place.is_dir() else []


def path_of(name: str) -> Path:
    if not name or any(c in name for c in "/\\") or name.startswith("."):
        raise TableeError(f"{name!r} cannot be the name of a saved game")
    return folder() / f"{name}{ENDING}"


def fresh_name(game: str) -> str:
    taken = set(names())
    n = 1
    while f"{game}-{n}" in taken:
        n += 1
    return f"{game}-{n}"


def write(name: str, journal: Journal) -> Path:
    """Whole or not at all: written beside, then moved into place."""
    path = path_of(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".part")
    beside.write_text(journal.text(), encoding="utf-8")
    beside.replace(path)
    return path


def load_text(name: str) -> str:
    path = path_of(name)
    if not path.is_file():
        there = ", ".join(names()) or "none"
        raise TableeError(f"no saved game is called {name!r}; there are: {there}")
    return read_file(path)


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise JournalError(0, f"there is no file {path}") from error
    except (UnicodeDecodeError, OSError) as error:
        raise JournalError(0, f"{path} cannot be read as text: {error}") from error


def summary(name: str) -> str:
    """One line about a saved game; a damaged one says so."""
    try:
        journal = read(load_text(name))
    except JournalError as error:
        return f"{name}: damaged ({error})"
    heroes = ", ".join(str(h) for h in journal.header.setup.get("heroes", []))
    state = journal.result or f"{len(journal.entries)} choices so far"
    return f"{name}: {journal.header.game}, {heroes}; {' '.join(journal.header.seats)}; {state}"


def delete(name: str) -> None:
    path = path_of(name)
    if not path.is_file():
        load_text(name)
    path.unlink()
