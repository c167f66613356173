"""The account of a finished game: what its figures did from choice to choice, the greatest blow, where it turned, and luck."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from tablee.gamekit.account import Figure, Luck
from tablee.gamekit.rules import Rules
from tablee.gamekit.view import Words
from tablee.games import load
from tablee.kernel.decision import parse
from tablee.kernel.game import Game
from tablee.table.journal import Journal, apply


@dataclass
class Series:
    """A figure over a game: its value after each entry that changed it, the first one before any."""

    role: str
    who: str
    of: int
    points: list[tuple[int, int]]  # entry, value


@dataclass(frozen=True)
class Blow:
    """The greatest change of one figure in one step."""

    entry: int
    n: int
    who: str  # whose figure it was
    text: Words | None  # as the log tells it


@dataclass
class Account:
    entries: int
    series: list[Series] = field(default_factory=list)
    blow: Blow | None = None
    turning: int = 0  # the entry with the largest swing; 0 where nothing ever changed
    luck: dict[int, Fraction] = field(default_factory=dict)
    luck_words: Words | None = None


class Teller:
    """Watches a game step by step."""

    def __init__(self, rules: Rules[Game]) -> None:
        self.rules = rules
        self.luck: Luck[Game] | None = rules.luck()
        self.entry = 0
        self.given_up = False  # what falls then was not struck
        self.lines = 0
        self.now: dict[str, Figure] = {}
        self.series: dict[str, Series] = {}
        self.swings: dict[int, Fraction] = {}
        self.blow: Blow | None = None

    def __call__(self, game: Game) -> None:
        if self.luck is not None:
            self.luck(game)
        figures = self.rules.figures(game)
        fresh, self.lines = game.told[self.lines :], len(game.told)
        for figure in figures:
            old = self.now.get(figure.id)
            if old is None:
                self.series[figure.id] = Series(figure.role, figure.who, figure.of, [(self.entry, figure.n)])
            elif old.n != figure.n:
                self.changed(old, figure, [self.rules.line(line) for line in fresh if line.to == -1])
            self.now[figure.id] = figure

    def changed(self, old: Figure, new: Figure, told: list[Words]) -> None:
        points = self.series[new.id].points
        if points[-1][0] == self.entry:
            points.pop()
        points.append((self.entry, new.n))
        self.series[new.id].of = max(self.series[new.id].of, new.of)
        if self.given_up or old.who != new.who:  # the next villain or scheme begins anew
            return
        change = new.n - old.n
        share = Fraction(abs(change), max(new.of, old.of, 1))
        self.swings[self.entry] = self.swings.get(self.entry, Fraction(0)) + share
        least = 1 if self.blow is None else self.blow.n  # where every blow takes one, none is the greatest
        if change * new.blow > 0 and abs(change) > least:
            self.blow = Blow(self.entry, abs(change), new.who, saying(told, new.who, abs(change)))


def saying(told: list[Words], who: str, n: int) -> Words | None:
    """The line that tells of a change: best one that names whom and how much."""
    return max(told, key=lambda words: (n in words.args.values()) + (who in words.args.values()), default=None)


def account(journal: Journal) -> Account:
    """Play a finished game again and watch. It has been checked already, so no fingerprints are."""
    header = journal.header
    rules = load(header.game)
    teller = Teller(rules)
    game = rules.new(header.played(), header.seed, True, None, teller)
    for n, entry in enumerate(journal.entries, 1):
        teller.entry, teller.given_up = n, entry.choice == "concede"
        if teller.luck is not None and game.decision is not None and game.decision.seat == entry.seat:
            teller.luck.choosing(game, parse(entry.choice))
        apply(rules, game, entry)
        teller(game)  # what needs no step
    found = Account(len(journal.entries), list(teller.series.values()), teller.blow)
    if teller.swings:
        found.turning = max(teller.swings, key=lambda n: (teller.swings[n], n))
    if teller.luck is not None:
        found.luck, found.luck_words = dict(teller.luck.sums), teller.luck.words
    return found
