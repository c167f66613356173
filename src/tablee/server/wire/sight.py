"""What one connection has been shown, and the message that brings it up to date: a whole view, or what changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from tablee.gamekit.rules import Rules
from tablee.gamekit.view import Guidance, View
from tablee.kernel.game import Game, Line
from tablee.server.wire import views
from tablee.table.beats import Beat, Beats

TAIL = 200  # log lines that come with a whole view


class Sight:
    def __init__(self, rules: Rules[Game], seat: int, lang: str) -> None:
        self.rules = rules
        self.seat = seat
        self.lang = lang
        self.shown: View | None = None
        self.n = -1
        self.beats: Beats | None = None  # those that we follow
        self.beat = 0  # the last of them that was shown
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

    def news(
        self, game: Game, n: int, beats: Beats | None = None, guide: Guidance | None = None, **more: Any
    ) -> dict[str, Any]:
        told = self.told(game, beats)
        view, phrase = self.rules.view(game, self.seat), self.phrase(game)
        if guide is not None and view.question is not None:
            view = replace(view, question=replace(view.question, guide=guide))
        if self.shown is None:
            self.scanned = self.read = 0
            lines = self.worded(game, self.fresh(game.told, len(game.told))[-TAIL:])
            message = {"t": "view", "n": n, "view": views.whole(view, phrase), "lines": lines, **more}
        else:
            message = {"t": "diff", "n": n, "since": self.n, **views.changes(self.shown, view, phrase), **more}
            lines = self.worded(game, self.fresh(game.told, len(game.told)))
            if lines:
                message["lines"] = lines
            if told:
                message["beats"] = told
        self.shown, self.n = view, n
        return message

    def told(self, game: Game, beats: Beats | None) -> list[dict[str, Any]]:
        """The steps since the last time, each as what changed since the one before; none where they are not all there, as
        for somebody who comes now."""
        new = beats.since(self.beat) if beats is not None and beats is self.beats and self.shown is not None else None
        self.beats, self.beat = beats, beats.n if beats is not None else 0
        return [told for beat in new or () if (told := self.step(beat, game.told)) is not None]

    def heard(self, beats: Beats) -> int:
        """The last of them that we still need not be told of: all, for somebody who sees the whole table next."""
        return self.beat if self.beats is beats and self.shown is not None else beats.n

    def step(self, beat: Beat, log: Sequence[Line]) -> dict[str, Any] | None:
        """One of them; nothing where all its lines are for others: what has changed comes with the next."""
        fresh = self.fresh(log, beat.lines)
        if not fresh:
            return None
        assert self.shown is not None
        view = self.rules.view(beat.game, self.seat)
        out = {
            "lines": self.worded(beat.game, fresh, cues=True),
            **views.moved(self.shown, view, self.phrase(beat.game)),
        }
        self.shown = view
        return out

    def readable(self, lines: Sequence[Line]) -> list[Line]:
        return [line for line in lines if line.to in (-1, self.seat)]

    def fresh(self, log: Sequence[Line], end: int) -> list[tuple[int, Line]]:
        """Log lines since the last time, up to the end-th, that this seat may read, with their numbers."""
        found = list(enumerate(self.readable(log[self.scanned : end]), self.read + 1))
        self.scanned, self.read = end, self.read + len(found)
        return found

    def worded(self, game: Game, lines: Sequence[tuple[int, Line]], cues: bool = False) -> list[dict[str, Any]]:
        """As they travel; words cost much, so of a long log only what is sent is put into them. What lines show can be
        said only of the game as it stood then."""
        phrase = self.phrase(game)
        out: list[dict[str, Any]] = []
        for n, line in lines:
            out.append({"n": n, "text": views.words(self.rules.line(line), phrase), "rule": line.rule})
            cue = self.rules.cue(game, line) if cues else None
            if cue is not None:
                out[-1]["cue"] = views.lean(cue, phrase)
        return out

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
