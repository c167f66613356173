"""A bot that has learned what wins: it looks ahead as the greedy one does, and judges by a network."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np

from tablee.bots.bot import Bot
from tablee.bots.greedy import GreedyBot
from tablee.bots.net import SURE, Ints, Net, Weights
from tablee.bots.throws import Throws
from tablee.gamekit.brain import Brain, Throw
from tablee.gamekit.rules import Rules
from tablee.gamekit.view import Words
from tablee.kernel.decision import PASS, Option
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game

LOOK = 40  # decisions one look may run on
CHANCY = 3  # looks at what is rolled for
#: doing something must promise more than this: the best of many judgements is the one that errs most
MARGIN = SURE * 4 // 1000
FURTHER = SURE // 1000  # a second step must promise more than this
KEPT = 256  # throws that are remembered
NEVER = -SURE


@cache
def weights_of(path: Path) -> Weights:
    return Weights.load(path)


@cache
def throws_of(brain: Brain[Game]) -> list[Throws]:
    """The dice of a game: made once, since they take longer than a choice."""
    return [Throws(dice, brain.parts) for dice in brain.dice] if brain.parts is not None else []


class LearnedBot(Bot):
    """Judges only what can be compared: every choice as if nothing more were done, and what it newly makes possible one step
    further. Dice are thrown for the chance to win, by the exact policy over all they may come to."""

    def __init__(self, rules: Rules[Game], seed: str, weights: Weights | None = None) -> None:
        super().__init__(rules, seed)
        if rules.brain is None:
            raise SetupError(f"{rules.id} has no learned judgement")
        self.brain: Brain[Game] = rules.brain
        #: whoever plays with the weights of the game leaves tables that were not learned to the greedy one
        self.elsewhere = GreedyBot(rules, seed) if weights is None else None
        self.weights = weights or weights_of(rules.brain.file)
        self.net = Net(self.weights, self.brain.lexicon.names)
        self.throws = throws_of(self.brain)
        self.ends: dict[tuple[object, ...], Ints] = {}  # what throws of this turn may come to
        self.turn = -1
        self.resting = False  # what several things done here come to is judged as if nothing more were done
        self.mind = self.brain.mind(self.judge)

    def judge(self, games: Sequence[Game], seat: int) -> list[int]:
        """As they stand, in words."""
        found: list[int] = self.told(games, seat).tolist()
        return found

    def remarks(self, game: Game) -> list[Words]:
        """It plays on with what it knows, and says where that is not what it was, or not what is played now."""
        name, now, learned = f"learned@{self.weights.hash}", self.brain.content(), self.weights.content
        found = [Words("bot-other-weights", {"was": self.named, "name": name})] if self.named not in ("", name) else []
        strange = [id for id in self.brain.met(game) if learned.get(id) != now.get(id)]
        if strange:
            found.append(Words("bot-strange-content", {"name": name, "what": ", ".join(strange)}))
        if self.elsewhere is not None and not self.brain.covers(game):
            found.append(Words("bot-other-table", {"name": name}))
        return found

    # ------------------------------------------------------------------ judging
    def chances(self, games: Sequence[Game], seat: int, reckon: bool = True) -> Ints:
        """Of `seat` to win, out of SURE, as each game stands; dice are reckoned with, or judged by words like all else."""
        if self.mind is not None:
            return np.array(self.mind.chances(games, seat), dtype=np.int64)
        return self.told(games, seat, reckon)

    def told(self, games: Sequence[Game], seat: int, reckon: bool = False) -> Ints:
        found = np.empty(len(games), dtype=np.int64)
        moments, places = [], []
        for n, game in enumerate(games):
            if game.outcome is not None:
                found[n] = SURE if seat in game.outcome else 0 if game.outcome else SURE // 2
                continue
            throw = self.brain.throw(game, seat) if reckon else None
            if throw is not None:
                found[n] = self.dice(game, throw, seat)
            else:
                moments.append(self.moment(game, seat))
                places.append(n)
        if moments:
            found[places] = self.net.chances(moments)
        return found

    def moment(self, game: Game, seat: int) -> tuple[list[int], list[int]]:
        if self.resting and game.asked.seat == seat and self.brain.menu(game) and self.rules.length(game) == self.turn:
            return self.brain.rested(game, seat)
        return self.brain.words(game, seat)

    def dice(self, game: Game, throw: Throw, seat: int) -> int:
        """The chance of `seat` while dice lie there, whoever throws them."""
        throws, worth = self.throws[throw.dice], self.ended(game, throw, seat)
        at = throws.at[throw.hand]
        if self.brain.together(game, throw.seat, seat):
            return int(throws.climbed(worth, throw.rolls)[at])
        return SURE - int(throws.climbed(SURE - worth, throw.rolls)[at])

    def ended(self, game: Game, throw: Throw, seat: int) -> Ints:
        """What each final hand is worth to `seat`: each ending is carried out up to the next question."""
        if throw.key in self.ends:
            return self.ends[throw.key]
        games: list[Game] = []
        whose: list[int] = []
        for n, end in enumerate(throw.ends):
            for look in range(CHANCY if end.chancy else 1):
                start = game
                if look:
                    start = game.clone()
                    start.rng.key += bytes([look])
                    start.rng.blocks = {}
                ahead = self.brain.ended(start, end)
                if ahead is None:
                    break
                games.append(self.run_on(ahead, seat, 1))
                whose.append(n)
        looks = np.bincount(whose, minlength=len(throw.ends))
        total = np.zeros(len(throw.ends), dtype=np.int64)
        np.add.at(total, whose, self.chances(games, seat, reckon=False))  # dice after these dice: another attack
        worth = total // np.maximum(looks, 1)
        mine = self.brain.together(game, throw.seat, seat)
        worth[looks == 0] = NEVER if mine else 2 * SURE  # somebody or something forbids it
        best = max if mine else min
        listed = worth.tolist()
        found = np.array([best([listed[n] for n in allowed]) for allowed in throw.allowed], dtype=np.int64)
        if len(self.ends) >= KEPT:
            self.ends.clear()
        self.ends[throw.key] = found
        return found

    def run_on(self, ahead: Game, seat: int, depth: int) -> Game:
        """Windows pass, what leaves no choice is done, and what the choice itself asks is answered."""
        windows = self.rules.presentation.windows
        for _ in range(LOOK):
            decision = ahead.decision
            if decision is None:
                break
            if decision.prompt in windows:
                ahead.choose(PASS)
                continue
            quick = self.brain.quick(ahead, seat, depth > 0)
            if quick is not None:
                ahead.choose(quick)
            elif len(decision.options) == 1 and not self.brain.menu(ahead):
                ahead.choose(decision.options[0])
            elif decision.seat == seat and depth and PASS not in decision.options and not self.brain.judged(ahead):
                there = [self.after(ahead, seat, option, depth - 1) for option in decision.options]
                ahead = there[int(self.chances(there, seat).argmax())]
            else:
                break
        return ahead

    def after(self, game: Game, seat: int, option: Option, depth: int = 1) -> Game:
        new = game.clone()
        new.choose(option)
        return self.run_on(new, seat, depth)

    # ------------------------------------------------------------------ choosing
    def choose(self, game: Game, seat: int) -> Option:
        options: list[Option] = list(game.asked.options)
        if len(options) == 1:
            return options[0]
        if self.elsewhere is not None and not self.brain.covers(game):
            return self.elsewhere.choose(game, seat)
        known = self.brain.known(game, seat)
        if known is not None:
            return known
        if self.rules.length(game) != self.turn:  # what dice came to in another turn tells nothing any more
            self.turn = self.rules.length(game)
            self.ends.clear()
        total = np.zeros(len(options), dtype=np.int64)
        for _ in range(self.brain.looks(game)):
            dealt = self.rules.redeal(game, seat, bytes([self.rng.byte("redeal") for _ in range(16)]))
            throw = self.brain.throw(dealt, seat)
            if throw is not None and throw.rolls and throw.seat == seat:
                return self.keep(dealt, throw, seat)
            total += self.promise(dealt, seat, options)
        if not self.brain.going and self.waits(game, options[-1]):
            total[-1] += MARGIN * self.brain.looks(game)
        # ties: the last, which is passing
        return options[len(options) - 1 - int(total[::-1].argmax())]

    def waits(self, game: Game, option: Option) -> bool:
        """To choose this is to do nothing."""
        return option == PASS or self.brain.stays(game, option)

    def keep(self, game: Game, throw: Throw, seat: int) -> Option:
        part = self.throws[throw.dice].best(self.ended(game, throw, seat), throw.hand, throw.rolls)
        found = self.brain.keeping(part)
        return found if found in game.asked.options else game.asked.options[0]

    def promise(self, game: Game, seat: int, options: Sequence[Option]) -> Ints:
        """The chance to win after each option, on a game that is dealt anew."""
        brain = self.brain
        if self.mind is not None:
            return np.array(self.mind.weigh(game, seat, options), dtype=np.int64)
        mine = self.rules.active(game) == seat
        self.resting = mine and not brain.going
        there = [game if brain.stays(game, option) else self.after(game, seat, option) for option in options]
        found = self.chances(there, seat)
        if brain.going and mine:
            stopped = [n for n, one in enumerate(there) if one is game]
            if stopped:
                self.resting = True
                found[stopped] = self.chances([game], seat)[0]
        elif brain.menu(game):
            self.look_further(game, seat, options, there, found)
        self.resting = False
        return found

    def look_further(self, game: Game, seat: int, options: Sequence[Option], there: list[Game], found: Ints) -> None:
        """What each choice makes possible: all that is new, one step further."""
        brain, now = self.brain, set(options)
        further, whose = [], []
        for n, ahead in enumerate(there):
            if brain.stays(game, options[n]):
                continue
            more = [option for option in self.possible(ahead, seat) if option not in now]
            if not more and brain.means(game, options[n]):
                found[n] = NEVER
            further += [self.after(ahead, seat, option) for option in more]
            whose += [n] * len(more)
        if further:
            np.maximum.at(found, whose, self.chances(further, seat) - FURTHER)

    def possible(self, ahead: Game, seat: int) -> list[Option]:
        """What may be done next, where several things are done one after the other."""
        brain, decision = self.brain, ahead.decision
        if decision is None or decision.seat != seat or not brain.menu(ahead):
            return []
        wasteful = self.rules.wasteful
        return [o for o in decision.options if o.verb not in wasteful and not brain.stays(ahead, o)]
