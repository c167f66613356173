"""Files of content that are tables: what cannot be read, or is no word where words are listed, is said with its place."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from tablee.kernel.errors import ContentError

Words = dict[str, dict[str, str]]  # by table and key


def document(place: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(place, f"cannot be read: {error}") from error


def words(package: str, name: str) -> Words:
    """A file of names, icons or marks: tables of words, and nothing else."""
    place = f"{package.removeprefix('tablee.games.').replace('.', '/')}/{name}"
    found = document(place, files(package).joinpath(name).read_text(encoding="utf-8"))
    for table, listed in found.items():
        if not isinstance(listed, dict):
            raise ContentError(place, f"{table} is no list of words: {listed!r}")
        for key, word in listed.items():
            if not isinstance(word, str) or not word:
                raise ContentError(place, f"[{table}] {key} is no word: {word!r}")
    return found
