"""Whoever looks on is shown the game after each step, and in the middle of one where it pauses; nothing changes by it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablee.kernel.decision import PASS, Flow, Option, ask, option
from tablee.kernel.effect import Content, Effect, Resolve, Text
from tablee.kernel.procedure import Procedure, book, done
from tablee.kernel.rng import Rng

from .tiny import Tiny


class Walk(Procedure):
    STEPS = {"one": "", "two": "", "three": "", "four": ""}

    def one(self, game: Tiny) -> Flow | None:
        game.say("one")
        return None

    def two(self, game: Tiny) -> Flow | None:
        return ask(0, "go", [option("go"), option("stop"), PASS], "gone")

    def gone(self, game: Tiny, choice: Option) -> Flow | None:
        game.say(choice.verb)
        if choice.verb == "stop":
            game.over((0,))
        return None

    def three(self, game: Tiny) -> Flow | None:
        game.say("three")
        game.pause()
        game.say("still three")
        return Resolve(0, "text")

    def four(self, game: Tiny) -> Flow | None:
        game.say("four")
        return done()


@dataclass(frozen=True)
class Say(Effect):
    words: str

    def do(self, game: Any, run: Any) -> Flow | None:
        game.say(self.words)
        return None


class Both(Effect):
    def __init__(self, *parts: Effect) -> None:
        self.parts = parts

    def children(self) -> tuple[Effect, ...]:
        return self.parts

    def do(self, game: Any, run: Any) -> Flow | None:
        run.push(*self.parts)
        return None


def begun(seen: list[str] | None) -> Tiny:
    """A game that somebody watches: what was said last, each time that something was."""

    def look(game: Tiny) -> None:
        if seen is not None and game.said and (not seen or seen[-1] != game.said[-1]):
            seen.append(game.said[-1])

    Tiny.RECORDS = book(Walk, Resolve)
    game = Tiny(Content((Text("text", Both(Say("first"), Say("second"))),)), Rng(b"", {}))
    game.start(Walk(), True, look if seen is not None else None)
    return game


def test_each_step_is_seen_and_so_is_the_chosen_one() -> None:
    seen: list[str] = []
    game = begun(seen)
    assert seen == ["one"]
    game.choose(option("go"))
    assert seen == ["one", "go", "three", "still three", "first", "second", "four"]


def test_the_end_is_seen() -> None:
    seen: list[str] = []
    begun(seen).choose(option("stop"))
    assert seen == ["one", "stop"]


def test_a_copy_is_not_watched() -> None:
    seen: list[str] = []
    copy = begun(seen).clone()
    copy.choose(option("go"))
    assert copy.observer is None and seen == ["one"] and copy.said[-1] == "four"


def test_nothing_changes_by_being_watched() -> None:
    games = [begun([]), begun(None)]
    for game in games:
        game.choose(PASS)
    assert games[0].said == games[1].said and games[0].fingerprint() == games[1].fingerprint()
