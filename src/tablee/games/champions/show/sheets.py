"""Every card as a sheet: name, type, cost, generated text, figures, in one language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tablee.gamekit.icons import icons_of
from tablee.gamekit.view import Mark, Sheet
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.library import HOUSE_SETS, slug
from tablee.games.champions.rules.vocabulary import RESOURCES, STATS
from tablee.games.champions.text.cards import CardTexts, texts
from tablee.text.messages import Messages

ICONS = icons_of("tablee.games.champions")

ACCENTS = {
    "aggression": "red",
    "justice": "yellow",
    "leadership": "blue",
    "protection": "green",
    "hero": "purple",
    "encounter": "orange",
}
#: a strong colour for each hero at the table
HERO_ACCENTS = {
    "spider-man": "#c0392f",
    "captain-marvel": "#c8962e",
    "she-hulk": "#4f9a3f",
    "iron-man": "#b8472a",
    "black-panther": "#7a5fc0",
}


def writer(lang: str) -> CardTexts:
    return texts(lang)


def sheet(face: CardDef, defs: dict[str, CardDef], lang: str, say: Messages) -> Sheet:
    house = []
    if face.set in HOUSE_SETS:
        house.append(say.say("house-card"))
    if face.doubt is not None:
        house.append(say.say("doubt", what=face.doubt.said(lang)))
    if face.changed:
        house.append(say.say("changed-card"))
    title = face.name.said(lang)
    if face.type == "villain":
        title += f" {face.stage}"
    return Sheet(
        title,
        face.type,
        icon=icon(face),
        accent=ACCENTS.get(face.aspect, ""),
        cost=face.cost if face.type in ("ally", "event", "support", "upgrade") else None,
        text=writer(lang).card(face, defs),
        needs=figures(face, lang, say),
        stats=printed(face),
        house=tuple(house),
    )


class Sheets(Mapping[str, Sheet]):
    """By their ids; that of a card is made when somebody reads it: few of all cards lie on a table."""

    def __init__(self, cards: dict[str, CardDef], lang: str, say: Messages, others: dict[str, Sheet]) -> None:
        self.cards, self.lang, self.say = cards, lang, say
        self.made: dict[str, Sheet | None] = {**{f"card.{code}": None for code in cards}, **others}

    def __getitem__(self, id: str) -> Sheet:
        found = self.made[id]
        if found is None:
            face = self.cards[id.removeprefix("card.")]
            found = self.made[id] = sheet(face, self.cards, self.lang, self.say)
        return found

    def __contains__(self, id: object) -> bool:
        return id in self.made

    def __iter__(self) -> Iterator[str]:
        return iter(self.made)

    def __len__(self) -> int:
        return len(self.made)


def icon(face: CardDef) -> str:
    return ICONS["cards"].get(slug(face.name.en), ICONS["kinds"][face.type])


def printed(face: CardDef) -> tuple[Mark, ...]:
    """The printed numbers one by one; "-each": times the number of players."""
    out = [Mark("hp-each" if s == "hp" and face.per_player else s, face.stats[s]) for s in STATS if s in face.stats]
    out += [Mark(f"worn-{stat}", n) for stat, n in face.consequential.items() if n]
    for role, (count, each) in (("start", face.threat), ("accel", face.accel), ("target", face.target)):
        if count:
            out.append(Mark(f"{role}-each" if each else role, count))
    out += [Mark(f"res-{name}", face.res.count(name)) for name in RESOURCES if name in face.res]
    if face.boost:
        out.append(Mark("boost", face.boost))
    if face.star:
        out.append(Mark("star"))
    return (*out, *[Mark(f"icon-{name}", n) for name, n in face.icons.items()])


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
