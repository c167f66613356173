"""A room: one table with its seats, the game that is played at it, and everybody who is connected to it.

A command is checked, applied, written to the journal, and only then acknowledged and shown. A write that fails puts
the game back to what is on the disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

from tablee.games import load
from tablee.kernel.decision import parse
from tablee.kernel.errors import IllegalChoice, TableeError
from tablee.server.room.absence import Absence
from tablee.server.room.beginning import begin
from tablee.server.room.bots import Bots
from tablee.server.room.member import Member
from tablee.server.room.turns import run_bots
from tablee.server.store.base import Batch, Row, SaidRow, Store, Stored, StoreError
from tablee.server.store.document import Document, Seat, decode
from tablee.server.store.rows import folded
from tablee.server.wire.faults import fault
from tablee.server.wire.refusal import Refused
from tablee.table.journal import Entry, Journal, outcome_of
from tablee.table.session import Session

log = logging.getLogger("tablee.server")
INVITATIONS = 50


class Room:
    def __init__(
        self,
        store: Store,
        bots: Bots,
        document: Document,
        stored: Stored | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.store = store
        self.bots = bots
        self.document = document
        self.rules = load(document.game)
        self.rows: list[Row] = stored.rows if stored is not None else []
        self.said: list[SaidRow] = stored.said if stored is not None else []
        self.members: set[Member] = set()
        self.absence = Absence(clock)
        self.lock = asyncio.Lock()
        self.once = asyncio.Lock()  # for what must not happen twice and is in no row
        self.session: Session | None = None
        self.frozen: list[Any] | None = None  # why the game cannot go on
        self.trouble = ""  # the same for the log
        self.sheets: list[str] = []  # of the seats, once it has begun
        self.deleted = False
        self.unsettled = False  # the game is ahead of the disk
        self.epoch = 0  # how often something was taken back
        self.chosen: set[int] = set()  # seats that have something to take back
        self.commands: set[str] = set()  # ids of commands that are in the journal
        self.quiet = False  # the last choice left the question as it was
        self.filed = 0  # rows at the end that left the question as it was: offers that were written down
        self.asking: tuple[int, int, set[int]] | None = None  # seat, entry, holders who must still agree
        self.pump: asyncio.Task[None] | None = None
        self.begin_again: Callable[[Room], Awaitable[str]] | None = None
        self.kept = stored.document if stored is not None else b""  # the document as the disk has it
        if document.header is not None:
            self.rebuild()

    # ------------------------------------------------------------------ the game
    @property
    def id(self) -> str:
        return self.document.id

    @property
    def n(self) -> int:
        """The number of the view: how many rows the journal has."""
        return len(self.rows)

    def current(self, n: int) -> bool:
        """Is what is asked now what was asked in view n? Others may have written offers down meanwhile."""
        return self.n - self.filed <= n <= self.n

    def journal(self) -> tuple[Journal, list[bool]]:
        """The game as it stands, without what was taken back."""
        assert self.document.header is not None
        return folded(self.document.header, self.rows, self.document.result)

    def rebuild(self) -> None:
        """The game as the disk has it. A journal that no longer fits freezes the table; it can still be taken away."""
        self.commands |= {row.command for row in self.rows if row.command}
        self.unsettled, self.filed = False, 0
        try:
            session = self.played(self.rows, self.document.result)
        except Exception as error:  # whatever a setup of another version can do to a game
            self.trouble = str(error) if isinstance(error, TableeError) else repr(error)
            self.session, self.frozen = None, fault(error)
            return
        self.frozen = None
        self.sheets = [seat.sheet for seat in self.rules.view(session.game, -1).seats]
        self.lay(session)

    def played(self, rows: Sequence[Row], result: str) -> Session:
        """A game that is played through anew; nothing of the room changes by it, so that a thread can do it."""
        assert self.document.header is not None
        journal, automatic = folded(self.document.header, rows, result)
        session = Session(journal)
        session.automatic = automatic
        return session

    def lay(self, session: Session) -> None:
        """From now on this is the game on the table."""
        for seat, prompts in self.document.prompts.items():
            session.prompts[int(seat)] = prompts
        self.session = session
        self.note_chosen()

    def note_chosen(self) -> None:
        assert self.session is not None
        pairs = zip(self.session.entries, self.session.automatic)
        self.chosen = {entry.seat for entry, automatic in pairs if not automatic}

    def playing(self) -> Session:
        if self.frozen is not None:
            raise Refused("ui-refused-frozen")
        if self.session is None:
            raise Refused("ui-refused-gathering")
        return self.session

    def apply(self, seat: int, choice: str, command: str = "", automatic: bool = False) -> list[Row]:
        """One choice, be it a whole set, and what follows from it without a person; the rows that say so."""
        session = self.playing()
        rows: list[Row] = []
        asked = session.game.decision
        try:
            self.unsettled = True
            for n, part in enumerate(session.parts(seat, choice)):  # the rest of a set goes with its first
                self.choose(session, rows, seat, part, "" if n else command, automatic or n > 0)
            self.tell_wishes(session, rows)
            while session.game.decision is not None and self.person(session.game.decision.seat):
                answer = session.automatic_answer()
                if answer is None:
                    break
                self.choose(session, rows, session.game.decision.seat, str(answer), "", automatic=True)
        except IllegalChoice as error:
            if not rows:  # nothing has changed
                self.unsettled = False
                raise self.refused(seat, choice, error) from None
            self.rebuild()
            raise
        except Exception:
            self.rebuild()
            raise
        self.quiet = asked is not None and session.game.decision is asked
        return rows

    def tell_wishes(self, session: Session, rows: list[Row]) -> None:
        """The game learns at which moments people want to be asked, where that is not as usual."""
        for seat, wish in session.wishes([seat for seat in range(len(session.header.seats)) if self.person(seat)]):
            self.choose(session, rows, seat, wish, "", automatic=True)

    def refused(self, seat: int, choice: str, error: IllegalChoice) -> Refused:
        """In the words of the game, where it has some for this."""
        game, option = self.playing().game, parse(choice)
        refusal = self.rules.why_not(game, seat, option)
        words = self.rules.because(game, seat, option, refusal) if refusal is not None else None
        id = words.id if words is not None and not words.args else "reason-" + error.reason
        return Refused(id, tuple(error.rules))

    def choose(
        self, session: Session, rows: list[Row], seat: int, choice: str, command: str, automatic: bool = False
    ) -> None:
        session.enter(Entry(seat, choice), automatic)
        game = session.game
        places = ",".join([f"{name}:{place}" for name, place in game.rng.places.items()])
        turn = game.decision.seat if game.decision is not None else -1
        print = session.prints.get(len(session.entries), "")
        rows.append(Row(self.n + len(rows) + 1, seat, choice, automatic, command, print, places, turn))

    async def keep(self, rows: list[Row]) -> None:
        """Write, then show. Nobody hears of rows that could not be written."""
        session = self.playing()
        document = None
        if session.game.outcome is not None and self.document.status == "playing":
            document = self.document.ended("over", outcome_of(session.game))
        await self.write(document.encode() if document is not None else None, rows)
        if document is not None:  # not before: the end uncovers every secret
            self.document.status, self.document.result = document.status, document.result
        self.rows += rows
        self.filed = self.filed + len(rows) if self.quiet else 0
        self.commands |= {row.command for row in rows if row.command}
        self.chosen |= {row.seat for row in rows if not row.automatic}
        self.unsettled = False
        if self.asking is not None:
            self.asking = None
            self.show_room()
        if document is not None:
            self.show_room()
        self.show()
        self.play_bots()

    async def save(self) -> None:
        """Keep the document; when nobody is missing any more, the game begins."""
        if self.document.status == "gathering" and self.document.complete():
            await begin(self)
        else:
            await self.write(self.document.encode())

    async def write(self, document: bytes | None, rows: Sequence[Row] = ()) -> None:
        """All of it is on the disk afterwards, or the room is as the disk has it."""
        self.must_exist()
        try:
            await self.store.write(Batch(self.id, document, rows))
        except StoreError as error:
            log.error("%s", error)
            await self.go_back()
            raise Refused("ui-refused-disk") from None
        if document is not None:
            self.kept = document

    def must_exist(self) -> None:
        """What is deleted stays deleted, whoever was about to write."""
        if self.deleted:
            raise Refused("ui-refused-no-table")

    async def go_back(self) -> None:
        """To what the disk has; where it cannot be read, to what is known to be there."""
        stored = None
        with suppress(StoreError):
            stored = await self.store.load(self.id)
        if stored is not None and len(stored.rows) != len(self.rows):  # another server has written
            self.rows, self.said, self.kept = stored.rows, stored.said, stored.document
            self.epoch += 1
        if self.kept:
            self.document = decode(self.kept)
        self.session, self.sheets, self.unsettled = None, [], False
        if self.document.header is not None:
            self.rebuild()
        self.seats_changed()

    def person(self, seat: int) -> bool:
        return self.document.seats[seat].who == "person"

    def alone(self, holder: int) -> bool:
        """Nobody else holds a seat, be they here or gone."""
        return {seat.holder for seat in self.document.seats if seat.holder >= 0} == {holder}

    # ------------------------------------------------------------------ bots
    def play_bots(self) -> None:
        """Let bots answer, as long as somebody is here to see it."""
        if self.pump is None and self.members and self.session is not None:
            self.pump = asyncio.get_running_loop().create_task(run_bots(self))

    # ------------------------------------------------------------------ showing
    def show(self) -> None:
        for member in self.members:
            member.changed()

    def show_room(self) -> None:
        for member in self.members:
            member.room_is_new()

    # ------------------------------------------------------------------ coming and going
    @property
    def here(self) -> set[int]:
        return {member.holder for member in self.members}

    def may_enter(self, holder: int) -> None:
        """Whoever sits here, and spectators where there may be any."""
        if not self.document.watch and not self.document.seats_of(holder):
            raise Refused("ui-refused-private")

    def join(self, holder: int, lang: str) -> Member:
        self.may_enter(holder)
        member = Member(self, holder, lang)
        self.members.add(member)
        member.greet()
        self.show_room()
        self.play_bots()
        return member

    def leave(self, member: Member) -> None:
        self.members.discard(member)
        if member.holder not in self.here:
            self.absence.leaves(member.holder)
        self.show_room()

    def seats_changed(self) -> None:
        """Every connection hears which seats it holds now, and sees no more than these may see."""
        for member in self.members:
            if not self.document.watch and not member.seats:
                member.end("private", "ui-refused-private")
            elif member.seats != member.told:
                member.greet()
        self.show_room()
        self.show()

    def tell(self, message: dict[str, Any]) -> None:
        for member in self.members:
            member.put(message)

    # ------------------------------------------------------------------ what commands do
    def tagged(self, member: Member, id: str) -> str:
        """A command's id with its sender: nobody else's ids can collide with it."""
        return f"{member.holder}:{id}"

    def repeated(self, member: Member, id: str) -> bool:
        return self.tagged(member, id) in self.commands

    async def pass_on(self) -> None:
        """What has become automatic is answered at once."""
        session = self.playing()
        for seat, wish in session.wishes([seat for seat in range(len(session.header.seats)) if self.person(seat)]):
            await self.keep(self.apply(seat, wish, automatic=True))
        decision = session.game.decision
        if decision is not None and self.person(decision.seat):
            answer = session.automatic_answer()
            if answer is not None:
                await self.keep(self.apply(decision.seat, str(answer), automatic=True))

    def seat(self, n: int) -> Seat:
        if not 0 <= n < len(self.document.seats):
            raise Refused("ui-refused-seat", n=len(self.document.seats))
        return self.document.seats[n]

    # ------------------------------------------------------------------ taking it away
    def export(self, holder: int) -> str:
        """The journal holds the seed, and so every secret: while others play, nobody may have it."""
        if self.document.header is None:
            raise Refused("ui-refused-gathering")
        if self.document.status != "over" and self.frozen is None and not self.alone(holder):
            raise Refused("ui-refused-journal")
        self.may_enter(holder)
        journal, _ = self.journal()
        if self.session is not None:
            journal.prints = {**journal.prints, len(journal.entries): self.session.game.fingerprint()}
        return journal.text()
