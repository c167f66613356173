"""Frozen: what is made once and never changed, like a node of an effect or a thing that can be asked for.

A class under `@frozen` is a frozen dataclass, and `fields` and `replace` take it for one. Its methods are written and compiled
together: `dataclass` does that one by one, which was a quarter of what importing the games took.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import MISSING, FrozenInstanceError, dataclass, fields
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def frozen(cls: type[T]) -> type[T]:
    """`__init__`, `__repr__`, `__eq__` and `__hash__` from the annotations of a class; what it has itself stays."""
    told = cls.__doc__
    cls.__doc__ = told or cls.__name__  # without one `dataclass` would look up how the class is called
    of: Any = dataclass(init=False, repr=False, eq=False)(cls)
    cls.__doc__ = told
    for field in fields(of):
        if field.default_factory is not MISSING or not (field.init and field.repr and field.compare):
            raise TypeError(
                f"{cls.__name__}.{field.name} wants a dataclass: here every field is given, shown and compared"
            )
    usual = {field.name: field.default for field in fields(of) if field.default is not MISSING}
    scope = {"__put": object.__setattr__, **{f"__{name}": default for name, default in usual.items()}}
    written: dict[str, Any] = {}
    exec("\n".join(methods([field.name for field in fields(of)], usual)), scope, written)
    for name, function in written.items():
        if name not in vars(cls):
            function.__qualname__, function.__module__ = f"{cls.__qualname__}.{name}", cls.__module__
            setattr(cls, name, function)
    for name in ("__setattr__", "__delattr__"):
        setattr(cls, name, refuse)
    return cls


def methods(names: Sequence[str], usual: Collection[str]) -> list[str]:
    """The source of what makes, shows and compares a value."""
    params = [f"{name}=__{name}" if name in usual else name for name in names]
    mine, others = ["".join([f"{whose}.{name}, " for name in names]) for whose in ("self", "other")]
    shown = ", ".join([f"{name}={{self.{name}!r}}" for name in names])
    return [
        f"def __init__({', '.join(['self', *params])}):",
        *([f"    __put(self, {name!r}, {name})" for name in names] or ["    pass"]),
        "def __repr__(self):",
        f'    return f"{{self.__class__.__qualname__}}({shown})"',
        "def __eq__(self, other):",
        "    if other.__class__ is not self.__class__:",
        "        return NotImplemented",
        f"    return ({mine}) == ({others})",
        "def __hash__(self):",
        f"    return hash(({mine}))",
    ]


def refuse(self: object, name: str, *_: object) -> None:
    raise FrozenInstanceError(f"{type(self).__name__}.{name} is never changed")
