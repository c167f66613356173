"""Playing cards and initiating abilities (MC-PLAY)."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import Ability, action, interrupt, response
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.constants import Modify
from tablee.games.champions.rules.costs import DiscardThis, ExhaustThis, ExhaustYou, RemoveCounter, Spend
from tablee.games.champions.rules.effects.cards import Discard, DiscardAll, Draw
from tablee.games.champions.rules.effects.glue import OneOf
from tablee.games.champions.rules.effects.harm import Damage, Heal
from tablee.games.champions.rules.effects.play import PutIntoPlay
from tablee.games.champions.rules.effects.schemes import CancelAbility
from tablee.games.champions.rules.effects.who import THE_VILLAIN, Each
from tablee.games.champions.rules.run import Chosen
from tablee.games.champions.rules.vocabulary import ALTER_EGO, HERO, Kind, Those
from tablee.games.champions.scene import card, hand, in_play, left, pile, scene
from tests.games.champions.rules.kit import ally, event, support, upgrade

TWO = ("spider-man", "black-panther")


def blast(n: int = 3, cost: int = 0, form: str = "") -> CardDef:
    return event("Blast", action(Damage(n), form=form), cost=cost)


def hit(n: int = 3, cost: int = 0) -> CardDef:
    return event("Hit", action(Damage(n, THE_VILLAIN)), cost=cost)


def veto() -> Ability:
    return interrupt("initiate", CancelAbility(), by="you", to="event")


def raise_from_pile(type: str) -> CardDef:
    return event("Raise", action(PutIntoPlay(Chosen(Those(type, "yours", where="piles")))))


# ---------------------------------------------------------------------- the seven steps
@pytest.mark.rule("MC-PLAY-01")
def test_a_played_event_goes_through_its_steps_in_order() -> None:
    watch = support(
        "Watch", interrupt("initiate", Draw(1), by="you", to="event"), response("play", Draw(1), to="event")
    )
    s = scene(hands=[[blast(3, 1), "energy", "genius"]], play=[[watch]], minions=[["hydra-bomber"]])
    s.do("0:play blast")
    assert s.prompt == "pay" and "blast" in hand(s)
    s.do("0:pay genius")
    assert s.prompt == "target" and pile(s) == ["genius"] and "blast" not in hand(s)
    s.do("0:target rhino")
    assert s.prompt == "interrupt" and left(s, "rhino") == 14
    s.do("0:use watch.0 0")
    assert s.prompt == "response" and left(s, "rhino") == 11 and pile(s) == ["blast", "genius"]
    s.do("0:pass")
    assert s.prompt == "turn"


@pytest.mark.rule("MC-PLAY-01")
def test_without_the_conditions_no_step_happens() -> None:
    watch = support("Watch", interrupt("initiate spend", Draw(1), by="you"))
    s = scene(hands=[[blast(3, 2), hit(1, 0)]], play=[[watch]])
    assert s.why_not("0:play blast") == "MC-PLAY-03"
    assert sorted(hand(s)) == ["blast", "hit"] and s.prompt == "turn"


# ---------------------------------------------------------------------- 1: restrictions
@pytest.mark.rule("MC-PLAY-02")
def test_a_hero_action_in_alter_ego_form_stops_with_nothing_spent() -> None:
    s = scene(form=ALTER_EGO, hands=[[blast(3, 1, HERO), "energy"]])
    assert "play blast" not in s.offers and s.why_not("0:play blast") == "MC-FORM-08"
    assert hand(s) == ["blast", "energy"] and pile(s) == []


@pytest.mark.rule("MC-PLAY-02")
def test_a_card_with_a_form_of_its_own_is_not_played_in_the_other() -> None:
    s = scene(form=ALTER_EGO, hands=[[upgrade("Cape", only=HERO)]])
    assert s.why_not("0:play cape") == "MC-FORM-08"
    assert "play cape" in s.do("0:flip").offers


@pytest.mark.rule("MC-PLAY-02")
def test_an_event_whose_moment_has_not_come_is_not_playable() -> None:
    s = scene(hands=[[event("Duck", interrupt("enemy_attack", Draw(1), to="you"))]])
    assert "play duck" not in s.offers and s.why_not("0:play duck") == "MC-WINDOW-01"


@pytest.mark.rule("MC-PLAY-02")
def test_an_event_that_would_change_nothing_is_not_playable() -> None:
    heal = event("Balm", action(Heal(2)), cost=1)
    assert scene(hands=[[heal, "energy"]]).why_not("0:play balm") == "MC-ABIL-03"
    s = scene(hands=[[heal, "energy"]], damage={"spider-man": 1}).do("0:play balm")
    assert left(s, "spider-man") == 10


# ---------------------------------------------------------------------- 2 and 3: costs and their modifiers
@pytest.mark.rule("MC-PLAY-03")
def test_a_reduction_makes_a_card_of_cost_three_cost_two() -> None:
    sale = support("Sale", Modify(of="event", stat="cost", plus=-1))
    s = scene(hands=[[blast(3, 3), "energy"]], play=[[sale]])
    s.do("0:play blast")
    assert left(s, "rhino") == 11 and hand(s) == []
    assert scene(hands=[[blast(3, 3), "energy"]]).why_not("0:play blast") == "MC-PLAY-03"


@pytest.mark.rule("MC-PLAY-03")
def test_an_increase_counts_too() -> None:
    tax = support("Tax", Modify(of="event", stat="cost", plus=1))
    one = ally("One", res="energy")
    s = scene(hands=[[hit(3, 1), one, ally("Two")]], play=[[tax]])
    s.do("0:play hit")
    assert sorted(pile(s)) == ["hit", "one", "two"]
    assert scene(hands=[[hit(3, 1), one]], play=[[tax]]).why_not("0:play hit") == "MC-PLAY-03"


@pytest.mark.rule("MC-PLAY-04")
def test_a_cost_never_goes_below_zero() -> None:
    sale = support("Sale", Modify(of="event", stat="cost", plus=-2))
    s = scene(hands=[[hit(3, 1), "energy"]], play=[[sale]])
    s.do("0:play hit")
    assert left(s, "rhino") == 11 and hand(s) == ["energy"]


@pytest.mark.rule("MC-PLAY-04")
def test_all_modifiers_are_added_up_before_the_floor_of_zero() -> None:
    sale = support("Sale", Modify(of="event", stat="cost", plus=-2))
    tax = support("Tax", Modify(of="event", stat="cost", plus=1))
    for order in ([sale, tax], [tax, sale]):
        s = scene(hands=[[hit(3, 1), "energy"]], play=[order]).do("0:play hit")
        assert hand(s) == ["energy"] and left(s, "rhino") == 11


# ---------------------------------------------------------------------- 4: paying
@pytest.mark.rule("MC-PLAY-05", "MC-COST-03")
def test_a_cost_that_can_no_longer_be_paid_leaves_everything_unpaid() -> None:
    thief = support("Thief", interrupt("spend", DiscardAll(Kind(res="energy")), forced=True, by="you"))
    kick = event("Kick", action(Damage(3, THE_VILLAIN), (ExhaustYou(),)), cost=3)
    s = scene(hands=[[kick, "energy", "genius"]], play=[[thief]]).do("0:play kick")
    assert hand(s) == ["kick", "genius"] and pile(s) == ["energy"]
    assert not card(s, "spider-man").exhausted and left(s, "rhino") == 14
    assert s.prompt == "turn"


@pytest.mark.rule("MC-PLAY-05")
def test_a_cost_is_paid_when_the_interrupt_takes_something_else() -> None:
    thief = support("Thief", interrupt("spend", DiscardAll(Kind(res="mental")), forced=True, by="you"))
    s = scene(hands=[[hit(3, 2), "energy", "genius"]], play=[[thief]]).do("0:play hit", "0:pay energy")
    assert hand(s) == [] and left(s, "rhino") == 11


# ---------------------------------------------------------------------- 5: choices
@pytest.mark.rule("MC-PLAY-06")
def test_the_target_is_chosen_after_paying_and_before_anything_is_dealt() -> None:
    s = scene(hands=[[blast(3, 2), "energy"]], minions=[["hydra-bomber"]]).do("0:play blast")
    assert s.prompt == "target" and s.offers == ["target rhino", "target hydra-bomber"]
    assert pile(s) == ["energy"] and left(s, "rhino") == 14
    s.do("0:target hydra-bomber")
    assert not in_play(s, "hydra-bomber") and left(s, "rhino") == 14


@pytest.mark.rule("MC-PLAY-06")
def test_a_mode_is_chosen_after_paying() -> None:
    modes = event("Modes", action(OneOf(Damage(3, THE_VILLAIN), Draw(1))), cost=2)
    s = scene(hands=[[modes, "energy"]]).do("0:play modes")
    assert s.prompt == "either" and pile(s) == ["energy"]
    s.do("0:choose 2")
    assert len(hand(s)) == 1 and left(s, "rhino") == 14


@pytest.mark.rule("MC-PLAY-06", "MC-PLAY-07")
def test_a_mode_is_chosen_before_the_card_begins_being_played() -> None:
    modes = event("Modes", action(OneOf(Damage(3, THE_VILLAIN), Draw(1))))
    s = scene(hands=[[modes]], play=[[support("Veto", veto())]]).do("0:play modes")
    assert s.prompt == "either"


# ---------------------------------------------------------------------- 6: cancels
@pytest.mark.rule("MC-PLAY-07")
def test_a_cancelled_event_does_nothing_and_stays_paid() -> None:
    s = scene(hands=[[hit(3, 2), "energy"]], play=[[support("Veto", veto())]]).do("0:play hit")
    assert s.prompt == "interrupt"
    s.do("0:use veto 0")
    assert left(s, "rhino") == 14 and hand(s) == []
    assert sorted(pile(s)) == ["energy", "hit"]


@pytest.mark.rule("MC-PLAY-07")
def test_an_event_that_nobody_cancels_resolves() -> None:
    s = scene(hands=[[hit(3, 2), "energy"]], play=[[support("Veto", veto())]]).do("0:play hit", "0:pass")
    assert left(s, "rhino") == 11


@pytest.mark.rule("MC-PLAY-07")
def test_a_cancelled_upgrade_does_not_enter_play() -> None:
    stop = support("Stop", interrupt("initiate", CancelAbility(), by="you", to="upgrade"))
    s = scene(hands=[[upgrade("Cape")]], play=[[stop]]).do("0:play cape", "0:use stop 0")
    assert not in_play(s, "cape") and pile(s) == ["cape"]


# ---------------------------------------------------------------------- 7: played
@pytest.mark.rule("MC-PLAY-08")
@pytest.mark.parametrize("build", [upgrade, support, ally])
def test_a_card_that_is_not_an_event_enters_play(build: object) -> None:
    assert callable(build)
    s = scene(hands=[[build("Thing")]]).do("0:play thing")
    assert in_play(s, "thing") and pile(s) == [] and hand(s) == []


@pytest.mark.rule("MC-PLAY-08")
def test_an_event_is_discarded_after_its_effects() -> None:
    seen = event("Seen", action(PutIntoPlay(Chosen(Those("card", "yours", where="piles")))))
    s = scene(hands=[[seen]], piles=[[ally("Ann"), ally("Ben")]]).do("0:play seen")
    assert s.offers == ["target ann", "target ben"], "it is not in the pile while it resolves"
    s.do("0:target ann")
    assert pile(s) == ["seen", "ben"]


@pytest.mark.rule("MC-PLAY-08")
def test_an_event_goes_to_the_pile_of_its_owner() -> None:
    s = scene(*TWO, hands=[[], [hit()]]).do("0:ask 1", "1:play hit")
    assert pile(s, 1) == ["hit"] and pile(s, 0) == []


# ---------------------------------------------------------------------- windows of the steps
@pytest.mark.rule("MC-PLAY-09")
def test_the_window_of_spending_opens_before_anything_is_spent() -> None:
    purse = support("Purse", interrupt("spend", Draw(1), by="you"))
    s = scene(hands=[[hit(3, 2), "energy"]], play=[[purse]]).do("0:play hit")
    assert s.prompt == "interrupt" and "use purse 0" in s.offers
    assert hand(s) == ["hit", "energy"] and pile(s) == []
    s.do("0:use purse 0")
    assert len(hand(s)) == 1 and sorted(pile(s)) == ["energy", "hit"]


@pytest.mark.rule("MC-PLAY-09")
def test_no_window_of_spending_opens_when_nothing_is_spent() -> None:
    purse = support("Purse", interrupt("spend", Draw(1), by="you"))
    s = scene(hands=[[hit(), "energy"]], play=[[purse]]).do("0:play hit")
    assert s.prompt == "turn" and left(s, "rhino") == 11


@pytest.mark.rule("MC-PLAY-10")
def test_the_window_after_playing_an_event_opens_when_it_is_done() -> None:
    diary = support("Diary", response("play", Draw(1), by="you", to="event"))
    s = scene(hands=[[hit()]], play=[[diary]]).do("0:play hit")
    assert s.prompt == "response" and left(s, "rhino") == 11 and pile(s) == ["hit"]
    s.do("0:use diary 0")
    assert len(hand(s)) == 1


@pytest.mark.rule("MC-PLAY-10")
def test_the_window_after_playing_an_ally_opens_when_it_is_in_play() -> None:
    diary = support("Diary", response("play", Draw(1), by="you", to="ally"))
    s = scene(hands=[[ally("Ann"), upgrade("Cape")]], play=[[diary]])
    assert s.do("0:play cape").prompt == "turn"
    s.do("0:play ann")
    assert s.prompt == "response" and in_play(s, "ann")


@pytest.mark.rule("MC-PLAY-10")
def test_the_event_of_another_player_does_not_open_your_window() -> None:
    diary = support("Diary", response("play", Draw(1), by="you", to="event"))
    s = scene(*TWO, hands=[[hit()]], play=[[], [diary]]).do("0:play hit")
    assert (s.seat, s.prompt) == (0, "turn") and left(s, "rhino") == 25


# ---------------------------------------------------------------------- the card leaves, the ability goes on
@pytest.mark.rule("MC-PLAY-11")
def test_an_ability_goes_on_when_its_card_is_discarded_for_it() -> None:
    bomb = upgrade("Bomb", action(Damage(3), (DiscardThis(),)))
    s = scene(play=[[bomb]], minions=[["hydra-bomber"]]).do("0:use bomb")
    assert pile(s) == ["bomb"] and s.prompt == "target"
    s.do("0:target rhino")
    assert left(s, "rhino") == 11


@pytest.mark.rule("MC-PLAY-11", "MC-PLAY-05")
def test_an_ability_ends_when_its_card_leaves_before_it_is_exhausted_for_it() -> None:
    thief = support("Thief", interrupt("spend", Discard(Each(Those("upgrade", "yours"))), forced=True, by="you"))
    gear = upgrade("Gear", action(Damage(3, THE_VILLAIN), (ExhaustThis(), Spend(("energy",)))))
    s = scene(play=[[thief, gear]], hands=[["energy"]]).do("0:use gear")
    assert not in_play(s, "gear") and not card(s, "gear").exhausted
    assert left(s, "rhino") == 14 and hand(s) == ["energy"]


@pytest.mark.rule("MC-PLAY-03")
def test_a_permanent_card_cannot_be_discarded_as_a_cost() -> None:
    bomb = upgrade("Bomb", action(Damage(3, THE_VILLAIN), (DiscardThis(),)), keywords=["permanent"])
    s = scene(play=[[bomb]])
    assert "use bomb" not in s.offers


# ---------------------------------------------------------------------- from where, and where to
@pytest.mark.rule("MC-PLAY-12")
def test_an_ally_is_not_played_from_the_discard_pile_without_permission() -> None:
    s = scene(piles=[[ally("Ann")]], decks=[[ally("Ben")]])
    assert "play ann" not in s.offers
    assert s.why_not("0:play ann") == "MC-PLAY-12" and s.why_not("0:play ben") == "MC-ABIL-01"


@pytest.mark.rule("MC-PLAY-13")
def test_a_card_put_into_play_costs_nothing() -> None:
    s = scene(hands=[[raise_from_pile("ally"), "energy"]], piles=[[ally("Ann", cost=4)]]).do("0:play raise")
    assert in_play(s, "ann") and card(s, "ann").ctl == 0
    assert hand(s) == ["energy"] and pile(s) == ["raise"]


@pytest.mark.rule("MC-PLAY-13")
def test_a_restriction_on_playing_does_not_hold_for_putting_into_play() -> None:
    cape = upgrade("Cape", only=HERO)
    s = scene(form=ALTER_EGO, hands=[[raise_from_pile("upgrade")]], piles=[[cape]]).do("0:play raise")
    assert in_play(s, "cape")


@pytest.mark.rule("MC-PLAY-14")
def test_a_card_put_into_play_was_not_played_but_entered() -> None:
    played = support("Played", response("play", Damage(1, THE_VILLAIN), by="you", to="ally"))
    entered = support("Entered", response("enter_play", Damage(1, THE_VILLAIN), to="ally"))
    s = scene(hands=[[raise_from_pile("ally")]], piles=[[ally("Ann")]], play=[[played, entered]]).do("0:play raise")
    assert s.prompt == "response" and s.offers == ["use entered 0", "pass"]


@pytest.mark.rule("MC-PLAY-14")
def test_a_played_ally_was_played_and_entered() -> None:
    played = support("Played", response("play", Damage(1, THE_VILLAIN), by="you", to="ally"))
    entered = support("Entered", response("enter_play", Damage(1, THE_VILLAIN), to="ally"))
    s = scene(hands=[[ally("Ann")]], play=[[played, entered]]).do("0:play ann")
    assert len(s.offers) == 3


@pytest.mark.rule("MC-PLAY-15")
def test_an_attaching_card_without_a_host_cannot_be_put_into_play() -> None:
    leash = upgrade("Leash", attach=Those("ally"))
    s = scene(hands=[[raise_from_pile("upgrade")]], piles=[[leash]])
    if "play raise" in s.offers:
        s.do("0:play raise")
    assert not in_play(s, "leash") and "leash" in pile(s)


@pytest.mark.rule("MC-PLAY-15")
def test_an_attaching_card_put_into_play_is_attached() -> None:
    leash = upgrade("Leash", attach=Those("ally"))
    s = scene(hands=[[raise_from_pile("upgrade")]], piles=[[leash]], play=[[ally("Ann")]]).do("0:play raise")
    assert in_play(s, "leash") and card(s, "leash").host == card(s, "ann").id


@pytest.mark.rule("MC-PLAY-15")
def test_a_namesake_of_a_unique_card_in_play_cannot_be_put_into_play() -> None:
    star = ally("Star", unique=True)
    s = scene(hands=[[raise_from_pile("ally")]], piles=[[star]], play=[[star]])
    if "play raise" in s.offers:
        s.do("0:play raise")
    assert [in_play(s, x) for x in ("star", "star-2")].count(True) == 1


@pytest.mark.rule("MC-PLAY-15")
def test_a_card_put_into_play_arrives_as_if_it_had_been_played() -> None:
    cell = upgrade("Cell", action(Draw(1), (RemoveCounter(),)), uses=3)
    s = scene(*TWO, active=1, hands=[[], [raise_from_pile("upgrade")]], piles=[[], [cell]]).do("1:play raise")
    it = card(s, "cell")
    assert (it.area, it.ctl, it.counters, it.exhausted) == (1, 1, 3, False)


@pytest.mark.rule("MC-PLAY-16")
def test_a_permission_adds_the_discard_pile_to_the_hand() -> None:
    ghost = ally("Ghost", from_pile=True)
    s = scene(hands=[[ghost]], piles=[[ghost]])
    assert [o for o in s.offers if "ghost" in o] == ["play ghost", "play ghost-2"]
    s.do("0:play ghost-2")
    assert in_play(s, "ghost-2") and pile(s) == [] and hand(s) == ["ghost"]


@pytest.mark.rule("MC-PLAY-16")
def test_using_a_permission_is_optional_and_the_cost_is_paid() -> None:
    ghost = ally("Ghost", cost=1, from_pile=True)
    assert scene(piles=[[ghost]]).why_not("0:play ghost") == "MC-PLAY-03"
    s = scene(piles=[[ghost]], hands=[["energy"]])
    assert "play ghost" in s.offers and "end" in s.offers
    s.do("0:play ghost")
    assert in_play(s, "ghost") and pile(s) == ["energy"]
    unused = scene(piles=[[ghost]], hands=[["energy"]]).do("0:end")
    assert (pile(unused), hand(unused)[:1]) == (["ghost"], ["energy"])


@pytest.mark.rule("MC-PLAY-17")
def test_a_card_goes_to_the_area_of_who_plays_it() -> None:
    s = scene(*TWO, hands=[[upgrade("Cape")]]).do("0:play cape")
    assert s.prompt == "turn" and card(s, "cape").area == 0 and card(s, "cape").ctl == 0


@pytest.mark.rule("MC-PLAY-17")
def test_a_card_that_may_go_to_any_player_asks_where() -> None:
    s = scene(*TWO, hands=[[upgrade("Radio", under_any=True)]]).do("0:play radio")
    assert s.offers == ["target spider-man", "target black-panther"]
    s.do("0:target black-panther")
    assert card(s, "radio").area == 1 and card(s, "radio").ctl == 1


@pytest.mark.rule("MC-PLAY-17")
def test_an_ability_may_affect_the_area_of_another_player() -> None:
    s = scene(
        *TWO,
        hands=[[event("Care", action(Heal(2, Chosen(Those("ally")))))]],
        play=[[], [ally("Ann")]],
        damage={"ann": 2},
    )
    s.do("0:play care")
    assert left(s, "ann") == 3
