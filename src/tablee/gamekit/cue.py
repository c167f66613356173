"""What a line of the log shows: the game says it, since names are no pieces and a number is not yet a blow.

References are those of views: a piece's id, "&1" a seat, "map/3.4" a cell of an area, "hand.0" an area.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablee.gamekit.view import Words

#: `quiet` is what is told and not shown
KINDS = (
    "turn",  # somebody's turn begins
    "phase",  # a part of it
    "active",  # one of several figures acts
    "roll",
    "reroll",  # only `again` is thrown
    "card",  # turned up, played, paid, boosted
    "ability",
    "attack",  # before its dice: who against whom
    "defend",
    "hit",
    "miss",
    "damage",  # `n` arrives, or is about to where `of` names what was meant
    "heal",
    "token",  # gained or lost
    "cp",  # money of any kind
    "draw",
    "move",  # along `path`
    "spawn",
    "defeat",
    "mark",  # any other number that changes, `before` -> `n`
    "quiet",
)


@dataclass(slots=True, unsafe_hash=True)
class Cue:
    kind: str
    who: str = ""  # who acts, or to whom it belongs
    to: tuple[str, ...] = ()  # on whom or what
    sheet: str = ""  # the card, ability or token it is about
    n: int = 0
    of: int = 0
    before: int = -1  # what `n` was
    title: Words | None = None  # what for
    dice: tuple[tuple[str, int], ...] = ()  # sheet and face of each die
    again: tuple[int, ...] = ()  # places in `dice` that were thrown again
    result: Words | None = None  # what came of it; a line that stays through hit, wound and defeat
    good: bool | None = None  # for who acts; nothing where it is neither
    path: tuple[str, ...] = ()  # cells
