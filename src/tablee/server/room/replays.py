"""Looking at a finished game again: any entry, from any seat."""

from __future__ import annotations

from typing import Any

from tablee.server.room import analysis
from tablee.server.room.commands import reveal
from tablee.server.room.member import Member
from tablee.server.room.reasons import Item, because
from tablee.server.room.room import Room
from tablee.server.wire import messages, views
from tablee.server.wire.refusal import Refused
from tablee.server.wire.sight import rule_texts
from tablee.table.beats import Beats
from tablee.table.journal import replay


class Replay(Member):
    """A connection that looks at a game of its own."""

    def __init__(self, room: Room, lang: str) -> None:
        if room.document.header is None or room.document.status != "over":
            raise Refused("ui-refused-not-over")
        super().__init__(room, -1, lang)
        if room.frozen is not None:
            raise Refused.of(room.frozen)
        self.journal, _ = room.play.journal()
        self.beats = Beats()
        self.steps = replay(self.journal, log=True)
        self.at, self.game = next(self.steps)
        self.seek(len(self.journal.entries) if not room.document.imported else 0)

    def seek(self, to: int) -> None:
        """Forward from where we are, back from the beginning: chance repeats itself."""
        if self.room.frozen is not None:
            raise Refused.of(self.room.frozen)
        to = min(to, len(self.journal.entries))
        if to < self.at:
            self.steps = replay(self.journal, log=True)
            self.at, self.game = next(self.steps)
            self.sight.forget()
        if to == self.at + 1:
            self.step()
        while self.at < to:
            self.at, self.game = next(self.steps)

    def step(self) -> None:
        """One entry forward, seen beat by beat."""
        self.beats.watch(self.game)
        self.at, self.game = next(self.steps)
        self.beats(self.game)  # what needs no step: giving up, an offer that is written down
        self.beats.leave(self.game)

    def news(self) -> list[bytes]:
        return [messages.encode(self.sight.news(self.game, self.at, self.beats, at=self.at, undo=False))]

    def take(self) -> list[bytes]:
        self.room_changed = False
        return super().take()


async def obey(member: Replay, command: Any) -> None:
    id = getattr(command, "id", "")
    room = member.room
    try:
        match command:
            case messages.Seek():
                member.view_changed = False  # nothing is shown of a game on its way
                await room.work(member.address, member.seek, command.to)
                member.changed()
                member.put({"t": "done", "id": id, "n": member.at})
            case messages.Look():
                if not -1 <= command.seat < len(room.document.seats):
                    raise Refused("ui-refused-seat", n=len(room.document.seats))
                member.sight.look(command.seat)
                member.changed()
            case messages.Rule():
                member.put({"t": "rules", "id": id, "rules": rule_texts(room.rules, command.rules, member.lang)})
            case messages.History():
                lines = member.sight.history(member.game, command.before)
                member.put({"t": "history", "id": id, "lines": lines})
            case messages.Why() if command.line:
                member.put(because_line(member, command))
            case messages.AskAnalysis():
                member.put(await analysis.tell(room, member, command))
            case messages.Reveal():
                member.put(await reveal(room, member, command))
            case _:
                raise Refused("ui-refused-replay")
    except Refused as no:
        member.put({"t": "refused", "id": id, "why": no.why})


def because_line(member: Replay, command: messages.Why) -> dict[str, Any]:
    lines = [line for line in member.game.told if line.to in (-1, member.sight.seat)]
    if command.line > len(lines):
        raise Refused("ui-refused-line", n=len(lines))
    line = lines[command.line - 1]
    words = views.words(member.room.rules.line(line), member.sight.phrase(member.game))
    return because(command.id, [Item(words, True, ["ui-because-line"], (line.rule,))], member.room, member)
