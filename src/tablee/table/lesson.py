"""How far somebody has come in a guided game. It follows from the journal alone, like the game itself: taking back leads back
to what was said then, and a game that is resumed goes on where it was left."""

from __future__ import annotations

from tablee.gamekit.guide import Guide, Step, advised, fits, instead, told
from tablee.gamekit.rules import Rules
from tablee.gamekit.view import Guidance
from tablee.kernel.game import Game
from tablee.table.journal import Header


class Lesson:
    def __init__(self, rules: Rules[Game], guide: Guide) -> None:
        self.rules = rules
        self.guide = guide
        self.seat = guide.seat
        self.topics: list[str] = []  # those that were told at questions which have been answered
        self.missed: Step | None = None  # the step whose advice was not followed at the last of them

    @staticmethod
    def of(rules: Rules[Game], header: Header) -> Lesson | None:
        """A game with the seed of the guide is the guided one, wherever it was begun."""
        guide = rules.guide
        return Lesson(rules, guide) if guide is not None and header.seed == guide.seed else None

    def steps(self, game: Game) -> list[Step]:
        """What is told at the question that is asked now: of each topic one step, if none was told before."""
        view = self.rules.view(game, self.seat)
        mine, turn = self.rules.active(game) in (self.seat, -1), self.rules.length(game)
        found: dict[str, Step] = {}
        for step in self.guide.steps:
            if step.about in self.topics or step.about in found or not set(step.after) <= set(self.topics):
                continue
            if fits(step, view, mine, turn):
                found[step.about] = step
        return list(found.values())

    def now(self, game: Game) -> Guidance | None:
        """What is said at the question that is asked now; nothing to others."""
        if game.decision is None or game.decision.seat != self.seat:
            return None
        view, steps = self.rules.view(game, self.seat), self.steps(game)
        said = [instead(self.missed)] if self.missed is not None else []
        counted = self.guide.topics
        done = len({topic for topic in [*self.topics, *[step.about for step in steps]] if topic in counted})
        return Guidance((*said, *[told(step, view) for step in steps]), done, len(counted))

    def advice(self, game: Game) -> str:
        """What it asks for at the question that is asked now, which is what a hint names too; "" where it asks for nothing."""
        question = self.rules.view(game, self.seat).question
        assert question is not None
        wanted = [choice.key for step in self.steps(game) for choice in advised(step, question)]
        return wanted[0] if wanted else ""

    def answered(self, game: Game, choice: str) -> None:
        """This is chosen at the question that is asked now."""
        steps = self.steps(game)
        self.topics += [step.about for step in steps]
        question = self.rules.view(game, self.seat).question
        assert question is not None
        against = [s for s in steps if s.otherwise and choice not in [one.key for one in advised(s, question)]]
        self.missed = against[0] if against else None
