"""Errors in another language than English.

Whoever raises an error writes the English sentence there, where it is read with the code. Other languages have a table from that
sentence to theirs, with a number for each value: `errors.fr.toml`. A sentence is found again by its fixed words, so that no
layer has to carry ids and values of every error up to the screen; a hygiene test sees that no sentence is missing.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

SLOT = re.compile(r"\\\{\d\\\}")
NUMBER = re.compile(r"\{(\d)\}")


@cache
def table(package: str, lang: str) -> dict[str, str]:
    """The sentences of a package; none where it has no such table."""
    path = files(package) / f"errors.{lang}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


@cache
def patterns(packages: tuple[str, ...], lang: str) -> list[tuple[re.Pattern[str], str]]:
    """Those with the most words of their own first: they say more."""
    found = {english: said for package in packages for english, said in table(package, lang).items()}
    order = sorted(found, key=lambda english: -len(NUMBER.sub("", english)))
    return [(re.compile(SLOT.sub("(.*?)", re.escape(english)), re.DOTALL), found[english]) for english in order]


def in_language(text: str, lang: str, packages: Iterable[str]) -> str:
    """The sentence in this language; values that are sentences themselves are put into it, too."""
    there = tuple(packages)
    for pattern, said in patterns(there, lang):
        if match := pattern.fullmatch(text):
            values = [in_language(value, lang, there) for value in match.groups()]
            return NUMBER.sub(lambda slot, values=values: values[int(slot[1])], said)  # type: ignore[misc]
    return text
