"""What the things of a game are drawn with: its `content/icons.toml`, names of game-icons.net and colours by table."""

from __future__ import annotations

from functools import cache

from tablee.gamekit.tables import Words, words


@cache
def icons_of(package: str) -> Words:
    return words(f"{package}.content", "icons.toml")


def drawn(package: str) -> dict[str, str]:
    """Words and kinds of sheets, as a client asks for them."""
    icons = icons_of(package)
    return {**icons["words"], **{f"kind-{kind}": icon for kind, icon in icons["kinds"].items()}}
