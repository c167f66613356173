"""What every game offers to tables, clients, bots and the lab; they know games only through this."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar, Generic, TypeVar

from tablee.gamekit.account import Figure, Luck
from tablee.gamekit.brain import Brain
from tablee.gamekit.capability import (
    Boards,
    Campaigns,
    Chances,
    Changes,
    Decks,
    G,
    Levels,
    Offers,
    Payment,
    Rivals,
    Sight,
)
from tablee.gamekit.chart import Charts
from tablee.gamekit.cue import Cue
from tablee.gamekit.gallery import Face
from tablee.gamekit.guide import Guide, guide_of
from tablee.gamekit.presentation import Presentation
from tablee.gamekit.question import Verbs, tries
from tablee.gamekit.view import Choice, Sheet, View, Words
from tablee.gamekit.wishes import Wishes
from tablee.kernel.decision import NUMBER, Option, Refusal
from tablee.kernel.effect import Content
from tablee.kernel.errors import SetupError
from tablee.kernel.frozen import frozen
from tablee.kernel.game import Line, Observer
from tablee.kernel.procedure import Procedure
from tablee.kernel.rng import Rng, key_of
from tablee.text.messages import Messages
from tablee.text.rulebook import Rulebook

S = TypeVar("S")

RANDOM = "random"  # a value that the seed draws


@frozen
class SetupOption:
    """One thing that can be chosen when a game is set up. Its words are messages: `setup-NAME` is its short name where it is
    chosen from a list, `setup-help-NAME` what it means, `value-VALUE` a value."""

    name: str
    values: tuple[str, ...] = ()
    each: bool = False  # one value per seat, joined by commas
    advanced: bool = False  # for those who look for it
    usual: str = ""  # what it is when nothing is chosen
    seats: bool = False  # its values are numbers of seats
    local: bool = False  # only where the player's own files are
    many: int = 0  # up to so many values, joined by commas; "none" is a choice, too
    copies: int = 1  # how often one of them may be among them
    without: str = ""  # another option, which decides this one unless it is left as usual


@frozen
class Preset:
    """Options of a setup that go together, and the level of the bots that fit. Its words are messages: `preset-NAME` and
    `preset-help-NAME`."""

    name: str
    options: dict[str, str]
    level: str  # of `tablee.bots`


class Rules(ABC, Generic[G]):
    """A game: how to set it up, what a seat may see, and its words."""

    id: ClassVar[str]
    package: ClassVar[str]
    version: ClassVar[str]  # of the rules as programmed; a change may change what a journal means
    #: older versions, each with the hash of its content, under which every journal means the same game
    accepts: ClassVar[tuple[tuple[str, str], ...]] = ()
    names: ClassVar[dict[str, str]]
    options: ClassVar[tuple[SetupOption, ...]]
    presets: ClassVar[tuple[Preset, ...]] = ()  # the easiest first
    #: `suggest` answers every decision; bots need not look ahead themselves
    decisive: ClassVar[bool] = False
    #: verbs that give something away for little: a thrifty bot passes instead
    wasteful: ClassVar[tuple[str, ...]] = ()

    verbs: ClassVar[Verbs] = {}  # with what pointing at a piece may mean
    players: ClassVar[tuple[int, ...]] = (2,)  # possible numbers of seats
    #: options that a number of seats asks for: a lobby fills them in, where all can see it
    asks: ClassVar[Mapping[int, Mapping[str, str]]] = {}
    together: ClassVar[bool] = False  # players against the game: nobody has secrets from the person beside
    #: the option of a setup whose values a tournament tells apart: one for each seat, or one for the game
    compared: ClassVar[str] = ""
    about: ClassVar[dict[str, str]] = {"en": "", "fr": ""}  # the game in one sentence
    presentation: ClassVar[Presentation] = Presentation()

    # what only some games have
    offers: Offers[G] | None = None
    payment: Payment[G] | None = None
    chances: Chances[G] | None = None
    sight: Sight[G] | None = None
    decks: Decks | None = None
    boards: Boards | None = None
    campaigns: Campaigns[G] | None = None
    levels: Levels[G] | None = None
    rivals: Rivals | None = None
    changes: Changes | None = None
    brain: Brain[G] | None = None  # learned judgement
    charts: Charts[G] | None = None  # games as rows of numbers
    wishes: Wishes[G] | None = None  # when somebody wants to be asked; else the level of prompts decides

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook.load(self.package)

    @property
    def guide(self) -> Guide | None:
        """Its guided first game."""
        return guide_of(self.package)

    def messages(self, lang: str) -> Messages:
        return messages_of(self.package, lang)

    # ------------------------------------------------------------------ setting up
    @abstractmethod
    def setup(self, options: dict[str, str], seats: int, seed: str, rng: Rng | None = None) -> dict[str, Any]:
        """A checked setup as plain data, from what a user typed; what is left open is drawn from the seed, or by `rng`.

        Its streams are not those of the game: nothing is drawn from the same bytes twice.
        """

    @abstractmethod
    def seats(self, setup: dict[str, Any]) -> int: ...

    @abstractmethod
    def playing(self, game: G, seat: int) -> bool:
        """Is there such a seat, and is it still in the game?"""

    @abstractmethod
    def opening(self, setup: dict[str, Any], rng: Rng) -> tuple[G, Procedure]:
        """A game as it is laid out, and the procedure that plays it."""

    def new(
        self,
        setup: dict[str, Any],
        seed: str,
        log: bool = False,
        rng: Rng | None = None,
        observer: Observer | None = None,
    ) -> G:
        """A game at its first decision; `rng` in place of the one that the seed gives, to watch what is drawn; an
        `observer` is shown it after each step, those before the first decision included."""
        game, first = self.opening(setup, rng or Rng(key_of(seed), {}))
        game.start(first, log, observer)
        return game

    @abstractmethod
    def content_hash(self, setup: dict[str, Any]) -> str: ...

    def as_written(self, setup: dict[str, Any], content: str) -> dict[str, Any]:
        """The setup by which a journal with this content is played: one that says so where content was once built
        otherwise, and every journal from then still means the same game."""
        return setup

    def offered(self, option: SetupOption) -> tuple[str, ...]:
        """What a lobby lists for an option."""
        return option.values

    def option_name(self, option: SetupOption, lang: str) -> str:
        return self.messages(lang).say(f"setup-{option.name}")

    def option_help(self, option: SetupOption, lang: str) -> str:
        return self.messages(lang).say(f"setup-help-{option.name}")

    def value_name(self, option: SetupOption, value: str, lang: str) -> str:
        """A value of a setup option in words."""
        if option.seats and value.isdigit():
            return self.messages(lang).say("seat-number", n=int(value) + 1)
        names = self.content_names().get(value)
        if names is not None:
            return names[lang]
        say = self.messages(lang)
        return say.say(f"value-{value}") if say.has(f"value-{value}") else value

    def faces(self, lang: str) -> Mapping[str, Face]:
        """Who can be chosen when a game is set up, by the value of its option: options without faces are lists."""
        return {}

    # ------------------------------------------------------------------ knowing
    def active(self, game: G) -> int:
        """Whose turn it is, or -1."""
        return -1

    @abstractmethod
    def view(self, game: G, seat: int) -> View:
        """Built by adding what this seat may know; -1 is a spectator."""

    @abstractmethod
    def redeal(self, game: G, seat: int, key: bytes) -> G:
        """The same game as far as `seat` can tell; all else dealt anew."""

    @abstractmethod
    def concede(self, game: G, seat: int) -> None: ...

    @abstractmethod
    def matters(self, game: G, seat: int, option: Option) -> bool:
        """Would a person want to be asked about this option in a window?"""

    # ------------------------------------------------------------------ words
    @abstractmethod
    def sheets(self, setup: dict[str, Any], lang: str) -> Mapping[str, Sheet]: ...

    @abstractmethod
    def phrase(self, game: G, ref: str, lang: str) -> str:
        """The words of an effect node named "text/number"."""

    @abstractmethod
    def describe(self, name: str, lang: str) -> list[str]:
        """Lines that show a piece of content, or ([]) nothing of that name."""

    @abstractmethod
    def content_names(self) -> dict[str, dict[str, str]]:
        """What `describe` knows: id -> names."""

    @property
    def no_odds(self) -> Words:
        """The answer to whoever asks for chances where none are listed."""
        if self.chances is None:
            return Words("odds-none")
        return self.chances.nothing or Words("odds-beside")

    def line(self, line: Line) -> Words:
        return Words(f"log-{line.message}", line.args)

    def cue(self, game: G, line: Line) -> Cue | None:
        """What a line shows, in the game as it stood when the line was written; nothing where there is nothing to see."""
        return None

    def kind(self, sheet: Sheet, lang: str) -> str:
        """What sort of thing a sheet describes, where that is worth saying."""
        return ""

    def tries(self, game: G, seat: int, piece: str) -> list[Choice]:
        """What somebody may mean who asks why something cannot be done with a visible piece."""
        return tries(game, seat, self.verbs, piece)

    def why_not(self, game: G, seat: int, option: Option) -> Refusal | None:
        """Nothing when this can be chosen now, or picked together with others; else what forbids it."""
        return game.why_not(seat, option)

    def because(self, game: G, seat: int, option: Option, refusal: Refusal) -> Words:
        """Why something cannot be done now, in one sentence; the rules are told beside it."""
        return Words(f"reason-{refusal.reason}")

    # ------------------------------------------------------------------ judgement, lent to bots
    @abstractmethod
    def suggest(self, game: G, seat: int) -> Option | None:
        """The best answer where the game knows it exactly, else nothing."""

    @abstractmethod
    def score(self, game: G, seat: int) -> int:
        """How good this looks for a seat; only comparisons matter."""

    def candidates(self, game: G, seat: int, suggested: Option | None) -> list[Option]:
        """What is worth looking ahead at, the likeliest last; where something is suggested it is among them."""
        return list(game.decision.options) if game.decision is not None else []

    # ------------------------------------------------------------------ figures for reports
    @abstractmethod
    def length(self, game: G) -> int:
        """How long it took, in turns or rounds."""

    def winners(self, game: G) -> tuple[str, ...]:
        """Seats or sides that won, of a game that is over."""
        return tuple([str(seat) for seat in game.outcome or ()])

    def starter(self, game: G) -> int:
        """The seat that began, or -1 where that gives nobody an edge."""
        return -1

    def report(self, game: G) -> dict[str, int]:
        """What else a simulation counts, to be summed over its games."""
        return {}

    # ------------------------------------------------------------------ the account of a game
    def figures(self, game: G) -> tuple[Figure, ...]:
        """What is worth following from the beginning of a game to its end, open to all; none before there is anything."""
        return ()

    def luck(self) -> Luck[G] | None:
        """Watches a game that is played again; nothing where chance cannot be reckoned."""
        return None


@cache
def messages_of(package: str, lang: str) -> Messages:
    """Of a game and of all games, read once."""
    return Messages(lang, "tablee.text", package)


def drawn_apart(words: Sequence[str], pool: Sequence[str], rng: Rng, stream: str) -> list[str]:
    """Words in which "random" is one of the pool that nobody else has, as far as that goes: nobody is doubled by chance."""
    found = list(words)
    for n, word in enumerate(found):
        if word == RANDOM:
            taken = [re.split("[:+]", other)[0] for other in found]  # so are "hero:aspect" and "hero+deck"
            left = [one for one in pool if one not in taken] or list(pool)
            found[n] = left[rng.below(len(left), stream)]
    return found


def check_names(game: str, options: Mapping[str, str], there: Iterable[str]) -> None:
    known = list(there)
    for name in options:
        if name not in known:
            raise SetupError(f"{game} has no setup option --{name}; there are {', '.join(sorted(known))}")


def number(options: dict[str, str], name: str, default: int) -> int:
    """A setup option that is a whole number."""
    text = options.get(name, str(default))
    if not NUMBER.fullmatch(text):
        raise SetupError(f"--{name} wants a whole number, not {text!r}")
    return int(text)


class Recorded(Rules[G], Generic[G, S]):
    """Rules that read a setup into a record: its content is made of that, and a game laid out by it."""

    kit: Callable[[S], Content]
    laid_out: Callable[[S, Rng], tuple[G, Procedure]]

    @abstractmethod
    def record(self, setup: dict[str, Any]) -> S:
        """What it says, checked."""

    def opening(self, setup: dict[str, Any], rng: Rng) -> tuple[G, Procedure]:
        return self.laid_out(self.record(setup), rng)

    def content_hash(self, setup: dict[str, Any]) -> str:
        return self.kit(self.record(setup)).hash
