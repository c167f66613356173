"""One protocol: web/src/lib/protocol.ts says what travels, and what travels is what it says.

The types are read from the file itself; every message of whole games, and every answer to a request, is held against them.
"""

from __future__ import annotations

import re
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tablee.bots.levels import judges
from tablee.gamekit import cue
from tablee.gamekit import view as views
from tablee.games import GAMES, load
from tablee.server.room.greeting import catalogue_address
from tablee.server.wire import messages

from .kit import SHORT, Chair, House, Message, Player, finish, house, in_loop, play, request

SOURCE = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"
SEEKS = 40  # places of a finished game that are looked at again
TOKEN = re.compile(r'"[^"]*"|`[^`]*`|[A-Za-z_][A-Za-z_0-9]*|-?\d+|[{}\[\]()<>|;:,?=]')


# ---------------------------------------------------------------------- reading types
class Types:
    """As much of TypeScript as a protocol needs: interfaces, unions, literals, arrays, tuples, records."""

    def __init__(self, source: str) -> None:
        source = re.sub(r"/\*.*?\*/", "", source, flags=re.S)
        source = re.sub(r"(?m)(^|\s)//.*$", "", source)
        source = re.sub(r"(?m)^export const .*$", "", source)
        self.tokens = TOKEN.findall(source)
        self.named: dict[str, Any] = {}
        while self.tokens:
            self.take("export")
            kind, name = self.tokens.pop(0), self.tokens.pop(0)
            if kind == "interface":
                base: dict[str, Any] = {}
                if self.tokens[0] == "extends":
                    self.take("extends")
                    base = self.named[self.tokens.pop(0)][1]
                self.named[name] = ("object", {**base, **self.object()[1]})
            else:
                assert kind == "type", kind
                self.take("=")
                self.named[name] = self.union()
                self.take(";")

    def take(self, token: str) -> None:
        found = self.tokens.pop(0)
        assert found == token, f"{token!r} expected, found {found!r} before {' '.join(self.tokens[:8])}"

    def union(self) -> Any:
        if self.tokens[0] == "|":
            self.take("|")
        found = [self.one()]
        while self.tokens[0] == "|":
            self.take("|")
            found.append(self.one())
        return found[0] if len(found) == 1 else ("union", found)

    def one(self) -> Any:
        token = self.tokens[0]
        if token == "{":
            found = self.object()
        elif token == "[":
            found = self.elements()
        elif token == "(":
            self.take("(")
            found = self.union()
            self.take(")")
        else:
            self.tokens.pop(0)
            if token == "Record":
                self.take("<")
                self.union()
                self.take(",")
                found = ("record", self.union())
                self.take(">")
            elif token[0] == '"':
                found = ("literal", token[1:-1])
            elif token[0] == "`":
                found = ("pattern", re.escape(token[1:-1]).replace(re.escape("${string}"), ".+"))
            else:
                found = ("name", token)
        while self.tokens[:2] == ["[", "]"]:
            del self.tokens[:2]
            found = ("array", found)
        return found

    def object(self) -> Any:
        """("object", {field: (type, may be left out)})"""
        self.take("{")
        found: dict[str, tuple[Any, bool]] = {}
        while self.tokens[0] != "}":
            name = self.tokens.pop(0).strip('"')
            optional = self.tokens[0] == "?"
            if optional:
                self.take("?")
            self.take(":")
            found[name] = self.union(), optional
            if self.tokens[0] in (";", ","):
                self.tokens.pop(0)
        self.take("}")
        return ("object", found)

    def elements(self) -> Any:
        self.take("[")
        found = []
        while self.tokens[0] != "]":
            if self.tokens[1] == ":":
                del self.tokens[:2]  # the name of an element
            found.append(self.union())
            if self.tokens[0] == ",":
                self.take(",")
        self.take("]")
        return ("tuple", found)

    # ------------------------------------------------------------------ comparing
    def wrong(self, data: Any, kind: Any, where: str = "") -> str:
        """'' when data is of this type, else where it is not."""
        how, what = kind
        match how:
            case "name" if what in ("string", "number", "boolean", "null"):
                basic = {"string": str, "number": int | float, "boolean": bool, "null": type(None)}[what]
                fits = isinstance(data, basic) and (what == "boolean" or not isinstance(data, bool))
                return "" if fits else f"{where}: {data!r} is no {what}"
            case "name":
                return self.wrong(data, self.named[what], where)
            case "literal":
                return "" if data == what else f"{where}: {data!r} is not {what!r}"
            case "pattern":
                return "" if isinstance(data, str) and re.fullmatch(what, data) else f"{where}: {data!r} is not {what}"
            case "array":
                if not isinstance(data, list):
                    return f"{where}: {data!r} is no list"
                return next(filter(None, [self.wrong(item, what, f"{where}[]") for item in data]), "")
            case "record":
                if not isinstance(data, dict):
                    return f"{where}: {data!r} is no record"
                return next(filter(None, [self.wrong(item, what, f"{where}.{key}") for key, item in data.items()]), "")
            case "tuple":
                if not isinstance(data, list) or len(data) != len(what):
                    return f"{where}: {data!r} is no tuple of {len(what)}"
                return next(filter(None, [self.wrong(*pair, where=where) for pair in zip(data, what)]), "")
            case "object":
                return self.wrong_object(data, what, where)
            case _:
                found = [self.wrong(data, one, where) for one in what]
                return "" if "" in found else max(found, key=len)

    def wrong_object(self, data: Any, known: dict[str, tuple[Any, bool]], where: str) -> str:
        if not isinstance(data, dict):
            return f"{where}: {data!r} is no object"
        for name in data:
            if name not in known:
                return f"{where}: protocol.ts does not know the field {name}"
        for name, (kind, optional) in known.items():
            if name not in data:
                if not optional:
                    return f"{where}: {name} is missing"
                continue
            found = self.wrong(data[name], kind, f"{where}.{name}")
            if found:
                return found
        return ""

    def variants(self, name: str) -> dict[str, dict[str, tuple[Any, bool]]]:
        """Of a union of messages: tag -> fields."""
        found = {}
        for one in self.named[name][1]:
            how, what = self.named[one[1]] if one[0] == "name" else one
            assert how == "object"
            (_, tag), _ = what["t"]
            found[tag] = what
        return found

    def message(self, message: Message) -> str:
        """What is wrong with a message of the server."""
        known = self.variants("FromServer").get(message["t"])
        return (
            f"there is no message {message['t']}" if known is None else self.wrong_object(message, known, message["t"])
        )


