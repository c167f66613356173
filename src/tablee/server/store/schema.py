"""The database that several servers share: its name, how it is brought up to date, and its address as it is shown."""

from __future__ import annotations

from importlib.resources import files
from typing import Any
from urllib.parse import urlsplit

from tablee.server.store.base import StoreError

SCHEMA = "tablee"
SETTINGS = {"search_path": SCHEMA, "client_encoding": "UTF8", "application_name": "tablee"}
LOCK = 7448  # the class of the advisory locks of servers


def shown(url: str) -> str:
    """The address without what is secret in it."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


async def migrate(db: Any) -> None:
    """Numbered steps in one transaction, whoever of several comes first; a database of a newer version is refused."""
    folder = files("tablee.server.store") / "migrations" / "postgres"
    steps = sorted([f for f in folder.iterdir() if f.name.endswith(".sql")], key=str)
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1, 0)", LOCK)
        await db.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
        await db.execute("CREATE TABLE IF NOT EXISTS version (n bigint NOT NULL)")
        version: int = await db.fetchval("SELECT coalesce(max(n), 0) FROM version")
        if version > len(steps):
            raise StoreError(
                f"this database was written by a newer Tablée (version {version}, this one knows {len(steps)}): "
                "upgrade, or open it with the program that wrote it"
            )
        for number, step in enumerate(steps[version:], version + 1):
            await db.execute(step.read_text(encoding="utf-8"))
            await db.execute("INSERT INTO version VALUES ($1)", number)
