"""A scene: a game in a known situation, driven by named choices that say who is asked."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from tablee.kernel.decision import parse
from tablee.kernel.game import Game

G = TypeVar("G", bound=Game)


class Scene(Generic[G]):
    """`scene.do("0:keep 1 1 1", "1:pass")` plays; naming the seat checks who is asked."""

    def __init__(self, game: G) -> None:
        self.game = game

    @property
    def prompt(self) -> str:
        return self.game.decision.prompt if self.game.decision is not None else "over"

    @property
    def seat(self) -> int:
        return self.game.decision.seat if self.game.decision is not None else -1

    @property
    def offers(self) -> list[str]:
        return [str(o) for o in self.game.decision.options] if self.game.decision is not None else []

    def do(self, *moves: str) -> Scene[G]:
        for move in moves:
            seat, words = move.split(":", 1)
            asked = f"at {self.game.place()} seat {self.seat} is asked {self.prompt!r}: {self.offers}"
            assert self.game.decision is not None, f"{move}: the game is over"
            assert self.seat == int(seat), f"{move}: {asked}"
            assert words in self.offers, f"{move}: {asked}"
            self.game.choose(parse(words))
        return self

    def passing(self, until: str = "") -> Scene[G]:
        """Pass through windows until somebody is asked something else, or the prompt `until`."""
        while self.game.decision is not None and (
            self.prompt in ("act", "act-before") if not until else self.prompt != until
        ):
            assert "pass" in self.offers, f"at {self.game.place()} {self.prompt!r} cannot be passed: {self.offers}"
            self.game.choose(parse("pass"))
        return self

    def why_not(self, move: str) -> str:
        """The rules that forbid "seat:option" now; '' when it is allowed."""
        seat, words = move.split(":", 1)
        refusal = self.game.why_not(int(seat), parse(words))
        return "" if refusal is None else " ".join(refusal.rules) or refusal.reason

    def clone(self) -> Scene[G]:
        return Scene(self.game.clone())

    def log(self, message: str) -> list[dict[str, Any]]:
        """Arguments of the log lines with this message."""
        return [line.args for line in self.game.log or [] if line.message == message]
