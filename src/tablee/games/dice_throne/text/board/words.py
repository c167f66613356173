"""What boards are written in besides sentences: headings and marks, in French and English. Either is understood
anywhere."""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches

LANGUAGES = ("en", "fr")
#: headings at the margin, before a colon
HEADINGS = {
    "hero": ("hero", "héros"),
    "lang": ("lang", "langue"),
    "edition": ("edition", "édition"),
    "complexity": ("complexity", "difficulté"),
    "deck": ("deck", "paquet"),
    "accent": ("accent", "couleur"),
    "icon": ("icon", "icône"),
    "symbol": ("symbol", "symbole"),
    "setup": ("setup", "mise en place"),
    "token": ("token", "jeton"),
    "side": ("side", "face"),
    "slot": ("slot", "case"),
    "card": ("card", "carte"),
    "source": ("source", "origine"),
    "remark": ("remark", "remarque"),
}
#: marks of tokens, abilities and cards, parted by semicolons
MARKS = {
    "positive": ("positive", "positif"),
    "negative": ("negative", "négatif"),
    "unique": ("unique", "particulier"),
    "persistent": ("persistent", "persistant"),
    "owned": ("owned", "nominatif"),
    "refusable": ("may be refused", "refusable"),
    "blocks": ("blocks an ability", "bloque une capacité"),
    "freezes": ("freezes", "immobilise"),
    "companion": ("companion", "compagnon"),
    "bound": ("not removable", "non retirable"),
    "kept": ("not transferable", "non transférable"),
    "ultimate": ("ultimate", "ultime"),
    "passive": ("passive", "passive"),
    "modifier": ("attack modifier", "modificateur d'attaque"),
    "main": ("main", "principale"),
    "roll": ("roll", "lancer"),
    "instant": ("instant", "instantanée"),
    "spell": ("spell", "sortilège"),
}
#: marks with a value after them
VALUES = {
    "limit": ("limit", "limite"),
    "others": ("on others", "chez les autres"),
    "letter": ("letter", "lettre"),
    "faces": ("faces", "faces"),
    "stack": ("stacks with", "s'empile avec"),
    "rescues": ("rescues", "sauve"),
    "sooner": ("sooner", "d'emblée"),
    "grows": ("grows into", "pousse en"),
    "worth": ("worth", "vaut"),
    "fallen": ("falls to", "tombe en"),
    "icon": ("icon", "icône"),
    "source": ("source", "origine"),
}
EDITIONS = {
    "season 1": ("season 1", "saison 1"),
    "season 2": ("season 2", "saison 2"),
    "marvel": ("marvel", "marvel"),
    "house": ("house", "maison"),
}
CONFIDENCE = {
    "high": ("high", "sûre"),
    "medium": ("medium", "moyenne"),
    "low": ("low", "faible"),
    "house": ("house", "maison"),
}
OURS = ("ours", "maison")
COST = ("CP", "PC")


def slug(name: str) -> str:
    """An id of a name: "Rage !" is rage, "Épée" epee."""
    plain = "".join([c for c in unicodedata.normalize("NFKD", name.lower()) if not unicodedata.combining(c)])
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "")).strip("-")


def word(table: dict[str, tuple[str, str]], said: str) -> str:
    """What a heading or mark means, '' for none."""
    plain = said.strip().lower()
    return next((key for key, both in table.items() if plain in both), "")


def known(table: dict[str, tuple[str, str]], lang: str) -> tuple[str, ...]:
    return tuple([both[LANGUAGES.index(lang)] for both in table.values()])


def near(said: str, could: tuple[str, ...]) -> tuple[str, ...]:
    """What may stand there, the likeliest first."""
    close = get_close_matches(said, could, 3)
    return (*close, *[one for one in could if one not in close])
