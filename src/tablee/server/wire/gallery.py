"""Who can be chosen for a new table, with their pictures; asked for game by game, when a table is set up."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from tablee.games import load
from tablee.server.wire import messages, views
from tablee.server.wire.catalogue import icons
from tablee.server.wire.games import tagged


@cache
def gallery(game: str, lang: str) -> tuple[bytes, str]:
    """As it is sent, and a tag by which a browser knows it again."""
    faces = load(game).faces(lang)
    used = {face.icon for face in faces.values()}
    return tagged(
        messages.encode(
            {
                "faces": {id: views.lean(face, str) for id, face in faces.items()},
                "icons": {name: path for name, path in icons().items() if name in used},
            }
        )
    )


@lru_cache(maxsize=256)
def board(game: str, name: str, lang: str) -> list[dict[str, Any]] | None:
    """All that there is to read about somebody of the gallery: titles with the paragraphs under them."""
    rules = load(game)
    if name not in [face.content for face in rules.faces(lang).values()]:
        return None
    parts: list[dict[str, Any]] = []
    for line in rules.describe(name, lang):
        if line.startswith(" ") and parts:
            parts[-1]["text"].append(line.strip())
        elif line.strip():
            parts.append({"title": line.strip(), "text": []})
    return parts
