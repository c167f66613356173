"""Small builders for cards that exist only in tests."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from tablee.games.champions.rules.abilities import Ability
from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.constants import Constant
from tablee.games.champions.rules.library import card_from, slug
from tablee.games.champions.rules.state import Scenario
from tablee.testing.scene import Scene

SCRIPT_FIELDS = {field.name for field in fields(Script)} - {"abilities", "constants"}


def made(type: str, name: str, *parts: Ability | Constant, **more: Any) -> CardDef:
    """A card from its abilities and constant effects; further words are facts or belong to the script."""
    script = {key: more.pop(key) for key in list(more) if key in SCRIPT_FIELDS}
    abilities = tuple([part for part in parts if isinstance(part, Ability)])
    constants = tuple([part for part in parts if isinstance(part, Constant)])
    words = str(more.pop("res", "")).split()
    res = {word: words.count(word) for word in words}
    facts = {"code": f"t-{slug(name)}", "name": name, "type": type, "res": res, **more}
    return card_from(facts, Script(abilities, constants, **script))


def event(name: str, *parts: Ability | Constant, cost: int | str = 0, res: str = "physical", **more: Any) -> CardDef:
    return made("event", name, *parts, faction="basic", cost=cost, res=res, **more)


def upgrade(name: str, *parts: Ability | Constant, cost: int = 0, res: str = "physical", **more: Any) -> CardDef:
    return made("upgrade", name, *parts, faction="basic", cost=cost, res=res, **more)


def support(name: str, *parts: Ability | Constant, cost: int = 0, res: str = "physical", **more: Any) -> CardDef:
    return made("support", name, *parts, faction="basic", cost=cost, res=res, **more)


def ally(name: str, *parts: Ability | Constant, cost: int = 0, res: str = "physical", **more: Any) -> CardDef:
    figures = {"atk": 1, "thw": 1, "hp": 3, **more}
    return made("ally", name, *parts, faction="basic", cost=cost, res=res, **figures)


def resource_card(name: str, res: str, **more: Any) -> CardDef:
    return made("resource", name, faction="basic", res=res, **more)


def minion(name: str, *parts: Ability | Constant, **more: Any) -> CardDef:
    figures = {"atk": 1, "sch": 1, "hp": 3, **more}
    return made("minion", name, *parts, faction="encounter", **figures)


def treachery(name: str, *parts: Ability | Constant, **more: Any) -> CardDef:
    return made("treachery", name, *parts, faction="encounter", **more)


def attachment(name: str, *parts: Ability | Constant, **more: Any) -> CardDef:
    return made("attachment", name, *parts, faction="encounter", **more)


def obligation(name: str, *parts: Ability | Constant, **more: Any) -> CardDef:
    return made("obligation", name, *parts, faction="encounter", **more)


def side_scheme(name: str, *parts: Ability | Constant, start_threat: int = 2, **more: Any) -> CardDef:
    return made("side_scheme", name, *parts, faction="encounter", start_threat=start_threat, **more)


def main_scheme(name: str, *parts: Ability | Constant, target_threat: int = 5, **more: Any) -> CardDef:
    return made("main_scheme", name, *parts, faction="encounter", stage="1B", target_threat=target_threat, **more)


def set_main(s: Scene[Scenario], start: CardDef, *sequels: CardDef, threat: int = 0) -> None:
    """The main scheme deck consists of these stages, the first one in play with this threat."""
    for stage in (start, *sequels):
        s.game.kit.defs[stage.code] = stage
        s.game.content.texts.update({text.key: text for text in stage.texts if text is not None})
    s.game.turn_to(s.game.main, start.code)
    s.game.schemes = tuple([stage.code for stage in sequels])
    s.game.edit(s.game.main).threat = threat
