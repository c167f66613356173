"""She-Hulk: what each of her cards does, and does not."""

from __future__ import annotations

import pytest

from tablee.games.champions.content.she_hulk import CARDS
from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.constants import Modify
from tablee.games.champions.rules.library import card_from
from tablee.games.champions.rules.vocabulary import CONFUSED, GONE, STUNNED, TOUGH
from tablee.games.champions.scene import card, go, hand, in_play, left, messages, pile, scene, threat_on, value

QUIET = ["crowd-control"]  # what is dealt and revealed when the activation of a scene is over


def sturdy() -> CardDef:
    facts = {"code": "t1", "name": "Sturdy", "type": "upgrade", "faction": "basic", "cost": 0, "res": {"energy": 1}}
    return card_from(facts, Script(constants=(Modify("your_hero", stat="hp", plus=10),)))


# ---------------------------------------------------------------------- Do You Even Lift?
@pytest.mark.rule("MC-WINDOW-07")
def test_changing_to_she_hulk_may_deal_two_damage() -> None:
    s = scene("she-hulk", form="alter_ego")
    s.do("0:flip")
    assert s.prompt == "response"
    s.do("0:use she-hulk 0")
    assert left(s, "rhino") == 12


@pytest.mark.rule("MC-ABIL-10")
def test_she_hulk_may_decline_to_deal_it() -> None:
    s = scene("she-hulk", form="alter_ego")
    s.do("0:flip", "0:pass")
    assert (left(s, "rhino"), s.prompt) == (14, "turn")


@pytest.mark.rule("MC-CARD-22")
def test_changing_to_jennifer_walters_deals_nothing() -> None:
    s = scene("she-hulk")
    s.do("0:flip")
    assert (s.prompt, left(s, "rhino")) == ("turn", 14)


def test_another_hero_changing_form_does_not_count() -> None:
    s = scene("she-hulk", "captain-marvel", active=1, form=["hero", "alter_ego"])
    s.do("1:flip")
    assert (s.seat, s.prompt) == (1, "turn")


@pytest.mark.rule("MC-ATK-06")
def test_the_damage_of_changing_form_is_no_attack() -> None:
    s = scene(
        "she-hulk",
        form="alter_ego",
        minions=[["hydra-mercenary"]],
        status={"she-hulk": STUNNED},
    )
    s.do("0:flip", "0:use she-hulk 0", "0:target rhino")
    assert (left(s, "rhino"), card(s, "she-hulk").status) == (12, STUNNED)


# ---------------------------------------------------------------------- I Object!
@pytest.mark.rule("MC-PREVENT-02", "MC-WINDOW-06")
def test_jennifer_walters_prevents_one_threat_of_a_scheming_villain() -> None:
    s = scene("she-hulk", at="activate", form="alter_ego", encounter=["charge", *QUIET])
    assert s.prompt == "would"
    s.do("0:use she-hulk 0")
    assert threat_on(s) == 2


def test_a_single_threat_is_not_placed_at_all() -> None:
    s = scene("she-hulk", at="threat", form="alter_ego", encounter=["advance", *QUIET])
    s.do("0:use she-hulk 0")
    assert threat_on(s) == 1  # the villain's scheme; the limit is used up


@pytest.mark.rule("MC-LIMIT-01")
def test_i_object_only_once_a_round_and_again_in_the_next() -> None:
    s = scene("she-hulk", at="threat", form="alter_ego", encounter=["advance", *QUIET])
    s.do("0:use she-hulk 0")
    assert (s.prompt, threat_on(s)) == ("turn", 1)
    s.do("0:end")
    go(s, "would")
    assert "use she-hulk 0" in s.offers


def test_jennifer_walters_may_keep_it_for_later() -> None:
    s = scene("she-hulk", at="threat", form="alter_ego", encounter=["charge", *QUIET])
    s.do("0:pass")
    assert (s.prompt, threat_on(s)) == ("would", 1)
    s.do("0:use she-hulk 0")
    assert threat_on(s) == 3


@pytest.mark.rule("MC-CARD-22")
def test_she_hulk_objects_to_nothing() -> None:
    s = scene("she-hulk", at="threat", encounter=["advance", *QUIET])
    assert (s.prompt, threat_on(s)) == ("defend", 1)


