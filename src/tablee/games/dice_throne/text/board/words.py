"""What boards are written in besides sentences: headings and marks, in French and English. Either is understood
anywhere."""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches

from tablee.gamekit.tables import words

LANGUAGES = ("en", "fr")
Table = dict[str, tuple[str, ...]]  # word of the program -> what it is called in each language


def tables() -> dict[str, Table]:
    """What stands in the files of the languages; they hold the same."""
    read = [words("tablee.games.dice_throne.text.board", f"{lang}.toml") for lang in LANGUAGES]
    return {name: {key: tuple([one[name][key] for one in read]) for key in table} for name, table in read[0].items()}


SAID = tables()
HEADINGS, MARKS, VALUES = SAID["headings"], SAID["marks"], SAID["values"]
EDITIONS, CONFIDENCE = SAID["editions"], SAID["confidence"]
OURS, COST = SAID["also"]["ours"], SAID["also"]["cost"]


def slug(name: str) -> str:
    """An id of a name: "Rage !" is rage, "Épée" epee."""
    plain = "".join([c for c in unicodedata.normalize("NFKD", name.lower()) if not unicodedata.combining(c)])
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "")).strip("-")


def word(table: Table, said: str) -> str:
    """What a heading or mark means, '' for none."""
    plain = said.strip().lower()
    return next((key for key, both in table.items() if plain in both), "")


def known(table: Table, lang: str) -> tuple[str, ...]:
    return tuple([both[LANGUAGES.index(lang)] for both in table.values()])


def near(said: str, could: tuple[str, ...]) -> tuple[str, ...]:
    """What may stand there, the likeliest first."""
    close = get_close_matches(said, could, 3)
    return (*close, *[one for one in could if one not in close])
