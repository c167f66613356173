"""Games as arrays: what a seat sees, which options there are, and what they are made of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any
from zlib import crc32

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from tablee.gamekit.chart import KIND, MOST
from tablee.gamekit.rules import Rules
from tablee.kernel.decision import Option
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game
from tablee.text.messages import resource

Shorts = npt.NDArray[np.int16]
Seen = dict[str, Any]  # "observation", "action_mask", "actions"

WIDTH = 10  # words of an option: its verb, then its arguments
NUMBERS = range(-24, 100)  # that are words of their own
SPARE = 256  # numbers for words of options that no list has: they share them
PARTS = re.compile(r"[.?:@]")  # "die.axe?won" is three words
ROOM = 1 << 16  # options that are remembered


class Encoder:
    """For one content: all its arrays have the same size, and a column or a word means the same in every process."""

    def __init__(self, rules: Rules[Game], game: Game, slots: int = 0) -> None:
        if rules.charts is None:
            raise SetupError(f"{rules.id} has no charts: it cannot be told in numbers")
        self.chart = rules.charts.of(game)
        self.slots = slots or self.chart.slots
        if self.slots < 1:
            raise SetupError(f"slots={slots}: at least 1 is needed")
        #: what each number of an observation counts
        self.names = (*self.chart.names, "my seat", "asked: me", "asked: seats on", *prompts(rules), "prompt other")
        self.told = len(self.chart.names)
        self.prompts = {
            name[7:]: n for n, name in enumerate(self.names) if n >= self.told and name.startswith("prompt ")
        }
        #: what the numbers of options mean; 0 is nothing, and those above are shared by words that are not listed
        self.words = {
            word: n
            for n, word in enumerate(
                dict.fromkeys(["", *rules.verbs, *VERBS, *self.chart.words, *[str(n) for n in NUMBERS]])
            )
        }
        self.size, self.vocabulary = len(self.names), len(self.words) + SPARE
        self.known: dict[Option, int] = {}
        self.rows: Shorts = np.zeros((256, WIDTH), dtype=np.int16)

    def space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-MOST - 1, MOST, (self.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.slots,), np.int8),
                "actions": spaces.Box(0, self.vocabulary - 1, (self.slots, WIDTH), np.int16),
            }
        )

    def observe(self, game: Game, seat: int, into: Seen | None = None) -> Seen:
        """What a seat sees; options only where it is asked. `into`: arrays of zeros to be filled in."""
        if into is None:
            into = self.empty()
        seen, told, decision = into["observation"], self.told, game.decision
        seen[:told] = np.frombuffer(self.chart.row(game, seat), dtype=KIND)
        seen[told] = seat
        if decision is not None:
            asked = decision.seat
            seen[told + 1], seen[told + 2] = asked == seat, abs(asked - seat)
            seen[self.prompts.get(decision.prompt, -1)] = 1
            if asked == seat:
                options = decision.options
                n = len(options)
                if n > self.slots:
                    raise SetupError(
                        f"slots={self.slots}: {decision.prompt} has {n} options now, and each needs a slot"
                    )
                into["action_mask"][:n] = 1
                into["actions"][:n] = self.features(options)
        return into

    def empty(self, *n: int) -> Seen:
        """Arrays for one game, or for n."""
        return {
            "observation": np.zeros((*n, self.size), dtype=np.float32),
            "action_mask": np.zeros((*n, self.slots), dtype=np.int8),
            "actions": np.zeros((*n, self.slots, WIDTH), dtype=np.int16),
        }

    def features(self, options: Sequence[Option]) -> Shorts:
        """A row of words for each."""
        try:
            places = [*map(self.known.__getitem__, options)]
        except KeyError:
            if len(self.known) > ROOM:
                self.known.clear()
            places = [self.place(one) for one in options]
        found: Shorts = self.rows[places]
        return found

    def place(self, option: Option) -> int:
        at = self.known.get(option)
        if at is None:
            at = self.known[option] = len(self.known)
            if at == len(self.rows):
                self.rows = np.concatenate([self.rows, np.zeros_like(self.rows)])
            self.rows[at] = self.spelled(option)
        return at

    def spelled(self, option: Option) -> list[int]:
        """Its verb and the words of its arguments; more than there is room for are folded into the last one."""
        words = [option.verb]
        for arg in option.args:
            text = str(arg)
            words += [text] if text in self.words else PARTS.split(text)
        if len(words) > WIDTH:
            words[WIDTH - 1 :] = [" ".join(words[WIDTH - 1 :])]
        return [*[self.number(word) for word in words], *[0] * (WIDTH - len(words))]

    def number(self, word: str) -> int:
        found = self.words.get(word)
        return found if found is not None else len(self.words) + crc32(word.encode()) % SPARE


#: of options that are no verbs of a game
VERBS = ("pass", "yes", "no", "enough", "nothing")


def prompts(rules: Rules[Game]) -> list[str]:
    """A column for every question that a game can ask."""
    entries = resource(rules.package, "messages.en.ftl").body
    ids = [entry.id.name for entry in entries if getattr(entry, "id", None) is not None]
    return [f"prompt {id.removeprefix('prompt-')}" for id in ids if id.startswith("prompt-")]
