"""Where the project is to be found, for the metadata of what is built: the repository knows no address of its own.

TABLEE_HOMEPAGE says it, or the remote `origin` of the checkout that is built from does. A path, a machine of one's own and
whatever else others cannot open is no address; then the metadata has none. The build hook of the package
(hatch_build.py) uses this file, so it needs nothing but the standard library.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parents[1]
#: git@example.org:somebody/tablee.git
SHORT = re.compile(r"[\w.-]+@(?P<host>[\w.-]+):(?!/)(?P<path>.+)")
#: a name that others can look up: not an address in numbers, not a machine of this network
HOST = re.compile(r"(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*", re.IGNORECASE)


def homepage(address: str) -> str:
    """The page of a repository, from how one writes it or clones it; "" for what is none. Who logs in stays out of it."""
    short = SHORT.fullmatch(address.strip())
    if short is not None:
        host, port, path = short["host"], None, short["path"]
    else:
        try:
            found = urlsplit(address.strip())
            host, port, path = found.hostname or "", found.port, found.path
        except ValueError:  # a port that is none
            return ""
        if found.scheme not in ("http", "https", "ssh"):
            return ""
        port = None if found.scheme == "ssh" else port
    path = path.strip("/").removesuffix(".git")
    if not HOST.fullmatch(host) or not path or re.search(r"\s", path):
        return ""
    return f"https://{host}{'' if port is None else f':{port}'}/{path}"


def origin(root: Path) -> str:
    """What this checkout was cloned from; "" in what was unpacked, even if that lies in a checkout of something else."""
    if not (root / ".git").exists():
        return ""
    words = ["git", "-C", str(root), "config", "--get", "remote.origin.url"]
    try:
        return subprocess.run(words, capture_output=True, encoding="utf-8", check=False).stdout.strip()
    except OSError:  # no git
        return ""


def addresses(root: Path = ROOT, env: Mapping[str, str] = os.environ) -> dict[str, str]:
    """By their names in the metadata; none where the page is not known."""
    given = env.get("TABLEE_HOMEPAGE", "").strip()
    page = homepage(given or origin(root))
    if given and not page:
        raise ValueError(f"TABLEE_HOMEPAGE is {given!r}: it must be the address of a page, https://HOST/PATH")
    if not page:
        return {}
    return {
        "Homepage": page,
        "Source": page,
        "Documentation": f"{page}/blob/HEAD/docs/index.md",
        "Changelog": f"{page}/blob/HEAD/CHANGELOG.md",
        "Issues": f"{page}/issues",
    }
