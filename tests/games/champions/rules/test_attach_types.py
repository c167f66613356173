"""Attachments, allies, upgrades, supports, events."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import action, interrupt, response, when_revealed
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.constants import Gains, Modify
from tablee.games.champions.rules.costs import ExhaustThis
from tablee.games.champions.rules.effects.cards import Discard, Draw
from tablee.games.champions.rules.effects.glue import May, Sequence
from tablee.games.champions.rules.effects.harm import Damage, Heal
from tablee.games.champions.rules.effects.play import Exhaust, Lasting, PutIntoPlay, Ready
from tablee.games.champions.rules.effects.schemes import CancelAbility, PlaceThreat
from tablee.games.champions.rules.effects.who import A_MINION, THE_VILLAIN, THIS, YOU, Each
from tablee.games.champions.rules.run import Chosen
from tablee.games.champions.rules.vocabulary import HERO, OUT, Those
from tablee.games.champions.scene import card, go, hand, in_play, left, pile, threat_on, value
from tests.games.champions.rules.type_kit import (
    act,
    ally,
    attachment,
    event,
    minion,
    revealing,
    support,
    table,
    upgrade,
    zone,
)

THUG = minion("Thug")


# ---------------------------------------------------------------------- attachments
@pytest.mark.rule("MC-ATTACH-01", "MC-ATTACH-02")
def test_an_attachment_goes_under_the_villain_and_changes_its_values() -> None:
    s = revealing(attachment("Horn", attach=Those("villain"), atk=1, sch=2))
    assert card(s, "horn").host == s.game.villain
    assert card(s, "rhino").on == (s.game.named("horn"),)
    assert (value(s, "atk", "rhino"), value(s, "sch", "rhino")) == (3, 3)


@pytest.mark.rule("MC-ATTACH-02")
def test_an_attachment_changes_the_values_of_a_minion_and_of_nobody_else() -> None:
    s = revealing(attachment("Horn", attach=Those("minion"), atk=1, sch=2), minions=[[THUG]])
    assert (value(s, "atk", "thug"), value(s, "sch", "thug")) == (2, 3)
    assert (value(s, "atk", "rhino"), value(s, "sch", "rhino")) == (2, 1)


@pytest.mark.rule("MC-ATTACH-01")
def test_the_first_player_chooses_between_several_hosts() -> None:
    s = revealing(attachment("Horn", attach=Those("minion")), minions=[[THUG, minion("Brute")]])
    assert s.prompt == "where-to"
    s.do("0:target brute")
    assert card(s, "horn").host == s.game.named("brute")


@pytest.mark.rule("MC-ATTACH-03")
def test_an_attachment_is_discarded_with_its_host() -> None:
    horn = attachment("Horn", attach=Those("minion"))
    s = table(minions=[[minion("Thug", hp=2)]], on={"thug": [horn]})
    s.do("0:attack captain-marvel thug")
    assert sorted(pile(s, -1)) == ["horn", "thug"]


@pytest.mark.rule("MC-ATTACH-03")
def test_a_player_card_attached_to_a_minion_goes_to_its_owners_pile() -> None:
    mark = upgrade("Mark", attach=Those("minion"))
    s = table("she-hulk", "captain-marvel", active=1, minions=[[], [minion("Thug", hp=2)]], on={"thug": [mark]})
    s.do("1:attack captain-marvel thug")
    assert (pile(s, 1), pile(s, -1)) == (["mark"], ["thug"])


@pytest.mark.rule("MC-ATTACH-03")
def test_an_attachment_stays_while_its_host_survives_and_leaves_by_an_effect() -> None:
    horn = attachment("Horn", attach=Those("minion"), atk=2)
    s = table(minions=[[THUG]], on={"thug": [horn]}, hands=[[act("Pry", Discard(Each(Those("attachment"))))]])
    s.do("0:attack captain-marvel thug")
    assert (in_play(s, "horn"), value(s, "atk", "thug")) == (True, 3)
    s.do("0:play pry")
    assert (pile(s, -1), value(s, "atk", "thug"), card(s, "thug").on) == (["horn"], 1, ())


@pytest.mark.rule("MC-ATTACH-04")
def test_an_attached_card_is_ready_though_its_host_is_exhausted() -> None:
    gun = upgrade("Gun", action(Damage(1, THE_VILLAIN), (ExhaustThis(),)), attach=Those("ally"))
    s = table(play=[[ally("Pal")]], on={"pal": [gun]})
    s.do("0:attack pal rhino")
    assert (card(s, "pal").exhausted, card(s, "gun").exhausted) == (True, False)
    s.do("0:use gun")
    assert left(s, "rhino") == 12


@pytest.mark.rule("MC-ATTACH-04")
def test_a_host_is_ready_though_its_attached_card_is_exhausted() -> None:
    gun = upgrade("Gun", action(Damage(1, THE_VILLAIN), (ExhaustThis(),)), attach=Those("ally"))
    s = table(play=[[ally("Pal")]], on={"pal": [gun]})
    s.do("0:use gun")
    assert (card(s, "pal").exhausted, card(s, "gun").exhausted) == (False, True)
    assert "attack pal rhino" in s.offers


@pytest.mark.rule("MC-ATTACH-04")
def test_exhausting_or_readying_a_host_leaves_what_is_attached_as_it_is() -> None:
    gun = upgrade("Gun", action(Damage(1, THE_VILLAIN), (ExhaustThis(),)), attach=Those("ally"))
    tire, wake = act("Tire", Exhaust(Each(Those("ally")))), act("Wake", Ready(Each(Those("ally"))))
    s = table(play=[[ally("Pal")]], on={"pal": [gun]}, hands=[[tire, wake]])
    s.do("0:play tire")
    assert (card(s, "pal").exhausted, card(s, "gun").exhausted) == (True, False)
    s.do("0:use gun", "0:play wake")
    assert (card(s, "pal").exhausted, card(s, "gun").exhausted) == (False, True)


@pytest.mark.rule("MC-ATTACH-04")
def test_exhausting_or_readying_an_attached_card_leaves_its_host_as_it_is() -> None:
    tire, wake = act("Tire", Exhaust(Each(Those("upgrade")))), act("Wake", Ready(Each(Those("upgrade"))))
    s = table(play=[[ally("Pal")]], on={"pal": [upgrade("Gun", attach=Those("ally"))]}, hands=[[tire, wake]])
    s.do("0:play tire")
    assert (card(s, "pal").exhausted, card(s, "gun").exhausted) == (False, True)
    s.do("0:attack pal rhino", "0:play wake")
    assert (card(s, "pal").exhausted, card(s, "gun").exhausted) == (True, False)


@pytest.mark.rule("MC-ATTACH-05")
def test_a_revealed_attachment_without_a_host_is_discarded() -> None:
    s = revealing(attachment("Horn", when_revealed(PlaceThreat(3)), attach=Those("minion")))
    assert pile(s, -1) == ["horn"]
    assert (s.prompt, threat_on(s)) == ("turn", 0)


@pytest.mark.rule("MC-ATTACH-05")
def test_an_upgrade_without_a_host_stays_in_hand() -> None:
    s = table(hands=[[upgrade("Mark", attach=Those("minion"))]])
    assert "play mark" not in s.offers
    assert s.why_not("0:play mark") == "MC-ATTACH-05"
    assert hand(s) == ["mark"]


@pytest.mark.rule("MC-ATTACH-05")
def test_an_upgrade_put_into_play_without_a_host_stays_where_it_was() -> None:
    mark = upgrade("Mark", attach=Those("minion"))
    s = table(piles=[[mark]], hands=[[act("Fetch", PutIntoPlay(Each(Those("card", "yours", where="piles"))))]])
    s.do("0:play fetch")
    assert "mark" in pile(s)
    assert not in_play(s, "mark")


@pytest.mark.rule("MC-ATTACH-05")
def test_the_condition_for_attaching_is_not_checked_again() -> None:
    mark = upgrade("Mark", attach=Those("minion", trait="Marked"))
    give = act("Paint", Lasting("trait:Marked", 1, A_MINION, "phase"))
    s = table(minions=[[minion("Thug", atk=0, sch=0)]], hands=[[mark, give]])
    assert "play mark" not in s.offers
    s.do("0:play paint", "0:play mark", "0:end")
    go(s)
    assert "Marked" not in s.game.traits(s.game.named("thug"))
    assert card(s, "mark").host == s.game.named("thug")


# ---------------------------------------------------------------------- allies
@pytest.mark.rule("MC-ALLY-01")
def test_an_ally_without_hit_points_goes_to_its_owners_pile() -> None:
    s = table("she-hulk", "captain-marvel", active=1, play=[[], [ally("Pal", hp=1, atk_cons=1)]])
    s.do("1:attack pal rhino")
    assert (pile(s, 1), pile(s, 0), s.game.players[1].allies) == (["pal"], [], ())


@pytest.mark.rule("MC-ALLY-01")
def test_an_ally_with_one_hit_point_left_stays_in_later_rounds() -> None:
    s = table(play=[[ally("Pal", hp=2, atk_cons=1)]])
    s.do("0:attack pal rhino", "0:end")
    go(s)
    assert (in_play(s, "pal"), left(s, "pal")) == (True, 1)


def friends(n: int) -> list[CardDef]:
    return [ally(f"Pal {k}") for k in range(1, n + 1)]


@pytest.mark.rule("MC-ALLY-02")
def test_three_allies_are_within_the_limit() -> None:
    s = table(play=[friends(2)], hands=[[ally("Newcomer")]])
    s.do("0:play newcomer")
    assert s.prompt == "turn"
    assert len(s.game.players[0].allies) == 3


@pytest.mark.rule("MC-ALLY-02", "MC-ALLY-03")
def test_a_fourth_ally_makes_its_player_discard_one_before_what_follows_its_arrival() -> None:
    new = ally("Newcomer", response("enter_play", Draw(2), forced=True, to="this"))
    s = table(play=[friends(3)], hands=[[new]])
    s.do("0:play newcomer")
    assert s.prompt == "too-many-ally"
    assert sorted(s.offers) == ["discard newcomer", "discard pal-1", "discard pal-2", "discard pal-3"]
    assert hand(s) == []
    s.do("0:discard pal-2")
    assert (pile(s), len(hand(s)), len(s.game.players[0].allies)) == (["pal-2"], 2, 3)


@pytest.mark.rule("MC-ALLY-03")
def test_the_new_ally_itself_may_go_and_then_does_nothing() -> None:
    new = ally("Newcomer", response("enter_play", Draw(2), forced=True, to="this"))
    s = table(play=[friends(3)], hands=[[new]])
    s.do("0:play newcomer", "0:discard newcomer")
    assert (pile(s), hand(s), s.prompt) == (["newcomer"], [], "turn")


@pytest.mark.rule("MC-ALLY-03")
def test_an_ally_put_into_play_beyond_the_limit_counts_too() -> None:
    fetch = act("Fetch", PutIntoPlay(Chosen(Those("ally", "yours", where="piles"))))
    s = table(play=[friends(3)], piles=[[ally("Newcomer")]], hands=[[fetch]])
    s.do("0:play fetch")
    assert s.prompt == "too-many-ally"
    s.do("0:discard pal-1")
    assert in_play(s, "newcomer")
    assert len(s.game.players[0].allies) == 3


@pytest.mark.rule("MC-ALLY-02")
def test_the_limit_is_each_players_own() -> None:
    s = table("captain-marvel", "she-hulk", play=[[], friends(3)], hands=[[ally("Newcomer")]])
    s.do("0:play newcomer")
    assert s.prompt == "turn"
    assert len(s.game.players[1].allies) == 3


# ---------------------------------------------------------------------- upgrades
@pytest.mark.rule("MC-UPG-01")
def test_an_upgrade_stays_and_works_in_later_rounds() -> None:
    s = table(hands=[[upgrade("Boots", Modify("you", stat="atk", plus=1))]])
    s.do("0:play boots")
    assert value(s, "atk", "captain-marvel") == 3
    s.do("0:end")
    go(s)
    assert (s.game.round, in_play(s, "boots"), value(s, "atk", "captain-marvel")) == (3, True, 3)


@pytest.mark.rule("MC-UPG-01")
def test_an_upgrade_works_until_an_ability_makes_it_leave() -> None:
    boots = upgrade("Boots", Modify("you", stat="atk", plus=1), action(Sequence(Discard(THIS), Draw(1))))
    s = table(play=[[boots]])
    s.do("0:use boots")
    assert (value(s, "atk", "captain-marvel"), pile(s)) == (2, ["boots"])


@pytest.mark.rule("MC-UPG-02")
def test_an_upgrade_modifies_the_identity_of_its_player_in_both_forms() -> None:
    pack = upgrade("Pack", Modify("you", stat="hand", plus=1))
    s = table("captain-marvel", "she-hulk", play=[[pack]])
    assert (value(s, "hand", "captain-marvel"), value(s, "hand", "she-hulk")) == (6, 4)
    s.do("0:flip")
    assert value(s, "hand", "captain-marvel") == 7


@pytest.mark.rule("MC-UPG-02")
def test_a_larger_hand_size_is_drawn_up_to() -> None:
    s = table(play=[[upgrade("Pack", Modify("you", stat="hand", plus=1))]])
    s.do("0:end")
    go(s)
    assert len(hand(s)) == 6


@pytest.mark.rule("MC-UPG-02")
def test_an_upgrade_may_modify_the_hero_side_alone() -> None:
    s = table(play=[[upgrade("Boots", Modify("your_hero", stat="hp", plus=2))]])
    assert left(s, "captain-marvel") == 14
    s.do("0:flip")
    assert left(s, "captain-marvel") == 12


@pytest.mark.rule("MC-UPG-03")
def test_an_upgrade_attached_to_an_ally_modifies_the_ally() -> None:
    boots = upgrade("Boots", Modify("host", stat="atk", plus=1), attach=Those("ally"))
    s = table(play=[[ally("Pal")]], hands=[[boots]])
    s.do("0:play boots")
    assert (value(s, "atk", "pal"), value(s, "atk", "captain-marvel")) == (2, 2)
    s.do("0:attack pal rhino")
    assert left(s, "rhino") == 12


@pytest.mark.rule("MC-UPG-03")
def test_a_keyword_given_to_the_card_attached_to_stays_with_it() -> None:
    spikes = upgrade("Spikes", Gains("host", keyword="retaliate"), attach=Those("ally"))
    s = table(play=[[ally("Pal")]], on={"pal": [spikes]})
    assert s.game.keyword(s.game.named("pal"), "retaliate") == 1
    assert s.game.keyword(s.game.named("captain-marvel"), "retaliate") == 0


# ---------------------------------------------------------------------- supports
@pytest.mark.rule("MC-SUPPORT-01")
def test_a_support_stays_in_its_players_area_and_is_active_next_round() -> None:
    base = support("Base", action(Damage(1, THE_VILLAIN), (ExhaustThis(),)))
    s = table("captain-marvel", "she-hulk", hands=[[base]])
    s.do("0:play base", "0:use base", "0:end", "1:end")
    go(s)
    s.do("1:end")
    assert (in_play(s, "base"), s.game.players[0].board) == (True, (s.game.named("base"),))
    s.do("0:use base")
    assert left(s, "rhino") == 28 - 2


# ---------------------------------------------------------------------- events
@pytest.mark.rule("MC-EVENT-01")
def test_an_event_is_paid_for_resolved_and_discarded() -> None:
    s = table(hands=[[event("Blast", action(Damage(3, THE_VILLAIN)), cost=1), "energy"]])
    s.do("0:play blast")
    assert left(s, "rhino") == 11
    assert pile(s) == ["blast", "energy"]
    assert hand(s) == []


@pytest.mark.rule("MC-EVENT-01")
def test_an_event_lies_on_the_table_while_it_is_resolved() -> None:
    s = table(hands=[[act("Rest", May(Heal(1, YOU)))]], damage={"captain-marvel": 3})
    s.do("0:play rest")
    assert (s.prompt, zone(s, "rest"), pile(s), hand(s)) == ("may", OUT, [], [])
    s.do("0:no")
    assert pile(s) == ["rest"]


@pytest.mark.rule("MC-EVENT-01")
def test_a_cancelled_event_is_discarded_with_its_cost_paid() -> None:
    trap = minion("Trap", interrupt("initiate", CancelAbility(), forced=True, by="identity", to="event"))
    s = table(minions=[[trap]], hands=[[event("Blast", action(Damage(3, THE_VILLAIN)), cost=1), "energy"]])
    s.do("0:play blast")
    assert left(s, "rhino") == 14
    assert pile(s) == ["blast", "energy"]


@pytest.mark.rule("MC-EVENT-02")
def test_playing_an_event_in_a_window_may_be_declined() -> None:
    s = table(at="activate", hands=[[event("Duck", interrupt("enemy_attack", Draw(1), by="villain", form=HERO))]])
    assert s.prompt == "interrupt"
    assert "pass" in s.offers
    s.do("0:pass")
    assert hand(s) == ["duck"]


@pytest.mark.rule("MC-EVENT-02")
def test_an_event_with_an_action_is_never_forced() -> None:
    s = table(hands=[[act("Blast", Damage(3, THE_VILLAIN))]])
    assert {"play blast", "end"} <= set(s.offers)
    s.do("0:end")
    assert left(s, "rhino") == 14
    assert "blast" in hand(s)
