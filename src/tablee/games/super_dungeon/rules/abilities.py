"""Abilities, as bits."""

from __future__ import annotations

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
INFLICTS_AT = len(ABILITIES)
IMMUNE_AT = INFLICTS_AT + len(STATUSES)
IMMUNE_ALL = TOKENS << IMMUNE_AT  # SD-ABIL-09
BACKLASH, BURROW, CURSED, FLY, HOOKSHOT, INSIGNIFICANT, SMALL, STEALTH, SUREFOOT, TOUGH = [1 << n for n in range(10)]
ALCHEMY, BERSERK, BRAMBLE_GROWTH, FEED_ME, FEINT, FIXED_FORM, FLAMMABLE, FORCED_SHIFT, GHOST, GRIND = [
    1 << n for n in range(10, 20)
]
HATCHERY, HEALER, HOLY, HUBRIS, LUCK, MASSIVE_DAMAGE, MOB, MOB_MENTALITY, PILE_ON, POISON_AURA = [
    1 << n for n in range(20, 30)
]
POTION_MASTER, PRIMAL_AURA, REROLL_DEFENSE, SOPORIFIC, SOPORIFIC_CLOUD, SPONGY, THIEF, VIRULENT = [
    1 << n for n in range(30, 38)
]


def inflicts(status: int) -> int:
    """The ability to inflict these statuses (SD-ABIL-17)."""
    return status << INFLICTS_AT


def immune(status: int) -> int:
    return status << IMMUNE_AT
