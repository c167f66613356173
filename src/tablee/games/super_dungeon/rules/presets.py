"""Difficulty as one choice (SD-DIFF-01): options that go together, and the level of the Consul that fits."""

from __future__ import annotations

from tablee.gamekit.rules import Preset

PRESETS = (
    # a coin to begin with (SD-DIFF-02), one spawning point fewer (SD-DIFF-03), no Mighty Monsters (SD-DIFF-05), Loot that
    # heals when it is not wanted (SD-DIFF-06)
    Preset("easy", {"first-coin": "on", "points": "-1", "no-ladder": "on", "loot-heals": "on"}, "easy"),
    Preset("normal", {"first-coin": "on", "loot-heals": "on"}, "medium"),  # SD-DIFF-02, SD-DIFF-06
    Preset("hard", {"skulls": "5", "elites-only": "on"}, "strong"),  # SD-DIFF-11, SD-DIFF-13
    Preset("book", {}, "medium"),  # the box as it is: every option as usual
)
