"""Moving damage and threat."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.champions.rules.abilities import response
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.effects.harm import MoveDamage
from tablee.games.champions.rules.effects.schemes import MoveThreat
from tablee.games.champions.rules.effects.who import AN_ENEMY, THE_MAIN_SCHEME, THE_VILLAIN, YOU, Each
from tablee.games.champions.rules.run import Chosen
from tablee.games.champions.rules.vocabulary import STUNNED, TOUGH, Those
from tablee.games.champions.scene import card, in_play, left, messages, pile, threat_on
from tests.games.champions.rules.attack_kit import ally, event, minion, revealing, side_scheme, table, upgrade

MY_ALLY = Each(Those("ally", "yours"))
SIDE = Each(Those("side_scheme"))


def shift(n: int, to: Any, frm: Any = YOU, label: str = "") -> CardDef:
    return event("Shift", MoveDamage(n, to, frm), label)


def slide(n: int, frm: Any = SIDE, to: Any = THE_MAIN_SCHEME) -> CardDef:
    return event("Slide", MoveThreat(n, frm, to))


# ---------------------------------------------------------------------- where to
@pytest.mark.rule("MC-MOVE-01")
def test_damage_cannot_be_moved_to_the_character_it_lies_on() -> None:
    s = table(hands=[[shift(1, Chosen(Those("friendly")))]], play=[[ally(), ally("Mate")]], damage={"she-hulk": 3})
    s.do("0:play shift")
    assert sorted(s.offers) == ["target mate", "target pal"]


@pytest.mark.rule("MC-MOVE-01", "MC-MOVE-02")
def test_without_another_character_damage_cannot_be_moved() -> None:
    s = table(hands=[[shift(1, Chosen(Those("friendly")))]], damage={"she-hulk": 3})
    assert "play shift" not in s.offers
    assert s.why_not("0:play shift") == "MC-TARGET-04"


@pytest.mark.rule("MC-MOVE-01")
def test_threat_cannot_be_moved_to_the_scheme_it_lies_on() -> None:
    s = revealing(MoveThreat(2, THE_MAIN_SCHEME, THE_MAIN_SCHEME), threat={"the-break-in": 3})
    assert threat_on(s) == 3
    assert "threat-placed" not in messages(s)


@pytest.mark.rule("MC-MOVE-02")
def test_damage_that_is_not_there_cannot_be_moved() -> None:
    s = table(hands=[[shift(1, AN_ENEMY, MY_ALLY)]], play=[[ally()]], damage={"she-hulk": 3})
    assert "play shift" not in s.offers
    assert s.why_not("0:play shift") == "MC-ABIL-03"
    s = table(hands=[[shift(1, AN_ENEMY, MY_ALLY)]], play=[[ally()]], damage={"pal": 1}).do("0:play shift")
    assert card(s, "pal").damage == 0
    assert card(s, "rhino").damage == 1


@pytest.mark.rule("MC-MOVE-02")
def test_damage_of_a_chosen_ally_can_be_moved() -> None:
    s = table(hands=[[shift(1, THE_VILLAIN, Chosen(Those("ally", "yours")))]], play=[[ally()]], damage={"pal": 2})
    s.do("0:play shift")
    assert card(s, "pal").damage == 1
    assert card(s, "rhino").damage == 1


@pytest.mark.rule("MC-MOVE-02")
def test_threat_that_is_not_there_cannot_be_moved() -> None:
    s = table(hands=[[slide(2)]])
    assert s.why_not("0:play slide") == "MC-ABIL-03"
    s = table(hands=[[slide(2)]], sides=[side_scheme()])
    assert "play slide" in s.offers


@pytest.mark.rule("MC-MOVE-02")
def test_threat_of_a_chosen_scheme_can_be_moved() -> None:
    s = table(hands=[[slide(2, Chosen(Those("side_scheme")))]], sides=[side_scheme()]).do("0:play slide")
    assert threat_on(s) == 2
    assert threat_on(s, "plot") == 1


# ---------------------------------------------------------------------- damage
@pytest.mark.rule("MC-MOVE-03")
def test_damage_moves_from_a_dial_to_a_card_with_tokens() -> None:
    s = table("spider-man", hands=[[shift(2, MY_ALLY)]], play=[[ally(hp=5)]], damage={"spider-man": 3})
    s.do("0:play shift")
    assert left(s, "spider-man") == 9
    assert card(s, "pal").damage == 2


@pytest.mark.rule("MC-MOVE-03")
def test_damage_moves_from_a_card_with_tokens_to_a_dial() -> None:
    s = table("spider-man", hands=[[shift(2, YOU, MY_ALLY)]], play=[[ally(hp=5)]], damage={"pal": 3})
    s.do("0:play shift")
    assert left(s, "spider-man") == 8
    assert card(s, "pal").damage == 1


@pytest.mark.rule("MC-MOVE-03")
def test_damage_moves_from_dial_to_dial() -> None:
    s = table("spider-man", hands=[[shift(2, THE_VILLAIN)]], damage={"spider-man": 3}).do("0:play shift")
    assert left(s, "spider-man") == 9
    assert left(s, "rhino") == 12


@pytest.mark.rule("MC-MOVE-04")
def test_no_more_damage_is_moved_than_there_is() -> None:
    s = table("spider-man", hands=[[shift(3, THE_VILLAIN)]], damage={"spider-man": 1}).do("0:play shift")
    assert left(s, "spider-man") == 10
    assert card(s, "rhino").damage == 1


@pytest.mark.rule("MC-MOVE-04")
def test_the_dial_rises_by_as_much_as_is_moved_and_no_more() -> None:
    s = table("spider-man", hands=[[shift(3, THE_VILLAIN)]], damage={"spider-man": 5}).do("0:play shift")
    assert left(s, "spider-man") == 8
    assert card(s, "rhino").damage == 3


@pytest.mark.rule("MC-MOVE-05")
def test_moved_damage_is_prevented_by_a_tough_card() -> None:
    s = table(hands=[[shift(2, THE_VILLAIN)]], damage={"she-hulk": 3}, status={"rhino": TOUGH}).do("0:play shift")
    assert card(s, "she-hulk").damage == 1
    assert (card(s, "rhino").damage, card(s, "rhino").status) == (0, 0)


@pytest.mark.rule("MC-MOVE-05")
def test_moved_damage_defeats() -> None:
    s = table(hands=[[shift(2, AN_ENEMY)]], minions=[[minion(hp=2)]], damage={"she-hulk": 3})
    s.do("0:play shift", "0:target thug")
    assert not in_play(s, "thug")
    assert pile(s, -1) == ["thug"]


@pytest.mark.rule("MC-MOVE-05")
def test_moved_damage_is_taken() -> None:
    watch = upgrade("Watch", response("damage", MoveDamage(1, THE_VILLAIN), to="villain"))
    s = table(hands=[[shift(1, THE_VILLAIN)]], play=[[watch]], damage={"she-hulk": 3}).do("0:play shift")
    assert s.prompt == "response"
    assert card(s, "rhino").damage == 1


@pytest.mark.rule("MC-MOVE-05")
def test_damage_moved_by_an_attack_of_a_stunned_hero_stays() -> None:
    s = table(hands=[[shift(2, THE_VILLAIN, YOU, "attack")]], damage={"she-hulk": 3}, status={"she-hulk": STUNNED}).do(
        "0:play shift"
    )
    assert card(s, "she-hulk").damage == 3
    assert card(s, "rhino").damage == 0


# ---------------------------------------------------------------------- threat
@pytest.mark.rule("MC-MOVE-06")
def test_threat_moved_to_the_main_scheme_makes_it_advance() -> None:
    s = table(scenario="klaw", hands=[[slide(2)]], sides=[side_scheme()], threat={"underground-distribution": 4})
    s.do("0:play slide")
    while s.prompt not in ("turn", "over"):
        s.do(f"0:{s.offers[-1]}")
    assert s.game.cards[s.game.main].code == "01117b"
    assert threat_on(s, "plot") == 1


@pytest.mark.rule("MC-MOVE-06")
def test_threat_moved_short_of_the_target_only_adds_up() -> None:
    s = table(hands=[[slide(2)]], sides=[side_scheme()], threat={"the-break-in": 4}).do("0:play slide")
    assert threat_on(s) == 6
    assert threat_on(s, "plot") == 1


@pytest.mark.rule("MC-MOVE-06")
def test_threat_moved_onto_a_scheme_counts_as_placed() -> None:
    watch = upgrade("Watch", response("place_threat", MoveDamage(1, THE_VILLAIN), to="main_scheme"))
    s = table(hands=[[slide(2)]], play=[[watch]], sides=[side_scheme()], damage={"she-hulk": 2}).do("0:play slide")
    assert s.prompt == "response"


@pytest.mark.rule("MC-MOVE-06", "MC-MOVE-02")
def test_a_side_scheme_that_loses_its_last_threat_is_defeated() -> None:
    s = table(hands=[[slide(9)]], sides=[side_scheme()]).do("0:play slide")
    assert threat_on(s) == 3
    assert pile(s, -1) == ["plot"]
