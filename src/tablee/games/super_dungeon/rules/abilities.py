"""Abilities, as bits."""

from __future__ import annotations

from typing import Final

from tablee.games.super_dungeon.rules.statuses import STATUSES, TOKENS

ABILITIES = (
    "backlash",  # SD-ABIL-02
    "burrow",  # SD-ABIL-04
    "cursed",  # SD-ABIL-05
    "fly",  # SD-ABIL-06
    "hookshot",  # SD-ABIL-08
    "insignificant",  # SD-ABIL-11, SD-ABIL-12
    "small",  # SD-ABIL-16
    "stealth",  # SD-ABIL-18
    "surefoot",  # SD-ABIL-19
    "tough",  # SD-ABIL-20
    "alchemy",  # a rolled heart may be taken as a potion
    "berserk",  # one Melee Attack without action points per activation
    "bramble-growth",  # squares within 2 are difficult for Heroes without emerald affinity
    "feed-me",  # once per activation: remove a friend within melee range, heal one wound or status
    "feint",  # its offensive action makes the target reroll one defense die
    "fixed-form",  # may not shapeshift back
    "flammable",  # catches Fire even when its defense wins
    "forced-shift",  # shapeshifts instead of being destroyed
    "ghost",  # walls stop neither its movement nor its sight
    "grind",  # a model it wounds discards one of its own pieces of equipment
    "hatchery",  # other points may also place their monsters within 2 squares of it
    "healer",  # a rolled potion may be taken as a heart
    "holy",  # may reroll one die of offensive actions against undead, demons and nether models
    "hubris",  # basic melee attacks: 1 blue per piece of equipment of the target
    "luck",  # draws one Treasure more, then shuffles one back
    "massive-damage",  # a wound becomes two
    "mob",  # 1 blue in melee per other Mob model with the target in range, at most 3
    "mob-mentality",  # citrine monsters within 2 squares gain Mob
    "pile-on",  # 1 blue STR against who is knocked down
    "poison-aura",  # citrine monsters within 2 squares gain Poison
    "potion-master",  # one more potion in its activation
    "primal-aura",  # sapphire monsters within 2 squares: 1 star ARM
    "reroll-defense",  # may reroll one defense die
    "soporific",  # whoever destroys it suffers Slow
    "soporific-cloud",  # a Hero without emerald affinity who comes within 2 squares suffers Slow
    "spongy",  # after an action that targeted it: push the attacker 1
    "thief",  # may reroll one die of Pick Lock
    "virulent",  # 1 blue on offense rolls against who is poisoned
)
ABILITY = {name: 1 << n for n, name in enumerate(ABILITIES)}
#: an ability bit for each status that successful offensive actions inflict (SD-ABIL-17), then for each immunity (SD-ABIL-10)
INFLICTS_AT: Final = len(ABILITIES)
IMMUNE_AT: Final = INFLICTS_AT + len(STATUSES)
IMMUNE_ALL: Final = TOKENS << IMMUNE_AT  # SD-ABIL-09
BACKLASH: Final = ABILITY["backlash"]
BURROW: Final = ABILITY["burrow"]
CURSED: Final = ABILITY["cursed"]
FLY: Final = ABILITY["fly"]
HOOKSHOT: Final = ABILITY["hookshot"]
INSIGNIFICANT: Final = ABILITY["insignificant"]
SMALL: Final = ABILITY["small"]
STEALTH: Final = ABILITY["stealth"]
SUREFOOT: Final = ABILITY["surefoot"]
TOUGH: Final = ABILITY["tough"]
ALCHEMY: Final = ABILITY["alchemy"]
BERSERK: Final = ABILITY["berserk"]
BRAMBLE_GROWTH: Final = ABILITY["bramble-growth"]
FEED_ME: Final = ABILITY["feed-me"]
FEINT: Final = ABILITY["feint"]
FIXED_FORM: Final = ABILITY["fixed-form"]
FLAMMABLE: Final = ABILITY["flammable"]
FORCED_SHIFT: Final = ABILITY["forced-shift"]
GHOST: Final = ABILITY["ghost"]
GRIND: Final = ABILITY["grind"]
HATCHERY: Final = ABILITY["hatchery"]
HEALER: Final = ABILITY["healer"]
HOLY: Final = ABILITY["holy"]
HUBRIS: Final = ABILITY["hubris"]
LUCK: Final = ABILITY["luck"]
MASSIVE_DAMAGE: Final = ABILITY["massive-damage"]
MOB: Final = ABILITY["mob"]
MOB_MENTALITY: Final = ABILITY["mob-mentality"]
PILE_ON: Final = ABILITY["pile-on"]
POISON_AURA: Final = ABILITY["poison-aura"]
POTION_MASTER: Final = ABILITY["potion-master"]
PRIMAL_AURA: Final = ABILITY["primal-aura"]
REROLL_DEFENSE: Final = ABILITY["reroll-defense"]
SOPORIFIC: Final = ABILITY["soporific"]
SOPORIFIC_CLOUD: Final = ABILITY["soporific-cloud"]
SPONGY: Final = ABILITY["spongy"]
THIEF: Final = ABILITY["thief"]
VIRULENT: Final = ABILITY["virulent"]


def inflicts(status: int) -> int:
    """The ability to inflict these statuses (SD-ABIL-17)."""
    return status << INFLICTS_AT


def immune(status: int) -> int:
    return status << IMMUNE_AT
