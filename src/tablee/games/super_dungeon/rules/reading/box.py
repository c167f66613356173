"""What the content files hold together: definitions by id, names, and the usual decks."""

from __future__ import annotations

from dataclasses import dataclass, field

from tablee.gamekit.name import Remark
from tablee.games.super_dungeon.rules.vocabulary import ActionDef, BossFight, ExploreDef, Face, GearDef, ModelDef
from tablee.kernel.frozen import frozen


@dataclass(frozen=True)
class Name(Remark):
    ours: bool = False  # no text gives the French name: it is ours
    le: str = ""  # the French article of a model; "" for who has a name of their own


@frozen
class Decks:
    """What a full Treasure deck is made of beside the base cards, and the creeps (SD-DECK-01, SD-DECK-03, SD-CREEP-01)."""

    wonders: tuple[str, ...]
    booties: tuple[str, ...]
    consul_treasures: tuple[str, ...]
    hero_treasures: tuple[str, ...]
    creep: str
    creep_models: int


@dataclass
class Box:
    decks: Decks = field(default_factory=lambda: Decks((), (), (), (), "", 0))
    models: dict[str, ModelDef] = field(default_factory=dict)
    gear: dict[str, GearDef] = field(default_factory=dict)
    explores: dict[str, ExploreDef] = field(default_factory=dict)
    basics: dict[str, ActionDef] = field(default_factory=dict)
    actions: dict[str, ActionDef] = field(default_factory=dict)
    fights: dict[str, BossFight] = field(default_factory=dict)
    kinds: dict[str, Name] = field(default_factory=dict)
    names: dict[str, Name] = field(default_factory=dict)
    packs: dict[str, str] = field(default_factory=dict)  # id -> the pack of another package that brings it
    faces: tuple[tuple[Face, ...], ...] = ()
    dice_house: tuple[str, ...] = ()
