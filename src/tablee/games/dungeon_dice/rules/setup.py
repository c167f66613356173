"""Setting up a game: checked options, the kit, and the state before the first decision."""

from __future__ import annotations

from functools import lru_cache

from tablee.games.dungeon_dice.rules import book  # noqa: F401  (its import makes the book of procedures)
from tablee.games.dungeon_dice.rules.procedures.match import Match
from tablee.games.dungeon_dice.rules.records import READINGS, Kit, Setup, make_kit
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.kernel.errors import SetupError
from tablee.kernel.rng import Rng

PLAYERS = (2, 3, 4, 5)


def check_setup(setup: Setup) -> Setup:
    if setup.players not in PLAYERS:
        raise SetupError(f"{setup.players} players: Dungeon Dice is played by 2 to 4, or by 5 with house dice")
    if not -1 <= setup.first < setup.players:
        raise SetupError(f"--first {setup.first}: the seats are 0 to {setup.players - 1}")
    for name, value in setup.readings:
        if name not in READINGS or value not in READINGS[name]:
            raise SetupError(f"--{name} {value}: there are {', '.join(READINGS.get(name, READINGS))}")
    return setup


@lru_cache(maxsize=64)
def _kit(players: int, first: int, readings: tuple[tuple[str, str], ...]) -> Kit:
    return make_kit(Setup(players, first, readings))


def kit(setup: Setup) -> Kit:
    return _kit(setup.players, setup.first, setup.readings)


def opening(setup: Setup, rng: Rng) -> tuple[Dungeon, Match]:
    return Dungeon(kit(setup), rng), Match()
