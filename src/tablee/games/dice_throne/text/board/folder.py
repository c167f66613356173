"""Own heroes: the boards in a player's folder."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from tablee.games.dice_throne.rules.heroes import HEROES, own_hero
from tablee.games.dice_throne.rules.vocabulary import Hero
from tablee.games.dice_throne.text.board.lines import MOST_SIGNS
from tablee.kernel.errors import ContentError, SetupError

ENDING = ".board"
MOST = 100  # boards in one folder


class Shelf:
    """The folder in which own heroes are looked for, where a setup names none: the layers above know it."""

    place: Path | None = None


SHELF = Shelf()


def files(given: str = "") -> list[Path]:
    if given and not Path(given).is_dir():
        raise SetupError(f"--boards {given}: there is no such folder")
    place = Path(given) if given else SHELF.place
    found = sorted(place.glob(f"*{ENDING}")) if place is not None and place.is_dir() else []
    return [path for path in found if path.is_file() and not path.name.startswith(".")][:MOST]


def text_of(path: Path) -> str:
    """A board as it is written. What is far too large is not even read."""
    try:
        if path.stat().st_size > 4 * MOST_SIGNS:
            raise SetupError(f"{path} is too large for a board: {MOST_SIGNS} signs are enough for a hero")
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SetupError(f"{path} cannot be read as text: {error}") from error


@lru_cache(maxsize=MOST)
def _read(path: Path, changed: int, size: int) -> tuple[str, Hero | None]:
    """A board, and its hero if it is one; read again when the file has changed."""
    try:
        text = text_of(path)
        return text, own_hero(text)
    except (ContentError, SetupError):
        return "", None


def boards(given: str = "") -> tuple[dict[str, tuple[str, Hero]], list[Path]]:
    """Heroes by id with their boards, and files that are no hero, or have the name of another."""
    found: dict[str, tuple[str, Hero]] = {}
    faulty = []
    for path in files(given):
        stat = path.stat()
        text, hero = _read(path, stat.st_mtime_ns, stat.st_size)
        if hero is None or hero.id in found:
            faulty.append(path)
        else:
            found[hero.id] = (text, hero)
    return found, faulty


def own(given: str = "") -> dict[str, Hero]:
    return {id: hero for id, (_, hero) in boards(given)[0].items()}


def own_boards(heroes: list[str], given: str) -> tuple[tuple[str, str], ...]:
    """The boards that a setup of these heroes has to bring along."""
    wanted = [id for id in dict.fromkeys(heroes) if id not in HEROES]
    if not wanted and not given:
        return ()
    found, faulty = boards(given)
    for id in wanted:
        if id not in found:
            known = ", ".join([*HEROES, *found])
            hint = f"; not understood: {', '.join([str(path) for path in faulty])} (see --check)" if faulty else ""
            raise SetupError(f"no hero is called {id!r}; there are {known}{hint}")
    return tuple([(id, found[id][0]) for id in wanted])
