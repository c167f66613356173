"""Luck in fights: those that were won, against the chances there were before the first die was rolled."""

from __future__ import annotations

from fractions import Fraction

from tablee.gamekit.account import Luck
from tablee.gamekit.view import Words
from tablee.games.dungeon_dice.mind.odds import chances, position
from tablee.games.dungeon_dice.rules.state import Dungeon

WON = "fights: win"


class FightLuck(Luck[Dungeon]):
    """In fights won; for everybody who fought."""

    words = Words("luck-fights")

    def __init__(self) -> None:
        super().__init__()
        self.before: Dungeon | None = None  # before anything was rolled
        self.chance: Fraction | None = None
        self.won = 0

    def __call__(self, game: Dungeon) -> None:
        fight = game.combat
        if fight is None or fight.duel:
            self.before = self.chance = None
        elif not fight.dice and not fight.over:
            self.before = game.clone()
        elif self.before is not None:
            self.chance, self.before = chances(self.before.kit, position(self.before)).win, None
        if fight is not None and fight.over and self.chance is not None:
            got = game.counted.get(WON, 0) - self.won
            for seat in game.participants():
                self.gains(seat, got - self.chance)
            self.chance = None
        self.won = game.counted.get(WON, 0)
