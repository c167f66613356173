"""What every game offers to tables, clients, bots and the lab; they know games only through this."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar

from tablee.games.view import Choice, Sheet, Sighting, View, Words
from tablee.games.wishes import Wishes
from tablee.kernel.decision import Option, Refusal
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game, Line
from tablee.kernel.rng import Rng
from tablee.text.messages import Messages
from tablee.text.rulebook import Rulebook


@dataclass(frozen=True)
class SetupOption:
    """One thing that can be chosen when a game is set up."""

    name: str
    help: dict[str, str]
    values: tuple[str, ...] = ()
    label: dict[str, str] = field(default_factory=dict)  # its short name where it is chosen from a list
    each: bool = False  # one value per seat, joined by commas
    advanced: bool = False  # for those who look for it
    usual: str = ""  # what it is when nothing is chosen
    seats: bool = False  # its values are numbers of seats
    local: bool = False  # only where the player's own files are
    many: int = 0  # up to so many values, joined by commas; "none" is a choice, too
    copies: int = 1  # how often one of them may be among them


@dataclass(frozen=True)
class Odds:
    """The chance to reach something from the dice one holds, as a fraction, and what to keep for it."""

    sheet: str
    over: int
    under: int
    keep: tuple[int, ...]

    @property
    def per_mille(self) -> int:
        """Rounded to the nearest."""
        return (2000 * self.over + self.under) // (2 * self.under)


@dataclass(frozen=True)
class DeckList:
    """A deck as lines to read, and what forbids to play it; no problems: it is legal."""

    lines: tuple[str, ...]
    problems: tuple[str, ...] = ()
    verdict: str = ""


@dataclass(frozen=True)
class Barred:
    """A term of an offer that cannot be given now, why not, and the rule that says so."""

    choice: Choice
    why: Words
    rule: str


class Rules(ABC):
    """A game: how to set it up, what a seat may see, and its words."""

    id: ClassVar[str]
    package: ClassVar[str]
    version: ClassVar[str]  # of the rules as programmed; a change may change what a journal means
    names: ClassVar[dict[str, str]]
    options: ClassVar[tuple[SetupOption, ...]]
    #: prompts of windows, in which smart prompts pass for a person who could do nothing that matters
    windows: ClassVar[tuple[str, ...]] = ("act", "act-before")
    #: prompts under which several things are done one after the other: the last that is left is asked for, too
    menus: ClassVar[tuple[str, ...]] = ()
    #: verbs of options that are explained by the text of the piece they point at
    explained: ClassVar[tuple[str, ...]] = ()
    wishes: ClassVar[Wishes[Any] | None] = (
        None  # when somebody wants to be asked; nothing: the level of prompts decides
    )
    unit: ClassVar[str] = "turns"  # what `length` counts
    gauges: ClassVar[bool] = False  # show what a figure is out of
    dice: ClassVar[bool] = True  # dice are kept and re-rolled, so that there are odds
    fights: ClassVar[bool] = False  # there are odds of the fight that is going on
    once: ClassVar[bool] = False  # a text stands beside its option once in a turn or round, not every time
    #: kinds of sheets whose copies are always told apart by their number; others only where two of them lie
    numbered: ClassVar[tuple[str, ...]] = ()
    by_piece: ClassVar[bool] = False  # cards are found by what lies on the table, and equal ones offered once
    #: titles under which options are listed, each with its verbs; () lists them as they come
    groups: ClassVar[tuple[tuple[Words, tuple[str, ...]], ...]] = ()
    campaigns: ClassVar[tuple[str, ...]] = ()
    #: what words of views are drawn with: "mark-hp", "is-stunned", "res-energy", "kind-event" -> a name of game-icons.net
    icons: ClassVar[dict[str, str]] = {}
    files: ClassVar[bool] = False  # offers may be written down at any time
    help: ClassVar[str] = ""  # the message with the terminal's commands, where the usual one does not fit
    #: `suggest` answers every decision; bots need not look ahead themselves
    decisive: ClassVar[bool] = False
    #: `suggest_at` knows three levels: bots that play worse and better than the greedy one
    levels: ClassVar[bool] = False

    players: ClassVar[tuple[int, ...]] = (2,)  # possible numbers of seats
    together: ClassVar[bool] = False  # players against the game: nobody has secrets from the person beside
    about: ClassVar[dict[str, str]] = {"en": "", "fr": ""}  # the game in one sentence

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook.load(self.package)

    def messages(self, lang: str) -> Messages:
        return Messages(lang, "tablee.text", self.package)

    # ------------------------------------------------------------------ setting up
    @abstractmethod
    def setup(self, options: dict[str, str], seats: int, seed: str, rng: Rng | None = None) -> dict[str, Any]:
        """A checked setup as plain data, from what a user typed; what is left open is drawn from the seed, or by `rng`.

        Its streams are not those of the game: nothing is drawn from the same bytes twice.
        """

    @abstractmethod
    def seats(self, setup: dict[str, Any]) -> int: ...

    @abstractmethod
    def playing(self, game: Any, seat: int) -> bool:
        """Is there such a seat, and is it still in the game?"""

    @abstractmethod
    def new(self, setup: dict[str, Any], seed: str, log: bool = False, rng: Rng | None = None) -> Any:
        """A game at its first decision; `rng` in place of the one that the seed gives, to watch what is drawn."""

    @abstractmethod
    def content_hash(self, setup: dict[str, Any]) -> str: ...

    def offered(self, option: SetupOption) -> tuple[str, ...]:
        """What a lobby lists for an option."""
        return option.values

    def value_name(self, option: SetupOption, value: str, lang: str) -> str:
        """A value of a setup option in words."""
        if option.seats and value.isdigit():
            return self.messages(lang).say("seat-number", n=int(value) + 1)
        names = self.content_names().get(value)
        if names is not None:
            return names[lang]
        say = self.messages(lang)
        return say.say(f"value-{value}") if say.has(f"value-{value}") else value

    # ------------------------------------------------------------------ knowing
    def active(self, game: Any) -> int:
        """Whose turn it is, or -1."""
        return -1

    @abstractmethod
    def view(self, game: Any, seat: int) -> View:
        """Built by adding what this seat may know; -1 is a spectator."""

    @abstractmethod
    def redeal(self, game: Any, seat: int, key: bytes) -> Any:
        """The same game as far as `seat` can tell; all else dealt anew."""

    @abstractmethod
    def concede(self, game: Any, seat: int) -> None: ...

    @abstractmethod
    def matters(self, game: Any, seat: int, option: Option) -> bool:
        """Would a person want to be asked about this option in a window?"""

    def parts(self, game: Any, seat: int, choice: Option) -> tuple[Option, ...]:
        """The options that an answer stands for, in the engine's order; refused if they cannot all be chosen.

        More than one only where a pick has a price (`view.Price`): people name a set, the engine asks for one thing after
        the other.
        """
        return (choice,)

    # ------------------------------------------------------------------ offers for later
    def file(self, game: Any, seat: int, option: Option) -> None:
        """Write an offer down at any time, `file 1 give A for B`, or take it back, `file`. Refused like any choice."""
        raise game.refused(seat, option)

    def terms(self, game: Any, seat: int, other: int) -> tuple[Sequence[Choice], Sequence[Choice]]:
        """What `seat` could give to `other` in such an offer, and what it could ask for: keys are words of `file`."""
        return (), ()

    def barred(self, game: Any, seat: int, other: int) -> tuple[Sequence[Barred], Sequence[Barred]]:
        """What could be named at other times, but not now."""
        return (), ()

    def anytime(self, game: Any, seat: int) -> Sequence[Choice]:
        """What else `seat` may write down now, and has done at once: keys are words of `file`."""
        return ()

    # ------------------------------------------------------------------ words
    @abstractmethod
    def sheets(self, setup: dict[str, Any], lang: str) -> dict[str, Sheet]: ...

    @abstractmethod
    def phrase(self, game: Game, ref: str, lang: str) -> str:
        """The words of an effect node named "text/number"."""

    @abstractmethod
    def describe(self, name: str, lang: str) -> list[str]:
        """Lines that show a piece of content, or ([]) nothing of that name."""

    @abstractmethod
    def content_names(self) -> dict[str, dict[str, str]]:
        """What `describe` knows: id -> names."""

    def line(self, line: Line) -> Words:
        return Words(f"log-{line.message}", line.args)

    def kind(self, sheet: Sheet, lang: str) -> str:
        """What sort of thing a sheet describes, where that is worth saying."""
        return ""

    def tries(self, game: Any, seat: int, piece: str) -> list[Choice]:
        """What somebody may mean who asks why something cannot be done with a visible piece."""
        return []

    def why_not(self, game: Any, seat: int, option: Option) -> Refusal | None:
        """Nothing when this can be chosen now, or picked together with others; else what forbids it."""
        refusal: Refusal | None = game.why_not(seat, option)
        return refusal

    def because(self, game: Any, seat: int, option: Option, refusal: Refusal) -> Words:
        """Why something cannot be done now, in one sentence; the rules are told beside it."""
        return Words(f"reason-{refusal.reason}")

    def sees(self, game: Any, ref: str) -> Sighting | None:
        """Whether who acts sees this piece or cell, where the game has a map and somebody acts on it."""
        return None

    # ------------------------------------------------------------------ decks that people build
    def decks(self, lang: str) -> list[str]:
        """Lines that list the decks which are ready to be played."""
        raise SetupError(f"in {self.names['en']} nobody builds a deck: tablee content {self.id} shows what there is")

    def show_deck(self, name: str, lang: str) -> DeckList:
        """A deck by its name, or from a file."""
        raise SetupError(f"in {self.names['en']} nobody builds a deck: tablee content {self.id} shows what there is")

    # ------------------------------------------------------------------ judgement, lent to bots
    @abstractmethod
    def suggest(self, game: Any, seat: int) -> Option | None:
        """The best answer where the game knows it exactly, else nothing."""

    def suggest_at(self, game: Any, seat: int, level: int) -> Option | None:
        """The same at a level of play from 1 to 3, where the game has `levels`."""
        return self.suggest(game, seat)

    @abstractmethod
    def score(self, game: Any, seat: int) -> int:
        """How good this looks for a seat; only comparisons matter."""

    # ------------------------------------------------------------------ campaigns
    def new_campaign(self, campaign: str, name: str) -> dict[str, Any]:
        """The empty log of a campaign."""
        raise SetupError(f"{self.id} has no campaigns")

    def campaign_after(self, game: Any) -> dict[str, Any]:
        """The log after a game of a campaign."""
        raise SetupError(f"{self.id} has no campaigns")

    def campaign_words(self, log: dict[str, Any], lang: str) -> str:
        """Where a campaign stands, in one line."""
        raise SetupError(f"{self.id} has no campaigns")

    # ------------------------------------------------------------------ figures for reports
    @abstractmethod
    def length(self, game: Any) -> int:
        """How long it took, in turns or rounds."""

    def winners(self, game: Any) -> tuple[str, ...]:
        """Seats or sides that won."""
        return tuple([str(seat) for seat in game.outcome or ()])

    def starter(self, game: Any) -> int:
        """The seat that began, or -1 where that gives nobody an edge."""
        return -1

    def report(self, game: Any) -> dict[str, int]:
        """What else a simulation counts, to be summed over its games."""
        return {}

    def odds(self, game: Any, seat: int) -> Sequence[Odds]:
        """Exact chances for the dice this seat holds now, best first."""
        return ()
