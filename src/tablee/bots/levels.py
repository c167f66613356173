"""Levels of play: what people choose from, in order, and who plays them at which game. This is the one table of them."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from tablee.gamekit.rules import Rules
from tablee.kernel.game import Game

#: from the weakest to the strongest; a game has some of them
LEVELS = ("giddy", "easy", "medium", "strong", "expert")
#: level -> bot, at every game
EVERYWHERE = {"giddy": "random", "easy": "easy", "medium": "greedy"}
#: the same for games whose judgement has levels of its own
JUDGED = {"strong": "cunning"}
#: the same for games at which something has been learned: proved by `tablee gate`
LEARNED = {"strong": "learned"}


def has_brain(rules: Rules[Game]) -> bool:
    """There are weights to play with."""
    return rules.brain is not None and rules.brain.file.is_file()


def has_learned(rules: Rules[Game]) -> bool:
    """They can be played with, too: the network wants NumPy, which the library alone can do without."""
    return has_brain(rules) and find_spec("numpy") is not None


def judges(rules: Rules[Game], game: Game) -> bool:
    """Chances can be told at this table."""
    return has_learned(rules) and rules.brain is not None and rules.brain.covers(game)


def levels_of(rules: Rules[Game]) -> dict[str, str]:
    """The levels that a game has, from the weakest to the strongest, each with its bot."""
    found = {**EVERYWHERE, **(JUDGED if rules.levels is not None else {}), **(LEARNED if has_learned(rules) else {})}
    return {level: found[level] for level in LEVELS if level in found}


def at_one_seat(rules: Rules[Game]) -> dict[str, str]:
    """Levels that a game has at one seat alone, each with the option of its setup that names the seat."""
    if rules.levels is None or not rules.levels.seat:
        return {}
    there = levels_of(rules)
    return {level: rules.levels.seat for level, bot in JUDGED.items() if there[level] == bot}


def level_called(name: str, rules: Rules[Game]) -> str:
    """The level of a bot, which may be named by its level or by its own name; a bot that plays no level keeps its name."""
    return next((level for level, bot in levels_of(rules).items() if bot == name), "easy" if name == "plain" else name)


def usual_level(rules: Rules[Game], preset: str = "") -> str:
    """Whom somebody meets who names nobody: who goes with the preset, else an easy opponent, or a fellow who knows the game."""
    found = [one.level for one in rules.presets if one.name == preset]
    return found[0] if found else "medium" if rules.together else "easy"


def level_at(level: str, rules: Rules[Game], setup: dict[str, Any], seat: int) -> str:
    """The level, or what comes before it where the game has it at another seat alone."""
    alone = at_one_seat(rules)
    if level not in alone or setup[alone[level]] == seat:
        return level
    return [one for one in levels_of(rules) if one not in alone][-1]