@pytest.mark.rule("MC-MAIN-03")
def test_starting_threat_is_not_placed_and_cannot_be_prevented() -> None:
    s = scene("she-hulk", at="reveal", form="alter_ego", dealt=[["crowd-control"]])
    assert (s.prompt, threat_on(s, "crowd-control")) == ("turn", 2)


def test_additional_threat_of_a_side_scheme_may_be_prevented() -> None:
    s = scene("she-hulk", at="reveal", form="alter_ego", dealt=[["personal-challenge"]])
    s.do("0:use she-hulk 0")
    assert threat_on(s, "personal-challenge") == 3


@pytest.mark.rule("MC-THREAT-03", "MC-PREVENT-02")
def test_prevented_threat_does_not_complete_the_main_scheme() -> None:
    s = scene("she-hulk", at="activate", form="alter_ego", threat={"the-break-in": 6}, encounter=["advance", *QUIET])
    s.do("0:use she-hulk 0")
    assert (threat_on(s), s.game.outcome, s.prompt) == (6, None, "turn")


def test_i_object_helps_against_the_scheme_of_another_player() -> None:
    s = scene(
        "she-hulk",
        "captain-marvel",
        at="reveal",
        form=["alter_ego", "hero"],
        dealt=[[], ["advance"]],
        encounter=["assault"],
    )
    s.do("0:use she-hulk 0")
    assert threat_on(s) == 0


# ---------------------------------------------------------------------- Hellcat
@pytest.mark.rule("MC-ZONE-11")
def test_hellcat_returns_to_hand_and_comes_back_fresh() -> None:
    s = scene("she-hulk", play=[["hellcat"]], hands=[["strength", "genius"]], threat={"the-break-in": 5})
    s.do("0:thwart hellcat the-break-in")
    assert (left(s, "hellcat"), threat_on(s)) == (2, 3)
    s.do("0:use hellcat")
    assert hand(s) == ["strength", "genius", "hellcat"]
    s.do("0:play hellcat")
    assert (left(s, "hellcat"), card(s, "hellcat").exhausted) == (3, False)


@pytest.mark.rule("MC-TURN-05")
def test_hellcat_is_not_called_back_by_another_player() -> None:
    s = scene("she-hulk", "captain-marvel", active=1, play=[["hellcat"]])
    assert s.why_not("1:use hellcat") == "MC-TURN-05"


@pytest.mark.rule("MC-TURN-07")
def test_hellcat_does_not_slip_away_in_the_villain_phase() -> None:
    s = scene("she-hulk", at="activate", encounter=["advance", *QUIET], play=[["hellcat"]])
    s.do("0:defend hellcat")
    assert (s.prompt, left(s, "hellcat")) == ("turn", 1)


# ---------------------------------------------------------------------- Gamma Slam
@pytest.mark.rule("MC-DMG-08")
def test_gamma_slam_deals_the_damage_sustained() -> None:
    s = scene("she-hulk", hands=[["gamma-slam", "strength", "genius"]], damage={"she-hulk": 7})
    s.do("0:play gamma-slam")
    assert (left(s, "rhino"), left(s, "she-hulk")) == (7, 8)


@pytest.mark.parametrize(("sustained", "dealt"), [(14, 14), (15, 15), (16, 15)])
def test_gamma_slam_deals_fifteen_at_most(sustained: int, dealt: int) -> None:
    s = scene(
        "she-hulk",
        "captain-marvel",
        hands=[["gamma-slam", "strength", "genius"]],
        play=[[sturdy()]],
        damage={"she-hulk": sustained},
    )
    s.do("0:play gamma-slam")
    assert left(s, "rhino") == 28 - dealt


@pytest.mark.rule("MC-ABIL-03")
def test_gamma_slam_of_an_unhurt_hero_is_refused() -> None:
    s = scene("she-hulk", hands=[["gamma-slam", "strength", "genius"]])
    assert s.why_not("0:play gamma-slam") == "MC-ABIL-03"


@pytest.mark.rule("MC-FORM-08")
def test_gamma_slam_is_for_heroes() -> None:
    s = scene("she-hulk", form="alter_ego", hands=[["gamma-slam", "strength", "genius"]], damage={"she-hulk": 7})
    assert s.why_not("0:play gamma-slam") == "MC-FORM-08"


@pytest.mark.rule("MC-KEY-07")
def test_gamma_slam_cannot_pass_a_guard() -> None:
    s = scene(
        "she-hulk",
        hands=[["gamma-slam", "strength", "genius"]],
        damage={"she-hulk": 7},
        minions=[["hydra-mercenary"]],
    )
    s.do("0:play gamma-slam")
    assert (left(s, "rhino"), in_play(s, "hydra-mercenary")) == (14, False)


