"""Windows of interrupts and responses."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import interrupt, response, would
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.effects.cards import Draw
from tablee.games.champions.rules.effects.glue import Instead
from tablee.games.champions.rules.effects.harm import Damage, Heal, Prevent
from tablee.games.champions.rules.effects.schemes import CancelAbility, CancelRevealed, PlaceThreat
from tablee.games.champions.rules.effects.who import A_MINION, EACH_FRIENDLY, THAT, YOU
from tablee.games.champions.rules.vocabulary import STUNNED
from tablee.games.champions.scene import card, go, hand, in_play, left, pile, scene, threat_on
from tests.games.champions.rules.window_kit import (
    ally,
    duds,
    event,
    made,
    menace,
    minion,
    pick,
    side_scheme,
    trigger,
    upgrade,
    uses,
)


def jab(n: int = 3) -> CardDef:
    return event("Jab", Damage(n, YOU))


# ---------------------------------------------------------------------- conditions
def alarm() -> CardDef:
    return upgrade("Alarm", interrupt("enemy_attack", Draw(1), by="enemy"))


@pytest.mark.rule("MC-WINDOW-01")
def test_an_ability_on_an_attack_is_offered_when_the_enemy_attacks() -> None:
    s = scene(at="activate", play=[[alarm()]], encounter=duds(3))
    assert s.prompt == "interrupt"
    assert "alarm" in uses(s)


@pytest.mark.rule("MC-WINDOW-01")
def test_an_ability_on_an_attack_is_not_offered_for_a_scheme() -> None:
    s = scene(at="activate", form="alter_ego", play=[[alarm()]], encounter=duds(3))
    assert s.prompt == "turn"
    assert threat_on(s) == 1


@pytest.mark.rule("MC-WINDOW-01")
def test_an_ability_on_an_attack_is_refused_in_a_turn() -> None:
    s = scene(play=[[alarm()]])
    assert "alarm" not in uses(s)
    assert s.why_not("0:use alarm") == "MC-WINDOW-01"


# ---------------------------------------------------------------------- shared windows
def watchers(timing: str) -> list[CardDef]:
    make = response if timing == "after" else interrupt
    return [
        upgrade("On Attack", make("attack", Draw(1), by="you")),
        upgrade("On Damage", make("damage", Draw(1), to="minion")),
        upgrade("On Defeat", make("defeat", Draw(1), to="minion")),
    ]


@pytest.mark.rule("MC-WINDOW-02", "MC-WINDOW-08")
@pytest.mark.parametrize(
    "order", [("on-attack", "on-damage", "on-defeat"), ("on-defeat", "on-damage", "on-attack")], ids=["as", "reversed"]
)
def test_attack_damage_and_defeat_share_one_response_window(order: tuple[str, ...]) -> None:
    s = scene(play=[watchers("after")], minions=[["hydra-mercenary"]], damage={"hydra-mercenary": 1})
    s.do("0:attack spider-man hydra-mercenary")
    assert s.prompt == "response"
    assert sorted(uses(s)) == ["on-attack", "on-damage", "on-defeat"]
    for name in order:
        pick(s, 0, name)
    assert s.prompt == "turn"
    assert len(hand(s)) == 3


@pytest.mark.rule("MC-WINDOW-02")
def test_a_minion_that_survives_opens_no_window_for_its_defeat() -> None:
    s = scene(play=[watchers("after")], minions=[["hydra-mercenary"]])
    s.do("0:attack spider-man hydra-mercenary")
    assert sorted(uses(s)) == ["on-attack", "on-damage"]


@pytest.mark.rule("MC-WINDOW-02")
def test_attack_damage_and_defeat_share_one_interrupt_window() -> None:
    s = scene(play=[watchers("when")], minions=[["hydra-mercenary"]], damage={"hydra-mercenary": 1})
    s.do("0:attack spider-man hydra-mercenary")
    assert s.prompt == "interrupt"
    assert sorted(uses(s)) == ["on-attack", "on-damage", "on-defeat"]


@pytest.mark.rule("MC-WINDOW-02", "MC-WINDOW-10")
def test_a_forced_response_to_the_defeat_precedes_a_response_to_the_attack() -> None:
    forced = upgrade("Toll", response("defeat", PlaceThreat(1), to="minion", forced=True))
    s = scene(play=[[forced, *watchers("after")]], minions=[["hydra-mercenary"]], damage={"hydra-mercenary": 1})
    s.do("0:attack spider-man hydra-mercenary")
    assert s.prompt == "response"
    assert threat_on(s) == 1


@pytest.mark.rule("MC-WINDOW-02")
def test_an_enemy_attack_shares_its_window_with_the_defeat_it_causes() -> None:
    mine = [
        upgrade("After Attack", response("enemy_attack", Draw(1))),
        upgrade("After Defeat", response("defeat", Draw(1), to="ally")),
    ]
    s = scene("captain-marvel", at="activate", play=[[*mine, ally("Pal", hp=1)]], encounter=duds(4))
    s.do("0:defend pal")
    assert s.prompt == "response"
    assert sorted(uses(s)) == ["after-attack", "after-defeat"]


# ---------------------------------------------------------------------- interrupts
def shield(n: int = 1, name: str = "Shield") -> CardDef:
    return upgrade(name, would("damage", Prevent(n), to="you"))


@pytest.mark.rule("MC-WINDOW-03")
def test_an_interrupt_resolves_before_what_it_interrupts() -> None:
    s = scene(hands=[[jab(3)]], play=[[shield()]])
    s.do("0:play jab")
    assert s.prompt == "would"
    assert left(s, "spider-man") == 10
    pick(s, 0, "shield")
    assert left(s, "spider-man") == 8


@pytest.mark.rule("MC-WINDOW-03")
def test_an_interrupt_not_used_changes_nothing() -> None:
    s = scene(hands=[[jab(3)]], play=[[shield()]]).do("0:play jab", "0:pass")
    assert left(s, "spider-man") == 7


def medic(name: str) -> CardDef:
    return upgrade(name, interrupt("damage", Draw(1), to="identity"))


@pytest.mark.rule("MC-WINDOW-04")
def test_the_first_player_is_asked_first_whoever_is_active() -> None:
    s = scene(
        "spider-man", "captain-marvel", first=1, active=0, hands=[[jab()], []], play=[[medic("One")], [medic("Two")]]
    )
    s.do("0:play jab")
    assert (s.prompt, s.seat, uses(s)) == ("interrupt", 1, ["two"])


@pytest.mark.rule("MC-WINDOW-04")
def test_after_a_pass_one_is_asked_again_when_another_player_used_something() -> None:
    s = scene(
        "spider-man", "captain-marvel", first=1, active=0, hands=[[jab()], []], play=[[medic("One")], [medic("Two")]]
    )
    s.do("0:play jab", "1:pass")
    pick(s, 0, "one")
    assert (s.prompt, s.seat) == ("interrupt", 1)
    pick(s, 1, "two")
    assert s.prompt == "turn"
    assert (len(hand(s, 0)), len(hand(s, 1))) == (1, 1)


@pytest.mark.rule("MC-WINDOW-04")
def test_when_all_pass_in_succession_the_condition_resolves() -> None:
    s = scene(
        "spider-man", "captain-marvel", first=1, active=0, hands=[[jab()], []], play=[[medic("One")], [medic("Two")]]
    )
    s.do("0:play jab", "1:pass", "0:pass")
    assert s.prompt == "turn"
    assert left(s, "spider-man") == 7
    assert (len(hand(s, 0)), len(hand(s, 1))) == (0, 0)


@pytest.mark.rule("MC-WINDOW-04", "MC-PREVENT-01")
def test_any_number_of_interrupts_may_be_used_on_one_condition() -> None:
    s = scene(hands=[[jab(4)]], play=[[shield(1, "One"), shield(1, "Two"), shield(1, "Three")]])
    s.do("0:play jab")
    for name in ("one", "two", "three"):
        pick(s, 0, name)
    assert left(s, "spider-man") == 9


def rescue() -> CardDef:
    return upgrade("Rescue", would("defeat", Instead(Heal(1, THAT)), to="your_ally"))


def mourner(**more: bool) -> CardDef:
    return upgrade("Mourner", interrupt("defeat", PlaceThreat(1), to="ally", **more))


@pytest.mark.rule("MC-WINDOW-05", "MC-REPL-01")
def test_a_replaced_defeat_offers_no_interrupt_to_the_defeat() -> None:
    s = scene(hands=[[event("Hit", Damage(3, EACH_FRIENDLY))]], play=[[ally("Pal"), rescue(), mourner()]])
    s.do("0:play hit")
    assert s.prompt == "would"
    pick(s, 0, "rescue")
    assert s.prompt == "turn"
    assert in_play(s, "pal")
    assert left(s, "pal") == 1


@pytest.mark.rule("MC-WINDOW-05")
def test_a_defeat_that_is_not_replaced_offers_its_interrupts() -> None:
    s = scene(hands=[[event("Hit", Damage(3, EACH_FRIENDLY))]], play=[[ally("Pal"), rescue(), mourner()]])
    s.do("0:play hit", "0:pass")
    assert (s.prompt, uses(s)) == ("interrupt", ["mourner"])


@pytest.mark.rule("MC-WINDOW-05")
def test_after_one_player_cancelled_the_text_another_cannot() -> None:
    mine = trigger("Sense", interrupt("reveal", CancelRevealed(), to="treachery"))
    yours = trigger("Instinct", interrupt("reveal", CancelRevealed(), to="treachery"))
    s = scene("spider-man", "captain-marvel", at="reveal", hands=[[mine], [yours]], dealt=[[menace(n=3)]])
    pick(s, 0, "sense")
    assert s.prompt == "turn"
    assert threat_on(s) == 0
    assert hand(s, 1) == ["instinct"]


@pytest.mark.rule("MC-WINDOW-05")
def test_after_the_first_player_passed_the_other_may_cancel() -> None:
    mine = trigger("Sense", interrupt("reveal", CancelRevealed(), to="treachery"))
    yours = trigger("Instinct", interrupt("reveal", CancelRevealed(), to="treachery"))
    s = scene("spider-man", "captain-marvel", at="reveal", hands=[[mine], [yours]], dealt=[[menace(n=3)]])
    s.do("0:pass")
    pick(s, 1, "instinct")
    assert threat_on(s) == 0
    assert hand(s, 0) == ["sense"]


@pytest.mark.rule("MC-WINDOW-05", "MC-REPL-04")
def test_an_attack_replaced_by_a_web_offers_no_interrupt_to_the_attack() -> None:
    s = scene(at="activate", on={"rhino": ["webbed-up"]}, encounter=duds(3))
    assert s.prompt == "turn"
    assert hand(s) == []
    assert left(s, "spider-man") == 10
    assert card(s, "rhino").status == STUNNED
    assert not in_play(s, "webbed-up")


@pytest.mark.rule("MC-WINDOW-05", "MC-CANCEL-01")
def test_an_ability_already_cancelled_is_not_cancelled_again() -> None:
    rows = [[], [upgrade(name, interrupt("initiate", CancelAbility(), to="event")) for name in ("Jam", "Jelly")]]
    s = scene("spider-man", "captain-marvel", hands=[[event("Plan", Draw(1))], []], play=rows).do("0:play plan")
    assert sorted(uses(s)) == ["jam", "jelly"]
    pick(s, 1, "jam")
    assert s.prompt == "turn"
    assert hand(s) == []


@pytest.mark.rule("MC-WINDOW-06")
def test_what_would_happen_comes_before_what_happens() -> None:
    mine = [ally("Pal"), upgrade("Dread", would("defeat", Draw(1), to="ally")), mourner()]
    s = scene(hands=[[event("Hit", Damage(3, EACH_FRIENDLY))]], play=[mine])
    s.do("0:play hit")
    assert (s.prompt, uses(s)) == ("would", ["dread"])
    pick(s, 0, "dread")
    assert (s.prompt, uses(s)) == ("interrupt", ["mourner"])


@pytest.mark.rule("MC-WINDOW-06")
def test_an_optional_would_precedes_a_forced_interrupt_without_it() -> None:
    s = scene(hands=[[event("Hit", Damage(3, EACH_FRIENDLY))]], play=[[ally("Pal"), rescue(), mourner(forced=True)]])
    s.do("0:play hit")
    assert s.prompt == "would"
    assert threat_on(s) == 0
    s.do("0:pass")
    assert threat_on(s) == 1


@pytest.mark.rule("MC-WINDOW-06", "MC-WINDOW-10")
def test_inside_the_would_window_forced_comes_first() -> None:
    forced = upgrade("Curse", would("damage", PlaceThreat(1), to="you", forced=True))
    s = scene(hands=[[jab()]], play=[[forced, shield()]])
    s.do("0:play jab")
    assert (s.prompt, uses(s)) == ("would", ["shield"])
    assert threat_on(s) == 1


# ---------------------------------------------------------------------- responses
@pytest.mark.rule("MC-WINDOW-07")
def test_a_response_comes_after_its_condition_and_before_the_next_step() -> None:
    grit = upgrade("Grit", response("enemy_attack", Draw(1), to="you"))
    s = scene("captain-marvel", at="activate", play=[[grit]], encounter=duds(4))
    s.do("0:pass")
    assert (s.prompt, uses(s)) == ("response", ["grit"])
    assert left(s, "captain-marvel") == 10
    assert s.game.players[0].dealt == ()


@pytest.mark.rule("MC-WINDOW-07")
def test_a_response_to_spending_comes_when_the_resources_are_spent() -> None:
    thrift = upgrade("Thrift", response("spend", Draw(1), by="you"))
    s = scene(hands=[[upgrade("Gear", cost=1), event("Fodder", Draw(1))]], play=[[thrift]]).do("0:play gear")
    assert (s.prompt, uses(s)) == ("response", ["thrift"])
    assert pile(s) == ["fodder"]


@pytest.mark.rule("MC-WINDOW-08")
def test_responses_go_round_until_all_pass_in_succession() -> None:
    one = upgrade("One", response("attack", Draw(1)))
    two = [upgrade("Two", response("attack", Draw(1))), upgrade("Three", response("attack", Draw(1)))]
    s = scene("spider-man", "captain-marvel", play=[[one], two])
    s.do("0:attack spider-man rhino", "0:pass")
    pick(s, 1, "two")
    assert (s.prompt, s.seat, uses(s)) == ("response", 0, ["one"])
    s.do("0:pass", "1:pass")
    assert s.prompt == "turn"
    assert (len(hand(s, 0)), len(hand(s, 1))) == (0, 1)


@pytest.mark.rule("MC-WINDOW-08")
def test_once_all_have_passed_a_response_is_refused() -> None:
    s = scene(play=[[upgrade("One", response("attack", Draw(1)))]])
    s.do("0:attack spider-man rhino", "0:pass")
    assert s.prompt == "turn"
    assert s.why_not("0:use one") == "MC-WINDOW-01"


# ---------------------------------------------------------------------- forced abilities
@pytest.mark.rule("MC-WINDOW-09")
def test_a_forced_interrupt_is_initiated_without_asking() -> None:
    s = scene(play=[[upgrade("Curse", interrupt("attack", PlaceThreat(1), by="you", forced=True))]])
    s.do("0:attack spider-man rhino")
    assert s.prompt == "turn"
    assert threat_on(s) == 1


@pytest.mark.rule("MC-WINDOW-09")
def test_a_forced_response_is_initiated_every_time() -> None:
    s = scene(
        play=[
            [ally("Pal", atk_cons=0), upgrade("Curse", response("damage", PlaceThreat(1), to="villain", forced=True))]
        ]
    )
    s.do("0:attack spider-man rhino", "0:attack pal rhino")
    assert threat_on(s) == 2


@pytest.mark.rule("MC-WINDOW-10")
def test_a_forced_interrupt_precedes_an_optional_one() -> None:
    forced = upgrade("Curse", interrupt("attack", PlaceThreat(1), by="you", forced=True))
    s = scene(play=[[upgrade("Free", interrupt("attack", Draw(1), by="you")), forced]])
    s.do("0:attack spider-man rhino")
    assert (s.prompt, uses(s)) == ("interrupt", ["free"])
    assert threat_on(s) == 1


@pytest.mark.rule("MC-WINDOW-10")
def test_a_forced_response_precedes_an_optional_one() -> None:
    forced = upgrade("Curse", response("attack", PlaceThreat(1), by="you", forced=True))
    s = scene(play=[[upgrade("Free", response("attack", Draw(1), by="you")), forced]])
    s.do("0:attack spider-man rhino")
    assert (s.prompt, uses(s)) == ("response", ["free"])
    assert threat_on(s) == 1


@pytest.mark.rule("MC-WINDOW-11")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_orders_forced_abilities_of_others(first: int) -> None:
    theirs = upgrade("Theirs", response("damage", Draw(1), to="villain", forced=True))
    its = made("attachment", "Its", response("damage", PlaceThreat(1), to="host", forced=True))
    s = scene("spider-man", "captain-marvel", active=0, first=first, play=[[], [theirs]], on={"rhino": [its]})
    s.do("0:attack spider-man rhino")
    assert (s.prompt, s.seat) == ("forced-order", first)
    assert sorted(uses(s)) == ["its", "theirs"]
    pick(s, first, "its")
    assert s.prompt == "turn"
    assert (threat_on(s), len(hand(s, 1))) == (1, 1)


def imp() -> CardDef:
    return minion("Imp", response("attack", PlaceThreat(1), to="villain", forced=True))


def burst() -> CardDef:
    return upgrade("Burst", response("attack", Damage(3, A_MINION), to="villain", forced=True))


@pytest.mark.rule("MC-WINDOW-12")
def test_a_forced_ability_whose_source_is_gone_does_not_initiate() -> None:
    s = scene(play=[[burst()]], minions=[[imp()]])
    s.do("0:attack spider-man rhino")
    pick(s, 0, "burst")
    assert not in_play(s, "imp")
    assert threat_on(s) == 0


@pytest.mark.rule("MC-WINDOW-12")
def test_in_the_other_order_both_forced_abilities_resolve() -> None:
    s = scene(play=[[burst()]], minions=[[imp()]])
    s.do("0:attack spider-man rhino")
    pick(s, 0, "imp")
    assert not in_play(s, "imp")
    assert threat_on(s) == 1


@pytest.mark.rule("MC-WINDOW-12", "MC-WINDOW-13")
def test_a_forced_ability_is_finished_with_its_own_windows_before_the_next() -> None:
    first = upgrade("First", response("attack", Damage(1, YOU), by="you", forced=True))
    second = upgrade("Second", response("attack", PlaceThreat(1), by="you", forced=True))
    s = scene(play=[[first, second, shield()]])
    s.do("0:attack spider-man rhino")
    pick(s, 0, "first")
    assert s.prompt == "would"
    assert threat_on(s) == 0
    s.do("0:pass")
    assert (left(s, "spider-man"), threat_on(s)) == (9, 1)


@pytest.mark.rule("MC-WINDOW-13")
def test_a_window_inside_a_response_closes_before_the_outer_one_goes_on() -> None:
    hurt = upgrade("Hurt", response("attack", Damage(1, YOU), by="you"))
    calm = upgrade("Calm", response("attack", Draw(1), by="you"))
    s = scene(play=[[hurt, calm, shield()]])
    s.do("0:attack spider-man rhino")
    assert sorted(uses(s)) == ["calm", "hurt"]
    pick(s, 0, "hurt")
    assert (s.prompt, uses(s)) == ("would", ["shield"])
    pick(s, 0, "shield")
    assert (s.prompt, uses(s)) == ("response", ["calm"])
    assert left(s, "spider-man") == 10


@pytest.mark.rule("MC-WINDOW-13")
def test_a_response_inside_a_response_window_finishes_first() -> None:
    mine = [
        upgrade("Hurt", response("attack", Damage(1, YOU), by="you")),
        upgrade("Calm", response("attack", Draw(1), by="you")),
        upgrade("Wince", response("damage", PlaceThreat(1), to="you")),
    ]
    s = scene(play=[mine], sides=[side_scheme("Plot")])
    s.do("0:attack spider-man rhino")
    pick(s, 0, "hurt")
    assert (s.prompt, uses(s)) == ("response", ["wince"])
    pick(s, 0, "wince")
    assert (s.prompt, uses(s)) == ("response", ["calm"])
    go(s)
    assert (card(s, "plot").threat, threat_on(s)) == (3, 1)
