"""Content of other packages: an entry point names a pack, and the package whose `.toml` files are its content."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from tablee.kernel.errors import ContentError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


@cache
def installed() -> Any:
    """What all packages bring, which are looked through once: every game asks for groups of its own."""
    from importlib.metadata import entry_points  # slow to import, and only who asks for content needs it

    return entry_points()


def points(group: str) -> list[EntryPoint]:
    """The entry points of a group, by their name: the same whatever was installed first."""
    return sorted(installed().select(group=group), key=lambda point: point.name)


def packs(group: str) -> dict[str, dict[str, str]]:
    """Name of a pack -> its files by their place, both sorted."""
    found: dict[str, dict[str, str]] = {}
    for point in points(group):
        if point.name in found:
            raise ContentError(point.value, f"there is a pack called {point.name!r} already")
        try:
            inside = [one for one in files(point.value).iterdir() if one.name.endswith(".toml")]
        except (ImportError, TypeError, OSError) as error:
            raise ContentError(point.value, f"cannot be found: {error}") from error
        if not inside:
            raise ContentError(point.value, "has no content: a pack is a package with .toml files")
        ordered = sorted(inside, key=lambda one: one.name)
        found[point.name] = {f"{point.value}/{one.name}": one.read_text(encoding="utf-8") for one in ordered}
    return found