@pytest.fixture(scope="module")
def types() -> Types:
    return Types(SOURCE.read_text(encoding="utf-8"))


# ---------------------------------------------------------------------- declared on both sides
def test_both_sides_know_the_same_commands(types: Types) -> None:
    """Names, fields, and which of them may be left out."""
    mine = {
        command.__struct_config__.tag: {field.name: not field.required for field in msgspec.structs.fields(command)}
        for command in messages.Commands.__args__
    }
    theirs = {
        tag: {name: optional for name, (_, optional) in what.items() if name != "t"}
        for tag, what in types.variants("FromClient").items()
    }
    assert theirs == mine


PARTS = (
    "Mark",
    "Piece",
    "Grid",
    "Overlay",
    "Area",
    "Choice",
    "Pick",
    "Told",
    "Guidance",
    "Question",
    "SeatView",
    "View",
    "Row",
    "Sheet",
)
ADDED = {"Question": {"default"}, "Sheet": {"type"}}  # what the wire puts in


@pytest.mark.parametrize("name", PARTS)
def test_both_sides_know_the_same_parts_of_a_view(types: Types, name: str) -> None:
    mine = {
        field.name: field.default is not MISSING or field.default_factory is not MISSING
        for field in fields(getattr(views, name))
    }
    mine |= dict.fromkeys(ADDED.get(name, ()), True)
    theirs = {field: optional for field, (_, optional) in types.named[name][1].items()}
    assert theirs == mine


def test_both_sides_know_the_same_cues(types: Types) -> None:
    mine = {field.name: field.default is not MISSING for field in fields(cue.Cue)}
    assert {field: optional for field, (_, optional) in types.named["Cue"][1].items()} == mine
    assert [what for _, what in types.named["CueKind"][1]] == list(cue.KINDS)


def test_both_sides_know_the_same_choices_of_words(types: Types) -> None:
    def words(name: str) -> set[str]:
        return {what for how, what in types.named[name][1] if how == "literal"}

    def accepted(command: Any, field: str) -> set[str]:
        return set(next(one.type for one in msgspec.structs.fields(command) if one.name == field).__args__)

    assert words("Level") == set(get_args(messages.Level))
    pings = re.search(r"export const PINGS = \[(.*?)\]", SOURCE.read_text(encoding="utf-8"))
    assert pings is not None
    assert set(re.findall(r'"([^"]+)"', pings[1])) == accepted(messages.Ping, "ping")


