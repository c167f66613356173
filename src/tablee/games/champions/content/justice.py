"""justice."""

from __future__ import annotations

from tablee.games.champions.vocabulary import Script

SCRIPTS: dict[str, Script] = {}