# ---------------------------------------------------------------------- Ground Stomp
@pytest.mark.rule("MC-CARD-20")
def test_ground_stomp_hits_every_enemy_wherever_it_is() -> None:
    s = scene(
        "she-hulk",
        "captain-marvel",
        hands=[["ground-stomp", "strength"]],
        play=[["hellcat"]],
        minions=[["hydra-bomber"], ["shocker"]],
    )
    s.do("0:play ground-stomp")
    assert (left(s, "rhino"), left(s, "hydra-bomber"), left(s, "shocker")) == (27, 1, 2)
    assert (left(s, "she-hulk"), left(s, "hellcat"), left(s, "captain-marvel")) == (15, 3, 12)


@pytest.mark.rule("MC-ATK-06", "MC-STATUS-08")
def test_ground_stomp_is_no_attack() -> None:
    s = scene(
        "she-hulk",
        hands=[["ground-stomp", "strength"]],
        minions=[["hydra-mercenary", "shocker"]],
        status={"she-hulk": STUNNED, "shocker": TOUGH},
    )
    s.do("0:play ground-stomp")
    assert (left(s, "rhino"), left(s, "hydra-mercenary"), left(s, "shocker")) == (13, 2, 3)
    assert (card(s, "she-hulk").status, card(s, "shocker").status) == (STUNNED, 0)


def test_ground_stomp_defeats_whoever_has_one_left() -> None:
    s = scene("she-hulk", hands=[["ground-stomp", "strength"]], minions=[["hydra-bomber"]], damage={"hydra-bomber": 1})
    s.do("0:play ground-stomp")
    assert pile(s, -1) == ["hydra-bomber"]


# ---------------------------------------------------------------------- Legal Practice
@pytest.mark.rule("MC-COST-05", "MC-TARGET-08")
def test_legal_practice_removes_one_threat_for_each_card_discarded() -> None:
    s = scene(
        "she-hulk",
        form="alter_ego",
        hands=[["legal-practice", "strength", "genius", "energy"]],
        sides=["bomb-scare"],
        threat={"the-break-in": 5, "bomb-scare": 3},
    )
    s.do("0:play legal-practice", "0:discard energy", "0:discard genius", "0:discard strength")
    s.do("0:target the-break-in")
    assert (threat_on(s), threat_on(s, "bomb-scare"), hand(s)) == (2, 3, [])
    assert s.prompt == "turn"


def test_legal_practice_takes_five_cards_at_most() -> None:
    six = ["uppercut", "haymaker", "energy", "genius", "strength", "tenacity"]
    s = scene("she-hulk", form="alter_ego", hands=[["legal-practice", *six]], threat={"the-break-in": 6})
    s.do("0:play legal-practice", *[f"0:discard {name}" for name in six[:5]])
    assert (threat_on(s), hand(s), s.prompt) == (1, ["tenacity"], "turn")


def test_legal_practice_may_stop_after_one_card() -> None:
    s = scene(
        "she-hulk",
        form="alter_ego",
        hands=[["legal-practice", "strength", "genius"]],
        threat={"the-break-in": 5},
    )
    s.do("0:play legal-practice")
    assert "enough" not in s.offers
    s.do("0:discard genius", "0:enough")
    assert (threat_on(s), hand(s)) == (4, ["strength"])


@pytest.mark.rule("MC-COST-02")
def test_legal_practice_needs_another_card() -> None:
    s = scene("she-hulk", form="alter_ego", hands=[["legal-practice"]], threat={"the-break-in": 5})
    assert s.why_not("0:play legal-practice") == "MC-COST-02"


@pytest.mark.rule("MC-FORM-08")
def test_legal_practice_is_for_the_alter_ego() -> None:
    s = scene("she-hulk", hands=[["legal-practice", "strength"]], threat={"the-break-in": 5})
    assert s.why_not("0:play legal-practice") == "MC-FORM-08"


@pytest.mark.rule("MC-STATUS-04")
def test_a_confused_jennifer_walters_discards_for_nothing() -> None:
    s = scene(
        "she-hulk",
        form="alter_ego",
        hands=[["legal-practice", "strength"]],
        threat={"the-break-in": 5},
        status={"she-hulk": CONFUSED},
    )
    s.do("0:play legal-practice", "0:discard strength")
    assert (threat_on(s), hand(s), card(s, "she-hulk").status) == (5, [], 0)


