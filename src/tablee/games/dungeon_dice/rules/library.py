"""The box: every kind of die, read once from the content file."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files

from tablee.gamekit.spelling import Among, Flag, Free, Listed, Number, Table, Tables, wrong
from tablee.games.dungeon_dice.content.names import KINDS
from tablee.games.dungeon_dice.rules.vocabulary import BAGS, CALLED, COLOURS, MONSTER, QUALITIES, SPELL, DieDef, face
from tablee.kernel.errors import ContentError

FILE = "dungeon_dice/content/dice.toml"
BASIC = (SPELL, "hero-level", "monster-level", "experience")  # kept in the middle (DD-DICE-14)
ALL_GROUPS = (*BAGS, *BASIC)
WEAPONS = (*CALLED.values(), "staff")
#: what every field of a line accepts; the words of a face are read by `face`
DIE = Table(
    {
        "id": Free(),
        "group": Among(*ALL_GROUPS),
        "kind": Among(*KINDS),
        "colour": Among(*COLOURS),
        "quality": Among(*QUALITIES),
        "weapon": Among(*WEAPONS),
        "hands": Number(),
        "armor": Flag(),
        "count": Number(least=1),
        "faces": Listed(Free()),
    },
    ("id", "group", "kind", "faces"),
)


@lru_cache(maxsize=1)
def box() -> dict[str, DieDef]:
    return read(files("tablee.games.dungeon_dice").joinpath("content", "dice.toml").read_text(encoding="utf-8"))


def read(text: str) -> dict[str, DieDef]:
    """Kinds of dice from a content file; a mistake is said with its place."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(FILE, f"cannot be read: {error}") from error
    Table({"dice": Tables()}, ("dice",)).check(FILE, content, {})
    found: dict[str, DieDef] = {}
    for line in content["dice"]:
        where = f"{FILE}: {line.get('id', '?')}"
        DIE.check(where, line, {})
        one = DieDef(**{**line, "faces": tuple([face(words, where) for words in line["faces"]])})
        check(one, where)
        if one.id in found:
            raise ContentError(where, "stands there twice")
        found[one.id] = one
    for id in BASIC[1:]:
        if id not in found:
            raise ContentError(FILE, f"{id} is missing: it lies in the middle of the table (DD-DICE-14)")
    return found


def check(die: DieDef, where: str) -> None:
    """What no single word shows: how the words of a die go together."""
    if die.group != "experience" and len(die.faces) != 6:
        raise ContentError(where, f"{len(die.faces)} faces; a die has 6")
    if die.group == MONSTER:
        if not die.colour:
            raise wrong(where, "colour", die.colour, COLOURS)
        if len([f for f in die.faces if f.treasure]) != 1 or any([not f.treasure and not f.level for f in die.faces]):
            raise ContentError(
                where, "a monster die has five faces with a level and one treasure (DD-DICE-03, DD-DICE-04)"
            )
