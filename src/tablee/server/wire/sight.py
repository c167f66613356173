"""What one connection has been shown, and the message that brings it up to date: a whole view, or what changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tablee.gamekit.rules import Rules
from tablee.gamekit.view import View
from tablee.kernel.game import Game, Line
from tablee.server.wire import views

TAIL = 200  # log lines that come with a whole view


class Sight:
    def __init__(self, rules: Rules[Game], seat: int, lang: str) -> None:
        self.rules = rules
        self.seat = seat
        self.lang = lang
        self.shown: View | None = None
        self.n = -1
        self.scanned = 0  # of the game's log
        self.read = 0  # lines this seat may read among them

    def forget(self) -> None:
        """The next message is a whole view."""
        self.shown = None

    def look(self, seat: int) -> None:
        self.seat = seat
        self.forget()

    def phrase(self, game: Game) -> Callable[[str], str]:
        return lambda ref: self.rules.phrase(game, ref, self.lang)

    def news(self, game: Game, n: int, **more: Any) -> dict[str, Any]:
        view, phrase = self.rules.view(game, self.seat), self.phrase(game)
        if self.shown is None:
            self.scanned = self.read = 0
            lines = self.worded(game, self.fresh(game)[-TAIL:])
            message = {"t": "view", "n": n, "view": views.whole(view, phrase), "lines": lines, **more}
        else:
            message = {"t": "diff", "n": n, "since": self.n, **views.changes(self.shown, view, phrase), **more}
            lines = self.worded(game, self.fresh(game))
            if lines:
                message["lines"] = lines
        self.shown, self.n = view, n
        return message

    def readable(self, lines: Sequence[Line]) -> list[Line]:
        return [line for line in lines if line.to in (-1, self.seat)]

    def fresh(self, game: Game) -> list[tuple[int, Line]]:
        """Log lines since the last time that this seat may read, with their numbers."""
        found = list(enumerate(self.readable(game.told[self.scanned :]), self.read + 1))
        self.scanned, self.read = len(game.told), self.read + len(found)
        return found

    def worded(self, game: Game, lines: Sequence[tuple[int, Line]]) -> list[dict[str, Any]]:
        """As they travel; words cost much, so of a long log only what is sent is put into them."""
        phrase = self.phrase(game)
        return [{"n": n, "text": views.words(self.rules.line(line), phrase), "rule": line.rule} for n, line in lines]

    def history(self, game: Game, before: int) -> list[dict[str, Any]]:
        """Lines that came before one that is known already."""
        lines = list(enumerate(self.readable(game.told), 1))
        return self.worded(game, lines[max(0, before - 1 - TAIL) : before - 1])


def rule_texts(rules: Rules[Game], ids: Any, lang: str) -> list[dict[str, str]]:
    out = []
    for id in ids:
        rule = rules.rulebook.rules.get(id)
        if rule is not None:
            text = {"id": id, "title": rule.title[lang], "text": rule.text[lang]}
            if rule.reading:
                text["reading"] = rule.reading[lang]
            out.append(text)
    return out
