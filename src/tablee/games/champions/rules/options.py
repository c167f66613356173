"""What can be chosen when a scenario is set up."""

from __future__ import annotations

from tablee.gamekit.rules import SetupOption
from tablee.games.champions.rules.packs import HEROES, MODULAR, SCENARIOS
from tablee.games.champions.rules.setup import READINGS

NONE = "none"  # a scenario by itself

OPTIONS = (
    SetupOption("heroes", HEROES, each=True),
    SetupOption("players", local=True),
    SetupOption("changes", local=True),
    SetupOption("scenario", tuple(SCENARIOS), usual="rhino", without="campaign"),
    SetupOption("modular", (*MODULAR, "random"), advanced=True, without="campaign"),
    SetupOption("mode", ("standard", "expert"), usual="standard"),
    SetupOption("heroic", usual="0", advanced=True),
    SetupOption("skirmish", usual="0", advanced=True),
    SetupOption("first", usual="0", seats=True, advanced=True),
    SetupOption("campaign", (NONE, "docks", "docks-expert"), usual=NONE),
    *[SetupOption(name, values, usual=values[0], advanced=True) for name, values in READINGS.items()],
)
