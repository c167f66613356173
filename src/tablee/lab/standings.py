"""What the games of a tournament say: who beats whom how often, how strong each is, what each column and the first turn are
worth. What the games of a round have in common is never counted twice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import combinations
from math import log10
from typing import Any

from tablee.kernel.rng import Rng, key_of
from tablee.lab.matrix import Pair, strengths
from tablee.lab.simulate import interval, spread
from tablee.lab.tournament import Played, Tournament

BLOCKS, DRAWN = 100, 200  # rounds are drawn anew in so many blocks, so often
FEWEST = 10  # rounds from which an interval of strengths says something
NEAR = 1e-6
Tally = dict[tuple[str, str], list[int]]  # who, whom: won, lost, drawn


@dataclass(frozen=True)
class Share:
    """A mean with its 95 % interval, over so many games."""

    share: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Rated:
    """A bot, or a case that all bots play against: its Elo and the share it wins against an average one (Bradley-Terry).
    There is no interval where too few rounds were played."""

    name: str
    elo: float
    low: float | None
    high: float | None
    share: float
    games: int
    case: bool = False


@dataclass(frozen=True)
class Duel:
    """Two bots on the same seeds: what the first got of what both got (where all are on one side, of the games that exactly
    one of them won), and how many rounds were better for the one and for the other."""

    one: str
    other: str
    share: Share
    only_one: int
    only_other: int


def mean(values: Sequence[float], games: int, low: float = 0.0, high: float = 1.0) -> Share:
    """Values that are all alike do not tell how they could differ: then as many as there are bound what was not seen."""
    if not values:
        return Share(0.0, low, high, 0)
    middle = sum(values) / len(values)
    half = spread(values) if len(set(values)) > 1 else interval(0, len(values))[1]
    return Share(middle, max(low, middle - half), min(high, middle + half), games)


class Standings:
    def __init__(self, made: Tournament) -> None:
        self.made = made
        self.rounds = [[one for one in games if one.share(0) is not None] for games in made.meetings()]

    # ------------------------------------------------------------------ strength
    def tally(self, rounds: Sequence[Sequence[Played]]) -> Tally:
        found: Tally = {}
        for games in rounds:
            for one in games:
                who, whom = one.bots[one.sides.index(0)], one.case
                if not self.made.together:
                    whom = one.bots[one.sides.index(1)]
                share = one.share(0)
                won, mirrored = share == 1.0, (who, whom) > (whom, who) and not self.made.together
                count = found.setdefault((whom, who) if mirrored else (who, whom), [0, 0, 0])
                count[2 if share == 0.5 else int(won == mirrored)] += 1
        return found

    def strengths(self, tallies: Sequence[Tally], near: float) -> dict[str, float]:
        whole: Tally = {}
        for tally in tallies:
            for pair, counts in tally.items():
                before = whole.get(pair, [0, 0, 0])
                whole[pair] = [a + b for a, b in zip(before, counts)]
        pairs = [Pair(one, other, "", won, lost, drawn) for (one, other), (won, lost, drawn) in whole.items()]
        return strengths([*self.made.names, *self.cases], pairs, near)

    @cached_property
    def cases(self) -> list[str]:
        """Where all are on one side, what they play against is as strong as it is."""
        if not self.made.together:
            return []
        return list(dict.fromkeys([one.case for games in self.rounds for one in games]))

    @cached_property
    def rated(self) -> list[Rated]:
        """The strongest first."""
        blocks = [self.tally(self.rounds[n::BLOCKS]) for n in range(min(BLOCKS, len(self.rounds)))]
        middle = self.strengths(blocks, 1e-10)
        drawn: dict[str, list[float]] = {name: [] for name in middle}
        rng = Rng(key_of("intervals"), {})
        for _ in range(DRAWN if len(self.rounds) >= FEWEST else 0):
            some = [blocks[rng.below(len(blocks), "block")] for _ in blocks]
            for name, strength in self.strengths(some, NEAR).items():
                drawn[name].append(elo(strength))
        found = []
        for name, strength in middle.items():
            values = sorted(drawn[name])
            low, high = (values[DRAWN // 40], values[-1 - DRAWN // 40]) if values else (None, None)
            games = sum([name in (*one.bots, one.case) for games in self.rounds for one in games])
            share = strength / (strength + 1)
            found.append(Rated(name, elo(strength), low, high, share, games, name in self.cases))
        return sorted(found, key=lambda one: (-one.elo, one.name))

    # ------------------------------------------------------------------ tables
    @cached_property
    def duels(self) -> list[Duel]:
        """Each pair of bots, the stronger first: its share in what both got, round by round."""
        found, each = [], 1 if self.made.together else 2
        for one, other in combinations([rated.name for rated in self.rated if not rated.case], 2):
            values: list[float] = []
            only, games = [0, 0], 0
            for played in self.rounds:
                mine, theirs = self.got(played, one, other), self.got(played, other, one)
                if not len(mine) == len(theirs) == each:
                    continue  # half a pair compares nothing
                a, b = sum(mine) / len(mine), sum(theirs) / len(theirs)
                only = [only[0] + (a > b), only[1] + (b > a)]
                values.append((1 + a - b) / 2)
                games += len(mine)
            share = mean(values, games)
            if self.made.together:
                share = Share(only[0] / sum(only) if sum(only) else 0.5, *interval(only[0], sum(only)), sum(only))
            found.append(Duel(one, other, share, *only))
        return found

    def got(self, games: Sequence[Played], bot: str, other: str) -> list[float]:
        """What a bot got of the games of a round in which it met the other, or which it played alone."""
        found = []
        for one in games:
            if bot in one.bots and (self.made.together or other in one.bots):
                found.append(one.share(one.sides[one.bots.index(bot)]) or 0.0)
        return found

    @cached_property
    def columns(self) -> list[str]:
        seen = dict.fromkeys([column for games in self.rounds for one in games for column in one.columns])
        return sorted(seen)

    @cached_property
    def table(self) -> dict[tuple[str, str], Share]:
        """Bot and column (hero, side, seat, scenario): what it got there."""
        got: dict[tuple[str, str], list[float]] = {}
        for games in self.rounds:
            here: dict[tuple[str, str], list[float]] = {}
            for one in games:
                for seat, at in enumerate(zip(one.bots, one.columns)):
                    here.setdefault(at, []).append(one.at(seat))
            for at, shares in here.items():
                got.setdefault(at, []).append(sum(shares) / len(shares))
        return {at: mean(values, len(values)) for at, values in got.items()}

    @cached_property
    def first(self) -> Share | None:
        """What the side got that began; nothing where beginning gives nobody an edge."""
        values: list[float] = []
        games = 0
        for played in self.rounds:
            shares = [one.share(one.sides[one.first]) or 0.0 for one in played if one.first >= 0]
            if shares and not self.made.together:
                values.append(sum(shares) / len(shares))
                games += len(shares)
        return mean(values, games) if values else None

    @cached_property
    def lengths(self) -> list[int]:
        return sorted([one.length for games in self.rounds for one in games])

    def data(self) -> dict[str, Any]:
        """What `tablee tournament --json` prints."""
        made = self.made
        return {
            "game": made.plan.game,
            "bots": list(made.names),
            "games": len(made.games),
            "seconds": round(made.seconds, 3),
            "unfinished": sum([one.winners is None and not one.error for one in made.games]),
            "ratings": [asdict(one) for one in self.rated],
            "pairs": [
                {"one": d.one, "other": d.other, **asdict(d.share), "only_one": d.only_one, "only_other": d.only_other}
                for d in self.duels
            ],
            "table": [{"bot": bot, "column": column, **asdict(at)} for (bot, column), at in sorted(self.table.items())],
            "first_player": asdict(self.first) if self.first is not None else None,
            "errors": made.errors,
            "fingerprint": fingerprint(made.games),
        }


def elo(strength: float) -> float:
    """400 points are ten games won for one lost; an average one has 0."""
    return 400 * log10(strength)


def fingerprint(games: Sequence[Played]) -> str:
    """The same whatever the number of processes and machines."""
    from hashlib import blake2b

    digest = blake2b(digest_size=8)
    for one in games:
        digest.update(f"{one.seed} {one.bots} {one.fingerprint} {one.winners}\n".encode())
    return digest.hexdigest()