# ---------------------------------------------------------------------- One-Two Punch
@pytest.mark.rule("MC-EXH-04", "MC-YOU-06")
def test_one_two_punch_readies_her_after_a_basic_attack() -> None:
    s = scene("she-hulk", hands=[["one-two-punch", "strength"]])
    s.do("0:attack she-hulk rhino", "0:use one-two-punch 0")
    assert (card(s, "she-hulk").exhausted, left(s, "rhino")) == (False, 11)
    s.do("0:attack she-hulk rhino")
    assert left(s, "rhino") == 8


@pytest.mark.rule("MC-WINDOW-10")
def test_superhuman_strength_goes_before_one_two_punch_can_be_played() -> None:
    s = scene("she-hulk", hands=[["one-two-punch", "strength"]], play=[["superhuman-strength"]])
    s.do("0:attack she-hulk rhino")
    assert (s.prompt, card(s, "rhino").status, in_play(s, "superhuman-strength")) == ("response", STUNNED, False)
    s.do("0:use one-two-punch 0", "0:attack she-hulk rhino")
    assert left(s, "rhino") == 14 - 5 - 3


def test_one_two_punch_also_after_an_attack_that_defeats() -> None:
    s = scene("she-hulk", hands=[["one-two-punch", "strength"]], minions=[["hydra-mercenary"]])
    s.do("0:attack she-hulk hydra-mercenary", "0:use one-two-punch 0")
    assert (card(s, "she-hulk").exhausted, pile(s)) == (False, ["one-two-punch", "strength"])


def test_one_two_punch_does_not_follow_an_event() -> None:
    s = scene("she-hulk", hands=[["one-two-punch", "uppercut", "strength", "genius", "energy"]], exhausted=["she-hulk"])
    s.do("0:play uppercut", "0:pay strength", "0:pay genius")
    assert (left(s, "rhino"), s.prompt) == (9, "turn")
    assert hand(s) == ["one-two-punch", "energy"]


@pytest.mark.rule("MC-YOU-12")
def test_one_two_punch_does_not_follow_an_ally() -> None:
    s = scene("she-hulk", hands=[["one-two-punch", "strength"]], play=[["hellcat"]], exhausted=["she-hulk"])
    s.do("0:attack hellcat rhino")
    assert (left(s, "rhino"), s.prompt) == (13, "turn")


@pytest.mark.rule("MC-REPL-04", "MC-STATUS-06")
def test_one_two_punch_does_not_follow_a_stunned_attack() -> None:
    s = scene("she-hulk", hands=[["one-two-punch", "strength"]], status={"she-hulk": STUNNED})
    s.do("0:attack she-hulk rhino")
    assert (s.prompt, card(s, "she-hulk").exhausted, left(s, "rhino")) == ("turn", True, 14)


def test_one_two_punch_must_be_paid() -> None:
    s = scene("she-hulk", hands=[["one-two-punch"]])
    s.do("0:attack she-hulk rhino")
    assert s.prompt == "turn"


def test_one_two_punch_does_not_follow_a_thwart_or_another_hero() -> None:
    s = scene("she-hulk", "captain-marvel", hands=[["one-two-punch", "strength"]], threat={"the-break-in": 5})
    s.do("0:thwart she-hulk the-break-in")
    assert s.prompt == "turn"
    s.do("0:end", "1:attack captain-marvel rhino")
    assert (s.prompt, s.seat) == ("turn", 1)


# ---------------------------------------------------------------------- Split Personality
@pytest.mark.rule("MC-CARD-08", "MC-FORM-04")
def test_split_personality_changes_form_and_draws_to_the_new_hand_size() -> None:
    s = scene("she-hulk", hands=[["split-personality", "strength", "genius"]])
    s.do("0:play split-personality")
    assert (s.game.form(0), len(hand(s))) == ("alter_ego", 6)
    assert "flip" in s.offers


def test_split_personality_to_the_hero_lets_her_hit_first() -> None:
    s = scene("she-hulk", form="alter_ego", hands=[["split-personality", "strength", "genius"]])
    s.do("0:play split-personality")
    assert (s.prompt, hand(s)) == ("response", [])
    s.do("0:use she-hulk 0")
    assert (left(s, "rhino"), len(hand(s))) == (12, 4)


