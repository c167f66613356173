"""The analysis of a finished game: how the chances of each side went, what chance did to them and what choices did, where it
turned, and what would have been better.

The game is judged at its moments: before each entry at which somebody had a choice that is judged. From one moment to the next
the chances change. Where nothing was thrown, drawn or shuffled meanwhile, the change is that of the choice. Where something was,
the choice has the difference between what it was worth and the best there was, and chance has the rest. So beginning, luck and
choices sum to the result, exactly: all are whole numbers out of SURE.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tablee.bots.levels import has_brain, has_learned
from tablee.gamekit.rules import Rules
from tablee.gamekit.view import Words
from tablee.games import GAMES, load
from tablee.kernel.decision import Option, parse
from tablee.kernel.errors import JournalError, SetupError
from tablee.kernel.game import Game
from tablee.table.journal import Entry, Journal, replay

if TYPE_CHECKING:
    from tablee.bots.advice import Weighed

SURE = 1 << 20
LEAST = SURE // 50  # a mistake costs at least so much
SWING = SURE // 20  # the least change that is a turning point
TURNS = 3  # of which so many are told
AGAIN = 6  # redeals on which a mistake is judged before it is called one
Shares = tuple[int, ...]  # of the sides; they sum to SURE, unless all are one side


@dataclass(frozen=True)
class Mistake:
    """There was something better to choose, as far as the seat could know."""

    entry: int  # the choice, counted from 1
    seat: int
    chose: Words
    better: Words
    key: str  # the better choice
    gain: int  # of the chance of its side
    why: tuple[Words, ...] = ()


@dataclass(frozen=True)
class Turn:
    """One of the largest changes."""

    entry: int
    seat: int  # who chose
    what: Words  # what was chosen
    chance: bool  # dice or cards made the larger part of it
    before: Shares
    after: Shares

    @property
    def swing(self) -> int:
        return max([abs(a - b) for a, b in zip(self.before, self.after)])


@dataclass
class Analysis:
    entries: int
    sides: list[tuple[int, ...]]  # the seats of each
    people: list[int]  # seats in which somebody sat who is no bot
    points: list[tuple[int, Shares]] = field(default_factory=list)  # so many entries were made; the last is the result
    luck: list[int] = field(default_factory=list)  # by side
    choices: list[int] = field(default_factory=list)  # of one's own side
    others: list[int] = field(default_factory=list)  # choices of the other sides
    turns: list[Turn] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)  # the dearest first

    def own(self) -> list[Mistake]:
        """Those of people; of everybody where nobody was one."""
        return [one for one in self.mistakes if one.seat in self.people or not self.people]

    def data(self, words: Callable[[Words], Any]) -> dict[str, Any]:
        """All of it, for other programs and for the browser; chances are out of `of`, `words` says how words travel."""
        return {
            "of": SURE,
            "entries": self.entries,
            "sides": self.sides,
            "people": self.people,
            "points": self.points,
            "luck": self.luck,
            "choices": self.choices,
            "others": self.others,
            "turns": [
                {
                    "entry": turn.entry,
                    "seat": turn.seat,
                    "what": words(turn.what),
                    "chance": turn.chance,
                    "before": turn.before,
                    "after": turn.after,
                }
                for turn in self.turns
            ],
            "mistakes": [
                {
                    "entry": one.entry,
                    "seat": one.seat,
                    "chose": words(one.chose),
                    "better": words(one.better),
                    "key": one.key,
                    "gain": one.gain,
                    "why": [words(reason) for reason in one.why],
                }
                for one in self.mistakes
            ],
        }


@dataclass
class Step:
    """From one moment to the next."""

    entry: int  # entries before it
    seat: int
    before: Shares
    drawn: int  # how much of chance had been used
    label: Words
    lost: list[tuple[int, Shares]] = field(default_factory=list)  # what choices gave away until the next one: by side


def judged(rules: Rules[Game]) -> None:
    """Said before anything is played: whether this game can be judged at all."""
    if not has_brain(rules):
        able = [name for name in GAMES if has_brain(load(name))]
        what = f"{rules.id} has no learned judgement that could tell chances; there is one for {', '.join(able)}"
        raise JournalError(0, what, "unjudged", game=rules.id, known=", ".join(able))
    if not has_learned(rules):
        raise SetupError("NumPy is not installed; this brings it along: pip install 'tablee[play]'")


def analyse(journal: Journal, tell: Callable[[int, int], None] | None = None) -> tuple[Analysis, Game]:
    """And the game at its end, in whose words it is told. `tell` hears how many entries have been judged, and of how many."""
    rules = load(journal.header.game)
    judged(rules)
    if not journal.result:
        raise JournalError(0, "the game is not over: only a finished game can be analysed", "unfinished")
    eye = Eye(rules, journal)
    for n, game in replay(journal):
        if not n and not eye.adviser.brain.covers(game):
            what = "tables like this one have not been learned: chances cannot be told"
            raise JournalError(0, what, "untaught")
        if n < len(journal.entries):
            eye.look(n, game, journal.entries[n])
        if tell is not None:
            tell(n, len(journal.entries))
    return eye.end(game), game


class Eye:
    """Watches one game."""

    def __init__(self, rules: Rules[Game], journal: Journal) -> None:
        from tablee.bots.advice import Adviser

        self.rules, self.adviser = rules, Adviser(rules, journal.header.seed)
        self.seats = len(journal.header.seats)
        people = [seat for seat, who in enumerate(journal.header.seats) if who == "human"]
        self.found = Analysis(len(journal.entries), [], people)
        self.steps: list[Step] = []
        self.worths: list[int] = []  # what each side expected at the last moment, as it judges itself

    def sides(self, game: Game) -> list[tuple[int, ...]]:
        """Seats that win together."""
        together, found = self.adviser.brain.together, list[tuple[int, ...]]()
        for seat in range(self.seats):
            if not any([seat in side for side in found]):
                found.append(tuple([other for other in range(self.seats) if together(game, seat, other)]))
        return found

    def look(self, n: int, game: Game, entry: Entry) -> None:
        """The game before an entry."""
        option, decision = parse(entry.choice), game.decision
        if decision is None:
            return
        if entry.choice == "concede":
            if self.steps:  # else it has not even begun
                self.add(Step(n, entry.seat, self.shares(game, -1, 0), drawn(game), Words("analysis-concede")))
            return
        weighed = self.adviser.weigh(game, 1, option) if option in decision.options else []
        if not weighed:
            return
        best, chosen = self.best(weighed, option)
        if best.chance - chosen.chance >= LEAST:  # one look may err
            weighed = self.adviser.weigh(game, AGAIN, option)
            best, chosen = self.best(weighed, option)
        calm = self.adviser.brain.calm(game)
        if not calm and not self.steps:
            return
        if not self.steps:
            self.found.sides = self.sides(game)
        before = self.shares(game, entry.seat, max(best.chance, chosen.chance))
        if calm:
            self.add(Step(n, entry.seat, before, drawn(game), self.label(game, entry.choice)))
        after = self.shares(game, entry.seat, chosen.chance, before)
        change = tuple([a - b for a, b in zip(after, before)])
        self.steps[-1].lost.append((self.side(entry.seat), change))
        gain = -change[self.side(entry.seat)]
        if gain >= LEAST:
            why = self.adviser.why(game, [best, chosen])
            told = [self.label(game, key) for key in (entry.choice, str(best.option))]
            self.found.mistakes.append(Mistake(n + 1, entry.seat, told[0], told[1], str(best.option), gain, why))

    def best(self, weighed: list[Weighed], option: Option) -> tuple[Weighed, Weighed]:
        from tablee.bots.advice import best_of

        return best_of(weighed)[0], next(one for one in weighed if one.option == option)

    def label(self, game: Game, key: str) -> Words:
        question = self.rules.view(game, game.asked.seat).question
        assert question is not None
        return next(choice.label for choice in question.options if choice.key == key)

    def side(self, seat: int) -> int:
        return next(n for n, side in enumerate(self.found.sides) if seat in side)

    def shares(self, game: Game, seat: int, chance: int, known: Shares = ()) -> Shares:
        """What each side may expect, as the seats of each judge it for themselves; `chance` is that of the seat that chooses.
        Where the other sides have been asked before, only their part in the whole changes."""
        own = self.side(seat) if seat >= 0 else -1
        if known:
            self.worths[own] = chance
        else:
            self.worths = [chance if n == own else self.worth(game, side) for n, side in enumerate(self.found.sides)]
        return parted(self.worths)

    def worth(self, game: Game, side: tuple[int, ...]) -> int:
        there = [seat for seat in side if self.rules.playing(game, seat)]
        return self.adviser.standing(game, there[0]) if there else 0

    def add(self, step: Step) -> None:
        self.close(step.before, step.drawn)
        self.steps.append(step)
        self.found.points.append((step.entry, step.before))

    def close(self, now: Shares, drawn: int) -> None:
        """The step that has come to its end."""
        found = self.found
        if not self.steps:
            found.luck, found.choices, found.others = [[0] * len(found.sides) for _ in range(3)]
            return
        step = self.steps[-1]
        change = [a - b for a, b in zip(now, step.before)]
        rest = list(change)
        for side, lost in step.lost:
            for n, part in enumerate(lost):
                (found.choices if n == side else found.others)[n] += part
                rest[n] -= part
        own, chanced = self.side(step.seat), drawn != step.drawn
        for n, part in enumerate(rest):
            (found.luck if chanced else found.choices if n == own else found.others)[n] += part
        swing = max([abs(n) for n in change])
        if swing >= SWING:
            mine = chanced and 2 * max([abs(n) for n in rest]) > swing
            found.turns.append(Turn(step.entry + 1, step.seat, step.label, mine, step.before, now))

    def end(self, game: Game) -> Analysis:
        if not self.steps:
            raise JournalError(0, "this game ended before there was anything to judge", "empty")
        found, outcome = self.found, game.outcome or ()
        won = [int(any([seat in outcome for seat in side])) for side in found.sides]
        result = parted([SURE * n for n in won])
        self.close(result, drawn(game))
        found.points.append((found.entries, result))
        found.turns = sorted(sorted(found.turns, key=lambda turn: -turn.swing)[:TURNS], key=lambda turn: turn.entry)
        found.mistakes.sort(key=lambda one: (-one.gain, one.entry))
        return found


def drawn(game: Game) -> int:
    """How much of chance has been used, and how often something hidden was shown: cards lie in their order before they are
    drawn."""
    return sum(game.rng.places.values()) + game.reveals


def parted(worths: list[int]) -> Shares:
    """The whole in parts as large as these to each other; equal ones where nobody may expect anything. Who has nobody but the
    game itself to beat, has what they expect."""
    if len(worths) == 1:
        return (worths[0],)
    total = sum(worths)
    parts = [SURE * worth // total if total else SURE // len(worths) for worth in worths]
    return (*parts[:-1], SURE - sum(parts[:-1]))
