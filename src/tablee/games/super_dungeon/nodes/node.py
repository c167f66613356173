"""What every effect node has, and the families of them. Nodes are plain data: content fills their fields, the rules read
them, and one message for each node takes them as arguments, so that a text cannot say another figure than the rules use."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar


@dataclass(frozen=True)
class Node:
    NAME: ClassVar[str] = ""  # in content, in its message, and in what lasts; "": nothing happens
    MESSAGE: ClassVar[str] = ""  # what its message begins with

    def __bool__(self) -> bool:
        return self.NAME != ""

    def figures(self) -> dict[str, Any]:
        """The arguments of its message."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


@dataclass(frozen=True)
class Special(Node):
    """What an action does beside its other fields (`nodes.actions`); what it does to a game: `tricks`, `procedures.specials`."""

    MESSAGE: ClassVar[str] = "special"
    CURES: ClassVar[bool] = False  # all status tokens go
    KEPT: ClassVar[bool] = False  # a potion that its owner alone may drink
    BRIEF: ClassVar[bool] = False  # what it gives does not last until an upkeep
    BOON: ClassVar[bool] = False  # it strengthens who is about to fight

    def leap(self) -> int:
        """The range, where the user first goes to its target."""
        return 0

    def discarded(self) -> int:
        """Pieces of equipment that a wounded model loses."""
        return 0


NO_SPECIAL = Special()
