"""The verbs and procedures of the game: the lists of its modules, joined."""

from __future__ import annotations

from tablee.gamekit.verb import guards, joined
from tablee.games.super_dungeon.rules import placing, pointing
from tablee.games.super_dungeon.rules.procedures import (
    acting,
    activation,
    bossfight,
    consul,
    death,
    exploring,
    forcing,
    heroes,
    luck,
    match,
    moving,
    potions,
    powerup,
    prepare,
    shifting,
    spawning,
    specials,
    stocking,
    traps,
    upkeep,
)
from tablee.games.super_dungeon.rules.records import Declined, Lasting, Model, Tile, Token, Trap
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.vocabulary import Bonus, Pool
from tablee.kernel.procedure import book

VERBS = joined(
    acting.VERBS, potions.VERBS, activation.VERBS, heroes.VERBS, consul.VERBS, pointing.VERBS, placing.VERBS,
    prepare.VERBS, stocking.VERBS, luck.VERBS, powerup.VERBS, bossfight.VERBS, upkeep.VERBS, moving.VERBS,
    exploring.VERBS, traps.VERBS, death.VERBS, shifting.VERBS, forcing.VERBS, specials.VERBS,
)  # fmt: skip
Arena.VERBS = guards(VERBS)

PROCEDURES = book(
    *placing.PROCEDURES, *prepare.PROCEDURES, *stocking.PROCEDURES, *match.PROCEDURES, *heroes.PROCEDURES,
    *consul.PROCEDURES, *spawning.PROCEDURES, *luck.PROCEDURES, *powerup.PROCEDURES, *bossfight.PROCEDURES,
    *activation.PROCEDURES, *upkeep.PROCEDURES, *moving.PROCEDURES, *exploring.PROCEDURES, *traps.PROCEDURES,
    *death.PROCEDURES, *shifting.PROCEDURES, *acting.PROCEDURES, *forcing.PROCEDURES, *potions.PROCEDURES,
    *specials.PROCEDURES,
)  # fmt: skip
RECORDS = (Model, Declined, Lasting, Trap, Tile, Token, Bonus, Pool)
Arena.RECORDS = {**PROCEDURES, **{cls.__name__: cls for cls in RECORDS}}
