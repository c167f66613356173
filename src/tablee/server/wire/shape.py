"""Is a setup from elsewhere made as a setup of its game is? 2.0 is not 2, nor is "2", nor true, though Python takes each for it."""

from __future__ import annotations

from typing import Any

PLAIN = (str, int, bool, type(None))
KINDS = {
    str: "text",
    int: "number",
    bool: "bool",
    list: "list",
    dict: "table",
    float: "fraction",
    type(None): "nothing",
}


def odd(value: Any, like: Any, where: str = "") -> tuple[str, str] | None:
    """Where the first thing stands that is of another kind, and which kind it should be; nothing where all is well. What the
    example does not have is only asked to be plain."""
    if like is None:
        return plain(value, where)
    if type(value) is not type(like):
        return where, KINDS[type(like)]
    if isinstance(like, dict):
        others = next(iter(like.values()), None) if alike(list(like.values())) else None
        pairs = [(one, like.get(name, others), f"{where}.{name}" if where else name) for name, one in value.items()]
    elif isinstance(like, list):
        first = like[0] if like and alike(like) else None
        pairs = [(one, first, f"{where}.{n}") for n, one in enumerate(value)]
    else:
        return None
    return next((found for found in [odd(*pair) for pair in pairs] if found is not None), None)


def alike(values: list[Any]) -> bool:
    return len({type(value) for value in values}) == 1


def plain(value: Any, where: str) -> tuple[str, str] | None:
    if isinstance(value, (list, dict)):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        found = [plain(one, f"{where}.{name}" if where else str(name)) for name, one in items]
        return next((one for one in found if one is not None), None)
    return None if type(value) in PLAIN else (where, KINDS[int])
