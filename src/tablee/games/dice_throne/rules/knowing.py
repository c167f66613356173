"""What a seat may know of a battle, and the same battle as far as it can tell."""

from __future__ import annotations

from tablee.games.dice_throne.rules.run import Run
from tablee.games.dice_throne.rules.state import Battle
from tablee.kernel.rng import Rng
from tablee.kernel.zone import ALL, NOBODY, OWNER, Visibility, dealt_again

SECRETS = Visibility({"hand": OWNER, "deck": NOBODY, "discard": ALL, "board": ALL})


def known(game: Battle, seat: int, owner: int, zone: str, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The one answer: their zone, or something that was shown (DT-MODE2V2-01: partners show their hands)."""
    if SECRETS.may_know(zone, owner, seat, seat >= 0 and game.allies(seat, owner)):
        return cards
    if seat < 0 or not game.seen:
        return ()
    return tuple([card for card in cards if game.seen.get(owner * 64 + card, 0) >> seat & 1])


def redeal(game: Battle, seat: int, key: bytes) -> Battle:
    """The same table as far as `seat` can tell; hands and decks it cannot see, and the dice to come, dealt anew."""
    new = game.clone()
    new.rng = Rng(key, {})
    for owner, player in enumerate(new.players):
        hand, deck = [known(game, seat, owner, *zone) for zone in (("hand", player.hand), ("deck", player.deck))]
        kept = [[card in hand for card in player.hand], [card in deck for card in player.deck]]
        fresh = dealt_again((player.hand, player.deck), kept, new.rng, f"redeal.{owner}")
        new.holds(owner, fresh[0])
        player.deck = fresh[1]
    new.seen = {card: seats for card, seats in game.seen.items() if seats >> seat & 1}
    if new.decision is not None and (new.decision.seat == seat or not isinstance(new.stack[-1], Run)):
        new.ask_again()  # a text that asks somebody else may depend on cards that are not theirs any more: it stays
    return new
