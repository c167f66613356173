"""Where the nodes and requirements of this game stand: a further module of effects is named here, and nowhere else."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from tablee.games.dice_throne.rules import vocabulary
from tablee.kernel import effect

NAMES = (
    "amounts", "basic", "board", "bots", "companions", "conjuring", "damage", "dice", "growing", "isolated", "prices",
    "rolling", "spells", "survival", "tokens", "tricks",
)  # fmt: skip
ROOMS: tuple[ModuleType, ...] = (
    effect, *[import_module(f"tablee.games.dice_throne.rules.effects.{name}") for name in NAMES], vocabulary
)  # fmt: skip
