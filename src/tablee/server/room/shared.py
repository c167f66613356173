"""What several connections are sent alike: the same change to whoever saw the same and looks with the same eyes.

A sight that stands where another one stood is sent the bytes that were made for it, and stands afterwards where that one
does. The table forgets them as soon as anything changes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from tablee.server.wire import messages
from tablee.server.wire.sight import Sight, Stand

Made = tuple[list[bytes], Stand]


class Shared:
    def __init__(self) -> None:
        self.of: Any = None  # the game, and how far it has come
        self.made: dict[Hashable, tuple[Stand, Made]] = {}

    def news(self, at: Any, sight: Sight, more: Hashable, make: Callable[[], list[dict[str, Any]]]) -> list[bytes]:
        """Messages for this sight: those of another one that stands where it does, or new ones."""
        if at != self.of:
            self.of, self.made = at, {}
        before = sight.stand()
        key = (before.key(), more)
        found = self.made.get(key)
        if found is None:
            data = [messages.encode(one) for one in make()]
            found = self.made[key] = (
                before,
                (data, sight.stand()),
            )  # what stood before stays: its parts are known by where they lie
        data, after = found[1]
        sight.take_stand(after)
        return data
