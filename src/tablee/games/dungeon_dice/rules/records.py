"""What a game is made of, as plain records: setup and kit, heroes, the combat and its dice, promises and offers."""

from __future__ import annotations

from typing import Any

from tablee.games.dungeon_dice.rules.library import dice_of, house
from tablee.games.dungeon_dice.rules.menu import Menu
from tablee.games.dungeon_dice.rules.vocabulary import ARTIFACT, BAGS, HEROES, DieDef
from tablee.kernel.effect import Content
from tablee.kernel.record import Record, Shared, record

#: a fifth player brings one experience die and three Hero Level dice (house: 91 dice)
FIFTH = {"experience": 1, "hero-level": 3}
#: readings that tables differ on: option -> values, the recommended one first
READINGS: dict[str, tuple[str, ...]] = {
    "deals": ("on", "off"),  # DD-TRADE-01: whether seats are asked for offers
    "one-use": ("0", "2"),  # DD-SETUP-03: one-use dice each begins with
    "monster-slash": ("own", "none"),  # DD-SYM-04: what a monster may re-roll
    "spider": ("free", "tangle-first"),  # DD-MON-06: order of the Giant Spider's abilities
    "gust": ("stopped", "always"),  # DD-SPELL-03: whether immunity stops a Gust of the heroes
    "loot": ("potion-first", "chest-first"),  # DD-TREAS-02: a key from the same loot opens its chest, or comes too late
}
DICE, BOX = "dice", "box"  # where other packages bring house dice, a table chooses among them
if house():
    READINGS[DICE] = (BOX, *house())


@record
class Setup(Record):
    players: int
    first: int = -1  # -1: rolled for (DD-SETUP-04)
    readings: tuple[tuple[str, str], ...] = ()  # only those that differ from the recommended ones


class Kit(Content):
    """The dice of a setup, each with a number and a handle; the same for every game with this setup."""

    def __init__(self, setup: Setup, kinds: dict[str, DieDef]) -> None:
        super().__init__(())
        self.setup = setup
        self.kinds = kinds
        self.seats = n = setup.players
        self.left = [
            tuple([(seat + i) % n for i in range(1, n)]) for seat in range(n)
        ]  # who sits to the left, in order
        self.defs: list[DieDef] = []
        self.handles: list[str] = []
        self.copies: list[int] = []
        for kind in kinds.values():
            if kind.group in BAGS:
                for copy in range(kind.count):
                    self.defs.append(kind)
                    self.copies.append(copy + 1 if kind.count > 1 else 0)
                    self.handles.append(f"{kind.id}-{copy + 1}" if kind.count > 1 else kind.id)
        self.gives, self.wants = Menu("give", self.handles), Menu("want", self.handles)
        self.artifacts = [int(die.group == ARTIFACT) for die in self.defs]  # Glory of each die
        self.signs = [tuple([symbol for side in die.faces for symbol in side.symbols]) for die in self.defs]
        self.by_handle = {handle: die for die, handle in enumerate(self.handles)}
        self.hero_level = kinds["hero-level"].faces
        self.monster_level = kinds["monster-level"].faces
        self.spells = {kind.kind: kind for kind in kinds.values() if kind.group == "spell"}
        readings = {name: values[0] for name, values in READINGS.items()}
        readings.update(dict(setup.readings))
        self.readings = readings
        self.deals = readings["deals"] == "on"
        self.heroes = HEROES[: setup.players]

    def identity(self) -> list[Any]:
        return [[k.id, k.group, k.count, repr(k.faces), k.hands, k.colour] for k in self.kinds.values()]

    def total(self) -> int:
        """All dice of the box for this number of players (DD-DICE-01)."""
        more = sum(FIFTH.values()) if self.seats > 4 else 0
        return sum([kind.count for kind in self.kinds.values()]) + more


