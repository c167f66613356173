"""Words of the rulebook as values: dice, attributes, areas, and the definitions cards are made of."""

from __future__ import annotations

from typing import Final

from tablee.games.super_dungeon.rules.nodes.node import (
    NO_BURDEN,
    NO_EFFECT,
    NO_SPECIAL,
    NO_TRAP_EFFECT,
    Burden,
    FightEffect,
    Special,
    TileEffect,
    TrapEffect,
)
from tablee.kernel.record import Record, Shared, record

# ---------------------------------------------------------------------- attributes and dice
STR: Final = 0
ARM: Final = 1
WILL: Final = 2
DEX: Final = 3
ATTRIBUTES = ("STR", "ARM", "WILL", "DEX")
SHIELD: Final = -1  # the target picks an attribute with the shield (SD-DEFENSE-02)
COLOURS = ("blue", "red", "green")


@record
class Pool(Record):
    """Dice and fixed stars that are rolled together (SD-DICE-01, SD-DICE-04)."""

    blue: int = 0
    red: int = 0
    green: int = 0
    stars: int = 0

    def plus(self, other: Pool) -> Pool:
        """Bonuses join as if printed; no number of dice falls below none (SD-DICE-05, SD-OFFENSE-03)."""
        return Pool(
            max(0, self.blue + other.blue),
            max(0, self.red + other.red),
            max(0, self.green + other.green),
            self.stars + other.stars,
        )

    def dice(self) -> int:
        return self.blue + self.red + self.green


NO_DICE = Pool()


@record
class Face(Record):
    """One side of a die (SD-DICE-02)."""

    stars: int = 0
    hearts: int = 0
    potions: int = 0


# ---------------------------------------------------------------------- areas and control
BURST: Final = "burst"
CROSS: Final = "cross"
LANCE: Final = "lance"
SWEEP: Final = "sweep"
WAVE: Final = "wave"
AURA: Final = "aura"
AREAS = (BURST, CROSS, LANCE, SWEEP, WAVE, AURA)
COMPEL: Final = "compel"
PULL: Final = "pull"
PUSH: Final = "push"
#: red and blue buttons (SD-ACTION-01)
OFFENSE: Final = "offense"
SUPPORT: Final = "support"
#: blade, wand, bolt, arrow
MELEE: Final = "melee"
MAGIC: Final = "magic"
MISSILE: Final = "missile"
ARROW: Final = "arrow"
#: the attribute that an action with such an icon is rolled with (SD-OFFENSE-02)
ROLLED_BY = {
    MELEE: STR,  # SD-RANGE-03
    MAGIC: WILL,  # SD-RANGE-04
    MISSILE: DEX,  # SD-RANGE-05
}
ALL_POINTS = -1  # the cost of Run (SD-BASIC-10)
EMERGENCY: Final = "emergency"  # timing of a potion that can be drunk in the Consul Turn (SD-POTION-04)


@record
class Bonus(Shared):
    """What a card adds to its bearer, or an action to a roll (SD-DICE-05, SD-EQUIP-03)."""

    dice: tuple[Pool, Pool, Pool, Pool] = (NO_DICE, NO_DICE, NO_DICE, NO_DICE)  # by attribute
    actions: int = 0
    moves: int = 0
    hearts: int = 0
    potions: int = 0  # potion quantity


NO_BONUS = Bonus()


