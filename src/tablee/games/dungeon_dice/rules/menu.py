"""The terms an offer can be put together from, as options that are made once for all games with the same dice."""

from __future__ import annotations

from tablee.games.dungeon_dice.rules.terms import HELP, LET_WIN, LOOT, REFRAIN, WHOLE
from tablee.kernel.decision import Option, option

#: ranges that are listed; the die that decides is a Monster Level die (DD-SHARE-01)
RANGES = ("1-2", "1-3", "1-4", "3-6", "4-6", "5-6")
EVEN = "1-3"
#: bag -> how many of the next dice from it are listed (DD-TRADE-03)
COMING = {"red": (1, 2), "blue": (1,), "yellow": (1,)}


class Menu:
    """Options to give a term, or to want it; dice by their number. Other times, conditions, ranges and numbers can be
    filed in words."""

    def __init__(self, verb: str, handles: list[str]) -> None:
        self.die = [option(verb, f"die.{name}") for name in handles]
        self.toss = [option(verb, f"toss.{name}.{EVEN}") for name in handles]
        self.won = [option(verb, f"die.{name}?won") for name in handles]
        self.open = [option(verb, f"open.{name}") for name in handles]
        self.refrain = [option(verb, f"{REFRAIN}.{name}") for name in handles]
        self.help: Option = option(verb, HELP)
        self.later: Option = option(verb, f"{HELP}:1")
        self.let_win: Option = option(verb, LET_WIN)
        self.loot = {kind: [option(verb, f"{kind}.{part}") for part in (WHOLE, *RANGES)] for kind in LOOT}
        self.next = [(bag, [option(verb, f"next.{bag}.{n}") for n in counts]) for bag, counts in COMING.items()]
