"""Tablée: hero games played exactly by their rulebooks.

>>> import tablee
>>> game = tablee.new_game("dice-throne", heroes=["gunslinger", "barbarian"], seed=1)
>>> game.seat, [str(option) for option in game.options]
(0, ['play buh-bye', 'pass'])
>>> game.choose("pass")
>>> game.play("random")
>>> game.over
True

Nothing is loaded before it is used: `import tablee` costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from tablee.bots import Bot as Bot
    from tablee.door import Game as Game
    from tablee.door import IllegalChoice as IllegalChoice
    from tablee.door import Reason as Reason
    from tablee.gamekit.view import View as View
    from tablee.kernel.decision import Option as Option
    from tablee.kernel.errors import JournalError as JournalError
    from tablee.kernel.errors import SetupError as SetupError
    from tablee.kernel.errors import TableeError as TableeError
    from tablee.table.journal import Journal as Journal

__version__ = "0.2.0"

#: name -> the module that has it, imported when somebody asks
PLACES = {
    "Bot": "bots",
    "Game": "door",
    "IllegalChoice": "door",
    "Journal": "table.journal",
    "JournalError": "kernel.errors",
    "Option": "kernel.decision",
    "Reason": "door",
    "SetupError": "kernel.errors",
    "TableeError": "kernel.errors",
    "View": "gamekit.view",
}


def list_games() -> dict[str, str]:
    """The games that are installed, ours and those of other packages: id and name.

    >>> list_games()["dungeon-dice"]
    'Dungeon Dice'
    """
    from tablee.games import GAMES
    from tablee.games import load as rules_of

    return {id: rules_of(id).names["en"] for id in GAMES}


def new_game(game: str, /, *, seed: str | int | None = None, lang: str = "en", **setup: object) -> Game:
    """A new game at its first choice. The seed repeats it exactly; it is drawn if left out.

    Setup options are keywords, `_` for `-`, and lists for what has several values; what is left out is as the book has it, or
    drawn from the seed. What cannot be is a `SetupError` that says what is accepted.

    >>> new_game("dice-throne", heroes=["gunslinger", "batman"])
    Traceback (most recent call last):
    ...
    tablee.kernel.errors.SetupError: no hero is called 'batman'; there are barbarian, ...
    >>> new_game("dice-throne", hero="gunslinger")
    Traceback (most recent call last):
    ...
    tablee.kernel.errors.SetupError: hero= is no setup option of dice-throne; there are first, heroes, leader_card, ...
    """
    from tablee import door

    return door.new_game(game, seed=seed, lang=lang, **setup)


def load(journal: Journal | str | Path, lang: str = "en") -> Game:
    """The game that a journal tells, at its last choice: from a file (a `Path`), a text, or a `Journal`. It is verified on the
    way, and a `JournalError` says where it stops fitting.

    >>> game = new_game("champions", heroes="iron-man", seed=5)
    >>> load(game.journal.text()).options == game.options
    True
    """
    from tablee import door

    return door.load(journal, lang)


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name not in PLACES:
        raise AttributeError(f"module 'tablee' has no attribute {name!r}")
    return getattr(import_module(f"tablee.{PLACES[name]}"), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *PLACES])
