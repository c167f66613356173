"""Messages by id with typed arguments, in Fluent files that Python and a browser read alike."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any


@cache
def resource(package: str, name: str) -> Any:
    """A file of messages, read once."""
    from fluent.runtime import FluentResource

    return FluentResource((files(package) / name).read_text(encoding="utf-8"))


def per_cent(over: int, under: int, lang: str) -> str:
    """A chance with one decimal, to the nearest; never "0.0 %" or "100.0 %" for what is only nearly so."""
    tenths, sign = (2000 * over + under) // (2 * under), ""
    if over and not tenths:
        tenths, sign = 1, "< "
    elif over < under and tenths == 1000:
        tenths, sign = 999, "> "
    return f"{sign}{tenths // 10}{',' if lang == 'fr' else '.'}{tenths % 10} %"


class Messages:
    """The messages of one language, from one or several packages. A missing id is an error, never a blank."""

    def __init__(self, lang: str, *packages: str, stem: str = "messages") -> None:
        from fluent.runtime import FluentBundle  # half of what importing a game takes: only who speaks waits for it

        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        for package in packages:
            self.bundle.add_resource(resource(package, f"{stem}.{lang}.ftl"))

    def has(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def say(self, id: str, **args: Any) -> str:
        if not self.has(id):
            raise KeyError(f"no message {id!r} in {self.lang}")
        pattern = self.bundle.get_message(id).value
        assert pattern is not None, f"message {id!r} has no text"
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"message {id!r} in {self.lang}: {errors[0]}")
        return str(text)
