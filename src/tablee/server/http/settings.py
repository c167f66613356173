"""What whoever runs a server may set in a file: how much may be asked for, and for how many days tables are kept."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from tablee.kernel.errors import SetupError
from tablee.server.http.limits import Limits, checked


@dataclass(frozen=True)
class Keep:
    """Days, from the day on which a table was made or its game ended; 0: for ever."""

    imported: int = 30
    over: int = 0
    gathering: int = 0


@dataclass(frozen=True)
class Settings:
    limits: Limits = field(default_factory=Limits)
    keep: Keep = field(default_factory=Keep)


def read(path: Path) -> Settings:
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise SetupError(f"the settings {path} cannot be read: {error}") from error
    for part, values in found.items():
        if part not in ("limits", "keep") or not isinstance(values, dict):
            raise SetupError(f"the settings {path} have the parts [limits] and [keep], not {part!r}")
        checked(part, values, Limits if part == "limits" else Keep)
    return Settings(Limits(**found.get("limits", {})), Keep(**found.get("keep", {})))
