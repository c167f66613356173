"""Effect nodes: what content says is what the rules read and what the text tells, in both languages."""

from __future__ import annotations

import dataclasses
import re
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from tablee.games.super_dungeon.rules import library
from tablee.games.super_dungeon.rules.abilities import ABILITIES
from tablee.games.super_dungeon.rules.aiming import reach
from tablee.games.super_dungeon.rules.figures import FIGURES
from tablee.games.super_dungeon.rules.nodes.actions import SPECIALS, NewCrop, Pounce, Stampede, Teleport
from tablee.games.super_dungeon.rules.nodes.burdens import BURDENS, DefenseLess, NoSlot
from tablee.games.super_dungeon.rules.nodes.explore import EXPLORE_EFFECTS, FaeriePool, Fog, Turbo
from tablee.games.super_dungeon.rules.nodes.fights import SPAWN_EFFECTS, TIMEOUT_EFFECTS
from tablee.games.super_dungeon.rules.nodes.node import Node, name_of
from tablee.games.super_dungeon.rules.nodes.traps import TRAP_EFFECTS
from tablee.games.super_dungeon.rules.rolling import defense_pool
from tablee.games.super_dungeon.rules.statuses import STATUSES
from tablee.games.super_dungeon.rules.tile_effects import point_destroyed
from tablee.games.super_dungeon.rules.values import actions, moves
from tablee.games.super_dungeon.rules.vocabulary import ARM, Pool
from tablee.games.super_dungeon.text.words import LORE, Wording
from tablee.text.messages import Messages
from tablee.text.writer import words as table
from tests.games.super_dungeon.scene import Scene

LANGS = ("en", "fr")
PACKAGE = "tablee.games.super_dungeon"
FAMILIES: tuple[tuple[type[Node], ...], ...] = (
    SPECIALS,
    BURDENS,
    EXPLORE_EFFECTS,
    TRAP_EFFECTS,
    (*SPAWN_EFFECTS, *TIMEOUT_EFFECTS),
)
NODES = [node for family in FAMILIES for node in family]
#: another value for a field, by the type it is written with
OTHERS: dict[str, tuple[Any, Any]] = {
    "int": (4, 7),
    "Pool": (Pool(blue=1), Pool(red=2)),
    "tuple[str, ...]": (("kinoko", "kodama"), ("undead", "demon")),
    "str": ("kinoshroom", "mook"),
    "slot": ("ruby", "emerald"),
}


@cache
def words(lang: str) -> Wording:
    return Wording(Messages(lang, "tablee.text", PACKAGE))


def kind(field: dataclasses.Field[Any]) -> str:
    return field.name if field.name in OTHERS else str(field.type)


def usual(node: type[Node]) -> dict[str, Any]:
    return {field.name: OTHERS[kind(field)][0] for field in dataclasses.fields(node)}


BASICS = [f"basic-{id}" for id in library.basics() if Messages("en", PACKAGE).has(f"basic-{id}")]
FIELDS = [(node, field.name, kind(field)) for node in NODES for field in dataclasses.fields(node)]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("node", "field", "type"), FIELDS, ids=[f"{name_of(node)}-{field}" for node, field, _ in FIELDS]
)
def test_another_figure_is_another_sentence(node: type[Node], field: str, type: str, lang: str) -> None:
    first, second = node(**usual(node)), node(**{**usual(node), field: OTHERS[type][1]})
    assert words(lang).node(first) != words(lang).node(second)


def written(lang: str, id: str) -> str:
    text = files(PACKAGE).joinpath(f"messages.{lang}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{id} = (.*\n(?: +.*\n)*)", text, re.MULTILINE)
    assert found is not None, id
    return found[1]


@pytest.mark.parametrize("lang", LANGS)
def test_no_sentence_has_a_figure_of_its_own(lang: str) -> None:
    abilities = [f"ability-does-{name}" for name in ABILITIES]
    for id in (
        *abilities,
        *FIGURES,
        *[f"status-does-{name}" for name in STATUSES],
        *BASICS,
        "opt-stand-actions",
    ):
        assert not re.search(r"\d", written(lang, id)), id
    for node in NODES:
        (row,) = table(lang, LORE.package).rows("effect", node.__name__)
        assert not re.search(r"\d", repr(row.parts)), node


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("id", "field"), [(id, field) for id, figures in FIGURES.items() for field in figures])
def test_another_figure_of_the_rulebook_is_another_sentence(id: str, field: str, lang: str) -> None:
    other: int | Pool = Pool(red=5) if isinstance(FIGURES[id][field], Pool) else 9
    assert words(lang).filled(id, {**FIGURES[id], field: other}) != words(lang).meaning(id)


