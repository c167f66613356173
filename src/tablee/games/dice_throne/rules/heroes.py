"""The heroes by id, in one fixed order: ours, then those of other packages."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points

from tablee.gamekit.spelling import module
from tablee.games.dice_throne.rules.spelling import check_hero
from tablee.games.dice_throne.rules.vocabulary import Hero
from tablee.kernel.errors import ContentError

#: content files, in the order in which heroes are offered
FILES = (
    "season1/barbarian",
    "season2/gunslinger",
    "season2/cursed_pirate",
    "season1/paladin",
    "season1/pyromancer",
    "marvel/black_widow",
)
GROUP = "tablee.dice_throne.heroes"  # entry points: the id of a hero, and the module that has its HERO


def hero(file: str) -> Hero:
    return check_hero(f"{file}.py", module(f"tablee.games.dice_throne.content.{file.replace('/', '.')}").HERO)


def brought(point: EntryPoint) -> Hero:
    """A hero of another package, held to the same spelling."""
    found = getattr(module(point.value), "HERO", None)
    if not isinstance(found, Hero):
        raise ContentError(point.value, "a module of a hero needs HERO, a Hero")
    if found.id != point.name:
        raise ContentError(point.value, f"the hero is {found.id!r}, but its entry point is called {point.name!r}")
    return check_hero(point.value, found)


def gathered() -> dict[str, Hero]:
    heroes = {one.id: one for one in [hero(file) for file in FILES]}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        one = brought(point)
        if one.id in heroes:
            raise ContentError(point.value, f"there is a hero called {one.id!r} already")
        heroes[one.id] = one
    return heroes


HEROES: dict[str, Hero] = gathered()