@record
class Hero(Record):
    """One seat: what it owns, what it wears, how it fares."""

    dice: tuple[int, ...] = ()  # equipment, artifacts and one-use dice
    worn: tuple[int, ...] = ()  # those of them that are equipped
    trophies: tuple[tuple[int, int], ...] = ()  # (monster die, Glory it is worth)
    xp: int = 0
    wounds: int = 0
    set: tuple[int, ...] | None = None  # the equipment used in this turn, which fixes it (DD-EQUIP-04)
    out: bool = False  # conceded

    @property
    def level(self) -> int:
        """By experience; wounds do not lower it (DD-DICE-12, DD-XP-02, DD-XP-03, DD-WOUND-02)."""
        return 1 + (self.xp >= 3) + (self.xp >= 6)

    @property
    def ready(self) -> int:
        """Hero Level dice that can be rolled."""
        return max(0, self.level - self.wounds)


IN, TANGLED, DRAINED, FEARED, LOST = 0, 1, 2, 3, 4


@record
class Fighting(Shared):
    """A die in the combat. Replaced on change, so that clones may share it."""

    owner: int  # a seat, or -1 for the monster
    die: int  # an equipment die, or -1 for a level die
    face: int
    gone: int = IN  # why it does not count any more
    used: int = 0  # abilities it has used, as bits (DD-ABIL-04)
    fresh: bool = False  # re-rolled in this combat: what it shows now is new (DD-SYM-16)


@record
class Combat(Record):
    """A fight against a monster, or a duel between seats."""

    monster: int = -1  # its die
    face: int = 0
    helper: int = -1
    fought: bool = False  # the fight is declared
    dice: tuple[Fighting, ...] = ()
    bonus: tuple[int, ...] = ()  # by seat, the monster's last: one-use dice, Fire and drained values
    used: int = 0  # abilities of the monster's face that were used, as bits
    spells: int = 0  # spell dice that were used, as bits (DD-SPELL-02)
    immune: int = 0  # spells the monster is immune to, as bits (DD-SPELL-04)
    gusted: bool = False  # DD-SPELL-09
    broken: int = 0  # combatants whose Armor is cancelled, as bits like `toads` (DD-SYM-09)
    toads: int = 0  # seats turned into toads, as bits; the monster is bit 15 (DD-SPELL-10)
    broke: int = 0  # seats whose hammer has shown Break, as bits (DD-SYM-10)
    heals: tuple[int, ...] = ()  # seats that heal one wound after the combat (DD-HEAL-02)
    duel: tuple[int, ...] = ()  # seats of a duel, in the order in which they use abilities (DD-TIE-02)
    reached: bool = False  # the active hero's dice are rolled already (DD-SYM-05)
    stage: int = 0  # of the ability step (DD-ABIL-03)
    magic: tuple[
        tuple[int, int, str], ...
    ] = ()  # owner, number and symbol: the part of `bonus` that comes from Fire and Drain
    over: bool = False  # it is decided: its dice are free again (DD-TRADE-07)


@record
class Promise(Shared):
    """What one seat owes another: kept by the engine when it falls due (DD-TRADE-02). Never changed, only replaced."""

    by: int
    to: int
    what: str  # red, blue, yellow: the next dice of that bag; else a term without time and condition
    n: int = 1  # dice, or fights
    when: str = ""  # next: in that many fights; fight: due after this one; '': now, or in this fight
    condition: str = ""  # how this fight must end; '' when that does not matter (any more)
    since: int = 0  # the first turn whose fight counts among the next ones


Leg = tuple[int, tuple[str, ...], tuple[str, ...]]  # another party: what it is given, and what is wanted of it


@record
class Offer(Shared):
    """What `by` gives and wants from `to`, and from a third party, as terms (see terms.py). Never changed, only replaced."""

    by: int
    to: int
    gives: tuple[str, ...] = ()
    wants: tuple[str, ...] = ()
    depth: int = 0  # how often it was countered
    also: tuple[Leg, ...] = ()

    @property
    def legs(self) -> tuple[Leg, ...]:
        return ((self.to, self.gives, self.wants), *self.also)

    @property
    def others(self) -> tuple[int, ...]:
        """Everybody who must agree."""
        return tuple([seat for seat, _, _ in self.legs])


def make_kit(setup: Setup) -> Kit:
    return Kit(setup, dice_of(dict(setup.readings).get(DICE, BOX)))
