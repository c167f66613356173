"""Statuses, as bits (SD-STATUS-01)."""

from __future__ import annotations

from typing import Final

STATUSES = ("bane", "fire", "hex", "ice", "knockdown", "poison", "slow", "immobile")
BANE: Final = 1 << 0
FIRE: Final = 1 << 1
HEX: Final = 1 << 2
ICE: Final = 1 << 3
KNOCKDOWN: Final = 1 << 4
POISON: Final = 1 << 5
SLOW: Final = 1 << 6
IMMOBILE: Final = 1 << 7
#: `immobile` stands on a few cards and is no status of the rulebook: no token that hearts or Vigor remove
TOKENS: Final = BANE | FIRE | HEX | ICE | KNOCKDOWN | POISON | SLOW
