"""Under Attack, a modular set."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.champions.rules.abilities import action
from tablee.games.champions.rules.card import Script
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.who import EACH_ENEMY
from tablee.games.champions.rules.library import card_from
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import ALTER_EGO, TOUGH
from tablee.games.champions.scene import card, in_play, left, pile, scene, threat_on
from tablee.testing.scene import Scene


def attacked(*heroes: str, **more: Any) -> Scene[Scenario]:
    return scene(*(heroes or ("captain-marvel",)), modular=["under-attack"], **more)


def revealing(*cards: str, heroes: tuple[str, ...] = (), **more: Any) -> Scene[Scenario]:
    return attacked(*heroes, dealt=[list(cards)], at="reveal", **{"encounter": ["advance", "advance"], **more})


def event(code: str, effect: Any) -> Any:
    facts = {"code": code, "name": f"Test {code}", "type": "event", "faction": "basic", "cost": 0, "res": {"energy": 1}}
    return card_from(facts, Script((action(effect),)))


# ---------------------------------------------------------------------- Under Attack
@pytest.mark.rule("MC-YOU-09", "MC-TARGET-03")
def test_each_player_chooses_threat_or_damage() -> None:
    s = revealing("under-attack", heroes=("captain-marvel", "she-hulk"))
    assert (s.seat, s.prompt) == (0, "either")
    s.do("0:choose 1")
    assert (s.seat, threat_on(s, "under-attack")) == (1, 5)
    s.do("1:choose 2")
    assert (left(s, "captain-marvel"), left(s, "she-hulk")) == (12, 12)
    assert threat_on(s, "under-attack") == 5


def test_an_alter_ego_has_no_hero_to_be_damaged() -> None:
    s = revealing("under-attack", form=ALTER_EGO)
    assert s.prompt == "turn"
    assert (left(s, "captain-marvel"), threat_on(s, "under-attack")) == (12, 5)


def test_the_damage_goes_to_the_hero_alone() -> None:
    s = revealing("under-attack", play=[["nick-fury"]]).do("0:choose 2")
    assert (left(s, "captain-marvel"), left(s, "nick-fury")) == (9, 3)


@pytest.mark.rule("MC-ELIM-07")
def test_the_next_player_still_chooses_when_the_damage_eliminated_the_first() -> None:
    s = revealing("under-attack", heroes=("captain-marvel", "she-hulk"), damage={"captain-marvel": 9})
    s.do("0:choose 2")
    assert s.game.players[0].out
    assert (s.seat, s.prompt) == (1, "either")
    s.do("1:choose 1")
    assert threat_on(s, "under-attack") == 5


@pytest.mark.rule("MC-ICON-05")
def test_its_crisis_icon_keeps_threat_on_the_main_scheme() -> None:
    s = attacked(sides=["under-attack"], threat={"the-break-in": 3})
    assert s.why_not("0:thwart captain-marvel the-break-in") == "MC-ICON-05"
    s.do("0:thwart captain-marvel under-attack")
    assert threat_on(s, "under-attack") == 1


# ---------------------------------------------------------------------- Vibranium Armor
@pytest.mark.rule("MC-STATUS-09", "MC-WINDOW-09")
def test_after_the_villain_takes_damage_the_armor_makes_it_tough() -> None:
    s = attacked(on={"rhino": ["vibranium-armor"]}).do("0:attack captain-marvel rhino")
    assert left(s, "rhino") == 12
    assert card(s, "rhino").status == TOUGH


@pytest.mark.rule("MC-STATUS-08")
def test_damage_that_a_tough_card_stopped_was_not_taken() -> None:
    s = attacked(on={"rhino": ["vibranium-armor"]}, status={"rhino": TOUGH}).do("0:attack captain-marvel rhino")
    assert (left(s, "rhino"), card(s, "rhino").status) == (14, 0)


def test_the_armor_ignores_damage_to_a_minion() -> None:
    s = attacked(on={"rhino": ["vibranium-armor"]}, minions=[["shocker"]]).do("0:attack captain-marvel shocker")
    assert (card(s, "rhino").status, card(s, "shocker").status) == (0, 0)


@pytest.mark.rule("MC-VILLAIN-04")
def test_the_armor_goes_over_to_the_next_stage() -> None:
    s = attacked(on={"rhino": ["vibranium-armor"]}, damage={"rhino": 13}).do("0:attack captain-marvel rhino")
    assert card(s, "rhino").code == "01095"
    assert card(s, "vibranium-armor").host == s.game.villain


@pytest.mark.rule("MC-ATTACH-01")
@pytest.mark.parametrize("name", ["vibranium-armor", "concussion-blasters"])
def test_a_revealed_attachment_goes_to_the_villain(name: str) -> None:
    s = revealing(name, minions=[["shocker"]])
    assert card(s, name).host == s.game.villain


@pytest.mark.rule("MC-COST-03", "MC-RES-04")
@pytest.mark.parametrize(
    ("name", "ability", "price", "wrong"),
    [
        ("vibranium-armor", "vibranium-armor.1", "strength", "energy"),
        ("concussion-blasters", "concussion-blasters", "energy", "strength"),
    ],
)
def test_an_attachment_is_discarded_for_its_whole_price(name: str, ability: str, price: str, wrong: str) -> None:
    s = attacked(on={"rhino": [name]}, hands=[[price]]).do(f"0:use {ability}")
    assert card(s, "captain-marvel").exhausted
    assert (pile(s, -1), pile(s)) == ([name], [price])
    assert attacked(on={"rhino": [name]}, hands=[[wrong]]).why_not(f"0:use {ability}") == "MC-PLAY-03"
    tired = attacked(on={"rhino": [name]}, hands=[[price]], exhausted=["captain-marvel"])
    assert tired.why_not(f"0:use {ability}") == "MC-COST-02"
    home = attacked(on={"rhino": [name]}, hands=[[price]], form=ALTER_EGO)
    assert home.why_not(f"0:use {ability}") == "MC-FORM-08"


# ---------------------------------------------------------------------- Concussion Blasters
@pytest.mark.rule("MC-KEY-16", "MC-CARD-09")
def test_the_blasters_make_the_villain_retaliate() -> None:
    s = attacked(on={"rhino": ["concussion-blasters"]}).do("0:attack captain-marvel rhino")
    assert (left(s, "rhino"), left(s, "captain-marvel")) == (12, 11)


def test_the_blasters_do_not_answer_for_a_minion() -> None:
    s = attacked(on={"rhino": ["concussion-blasters"]}, minions=[["shocker"]])
    s.do("0:attack captain-marvel shocker")
    assert left(s, "captain-marvel") == 12


def test_damage_that_is_no_attack_is_not_answered() -> None:
    s = attacked(on={"rhino": ["concussion-blasters"]}, hands=[[event("t1", Damage(2, EACH_ENEMY))]])
    s.do("0:play test-t1")
    assert (left(s, "rhino"), left(s, "captain-marvel")) == (12, 12)


@pytest.mark.rule("MC-MOD-07")
def test_without_the_blasters_the_villain_no_longer_retaliates() -> None:
    s = attacked("captain-marvel", "she-hulk", on={"rhino": ["concussion-blasters"]}, hands=[["energy"]])
    s.do("0:use concussion-blasters", "0:end", "1:attack she-hulk rhino")
    assert left(s, "she-hulk") == 15


# ---------------------------------------------------------------------- Concussive Blast
@pytest.mark.rule("MC-WINDOW-02")
def test_the_blast_damages_every_friendly_character() -> None:
    s = revealing(
        "concussive-blast",
        heroes=("captain-marvel", "she-hulk"),
        form=["hero", ALTER_EGO],
        play=[["nick-fury"], ["hulk"]],
        minions=[["shocker"]],
    )
    assert [left(s, name) for name in ("captain-marvel", "she-hulk", "nick-fury", "hulk")] == [11, 14, 2, 4]
    assert (left(s, "rhino"), left(s, "shocker")) == (28, 3)


@pytest.mark.rule("MC-DEFEAT-02")
def test_the_blast_defeats_an_ally_with_one_hit_point_left() -> None:
    s = revealing("concussive-blast", play=[["nick-fury"]], damage={"nick-fury": 2})
    assert not in_play(s, "nick-fury")
    assert pile(s) == ["nick-fury"]


@pytest.mark.rule("MC-BOOST-03", "MC-BOOST-05")
def test_as_a_boost_card_the_blast_damages_only_the_characters_of_the_attacked_player() -> None:
    s = attacked(
        "captain-marvel",
        "she-hulk",
        at="activate",
        play=[["nick-fury"], ["hulk"]],
        encounter=["concussive-blast", "advance"],
    ).do("0:pass", "1:pass")
    assert [left(s, name) for name in ("captain-marvel", "she-hulk", "nick-fury", "hulk")] == [12 - 1 - 2, 15, 2, 5]


@pytest.mark.rule("MC-DEFEND-08")
def test_a_boost_that_defeats_the_defender_leaves_the_attack_undefended() -> None:
    s = attacked(
        at="activate", play=[["nick-fury"]], damage={"nick-fury": 2}, encounter=["concussive-blast", "advance"]
    ).do("0:defend nick-fury")
    assert pile(s) == ["nick-fury"]
    assert left(s, "captain-marvel") == 12 - 1 - 2


@pytest.mark.rule("MC-DEFEND-07")
def test_as_a_boost_card_the_blast_turns_to_the_player_who_defends() -> None:
    s = attacked(
        "captain-marvel", "she-hulk", at="activate", play=[["nick-fury"]], encounter=["concussive-blast", "advance"]
    ).do("0:pass", "1:defend she-hulk")
    assert [left(s, name) for name in ("captain-marvel", "nick-fury", "she-hulk")] == [12, 3, 15 - 1]
