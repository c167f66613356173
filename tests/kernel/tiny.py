"""A tiny game for kernel tests: one procedure at a time, a list of what was done."""

from __future__ import annotations

from typing import Any

from tablee.kernel.decision import parse
from tablee.kernel.effect import Content, Text
from tablee.kernel.game import Game
from tablee.kernel.procedure import Procedure
from tablee.kernel.rng import Rng


class Tiny(Game):
    """Any number of seats; `can` is what each may still do, `said` what was done."""

    STATE = ("seats", "can", "said")

    def __init__(self, content: Content, rng: Rng) -> None:
        super().__init__(content, rng)
        self.seats = 2
        self.can: list[list[str]] = [[], []]
        self.said: tuple[str, ...] = ()

    def order(self) -> tuple[int, ...]:
        return tuple(range(self.seats))

    def say(self, words: str) -> None:
        self.said += (words,)


def tiny(first: Procedure, *texts: Text, can: list[list[str]] | None = None, dice: tuple[int, ...] = ()) -> Tiny:
    game = Tiny(Content(texts), Rng(b"", {}, dice))
    if can is not None:
        game.can, game.seats = can, len(can)
    game.log = []
    game.start(first)
    return game


def asked(game: Any) -> str:
    """Who is asked what: "0 act: shield pass"."""
    decision = game.decision
    return "over" if decision is None else f"{decision.seat} {decision.prompt}: {offers(decision.options)}"


def offers(options: Any) -> str:
    return ", ".join([str(o) for o in options])


def chosen(game: Any, *moves: str) -> Any:
    """Play options by their words."""
    for move in moves:
        game.choose(parse(move))
    return game