@pytest.mark.parametrize("family", FAMILIES)
def test_nodes_have_names_of_their_own(family: tuple[type[Node], ...]) -> None:
    names = [name_of(node) for node in family]
    assert all(names) and len(set(names)) == len(names)
    nothing = family[0].__mro__[family[0].__mro__.index(Node) - 1]  # what the family comes from
    assert all([node(**usual(node)) for node in family]) and not nothing()


def test_one_kind_or_several() -> None:
    assert words("en").node(NewCrop(1, ("kinoko",))).startswith("kinoko worth")
    assert words("en").node(NewCrop(1, ("kinoko", "kodama"))).startswith("kinoko or kodama worth")
    assert words("fr").node(NewCrop(2, ("kinoko", "kodama"))).startswith("des kinoko ou kodama valant 2 points")


def test_content_fills_the_fields() -> None:
    acts = library.actions()
    assert acts["dimensional-draught"].special == Teleport(10)
    assert {act.special for act in acts.values() if isinstance(act.special, Pounce)} == {Pounce(5)}
    assert library.explores()["turbo-button"].effect == Turbo(1, 1)
    assert NoSlot("ruby") in [act.burden for act in acts.values()]


# ---------------------------------------------------------------------- the rules read the fields
def test_a_teleport_reaches_as_far_as_its_node_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library.actions()["dimensional-draught"], "special", Teleport(4))
    s = Scene(rows=["............"], heroes=("riftling-rogue", "questing-knight", "princess-emerald"))
    s.hero("riftling-rogue", 0, 0, potions=1)
    s.activate("riftling-rogue")
    s.choose("drink dimensional-draught riftling-rogue")
    assert s.options("place")[-1] == "riftling-rogue 4 0"


def test_a_stampede_goes_as_far_as_its_node_says(monkeypatch: pytest.MonkeyPatch) -> None:
    potion = next(act for act in library.actions().values() if isinstance(act.special, Stampede))
    monkeypatch.setattr(potion, "special", Stampede(1))
    s = Scene(players=3)
    s.hero("thundervale-huntress", 0, 0, potions=1)
    s.hero("questing-knight", 5, 5)
    s.activate("thundervale-huntress")
    s.choose(f"drink {potion.id} thundervale-huntress")
    while not s.options("charge")[0].startswith("questing-knight"):
        s.choose("pass")
    squares = {(x, y) for x in (4, 5, 6) for y in (4, 5, 6)} - {(5, 5)}
    assert set(s.options("charge")) == {f"questing-knight {x} {y}" for x, y in squares}


def in_force(s: Scene, card: str) -> None:
    s.game.tiles = (s.game.tiles[0].but(effects=(s.card(card),)), *s.game.tiles[1:])


def test_explore_cards_do_as_much_as_their_node_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library.explores()["turbo-button"], "effect", Turbo(2, 3))
    monkeypatch.setattr(library.explores()["faerie-pool"], "effect", FaeriePool(2))
    s = Scene()
    knight = s.hero("questing-knight", 0, 0, wounds=3)
    in_force(s, "turbo-button")
    assert (actions(s.game, knight), moves(s.game, knight)) == (5, 9)
    in_force(s, "faerie-pool")
    point_destroyed(s.game, 0)
    assert s.wounds(knight) == 1


def test_fog_and_slimes_take_as_much_as_their_node_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library.explores()["mistmourn-fog"], "effect", Fog(2))
    monkeypatch.setattr(library.actions()["in-your-pants"], "burden", DefenseLess(2))
    s = Scene()
    princess = s.hero("princess-emerald", 0, 0)
    attack = library.actions()["missile-attack"]
    far, stars = reach(s.game, princess, attack), defense_pool(s.game, princess, ARM).stars
    in_force(s, "mistmourn-fog")
    assert reach(s.game, princess, attack) == far - 2
    thief = next(model.id for model in library.models().values() if "in-your-pants" in [act.id for act in model.acts])
    s.game.put(s.n(thief), -1, host=princess)
    assert defense_pool(s.game, princess, ARM).stars == stars - 2


def test_another_figure_is_another_content(monkeypatch: pytest.MonkeyPatch) -> None:
    before = library.content_hash()
    monkeypatch.setattr(library.actions()["dimensional-draught"], "special", Teleport(4))
    assert library.content_hash() != before
