"""Which rules have a test: a table that the tests write and the package ships."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from tablee.kernel.errors import TableeError

FILE = "coverage.json"


def load_table() -> dict[str, Any]:
    file = files("tablee.lab") / FILE
    try:
        table = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise TableeError("the coverage table is missing; `make test` writes it") from error
    assert isinstance(table, dict)
    return table
