"""The part of a room that is about the disk: all of a change is kept, or the room is again as the disk has it."""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections.abc import Sequence
from contextlib import suppress

from tablee.server.room.people import People
from tablee.server.room.play import taken
from tablee.server.store.base import Away, Batch, Row, SaidRow, Store, StoreError
from tablee.server.store.document import decode
from tablee.server.wire.refusal import Refused
from tablee.table.session import Session

log = logging.getLogger("tablee.server")


class Keeping(People):
    store: Store
    said: list[SaidRow]
    kept: bytes  # the document as the disk has it
    deleted: bool
    moved: bool  # another server has it

    @abstractmethod
    async def begin(self) -> None: ...

    async def save(self) -> None:
        """Keep the document; when nobody is missing any more, the game begins."""
        if self.document.status == "gathering" and self.document.complete():
            await self.begin()
        else:
            await self.write(self.document.encode())

    async def write(self, document: bytes | None, rows: Sequence[Row] = (), before: Session | None = None) -> None:
        """All of it is on the disk afterwards, or the room is as the disk has it. `before`: the game after an undo."""
        self.must_exist()
        made, cut = taken(before or self.play.session), len(before.entries) if before is not None else None
        try:
            await self.store.write(Batch(self.document.id, document, rows, cut=cut, snapshots=made))
        except Away as error:
            log.warning("%s", error)
            self.let_go()
            raise Refused("ui-refused-elsewhere") from None
        except StoreError as error:
            log.error("%s", error)
            await self.go_back()
            raise Refused("ui-refused-disk") from None
        self.play.keep(made, cut)
        if document is not None:
            self.kept = document

    async def keep_snapshots(self) -> None:
        """Of a long game that had to be played through: next time it opens at once."""
        made = taken(self.play.session)
        if made:
            try:
                await self.store.write(Batch(self.document.id, snapshots=made))
            except StoreError as error:
                log.warning("a snapshot of table %s could not be written: %s", self.document.id, error)
            else:
                self.play.keep(made, None)

    async def add(self, batch: Batch) -> None:
        """What is neither in the document nor in the game: where it cannot be written, nothing else has changed."""
        try:
            await self.store.write(batch)
        except Away:
            self.let_go()
            raise Refused("ui-refused-elsewhere") from None
        except StoreError:
            raise Refused("ui-refused-disk") from None

    async def report(self, seat: int, text: str) -> None:
        await self.add(Batch(self.document.id, report=(seat, self.play.n, text)))

    async def delete(self) -> None:
        await self.add(Batch(self.document.id, delete=True))
        self.deleted = True
        for member in list(self.members):
            member.end("deleted", "ui-error-deleted")

    def let_go(self) -> None:
        """Another server has the table, or may have it: nothing is written or shown here any more."""
        self.deleted = self.moved = True
        for member in self.members:
            member.let_go()

    def must_exist(self) -> None:
        """What is deleted stays deleted, whoever was about to write."""
        if self.deleted:
            raise Refused("ui-refused-elsewhere" if self.moved else "ui-refused-no-table")

    async def go_back(self) -> None:
        """To what the disk has; where it cannot be read, to what is known to be there."""
        stored = None
        with suppress(StoreError):
            stored = await self.store.load(self.document.id)
        if stored is not None and len(stored.rows) != self.play.n:  # another server has written
            self.said, self.kept = stored.said, stored.document
            self.play.overtaken(stored.rows)
        self.play.go_back(decode(self.kept) if self.kept else self.document)
        self.seats_changed()
