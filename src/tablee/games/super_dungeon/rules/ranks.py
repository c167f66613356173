"""Sides, ranks, levels and crystals."""

from __future__ import annotations

from typing import Final

PARTY: Final = 0
CONSUL: Final = 1
HERO: Final = "hero"
PET: Final = "pet"
MINION: Final = "minion"
ELITE: Final = "elite"
MINI_BOSS: Final = "mini-boss"
BOSS: Final = "boss"
BOOTY: Final = "boo-booty"
CREEP: Final = "creep"
POINT: Final = "spawning-point"
RANKS = (HERO, PET, MINION, ELITE, MINI_BOSS, BOSS, BOOTY, CREEP, POINT)
START: Final = "start"
BITS_8: Final = "8-bit"
BITS_16: Final = "16-bit"
SUPER: Final = "super"
LEVELS = (START, BITS_8, BITS_16, SUPER)  # SD-COMP-06
SLOTS = ("ruby", "citrine", "emerald", "sapphire")  # SD-EQUIP-01
CRYSTALS = (*SLOTS, "amethyst")
