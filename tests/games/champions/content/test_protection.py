"""Protection cards."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.library import card_from
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import HERO, REVEALED, STUNNED, TOUGH
from tablee.games.champions.scene import card, go, hand, in_play, left, pile, scene, threat_on, value
from tablee.testing.scene import Scene

WIDOW = "use black-widow 0"


def revealing(*dealt: str, **more: object) -> Scene[Scenario]:
    """Black Widow is ready, a mental resource is at hand, and these cards are about to be revealed."""
    return scene(at="reveal", play=[["black-widow"]], hands=[["genius"]], dealt=[list(dealt)], **more)  # type: ignore[arg-type]


# ---------------------------------------------------------------------- Black Widow
@pytest.mark.rule("MC-CANCEL-01", "MC-CANCEL-04")
def test_black_widow_cancels_a_treachery_and_another_card_is_revealed() -> None:
    s = revealing("advance", encounter=["i-m-tough"])
    assert s.prompt == "interrupt" and s.offers == [WIDOW, "pass"]
    s.do(f"0:{WIDOW}")
    go(s)
    assert threat_on(s) == 0 and card(s, "rhino").status == TOUGH
    assert "advance" in pile(s, -1) and "i-m-tough" in pile(s, -1)
    assert "genius" in pile(s)


@pytest.mark.rule("MC-COST-03")
def test_black_widow_exhausts_and_spends_together() -> None:
    s = revealing("advance", encounter=["i-m-tough"]).do(f"0:{WIDOW}")
    assert s.prompt == "turn" and card(s, "black-widow").exhausted
    assert hand(s) == [] and pile(s) == ["genius"]


def test_black_widow_keeps_a_minion_out_of_play() -> None:
    s = revealing("shocker", encounter=["i-m-tough"]).do(f"0:{WIDOW}")
    go(s)
    assert not in_play(s, "shocker") and "shocker" in pile(s, -1) and left(s, "spider-man") == 10


def test_black_widow_keeps_a_side_scheme_out_of_play() -> None:
    s = revealing("crowd-control", encounter=["i-m-tough"]).do(f"0:{WIDOW}")
    go(s)
    assert not in_play(s, "crowd-control") and "crowd-control" in pile(s, -1)


def test_black_widow_keeps_an_attachment_out_of_play() -> None:
    s = revealing("charge", encounter=["i-m-tough"]).do(f"0:{WIDOW}")
    go(s)
    assert value(s, "atk", "rhino") == 2 and "charge" in pile(s, -1)


@pytest.mark.rule("MC-EXH-01")
def test_an_exhausted_black_widow_cannot() -> None:
    s = scene(at="reveal", play=[["black-widow"]], hands=[["genius"]], dealt=[["i-m-tough"]], exhausted=["black-widow"])
    assert card(s, "rhino").status == TOUGH and s.prompt == "turn"


@pytest.mark.rule("MC-RES-04")
def test_black_widow_needs_a_mental_resource() -> None:
    s = scene(at="reveal", play=[["black-widow"]], hands=[["energy", "strength"]], dealt=[["i-m-tough"]])
    assert card(s, "rhino").status == TOUGH and s.prompt == "turn"


def test_black_widow_may_stay_out_of_it() -> None:
    s = revealing("i-m-tough").do("0:pass")
    assert card(s, "rhino").status == TOUGH and "genius" in hand(s)


def test_the_card_revealed_instead_is_for_the_player_who_was_revealing() -> None:
    s = scene(
        "spider-man",
        "iron-man",
        at="reveal",
        play=[["black-widow"]],
        hands=[["genius"]],
        dealt=[[], ["advance"]],
        encounter=["hydra-mercenary"],
    )
    s.do(f"0:{WIDOW}")
    go(s)
    assert card(s, "hydra-mercenary").area == 1


def test_black_widow_helps_against_the_card_of_a_surge_but_only_when_ready() -> None:
    s = scene(
        at="reveal",
        play=[["black-widow"]],
        hands=[["genius", "heroic-intuition"]],
        dealt=[["i-m-tough"]],
        encounter=["crowd-control"],
        status={"rhino": TOUGH},
    )
    s.do("0:pass")
    assert s.prompt == "interrupt", "the surge reveals one more card"
    s.do(f"0:{WIDOW}")
    assert not in_play(s, "crowd-control")


@pytest.mark.rule("MC-DISCARD-01")
def test_the_cancelled_card_is_discarded_before_the_next_is_revealed() -> None:
    s = revealing("advance", encounter=["i-m-tough"]).do(f"0:{WIDOW}")
    go(s)
    found = pile(s, -1)
    assert found.index("i-m-tough") < found.index("advance"), "the later one lies on top"


def test_black_widow_is_not_for_cards_that_do_not_come_from_the_encounter_deck() -> None:
    s = revealing("shadow-of-the-past").do("0:pass")
    assert s.prompt != "interrupt"
    assert in_play(s, "vulture")


def test_black_widow_is_not_for_boost_cards() -> None:
    s = scene(at="activate", play=[["black-widow"]], hands=[["genius"]], encounter=["assault", "advance"])
    go(s, "defend").do("0:pass")
    assert left(s, "spider-man") == 8 and pile(s, -1) == ["assault"]
    assert s.prompt == "interrupt" and card(s, "advance").zone == REVEALED


# ---------------------------------------------------------------------- Luke Cage
@pytest.mark.rule("MC-KEY-18")
def test_luke_cage_enters_tough() -> None:
    s = scene(hands=[["luke-cage", "energy", "strength"]]).do("0:play luke-cage")
    assert card(s, "luke-cage").status == TOUGH


@pytest.mark.rule("MC-STATUS-08")
def test_luke_cages_consequential_damage_costs_the_tough_card_first() -> None:
    s = scene(play=[["luke-cage"]]).do("0:attack luke-cage rhino")
    assert left(s, "luke-cage") == 5 and card(s, "luke-cage").status == 0 and left(s, "rhino") == 12


# ---------------------------------------------------------------------- Counter-Punch
def attacked(*cards: str, **more: object) -> Scene[Scenario]:
    """Rhino attacks with a boost card without icons; the hero may defend."""
    s = scene(at="activate", hands=[list(cards)], encounter=["advance"], **more)  # type: ignore[arg-type]
    return go(s, "defend")


def counter(s: Scene[Scenario]) -> list[str]:
    return [o for o in s.offers if o.startswith("use counter-punch")]


def test_counter_punch_after_a_basic_defence() -> None:
    s = attacked("counter-punch").do("0:defend spider-man")
    assert s.prompt == "response"
    s.do(f"0:{counter(s)[0]}")
    assert left(s, "rhino") == 12


@pytest.mark.rule("MC-MOD-01")
def test_counter_punch_uses_the_current_atk() -> None:
    s = attacked("counter-punch", play=[["combat-training"]]).do("0:defend spider-man")
    s.do(f"0:{counter(s)[0]}")
    assert left(s, "rhino") == 11


def test_counter_punch_not_when_nobody_defends() -> None:
    s = attacked("counter-punch").do("0:pass")
    assert not counter(s) and left(s, "spider-man") == 8


def test_counter_punch_not_when_an_ally_defends() -> None:
    s = attacked("counter-punch", play=[["luke-cage"]]).do("0:defend luke-cage")
    assert not counter(s)


@pytest.mark.rule("MC-DEFEND-05")
def test_counter_punch_after_a_defense_event() -> None:
    s = attacked("counter-punch", "backflip").do("0:pass")
    assert s.prompt == "would"
    s.do("0:use backflip 0")
    assert s.prompt == "response" and left(s, "spider-man") == 10
    s.do(f"0:{counter(s)[0]}")
    assert left(s, "rhino") == 12


def test_counter_punch_hits_the_attacking_minion() -> None:
    s = scene(at="activate", hands=[["counter-punch"]], minions=[["shocker"]], encounter=["advance"])
    go(s, "defend").do("0:pass")
    go(s, "defend").do("0:defend spider-man")
    s.do(f"0:{counter(s)[0]}")
    assert left(s, "shocker") == 1 and left(s, "rhino") == 14


@pytest.mark.rule("MC-KEY-07")
def test_guard_forbids_counter_punching_the_villain() -> None:
    s = attacked("counter-punch", minions=[["hydra-mercenary"]]).do("0:defend spider-man")
    assert not counter(s)


@pytest.mark.rule("MC-STATUS-06")
def test_a_stunned_hero_counter_punches_in_vain() -> None:
    s = attacked("counter-punch", status={"spider-man": STUNNED}).do("0:defend spider-man")
    s.do(f"0:{counter(s)[0]}")
    assert left(s, "rhino") == 14 and card(s, "spider-man").status == 0


@pytest.mark.rule("MC-DEFEND-07")
def test_counter_punch_is_for_the_hero_who_defended() -> None:
    s = scene(
        "spider-man", "iron-man", at="activate", hands=[["counter-punch"], ["counter-punch"]], encounter=["advance"]
    )
    go(s, "defend").do("0:pass", "1:defend iron-man")
    assert s.seat == 1 and s.prompt == "response"
    s.do("1:use counter-punch-2 1")
    assert left(s, "rhino") == 27


@pytest.mark.rule("MC-STATUS-07")
def test_a_stunned_villain_is_not_defended_against() -> None:
    s = scene(at="activate", hands=[["counter-punch"]], status={"rhino": STUNNED}, dealt=[["advance"]])
    assert not counter(s) and card(s, "rhino").status == 0


# ---------------------------------------------------------------------- Get Behind Me!
BEHIND = "use get-behind-me 0"


def behind(*dealt: str, **more: object) -> Scene[Scenario]:
    return scene(
        at="reveal",
        hands=[["get-behind-me", "energy"]],
        dealt=[list(dealt)],
        encounter=["assault"],
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("MC-CANCEL-01", "MC-ACT-05")
def test_get_behind_me_swaps_a_treachery_for_an_attack() -> None:
    s = behind("advance").do(f"0:{BEHIND}")
    go(s)
    assert threat_on(s) == 0 and left(s, "spider-man") == 8
    assert "advance" in pile(s, -1) and "assault" in pile(s, -1)
    assert "get-behind-me" in pile(s) and "energy" in pile(s)


def test_the_attack_can_be_defended() -> None:
    s = behind("advance").do(f"0:{BEHIND}")
    go(s, "defend").do("0:defend spider-man")
    assert left(s, "spider-man") == 10


def test_get_behind_me_is_not_for_minions_or_schemes() -> None:
    s = behind("crowd-control")
    assert in_play(s, "crowd-control") and "get-behind-me" in hand(s)


@pytest.mark.rule("MC-FORM-08")
def test_get_behind_me_is_for_heroes() -> None:
    s = behind("i-m-tough", form="alter_ego")
    assert card(s, "rhino").status == TOUGH and "get-behind-me" in hand(s)


def test_get_behind_me_for_another_players_treachery_draws_the_attack_to_oneself() -> None:
    s = scene(
        "spider-man",
        "iron-man",
        at="reveal",
        hands=[["get-behind-me", "energy"]],
        dealt=[[], ["i-m-tough"]],
        encounter=["assault"],
    )
    s.do(f"0:{BEHIND}")
    go(s)
    assert card(s, "rhino").status == 0
    assert left(s, "spider-man") == 8 and left(s, "iron-man") == 9


@pytest.mark.rule("MC-STATUS-07")
def test_a_stunned_villain_loses_the_stunned_card_instead() -> None:
    s = behind("advance", status={"rhino": STUNNED}).do(f"0:{BEHIND}")
    go(s)
    assert threat_on(s) == 0 and left(s, "spider-man") == 10 and card(s, "rhino").status == 0


@pytest.mark.rule("MC-CANCEL-01", "MC-KEY-14")
def test_a_surge_that_the_card_would_have_gained_is_gone() -> None:
    s = scene(
        at="reveal",
        hands=[["get-behind-me", "energy"]],
        dealt=[["i-m-tough"]],
        encounter=["assault", "crowd-control"],
        status={"rhino": TOUGH},
    )
    go(s.do(f"0:{BEHIND}"))
    assert left(s, "spider-man") == 8 and not in_play(s, "crowd-control")


@pytest.mark.rule("MC-WINDOW-05")
def test_black_widow_does_not_cancel_what_get_behind_me_has_cancelled() -> None:
    s = scene(
        at="reveal",
        hands=[["get-behind-me", "energy", "genius"]],
        play=[["black-widow"]],
        dealt=[["advance"]],
        encounter=["assault"],
    )
    s.do(f"0:{BEHIND}", "0:pay energy")
    assert WIDOW not in s.offers
    go(s)
    assert left(s, "spider-man") == 8 and threat_on(s) == 0


@pytest.mark.rule("MC-WINDOW-05")
def test_a_second_get_behind_me_is_not_offered() -> None:
    s = scene(
        at="reveal",
        hands=[["get-behind-me", "get-behind-me", "energy", "genius"]],
        dealt=[["advance"]],
        encounter=["assault"],
    )
    s.do(f"0:{BEHIND}", "0:pay energy")
    assert not [o for o in s.offers if "get-behind-me" in o]


def test_a_treachery_without_text_for_this_form_is_not_worth_it() -> None:
    quiet = card_from(
        {"code": "t1", "name": "Quiet", "type": "treachery", "faction": "encounter", "boost": 0}, Script()
    )
    s = scene(at="reveal", hands=[["get-behind-me", "energy"]], dealt=[[quiet]])
    assert s.prompt == "turn" and "get-behind-me" in hand(s)


# ---------------------------------------------------------------------- The Power of Protection
@pytest.mark.parametrize(("what", "works"), [("black-widow", False), ("tenacity", False), ("cheap", True)])
def test_the_power_of_protection_doubles_for_protection_only(what: str, works: bool) -> None:
    cheap: CardDef = card_from(
        {"code": "t1", "name": "Cheap", "type": "support", "faction": "protection", "cost": 2, "res": {"energy": 1}},
        Script(),
    )
    s = scene(hands=[[cheap if what == "cheap" else what, "the-power-of-protection"]])
    assert (f"play {what}" in s.offers) is works


@pytest.mark.rule("MC-RESCARD-02")
def test_two_powers_and_a_card_that_costs_three() -> None:
    s = scene(hands=[["med-team", "the-power-of-protection", "the-power-of-protection"]]).do("0:play med-team")
    assert in_play(s, "med-team") and hand(s) == []


# ---------------------------------------------------------------------- Med Team
@pytest.mark.rule("MC-HEAL-01", "MC-HEAL-02")
def test_med_team_heals_2() -> None:
    s = scene(play=[["med-team"]], damage={"spider-man": 5}).do("0:use med-team")
    assert left(s, "spider-man") == 7 and card(s, "med-team").counters == 2 and card(s, "med-team").exhausted
    s = scene(play=[["med-team"]], damage={"spider-man": 1}).do("0:use med-team")
    assert left(s, "spider-man") == 10


def test_med_team_offers_hurt_friends_only() -> None:
    s = scene(
        "spider-man",
        "iron-man",
        play=[["med-team", "luke-cage"], ["black-widow"]],
        damage={"luke-cage": 1, "iron-man": 2, "rhino": 3},
    )
    s.do("0:use med-team")
    assert s.offers == ["target luke-cage", "target iron-man"]


@pytest.mark.rule("MC-ABIL-03")
def test_med_team_is_not_used_when_only_enemies_are_hurt() -> None:
    s = scene(play=[["med-team"]], damage={"rhino": 3})
    assert "use med-team" not in s.offers


@pytest.mark.rule("MC-KEY-19")
def test_med_team_leaves_with_its_last_counter() -> None:
    s = scene(play=[["med-team"]], damage={"spider-man": 5}, counters={"med-team": 1}).do("0:use med-team")
    assert left(s, "spider-man") == 7 and pile(s) == ["med-team"]


# ---------------------------------------------------------------------- Armored Vest
@pytest.mark.rule("MC-ENEMYATK-06")
def test_armored_vest_adds_1_to_a_basic_defence() -> None:
    s = scene(at="activate", play=[["armored-vest"]], encounter=["stampede"], on={"rhino": ["charge"]})
    go(s, "defend").do("0:defend spider-man")
    assert left(s, "spider-man") == 10 - (2 + 3 + 1 - 4)


def test_armored_vest_is_for_its_players_hero_and_max_1() -> None:
    s = scene("spider-man", "iron-man", hands=[["armored-vest", "energy"]], play=[["armored-vest"]])
    s.do("0:play armored-vest")
    assert value(s, "def", "iron-man") == 2 and value(s, "def", "spider-man") == 4
    s = scene(hands=[["armored-vest", "energy"]], play=[["armored-vest"]])
    assert s.why_not("0:play armored-vest") == "MC-MAX-04"


# ---------------------------------------------------------------------- Indomitable
def indomitable(s: Scene[Scenario]) -> list[str]:
    return [o for o in s.offers if o.startswith("use indomitable")]


@pytest.mark.rule("MC-EXH-04")
def test_indomitable_readies_a_hero_who_defended() -> None:
    s = attacked(play=[["indomitable"]]).do("0:defend spider-man")
    assert card(s, "spider-man").exhausted
    s.do(f"0:{indomitable(s)[0]}")
    assert not card(s, "spider-man").exhausted and pile(s) == ["indomitable"]


def test_indomitable_can_wait() -> None:
    s = attacked(play=[["indomitable"]]).do("0:defend spider-man", "0:pass")
    assert in_play(s, "indomitable") and card(s, "spider-man").exhausted


def test_indomitable_not_for_an_ally_who_defends() -> None:
    s = attacked(play=[["indomitable", "luke-cage"]], exhausted=["spider-man"]).do("0:defend luke-cage")
    assert not indomitable(s)


@pytest.mark.rule("MC-DEFEND-05", "MC-ABIL-03")
def test_indomitable_not_for_a_hero_who_defended_without_exhausting() -> None:
    s = attacked("backflip", play=[["indomitable"]]).do("0:pass", "0:use backflip 0")
    assert not indomitable(s) and in_play(s, "indomitable")


@pytest.mark.rule("MC-DEFEND-05")
def test_indomitable_for_an_exhausted_hero_who_defends_with_an_event() -> None:
    s = scene(at="activate", hands=[["backflip"]], play=[["indomitable"]], exhausted=["spider-man"], form=HERO)
    go(s, "would").do("0:use backflip 0")
    s.do(f"0:{indomitable(s)[0]}")
    assert not card(s, "spider-man").exhausted


def test_a_hero_readied_by_indomitable_can_defend_again() -> None:
    s = attacked(play=[["indomitable"]], minions=[["shocker"]]).do("0:defend spider-man")
    s.do(f"0:{indomitable(s)[0]}")
    go(s, "defend")
    assert "defend spider-man" in s.offers
