"""Records: named plain data, rebuilt from their fields. Saves, copies and fingerprints come from this."""

from __future__ import annotations

from hashlib import blake2b
from json import dumps
from typing import Any


class Record:
    """A small object whose constructor takes exactly what `fields()` returns."""

    def fields(self) -> tuple[Any, ...]:
        raise NotImplementedError

    def copy(self) -> Any:
        return type(self)(*[copied(value) for value in self.fields()])

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.fields()!r}"


def copied(value: Any) -> Any:
    """A value as another frame or clone may hold it: tuples, numbers and words are shared."""
    if isinstance(value, Record):
        return value.copy()
    if isinstance(value, list):
        return [copied(item) for item in value]
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    return value


def pack(value: Any) -> Any:
    """Plain JSON: every array starts with its kind, `()`, `[]`, `{}`, `<>` (option), `b` or the name of a record."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, Record):
        return [type(value).__name__, *[pack(item) for item in value.fields()]]
    if isinstance(value, tuple):
        if type(value) is not tuple:
            return ["<>", str(value)]
        return ["()", *[pack(item) for item in value]]
    if isinstance(value, list):
        return ["[]", *[pack(item) for item in value]]
    if isinstance(value, dict):
        return ["{}", *[[pack(key), pack(item)] for key, item in sorted(value.items())]]
    if isinstance(value, bytes):
        return ["b", value.hex()]
    raise TypeError(f"{type(value).__name__} cannot be part of a game's state")


def unpack(value: Any, records: dict[str, type[Record]]) -> Any:
    if not isinstance(value, list):
        return value
    kind, items = value[0], value[1:]
    if kind == "<>":
        from tablee.kernel.decision import parse  # decisions are built on records

        return parse(items[0])
    if kind == "b":
        return bytes.fromhex(items[0])
    if kind == "{}":
        return {unpack(key, records): unpack(item, records) for key, item in items}
    parts = [unpack(item, records) for item in items]
    if kind == "()":
        return tuple(parts)
    if kind == "[]":
        return parts
    return records[kind](*parts)


def digest(value: Any, size: int = 8) -> str:
    """A short, stable name for packed data."""
    return blake2b(dumps(value, separators=(",", ":")).encode(), digest_size=size).hexdigest()
