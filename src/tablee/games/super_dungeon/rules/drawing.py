"""Drawing Loot and Treasure into the backpack (SD-DECK-07, SD-HERO-04)."""

from __future__ import annotations

from tablee.games.super_dungeon.rules.abilities import CURSED
from tablee.games.super_dungeon.rules.kit import BOOTY_CARD, GEAR
from tablee.games.super_dungeon.rules.state import Arena


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


def draw_some(game: Arena, deck: str, count: int, keep_booty: bool = False) -> tuple[int, ...]:
    """So many cards of a deck, or as many as there are."""
    found: list[int] = []
    for _ in range(count):
        card = draw_one(game, deck, keep_booty)
        if card < 0:
            break
        found.append(card)
    return tuple(found)


def gain(game: Arena, deck: str, cards: tuple[int, ...], due: int, rule: str = "SD-HERO-04") -> None:
    """Cards that were drawn go to the backpack (SD-COMP-08); fewer than are due: the deck has run out (SD-DECK-07)."""
    game.backpack += cards
    message = "gains-treasure" if deck == "treasure" else "gains-loot"
    for card in cards:
        game.note(rule, message, card=f"#card.{game.kit.cards[card].id}")
    if len(cards) < due:
        game.note("SD-DECK-07", "deck-empty", deck=f"@deck.{deck}")


def curse_waits(game: Arena, deck: str) -> bool:
    """May a Cursed card come, which nobody is glad to draw (SD-ABIL-05)?"""
    kit = game.kit
    for card in (*getattr(game, deck), *getattr(game, f"{deck}_out")):
        if kit.cards[card].kind == GEAR and kit.gear_defs[kit.cards[card].id].abilities & CURSED:
            return True
    return False
