"""Basic powers, exhausting, attacking and thwarting."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import action, response
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.constants import Modify
from tablee.games.champions.rules.costs import ExhaustThis
from tablee.games.champions.rules.effects.cards import Draw
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.play import Ready
from tablee.games.champions.rules.effects.schemes import RemoveThreat
from tablee.games.champions.rules.effects.who import AN_ENEMY, THE_MAIN_SCHEME, THE_VILLAIN, YOU, Each
from tablee.games.champions.rules.vocabulary import STUNNED, Those
from tablee.games.champions.scene import card, hand, in_play, left, pile, threat_on, value
from tests.games.champions.rules.attack_kit import (
    ally,
    club,
    event,
    minion,
    over,
    table,
    upgrade,
    use,
    uses,
    villain_phase,
)


def punch(n: int = 5) -> CardDef:
    return event("Punch", Damage(n, AN_ENEMY), "attack")


def search_party(n: int = 2) -> CardDef:
    return event("Search Party", RemoveThreat(n), "thwart")


# ---------------------------------------------------------------------- powers
@pytest.mark.rule("MC-POWER-01", "MC-ATK-01")
def test_a_basic_attack_deals_damage_equal_to_atk_and_exhausts_the_hero() -> None:
    s = table(minions=[[minion(hp=4)]])
    s.do("0:attack she-hulk thug")
    assert card(s, "thug").damage == 3
    assert card(s, "she-hulk").exhausted
    assert card(s, "rhino").damage == 0


@pytest.mark.rule("MC-POWER-01")
def test_a_basic_attack_of_another_hero_deals_its_own_atk() -> None:
    s = table("captain-marvel")
    s.do("0:attack captain-marvel rhino")
    assert card(s, "rhino").damage == 2


@pytest.mark.rule("MC-POWER-01", "MC-THWART-01")
def test_a_basic_thwart_removes_threat_equal_to_thw_and_exhausts_the_hero() -> None:
    s = table("captain-marvel", threat={"the-break-in": 5})
    s.do("0:thwart captain-marvel the-break-in")
    assert threat_on(s) == 3
    assert card(s, "captain-marvel").exhausted


@pytest.mark.rule("MC-POWER-01")
def test_a_basic_defence_prevents_damage_equal_to_def() -> None:
    s = villain_phase("spider-man", on={"rhino": [club(3)]})
    s.do("0:pass", "0:defend spider-man")
    over(s)
    assert card(s, "spider-man").damage == 5 - 3


@pytest.mark.rule("MC-POWER-01")
def test_a_basic_recovery_heals_damage_equal_to_rec() -> None:
    s = table("captain-marvel", form="alter_ego", damage={"captain-marvel": 6})
    s.do("0:recover")
    assert card(s, "captain-marvel").damage == 2
    assert card(s, "captain-marvel").exhausted


@pytest.mark.rule("MC-POWER-01")
def test_a_minion_that_schemes_places_threat_equal_to_sch() -> None:
    s = over(villain_phase(form="alter_ego", minions=[[minion(sch=3)]]))
    assert threat_on(s) == 1 + 3


@pytest.mark.rule("MC-POWER-01")
def test_a_hero_cannot_recover_and_an_alter_ego_neither_attacks_nor_thwarts() -> None:
    s = table(damage={"she-hulk": 3}, threat={"the-break-in": 3})
    assert "recover" not in s.offers
    s = table(form="alter_ego", damage={"she-hulk": 3}, threat={"the-break-in": 3})
    assert "recover" in s.offers
    assert not [offer for offer in s.offers if offer.startswith(("attack", "thwart"))]


# ---------------------------------------------------------------------- exhausting
@pytest.mark.rule("MC-EXH-01")
def test_an_exhausted_ally_can_neither_attack_nor_thwart() -> None:
    s = table(play=[[ally()]], exhausted=["pal"], threat={"the-break-in": 3})
    assert s.why_not("0:attack pal rhino") == "MC-EXH-01"
    assert s.why_not("0:thwart pal the-break-in") == "MC-EXH-01"
    assert "attack she-hulk rhino" in s.offers


@pytest.mark.rule("MC-EXH-01", "MC-ATK-01")
def test_a_hero_that_has_attacked_cannot_attack_again() -> None:
    s = table().do("0:attack she-hulk rhino")
    assert s.why_not("0:attack she-hulk rhino") == "MC-EXH-01"
    assert "attack she-hulk rhino" not in s.offers


def gauntlet() -> CardDef:
    return upgrade("Gauntlet", Modify("you", stat="atk", plus=1), action(Damage(1, THE_VILLAIN), (ExhaustThis(),)))


@pytest.mark.rule("MC-EXH-02")
def test_an_exhausted_card_keeps_its_constant_bonus() -> None:
    s = table(play=[[gauntlet()]], exhausted=["gauntlet"])
    assert value(s, "atk", "she-hulk") == 4


@pytest.mark.rule("MC-EXH-02")
def test_only_abilities_that_exhaust_the_card_are_lost() -> None:
    s = table(play=[[gauntlet()]])
    s.do("0:use gauntlet")
    assert card(s, "rhino").damage == 1
    assert card(s, "gauntlet").exhausted
    assert s.why_not("0:use gauntlet") == "MC-EXH-02"


@pytest.mark.rule("MC-EXH-02")
def test_an_ability_without_that_cost_works_on_an_exhausted_card() -> None:
    watch = upgrade("Watch", response("attack", Draw(1), by="you"))
    s = table(play=[[watch]], exhausted=["watch"], decks=[["haymaker"]])
    use(s.do("0:attack she-hulk rhino"), 0, "watch")
    assert hand(s) == ["haymaker"]


@pytest.mark.rule("MC-EXH-03")
def test_an_ally_just_played_can_attack_at_once() -> None:
    s = table(hands=[[ally()]]).do("0:play pal")
    assert not card(s, "pal").exhausted
    s.do("0:attack pal rhino")
    assert card(s, "rhino").damage == 1


@pytest.mark.rule("MC-EXH-03")
def test_an_ally_that_comes_back_into_play_is_ready() -> None:
    s = table(hands=[[ally(hp=1, atk_cons=1), "make-the-call"]])
    s.do("0:play pal", "0:attack pal rhino")
    assert pile(s)[0] == "pal"
    s.do("0:play make-the-call")
    assert in_play(s, "pal")
    assert not card(s, "pal").exhausted


@pytest.mark.rule("MC-EXH-04")
def test_a_readied_hero_can_exhaust_again() -> None:
    s = table(hands=[[event("Second Wind", Ready(YOU))]])
    s.do("0:attack she-hulk rhino", "0:play second-wind")
    assert not card(s, "she-hulk").exhausted
    s.do("0:attack she-hulk rhino")
    assert card(s, "rhino").damage == 6


@pytest.mark.rule("MC-EXH-04")
def test_readying_changes_nothing_on_a_ready_hero() -> None:
    s = table(hands=[[event("Second Wind", Ready(YOU))]])
    assert s.why_not("0:play second-wind") == "MC-ABIL-03"


@pytest.mark.rule("MC-EXH-04")
def test_cards_are_readied_at_the_end_of_the_player_phase() -> None:
    s = table(play=[[ally()]], exhausted=["pal", "she-hulk"])
    s.do("0:end")
    while s.prompt not in ("defend", "turn"):
        s.do(f"0:{s.offers[-1]}")
    assert not card(s, "pal").exhausted
    assert not card(s, "she-hulk").exhausted


# ---------------------------------------------------------------------- attacks
@pytest.mark.rule("MC-ATK-02", "MC-DMG-10")
def test_an_ally_attacks_with_its_atk_and_takes_consequential_damage() -> None:
    s = table(play=[[ally(atk=2, atk_cons=1)]]).do("0:attack pal rhino")
    assert card(s, "rhino").damage == 2
    assert card(s, "pal").damage == 1
    assert card(s, "pal").exhausted
    assert not card(s, "she-hulk").exhausted


@pytest.mark.rule("MC-ATK-03")
def test_an_attack_event_is_answered_by_retaliate() -> None:
    s = table(hands=[[punch()]], minions=[[minion(hp=6, keywords=["retaliate 2"])]])
    s.do("0:play punch", "0:target thug")
    assert card(s, "thug").damage == 5
    assert card(s, "she-hulk").damage == 2


@pytest.mark.rule("MC-ATK-03")
def test_an_event_that_attacks_several_enemies_is_answered_by_each() -> None:
    sweep = event("Sweep", Damage(1, Each(Those("minion"))), "attack")
    back = ["retaliate 1"]
    s = table(hands=[[sweep]], minions=[[minion(keywords=back), minion("Goon", hp=1, keywords=back), minion("Lout")]])
    s.do("0:play sweep")
    assert (card(s, "thug").damage, card(s, "lout").damage, in_play(s, "goon")) == (1, 1, False)
    assert card(s, "she-hulk").damage == 1


@pytest.mark.rule("MC-ATK-03")
def test_an_attack_event_cannot_target_a_guarded_villain() -> None:
    s = table(hands=[[punch()]], minions=[[minion(hp=6, keywords=["guard"])]])
    s.do("0:play punch")
    assert card(s, "thug").damage == 5
    assert card(s, "rhino").damage == 0


@pytest.mark.rule("MC-ATK-03")
def test_an_attack_event_counts_as_an_attack_of_the_hero() -> None:
    watch = upgrade("Watch", response("attack", Draw(1), by="you"))
    s = table(hands=[[punch()]], play=[[watch]], decks=[["haymaker"]])
    s.do("0:play punch")
    use(s, 0, "watch")
    assert hand(s) == ["haymaker"]


@pytest.mark.rule("MC-ATK-03", "MC-STATUS-06")
def test_an_attack_event_of_a_stunned_hero_is_spent_on_the_stun() -> None:
    s = table(hands=[[punch()]], status={"she-hulk": STUNNED}).do("0:play punch")
    assert card(s, "rhino").damage == 0
    assert card(s, "she-hulk").status == 0
    assert pile(s) == ["punch"]


@pytest.mark.rule("MC-ATK-04")
def test_an_exhausted_hero_may_play_an_attack_event() -> None:
    s = table(hands=[[punch()]], exhausted=["she-hulk"]).do("0:play punch")
    assert card(s, "rhino").damage == 5


@pytest.mark.rule("MC-ATK-04")
def test_a_ready_hero_stays_ready_after_an_attack_event() -> None:
    s = table(hands=[[punch()]]).do("0:play punch")
    assert not card(s, "she-hulk").exhausted


@pytest.mark.rule("MC-ATK-05")
def test_a_hero_may_attack_a_minion_engaged_with_another_player() -> None:
    s = table("she-hulk", "captain-marvel", minions=[[], [minion(hp=5)]])
    s.do("0:attack she-hulk thug")
    assert card(s, "thug").damage == 3
    assert card(s, "thug").area == 1


@pytest.mark.rule("MC-ATK-05")
def test_guard_only_keeps_its_own_player_from_the_villain() -> None:
    s = table("she-hulk", "captain-marvel", play=[[ally()]], minions=[[], [minion(keywords=["guard"])]])
    assert "attack she-hulk rhino" in s.offers
    assert "attack pal rhino" in s.offers
    s = table("she-hulk", "captain-marvel", play=[[ally()]], minions=[[minion(keywords=["guard"])]])
    assert s.why_not("0:attack she-hulk rhino") == "MC-KEY-07"
    assert s.why_not("0:attack pal rhino") == "MC-KEY-07"


@pytest.mark.rule("MC-ATK-06")
def test_damage_without_the_label_is_not_answered_by_retaliate() -> None:
    zap = event("Zap", Damage(1, AN_ENEMY))
    s = table(hands=[[zap]], minions=[[minion(keywords=["retaliate 2"])]])
    s.do("0:play zap", "0:target thug")
    assert card(s, "thug").damage == 1
    assert card(s, "she-hulk").damage == 0


@pytest.mark.rule("MC-ATK-06")
def test_damage_without_the_label_passes_guard_and_a_stun() -> None:
    zap = event("Zap", Damage(1, AN_ENEMY))
    s = table(hands=[[zap]], minions=[[minion(keywords=["guard"])]], status={"she-hulk": STUNNED})
    s.do("0:play zap", "0:target rhino")
    assert card(s, "rhino").damage == 1
    assert card(s, "she-hulk").status == STUNNED


@pytest.mark.rule("MC-ATK-06")
def test_damage_without_the_label_does_not_meet_after_you_attack() -> None:
    watch = upgrade("Watch", response("attack", Draw(1), by="you"))
    s = table(hands=[[event("Zap", Damage(1, AN_ENEMY))]], play=[[watch]]).do("0:play zap")
    assert s.prompt == "turn"
    assert hand(s) == []


# ---------------------------------------------------------------------- thwarts
@pytest.mark.rule("MC-THWART-01")
def test_a_thwart_removes_no_more_threat_than_there_is() -> None:
    s = table("captain-marvel", threat={"the-break-in": 1}).do("0:thwart captain-marvel the-break-in")
    assert threat_on(s) == 0


@pytest.mark.rule("MC-THWART-01")
def test_an_exhausted_hero_cannot_thwart() -> None:
    s = table(exhausted=["she-hulk"], threat={"the-break-in": 5})
    assert s.why_not("0:thwart she-hulk the-break-in") == "MC-EXH-01"


@pytest.mark.rule("MC-THWART-02", "MC-DMG-11")
def test_an_ally_thwarts_with_its_thw_and_takes_consequential_damage() -> None:
    s = table(play=[[ally(thw=2, thw_cons=1)]], threat={"the-break-in": 5}).do("0:thwart pal the-break-in")
    assert threat_on(s) == 3
    assert card(s, "pal").damage == 1
    assert card(s, "pal").exhausted


@pytest.mark.rule("MC-THWART-02")
def test_an_ally_without_thw_cannot_thwart() -> None:
    s = table(play=[["hulk"]], threat={"the-break-in": 5})
    assert s.why_not("0:thwart hulk the-break-in") == "MC-MOD-10"
    assert "attack hulk rhino" in s.offers


@pytest.mark.rule("MC-THWART-03")
def test_an_exhausted_hero_may_play_a_thwart_event_and_has_thwarted() -> None:
    watch = upgrade("Watch", response("thwart", Draw(1), by="you"))
    s = table(
        hands=[[search_party()]],
        play=[[watch]],
        decks=[["haymaker"]],
        exhausted=["she-hulk"],
        threat={"the-break-in": 5},
    )
    use(s.do("0:play search-party"), 0, "watch")
    assert threat_on(s) == 3
    assert hand(s) == ["haymaker"]


@pytest.mark.rule("MC-THWART-03")
def test_a_thwart_event_leaves_the_hero_ready_and_obeys_patrol() -> None:
    s = table(hands=[[search_party()]], threat={"the-break-in": 5}).do("0:play search-party")
    assert not card(s, "she-hulk").exhausted
    s = table(hands=[[search_party()]], threat={"the-break-in": 5}, minions=[[minion(keywords=["patrol"])]])
    assert s.why_not("0:play search-party") == "MC-TARGET-04"


def rumour() -> CardDef:
    return event("Rumour", RemoveThreat(1, THE_MAIN_SCHEME))


@pytest.mark.rule("MC-THWART-04")
def test_threat_removed_without_the_label_passes_patrol() -> None:
    s = table(hands=[[rumour()]], threat={"the-break-in": 5}, minions=[[minion(keywords=["patrol"])]])
    assert s.why_not("0:thwart she-hulk the-break-in") == "MC-KEY-10"
    s.do("0:play rumour")
    assert threat_on(s) == 4


@pytest.mark.rule("MC-THWART-04")
def test_threat_removed_without_the_label_stays_when_a_crisis_icon_is_in_play() -> None:
    s = table(hands=[[rumour()]], threat={"the-break-in": 5}, sides=["crowd-control"])
    assert "play rumour" not in s.offers
    assert s.why_not("0:play rumour")


@pytest.mark.rule("MC-THWART-04")
def test_threat_removed_without_the_label_does_not_meet_after_you_thwart() -> None:
    watch = upgrade("Watch", response("thwart", Draw(1), by="you"))
    s = table(hands=[[rumour()]], play=[[watch]], threat={"the-break-in": 5}).do("0:play rumour")
    assert s.prompt == "turn"
    assert uses(s) == []


@pytest.mark.rule("MC-POWER-01")
def test_a_power_uses_the_value_it_has_now() -> None:
    s = table(play=[[gauntlet()]]).do("0:attack she-hulk rhino")
    assert left(s, "rhino") == 14 - 4