# ---------------------------------------------------------------------- what really travels
async def everything(one: House, game: str) -> list[Chair]:
    """A game in which everything is asked for that can be asked for."""
    table, token = await one.table(game, ("me", "person"), SHORT.get(game), name="Ada")
    host = await one.join(table, token)
    guest = await one.invited(host, 1, name="Eve")
    watcher = await one.join(table, lang="fr")
    player = Player(f"everything {game}")
    for n in range(100):
        await play([host, guest], player, 1)
        watcher.hear()
        if host.screen.over:
            break
        chair = (host, guest)[n % 2]
        piece = sorted(chair.screen.view["pieces"])[n % len(chair.screen.view["pieces"])]  # type: ignore[index]
        await chair.ask("why", ref=piece)
        await chair.ask("why", line=1 + n % len(chair.screen.lines))
        await chair.ask("odds")
        await chair.ask("history", before=5)
        await chair.ask("meanwhile", seat=chair.seats[0])
        await chair.ask("choose", view=chair.screen.n, key="nonsense")
        seat = chair.seats[0]
        await chair.ask("terms", seat=seat, other=1 - seat)
        await chair.ask("file", seat=seat, key=f"file {1 - seat} give next.red.1")
        if n % 10 == 0:
            await chair.ask("hint")
            await chair.ask("chance")
            await chair.ask("say", text=f"{n}")
            await chair.ask("ping", ping="hurry")
            await chair.ask("prompts", level=("always", "smart", "my-turn")[n // 10 % 3])
            await chair.ask("rule", rules=[chair.screen.lines[-1]["rule"]])
            await chair.ask("undo")
            other = guest if chair is host else host
            await other.ask("consent", yes=bool(n % 20))
        if n in (30, 35):  # a bot plays for the guest for a while
            await guest.ask("seat", seat=1, who="bot:random" if n == 30 else "person")
    await finish([host, guest], player)
    await guest.ask("reveal")
    await guest.ask("account")
    await guest.ask("analysis")
    await guest.ask("carry")
    await host.ask("rematch")
    again = await one.join(table, replay=True)
    for n in range(0, again.screen.at, max(9, again.screen.at // SEEKS)):
        await again.tell("look", seat=n % 3 - 1)
        await again.ask("seek", to=n)
    alone, token = await one.table(game, ("me", "person", "person"))
    other = await one.join(alone, token)
    await other.ask("invite", seat=1)
    await other.ask("start")
    await one.hub.delete(messages.Held(alone, token))
    for chair in (host, guest, watcher, again, other):
        chair.hear()
    return [host, guest, watcher, again, other]


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_every_message_of_a_game_is_declared(game: str) -> None:
    types = Types(SOURCE.read_text(encoding="utf-8"))
    async with house(f"protocol {game}") as one:
        chairs = await everything(one, game)
        seen: dict[str, int] = {}
        for chair in chairs:
            for message in chair.screen.heard:
                seen[message["t"]] = seen.get(message["t"], 0) + 1
                assert types.message(message) == ""
        rules = load(game)
        two = rules.new(rules.setup({}, 2, "two"), "two")  # as at this table
        missing = ({"terms"} if rules.offers is None else set()) | (set() if judges(rules, two) else {"analysis"})
        declared = set(types.variants("FromServer")) - missing
        assert set(seen) == declared, "something that is declared was never sent"
        assert seen["view"] > 10 and seen["diff"] > 100
        for lang in ("en", "fr"):
            await requests(one, types, game, chairs[0], lang)


async def requests(one: House, types: Types, game: str, chair: Chair, lang: str) -> None:
    """Every answer that is not a message."""
    answers: dict[str, tuple[Any, Any]] = {}
    listed = await request(one, "GET", f"/api/games?lang={lang}")
    answers["games"] = listed.json, ("array", ("name", "GameInfo"))
    answers["rules"] = (
        (await request(one, "GET", f"/api/rules/{game}?lang={lang}&q=a")).json,
        ("array", ("name", "RuleText")),
    )
    gallery = (await request(one, "GET", f"/api/games/{game}/gallery?lang={lang}")).json
    answers["gallery"] = gallery, ("name", "Gallery")
    for face in list(gallery["faces"].values())[:1]:
        board = await request(one, "GET", f"/api/games/{game}/content/{face['content']}?lang={lang}")
        answers["board"] = board.json, ("array", ("name", "Passage"))
    answers["book"] = (await request(one, "GET", f"/api/rules/{game}/book?lang={lang}")).json, ("name", "RuleBook")
    held = {"tables": [{"table": chair.room.id, "token": chair.token}], "lang": lang}
    answers["mine"] = (await request(one, "POST", "/api/mine", held)).json, ("array", ("name", "TableSummary"))
    words = catalogue_address(chair.room, lang)
    answers["catalogue"] = (await request(one, "GET", words)).json, ("name", "Catalogue")
    if load(game).decks is not None:
        answers["cards"] = (await request(one, "GET", f"/api/cards/{game}?lang={lang}")).json, ("name", "Shelf")
        deck = {"game": game, "deck": answers["cards"][0]["owners"][0]["usual"][""], "lang": lang}
        answers["deck"] = (await request(one, "POST", "/api/deck", deck)).json, ("name", "Deck")
    for what, (data, kind) in answers.items():
        assert data, what
        assert types.wrong(data, kind, what) == ""
    refused = await request(one, "POST", "/api/delete", {"table": chair.room.id, "token": "x", "lang": lang})
    assert set(refused.json) == {"why", "text"} and types.wrong(refused.json["why"], ("name", "Words")) == ""


# ---------------------------------------------------------------------- the comparison bites
def test_a_message_that_is_not_declared_is_noticed(types: Types) -> None:
    good: Message = {"t": "done", "id": "1", "n": 3}
    assert types.message(good) == ""
    wrong: list[Message] = [
        {**good, "seat": 1},
        {"t": "done", "n": 3},
        {**good, "id": 1},
        {**good, "n": None},
        {"t": "finished", "id": "1"},
        {"t": "error", "why": ["x", {"n": [1]}], "final": True},
        {"t": "error", "why": ["x", {}, 1], "final": True},
        {"t": "prompts", "prompts": {"0": {"level": "never", "answers": {}}}},
    ]
    assert [message for message in wrong if types.message(message) == ""] == []
