"""Chromium for the browser tests: found where the system has it, installed where that may be done, else asked for.

    python tools/chromium.py    # prints its path, or the command that installs it

The distribution's own is used, not a download of the test tool; TABLEE_CHROMIUM names another one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
#: package manager -> the command that installs Chromium
COMMANDS = {
    "apt-get": "apt-get install --yes --no-install-recommends chromium",
    "dnf": "dnf install --assumeyes chromium",
    "pacman": "pacman -S --noconfirm chromium",
    "zypper": "zypper --non-interactive install chromium",
    "brew": "brew install --cask chromium",
}


def find() -> str:
    """Its path, or nothing."""
    named = os.environ.get("TABLEE_CHROMIUM", "")
    if named:
        return named
    found = [shutil.which(name) for name in NAMES] + [place for place in PLACES if Path(place).exists()]
    return next((path for path in found if path), "")


def advice() -> str:
    """The exact command for this system."""
    manager = next((name for name in COMMANDS if shutil.which(name)), "apt-get")
    return COMMANDS[manager] if manager == "brew" else f"sudo {COMMANDS[manager]}"


def install() -> None:
    """Debian and its kin, as root: the one place where nobody needs to be asked."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    print("chromium: installing it for the browser tests (apt-get) ...", flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in ("apt-get update", COMMANDS["apt-get"]):
        done = subprocess.run(
            command.split(), env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        if done.returncode:
            print(f"{done.stdout}\n{command}: failed", file=sys.stderr)
            return


def main() -> None:
    if not find():
        install()
    path = find()
    if not path:
        sys.exit(
            f"The browser tests need Chromium, and it is not here. Install it with\n    {advice()}\n"
            "or name one: TABLEE_CHROMIUM=/path/to/chromium make test"
        )
    print(path)


if __name__ == "__main__":
    main()
