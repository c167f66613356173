"""Basic attacks that cannot hurt and basic thwarts that remove nothing: whether one may make them."""

from __future__ import annotations

import pytest

from tablee.games.champions.game import RULES
from tablee.games.champions.rules.abilities import response
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.constants import Cannot
from tablee.games.champions.rules.effects.cards import Draw
from tablee.games.champions.rules.vocabulary import BASIC, CONFUSED, STUNNED
from tablee.games.champions.scene import card, hand, left, scene, threat_on
from tests.games.champions.rules.kit import event, minion, side_scheme, upgrade

IRON = minion("Iron", Cannot("this", what="take_damage"), hp=5)
MAIN = "the-break-in"


def cheer(on: str) -> CardDef:
    return upgrade("Cheer", response(on, Draw(1), by="you", flags=BASIC))


# ---------------------------------------------------------------------- attacks
@pytest.mark.rule("MC-ATK-05")
def test_she_hulk_stuns_an_enemy_that_cannot_take_damage() -> None:
    s = scene("she-hulk", minions=[[IRON]], play=[["superhuman-strength"]]).do("0:attack she-hulk iron")
    assert card(s, "iron").status == STUNNED and left(s, "iron") == 5 and card(s, "she-hulk").exhausted


@pytest.mark.rule("MC-ATK-05", "MC-STATUS-06")
def test_a_stunned_character_may_lose_the_card_on_it() -> None:
    s = scene("she-hulk", minions=[[IRON]], status={"she-hulk": STUNNED}).do("0:attack she-hulk iron")
    assert card(s, "she-hulk").status == 0 and card(s, "she-hulk").exhausted


@pytest.mark.rule("MC-ATK-05")
def test_an_attack_of_which_nothing_comes_is_not_made() -> None:
    s = scene("she-hulk", minions=[[IRON]])
    assert "attack she-hulk iron" not in s.offers and s.why_not("0:attack she-hulk iron") == "MC-GOLD-05"


@pytest.mark.rule("MC-ATK-05")
def test_only_whoever_is_waited_for_may_attack_it() -> None:
    s = scene("she-hulk", minions=[[IRON]], play=[[cheer("attack"), "hellcat"]])
    assert "attack she-hulk iron" in s.offers and "attack hellcat iron" not in s.offers


@pytest.mark.rule("MC-ATK-05", "MC-KEY-07")
def test_guard_and_prohibitions_to_attack_stand_as_ever() -> None:
    hidden = minion("Hidden", Cannot("this", what="be_attacked"))
    wall = minion("Wall", keywords=["guard"])
    s = scene("she-hulk", minions=[[hidden, wall]], play=[[cheer("attack")]], vain_powers="always")
    assert [o for o in s.offers if o.startswith("attack")] == ["attack she-hulk wall"]
    assert s.why_not("0:attack she-hulk hidden") == "MC-GOLD-05"


@pytest.mark.rule("MC-TARGET-07")
def test_an_attack_ability_still_needs_a_target_that_it_hurts() -> None:
    s = scene("she-hulk", hands=[["uppercut", "energy", "strength"]], minions=[[IRON]], vain_powers="always")
    s.do("0:play uppercut")
    assert left(s, "iron") == 5 and left(s, "rhino") == 14 - 5  # Rhino alone could be meant


# ---------------------------------------------------------------------- thwarts
@pytest.mark.rule("MC-THWART-01")
def test_a_thwart_that_is_waited_for_may_be_aimed_at_a_scheme_without_threat() -> None:
    s = scene(play=[[cheer("thwart")]], threat={MAIN: 0}, decks=[["energy"]])
    s.do(f"0:thwart spider-man {MAIN}", "0:use cheer 0")
    assert threat_on(s) == 0 and hand(s) == ["energy"] and card(s, "spider-man").exhausted


@pytest.mark.rule("MC-THWART-01", "MC-STATUS-04")
def test_a_confused_character_may_lose_the_card_on_an_empty_scheme() -> None:
    s = scene(threat={MAIN: 0}, status={"spider-man": CONFUSED}, play=[["tigra"]])
    assert f"thwart tigra {MAIN}" not in s.offers
    s.do(f"0:thwart spider-man {MAIN}")
    assert card(s, "spider-man").status == 0 and threat_on(s) == 0


@pytest.mark.rule("MC-THWART-01")
def test_a_thwart_of_which_nothing_comes_is_not_made() -> None:
    s = scene(threat={MAIN: 0})
    assert f"thwart spider-man {MAIN}" not in s.offers and s.why_not(f"0:thwart spider-man {MAIN}") == "MC-TARGET-07"


@pytest.mark.rule("MC-THWART-01", "MC-ICON-05")
def test_a_crisis_lets_the_thwart_be_made_and_the_threat_stay() -> None:
    crisis = side_scheme("Crisis", icons={"crisis": 1})
    s = scene(play=[[cheer("thwart")]], threat={MAIN: 3}, sides=[crisis]).do(f"0:thwart spider-man {MAIN}", "0:pass")
    assert threat_on(s) == 3 and card(s, "spider-man").exhausted


def test_hands_of_others_are_not_looked_into() -> None:
    hope = event("Hope", response("thwart", Draw(1), by="hero", flags=BASIC))
    s = scene("spider-man", "she-hulk", hands=[[], [hope]], threat={MAIN: 0})
    assert f"thwart spider-man {MAIN}" not in s.offers
    s = scene("spider-man", "she-hulk", hands=[[hope], []], threat={MAIN: 0})
    assert f"thwart spider-man {MAIN}" in s.offers


# ---------------------------------------------------------------------- the tables that read it otherwise
@pytest.mark.rule("MC-ATK-05", "MC-THWART-01")
@pytest.mark.parametrize(("reading", "may"), [("always", True), ("never", False)])
def test_tables_may_agree_on_always_or_never(reading: str, may: bool) -> None:
    s = scene("she-hulk", minions=[[IRON]], play=[[cheer("attack thwart")] if not may else []], vain_powers=reading)
    s.game.edit(s.game.main).threat = 0
    fresh = s.game.clone()
    fresh.ask_again()
    offers = [str(o) for o in fresh.decision.options]
    assert ("attack she-hulk iron" in offers, f"thwart she-hulk {MAIN}" in offers) == (may, may)


def test_it_is_an_option_of_the_setup() -> None:
    (one,) = [option for option in RULES.options if option.name == "vain-powers"]
    assert one.usual == "if-it-matters" and one.values == ("if-it-matters", "always", "never")
    assert [RULES.value_name(one, value, "fr") for value in one.values] == [
        "s'il en résulte quelque chose",
        "toujours",
        "interdits",
    ]
    assert RULES.setup({"heroes": "she-hulk", "vain-powers": "never"}, 1, "x")["readings"] == {"vain-powers": "never"}
