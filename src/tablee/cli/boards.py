"""Where own heroes are looked for."""

from __future__ import annotations

from pathlib import Path

from tablee.games import load
from tablee.kernel.errors import SetupError
from tablee.table.home import own_heroes


def use_boards(game: str, folder: Path | None) -> None:
    """Own heroes are looked for there, or among the player's files."""
    boards = load(game).boards
    if folder is not None and not folder.is_dir():
        raise SetupError(f"--boards {folder}: there is no such folder")
    if boards is not None:
        boards.look_in(folder or own_heroes())


def with_boards(game: str, setup: dict[str, str]) -> dict[str, str]:
    """Options that say where own heroes are: whichever process reads them finds the same."""
    if load(game).boards is None or "boards" in setup or not own_heroes().is_dir():
        return setup
    return {**setup, "boards": str(own_heroes())}
