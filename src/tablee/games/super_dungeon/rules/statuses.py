"""Statuses, as bits (SD-STATUS-01)."""

from __future__ import annotations

STATUSES = ("bane", "fire", "hex", "ice", "knockdown", "poison", "slow", "immobile")
BANE, FIRE, HEX, ICE, KNOCKDOWN, POISON, SLOW, IMMOBILE = [1 << n for n in range(8)]
#: `immobile` stands on a few cards and is no status of the rulebook: no token that hearts or Vigor remove
TOKENS = BANE | FIRE | HEX | ICE | KNOCKDOWN | POISON | SLOW