def test_split_personality_does_not_draw_with_a_full_hand() -> None:
    full = ["haymaker", "uppercut", "energy", "tenacity"]
    s = scene("she-hulk", form="alter_ego", hands=[["split-personality", "strength", "genius", *full]])
    s.do("0:play split-personality", "0:pay strength", "0:pay genius", "0:pass")
    assert (s.game.form(0), sorted(hand(s))) == ("hero", sorted(full))


# ---------------------------------------------------------------------- Superhuman Law Division
@pytest.mark.rule("MC-COST-03")
def test_superhuman_law_division_removes_two_threat() -> None:
    s = scene(
        "she-hulk",
        form="alter_ego",
        hands=[["genius", "strength"]],
        play=[["superhuman-law-division"]],
        threat={"the-break-in": 5},
    )
    s.do("0:use superhuman-law-division")
    assert (threat_on(s), hand(s), card(s, "superhuman-law-division").exhausted) == (3, ["strength"], True)
    assert s.why_not("0:use superhuman-law-division") == "MC-EXH-02"


@pytest.mark.rule("MC-RES-04")
def test_superhuman_law_division_needs_a_mental_resource() -> None:
    s = scene(
        "she-hulk",
        form="alter_ego",
        hands=[["strength", "energy"]],
        play=[["superhuman-law-division"]],
        threat={"the-break-in": 5},
    )
    assert s.why_not("0:use superhuman-law-division") == "MC-PLAY-03"


@pytest.mark.rule("MC-FORM-08")
def test_superhuman_law_division_is_for_the_alter_ego() -> None:
    s = scene("she-hulk", hands=[["genius"]], play=[["superhuman-law-division"]], threat={"the-break-in": 5})
    assert s.why_not("0:use superhuman-law-division") == "MC-FORM-08"


@pytest.mark.rule("MC-YOU-12")
def test_a_confused_jennifer_walters_does_not_confuse_her_support() -> None:
    s = scene(
        "she-hulk",
        form="alter_ego",
        hands=[["genius"]],
        play=[["superhuman-law-division"]],
        threat={"the-break-in": 5},
        status={"she-hulk": CONFUSED},
    )
    s.do("0:use superhuman-law-division")
    assert (threat_on(s), card(s, "she-hulk").status) == (3, CONFUSED)


# ---------------------------------------------------------------------- Focused Rage
@pytest.mark.rule("MC-COST-02")
def test_focused_rage_turns_damage_into_a_card() -> None:
    s = scene("she-hulk", play=[["focused-rage"]], decks=[["haymaker"]])
    s.do("0:use focused-rage")
    assert (left(s, "she-hulk"), hand(s), card(s, "focused-rage").exhausted) == (14, ["haymaker"], True)


@pytest.mark.rule("MC-COST-02", "MC-DMG-09")
def test_a_tough_card_leaves_the_cost_of_focused_rage_unpaid() -> None:
    s = scene("she-hulk", play=[["focused-rage"]], status={"she-hulk": TOUGH})
    s.do("0:use focused-rage")
    assert (left(s, "she-hulk"), hand(s), card(s, "focused-rage").exhausted) == (15, [], True)


def test_with_the_other_reading_prevented_damage_pays() -> None:
    s = scene("she-hulk", play=[["focused-rage"]], status={"she-hulk": TOUGH}, prevented_cost="paid")
    s.do("0:use focused-rage")
    assert (left(s, "she-hulk"), len(hand(s))) == (15, 1)


@pytest.mark.rule("MC-ELIM-06")
def test_focused_rage_may_be_her_last() -> None:
    s = scene("she-hulk", play=[["focused-rage"]], damage={"she-hulk": 14})
    s.do("0:use focused-rage")
    assert s.game.outcome is not None and "lost" in messages(s)


@pytest.mark.rule("MC-FORM-08")
def test_focused_rage_is_for_heroes() -> None:
    s = scene("she-hulk", form="alter_ego", play=[["focused-rage"]])
    assert s.why_not("0:use focused-rage") == "MC-FORM-08"


def test_each_focused_rage_on_its_own() -> None:
    s = scene("she-hulk", play=[["focused-rage", "focused-rage"]])
    s.do("0:use focused-rage", "0:use focused-rage-2")
    assert (left(s, "she-hulk"), len(hand(s))) == (13, 2)


