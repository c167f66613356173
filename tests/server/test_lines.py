"""The log has times, is one object a line for programs, and uvicorn's lines are among it."""

from __future__ import annotations

import json
import logging
import socket
import sys
from datetime import datetime
from pathlib import Path

from tablee.server.http.lines import Structured

from .process import Served


def test_a_line_is_one_object_whatever_is_in_it() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("tablee.server", logging.ERROR, "", 0, "table %s\nbroke", ("é",), sys.exc_info())
    (line,) = Structured().format(record).splitlines()
    told = json.loads(line)
    assert datetime.fromisoformat(told["time"]).utcoffset() is not None
    assert (told["level"], told["from"], told["text"]) == ("error", "tablee.server", "table é\nbroke")
    assert "ValueError: two" in told["error"]


def test_all_that_a_server_writes_is_such_lines(tmp_path: Path) -> None:
    served = Served(tmp_path / "t.sqlite3")
    served.start()
    try:
        with socket.create_connection(("127.0.0.1", served.port), 20) as one:
            one.sendall(b"nonsense\r\n\r\n")  # uvicorn warns of it
            assert b"400" in one.recv(1_000)
    finally:
        served.end()
    told = [json.loads(line) for line in served.log().splitlines()]
    assert "uvicorn.error" in {one["from"] for one in told}
