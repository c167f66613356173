"""How strong heroes are in people's games: a yardstick for boards and for bots."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from tablee.gamekit.capability import People, Rivals
from tablee.games.dice_throne.rules.heroes import HEROES


@cache
def figures() -> dict[str, People]:
    data = json.loads(files("tablee.games.dice_throne.mind").joinpath("people.json").read_text(encoding="utf-8"))
    return {hero: People(n, hero not in data["house"]) for hero, n in data["per_mille"].items()}


class Duellists(Rivals):
    def ids(self) -> tuple[str, ...]:
        return tuple(HEROES)

    def people(self) -> dict[str, People]:
        return figures()
