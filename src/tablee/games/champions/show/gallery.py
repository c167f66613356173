"""Heroes and villains as a gallery shows them."""

from __future__ import annotations

from tablee.gamekit.gallery import Face, about, role_of
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.library import identity_of, library
from tablee.games.champions.rules.packs import HEROES, SCENARIOS
from tablee.games.champions.rules.vocabulary import Name
from tablee.games.champions.show.sheets import ACCENTS, HERO_ACCENTS, icon, writer
from tablee.text.messages import Messages

#: how hard heroes are to play and villains to beat, from 1 to 3: our estimate
HARD = {
    "spider-man": 1,
    "captain-marvel": 1,
    "she-hulk": 2,
    "black-panther": 2,
    "iron-man": 3,
    "rhino": 1,
    "klaw": 2,
    "ultron": 3,
}


def faces(lang: str, say: Messages) -> dict[str, Face]:
    """By hero, whatever its deck, and by scenario."""
    heroes = [(hero, identity_of(hero), HERO_ACCENTS.get(hero, ACCENTS["hero"])) for hero in HEROES]
    villains = [(one.id, library()[one.stages[0]], ACCENTS["encounter"]) for one in SCENARIOS.values()]
    titles = {one.id: one.name for one in SCENARIOS.values()}
    return {
        id: face(id, card, titles.get(id, card.name), accent, lang, say) for id, card, accent in (*heroes, *villains)
    }


def face(id: str, card: CardDef, name: Name, accent: str, lang: str, say: Messages) -> Face:
    return Face(
        name.said(lang),
        icon(card),
        accent=accent,
        role=role_of(id, say),
        about=about(id, say) or writer(lang).card(card, library()),
        hard=HARD.get(id, 0),
        house=id in HARD,
        content=id,
    )
