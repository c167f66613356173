"""Luck with dice: the stars that were thrown, against what such dice show on average."""

from __future__ import annotations

from fractions import Fraction

from tablee.gamekit.account import LogLuck
from tablee.gamekit.view import Words
from tablee.games.super_dungeon.rules.state import Arena

#: lines that tell of dice, and where they stand; a die that was thrown again was thrown twice
THROWN = {"attacks": "dice", "defends": "dice", "rerolls": "old"}


class StarLuck(LogLuck[Arena]):
    """Every die of offense and defense rolls; in stars."""

    words = Words("luck-stars")

    def __call__(self, game: Arena) -> None:
        for line in self.news(game):
            dice = str(line.args.get(THROWN.get(line.message, ""), "")).split()
            if dice:
                n = next(n for n in range(len(game.models)) if game.name(n) == line.args["who"])
                self.gains(game.models[n].seat, sum([beyond(game, die) for die in dice], Fraction(0)))


def beyond(game: Arena, die: str) -> Fraction:
    """The stars of one die, as the log names it by colour and side, less its average."""
    faces = game.kit.faces["brg".index(die[0])]
    return faces[int(die[1:]) - 1].stars - Fraction(sum([face.stars for face in faces]), len(faces))
