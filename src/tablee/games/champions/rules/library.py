"""Every card there is: the facts of the box joined with what the content files say each card does."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from threading import Lock
from typing import Any

from tablee.gamekit.spelling import Others, module, wrong
from tablee.games.champions.content.box import BOX
from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.naming import names
from tablee.games.champions.rules.pack import set_of
from tablee.games.champions.rules.packs import PACKS, check_pack
from tablee.games.champions.rules.records import slug as slug
from tablee.games.champions.rules.spelling import check_facts, check_script
from tablee.games.champions.rules.vocabulary import HERO, RESOURCES, STATS, Name
from tablee.kernel.errors import ContentError

Scripted = tuple[str, str, Script]
Facts = Mapping[str, Sequence[dict[str, Any]]]  # by the place they stand in

#: content files, in the order of the box
MODULES = (
    *map(set_of, BOX.heroes),
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
#: that lie on cards
COUNTERS = ("arrow", "attack", "energy", "medical", "snoop", "web")
PACKAGE = "tablee.games.champions"
CONTENT = "champions/content"
FACTS = ("facts.json", "house.json")


def keywords(words: list[str]) -> dict[str, int]:
    out = {}
    for word in words:
        name, _, n = word.partition(" ")
        out[name] = int(n) if n.isdigit() else 1
    return out


def card_from(facts: dict[str, Any], script: Script) -> CardDef:
    """A card by itself, checked: only words that other cards make, codes and traits, are taken as they are."""
    where = f"{facts.get('code', '?')} {facts.get('name', '?')}"
    check_facts(where, facts)
    check_script(where, script)
    return defined(facts, script)


def defined(facts: dict[str, Any], script: Script) -> CardDef:
    """A definition from plain facts: a field that is missing is not printed (MC-CARD-17, MC-CARD-18)."""
    code = facts["code"]
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
        facts["faction"],  # the field at the bottom: to which group it belongs,
        facts.get("set", facts["faction"]),  # and its name (MC-CARD-05)
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
    facts: Facts = {f"{CONTENT}/{file}": lines(file) for file in FACTS}
    facts = {**facts, **{where: pack.facts for where, pack in PACKS.items()}}
    scripts = {f"{CONTENT}/{name}.py": content(name) for name in MODULES}
    scripts |= {where: pack.cards for where, pack in PACKS.items()}
    cards = {line["code"]: defined(line, script) for line, script in joined(facts, scripts)}
    link_faces(cards)
    for where, pack in PACKS.items():
        for line in pack.facts:
            cards[line["code"]].pack = pack.id
        check_pack(where, pack, cards)
    return cards


def lines(file: str) -> list[dict[str, Any]]:
    """The cards of a file of facts."""
    try:
        found: list[dict[str, Any]] = json.loads(files(PACKAGE).joinpath("content", file).read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise ContentError(f"{CONTENT}/{file}", f"cannot be read: {error}") from error
    return found


def content(name: str) -> tuple[Scripted, ...]:
    """The cards of a content file."""
    found: tuple[Scripted, ...] = module(f"{PACKAGE}.content.{name}").CARDS
    return found


def joined(facts: Facts, scripts: dict[str, tuple[Scripted, ...]]) -> list[tuple[dict[str, Any], Script]]:
    """Facts and scripts by the place they stand in, brought together by code and name; every word of them is checked."""
    printed: dict[str, dict[str, Any]] = {}
    for place, found in facts.items():
        for line in found:
            if not isinstance(line, dict):
                raise wrong(place, "a card", line, ("tables",))
            if line.get("code", "?") in printed:
                raise ContentError(f"{place}: {line['code']}", "stands in the facts twice")
            printed[line.get("code", "?")] = line
    ours = names("trait", "fr")
    traits = dict(ours)
    for pack in PACKS.values():
        traits.update({en: fr for en, fr in pack.traits.items() if en not in ours})
    known: Others = {
        "code": printed,
        "trait": traits,
        "trait_fr": traits.values(),
        "counter": COUNTERS,
        "set": (*MODULES, *HOUSE_SETS, *[name for pack in PACKS.values() for name in pack.sets()]),
    }
    for place, found in facts.items():
        for line in found:
            where = f"{place}: {line.get('code', '?')} {line.get('name', '?')}"
            check_facts(where, line, known)
            for en, fr in zip(line.get("traits", ()), line["fr"].get("traits", ()) if "fr" in line else ()):
                if traits[en] != fr:
                    raise wrong(f"{where}: fr", "traits", fr, (traits[en],))
    does: dict[str, Script] = {}
    for place, described in scripts.items():
        for code, title, script in described:
            where = f"{place}: {code} {title}"
            if code in does:
                raise ContentError(where, "two content files describe this card")
            if code not in printed:
                raise wrong(where, "code", code, tuple(printed))
            if title != full_name(printed[code]):
                raise wrong(where, "name", title, (full_name(printed[code]),))
            check_script(where, script, known)
            does[code] = script
    return [(line, does.get(code, Script())) for code, line in printed.items()]


def full_name(line: dict[str, Any]) -> str:
    """The name of a card as content files write it: with its stage, where it has one."""
    return f"{line['name']} {line['stage']}" if "stage" in line else str(line["name"])


def by_set(name: str) -> list[CardDef]:
    return [card for card in library().values() if card.set == name]


def identity_of(hero: str, cards: dict[str, CardDef] | None = None) -> CardDef:
    """The hero side of an identity."""
    cards = library() if cards is None else cards
    return next(c for c in cards.values() if c.set == set_of(hero) and c.type == HERO)
