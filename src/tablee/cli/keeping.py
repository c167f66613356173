"""The database of a server, for whoever runs it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from tablee.cli.base import EXTRA, Lang, default_lang, dumps, one_place, out, words
from tablee.kernel.errors import TableeError

if TYPE_CHECKING:
    from tablee.server.store.base import Store
    from tablee.server.store.keeper import Line

What = Literal[
    "list",
    "inspect",
    "close",
    "open",
    "delete",
    "prune",
    "ban",
    "unban",
    "export",
    "forget",
    "backup",
    "restore",
    "salvage",
    "move",
]
#: what each needs to be told
NEEDS: dict[str, str] = {
    "list": "",
    "inspect": "TABLE",
    "close": "TABLE",
    "open": "TABLE",
    "delete": "TABLE",
    "prune": "KIND",
    "ban": "ADDRESS",
    "unban": "ADDRESS",
    "export": "TABLE SEAT",
    "forget": "TABLE SEAT",
    "backup": "FILE",
    "restore": "FILE",
    "salvage": "FILE",
    "move": "",
}


def admin(
    what: What,
    *named: str,
    data: Path | None = None,
    store: str | None = None,
    source: Annotated[str, Parameter(name="--from")] = "",
    target: Annotated[str, Parameter(name="--to")] = "",
    lang: Lang | None = None,
) -> None:
    """Look after the database of `tablee serve`: list, inspect, close, delete, prune, ban, export, forget, backup, restore, salvage, move.

    Looking, banning, exporting and copying can be done while the server runs; what changes tables wants it to be stopped.

    Examples of use:
        tablee admin list
        tablee admin list --data friends.sqlite3
        tablee admin ban 192.0.2.7 --store postgresql://tablee@db.example.org/tablee
        tablee admin move --from friends.sqlite3 --to postgresql://tablee@db.example.org/tablee

    Parameters
    ----------
    what
        What is to be done.
    named
        inspect, close (nobody comes in), open (again) or delete TABLE; ban or unban ADDRESS (or a network); prune over, imported or gathering; export or forget TABLE SEAT (all of the person who sits there,
        seats from 0); backup FILE; restore FILE; salvage FILE (what is whole in a damaged database, into a new one).
    store
        ban and unban: for all servers that share this database, postgresql://...
    source
        move: from which database, a file or postgresql://...
    target
        move: to which one; a file that does not exist yet, or a database without tables.
    """
    try:
        from tablee.server.http.banned import network
        from tablee.server.http.serve import database
        from tablee.server.store import keeper
    except ModuleNotFoundError as error:
        raise TableeError(EXTRA.format(what=error.name)) from error

    if store is not None and what not in ("ban", "unban"):
        raise TableeError(f"admin {what} works on a file: --store goes with ban and unban")
    one_place(data, store)
    say, path = words(lang or default_lang()).say, data or database()
    needs = NEEDS[what].split()
    if len(named) != len(needs):
        raise TableeError(f"admin {what} wants {' '.join(needs) or 'nothing else'}, not {' '.join(named) or 'nothing'}")
    match what:
        case "list":
            tables = keeper.listed(path) if path.exists() else []
            for one in tables:
                out(said(say, one))
            out(say("cmd-admin-tables", n=len(tables), file=str(path)))
        case "inspect":
            one, document, reports = keeper.inspected(path, named[0])
            out(said(say, one))
            for n, chair in enumerate(document.seats):
                name = document.holders[chair.holder].name if chair.holder >= 0 else ""
                out(say("cmd-admin-seat", n=n, who=chair.who, name=name or "-"))
            for seat, entry, text in reports:
                out(say("cmd-admin-report", seat=seat, entry=entry, text=text))
        case "close" | "open":
            keeper.closed(path, named[0], what == "close")
            out(say(f"cmd-admin-{what}", table=named[0]))
        case "ban" | "unban":
            out(say("cmd-admin-banned", n=ban(store or path, str(network(named[0])), what == "ban")))
        case "delete":
            keeper.deleted(path, named[0])
            out(say("cmd-admin-deleted", n=1))
        case "prune":
            if named[0] not in keeper.KINDS:
                raise TableeError(f"admin prune {named[0]}: there are {', '.join(keeper.KINDS)}")
            out(say("cmd-admin-deleted", n=len(keeper.pruned(path, named[0]))))
        case "export":
            out(dumps(keeper.exported(path, named[0], number(named[1]))))
        case "forget":
            out(say("cmd-admin-forgotten", n=keeper.forgotten(path, named[0], number(named[1]))))
        case "backup":
            keeper.copied(path, Path(named[0]))
            out(say("cmd-admin-copied", file=named[0]))
        case "restore":
            out(say("cmd-admin-restored", file=str(path), before=str(keeper.restored(path, Path(named[0])))))
        case "move":
            moved(say, source, target)
        case "salvage":
            found = keeper.salvaged(path, Path(named[0]))
            out(say("cmd-admin-salvaged", whole=found.whole, cut=len(found.cut), lost=len(found.lost), file=named[0]))
            for table, n in found.cut.items():
                out(say("cmd-admin-cut", table=table, n=n))


def ban(where: Path | str, network: str, banned: bool) -> int:
    """One more or one less; how many there are."""
    import asyncio  # a sixth of what starting the command takes, and nothing else here wants it

    from tablee.server.http.serve import unlocked

    async def changed(store: Store) -> int:
        await store.ban(network, banned)
        return len(await store.banned())

    with closing(unlocked(where)) as store:
        return asyncio.run(changed(store))


def moved(say: Callable[..., str], source: str, target: str) -> None:
    if not source or not target:
        raise TableeError(
            "admin move wants --from and --to: each a file or an address like postgresql://USER@HOST/NAME"
        )
    try:
        from tablee.server.store.moving import moved
    except ModuleNotFoundError as error:
        raise TableeError(EXTRA.format(what=error.name)) from error
    found = moved(source, target)
    for kind, n in found.counts.items():
        out(f"{kind} {n}")
    out(say("cmd-admin-moved", sum=found.sum))


def said(say: Callable[..., str], one: Line) -> str:
    names = ", ".join([name for name in one.names if name]) or "-"
    counts = {"entries": one.entries, "said": one.said, "reports": one.reports}
    return say("cmd-admin-line", table=one.table, game=one.game or "-", status=one.status, names=names, **counts)


def number(text: str) -> int:
    if not text.isdecimal():
        raise TableeError(f"a seat is a number from 0 on, not {text}")
    return int(text)
