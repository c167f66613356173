"""What can be chosen when a game is set up: first player, and readings of rules that tables differ on."""

from __future__ import annotations

from tablee.gamekit.rules import SetupOption
from tablee.games.dungeon_dice.rules.records import READINGS

OPTIONS = (
    SetupOption("players", ("2", "3", "4", "5"), local=True),
    SetupOption("first", seats=True, advanced=True),
    *[SetupOption(name, values, usual=values[0], advanced=True) for name, values in READINGS.items()],
)
