"""All tables of a server: made, found again, imported, deleted."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any
from unicodedata import category, normalize

from msgspec import DecodeError

from tablee.bots import is_bot, known_bots
from tablee.gamekit.rules import Rules
from tablee.games import GAMES, load
from tablee.kernel.errors import SetupError
from tablee.kernel.game import Game
from tablee.kernel.rng import commitment
from tablee.server.room.beginning import another
from tablee.server.room.bots import Bots
from tablee.server.room.continuing import continued
from tablee.server.room.greeting import story
from tablee.server.room.room import Room
from tablee.server.room.seating import accept, carry, seat_data
from tablee.server.room.wanted import check_options, checked, unplayable
from tablee.server.room.work import Work
from tablee.server.store.base import Away, Batch, Damaged, Snapshot, Store, Stored, StoreError
from tablee.server.store.document import Document, Holder, Seat, Terms, decode, hashed, new_token, today
from tablee.server.store.rows import rows_of
from tablee.server.wire import messages
from tablee.server.wire.faults import fault
from tablee.server.wire.refusal import Refused
from tablee.table.journal import read
from tablee.table.snapshot import APART

log = logging.getLogger("tablee.server")
LINGER = 60.0  # seconds a room without anybody stays in memory


class Hub:
    def __init__(
        self, store: Store, bots: Bots, linger: float = LINGER, clock: Callable[[], float] = monotonic
    ) -> None:
        self.store = store
        self.bots = bots
        self.linger = linger
        self.clock = clock
        self.work = Work()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room | None]] = {}
        store.watch(self.let_go)

    # ------------------------------------------------------------------ finding
    async def room(self, table: str) -> Room:
        """A room in memory, or built from the disk; built once, however many ask."""
        found = self.rooms.get(table)
        if found is None or found.moved:
            found = await self.read(table)
        if found.document.closed:
            raise Refused("ui-refused-closed")
        return found

    async def read(self, table: str) -> Room:
        waiting = self.loading.get(table)
        if waiting is None:
            waiting = self.loading[table] = asyncio.ensure_future(self.load(table))
            waiting.add_done_callback(lambda _: self.loading.pop(table, None))
        try:
            room = await asyncio.shield(waiting)
        except Damaged as error:
            log.error("%s", error)
            raise Refused("ui-refused-damaged") from None
        if room is None:
            raise Refused("ui-refused-no-table")
        return room

    async def load(self, table: str) -> Room | None:
        await self.store.claim(table)
        stored = await self.store.load(table)
        if stored is None:
            return None
        snapshots = await self.store.snapshots(table) if len(stored.rows) >= APART else []
        try:  # in a thread: a game is played through, and nobody else waits for it
            room = await asyncio.to_thread(self.made, decode(stored.document), stored, snapshots)
        except Exception as error:
            raise Damaged(f"table {table} cannot be opened: {error!r}") from error
        if room.frozen is not None:
            log.warning("table %s is frozen: %s", table, room.play.trouble)
        await room.keep_snapshots()
        return self.enter(room)

    def made(self, document: Document, stored: Stored | None = None, snapshots: Sequence[Snapshot] = ()) -> Room:
        return Room(self.store, self.bots, document, stored, self.clock, self.again, self.work, snapshots)

    def enter(self, room: Room) -> Room:
        self.rooms[room.id] = room
        self.leave_later(room)
        return room

    def leave_later(self, room: Room) -> None:
        """A room in which nobody is left is forgotten after a while; the disk has it."""
        asyncio.get_running_loop().call_later(self.linger, self.forget, room)

    def forget(self, room: Room) -> None:
        if room.members or self.rooms.get(room.id) is not room:
            return
        if room.pump is not None or room.lock.locked():
            self.leave_later(room)
        else:
            del self.rooms[room.id]

    def let_go(self, table: str | None) -> None:
        """Another server has this table now; None: any of them may be another one's."""
        for room in [room for room in self.rooms.values() if table in (None, room.id)]:
            del self.rooms[room.id]
            room.let_go()

    # ------------------------------------------------------------------ making
    async def create(self, wanted: messages.NewTable) -> dict[str, Any]:
        if wanted.game not in GAMES:
            raise Refused("ui-refused-game", what=wanted.game, known=", ".join(GAMES))
        rules = load(wanted.game)
        if wanted.guide:
            return await self.guided(rules, wanted)
        bots = known_bots(rules)
        for who in wanted.seats:
            if who.startswith("bot:") and not is_bot(who.removeprefix("bot:"), rules):
                raise Refused("ui-refused-bot", what=who.removeprefix("bot:"), known=", ".join(bots))
        if "me" not in wanted.seats:
            raise Refused("ui-refused-no-seat")
        if len(wanted.seats) not in rules.players:
            raise Refused("ui-refused-players", n=len(wanted.seats), known=", ".join([str(n) for n in rules.players]))
        if wanted.clock is not None and wanted.poker:  # it would show who is asked
            raise Refused("ui-refused-clock-poker")
        check_options(rules, wanted.options, wanted.lang)
        secret, token = secrets.token_hex(16), new_token()
        try:
            seats = rules.seats(rules.setup(wanted.options, len(wanted.seats), secret))
            if seats != len(wanted.seats):
                raise SetupError(f"it is for {seats}, and {len(wanted.seats)} sit at the table")
        except SetupError as error:
            raise Refused("ui-refused-setup", what=str(error)) from None
        mine = wanted.seats.count("me")
        document = Document(
            id=secrets.token_urlsafe(12),
            day=today(),
            game=wanted.game,
            options=wanted.options,
            seats=[
                Seat("person", 0) if who == "me" else Seat("open" if who == "person" else who) for who in wanted.seats
            ],
            holders=[Holder(clean(wanted.name), hashed(token))],
            secret=secret,
            commitment=commitment(secret),
            lang=wanted.lang,
            curtain=mine > 1 and (not rules.together if wanted.curtain is None else wanted.curtain),
            watch=wanted.watch,
            poker=wanted.poker,
            clock=Terms(c.minutes, c.seconds, c.then) if (c := wanted.clock) is not None else None,
        )
        await self.open(document)
        return {"table": document.id, "token": token}

    async def guided(self, rules: Rules[Game], wanted: messages.NewTable) -> dict[str, Any]:
        """The guided first game: for one person against bots, always the same, so nobody adds to its seed."""
        guide = rules.guide
        if guide is None:
            raise Refused("ui-refused-guide")
        token = new_token()
        document = Document(
            id=secrets.token_urlsafe(12),
            day=today(),
            game=rules.id,
            options=guide.options,
            seats=[Seat("person", 0) if who == "human" else Seat(who) for who in guide.seats],
            holders=[Holder(clean(wanted.name), hashed(token))],
            secret=guide.seed,
            commitment=commitment(guide.seed),
            lang=wanted.lang,
            guide=True,
        )
        await self.open(document)
        return {"table": document.id, "token": token}

    async def open(self, document: Document) -> Room:
        room = self.made(document)
        await room.save()
        return self.enter(room)

    async def again(self, old: Room) -> str:
        """A new table for the same people; everybody gives a new nonce, once they have heard the new promise."""
        secret = secrets.token_hex(16)
        before = old.document
        document = Document(
            id=secrets.token_urlsafe(12),
            day=today(),
            game=before.game,
            options=goes_on(old),
            seats=[Seat("person" if s.holder >= 0 else s.who, s.holder) for s in before.seats],
            holders=[Holder(h.name, h.token) for h in before.holders],
            secret=secret,
            commitment=commitment(secret),
            lang=before.lang,
            curtain=before.curtain,
            watch=before.watch,
            poker=before.poker,
            clock=Terms(c.minutes, c.seconds, c.then) if (c := before.clock) is not None else None,
            prompts=dict(before.prompts),
        )
        await self.open(document)
        return document.id

    async def accept(self, wanted: messages.TakeSeat) -> dict[str, Any]:
        room = await self.room(wanted.code.partition(".")[0])
        token = await accept(room, wanted.code, clean(wanted.name))
        return {"table": room.id, "token": token}

    async def carry(self, wanted: messages.CarrySeats) -> dict[str, Any]:
        room = await self.room(wanted.code.partition(".")[0])
        return {"table": room.id, "token": await carry(room, wanted.code)}

    async def bring(self, wanted: messages.Import, who: str = "") -> dict[str, Any]:
        """A journal from elsewhere: played through from its first entry before anybody sees it. It belongs to who brings it."""
        token = new_token()
        try:
            room = await self.work(who, self.brought, wanted.journal, Holder(clean(wanted.name), hashed(token)))
        except Refused:
            raise
        except Exception as error:  # whatever a damaged setup can do to a game is the journal's fault
            raise unplayable(fault(error), error) from None
        await self.write(Batch(room.id, room.kept, room.rows))
        await room.keep_snapshots()
        self.enter(room)
        return {"table": room.id, "token": token}

    def brought(self, text: str, owner: Holder) -> Room:
        """The room of a journal; the first thing in it that does not fit is an error."""
        journal = checked(read(text))
        header = journal.header
        document = Document(
            id=secrets.token_urlsafe(12),
            day=today(),
            game=header.game,
            options={},
            seats=[Seat("open" if who == "human" else who) for who in header.seats],
            holders=[owner],
            secret=header.seed,
            commitment=commitment(header.seed),
            status="over",
            result=journal.result,
            header=header,
            imported=True,
        )
        kept = document.encode()
        room = self.made(decode(kept), Stored(kept, rows_of(journal)))
        if room.frozen is not None:
            raise unplayable(room.frozen, room.play.trouble)
        return room

    async def play_on(self, wanted: messages.PlayOn, who: str = "") -> dict[str, Any]:
        """A new table from a moment of a game that is over."""
        old = await self.room(wanted.table)
        async with old.lock:
            document, rows, token = await continued(old, wanted, clean(wanted.name))
        kept = document.encode()
        room = await self.work(who, self.made, decode(kept), Stored(kept, rows))
        if room.frozen is not None:
            raise unplayable(room.frozen, room.play.trouble)
        if room.playing().game.outcome is not None:
            raise Refused("ui-refused-over")
        await self.write(Batch(room.id, kept, rows))
        await room.keep_snapshots()
        self.enter(room)
        return {"table": room.id, "token": token}

    async def write(self, batch: Batch) -> None:
        try:
            await self.store.write(batch)
        except StoreError:
            raise Refused("ui-refused-disk") from None

    async def expire(self, tables: list[str]) -> None:
        """Nobody wants these any more; one that is open just now, here or elsewhere, stays until the next time."""
        for table in tables:
            if table not in self.rooms and table not in self.loading:
                with suppress(Away):
                    await self.store.claim(table)
                    await self.store.write(Batch(table, delete=True))

    # ------------------------------------------------------------------ lists
    async def go_on(self, held: messages.Held) -> dict[str, Any]:
        """Another game at a table of ours that is over, without sitting down at it."""
        room = await self.room(held.table)
        return {"table": await another(room, room.document.holder_of(held.token))}

    async def mine(self, held: list[messages.Held], lang: str = "en") -> list[dict[str, Any]]:
        """What a browser knows of, in one line each; tables that are gone or damaged are left out."""
        out = []
        for one in held:
            room = self.rooms.get(one.table)
            if room is not None:
                document, last = room.document, room.rows[-1] if room.rows else None
            else:
                try:
                    stored = await self.store.peek(one.table)
                    if stored is None:
                        continue
                    document, last = decode(stored.document), stored.rows[-1] if stored.rows else None
                except (Damaged, DecodeError) as error:
                    log.error("table %s cannot be listed: %s", one.table, error)
                    continue
            out.append(summary(document, room, last, document.holder_of(one.token), lang))
        return out

    async def delete(self, held: messages.Held) -> None:
        room = await self.room(held.table)
        if room.document.holder_of(held.token) != 0:
            raise Refused("ui-refused-host")
        async with room.lock:
            await room.delete()
            self.rooms.pop(room.id, None)


