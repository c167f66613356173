"""When a person wants to be asked about something, whatever the table does for everybody: what a game that offers this says.

A wish is about one thing (a Hero, a moment for offers) and is one of a few words. Where somebody has wished nothing, the level
of prompts decides (`tablee.table.prompts`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic

from tablee.gamekit.capability import G
from tablee.gamekit.view import Words
from tablee.kernel.decision import Option

YES, NO = "yes", "no"  # where these are all the words there are, a wish is a switch


class Wishes(ABC, Generic[G]):
    title: Words  # of the list of all that wishes can be about
    values: tuple[str, ...]  # what can be wished, in words "wish-NAME"

    @abstractmethod
    def about(self, game: G, seat: int) -> dict[str, Words]:
        """What a seat may have wishes about, with its words; nothing where there is nothing to wish."""

    @abstractmethod
    def concerns(self, game: G, seat: int, option: Option) -> tuple[str, ...]:
        """Those of them that an option of a window is about."""

    @abstractmethod
    def fits(self, game: G, seat: int, option: Option, about: str, wish: str) -> bool:
        """Does somebody with this wish want to be asked now?"""

    def usual(self, about: str, level: str) -> str:
        """The wish that comes to the same as none at this level of prompts; '' where no word says that."""
        return ""

    def entry(self, game: G, seat: int, level: str, wishes: Mapping[str, str]) -> str:
        """The entry that tells the game, where its questions depend on wishes; '' where not, or when it knows already."""
        return ""

    def kept(self, moments: list[str]) -> dict[str, str]:
        """The wishes of a table that was kept when they were the names of moments."""
        return {}
