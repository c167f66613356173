"""The front door: one game in Python, whichever it is.

`Game` is a session at a table without a screen: the same journals, the same refusals, the same words. What it hands out are
the objects of the layers below (`Option`, `View`, `Journal`), and `state` and `rules` lead further in.

The same five lines start every game:

>>> import tablee
>>> game = tablee.new_game("dice-throne", heroes=["gunslinger", "barbarian"], seed=1)
>>> game.choose(game.options[-1])
>>> game.play("random")
>>> game.over, tablee.load(game.journal).result == game.result
(True, True)

>>> game = tablee.new_game("champions", heroes=["spider-man:justice"], scenario="rhino", seed=1)
>>> game.choose(game.options[-1])
>>> game.play("random")
>>> game.over, tablee.load(game.journal).result == game.result
(True, True)

>>> game = tablee.new_game("dungeon-dice", players=3, seed=1)
>>> game.choose(game.options[-1])
>>> game.play("random")
>>> game.over, tablee.load(game.journal).result == game.result
(True, True)

>>> game = tablee.new_game("super-dungeon", heroes=["questing-knight", "ember-mage", "deeproot-druid"], seed=1)
>>> game.choose(game.options[-1])
>>> game.play("random")
>>> game.over, tablee.load(game.journal).result == game.result
(True, True)
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from tablee.bots import Bot, make_bot
from tablee.gamekit.rules import Rules
from tablee.gamekit.view import View, Words
from tablee.games import load as rules_of
from tablee.kernel import errors
from tablee.kernel.decision import Option, Refusal, parse
from tablee.kernel.errors import SetupError, TableeError
from tablee.kernel.game import Game as State
from tablee.kernel.rng import Rng, key_of
from tablee.table.journal import Journal, check_seed, header_of, outcome_of, read
from tablee.table.saves import read_file
from tablee.table.session import Session
from tablee.terminal.screen import Screen
from tablee.terminal.speaker import Speaker
from tablee.terminal.style import Style
from tablee.text.rulebook import LANGUAGES, Rule

FLAG = re.compile(r"--([a-z][a-z-]*)")


@dataclass(frozen=True)
class Reason:
    """Why something cannot be done: a sentence, and the rules behind it with their words in every language."""

    words: str
    rules: tuple[Rule, ...]
    lang: str

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple([rule.id for rule in self.rules])

    def __str__(self) -> str:
        lines = [[f"{rule.id} — {rule.title[self.lang]}", f"    {rule.text[self.lang]}"] for rule in self.rules]
        return "\n".join([self.words, *[line for pair in lines for line in pair]])


class IllegalChoice(errors.IllegalChoice):
    """Refused, and the game is as it was: `why` has the rule and the words."""

    def __init__(self, refused: errors.IllegalChoice, why: Reason) -> None:
        Exception.__init__(self, f"{refused.choice}: {why}")
        self.choice, self.reason, self.rules = refused.choice, refused.reason, refused.rules
        self.why = why


class Game:
    """A game being played. Made by `tablee.new_game` or `tablee.load`."""

    def __init__(self, session: Session, lang: str = "en") -> None:
        if lang not in LANGUAGES:
            raise SetupError(f"lang={lang!r}: there are {', '.join(LANGUAGES)}")
        self.session = session
        self.lang = lang
        self.dealt_anew = False  # hidden things are not those of the real game

    def __repr__(self) -> str:
        asked = self.result if self.over else f"seat {self.seat} is asked {self.state.asked.prompt!r}"
        return f"<{self.rules.id}: {len(self.session.entries)} choices, {asked}>"

    # ------------------------------------------------------------------ what is
    @property
    def rules(self) -> Rules[State]:
        """All that there is to know about the game itself."""
        return self.session.rules

    @property
    def state(self) -> State:
        """The state of the engine, secrets and all; `choose` is the way to change it."""
        state: State = self.session.game
        return state

    @property
    def setup(self) -> dict[str, Any]:
        """What was chosen or drawn when the game was set up."""
        return self.session.header.setup

    @property
    def seats(self) -> int:
        """How many seats there are; they are numbered from 0."""
        return len(self.session.header.seats)

    @property
    def seat(self) -> int:
        """Whose choice it is, or -1 when the game is over."""
        return self.session.waiting_for

    @property
    def options(self) -> tuple[Option, ...]:
        """Everything that can be chosen now; `str(option)` is what a journal writes.

        >>> import tablee
        >>> game = tablee.new_game("champions", heroes=["spider-man"], seed=1)
        >>> str(game.options[-1])
        'enough'
        """
        return tuple(self.state.decision.options) if self.state.decision is not None else ()

    @property
    def over(self) -> bool:
        """Has the game come to its end?"""
        return self.state.outcome is not None

    @property
    def result(self) -> str:
        """As journals write it: `won 0`, `won 0 2`, `drawn`, `lost` (to the game itself), or '' while it goes on."""
        return outcome_of(self.state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won."""
        return tuple([seat for seat in self.state.outcome or () if seat >= 0])

    @property
    def journal(self) -> Journal:
        """The header and every choice so far; `journal.text()` can be saved, sent, replayed and verified."""
        if self.dealt_anew:
            raise TableeError("a game as one seat knows it has no journal: what is hidden was dealt anew")
        return self.session.journal()

    # ------------------------------------------------------------------ seeing
    def view(self, seat: int | None = None) -> View:
        """What a seat may know, as plain data; the seat that is asked if left out, and -1 is a spectator."""
        return self.rules.view(self.state, self.seat if seat is None else self.has(seat, spectator=True))

    def table(self, seat: int | None = None) -> str:
        """The same view in words, as a terminal shows it."""
        view = self.view(seat)
        self.speaker.look(view)
        lines = Screen(self.speaker, Style(plain=True)).table(view, self.state)
        if view.question is not None:
            lines.append(self.words(view.question.prompt))
        return "\n".join([*lines, *([self.words(view.over)] if view.over is not None else [])])

    def log(self, seat: int = -1) -> list[str]:
        """What has happened, line by line, as far as a seat may know it.

        >>> import tablee
        >>> game = tablee.new_game("dice-throne", heroes=["gunslinger", "barbarian"], seed=1, lang="fr")
        >>> game.log()[-1]
        "As de la Gâchette n'a pas de revenu."
        """
        self.has(seat, spectator=True)
        self.speaker.look(self.rules.view(self.state, -1))
        return [self.speaker.line(line, self.state) for line in self.state.told if line.to in (-1, seat)]

    def words(self, words: Words) -> str:
        """Words of a view as a sentence."""
        return self.speaker.words(words, self.state)

    @cached_property
    def speaker(self) -> Speaker:
        speaker = Speaker(self.rules, self.setup, self.lang)
        speaker.look(self.rules.view(self.state, -1))
        return speaker

    def has(self, seat: int, spectator: bool = False) -> int:
        if not (-1 if spectator else 0) <= seat < self.seats:
            raise SetupError(f"seat {seat}: the seats are 0 to {self.seats - 1}{', -1 watches' if spectator else ''}")
        return seat

    # ------------------------------------------------------------------ choosing
    def choose(self, choice: str | Option, seat: int | None = None) -> None:
        """One choice, of the seat that is asked if left out; `IllegalChoice` says which rule forbids it.

        >>> import tablee
        >>> game = tablee.new_game("dice-throne", heroes=["gunslinger", "barbarian"], first=0, seed=1)
        >>> try:
        ...     game.choose("announce showdown")
        ... except tablee.IllegalChoice as error:
        ...     print(error.rules)
        ('DT-OFF-04',)

        `concede` is possible for every seat at any time.

        >>> game.choose("concede", seat=1)
        >>> game.winners
        (0,)
        """
        seat = self.seat if seat is None else self.has(seat)
        try:
            self.session.choose(seat, str(choice))
        except errors.IllegalChoice as refused:
            refusal = Refusal(refused.reason, refused.rules)
            raise IllegalChoice(refused, self.reason(seat, parse(str(choice)), refusal)) from None

    def why_not(self, choice: str | Option, seat: int | None = None) -> Reason | None:
        """Nothing when a seat (the one that is asked if left out) may choose this now, else what forbids it.

        >>> import tablee
        >>> game = tablee.new_game("dice-throne", heroes=["gunslinger", "barbarian"], first=0, seed=1)
        >>> why = game.why_not("sell quick-draw-2")
        >>> why.ids, why.words
        (('DT-MAIN-03',), 'Cards are sold in your own Main Phases.')
        """
        seat, option = self.seat if seat is None else self.has(seat), parse(str(choice))
        refusal = self.rules.why_not(self.state, seat, option)
        return None if refusal is None else self.reason(seat, option, refusal)

    def reason(self, seat: int, option: Option, refusal: Refusal) -> Reason:
        book = self.rules.rulebook.rules
        words = self.words(self.rules.because(self.state, seat, option, refusal))
        return Reason(words, tuple([book[id] for id in refusal.rules if id in book]), self.lang)

    def play(
        self, bots: Player | Sequence[Player | None] | Mapping[int, Player] = "greedy", most: int = 100_000
    ) -> None:
        """Let bots choose until the game is over, until a seat is asked that has none, or for `most` choices.

        One bot for every seat, one for each seat in order, or some of them by number. A bot is a name (`greedy`, `random`,
        …), an object of a class derived from `tablee.bots.Bot`, or a function: it gets the game as its seat may know it,
        all else dealt anew, and answers an option or its text.

        >>> import tablee
        >>> game = tablee.new_game("dungeon-dice", players=2, seed=3)
        >>> game.play({1: "greedy", 0: lambda seen: seen.options[0]}, most=50)
        >>> len(game.journal.entries)
        50
        """
        seated = self.seated(bots)
        for _ in range(most):
            player = seated.get(self.seat)
            if player is None:
                return
            if isinstance(player, Bot):
                self.choose(player.choose(self.state, self.seat))
            else:
                self.choose(player(self.redeal(self.seat)))

    def seated(self, bots: Player | Sequence[Player | None] | Mapping[int, Player]) -> dict[int, Bot | Function]:
        """Bots by seat; those with a name get a seed of their own, so that games can be repeated."""
        if isinstance(bots, Mapping):
            named = {self.has(seat): bot for seat, bot in bots.items()}
        elif isinstance(bots, Sequence) and not isinstance(bots, str):
            if len(bots) != self.seats:
                raise SetupError(f"{len(bots)} bots for {self.seats} seats: None leaves one to somebody else")
            named = {seat: bot for seat, bot in enumerate(bots) if bot is not None}
        else:
            named = dict.fromkeys(range(self.seats), bots)
        seed = self.session.header.seed
        return {
            seat: make_bot(bot.removeprefix("bot:"), self.rules, f"{seed}/{seat}") if isinstance(bot, str) else bot
            for seat, bot in named.items()
        }

    # ------------------------------------------------------------------ other games like this one
    def clone(self) -> Game:
        """An independent game at the same choice; its chance is the same, too."""
        return Game(self.session.clone(), self.lang)

    def redeal(self, seat: int, key: str = "") -> Game:
        """A game that is the same as far as a seat can tell: hidden cards and all chance to come are dealt anew, for every
        `key` in another way. What is found out by playing on in it, a player at that seat may use."""
        own = f"redeal:{self.session.header.seed}/{self.has(seat)}/{len(self.session.entries)}/{key}"
        new, rng = self.clone(), Rng(key_of(own), {})
        dealt = self.rules.redeal(self.state, seat, bytes([rng.byte("redeal") for _ in range(16)]))
        dealt.log = [line for line in self.state.told if line.to in (-1, seat)]
        new.session.game, new.dealt_anew = dealt, True
        return new


