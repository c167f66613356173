"""What a seat may know, and the same table dealt anew as far as it can tell."""

from __future__ import annotations

from typing import Any

from tablee.games.champions.rules.effects.cards import TAKE, Look, Search
from tablee.games.champions.rules.effects.schemes import FindEncounter
from tablee.games.champions.rules.procedures.hands import DiscardFromHand
from tablee.games.champions.rules.procedures.pay import PayResources
from tablee.games.champions.rules.procedures.use import Use
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import EVENT, HAND
from tablee.kernel.rng import Rng
from tablee.kernel.zone import ALL, NOBODY, OWNER, Visibility, dealt_anew

SECRETS = Visibility({"hand": OWNER, "deck": NOBODY, "encounter": NOBODY, "pile": ALL, "play": ALL})


def knows_hand(game: Scenario, seat: int, owner: int) -> bool:
    """Hands may be shown, and are when the table agreed to it (MC-GOLD-06)."""
    return SECRETS.may_know("hand", owner, seat, game.reading("hands") == "open" and seat >= 0)


def searching(game: Scenario) -> Any:
    """The node that is showing somebody hidden cards right now."""
    asked = game.decision
    return TAKE.frame(game).node(game) if asked is not None and TAKE.of(asked.options[0]) else None


def announced(game: Scenario) -> set[int]:
    """Cards in hands that somebody has begun to play or to spend, or has chosen to discard: what goes on needs them where
    they are."""
    found = set()
    for frame in game.stack:
        if isinstance(frame, Use):
            found.add(frame.card)
        elif isinstance(frame, DiscardFromHand):
            found.update(frame.chosen)
        elif isinstance(frame, PayResources):
            found.update([frame.card, frame.but, *frame.kept, *[source[1] for source in frame.chosen]])
    return found


def redeal(game: Scenario, seat: int, key: bytes) -> Scenario:
    """The same table as far as `seat` can tell: hidden hands, decks and facedown cards dealt anew. Bots do this for every
    choice: what stays as it is, is neither copied nor worked out again."""
    new: Scenario = game.clone()
    new.rng = Rng(key, {})
    node = searching(game)
    looking = game.decision is not None and game.decision.seat == seat
    begun = announced(game)
    under: list[dict[int, list[int]]] = [{} for _ in new.players]  # of each owner: what lies under which card
    enemies = []
    for card in game.cards:
        if card.under:
            for u in card.under:
                owner = game.cards[u].owner
                if owner >= 0:
                    under[owner].setdefault(card.id, []).append(u)
        if card.boosts:
            enemies.append(card.id)
    for owner, player in enumerate(new.players):
        held = under[owner]
        hand_known = knows_hand(game, seat, owner)
        seen = 0  # cards of the deck, from the top, that are being shown
        if looking and seat == owner and isinstance(node, Look | Search):
            seen = node.n if isinstance(node, Look) else len(player.deck)
        known = player.hand if hand_known else tuple([i for i in player.hand if i in begun])
        hidden = () if hand_known else tuple([i for i in player.hand if i not in begun])
        zones = [hidden, player.deck[seen:], *[tuple(cards) for cards in held.values()]]
        fresh = dealt_anew(zones, new.rng, f"redeal.{owner}")
        swap(new, zones, fresh)
        player.hand, player.deck = known + fresh[0], player.deck[:seen] + fresh[1]
        for (i, old), now in zip(held.items(), fresh[2:]):
            card = new.edit(i)
            card.under = tuple([now[old.index(u)] if u in old else u for u in card.under])
    found = isinstance(node, FindEncounter) and looking  # the deck is being searched
    zones = [() if found else new.edeck, *[p.dealt for p in new.players], *[new.cards[i].boosts for i in enemies]]
    fresh = dealt_anew(zones, new.rng, "redeal.encounter")
    swap(new, zones, fresh)
    new.edeck = new.edeck if found else fresh[0]
    for player, dealt in zip(new.players, fresh[1:]):
        player.dealt = dealt
    for i, boosts in zip(enemies, fresh[1 + len(new.players) :]):
        new.edit(i).boosts = boosts
    if new.decision is not None and new.decision.seat == seat:
        new.ask_again()
    return new


def swap(game: Scenario, zones: list[tuple[int, ...]], fresh: list[tuple[int, ...]]) -> None:
    """Cards that changed places take over zone and area of the place; events are heard from hands alone."""
    cards, moved = game.cards, []
    for zone, now in zip(zones, fresh):
        for old, i in zip(zone, now):
            if old != i:
                place, card = cards[old], cards[i]
                if place.zone != card.zone or place.area != card.area or place.ctl != card.ctl:
                    moved.append((i, place.zone, place.area, place.ctl))
    for i, zone_name, area, ctl in moved:
        card = game.edit(i)
        heard = card.face.type == EVENT and HAND in (card.zone, zone_name) and card.zone != zone_name
        card.zone, card.area, card.ctl = zone_name, area, ctl
        if heard:
            game.listen(i, zone_name == HAND)