@record
class ActionDef(Shared):
    """An action as printed: button, cost, range or area, effects (SD-ACTION-04). Potions are actions, too (SD-POTION-02)."""

    id: str
    title: str  # actions of the same name share it: their areas do not add up (SD-AREA-05)
    kind: str  # offense or support
    cost: int  # action points; for a potion, tokens
    reach: str = ""  # melee, magic, missile, arrow; "" for oneself
    squares: int = 0  # range; 0 where an area replaces it
    area: str = ""
    size: int = 0
    offense: int = -1  # attribute of the offense roll, -1: no roll
    defense: int = SHIELD  # attribute of the defense roll, SHIELD: the target's choice
    bonus: Bonus = NO_BONUS  # for this roll; for an action that lasts: for whom it affects until their next upkeep
    statuses: int = 0  # what it inflicts on success
    control: str = ""
    control_by: int = 0
    augment: bool = False  # friends only (SD-ACTION-07)
    dangerous: bool = False  # friends and enemies (SD-ACTION-08)
    once: bool = False  # One Use Only (SD-ABIL-13)
    abilities: int = 0  # of this action (massive damage, feint, hookshot) or, where it lasts, given to whom it affects
    heal: int = 0  # SD-ABIL-07
    only: tuple[str, ...] = ()  # kinds or ranks of models that benefit
    special: Special = NO_SPECIAL  # what no other field says
    burden: Burden = NO_BURDEN  # invaders: what weighs on the model they sit on
    timing: str = ""  # potions: support, offense, emergency; "" for an action
    basic: bool = False
    house: tuple[str, ...] = ()  # which of its values are ours

    def lasting(self) -> bool:
        """A bonus or ability given without a roll stays until the user's next upkeep (SD-POTION-08, SD-AREA-13)."""
        return self.offense < 0 and (self.bonus is not NO_BONUS or self.abilities != 0)


# ---------------------------------------------------------------------- cards


@record
class ModelDef(Shared):
    """A game card of a model (SD-COMP-03, SD-COMP-04)."""

    id: str
    rank: str
    kinds: tuple[str, ...] = ()  # human, kodama, undead ...
    level: str = ""  # of monsters (SD-COMP-06)
    width: int = 1  # squares along a side of the base (SD-BASE-01)
    moves: int = 0
    actions: int = 0
    attributes: tuple[Pool | None, Pool | None, Pool | None, Pool | None] = (None, None, None, None)
    reach: tuple[int, int, int] = (0, 0, 0)  # range of melee, magic, missile; 0: no such attack (SD-COMP-05)
    shields: tuple[int, ...] = (ARM,)  # attributes that may be used for defense
    hearts: int = 1
    affinity: tuple[str, ...] = ()
    abilities: int = 0
    acts: tuple[ActionDef, ...] = ()  # unique actions
    skulls: int = 0
    potions: int = 0  # potion quantity
    drinks: tuple[ActionDef, ...] = ()
    shift: str = ""  # the other form (SD-ABIL-15)
    form_of: str = (
        ""  # a second form: the original one, which is chosen, spawned and destroyed (SD-SHIFT-01, SD-SHIFT-05)
    )
    pet: str = ""  # Pet X (SD-ABIL-14)
    paired: bool = False  # spawning points (SD-SETUP-07)
    pool: tuple[tuple[str, int], ...] = ()  # spawning points: monsters and how many
    gains: ActionDef | None = None  # pets: an action for the master
    gains_abilities: int = 0  # pets: abilities for the master
    house: tuple[str, ...] = ()  # which of its values are ours


@record
class GearDef(Shared):
    """A Loot or Treasure card that is equipped (SD-EQUIP-01)."""

    id: str
    deck: str  # loot or treasure
    slot: str
    bonus: Bonus = NO_BONUS
    abilities: int = 0
    acts: tuple[ActionDef, ...] = ()
    affinity: str = ""  # whose bonus is `better` instead (SD-AFFINITY-03)
    better: Bonus = NO_BONUS
    owner: str = ""  # the model on a model Treasure (SD-DECK-02)
    copies: int = 1
    house: tuple[str, ...] = ()


@record
class BossFight(Shared):
    """A Boss Fight card: what its two entries do (SD-BOSS-01)."""

    boss: str
    spawn: FightEffect
    timeout: FightEffect


AREA_TRAP, LINE_TRAP, SCATTER_TRAP = "area", "line", "scatter"


@record
class TrapDef(Shared):
    """A trap of the Explore deck (SD-TRAP-01)."""

    template: str
    defense: Pool  # what Disarm Trap must exceed: stars, or dice that it rolls (SD-TRAP-09)
    strength: int = -1  # stars of its attack, -1: it does not attack (SD-TRAP-06)
    statuses: int = 0
    special: TrapEffect = NO_TRAP_EFFECT


@record
class ExploreDef(Shared):
    """A card of the Explore deck (SD-EXPLORE-02)."""

    id: str
    creeps: int = 0
    effect: TileEffect = NO_EFFECT
    trap: TrapDef | None = None
    boss: str = ""  # whose card it is (SD-SETUP-04)
    copies: int = 1
    house: tuple[str, ...] = ()
