"""A room: one table with its seats, the game that is played at it, and everybody who is connected to it.

A command is checked, applied, written to the journal, and only then acknowledged and shown. A write that fails puts
the game back to what is on the disk. Commands check while they hold `lock`, and then call one of the verbs here: nobody
else writes what belongs to a room.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import Any

from tablee.bots import usual_bot
from tablee.kernel.decision import PASS
from tablee.kernel.errors import SetupError
from tablee.server.room.absence import Absence
from tablee.server.room.bots import Bots
from tablee.server.room.chance import dealt
from tablee.server.room.clock import Clock
from tablee.server.room.greeting import said_data, said_to_all
from tablee.server.room.keeping import Keeping
from tablee.server.room.member import Member
from tablee.server.room.pause import Pause
from tablee.server.room.play import Play
from tablee.server.room.shared import Shared
from tablee.server.room.turns import run_bots
from tablee.server.room.work import Work
from tablee.server.store.base import Batch, Row, SaidRow, Snapshot, Store, Stored
from tablee.server.store.document import Document, Seat
from tablee.server.wire.refusal import Refused
from tablee.table import campaigns
from tablee.table.journal import outcome_of
from tablee.table.prompts import Prompts
from tablee.table.session import Session


class Room(Keeping):
    def __init__(
        self,
        store: Store,
        bots: Bots,
        document: Document,
        stored: Stored | None = None,
        clock: Callable[[], float] = monotonic,
        again: Callable[[Room], Awaitable[str]] | None = None,
        work: Work | None = None,
        snapshots: Sequence[Snapshot] = (),
    ) -> None:
        self.store = store
        self.bots = bots
        self.work = work or Work()
        self.again = again  # makes another table for the same people
        self.members: set[Member] = set()
        self.absence = Absence(clock)
        self.clock = Clock(self, clock)
        self.lock = asyncio.Lock()
        self.once = asyncio.Lock()  # for what must not happen twice and is in no row
        self.deleted = False
        self.moved = False  # to another server
        #: of a game that is over after so many rows: its account, its analysis
        self.retold: dict[str, tuple[int, Any]] = {}
        self.asking = None
        self.pause = Pause(self.wake)
        self.shared = Shared()
        self.pump: asyncio.Task[None] | None = None
        self.said: list[SaidRow] = stored.said if stored is not None else []
        self.kept = stored.document if stored is not None else b""  # the document as the disk has it
        self.play = Play(document, stored.rows, snapshots) if stored is not None else Play(document, [])
        self.rules = self.play.rules

    # ------------------------------------------------------------------ what others read
    @property
    def id(self) -> str:
        return self.document.id

    @property
    def document(self) -> Document:
        return self.play.document

    @property
    def rows(self) -> list[Row]:
        return self.play.rows

    @property
    def n(self) -> int:
        return self.play.n

    @property
    def session(self) -> Session | None:
        return self.play.session

    @property
    def frozen(self) -> list[Any] | None:
        return self.play.frozen

    def playing(self) -> Session:
        return self.play.playing()

    def person(self, seat: int) -> bool:
        return self.play.person(seat)

    def seat_at(self, number: int) -> Seat:
        if not 0 <= number < len(self.document.seats):
            raise Refused("ui-refused-seat", n=len(self.document.seats))
        return self.document.seats[number]

    def alone(self, holder: int) -> bool:
        """Nobody else holds a seat, be they here or gone."""
        return {seat.holder for seat in self.document.seats if seat.holder >= 0} == {holder}

    async def export(self, holder: int) -> str:
        """The journal holds the seed, and so every secret: while others play, nobody may have it."""
        if self.document.header is None:
            raise Refused("ui-refused-gathering")
        if self.document.status != "over" and self.frozen is None and not self.alone(holder):
            raise Refused("ui-refused-journal")
        self.may_enter(holder)
        journal, _ = self.play.journal()
        if self.session is not None:
            journal.prints = {**journal.prints, len(journal.entries): self.session.game.fingerprint()}
        await self.make_known()
        return journal.text()

    async def make_known(self) -> None:
        """Before the seed is shown it is on the disk that it was: a game that is over may be taken back and go on."""
        if not self.document.known and not self.document.imported and self.frozen is None:
            self.document.make_known()
            await self.write(self.document.encode())

    # ------------------------------------------------------------------ before the game
    async def add_nonce(self, holder: int, nonce: str) -> None:
        """A part in the seed; the last one begins the game."""
        self.document.holders[holder].nonce = nonce
        await self.save()

    async def start(self) -> None:
        """Bots sit down in the seats that are still open; whoever has not come yet has no part in the seed."""
        self.document.fill(usual_bot(self.rules))
        await self.begin()

    async def begin(self) -> None:
        """The table has promised its secret, everybody has added a nonce, and the seed follows from both."""
        document = self.document
        document.nonces = [holder.nonce for holder in document.holders if holder.nonce]
        try:
            header, drawn = dealt(self.rules, document)
        except SetupError as error:  # the table was made under another version
            await self.go_back()
            raise Refused("ui-refused-setup", what=str(error)) from None
        document.begin(header, drawn)
        rows = self.play.begin()
        await self.write(document.encode(), rows)
        self.play.settle(rows)
        for member in self.members:
            member.greet()
            member.sight.begin()
        self.show_room()
        self.show()
        self.play_bots()

    # ------------------------------------------------------------------ the game
    async def choose(self, seat: int, choice: str, command: str = "", automatic: bool = False) -> None:
        """Apply, write, then show. Nobody hears of rows that could not be written."""
        unseen = self.asked_unseen() and choice == str(PASS)
        rows = self.play.apply(seat, choice, command, automatic)
        session = self.playing()
        document = None
        if session.game.outcome is not None and self.document.status == "playing":
            log = campaigns.after(self.rules, session.header.setup, session.game)
            document = self.document.ended("over", outcome_of(session.game), log)
        timed = self.clock.seat >= 0 and not self.play.quiet
        if timed:
            self.clock.stop()
        kept = document or (self.document if timed else None)
        await self.write(kept.encode() if kept is not None else None, rows)
        if document is not None:  # not before: the end uncovers every secret
            self.document.end(document)
        self.play.settle(rows)
        if self.document.poker and not unseen:
            self.pause.begin(seat)
        if self.asking is not None:
            self.asking = None
            self.show_room()
        if document is not None:
            self.pause.end()
            self.show_room()
        self.show()
        self.play_bots()

    def asked_unseen(self) -> bool:
        """While the table is still: is another seat asked, only because of what it holds?"""
        decision = self.session.game.decision if self.session is not None and self.pause else None
        return (
            decision is not None
            and decision.seat != self.pause.seat
            and decision.prompt in self.rules.presentation.windows
        )

    def held(self, member: Member) -> bool:
        """Must this connection not see yet what came of the last choice?"""
        return bool(self.pause) and not (self.asked_unseen() and self.playing().game.asked.seat in member.seats)

    async def set_prompts(self, seat: int, prompts: Prompts) -> None:
        """How a seat wants to be asked; what has become automatic by it is answered at once."""
        self.document.prompts[str(seat)] = prompts
        await self.save()
        if self.session is None:
            return
        self.session.prompts[seat] = prompts
        session = self.playing()
        for one, wish in self.play.untold():
            await self.choose(one, wish, automatic=True)
        decision = session.game.decision
        if decision is not None and self.person(decision.seat):
            answer = session.automatic_answer()
            if answer is not None:
                await self.choose(decision.seat, str(answer), automatic=True)

    async def take_back(self, seat: int, to: int, command: str = "", who: str = "") -> None:
        """An undo is one more row of the journal; dice fall the same way again.

        A long game takes long to be played through: a thread does it, while the game as it was stays on the table. The
        room is locked meanwhile, so that nothing can happen in a game that is about to be put away.
        """
        turn = self.playing().entries[to].seat
        row = Row(self.n + 1, seat, f"undo {to}", command=command, turn=turn)
        before = await self.work(who, self.play.played, [*self.rows, row], "")
        document = self.document.ended("playing", "") if self.document.status == "over" else None
        await self.write(document.encode() if document is not None else None, [row], before)
        if document is not None:
            self.document.end(document)
        self.play.take_back(row, before)
        self.asking = None
        self.pause.end()
        self.tell(said_to_all("undo", seat))
        self.show_room()
        self.show()
        self.play_bots()

    async def rematch(self) -> None:
        """The same people and options, a new secret; made once, however many ask for it."""
        if not self.document.rematch:
            assert self.again is not None
            self.document.rematch = await self.again(self)
            await self.save()
        self.show_room()

    def play_bots(self) -> None:
        """Let bots answer, as long as somebody is here to see it."""
        if self.pump is None and self.members and self.session is not None:
            self.pump = asyncio.get_running_loop().create_task(self.pumping())

    async def pumping(self) -> None:
        try:
            await run_bots(self)
        finally:
            self.pump = None

    # ------------------------------------------------------------------ seats
    async def seat(self, number: int, who: str) -> None:
        """Its holder takes the seat back, a bot plays for them, or it is open again."""
        self.document.seat(number, who, self.n)
        await self.save()
        self.seats_changed()
        self.play_bots()

    def spend(self, number: int, seconds: float) -> None:
        """It is written with what is written next."""
        self.document.spend(number, seconds)

    def seats_changed(self) -> None:
        """Every connection hears which seats it holds now, and sees no more than these may see."""
        for member in self.members:
            if not self.document.watch and not member.seats:
                member.end("private", "ui-refused-private")
            elif member.seats != member.told:
                member.greet()
        self.show_room()
        self.show()

    # ------------------------------------------------------------------ who is here
    @property
    def here(self) -> set[int]:
        return {member.holder for member in self.members}

    def may_enter(self, holder: int) -> None:
        """Whoever sits here, and spectators where there may be any."""
        if not self.document.watch and not self.document.seats_of(holder):
            raise Refused("ui-refused-private")

    def join(self, holder: int, lang: str, address: str = "") -> Member:
        self.may_enter(holder)
        member = Member(self, holder, lang)
        member.address = address
        self.members.add(member)
        member.greet()
        self.clock.look()
        self.show_room()
        self.play_bots()
        return member

    def leave(self, member: Member) -> None:
        self.members.discard(member)
        if member.holder not in self.here:
            self.absence.leaves(member.holder)
        self.clock.look()
        self.show_room()

    def show(self) -> None:
        self.clock.look()
        for member in self.members:
            member.changed()

    def wake(self) -> None:
        for member in self.members:
            member.wake.set()

    def keep(self, what: str, n: int, found: Any) -> None:
        """What a game that is over after so many rows tells, for whoever asks next."""
        self.retold[what] = n, found

    def caught_up(self) -> None:
        """Once nobody here is behind any more: beats that everybody has been shown are given back."""
        for member in self.members:
            if member.view_changed:
                return
        beats = self.session.beats if self.session is not None else None
        if beats is not None:
            beats.drop(min([member.sight.heard(beats) for member in self.members], default=beats.n))

    def show_room(self) -> None:
        for member in self.members:
            member.room_is_new()

    def tell(self, message: dict[str, Any]) -> None:
        for member in self.members:
            member.put(message)

    async def say(self, seat: int, text: str = "", ping: str = "", ref: str = "") -> None:
        """What is said is kept, and only then heard."""
        said = SaidRow(len(self.said) + 1, seat, text, ping, ref)
        await self.add(Batch(self.id, said=[said]))
        self.said.append(said)
        self.tell({"t": "said", "said": said_data(said)})

    # ------------------------------------------------------------------ commands that came twice
    def tagged(self, member: Member, id: str) -> str:
        """A command's id with its sender: nobody else's ids can collide with it."""
        return f"{member.holder}:{id}"

    def repeated(self, member: Member, id: str) -> bool:
        return self.tagged(member, id) in self.play.commands

    def note(self, member: Member, id: str) -> None:
        """Carried out, though no row says so."""
        self.play.commands.add(self.tagged(member, id))
