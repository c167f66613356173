"""Proof (b): a move square by square, broken into by a trap that destroys the mover and by a time-out that lets
the boss act in the middle of somebody's activation."""

from __future__ import annotations

from typing import Any

from tablee.kernel.decision import PASS, Flow, Option, ask, option
from tablee.kernel.effect import Content
from tablee.kernel.game import Game
from tablee.kernel.procedure import Procedure, book, call, done, goto
from tablee.kernel.rng import Rng

from .tools import play

TRAP, SHRINE = 3, 5


class Board(Game):
    STATE = ("at", "hearts", "trap", "skulls", "said")

    def __init__(self, content: Content, rng: Rng) -> None:
        super().__init__(content, rng)
        self.at = [0, 0]
        self.hearts = [1, 2]
        self.trap = True
        self.skulls = 0
        self.said: tuple[str, ...] = ()


class Turn(Procedure):
    STEPS = {"first": "SD-TURN-01", "second": "SD-TURN-01"}

    def first(self, game: Board) -> Flow | None:
        return Activation(0)

    def second(self, game: Board) -> Flow | None:
        return Activation(1)


class Activation(Procedure):
    """Move, then one action; it ends at once when its figure is gone."""

    STEPS = {"move": "SD-ACT-01", "alive": "SD-DEATH-01", "action": "SD-ACTION-01"}

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who = who

    def fields(self) -> tuple[Any, ...]:
        return (self.who,)

    def move(self, game: Board) -> Flow | None:
        return Move(self.who, 6)

    def alive(self, game: Board) -> Flow | None:
        return None if game.hearts[self.who] > 0 else done()

    def action(self, game: Board) -> Flow | None:
        return ask(self.who, "action", [option("strike"), PASS], "acted")

    def acted(self, game: Board, choice: Option) -> Flow | None:
        game.said += (f"{self.who} {choice} after {self.got} squares",)
        return None


class Move(Procedure):
    STEPS = {"square": "SD-MOVE-01", "entered": "SD-MOVE-02", "time_out": "SD-TIMEOUT-01", "alive": "SD-DEATH-01"}

    def __init__(self, who: int, left: int, done_: int = 0) -> None:
        super().__init__()
        self.who, self.left, self.out = who, left, done_

    def fields(self) -> tuple[Any, ...]:
        return (self.who, self.left, self.out)

    def square(self, game: Board) -> Flow | None:
        if not self.left:
            return done()
        return ask(self.who, "move", [option("step"), PASS], "stepped")

    def stepped(self, game: Board, choice: Option) -> Flow | None:
        if choice == PASS:
            return done()
        self.left -= 1
        self.out += 1
        game.at[self.who] += 1
        return None

    def entered(self, game: Board) -> Flow | None:
        if game.at[self.who] == TRAP and game.trap:
            return Trap(self.who)
        return None

    def time_out(self, game: Board) -> Flow | None:
        if game.at[self.who] == SHRINE and game.skulls == 0:
            game.skulls = 1
            return TimeOut()
        return None

    def alive(self, game: Board) -> Flow | None:
        return goto("square") if game.hearts[self.who] > 0 else done()


class Trap(Procedure):
    STEPS = {"dodge": "SD-TRAP-01"}

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who = who

    def fields(self) -> tuple[Any, ...]:
        return (self.who,)

    def dodge(self, game: Board) -> Flow | None:
        return ask(self.who, "dodge", [option("roll")], "rolled")

    def rolled(self, game: Board, choice: Option) -> Flow | None:
        if game.rng.die() < 4:
            game.hearts[self.who] -= 1
        game.trap = False
        return None


class TimeOut(Procedure):
    """The boss acts at once, whoever's activation this is; then play goes on exactly where it was."""

    STEPS = {"strike": "SD-TIMEOUT-02", "again": "SD-TIMEOUT-03"}

    def strike(self, game: Board) -> Flow | None:
        return ask(9, "boss", [option("hit", who) for who in (0, 1) if game.hearts[who] > 0], "struck")

    def struck(self, game: Board, choice: Option) -> Flow | None:
        game.hearts[int(choice.args[0])] -= 1
        return call(None, then="again")

    def again(self, game: Board) -> Flow | None:
        return done()


Board.RECORDS = book(Turn, Activation, Move, Trap, TimeOut)


def dungeon(*dice: int) -> Board:
    game = Board(Content(()), Rng(b"", {}, dice))
    game.start(Turn())
    return game


def test_a_trap_destroys_the_mover_and_the_activation_ends() -> None:
    game = play(dungeon(1), "0:step", "0:step", "0:step", "0:roll")
    assert game.hearts == [0, 2] and game.at == [3, 0]
    assert game.place() == "Turn, second > Activation, move > Move, square", "no more squares, no action"
    assert game.stack[1].who == 1


def test_a_time_out_in_the_middle_of_a_move_and_the_move_goes_on() -> None:
    game = play(dungeon(6), *["0:step"] * 3, "0:roll", "0:step", "0:step")
    assert game.decision.seat == 9 and "TimeOut" in game.place()
    game = play(game, "9:hit 1", "0:step", "0:strike")
    assert game.hearts == [1, 1] and game.said == ("0 strike after 6 squares",)


def test_a_time_out_may_destroy_the_figure_that_is_moving() -> None:
    game = play(dungeon(6), *["0:step"] * 3, "0:roll", "0:step", "0:step", "9:hit 0")
    assert game.hearts == [0, 2] and game.stack[1].who == 1 and game.said == ()
