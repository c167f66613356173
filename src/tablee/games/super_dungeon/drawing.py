"""Drawing Loot and Treasure into the backpack (SD-DECK-07, SD-HERO-04)."""

from __future__ import annotations

from tablee.games.super_dungeon.kit import BOOTY_CARD
from tablee.games.super_dungeon.state import Arena


def draw_one(game: Arena, deck: str, keep_booty: bool = False) -> int:
    """The next card; -1: there is none.

    A Boo Booty that cannot come into play goes back into the deck, and another card is drawn for it (SD-BOOTY-02,
    SD-BOOTY-04). They are put back only after the draw, so that a deck of nothing else comes to an end."""
    aside: list[int] = []
    while True:
        card = game.draw(deck)
        if card < 0 or game.kit.cards[card].kind != BOOTY_CARD:
            break
        if keep_booty and game.pool(game.kit.cards[card].id):
            break
        aside.append(card)
    for booty in aside:
        game.note("SD-BOOTY-02", "booty-back", card=f"#card.{game.kit.cards[booty].id}")
        game.shuffle_in(deck, booty)
    return card


def gain(game: Arena, deck: str, count: int, rule: str = "SD-HERO-04") -> list[int]:
    """So many cards of a deck go to the backpack."""
    found: list[int] = []
    for _ in range(count):
        card = draw_one(game, deck)
        if card < 0:
            game.note("SD-DECK-07", "deck-empty", deck=f"@deck.{deck}")
            break
        found.append(card)
        game.backpack += (card,)
        message = "gains-treasure" if deck == "treasure" else "gains-loot"
        game.note(rule, message, card=f"#card.{game.kit.cards[card].id}")
    return found
