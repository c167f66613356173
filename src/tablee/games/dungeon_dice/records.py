"""What a game is made of, as plain records: setup and kit, heroes, the combat and its dice, promises and offers."""

from __future__ import annotations

from typing import Any

from tablee.games.dungeon_dice.library import box
from tablee.games.dungeon_dice.menu import Menu
from tablee.games.dungeon_dice.vocabulary import ARTIFACT, BAGS, HEROES, DieDef
from tablee.kernel.effect import Content
from tablee.kernel.record import Record, digest

#: a fifth player brings one experience die and three Hero Level dice (house: 91 dice)
FIFTH = {"experience": 1, "hero-level": 3}
#: readings that tables differ on: option -> values, the recommended one first
READINGS = {
    "deals": ("on", "off"),  # DD-TRADE-01: whether seats are asked for offers
    "one-use": ("0", "2"),  # DD-SETUP-03: one-use dice each begins with
    "monster-slash": ("own", "none"),  # DD-SYM-04: what a monster may re-roll
    "spider": ("free", "tangle-first"),  # DD-MON-06: order of the Giant Spider's abilities
    "gust": ("stopped", "always"),  # DD-SPELL-03: whether immunity stops a Gust of the heroes
    "loot": ("potion-first", "chest-first"),  # DD-TREAS-02: a key from the same loot opens its chest, or comes too late
}


class Setup(Record):
    def __init__(self, players: int, first: int = -1, readings: tuple[tuple[str, str], ...] = ()) -> None:
        self.players = players
        self.first = first  # -1: rolled for (DD-SETUP-04)
        self.readings = readings  # only those that differ from the recommended ones

    def fields(self) -> tuple[Any, ...]:
        return (self.players, self.first, self.readings)


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
        self.hash = digest([[k.id, k.group, k.count, repr(k.faces), k.hands, k.colour] for k in kinds.values()])

    def total(self) -> int:
        """All dice of the box for this number of players (DD-DICE-01)."""
        more = sum(FIFTH.values()) if self.seats > 4 else 0
        return sum([kind.count for kind in self.kinds.values()]) + more


class Hero(Record):
    """One seat: what it owns, what it wears, how it fares."""

    __slots__ = ("dice", "out", "set", "trophies", "worn", "wounds", "xp")

    def __init__(
        self,
        dice: tuple[int, ...] = (),
        worn: tuple[int, ...] = (),
        trophies: tuple[tuple[int, int], ...] = (),
        xp: int = 0,
        wounds: int = 0,
        set: tuple[int, ...] | None = None,
        out: bool = False,
    ) -> None:
        self.dice = dice  # equipment, artifacts and one-use dice
        self.worn = worn  # those of them that are equipped
        self.trophies = trophies  # (monster die, Glory it is worth)
        self.xp = xp
        self.wounds = wounds
        self.set = set  # the equipment used in this turn, which fixes it (DD-EQUIP-04)
        self.out = out  # conceded

    def fields(self) -> tuple[Any, ...]:
        return (self.dice, self.worn, self.trophies, self.xp, self.wounds, self.set, self.out)

    def copy(self) -> Hero:
        return Hero(self.dice, self.worn, self.trophies, self.xp, self.wounds, self.set, self.out)

    @property
    def level(self) -> int:
        """By experience; wounds do not lower it (DD-DICE-12, DD-XP-02, DD-XP-03, DD-WOUND-02)."""
        return 1 + (self.xp >= 3) + (self.xp >= 6)

    @property
    def ready(self) -> int:
        """Hero Level dice that can be rolled."""
        return max(0, self.level - self.wounds)


IN, TANGLED, DRAINED, FEARED, LOST = 0, 1, 2, 3, 4


class Fighting(Record):
    """A die in the combat. Replaced on change, so that clones may share it."""

    __slots__ = ("die", "face", "fresh", "gone", "owner", "used")

    def __init__(self, owner: int, die: int, face: int, gone: int = IN, used: int = 0, fresh: bool = False) -> None:
        self.owner = owner  # a seat, or -1 for the monster
        self.die = die  # an equipment die, or -1 for a level die
        self.face = face
        self.gone = gone  # why it does not count any more
        self.used = used  # abilities it has used, as bits (DD-ABIL-04)
        self.fresh = fresh  # re-rolled in this combat: what it shows now is new (DD-SYM-16)

    def fields(self) -> tuple[Any, ...]:
        return (self.owner, self.die, self.face, self.gone, self.used, self.fresh)

    def copy(self) -> Fighting:
        return self

    def but(self, **changes: Any) -> Fighting:
        new = Fighting(self.owner, self.die, self.face, self.gone, self.used, self.fresh)
        for name, value in changes.items():
            setattr(new, name, value)
        return new


