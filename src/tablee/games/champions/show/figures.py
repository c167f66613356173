"""What is worth following through a game."""

from __future__ import annotations

from tablee.gamekit.account import Figure
from tablee.games.champions.rules.state import Scenario


def figures(game: Scenario) -> tuple[Figure, ...]:
    """Hit points of the heroes and of the villain, whose stages follow one another, and threat on the main scheme."""
    if not game.round or game.villain < 0 or game.main < 0:
        return ()
    found = []
    for seat, player in enumerate(game.players):
        left = 0 if player.out else max(0, game.left(player.me))
        found.append(Figure(f"hp.{seat}", "hp", f"&{seat}", left, game.hp(player.me), -1))
    villain, scheme = game.cards[game.villain], game.cards[game.main]
    if not villain.face.infinite:
        left = max(0, game.left(game.villain))
        found.append(Figure("hp", "hp", f"@card.{villain.code}", left, game.hp(game.villain), -1))
    found.append(Figure("threat", "threat", f"@card.{scheme.code}", scheme.threat, game.target_threat()))
    return tuple(found)
