"""Who is whose namesake: copies and unique cards (MC-CARD-10, MC-UNIQUE)."""

from __future__ import annotations

from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import HERO, IDENTITY_SIDES, MINION


def copy_of(game: Scenario, x: int) -> tuple[str, str]:
    """Cards with the same title and subtitle are copies of each other."""
    face = game.cards[x].face
    return (face.name.en, face.sub.en if face.sub is not None else "")


def namesake(game: Scenario, x: int) -> bool:
    """A unique card (MC-UNIQUE-01) whose title is in play already; characters with other subtitles or alter-egos are
    others (MC-UNIQUE-03, MC-UNIQUE-04, MC-UNIQUE-05)."""
    face = game.cards[x].face
    if not face.unique or not game.icon_count.get(face.mark):
        return False
    mine = "" if face.type == MINION else known_as(game, x)  # for minions the title alone decides
    for i in game.titled():
        card = game.cards[i]
        if i != x and card.face.unique:
            title = card.face.name.en == face.name.en or (
                card.face.face is not None and card.face.face.name.en == face.name.en
            )
            if title:
                theirs = "" if card.face.type == MINION else known_as(game, card.id)
                if not mine or not theirs or mine == theirs:
                    return True
    return False


def known_as(game: Scenario, x: int) -> str:
    """The other name of a character: the subtitle of an ally (MC-CARD-11), the alter-ego of a hero."""
    face = game.cards[x].face
    if face.face is not None and face.type in IDENTITY_SIDES:
        return face.face.name.en if face.type == HERO else face.name.en
    return face.sub.en if face.sub is not None else ""
