"""Tables that the tests of environments play at."""

from __future__ import annotations

from typing import Any

from tablee.envs.encoder import PARTS, WIDTH, Encoder
from tablee.kernel.decision import Option

Setup = dict[str, Any]

#: one of each game, as its own players would sit down
USUAL: dict[str, Setup] = {
    "dice-throne": {"heroes": ["barbarian", "gunslinger"]},
    "champions": {"heroes": ["spider-man", "iron-man"], "scenario": "rhino"},
    "dungeon-dice": {"players": 3},
    "super-dungeon": {"players": 3},
}
#: more of them, where words or sizes are other ones
OTHERS: tuple[tuple[str, Setup], ...] = (
    ("dice-throne", {"heroes": ["loki", "doctor-strange"]}),
    ("dice-throne", {"heroes": ["samurai", "huntress", "treant", "black-widow"]}),
    ("champions", {"players": 2, "scenario": "ultron"}),
    ("dungeon-dice", {"players": 5}),
    ("super-dungeon", {"players": 6, "preparing": "steps"}),
)
ALL = (*USUAL.items(), *OTHERS)


def unlisted(encoder: Encoder, option: Option) -> list[str]:
    """Words of an option that share their number with others, and `folded` where some had no room."""
    words = [option.verb]
    for arg in option.args:
        words += [str(arg)] if str(arg) in encoder.words else PARTS.split(str(arg))
    return [word for word in words if word not in encoder.words] + (["folded"] if len(words) > WIDTH else [])
