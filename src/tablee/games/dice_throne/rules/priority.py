"""Windows: moments at which everybody may act, in an order of priority, until all have passed in a row."""

from __future__ import annotations

from typing import Any, ClassVar

from tablee.kernel.decision import PASS, Decision, Flow, Option, ask
from tablee.kernel.procedure import Procedure, call, done, goto

#: the steps of every window; a kind of window says which rules each carries out
PLACES = ("whose", "offer", "forestall", "claim", "carry_out", "again")


class Window(Procedure):
    """A game's own window says what is `usable`, and how to `use` it; `game.order()` is the priority.

    With CLAIMS, seats of higher priority may act before what somebody declares, where it `yields` to them, with what is
    `urgent`; it happens afterwards if it still can.
    With RESTART, after an action the first seat is asked again, else the one after the seat that acted.
    """

    CLAIMS: ClassVar[bool] = False
    RESTART: ClassVar[bool] = True

    def __init__(self, mask: int = 0, first: int = 0, passes: int = 0, declared: tuple[Any, ...] = ()) -> None:
        self.mask = mask  # what may be used: the game's bits
        self.first = first
        self.passes = passes
        self.found: list[Option] | None = None  # what `whose` found usable; not state: looked for again if missing
        self.declared = declared  # (rank, option, seats that declined to forestall it), innermost last

    def fields(self) -> tuple[Any, ...]:
        return (self.mask, self.first, self.passes, self.declared)

    def usable(self, game: Any, seat: int) -> list[Option]:
        """What this seat may do now, besides passing."""
        raise NotImplementedError

    def use(self, game: Any, seat: int, choice: Option) -> Procedure | None:
        raise NotImplementedError

    def yields(self, game: Any, seat: int, choice: Option) -> bool:
        """Does this wait for what others do by higher priority?"""
        return True

    def urgent(self, game: Any, seat: int) -> list[Option]:
        """What this seat may do before something that was declared."""
        return self.usable(game, seat)

    def declare(self, game: Any, seat: int, choice: Option) -> None:
        """Everybody hears what is declared."""

    def fizzle(self, game: Any, seat: int, choice: Option) -> None:
        """A declaration that has become impossible."""

    def allows(self) -> int:
        return self.mask

    def seat_at(self, game: Any) -> int:
        order = game.order()
        seat: int = order[(self.first + self.passes) % len(order)]
        return seat

    def whose(self, game: Any) -> Flow | None:
        """Whose turn is it to act? Nobody's: the window closes."""
        while self.passes < len(game.order()):
            found = self.usable(game, self.seat_at(game))
            if found:
                self.found = found
                self.step = "offer"
                return self.offer(game)
            self.passes += 1
        return done()

    def open_at(self, found: list[Option]) -> None:
        """Whoever opens this window has looked up whose turn it is and what that seat may do."""
        self.step, self.found = "whose", found

    def offer(self, game: Any) -> Flow | None:
        seat = self.seat_at(game)
        found = self.found if self.found is not None else self.usable(game, seat)
        self.found = None
        return Decision(seat, "act", [*found, PASS], "chosen")

    def chosen(self, game: Any, choice: Option) -> Flow | None:
        if choice == PASS:
            self.passes += 1
            self.step = "whose"
            return self.whose(game)
        rank = (self.first + self.passes) % len(game.order())
        if self.CLAIMS and rank and self.yields(game, self.seat_at(game), choice):
            self.declared += ((rank, choice, 0),)
            self.declare(game, self.seat_at(game), choice)
            return goto("forestall")
        return call(self.use(game, self.seat_at(game), choice), then="again")

    def forestall(self, game: Any) -> Flow | None:
        """Who may act before the last declaration?"""
        rank, choice, declined = self.declared[-1]
        order = game.order()
        while declined < rank:
            if self.urgent(game, order[declined]):
                self.declared = self.declared[:-1] + ((rank, choice, declined),)
                return goto("claim")
            declined += 1
        return goto("carry_out")

    def claim(self, game: Any) -> Flow | None:
        seat = game.order()[self.declared[-1][2]]
        return ask(seat, "act-before", [*self.urgent(game, seat), PASS], "claimed")

    def claimed(self, game: Any, choice: Option) -> Flow | None:
        rank, declared, declined = self.declared[-1]
        if choice == PASS:
            self.declared = self.declared[:-1] + ((rank, declared, declined + 1),)
            return goto("forestall")
        self.declared = self.declared[:-1] + ((rank, declared, 0),)
        if declined:
            self.declared += ((declined, choice, 0),)
            self.declare(game, game.order()[declined], choice)
            return goto("forestall")
        return call(self.use(game, game.order()[0], choice), then="forestall")

    def carry_out(self, game: Any) -> Flow | None:
        """The declaration happens if it still can; else it fizzles, and nothing was paid."""
        rank, choice, _ = self.declared[-1]
        self.declared = self.declared[:-1]
        then = "forestall" if self.declared else "again"
        seat = game.order()[rank]
        if choice not in self.usable(game, seat):
            self.fizzle(game, seat, choice)
            return goto(then)
        return call(self.use(game, seat, choice), then=then)

    def again(self, game: Any) -> Flow | None:
        self.first = 0 if self.RESTART else (self.first + self.passes + 1) % len(game.order())
        self.passes = 0
        self.step = "whose"
        return self.whose(game)
