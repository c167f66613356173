"""Leadership cards."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.card import Script
from tablee.games.champions.rules.library import card_from
from tablee.games.champions.rules.vocabulary import TOUGH
from tablee.games.champions.scene import card, go, hand, in_play, left, pile, scene, value


# ---------------------------------------------------------------------- Hawkeye
def test_hawkeye_comes_with_4_arrows() -> None:
    s = scene(hands=[["hawkeye", "energy", "strength"]]).do("0:play hawkeye")
    assert card(s, "hawkeye").counters == 4


def test_hawkeye_shoots_a_minion_that_enters_play() -> None:
    s = scene(at="reveal", play=[["hawkeye"]], dealt=[["titania"]])
    assert s.prompt == "response"
    s.do("0:use hawkeye 0")
    assert left(s, "titania") == 6 - 2 and card(s, "hawkeye").counters == 3
    assert not card(s, "hawkeye").exhausted


def test_hawkeye_may_save_his_arrows() -> None:
    s = scene(at="reveal", play=[["hawkeye"]], dealt=[["titania"]]).do("0:pass")
    assert left(s, "titania") == 6 and card(s, "hawkeye").counters == 4


@pytest.mark.rule("MC-COST-02")
def test_hawkeye_without_arrows_stays_and_does_not_shoot() -> None:
    s = scene(at="reveal", play=[["hawkeye"]], dealt=[["titania"]], counters={"hawkeye": 0})
    go(s)
    assert left(s, "titania") == 6 and in_play(s, "hawkeye")


def test_hawkeye_stays_after_his_last_arrow() -> None:
    s = scene(at="reveal", play=[["hawkeye"]], dealt=[["titania"]], counters={"hawkeye": 1}).do("0:use hawkeye 0")
    assert card(s, "hawkeye").counters == 0 and in_play(s, "hawkeye")


def test_hawkeye_shoots_minions_engaging_others_too() -> None:
    s = scene("spider-man", "she-hulk", at="reveal", play=[["hawkeye"]], dealt=[[], ["titania"]])
    go(s, "response")
    s.do("0:use hawkeye 0")
    assert left(s, "titania") == 4 and card(s, "titania").area == 1


def test_an_arrow_can_defeat_and_only_that_minion_is_hit() -> None:
    s = scene(at="reveal", play=[["hawkeye"]], dealt=[["hydra-bomber"]], minions=[["titania"]])
    go(s, "response")
    s.do("0:use hawkeye 0")
    assert not in_play(s, "hydra-bomber") and left(s, "titania") == 6


def test_hawkeye_does_not_react_to_allies_or_schemes() -> None:
    s = scene(hands=[["maria-hill", "energy"]], play=[["hawkeye"]]).do("0:play maria-hill")
    assert s.offers == ["use maria-hill 0", "pass"]
    s = scene(at="reveal", play=[["hawkeye"]], dealt=[["crowd-control"]])
    go(s)
    assert card(s, "hawkeye").counters == 4


# ---------------------------------------------------------------------- Maria Hill
@pytest.mark.rule("MC-ZONE-09")
def test_maria_hill_lets_each_player_draw() -> None:
    s = scene("spider-man", "she-hulk", hands=[["maria-hill", "energy"]])
    s.do("0:play maria-hill", "0:use maria-hill 0")
    assert len(hand(s, 0)) == 1 and len(hand(s, 1)) == 1


@pytest.mark.rule("MC-ABIL-10")
def test_maria_hills_draw_may_be_declined() -> None:
    s = scene("spider-man", "she-hulk", hands=[["maria-hill", "energy"]])
    s.do("0:play maria-hill", "0:pass")
    assert hand(s, 0) == [] and hand(s, 1) == [] and in_play(s, "maria-hill")


def test_another_ally_entering_does_not_set_maria_hill_off() -> None:
    s = scene(hands=[["tigra", "energy", "strength"]], play=[["maria-hill"]]).do("0:play tigra")
    assert s.prompt == "turn" and len(hand(s)) == 0


@pytest.mark.rule("MC-ALLY-02", "MC-ALLY-03")
def test_a_fourth_ally_discarded_at_once_draws_nothing() -> None:
    s = scene(hands=[["maria-hill", "energy"]], play=[["hawkeye", "vision", "tigra"]]).do("0:play maria-hill")
    assert s.prompt == "too-many-ally" and len(s.offers) == 4
    s.do("0:discard maria-hill")
    assert s.prompt == "turn" and hand(s) == [] and pile(s)[0] == "maria-hill"


# ---------------------------------------------------------------------- Vision
def test_vision_gets_2_of_the_chosen_power() -> None:
    s = scene(hands=[["energy"]], play=[["vision"]]).do("0:use vision")
    assert s.prompt == "either" and s.offers == ["choose 1", "choose 2"]
    s.do("0:choose 2")
    assert value(s, "atk", "vision") == 4 and value(s, "thw", "vision") == 1
    s = scene(hands=[["energy"]], play=[["vision"]]).do("0:use vision", "0:choose 1")
    assert value(s, "thw", "vision") == 3 and value(s, "atk", "vision") == 2


@pytest.mark.rule("MC-LIMIT-01")
def test_vision_only_once_a_round() -> None:
    s = scene(hands=[["energy", "web-shooter", "aunt-may"]], play=[["vision"]])
    s.do("0:use vision", "0:pay energy", "0:choose 1")
    assert s.why_not("0:use vision") == "MC-LIMIT-01"


@pytest.mark.rule("MC-RES-04", "MC-RES-03")
def test_vision_wants_energy_or_wild() -> None:
    s = scene(hands=[["strength", "genius"]], play=[["vision"]])
    assert "use vision" not in s.offers and s.why_not("0:use vision") == "MC-PLAY-03"
    s = scene(hands=[["strength", "the-power-of-justice"]], play=[["vision"]]).do("0:use vision", "0:choose 1")
    assert hand(s) == ["strength"]


@pytest.mark.rule("MC-LAST-01", "MC-LAST-04")
def test_visions_bonus_ends_with_the_phase() -> None:
    s = scene(hands=[["energy"]], play=[["vision"]]).do("0:use vision", "0:choose 2", "0:end")
    go(s)
    assert value(s, "atk", "vision") == 2


def test_visions_bonus_is_his_alone() -> None:
    s = scene(hands=[["energy"]], play=[["vision", "hawkeye"]]).do("0:use vision", "0:choose 2")
    assert value(s, "atk", "hawkeye") == 1 and value(s, "atk", "spider-man") == 2


# ---------------------------------------------------------------------- Get Ready
@pytest.mark.rule("MC-EXH-04")
def test_get_ready_readies_an_ally() -> None:
    s = scene(hands=[["get-ready"]], play=[["vision"]], exhausted=["vision"]).do("0:play get-ready")
    assert not card(s, "vision").exhausted and pile(s) == ["get-ready"]


def test_get_ready_reaches_allies_of_others_and_works_in_alter_ego_form() -> None:
    s = scene(
        "spider-man", "she-hulk", hands=[["get-ready"]], play=[[], ["hellcat"]], exhausted=["hellcat"], form="alter_ego"
    )
    s.do("0:play get-ready")
    assert not card(s, "hellcat").exhausted


@pytest.mark.rule("MC-TARGET-07", "MC-TARGET-04")
def test_get_ready_needs_an_exhausted_ally() -> None:
    s = scene(hands=[["get-ready"]], play=[["vision"]], exhausted=["spider-man"])
    assert s.why_not("0:play get-ready") == "MC-TARGET-04"


def test_get_ready_only_offers_exhausted_allies() -> None:
    s = scene(hands=[["get-ready"]], play=[["vision", "hawkeye", "tigra"]], exhausted=["vision", "tigra"])
    s.do("0:play get-ready")
    assert s.offers == ["target vision", "target tigra"]


# ---------------------------------------------------------------------- Lead from the Front
LEAD = ["lead-from-the-front", "energy"]


@pytest.mark.rule("MC-LAST-01")
def test_lead_from_the_front_helps_every_character_of_the_chosen_player() -> None:
    s = scene("spider-man", "she-hulk", hands=[LEAD], play=[["vision"], ["hellcat"]])
    s.do("0:play lead-from-the-front", "0:target spider-man")
    assert (value(s, "thw", "spider-man"), value(s, "atk", "spider-man")) == (2, 3)
    assert (value(s, "thw", "vision"), value(s, "atk", "vision")) == (2, 3)
    assert (value(s, "thw", "she-hulk"), value(s, "atk", "hellcat")) == (1, 1)
    assert value(s, "def", "spider-man") == 3


def test_lead_from_the_front_can_choose_another_player() -> None:
    s = scene("spider-man", "she-hulk", hands=[LEAD], play=[["vision"], ["hellcat"]])
    s.do("0:play lead-from-the-front", "0:target she-hulk")
    assert (value(s, "thw", "she-hulk"), value(s, "atk", "hellcat")) == (2, 2)
    assert (value(s, "thw", "spider-man"), value(s, "atk", "vision")) == (1, 2)


@pytest.mark.rule("MC-LAST-03")
def test_an_ally_that_comes_later_is_led_too() -> None:
    s = scene(hands=[[*LEAD, "maria-hill", "strength"]])
    s.do("0:play lead-from-the-front", "0:pay energy", "0:play maria-hill", "0:pass")
    assert value(s, "thw", "maria-hill") == 3


@pytest.mark.rule("MC-LAST-04")
def test_lead_from_the_front_ends_with_the_phase() -> None:
    s = scene(hands=[LEAD], play=[["vision"]]).do("0:play lead-from-the-front", "0:end")
    go(s)
    assert value(s, "atk", "spider-man") == 2 and value(s, "thw", "vision") == 1


@pytest.mark.rule("MC-FORM-08")
def test_lead_from_the_front_is_for_heroes() -> None:
    assert scene(hands=[LEAD], form="alter_ego").why_not("0:play lead-from-the-front") == "MC-FORM-08"


@pytest.mark.rule("MC-ABIL-08")
def test_two_leads_add_up() -> None:
    s = scene(hands=[[*LEAD, "lead-from-the-front", "strength"]])
    s.do("0:play lead-from-the-front", "0:pay energy", "0:play lead-from-the-front-2")
    assert value(s, "atk", "spider-man") == 4


# ---------------------------------------------------------------------- Make the Call
@pytest.mark.rule("MC-PLAY-13", "MC-PLAY-14")
def test_make_the_call_puts_an_ally_into_play_without_playing_it() -> None:
    s = scene(hands=[["make-the-call", "energy"]], piles=[["black-cat"]]).do("0:play make-the-call")
    assert in_play(s, "black-cat") and card(s, "black-cat").ctl == 0
    assert sorted(pile(s)) == ["energy", "make-the-call"] and hand(s) == []


def test_an_ally_put_into_play_enters_play() -> None:
    s = scene(hands=[["make-the-call", "energy"]], piles=[["maria-hill"]]).do("0:play make-the-call")
    assert s.prompt == "response" and s.offers == ["use maria-hill 0", "pass"]


@pytest.mark.rule("MC-CTRL-05")
def test_make_the_call_takes_an_ally_of_another_player_who_gets_it_back() -> None:
    s = scene("spider-man", "she-hulk", hands=[["make-the-call", "energy", "strength"]], piles=[[], ["hellcat"]])
    s.do("0:play make-the-call")
    assert card(s, "hellcat").ctl == 0 and "attack hellcat rhino" in s.offers
    s.game.discard(s.game.named("hellcat"))
    assert pile(s, 1) == ["hellcat"] and "hellcat" not in pile(s, 0)


@pytest.mark.rule("MC-COST-08")
def test_only_allies_that_can_be_paid_are_offered() -> None:
    s = scene(hands=[["make-the-call", "energy"]], piles=[["black-cat", "maria-hill", "vision"]])
    s.do("0:play make-the-call")
    assert s.prompt == "pay-for" and s.offers == ["target black-cat", "target maria-hill"]


@pytest.mark.rule("MC-RESCARD-02")
def test_the_power_of_leadership_is_doubled_by_the_aspect_of_the_ally() -> None:
    s = scene(hands=[["make-the-call", "the-power-of-leadership"]], piles=[["black-cat", "maria-hill", "hulk"]])
    s.do("0:play make-the-call", "0:pass")
    assert in_play(s, "maria-hill")
    s = scene(hands=[["make-the-call", "the-power-of-leadership"]], piles=[["black-cat", "hulk"]])
    assert "play make-the-call" not in s.offers


@pytest.mark.rule("MC-RESCARD-02")
def test_the_power_of_aggression_is_doubled_for_an_aggression_ally() -> None:
    s = scene(hands=[["make-the-call", "the-power-of-aggression"]], piles=[["hulk", "maria-hill"]])
    s.do("0:play make-the-call")
    assert in_play(s, "hulk") and not in_play(s, "maria-hill")


def test_make_the_call_needs_an_ally_in_a_discard_pile() -> None:
    s = scene(hands=[["make-the-call", "energy", "maria-hill"]], piles=[["tac-team"]])
    assert s.why_not("0:play make-the-call") == "MC-PLAY-03"


@pytest.mark.rule("MC-UNIQUE-02", "MC-PLAY-15")
def test_make_the_call_is_not_for_an_ally_whose_namesake_is_in_play() -> None:
    s = scene(
        "spider-man",
        "black-panther",
        hands=[["make-the-call", "energy"]],
        piles=[["maria-hill"]],
        play=[[], ["maria-hill"]],
    )
    assert "play make-the-call" not in s.offers


@pytest.mark.rule("MC-ALLY-03")
def test_make_the_call_beyond_the_limit_discards_down() -> None:
    s = scene(hands=[["make-the-call", "energy"]], piles=[["black-cat"]], play=[["hawkeye", "vision", "tigra"]])
    s.do("0:play make-the-call", "0:discard vision")
    assert in_play(s, "black-cat") and not in_play(s, "vision")


@pytest.mark.rule("MC-PLAY-04")
def test_a_reduction_does_not_lower_the_printed_cost() -> None:
    s = scene(hands=[["make-the-call", "haymaker"]], piles=[["black-cat"]], play=[["helicarrier"]])
    s.do("0:use helicarrier")
    assert "play make-the-call" not in s.offers


# ---------------------------------------------------------------------- The Power of Leadership
@pytest.mark.parametrize(("what", "works"), [("maria-hill", True), ("combat-training", False), ("black-cat", False)])
def test_the_power_of_leadership_doubles_for_leadership_only(what: str, works: bool) -> None:
    s = scene(hands=[[what, "the-power-of-leadership"]])
    assert (f"play {what}" in s.offers) is works


# ---------------------------------------------------------------------- The Triskelion
@pytest.mark.rule("MC-GOLD-02", "MC-ALLY-02")
def test_the_triskelion_allows_a_fourth_ally_but_no_fifth() -> None:
    s = scene(
        hands=[["maria-hill", "energy", "black-cat", "strength"]],
        play=[["the-triskelion", "hawkeye", "vision", "tigra"]],
    )
    s.do("0:play maria-hill", "0:pay energy", "0:pass")
    assert len(s.game.players[0].allies) == 4
    s.do("0:play black-cat")
    assert s.prompt == "too-many-ally" and len(s.offers) == 5


def test_the_triskelion_helps_its_player_only() -> None:
    s = scene("spider-man", "she-hulk", play=[[], ["the-triskelion"]])
    assert s.game.ally_limit(0) == 3 and s.game.ally_limit(1) == 4


@pytest.mark.rule("MC-ALLY-03", "MC-ABIL-06")
def test_losing_the_triskelion_with_four_allies_costs_one_at_once() -> None:
    s = scene(
        at="reveal",
        play=[["the-triskelion", "hawkeye", "vision", "tigra", "maria-hill"]],
        dealt=[["caught-off-guard"]],
    )
    assert s.prompt == "too-many-ally"
    s.do("0:discard hawkeye")
    assert not in_play(s, "the-triskelion") and len(s.game.players[0].allies) == 3


@pytest.mark.rule("MC-UNIQUE-02")
def test_there_is_only_one_triskelion() -> None:
    s = scene("spider-man", "black-panther", hands=[["the-triskelion", "energy"]], play=[[], ["the-triskelion"]])
    assert s.why_not("0:play the-triskelion") == "MC-UNIQUE-02"


# ---------------------------------------------------------------------- Inspired
@pytest.mark.rule("MC-ATTACH-01")
def test_inspired_helps_the_ally_it_is_on() -> None:
    s = scene(hands=[["inspired", "energy"]], play=[["vision", "hawkeye"]]).do("0:play inspired", "0:target vision")
    assert (value(s, "thw", "vision"), value(s, "atk", "vision")) == (2, 3)
    assert (value(s, "thw", "hawkeye"), value(s, "atk", "spider-man")) == (1, 2)


@pytest.mark.rule("MC-ATTACH-05")
def test_inspired_needs_an_ally() -> None:
    assert scene(hands=[["inspired", "energy"]]).why_not("0:play inspired") == "MC-ATTACH-05"


def test_inspired_max_1_per_ally() -> None:
    s = scene(hands=[["inspired", "energy"]], play=[["vision", "hawkeye"]], on={"vision": ["inspired"]})
    s.do("0:play inspired")
    assert value(s, "atk", "hawkeye") == 2 and value(s, "atk", "vision") == 3
    s = scene(hands=[["inspired", "energy"]], play=[["vision"]], on={"vision": ["inspired"]})
    assert s.why_not("0:play inspired") == "MC-ATTACH-05"


@pytest.mark.rule("MC-ATTACH-03")
def test_inspired_goes_with_its_ally() -> None:
    s = scene(play=[["vision"]], on={"vision": ["inspired"]}, damage={"vision": 2}).do("0:attack vision rhino")
    assert left(s, "rhino") == 11 and sorted(pile(s)) == ["inspired", "vision"]


def test_inspired_may_go_on_an_ally_of_another_player() -> None:
    s = scene("spider-man", "she-hulk", hands=[["inspired", "energy"]], play=[[], ["hellcat"]])
    s.do("0:play inspired")
    assert value(s, "atk", "hellcat") == 2


@pytest.mark.rule("MC-MOD-10")
def test_inspired_does_not_let_hulk_thwart() -> None:
    s = scene(play=[["hulk"]], on={"hulk": ["inspired"]}, threat={"the-break-in": 4})
    assert value(s, "thw", "hulk") == 1
    assert s.why_not("0:thwart hulk the-break-in") == "MC-MOD-10"


def test_a_tough_minion_survives_the_arrow() -> None:
    s = scene(at="reveal", play=[["hawkeye"]], dealt=[["sandman"]]).do("0:use hawkeye 0")
    assert left(s, "sandman") == 4 and not card(s, "sandman").status & TOUGH


def test_a_free_ally_beyond_the_limit_may_be_the_one_discarded() -> None:
    free = card_from(
        {"code": "t9", "name": "Friend", "type": "ally", "faction": "basic", "cost": 0, "res": {"energy": 1}, "hp": 1},
        Script(),
    )
    s = scene(hands=[[free]], play=[["hawkeye", "vision", "tigra"]]).do("0:play friend", "0:discard friend")
    assert pile(s) == ["friend"]
