"""Pets: who their master is, and how they leave it (SD-PET). Their activation is that of any model."""

from __future__ import annotations

from tablee.games.super_dungeon.rules.kit import WONDER
from tablee.games.super_dungeon.rules.state import Arena


def pet_of(game: Arena, hero: int) -> int:
    """The pet whose master this model is, in the dungeon or not; -1: none (SD-PET-02)."""
    return next((n for n in game.pets() if game.models[n].master == hero), -1)


def release(game: Arena, pet: int) -> None:
    """Model and card go to the backpack: it has no master any more (SD-PET-02, SD-PET-03)."""
    game.put(pet, -1, master=-1, seat=-1, wounds=0, statuses=0, lasting=())
    own = [
        n
        for n in game.kit.treasure
        if game.kit.cards[n].kind == WONDER and game.kit.cards[n].id == game.models[pet].card
    ]
    game.backpack += tuple([card for card in own if card not in game.backpack])
    game.note("SD-PET-03", "pet-released", who=game.name(pet))
