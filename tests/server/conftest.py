"""The two stores, for tests that hold for both."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from tools import postgres

from .places import Place, Postgres, Sqlite

NUMBERS = count(1)


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    """A PostgreSQL of our own, one for all tests of a process."""
    if postgres.find() is None:
        pytest.skip("PostgreSQL is not installed: python tools/postgres.py says how")
    with contextlib.closing(contextlib.ExitStack()) as stack:
        found = postgres.Cluster(safe=False)
        stack.callback(found.remove)
        yield found


@pytest.fixture
def empty(cluster: postgres.Cluster) -> Postgres:
    """A database in it with nothing inside."""
    name = f"t{next(NUMBERS)}"
    cluster.sql(f"CREATE DATABASE {name}")
    return Postgres(cluster, name)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where tables are kept: each of the stores."""
    if request.param == "sqlite":
        return Sqlite(tmp_path / "t.sqlite3")
    found: Place = request.getfixturevalue("empty")
    return found
