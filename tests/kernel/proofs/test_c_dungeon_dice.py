"""Proof (c): a combat restarted by an effect, an offer made to another seat, and a promise the engine itself keeps
three turns later."""

from __future__ import annotations

from typing import Any

from tablee.kernel.decision import PASS, Flow, Option, ask, option
from tablee.kernel.effect import Content, Effect, Resolve, Text
from tablee.kernel.game import Game
from tablee.kernel.procedure import Procedure, book, done, goto
from tablee.kernel.rng import Rng

from .tools import play


class Hall(Game):
    STATE = ("gold", "turn", "log_")

    def __init__(self, content: Content, rng: Rng) -> None:
        super().__init__(content, rng)
        self.gold = [3, 3]
        self.turn = 0
        self.log_: tuple[str, ...] = ()


class Pay(Effect):
    """Give the other seat 2 gold: what was promised."""

    def do(self, game: Hall, run: Resolve) -> Flow | None:
        game.gold[run.seat] -= 2
        game.gold[1 - run.seat] += 2
        game.log_ += (f"promise kept in turn {game.turn}",)
        return None


class Round(Procedure):
    STEPS = {
        "start": "DD-TURN-01",
        "keep_promises": "DD-TRADE-01",
        "offer": "DD-TRADE-02",
        "fight": "DD-COMBAT-01",
        "next": "",
    }

    def start(self, game: Hall) -> Flow | None:
        game.turn += 1
        if game.turn > 5:
            game.over(())
        return None

    def keep_promises(self, game: Hall) -> Flow | None:
        return game.due(f"turn {game.turn}")

    def offer(self, game: Hall) -> Flow | None:
        return Offer(game.turn % 2) if game.turn < 3 else None

    def fight(self, game: Hall) -> Flow | None:
        return Combat(game.turn % 2)

    def next(self, game: Hall) -> Flow | None:
        game.log_ += (f"combat {self.got}",)
        return goto("start")


class Offer(Procedure):
    """Help now for 2 gold in three turns: the other seat decides."""

    STEPS = {"propose": "DD-TRADE-02", "answer": "DD-TRADE-03"}

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def fields(self) -> tuple[Any, ...]:
        return (self.seat,)

    def propose(self, game: Hall) -> Flow | None:
        return ask(self.seat, "offer", [option("offer", 2), PASS], "proposed")

    def proposed(self, game: Hall, choice: Option) -> Flow | None:
        return None if choice.verb == "offer" else done()

    def answer(self, game: Hall) -> Flow | None:
        return ask(1 - self.seat, "deal", [option("accept"), option("refuse")], "answered")

    def answered(self, game: Hall, choice: Option) -> Flow | None:
        if choice.verb == "accept":
            game.postpone(f"turn {game.turn + 3}", Resolve(self.seat, "promise"))
        return None


class Combat(Procedure):
    """Each ability once; Gust rolls everything again and makes them all fresh."""

    STEPS = {"roll": "DD-COMBAT-02", "abilities": "DD-ABIL-03", "compare": "DD-COMBAT-05"}

    def __init__(self, seat: int, dice: tuple[int, ...] = (), used: tuple[str, ...] = (), gusts: int = 1) -> None:
        super().__init__()
        self.seat, self.dice, self.used, self.gusts = seat, dice, used, gusts

    def fields(self) -> tuple[Any, ...]:
        return (self.seat, self.dice, self.used, self.gusts)

    def roll(self, game: Hall) -> Flow | None:
        self.dice = game.rng.dice(2)
        self.used = ()
        return None

    def abilities(self, game: Hall) -> Flow | None:
        free = [verb for verb in ("bless", "gust") if verb not in self.used and (verb != "gust" or self.gusts)]
        return ask(self.seat, "ability", [*[option(verb) for verb in free], PASS], "used_one")

    def used_one(self, game: Hall, choice: Option) -> Flow | None:
        if choice == PASS:
            return None
        if choice.verb == "gust":
            self.gusts -= 1
            return goto("roll")
        self.used += (choice.verb,)
        self.dice = (self.dice[0] + 1, *self.dice[1:])
        return goto("abilities")

    def compare(self, game: Hall) -> Flow | None:
        self.out = sum(self.dice)
        return None


Hall.RECORDS = book(Round, Offer, Combat, Resolve)


def hall(*dice: int) -> Hall:
    game = Hall(Content((Text("promise", Pay()),)), Rng(b"", {}, dice))
    game.start(Round())
    return game


def test_gust_restarts_the_combat_and_makes_used_abilities_fresh() -> None:
    game = play(hall(1, 1, 5, 6), "1:pass", "1:bless")
    assert game.stack[-1].dice == (2, 1) and [str(o) for o in game.decision.options] == ["gust", "pass"]
    game = play(game, "1:gust")
    assert game.stack[-1].dice == (5, 6) and [str(o) for o in game.decision.options] == ["bless", "pass"]
    assert play(game, "1:bless", "1:pass").log_ == ("combat 12",)


def test_an_accepted_promise_is_kept_by_the_engine_three_turns_later_without_asking() -> None:
    game = play(hall(*[1] * 10), "1:offer 2", "0:accept", "1:pass", "0:pass", "0:pass")
    assert game.turn == 3 and game.gold == [3, 3] and len(game.later) == 1
    game = play(game, "1:pass")
    assert game.turn == 4 and game.gold == [5, 1] and game.later == ()


def test_a_refused_offer_binds_nobody() -> None:
    game = play(hall(*[1] * 10), "1:offer 2", "0:refuse")
    assert game.later == ()
