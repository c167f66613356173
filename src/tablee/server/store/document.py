"""What a table is apart from its journal: who sits where, what was promised, how each seat wants to be asked."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from time import time
from typing import Any

import msgspec
from msgspec import Struct

from tablee.games import load
from tablee.table.journal import Header
from tablee.table.prompts import Prompts

INVITATIONS = 50  # that may be open at one table


class Seat(Struct):
    who: str  # person, open, bot:NAME
    holder: int = -1  # stays while a bot plays for somebody who is gone
    since: int = -1  # how many rows there were when a bot sat down for the holder
    lost: bool = False  # its holder is gone, and all others agree that somebody new may come


class Holder(Struct):
    """A person at a table; one may hold several seats. The token itself is never kept."""

    name: str
    token: str  # SHA-256 of it
    nonce: str = ""  # "": not given yet
    code: str = ""  # SHA-256 of the code that carries the seats to another device
    next: str = ""  # SHA-256 of the token that was given for it; the other one is void when it is first used


class Terms(Struct):
    """A clock: minutes a seat has for the game, seconds that each choice has beside them, what happens when they are over."""

    minutes: int
    seconds: int
    then: str  # "bot": one goes on in its place; "concede": the seat gives up
    spent: dict[str, float] = {}  # by seat, seconds of its minutes


class Document(Struct):
    id: str
    game: str
    options: dict[str, str]
    seats: list[Seat]
    holders: list[Holder]
    secret: str
    commitment: str
    lang: str = "en"
    curtain: bool = False
    watch: bool = True
    poker: bool = False  # the table is still after every choice, so that nobody sees who was asked
    clock: Terms | None = None
    status: str = "gathering"
    first: int = -1  # who chose first
    result: str = ""  # as journals write it, once it is over
    nonces: list[str] = []  # of the holders, when the game began
    drawn: list[dict[str, Any]] = []  # for the setup, before there was a game
    header: Header | None = None
    invitations: dict[str, int] = {}  # SHA-256 of a code -> seat
    prompts: dict[str, Prompts] = {}  # by seat
    rematch: str = ""
    guide: bool = False  # the guided first game: its seed is fixed, and everybody may know it
    log: dict[str, Any] | None = None  # of the campaign, once the game is over
    imported: bool = False  # brought along as a journal: to look at, not to play
    day: int = 0  # on which it was made or its game ended, counted from 1970; 0: before that was written down
    closed: bool = False  # by whoever runs the server: nobody comes in any more
    known: bool = False  # somebody has read the seed: who came now would play against an open book

    def holder_of(self, token: str) -> int:
        """The holder who has this token, or -1. Every comparison takes the same time."""
        found = -1
        given = hashed(token)
        for n, holder in enumerate(self.holders):
            if (hmac.compare_digest(given, holder.token) or hmac.compare_digest(given, holder.next)) and token:
                found = n
        return found

    def carried_by(self, code: str) -> int:
        """The holder whose seats this code carries, or -1."""
        found = [n for n, one in enumerate(self.holders) if hmac.compare_digest(hashed(code), one.code)]
        return found[0] if found and self.seats_of(found[0]) else -1

    def owing(self) -> set[int]:
        """Holders whose nonce is still to come before the game begins."""
        if self.status != "gathering" or self.guide:
            return set()
        people = {seat.holder for seat in self.seats if seat.who == "person" and seat.holder >= 0}
        return {holder for holder in people if not self.holders[holder].nonce}

    def complete(self) -> bool:
        """Nobody is missing any more, and everybody has had a part in the seed."""
        return not self.owing() and all([seat.who != "open" for seat in self.seats])

    def seats_of(self, holder: int) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.holder == holder and holder >= 0]

    def ended(self, status: str, result: str, log: dict[str, Any] | None = None) -> Document:
        """The document of a game that is over, or that goes on after all."""
        return msgspec.structs.replace(self, status=status, result=result, log=log, day=today())

    def encode(self) -> bytes:
        return msgspec.json.encode(self)

    # ------------------------------------------------------------------ what the room does with it
    def end(self, other: Document) -> None:
        self.status, self.result, self.log, self.day = other.status, other.result, other.log, other.day

    def begin(self, header: Header, drawn: list[dict[str, Any]]) -> None:
        self.header, self.drawn = header, drawn
        self.status = "playing"
        self.invitations = {}

    def make_known(self) -> None:
        """Somebody has the seed from now on, so nobody new may come, not even by an invitation that was sent."""
        self.known = True
        self.invitations = {}

    def invite(self, number: int) -> str:
        """A code that becomes this seat, once; nobody keeps it but who was given it."""
        if len(self.invitations) >= INVITATIONS:
            self.invitations = {}
        code = f"{self.id}.{secrets.token_urlsafe(16)}"
        self.invitations[hashed(code)] = number
        return code

    def sit(self, number: int, name: str) -> str:
        """Somebody new sits down, and all other invitations for the seat are void; their token."""
        token = new_token()
        self.invitations = {one: n for one, n in self.invitations.items() if n != number}
        self.holders.append(Holder(name, hashed(token)))
        self.seats[number] = Seat("person", len(self.holders) - 1)
        return token

    def lose(self, holder: int, lost: bool) -> None:
        """Somebody else may have the seats of this holder; or no longer, and what was sent out is void."""
        mine = self.seats_of(holder)
        for number in mine:
            self.seats[number].lost = lost
        self.invitations = {one: n for one, n in self.invitations.items() if n not in mine}

    def code(self, holder: int) -> str:
        """A code that carries the seats of a holder to another device, once; the last one that was made."""
        code = f"{self.id}.{secrets.token_urlsafe(16)}"
        self.holders[holder].code = hashed(code)
        return code

    def carry(self, holder: int) -> str:
        """The code is used up. The new token; the old one stays good until this one arrives, for an answer may get lost."""
        token = new_token()
        self.holders[holder].code, self.holders[holder].next = "", hashed(token)
        return token

    def name(self, holder: int, name: str) -> None:
        self.holders[holder].name = name

    def is_next(self, holder: int, token: str) -> bool:
        """Does this token come from a device to which the seats are carried?"""
        return bool(token) and self.holders[holder].next == hashed(token)

    def move(self, holder: int) -> None:
        """The new device is here: the old one holds nothing any more."""
        self.holders[holder].token, self.holders[holder].next = self.holders[holder].next, ""

    def seat(self, number: int, who: str, n: int) -> None:
        """A seat for its holder again, for a bot while the holder keeps it, or for whoever comes; n rows are written."""
        seat = self.seats[number]
        if who == "person":
            seat.since = -1
        elif who == "open":
            seat.holder = -1
        elif seat.holder >= 0 and seat.who == "person":
            seat.since = n
        seat.who = who

    def spend(self, number: int, seconds: float) -> None:
        """So much of its minutes a seat has used."""
        assert self.clock is not None
        self.clock.spent[str(number)] = seconds

    def fill(self, who: str) -> None:
        """Nobody else is waited for."""
        for seat in self.seats:
            if seat.who == "open":
                seat.who = who


_decode = msgspec.json.Decoder(Document).decode


def decode(data: bytes) -> Document:
    """Tables that were kept when a seat named moments instead of wishes still mean what they meant."""
    if b'"moments":[' not in data:
        return _decode(data)
    kept = msgspec.json.decode(data)
    wishes = load(kept["game"]).wishes
    for prompts in kept["prompts"].values():
        moments = prompts.pop("moments", None)
        if moments is not None and wishes is not None:
            prompts["wishes"] = {**prompts.get("wishes", {}), **wishes.kept(moments)}
    return msgspec.convert(kept, Document)


def today() -> int:
    return int(time() // 86_400)


def hashed(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(32)
