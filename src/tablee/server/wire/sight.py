"""What one connection has been shown, and the message that brings it up to date: a whole view, or what changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from tablee.gamekit.rules import Rules
from tablee.gamekit.view import Guidance, View, Words
from tablee.kernel.game import Game, Line
from tablee.server.wire import views
from tablee.table.beats import Beat, Beats

TAIL = 200  # log lines that come with a whole view
UNSEEN = ("quiet", "phase")  # kinds of cues for which nobody waits


class Stand(NamedTuple):
    """All that decides, beside the game, what comes next to somebody: as whom they look, what they saw, and what they read."""

    seat: int
    lang: str
    stepless: bool
    n: int
    beat: int
    opens: bool
    scanned: int
    read: int
    shown: View | None
    where: tuple[Words, ...]
    beats: Beats | None
    turned: dict[str, Any]

    def key(self) -> tuple[Any, ...]:
        """Equal where two are the same; of what is large it counts whether it is the very same."""
        return (
            *self[:8],
            id(self.shown),
            id(self.where) if self.where else 0,
            id(self.beats),
            id(self.turned) if self.turned else 0,
        )


class Sight:
    def __init__(self, rules: Rules[Game], seat: int, lang: str) -> None:
        self.rules = rules
        self.seat = seat
        self.lang = lang
        self.shown: View | None = None
        self.where: tuple[Words, ...] = ()  # as it was last told
        self.n = -1
        self.beats: Beats | None = None  # those that we follow
        self.beat = 0  # the last of them that was shown
        self.opens = False  # the game begins before our eyes
        self.stepless = (
            False  # no steps are told: where they part, and what a line showed then, may tell who was asked between
        )
        self.turned: dict[str, Any] = {}  # what happened before we turned to another seat
        self.scanned = 0  # of the game's log
        self.read = 0  # lines this seat may read among them

    def stand(self) -> Stand:
        return Stand(
            *(self.seat, self.lang, self.stepless, self.n, self.beat, self.opens, self.scanned, self.read),
            *(self.shown, self.where, self.beats, self.turned),
        )

    def take_stand(self, other: Stand) -> None:
        """Where another one stands who was sent the same."""
        self.n, self.beat, self.opens, self.scanned, self.read = other[3:8]
        self.shown, self.where, self.beats, self.turned = other[8:]

    def begin(self) -> None:
        """Whoever is here as a game begins is shown how it does: the table as it was first, and all that happens then."""
        self.forget()
        self.opens = True

    def opening(self, beats: Beats | None, **more: Any) -> dict[str, Any] | None:
        """The table before anything is told, where all beats are still there; what happened is the next message."""
        first = beats.since(0) if beats is not None and self.opens else None
        self.opens = False
        if not first:
            return None
        self.beats, self.beat = beats, 0
        self.scanned = self.read = 0
        self.shown, self.n = self.seen(first[0]), -1
        self.where = self.shown.where
        whole = views.whole(self.shown, self.phrase(first[0].game))
        return {"t": "view", "n": -1, "view": whole, "lines": [], **more}

    def forget(self) -> None:
        """The next message is a whole view."""
        self.shown = None
        self.turned = {}

    def look(self, seat: int) -> None:
        self.seat = seat
        self.forget()

    def turn(self, seat: int, game: Game, beats: Beats | None) -> None:
        """To another seat of the same people, who have no secrets: what happened is told as the one before saw it."""
        since, (told, _) = self.n, self.told(game, beats)
        turned = {"since": since, "beats": told} if told else self.turned
        self.look(seat)
        self.turned = turned

    def phrase(self, game: Game) -> Callable[[str], str]:
        return lambda ref: self.rules.phrase(game, ref, self.lang)

    def news(
        self, game: Game, n: int, beats: Beats | None = None, guide: Guidance | None = None, **more: Any
    ) -> dict[str, Any]:
        told, quiet = self.told(game, beats)
        view, phrase = self.rules.view(game, self.seat), self.phrase(game)
        if guide is not None and view.question is not None:
            view = replace(view, question=replace(view.question, guide=guide))
        if self.shown is None:
            self.scanned = self.read = 0
            lines = self.worded(game, self.fresh(game.told, len(game.told))[-TAIL:])
            message = {"t": "view", "n": n, "view": views.whole(view, phrase), "lines": lines, **self.turned, **more}
            self.turned = {}
        else:
            message = {
                "t": "diff",
                "n": n,
                "since": self.n,
                **views.changes(self.shown, view, phrase, self.where),
                **more,
            }
            lines = [*quiet, *self.worded(game, self.fresh(game.told, len(game.told)))]
            if lines:
                message["lines"] = lines
            if told:
                message["beats"] = told
        self.shown, self.where, self.n = view, view.where, n
        return message

    def told(self, game: Game, beats: Beats | None) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """The steps since the last time, each as what changed since the one before, and the lines after the last of them;
        none where they are not all there, as for somebody who comes now."""
        known = beats is not None and beats is self.beats and self.shown is not None and not self.stepless
        new = beats.since(self.beat) if beats is not None and known else None
        self.beats, self.beat = beats, beats.n if beats is not None else 0
        out: list[dict[str, Any]] = []
        lines: list[dict[str, Any]] = []  # of steps in which nothing is to be seen: they come with the next
        for beat in new or ():
            lines += self.shared(beat, self.fresh(game.told, beat.lines))
            if any([line["cue"]["kind"] not in UNSEEN for line in lines if "cue" in line]):
                out.append({"lines": lines, **self.step(beat)})
                lines = []
        return out, lines

    def heard(self, beats: Beats) -> int:
        """The last of them that we still need not be told of: all, for somebody who sees the whole table next."""
        if self.opens:
            return 0
        return self.beat if self.beats is beats and self.shown is not None else beats.n

    def seen(self, beat: Beat) -> View:
        """The table at a beat; the same for all who look as the same seat."""
        view = beat.views.get(self.seat)
        if view is None:
            view = beat.views[self.seat] = self.rules.view(beat.game, self.seat)
        return view

    def step(self, beat: Beat) -> dict[str, Any]:
        assert self.shown is not None
        before, self.shown = self.shown, self.seen(beat)
        known = beat.put.setdefault(self.lang, {})  # the beat keeps its views, and they their pieces
        out = views.moved(before, self.shown, self.phrase(beat.game), known)
        where = self.shown.where  # its outer part: what was asked within is over
        if where != self.where:
            out["where"], self.where = views.lean(where, self.phrase(beat.game)), where
        return out

    def readable(self, lines: Sequence[Line]) -> list[Line]:
        return [line for line in lines if line.to in (-1, self.seat)]

    def fresh(self, log: Sequence[Line], end: int) -> list[tuple[int, Line]]:
        """Log lines since the last time, up to the end-th, that this seat may read, with their numbers."""
        found = list(enumerate(self.readable(log[self.scanned : end]), self.read + 1))
        self.scanned, self.read = end, self.read + len(found)
        return found

    def shared(self, beat: Beat, lines: Sequence[tuple[int, Line]]) -> list[dict[str, Any]]:
        """Lines of a beat with what they show, put into words once for all who read the same language."""
        out: list[dict[str, Any]] = []
        for n, line in lines:
            at = (self.lang, id(line))  # the log keeps the line for as long as the beat is there
            found = beat.told.get(at)
            if found is None:
                [found] = self.worded(beat.game, [(0, line)], cues=True)
                beat.told[at] = found
            out.append({**found, "n": n})
        return out

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
