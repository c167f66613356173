"""The web application: the built client, a few requests, and one socket per connection."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from time import monotonic
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from tablee import __version__
from tablee.games import GAMES, load
from tablee.server.http.banned import AGAIN, Banned
from tablee.server.http.gate import Gate, refusal
from tablee.server.http.health import Watched, exposition
from tablee.server.http.limits import IMPORT, LETTERS, REPLAY, Buckets, Limits
from tablee.server.http.sockets import Sockets, address_of
from tablee.server.room.bots import Bots
from tablee.server.room.hub import Hub
from tablee.server.store.base import Away, Store, StoreError
from tablee.server.wire import messages
from tablee.server.wire.catalogue import catalogue
from tablee.server.wire.gallery import board, gallery
from tablee.server.wire.games import listed
from tablee.server.wire.refusal import Refused
from tablee.server.wire.rulebook import found, whole_book
from tablee.server.wire.shelves import read_deck, shelf

log = logging.getLogger("tablee.server")

STATIC = Path(str(files("tablee.server") / "static"))


DAY = 86_400.0  # seconds


class Server(Sockets):
    """The parts of a running server, and who may talk to it."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        hosts: set[str],
        origins: set[str],
        limits: Limits | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.store = Watched(store, clock)
        self.hub = Hub(self.store, bots, clock=clock)
        self.bots = bots
        self.hosts = hosts  # "127.0.0.1:8000"
        self.origins = origins  # "http://127.0.0.1:8000"
        self.limits = limits or Limits()
        self.asked = Buckets(self.limits.requests, self.limits.request_burst)
        self.made = Buckets(self.limits.tables, self.limits.table_burst)
        self.dear = Buckets(self.limits.dear, self.limits.dear_burst, clock)
        self.heard = Buckets(self.limits.commands, self.limits.command_burst, clock)
        self.sockets: Counter[str] = Counter()
        self.banned = Banned()
        self.stale: Callable[[], list[str]] = list  # tables that have been kept for long enough

    async def sweep(self) -> None:
        """When the server starts, and every day."""
        while True:
            try:
                await self.hub.expire(await asyncio.to_thread(self.stale))
            except StoreError:
                log.exception("tables that were kept for long enough could not be deleted")
            await asyncio.sleep(DAY)

    async def look_at_banned(self) -> None:
        """Who is not let in, as the store has it; where that cannot be read, all stays as it was."""
        try:
            self.banned.become(await self.store.banned())
        except StoreError as error:
            log.error("who is banned stays as it was: %s", error)

    async def watch_banned(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            await self.look_at_banned()

    def app(self) -> ASGIApp:
        @asynccontextmanager
        async def lifespan(_: Starlette) -> AsyncIterator[None]:
            await self.look_at_banned()
            tasks = [asyncio.create_task(one) for one in (self.sweep(), self.watch_banned())]
            yield
            for task in tasks:
                task.cancel()
            self.hub.work.close()
            self.bots.close()
            self.store.close()

        routes = [
            Route("/api/games", self.games),
            Route("/api/games/{game}/gallery", self.gallery),
            Route("/api/games/{game}/content/{name}", self.board),
            Route("/api/health", self.health),
            Route("/api/metrics", self.metrics),
            Route("/api/rules/{game}", self.rules),
            Route("/api/rules/{game}/book", self.book),
            Route("/api/cards/{game}", self.cards),
            Route("/api/deck", self.posting(messages.AskDeck, self.deck), methods=["POST"]),
            Route("/t/{table}/catalogue/{lang}/{hash}.json", self.catalogue),
            Route("/api/tables", self.posting(messages.NewTable, self.making(self.hub.create)), methods=["POST"]),
            Route("/api/mine", self.posting(messages.Mine, self.mine), methods=["POST"]),
            Route("/api/import", self.posting(messages.Import, self.bring), methods=["POST"]),
            *self.of_a_table("/api"),
            WebSocketRoute("/ws", self.socket),
            *self.of_a_table("/t/{table}"),  # so that a proxy can send all that concerns a table to one server
            WebSocketRoute("/t/{table}/ws", self.socket),
            Route("/{path:path}", self.static),
        ]
        return Gate(Starlette(routes=routes, lifespan=lifespan), self.hosts, self.origins, self.asked, self.banned)

    def of_a_table(self, place: str) -> list[Route]:
        asked: dict[str, tuple[type[Any], Callable[[Request, Any], Awaitable[Any]]]] = {
            "join": (messages.TakeSeat, self.making(self.hub.accept)),
            "carry": (messages.CarrySeats, self.making(self.hub.carry)),
            "delete": (messages.Held, self.delete),
            "journal": (messages.Held, self.journal),
            "again": (messages.Held, self.making(self.hub.go_on)),
            "play-on": (messages.PlayOn, self.play_on),
        }
        return [
            Route(f"{place}/{name}", self.posting(kind, then), methods=["POST"]) for name, (kind, then) in asked.items()
        ]

    # ------------------------------------------------------------------ reading
    async def games(self, request: Request) -> Response:
        return lasting(request, *listed(lang_of(request)))

    async def gallery(self, request: Request) -> Response:
        game, lang = request.path_params["game"], lang_of(request)
        return lasting(request, *gallery(game, lang)) if game in GAMES else no_game(game, lang)

    async def board(self, request: Request) -> Response:
        game, name, lang = request.path_params["game"], request.path_params["name"], lang_of(request)
        if game not in GAMES:
            return no_game(game, lang)
        found = board(game, name, lang) if len(name) <= 60 else None
        return JSONResponse(found) if found is not None else refusal(Refused("ui-refused-no-page"), lang, 404)

    async def health(self, request: Request) -> Response:
        """Whoever asks is told whether choices can be kept: a proxy sends nobody to a server that cannot."""
        well = self.store.well
        found = {
            "version": __version__,
            "rooms": len(self.hub.rooms),
            "sockets": sum(self.sockets.values()),
            "writing": well,
        }
        return JSONResponse(found, 200 if well else 503)

    async def metrics(self, request: Request) -> Response:
        """For this machine alone; behind a proxy, visitors come from elsewhere."""
        if address_of(request) not in ("127.0.0.1", "::1", "::/64"):
            return refusal(Refused("ui-refused-no-page"), lang_of(request), 404)
        store, work, bots = self.store, self.hub.work.turns, self.bots.turns
        numbers = {
            "rooms": ("Tables in memory.", "gauge", float(len(self.hub.rooms))),
            "sockets": ("Open sockets.", "gauge", float(sum(self.sockets.values()))),
            "writing": ("1 when the last write succeeded.", "gauge", float(store.well)),
            "choices_total": ("Entries of journals that were written.", "counter", float(store.choices)),
            "writes_total": ("Writes that succeeded.", "counter", float(store.writes)),
            "write_failures_total": ("Writes that failed.", "counter", float(store.failures)),
            "write_seconds_total": ("Seconds that writes took.", "counter", store.seconds),
            "work_waiting": ("Replays, undos and the like that wait for their turn.", "gauge", float(work.length)),
            "bots_waiting": ("Answers of bots that wait for their turn.", "gauge", float(bots.length)),
        }
        return PlainTextResponse(exposition(numbers), media_type="text/plain; version=0.0.4")

    async def rules(self, request: Request) -> Response:
        game, lang = request.path_params["game"], lang_of(request)
        if game not in GAMES:
            return no_game(game, lang)
        words = request.query_params.get("q", "")[:200]
        return lasting(request, *found(game, lang, " ".join(words.split())))

    async def book(self, request: Request) -> Response:
        game, lang = request.path_params["game"], lang_of(request)
        if game not in GAMES:
            return no_game(game, lang)
        return lasting(request, *await asyncio.to_thread(whole_book, game, lang))  # the first time it takes a moment

    async def cards(self, request: Request) -> Response:
        """Every card of a game with decks, with its words and pictures."""
        game, lang = request.path_params["game"], lang_of(request)
        if game not in GAMES or load(game).decks is None:
            return refusal(Refused("ui-refused-no-decks"), lang, 404)
        return lasting(request, *await asyncio.to_thread(shelf, game, lang))

    async def catalogue(self, request: Request) -> Response:
        lang = request.path_params["lang"]
        try:
            room = await self.hub.room(request.path_params["table"])
        except Refused as no:
            return refusal(no, lang_of(request), 404)
        except Away:
            return refusal(Refused("ui-refused-elsewhere"), lang_of(request), 503)
        if room.document.header is None or room.frozen is not None or lang not in ("en", "fr"):
            return refusal(Refused("ui-refused-gathering"), lang_of(request), 404)
        data = catalogue(room.rules, room.document.header.setup, lang)
        headers = {"Cache-Control": "public, max-age=31536000, immutable"}
        return Response(data, media_type="application/json", headers=headers)

    async def static(self, request: Request) -> Response:
        """The built client; the page itself is always fresh, everything it names is not."""
        path = request.path_params["path"] or "index.html"
        file = page(path)
        if file is None:
            if not (STATIC / "index.html").is_file():
                return PlainTextResponse("the client is not built: run `make play`, or python tools/client.py", 503)
            return refusal(Refused("ui-refused-no-page"), lang_of(request), 404)
        kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"Cache-Control": kept})

    # ------------------------------------------------------------------ changing
    def posting(
        self, kind: type[Any], then: Callable[[Request, Any], Awaitable[Any]]
    ) -> Callable[[Request], Awaitable[Response]]:
        """A request with a checked body; every refusal says why, in words."""
        decode = messages.reader(kind)

        async def answer(request: Request) -> Response:
            lang = lang_of(request)
            if request.headers.get("content-type", "").partition(";")[0] != "application/json":
                return refusal(Refused("ui-refused-type"), lang, 415)
            body = await self.body(request)
            if body is None:
                return refusal(Refused("ui-refused-size", n=self.limits.body), lang, 413)
            try:
                wanted = decode(body)
                lang = wanted.lang
                if request.path_params.get("table", table_of(wanted)) != table_of(wanted):
                    raise Refused("ui-refused-no-table")
                done = await then(request, wanted)
            except messages.Malformed as error:
                return refusal(Refused("ui-refused-malformed", what=str(error)), lang, 400)
            except Refused as no:
                return refusal(no, lang, STATUS.get(str(no.why[0]), 400))
            except Away:
                return refusal(Refused("ui-refused-elsewhere"), lang, 503)
            except StoreError:
                log.exception("reading failed")
                return refusal(Refused("ui-refused-disk"), lang, 503)
            return done if isinstance(done, Response) else JSONResponse(done)

        return answer

    async def body(self, request: Request) -> bytes | None:
        """At most as much as is allowed, whatever the headers say."""
        found = bytearray()
        async for chunk in request.stream():
            found += chunk
            if len(found) > self.limits.body:
                return None
        return bytes(found)

    def making(self, make: Callable[[Any], Awaitable[Any]]) -> Callable[[Request, Any], Awaitable[Any]]:
        """A request for a table or a seat: from one place not too many."""

        async def answer(request: Request, wanted: Any) -> Any:
            self.may_make(request)
            return await make(wanted)

        return answer

    def may_make(self, request: Request) -> None:
        if not self.made.take(address_of(request)):
            raise Refused("ui-refused-many")

    async def mine(self, request: Request, wanted: messages.Mine) -> Any:
        return await self.hub.mine(wanted.tables, wanted.lang)

    async def delete(self, request: Request, wanted: messages.Held) -> Any:
        await self.hub.delete(wanted)
        return {}

    async def journal(self, request: Request, wanted: messages.Held) -> Any:
        room = await self.hub.room(wanted.table)
        holder = room.document.holder_of(wanted.token)
        async with room.lock:  # never a game that is ahead of the disk
            return PlainTextResponse(await room.export(holder))

    async def deck(self, request: Request, wanted: messages.AskDeck) -> Any:
        decks = load(wanted.game).decks if wanted.game in GAMES else None
        if decks is None:
            raise Refused("ui-refused-no-decks")
        address = address_of(request)
        self.may_ask(address, 1 + len(wanted.deck) // LETTERS)
        return await self.hub.work(address, read_deck, decks, wanted.deck, wanted.lang)

    async def play_on(self, request: Request, wanted: messages.PlayOn) -> Any:
        self.may_make(request)
        self.may_ask(address_of(request), REPLAY)
        return await self.hub.play_on(wanted, address_of(request))

    async def bring(self, request: Request, wanted: messages.Import) -> Any:
        self.may_make(request)
        self.may_ask(address_of(request), IMPORT)
        return await self.hub.bring(wanted, address_of(request))


STATUS = {
    "ui-refused-no-table": 404,
    "ui-refused-no-decks": 404,
    "ui-refused-host": 403,
    "ui-refused-closed": 403,
    "ui-refused-journal": 403,
    "ui-refused-private": 403,
    "ui-refused-many": 429,
    "ui-refused-busy": 429,
    "ui-refused-disk": 503,
    "ui-refused-elsewhere": 503,
    "ui-refused-invitation": 410,
    "ui-refused-code": 410,
}


def table_of(wanted: Any) -> str:
    """The table that a request concerns; codes begin with it."""
    table: str = wanted.table if hasattr(wanted, "table") else getattr(wanted, "code", "").partition(".")[0]
    return table


def lang_of(request: Request) -> str:
    wanted = request.query_params.get("lang", "") or request.headers.get("accept-language", "")
    return "fr" if wanted.lower().startswith("fr") else "en"


def lasting(request: Request, data: bytes, tag: str) -> Response:
    """What is made once per language; a browser that has it already asks only whether it is still so."""
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Language"}
    if tag in [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)


def no_game(game: str, lang: str) -> Response:
    return refusal(Refused("ui-refused-game", what=game[:40], known=", ".join(GAMES)), lang, 404)


def page(path: str) -> Path | None:
    """A file of the built client; no path leads anywhere else."""
    try:
        file = (STATIC / path).resolve()
        found = file.is_relative_to(STATIC.resolve()) and file.is_file() and not file.name.startswith(".")
    except (OSError, ValueError):  # no file can have such a name
        return None
    return file if found else None
