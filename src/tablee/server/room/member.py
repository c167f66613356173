"""One connection to a room: what waits to be sent to it, and what it was shown last."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from tablee.gamekit.view import Guidance
from tablee.server.room.greeting import room_data, welcome
from tablee.server.wire import messages
from tablee.server.wire.sight import Sight
from tablee.table.session import Session

if TYPE_CHECKING:
    from tablee.server.room.room import Room

OUTBOX = 200  # answers that may wait for a slow reader
UNSENT = 1_000_000  # bytes of them
MOVED = "moved"  # why a connection ends: another server has the table


class Member:
    """One connection. Answers queue up; of views and of the room only the newest is sent."""

    def __init__(self, room: Room, holder: int, lang: str) -> None:
        self.room = room
        self.holder = holder
        self.lang = lang
        self.address = ""  # who pays for what it asks
        self.sight = Sight(room.rules, -1, lang)
        self.sight.stepless = room.document.poker
        self.outbox: deque[bytes] = deque()
        self.unsent = 0  # bytes in it
        self.wake = asyncio.Event()
        self.room_changed = self.view_changed = True
        self.epoch = room.play.epoch
        self.told: list[int] = []  # the seats of which it was told that they are its own
        self.closed = ""  # why the server ends it
        self.count, self.row = (
            0,
            -1,
        )  # with a poker face: how many views it was shown, and of which row the last one was

    @property
    def seats(self) -> list[int]:
        """Whoever has lost a seat has lost it on every connection, at once."""
        return self.room.document.seats_of(self.holder)

    def put(self, message: dict[str, Any]) -> None:
        if self.closed == MOVED:
            return  # the other server says it
        if len(self.outbox) >= OUTBOX or self.unsent >= UNSENT:
            self.closed = "slow"  # reads nothing and asks much
        else:
            data = messages.encode(message)
            self.outbox.append(data)
            self.unsent += len(data)
        self.wake.set()

    def take(self) -> list[bytes]:
        """Everything that is to be sent now."""
        out = list(self.outbox)
        self.outbox.clear()
        self.unsent = 0
        room = self.room
        if self.closed:
            return out
        if self.room_changed:
            self.room_changed = False
            out.append(messages.encode({"t": "room", "room": room_data(room, self.lang)}))
        if self.view_changed and not room.play.unsettled and not room.held(self):
            self.view_changed = False
            out += self.news()
        return out

    def news(self) -> list[bytes]:
        room = self.room
        session = room.session
        if session is None:
            return []
        if self.epoch != room.play.epoch:  # something was taken back: the log is shorter
            self.epoch = room.play.epoch
            self.sight.forget()
        self.turn()
        n, undo, guide = self.numbered(), self.undoable(), self.guidance(session)

        def make() -> list[dict[str, Any]]:
            opening = self.sight.opening(session.beats, undo=False)
            news = self.sight.news(session.game, n, session.beats, guide, undo=undo)
            return [news] if opening is None else [opening, news]

        if guide is None:
            sent = room.shared.news((session, room.n, room.play.epoch), self.sight, (n, undo), make)
        else:  # it speaks to one person
            sent = [messages.encode(one) for one in make()]
        room.caught_up()
        return sent

    def numbered(self) -> int:
        """The number of the view that is sent now."""
        if not self.room.document.poker:
            return self.room.n
        self.count, self.row = self.count + 1, self.room.n
        return self.count

    def current(self, view: int) -> bool:
        """Is what is asked now what was asked in this view of ours?"""
        if not self.room.document.poker:
            return self.room.play.current(view)
        return view == self.count and self.room.play.current(self.row)

    def guidance(self, session: Session) -> Guidance | None:
        """What a guide says to what is asked now; only to whom it guides."""
        lesson = session.lesson
        return lesson.now(session.game) if lesson is not None and lesson.seat == self.sight.seat else None

    def turn(self) -> None:
        """To the seat that it may see as now."""
        seat, session = self.looking(), self.room.session
        if seat == self.sight.seat:
            return
        if session is None or self.room.document.curtain or not {seat, self.sight.seat} <= set(self.seats):
            self.sight.look(seat)
        else:
            self.sight.turn(seat, session.game, session.beats)

    def changed(self) -> None:
        self.view_changed = True
        self.wake.set()

    def room_is_new(self) -> None:
        self.room_changed = True
        self.wake.set()

    def greet(self) -> None:
        self.told = self.seats
        self.put(welcome(self.room, self))

    def end(self, how: str, why: str) -> None:
        """Say why, then hang up."""
        self.put({"t": "error", "why": [why], "final": True})
        self.closed = how

    def let_go(self) -> None:
        """Whoever connects again finds the table, and what had no answer yet is sent again there."""
        self.outbox.clear()
        self.closed = MOVED
        self.wake.set()

    # ------------------------------------------------------------------ in whose name
    def looking(self) -> int:
        """The seat a connection sees as: its own; of several, the one that must choose.

        Where a curtain hangs between several it sees what everybody sees, until somebody says who sits there.
        """
        room, seats = self.room, self.seats
        if self.sight.seat not in seats and (self.curtained() or not seats):
            return -1
        decision = room.session.game.decision if room.session is not None else None
        if decision is not None and not room.document.curtain and decision.seat in seats:
            return int(decision.seat)
        return self.sight.seat if self.sight.seat in seats else seats[0]

    def curtained(self) -> bool:
        return self.room.document.curtain and len(self.seats) > 1

    def speaking(self) -> int:
        """The seat in whose name a connection talks and wishes; of several behind a curtain the first."""
        seat = self.looking()
        return self.seats[0] if seat < 0 and self.seats else seat

    def acting(self) -> list[int]:
        """The seats whose last choice a connection may take back: with a curtain the one it looks at, else all its own."""
        return [self.looking()] if self.room.document.curtain else self.seats

    def undoable(self) -> bool:
        """The end uncovers every secret: where others play, nobody plays on who may have seen them."""
        room = self.room
        over = room.document.status == "over" and not room.alone(self.holder)
        return not over and any([seat in room.play.chosen for seat in self.acting()])
