"""What a game is made of, as plain records: setup, models on the map, lasting effects, traps, tiles, tokens."""

from __future__ import annotations

from typing import Any

from tablee.games.super_dungeon.vocabulary import NO_BONUS, Bonus
from tablee.kernel.record import Record

#: lists of cards for the Treasure deck, in the order in which they are chosen, and how many each may have (SD-DECK-01)
MOST = {"consul_treasures": 3, "booties": 6, "hero_treasures": 3, "wonders": 6}
LOOT_ADDED, LOOT_REMOVED = "loot_added", "loot_removed"  # SD-DECK-04
DECK_LISTS = (*MOST, LOOT_ADDED, LOOT_REMOVED)


class Setup(Record):
    """Everything that is agreed on before the first step (SD-SETUP-01); what is "" or () is drawn or chosen in play."""

    def __init__(
        self,
        players: int,
        consul: int,
        heroes: tuple[str, ...],
        boss: str,
        mini_bosses: tuple[str, ...],
        points: tuple[str, ...],
        tiles: tuple[str, ...] = (),
        preparing: str = "auto",
        booties: tuple[str, ...] = (),
        wonders: tuple[str, ...] = (),
        consul_treasures: tuple[str, ...] = (),
        hero_treasures: tuple[str, ...] = (),
        options: tuple[tuple[str, str], ...] = (),
        loot_added: tuple[str, ...] = (),
        loot_removed: tuple[str, ...] = (),
        asked: tuple[str, ...] = (),
    ) -> None:
        self.players = players
        self.consul = consul  # the Consul's seat
        self.heroes = heroes
        self.boss = boss
        self.mini_bosses = mini_bosses
        self.points = points  # a pair is named once and fills two places (SD-SETUP-07)
        self.tiles = tiles  # () lets the players choose, or the seed
        self.preparing = preparing  # "auto": the seed lays tiles and places models; "steps": people do
        self.booties = booties  # up to six cards (SD-BOOTY-01)
        self.wonders = wonders  # up to six pets (SD-PET-01)
        self.consul_treasures = consul_treasures  # up to three model Treasures (SD-DECK-01)
        self.hero_treasures = hero_treasures
        self.options = options  # readings and difficulty options that differ from the usual
        self.loot_added = loot_added  # unique Loot cards (SD-DECK-04)
        self.loot_removed = loot_removed  # base Loot cards that were exchanged for them
        self.asked = asked  # those of DECK_LISTS that the players fill in steps 5 and 6 of the setup

    def fields(self) -> tuple[Any, ...]:
        return (
            self.players,
            self.consul,
            self.heroes,
            self.boss,
            self.mini_bosses,
            self.points,
            self.tiles,
            self.preparing,
            self.booties,
            self.wonders,
            self.consul_treasures,
            self.hero_treasures,
            self.options,
            self.loot_added,
            self.loot_removed,
            self.asked,
        )


#: readings that tables differ on and difficulty options: name -> values, the recommended or usual one first
OPTIONS: dict[str, tuple[str, ...]] = {
    # readings
    "corner-steps": ("lenient", "strict"),  # SD-TILE-08: past a wall that only touches the corner
    "loot-from-points": ("on", "off"),  # SD-POWERUP-05
    "mini-bosses-return": ("on", "off"),  # SD-BOSSSPAWN-05
    "ice-stops-potions": ("on", "off"),  # SD-STATUS-09
    "potions-each": ("1", "any"),  # SD-POTION-03: potions in one's own activation
    "sweep": ("row", "block"),  # SD-AREA-10
    "luck": ("always", "chests"),  # SD-PRIORITY-01: which draws of Treasures Luck works on
    "ask-loot": ("cursed", "always"),  # SD-POWERUP-02: when the party is asked whether it draws Loot
    # difficulty (SD-DIFF-01): off by default
    "first-coin": ("off", "on"),  # SD-DIFF-02
    "points": ("0", "-2", "-1", "1", "2"),  # SD-DIFF-03, SD-DIFF-10: more or fewer than Heroes
    "paid-supers": ("off", "on"),  # SD-DIFF-04
    "no-ladder": ("off", "on"),  # SD-DIFF-05
    "loot-heals": ("off", "on"),  # SD-DIFF-06
    "many-treasures": ("off", "on"),  # SD-DIFF-07
    "keep-cards": ("off", "on"),  # SD-DIFF-08
    "one-coin": ("off", "on"),  # SD-DIFF-09
    "skulls": ("4", "5", "6", "7", "8"),  # SD-DIFF-11
    "monsters-inflict": ("off", "fire", "poison", "slow", "ice", "bane", "hex", "knockdown"),  # SD-DIFF-12
    "elites-only": ("off", "on"),  # SD-DIFF-13: Loot for elites only
    "immune-bosses": ("off", "on"),  # SD-DIFF-14
    "free-spawning": ("off", "on"),  # SD-DIFF-15
}


