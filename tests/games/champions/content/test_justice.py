"""Justice cards."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import CONFUSED, TOUGH
from tablee.games.champions.scene import card, go, hand, in_play, left, pile, scene, threat_on, value
from tablee.testing.scene import Scene


# ---------------------------------------------------------------------- Daredevil
@pytest.mark.rule("MC-THWART-02", "MC-DMG-12")
def test_daredevil_deals_1_after_he_thwarts() -> None:
    s = scene(play=[["daredevil"]], threat={"the-break-in": 5}, damage={"daredevil": 2})
    s.do("0:thwart daredevil the-break-in")
    assert s.prompt == "response" and threat_on(s) == 3
    s.do("0:use daredevil 0")
    assert left(s, "rhino") == 13 and not in_play(s, "daredevil")


def test_daredevil_chooses_any_enemy_even_past_guard() -> None:
    s = scene(play=[["daredevil"]], threat={"the-break-in": 5}, minions=[["hydra-mercenary"]])
    s.do("0:thwart daredevil the-break-in", "0:use daredevil 0")
    assert s.offers == ["target rhino", "target hydra-mercenary"]
    s.do("0:target rhino")
    assert left(s, "rhino") == 13


@pytest.mark.rule("MC-ABIL-10")
def test_daredevil_may_hold_back() -> None:
    s = scene(play=[["daredevil"]], threat={"the-break-in": 5})
    s.do("0:thwart daredevil the-break-in", "0:pass")
    assert left(s, "rhino") == 14 and left(s, "daredevil") == 2


@pytest.mark.rule("MC-STATUS-04", "MC-REPL-04", "MC-DMG-13")
def test_a_confused_daredevil_has_not_thwarted() -> None:
    s = scene(play=[["daredevil"]], threat={"the-break-in": 5}, status={"daredevil": CONFUSED})
    s.do("0:thwart daredevil the-break-in")
    assert s.prompt == "turn" and threat_on(s) == 5 and left(s, "daredevil") == 3
    assert card(s, "daredevil").exhausted and card(s, "daredevil").status == 0


def test_daredevil_does_not_react_to_other_thwarts_or_to_his_attack() -> None:
    s = scene(play=[["daredevil"]], threat={"the-break-in": 5})
    s.do("0:thwart spider-man the-break-in")
    assert s.prompt == "turn"
    s.do("0:attack daredevil rhino")
    assert s.prompt == "turn" and left(s, "rhino") == 12


# ---------------------------------------------------------------------- Jessica Jones
@pytest.mark.rule("MC-MOD-01")
@pytest.mark.parametrize("sides", [[], ["bomb-scare"], ["bomb-scare", "crowd-control", "breakin-takin"]])
def test_jessica_jones_thwarts_better_with_each_side_scheme(sides: list[str]) -> None:
    s = scene(play=[["jessica-jones"]], sides=sides)
    assert value(s, "thw", "jessica-jones") == 1 + len(sides)
    assert value(s, "atk", "jessica-jones") == 2 and value(s, "thw", "spider-man") == 1


def test_jessica_jones_loses_the_bonus_of_a_defeated_scheme() -> None:
    s = scene(play=[["jessica-jones"]], sides=["bomb-scare", "crowd-control"], threat={"bomb-scare": 3})
    s.do("0:thwart jessica-jones bomb-scare")
    assert not in_play(s, "bomb-scare") and value(s, "thw", "jessica-jones") == 2


# ---------------------------------------------------------------------- For Justice!
def justice(*cards: str, **status: int) -> Scene[Scenario]:
    return scene(hands=[["for-justice", *cards]], threat={"the-break-in": 6}, status=status)


@pytest.mark.parametrize(("with_", "left_over"), [("energy", 3), ("strength", 3), ("genius", 2)])
def test_for_justice_removes_3_or_4_with_a_mental_resource(with_: str, left_over: int) -> None:
    s = justice(with_).do("0:play for-justice")
    assert threat_on(s) == left_over


@pytest.mark.rule("MC-RES-05")
def test_a_wild_resource_counts_as_mental_for_for_justice() -> None:
    s = justice("the-power-of-justice").do("0:play for-justice")
    assert threat_on(s) == 2 and hand(s) == []


@pytest.mark.rule("MC-COST-06")
def test_a_surplus_mental_resource_counts_for_for_justice() -> None:
    s = justice("energy", "genius").do("0:play for-justice", "0:pay energy", "0:pay genius")
    assert threat_on(s) == 2
    s = justice("energy", "genius").do("0:play for-justice", "0:pay energy", "0:enough")
    assert threat_on(s) == 3 and hand(s) == ["genius"]


@pytest.mark.rule("MC-RES-08")
def test_the_resource_ability_of_an_identity_in_the_wrong_form_does_not_pay() -> None:
    s = justice("uppercut")
    assert s.why_not("0:play for-justice") == "MC-PLAY-03"


@pytest.mark.rule("MC-THREAT-02")
def test_for_justice_removes_no_more_than_there_is() -> None:
    s = scene(hands=[["for-justice", "genius"]], threat={"the-break-in": 1}).do("0:play for-justice")
    assert threat_on(s) == 0


@pytest.mark.rule("MC-ABIL-03")
def test_for_justice_needs_threat_somewhere() -> None:
    s = scene(hands=[["for-justice", "genius"]])
    assert "play for-justice" not in s.offers and s.why_not("0:play for-justice") == "MC-TARGET-04"


@pytest.mark.rule("MC-ICON-05")
def test_for_justice_cannot_touch_the_main_scheme_in_a_crisis() -> None:
    s = scene(hands=[["for-justice", "energy"]], threat={"the-break-in": 6}, sides=["crowd-control"])
    s.do("0:play for-justice")
    assert threat_on(s) == 6 and not in_play(s, "crowd-control")


@pytest.mark.rule("MC-STATUS-04")
def test_for_justice_by_a_confused_hero_is_paid_for_nothing() -> None:
    s = justice("genius", **{"spider-man": CONFUSED}).do("0:play for-justice")
    assert threat_on(s) == 6 and card(s, "spider-man").status == 0 and hand(s) == []


@pytest.mark.rule("MC-THWART-03")
def test_for_justice_does_not_exhaust_the_hero() -> None:
    s = justice("energy").do("0:play for-justice")
    assert not card(s, "spider-man").exhausted


@pytest.mark.rule("MC-FORM-08")
def test_for_justice_is_for_heroes() -> None:
    s = scene(form="alter_ego", hands=[["for-justice", "genius"]], threat={"the-break-in": 6})
    assert s.why_not("0:play for-justice") == "MC-FORM-08"


# ---------------------------------------------------------------------- Great Responsibility
GREAT = "use great-responsibility 0"


@pytest.mark.rule("MC-REPL-01", "MC-REPL-04")
def test_great_responsibility_turns_threat_into_damage() -> None:
    s = scene(at="threat", hands=[["great-responsibility"]], tokens=2)
    assert s.prompt == "would" and s.offers == [GREAT, "pass"]
    s.do(f"0:{GREAT}")
    assert threat_on(s) == 0 and left(s, "spider-man") == 10 - 3
    assert pile(s) == ["great-responsibility"]


def test_great_responsibility_may_be_kept() -> None:
    s = scene(at="threat", hands=[["great-responsibility"]], tokens=2).do("0:pass")
    assert threat_on(s) == 3 and hand(s) == ["great-responsibility"]


@pytest.mark.rule("MC-FORM-08")
def test_great_responsibility_is_not_for_alter_egos() -> None:
    s = scene(at="threat", hands=[["great-responsibility"]], form="alter_ego", encounter=["advance"])
    assert threat_on(s) >= 1 and "great-responsibility" in hand(s)


@pytest.mark.rule("MC-STATUS-08")
def test_a_tough_hero_takes_none_of_the_threat_as_damage() -> None:
    s = scene(at="threat", hands=[["great-responsibility"]], status={"spider-man": TOUGH}).do(f"0:{GREAT}")
    assert threat_on(s) == 0 and left(s, "spider-man") == 10 and card(s, "spider-man").status == 0


@pytest.mark.rule("MC-SCHEME-04")
def test_great_responsibility_takes_over_a_scheme_against_another_player() -> None:
    s = scene(
        "spider-man",
        "black-panther",
        at="activate",
        first=1,
        form=["hero", "alter_ego"],
        hands=[["great-responsibility"]],
        encounter=["hydra-mercenary"],
    )
    go(s, "would")
    assert s.seat == 0
    s.do(f"0:{GREAT}")
    assert threat_on(s) == 0 and left(s, "spider-man") == 10 - 2 and left(s, "black-panther") == 11


@pytest.mark.rule("MC-MAIN-03")
def test_great_responsibility_is_not_for_the_starting_threat_of_a_side_scheme() -> None:
    s = scene(at="reveal", hands=[["great-responsibility"]], dealt=[["crowd-control"]])
    assert threat_on(s, "crowd-control") == 2 and "great-responsibility" in hand(s)


def test_great_responsibility_takes_what_a_scheme_places_on_itself() -> None:
    s = scene(at="reveal", hands=[["great-responsibility"]], dealt=[["bomb-scare"]])
    assert s.prompt == "would"
    s.do(f"0:{GREAT}")
    assert threat_on(s, "bomb-scare") == 2 and left(s, "spider-man") == 9


@pytest.mark.rule("MC-WIN-01")
def test_great_responsibility_can_save_the_last_stage_and_can_be_fatal() -> None:
    s = scene(at="threat", hands=[["great-responsibility"]], threat={"the-break-in": 6}).do(f"0:{GREAT}")
    assert s.game.outcome is None and left(s, "spider-man") == 9
    s = scene(at="threat", hands=[["great-responsibility"]], damage={"spider-man": 9}).do(f"0:{GREAT}")
    assert s.game.outcome is not None


# ---------------------------------------------------------------------- The Power of Justice
@pytest.mark.rule("MC-RESCARD-02")
def test_the_power_of_justice_is_worth_two_for_a_justice_card() -> None:
    s = scene(hands=[["surveillance-team", "the-power-of-justice"]]).do("0:play surveillance-team")
    assert in_play(s, "surveillance-team")


@pytest.mark.parametrize("other", ["combat-training", "haymaker", "lead-from-the-front", "tenacity", "black-cat"])
def test_the_power_of_justice_is_worth_one_for_others(other: str) -> None:
    s = scene(hands=[[other, "the-power-of-justice"]])
    assert s.why_not(f"0:play {other}") == "MC-PLAY-03"


@pytest.mark.rule("MC-COST-06")
def test_the_second_resource_is_lost_when_the_card_costs_one() -> None:
    s = scene(hands=[["interrogation-room", "the-power-of-justice", "aunt-may"]])
    s.do("0:play interrogation-room", "0:pay the-power-of-justice")
    assert in_play(s, "interrogation-room")
    assert hand(s) == ["aunt-may"] and s.why_not("0:play aunt-may") == "MC-PLAY-03"


# ---------------------------------------------------------------------- Interrogation Room
ROOM = "use interrogation-room 2"


def test_interrogation_room_after_the_hero_defeats_a_minion() -> None:
    s = scene(play=[["interrogation-room"]], minions=[["hydra-bomber"]], threat={"the-break-in": 4})
    s.do("0:attack spider-man hydra-bomber", f"0:{ROOM}")
    assert threat_on(s) == 3 and card(s, "interrogation-room").exhausted


@pytest.mark.rule("MC-EXH-02")
def test_an_exhausted_interrogation_room_stays_silent() -> None:
    s = scene(
        play=[["interrogation-room"]],
        minions=[["hydra-bomber"]],
        threat={"the-break-in": 4},
        exhausted=["interrogation-room"],
    )
    s.do("0:attack spider-man hydra-bomber")
    assert s.prompt == "turn" and threat_on(s) == 4


@pytest.mark.rule("MC-YOU-06", "MC-YOU-12")
def test_interrogation_room_not_for_allies_or_supports() -> None:
    s = scene(
        play=[["interrogation-room", "daredevil", "tac-team"]],
        minions=[["hydra-bomber", "hydra-bomber"]],
        threat={"the-break-in": 4},
    )
    s.do("0:attack daredevil hydra-bomber")
    assert s.prompt == "turn"
    s.do("0:use tac-team", "0:target hydra-bomber-2")
    assert s.prompt == "turn" and threat_on(s) == 4


def test_interrogation_room_not_for_another_player_or_a_survivor() -> None:
    s = scene(
        "spider-man",
        "she-hulk",
        play=[[], ["interrogation-room"]],
        minions=[["hydra-bomber"]],
        threat={"the-break-in": 4},
    )
    s.do("0:attack spider-man hydra-bomber")
    assert s.prompt == "turn"
    s = scene(play=[["interrogation-room"]], minions=[["shocker"]], threat={"the-break-in": 4})
    s.do("0:attack spider-man shocker")
    assert s.prompt == "turn"


def test_interrogation_room_not_for_a_villain_stage() -> None:
    s = scene(play=[["interrogation-room"]], damage={"rhino": 13}, threat={"the-break-in": 4})
    s.do("0:attack spider-man rhino")
    go(s)
    assert threat_on(s) == 4 and not card(s, "interrogation-room").exhausted


@pytest.mark.rule("MC-YOU-11")
def test_interrogation_room_for_a_minion_that_an_event_defeats() -> None:
    s = scene(
        hands=[["haymaker", "energy"]],
        play=[["interrogation-room"]],
        minions=[["shocker"]],
        threat={"the-break-in": 4},
    )
    s.do("0:play haymaker", "0:target shocker", f"0:{ROOM}")
    assert threat_on(s) == 3


@pytest.mark.rule("MC-MAX-04")
def test_interrogation_room_max_1_per_player() -> None:
    s = scene("spider-man", "she-hulk", hands=[["interrogation-room", "energy"]], play=[["interrogation-room"]])
    assert s.why_not("0:play interrogation-room") == "MC-MAX-04"
    s = scene("spider-man", "she-hulk", hands=[["interrogation-room", "energy"]], play=[[], ["interrogation-room"]])
    assert "play interrogation-room" in s.offers


# ---------------------------------------------------------------------- Surveillance Team
@pytest.mark.rule("MC-KEY-19")
def test_surveillance_team_removes_1_and_leaves_with_its_last_counter() -> None:
    s = scene(play=[["surveillance-team"]], threat={"the-break-in": 4}).do("0:use surveillance-team")
    assert threat_on(s) == 3 and card(s, "surveillance-team").counters == 2
    assert s.why_not("0:use surveillance-team") == "MC-EXH-02"
    s = scene(play=[["surveillance-team"]], threat={"the-break-in": 4}, counters={"surveillance-team": 1})
    s.do("0:use surveillance-team")
    assert threat_on(s) == 3 and pile(s) == ["surveillance-team"]


@pytest.mark.rule("MC-THWART-04")
def test_surveillance_team_is_no_thwart() -> None:
    s = scene(
        play=[["surveillance-team"]],
        threat={"the-break-in": 4},
        status={"spider-man": CONFUSED},
        form="alter_ego",
    )
    s.do("0:use surveillance-team")
    assert threat_on(s) == 3 and card(s, "spider-man").status == CONFUSED


@pytest.mark.rule("MC-ABIL-03")
def test_surveillance_team_is_not_wasted_without_threat() -> None:
    s = scene(play=[["surveillance-team"]])
    assert "use surveillance-team" not in s.offers


# ---------------------------------------------------------------------- Heroic Intuition
def test_heroic_intuition_gives_the_hero_one_more_thw() -> None:
    s = scene(play=[["heroic-intuition", "daredevil"]], threat={"the-break-in": 5})
    assert value(s, "thw", "daredevil") == 2
    s.do("0:thwart spider-man the-break-in")
    assert threat_on(s) == 3


@pytest.mark.rule("MC-PLAY-17", "MC-MAX-04")
def test_heroic_intuition_goes_to_a_player_without_one() -> None:
    s = scene("spider-man", "she-hulk", hands=[["heroic-intuition", "energy"]], play=[["heroic-intuition"]])
    s.do("0:play heroic-intuition")
    assert value(s, "thw", "she-hulk") == 2 and value(s, "thw", "spider-man") == 2
    assert card(s, "heroic-intuition").ctl == 1
