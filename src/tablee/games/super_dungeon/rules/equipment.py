"""Who may wear what: slots, one Treasure, Cursed cards (SD-EQUIP)."""

from __future__ import annotations

from tablee.games.super_dungeon.rules import effects
from tablee.games.super_dungeon.rules.abilities import CURSED
from tablee.games.super_dungeon.rules.kit import GEAR
from tablee.games.super_dungeon.rules.procedures import death
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.values import hearts, quantity
from tablee.games.super_dungeon.rules.vocabulary import GearDef


def gear(game: Arena, card: int) -> GearDef:
    return game.kit.gear_defs[game.kit.cards[card].id]


def spare(game: Arena) -> list[int]:
    """Loot and Treasure cards in the backpack; Wonders are not equipment (SD-DECK-06)."""
    return [card for card in game.backpack if game.kit.cards[card].kind == GEAR]


def replaced(game: Arena, card: int, hero: int) -> list[int]:
    """What the Hero would have to give up for it: the card in the slot, and another Treasure (SD-EQUIP-02)."""
    new = gear(game, card)
    one = new.deck == "treasure" and not game.kit.on("many-treasures")  # SD-DIFF-07
    worn = game.models[hero].gear
    return [old for old in worn if gear(game, old).slot == new.slot or (one and gear(game, old).deck == "treasure")]


def refusal(game: Arena, card: int, hero: int) -> str:
    """The rule against this Hero equipping this card now, or ''."""
    if game.models[hero].at < 0:
        return "SD-EQUIP-04"
    if card not in game.backpack:
        return "SD-EQUIP-07"
    if game.kit.cards[card].kind != GEAR:
        return "SD-DECK-06"
    return "SD-ABIL-05" if any([gear(game, old).abilities & CURSED for old in replaced(game, card, hero)]) else ""


def burdens(game: Arena) -> list[tuple[int, int]]:
    """Cursed cards that must be equipped, with each Hero that has the slot free for it (SD-ABIL-05)."""
    return [
        (card, hero)
        for card in spare(game)
        if gear(game, card).abilities & CURSED
        for hero in game.heroes()
        if not replaced(game, card, hero)
    ]


def equip(game: Arena, card: int, hero: int) -> int:
    """Put on, what it replaces is discarded (SD-EQUIP-07); how many discards let a Hero heal is returned."""
    old = replaced(game, card, hero)
    game.backpack = tuple([other for other in game.backpack if other != card])
    game.change(hero, gear=(*[other for other in game.models[hero].gear if other not in old], card))
    game.note("SD-EQUIP-04", "equips", who=game.name(hero), card=f"#card.{game.kit.cards[card].id}")
    heals = sum([discard(game, other) for other in old])
    effects.shed(game, hero)
    parted(game, hero)
    return heals


def parted(game: Arena, n: int, by: int = -1) -> None:
    """What it no longer wears or can use may have let it carry potions (SD-POTION-01) or have given it hearts (SD-DEATH-02)."""
    if game.models[n].potions > quantity(game, n):
        game.change(n, potions=quantity(game, n))
    if game.models[n].wounds >= hearts(game, n):
        death.destroy(game, n, by, "other")


def discard(game: Arena, card: int) -> int:
    """To the discards of its deck; 1 if that lets a Hero heal (SD-EQUIP-06, SD-DIFF-06)."""
    deck = game.deck_of(card)
    game.discard(deck, card)
    game.note("SD-EQUIP-05", "discards", card=f"#card.{game.kit.cards[card].id}")
    return int(deck == "treasure" or game.kit.on("loot-heals"))
