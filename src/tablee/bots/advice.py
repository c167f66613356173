"""What each choice is worth, and why: for whoever asks for advice, and for the judgement of a game that is over.

Chances are those of the learned network, out of SURE, always of a redeal: of what the seat that chooses may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from tablee.bots.learned import MARGIN, LearnedBot
from tablee.bots.net import SURE
from tablee.gamekit.brain import Fact, Throw
from tablee.gamekit.rules import Rules
from tablee.gamekit.view import Words
from tablee.kernel.decision import PASS, Option
from tablee.kernel.game import Game

BEST = 3  # choices that are told: the best, and the two after it
AGREE = 3  # redeals on which a fact must be the same before it is told
TOLD = 2  # facts at most
CLOSE = SURE // 2000  # two choices that are told as the same chance: none is better than the other for a reason
SEEN = 50  # per mille: a smaller difference of odds is no reason


class Weighed(NamedTuple):
    option: Option
    chance: int  # out of SURE


@dataclass(frozen=True)
class Advice:
    best: tuple[Weighed, ...]  # the best first; one alone, with a chance of -1, where nothing can be judged
    why: tuple[Words, ...] = field(default=())  # rather than the second


class Adviser:
    """One game is judged by one of these: what its dice may come to is remembered for a turn."""

    def __init__(self, rules: Rules[Game], seed: str) -> None:
        self.rules = rules
        self.bot = LearnedBot(rules, f"advice:{seed}")
        self.brain = self.bot.brain

    def dealt(self, game: Game, seat: int) -> Game:
        turn = self.rules.length(game)
        if turn != self.bot.turn:
            self.bot.turn = turn
            self.bot.ends.clear()
        return self.rules.redeal(game, seat, bytes([self.bot.rng.byte("redeal") for _ in range(16)]))

    # ------------------------------------------------------------------ judging
    def chance(self, game: Game, seat: int) -> int:
        """Of `seat` to win, from what it may know."""
        if game.outcome is None and game.asked.seat == seat:
            found = self.weigh(game)
            if found:
                return best_of(found)[0].chance
        return self.standing(game, seat)

    def standing(self, game: Game, seat: int) -> int:
        """The same where it does not choose, or has no choice that is judged."""
        if game.outcome is None and not self.rules.playing(game, seat):
            return 0
        there = game if game.outcome is not None else self.bot.run_on(self.dealt(game, seat), seat, 1)
        return int(self.bot.chances([there], seat)[0])

    def weigh(self, game: Game, looks: int = 1, also: Option | None = None) -> list[Weighed]:
        """What each option is worth to the seat that chooses, and `also` if it is none of those that are judged here; nothing
        where there is no choice, or where the answer is not found by judging."""
        seat, options = game.asked.seat, list(game.asked.options)
        if len(options) < 2 or self.brain.known(game, seat) is not None:
            return []
        dealt = self.dealt(game, seat)
        throw = self.brain.throw(dealt, seat)
        if throw is not None and throw.rolls and throw.seat == seat:
            found = self.kept(dealt, throw, options)
        else:
            looks = max(looks, self.brain.looks(game))
            total = self.bot.promise(dealt, seat, options)
            for _ in range(looks - 1):
                total = total + self.bot.promise(self.dealt(game, seat), seat, options)
            # what is worth doing only for what it makes possible is judged below nothing, where it makes nothing possible
            found = [Weighed(option, n // looks) for option, n in zip(options, total.tolist()) if n >= 0]
        if also is not None and also not in [one.option for one in found]:
            there = [self.bot.after(self.dealt(game, seat), seat, also) for _ in range(max(looks, AGREE))]
            found.append(Weighed(also, int(self.bot.chances(there, seat).sum()) // len(there)))
        return found

    def kept(self, dealt: Game, throw: Throw, options: Sequence[Option]) -> list[Weighed]:
        """What each way to keep dice is worth, exactly over all throws."""
        throws, worth = self.bot.throws[throw.dice], self.bot.ended(dealt, throw, throw.seat)
        keep = throws.keeping(throws.climbed(worth, throw.rolls - 1))
        parts = sorted(throws.parts(throw.hand), key=len)
        ways = {self.brain.keeping(part): int(keep[throws.part_at[part]]) for part in parts}
        return [Weighed(way, n) for way, n in ways.items() if way in options]

    # ------------------------------------------------------------------ advising
    def advice(self, game: Game) -> Advice:
        seat = game.asked.seat
        found = best_of(self.weigh(game))
        if not found:
            known = self.brain.known(game, seat)
            return Advice((Weighed(known if known is not None else game.asked.options[0], -1),))
        return Advice(tuple(found[:BEST]), self.why(game, found) if len(found) > 1 else ())

    def why(self, game: Game, found: Sequence[Weighed]) -> tuple[Words, ...]:
        """What speaks for the first rather than for the second; nothing where nothing certain does."""
        best, second = found[0], found[1]
        if best.chance - second.chance < CLOSE:
            return ()
        odds = self.odds(game, best.option, second.option)
        return odds if odds else self.differences(game, best.option, second.option)

    def differences(self, game: Game, best: Option, second: Option) -> tuple[Words, ...]:
        """In facts of the states that both lead to: the largest that are the same on every redeal."""
        seat = game.asked.seat
        agreed: dict[str, tuple[Fact, int]] | None = None
        for _ in range(AGREE):
            dealt = self.dealt(game, seat)
            one, other = [{f.id: f for f in self.reached(dealt, seat, option)} for option in (best, second)]
            now = {}
            for id in {**one, **other}:
                fact = one.get(id) or other[id]
                change = (one[id].n if id in one else 0) - (other[id].n if id in other else 0)
                if change * fact.weight > 0:
                    now[id] = (fact, change)
            agreed = now if agreed is None else {k: v for k, v in agreed.items() if k in now and now[k][1] == v[1]}
        assert agreed is not None
        largest = sorted(agreed.values(), key=lambda found: -found[0].weight * found[1])
        return tuple([fact.told(change) for fact, change in largest[:TOLD]])

    def reached(self, dealt: Game, seat: int, option: Option) -> Sequence[Fact]:
        there = dealt if self.brain.stays(dealt, option) else self.bot.after(dealt, seat, option)
        return self.brain.facts(there, seat)

    def odds(self, game: Game, best: Option, second: Option) -> tuple[Words, ...]:
        """Of two ways to keep dice: what the first one makes likelier, the most of all."""
        chances, seat = self.rules.chances, game.asked.seat
        if chances is None or not chances.keeps or {best.verb, second.verb} != {chances.keeps}:
            return ()
        held = [tuple(sorted([int(die) for die in way.args])) for way in (best, second)]
        one, other = [{odds.sheet: odds.per_mille for odds in chances.holding(game, seat, dice)} for dice in held]
        sheet = max(one, key=lambda sheet: one[sheet] - other.get(sheet, 0), default="")
        if not sheet or one[sheet] - other.get(sheet, 0) < SEEN:
            return ()
        return (Words("why-odds", {"what": f"@{sheet}", "n": tenth(one[sheet]), "m": tenth(other.get(sheet, 0))}),)


def tenth(per_mille: int) -> int:
    """Per mille as whole per cent."""
    return (per_mille + 5) // 10


def per_cent(chance: int) -> int:
    """A chance out of SURE as whole per cent, never 0 or 100 before it is certain."""
    if chance in (0, SURE):
        return 100 * chance // SURE
    return max(1, min(99, (200 * chance + SURE) // (2 * SURE)))


def best_of(found: Sequence[Weighed]) -> list[Weighed]:
    """The best first, as the bot chooses: doing something must promise more than passing; of equals the last."""
    worth = np.array([one.chance + (MARGIN if one.option == PASS else 0) for one in found], dtype=np.int64)
    order = sorted(range(len(found)), key=lambda n: (-int(worth[n]), -n))
    return [found[n] for n in order]