class Lasting(Record):
    """A bonus or abilities that end at an upkeep (SD-UPKEEP-02). Never changed, only replaced."""

    def __init__(
        self,
        what: str,
        until: int,
        bonus: Bonus = NO_BONUS,
        abilities: int = 0,
        size: int = -1,
        only: tuple[str, ...] = (),
        special: str = "",
        card: int = -1,
        area: bool = False,
    ) -> None:
        self.what = what  # the action it comes from
        self.until = until  # the model at whose upkeep it ends
        self.bonus = bonus
        self.abilities = abilities
        self.size = size  # an aura around its bearer (SD-AREA-13); -1: for the bearer alone
        self.only = only  # kinds of models that benefit
        self.special = special  # next-roll, rage, no-potions ...
        self.card = card  # a Treasure in use without being equipped
        self.area = area or size >= 0  # of an area: those of one name do not add up (SD-AREA-05)

    def fields(self) -> tuple[Any, ...]:
        return (
            self.what,
            self.until,
            self.bonus,
            self.abilities,
            self.size,
            self.only,
            self.special,
            self.card,
            self.area,
        )

    def copy(self) -> Lasting:
        return self


class Declined(Record):
    """An emergency potion that a player did not want for a Hero, and how bad things were. Never changed, only replaced."""

    def __init__(self, seat: int, hero: int, potion: str, wounds: int, statuses: int, struck: bool) -> None:
        self.seat = seat
        self.hero = hero
        self.potion = potion
        self.wounds = wounds
        self.statuses = statuses
        self.struck = struck  # an attack on the Hero had been declared

    def fields(self) -> tuple[Any, ...]:
        return (self.seat, self.hero, self.potion, self.wounds, self.statuses, self.struck)

    def copy(self) -> Declined:
        return self


class Model(Record):
    """A figure with a card (SD-COMP-10). Never changed, only replaced (`Arena.change`), so that clones may share it."""

    def __init__(
        self,
        card: str,
        side: int,
        seat: int = -1,
        at: int = -1,
        wounds: int = 0,
        statuses: int = 0,
        potions: int = 0,
        gear: tuple[int, ...] = (),
        lasting: tuple[Lasting, ...] = (),
        turned: bool = False,
        gone: bool = False,
        master: int = -1,
        host: int = -1,
        used: tuple[str, ...] = (),
    ) -> None:
        self.card = card  # the id of its card; a shapeshifter's changes (SD-SHIFT-02)
        self.side = side
        self.seat = seat  # who decides for it
        self.at = at  # the square of its top left corner; -1: not on the map
        self.wounds = wounds
        self.statuses = statuses  # tokens, as bits
        self.potions = potions  # potion tokens on the card
        self.gear = gear  # equipment, as numbers of `Kit.gear`
        self.lasting = lasting
        self.turned = turned  # activated: Heroes in this cycle (SD-HERO-02), others in this turn (SD-CONSUL-06)
        self.gone = gone  # destroyed for good: a spawning point; a Hero until a coin brings it back
        self.master = master  # pets: whose it is; -1 nobody's (SD-PET-01)
        self.host = host  # invaders: on whose card it sits
        self.used = used  # One Use Only actions that were used (SD-ABIL-13)

    def fields(self) -> tuple[Any, ...]:
        return (
            self.card,
            self.side,
            self.seat,
            self.at,
            self.wounds,
            self.statuses,
            self.potions,
            self.gear,
            self.lasting,
            self.turned,
            self.gone,
            self.master,
            self.host,
            self.used,
        )

    def copy(self) -> Model:
        return self

    def but(self, **changes: Any) -> Model:
        new = Model(*self.fields())
        for name, value in changes.items():
            setattr(new, name, value)
        return new


class Trap(Record):
    """A trap on the map (SD-TRAP-01). Replaced on change."""

    def __init__(
        self, card: int, tile: int, templates: tuple[tuple[int, ...], ...], set_off: tuple[int, ...] = ()
    ) -> None:
        self.card = card  # number of the Explore card
        self.tile = tile
        self.templates = templates  # squares of each template
        self.set_off = set_off  # models that have set it off in their present activation (SD-TRAP-07)

    def fields(self) -> tuple[Any, ...]:
        return (self.card, self.tile, self.templates, self.set_off)

    def copy(self) -> Trap:
        return self


class Tile(Record):
    """A laid tile and what the party knows of it. Replaced on change."""

    def __init__(
        self,
        card: str,
        turn: int,
        x: int,
        y: int,
        entered: bool = False,
        searched: bool = False,
        effects: tuple[int, ...] = (),
        unlocked: bool = False,
    ) -> None:
        self.card = card
        self.turn = turn  # quarter turns
        self.x = x  # where its top left corner lies
        self.y = y
        self.entered = entered  # SD-EXPLORE-01
        self.searched = searched  # the Explore action was used here (SD-BASIC-08)
        self.effects = effects  # Explore cards in force
        self.unlocked = unlocked  # a key was spent on its doors

    def fields(self) -> tuple[Any, ...]:
        return (self.card, self.turn, self.x, self.y, self.entered, self.searched, self.effects, self.unlocked)

    def copy(self) -> Tile:
        return self

    def but(self, **changes: Any) -> Tile:
        new = Tile(*self.fields())
        for name, value in changes.items():
            setattr(new, name, value)
        return new


COIN, KEY, SKULL, POTION, CHEST, START_MARKER = "coin", "key", "skull", "potion", "chest", "start"


class Token(Record):
    """Something that lies on a square."""

    def __init__(self, kind: str, at: int, hero: int = -1) -> None:
        self.kind = kind
        self.at = at
        self.hero = hero  # a skull token: whose equipment it stands for (SD-SKULL-01)

    def fields(self) -> tuple[Any, ...]:
        return (self.kind, self.at, self.hero)

    def copy(self) -> Token:
        return self
