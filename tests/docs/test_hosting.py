"""The guide for a public host: its flags exist, its examples agree, its backup is whole while somebody plays."""

from __future__ import annotations

import asyncio
import re
import shlex
import sqlite3
import subprocess
import sys
from inspect import signature
from pathlib import Path

import pytest

from tablee.cli.serving import serve
from tablee.kernel.errors import SetupError
from tablee.server.http.gate import hosts_and_origins
from tablee.server.http.limits import Limits
from tablee.server.store.base import Batch, Row, StoreError
from tablee.server.store.sqlite import SqliteStore

from .pages import Block, blocks, read

PAGE = "docs/howto/hosting.md"
SERVE = re.compile(r"tablee serve[^\n`]*")


def block(lang: str) -> Block:
    (found,) = [one for one in blocks(read(PAGE)) if one.lang == lang]
    return found


def test_every_flag_exists_and_every_flag_is_explained() -> None:
    known = {f"--{name}" for name in signature(serve).parameters}
    used = {word for line in SERVE.findall(read(PAGE)) for word in line.split() if word.startswith("--")}
    explained = set(re.findall(r"^\| `(--\w+)` \|", read(PAGE), re.MULTILINE))
    assert used <= known
    assert explained == known - {"--open"}


def test_origins_in_the_examples_are_accepted() -> None:
    origins = [
        shlex.split(line)[shlex.split(line).index("--origin") + 1]
        for line in SERVE.findall(read(PAGE))
        if "--origin" in line
    ]
    assert len(origins) >= 2
    for origin in origins:
        assert origin in hosts_and_origins("127.0.0.1", 8000, [origin])[1]
    with pytest.raises(SetupError, match="--origin"):
        hosts_and_origins("127.0.0.1", 8000, ["games.example.org"])


def test_both_proxies_lead_to_the_port_the_server_listens_on() -> None:
    unit = block("ini").text
    (port,) = re.findall(r"--port (\d+)", unit)
    assert read(PAGE).count(f"127.0.0.1:{port}") == 2
    (host,) = re.findall(r"--origin https://(\S+)", unit)
    assert set(re.findall(r"server_name (\S+);", block("nginx").text)) == {host}


def test_what_is_said_about_limits_is_so() -> None:
    limits, text = Limits(), " ".join(read(PAGE).split())
    assert f"An address may make {limits.table_burst} tables at once and one every two seconds" in text
    assert limits.tables == 0.5
    assert f"send {limits.requests} requests a second, and hold {limits.sockets} connections open" in text
    assert f"{limits.rate} messages a second of up to {limits.message // 1024} kB" in text


def test_a_backup_made_in_the_middle_is_whole_and_opens(tmp_path: Path) -> None:
    script, source, copy = tmp_path / "backup.py", tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    script.write_text(block("python").text, encoding="utf-8")
    store = SqliteStore(source)
    rows = [Row(n, 0, "pass") for n in range(1, 101)]
    asyncio.run(store.write(Batch("t", b"{}", rows)))
    subprocess.run([sys.executable, str(script), str(source), str(copy)], check=True)
    asyncio.run(store.write(Batch("t", None, [Row(101, 0, "pass")])))
    store.close()
    again = SqliteStore(copy)
    found = asyncio.run(again.load("t"))
    again.close()
    assert found is not None and found.rows == rows


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    SqliteStore(path).close()
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 999")
    db.close()
    with pytest.raises(StoreError, match="newer"):
        SqliteStore(path)
