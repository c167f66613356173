"""The heroes by id, in one fixed order: ours, then those of other packages. Somebody's own come with their setup."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from hashlib import sha256
from importlib.metadata import EntryPoint
from importlib.resources import files

from tablee.gamekit.packs import points
from tablee.gamekit.spelling import module
from tablee.games.dice_throne.rules import packed
from tablee.games.dice_throne.rules.spelling import check_hero
from tablee.games.dice_throne.rules.vocabulary import Card, Hero, Name
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
    "samurai",
    "monk",
    "vampire_lord",
    "moon_elf",
    "seraph",
    "black_panther",
    "treant",
    "thor",
    "huntress",
    "artificer",
    "loki",
    "ninja",
    "spider_man",
    "shadow_thief",
    "doctor_strange",
    "captain_marvel",
    "tactician",
    "scarlet_witch",
)
GROUP = "tablee.dice_throne.heroes"  # entry points: the id of a hero, and the module that has its BOARD or HERO


def texts() -> dict[str, str]:
    """Our boards as they are written."""
    return {name: CONTENT.joinpath(f"{name}.board").read_text(encoding="utf-8") for name in (COMMON, *BOARDS)}


def stamp(boards: dict[str, str]) -> str:
    """Tells whether boards have changed since they were read."""
    return sha256("\0".join(boards.values()).encode()).hexdigest()[:16]


def box(boards: dict[str, str]) -> packed.Data:
    """All boards as they were read once (`tools/boards.py`); they are read again only if one has been changed."""
    kept = CONTENT.joinpath("packed.json")
    data: packed.Data = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
    if data.get("stamp") != stamp(boards):
        data = module(READER).box(boards)
    return data


BOX = box(texts())
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


class Heroes(Mapping[str, Hero]):
    """Built when they are asked for: starting the program builds none of them, and a game those that play."""

    def __init__(self, boards: list[packed.Data]) -> None:
        self.boards = {board["id"]: board for board in boards}
        self.built: dict[str, Hero] = {}
        self.points = {point.name: point for point in points(GROUP)}
        for name, point in self.points.items():
            if name in self.boards:
                raise ContentError(point.value, f"there is a hero called {name!r} already")
            self[name]  # whoever brings a hero hears at once what is wrong with it

    def __getitem__(self, id: str) -> Hero:
        if id not in self.built:
            if id in self.boards:
                self.built[id] = packed.hero(self.boards[id], SHARED, common())
            else:
                ours = {token.id: token for name in self.boards for token in self[name].tokens}
                self.built[id] = brought(self.points[id], ours)
        return self.built[id]

    def __iter__(self) -> Iterator[str]:
        yield from self.boards
        yield from self.points

    def __len__(self) -> int:
        return len(self.boards) + len(self.points)

    def names(self) -> dict[str, Name]:
        """What they are called; nobody is built for that."""
        ours = {id: Name(*board["name"]) for id, board in self.boards.items()}
        return {**ours, **{id: self[id].name for id in self.points}}

    def __contains__(self, id: object) -> bool:
        return id in self.boards or id in self.points


HEROES = Heroes(BOX["heroes"])


@cache
def tokens() -> packed.Tokens:
    """Every token of these heroes."""
    return {token.id: token for hero in HEROES.values() for token in hero.tokens}


@lru_cache(maxsize=64)
def own_hero(board: str) -> Hero:
    """Somebody's own hero, from the text of its board."""
    hero: Hero = module(READER).own(board, HEROES, tokens(), common())
    return check_hero("board", hero)
