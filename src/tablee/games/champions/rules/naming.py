"""What content is called, from a file for each language: content/names.en.toml and the like."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from tablee.gamekit.spelling import wrong
from tablee.games.champions.rules.vocabulary import Name
from tablee.kernel.errors import ContentError

PACKAGE = "tablee.games.champions.content"


@cache
def tables(lang: str) -> dict[str, dict[str, str]]:
    where = place(lang)
    try:
        found = tomllib.loads(files(PACKAGE).joinpath(f"names.{lang}.toml").read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(where, f"cannot be read: {error}") from error
    for sort, listed in found.items():
        if not isinstance(listed, dict):
            raise ContentError(where, f"{sort} is no list of names: {listed!r}")
        for id, name in listed.items():
            if not isinstance(name, str) or not name:
                raise ContentError(where, f"[{sort}] {id} is no name: {name!r}")
    return found


def names(sort: str, lang: str) -> dict[str, str]:
    """All names of one sort."""
    return tables(lang).get(sort, {})


def named(sort: str, id: str) -> Name:
    """In all languages."""
    return Name(name_in("en", sort, id), name_in("fr", sort, id))


def name_in(lang: str, sort: str, id: str) -> str:
    found = names(sort, lang)
    if id not in found:
        raise wrong(place(lang), sort, id, tuple(found))
    return found[id]


def place(lang: str) -> str:
    return f"champions/content/names.{lang}.toml"
