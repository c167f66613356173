"""What a game lends to programs that learn: what a seat may know as a row of numbers, and the words that options are made of.

The columns of a chart are the same for all games with the same content, so that a row can be an array of fixed size. Each is a
word of the game, and its number says how much of that there is: health, tokens of a kind, a card in hand, whose turn it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Generic, TypeAlias

from tablee.gamekit.capability import G

Row: TypeAlias = "array[int]"  # of 16 bits each
KIND = "h"
MOST = 2**15 - 1
#: who a column is about: seats are counted from the one that looks, in the order in which they sit
WHO = ("me", "next 1", "next 2", "next 3", "next 4", "next 5")


class Columns:
    """Gives columns out, one after the other."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def __call__(self, name: str) -> int:
        self.names.append(name)
        return len(self.names) - 1

    def each(self, names: Iterable[str], of: str = "") -> dict[str, int]:
        """A column for each of these words, by the word."""
        return {name: self(f"{of}{name}") for name in dict.fromkeys(names)}


class Chart(ABC, Generic[G]):
    """The columns of one content, and how they are filled in."""

    slots: int  # more options than a choice was ever seen to have

    def __init__(self, names: Iterable[str], words: Iterable[str]) -> None:
        self.names = tuple(names)
        self.words = tuple(dict.fromkeys(words))  # that options of this content name, as far as they can be listed
        self.blank = array(KIND, bytes(2 * len(self.names)))

    def row(self, game: G, seat: int) -> Row:
        """What `seat` may know now, and nothing else: a table that is dealt anew for it has the same row."""
        row = self.blank[:]
        self.fill(game, seat, row)
        return row

    @abstractmethod
    def fill(self, game: G, seat: int, row: Row) -> None: ...


class Charts(Generic[G]):
    """The charts of a game: each is drawn once for a content."""

    def __init__(self, draw: Callable[[Any], Chart[G]]) -> None:
        self.chart = lru_cache(maxsize=64)(draw)

    def of(self, game: G) -> Chart[G]:
        """That of the content that is played with; always the same one."""
        return self.chart(game.content)
