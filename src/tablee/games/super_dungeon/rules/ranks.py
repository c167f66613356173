"""Sides, ranks, levels and crystals."""

from __future__ import annotations

PARTY, CONSUL = 0, 1
HERO, PET, MINION, ELITE, MINI_BOSS, BOSS, BOOTY, CREEP, POINT = (
    "hero",
    "pet",
    "minion",
    "elite",
    "mini-boss",
    "boss",
    "boo-booty",
    "creep",
    "spawning-point",
)
RANKS = (HERO, PET, MINION, ELITE, MINI_BOSS, BOSS, BOOTY, CREEP, POINT)
START, BITS_8, BITS_16, SUPER = "start", "8-bit", "16-bit", "super"
LEVELS = (START, BITS_8, BITS_16, SUPER)  # SD-COMP-06
SLOTS = ("ruby", "citrine", "emerald", "sapphire")  # SD-EQUIP-01
CRYSTALS = (*SLOTS, "amethyst")
