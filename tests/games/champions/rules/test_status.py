"""Stunned, confused and tough."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.champions.rules.abilities import action, interrupt, response, would
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.constants import Cannot, Gains
from tablee.games.champions.rules.costs import ExhaustThis
from tablee.games.champions.rules.effects.cards import Draw
from tablee.games.champions.rules.effects.enemies import EnemyAttacks, EnemySchemes
from tablee.games.champions.rules.effects.glue import Sequence
from tablee.games.champions.rules.effects.harm import Damage, Give, Prevent, TakeAway
from tablee.games.champions.rules.effects.schemes import RemoveThreat
from tablee.games.champions.rules.effects.who import A_MINION, AN_ENEMY, EACH_HERO, THE_VILLAIN, YOU, Each
from tablee.games.champions.rules.vocabulary import CONFUSED, PIERCING, RANGED, STUNNED, TOUGH, Those
from tablee.games.champions.scene import card, hand, in_play, left, messages, pile, threat_on
from tests.games.champions.rules.attack_kit import (
    ally,
    attachment,
    blanks,
    club,
    event,
    icons,
    minion,
    over,
    revealing,
    table,
    trick,
    upgrade,
    use,
    villain_phase,
)

BOTH = STUNNED | CONFUSED


def hit(n: int, who: Any = YOU) -> CardDef:
    return event("Hit", Damage(n, who))


def stun(who: Any = AN_ENEMY) -> CardDef:
    return event("Stun", Give(STUNNED, who))


def punch(n: int = 5, flags: int = 0) -> CardDef:
    return event("Punch", Damage(n, AN_ENEMY, flags), "attack")


def search_party(n: int = 2) -> CardDef:
    return event("Search Party", RemoveThreat(n), "thwart")


# ---------------------------------------------------------------------- giving
@pytest.mark.rule("MC-STATUS-01", "MC-STATUS-09")
def test_to_stun_is_to_give_a_stunned_card() -> None:
    s = table(hands=[[stun(THE_VILLAIN)]]).do("0:play stun")
    assert card(s, "rhino").status == STUNNED
    assert card(s, "she-hulk").status == 0


@pytest.mark.rule("MC-STATUS-09")
def test_to_confuse_is_to_give_a_confused_card() -> None:
    s = table(hands=[[event("Riddle", Give(CONFUSED, AN_ENEMY))]], minions=[[minion()]])
    s.do("0:play riddle", "0:target thug")
    assert card(s, "thug").status == CONFUSED
    assert card(s, "rhino").status == 0


@pytest.mark.rule("MC-STATUS-01")
def test_the_three_types_may_lie_on_one_character() -> None:
    s = revealing(Sequence(Give(STUNNED, YOU), Give(CONFUSED, YOU), Give(TOUGH, YOU)))
    assert card(s, "she-hulk").status == STUNNED | CONFUSED | TOUGH


@pytest.mark.rule("MC-STATUS-02")
def test_a_stunned_villain_cannot_be_stunned_again() -> None:
    s = table(hands=[[stun(THE_VILLAIN)]], status={"rhino": STUNNED})
    assert s.why_not("0:play stun") == "MC-ABIL-03"
    s = table(hands=[[stun()]], status={"rhino": STUNNED}, minions=[[minion()]]).do("0:play stun")
    assert card(s, "thug").status == STUNNED


@pytest.mark.rule("MC-STATUS-02")
def test_a_second_status_card_of_a_type_is_not_kept() -> None:
    s = revealing(Sequence(Give(STUNNED, YOU), Give(STUNNED, YOU)), minions=[[minion(hp=9)]])
    assert messages(s).count("status") == 1
    s.do("0:attack she-hulk rhino")
    assert card(s, "she-hulk").status == 0


@pytest.mark.rule("MC-STATUS-02")
def test_two_tough_cards_do_not_prevent_damage_twice() -> None:
    s = revealing(Sequence(Give(TOUGH, YOU), Give(TOUGH, YOU), Damage(1, YOU), Damage(2, YOU)))
    assert card(s, "she-hulk").damage == 2


# ---------------------------------------------------------------------- priority
@pytest.mark.rule("MC-STATUS-03")
def test_a_tough_card_comes_before_an_optional_prevention() -> None:
    duck = trick("Duck", would("damage", Prevent(3), to="you"))
    s = table(hands=[[duck, hit(3)]], status={"she-hulk": TOUGH}).do("0:play hit")
    assert s.prompt == "turn"
    assert hand(s) == ["duck"]
    assert (card(s, "she-hulk").status, card(s, "she-hulk").damage) == (0, 0)


@pytest.mark.rule("MC-STATUS-03")
def test_without_a_tough_card_the_prevention_is_offered() -> None:
    duck = trick("Duck", would("damage", Prevent(3), to="you"))
    s = table(hands=[[duck, hit(3)]]).do("0:play hit")
    use(s, 0, "duck")
    assert card(s, "she-hulk").damage == 0
    assert hand(s) == []


@pytest.mark.rule("MC-STATUS-03")
def test_a_tough_card_comes_before_a_forced_replacement() -> None:
    s = table(on={"rhino": ["armored-rhino-suit"]}, status={"rhino": TOUGH}).do("0:attack she-hulk rhino")
    assert (card(s, "rhino").status, card(s, "rhino").damage) == (0, 0)
    assert card(s, "armored-rhino-suit").damage == 0


@pytest.mark.rule("MC-STATUS-03")
def test_a_stun_comes_before_interrupts_to_the_attack() -> None:
    alarm = upgrade("Alarm", interrupt("enemy_attack", Draw(1), by="villain"))
    s = villain_phase(play=[[alarm]], status={"rhino": STUNNED})
    assert s.prompt == "turn"
    assert hand(s) == []


# ---------------------------------------------------------------------- confused
@pytest.mark.rule("MC-STATUS-04")
def test_a_confused_hero_that_thwarts_only_loses_the_card() -> None:
    s = table(status={"she-hulk": CONFUSED}, threat={"the-break-in": 5}).do("0:thwart she-hulk the-break-in")
    assert threat_on(s) == 5
    assert card(s, "she-hulk").exhausted
    assert card(s, "she-hulk").status == 0


@pytest.mark.rule("MC-STATUS-04")
def test_a_thwart_event_of_a_confused_hero_is_paid_for_and_discarded_without_effect() -> None:
    party = event("Search Party", Sequence(RemoveThreat(2), Draw(1)), "thwart", cost=1)
    s = table(hands=[[party, "haymaker"]], status={"she-hulk": CONFUSED}, threat={"the-break-in": 5})
    s.do("0:play search-party")
    assert threat_on(s) == 5
    assert hand(s) == []
    assert sorted(pile(s)) == ["haymaker", "search-party"]
    assert card(s, "she-hulk").status == 0


@pytest.mark.rule("MC-STATUS-04")
def test_a_confused_ally_that_thwarts_only_loses_the_card() -> None:
    s = table(play=[[ally()]], status={"pal": CONFUSED}, threat={"the-break-in": 5}).do("0:thwart pal the-break-in")
    assert threat_on(s) == 5
    assert (card(s, "pal").exhausted, card(s, "pal").status) == (True, 0)


@pytest.mark.rule("MC-STATUS-04")
def test_a_confused_thwart_is_no_thwart_to_respond_to() -> None:
    watch = upgrade("Watch", response("thwart", Draw(1), by="you"))
    s = table(play=[[watch]], status={"she-hulk": CONFUSED}, threat={"the-break-in": 5})
    s.do("0:thwart she-hulk the-break-in")
    assert s.prompt == "turn"


@pytest.mark.rule("MC-STATUS-04")
def test_confusion_hinders_neither_attacks_nor_unlabelled_threat_removal() -> None:
    rumour = event("Rumour", RemoveThreat(1))
    s = table(hands=[[rumour]], status={"she-hulk": CONFUSED}, threat={"the-break-in": 5})
    s.do("0:play rumour", "0:attack she-hulk rhino")
    assert threat_on(s) == 4
    assert card(s, "rhino").damage == 3
    assert card(s, "she-hulk").status == CONFUSED


@pytest.mark.rule("MC-STATUS-04")
def test_the_next_thwart_works_again() -> None:
    s = table(hands=[[search_party()]], status={"she-hulk": CONFUSED}, threat={"the-break-in": 5})
    s.do("0:thwart she-hulk the-break-in", "0:play search-party")
    assert threat_on(s) == 3


@pytest.mark.rule("MC-STATUS-05")
def test_a_confused_villain_does_not_scheme_and_takes_no_boost_card() -> None:
    s = villain_phase("captain-marvel", form="alter_ego", status={"rhino": CONFUSED}, encounter=[icons(3)])
    assert threat_on(s) == 0
    assert card(s, "rhino").status == 0
    assert "boost-dealt" not in messages(s)


@pytest.mark.rule("MC-STATUS-05")
def test_a_confused_minion_does_not_scheme() -> None:
    s = villain_phase(
        "captain-marvel", form="alter_ego", minions=[[minion(sch=2), minion("Goon", sch=1)]], status={"thug": CONFUSED}
    )
    over(s)
    assert threat_on(s) == 1 + 1
    assert card(s, "thug").status == 0


@pytest.mark.rule("MC-STATUS-05")
def test_a_confused_villain_told_to_scheme_by_a_card_only_loses_the_card() -> None:
    s = revealing(Sequence(EnemySchemes(), EnemySchemes()), status={"rhino": CONFUSED})
    assert threat_on(s) == 1


@pytest.mark.rule("MC-STATUS-05")
def test_a_confused_villain_attacks_all_the_same() -> None:
    s = villain_phase(status={"rhino": CONFUSED}).do("0:pass")
    assert card(s, "she-hulk").damage == 2
    assert card(s, "rhino").status == CONFUSED


# ---------------------------------------------------------------------- stunned
@pytest.mark.rule("MC-STATUS-06")
def test_a_stunned_hero_that_attacks_only_loses_the_card() -> None:
    s = table(status={"she-hulk": STUNNED}, minions=[[minion(keywords=["retaliate 1"])]])
    s.do("0:attack she-hulk thug")
    assert card(s, "thug").damage == 0
    assert card(s, "she-hulk").damage == 0
    assert (card(s, "she-hulk").exhausted, card(s, "she-hulk").status) == (True, 0)


@pytest.mark.rule("MC-STATUS-06")
def test_an_attack_event_of_a_stunned_hero_is_paid_for_and_does_nothing() -> None:
    jab = event("Jab", Sequence(Damage(4, AN_ENEMY), Draw(1)), "attack", cost=1)
    s = table(hands=[[jab, "haymaker"]], status={"she-hulk": STUNNED}).do("0:play jab")
    assert card(s, "rhino").damage == 0
    assert hand(s) == []
    assert sorted(pile(s)) == ["haymaker", "jab"]
    assert card(s, "she-hulk").status == 0


@pytest.mark.rule("MC-STATUS-06")
def test_an_attack_ability_of_an_upgrade_is_lost_to_the_stun_of_the_hero() -> None:
    blaster = upgrade("Blaster", action(Damage(2, THE_VILLAIN), (ExhaustThis(),), label="attack"))
    s = table(play=[[blaster]], status={"she-hulk": STUNNED}).do("0:use blaster")
    assert card(s, "rhino").damage == 0
    assert card(s, "blaster").exhausted
    assert card(s, "she-hulk").status == 0


@pytest.mark.rule("MC-STATUS-06")
def test_an_attack_ability_of_an_ally_is_lost_to_its_own_stun() -> None:
    archer = ally("Archer", action(Damage(2, THE_VILLAIN), (ExhaustThis(),), label="attack"))
    s = table(play=[[archer]], status={"archer": STUNNED, "she-hulk": STUNNED}).do("0:use archer")
    assert card(s, "rhino").damage == 0
    assert card(s, "archer").status == 0
    assert card(s, "she-hulk").status == STUNNED


@pytest.mark.rule("MC-STATUS-06")
def test_a_stun_hinders_neither_thwarts_nor_other_characters() -> None:
    s = table(play=[[ally()]], status={"she-hulk": STUNNED}, threat={"the-break-in": 5})
    s.do("0:thwart she-hulk the-break-in", "0:attack pal rhino")
    assert threat_on(s) == 4
    assert card(s, "rhino").damage == 1
    assert card(s, "she-hulk").status == STUNNED


@pytest.mark.rule("MC-STATUS-06")
def test_a_stunned_hero_may_defend() -> None:
    s = villain_phase(status={"she-hulk": STUNNED}, on={"rhino": [club(3)]}).do("0:defend she-hulk")
    assert card(s, "she-hulk").damage == 5 - 2
    assert card(s, "she-hulk").status == STUNNED


@pytest.mark.rule("MC-STATUS-07")
def test_a_stunned_minion_does_not_attack() -> None:
    s = villain_phase(minions=[[minion(atk=4)]], status={"thug": STUNNED}).do("0:pass")
    assert s.prompt == "turn"
    assert card(s, "she-hulk").damage == 2
    assert card(s, "thug").status == 0


@pytest.mark.rule("MC-STATUS-07")
def test_a_stunned_villain_does_not_attack_and_takes_no_boost_card() -> None:
    s = villain_phase(status={"rhino": STUNNED}, encounter=[icons(3)])
    assert s.prompt == "turn"
    assert card(s, "she-hulk").damage == 0
    assert card(s, "rhino").status == 0
    assert "boost-dealt" not in messages(s)


@pytest.mark.rule("MC-STATUS-07")
def test_a_stun_is_used_up_by_one_attack() -> None:
    s = revealing(Sequence(EnemyAttacks(), EnemyAttacks()), status={"rhino": STUNNED}).do("0:pass")
    assert s.prompt == "turn"
    assert card(s, "she-hulk").damage == 2


@pytest.mark.rule("MC-STATUS-07")
def test_a_stunned_villain_schemes_all_the_same() -> None:
    s = villain_phase("captain-marvel", form="alter_ego", status={"rhino": STUNNED})
    assert threat_on(s) == 1
    assert card(s, "rhino").status == STUNNED


# ---------------------------------------------------------------------- tough
@pytest.mark.rule("MC-STATUS-08")
def test_a_tough_card_prevents_all_damage_and_is_gone() -> None:
    s = table(hands=[[hit(7)]], status={"she-hulk": TOUGH}).do("0:play hit")
    assert card(s, "she-hulk").damage == 0
    assert card(s, "she-hulk").status == 0


@pytest.mark.rule("MC-STATUS-08")
def test_the_next_damage_is_taken() -> None:
    s = table(hands=[[hit(7), event("Blow", Damage(1, YOU))]], status={"she-hulk": TOUGH})
    s.do("0:play hit", "0:play blow")
    assert card(s, "she-hulk").damage == 1


@pytest.mark.rule("MC-STATUS-08")
def test_an_attack_reduced_to_nothing_leaves_the_tough_card() -> None:
    s = villain_phase(status={"she-hulk": TOUGH}).do("0:defend she-hulk")
    assert card(s, "she-hulk").damage == 0
    assert card(s, "she-hulk").status == TOUGH
    s = villain_phase(status={"she-hulk": TOUGH}, encounter=[icons(1)]).do("0:defend she-hulk")
    assert card(s, "she-hulk").damage == 0
    assert card(s, "she-hulk").status == 0


@pytest.mark.rule("MC-STATUS-08")
def test_an_attack_with_atk_0_leaves_the_tough_card() -> None:
    s = table(play=[[ally(atk=0)]], status={"rhino": TOUGH}).do("0:attack pal rhino")
    assert card(s, "rhino").status == TOUGH


@pytest.mark.rule("MC-STATUS-08")
def test_a_tough_card_protects_only_its_character() -> None:
    s = revealing(Damage(2, Each(Those("friendly"))), play=[[ally()]], status={"pal": TOUGH})
    assert (card(s, "pal").damage, card(s, "pal").status) == (0, 0)
    assert card(s, "she-hulk").damage == 2


@pytest.mark.rule("MC-STATUS-08", "MC-DMG-10")
def test_a_tough_ally_loses_the_card_to_consequential_damage() -> None:
    s = table(play=[[ally(atk_cons=1)]], status={"pal": TOUGH}).do("0:attack pal rhino")
    assert (card(s, "pal").damage, card(s, "pal").status) == (0, 0)
    assert card(s, "rhino").damage == 1


@pytest.mark.rule("MC-STATUS-08", "MC-KEY-11")
def test_a_piercing_attack_discards_the_tough_card_and_hurts() -> None:
    s = table(hands=[[punch(5, PIERCING)]], status={"rhino": TOUGH}).do("0:play punch")
    assert (card(s, "rhino").damage, card(s, "rhino").status) == (5, 0)


@pytest.mark.rule("MC-STATUS-08", "MC-KEY-11")
def test_a_piercing_minion_goes_through_a_tough_hero() -> None:
    lancer = minion("Lancer", atk=2, keywords=["piercing"])
    s = villain_phase(minions=[[lancer]], status={"rhino": STUNNED, "she-hulk": TOUGH}).do("0:pass")
    assert (card(s, "she-hulk").damage, card(s, "she-hulk").status) == (2, 0)


@pytest.mark.rule("MC-KEY-02")
def test_a_ranged_attack_is_not_answered_by_retaliate() -> None:
    thug = minion(hp=9, keywords=["retaliate 1"])
    s = table(hands=[[punch(5, RANGED)]], minions=[[thug]]).do("0:play punch", "0:target thug")
    assert card(s, "thug").damage == 5
    assert card(s, "she-hulk").damage == 0


@pytest.mark.rule("MC-KEY-02")
def test_a_ranged_minion_is_not_answered_by_retaliate() -> None:
    archer = minion("Archer", keywords=["ranged"])
    s = villain_phase("black-panther", minions=[[archer, minion("Thug")]], status={"rhino": STUNNED})
    s.do("0:next archer", "0:pass", "0:pass")
    assert card(s, "archer").damage == 0
    assert card(s, "thug").damage == 1


# ---------------------------------------------------------------------- immunity
@pytest.mark.rule("MC-STATUS-10")
def test_an_enemy_that_cannot_be_stunned_gets_no_stunned_card() -> None:
    iron = minion("Iron", Cannot("this", what="be_stunned"))
    s = table(hands=[[stun(A_MINION), event("Riddle", Give(CONFUSED, A_MINION))]], minions=[[iron]])
    assert s.why_not("0:play stun") == "MC-TARGET-04"
    s.do("0:play riddle")
    assert card(s, "iron").status == CONFUSED


@pytest.mark.rule("MC-STATUS-10")
def test_a_hero_that_cannot_be_confused_gets_no_confused_card() -> None:
    helmet = upgrade("Helmet", Cannot("you", what="be_confused"))
    s = revealing(Sequence(Give(CONFUSED, EACH_HERO), Give(STUNNED, YOU)), play=[[helmet]])
    assert card(s, "she-hulk").status == STUNNED


@pytest.mark.rule("MC-STATUS-10")
def test_a_stalwart_enemy_gets_neither_but_may_be_tough() -> None:
    rock = minion("Rock", keywords=["stalwart"])
    s = revealing(
        Sequence(*[Give(status, Each(Those("minion"))) for status in (STUNNED, CONFUSED, TOUGH)]),
        minions=[[rock, minion()]],
    )
    assert card(s, "rock").status == TOUGH
    assert card(s, "thug").status == STUNNED | CONFUSED | TOUGH


@pytest.mark.rule("MC-STATUS-10", "MC-KEY-17")
def test_an_enemy_that_becomes_stalwart_loses_its_status_cards() -> None:
    oath = upgrade("Oath", Gains("villain", keyword="stalwart"))
    s = table(hands=[[oath]], status={"rhino": BOTH | TOUGH}).do("0:play oath")
    assert card(s, "rhino").status == TOUGH


# ---------------------------------------------------------------------- how long
@pytest.mark.rule("MC-STATUS-11")
def test_a_stunned_hero_stays_stunned_through_a_change_of_form() -> None:
    s = table(status={"she-hulk": STUNNED | TOUGH}).do("0:flip")
    assert s.game.form(0) == "alter_ego"
    assert card(s, "she-hulk").status == STUNNED | TOUGH
    s.do("0:end")
    over(s)
    s.do("0:flip")
    while s.prompt != "turn":
        s.do(f"0:{s.offers[0]}")
    assert s.game.form(0) == "hero"
    assert card(s, "she-hulk").status & STUNNED


@pytest.mark.rule("MC-STATUS-11")
def test_a_new_villain_stage_keeps_the_status_cards() -> None:
    s = table(hands=[[hit(14, THE_VILLAIN)]], status={"rhino": BOTH}, encounter=blanks(), only=True).do("0:play hit")
    assert s.game.cards[s.game.villain].code == "01095"
    assert card(s, "rhino").status == BOTH


@pytest.mark.rule("MC-STATUS-11")
def test_a_character_that_leaves_play_loses_its_status_cards() -> None:
    s = table(
        hands=[["make-the-call"]],
        play=[[ally(hp=1, thw_cons=1)]],
        status={"pal": STUNNED},
        threat={"the-break-in": 3},
    )
    s.do("0:thwart pal the-break-in", "0:play make-the-call")
    assert in_play(s, "pal")
    assert card(s, "pal").status == 0


@pytest.mark.rule("MC-STATUS-11")
def test_an_effect_may_remove_a_status_card() -> None:
    s = table(hands=[[event("Salts", TakeAway(STUNNED, YOU))]], status={"she-hulk": BOTH}).do("0:play salts")
    assert card(s, "she-hulk").status == CONFUSED


@pytest.mark.rule("MC-STATUS-11")
def test_status_cards_stay_from_round_to_round() -> None:
    s = over(villain_phase("captain-marvel", form="alter_ego", status={"captain-marvel": BOTH, "rhino": STUNNED}))
    assert card(s, "captain-marvel").status == BOTH
    assert card(s, "rhino").status == STUNNED
    assert left(s, "captain-marvel") == 12


@pytest.mark.rule("MC-STATUS-07")
def test_an_attachment_on_the_attack_does_not_fire_for_a_stunned_host() -> None:
    horn = attachment("Horn", interrupt("enemy_attack", Damage(3, YOU), forced=True, by="host"))
    s = villain_phase(on={"rhino": [horn]}, status={"rhino": STUNNED})
    assert s.prompt == "turn"
    assert card(s, "she-hulk").damage == 0
