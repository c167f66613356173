"""What lies there before the first turn (DT-SETUP): dials, boards, shuffled decks, opening hands."""

from __future__ import annotations

from tablee.games.dice_throne.rules.records import Kit, Player
from tablee.games.dice_throne.rules.state import Battle
from tablee.kernel.rng import Rng

START_CP = 2  # DT-SETUP-02
START_HAND = 4  # DT-SETUP-03


def laid_out(content: Kit, rng: Rng) -> Battle:
    return lay_out(Battle(content, rng))


def lay_out(game: Battle) -> Battle:
    """Dials, boards and shuffled decks; nobody has acted yet."""
    content, rng = game.kit, game.rng
    for seat, hero in enumerate(content.heroes):
        deck = rng.shuffled(range(len(hero.deck)), f"deck.{seat}")
        levels = (1,) * len(hero.sides[0])
        tokens = [0] * len(content.kinds)  # DT-SETUP-05: all of them lie in the supplies
        game.players.append(Player(START_CP, tokens, {}, levels, (), 0, (), deck[START_HAND:], (), False, (), 0))
        game.holds(seat, deck[:START_HAND])
        game.look_at_board(seat)
    game.dials = [content.health] * (max(content.team) + 1)
    game.healing = [0] * content.seats
    return game
