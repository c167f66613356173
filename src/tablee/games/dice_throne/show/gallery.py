"""The heroes as a gallery shows them: those of the boxes, and somebody's own."""

from __future__ import annotations

from collections.abc import Iterable

from tablee.gamekit.gallery import Face, about, role_of
from tablee.games.dice_throne.rules.vocabulary import Hero
from tablee.games.dice_throne.show.sheets import Catalogue
from tablee.text.messages import Messages

GAUGE = 6  # the leaflet says how hard a hero is to play, from 1 to 6 (DT-COMP-07)
PRINTED = ("barbarian", "gunslinger")  # whose gauge is known; that of the others is ours
SHOWN = 2  # abilities of a hero about whom nobody has written anything


def faces(heroes: Iterable[Hero], lang: str, say: Messages) -> dict[str, Face]:
    return {hero.id: face(hero, lang, say) for hero in heroes}


def face(hero: Hero, lang: str, say: Messages) -> Face:
    return Face(
        hero.name.said(lang),
        hero.icon,
        accent=hero.accent,
        role="" if hero.own else role_of(hero.id, say),
        about=("" if hero.own else about(hero.id, say)) or abilities(hero, lang, say),
        hard=hero.complexity,
        of=GAUGE,
        house=not hero.own and hero.id not in PRINTED,
        own=hero.own,
        content=hero.id,
    )


def abilities(hero: Hero, lang: str, say: Messages) -> str:
    """What the first abilities of the board do."""
    book = Catalogue(lang, say)
    book.hero(hero)
    first = [slot.levels[0].abilities[0] for slot in hero.sides[0][:SHOWN]]
    sheets = [book.sheets[f"ability.{hero.id}.{ability.id}.1"] for ability in first]
    return " ".join([say.say("content-line", what=sheet.name, text=sheet.text) for sheet in sheets])
