"""The box: every kind of die, read once from the content file; and house dice that other packages bring."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from tablee.gamekit.name import Name
from tablee.gamekit.packs import packs
from tablee.gamekit.spelling import Among, Flag, Free, Known, Listed, Number, Table, Tables, wrong
from tablee.gamekit.tables import document
from tablee.games.dungeon_dice.rules.vocabulary import BAGS, CALLED, COLOURS, MONSTER, QUALITIES, SPELL, DieDef, face
from tablee.kernel.errors import ContentError

FILE = "dungeon_dice/content/dice.toml"
GROUP = "tablee.dungeon_dice.dice"  # entry points: the name of a set of house dice, and the package with its file
BASIC = (SPELL, "hero-level", "monster-level", "experience")  # kept in the middle (DD-DICE-14)
ALL_GROUPS = (*BAGS, *BASIC)
WEAPONS = (*CALLED.values(), "staff")
#: what every field of a line accepts; the words of a face are read by `face`, kinds are those of the file and of the box
DIE = Table(
    {
        "id": Free(),
        "group": Among(*ALL_GROUPS),
        "kind": Known("kinds"),
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
HOUSE = Table({"en": Free(), "fr": Free(), "kinds": Tables(), "dice": Tables()}, ("en", "fr", "dice"))
KIND = Table(
    {"id": Free(), "en": Free(), "fr": Free(), "gender": Among("m", "f"), "ours": Flag(), "icon": Free()},
    ("id", "en", "fr", "gender"),
)
Kinds = dict[str, tuple[Name, str]]  # of a kind of dice: name and icon


class House(NamedTuple):
    """A set of house dice: those of the box with some lines in place of theirs, and more."""

    name: Name
    kinds: Kinds  # that the box does not have
    dice: dict[str, DieDef]


def content(name: str) -> str:
    return files("tablee.games.dungeon_dice").joinpath("content", name).read_text(encoding="utf-8")


@lru_cache(maxsize=1)
def box() -> dict[str, DieDef]:
    return read(content("dice.toml"))


@lru_cache(maxsize=1)
def box_kinds() -> Kinds:
    place = "dungeon_dice/content/kinds.toml"
    found = document(place, content("kinds.toml"))
    Table({"kinds": Tables()}, ("kinds",)).check(place, found, {})
    return named(place, found["kinds"], {})


@lru_cache(maxsize=1)
def house() -> dict[str, House]:
    """Sets of house dice by name."""
    found: dict[str, House] = {}
    for name, own in packs(GROUP).items():
        (place, text), *more = own.items()
        if more:
            raise ContentError(more[0][0], "is one file too many: a set of dice is one")
        found[name] = house_dice(place, text)
    return found


def dice_of(name: str) -> dict[str, DieDef]:
    """The dice of a set; of the box where no other is meant."""
    return house()[name].dice if name in house() else box()


@lru_cache(maxsize=1)
def kinds() -> Kinds:
    """Names and icons of all kinds; those of the box first."""
    return {kind: one for known in (*[h.kinds for h in house().values()], box_kinds()) for kind, one in known.items()}


def read(text: str) -> dict[str, DieDef]:
    """Kinds of dice from a content file; a mistake is said with its place."""
    dice = document(FILE, text)
    Table({"dice": Tables()}, ("dice",)).check(FILE, dice, {})
    found = lines(FILE, dice["dice"], box_kinds())
    for id in BASIC[1:]:
        if id not in found:
            raise ContentError(FILE, f"{id} is missing: it lies in the middle of the table (DD-DICE-14)")
    return found


def house_dice(place: str, text: str) -> House:
    house = document(place, text)
    HOUSE.check(place, house, {})
    own = named(place, house.get("kinds", ()), box_kinds())
    dice = {**box(), **lines(place, house["dice"], {**box_kinds(), **own})}
    return House(Name(house["en"], house["fr"]), own, dice)


def named(place: str, content: Sequence[dict[str, Any]], known: Kinds) -> Kinds:
    """A kind a line."""
    found: Kinds = {}
    for line in content:
        where = f"{place}: {line.get('id', '?')}"
        KIND.check(where, line, {})
        if line["id"] in {**known, **found}:
            raise ContentError(where, "there is such a kind already")
        name = Name(line["en"], line["fr"], line["gender"], line.get("ours", False))
        found[line["id"]] = (name, line.get("icon", ""))
    return found


def lines(place: str, content: list[dict[str, Any]], known: Collection[str]) -> dict[str, DieDef]:
    """A die a line."""
    found: dict[str, DieDef] = {}
    for line in content:
        where = f"{place}: {line.get('id', '?')}"
        DIE.check(where, line, {"kinds": known})
        one = DieDef(**{**line, "faces": tuple([face(words, where) for words in line["faces"]])})
        check(one, where)
        if one.id in found:
            raise ContentError(where, "stands there twice")
        found[one.id] = one
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
