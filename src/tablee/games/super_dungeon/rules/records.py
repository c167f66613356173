"""What a game is made of, as plain records: setup, models on the map, lasting effects, traps, tiles, tokens."""

from __future__ import annotations

from typing import Final

from tablee.games.super_dungeon.rules.vocabulary import NO_BONUS, Bonus
from tablee.kernel.record import Record, Shared, record

#: lists of cards for the Treasure deck, in the order in which they are chosen, and how many each may have (SD-DECK-01)
MOST = {"consul_treasures": 3, "booties": 6, "hero_treasures": 3, "wonders": 6}
LOOT_ADDED, LOOT_REMOVED = "loot_added", "loot_removed"  # SD-DECK-04
DECK_LISTS = (*MOST, LOOT_ADDED, LOOT_REMOVED)


@record
class Setup(Record):
    """Everything that is agreed on before the first step (SD-SETUP-01); what is "" or () is drawn or chosen in play."""

    players: int
    consul: int  # the Consul's seat
    heroes: tuple[str, ...]
    boss: str
    mini_bosses: tuple[str, ...]
    points: tuple[str, ...]  # a pair is named once and fills two places (SD-SETUP-07)
    tiles: tuple[str, ...] = ()  # () lets the players choose, or the seed
    preparing: str = "auto"  # "auto": the seed lays tiles and places models; "steps": people do
    booties: tuple[str, ...] = ()  # up to six cards (SD-BOOTY-01)
    wonders: tuple[str, ...] = ()  # up to six pets (SD-PET-01)
    consul_treasures: tuple[str, ...] = ()  # up to three model Treasures (SD-DECK-01)
    hero_treasures: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()  # readings and difficulty options that differ from the usual
    loot_added: tuple[str, ...] = ()  # unique Loot cards (SD-DECK-04)
    loot_removed: tuple[str, ...] = ()  # base Loot cards that were exchanged for them
    asked: tuple[str, ...] = ()  # those of DECK_LISTS that the players fill in steps 5 and 6 of the setup


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


@record
class Lasting(Shared):
    """A bonus or abilities that end at an upkeep (SD-UPKEEP-02). Never changed, only replaced."""

    what: str  # the action it comes from
    until: int  # the model at whose upkeep it ends
    bonus: Bonus = NO_BONUS
    abilities: int = 0
    size: int = -1  # an aura around its bearer (SD-AREA-13); -1: for the bearer alone
    only: tuple[str, ...] = ()  # kinds of models that benefit
    special: str = ""  # next-roll, rage, no-potions ...
    card: int = -1  # a Treasure in use without being equipped
    area: bool = False  # of an area, as auras are: those of one name do not add up (SD-AREA-05)


@record
class Declined(Shared):
    """An emergency potion that a player did not want for a Hero, and how bad things were. Never changed, only replaced."""

    seat: int
    hero: int
    potion: str
    wounds: int
    statuses: int
    struck: bool  # an attack on the Hero had been declared


@record
class Model(Shared):
    """A figure with a card (SD-COMP-10). Never changed, only replaced (`Arena.change`), so that clones may share it."""

    card: str  # the id of its card; a shapeshifter's changes (SD-SHIFT-02)
    side: int
    seat: int = -1  # who decides for it
    at: int = -1  # the square of its top left corner; -1: not on the map
    wounds: int = 0
    statuses: int = 0  # tokens, as bits
    potions: int = 0  # potion tokens on the card
    gear: tuple[int, ...] = ()  # equipment, as numbers of `Kit.gear`
    lasting: tuple[Lasting, ...] = ()
    turned: bool = False  # activated: Heroes in this cycle (SD-HERO-02), others in this turn (SD-CONSUL-06)
    gone: bool = False  # destroyed for good: a spawning point; a Hero until a coin brings it back
    master: int = -1  # pets: whose it is; -1 nobody's (SD-PET-01)
    host: int = -1  # invaders: on whose card it sits
    used: tuple[str, ...] = ()  # One Use Only actions that were used (SD-ABIL-13)

    def moved(self, at: int) -> Model:
        """The same model on another square: as `but(at=at)`, which is asked for at every step."""
        return Model(
            self.card,
            self.side,
            self.seat,
            at,
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


@record
class Trap(Shared):
    """A trap on the map (SD-TRAP-01). Replaced on change."""

    card: int  # number of the Explore card
    tile: int
    templates: tuple[tuple[int, ...], ...]  # squares of each template
    set_off: tuple[int, ...] = ()  # models that have set it off in their present activation (SD-TRAP-07)


@record
class Tile(Shared):
    """A laid tile and what the party knows of it. Replaced on change."""

    card: str
    turn: int  # quarter turns
    x: int  # where its top left corner lies
    y: int
    entered: bool = False  # SD-EXPLORE-01
    searched: bool = False  # the Explore action was used here (SD-BASIC-08)
    effects: tuple[int, ...] = ()  # Explore cards in force
    unlocked: bool = False  # a key was spent on its doors


COIN: Final = "coin"
KEY: Final = "key"
SKULL: Final = "skull"
POTION: Final = "potion"
CHEST: Final = "chest"
START_MARKER: Final = "start"


@record
class Token(Shared):
    """Something that lies on a square."""

    kind: str
    at: int
    hero: int = -1  # a skull token: whose equipment it stands for (SD-SKULL-01)
