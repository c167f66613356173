"""The terms an offer can be put together from, as options that are made once for all games with the same dice."""

from __future__ import annotations

from tablee.kernel.decision import Option, option

#: ranges that are listed; the die that decides is a Monster Level die (DD-SHARE-01)
RANGES = ("1-2", "1-3", "1-4", "3-6", "4-6", "5-6")
WHOLE = "1-6"
EVEN = "1-3"
LOOT = ("treasure", "trophy")
#: bag -> how many of the next dice from it are listed (DD-TRADE-03)
NEXT = {"red": (1, 2), "blue": (1,), "yellow": (1,)}


class Menu:
    """Options to give a term, or to want it; dice by their number."""

    def __init__(self, verb: str, handles: list[str]) -> None:
        self.die = [option(verb, f"die.{name}") for name in handles]
        self.toss = [option(verb, f"toss.{name}.{EVEN}") for name in handles]
        self.open = [option(verb, f"open.{name}") for name in handles]
        self.help: Option = option(verb, "help")
        self.loot = {kind: [option(verb, f"{kind}.{part}") for part in (WHOLE, *RANGES)] for kind in LOOT}
        self.next = [(bag, [option(verb, f"next.{bag}.{n}") for n in counts]) for bag, counts in NEXT.items()]
