"""Whom bots take in a draft, and whom they rule out: the strongest of people's games."""

from __future__ import annotations

from tablee.games.dice_throne.mind.people import figures
from tablee.games.dice_throne.rules.procedures.draft import PICK
from tablee.games.dice_throne.rules.state import Battle
from tablee.kernel.decision import Option

UNKNOWN = 500  # as strong as the average


def strength(hero: str) -> int:
    figure = figures().get(hero)
    return figure.per_mille if figure is not None else UNKNOWN


def wanted(game: Battle) -> Option:
    options = game.asked.options
    return max(options, key=lambda option: (strength(str(option.args[0])), str(option)))


def score(game: Battle, seat: int) -> int:
    """What a seat has chosen so far, against the best that is left for others."""
    left = [strength(str(option.args[0])) for option in game.asked.options if PICK.of(option)]
    return -max(left, default=0)
