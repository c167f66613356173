"""Every card there is: the facts of the box joined with what the content files say each card does."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from threading import Lock
from typing import Any

from tablee.games.champions.vocabulary import RESOURCES, STATS, CardDef, Name, Script
from tablee.kernel.errors import ContentError

#: content files, in the order of the box
MODULES = (
    "spider_man",
    "captain_marvel",
    "she_hulk",
    "iron_man",
    "black_panther",
    "aggression",
    "justice",
    "leadership",
    "protection",
    "basic",
    "rhino",
    "klaw",
    "ultron",
    "bomb_scare",
    "masters_of_evil",
    "under_attack",
    "legions_of_hydra",
    "the_doomsday_chair",
    "standard",
    "expert",
    "campaign",
)
HOUSE_SETS = ("campaign",)


def keywords(words: list[str]) -> dict[str, int]:
    out = {}
    for word in words:
        name, _, n = word.partition(" ")
        out[name] = int(n) if n.isdigit() else 1
    return out


def card_from(facts: dict[str, Any], script: Script) -> CardDef:
    """A definition from plain facts, checked: a field that is missing is not printed (MC-CARD-17, MC-CARD-18)."""
    code = str(facts.get("code", "?"))
    for field in ("name", "type", "faction"):
        if field not in facts:
            raise ContentError(code, f"{field} is missing")
    fr = facts.get("fr", {})
    stats = {k: facts[k] for k in STATS if isinstance(facts.get(k), int)}
    if facts.get("atk") == "X":
        stats["atk"] = 0
    res = tuple([r for r in RESOURCES for _ in range(facts.get("res", {}).get(r, 0))])

    def figure(name: str) -> tuple[int, bool]:
        return (facts.get(name) or 0, bool(facts.get(f"{name}_pp")))

    return CardDef(
        code,
        Name(facts["name"], fr.get("name", facts["name"])),
        facts["type"],
        facts["faction"],
        facts.get("set", facts["faction"]),
        Name(facts["subname"], fr.get("subname", facts["subname"])) if facts.get("subname") else None,
        bool(facts.get("unique")),
        facts.get("qty", 1),
        facts.get("deck_limit") or 3,
        facts.get("stage", ""),
        facts.get("back", ""),
        int(facts["cost"]) if isinstance(facts.get("cost"), int) else 0,
        facts.get("cost") == "X",
        res,
        stats,
        bool(facts.get("hp_pp")),
        facts.get("hp") == "infinite",
        {"atk": facts.get("atk_cons") or 0, "thw": facts.get("thw_cons") or 0},
        facts.get("boost") or 0,
        bool(facts.get("boost_star")),
        figure("start_threat"),
        figure("accel_threat"),
        figure("target_threat"),
        dict(facts.get("icons", {})),
        tuple(facts.get("traits", ())),
        tuple(fr.get("traits", facts.get("traits", ()))),
        keywords(facts.get("keywords", [])),
        script,
        Name(facts["doubt"], fr["doubt"]) if "doubt" in facts else None,  # what sources disagree about
        bool(facts.get("facedown")),
    )


def link_faces(cards: dict[str, CardDef]) -> None:
    for card in list(cards.values()):
        if card.back:
            card.face, cards[card.back].face = cards[card.back], card


_first = Lock()  # texts are numbered as they are built: once, whichever thread asks first


def library() -> dict[str, CardDef]:
    with _first:
        return _library()


@lru_cache(maxsize=1)
def _library() -> dict[str, CardDef]:
    facts = json.loads(files("tablee.games.champions").joinpath("content", "facts.json").read_text(encoding="utf-8"))
    facts += json.loads(files("tablee.games.champions").joinpath("content", "house.json").read_text(encoding="utf-8"))
    scripts: dict[str, Script] = {}
    for name in MODULES:
        module = import_module(f"tablee.games.champions.content.{name}")
        for code, script in module.SCRIPTS.items():
            if code in scripts:
                raise ContentError(code, "two content files describe this card")
            scripts[code] = script
    cards = {}
    for fact in facts:
        cards[fact["code"]] = card_from(fact, scripts.pop(fact["code"], Script()))
    if scripts:
        raise ContentError(next(iter(scripts)), "no facts are known of this card")
    link_faces(cards)
    return cards


def by_set(name: str) -> list[CardDef]:
    return [card for card in library().values() if card.set == name]


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
