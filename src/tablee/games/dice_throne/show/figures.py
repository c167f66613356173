"""What is worth following through a game."""

from __future__ import annotations

from tablee.gamekit.account import Figure
from tablee.games.dice_throne.rules.state import Battle


def figures(game: Battle) -> tuple[Figure, ...]:
    """Health. Partners share a dial: it stands under the first of them (DT-MODE2V2-05)."""
    team = game.kit.team
    found = [
        Figure(f"health.{dial}", "health", f"&{team.index(dial)}", max(0, n), game.kit.health, -1)
        for dial, n in enumerate(game.dials)
    ]
    return tuple(found)