# ---------------------------------------------------------------------- Superhuman Strength
@pytest.mark.rule("MC-WINDOW-09", "MC-ABIL-06")
def test_superhuman_strength_adds_two_atk_and_stuns_when_it_goes() -> None:
    s = scene("she-hulk", play=[["superhuman-strength"]])
    assert value(s, "atk", "she-hulk") == 5
    s.do("0:attack she-hulk rhino")
    assert (left(s, "rhino"), card(s, "rhino").status, pile(s)) == (9, STUNNED, ["superhuman-strength"])
    assert value(s, "atk", "she-hulk") == 3


@pytest.mark.rule("MC-YOU-10")
def test_superhuman_strength_also_goes_after_an_attack_event() -> None:
    s = scene("she-hulk", hands=[["uppercut", "strength", "genius"]], play=[["superhuman-strength"]])
    s.do("0:play uppercut")
    assert (left(s, "rhino"), card(s, "rhino").status, in_play(s, "superhuman-strength")) == (9, STUNNED, False)


@pytest.mark.rule("MC-TARGET-01")
def test_superhuman_strength_stuns_the_attacked_enemy_only() -> None:
    s = scene("she-hulk", play=[["superhuman-strength"]], minions=[["titania", "shocker"]])
    s.do("0:attack she-hulk titania")
    assert [card(s, name).status for name in ("titania", "shocker", "rhino")] == [STUNNED, 0, 0]


@pytest.mark.rule("MC-YOU-12")
def test_superhuman_strength_stays_after_the_attack_of_an_ally() -> None:
    s = scene("she-hulk", play=[["superhuman-strength", "hellcat"]])
    s.do("0:attack hellcat rhino")
    assert (left(s, "rhino"), card(s, "rhino").status, in_play(s, "superhuman-strength")) == (13, 0, True)


def test_superhuman_strength_stays_after_ground_stomp() -> None:
    s = scene("she-hulk", hands=[["ground-stomp", "strength"]], play=[["superhuman-strength"]])
    s.do("0:play ground-stomp")
    assert (card(s, "rhino").status, in_play(s, "superhuman-strength")) == (0, True)


@pytest.mark.rule("MC-REPL-04")
def test_superhuman_strength_stays_when_she_was_stunned() -> None:
    s = scene("she-hulk", play=[["superhuman-strength"]], status={"she-hulk": STUNNED})
    s.do("0:attack she-hulk rhino")
    assert (left(s, "rhino"), card(s, "rhino").status, in_play(s, "superhuman-strength")) == (14, 0, True)


@pytest.mark.rule("MC-STATUS-08")
def test_superhuman_strength_stuns_a_tough_enemy_too() -> None:
    s = scene("she-hulk", play=[["superhuman-strength"]], status={"rhino": TOUGH})
    s.do("0:attack she-hulk rhino")
    assert (left(s, "rhino"), card(s, "rhino").status) == (14, STUNNED)


@pytest.mark.rule("MC-ABIL-03")
def test_superhuman_strength_stays_when_nobody_is_left_to_stun() -> None:
    s = scene("she-hulk", play=[["superhuman-strength"]], minions=[["hydra-mercenary"]])
    s.do("0:attack she-hulk hydra-mercenary")
    assert (in_play(s, "hydra-mercenary"), in_play(s, "superhuman-strength")) == (False, True)


@pytest.mark.rule("MC-ABIL-03", "MC-ABIL-08")
def test_the_second_superhuman_strength_stays_as_the_enemy_is_stunned_already() -> None:
    s = scene("she-hulk", play=[["superhuman-strength", "superhuman-strength"]])
    assert value(s, "atk", "she-hulk") == 7
    s.do("0:attack she-hulk rhino", "0:first superhuman-strength 0")
    assert (left(s, "rhino"), card(s, "rhino").status) == (7, STUNNED)
    assert (in_play(s, "superhuman-strength"), in_play(s, "superhuman-strength-2")) == (False, True)


@pytest.mark.rule("MC-CARD-16")
def test_superhuman_strength_is_nothing_to_others() -> None:
    s = scene("she-hulk", "captain-marvel", play=[["superhuman-strength", "hellcat"]])
    assert (value(s, "atk", "captain-marvel"), value(s, "atk", "hellcat")) == (2, 1)
    s.do("0:flip")
    assert value(s, "atk", "she-hulk") == 0


