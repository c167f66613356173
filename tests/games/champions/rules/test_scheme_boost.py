"""Enemies scheme; boost cards."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import boost
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.effects.enemies import EnemyAttacks, EnemySchemes, GiveBoost
from tablee.games.champions.rules.effects.glue import Sequence
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.play import Lasting
from tablee.games.champions.rules.effects.schemes import PlaceThreat
from tablee.games.champions.rules.effects.who import ACTOR, THE_VILLAIN, YOU
from tablee.games.champions.rules.vocabulary import BOOST, CONFUSED, STUNNED
from tablee.games.champions.scene import card, messages, pile, threat_on
from tests.games.champions.rules.attack_kit import (
    Table,
    ally,
    attachment,
    club,
    icons,
    minion,
    on_attack,
    over,
    revealing,
    side_scheme,
    starred,
    treachery,
    villain_phase,
)


def schemes(**more: object) -> Table:
    """Rhino (SCH 1) schemes against Carol Danvers."""
    return villain_phase("captain-marvel", form="alter_ego", **more)


# ---------------------------------------------------------------------- scheming
@pytest.mark.rule("MC-SCHEME-01")
def test_a_scheme_goes_through_its_three_steps_in_order() -> None:
    s = schemes(encounter=[icons(1)])
    steps = ("boost-dealt", "boost-turned", "threat-placed")
    assert tuple([word for word in messages(s) if word in steps]) == steps
    assert threat_on(s) == 1 + 1


@pytest.mark.rule("MC-SCHEME-02")
def test_a_plain_minion_schemes_without_a_boost_card() -> None:
    s = schemes(minions=[[minion(sch=2)]], status={"rhino": CONFUSED}, encounter=[icons(3)])
    assert "boost-dealt" not in messages(s)
    assert threat_on(s) == 2


@pytest.mark.rule("MC-SCHEME-02", "MC-SCHEME-03")
def test_a_villainous_minion_schemes_with_a_boost_card() -> None:
    boss = minion("Boss", sch=2, keywords=["villainous"])
    s = schemes(minions=[[boss]], status={"rhino": CONFUSED}, encounter=[icons(3)])
    assert messages(s).count("boost-dealt") == 1
    assert threat_on(s) == 2 + 3


@pytest.mark.rule("MC-SCHEME-03")
def test_boost_icons_add_to_sch() -> None:
    s = schemes(encounter=[icons(2)])
    assert threat_on(s) == 1 + 2
    assert "icons-2" in pile(s, -1)


@pytest.mark.rule("MC-SCHEME-03", "MC-BOOST-03")
def test_the_boost_ability_resolves_before_the_threat_is_placed() -> None:
    s = schemes(encounter=[starred("Sting", Damage(2, YOU), 1)])
    assert card(s, "captain-marvel").damage == 2
    assert threat_on(s) == 1 + 1
    told = messages(s)
    assert told.index("damage") < told.index("boosted") < told.index("threat-placed")


@pytest.mark.rule("MC-SCHEME-04")
def test_all_threat_of_a_scheme_goes_on_the_main_scheme() -> None:
    s = schemes(on={"rhino": [attachment("Plan", sch=2)]}, sides=[side_scheme()])
    assert threat_on(s) == 3
    assert threat_on(s, "plot") == 3


@pytest.mark.rule("MC-SCHEME-04")
def test_a_minion_with_sch_0_places_nothing() -> None:
    s = schemes(minions=[[minion(sch=0)]], status={"rhino": CONFUSED})
    assert threat_on(s) == 0
    assert "threat-placed" not in messages(s)


@pytest.mark.rule("MC-SCHEME-05")
def test_nobody_is_asked_to_defend_against_a_scheme() -> None:
    s = schemes(play=[[ally()]])
    assert s.prompt == "turn"
    assert threat_on(s) == 1
    assert not card(s, "pal").exhausted


@pytest.mark.rule("MC-SCHEME-05")
def test_a_villain_that_schemes_against_a_hero_is_not_defended_against() -> None:
    s = revealing(EnemySchemes(), play=[[ally()]])
    assert s.prompt == "turn"
    assert threat_on(s) == 1


# ---------------------------------------------------------------------- boost cards
@pytest.mark.rule("MC-BOOST-01")
def test_the_boost_card_is_facedown_while_defenders_are_declared() -> None:
    s = villain_phase(encounter=[icons(2)])
    assert s.prompt == "defend"
    assert card(s, "icons-2").zone == BOOST
    assert "boost-turned" not in messages(s)
    s.do("0:pass")
    assert messages(s).count("boost-turned") == 1


@pytest.mark.rule("MC-BOOST-01")
def test_what_lies_facedown_makes_no_difference_to_the_choice_of_a_defender() -> None:
    strong = villain_phase(encounter=[icons(3)])
    weak = villain_phase(encounter=[starred("Sting", Damage(2, YOU))])
    assert strong.offers == weak.offers
    assert card(weak, "she-hulk").damage == 0


@pytest.mark.rule("MC-BOOST-02")
def test_boost_icons_count_for_one_activation_only() -> None:
    s = villain_phase(minions=[[minion(atk=1)]], encounter=[icons(2)]).do("0:pass")
    assert card(s, "she-hulk").damage == 2 + 2
    s.do("0:pass")
    assert card(s, "she-hulk").damage == 2 + 2 + 1


@pytest.mark.rule("MC-BOOST-02")
def test_the_next_activation_of_the_villain_has_lost_the_bonus() -> None:
    s = over(villain_phase("she-hulk", "captain-marvel", encounter=[icons(2)]))
    assert card(s, "she-hulk").damage == 2 + 2
    assert card(s, "captain-marvel").damage == 2
    s = villain_phase("she-hulk", "captain-marvel", form=["hero", "alter_ego"], encounter=[icons(2)])
    over(s)
    assert threat_on(s) == 1


@pytest.mark.rule("MC-BOOST-02")
def test_icons_add_to_sch_when_scheming_and_not_to_atk() -> None:
    s = villain_phase("she-hulk", "captain-marvel", form=["alter_ego", "hero"], encounter=[icons(3)])
    over(s)
    assert threat_on(s) == 1 + 3
    assert card(s, "captain-marvel").damage == 2


@pytest.mark.rule("MC-BOOST-03")
def test_a_boost_ability_resolves_when_the_card_is_turned() -> None:
    s = villain_phase(encounter=[starred("Sting", PlaceThreat(2))])
    assert threat_on(s) == 0
    s.do("0:pass")
    assert threat_on(s) == 2


@pytest.mark.rule("MC-BOOST-03")
def test_a_boost_ability_comes_before_its_icons() -> None:
    s = villain_phase(encounter=[starred("Sting", PlaceThreat(2), 1)]).do("0:pass")
    told = messages(s)
    assert told.index("boost-turned") < told.index("threat-placed") < told.index("boosted") < told.index("damage")


@pytest.mark.rule("MC-BOOST-03")
def test_a_villainous_minion_resolves_boost_abilities_too() -> None:
    boss = minion("Boss", keywords=["villainous"])
    s = villain_phase(minions=[[boss]], status={"rhino": STUNNED}, encounter=[starred("Sting", PlaceThreat(2))])
    s.do("0:pass")
    assert threat_on(s) == 2


@pytest.mark.rule("MC-BOOST-04")
def test_a_star_is_not_an_icon() -> None:
    s = villain_phase(encounter=[starred("Sting", PlaceThreat(1), 1)]).do("0:pass")
    assert card(s, "she-hulk").damage == 2 + 1


@pytest.mark.rule("MC-BOOST-04")
def test_a_star_alone_adds_nothing() -> None:
    s = villain_phase(encounter=[starred("Sting", PlaceThreat(1))]).do("0:pass")
    assert card(s, "she-hulk").damage == 2
    s = schemes(encounter=[starred("Sting", Damage(1, YOU))])
    assert threat_on(s) == 1


def two_sided() -> CardDef:
    """Places 4 threat when revealed and surges; hurts as a boost."""
    return treachery("Twice", PlaceThreat(4), boost(Damage(2, YOU)), keywords=["surge"], boost_star=True)


@pytest.mark.rule("MC-BOOST-05")
def test_only_the_boost_ability_of_a_boost_card_resolves() -> None:
    s = villain_phase(encounter=[two_sided()]).do("0:pass")
    assert s.prompt == "turn"
    assert card(s, "she-hulk").damage == 2 + 2
    assert threat_on(s) == 0
    assert sorted(pile(s, -1)) == ["blank", "twice"]


@pytest.mark.rule("MC-BOOST-05")
def test_only_the_other_text_resolves_when_the_card_is_revealed() -> None:
    s = villain_phase(encounter=[icons(0), two_sided()]).do("0:pass")
    assert threat_on(s) == 4
    assert card(s, "she-hulk").damage == 2
    assert "blank" in pile(s, -1)


@pytest.mark.rule("MC-BOOST-05")
def test_a_minion_turned_as_a_boost_card_does_not_engage() -> None:
    s = villain_phase(encounter=[minion("Thug", boost=1, keywords=["toughness"])]).do("0:pass")
    assert card(s, "she-hulk").damage == 2 + 1
    assert s.game.players[0].engaged == ()
    assert "thug" in pile(s, -1)


def more_boosts(n: int) -> CardDef:
    return attachment("Plus", on_attack(GiveBoost(n), forced=True, by="host"))


@pytest.mark.rule("MC-BOOST-06")
def test_three_boost_cards_give_all_their_icons_and_abilities() -> None:
    s = villain_phase(
        on={"rhino": [more_boosts(2)]},
        encounter=[icons(1), starred("Sting", PlaceThreat(2), 1), starred("Spite", PlaceThreat(3), 2)],
    )
    s.do("0:pass")
    assert card(s, "she-hulk").damage == 2 + 1 + 1 + 2
    assert threat_on(s) == 2 + 3


@pytest.mark.rule("MC-BOOST-06")
def test_a_boost_ability_may_give_a_further_boost_card() -> None:
    again = starred("Again", GiveBoost(1, ACTOR), 1)
    s = villain_phase(encounter=[again, icons(2)]).do("0:pass")
    assert card(s, "she-hulk").damage == 2 + 1 + 2
    assert {"again", "icons-2"} <= set(pile(s, -1))


@pytest.mark.rule("MC-BOOST-07")
def test_boost_cards_are_in_the_encounter_discard_pile_when_the_activation_is_over() -> None:
    s = villain_phase(on={"rhino": [more_boosts(1)]}, encounter=[icons(1), starred("Sting", PlaceThreat(2))])
    s.do("0:pass")
    assert pile(s, -1)[-2:] == ["sting", "icons-1"]
    assert card(s, "rhino").boosts == ()


@pytest.mark.rule("MC-BOOST-07")
def test_a_boost_card_given_before_stays_facedown_until_the_next_activation() -> None:
    s = revealing(GiveBoost(1), encounter=[icons(3)])
    assert s.prompt == "turn"
    assert card(s, "icons-3").zone == BOOST
    assert card(s, "rhino").boosts == (s.game.named("icons-3"),)
    s.do("0:end")
    while s.prompt != "defend":
        s.do(f"0:{s.offers[-1]}")
    assert card(s, "icons-3").zone == BOOST
    s.do("0:pass")
    assert card(s, "she-hulk").damage == 2 + 3
    assert "icons-3" in pile(s, -1)


@pytest.mark.rule("MC-BOOST-02")
def test_a_bonus_for_this_attack_ends_with_it() -> None:
    rage = starred("Rage", Lasting("atk", 2, THE_VILLAIN, "attack"))
    s = villain_phase("she-hulk", "captain-marvel", encounter=[rage])
    over(s)
    assert card(s, "she-hulk").damage == 2 + 2
    assert card(s, "captain-marvel").damage == 2


@pytest.mark.rule("MC-BOOST-07")
def test_each_of_two_attacks_by_one_card_discards_its_boost_card() -> None:
    s = revealing(Sequence(EnemyAttacks(), EnemyAttacks()), on={"rhino": [club(1)]}, encounter=[icons(1), icons(2)])
    s.do("0:pass")
    assert card(s, "she-hulk").damage == 3 + 1
    assert pile(s, -1) == ["icons-1"]
    s.do("0:pass")
    assert card(s, "she-hulk").damage == 3 + 1 + 3 + 2
