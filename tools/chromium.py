"""Chromium for the browser tests: found where the system has it, installed where that may be done, else asked for.

    python tools/chromium.py    # prints its path, or the command that installs it

The distribution's own is used, not a download of the test tool; TABLEE_CHROMIUM names another one.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.programs import Program

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
CHROMIUM = Program(
    "Chromium",
    "for the browser tests",
    {
        "apt-get": "apt-get install --yes --no-install-recommends chromium",
        "dnf": "dnf install --assumeyes chromium",
        "pacman": "pacman -S --noconfirm chromium",
        "zypper": "zypper --non-interactive install chromium",
        "brew": "brew install --cask chromium",
    },
)


def find() -> str:
    """Its path, or nothing."""
    named = os.environ.get("TABLEE_CHROMIUM", "")
    if named:
        return named
    found = [shutil.which(name) for name in NAMES] + [place for place in PLACES if Path(place).exists()]
    return next((path for path in found if path), "")


def main() -> None:
    if not find():
        CHROMIUM.install()
    path = find()
    if not path:
        sys.exit(f"{CHROMIUM.missing()}\nor name one: TABLEE_CHROMIUM=/path/to/chromium make test")
    print(path)


if __name__ == "__main__":
    main()
