"""What is worth following through a game."""

from __future__ import annotations

from tablee.gamekit.account import Figure
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.values import hearts


def figures(game: Arena) -> tuple[Figure, ...]:
    """Hearts of the Heroes, and spawning points; none before the first turn."""
    if not game.turn:
        return ()
    found = []
    for n in game.kit.heroes:
        of = hearts(game, n)
        left = max(0, of - game.models[n].wounds) if game.models[n].at >= 0 else 0
        found.append(Figure(f"hearts.{n}", "hearts", f"@model.{game.kit.figures[n].card}", left, of, -1))
    points = Figure("points", "points", "@side.consul", len(game.points()), len(game.kit.points))
    return (*found, points)
