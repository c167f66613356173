"""What the things of a game are drawn with: its `content/icons.toml`, names of game-icons.net and colours by table."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

Icons = dict[str, dict[str, str]]


@cache
def icons_of(package: str) -> Icons:
    found: Icons = tomllib.loads(files(package).joinpath("content", "icons.toml").read_text(encoding="utf-8"))
    return found


def drawn(package: str) -> dict[str, str]:
    """Words and kinds of sheets, as a client asks for them."""
    icons = icons_of(package)
    return {**icons["words"], **{f"kind-{kind}": icon for kind, icon in icons["kinds"].items()}}
