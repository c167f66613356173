"""What a game lends to learned judgement: words for what a seat may know, and which moments can be compared."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, Generic

from tablee.gamekit.capability import G
from tablee.gamekit.view import Words
from tablee.kernel.decision import Option
from tablee.kernel.frozen import frozen


class Lexicon:
    """Words by number, in the order in which they were first said: numbers mean nothing outside this process."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.numbers: dict[str, int] = {}

    def number(self, name: str) -> int:
        found = self.numbers.get(name)
        if found is None:
            found = self.numbers[name] = len(self.names)
            self.names.append(name)
        return found


@frozen
class Dice:
    """Dice that are thrown together."""

    hands: Sequence[tuple[int, ...]]  # all results, sorted
    grown: Sequence[
        tuple[tuple[int, ...], Sequence[tuple[int, ...]]]
    ]  # parts, the largest first: what one die more makes


@frozen
class End:
    """A way in which a throw of dice may end: some final dice, and what is chosen with them. Others that come to the same
    are not listed."""

    hand: tuple[int, ...]
    choice: Option
    chancy: bool  # what comes of it is rolled for: one look does not tell


@frozen
class Fact:
    """Something that can be counted of a moment, as one seat may know it. Facts are compared between two moments by their ids:
    what is missing counts 0."""

    id: str
    n: int
    weight: int  # how much one more of it means to the seat: above 0 where that is good; only for choosing what to tell
    about: Words  # is told `n`, how much it differs, and `way`, "more" or "less"

    def told(self, change: int) -> Words:
        """A difference, in words."""
        return replace(self.about, args={**self.about.args, "n": abs(change), "way": "more" if change > 0 else "less"})


@frozen
class Throw:
    """Dice on the table that somebody may throw again, and everything they may come to."""

    seat: int
    hand: tuple[int, ...]  # sorted
    rolls: int  # how often they may still be thrown
    key: tuple[Any, ...]  # throws with the same key end alike, to whoever judges them
    ends: tuple[End, ...]
    allowed: tuple[tuple[int, ...], ...]  # of each hand, by number: the ends it allows
    dice: int = 0  # which of the brain's dice they are


class Mind(ABC, Generic[G]):
    """Weighs choices itself, where a game knows what may come of them: only that is judged by words."""

    @abstractmethod
    def chances(self, games: Sequence[G], seat: int) -> Sequence[int]:
        """Of `seat` to win, from wherever these games stand."""

    @abstractmethod
    def weigh(self, game: G, seat: int, options: Sequence[Option]) -> Sequence[int]:
        """What each option is worth to the seat that chooses; below 0 those that are out of the question."""


class Brain(ABC, Generic[G]):
    """Judgement that was learned from games. A moment is judged by words: who plays it knows them as numbers."""

    file: ClassVar[Path]  # the weights, where there are any
    lexicon: ClassVar[Lexicon]

    #: the dice that are thrown, and what may be kept of a result
    dice: Sequence[Dice] = ()
    parts: Callable[[tuple[int, ...]], Sequence[tuple[int, ...]]] | None = None

    #: what is done on the way is judged as the turn goes on from there, and only to stop as if nothing more were done: both kinds
    #: of moments are learned from then
    going: ClassVar[bool] = False

    @abstractmethod
    def content(self) -> dict[str, str]:
        """Hashes of the pieces of content that are judged, by their ids."""

    @abstractmethod
    def met(self, game: G) -> Sequence[str]:
        """Those of them that are at this table, as far as they are known."""

    @abstractmethod
    def words(self, game: G, seat: int) -> tuple[list[int], list[int]]:
        """What a seat may know of its own side with all that is common, and of the others."""

    def rested(self, game: G, seat: int) -> tuple[list[int], list[int]]:
        """The same where several things are done, one after the other, as if nothing more were done here."""
        return self.words(game, seat)

    @abstractmethod
    def together(self, game: G, seat: int, other: int) -> bool:
        """Do they win together?"""

    def covers(self, game: G) -> bool:
        """Have tables like this one been learned? At others the greedy bot plays, and nobody tells chances."""
        return True

    def side(self, game: G, seat: int) -> str:
        """What a side is called where one plays otherwise than the other; "" where all play alike."""
        return ""

    def mind(self, judge: Callable[[Sequence[G], int], Sequence[int]]) -> Mind[G] | None:
        """Whoever weighs choices in this game, with `judge` for moments that are told in words; nothing where the bot does so
        by looking ahead."""
        return None

    def facts(self, game: G, seat: int) -> Sequence[Fact]:
        """What advice can be explained by, as this seat may know it."""
        return ()

    # ------------------------------------------------------------------ choosing
    @abstractmethod
    def known(self, game: G, seat: int) -> Option | None:
        """The answer, where it is not judged by words."""

    def quick(self, game: G, seat: int, deep: bool) -> Option | None:
        """What is answered on the way while `seat` looks ahead, without judging; `deep`: it could still be judged."""
        return None

    @abstractmethod
    def stays(self, game: G, option: Option) -> bool:
        """This option ends what can be done here: it is judged by how things are now."""

    @abstractmethod
    def menu(self, game: G) -> bool:
        """Several things are done here, one after the other: what comes to be possible counts, too."""

    @abstractmethod
    def means(self, game: G, option: Option) -> bool:
        """Worth doing only for what it makes possible."""

    @abstractmethod
    def judged(self, game: G) -> bool:
        """Whoever looks ahead stops here, and judges."""

    def calm(self, game: G) -> bool:
        """Chances at moments like this one can be held against each other through a whole game."""
        return self.menu(game)

    @abstractmethod
    def looks(self, game: G) -> int:
        """How many redeals a decision wants."""

    # ------------------------------------------------------------------ dice
    def throw(self, game: G, seat: int) -> Throw | None:
        """The dice that are thrown now, whoever throws them, as `seat` judges them."""
        return None

    def ended(self, game: G, end: End) -> G | None:
        """A copy in which the dice came to this; nothing where something forbids it."""
        raise NotImplementedError

    def keeping(self, part: tuple[int, ...]) -> Option:
        raise NotImplementedError

    # ------------------------------------------------------------------ learning
    @abstractmethod
    def sampled(self, game: G, choice: Option) -> bool:
        """Is this a moment of the kind that is judged?"""

    def consoled(self, game: G, seat: int) -> int:
        """What a lost game is worth to who learns, per mille of a won one, below a half: how near it came."""
        return 0

    def varied(self, options: Mapping[str, str], seed: str) -> dict[str, str]:
        """The setup of one of the games that are learned from, where the options leave open what may be different."""
        return dict(options)

    @abstractmethod
    def whims(self, game: G) -> Sequence[Option]:
        """What may be tried for once, to see what comes of it."""
