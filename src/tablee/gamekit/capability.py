"""What only some games can do. Each is an attribute of the game's rules: an object, or None where there is no such thing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from tablee.gamekit.view import Choice, Sighting, Words
from tablee.kernel.decision import Option
from tablee.kernel.frozen import frozen
from tablee.kernel.game import Game

G = TypeVar("G", bound=Game)


@frozen
class Odds:
    """The chance to reach something from the dice one holds, as a fraction, and what to keep for it."""

    sheet: str
    over: int
    under: int
    keep: tuple[int, ...]
    key: str = ""  # of the option after which it would be so; "": as things are

    @property
    def per_mille(self) -> int:
        """Rounded to the nearest."""
        return (2000 * self.over + self.under) // (2 * self.under)


@frozen
class People:
    """What is known of a hero from games that people played: the share of games it wins against an average one."""

    per_mille: int
    printed: bool  # its figures are those of its board; else some are ours, set after this one


class Rivals(ABC):
    """Heroes that meet one against one, so that each can be held against each."""

    @abstractmethod
    def ids(self) -> tuple[str, ...]: ...

    @abstractmethod
    def people(self) -> Mapping[str, People]:
        """By hero; heroes nobody has counted have none."""


class Changes(ABC):
    """Figures of content that a setup may change: costs, damage, limits."""

    option: ClassVar[str]  # of the setup: NAME=NUMBER, several numbers joined by "/", several figures by spaces

    @abstractmethod
    def figures(self, whose: str) -> Mapping[str, str]:
        """All that can be changed of somebody, by name, with the numbers that are printed."""

    @abstractmethod
    def subjects(self, word: str) -> tuple[str, ...]:
        """Whose figures these changes are, as the option by which a tournament tells apart has it; refused if they cannot be.
        None: they are nobody's in particular."""


class Chances(ABC, Generic[G]):
    """Exact chances of what is rolled now."""

    fights: ClassVar[bool] = False  # they are those of the fight that is going on, for everybody
    keeps: ClassVar[str] = ""  # the verb by which dice are kept and the others rolled again
    nothing: ClassVar[Words | None] = None  # said where there are none now; None where they stand beside options only

    def title(self, game: G) -> Words:
        """What they are the chances of, where somebody may ask for them."""
        raise NotImplementedError

    @abstractmethod
    def odds(self, game: G, seat: int) -> Sequence[Odds]:
        """For the dice this seat holds now, best first."""

    def after(self, game: G, seat: int) -> Sequence[Odds]:
        """What they would be after what this seat may choose now; keys say what."""
        return ()

    def holding(self, game: G, seat: int, dice: tuple[int, ...]) -> Sequence[Odds]:
        """The same when just these dice are kept now; none where they cannot be."""
        return ()

    def held(self, whose: str, dice: str, rolls: int, levels: str, lang: str) -> list[str]:
        """Outside a game, where dice are kept: lines with the chances of somebody who holds these dice."""
        raise NotImplementedError


@frozen
class Barred:
    """A term of an offer that cannot be given now, why not, and the rule that says so."""

    choice: Choice
    why: Words
    rule: str


class Offers(ABC, Generic[G]):
    """Offers that may be written down at any time, for later."""

    @abstractmethod
    def file(self, game: G, seat: int, option: Option) -> None:
        """Write an offer down, `file 1 give A for B`, or take it back, `file`. Refused like any choice."""

    @abstractmethod
    def terms(self, game: G, seat: int, other: int) -> tuple[Sequence[Choice], Sequence[Choice]]:
        """What `seat` could give to `other` in such an offer, and what it could ask for: keys are words of `file`."""

    @abstractmethod
    def barred(self, game: G, seat: int, other: int) -> tuple[Sequence[Barred], Sequence[Barred]]:
        """What could be named at other times, but not now."""

    @abstractmethod
    def anytime(self, game: G, seat: int) -> Sequence[Choice]:
        """What else `seat` may write down now, and has done at once: keys are words of `file`."""


class Payment(ABC, Generic[G]):
    """Picks that have a price (`view.Price`): people name a set, the engine asks for one thing after the other."""

    @abstractmethod
    def parts(self, game: G, seat: int, choice: Option) -> tuple[Option, ...]:
        """The options that an answer stands for, in the engine's order; refused if they cannot all be chosen."""


class Sight(ABC, Generic[G]):
    """There is a map."""

    @abstractmethod
    def sees(self, game: G, ref: str) -> Sighting | None:
        """Whether who acts sees this piece or cell; nothing where nobody acts on the map."""


