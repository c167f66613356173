"""What forbids an option of any verb: cards that are not there or hidden, and turns of others."""

from __future__ import annotations

from tablee.games.champions.rules.state import HIDDEN_ZONES, Scenario
from tablee.games.champions.rules.vocabulary import HAND
from tablee.kernel.decision import Option


def known(game: Scenario, seat: int, choice: Option) -> str:
    """Is there such a card at all? Cards hidden from this seat are not spoken of."""
    if not choice.args:
        return "MC-TARGET-02"
    if offered(game, seat, choice):
        return ""
    i = game.tagged(choice.args[0])[0]
    return "" if i >= 0 and seen(game, seat, i) else "MC-ABIL-01"


def seen(game: Scenario, seat: int, i: int) -> bool:
    """May this seat know where the card lies?"""
    card = game.cards[i]
    if card.zone == HAND:
        return card.owner == seat or game.reading("hands") == "open"
    return card.zone not in HIDDEN_ZONES


def offered(game: Scenario, seat: int, choice: Option) -> bool:
    """A window or a call for help lets it be used now."""
    asked = game.decision
    return asked is not None and asked.seat == seat and asked.prompt != "turn" and choice in asked.options


def your_turn(game: Scenario, seat: int, choice: Option) -> str:
    if offered(game, seat, choice):
        return ""
    return "" if game.active == seat and game.phase == "player" else "MC-TURN-01"
