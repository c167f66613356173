"""The heroes by id, in one fixed order."""

from __future__ import annotations

from tablee.games.dice_throne.spelling import check_hero
from tablee.games.dice_throne.vocabulary import Hero
from tablee.games.spelling import module

#: content files, in the order in which heroes are offered
FILES = (
    "season1/barbarian",
    "season2/gunslinger",
    "season2/cursed_pirate",
    "season1/paladin",
    "season1/pyromancer",
    "marvel/black_widow",
)


def hero(file: str) -> Hero:
    return check_hero(f"{file}.py", module(f"tablee.games.dice_throne.content.{file.replace('/', '.')}").HERO)


HEROES: dict[str, Hero] = {one.id: one for one in [hero(file) for file in FILES]}
