"""What whoever runs a server may set in a file: how much may be asked for, and for how many days tables are kept."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path

from tablee.kernel.errors import SetupError
from tablee.server.http.limits import Limits


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
        kind = Limits if part == "limits" else Keep
        known = {one.name: one.default for one in fields(kind)}
        for name, value in values.items():
            if name not in known:
                raise SetupError(f"the settings {path}: [{part}] has no {name!r}; there are {', '.join(known)}")
            whole = isinstance(known[name], int)
            if isinstance(value, bool) or not isinstance(value, int if whole else (int, float)) or value < 0:
                raise SetupError(
                    f"the settings {path}: {name} is a {'whole ' if whole else ''}number from 0 on, not {value!r}"
                )
    return Settings(Limits(**found.get("limits", {})), Keep(**found.get("keep", {})))
