"""Tables of content files, read field by field: a wrong, missing or unknown field is said with its place."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tablee.gamekit.spelling import unknown, wrong
from tablee.kernel.errors import ContentError


class Entry:
    """A table whose fields are asked for one by one; `done` refuses what nobody asked for."""

    def __init__(self, where: str, raw: dict[str, Any]) -> None:
        self.where = where
        self.raw = raw
        self.asked: dict[str, None] = {}

    def wrong(self, field: str, what: str) -> ContentError:
        return ContentError(self.where, f"{field} {what}")

    def has(self, field: str) -> bool:
        return field in self.raw

    def value(self, field: str, kind: type, words: str, default: Any) -> Any:
        self.asked[field] = None
        if field not in self.raw:
            if default is None:
                raise self.wrong(field, f"is missing: {words}")
            return default
        value = self.raw[field]
        if type(value) is not kind:
            raise self.wrong(field, f"is {value!r}: it must be {words}")
        return value

    def text(self, field: str, default: str | None = None) -> str:
        return str(self.value(field, str, "a text", default))

    def number(self, field: str, default: int | None = None, least: int = 0) -> int:
        found = int(self.value(field, int, f"a number from {least}", default))
        if field in self.raw and found < least:
            raise self.wrong(field, f"is {found}: it must be a number from {least}")
        return found

    def flag(self, field: str) -> bool:
        return bool(self.value(field, bool, "true or false", False))

    def among(self, field: str, known: Collection[str], default: str | None = None) -> str:
        found = self.text(field, default)
        if field in self.raw and found not in known:
            raise wrong(self.where, field, found, known)
        return found

    def list(self, field: str, known: Collection[str]) -> tuple[str, ...]:
        """Words of a known kind, each at most once; () where the field is not there."""
        found = self.value(field, list, f"a list of: {', '.join(known)}", [])
        for word in found:
            if word not in known:
                raise wrong(self.where, field, word, known, "names")
        if len(set(found)) != len(found):
            raise self.wrong(field, "names something twice")
        return tuple(found)

    def table(self, field: str) -> Entry:
        return Entry(f"{self.where}: {field}", self.value(field, dict, "a table", None))

    def tables(self, field: str) -> tuple[Entry, ...]:
        found = self.value(field, list, "a list of tables", [])
        for one in found:
            if not isinstance(one, dict):
                raise self.wrong(field, f"is {one!r}: it must be a list of tables")
        return tuple([Entry(f"{self.where}: {one.get('id', field)}", one) for one in found])

    def done(self) -> None:
        for field in self.raw:
            if field not in self.asked:
                raise unknown(self.where, field, tuple(self.asked))
