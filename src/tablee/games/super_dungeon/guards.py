"""Every verb with the guards that may forbid it, and the records that saves are made of; each module brings its own."""

from __future__ import annotations

from tablee.games.super_dungeon import placing
from tablee.games.super_dungeon.procedures import (
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
    pets,
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
from tablee.games.super_dungeon.records import Declined, Lasting, Model, Tile, Token, Trap
from tablee.games.super_dungeon.state import Arena
from tablee.games.super_dungeon.vocabulary import Bonus, Pool
from tablee.kernel.procedure import book

MODULES = (
    placing,
    prepare,
    stocking,
    match,
    heroes,
    consul,
    spawning,
    luck,
    powerup,
    bossfight,
    activation,
    upkeep,
    moving,
    exploring,
    traps,
    death,
    pets,
    shifting,
    acting,
    forcing,
    potions,
    specials,
)

Arena.VERBS = {verb: guards for module in MODULES for verb, guards in module.VERBS.items()}
Arena.RECORDS = {
    **book(*[procedure for module in MODULES for procedure in module.PROCEDURES]),
    **{cls.__name__: cls for cls in (Model, Declined, Lasting, Trap, Tile, Token, Bonus, Pool)},
}
