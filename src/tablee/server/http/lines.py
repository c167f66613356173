"""The log: lines for people where a terminal shows them, else one JSON object a line, with its time, for programs that read logs."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

from tablee.server.http.damped import Damped

TOLD = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Structured(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def begin() -> None:
    """From now on everything is written to standard error, uvicorn's own lines too, and damped."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter(TOLD) if sys.stderr.isatty() else Structured())
    handler.addFilter(Damped())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
