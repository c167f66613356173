"""A table in words, as one seat may know it: what learned judgement goes by. All of it lies open; only what is being put
together or written down as an offer is not, and no word speaks of that.

Moments are told alike whatever goes on in a turn: who goes into a fight is judged by what may come of it (`foresight.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any

from tablee.gamekit.brain import Lexicon
from tablee.games.dungeon_dice.mind.worth import outfit, power
from tablee.games.dungeon_dice.rules.library import box, dice_of, house
from tablee.games.dungeon_dice.rules.records import BOX, Kit, Promise
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.rules.terms import parts
from tablee.games.dungeon_dice.rules.vocabulary import BAGS, EQUIPMENT, GLORY_TO_WIN, TROPHIES, DieDef

LEXICON = Lexicon()
Numbers = tuple[int, ...]
Pair = tuple[list[int], list[int]]

#: what the dice of a hero come to together, in steps; a level die adds so much of it (sixths of a point)
FORCE_STEP, LEVEL_DIE, MOST_FORCE = 9, 15, 24
MOST_POWER = 20  # of what is worn, in points
SPARE = (1, 2, 3, 4, 5)  # equipment dice: five are an artifact (DD-ARTI-01)
FEW = (1, 2, 3, 5)  # dice left in a bag
#: opponents: who leads, and the others
LEADER, OTHER = "", "other "
KEPT = 1 << 15  # heroes that are remembered


def numbered(names: Sequence[str]) -> Numbers:
    return tuple([LEXICON.number(name) for name in names])


def least(name: str, n: int, steps: Sequence[int]) -> list[str]:
    return [f"{name}>{k}" for k in steps if n >= k]


def promise_words(ledger: Sequence[Promise], seat: int) -> tuple[str, ...]:
    """What a seat owes, and what it is owed."""
    found: list[str] = []
    for promise in ledger:
        if seat not in (promise.by, promise.to):
            continue
        what = promise.what if promise.what in BAGS.values() else parts(promise.what)[0]
        for side, verb in ((promise.by, "owes"), (promise.to, "is owed")):
            if side == seat:
                found += [f"{verb} {what}", f"{verb} {what} {promise.when} {promise.n}"]
    return tuple(found)


class Outlook:
    """The words of one table, remembered by what they are made from."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.heroes: dict[tuple[Any, ...], Numbers] = {}
        self.forces: dict[tuple[Any, ...], int] = {}
        self.said: dict[tuple[Any, ...], Numbers] = {}

    def force(self, dice: Numbers, ready: int) -> int:
        key = (dice, ready)
        found = self.forces.get(key)
        if found is None:
            total = outfit(self.kit, tuple(sorted(dice)))[0] + LEVEL_DIE * ready
            found = self.forces[key] = min(MOST_FORCE, total // FORCE_STEP)
        return found

    def hero(self, who: str, game: Dungeon, seat: int, glory: int, off: int) -> Numbers:
        hero = game.heroes[seat]
        owed = promise_words(game.ledger, seat) if game.ledger else ()
        key = (who, hero.dice, glory, hero.xp, hero.wounds, off, owed)
        found = self.heroes.get(key)
        if found is None:
            if len(self.heroes) >= KEPT:
                self.heroes.clear()
            force = self.force(hero.dice, hero.ready)
            names = [f"glory {glory}", f"glory {glory} off {off}", f"off {off}", *least("glory", glory, (1, 2, 3))]
            names += [f"xp {hero.xp}", f"xp {hero.xp} glory {glory}", f"wounds {hero.wounds}"]
            names += [f"wounds {hero.wounds} off {off}", f"level {hero.level}", f"ready {hero.ready}"]
            names += [f"force {force}", f"force {force} glory {glory}", *least("force", force, range(1, MOST_FORCE))]
            names += [*self.things(hero.dice), *owed]
            found = self.heroes[key] = numbered([who + name for name in names])
        return found

    def things(self, dice: Numbers) -> list[str]:
        """What a hero owns."""
        defs = self.kit.defs
        names: list[str] = []
        counts: dict[str, int] = {}
        for die in dice:
            one = defs[die]
            counts[one.id] = counts.get(one.id, 0) + 1
            names.append(f"has {one.id} {counts[one.id]}")
        gear = len([die for die in dice if defs[die].group == EQUIPMENT])
        best = outfit(self.kit, tuple(sorted(dice)))[1]
        spare = sum([power(defs[die]) for die in dice if die not in best and defs[die].equipped])
        strength = min(MOST_POWER, outfit(self.kit, tuple(sorted(dice)))[0] // 6)
        names += [f"power {strength}", *least("power", strength, range(1, MOST_POWER, 2)), *least("gear", gear, SPARE)]
        return names + [f"gear {min(gear, 5)}", f"spare power {min(8, spare // 6)}"]

    def table(self, game: Dungeon, playing: int, ahead: int, off: int, rivals: int) -> Numbers:
        """What is common to all, and how a seat stands among the others."""
        kinds = self.kit.defs
        monsters = tuple(
            [len([die for die in game.bags["black"] if kinds[die].colour == colour]) for colour in TROPHIES]
        )
        left = len(game.bags["yellow"])
        key = (playing, ahead, off, rivals, monsters, left)
        found = self.said.get(key)
        if found is None:
            names = [f"table {playing}", f"ahead {ahead}", f"ahead {ahead} off {off}", f"close {rivals}"]
            for colour, n in zip(TROPHIES, monsters):
                names += least(f"in bag {colour}", n, FEW)
            found = self.said[key] = numbered(names + least("artifacts", left, FEW))
        return found

    def words(self, game: Dungeon, seat: int) -> Pair:
        heroes = game.heroes
        order = game.around(game.active)
        off = {other: n for n, other in enumerate(order)}
        glory = {other: min(GLORY_TO_WIN, game.glory(other)) for other in dict.fromkeys((*order, seat))}
        others = [other for other in order if other != seat]
        others.sort(key=lambda other: (-glory[other], -heroes[other].xp, off[other]))
        most = max([glory[other] for other in others], default=0)
        close = len([other for other in others if glory[other] == GLORY_TO_WIN - 1])
        mine = [*self.hero("", game, seat, glory[seat], off.get(seat, len(order)))]
        mine += self.table(game, len(order), glory[seat] - most, off.get(seat, len(order)), close)
        theirs = list(numbered([f"against {len(others)}"]))
        for place, other in enumerate(others):
            theirs += self.hero(OTHER if place else LEADER, game, other, glory[other], off[other])
        return mine, theirs


@lru_cache(maxsize=32)
def outlook(kit: Kit) -> Outlook:
    return Outlook(kit)


def words(game: Dungeon, seat: int) -> Pair:
    """What a seat may know of its own side with all that is common, and of the others."""
    return outlook(game.kit).words(game, seat)


# ---------------------------------------------------------------------- what was learned on
def label(one: DieDef) -> str:
    """House dice are called by their house, too."""
    whose = [own for own in house() if dice_of(own).get(one.id) == one and box().get(one.id) != one]
    return f"{one.id} ({whose[0]})" if whose else one.id


@lru_cache(maxsize=1)
def content() -> dict[str, str]:
    """Hashes of all kinds of dice."""
    every = [one for own in (BOX, *house()) for one in dice_of(own).values()]
    return {label(one): blake2b(repr(one).encode(), digest_size=8).hexdigest() for one in every}