# ---------------------------------------------------------------------- Legal Work
@pytest.mark.rule("MC-ZONE-13")
def test_legal_work_goes_for_good_when_jennifer_walters_exhausts() -> None:
    s = scene("she-hulk", at="reveal", form="alter_ego", dealt=[["legal-work"]])
    s.do("0:choose 1")
    assert (card(s, "she-hulk").exhausted, card(s, "legal-work").zone, s.game.tokens) == (True, GONE, 0)


@pytest.mark.rule("MC-ICON-02")
def test_legal_work_otherwise_gives_an_acceleration_token() -> None:
    s = scene("she-hulk", at="reveal", form="alter_ego", dealt=[["legal-work"]])
    s.do("0:choose 2")
    assert (s.game.tokens, pile(s, -1), card(s, "she-hulk").exhausted) == (1, ["legal-work"], False)
    assert "surge" not in messages(s)


def test_the_hero_may_change_form_for_legal_work_without_hitting() -> None:
    s = scene("she-hulk", at="reveal", dealt=[["legal-work"]])
    s.do("0:yes", "0:choose 1")
    assert (s.game.form(0), card(s, "legal-work").zone) == ("alter_ego", GONE)


@pytest.mark.rule("MC-OBLIG-02")
def test_legal_work_goes_to_jennifer_walters_whoever_reveals_it() -> None:
    s = scene("captain-marvel", "she-hulk", at="reveal", dealt=[["legal-work"]])
    assert (s.seat, s.prompt) == (1, "may")
    s.do("1:no")
    assert s.game.tokens == 1


# ---------------------------------------------------------------------- the nemesis set
@pytest.mark.parametrize("heroes", [("she-hulk",), ("she-hulk", "captain-marvel")])
def test_personal_challenge_has_three_threat_and_one_for_each_player(heroes: tuple[str, ...]) -> None:
    s = scene(*heroes, at="reveal", dealt=[["personal-challenge"]])
    assert threat_on(s, "personal-challenge") == 3 + len(heroes)


@pytest.mark.rule("MC-ICON-05")
def test_personal_challenge_is_a_crisis() -> None:
    s = scene("she-hulk", sides=["personal-challenge"], threat={"the-break-in": 5})
    assert s.why_not("0:thwart she-hulk the-break-in") == "MC-ICON-05"
    assert "thwart she-hulk personal-challenge" in s.offers


@pytest.mark.rule("MC-MOD-09", "MC-MOD-01")
@pytest.mark.parametrize(("damage", "atk"), [(0, 6), (2, 4), (5, 1)])
def test_titanias_atk_is_her_remaining_hit_points(damage: int, atk: int) -> None:
    s = scene("she-hulk", minions=[["titania"]], damage={"titania": damage})
    assert value(s, "atk", "titania") == atk


@pytest.mark.rule("MC-ENEMYATK-10")
def test_titania_attacks_with_what_she_has_left() -> None:
    s = scene("she-hulk", at="activate", encounter=["advance", *QUIET], minions=[["titania"]], damage={"titania": 1})
    s.do("0:pass", "0:pass")
    assert left(s, "she-hulk") == 15 - 2 - 5


@pytest.mark.rule("MC-MOD-08")
def test_genetically_enhanced_gives_hit_points_and_titania_strength() -> None:
    s = scene("she-hulk", minions=[["titania"]], on={"titania": ["genetically-enhanced"]}, damage={"titania": 2})
    assert (left(s, "titania"), value(s, "atk", "titania")) == (7, 7)


@pytest.mark.rule("MC-ATTACH-01")
def test_genetically_enhanced_goes_to_the_minion_with_most_printed_hit_points() -> None:
    s = scene(
        "she-hulk",
        "captain-marvel",
        at="reveal",
        minions=[["hydra-mercenary"], ["titania"]],
        dealt=[["genetically-enhanced"]],
        damage={"titania": 5},
    )
    assert card(s, "genetically-enhanced").host == s.game.named("titania")
    assert (left(s, "titania"), left(s, "hydra-mercenary")) == (4, 3)


@pytest.mark.rule("MC-ORDER-06")
def test_the_first_player_breaks_a_tie() -> None:
    s = scene(
        "she-hulk",
        "captain-marvel",
        at="reveal",
        first=0,
        minions=[["hydra-mercenary", "hydra-bomber"], ["shocker"]],
        dealt=[[], ["genetically-enhanced"]],
    )
    assert (s.prompt, s.seat, s.offers) == ("where-to", 0, ["target hydra-mercenary", "target shocker"])
    s.do("0:target shocker")
    assert left(s, "shocker") == 6


