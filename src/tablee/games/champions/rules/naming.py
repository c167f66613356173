"""What content is called, from a file for each language: content/names.en.toml and the like."""

from __future__ import annotations

from functools import cache

from tablee.gamekit.spelling import wrong
from tablee.gamekit.tables import Words, words
from tablee.games.champions.rules.vocabulary import Name

PACKAGE = "tablee.games.champions.content"


@cache
def tables(lang: str) -> Words:
    return words(PACKAGE, f"names.{lang}.toml")


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
