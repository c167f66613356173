"""What can be chosen when a game is set up: the party, its enemies, readings that tables differ on, difficulty."""

from __future__ import annotations

from tablee.gamekit.rules import RANDOM, SetupOption
from tablee.games.super_dungeon.rules import records
from tablee.games.super_dungeon.rules.library import gear, models
from tablee.games.super_dungeon.rules.presets import PRESETS
from tablee.games.super_dungeon.rules.ranks import BOOTY, PET
from tablee.games.super_dungeon.rules.records import MOST
from tablee.games.super_dungeon.rules.setup import CARD_OPTIONS, HERO_CARDS, HERO_OPTIONS, HEROES, PREPARING, PRESET


def hero_option(place: int) -> SetupOption:
    """A party has three Heroes at least, five at most (SD-SETUP-03)."""
    if place < 3:
        return SetupOption(HERO_OPTIONS[place], (*HERO_CARDS, RANDOM), usual=HEROES[place])
    return SetupOption(HERO_OPTIONS[place], ("none", *HERO_CARDS, RANDOM), usual="none")


def card_option(name: str) -> SetupOption:
    """A list of cards, to be named beforehand; left out it is the book's, or chosen step by step. Without any unique Loot
    in the box nobody is asked about it."""
    unique = tuple([card.id for card in gear().values() if card.deck == "loot" and card.owner])
    base = tuple([card.id for card in gear().values() if card.deck == "loot" and not card.owner])
    there = {
        "booties": tuple([card.id for card in models().values() if card.rank == BOOTY]),
        "wonders": tuple([card.id for card in models().values() if card.rank == PET]),
        "loot-added": unique,
        "loot-removed": base if unique else (),
    }
    treasures = tuple([card.id for card in gear().values() if card.deck == "treasure" and card.owner])
    values = there.get(name, treasures)
    most = MOST.get(CARD_OPTIONS[name], len(unique))
    copies = most if name == "booties" else 1
    return SetupOption(name, values, advanced=True, local=not values, many=most, copies=copies)


OPTIONS = (
    SetupOption(PRESET, tuple([preset.name for preset in PRESETS]), local=True),  # a lobby shows what each stands for
    SetupOption("players", ("2", "3", "4", "5", "6"), local=True),
    SetupOption("heroes", local=True),
    *[hero_option(place) for place in range(len(HERO_OPTIONS))],
    SetupOption("consul", seats=True),
    SetupOption("preparing", PREPARING, usual=PREPARING[0]),
    SetupOption("mini-bosses", local=True),
    SetupOption("spawning-points", local=True),
    SetupOption("tiles", local=True),
    *[card_option(name) for name in CARD_OPTIONS],
    *[SetupOption(name, values, usual=values[0], advanced=True) for name, values in records.OPTIONS.items()],
)
