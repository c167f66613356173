"""Where the nodes and requirements of this game stand: a further module of effects is named here, and nowhere else."""

from __future__ import annotations

from types import ModuleType

from tablee.games.dice_throne.rules import vocabulary
from tablee.games.dice_throne.rules.effects import (
    amounts,
    basic,
    board,
    bots,
    companions,
    conjuring,
    damage,
    dice,
    growing,
    isolated,
    prices,
    rolling,
    spells,
    survival,
    tokens,
    tricks,
)
from tablee.kernel import effect

ROOMS: tuple[ModuleType, ...] = (
    effect,
    amounts,
    basic,
    board,
    bots,
    companions,
    conjuring,
    damage,
    dice,
    growing,
    isolated,
    prices,
    rolling,
    spells,
    survival,
    tokens,
    tricks,
    vocabulary,
)
