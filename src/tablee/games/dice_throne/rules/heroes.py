"""The heroes by id, in one fixed order: ours, then those of other packages. Somebody's own come with their setup."""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files

from tablee.gamekit.spelling import module
from tablee.games.dice_throne.rules import packed
from tablee.games.dice_throne.rules.spelling import check_hero
from tablee.games.dice_throne.rules.vocabulary import Card, Hero, Token
from tablee.kernel.errors import ContentError

CONTENT = files("tablee.games.dice_throne.content")
READER = "tablee.games.dice_throne.text.board.load"  # words are not known here: it is asked only where it must be
COMMON = "common"  # the board of what every hero has
#: boards, in the order in which heroes are offered
BOARDS = (
    "barbarian",
    "gunslinger",
    "cursed_pirate",
    "paladin",
    "pyromancer",
    "black_widow",
)
GROUP = "tablee.dice_throne.heroes"  # entry points: the id of a hero, and the module that has its BOARD or HERO


def texts() -> dict[str, str]:
    """Our boards as they are written."""
    return {name: CONTENT.joinpath(f"{name}.board").read_text(encoding="utf-8") for name in (COMMON, *BOARDS)}


def stamp(boards: dict[str, str]) -> str:
    """Tells whether boards have changed since they were read."""
    return sha256("\0".join(boards.values()).encode()).hexdigest()[:16]


def box() -> packed.Data:
    """All boards as they were read once (`tools/boards.py`); they are read again only if one has been changed."""
    boards, kept = texts(), CONTENT.joinpath("packed.json")
    data: packed.Data = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
    if data.get("stamp") != stamp(boards):
        data = module(READER).box(boards)
    return data


BOX = box()
#: status effects that several heroes bring along
SHARED: packed.Tokens = {}
packed.add_tokens(BOX["common"]["tokens"], SHARED)


def common() -> tuple[Card, ...]:
    """The cards that every hero's deck holds, one of each; made anew, for every deck has its own."""
    return tuple([packed.card(one, SHARED) for one in BOX["common"]["cards"]])


def brought(point: EntryPoint, known: packed.Tokens) -> Hero:
    """A hero of another package, as the text of its board or made in Python, held to the same spelling."""
    home = module(point.value)
    found, board = getattr(home, "HERO", None), getattr(home, "BOARD", None)
    if isinstance(board, str):
        found = module(READER).load(board, point.value, known, common())
    if not isinstance(found, Hero):
        raise ContentError(point.value, "a module of a hero needs BOARD, the text of its board, or HERO, a Hero")
    if found.id != point.name:
        raise ContentError(point.value, f"the hero is {found.id!r}, but its entry point is called {point.name!r}")
    return check_hero(point.value, found)


def gathered() -> dict[str, Hero]:
    heroes = {data["id"]: packed.hero(data, SHARED, common()) for data in BOX["heroes"]}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        one = brought(point, {token.id: token for hero in heroes.values() for token in hero.tokens})
        if one.id in heroes:
            raise ContentError(point.value, f"there is a hero called {one.id!r} already")
        heroes[one.id] = one
    return heroes


HEROES: dict[str, Hero] = gathered()
#: every token of these heroes
TOKENS: dict[str, Token] = {token.id: token for hero in HEROES.values() for token in hero.tokens}


@lru_cache(maxsize=64)
def own_hero(board: str) -> Hero:
    """Somebody's own hero, from the text of its board."""
    hero: Hero = module(READER).own(board, HEROES, TOKENS, common())
    return check_hero("board", hero)
