"""The box: every kind of die, read once from the content file."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files

from tablee.games.dungeon_dice.content.names import KINDS
from tablee.games.dungeon_dice.vocabulary import BAGS, COLOURS, MONSTER, QUALITIES, SPELL, DieDef, face
from tablee.kernel.errors import ContentError

FILE = "dungeon_dice/content/dice.toml"
BASIC = (SPELL, "hero-level", "monster-level", "experience")  # kept in the middle (DD-DICE-14)
ALL_GROUPS = (*BAGS, *BASIC)


@lru_cache(maxsize=1)
def box() -> dict[str, DieDef]:
    return read(files("tablee.games.dungeon_dice").joinpath("content", "dice.toml").read_text(encoding="utf-8"))


def read(text: str) -> dict[str, DieDef]:
    """Kinds of dice from a content file; a mistake is said with its place."""
    try:
        lines = tomllib.loads(text)["dice"]
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise ContentError(FILE, f"cannot be read: {error}") from error
    found: dict[str, DieDef] = {}
    for line in lines:
        where = f"{FILE}: {line.get('id', '?')}"
        try:
            faces = tuple([face(words, where) for words in line["faces"]])
            one = DieDef(**{**line, "faces": faces})
        except (TypeError, KeyError) as error:
            raise ContentError(where, f"{error}") from error
        check(one, where)
        if one.id in found:
            raise ContentError(where, "stands there twice")
        found[one.id] = one
    return found


def check(die: DieDef, where: str) -> None:
    if die.group not in ALL_GROUPS:
        raise ContentError(where, f"group {die.group!r}: there are {', '.join(ALL_GROUPS)}")
    if die.group != "experience" and len(die.faces) != 6:
        raise ContentError(where, f"{len(die.faces)} faces; a die has 6")
    if die.kind not in KINDS:
        raise ContentError(where, f"kind {die.kind!r} has no name in content/names.py")
    if die.group == MONSTER:
        if die.colour not in COLOURS:
            raise ContentError(where, f"colour {die.colour!r}: there are {', '.join(COLOURS)}")
        if len([f for f in die.faces if f.treasure]) != 1 or any([not f.treasure and not f.level for f in die.faces]):
            raise ContentError(where, "a monster die has five faces with a level and one treasure (DD-DICE-04)")
    if die.quality and die.quality not in QUALITIES:
        raise ContentError(where, f"quality {die.quality!r}: there are {', '.join(QUALITIES)}")
