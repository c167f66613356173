"""Where the files of a player are: saved games, campaign logs, own heroes."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def home() -> Path:
    """The user's data folder, or TABLEE_HOME."""
    given = os.environ.get("TABLEE_HOME")
    if given:
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "tablee"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tablee"
    return Path(os.environ.get("XDG_DATA_HOME", str(Path.home() / ".local" / "share"))) / "tablee"


def own_heroes() -> Path:
    """Where boards of a player's own heroes lie."""
    return home() / "heroes"
