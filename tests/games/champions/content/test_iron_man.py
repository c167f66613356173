"""Iron Man, Business Problems and the set of Whiplash."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.constants import Modify
from tablee.games.champions.rules.library import card_from, library
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import CONFUSED, GONE, STUNNED, TOUGH
from tablee.games.champions.scene import card, go, hand, in_play, left, pile, scene, threat_on, value
from tablee.testing.scene import Scene

TECH = ["arc-reactor", "mark-v-armor", "mark-v-helmet", "powered-gauntlets", "powered-gauntlets", "rocket-boots"]
NO_ENERGY = ["strength", "genius", "strength", "genius", "strength"]


def aerial(s: Scene[Scenario]) -> bool:
    return "Aerial" in s.game.traits(s.game.named("iron-man"))


def flying(**more: object) -> Scene[Scenario]:
    """Iron Man with a pair of boots that he has just used."""
    play = [["rocket-boots", *more.pop("play", [])]]  # type: ignore[misc]
    hands = [["genius", *more.pop("hands", [])]]  # type: ignore[misc]
    s = scene("iron-man", play=play, hands=hands, **more)  # type: ignore[arg-type]
    s.do("0:use rocket-boots")
    if s.prompt == "pay":
        s.do("0:pay genius")
    return s


# ---------------------------------------------------------------------- Iron Man
def test_iron_man_without_upgrades_has_hand_size_one() -> None:
    s = scene("iron-man")
    assert s.game.hand_size(0) == 1


@pytest.mark.rule("MC-UPG-02", "MC-MOD-01")
@pytest.mark.parametrize("n", [1, 3, 6])
def test_each_tech_upgrade_adds_one_to_his_hand_size(n: int) -> None:
    s = scene("iron-man", play=[TECH[:n]])
    assert s.game.hand_size(0) == 1 + n


def test_his_hand_size_is_never_more_than_seven() -> None:
    s = scene("iron-man", play=[[*TECH, "rocket-boots"]])
    assert len(s.game.players[0].board) == 7
    assert s.game.hand_size(0) == 7


@pytest.mark.rule("MC-CTRL-08")
def test_only_tech_upgrades_in_play_that_he_controls_count() -> None:
    s = scene(
        "iron-man",
        "black-panther",
        play=[["combat-training", "pepper-potts"], ["rocket-boots"]],
        hands=[["arc-reactor"]],
    )
    assert s.game.hand_size(0) == 1
    assert s.game.hand_size(1) == 5


def test_a_hand_bonus_from_elsewhere_does_not_lift_the_maximum() -> None:
    facts = {"code": "t1", "name": "Test", "type": "upgrade", "faction": "basic", "cost": 0, "res": {"energy": 1}}
    more = card_from(facts, Script(constants=(Modify("you", stat="hand", plus=2),)))
    s = scene("iron-man", play=[[*TECH, more]])
    assert s.game.hand_size(0) == 7


@pytest.mark.rule("MC-ABIL-06", "MC-CARD-22")
def test_tony_stark_has_hand_size_six_whatever_his_upgrades() -> None:
    s = scene("iron-man", play=[TECH[:2]], form="alter_ego")
    assert s.game.hand_size(0) == 6
    s.do("0:flip")
    assert s.game.hand_size(0) == 3


@pytest.mark.rule("MC-ROUND-04")
def test_iron_man_draws_up_to_his_modified_hand_size() -> None:
    s = scene("iron-man", play=[TECH[:3]], decks=[["energy", "genius", "strength", "haymaker"]])
    s.do("0:end")
    assert len(hand(s)) == 4


# ---------------------------------------------------------------------- Tony Stark
@pytest.mark.rule("MC-DISCARD-03")
def test_futurist_takes_one_of_the_top_three_and_discards_the_others_in_order() -> None:
    s = scene("iron-man", form="alter_ego", decks=[["energy", "genius", "strength", "haymaker"]])
    s.do("0:use iron-man")
    assert (s.prompt, s.seat, s.offers) == ("look", 0, ["take energy", "take genius", "take strength"])
    s.do("0:take genius")
    assert hand(s) == ["genius"]
    assert pile(s) == ["strength", "energy"]
    assert s.game.handle(s.game.players[0].deck[0]) == "haymaker"


@pytest.mark.rule("MC-LIMIT-01", "MC-FORM-08")
def test_futurist_is_used_once_per_round_and_only_as_tony_stark() -> None:
    s = scene("iron-man", form="alter_ego", decks=[["energy", "genius", "strength"]])
    s.do("0:use iron-man", "0:take energy")
    assert "use iron-man" not in s.offers
    assert s.why_not("0:use iron-man") == "MC-LIMIT-01"
    assert "use iron-man" not in scene("iron-man").offers


def test_futurist_is_there_again_next_round() -> None:
    s = scene("iron-man", form="alter_ego", encounter=["advance", "advance"])
    s.do("0:use iron-man")
    s.do("0:" + s.offers[0])
    s.do("0:end")
    go(s)
    assert "use iron-man" in s.offers


@pytest.mark.rule("MC-DECK-21")
def test_futurist_with_two_cards_left_shows_both_and_the_deck_is_renewed() -> None:
    s = scene(
        "iron-man", form="alter_ego", decks=[["energy", "genius"]], piles=[["strength"]], only=True, encounter=TWO
    )
    s.do("0:use iron-man")
    assert s.offers == ["take energy", "take genius"]
    s.do("0:take energy")
    assert hand(s) == ["energy"]
    assert sorted(s.game.handle(i) for i in s.game.players[0].deck) == ["genius", "strength"]
    assert len(s.game.players[0].dealt) == 1


TWO = ["advance", "assault"]


# ---------------------------------------------------------------------- War Machine
@pytest.mark.rule("MC-CARD-20", "MC-YOU-12", "MC-COST-02")
def test_war_machine_exhausts_and_takes_two_to_hurt_each_enemy() -> None:
    s = scene("iron-man", "spider-man", play=[["war-machine"]], minions=[["shocker"], ["hydra-bomber"]])
    s.do("0:use war-machine")
    assert (left(s, "rhino"), left(s, "shocker"), left(s, "hydra-bomber")) == (27, 2, 1)
    assert (left(s, "war-machine"), card(s, "war-machine").exhausted) == (2, True)
    assert (left(s, "iron-man"), left(s, "spider-man")) == (9, 10)


@pytest.mark.rule("MC-PLAY-11")
def test_war_machine_may_fall_by_his_own_cost_and_still_deals_the_damage() -> None:
    s = scene("iron-man", play=[["war-machine"]], damage={"war-machine": 2})
    s.do("0:use war-machine")
    assert not in_play(s, "war-machine")
    assert pile(s) == ["war-machine"]
    assert left(s, "rhino") == 13


@pytest.mark.rule("MC-COST-02")
def test_damage_that_a_tough_war_machine_does_not_take_does_not_pay() -> None:
    s = scene("iron-man", play=[["war-machine"]], status={"war-machine": TOUGH})
    s.do("0:use war-machine")
    assert left(s, "rhino") == 14
    assert (left(s, "war-machine"), card(s, "war-machine").status) == (4, 0)
    assert card(s, "war-machine").exhausted


@pytest.mark.rule("MC-EXH-02")
def test_an_exhausted_war_machine_cannot_use_his_ability() -> None:
    s = scene("iron-man", play=[["war-machine"]], exhausted=["war-machine"])
    assert "use war-machine" not in s.offers
    assert s.why_not("0:use war-machine") == "MC-EXH-02"


@pytest.mark.rule("MC-ATK-06")
def test_war_machines_ability_is_no_attack() -> None:
    s = scene("iron-man", play=[["war-machine"]], minions=[["whiplash"]], status={"war-machine": STUNNED})
    s.do("0:use war-machine")
    assert (left(s, "whiplash"), left(s, "rhino")) == (3, 13)
    assert (left(s, "war-machine"), card(s, "war-machine").status) == (2, STUNNED)


def test_war_machine_needs_no_form() -> None:
    s = scene("iron-man", play=[["war-machine"]], form="alter_ego")
    s.do("0:use war-machine")
    assert left(s, "rhino") == 13


@pytest.mark.rule("MC-DMG-10", "MC-DMG-11")
def test_war_machine_attacks_and_thwarts_with_consequences() -> None:
    s = scene("iron-man", play=[["war-machine"]], threat={"the-break-in": 3})
    other = s.clone()
    s.do("0:attack war-machine rhino")
    assert (left(s, "rhino"), left(s, "war-machine")) == (12, 3)
    other.do("0:thwart war-machine the-break-in")
    assert (threat_on(other), left(other, "war-machine")) == (2, 3)


# ---------------------------------------------------------------------- Repulsor Blast
@pytest.mark.rule("MC-RES-07")
def test_repulsor_blast_counts_printed_energy_and_no_wild() -> None:
    s = scene(
        "iron-man",
        hands=[["repulsor-blast", "mark-v-helmet"]],
        decks=[["energy", "war-machine", "genius", "arc-reactor", "strength", "tigra"]],
    )
    s.do("0:play repulsor-blast")
    assert left(s, "rhino") == 14 - (1 + 2 * 3)
    assert pile(s)[1:6] == ["strength", "arc-reactor", "genius", "war-machine", "energy"]
    assert s.game.handle(s.game.players[0].deck[0]) == "tigra"


def test_repulsor_blast_without_energy_deals_one() -> None:
    s = scene("iron-man", hands=[["repulsor-blast", "strength"]], decks=[NO_ENERGY])
    s.do("0:play repulsor-blast")
    assert left(s, "rhino") == 13


@pytest.mark.rule("MC-PLAY-06", "MC-TARGET-01")
def test_the_target_of_repulsor_blast_is_chosen_before_the_cards_are_seen() -> None:
    s = scene(
        "iron-man",
        hands=[["repulsor-blast", "strength"]],
        decks=[["energy", *NO_ENERGY[:4]]],
        minions=[["hydra-bomber"]],
    )
    s.do("0:play repulsor-blast")
    assert (s.prompt, s.offers) == ("target", ["target rhino", "target hydra-bomber"])
    assert pile(s) == ["strength"]
    s.do("0:target rhino")
    assert (left(s, "rhino"), left(s, "hydra-bomber")) == (9, 2)


@pytest.mark.rule("MC-DECK-23")
def test_repulsor_blast_stops_when_the_deck_runs_out() -> None:
    s = scene(
        "iron-man", hands=[["repulsor-blast", "strength"]], decks=[["energy", "genius"]], only=True, encounter=TWO
    )
    s.do("0:play repulsor-blast")
    assert left(s, "rhino") == 14 - 5
    assert sorted(s.game.handle(i) for i in s.game.players[0].deck) == ["energy", "genius", "strength"]
    assert pile(s) == ["repulsor-blast"]
    assert len(s.game.players[0].dealt) == 1


@pytest.mark.rule("MC-STATUS-06")
def test_a_stunned_iron_man_pays_for_repulsor_blast_and_only_loses_the_stun() -> None:
    s = scene("iron-man", hands=[["repulsor-blast", "strength"]], decks=[NO_ENERGY], status={"iron-man": STUNNED})
    s.do("0:play repulsor-blast")
    assert (left(s, "rhino"), card(s, "iron-man").status) == (14, 0)
    assert pile(s) == ["repulsor-blast", "strength"]


@pytest.mark.rule("MC-ATK-03", "MC-YOU-11", "MC-KEY-16")
def test_retaliate_answers_repulsor_blast_on_iron_man() -> None:
    s = scene("iron-man", hands=[["repulsor-blast", "strength"]], decks=[NO_ENERGY], minions=[["whiplash"]])
    s.do("0:play repulsor-blast", "0:target whiplash")
    assert (left(s, "whiplash"), left(s, "iron-man")) == (3, 8)


@pytest.mark.rule("MC-FORM-08")
def test_repulsor_blast_is_not_for_tony_stark() -> None:
    s = scene("iron-man", hands=[["repulsor-blast", "strength"]], form="alter_ego")
    assert "play repulsor-blast" not in s.offers
    assert s.why_not("0:play repulsor-blast") == "MC-FORM-08"


# ---------------------------------------------------------------------- Supersonic Punch
def test_supersonic_punch_deals_four() -> None:
    s = scene("iron-man", hands=[["supersonic-punch", "energy"]])
    s.do("0:play supersonic-punch")
    assert left(s, "rhino") == 10


@pytest.mark.rule("MC-CARD-09", "MC-CARD-07")
def test_supersonic_punch_deals_eight_in_the_air() -> None:
    s = flying(hands=["supersonic-punch", "energy"])
    s.do("0:play supersonic-punch")
    assert left(s, "rhino") == 6


@pytest.mark.rule("MC-ATK-04", "MC-FORM-08")
def test_supersonic_punch_wants_hero_form_but_no_ready_hero() -> None:
    s = scene("iron-man", hands=[["supersonic-punch", "energy"]], exhausted=["iron-man"])
    assert "play supersonic-punch" in s.offers
    assert (
        "play supersonic-punch"
        not in scene("iron-man", hands=[["supersonic-punch", "energy"]], form="alter_ego").offers
    )


@pytest.mark.rule("MC-KEY-07")
def test_a_guard_keeps_supersonic_punch_from_the_villain() -> None:
    s = scene("iron-man", hands=[["supersonic-punch", "energy"]], minions=[["hydra-mercenary"]])
    s.do("0:play supersonic-punch")
    assert left(s, "rhino") == 14
    assert not in_play(s, "hydra-mercenary")


# ---------------------------------------------------------------------- Pepper Potts
@pytest.mark.rule("MC-RES-08")
def test_pepper_potts_gives_the_resource_on_top_of_the_pile() -> None:
    s = scene("iron-man", play=[["pepper-potts", "rocket-boots"]], piles=[["strength", "arc-reactor", "mark-v-armor"]])
    s.do("0:use rocket-boots")
    assert aerial(s)
    assert card(s, "pepper-potts").exhausted
    assert pile(s) == ["mark-v-armor", "arc-reactor", "strength"]


@pytest.mark.rule("MC-RES-04")
def test_pepper_potts_gives_only_the_type_that_lies_there() -> None:
    s = scene("iron-man", play=[["pepper-potts", "rocket-boots"]], piles=[["mark-v-armor", "arc-reactor"]])
    assert "use rocket-boots" not in s.offers
    assert s.why_not("0:use rocket-boots") == "MC-PLAY-03"


def test_pepper_potts_gives_nothing_with_an_empty_pile() -> None:
    s = scene("iron-man", play=[["pepper-potts"]], hands=[["rocket-boots"]])
    assert "play rocket-boots" not in s.offers


@pytest.mark.rule("MC-EXH-02")
def test_an_exhausted_pepper_potts_gives_nothing() -> None:
    s = scene(
        "iron-man", play=[["pepper-potts"]], hands=[["rocket-boots"]], piles=[["genius"]], exhausted=["pepper-potts"]
    )
    assert "play rocket-boots" not in s.offers


@pytest.mark.rule("MC-RES-08", "MC-COST-04")
def test_pepper_potts_pays_only_for_her_own_player_and_reads_his_pile() -> None:
    s = scene(
        "iron-man",
        "black-panther",
        play=[["pepper-potts"]],
        hands=[["rocket-boots"], ["shuri"]],
        piles=[[], ["vibranium"]],
    )
    assert "play rocket-boots" not in s.offers
    other = scene(
        "iron-man", "black-panther", active=1, play=[["pepper-potts"]], hands=[[], ["shuri"]], piles=[["genius"], []]
    )
    assert "play shuri" not in other.offers


@pytest.mark.rule("MC-RES-08")
def test_pepper_potts_is_no_action() -> None:
    s = scene("iron-man", play=[["pepper-potts"]], piles=[["genius"]])
    assert "use pepper-potts" not in s.offers


# ---------------------------------------------------------------------- Stark Tower
@pytest.mark.rule("MC-DISCARD-04")
def test_stark_tower_returns_the_topmost_tech_upgrade() -> None:
    s = scene(
        "iron-man",
        form="alter_ego",
        play=[["stark-tower"]],
        piles=[["mark-v-armor", "arc-reactor", "combat-training", "strength"]],
    )
    s.do("0:use stark-tower")
    assert hand(s) == ["arc-reactor"]
    assert pile(s) == ["strength", "combat-training", "mark-v-armor"]
    assert card(s, "stark-tower").exhausted


@pytest.mark.rule("MC-TARGET-02")
def test_stark_tower_may_be_used_for_another_player() -> None:
    s = scene(
        "iron-man",
        "black-panther",
        form="alter_ego",
        play=[["stark-tower"]],
        piles=[["mark-v-armor"], ["rocket-boots"]],
    )
    s.do("0:use stark-tower")
    assert s.offers == ["target iron-man", "target black-panther"]
    s.do("0:target black-panther")
    assert (hand(s, 0), len(hand(s, 1)), pile(s, 1)) == ([], 1, [])


@pytest.mark.rule("MC-ABIL-03", "MC-TARGET-04", "MC-TARGET-07")
def test_stark_tower_wants_a_tech_upgrade_in_some_pile() -> None:
    s = scene("iron-man", form="alter_ego", play=[["stark-tower"]], piles=[["combat-training", "war-machine"]])
    assert "use stark-tower" not in s.offers
    assert s.why_not("0:use stark-tower") == "MC-TARGET-04"


@pytest.mark.rule("MC-FORM-08")
def test_stark_tower_is_not_for_iron_man() -> None:
    s = scene("iron-man", play=[["stark-tower"]], piles=[["arc-reactor"]])
    assert s.why_not("0:use stark-tower") == "MC-FORM-08"


# ---------------------------------------------------------------------- Arc Reactor
@pytest.mark.rule("MC-EXH-04")
def test_arc_reactor_readies_iron_man() -> None:
    s = scene("iron-man", play=[["arc-reactor"]])
    s.do("0:attack iron-man rhino", "0:use arc-reactor")
    assert (card(s, "iron-man").exhausted, card(s, "arc-reactor").exhausted) == (False, True)
    s.do("0:attack iron-man rhino")
    assert left(s, "rhino") == 12
    assert "use arc-reactor" not in s.offers


@pytest.mark.rule("MC-ABIL-03")
def test_arc_reactor_does_nothing_for_a_ready_hero() -> None:
    s = scene("iron-man", play=[["arc-reactor"]])
    assert "use arc-reactor" not in s.offers
    assert s.why_not("0:use arc-reactor") == "MC-ABIL-03"


def test_arc_reactor_is_not_for_tony_stark() -> None:
    s = scene("iron-man", play=[["arc-reactor"]], form="alter_ego", exhausted=["iron-man"])
    assert s.why_not("0:use arc-reactor") == "MC-FORM-08"


# ---------------------------------------------------------------------- Mark V Armor
@pytest.mark.rule("MC-HP-02", "MC-MOD-08", "MC-DMG-08")
def test_mark_v_armor_gives_six_hit_points_in_both_forms() -> None:
    s = scene("iron-man", hands=[["mark-v-armor", "energy", "genius"]], damage={"iron-man": 4})
    s.do("0:play mark-v-armor")
    assert (value(s, "hp", "iron-man"), left(s, "iron-man")) == (15, 11)
    s.do("0:flip")
    assert (value(s, "hp", "iron-man"), left(s, "iron-man")) == (15, 11)


def test_mark_v_armor_does_nothing_for_the_others() -> None:
    s = scene("iron-man", "spider-man", play=[["mark-v-armor", "war-machine"]])
    assert (value(s, "hp", "spider-man"), value(s, "hp", "war-machine")) == (10, 4)


@pytest.mark.rule("MC-MOD-08", "MC-DEFEAT-01")
@pytest.mark.parametrize(("damage", "survives"), [(8, True), (9, False)])
def test_losing_mark_v_armor_takes_the_hit_points_back(damage: int, survives: bool) -> None:
    s = scene(
        "iron-man",
        "spider-man",
        at="reveal",
        play=[["mark-v-armor"]],
        dealt=[["caught-off-guard"]],
        damage={"iron-man": damage},
    )
    go(s)
    assert s.game.players[0].out is not survives


# ---------------------------------------------------------------------- Mark V Helmet
@pytest.mark.rule("MC-TARGET-08", "MC-THWART-03")
def test_mark_v_helmet_removes_one_threat_from_a_scheme_of_choice() -> None:
    s = scene("iron-man", play=[["mark-v-helmet"]], sides=["bomb-scare"], threat={"the-break-in": 3, "bomb-scare": 2})
    s.do("0:use mark-v-helmet")
    assert (s.prompt, s.offers) == ("target", ["target the-break-in", "target bomb-scare"])
    s.do("0:target bomb-scare")
    assert (threat_on(s), threat_on(s, "bomb-scare")) == (3, 1)
    assert (card(s, "mark-v-helmet").exhausted, card(s, "iron-man").exhausted) == (True, False)


def test_mark_v_helmet_in_the_air_removes_one_from_each_scheme() -> None:
    s = flying(
        play=["mark-v-helmet"],
        sides=["bomb-scare", "usurp-the-throne"],
        threat={"the-break-in": 3, "bomb-scare": 2, "usurp-the-throne": 1},
    )
    s.do("0:use mark-v-helmet")
    assert (threat_on(s), threat_on(s, "bomb-scare")) == (2, 1)
    assert not in_play(s, "usurp-the-throne")


@pytest.mark.rule("MC-ICON-05")
def test_a_crisis_keeps_the_threat_of_the_main_scheme_from_the_helmet() -> None:
    s = flying(play=["mark-v-helmet"], sides=["crowd-control"], threat={"the-break-in": 3, "crowd-control": 2})
    s.do("0:use mark-v-helmet")
    assert (threat_on(s), threat_on(s, "crowd-control")) == (3, 1)


@pytest.mark.rule("MC-STATUS-04")
def test_a_confused_iron_man_loses_the_helmets_thwart() -> None:
    s = scene("iron-man", play=[["mark-v-helmet"]], threat={"the-break-in": 3}, status={"iron-man": CONFUSED})
    s.do("0:use mark-v-helmet")
    assert (threat_on(s), card(s, "iron-man").status, card(s, "mark-v-helmet").exhausted) == (3, 0, True)


@pytest.mark.rule("MC-ABIL-03")
def test_mark_v_helmet_wants_threat_somewhere() -> None:
    s = scene("iron-man", play=[["mark-v-helmet"]], threat={"the-break-in": 0})
    assert "use mark-v-helmet" not in s.offers
    assert s.why_not("0:use mark-v-helmet") == "MC-ABIL-03"


# ---------------------------------------------------------------------- Powered Gauntlets
@pytest.mark.rule("MC-LIMIT-01", "MC-ATK-04")
def test_each_pair_of_gauntlets_deals_one_even_from_an_exhausted_hero() -> None:
    s = scene("iron-man", play=[["powered-gauntlets", "powered-gauntlets"]], exhausted=["iron-man"])
    s.do("0:use powered-gauntlets")
    assert "use powered-gauntlets" not in s.offers
    s.do("0:use powered-gauntlets-2")
    assert left(s, "rhino") == 12


def test_powered_gauntlets_deal_two_in_the_air() -> None:
    s = flying(play=["powered-gauntlets"])
    s.do("0:use powered-gauntlets")
    assert left(s, "rhino") == 12


@pytest.mark.rule("MC-KEY-16", "MC-YOU-11")
def test_powered_gauntlets_attack_for_iron_man() -> None:
    s = scene("iron-man", play=[["powered-gauntlets"]], minions=[["whiplash"]])
    s.do("0:use powered-gauntlets", "0:target whiplash")
    assert (left(s, "whiplash"), left(s, "iron-man")) == (3, 8)


def test_powered_gauntlets_are_not_for_tony_stark() -> None:
    s = scene("iron-man", play=[["powered-gauntlets"]], form="alter_ego")
    assert s.why_not("0:use powered-gauntlets") == "MC-FORM-08"


# ---------------------------------------------------------------------- Rocket Boots
@pytest.mark.rule("MC-ABIL-08")
def test_each_pair_of_boots_gives_a_hit_point() -> None:
    s = scene("iron-man", play=[["rocket-boots", "rocket-boots"]])
    assert left(s, "iron-man") == 11


@pytest.mark.rule("MC-RES-04", "MC-COST-03")
def test_rocket_boots_cost_a_mental_resource() -> None:
    s = scene("iron-man", play=[["rocket-boots"]], hands=[["strength", "genius"]])
    s.do("0:use rocket-boots")
    assert aerial(s)
    assert hand(s) == ["strength"]
    assert card(s, "rocket-boots").exhausted
    without = scene("iron-man", play=[["rocket-boots"]], hands=[["strength"]])
    assert without.why_not("0:use rocket-boots") == "MC-PLAY-03"


@pytest.mark.rule("MC-LAST-01", "MC-LAST-04")
def test_the_aerial_trait_ends_with_the_phase() -> None:
    s = flying(encounter=["advance"])
    assert aerial(s)
    s.do("0:end")
    go(s, "defend")
    assert not aerial(s)


@pytest.mark.rule("MC-LAST-02")
def test_the_aerial_trait_stays_when_the_boots_have_gone() -> None:
    s = flying()
    s.game.discard(s.game.named("rocket-boots"))
    assert aerial(s)


@pytest.mark.rule("MC-FORM-05")
def test_the_aerial_trait_stays_through_a_change_of_form() -> None:
    s = flying()
    s.do("0:flip")
    assert aerial(s)


def test_nobody_else_flies() -> None:
    s = scene("iron-man", "spider-man", play=[["rocket-boots", "war-machine"]], hands=[["genius"]])
    s.do("0:use rocket-boots")
    for other in ("spider-man", "war-machine"):
        assert "Aerial" not in s.game.traits(s.game.named(other))


# ---------------------------------------------------------------------- Business Problems
def problems(**more: object) -> Scene[Scenario]:
    return scene("iron-man", at="reveal", dealt=[["business-problems"]], **more)  # type: ignore[arg-type]


@pytest.mark.rule("MC-ZONE-13")
def test_tony_stark_exhausts_to_be_rid_of_business_problems() -> None:
    s = problems(play=[["arc-reactor"]], form="alter_ego")
    s.do("0:choose 1")
    assert card(s, "business-problems").zone == GONE
    assert (card(s, "iron-man").exhausted, card(s, "arc-reactor").exhausted) == (True, False)


def test_iron_man_may_flip_first() -> None:
    s = problems()
    assert s.prompt == "may"
    s.do("0:yes", "0:choose 1")
    assert (s.game.form(0), card(s, "business-problems").zone) == ("alter_ego", GONE)
    assert card(s, "iron-man").exhausted


@pytest.mark.rule("MC-TEXT-05")
def test_or_each_upgrade_of_his_is_exhausted() -> None:
    s = problems(play=[["arc-reactor", "combat-training", "pepper-potts", "war-machine"]])
    s.do("0:no")
    assert [card(s, c).exhausted for c in ("arc-reactor", "combat-training", "pepper-potts", "war-machine")] == [
        True,
        True,
        False,
        False,
    ]
    assert (s.game.form(0), card(s, "iron-man").exhausted) == ("hero", False)
    assert "business-problems" in pile(s, -1)


def test_an_exhausted_tony_stark_can_only_take_the_second_way() -> None:
    s = problems(play=[["arc-reactor"]], form="alter_ego", exhausted=["iron-man"])
    assert card(s, "arc-reactor").exhausted
    assert "business-problems" in pile(s, -1)


@pytest.mark.rule("MC-OBLIG-02")
def test_business_problems_go_to_tony_stark_whoever_reveals_them() -> None:
    s = scene(
        "spider-man",
        "iron-man",
        at="reveal",
        dealt=[["business-problems"]],
        play=[["web-shooter"], ["arc-reactor"]],
    )
    assert s.seat == 1
    s.do("1:no")
    assert (card(s, "arc-reactor").exhausted, card(s, "web-shooter").exhausted) == (True, False)


# ---------------------------------------------------------------------- Imminent Overload, Whiplash
@pytest.mark.rule("MC-SIDE-01", "MC-ICON-08")
@pytest.mark.parametrize(("heroes", "threat"), [(["iron-man"], 4), (["iron-man", "spider-man"], 5)])
def test_imminent_overload_gets_one_more_threat_per_player(heroes: list[str], threat: int) -> None:
    s = scene(*heroes, at="reveal", dealt=[["imminent-overload"]])
    assert threat_on(s, "imminent-overload") == threat


@pytest.mark.rule("MC-ICON-01", "MC-ROUND-08")
def test_imminent_overload_accelerates_the_scheme() -> None:
    plain = scene("iron-man", at="threat", form="alter_ego", encounter=["advance"], threat={"the-break-in": 0})
    more = scene("iron-man", at="threat", sides=["imminent-overload"], threat={"the-break-in": 0})
    assert [line["n"] for line in more.log("threat-placed")][:1] == [2]
    assert [line["n"] for line in plain.log("threat-placed")][:1] == [1]


@pytest.mark.rule("MC-KEY-16")
@pytest.mark.parametrize(("damage", "back"), [(2, 1), (3, 0)])
def test_whiplash_retaliates_if_he_survives(damage: int, back: int) -> None:
    s = scene("iron-man", minions=[["whiplash"]], damage={"whiplash": damage})
    s.do("0:attack iron-man whiplash")
    assert left(s, "iron-man") == 9 - back
    assert in_play(s, "whiplash") is bool(back)


# ---------------------------------------------------------------------- Electric Whip Attack
def whipped(**more: object) -> Scene[Scenario]:
    return scene("iron-man", at="reveal", dealt=[["electric-whip-attack"]], **more)  # type: ignore[arg-type]


def test_electric_whip_attack_hurts_for_each_upgrade() -> None:
    s = whipped(play=[["arc-reactor", "mark-v-helmet", "combat-training", "pepper-potts"]])
    assert s.offers == ["choose 1", "choose 2"]
    s.do("0:choose 1")
    assert left(s, "iron-man") == 6
    assert len(s.game.players[0].board) == 4


@pytest.mark.rule("MC-YOU-08", "MC-TARGET-03")
def test_or_an_upgrade_of_choice_is_discarded() -> None:
    s = whipped(play=[["arc-reactor", "mark-v-helmet", "pepper-potts"]])
    s.do("0:choose 2")
    assert s.offers == ["target arc-reactor", "target mark-v-helmet"]
    s.do("0:target mark-v-helmet")
    assert pile(s) == ["mark-v-helmet"]
    assert left(s, "iron-man") == 9


@pytest.mark.rule("MC-FORM-06")
def test_tony_stark_is_no_hero_to_be_whipped() -> None:
    s = whipped(play=[["arc-reactor"]], form="alter_ego")
    assert pile(s) == ["arc-reactor"]
    assert left(s, "iron-man") == 9


def test_without_upgrades_the_whip_does_nothing() -> None:
    s = whipped(play=[["pepper-potts"]])
    assert (left(s, "iron-man"), in_play(s, "pepper-potts")) == (9, True)
    assert "electric-whip-attack" in pile(s, -1)


@pytest.mark.rule("MC-BOOST-03", "MC-BOOST-04")
def test_as_a_boost_of_an_undefended_attack_it_takes_an_upgrade() -> None:
    s = scene("iron-man", at="activate", play=[["arc-reactor", "mark-v-helmet"]], encounter=["electric-whip-attack"])
    s.do("0:pass")
    assert (s.prompt, s.offers) == ("target", ["target arc-reactor", "target mark-v-helmet"])
    s.do("0:target arc-reactor")
    assert pile(s) == ["arc-reactor"]
    assert left(s, "iron-man") == 7


def test_as_a_boost_of_a_defended_attack_it_does_nothing() -> None:
    s = scene("iron-man", at="activate", play=[["arc-reactor"]], encounter=["electric-whip-attack"])
    s.do("0:defend iron-man")
    assert in_play(s, "arc-reactor")
    assert left(s, "iron-man") == 8


@pytest.mark.rule("MC-BOOST-05")
def test_as_a_boost_of_a_scheme_it_does_nothing() -> None:
    s = scene("iron-man", at="activate", play=[["arc-reactor"]], form="alter_ego", encounter=["electric-whip-attack"])
    assert in_play(s, "arc-reactor")


# ---------------------------------------------------------------------- Electromagnetic Backlash
@pytest.mark.rule("MC-RES-07", "MC-YOU-02")
def test_electromagnetic_backlash_hurts_each_player_for_their_own_energy() -> None:
    s = scene(
        "iron-man",
        "black-panther",
        at="reveal",
        form=["hero", "alter_ego"],
        dealt=[["electromagnetic-backlash"]],
        decks=[
            ["energy", "arc-reactor", "war-machine", "genius", "strength", "haymaker"],
            ["panther-claws", *NO_ENERGY],
        ],
    )
    assert (left(s, "iron-man"), left(s, "black-panther")) == (6, 10)
    assert (len(pile(s, 0)), len(pile(s, 1))) == (5, 5)


def test_electromagnetic_backlash_without_energy_hurts_nobody() -> None:
    s = scene(
        "iron-man",
        at="reveal",
        dealt=[["electromagnetic-backlash"]],
        decks=[NO_ENERGY],
        status={"iron-man": TOUGH},
    )
    assert (left(s, "iron-man"), card(s, "iron-man").status) == (9, TOUGH)


@pytest.mark.rule("MC-ELIM-07")
def test_electromagnetic_backlash_goes_on_when_it_fells_a_player() -> None:
    s = scene(
        "iron-man",
        "black-panther",
        at="reveal",
        dealt=[["electromagnetic-backlash"]],
        decks=[["energy", *NO_ENERGY[:4]], ["energy", *NO_ENERGY[:4]]],
        damage={"iron-man": 8},
    )
    assert s.game.players[0].out
    assert left(s, "black-panther") == 9


def test_the_whole_set_is_written() -> None:
    cards: list[CardDef] = [c for c in library().values() if c.set in ("iron_man", "iron_man_nemesis")]
    plain = [c.name.en for c in cards if not c.script.abilities and not c.script.constants]
    assert plain == ["Whiplash"]
