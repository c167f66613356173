"""Basic cards."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import CONFUSED, STUNNED, TOUGH
from tablee.games.champions.scene import card, go, hand, in_play, left, pile, scene, threat_on
from tablee.testing.scene import Scene


# ---------------------------------------------------------------------- Mockingbird
def test_mockingbird_stuns_an_enemy() -> None:
    s = scene(hands=[["mockingbird", "energy", "strength"]]).do("0:play mockingbird", "0:use mockingbird 0")
    assert card(s, "rhino").status == STUNNED


@pytest.mark.rule("MC-STATUS-02")
def test_mockingbird_offers_enemies_that_are_not_stunned() -> None:
    s = scene(
        "spider-man",
        "she-hulk",
        hands=[["mockingbird", "energy", "strength"]],
        minions=[["shocker"], ["sandman"]],
        status={"shocker": STUNNED},
    )
    s.do("0:play mockingbird", "0:use mockingbird 0")
    assert s.offers == ["target rhino", "target sandman"]
    s.do("0:target sandman")
    assert card(s, "sandman").status & STUNNED and card(s, "rhino").status == 0


def test_mockingbird_is_silent_when_every_enemy_is_stunned() -> None:
    s = scene(hands=[["mockingbird", "energy", "strength"]], status={"rhino": STUNNED}).do("0:play mockingbird")
    assert s.prompt == "turn" and in_play(s, "mockingbird")


def test_mockingbird_need_not_stun() -> None:
    s = scene(hands=[["mockingbird", "energy", "strength"]]).do("0:play mockingbird", "0:pass")
    assert card(s, "rhino").status == 0


# ---------------------------------------------------------------------- Nick Fury
FURY = ["nick-fury", "energy", "strength"]


@pytest.mark.rule("MC-ABIL-09", "MC-WINDOW-09")
def test_nick_fury_must_choose_one_of_three() -> None:
    s = scene(hands=[FURY], threat={"the-break-in": 5}).do("0:play nick-fury")
    assert s.prompt == "either" and s.offers == ["choose 1", "choose 2", "choose 3"]


def test_nick_fury_removes_2_threat() -> None:
    s = scene(hands=[FURY], threat={"the-break-in": 5}).do("0:play nick-fury", "0:choose 1")
    assert threat_on(s) == 3 and left(s, "rhino") == 14 and hand(s) == []


def test_nick_fury_draws_3() -> None:
    s = scene(hands=[FURY], threat={"the-break-in": 5}).do("0:play nick-fury", "0:choose 2")
    assert threat_on(s) == 5 and len(hand(s)) == 3


def test_nick_fury_deals_4_that_are_no_attack() -> None:
    s = scene(hands=[FURY], minions=[["hydra-mercenary"]]).do("0:play nick-fury", "0:choose 3", "0:target rhino")
    assert left(s, "rhino") == 10


@pytest.mark.rule("MC-TARGET-07")
def test_nick_fury_cannot_choose_what_changes_nothing() -> None:
    s = scene(hands=[FURY]).do("0:play nick-fury")
    assert s.offers == ["choose 2", "choose 3"]


@pytest.mark.rule("MC-DELAY-01", "MC-DELAY-02")
def test_nick_fury_leaves_at_the_end_of_the_round() -> None:
    s = scene(hands=[FURY], encounter=["advance", "i-m-tough"]).do("0:play nick-fury", "0:choose 3", "0:end")
    go(s, "defend")
    assert in_play(s, "nick-fury") and "defend nick-fury" in s.offers
    go(s)
    assert not in_play(s, "nick-fury") and "nick-fury" in pile(s)


def test_nick_fury_who_fell_before_is_not_discarded_again() -> None:
    s = scene(hands=[FURY], encounter=["stampede", "i-m-tough"]).do("0:play nick-fury", "0:choose 3", "0:end")
    go(s, "defend").do("0:defend nick-fury")
    assert pile(s)[0] == "nick-fury"
    go(s)
    assert pile(s).count("nick-fury") == 1


@pytest.mark.rule("MC-ALLY-03")
def test_nick_fury_discarded_as_the_fourth_ally_does_nothing() -> None:
    s = scene(hands=[FURY], play=[["hawkeye", "vision", "tigra"]]).do("0:play nick-fury", "0:discard nick-fury")
    assert s.prompt == "turn" and left(s, "rhino") == 14 and hand(s) == []


@pytest.mark.rule("MC-ZONE-11")
def test_nick_fury_called_back_does_it_again() -> None:
    s = scene(hands=[["make-the-call", "energy", "strength"]], piles=[["nick-fury"]]).do("0:play make-the-call")
    assert s.prompt == "either"
    s.do("0:choose 3")
    assert left(s, "rhino") == 10


# ---------------------------------------------------------------------- Emergency
EMERGENCY = "use emergency 0"


def scheming(*cards: str, boost: str = "stampede", **more: object) -> Scene[Scenario]:
    return scene(
        at="activate",
        form="alter_ego",
        hands=[list(cards)],
        encounter=[boost],
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("MC-PREVENT-02", "MC-SCHEME-04")
def test_emergency_takes_1_from_a_scheme_of_the_villain() -> None:
    s = scheming("emergency")
    assert s.prompt == "interrupt" and s.offers == [EMERGENCY, "pass"]
    s.do(f"0:{EMERGENCY}")
    go(s)
    assert s.log("threat-placed")[0]["n"] == 1 + 1 - 1


def test_emergency_may_be_kept() -> None:
    s = scheming("emergency").do("0:pass")
    go(s)
    assert s.log("threat-placed")[0]["n"] == 2


@pytest.mark.rule("MC-MOD-04")
def test_emergency_can_leave_nothing_to_place() -> None:
    s = scene(at="activate", form="alter_ego", hands=[["emergency"]], encounter=["advance", "i-m-tough"])
    s.do(f"0:{EMERGENCY}")
    assert s.prompt == "turn" and s.log("threat-placed") == [] and threat_on(s) == 0


def test_two_emergencies_add_up() -> None:
    s = scheming("emergency", "emergency", boost="crowd-control")
    s.do(f"0:{EMERGENCY}", "0:use emergency-2 0")
    go(s)
    assert s.log("threat-placed")[0]["n"] == 1 + 2 - 2


@pytest.mark.rule("MC-STATUS-04")
def test_emergency_by_a_confused_identity_only_loses_the_confused_card() -> None:
    s = scheming("emergency", status={"spider-man": CONFUSED}).do(f"0:{EMERGENCY}")
    assert card(s, "spider-man").status == 0
    go(s)
    assert s.log("threat-placed")[0]["n"] == 2


def test_emergency_not_when_a_minion_schemes() -> None:
    s = scene(
        at="activate",
        form="alter_ego",
        hands=[["emergency"]],
        minions=[["shocker"]],
        encounter=["advance", "i-m-tough"],
    )
    s.do("0:pass")
    assert s.prompt == "turn" and [line["n"] for line in s.log("threat-placed")] == [1, 1]
    assert hand(s) == ["emergency"]


def test_emergency_not_when_threat_is_placed_otherwise() -> None:
    s = scene(at="threat", form="alter_ego", hands=[["emergency"]])
    assert threat_on(s) == 1 and s.prompt == "interrupt", "the villain schemes only in step two"


@pytest.mark.rule("MC-STATUS-05")
def test_emergency_not_when_the_villain_is_confused() -> None:
    s = scheming("emergency", status={"rhino": CONFUSED}, dealt=[["i-m-tough"]])
    assert EMERGENCY not in s.offers and card(s, "rhino").status & CONFUSED == 0


def test_emergency_helps_when_the_villain_schemes_against_another_player() -> None:
    s = scene(
        "spider-man",
        "iron-man",
        at="activate",
        first=1,
        form=["hero", "alter_ego"],
        hands=[["emergency"]],
        encounter=["stampede"],
    )
    s.do(f"0:{EMERGENCY}")
    go(s)
    assert s.log("threat-placed")[0]["n"] == 1


# ---------------------------------------------------------------------- First Aid
def test_first_aid_heals_2_from_any_character() -> None:
    s = scene(hands=[["first-aid", "energy"]], damage={"spider-man": 5, "rhino": 4}).do("0:play first-aid")
    assert s.offers == ["target spider-man", "target rhino"]
    s.do("0:target rhino")
    assert left(s, "rhino") == 12 and left(s, "spider-man") == 5


@pytest.mark.rule("MC-HEAL-02")
def test_first_aid_does_not_heal_beyond_the_maximum() -> None:
    s = scene(hands=[["first-aid", "energy"]], damage={"spider-man": 1}).do("0:play first-aid")
    assert left(s, "spider-man") == 10


@pytest.mark.rule("MC-TARGET-04")
def test_first_aid_needs_somebody_hurt() -> None:
    assert scene(hands=[["first-aid", "energy"]]).why_not("0:play first-aid") == "MC-TARGET-04"


# ---------------------------------------------------------------------- Haymaker
def test_haymaker_deals_3_to_an_enemy() -> None:
    s = scene(hands=[["haymaker", "energy"]]).do("0:play haymaker")
    assert left(s, "rhino") == 11 and not card(s, "spider-man").exhausted


@pytest.mark.rule("MC-FORM-08")
def test_haymaker_is_for_heroes() -> None:
    assert scene(hands=[["haymaker", "energy"]], form="alter_ego").why_not("0:play haymaker") == "MC-FORM-08"


@pytest.mark.rule("MC-ATK-05")
def test_haymaker_reaches_a_minion_engaged_with_another_player() -> None:
    s = scene("spider-man", "she-hulk", hands=[["haymaker", "energy"]], minions=[[], ["shocker"]])
    s.do("0:play haymaker", "0:target shocker")
    assert not in_play(s, "shocker")


@pytest.mark.rule("MC-KEY-07")
def test_the_guard_of_another_players_minion_does_not_matter() -> None:
    s = scene("spider-man", "she-hulk", hands=[["haymaker", "energy"]], minions=[[], ["hydra-mercenary"]])
    s.do("0:play haymaker", "0:target rhino")
    assert left(s, "rhino") == 25


def test_tough_stops_haymaker() -> None:
    s = scene(hands=[["haymaker", "energy"]], status={"rhino": TOUGH}).do("0:play haymaker")
    assert left(s, "rhino") == 14 and card(s, "rhino").status == 0


# ---------------------------------------------------------------------- Energy, Genius, Strength
@pytest.mark.rule("MC-RES-02")
@pytest.mark.parametrize("name", ["energy", "genius", "strength"])
def test_a_basic_resource_card_gives_two(name: str) -> None:
    s = scene(hands=[["haymaker", name]]).do("0:play haymaker")
    assert hand(s) == [] and left(s, "rhino") == 11


@pytest.mark.rule("MC-RES-04")
def test_the_type_of_a_basic_resource_card_matters() -> None:
    for name, works in (("strength", True), ("energy", False), ("genius", False)):
        s = scene(hands=[[name]], play=[["tenacity"]], exhausted=["spider-man"])
        assert ("use tenacity" in s.offers) is works


@pytest.mark.rule("MC-RESCARD-01")
@pytest.mark.parametrize("name", ["energy", "genius", "strength"])
def test_a_basic_resource_card_is_not_played(name: str) -> None:
    assert scene(hands=[[name]]).why_not(f"0:play {name}") == "MC-RESCARD-01"


@pytest.mark.rule("MC-COST-06")
def test_what_is_generated_too_much_is_lost() -> None:
    s = scene(hands=[["aunt-may", "energy", "web-shooter"]])
    s.do("0:play aunt-may", "0:pay energy")
    assert hand(s) == ["web-shooter"] and s.why_not("0:play web-shooter") == "MC-PLAY-03"


@pytest.mark.rule("MC-RES-01")
def test_a_card_cannot_pay_for_itself() -> None:
    assert scene(hands=[["aunt-may"]]).why_not("0:play aunt-may") == "MC-PLAY-03"


# ---------------------------------------------------------------------- Avengers Mansion
def test_avengers_mansion_lets_a_chosen_player_draw() -> None:
    s = scene("spider-man", "she-hulk", play=[["avengers-mansion"]], form="alter_ego")
    s.do("0:use avengers-mansion", "0:target she-hulk")
    assert len(hand(s, 1)) == 1 and hand(s, 0) == [] and card(s, "avengers-mansion").exhausted
    assert s.why_not("0:use avengers-mansion") == "MC-EXH-02"


@pytest.mark.rule("MC-MAX-04")
def test_avengers_mansion_and_helicarrier_max_1_per_player() -> None:
    cards = ["energy", "strength", "genius"]
    s = scene(hands=[["avengers-mansion", *cards]], play=[["avengers-mansion"]])
    assert s.why_not("0:play avengers-mansion") == "MC-MAX-04"
    s = scene(hands=[["helicarrier", *cards]], play=[["helicarrier"]])
    assert s.why_not("0:play helicarrier") == "MC-MAX-04"


@pytest.mark.rule("MC-ABIL-03")
def test_avengers_mansion_is_not_used_when_nobody_has_cards_to_draw() -> None:
    s = scene(play=[["avengers-mansion"]], only=True, encounter=["advance"])
    assert "use avengers-mansion" not in s.offers


# ---------------------------------------------------------------------- Helicarrier
@pytest.mark.rule("MC-PLAY-03", "MC-PLAY-04")
def test_helicarrier_makes_the_next_card_cheaper() -> None:
    s = scene(hands=[["haymaker", "aunt-may"]], play=[["helicarrier"]])
    assert s.why_not("0:play haymaker") == "MC-PLAY-03"
    s.do("0:use helicarrier", "0:play haymaker")
    assert left(s, "rhino") == 11 and hand(s) == []


def test_only_the_next_card_is_cheaper() -> None:
    s = scene(hands=[["aunt-may", "spider-tracer"]], play=[["helicarrier"]], minions=[["shocker"]])
    s.do("0:use helicarrier", "0:play aunt-may")
    assert in_play(s, "aunt-may") and hand(s) == ["spider-tracer"]
    assert s.why_not("0:play spider-tracer") == "MC-PLAY-03"


@pytest.mark.rule("MC-PLAY-04")
def test_a_free_card_uses_the_reduction_up() -> None:
    s = scene(hands=[["get-ready", "aunt-may"]], play=[["helicarrier", "vision"]], exhausted=["vision"])
    s.do("0:use helicarrier", "0:play get-ready")
    assert hand(s) == ["aunt-may"] and s.why_not("0:play aunt-may") == "MC-PLAY-03"


def test_abilities_do_not_use_the_reduction_up() -> None:
    s = scene(hands=[["energy", "aunt-may"]], play=[["helicarrier", "vision"]])
    s.do("0:use helicarrier", "0:use vision", "0:pay energy", "0:choose 1")
    assert "play aunt-may" in s.offers


def test_spending_a_card_does_not_use_the_reduction_up() -> None:
    s = scene(hands=[["haymaker", "aunt-may"]], play=[["helicarrier"]]).do("0:use helicarrier", "0:play haymaker")
    assert pile(s) == ["haymaker", "aunt-may"]


def test_the_reduction_is_for_the_chosen_player() -> None:
    s = scene("spider-man", "she-hulk", hands=[["aunt-may"]], play=[["helicarrier"]])
    s.do("0:use helicarrier", "0:target she-hulk")
    assert s.why_not("0:play aunt-may") == "MC-PLAY-03"


def test_the_reduction_ends_with_the_phase() -> None:
    s = scene(play=[["helicarrier"]], form="alter_ego").do("0:use helicarrier", "0:end")
    go(s)
    assert s.game.players[0].cheaper == 0


def test_two_helicarriers_add_up() -> None:
    s = scene("spider-man", "she-hulk", hands=[["haymaker"]], play=[["helicarrier"], ["helicarrier"]])
    s.do("0:use helicarrier", "0:target spider-man", "0:ask 1", "1:use helicarrier-2", "1:target spider-man")
    s.do("0:play haymaker")
    assert left(s, "rhino") == 25


# ---------------------------------------------------------------------- Tenacity
@pytest.mark.rule("MC-COST-03")
def test_tenacity_readies_the_hero_for_a_physical_resource_and_itself() -> None:
    s = scene(hands=[["strength"]], play=[["tenacity"]], exhausted=["spider-man"]).do("0:use tenacity")
    assert not card(s, "spider-man").exhausted and sorted(pile(s)) == ["strength", "tenacity"]


@pytest.mark.rule("MC-ABIL-03")
def test_tenacity_not_for_a_ready_hero() -> None:
    s = scene(hands=[["strength"]], play=[["tenacity"]])
    assert "use tenacity" not in s.offers and s.why_not("0:use tenacity") == "MC-ABIL-03"


@pytest.mark.rule("MC-FORM-08")
def test_tenacity_not_in_alter_ego_form() -> None:
    s = scene(hands=[["strength"]], play=[["tenacity"]], exhausted=["spider-man"], form="alter_ego")
    assert s.why_not("0:use tenacity") == "MC-FORM-08"


def test_tenacity_takes_a_wild_resource() -> None:
    s = scene(hands=[["the-power-of-justice"]], play=[["tenacity"]], exhausted=["spider-man"]).do("0:use tenacity")
    assert not card(s, "spider-man").exhausted and hand(s) == []
