"""One game after the other at the same table: what all environments are made of."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import TYPE_CHECKING, Any

from tablee.door import Game as Shown
from tablee.door import new_game
from tablee.envs.encoder import Encoder
from tablee.kernel.decision import Option
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game
from tablee.table.journal import Entry, Journal, header_of
from tablee.table.session import Session
from tablee.terminal.speaker import Speaker
from tablee.text.rulebook import LANGUAGES

if TYPE_CHECKING:
    from tablee.gamekit.rules import Rules


class Play:
    """Chooses by number, and does by itself what leaves no choice."""

    def __init__(self, game: str, setup: Mapping[str, Any], slots: int, most: int, setup_seed: str | int) -> None:
        if most < 1:
            raise SetupError(f"most={most}: at least 1 choice is needed")
        made = new_game(game, seed=setup_seed, **setup)
        self.rules: Rules[Game] = made.rules
        self.setup, self.seats, self.most = made.setup, made.seats, most
        self.encoder = Encoder(self.rules, made.state, slots)
        self.start("0")

    def beside(self) -> Play:
        """Another game of the same content."""
        new = copy(self)
        new.start("0")
        return new

    def start(self, seed: str) -> None:
        self.seed = seed
        self.entries: list[tuple[int, Option]] = []
        self.game: Game = self.rules.new(self.setup, seed)
        self.settle()

    def settle(self) -> None:
        """What leaves no choice is done."""
        decision = self.game.decision
        while decision is not None and len(decision.options) == 1:
            self.take(decision.options[0])
            decision = self.game.decision

    def take(self, option: Option) -> None:
        self.entries.append((self.game.asked.seat, option))
        self.game.choose(option)

    def choose(self, action: int) -> None:
        """The option of that number, of the seat that is asked."""
        options = self.game.asked.options
        if not 0 <= action < len(options):
            raise SetupError(f"action {action}: {len(options)} options are legal now, 0 to {len(options) - 1}")
        self.take(options[action])
        self.settle()

    @property
    def asked(self) -> int:
        """The seat that chooses, or -1."""
        return self.game.decision.seat if self.game.decision is not None else -1

    @property
    def over(self) -> bool:
        return self.game.outcome is not None

    @property
    def cut(self) -> bool:
        """It goes on for too long."""
        return not self.over and len(self.entries) >= self.most

    def reward(self, seat: int) -> float:
        """1 for whoever has won, alone or with others, -1 for who has lost, to somebody or to the game; 0 for a draw and
        while it goes on."""
        winners = self.game.outcome
        return 0.0 if not winners else 1.0 if seat in winners else -1.0

    def legal(self) -> list[str]:
        """The options as journals write them, by number."""
        return [str(option) for option in self.game.asked.options] if self.game.decision is not None else []

    def texts(self, lang: str = "en") -> list[str]:
        """The same as people read them; what they pick on the table instead of from a list is said as journals write it."""
        if lang not in LANGUAGES:
            raise SetupError(f"lang={lang!r}: there are {', '.join(LANGUAGES)}")
        decision = self.game.decision
        if decision is None:
            return []
        speaker, view = Speaker(self.rules, self.setup, lang), self.rules.view(self.game, decision.seat)
        speaker.look(view)
        listed = view.question.options if view.question is not None else ()
        labels = {choice.key: speaker.words(choice.label, self.game) for choice in listed}
        return [labels.get(key, key) for key in self.legal()]

    def shown(self, lang: str = "en") -> Shown:
        """The game so far as `tablee.load` would give it: to be looked at, said in words, or kept as a journal."""
        header = header_of(self.rules, self.setup, ("human",) * self.seats, self.seed)
        entries = [Entry(seat, str(option)) for seat, option in self.entries]
        return Shown(Session(Journal(header, entries)), lang)
