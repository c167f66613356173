"""What may follow the beginnings of messages that cards are described with: the scan of messages asks for it."""

from __future__ import annotations

from tablee.gamekit.icons import icons_of
from tablee.games.super_dungeon.rules import library
from tablee.games.super_dungeon.rules.abilities import ABILITIES
from tablee.games.super_dungeon.rules.board.tiles import EFFECTS
from tablee.games.super_dungeon.rules.ranks import CRYSTALS, LEVELS
from tablee.games.super_dungeon.rules.reading.cards import HOUSE
from tablee.games.super_dungeon.rules.statuses import STATUSES
from tablee.games.super_dungeon.rules.vocabulary import AREAS, ATTRIBUTES, COLOURS
from tablee.games.super_dungeon.show.sheets import EFFECT_HOUSE, TOKENS

ENDINGS: dict[str, tuple[str, ...]] = {
    "kind-": (*icons_of("tablee.games.super_dungeon")["kinds"], "attribute"),
    "mark-": ("moves", "actions", "hearts", "potions", "skulls", "creeps", "stars"),
    "attribute-": ATTRIBUTES,
    "attribute-does-": ATTRIBUTES,
    "level-": LEVELS,
    "crystal-": CRYSTALS,
    "dice-": (*COLOURS, "stars"),
    "printed-": ("blade", "wand", "bolt"),
    "printed-does-": ("blade", "wand", "bolt"),
    "act-": ("offense", "support"),
    "drink-": ("offense", "support", "emergency"),
    "reach-": ("melee", "magic", "missile", "arrow"),
    "area-": AREAS,
    "area-does-": AREAS,
    "control-": ("compel", "pull", "push"),
    "control-does-": ("compel", "pull", "push"),
    "bonus-": ("actions", "moves", "hearts", "potions"),
    "basic-": tuple(library.basics()),
    "status-": STATUSES,
    "status-does-": STATUSES,
    "ability-": ABILITIES,
    "ability-does-": ABILITIES,
    "template-": ("area", "line", "scatter"),
    "effect-": tuple(EFFECTS.values()),
    "effect-does-": tuple(EFFECTS.values()),
    "token-": TOKENS,
    "token-does-": TOKENS,
    "colour-": COLOURS,
    "side-": ("stars", "hearts", "potions"),
    "house-": (*HOUSE, *[key for keys in EFFECT_HOUSE.values() for key in keys]),
}
