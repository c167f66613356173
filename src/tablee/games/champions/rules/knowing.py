"""What a seat may know, and the same table dealt anew as far as it can tell."""

from __future__ import annotations

from typing import Any

from tablee.games.champions.rules.effects.cards import TAKE, Look, Search
from tablee.games.champions.rules.effects.schemes import FindEncounter
from tablee.games.champions.rules.state import Scenario
from tablee.kernel.rng import Rng
from tablee.kernel.zone import ALL, NOBODY, OWNER, Visibility, dealt_again

SECRETS = Visibility({"hand": OWNER, "deck": NOBODY, "encounter": NOBODY, "pile": ALL, "play": ALL})


def knows_hand(game: Scenario, seat: int, owner: int) -> bool:
    """Hands may be shown, and are when the table agreed to it (MC-GOLD-06)."""
    return SECRETS.may_know("hand", owner, seat, game.reading("hands") == "open" and seat >= 0)


def searching(game: Scenario) -> Any:
    """The node that is showing somebody hidden cards right now."""
    asked = game.decision
    return TAKE.frame(game).node(game) if asked is not None and TAKE.of(asked.options[0]) else None


def redeal(game: Scenario, seat: int, key: bytes) -> Scenario:
    """The same table as far as `seat` can tell: hidden hands, decks and facedown cards dealt anew."""
    new: Scenario = game.clone()
    new.rng = Rng(key, {})
    node = searching(game)
    looking = game.decision is not None and game.decision.seat == seat
    for owner, player in enumerate(new.players):
        under = [c.id for c in new.cards if c.under and any([new.cards[u].owner == owner for u in c.under])]
        held = [tuple([u for u in new.cards[i].under if new.cards[u].owner == owner]) for i in under]
        zones = [player.hand, player.deck, *held]
        hand_known = knows_hand(game, seat, owner)
        seen = 0  # cards of the deck, from the top, that are being shown
        if looking and seat == owner and isinstance(node, Look | Search):
            seen = node.n if isinstance(node, Look) else len(player.deck)
        deck_known = [n < seen for n in range(len(player.deck))]
        known = [[hand_known] * len(player.hand), deck_known, *[[False] * len(zone) for zone in held]]
        fresh = dealt_again(zones, known, new.rng, f"redeal.{owner}")
        swap(new, zones, fresh)
        player.hand, player.deck = fresh[0], fresh[1]
        for i, old, now in zip(under, held, fresh[2:]):
            card = new.edit(i)
            card.under = tuple([now[old.index(u)] if u in old else u for u in card.under])
    enemies = [c.id for c in new.cards if c.boosts]
    zones = [new.edeck, *[p.dealt for p in new.players], *[new.cards[i].boosts for i in enemies]]
    found = isinstance(node, FindEncounter) and looking
    known = [[found and n == 0] * len(zone) for n, zone in enumerate(zones)]
    fresh = dealt_again(zones, known, new.rng, "redeal.encounter")
    swap(new, zones, fresh)
    new.edeck = fresh[0]
    for player, dealt in zip(new.players, fresh[1:]):
        player.dealt = dealt
    for i, boosts in zip(enemies, fresh[1 + len(new.players) :]):
        new.edit(i).boosts = boosts
    new.derive()
    if new.decision is not None and new.decision.seat == seat:
        new.ask_again()
    return new


def swap(game: Scenario, zones: list[tuple[int, ...]], fresh: list[tuple[int, ...]]) -> None:
    """Cards that changed places take over zone and area of the place."""
    places = [(game.cards[i].zone, game.cards[i].area, game.cards[i].ctl) for zone in zones for i in zone]
    for i, place in zip([i for zone in fresh for i in zone], places):
        card = game.edit(i)
        card.zone, card.area, card.ctl = place
