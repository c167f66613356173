"""Windows: moments at which everybody may act, in an order of priority, until all have passed in a row."""

from __future__ import annotations

from typing import Any, ClassVar

from tablee.kernel.decision import PASS, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done, goto


class Window(Procedure):
    """`game.order()` is the priority; `game.usable(seat, self.allows)` what a seat may do; `game.use` does it.

    With CLAIMS, whoever declares something may be forestalled by seats of higher priority: they act first,
    and the declaration is carried out afterwards if it is still possible. With RESTART, after an action the
    first seat is asked again, else the one after the seat that acted.
    Skipping a seat that can do nothing is a step of its own: what hidden cards decide is never asked about.
    """

    STEPS = {"whose": "", "offer": "", "forestall": "", "claim": "", "carry_out": "", "again": ""}
    CLAIMS: ClassVar[bool] = False
    RESTART: ClassVar[bool] = True

    def __init__(self, allows: int, first: int = 0, passes: int = 0, declared: tuple[Any, ...] = ()) -> None:
        super().__init__()
        self.allows = allows  # what may be used: the game's bits
        self.first = first
        self.passes = passes
        self.declared = declared  # (rank, option, seats that declined to forestall it), innermost last

    def fields(self) -> tuple[Any, ...]:
        return (self.allows, self.first, self.passes, self.declared)

    def seat_at(self, game: Any) -> int:
        order = game.order()
        seat: int = order[(self.first + self.passes) % len(order)]
        return seat

    def whose(self, game: Any) -> Flow | None:
        """Whose turn is it to act? Nobody's: the window closes."""
        while self.passes < len(game.order()):
            if game.usable(self.seat_at(game), self.allows):
                return goto("offer")
            self.passes += 1
        return done()

    def offer(self, game: Any) -> Flow | None:
        seat = self.seat_at(game)
        return ask(seat, "act", [*game.usable(seat, self.allows), PASS], "chosen")

    def chosen(self, game: Any, choice: Option) -> Flow | None:
        if choice == PASS:
            self.passes += 1
            return goto("whose")
        rank = (self.first + self.passes) % len(game.order())
        if self.CLAIMS and rank:
            self.declared += ((rank, choice, 0),)
            return goto("forestall")
        return call(game.use(self.seat_at(game), choice), then="again")

    def forestall(self, game: Any) -> Flow | None:
        """Who may act before the last declaration?"""
        rank, choice, declined = self.declared[-1]
        order = game.order()
        while declined < rank:
            if game.usable(order[declined], self.allows):
                self.declared = self.declared[:-1] + ((rank, choice, declined),)
                return goto("claim")
            declined += 1
        return goto("carry_out")

    def claim(self, game: Any) -> Flow | None:
        seat = game.order()[self.declared[-1][2]]
        return ask(seat, "act-before", [*game.usable(seat, self.allows), PASS], "claimed")

    def claimed(self, game: Any, choice: Option) -> Flow | None:
        rank, declared, declined = self.declared[-1]
        if choice == PASS:
            self.declared = self.declared[:-1] + ((rank, declared, declined + 1),)
            return goto("forestall")
        self.declared = self.declared[:-1] + ((rank, declared, 0),)
        if declined:
            self.declared += ((declined, choice, 0),)
            return goto("forestall")
        return call(game.use(game.order()[0], choice), then="forestall")

    def carry_out(self, game: Any) -> Flow | None:
        """The declaration happens if it still can; else it fizzles, and nothing was paid."""
        rank, choice, _ = self.declared[-1]
        self.declared = self.declared[:-1]
        then = "forestall" if self.declared else "again"
        seat = game.order()[rank]
        if choice not in game.usable(seat, self.allows):
            game.fizzle(seat, choice)
            return goto(then)
        return call(game.use(seat, choice), then=then)

    def again(self, game: Any) -> Flow | None:
        self.first = 0 if self.RESTART else (self.first + self.passes + 1) % len(game.order())
        self.passes = 0
        return goto("whose")
