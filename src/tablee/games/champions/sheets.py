"""Every card as a sheet: name, type, cost, generated text, figures, in one language."""

from __future__ import annotations

from typing import Any

from tablee.games.champions.library import HOUSE_SETS
from tablee.games.champions.text.en import English
from tablee.games.champions.text.fr import French
from tablee.games.champions.vocabulary import CardDef, Name
from tablee.games.view import Sheet
from tablee.text.messages import Messages

ACCENTS = {
    "aggression": "red",
    "justice": "yellow",
    "leadership": "blue",
    "protection": "green",
    "hero": "purple",
    "encounter": "orange",
}


def named(name: Name, lang: str) -> str:
    return name.fr if lang == "fr" else name.en


def writer(lang: str) -> Any:
    return French() if lang == "fr" else English()


def sheet(face: CardDef, defs: dict[str, CardDef], lang: str, say: Messages) -> Sheet:
    house = []
    if face.set in HOUSE_SETS:
        house.append(say.say("house-card"))
    if face.doubt is not None:
        house.append(say.say("doubt", what=named(face.doubt, lang)))
    title = named(face.name, lang)
    if face.type == "villain":
        title += f" {face.stage}"
    return Sheet(
        title,
        face.type,
        accent=ACCENTS.get(face.aspect, ""),
        cost=face.cost if face.type in ("ally", "event", "support", "upgrade") else None,
        text=writer(lang).card(face, defs),
        needs=figures(face, lang, say),
        house=tuple(house),
    )


def figures(face: CardDef, lang: str, say: Messages) -> str:
    """The printed numbers in one line."""
    parts = []
    for stat in ("thw", "atk", "def", "rec", "sch", "hp", "hand"):
        if stat in face.stats:
            n = f"{face.stats[stat]}" + (f" {say.say('per-player')}" if stat == "hp" and face.per_player else "")
            parts.append(f"{say.say('mark-' + stat)} {n}")
    for role, (count, each) in (("start", face.threat), ("accel", face.accel), ("target", face.target)):
        if count:
            parts.append(f"{say.say('mark-' + role)} {count}" + (f" {say.say('per-player')}" if each else ""))
    if face.res:
        parts.append(" ".join([say.say("res-" + r) for r in face.res]))
    if face.boost or face.star:
        parts.append(f"{say.say('mark-boost')} {face.boost}" + ("★" if face.star else ""))
    parts += [f"{say.say('icon-' + name)} {n}" for name, n in face.icons.items()]
    if face.traits:
        parts.append(", ".join(face.traits_fr if lang == "fr" else face.traits))
    return "; ".join(parts)
