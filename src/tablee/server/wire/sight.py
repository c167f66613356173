"""What one connection has been shown, and the message that brings it up to date: a whole view, or what changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.gamekit.rules import Rules
from tablee.gamekit.view import View
from tablee.kernel.game import Game
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
            lines = self.lines(game)[-TAIL:]
            message = {"t": "view", "n": n, "view": views.whole(view, phrase), "lines": lines, **more}
        else:
            message = {"t": "diff", "n": n, "since": self.n, **views.changes(self.shown, view, phrase), **more}
            lines = self.lines(game)
            if lines:
                message["lines"] = lines
        self.shown, self.n = view, n
        return message

    def lines(self, game: Game) -> list[dict[str, Any]]:
        """Log lines since the last time, as this seat may read them."""
        out, phrase = [], self.phrase(game)
        for line in game.told[self.scanned :]:
            if line.to in (-1, self.seat):
                self.read += 1
                out.append({"n": self.read, "text": views.words(self.rules.line(line), phrase), "rule": line.rule})
        self.scanned = len(game.told)
        return out

    def history(self, game: Game, before: int) -> list[dict[str, Any]]:
        """Lines that came before one that is known already."""
        scanned, read = self.scanned, self.read
        self.scanned = self.read = 0
        lines = self.lines(game)
        self.scanned, self.read = scanned, read
        return lines[max(0, before - 1 - TAIL) : before - 1]


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
