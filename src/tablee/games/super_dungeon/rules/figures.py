"""Figures of the rulebook's words, read by the rules and by the texts: what a text says is what the rules do.

Figures of a single card are fields of its node (`nodes`)."""

from __future__ import annotations

from tablee.games.super_dungeon.rules.board.movers import DIFFICULT_STEP
from tablee.games.super_dungeon.rules.board.templates import AREA_SIDE, LINE_LENGTH, LINE_WIDTH, SCATTERED
from tablee.games.super_dungeon.rules.nodes.explore import LEAST
from tablee.games.super_dungeon.rules.vocabulary import Pool

SMALL_RANGE = 3  # squares from which enemies can target a Small model (SD-ABIL-16)
STEALTH_LESS = 3  # squares that Stealth takes from ranges (SD-ABIL-18)
SPAWN_REACH = 2  # squares from the point, or from a Hatchery (SD-SPAWN-03)
AURA_REACH = 2  # of spawning points that lend something to monsters near them
GROWTH_REACH = 2  # of spawning points whose growth or cloud covers squares
PRIMAL_ARM = Pool(stars=1)
VIRULENT_DICE = Pool(blue=1)
PILE_ON_DICE = Pool(blue=1)
HUBRIS_DICE = Pool(blue=1)  # for each piece of equipment
MOB_DICE = Pool(blue=1)  # for each other model
MOB_MOST = 3  # dice that Mob adds at most
MASSIVE_WOUNDS = 2  # in place of one
GROUND_PIECES = 1  # of equipment, discarded
FED = 1  # wounds or statuses that Feed Me heals
SPONGY_PUSH = 1
LOCK_STARS = 3  # what Pick Lock needs (SD-BASIC-09)
UNLOCKED = 2  # Treasures of a chest that was unlocked or picked
SMASHED = 1  # of one that was smashed
BANDAGED = 1  # wounds
STAND_UP = 1  # action points (SD-STATUS-08)
POISONED_LESS = 1  # action points (SD-STATUS-10)
POISONED_LEAST = 1  # that are left
KEYS_SPENT = 1  # for a chest, or the doors of a tile
BLESSING = Pool(stars=1)  # next to a structure (SD-ABIL-03)

#: message -> its arguments
FIGURES: dict[str, dict[str, int | Pool]] = {
    "ability-does-small": {"squares": SMALL_RANGE},
    "ability-does-stealth": {"squares": STEALTH_LESS, "least": LEAST},
    "ability-does-hatchery": {"squares": SPAWN_REACH},
    "ability-does-mob-mentality": {"squares": AURA_REACH},
    "ability-does-poison-aura": {"squares": AURA_REACH},
    "ability-does-primal-aura": {"squares": AURA_REACH, "dice": PRIMAL_ARM},
    "ability-does-bramble-growth": {"squares": GROWTH_REACH},
    "ability-does-soporific-cloud": {"squares": GROWTH_REACH},
    "ability-does-virulent": {"dice": VIRULENT_DICE},
    "ability-does-pile-on": {"dice": PILE_ON_DICE},
    "ability-does-hubris": {"dice": HUBRIS_DICE},
    "ability-does-mob": {"dice": MOB_DICE, "most": MOB_MOST},
    "ability-does-massive-damage": {"wounds": MASSIVE_WOUNDS},
    "ability-does-grind": {"pieces": GROUND_PIECES},
    "ability-does-feed-me": {"heals": FED},
    "ability-does-spongy": {"squares": SPONGY_PUSH},
    "basic-pick-lock": {"stars": LOCK_STARS, "cards": UNLOCKED},
    "basic-smash-chest": {"cards": SMASHED},
    "basic-unlock-treasure-chest": {"keys": KEYS_SPENT, "cards": UNLOCKED},
    "basic-bandage": {"wounds": BANDAGED},
    "status-does-knockdown": {"points": STAND_UP},
    "status-does-poison": {"points": POISONED_LESS, "least": POISONED_LEAST},
    "effect-does-difficult": {"points": DIFFICULT_STEP},
    "effect-does-champion": {"dice": BLESSING},
    "effect-does-sentinel": {"dice": BLESSING},
    "template-area": {"side": AREA_SIDE},
    "template-line": {"width": LINE_WIDTH, "length": LINE_LENGTH},
    "template-scatter": {"squares": SCATTERED},
}