Function = Callable[[Game], "Option | str"]
Player = str | Bot | Function


# ---------------------------------------------------------------------- ways in
def new_game(game: str, /, *, seed: str | int | None = None, lang: str = "en", **setup: object) -> Game:
    rules = rules_of(game)
    known = {option.name.replace("-", "_"): option.name for option in rules.options}
    options = {}
    for name, value in setup.items():
        if name not in known:
            there = f"there are {', '.join(sorted(known))}" if known else "it has none"
            raise SetupError(f"{name}= is no setup option of {game}; {there}")
        options[known[name]] = as_typed(name, value)
    own = check_seed(str(secrets.randbits(48) if seed is None else seed))
    try:
        made = rules.setup(options, rules.players[0], own)
    except SetupError as error:  # what a command calls --leader-card is leader_card= here
        raise SetupError(FLAG.sub(lambda flag: f"{flag[1].replace('-', '_')}=", str(error))) from None
    return Game(Session(Journal(header_of(rules, made, ("human",) * rules.seats(made), own))), lang)


def as_typed(name: str, value: object) -> str:
    """A setup option as somebody would type it: lists are joined by commas."""
    if isinstance(value, (list, tuple)):
        return ",".join([as_typed(name, one) for one in value])
    if isinstance(value, bool) or not isinstance(value, (str, int)):
        raise SetupError(f"{name}={value!r}: a word, a whole number or a list of words is needed")
    return str(value)


def load(journal: Journal | str | Path, lang: str = "en") -> Game:
    if isinstance(journal, Path):
        journal = read_file(journal)
    return Game(Session(read(journal) if isinstance(journal, str) else journal), lang)
