"""Where tables are kept, as tests see it: a store is opened there, and rows are read beside it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.postgres import Cluster

from tablee.server.store.postgres import PostgresStore
from tablee.server.store.schema import SCHEMA
from tablee.server.store.sqlite import SqliteStore

Store = SqliteStore | PostgresStore


class Sqlite:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.where = str(path)

    def open(self) -> Store:
        return SqliteStore(self.path)

    @contextlib.contextmanager
    def opened(self) -> Iterator[Any]:
        with contextlib.closing(self.open()) as store:
            yield store

    def rows(self, query: str) -> list[tuple[str, ...]]:
        """Read without the store; every value in words."""
        with contextlib.closing(sqlite3.connect(self.path, isolation_level=None)) as db:
            return [tuple([str(value) for value in row]) for row in db.execute(query)]


class Postgres(Sqlite):
    def __init__(self, cluster: Cluster, name: str) -> None:
        self.cluster = cluster
        self.name = name
        self.where = cluster.url(name)

    def open(self) -> Store:
        return PostgresStore(self.where)

    def rows(self, query: str) -> list[tuple[str, ...]]:
        told = self.cluster.sql(f"SET search_path = {SCHEMA}; {query}", self.name)
        return [tuple(line.split("|")) for line in told.splitlines()]


Place = Sqlite
