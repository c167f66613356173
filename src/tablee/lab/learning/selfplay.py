"""Games that a bot plays against itself, now and then on a whim: each is a function of its seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tablee.bots import Bot, make_bot
from tablee.bots.learned import LearnedBot, weights_of
from tablee.gamekit.rules import Rules
from tablee.games import load
from tablee.kernel.decision import Option
from tablee.kernel.game import Game
from tablee.kernel.rng import Rng, key_of
from tablee.lab.learning.batch import Batch, Moment

MOST = 6000  # decisions; a game that takes more is not learned from
WHIM = 20  # of so many choices that cards could change, one is made on a whim
CALM = 4  # of so many seats, one has no whims


class Curious(Bot):
    """Plays as another bot does, but tries something else now and then."""

    def __init__(self, rules: Rules[Game], seed: str, inner: Bot, whim: int = WHIM) -> None:
        super().__init__(rules, seed)
        self.inner, self.whim = inner, whim

    def choose(self, game: Game, seat: int) -> Option:
        if len(game.asked.options) > 1 and self.rules.brain is not None:
            whims = self.rules.brain.whims(game)
            if whims and not self.rng.below(self.whim, "whim"):
                return self.pick(whims)
        return self.inner.choose(game, seat)


class Taught(Bot):
    """Plays as another bot does, but leaves so many of a hundred decisions to the greedy one: who plays badly still comes to
    where something can be won or lost."""

    def __init__(self, rules: Rules[Game], seed: str, inner: Bot, share: int) -> None:
        super().__init__(rules, seed)
        self.inner, self.share, self.teacher = inner, share, make_bot("greedy", rules, seed)

    def choose(self, game: Game, seat: int) -> Option:
        if len(game.asked.options) > 1 and self.rng.below(100, "taught") < self.share:
            return self.teacher.choose(game, seat)
        return self.inner.choose(game, seat)


@dataclass(frozen=True)
class Table:
    """What is played: a game, the options of its setup, the number of seats; and who takes every other seat or so, where whoever
    learns shall not meet itself alone."""

    game: str
    seats: int = 2
    options: dict[str, str] = field(default_factory=dict)
    mates: str = ""
    taught: int = 0  # so many of a hundred decisions are the greedy bot's
    side: str = ""  # where sides are different: which one is compared
    foes: str = "greedy"  # and who plays the other one


@dataclass
class Seen:
    """A game: the moments as each seat saw them, each with 1 for those who won, 0 for those who lost; none if it had no end."""

    sequences: list[tuple[list[Moment], float]] = field(default_factory=list)
    #: where those who learn could win or lose as one side: whether they did, and how often that is everybody's share
    met: tuple[float, float] | None = None
    side: str = ""  # which side they were, where sides are different


@dataclass
class Played:
    batch: Batch
    games: int
    errors: list[str]
    met: list[tuple[float, float]] = field(default_factory=list)
    sides: list[str] = field(default_factory=list)  # of each of them: the side of those who learn


def a_bot(rules: Rules[Game], weights: Path | None, seed: str) -> Bot:
    """Whoever has these weights; without any, the greedy one."""
    return make_bot("greedy", rules, seed) if weights is None else LearnedBot(rules, seed, weights_of(weights))


def one_game(table: Table, weights: Path | None, seed: str) -> Seen:
    rules = load(table.game)
    brain = rules.brain
    assert brain is not None
    setup = rules.setup(brain.varied(table.options, seed), table.seats, seed)
    game = rules.new(setup, seed)
    seats = range(rules.seats(setup))
    bots: list[Bot] = []
    learning: list[int] = []
    sides = [brain.side(game, seat) for seat in seats]
    learns = sides_learning(table, sides, seed)
    for seat in seats:
        bot = a_bot(rules, weights, f"{seed}/{seat}")
        if table.taught and weights is not None:
            bot = Taught(rules, f"{seed}/taught/{seat}", bot, table.taught)
        curious = Curious(rules, f"{seed}/whims/{seat}", bot)
        learner = sides[seat] in learns if learns else not table.mates or curious.rng.below(2, "mates") > 0
        if learner:
            learning.append(seat)
        else:
            curious.inner = make_bot(table.mates, rules, f"{seed}/{seat}")
        bots.append(curious if curious.rng.below(CALM, "calm") else curious.inner)
    #: fellows on a side see the same
    seeing = [seat for seat in seats if not sides[seat] or sides.index(sides[seat]) == seat]
    seen: list[list[Moment]] = [[] for _ in seats]
    decisions = 0
    while game.outcome is None and decisions < MOST:
        seat = game.asked.seat
        choice = bots[seat].choose(game, seat)
        if brain.sampled(game, choice):
            stays = brain.stays(game, choice)
            for other in seeing:
                if not rules.playing(game, other):
                    continue
                if not stays or brain.going:
                    seen[other].append(brain.words(game, other))
                if stays:
                    seen[other].append(brain.rested(game, other))
        game.choose(choice)
        decisions += 1
    if game.outcome is None:
        return Seen()
    share = 1.0 if game.outcome else 0.5
    met = None
    if weights is not None and (rules.together or 0 < len(learning) < len(seats)):
        par = 1 / len(set(sides)) if learns else len(learning) / len(seats)
        met = (float(any([seat in game.outcome for seat in learning])) if game.outcome else par, par)
    side = sides[learning[0]] if met is not None and learning else ""
    sequences = [
        (moments, share if seat in game.outcome or not game.outcome else brain.consoled(game, seat) / 1000)
        for seat, moments in zip(seats, seen)
        if moments
    ]
    return Seen(sequences, met, side)


def sides_learning(table: Table, sides: Sequence[str], seed: str) -> tuple[str, ...]:
    """Where sides are different and others shall be met: one of them, the other one, or both; nothing elsewhere."""
    kinds = tuple(dict.fromkeys(sides))
    if not table.mates or "" in kinds:
        return ()
    ways = [(side,) for side in kinds] + [kinds]
    return ways[Rng(key_of(f"{seed}/sides"), {}).below(len(ways), "sides")]


def some_games(job: tuple[Table, Path | None, tuple[str, ...]]) -> Played:
    """In a worker: the games of these seeds. One that fails is told with its seed, and the others count."""
    table, weights, seeds = job
    brain = load(table.game).brain
    assert brain is not None
    sequences: list[tuple[list[Moment], float]] = []
    games, errors, met, sides = 0, [], [], []
    for seed in seeds:
        try:
            found = one_game(table, weights, seed)
        except Exception as problem:  # reported with its seed, never swallowed
            errors.append(f"{seed}: {type(problem).__name__}: {problem}")
            continue
        sequences += found.sequences
        games += bool(found.sequences)
        met += [found.met] if found.met is not None else []
        sides += [found.side] if found.met is not None else []
    return Played(Batch.of(brain.lexicon.names, sequences), games, errors, met, sides)
