"""Records: named plain data, rebuilt from their fields. Saves, copies and fingerprints come from this."""

from __future__ import annotations

import linecache
import re
from hashlib import blake2b
from json import dumps
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform


class Record:
    """A small object whose constructor takes exactly what `fields()` returns."""

    CARRIED: ClassVar[tuple[str, ...]] = ()  # what a copy has beside its fields
    FIELDS: ClassVar[dict[str, str]] = {}  # of a class that `record` has written: what they are
    USUAL: ClassVar[dict[str, Any]] = {}  # and their defaults
    YOUNG: ClassVar[
        tuple[Any, ...]
    ] = ()  # defaults of its last fields, if older saves and fingerprints have not got them

    def fields(self) -> tuple[Any, ...]:
        raise NotImplementedError

    def copy(self) -> Any:
        return type(self)(*[copied(value) for value in self.fields()])

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.fields()!r}"


class Shared(Record):
    """A record that is never changed, only replaced: copies hold the same one."""

    def copy(self) -> Any:
        return self

    def but(self, **changes: Any) -> Self:
        """Another one, with other values in these fields."""
        new = type(self)(*self.fields())
        for name, value in changes.items():
            setattr(new, name, value)
        return new


def copied(value: Any) -> Any:
    """A value as another frame or clone may hold it: tuples, numbers and words are shared."""
    if isinstance(value, Record):
        return value.copy()
    if isinstance(value, list):
        return [copied(item) for item in value]
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    return value


# ---------------------------------------------------------------------- written from annotations
R = TypeVar("R", bound=Record)
_PLAIN = r"(?:int|str|bool|bytes|None|tuple\[.*\])"
PLAIN = re.compile(rf"{_PLAIN}(?: \| {_PLAIN})*")  # copies share these
FLAT = re.compile(rf"list\[{_PLAIN}\]|dict\[{_PLAIN}, {_PLAIN}\]")  # and what these hold


@dataclass_transform()
def record(cls: type[R]) -> type[R]:
    """`__init__`, `fields` and `copy` from the annotations of a class and of the records it is built on.

    For the compiled form tools/compiled.py writes the same lines into the source, where mypyc sees them.
    """
    own = {name: text for name, text in vars(cls).get("__annotations__", {}).items() if not text.startswith("ClassVar")}
    usual: dict[str, Any] = {}
    fields: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        fields.update(vars(base).get("FIELDS", {}))
        usual.update(vars(base).get("USUAL", {}))
    fields.update(own)
    for name in own:
        if name in vars(cls):
            usual[name] = vars(cls)[name]
            delattr(cls, name)
            if callable(usual[name]):
                raise TypeError(f"{cls.__name__}.{name} is a field and a method")
    cls.FIELDS, cls.USUAL = fields, usual
    kept = [name for name in ("fields", "copy") if name in vars(cls)]
    words = {name: f"_{name}" for name in fields if name in usual}
    text = "\n".join(methods(cls.__name__, fields, words, cls.CARRIED, issubclass(cls, Shared)))
    scope: dict[str, Any] = {cls.__name__: cls, "copied": copied}
    scope.update({f"_{name}": value for name, value in usual.items()})
    file = f"<record {cls.__module__}.{cls.__name__}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    made: dict[str, Any] = {}
    exec(compile(text, file, "exec"), scope, made)  # annotations stay words, as in this module
    for name, function in made.items():
        if name not in kept:
            function.__qualname__, function.__module__ = f"{cls.__qualname__}.{name}", cls.__module__
            setattr(cls, name, function)
    return cls


def methods(
    name: str, fields: dict[str, str], usual: dict[str, str], carried: tuple[str, ...], shared: bool
) -> list[str]:
    """The source of `__init__`, `fields` and `copy`; `usual` holds the expressions of defaults."""
    params = [f"{one}: {text} = {usual[one]}" if one in usual else f"{one}: {text}" for one, text in fields.items()]
    lines = [f"def __init__({', '.join(['self', *params])}) -> None:"]
    lines += [f"    self.{one} = {one}" for one in fields] or ["    pass"]
    lines += ["def fields(self) -> tuple[Any, ...]:", f"    return ({''.join([f'self.{one}, ' for one in fields])})"]
    if not shared:
        lines += [
            f"def copy(self) -> {name}:",
            f"    new = {name}({', '.join([held(*one) for one in fields.items()])})",
        ]
        lines += [*[f"    new.{one} = self.{one}" for one in carried], "    return new"]
    return lines


def held(name: str, text: str) -> str:
    """A field as a copy holds it."""
    if PLAIN.fullmatch(text):
        return f"self.{name}"
    return f"self.{name}.copy()" if FLAT.fullmatch(text) else f"copied(self.{name})"


# ---------------------------------------------------------------------- packed
def written(one: Record) -> tuple[Any, ...]:
    """Its fields without young ones at the end that have their default: games that do not use them are what they were."""
    fields = one.fields()
    young: tuple[Any, ...] = type(one).YOUNG
    for usual in young[::-1]:
        if fields[-1] != usual:
            break
        fields = fields[:-1]
    return fields


def pack(value: Any, sort: bool = True) -> Any:
    """Plain JSON: every array starts with its kind, `()`, `[]`, `{}`, `<>` (option), `b` or the name of a record.

    Dictionaries are sorted, so that equal states look equal; otherwise they keep the order in which rules would go through them.
    """
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, Record):
        return [type(value).__name__, *[pack(item, sort) for item in written(value)]]
    if isinstance(value, tuple):
        if type(value) is not tuple:
            return ["<>", str(value)]
        return ["()", *[pack(item, sort) for item in value]]
    if isinstance(value, list):
        return ["[]", *[pack(item, sort) for item in value]]
    if isinstance(value, dict):
        items = sorted(value.items()) if sort else list(value.items())
        return ["{}", *[[pack(key, sort), pack(item, sort)] for key, item in items]]
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
