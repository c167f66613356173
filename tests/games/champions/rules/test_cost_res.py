"""Costs (MC-COST), resources (MC-RES), resource cards (MC-RESCARD)."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import action, resource, would
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.constants import Modify
from tablee.games.champions.rules.costs import (
    DiscardCards,
    ExhaustThis,
    ExhaustYou,
    RemoveCounter,
    Spend,
    SpendX,
    TakeDamage,
)
from tablee.games.champions.rules.effects.amounts import CardsPaid, ChosenX, PaidWith, Printed, Rather
from tablee.games.champions.rules.effects.cards import Draw, Mill
from tablee.games.champions.rules.effects.glue import Sequence
from tablee.games.champions.rules.effects.harm import Damage, Prevent
from tablee.games.champions.rules.effects.play import NextCheaper
from tablee.games.champions.rules.effects.schemes import RemoveThreat
from tablee.games.champions.rules.effects.who import THE_MAIN_SCHEME, THE_VILLAIN, YOU
from tablee.games.champions.rules.vocabulary import ENERGY, MENTAL, PHYSICAL, TOUGH, WILD
from tablee.games.champions.scene import card, go, hand, in_play, left, pile, scene, threat_on
from tests.games.champions.rules.kit import event, made, resource_card, support, upgrade

TWO = ("spider-man", "black-panther")
SCHEME = "the-break-in"
NONE: list[str | CardDef] = []


def hit(n: int = 3, cost: int = 0, name: str = "Hit") -> CardDef:
    return event(name, action(Damage(n, THE_VILLAIN)), cost=cost)


def one(res: str, name: str = "") -> CardDef:
    return resource_card(name or res.title().replace(" ", ""), res)


def machine(*needs: str) -> CardDef:
    return support("Machine", action(Damage(3, THE_VILLAIN), (Spend(needs),)))


# ---------------------------------------------------------------------- costs
@pytest.mark.rule("MC-COST-01")
def test_a_card_of_cost_two_is_not_played_for_one_resource() -> None:
    s = scene(hands=[[hit(3, 2), one(ENERGY)]])
    assert "play hit" not in s.offers and s.why_not("0:play hit") == "MC-PLAY-03"


@pytest.mark.rule("MC-COST-01")
def test_a_card_of_cost_two_is_played_for_two_resources() -> None:
    s = scene(hands=[[hit(3, 2), one(ENERGY), one(MENTAL)]]).do("0:play hit")
    assert left(s, "rhino") == 11 and hand(s) == []


@pytest.mark.rule("MC-COST-01")
def test_an_ability_has_the_cost_its_text_says() -> None:
    s = scene(hands=[[one(ENERGY)]], play=[[machine(ENERGY)]]).do("0:use machine")
    assert left(s, "rhino") == 11 and hand(s) == []
    assert s.why_not("0:use machine") == "MC-PLAY-03"


@pytest.mark.rule("MC-COST-02")
def test_what_follows_the_arrow_waits_for_the_whole_cost() -> None:
    rite = support("Rite", action(Draw(1), (ExhaustThis(), TakeDamage(1))))
    s = scene(play=[[rite]]).do("0:use rite")
    assert len(hand(s)) == 1 and left(s, "spider-man") == 9 and card(s, "rite").exhausted


@pytest.mark.rule("MC-COST-02")
def test_damage_prevented_by_tough_is_a_cost_not_paid() -> None:
    rite = support("Rite", action(Draw(1), (ExhaustThis(), TakeDamage(1))))
    s = scene(play=[[rite]], status={"spider-man": TOUGH}).do("0:use rite")
    assert hand(s) == [] and left(s, "spider-man") == 10
    assert card(s, "rite").exhausted and card(s, "spider-man").status == 0


@pytest.mark.rule("MC-COST-02")
def test_prevented_damage_pays_where_the_table_reads_it_so() -> None:
    rite = support("Rite", action(Draw(1), (ExhaustThis(), TakeDamage(1))))
    s = scene(play=[[rite]], status={"spider-man": TOUGH}, prevented_cost="paid").do("0:use rite")
    assert len(hand(s)) == 1 and left(s, "spider-man") == 10


@pytest.mark.rule("MC-COST-03")
def test_of_two_costs_neither_is_paid_without_the_other() -> None:
    gear = support("Gear", action(Damage(3, THE_VILLAIN), (ExhaustThis(), Spend((ENERGY,)))))
    s = scene(play=[[gear]], hands=[[one(MENTAL)]])
    assert s.why_not("0:use gear") == "MC-PLAY-03" and not card(s, "gear").exhausted
    s = scene(play=[[gear]], hands=[[one(ENERGY, "Spark")]], exhausted=["gear"])
    assert s.why_not("0:use gear") == "MC-EXH-02" and hand(s) == ["spark"]


@pytest.mark.rule("MC-COST-03")
def test_two_costs_are_paid_together() -> None:
    gear = support("Gear", action(Damage(3, THE_VILLAIN), (ExhaustThis(), Spend((ENERGY,)))))
    s = scene(play=[[gear]], hands=[[one(ENERGY, "Spark")]]).do("0:use gear")
    assert card(s, "gear").exhausted and pile(s) == ["spark"] and left(s, "rhino") == 11


@pytest.mark.rule("MC-COST-04")
def test_the_card_of_another_player_does_not_pay() -> None:
    cell = upgrade("Cell", resource(ENERGY, cost=(ExhaustThis(),)))
    s = scene(*TWO, hands=[[hit(3, 1)]], play=[[], [cell]])
    assert s.why_not("0:play hit") == "MC-PLAY-03"
    s = scene(*TWO, hands=[[hit(3, 1)]], play=[[cell]]).do("0:play hit")
    assert card(s, "cell").exhausted


@pytest.mark.rule("MC-COST-04")
def test_the_exhaustion_of_ones_own_identity_is_asked_for() -> None:
    jump = event("Jump", action(Damage(3, THE_VILLAIN), (ExhaustYou(),)))
    s = scene(*TWO, hands=[[jump]], exhausted=["spider-man"])
    assert "play jump" not in s.offers and s.why_not("0:play jump") == "MC-COST-02"
    s = scene(*TWO, hands=[[jump]], exhausted=["black-panther"]).do("0:play jump")
    assert card(s, "spider-man").exhausted


@pytest.mark.rule("MC-COST-05")
def test_cards_discarded_as_a_cost_come_from_the_hand_of_the_payer() -> None:
    junk = support("Junk", action(Damage(3, THE_VILLAIN), (DiscardCards(1),)))
    s = scene(*TWO, play=[[junk]], hands=[NONE, ["energy"]])
    assert s.why_not("0:use junk") == "MC-COST-02"
    s = scene(*TWO, play=[[junk]], hands=[["genius", "strength"], ["energy"]]).do("0:use junk")
    assert s.offers == ["discard genius", "discard strength"]
    s.do("0:discard strength")
    assert pile(s) == ["strength"] and left(s, "rhino") == 25


@pytest.mark.rule("MC-COST-06")
def test_surplus_resources_are_gone_before_the_next_card() -> None:
    s = scene(hands=[[hit(1, 1, "First"), hit(1, 1, "Second"), "energy"]])
    s.do("0:play first", "0:pay energy")
    assert left(s, "rhino") == 13 and hand(s) == ["second"]
    assert s.why_not("0:play second") == "MC-PLAY-03"


@pytest.mark.rule("MC-COST-07")
def test_of_two_additional_costs_one_alone_is_refused_with_nothing_spent() -> None:
    kick = event("Kick", action(Damage(3, THE_VILLAIN), (ExhaustYou(), DiscardCards(1))), cost=1)
    s = scene(hands=[[kick, one(ENERGY, "Spark")]])
    assert s.why_not("0:play kick") == "MC-PLAY-03", "one card cannot be both spent and discarded"
    assert hand(s) == ["kick", "spark"] and not card(s, "spider-man").exhausted
    s = scene(hands=[[kick, one(ENERGY, "Spark"), one(MENTAL, "Idea")]], exhausted=["spider-man"])
    assert s.why_not("0:play kick") == "MC-COST-02"


@pytest.mark.rule("MC-COST-07", "MC-COST-03")
def test_additional_costs_are_paid_with_the_original_one() -> None:
    kick = event("Kick", action(Damage(3, THE_VILLAIN), (ExhaustYou(), DiscardCards(1))), cost=1)
    s = scene(hands=[[kick, one(ENERGY, "Spark"), one(MENTAL, "Idea")]]).do("0:play kick", "0:discard idea")
    assert hand(s) == [] and sorted(pile(s)) == ["idea", "kick", "spark"]
    assert card(s, "spider-man").exhausted and left(s, "rhino") == 11


@pytest.mark.rule("MC-COST-07")
def test_a_card_discarded_as_a_cost_is_not_spent_as_well() -> None:
    kick = event("Kick", action(Damage(3, THE_VILLAIN), (DiscardCards(1),)), cost=1)
    hands = [[kick, one(ENERGY, "Spark"), one(MENTAL, "Idea"), one(PHYSICAL, "Fist")]]
    s = scene(hands=hands).do("0:play kick", "0:discard spark")
    assert s.offers == ["pay idea", "pay fist"]


@pytest.mark.rule("MC-COST-07", "MC-RES-04")
def test_a_typed_cost_beside_a_discard_needs_the_type() -> None:
    gear = support("Gear", action(Damage(3, THE_VILLAIN), (Spend((ENERGY,)), DiscardCards(1))))
    s = scene(play=[[gear]], hands=[[one(MENTAL, "Idea"), one(PHYSICAL, "Fist")]])
    assert "use gear" not in s.offers
    assert s.why_not("0:use gear") == "MC-PLAY-03"


def calm() -> CardDef:
    return event("Calm", action(RemoveThreat(ChosenX(), THE_MAIN_SCHEME)), cost="X")


@pytest.mark.rule("MC-COST-08")
def test_a_cheaper_card_keeps_the_x_that_was_chosen() -> None:
    deal = event("Deal", action(NextCheaper(1, YOU)))
    hands = [[calm(), deal, one(ENERGY, "Spark"), one(MENTAL, "Idea")]]
    s = scene(hands=hands, threat={SCHEME: 6}).do("0:play deal", "0:play calm")
    assert s.prompt == "x" and "x 3" in s.offers and "x 4" not in s.offers
    s.do("0:x 3")
    assert threat_on(s) == 3 and hand(s) == []


@pytest.mark.rule("MC-COST-08")
def test_a_constant_reduction_keeps_the_x_that_was_chosen() -> None:
    sale = support("Sale", Modify(of="event", stat="cost", plus=-1))
    hands = [[calm(), one(ENERGY, "Spark"), one(MENTAL, "Idea")]]
    s = scene(hands=hands, play=[[sale]], threat={SCHEME: 6}).do("0:play calm")
    assert "x 3" in s.offers and "x 4" not in s.offers
    s.do("0:x 3")
    assert threat_on(s) == 3 and hand(s) == []


@pytest.mark.rule("MC-COST-08")
def test_without_a_reduction_x_resources_are_spent() -> None:
    hands = [[calm(), one(ENERGY, "Spark"), one(MENTAL, "Idea"), one(WILD, "Any")]]
    s = scene(hands=hands, threat={SCHEME: 6}).do("0:play calm", "0:x 2", "0:pay spark", "0:pay any")
    assert threat_on(s) == 4 and hand(s) == ["idea"]


@pytest.mark.rule("MC-COST-08")
def test_x_in_the_cost_of_an_ability_is_what_is_chosen_and_spent() -> None:
    radio = upgrade("Radio", action(RemoveThreat(ChosenX(), THE_MAIN_SCHEME), (SpendX(ENERGY),)))
    hands = [[one(ENERGY, "Spark"), one(ENERGY, "Flash"), one(MENTAL, "Idea")]]
    s = scene(hands=hands, play=[[radio]], threat={SCHEME: 6}).do("0:use radio")
    assert s.offers == ["x 1", "x 2"]
    s.do("0:x 2")
    assert threat_on(s) == 4 and hand(s) == ["idea"]


@pytest.mark.rule("MC-COST-08", "MC-ABIL-03")
def test_damage_of_x_can_be_dealt_before_x_is_known() -> None:
    gun = upgrade("Gun", action(Damage(ChosenX(), THE_VILLAIN), (SpendX(ENERGY),)))
    s = scene(hands=[["energy"]], play=[[gun]]).do("0:use gun", "0:x 2")
    assert left(s, "rhino") == 12


@pytest.mark.rule("MC-COST-08", "MC-ABIL-03")
def test_damage_for_each_card_discarded_can_be_dealt_before_they_are_known() -> None:
    sack = upgrade("Sack", action(Damage(CardsPaid(), THE_VILLAIN), (DiscardCards(2, up_to=True),)))
    s = scene(hands=[["energy", "genius"]], play=[[sack]]).do("0:use sack", "0:discard energy", "0:discard genius")
    assert left(s, "rhino") == 12


# ---------------------------------------------------------------------- resources
@pytest.mark.rule("MC-RES-01")
def test_a_card_from_hand_generates_its_printed_resource() -> None:
    s = scene(hands=[["black-cat"]], play=[[machine(ENERGY)]]).do("0:use machine")
    assert left(s, "rhino") == 11 and pile(s) == ["black-cat"]
    assert scene(hands=[["black-cat"]], play=[[machine(MENTAL)]]).why_not("0:use machine") == "MC-PLAY-03"


@pytest.mark.rule("MC-RES-01")
def test_an_ability_generates_resources_too() -> None:
    s = scene(hands=[[hit(3, 1)]], play=[["web-shooter"]]).do("0:play hit")
    assert card(s, "web-shooter").exhausted and card(s, "web-shooter").counters == 2
    assert left(s, "rhino") == 11


@pytest.mark.rule("MC-RES-01")
def test_a_card_does_not_pay_for_itself() -> None:
    s = scene(hands=[[hit(3, 1)]])
    assert s.why_not("0:play hit") == "MC-PLAY-03"


@pytest.mark.rule("MC-RES-02")
def test_two_printed_icons_are_two_resources_of_their_type() -> None:
    s = scene(hands=[["genius"]], play=[[machine(MENTAL, MENTAL)]]).do("0:use machine")
    assert left(s, "rhino") == 11
    assert scene(hands=[["genius"]], play=[[machine(MENTAL, MENTAL, MENTAL)]]).why_not("0:use machine") == "MC-PLAY-03"


@pytest.mark.rule("MC-RES-02")
@pytest.mark.parametrize("type", [ENERGY, MENTAL, PHYSICAL, WILD])
def test_each_type_is_generated_as_itself(type: str) -> None:
    s = scene(hands=[[one(type, "Icon")]], play=[[machine(type)]]).do("0:use machine")
    assert left(s, "rhino") == 11 and pile(s) == ["icon"]


@pytest.mark.rule("MC-RES-03")
def test_any_mix_of_resources_pays_a_card() -> None:
    s = scene(hands=[[hit(3, 3), one(ENERGY), one(MENTAL), one(PHYSICAL)]]).do("0:play hit")
    assert left(s, "rhino") == 11 and hand(s) == []


@pytest.mark.rule("MC-RES-03")
def test_more_than_enough_pays_a_card() -> None:
    s = scene(hands=[[hit(3, 3), "genius", "energy"]]).do("0:play hit")
    assert left(s, "rhino") == 11 and hand(s) == []


@pytest.mark.rule("MC-RES-04")
def test_named_types_must_all_be_there() -> None:
    assert scene(hands=[["energy"]], play=[[machine(ENERGY, PHYSICAL)]]).why_not("0:use machine") == "MC-PLAY-03"
    s = scene(hands=[[one(ENERGY, "Spark"), one(WILD, "Any")]], play=[[machine(ENERGY, PHYSICAL)]]).do("0:use machine")
    assert left(s, "rhino") == 11 and hand(s) == []


@pytest.mark.rule("MC-RES-04")
def test_only_what_helps_with_the_named_types_is_offered() -> None:
    hands = [[one(ENERGY, "Spark"), one(MENTAL, "Idea"), one(ENERGY, "Flash")]]
    s = scene(hands=hands, play=[[machine(ENERGY)]]).do("0:use machine")
    assert s.offers == ["pay spark", "pay flash"]


@pytest.mark.rule("MC-RES-05")
@pytest.mark.parametrize("type", [ENERGY, MENTAL, PHYSICAL, WILD])
def test_a_wild_resource_counts_as_the_type_a_cost_names(type: str) -> None:
    s = scene(hands=[[one(WILD, "Any")]], play=[[machine(type)]]).do("0:use machine")
    assert left(s, "rhino") == 11


@pytest.mark.rule("MC-RES-05")
def test_one_wild_resource_is_not_two_types_at_once() -> None:
    assert scene(hands=[[one(WILD, "Any")]], play=[[machine(ENERGY, MENTAL)]]).why_not("0:use machine") == "MC-PLAY-03"


@pytest.mark.rule("MC-RES-05")
@pytest.mark.parametrize(("paid", "dealt"), [(ENERGY, 5), (WILD, 5), (MENTAL, 2)])
def test_a_wild_resource_may_be_declared_the_type_a_card_asks_about(paid: str, dealt: int) -> None:
    ray = event("Ray", action(Damage(Rather(2, PaidWith(ENERGY), 5), THE_VILLAIN)), cost=1)
    s = scene(hands=[[ray, one(paid, "Icon")]]).do("0:play ray")
    assert left(s, "rhino") == 14 - dealt


@pytest.mark.rule("MC-RES-06")
@pytest.mark.parametrize("type", [ENERGY, MENTAL, PHYSICAL])
def test_a_wild_cost_is_paid_with_wild_only(type: str) -> None:
    assert scene(hands=[[one(type, "Icon")]], play=[[machine(WILD)]]).why_not("0:use machine") == "MC-PLAY-03"


@pytest.mark.rule("MC-RES-06", "MC-RES-04")
def test_one_wild_resource_does_not_pay_wild_and_a_type() -> None:
    play = [[machine(WILD, ENERGY)]]
    assert scene(hands=[[one(WILD, "Any"), one(MENTAL, "Idea")]], play=play).why_not("0:use machine") == "MC-PLAY-03"
    s = scene(hands=[[one(WILD, "Any"), one(ENERGY, "Spark")]], play=play).do("0:use machine")
    assert left(s, "rhino") == 11


@pytest.mark.rule("MC-RES-07")
def test_a_wild_icon_discarded_from_the_deck_counts_as_no_other_type() -> None:
    dig = event("Dig", action(Sequence(Mill(3), Damage(Printed(ENERGY), THE_VILLAIN))))
    decks: list[list[str | CardDef]] = [
        [one(WILD, "Any"), one(ENERGY, "Spark"), one("energy energy", "Flash"), "genius"]
    ]
    s = scene(hands=[[dig]], decks=decks).do("0:play dig")
    assert left(s, "rhino") == 11


@pytest.mark.rule("MC-RES-07")
def test_a_wild_icon_discarded_from_the_deck_is_wild() -> None:
    dig = event("Dig", action(Sequence(Mill(2), Damage(Printed(WILD, base=1), THE_VILLAIN))))
    s = scene(hands=[[dig]], decks=[[one(WILD, "Any"), one(ENERGY, "Spark"), "genius"]]).do("0:play dig")
    assert left(s, "rhino") == 12


def shield() -> CardDef:
    return event("Shield", would("damage", Prevent(), to="you"), cost=1)


@pytest.mark.rule("MC-RES-08")
def test_a_resource_ability_pays_in_the_villain_phase() -> None:
    cell = upgrade("Cell", resource(ENERGY, cost=(ExhaustThis(),)))
    s = scene(at="activate", hands=[[shield()]], play=[[cell]], encounter=["hard-to-keep-down"])
    go(s, "would").do("0:use shield 0")
    assert card(s, "cell").exhausted and left(s, "spider-man") == 10


@pytest.mark.rule("MC-RES-08", "MC-COST-04")
def test_a_resource_ability_does_not_pay_for_another_player() -> None:
    cell = upgrade("Cell", resource(ENERGY, cost=(ExhaustThis(),)))
    s = scene(*TWO, active=1, play=[[cell]], hands=[NONE, [hit(3, 1)]])
    assert s.seat == 1 and s.why_not("1:play hit") == "MC-PLAY-03"


@pytest.mark.rule("MC-RES-08")
def test_a_resource_ability_is_no_action() -> None:
    cell = upgrade("Cell", resource(ENERGY, cost=(ExhaustThis(),)))
    s = scene(play=[[cell]])
    assert "use cell" not in s.offers and s.why_not("0:use cell") == "MC-ABIL-05"


@pytest.mark.rule("MC-RES-08")
def test_a_resource_ability_may_be_left_unused() -> None:
    cell = upgrade("Cell", resource(ENERGY, cost=(RemoveCounter(),)), uses=3)
    s = scene(hands=[[hit(3, 1), one(MENTAL, "Idea")]], play=[[cell]]).do("0:play hit")
    assert s.offers == ["pay idea", "pay cell"]
    s.do("0:pay idea")
    assert card(s, "cell").counters == 3 and pile(s) == ["hit", "idea"]


# ---------------------------------------------------------------------- resource cards
@pytest.mark.rule("MC-RESCARD-01")
def test_a_resource_card_is_not_played() -> None:
    s = scene(hands=[["energy", "genius"]])
    assert not [o for o in s.offers if o.startswith("play")]
    assert s.why_not("0:play energy") == "MC-RESCARD-01"


@pytest.mark.rule("MC-RESCARD-01")
def test_a_resource_card_pays_with_its_icons() -> None:
    s = scene(hands=[[hit(3, 2), "energy"]]).do("0:play hit")
    assert pile(s) == ["hit", "energy"] and left(s, "rhino") == 11


def booster() -> CardDef:
    return resource_card("Booster", ENERGY, spent_on=("event", MENTAL))


@pytest.mark.rule("MC-RESCARD-02")
def test_the_text_of_a_resource_card_works_when_it_is_spent_so() -> None:
    s = scene(hands=[[hit(3, 2), booster()]]).do("0:play hit")
    assert left(s, "rhino") == 11 and pile(s) == ["hit", "booster"]


@pytest.mark.rule("MC-RESCARD-02")
def test_the_text_of_a_resource_card_does_not_work_when_it_is_spent_otherwise() -> None:
    s = scene(hands=[[upgrade("Cape", cost=2), booster()]], play=[[machine(ENERGY, MENTAL)]])
    assert s.why_not("0:play cape") == "MC-PLAY-03"
    assert s.why_not("0:use machine") == "MC-PLAY-03"


@pytest.mark.rule("MC-RESCARD-02")
def test_a_doubling_resource_card_doubles_for_its_aspect_only() -> None:
    leader = resource_card("Leader", ENERGY, doubles="leadership")
    s = scene(hands=[[hit(3, 2), leader, made("support", "Flag", faction="leadership", cost=2, res=ENERGY)]])
    s.do("0:play flag", "0:pay leader")
    assert in_play(s, "flag") and hand(s) == ["hit"]
    assert scene(hands=[[hit(3, 2), leader]]).why_not("0:play hit") == "MC-PLAY-03"