class Combat(Record):
    """A fight against a monster, or a duel between seats."""

    def __init__(
        self,
        monster: int = -1,
        face: int = 0,
        helper: int = -1,
        fought: bool = False,
        dice: tuple[Fighting, ...] = (),
        bonus: tuple[int, ...] = (),
        used: int = 0,
        spells: int = 0,
        immune: int = 0,
        gusted: bool = False,
        broken: int = 0,
        toads: int = 0,
        broke: int = 0,
        heals: tuple[int, ...] = (),
        duel: tuple[int, ...] = (),
        reached: bool = False,
        stage: int = 0,
        magic: tuple[tuple[int, int, str], ...] = (),
        over: bool = False,
    ) -> None:
        self.monster = monster  # its die
        self.face = face
        self.helper = helper
        self.fought = fought  # the fight is declared
        self.dice = dice
        self.bonus = bonus  # by seat, the monster's last: one-use dice, Fire and drained values
        self.used = used  # abilities of the monster's face that were used, as bits
        self.spells = spells  # spell dice that were used, as bits (DD-SPELL-02)
        self.immune = immune  # spells the monster is immune to, as bits (DD-SPELL-04)
        self.gusted = gusted  # DD-SPELL-09
        self.broken = broken  # combatants whose Armor is cancelled, as bits like `toads` (DD-SYM-09)
        self.toads = toads  # seats turned into toads, as bits; the monster is bit 15 (DD-SPELL-10)
        self.broke = broke  # seats whose hammer has shown Break, as bits (DD-SYM-10)
        self.heals = heals  # seats that heal one wound after the combat (DD-HEAL-02)
        self.duel = duel  # seats of a duel, in the order in which they use abilities (DD-TIE-02)
        self.reached = reached  # the active hero's dice are rolled already (DD-SYM-05)
        self.stage = stage  # of the ability step (DD-ABIL-03)
        self.magic = magic  # owner, number and symbol: the part of `bonus` that comes from Fire and Drain
        self.over = over  # it is decided: its dice are free again (DD-TRADE-07)

    def fields(self) -> tuple[Any, ...]:
        return (
            self.monster,
            self.face,
            self.helper,
            self.fought,
            self.dice,
            self.bonus,
            self.used,
            self.spells,
            self.immune,
            self.gusted,
            self.broken,
            self.toads,
            self.broke,
            self.heals,
            self.duel,
            self.reached,
            self.stage,
            self.magic,
            self.over,
        )

    def copy(self) -> Combat:
        return Combat(*self.fields())


class Promise(Record):
    """What one seat owes another: kept by the engine when it falls due (DD-TRADE-02). Never changed, only replaced."""

    def __init__(
        self, by: int, to: int, what: str, n: int = 1, when: str = "", condition: str = "", since: int = 0
    ) -> None:
        self.by = by
        self.to = to
        self.what = what  # red, blue, yellow: the next dice of that bag; else a term without time and condition
        self.n = n  # dice, or fights
        self.when = when  # next: in that many fights; fight: due after this one; '': now, or in this fight
        self.condition = condition  # how this fight must end; '' when that does not matter (any more)
        self.since = since  # the first turn whose fight counts among the next ones

    def fields(self) -> tuple[Any, ...]:
        return (self.by, self.to, self.what, self.n, self.when, self.condition, self.since)

    def copy(self) -> Promise:
        return self

    def but(self, **changes: Any) -> Promise:
        new = Promise(*self.fields())
        for name, value in changes.items():
            setattr(new, name, value)
        return new


Leg = tuple[int, tuple[str, ...], tuple[str, ...]]  # another party: what it is given, and what is wanted of it


class Offer(Record):
    """What `by` gives and wants from `to`, and from a third party, as terms (see terms.py). Never changed, only replaced."""

    def __init__(
        self,
        by: int,
        to: int,
        gives: tuple[str, ...] = (),
        wants: tuple[str, ...] = (),
        depth: int = 0,
        also: tuple[Leg, ...] = (),
    ) -> None:
        self.by = by
        self.to = to
        self.gives = gives
        self.wants = wants
        self.depth = depth  # how often it was countered
        self.also = also

    def fields(self) -> tuple[Any, ...]:
        return (self.by, self.to, self.gives, self.wants, self.depth, self.also)

    def copy(self) -> Offer:
        return self

    @property
    def legs(self) -> tuple[Leg, ...]:
        return ((self.to, self.gives, self.wants), *self.also)

    @property
    def others(self) -> tuple[int, ...]:
        """Everybody who must agree."""
        return tuple([seat for seat, _, _ in self.legs])


def make_kit(setup: Setup) -> Kit:
    return Kit(setup, box())
