"""The table for browsers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tablee.cli.base import EXTRA, Lang, one_place
from tablee.cli.boards import use_boards
from tablee.games import GAMES
from tablee.kernel.errors import TableeError


def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    store: str | None = None,
    origin: list[str] | None = None,
    proxy: bool = False,
    trust: list[str] | None = None,
    workers: int = 1,
    boards: Path | None = None,
    settings: Path | None = None,
    limit: list[str] | None = None,
    open: bool = False,
    lang: Lang | None = None,  # errors are said in it
) -> None:
    """Serve the table for browsers: alone against bots, at one screen, or with friends.

    Examples of use:
        tablee serve --open
        tablee serve --port 0
        tablee serve --host 0.0.0.0 --origin http://192.168.1.20:8000
        tablee serve --proxy --origin https://games.example.org
        tablee serve --data friends.sqlite3
        tablee serve --store postgresql://tablee@db.example.org/tablee
        tablee serve --limit tables=2 --limit sockets=400

    Parameters
    ----------
    host
        Address to listen on; without it nobody but this machine is answered.
    port
        8000, or any free one if that is taken; 0 always takes any free one. The address is printed.
    store
        Instead of a file, the address of a PostgreSQL database (postgresql://USER@HOST/NAME), which several servers may share.
    origin
        An address under which browsers reach this server; may be given several times.
    proxy
        A proxy on this machine stands in front and says who is asking (X-Forwarded-For).
    trust
        With --proxy: the address or network of a proxy on another machine; may be given several times.
    workers
        Processes in which bots think.
    settings
        File with limits, and for how many days tables are kept (docs/howto/hosting.md).
    limit
        One of the limits, as NAME=VALUE; may be given several times, and wins over the file.
    open
        Open a browser when there is a screen.
    """
    try:
        from tablee.server.http.limits import limits_of
        from tablee.server.http.serve import PORT, database, free_port
        from tablee.server.http.serve import serve as run
        from tablee.server.http.settings import Settings, read
    except ModuleNotFoundError as error:
        raise TableeError(EXTRA.format(what=error.name)) from error

    if port is None:
        port = free_port(host) if not origin else PORT  # who names an address means one port
    if not 0 <= port <= 65535:
        raise TableeError(f"--port {port}: ports have the numbers 0 to 65535")
    if not 1 <= workers <= 64:
        raise TableeError(f"--workers {workers}: 1 to 64 processes")
    if trust and not proxy:
        raise TableeError("--trust says which proxies are believed: it goes with --proxy")
    one_place(data, store)
    chosen = read(settings) if settings else Settings()
    for name in GAMES:
        use_boards(name, boards)
    run(
        host,
        port,
        store or data or database(),
        origin or [],
        ["127.0.0.1", *(trust or [])] if proxy else [],
        workers,
        open,
        replace(chosen, limits=limits_of(chosen.limits, limit or [])),
    )
