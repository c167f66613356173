"""What clients may send: commands and requests that are checked as they are read.

The client's side of it is web/src/lib/protocol.ts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

T = TypeVar("T")
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Key = Annotated[str, Meta(min_length=1, max_length=300)]
Answer = Annotated[str, Meta(min_length=1, max_length=600)]  # it may name a dozen pieces
Name = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Secret = Annotated[str, Meta(max_length=200)]
Nonce = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]{1,64}\Z")]
SeatNumber = Annotated[int, Meta(ge=-1, le=15)]
Lang = Literal["en", "fr"]
Level = Literal["always", "smart", "my-turn"]
Who = Annotated[str, Meta(pattern=r"^(person|open|me|bot:[a-z]{1,20})\Z")]


class Command(Struct, tag_field="t", forbid_unknown_fields=True):
    """Anything a client may ask once it has joined."""


class Request(Command):
    """A command with an answer, which names it by its `id`."""

    id: Id


class OfSeat(Request):
    """A request about a seat."""

    seat: SeatNumber


class Join(Command, tag="join"):
    table: Id
    lang: Lang
    token: Secret = ""
    replay: bool = False


class Choose(Request, tag="choose"):
    view: int
    key: Answer


class File(OfSeat, tag="file"):
    """An offer for the next moment, or nothing but the verb to take it back."""

    key: Key


class AskTerms(OfSeat, tag="terms"):
    other: SeatNumber


class Look(Command, tag="look"):
    seat: SeatNumber


class Why(Request, tag="why"):
    ref: Annotated[str, Meta(max_length=100)] = ""
    key: Annotated[str, Meta(max_length=300)] = ""
    line: Annotated[int, Meta(ge=0)] = 0


class Rule(Request, tag="rule"):
    rules: Annotated[list[Id], Meta(max_length=20)]


class Undo(Request, tag="undo"):
    pass


class Consent(Request, tag="consent"):
    yes: bool
    invite: bool = False  # to what: that something is taken back, or that somebody new comes


class Concede(OfSeat, tag="concede"):
    pass


class SetPrompts(Request, tag="prompts"):
    level: Level | None = None
    sheet: Annotated[str, Meta(max_length=100)] = ""
    answer: Literal["yes", "no", "ask"] | None = None
    about: Annotated[str, Meta(max_length=100)] = ""
    wish: Annotated[str, Meta(max_length=40)] = ""  # about it; "": none any more


class Say(Request, tag="say"):
    text: Text


class Ping(Request, tag="ping"):
    ping: Literal["hello", "well-played", "thanks", "thinking", "hurry", "look"]
    ref: Annotated[str, Meta(max_length=100)] = ""


class Invite(OfSeat, tag="invite"):
    pass


class Carry(Request, tag="carry"):
    """A code that brings our seats to another device."""


class GiveSeat(OfSeat, tag="seat"):
    who: Who


class GiveNonce(Request, tag="nonce"):
    """What a person adds to the seed, once they have heard what the table promises."""

    nonce: Nonce


class Start(Request, tag="start"):
    pass


class Rematch(Request, tag="rematch"):
    pass


class AskOdds(Request, tag="odds"):
    """With the best dice kept, or with just these."""

    keep: Annotated[list[Annotated[int, Meta(ge=1, le=99)]], Meta(max_length=20)] = []


class Hint(Request, tag="hint"):
    pass


class AskChance(Request, tag="chance"):
    """To win, of the seat we look as."""


class History(Request, tag="history"):
    before: Annotated[int, Meta(ge=1)]


class Meanwhile(OfSeat, tag="meanwhile"):
    """What a bot did for a seat of ours."""


class Seek(Request, tag="seek"):
    to: Annotated[int, Meta(ge=0)]


class Reveal(Request, tag="reveal"):
    pass


class AskAccount(Request, tag="account"):
    """How a game came to its end."""


class AskAnalysis(Request, tag="analysis"):
    """How chances went through a game that is over, and what would have been better."""


class Report(Request, tag="report"):
    text: Annotated[str, Meta(max_length=2000)]


Commands = (
    Join
    | Choose
    | File
    | AskTerms
    | Look
    | Why
    | Rule
    | Undo
    | Consent
    | Concede
    | SetPrompts
    | Say
    | Ping
    | Invite
    | Carry
    | GiveSeat
    | GiveNonce
    | Start
    | Rematch
    | AskOdds
    | Hint
    | AskChance
    | History
    | Meanwhile
    | Seek
    | Reveal
    | AskAccount
    | AskAnalysis
    | Report
)


# ---------------------------------------------------------------------- over HTTP
class NewClock(Struct, forbid_unknown_fields=True):
    """Minutes a seat has for the whole game, seconds that each choice has beside them, and what comes when they are over."""

    minutes: Annotated[int, Meta(ge=0, le=600)]
    seconds: Annotated[int, Meta(ge=5, le=3600)]
    then: Literal["bot", "concede"]


class NewTable(Struct, forbid_unknown_fields=True):
    game: Id
    seats: Annotated[list[Who], Meta(max_length=8)] = []
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=2000)]], Meta(max_length=40)
    ] = {}
    name: Name = ""
    lang: Lang = "en"
    curtain: bool | None = None
    watch: bool = True
    poker: bool = False  # a pause after every choice hides who is asked
    clock: NewClock | None = None
    guide: bool = False  # the guided first game: who sits there and how it is set up is the guide's


class AskDeck(Struct, forbid_unknown_fields=True):
    """A deck to be read and checked: in one word, in lines, or as deck sites write it."""

    game: Id
    deck: Annotated[str, Meta(max_length=20_000)]
    lang: Lang = "en"


class TakeSeat(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=200)]
    name: Name = ""
    lang: Lang = "en"


class CarrySeats(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=200)]
    lang: Lang = "en"


class Held(Struct, forbid_unknown_fields=True):
    table: Id
    token: Secret = ""
    lang: Lang = "en"


class PlayOn(Struct, forbid_unknown_fields=True):
    """A new table from a moment of a game that is over, for one person against bots."""

    table: Id
    at: Annotated[int, Meta(ge=0)]  # entries that stand
    seat: Annotated[int, Meta(ge=0, le=15)]
    token: Secret = ""
    name: Name = ""
    lang: Lang = "en"


class Mine(Struct, forbid_unknown_fields=True):
    tables: Annotated[list[Held], Meta(max_length=100)]
    lang: Lang = "en"


class Import(Struct, forbid_unknown_fields=True):
    journal: Annotated[str, Meta(min_length=1, max_length=1_000_000)]
    name: Name = ""
    lang: Lang = "en"


_command = msgspec.json.Decoder(Commands)
encode = msgspec.json.Encoder().encode


class Malformed(Exception):
    """A message that cannot be read; its words say where."""


def read_command(data: str | bytes) -> Any:
    return read(_command.decode, data)


def reader(kind: type[T]) -> Callable[[bytes], T]:
    decoder = msgspec.json.Decoder(kind)

    def one(data: bytes) -> T:
        found: T = read(decoder.decode, data)
        return found

    return one


def read(decode: Callable[[Any], Any], data: str | bytes) -> Any:
    try:
        return decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)[:200]) from None
