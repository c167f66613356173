"""What a table is apart from its journal: who sits where, what was promised, how each seat wants to be asked."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from tablee.table.journal import Header
from tablee.table.prompts import Prompts


class Seat(Struct):
    who: str  # person, open, bot:NAME
    holder: int = -1  # stays while a bot plays for somebody who is gone
    since: int = -1  # how many rows there were when a bot sat down for the holder


class Holder(Struct):
    """A person at a table; one may hold several seats. The token itself is never kept."""

    name: str
    token: str  # SHA-256 of it
    nonce: str = ""  # "": not given yet


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
    status: str = "gathering"
    first: int = -1  # who chose first
    result: str = ""  # as journals write it, once it is over
    nonces: list[str] = []  # of the holders, when the game began
    drawn: list[dict[str, Any]] = []  # for the setup, before there was a game
    header: Header | None = None
    invitations: dict[str, int] = {}  # SHA-256 of a code -> seat
    prompts: dict[str, Prompts] = {}  # by seat
    rematch: str = ""
    imported: bool = False  # brought along as a journal: to look at, not to play

    def holder_of(self, token: str) -> int:
        """The holder who has this token, or -1. Every comparison takes the same time."""
        found = -1
        given = hashed(token)
        for n, holder in enumerate(self.holders):
            if hmac.compare_digest(given, holder.token) and token:
                found = n
        return found

    def owing(self) -> set[int]:
        """Holders whose nonce is still to come before the game begins."""
        if self.status != "gathering":
            return set()
        people = {seat.holder for seat in self.seats if seat.who == "person" and seat.holder >= 0}
        return {holder for holder in people if not self.holders[holder].nonce}

    def complete(self) -> bool:
        """Nobody is missing any more, and everybody has had a part in the seed."""
        return not self.owing() and all([seat.who != "open" for seat in self.seats])

    def seats_of(self, holder: int) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.holder == holder and holder >= 0]

    def ended(self, status: str, result: str) -> Document:
        """The document of a game that is over, or that goes on after all."""
        return msgspec.structs.replace(self, status=status, result=result)

    def encode(self) -> bytes:
        return msgspec.json.encode(self)


decode = msgspec.json.Decoder(Document).decode


def hashed(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(32)
