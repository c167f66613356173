"""Lasting and delayed effects, cancelling, preventing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.games.champions.rules.abilities import Ability, action, interrupt, response, would
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.constants import Gains
from tablee.games.champions.rules.costs import DiscardThis
from tablee.games.champions.rules.effects.amounts import HasStatus
from tablee.games.champions.rules.effects.cards import Discard, Draw
from tablee.games.champions.rules.effects.enemies import EnemyAttacks
from tablee.games.champions.rules.effects.glue import AtEnd, If
from tablee.games.champions.rules.effects.harm import Damage, Give, Prevent
from tablee.games.champions.rules.effects.play import Lasting
from tablee.games.champions.rules.effects.schemes import (
    CancelAbility,
    CancelCard,
    CancelRevealed,
    PlaceThreat,
    RevealTop,
)
from tablee.games.champions.rules.effects.who import THE_VILLAIN, THIS, YOU, Each
from tablee.games.champions.rules.vocabulary import TOUGH, Those
from tablee.games.champions.scene import card, go, hand, in_play, left, pile, scene, threat_on, value
from tests.games.champions.rules.window_kit import (
    ally,
    duds,
    event,
    menace,
    minion,
    pick,
    side_scheme,
    trigger,
    upgrade,
    uses,
)


def pep(until: str, stat: str = "atk") -> CardDef:
    return event("Pep", Lasting(stat, 1, YOU, until))


# ---------------------------------------------------------------------- lasting effects
@pytest.mark.rule("MC-LAST-01")
def test_a_lasting_bonus_holds_until_the_end_of_the_phase() -> None:
    s = scene("captain-marvel", hands=[[pep("phase")]], encounter=duds(4)).do("0:play pep")
    assert value(s, "atk", "captain-marvel") == 3
    s.do("0:attack captain-marvel rhino")
    assert left(s, "rhino") == 11
    s.do("0:end")
    assert s.prompt == "defend"
    assert value(s, "atk", "captain-marvel") == 2


@pytest.mark.rule("MC-LAST-01")
def test_a_lasting_bonus_for_a_round_holds_in_the_villain_phase() -> None:
    s = scene("captain-marvel", hands=[[pep("round")]], encounter=duds(4)).do("0:play pep", "0:end")
    assert s.prompt == "defend"
    assert value(s, "atk", "captain-marvel") == 3
    go(s)
    assert value(s, "atk", "captain-marvel") == 2


@pytest.mark.rule("MC-LAST-02")
def test_a_lasting_bonus_outlives_the_event_that_gave_it() -> None:
    s = scene(hands=[[pep("turn", "thw")]], threat={"the-break-in": 5}).do("0:play pep")
    assert pile(s) == ["pep"]
    s.do("0:thwart spider-man the-break-in")
    assert threat_on(s) == 3


@pytest.mark.rule("MC-LAST-02")
def test_a_lasting_bonus_outlives_an_upgrade_that_leaves_play() -> None:
    source = upgrade("Source", action(Lasting("atk", 1, YOU, "turn")))
    away = event("Away", Discard(Each(Those("upgrade", "yours"))))
    s = scene(hands=[[away]], play=[[source]]).do("0:use source", "0:play away")
    assert not in_play(s, "source")
    assert value(s, "atk", "spider-man") == 3


@pytest.mark.rule("MC-LAST-03")
def test_a_minion_that_comes_later_is_affected_too() -> None:
    fog = event("Fog", Lasting("atk", -1, Each(Those("minion")), "round"))
    call = event("Call", RevealTop())
    s = scene(hands=[[fog, call]], minions=[[minion("Early", atk=2)]], encounter=[minion("Late", atk=3)])
    s.do("0:play fog", "0:play call")
    assert (value(s, "atk", "early"), value(s, "atk", "late")) == (1, 2)
    assert value(s, "atk", "rhino") == 2


@pytest.mark.rule("MC-LAST-03")
def test_a_minion_that_gains_the_trait_later_is_affected_too() -> None:
    fog = event("Fog", Lasting("atk", -1, Each(Those("minion", trait="Brute")), "round"))
    brand = upgrade("Brand", action(Draw(1), (DiscardThis(),)), constants=(Gains("minion", trait="Brute"),))
    s = scene(hands=[[fog, brand]], minions=[[minion("Brute", atk=2, traits=["Brute"]), minion("Thug", atk=2)]])
    s.do("0:play fog")
    assert (value(s, "atk", "brute"), value(s, "atk", "thug")) == (1, 2)
    s.do("0:play brand")
    assert (value(s, "atk", "brute"), value(s, "atk", "thug")) == (1, 1)
    s.do("0:use brand")
    assert (value(s, "atk", "brute"), value(s, "atk", "thug")) == (1, 2)


def wrath() -> CardDef:
    return event("Wrath", Lasting("atk", 2, THE_VILLAIN, "round"))


@pytest.mark.rule("MC-LAST-04")
def test_a_bonus_until_the_end_of_the_round_is_gone_for_abilities_at_its_end() -> None:
    late = side_scheme("Late Blow", interrupt("end", EnemyAttacks(), forced=True))
    s = scene(form="alter_ego", hands=[[wrath()]], sides=[late], encounter=duds(6)).do("0:play wrath", "0:end")
    go(s)
    assert left(s, "spider-man") == 8


@pytest.mark.rule("MC-LAST-04", "MC-DELAY-01")
def test_a_bonus_until_the_end_of_the_round_is_gone_for_delayed_effects_at_its_end() -> None:
    ambush = event("Ambush", AtEnd("round", EnemyAttacks()))
    s = scene(form="alter_ego", hands=[[wrath(), ambush]], encounter=duds(6))
    s.do("0:play wrath", "0:play ambush", "0:end")
    go(s)
    assert left(s, "spider-man") == 8


@pytest.mark.rule("MC-LAST-04", "MC-MOD-07")
def test_a_bonus_until_the_end_of_the_turn_is_gone_for_the_next_player() -> None:
    s = scene("spider-man", "captain-marvel", hands=[[pep("turn")], []]).do("0:play pep")
    assert value(s, "atk", "spider-man") == 3
    s.do("0:end")
    assert (s.prompt, s.seat) == ("turn", 1)
    assert value(s, "atk", "spider-man") == 2


@pytest.mark.rule("MC-LAST-04", "MC-MOD-08")
def test_hit_points_lost_at_the_end_of_a_turn_defeat_at_once() -> None:
    vigor = event("Vigor", Lasting("hp", 2, Each(Those("ally")), "turn"))
    hit = event("Hit", Damage(4, Each(Those("ally"))))
    s = scene("spider-man", "captain-marvel", hands=[[vigor, hit], []], play=[[ally("Pal", hp=3)], []])
    s.do("0:play vigor", "0:play hit")
    assert left(s, "pal") == 1
    s.do("0:end")
    assert (s.prompt, s.seat) == ("turn", 1)
    assert pile(s)[0] == "pal"


@pytest.mark.rule("MC-LAST-05")
def test_until_the_end_of_the_attack_needs_an_attack_in_progress() -> None:
    s = scene(hands=[[pep("attack", "def")]])
    assert "play pep" not in s.offers
    assert s.why_not("0:play pep") != ""


@pytest.mark.rule("MC-LAST-05")
def test_until_the_end_of_the_attack_is_not_offered_on_something_else() -> None:
    stance = upgrade("Stance", response("thwart", Lasting("def", 2, YOU, "attack"), by="you"))
    s = scene(play=[[stance]], threat={"the-break-in": 3}).do("0:thwart spider-man the-break-in")
    assert s.prompt == "turn"


@pytest.mark.rule("MC-LAST-05")
def test_until_the_end_of_the_turn_is_not_offered_in_the_villain_phase() -> None:
    stance = upgrade("Stance", interrupt("enemy_attack", Lasting("def", 2, YOU, "turn")))
    s = scene("captain-marvel", at="activate", play=[[stance]], encounter=duds(3))
    assert s.prompt == "defend"


@pytest.mark.rule("MC-LAST-01", "MC-LAST-05")
def test_until_the_end_of_the_attack_holds_for_this_attack_only() -> None:
    stance = upgrade("Stance", interrupt("enemy_attack", Lasting("def", 1, YOU, "attack"), by="villain"))
    s = scene("captain-marvel", at="activate", play=[[stance]], encounter=duds(4))
    pick(s, 0, "stance")
    assert value(s, "def", "captain-marvel") == 2
    s.do("0:defend captain-marvel")
    assert left(s, "captain-marvel") == 12
    assert value(s, "def", "captain-marvel") == 1


@pytest.mark.rule("MC-LAST-01", "MC-MOD-07")
def test_a_bonus_given_while_the_attack_does_damage_ends_with_the_attack() -> None:
    fury = upgrade("Fury", interrupt("damage", Lasting("atk", 1, YOU, "attack"), to="you"))
    s = scene("captain-marvel", at="activate", play=[[fury]], minions=[[minion("Imp", atk=1)]], encounter=duds(4))
    s.do("0:pass")
    pick(s, 0, "fury")
    assert s.prompt == "defend"
    assert value(s, "atk", "captain-marvel") == 2


# ---------------------------------------------------------------------- delayed effects
@pytest.mark.rule("MC-DELAY-01")
def test_a_delayed_discard_occurs_at_the_end_of_the_turn() -> None:
    fuse = upgrade("Fuse", action(AtEnd("turn", Discard(THIS)), limit=1))
    s = scene("spider-man", "captain-marvel", play=[[fuse], []]).do("0:use fuse")
    assert in_play(s, "fuse")
    s.do("0:end")
    assert (s.prompt, s.seat) == ("turn", 1)
    assert pile(s) == ["fuse"]


@pytest.mark.rule("MC-DELAY-01")
def test_a_delayed_effect_happens_once() -> None:
    plot = event("Plot", AtEnd("turn", PlaceThreat(1)))
    s = scene("spider-man", "captain-marvel", hands=[[plot], []]).do("0:play plot", "0:end")
    assert threat_on(s) == 1
    s.do("1:end")
    go(s, "defend")
    assert threat_on(s) == 3


def delayed_tough() -> CardDef:
    return upgrade("Brace", interrupt("enemy_attack", AtEnd("attack", Give(TOUGH, YOU)), forced=True))


@pytest.mark.rule("MC-DELAY-02")
def test_a_delayed_effect_precedes_a_response_to_the_same_occurrence() -> None:
    grit = upgrade("Grit", response("enemy_attack", Draw(1)))
    s = scene("captain-marvel", at="activate", play=[[delayed_tough(), grit]], encounter=duds(3))
    s.do("0:pass")
    assert (s.prompt, uses(s)) == ("response", ["grit"])
    assert card(s, "captain-marvel").status == TOUGH
    assert left(s, "captain-marvel") == 10


@pytest.mark.rule("MC-DELAY-02", "MC-DELAY-03")
def test_a_delayed_effect_precedes_a_forced_response_too() -> None:
    check = upgrade("Check", response("enemy_attack", If(HasStatus(TOUGH, YOU), PlaceThreat(2)), forced=True))
    s = scene("captain-marvel", at="activate", play=[[delayed_tough(), check]], encounter=duds(3))
    s.do("0:pass")
    assert threat_on(s) == 2


@pytest.mark.rule("MC-DELAY-03")
def test_a_delayed_effect_is_not_seen_as_a_triggered_ability() -> None:
    jammer = upgrade("Jammer", interrupt("initiate", CancelAbility(), to="upgrade"))
    later = upgrade("Later", action(AtEnd("turn", PlaceThreat(1)), limit=1))
    s = scene("spider-man", "captain-marvel", play=[[later, jammer], []]).do("0:use later")
    assert (s.prompt, uses(s)) == ("interrupt", ["jammer"])
    s.do("0:pass", "0:end")
    assert (s.prompt, s.seat) == ("turn", 1)
    assert threat_on(s) == 1


# ---------------------------------------------------------------------- cancelling
def jammer() -> CardDef:
    return upgrade("Jammer", interrupt("initiate", CancelAbility(), to="event"))


def sense() -> CardDef:
    return trigger("Sense", interrupt("reveal", CancelRevealed(), to="treachery"))


@pytest.mark.rule("MC-CANCEL-01")
def test_nothing_of_a_cancelled_text_resolves() -> None:
    s = scene(at="reveal", hands=[[sense()]], dealt=[[menace(n=3)]])
    pick(s, 0, "sense")
    assert threat_on(s) == 0


@pytest.mark.rule("MC-CANCEL-01")
def test_a_text_that_is_not_cancelled_resolves() -> None:
    s = scene(at="reveal", hands=[[sense()]], dealt=[[menace(n=3)]]).do("0:pass")
    assert threat_on(s) == 3


@pytest.mark.rule("MC-CANCEL-01", "MC-CANCEL-03")
def test_a_cancelled_event_does_nothing_and_is_discarded() -> None:
    s = scene("spider-man", "captain-marvel", hands=[[event("Plan", Draw(2))], []], play=[[], [jammer()]])
    s.do("0:play plan")
    pick(s, 1, "jammer")
    assert hand(s) == []
    assert pile(s) == ["plan"]


@pytest.mark.rule("MC-CANCEL-02")
def test_the_cost_of_a_cancelled_event_stays_paid() -> None:
    plan, fodder = event("Plan", PlaceThreat(2), cost=1), event("Fodder", Draw(1))
    s = scene("spider-man", "captain-marvel", hands=[[plan, fodder], []], play=[[], [jammer()]])
    s.do("0:play plan")
    pick(s, 1, "jammer")
    assert hand(s) == []
    assert sorted(pile(s)) == ["fodder", "plan"]
    assert threat_on(s) == 0


@pytest.mark.rule("MC-CANCEL-02", "MC-CANCEL-03")
def test_a_cancelled_event_counts_as_played() -> None:
    fan = upgrade("Fan", response("play", PlaceThreat(1), by="you", to="event"))
    s = scene("spider-man", "captain-marvel", hands=[[event("Plan", Draw(2))], []], play=[[fan], [jammer()]])
    s.do("0:play plan")
    pick(s, 1, "jammer")
    assert (s.prompt, s.seat, uses(s)) == ("response", 0, ["fan"])


@pytest.mark.rule("MC-CANCEL-02")
def test_a_cancelled_ability_has_used_up_its_limit() -> None:
    tool = upgrade("Tool", action(Draw(1), limit=1))
    jam = upgrade("Jam", interrupt("initiate", CancelAbility(), to="upgrade", limit=1))
    s = scene("spider-man", "captain-marvel", play=[[tool], [jam]]).do("0:use tool")
    pick(s, 1, "jam")
    go(s)
    assert hand(s) == []
    assert s.why_not("0:use tool") == "MC-LIMIT-01"


@pytest.mark.rule("MC-CANCEL-04")
def test_a_cancelled_treachery_was_revealed_and_is_discarded() -> None:
    notes = upgrade("Notes", response("reveal", Draw(1), by="you", to="treachery"))
    s = scene(at="reveal", hands=[[sense()]], play=[[notes]], dealt=[[menace()]])
    pick(s, 0, "sense")
    assert (s.prompt, uses(s)) == ("response", ["notes"])
    assert pile(s, -1) == ["menace"]


@pytest.mark.rule("MC-CANCEL-04")
def test_cancelling_the_text_leaves_surge_working() -> None:
    s = scene(at="reveal", hands=[[sense()]], dealt=[[menace("One", keywords=["surge"])]], encounter=[menace("Two", 2)])
    pick(s, 0, "sense")
    assert threat_on(s) == 2
    assert sorted(pile(s, -1)) == ["one", "two"]


@pytest.mark.rule("MC-CANCEL-04")
def test_cancelling_the_text_leaves_incite_working() -> None:
    s = scene(at="reveal", hands=[[sense()]], dealt=[[menace("One", 4, keywords=["incite 2"])]])
    pick(s, 0, "sense")
    assert threat_on(s) == 2


@pytest.mark.rule("MC-CANCEL-04")
def test_cancelling_the_card_stops_its_keywords_but_not_surge() -> None:
    hush = trigger("Hush", interrupt("reveal", CancelCard(), to="treachery"))
    one = menace("One", 4, keywords=["incite 2", "surge"])
    s = scene(at="reveal", hands=[[hush]], dealt=[[one]], encounter=[menace("Two", 1)])
    pick(s, 0, "hush")
    assert threat_on(s) == 1
    assert sorted(pile(s, -1)) == ["one", "two"]


# ---------------------------------------------------------------------- preventing
@pytest.mark.rule("MC-PREVENT-01")
@pytest.mark.parametrize(("n", "prevented", "taken"), [(4, 3, 1), (3, 3, 0), (2, 3, 0)])
def test_prevented_damage_is_taken_off_first(n: int, prevented: int, taken: int) -> None:
    shield = upgrade("Shield", would("damage", Prevent(prevented), to="you"))
    s = scene(hands=[[event("Jab", Damage(n, YOU))]], play=[[shield]]).do("0:play jab")
    pick(s, 0, "shield")
    assert left(s, "spider-man") == 10 - taken


@pytest.mark.rule("MC-PREVENT-01", "MC-WINDOW-03")
@pytest.mark.parametrize("timing", [would, interrupt], ids=["would", "when"])
def test_damage_that_would_defeat_but_for_what_is_prevented_does_not(timing: Callable[..., Ability]) -> None:
    cover = upgrade("Cover", timing("damage", Prevent(1), to="your_ally"))
    wake = upgrade("Wake", response("defeat leave", PlaceThreat(1), to="ally", forced=True))
    hit = event("Hit", Damage(3, Each(Those("ally"))))
    s = scene(hands=[[hit]], play=[[ally("Pal", hp=3), cover, wake]]).do("0:play hit")
    pick(s, 0, "cover")
    assert in_play(s, "pal")
    assert left(s, "pal") == 1
    assert threat_on(s) == 0


@pytest.mark.rule("MC-PREVENT-01")
def test_damage_wholly_prevented_is_not_answered() -> None:
    shield = upgrade("Shield", would("damage", Prevent(3), to="you"))
    wince = upgrade("Wince", response("damage", PlaceThreat(1), to="you", forced=True))
    s = scene(hands=[[event("Jab", Damage(3, YOU))]], play=[[shield, wince]]).do("0:play jab")
    pick(s, 0, "shield")
    assert threat_on(s) == 0


@pytest.mark.rule("MC-PREVENT-02")
@pytest.mark.parametrize(("n", "placed"), [(3, 2), (1, 0)])
def test_prevented_threat_is_taken_off_first(n: int, placed: int) -> None:
    lull = upgrade("Lull", would("place_threat", Prevent(1), to="main_scheme"))
    s = scene(hands=[[event("Stir", PlaceThreat(n))]], play=[[lull]]).do("0:play stir")
    pick(s, 0, "lull")
    assert threat_on(s) == placed


@pytest.mark.rule("MC-PREVENT-02")
def test_the_threat_of_step_one_can_be_prevented() -> None:
    lull = upgrade("Lull", would("place_threat", Prevent(1), to="main_scheme"))
    s = scene("captain-marvel", "spider-man", at="threat", play=[[lull]], encounter=duds(6))
    pick(s, 0, "lull")
    assert threat_on(s) == 1
