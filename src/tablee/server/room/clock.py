"""Clocks: at a table that was set up with one, each seat has so long for the game, and a few seconds more for each choice.

It is the table's matter, not the rules': whose time is out either gets a bot that goes on in their place, or gives up the game, as
the table has said from the beginning. It stands still while nobody who plays is here. What is used up is written with the choice that
ends it; where the server starts again meanwhile, the choice that was waited for begins anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from weakref import ref

from tablee.bots import usual_bot
from tablee.server.room.greeting import said_to_all
from tablee.server.wire.refusal import Refused

if TYPE_CHECKING:
    from tablee.server.room.room import Room

log = logging.getLogger("tablee.server")


class Clock:
    def __init__(self, room: Room, now: Callable[[], float]) -> None:
        self.of = ref(room)  # which has us: without a cycle, what a table held is given back as soon as it is forgotten
        self.now = now
        self.seat = -1  # whose time runs
        self.question = (-1, -1)  # and on what
        self.since = 0.0
        self.free = 0.0  # seconds of this choice that cost nothing
        self.last = -1  # whose time ran before
        self.furthest = -1  # how many entries there were at most
        self.handle: asyncio.TimerHandle | None = None
        self.ringing: asyncio.Task[None] | None = None

    @property
    def room(self) -> Room:
        room = self.of()
        assert room is not None
        return room

    # ------------------------------------------------------------------ how it stands
    def waiting(self) -> int:
        """The seat whose time should run now, or -1."""
        room = self.room
        session = room.session
        if room.document.clock is None or room.document.status != "playing" or session is None or room.deleted:
            return -1
        seat = session.waiting_for
        here = any([member.seats for member in room.members])
        return seat if seat >= 0 and here and room.person(seat) else -1

    def asked(self) -> tuple[int, int]:
        """A name for what is asked: offers that are written down leave it as it was."""
        return self.room.play.epoch, self.room.n - self.room.play.filed

    def used(self) -> float:
        """Seconds on the choice that is waited for."""
        return self.now() - self.since if self.seat >= 0 else 0.0

    def left(self, seat: int) -> float:
        """Seconds of a seat for the rest of the game, beside those of each choice."""
        terms = self.room.document.clock
        assert terms is not None
        over = max(0.0, self.used() - self.free) if seat == self.seat else 0.0
        return max(0.0, terms.minutes * 60 - terms.spent.get(str(seat), 0.0) - over)

    def data(self) -> dict[str, Any] | None:
        """What everybody is told."""
        terms = self.room.document.clock
        if terms is None:
            return None
        seats = [
            n for n, seat in enumerate(self.room.document.seats) if not seat.who.startswith("bot:") or seat.holder >= 0
        ]
        found: dict[str, Any] = {"minutes": terms.minutes, "seconds": terms.seconds, "then": terms.then}
        found["left"] = {str(seat): round(self.left(seat)) for seat in seats}
        if self.seat >= 0:
            found["runs"] = self.seat
            found["free"] = round(max(0.0, self.free - self.used()))
        return found

    # ------------------------------------------------------------------ as the game goes
    def look(self) -> None:
        """Something may have changed: the right clock runs, and on the right question."""
        terms = self.room.document.clock
        if terms is None or self.room.play.unsettled:
            return
        seat, asked = self.waiting(), self.asked()
        if seat == self.seat and (seat < 0 or asked == self.question):
            return
        self.stop()
        if seat >= 0:
            self.run(seat, asked, terms.seconds)
        self.room.show_room()

    def run(self, seat: int, asked: tuple[int, int], seconds: int) -> None:
        """Whoever chooses again what they took back has no new seconds for it: else nobody's time would ever be out."""
        entries = len(self.room.playing().entries)
        if entries > self.furthest or seat != self.last:
            self.free = float(seconds)
        self.furthest = max(entries, self.furthest)
        self.seat, self.last, self.question, self.since = seat, seat, asked, self.now()
        self.handle = asyncio.get_running_loop().call_later(self.left(seat) + self.free, self.ring)

    def stop(self) -> None:
        """What was used is charged."""
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None
        terms = self.room.document.clock
        if terms is not None and self.seat >= 0:
            self.room.spend(self.seat, round(terms.minutes * 60 - self.left(self.seat), 1))
            self.free = max(0.0, self.free - self.used())
        self.seat = -1

    def ring(self) -> None:
        self.handle = None
        if self.of() is None:
            return  # forgotten meanwhile, or another server's
        self.ringing = asyncio.get_running_loop().create_task(self.end(self.seat, self.question))

    async def end(self, seat: int, asked: tuple[int, int]) -> None:
        """The time of a seat is out: what was announced happens, unless the choice has just been made."""
        room = self.room
        async with room.lock:
            terms = room.document.clock
            if terms is None or self.seat != seat or self.waiting() != seat or self.asked() != asked:
                return
            self.stop()
            try:
                if terms.then == "concede":
                    await room.choose(seat, "concede")
                else:
                    await room.seat(seat, usual_bot(room.rules))
                room.tell(said_to_all(f"clock-{terms.then}", seat))
            except Refused as error:  # the disk: the time begins anew
                log.warning("the time of seat %d of table %s is out, but nothing came of it: %s", seat, room.id, error)
            finally:
                self.look()
