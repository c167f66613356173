"""The core box and the packs of other packages, by the place they come from, in one fixed order."""

from __future__ import annotations

from importlib.metadata import EntryPoint

from tablee.gamekit.packs import points
from tablee.gamekit.spelling import module, wrong
from tablee.games.champions.content.box import BOX
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.pack import Pack, set_of
from tablee.games.champions.rules.vocabulary import ASPECTS, HERO, MAIN_SCHEME, VILLAIN
from tablee.kernel.errors import ContentError

GROUP = "tablee.champions.packs"  # entry points: the id of a pack, and the module that has its PACK


def brought(point: EntryPoint) -> Pack:
    """A pack of another package."""
    found = getattr(module(point.value), "PACK", None)
    if not isinstance(found, Pack):
        raise ContentError(point.value, "a module of a pack needs PACK, a Pack")
    if found.id != point.name:
        raise ContentError(point.value, f"the pack is {found.id!r}, but its entry point is called {point.name!r}")
    return found


def gathered() -> dict[str, Pack]:
    packs = {"champions/content/box.py": BOX}
    for point in points(GROUP):
        new = brought(point)
        for old in packs.values():
            if old.id == new.id:
                raise ContentError(point.value, f"there is a pack called {new.id!r} already")
            for kind, names in new.names().items():
                for name in names:
                    if name in old.names()[kind]:
                        raise ContentError(point.value, f"there is a {kind} called {name!r} already")
        packs[point.value] = new
    return packs


def check_pack(where: str, pack: Pack, cards: dict[str, CardDef]) -> None:
    """Heroes, scenarios and modular sets are made of cards that there are."""
    sets = {card.set for card in cards.values()}
    for hero, aspect in pack.heroes.items():
        if aspect not in ASPECTS:
            raise wrong(where, f"heroes.{hero}", aspect, ASPECTS)
        faces = [c for c in cards.values() if c.set == set_of(hero) and c.type == HERO and c.face is not None]
        if len(faces) != 1:
            raise ContentError(where, f"the set {set_of(hero)!r} needs one card of type hero, with its back")
    for scenario in pack.scenarios:
        of = f"{where}: scenario {scenario.id}"
        if len(scenario.stages) != 3 or not scenario.schemes:
            raise ContentError(of, "a scenario has three stages of its villain, and main schemes")
        for field, codes, type in (("stages", scenario.stages, VILLAIN), ("schemes", scenario.schemes, MAIN_SCHEME)):
            for code in codes:
                if code not in cards or cards[code].type != type:
                    raise wrong(of, field, code, tuple([c.code for c in cards.values() if c.type == type]))
        if scenario.modular not in MODULAR:
            raise wrong(of, "modular", scenario.modular, tuple(MODULAR))
    for name in (*[name for scenario in pack.scenarios for name in scenario.sets], *map(set_of, pack.modular)):
        if name not in sets:
            raise ContentError(where, f"no card has the set {name!r}")


PACKS = gathered()
STARTERS = {hero: aspect for pack in PACKS.values() for hero, aspect in pack.heroes.items()}
HEROES = tuple(STARTERS)
SCENARIOS = {scenario.id: scenario for pack in PACKS.values() for scenario in pack.scenarios}
MODULAR = {name: title for pack in PACKS.values() for name, title in pack.modular.items()}
