"""`tablee serve`: open the database, start the server, say where it is."""

from __future__ import annotations

import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from dataclasses import asdict
from ipaddress import ip_network
from pathlib import Path

import uvicorn

from tablee.games import GAMES, load
from tablee.kernel.errors import SetupError, TableeError
from tablee.server.http import lines
from tablee.server.http.app import STATIC, Server
from tablee.server.http.connections import Door, files, protocols
from tablee.server.http.gate import hosts_and_origins
from tablee.server.http.settings import Settings
from tablee.server.room.bots import Bots
from tablee.server.store.base import Store
from tablee.server.store.document import today
from tablee.server.store.keeper import stale
from tablee.server.store.sqlite import SqliteStore, alone
from tablee.table import saves
from tablee.table.snapshot import program

log = logging.getLogger("tablee.server")
PORT = 8000
TIDIED = 150_000  # objects that are new since somebody looked for garbage among them
EXTRA = "asyncpg is not installed; this brings it along: pip install 'tablee[postgres]'"


def database() -> Path:
    return saves.folder().parent / "tables.sqlite3"


def serve(
    host: str,
    port: int,
    where: Path | str,
    origins: list[str],
    proxies: list[str],
    workers: int,
    open_browser: bool,
    settings: Settings | None = None,
) -> None:
    settings = settings or Settings()
    lines.begin()
    if not (STATIC / "index.html").is_file():
        raise TableeError("the client is not built here: `make play` builds it, or python tools/client.py")
    for one in proxies:
        try:
            ip_network(one)
        except ValueError:
            raise TableeError(
                f"--trust {one}: wanted is an address or a network, like 10.0.0.7 or 10.0.0.0/24"
            ) from None
    hosts_and_origins(host, port, origins)  # a wrong address is said before anything is opened
    with closing(listen(host, port)) as listening, opened(where) as store:
        port = listening.getsockname()[1]
        hosts, allowed = hosts_and_origins(host, port, origins)
        shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
        address = origins[0] if origins else f"http://{shown}:{port}/"
        server = Server(store, Bots(workers), hosts, allowed, settings.limits)
        server.stale = lambda: stale(store, asdict(settings.keep), today())
        print(f"Tablée: {address}  (tables are kept in {store.name}; Ctrl+C ends)", flush=True)
        if open_browser and has_screen():
            threading.Timer(0.5, webbrowser.open, (address,)).start()
        program()
        threading.Thread(target=prepare, name="tablee-prepare", daemon=True).start()
        run(server, listening, proxies, Door(server.limits, bool(proxies), files()))


@contextmanager
def opened(where: Path | str) -> Iterator[Store]:
    """The tables in a file, of which one server at a time is the only one, or in a database that several share."""
    with alone(where) if isinstance(where, Path) else nullcontext():
        yield unlocked(where)


def unlocked(where: Path | str) -> Store:
    """The same, also beside a server that has the file to itself."""
    if isinstance(where, Path):
        return SqliteStore(where)
    try:
        from tablee.server.store.postgres import PostgresStore
    except ModuleNotFoundError as error:
        raise TableeError(EXTRA) from error
    return PostgresStore(where)


def prepare() -> None:
    """What the first who opens a table of a game would have to wait for."""
    for game in GAMES:
        try:
            load(game)
        except SetupError as error:
            log.warning("%s", error)
    gc.freeze()  # it stays until the end: nobody need look through it for garbage


def run(server: Server, listening: socket.socket, proxies: list[str], door: Door) -> None:
    """Until somebody ends it."""
    http, sockets = protocols(door)
    config = uvicorn.Config(
        server.app(),
        log_config=None,  # its lines go where ours go
        log_level="warning",
        http=http,
        ws=sockets,
        ws_max_size=65_536,
        ws_per_message_deflate=False,  # a small message may unpack to a very large one
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    seldom_tidied()
    uvicorn.Server(config).run(sockets=[listening])


def seldom_tidied() -> None:
    """Tables stay for long, and nothing of a choice lies in a circle: looking through all of them for garbage would take a tenth of
    the time and let everybody wait for as much as a second. What is left of a connection that ended does, about seven objects:
    some twenty thousand of them may wait."""
    gc.set_threshold(TIDIED, 5, 50)


def has_screen() -> bool:
    return sys.platform in ("win32", "darwin") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ))


def free_port(host: str) -> int:
    """The usual port, or any free one where that is taken."""
    try:
        listen(host, PORT).close()
    except TableeError:
        return 0
    return PORT


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small messages at once (TCP_NODELAY) only where the protocol is named
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)  # from here on whoever read the address can connect
    except OSError as error:
        listening.close()
        raise TableeError(
            f"cannot listen on {host} port {port}: {error.strerror}; choose another with --port (0: any free one)"
        ) from error
    listening.listen(2048)  # whoever reads the address may connect at once
    return listening