#: letters and signs that are drawn as nothing
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
VARIANTS = dict.fromkeys(
    [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]
)  # they only choose how the letter before is drawn


def clean(name: str) -> str:
    """A name that looks like what it is: nothing that turns the line around, hides, or passes for another name."""
    name = normalize("NFC", name.translate(VARIANTS)).strip()
    for letter in name:
        if letter in BLANK or category(letter) in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp"):
            raise Refused("ui-refused-name", what=f"U+{ord(letter):04X}")
    return name


def summary(document: Document, room: Room | None, last: Any, holder: int, lang: str) -> dict[str, Any]:
    here = {member.holder for member in room.members} if room is not None else set()
    found = {
        "table": document.id,
        "game": document.game,
        "status": document.status,
        "seats": seat_data(document, here),  # without heroes: a view of a hundred games would be dear
        "yours": document.seats_of(holder),
        "turn": -1 if document.status != "playing" else last.turn if last is not None else document.first,
        "choices": last.seq if last is not None else 0,
        "result": document.result,
        "guide": document.guide,
        "imported": document.imported,
        "owner": holder == 0,
    }
    told = story(document, lang)
    if document.poker and document.status == "playing":  # neither who is asked nor how often somebody was
        mine = last is not None and last.turn in document.seats_of(holder) and not (room is not None and room.pause)
        found["turn"], found["choices"] = last.turn if mine else -1, 0
    return {**found, "campaign": told, "next": document.rematch} if told is not None else found


def goes_on(old: Room) -> dict[str, str]:
    """The options of the game after this one: the same, or those of the next one of a campaign."""
    document = old.document
    if document.log is None or document.header is None or old.rules.campaigns is None:
        return document.options
    return {**document.options, **old.rules.campaigns.options(document.header.setup, document.log)}