@pytest.mark.rule("MC-ATTACH-05", "MC-KEY-14")
def test_genetically_enhanced_surges_without_a_minion() -> None:
    s = scene("she-hulk", at="reveal", dealt=[["genetically-enhanced"]], encounter=["crowd-control"])
    assert (pile(s, -1), in_play(s, "crowd-control")) == (["genetically-enhanced"], True)


def test_genetically_enhanced_does_not_surge_with_a_minion() -> None:
    s = scene("she-hulk", at="reveal", dealt=[["genetically-enhanced"]], minions=[["shocker"]])
    assert in_play(s, "genetically-enhanced") and "surge" not in messages(s)


@pytest.mark.rule("MC-ATTACH-03")
def test_genetically_enhanced_goes_with_its_minion() -> None:
    s = scene(
        "she-hulk",
        minions=[["hydra-mercenary"]],
        on={"hydra-mercenary": ["genetically-enhanced"]},
        damage={"hydra-mercenary": 3},
    )
    s.do("0:attack she-hulk hydra-mercenary")
    assert sorted(pile(s, -1)) == ["genetically-enhanced", "hydra-mercenary"]


@pytest.mark.rule("MC-ACT-05")
def test_titanias_fury_makes_her_attack() -> None:
    s = scene("she-hulk", at="reveal", minions=[["titania"]], dealt=[["titania-s-fury"]], damage={"titania": 2})
    s.do("0:pass")
    assert (left(s, "she-hulk"), left(s, "titania"), "surge" in messages(s)) == (11, 4, False)


def test_titanias_fury_turns_her_on_whoever_reveals_it() -> None:
    s = scene("she-hulk", "captain-marvel", at="reveal", minions=[["titania"]], dealt=[[], ["titania-s-fury"]])
    s.do("1:pass", "0:pass")
    assert (left(s, "she-hulk"), left(s, "captain-marvel")) == (15, 6)


def test_titanias_fury_surges_without_her() -> None:
    s = scene("she-hulk", at="reveal", dealt=[["titania-s-fury"]], encounter=["crowd-control"])
    assert in_play(s, "crowd-control")


@pytest.mark.rule("MC-FORM-06")
def test_titanias_fury_heals_her_when_there_is_no_hero() -> None:
    s = scene(
        "she-hulk",
        at="reveal",
        form="alter_ego",
        minions=[["titania"]],
        dealt=[["titania-s-fury"]],
        damage={"titania": 5},
        encounter=["crowd-control"],
    )
    assert (left(s, "titania"), left(s, "she-hulk"), in_play(s, "crowd-control")) == (6, 15, True)


@pytest.mark.rule("MC-STATUS-07", "MC-REPL-04")
def test_a_stunned_titania_does_not_attack_and_heals() -> None:
    s = scene(
        "she-hulk",
        at="reveal",
        minions=[["titania"]],
        dealt=[["titania-s-fury"]],
        damage={"titania": 5},
        status={"titania": STUNNED},
        encounter=["crowd-control"],
    )
    assert (left(s, "titania"), card(s, "titania").status, left(s, "she-hulk")) == (6, 0, 15)
    assert in_play(s, "crowd-control")


@pytest.mark.rule("MC-BOOST-06", "MC-BOOST-04")
def test_titanias_fury_as_a_boost_brings_another_boost_card() -> None:
    s = scene("she-hulk", at="activate", encounter=["titania-s-fury", "charge", *QUIET])
    s.do("0:pass")
    assert left(s, "she-hulk") == 15 - (2 + 1 + 2)
    assert sorted(pile(s, -1)) == ["charge", "titania-s-fury"]


def test_the_extra_boost_card_counts_for_a_scheme_too() -> None:
    s = scene(
        "she-hulk", "captain-marvel", at="reveal", dealt=[["advance"]], encounter=["titania-s-fury", "charge", *QUIET]
    )
    assert threat_on(s) == 1 + 1 + 2


def test_every_ability_with_a_title_has_it_in_both_languages() -> None:
    names = [script.abilities[0].name for code, _, script in CARDS if code in ("01019a", "01019b")]
    assert [n.fr for n in names if n] == ["Tu fais de la muscu ?", "Objection !"]