@frozen
class DeckList:
    """A deck as lines to read, and what forbids to play it; no problems: it is legal."""

    lines: tuple[str, ...]
    problems: tuple[str, ...] = ()
    verdict: str = ""


@frozen
class Card:
    """A card as somebody looks for it."""

    code: str
    sheet: str
    of: dict[str, str]  # by the name of a facet
    also: str = ""  # what else it can be found by
    copies: int = 0  # a deck may hold; 0: it goes into none, or comes by itself


@frozen
class Facet:
    """Something by which cards differ, with its values, in words."""

    name: str
    label: str
    values: tuple[tuple[str, str], ...]


@frozen
class Owner:
    """Who a deck can be for, and the cards that come along by themselves."""

    id: str
    name: str
    sheet: str
    cards: dict[str, int]
    usual: dict[str, str]  # aspect -> a deck to begin with, as one word


@frozen
class Shelf:
    """All cards, and what decks are made of."""

    facets: tuple[Facet, ...]
    cards: tuple[Card, ...]
    owners: tuple[Owner, ...]
    least: int
    most: int


@frozen
class Fault:
    """Something wrong with a deck, and the rule that says so."""

    text: str
    rule: str = ""


@frozen
class Built:
    """A deck that was read: for whom, what is in it and what is wrong with it; and the ways to write it down."""

    owner: str
    cards: dict[str, int]
    faults: tuple[Fault, ...]
    word: str  # as a value of the setup option
    text: str
    site: str  # as deck sites write it


class Decks(ABC):
    """Decks that people build."""

    option: ClassVar[str]  # of the setup, in which a deck may stand in place of a ready one

    @abstractmethod
    def listed(self, lang: str) -> list[str]:
        """Lines that list the decks which are ready to be played."""

    @abstractmethod
    def show(self, name: str, lang: str) -> DeckList:
        """A deck by its name, or from a file."""

    @abstractmethod
    def shelf(self, lang: str) -> Shelf: ...

    @abstractmethod
    def is_word(self, value: str) -> bool:
        """Is it a deck in one word?"""

    @abstractmethod
    def read(self, text: str, lang: str) -> Built:
        """A deck from one word, from a list in lines, or as deck sites write it."""


@frozen
class Checked:
    """What was found in a file of somebody's own: lines, and a verdict if it cannot be played."""

    lines: list[str]
    verdict: str


class Boards(ABC):
    """Content that people write themselves."""

    @abstractmethod
    def look_in(self, folder: Path) -> None:
        """Offer what lies there beside what the game has."""

    @abstractmethod
    def check(self, file: Path, lang: str) -> Checked:
        """Line by line what is not understood, and what looks odd."""

    @abstractmethod
    def written(self, name: str, lang: str) -> str:
        """A piece of content as its file: a beginning for somebody's own."""


@frozen
class Story:
    """Where a campaign stands: its games, each won, next or later, and what the log holds."""

    title: str
    chapters: tuple[tuple[str, str], ...]  # (name, won | next | later)
    facts: tuple[str, ...]


class Campaigns(ABC, Generic[G]):
    """Games that follow each other, with a log."""

    names: ClassVar[tuple[str, ...]]

    @abstractmethod
    def begin(self, campaign: str, name: str) -> dict[str, Any]:
        """The empty log of a campaign."""

    @abstractmethod
    def after(self, game: G) -> dict[str, Any]:
        """The log after a game of a campaign."""

    @abstractmethod
    def words(self, log: dict[str, Any], lang: str) -> str:
        """Where a campaign stands, in one line."""

    @abstractmethod
    def story(self, log: dict[str, Any], lang: str) -> Story: ...

    @abstractmethod
    def options(self, setup: dict[str, Any], log: dict[str, Any]) -> dict[str, str]:
        """The setup options of the game that follows one with this setup; from the beginning again once all are won."""


class Levels(ABC, Generic[G]):
    """Judgement at three levels: bots that play worse and better than the greedy one."""

    #: the option of the setup that names the only seat they matter at; the last if it is left out
    seat: ClassVar[str] = ""

    @abstractmethod
    def matter(self, game: G, seat: int) -> bool:
        """Is this seat played differently from level to level?"""

    @abstractmethod
    def suggest(self, game: G, seat: int, level: int) -> Option | None:
        """The best answer at a level of play from 1 to 3."""
