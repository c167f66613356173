"""Tables of games, one row each, for those who reckon on: CSV, or Parquet where PyArrow is there."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tablee.kernel.errors import SetupError

Row = dict[str, Any]
CSV, PARQUET = ".csv", ".parquet"


def check_rows(file: Path | None) -> None:
    """Said before anything is played."""
    if file is None:
        return
    if file.suffix not in (CSV, PARQUET):
        raise SetupError(f"--rows {file}: the name ends in {CSV} or {PARQUET}")
    if file.suffix == PARQUET and find_spec("pyarrow") is None:
        raise SetupError("PyArrow is not installed, and Parquet wants it: pip install 'tablee[parquet]'")
    writable("--rows", file)


def writable(option: str, file: Path) -> None:
    if file.is_dir() or not file.resolve().parent.is_dir():
        raise SetupError(f"{option} {file}: there is no folder to put this file into")


def write_rows(file: Path, rows: Sequence[Row]) -> None:
    """All rows have the same columns."""
    if file.suffix == PARQUET:
        import pyarrow as pa
        import pyarrow.parquet as pq

        pq.write_table(pa.Table.from_pylist(list(rows)), file)
        return
    text = io.StringIO()
    table = csv.DictWriter(text, list(rows[0]) if rows else [], lineterminator="\n")
    table.writeheader()
    table.writerows(rows)
    file.write_text(text.getvalue(), encoding="utf-8")
