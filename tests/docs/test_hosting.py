"""The guide for a public host: its flags exist, its examples agree, its backup is whole while somebody plays."""

from __future__ import annotations

import asyncio
import re
import shlex
import sqlite3
import subprocess
import sys
from dataclasses import fields
from inspect import signature
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.cli.serving import serve
from tablee.kernel.errors import SetupError
from tablee.server.http import settings
from tablee.server.http.gate import hosts_and_origins
from tablee.server.http.limits import COSTS, IMPORT, REPLAY, Limits
from tablee.server.room.turns import ALONE
from tablee.server.room.work import AT_ONCE
from tablee.server.store.base import Batch, Row, StoreError
from tablee.server.store.document import Document, Holder, Seat
from tablee.server.store.sqlite import SqliteStore
from tablee.server.wire import messages

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
    for line in (
        "reverse_proxy 127.0.0.1:{}\n",
        "proxy_pass http://127.0.0.1:{};",
        "`TABLEE_BIND` | where browsers come in",
    ):
        assert read(PAGE).count(line.format(port)) == 1
    assert f"the proxy for TLS before it: `127.0.0.1:{port}`" in read(PAGE)
    (host,) = re.findall(r"--origin https://(\S+)", unit)
    assert set(re.findall(r"server_name (\S+);", block("nginx").text)) == {host}


def test_what_is_said_about_limits_is_so() -> None:
    limits, text = Limits(), " ".join(read(PAGE).split())
    assert f"An address may make {limits.table_burst} tables at once and one every two seconds" in text
    assert limits.tables == 0.5
    assert f"send {limits.requests} requests a second, and hold {limits.sockets} connections open" in text
    assert f"{limits.dear_burst} points and {limits.dear} more a second" in text
    assert [COSTS[one] for one in (messages.Seek, messages.AskOdds, messages.Undo, messages.Hint)] == [1, 1, 2, 2]
    assert (COSTS[messages.Meanwhile], COSTS[messages.AskAccount], REPLAY, IMPORT) == (2, 5, 5, 20)
    assert f"may hold {limits.connections} connections" in text and f"whole after {limits.request_time} seconds" in text
    assert f"stop after {ALONE:,} entries" in text and f"It has {['no', 'one', 'two'][AT_ONCE]} threads" in text
    assert "LimitNOFILE=" in block("ini").text
    assert f"{limits.rate} messages a second of up to {limits.message // 1024} kB" in text


def test_the_settings_of_the_page_are_the_usual_ones(tmp_path: Path) -> None:
    text = block("toml").text
    (tmp_path / "settings.toml").write_text(text)
    assert settings.read(tmp_path / "settings.toml") == settings.Settings()
    named = set(re.findall(r"^(\w+) = ", text, re.MULTILINE))
    assert named == {one.name for kind in (Limits, settings.Keep) for one in fields(kind)}


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


def test_what_is_looked_after_by_command_is_done_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every `tablee admin` of the page, in its order, on a database of its own."""
    lines = re.findall(r"tablee (admin [^\n`]*--data \S+)", read(PAGE))
    assert {line.split()[1] for line in lines} == {"backup", "restore", "salvage", "list", "inspect", "export"}
    data, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    document = Document("t1", "champions", {}, [Seat("person", 0)], [Holder("Ada", "token")], "secret", "promise")
    store = SqliteStore(data)
    asyncio.run(store.write(Batch("t1", document.encode())))
    store.close()
    for line in lines:
        told = line.replace("/var/lib/tablee/tables.sqlite3", str(data)).replace(
            "/var/backups/tables.sqlite3", str(copy)
        )
        told = (
            told.replace("saved.sqlite3", str(tmp_path / "saved.sqlite3")).replace("TABLE", "t1").replace("SEAT", "0")
        )
        with pytest.raises(SystemExit) as ended:
            main(told.split())
        assert not ended.value.code, capsys.readouterr().err
    assert (tmp_path / "tables.sqlite3.before-1").is_file() and copy.is_file()


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    SqliteStore(path).close()
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 999")
    db.close()
    with pytest.raises(StoreError, match="newer"):
        SqliteStore(path)
