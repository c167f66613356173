"""Proof (e): a mandatory loop is found and reported, with the steps that repeat; an endless march is stopped."""

from __future__ import annotations

import pytest

from tablee.kernel.decision import Flow, Option, ask, option
from tablee.kernel.effect import Content
from tablee.kernel.errors import MandatoryLoop, RunawayError
from tablee.kernel.game import Game
from tablee.kernel.procedure import Procedure, book, call, goto
from tablee.kernel.rng import Rng

from .tools import play


class World(Game):
    STATE = ("count",)

    def __init__(self, content: Content, rng: Rng) -> None:
        super().__init__(content, rng)
        self.count = 0


class Two(Procedure):
    """Two cards that bring each other back for ever."""

    STEPS = {"begin": "", "first": "", "second": "", "back": ""}

    def begin(self, game: World) -> Flow | None:
        return ask(0, "begin", [option("loop"), option("march"), option("stop")], "begun")

    def begun(self, game: World, choice: Option) -> Flow | None:
        if choice.verb == "stop":
            game.over(())
        return goto("first") if choice.verb == "loop" else call(March(), then="back")

    def first(self, game: World) -> Flow | None:
        return Helper()

    def second(self, game: World) -> Flow | None:
        return None

    def back(self, game: World) -> Flow | None:
        return goto("first")


class Helper(Procedure):
    STEPS = {"help": ""}

    def help(self, game: World) -> Flow | None:
        return None


class March(Procedure):
    STEPS = {"on": "", "and_on": ""}

    def on(self, game: World) -> Flow | None:
        game.count += 1
        return None

    def and_on(self, game: World) -> Flow | None:
        return goto("on")


World.RECORDS = book(Two, Helper, March)


def world() -> World:
    game = World(Content(()), Rng(b"", {}))
    game.start(Two())
    return game


def test_a_mandatory_loop_is_found_and_named() -> None:
    with pytest.raises(MandatoryLoop) as found:
        world().choose(option("loop"))
    assert sorted(found.value.cycle) == ["Helper.help", "Two.back", "Two.first", "Two.second"]


def test_steps_without_end_are_stopped_even_if_no_state_repeats() -> None:
    with pytest.raises(RunawayError, match="steps without a choice"):
        world().choose(option("march"))


def test_the_game_before_the_loop_can_still_be_copied_and_saved() -> None:
    game = world()
    copy = game.clone()
    with pytest.raises(MandatoryLoop):
        copy.choose(option("loop"))
    assert game.decision is not None and play(game).place() == game.place() == "Two, begin"
