"""How a game came to its end: figures that are worth following, and luck where it can be reckoned exactly."""

from __future__ import annotations

from abc import ABC, abstractmethod
from fractions import Fraction
from typing import ClassVar, Generic, TypeVar

from tablee.gamekit.view import Words
from tablee.kernel.decision import Option
from tablee.kernel.frozen import frozen
from tablee.kernel.game import Game, Line

G = TypeVar("G", bound=Game)


@frozen
class Figure:
    """One number of a game as it stands. Figures of a role (`mark-ROLE` names it) are drawn together."""

    id: str  # the same through the whole game
    role: str
    who: str  # "&1" a seat, "@sheet": as arguments of words
    n: int
    of: int = 0  # what it began with, or leads to
    blow: int = 0  # -1: what lowers it is a blow, 1: what raises it is; 0: neither is worth telling


class Luck(ABC, Generic[G]):
    """Watches one game from its beginning to its end, and says how much chance gave each seat beyond what was to be expected."""

    words: ClassVar[Words]  # what it is counted in

    def __init__(self) -> None:
        self.sums: dict[int, Fraction] = {}  # by seat, of those who have met chance at all

    def gains(self, seat: int, n: Fraction) -> None:
        self.sums[seat] = self.sums.get(seat, Fraction(0)) + n

    def choosing(self, game: G, choice: Option) -> None:
        """Somebody is about to choose."""
        return

    @abstractmethod
    def __call__(self, game: G) -> None:
        """After each step."""


class LogLuck(Luck[G]):
    """Luck that is told line by line of the log."""

    def __init__(self) -> None:
        super().__init__()
        self.read = 0  # lines

    def news(self, game: G) -> list[Line]:
        new, self.read = game.told[self.read :], len(game.told)
        return new
