"""What travels between server and clients: commands that are checked as they are read, and views without their defaults.

The client's side of it is web/src/lib/protocol.ts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from tablee.games.view import Area, Piece, Question, View, Words

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


class Join(Command, tag="join"):
    table: Id
    lang: Lang
    token: Secret = ""
    replay: bool = False


class Choose(Command, tag="choose"):
    id: Id
    view: int
    key: Answer


class File(Command, tag="file"):
    """An offer for the next moment, or nothing but the verb to take it back."""

    id: Id
    seat: SeatNumber
    key: Key


class AskTerms(Command, tag="terms"):
    id: Id
    seat: SeatNumber
    other: SeatNumber


class Look(Command, tag="look"):
    seat: SeatNumber


class Why(Command, tag="why"):
    id: Id
    ref: Annotated[str, Meta(max_length=100)] = ""
    key: Annotated[str, Meta(max_length=300)] = ""
    line: Annotated[int, Meta(ge=0)] = 0


class Rule(Command, tag="rule"):
    id: Id
    rules: Annotated[list[Id], Meta(max_length=20)]


class Undo(Command, tag="undo"):
    id: Id


class Consent(Command, tag="consent"):
    id: Id
    yes: bool


class Concede(Command, tag="concede"):
    id: Id
    seat: SeatNumber


class SetPrompts(Command, tag="prompts"):
    id: Id
    level: Level | None = None
    sheet: Annotated[str, Meta(max_length=100)] = ""
    answer: Literal["yes", "no", "ask"] | None = None
    moments: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=8)] | None = None
    about: Annotated[str, Meta(max_length=100)] = ""
    wish: Annotated[str, Meta(max_length=40)] = ""  # about it; "": none any more


class Say(Command, tag="say"):
    id: Id
    text: Text


class Ping(Command, tag="ping"):
    id: Id
    ping: Literal["hello", "well-played", "thanks", "thinking", "hurry", "look"]
    ref: Annotated[str, Meta(max_length=100)] = ""


class Invite(Command, tag="invite"):
    id: Id
    seat: SeatNumber


class GiveSeat(Command, tag="seat"):
    id: Id
    seat: SeatNumber
    who: Who


class GiveNonce(Command, tag="nonce"):
    """What a person adds to the seed, once they have heard what the table promises."""

    id: Id
    nonce: Nonce


class Start(Command, tag="start"):
    id: Id


class Rematch(Command, tag="rematch"):
    id: Id


class AskOdds(Command, tag="odds"):
    id: Id


class Hint(Command, tag="hint"):
    id: Id


class History(Command, tag="history"):
    id: Id
    before: Annotated[int, Meta(ge=1)]


class Meanwhile(Command, tag="meanwhile"):
    """What a bot did for a seat of ours."""

    id: Id
    seat: SeatNumber


class Seek(Command, tag="seek"):
    id: Id
    to: Annotated[int, Meta(ge=0)]


class Reveal(Command, tag="reveal"):
    id: Id


class Report(Command, tag="report"):
    id: Id
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
    | GiveSeat
    | GiveNonce
    | Start
    | Rematch
    | AskOdds
    | Hint
    | History
    | Meanwhile
    | Seek
    | Reveal
    | Report
)


# ---------------------------------------------------------------------- over HTTP
class NewTable(Struct, forbid_unknown_fields=True):
    game: Id
    seats: Annotated[list[Who], Meta(min_length=1, max_length=8)]
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=200)]], Meta(max_length=40)
    ] = {}
    name: Name = ""
    lang: Lang = "en"
    curtain: bool | None = None
    watch: bool = True


class TakeSeat(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=200)]
    name: Name = ""
    lang: Lang = "en"


class Held(Struct, forbid_unknown_fields=True):
    table: Id
    token: Secret = ""
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


# ---------------------------------------------------------------------- views
@cache
def plan(kind: Any) -> tuple[tuple[str, Any], ...]:
    """The fields of a view's part, each with the default that is left out; nothing for what is no part of a view."""
    out = []
    for field in fields(kind) if is_dataclass(kind) else ():
        default = field.default_factory() if field.default_factory is not MISSING else field.default
        out.append((field.name, default))
    return tuple(out)


Phrase = Callable[[str], str]
PLAIN = (str, int, bool, type(None))


def lean(value: Any, phrase: Phrase) -> Any:
    """Plain data without defaults; effect texts ("%...") are put into words here, everything else at the client."""
    kind: Any = type(value)
    if kind in PLAIN:
        return value
    if kind is Words:
        return words(value, phrase)
    if kind is tuple:
        return [item if type(item) in PLAIN else lean(item, phrase) for item in value]
    if kind is dict:
        return {key: lean(item, phrase) for key, item in value.items()}
    out = {}
    for name, default in plan(kind):
        item = getattr(value, name)
        if item is not default and item != default:
            out[name] = item if type(item) in PLAIN else lean(item, phrase)
    return out


def words(value: Words, phrase: Phrase) -> list[Any]:
    if not value.args:
        return [value.id]
    return [value.id, {name: argument(arg, phrase) for name, arg in value.args.items()}]


def argument(value: int | str, phrase: Phrase) -> int | str:
    return phrase(value[1:]) if isinstance(value, str) and value[:1] == "%" and len(value) > 1 else value


def question(asked: Question | None, phrase: Phrase) -> Any:
    """The question without the options that its pick stands for, and with what Space answers."""
    if asked is None:
        return None
    out = lean(asked, phrase)
    if asked.pick is not None and "options" in out:
        out["options"] = [o for o in out["options"] if o["key"].split()[0] != asked.pick.verb]
    if any([choice.key == "pass" for choice in asked.options]):
        out["default"] = "pass"
    return out


def whole(view: View, phrase: Phrase) -> dict[str, Any]:
    out: dict[str, Any] = lean(view, phrase)
    for name in ("where", "seats", "areas", "pieces"):
        out.setdefault(name, {} if name == "pieces" else [])
    if view.question is not None:
        out["question"] = question(view.question, phrase)
    return out


def differ(old: Any, new: Any) -> bool:
    return old is not new and bool(old != new)  # most pieces are the very same


def changes(old: View, new: View, phrase: Phrase) -> dict[str, Any]:
    """What a client must change to see the new view where it saw the old one: whole areas and pieces that differ."""
    out: dict[str, Any] = {"question": question(new.question, phrase)}
    if old.where != new.where:
        out["where"] = lean(new.where, phrase)
    if old.seats != new.seats:
        out["seats"] = lean(new.seats, phrase)
    before: dict[str, Area] = {area.id: area for area in old.areas}
    areas = {area.id: lean(area, phrase) for area in new.areas if differ(before.get(area.id), area)}
    if areas:
        out["areas"] = areas
    order = [area.id for area in new.areas]
    if order != list(before):
        out["order"] = order
    known: dict[str, Piece] = old.pieces
    pieces = {id: lean(piece, phrase) for id, piece in new.pieces.items() if differ(known.get(id), piece)}
    if pieces:
        out["pieces"] = pieces
    gone = [id for id in known if id not in new.pieces]
    if gone:
        out["gone"] = gone
    if new.over is not None:
        out["over"] = lean(new.over, phrase)
    return out
