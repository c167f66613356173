"""The game at a table: the rows that are on the disk, and the session that follows from them.

Nothing here knows people's connections or waits for a disk. A choice is applied first, and the rows that say so are
given back; once they are written the game is settled, and until then it is ahead of the disk. Only the room writes here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.games import load
from tablee.kernel.decision import parse
from tablee.kernel.errors import IllegalChoice, TableeError
from tablee.server.store.base import SNAPSHOTS, Row, Snapshot
from tablee.server.store.document import Document
from tablee.server.store.rows import folded
from tablee.server.wire.faults import fault
from tablee.server.wire.refusal import Refused
from tablee.table.beats import Beats
from tablee.table.journal import Entry, Journal
from tablee.table.session import Session
from tablee.table.snapshot import Snapshots


class Play:
    def __init__(self, document: Document, rows: list[Row], snapshots: Sequence[Snapshot] = ()) -> None:
        self.rules = load(document.game)
        self.document = document
        self.rows = rows
        self.snapshots = list(snapshots)  # as the disk has them
        self.session: Session | None = None
        self.frozen: list[Any] | None = None  # why the game cannot go on
        self.trouble = ""  # the same for the log
        self.unsettled = False  # the game is ahead of the disk
        self.epoch = 0  # how often something was taken back
        self.chosen: set[int] = set()  # seats that have something to take back
        self.commands: set[str] = set()  # ids of commands that are in the journal
        self.quiet = False  # the last choice left the question as it was
        self.filed = 0  # rows at the end that left the question as it was: offers that were written down
        if document.header is not None:
            self.rebuild()

    # ------------------------------------------------------------------ how it stands
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

    def playing(self) -> Session:
        if self.frozen is not None:
            raise Refused("ui-refused-frozen")
        if self.session is None:
            raise Refused("ui-refused-gathering")
        return self.session

    def person(self, seat: int) -> bool:
        return self.document.seats[seat].who == "person"

    def untold(self) -> list[tuple[int, str]]:
        """What the game does not know yet of when people want to be asked, where that is not as usual."""
        session = self.playing()
        return session.untold([seat for seat in range(len(session.header.seats)) if self.person(seat)])

    # ------------------------------------------------------------------ as the disk has it
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
        self.lay(session)

    @property
    def sheets(self) -> list[str]:
        """Of the seats, once it has begun; a draft changes them."""
        if self.session is None:
            return []
        return [seat.sheet for seat in self.rules.view(self.session.game, -1).seats]

    def played(self, rows: Sequence[Row], result: str) -> Session:
        """A game that is played through anew; nothing of the table changes by it, so that a thread can do it."""
        assert self.document.header is not None
        journal, automatic = folded(self.document.header, rows, result)
        session = Session(journal, beats=Beats(), snapshots=Snapshots({one.n: one.data for one in self.snapshots}))
        session.automatic = automatic
        return session

    def lay(self, session: Session) -> None:
        """From now on this is the game on the table."""
        for seat, prompts in self.document.prompts.items():
            session.prompts[int(seat)] = prompts
        self.session = session
        pairs = zip(session.entries, session.automatic)
        self.chosen = {entry.seat for entry, automatic in pairs if not automatic}

    def overtaken(self, rows: list[Row]) -> None:
        """Another server has written meanwhile: these are the rows."""
        self.rows = rows
        self.epoch += 1

    def go_back(self, document: Document) -> None:
        """Nothing counts but what is known to be written."""
        self.document = document
        self.session, self.unsettled = None, False
        if document.header is not None:
            self.rebuild()

    # ------------------------------------------------------------------ what happens in it
    def begin(self) -> list[Row]:
        """The first question; the rows of all that is answered without a person before it."""
        self.rebuild()
        self.unsettled = True
        session = self.playing()
        self.document.first = session.waiting_for
        rows: list[Row] = []
        self.follow(session, rows)
        return rows

    def apply(self, seat: int, choice: str, command: str = "", automatic: bool = False) -> list[Row]:
        """One choice, be it a whole set, and what follows from it without a person; the rows that say so."""
        session = self.playing()
        rows: list[Row] = []
        asked = session.game.decision
        try:
            self.unsettled = True
            for n, part in enumerate(session.parts(seat, choice)):  # the rest of a set goes with its first
                self.choose(session, rows, seat, part, "" if n else command, automatic or n > 0)
            self.follow(session, rows)
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

    def follow(self, session: Session, rows: list[Row]) -> None:
        """The game learns what people wish, and whoever has nothing to decide is not asked."""
        for seat, wish in self.untold():
            self.choose(session, rows, seat, wish, "", automatic=True)
        while session.game.decision is not None and self.person(session.game.decision.seat):
            answer = session.automatic_answer()
            if answer is None:
                break
            self.choose(session, rows, session.game.decision.seat, str(answer), "", automatic=True)

    def choose(
        self, session: Session, rows: list[Row], seat: int, choice: str, command: str, automatic: bool = False
    ) -> None:
        session.enter(Entry(seat, choice), automatic)
        game = session.game
        places = ",".join([f"{name}:{place}" for name, place in game.rng.places.items()])
        turn = game.decision.seat if game.decision is not None else -1
        print = session.prints.get(len(session.entries), "")
        rows.append(Row(self.n + len(rows) + 1, seat, choice, automatic, command, print, places, turn))

    def refused(self, seat: int, choice: str, error: IllegalChoice) -> Refused:
        """In the words of the game, where it has some for this."""
        game, option = self.playing().game, parse(choice)
        refusal = self.rules.why_not(game, seat, option)
        words = self.rules.because(game, seat, option, refusal) if refusal is not None else None
        id = words.id if words is not None and not words.args else "reason-" + error.reason
        return Refused(id, tuple(error.rules))

    # ------------------------------------------------------------------ once it is written
    def settle(self, rows: list[Row]) -> None:
        """What was applied is on the disk."""
        self.rows += rows
        self.filed = self.filed + len(rows) if self.quiet else 0
        self.commands |= {row.command for row in rows if row.command}
        self.chosen |= {row.seat for row in rows if not row.automatic}
        self.unsettled = False

    def keep(self, written: Sequence[Snapshot], cut: int | None) -> None:
        """These snapshots are on the disk, and none after a cut; as many are left as that keeps."""
        left = {one.n: one for one in self.snapshots if cut is None or one.n <= cut}
        left.update({one.n: one for one in written})
        self.snapshots = [left[n] for n in sorted(left, reverse=True)[:SNAPSHOTS]]

    def take_back(self, row: Row, before: Session) -> None:
        """The undo is on the disk; the game as it was before lies on the table."""
        self.rows.append(row)
        self.filed = 0
        if row.command:
            self.commands.add(row.command)
        self.lay(before)
        self.epoch += 1


def taken(session: Session | None) -> list[Snapshot]:
    """Those that a game has made of itself since it was last asked; they are made again where they cannot be written."""
    made = session.snapshots if session is not None else None
    return [Snapshot(n, data) for n, data in made.take()] if made is not None else []
