"""Every card and die of the game, read once from the content files and checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.resources import files

from tablee.gamekit.packs import packs
from tablee.games.super_dungeon.rules.reading.box import Box, Decks, Name
from tablee.games.super_dungeon.rules.reading.cards import FILES, Reading
from tablee.games.super_dungeon.rules.vocabulary import ActionDef, BossFight, ExploreDef, Face, GearDef, ModelDef
from tablee.kernel.errors import ContentError
from tablee.kernel.record import digest, pack

GROUP = "tablee.super_dungeon.packs"  # entry points: the name of a pack, and the package with its content files
NO_PACKS: Mapping[str, dict[str, str]] = {}


@lru_cache(maxsize=1)
def box() -> Box:
    content = files("tablee.games.super_dungeon").joinpath("content")
    return read({file: content.joinpath(file).read_text(encoding="utf-8") for file in FILES}, packs(GROUP))


def read(texts: dict[str, str], more: Mapping[str, dict[str, str]] = NO_PACKS) -> Box:
    """The box that content files describe, and packs beside it; a mistake is said with file, entry, field and what would be
    accepted."""
    return Reading(texts, more).box


def models() -> dict[str, ModelDef]:
    return box().models


def gear() -> dict[str, GearDef]:
    return box().gear


def explores() -> dict[str, ExploreDef]:
    return box().explores


def basics() -> dict[str, ActionDef]:
    return box().basics


def actions() -> dict[str, ActionDef]:
    """Every action there is: basic ones, those of models and equipment, and potions."""
    return box().actions


def faces() -> tuple[tuple[Face, ...], ...]:
    """The sides of the blue, red and green die."""
    return box().faces


def boss_fights() -> dict[str, BossFight]:
    """Boss Fight cards by their boss (SD-BOSS-01)."""
    return box().fights


def decks() -> Decks:
    """What goes into the decks unless the players choose otherwise (SD-DECK-01)."""
    return box().decks


def named(id: str) -> Name:
    return box().names[id]


def name(id: str, lang: str) -> str:
    """What a card or action is called; ids are unique across all of them."""
    return named(id).said(lang)


def article(id: str, lang: str) -> str:
    """What stands before the name in a sentence, with the space where one belongs; '' for what has a name of its own."""
    found = named(id).le if lang == "fr" else ""
    return found if not found or found.endswith("'") else f"{found} "


def digest_of(ids: Iterable[str]) -> str:
    """A fingerprint of these cards: it changes when a figure of any of them does."""
    kinds: tuple[dict[str, ModelDef] | dict[str, GearDef] | dict[str, ExploreDef] | dict[str, ActionDef], ...] = (
        models(),
        gear(),
        explores(),
        actions(),
    )
    found = []
    for id in sorted(set(ids)):
        one = [kind[id] for kind in kinds if id in kind]
        if not one:
            raise ContentError(id, "no card has this id")
        found.append(one[0])
    return digest(pack([*found, *[list(sides) for sides in faces()]]))


def content_hash(used: Iterable[str] = ()) -> str:
    """A fingerprint of everything in the box, and of the packs that these cards are from: others change no game."""
    whose = box().packs
    there = {"", *[whose.get(id, "") for id in used]}
    return digest_of([id for id in (*models(), *gear(), *explores(), *actions()) if whose.get(id, "") in there])
