"""What may follow the beginnings of messages that the program completes: cards, and what is said in play."""

from __future__ import annotations

import tablee.games.super_dungeon.rules.book  # noqa: F401  (its import fills the table of verbs)
from tablee.games.super_dungeon.rules.procedures.upkeep import OTHERS
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import STATUSES
from tablee.games.super_dungeon.rules.vocabulary import COLOURS

from .content import endings

#: verbs with labels of their own for each of their arguments
SPLIT = ("stand", "first", "defend", "strike")

ENDINGS: dict[str, tuple[str, ...]] = {
    **endings.ENDINGS,
    "mark-": (*endings.ENDINGS["mark-"], "bottles", "rung", "points"),
    "is-": (
        *STATUSES,
        "acting",
        "turned",
        "ready",
        "destroyed",
        "away",
        "guest",
        "lasting",
        "spawned",
        "active",
        "out",
    ),
    "area-": (*endings.ENDINGS["area-"], "bosses", "pool", "supply"),
    "area-deck-": ("loot", "treasure", "explore"),
    "area-out-": ("loot", "treasure"),
    "opt-": tuple([verb for verb in Arena.VERBS if verb not in SPLIT]),
    "opt-stand-": ("actions", "moves"),
    "opt-first-": tuple(OTHERS),
    "stock-": (),
    "die-": COLOURS,
    "wounded-": (),
    "dropped-": (),
}
