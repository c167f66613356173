"""Threat, the main scheme deck, side schemes."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import response
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.effects.amounts import Done
from tablee.games.champions.rules.effects.cards import Discard, Draw
from tablee.games.champions.rules.effects.glue import Sequence
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.schemes import MoveThreat, PlaceThreat, RemoveThreat
from tablee.games.champions.rules.effects.who import A_SCHEME, THE_MAIN_SCHEME, THE_VILLAIN, Each
from tablee.games.champions.rules.run import Chosen
from tablee.games.champions.rules.vocabulary import Those
from tablee.games.champions.scene import card, go, hand, in_play, left, pile, threat_on
from tests.games.champions.rules.type_kit import act, main_scheme, revealing, set_main, side_scheme, table, upgrade

SIDE = Chosen(Those("side_scheme"))


def plot(n: int) -> CardDef:
    return act("Plot", PlaceThreat(n))


@pytest.mark.rule("MC-THREAT-01")
def test_threat_tokens_count_what_is_placed_and_removed() -> None:
    s = table("captain-marvel", hands=[[act("Muddle", Sequence(PlaceThreat(3), RemoveThreat(1, THE_MAIN_SCHEME)))]])
    s.do("0:play muddle")
    assert threat_on(s) == 2


@pytest.mark.rule("MC-THREAT-01")
def test_each_scheme_counts_its_own_threat() -> None:
    s = table(sides=["crowd-control"], hands=[[act("Muddle", PlaceThreat(3, SIDE))]])
    before = threat_on(s, "crowd-control")
    s.do("0:play muddle")
    assert (threat_on(s, "crowd-control"), threat_on(s)) == (before + 3, 0)


@pytest.mark.rule("MC-THREAT-02")
def test_threat_stops_at_zero_and_only_what_was_there_is_removed() -> None:
    both = Sequence(RemoveThreat(3, THE_MAIN_SCHEME), Damage(Done("remove_threat"), THE_VILLAIN))
    s = table(threat={"the-break-in": 1}, hands=[[act("Sweep", both)]])
    s.do("0:play sweep")
    assert threat_on(s) == 0
    assert left(s, "rhino") == 13


@pytest.mark.rule("MC-THREAT-03", "MC-MAIN-01")
def test_the_deck_advances_when_the_target_is_reached() -> None:
    s = table(hands=[[plot(1)]])
    second = main_scheme("Second Plan", start_threat=0)
    set_main(s, main_scheme("First Plan"), second, threat=6)
    s.do("0:play plot")
    assert card(s, "the-break-in").code == second.code
    assert s.game.schemes == ()


@pytest.mark.rule("MC-THREAT-03")
def test_one_short_of_the_target_nothing_advances() -> None:
    s = table(hands=[[plot(1)]])
    start = main_scheme("First Plan")
    set_main(s, start, main_scheme("Second Plan"), threat=5)
    s.do("0:play plot")
    assert (card(s, "the-break-in").code, threat_on(s)) == (start.code, 6)


@pytest.mark.rule("MC-MAIN-01", "MC-MAIN-02")
def test_threat_beyond_the_target_is_lost() -> None:
    s = table(hands=[[plot(3)]])
    second = main_scheme("Second Plan", start_threat=2)
    set_main(s, main_scheme("First Plan"), second, threat=6)
    s.do("0:play plot")
    assert (card(s, "the-break-in").code, threat_on(s)) == (second.code, 2)


@pytest.mark.rule("MC-MAIN-01")
def test_a_far_overshot_target_advances_one_stage_only() -> None:
    s = table(hands=[[plot(30)]])
    second = main_scheme("Second Plan")
    set_main(s, main_scheme("First Plan"), second, main_scheme("Third Plan"))
    s.do("0:play plot")
    assert (card(s, "the-break-in").code, threat_on(s)) == (second.code, 0)


@pytest.mark.rule("MC-MAIN-01")
def test_the_scheme_advances_at_once_within_the_text_that_placed_the_threat() -> None:
    s = table(hands=[[act("Plot", Sequence(PlaceThreat(1), PlaceThreat(1)))]])
    second = main_scheme("Second Plan")
    set_main(s, main_scheme("First Plan"), second, threat=6)
    s.do("0:play plot")
    assert (card(s, "the-break-in").code, threat_on(s)) == (second.code, 1)


@pytest.mark.rule("MC-MAIN-01")
def test_completing_the_last_stage_loses_the_game() -> None:
    s = table(hands=[[plot(7)]])
    s.do("0:play plot")
    assert s.prompt == "over"
    assert s.game.outcome is not None


@pytest.mark.rule("MC-MAIN-03")
def test_starting_threat_per_player_is_multiplied() -> None:
    s = table("captain-marvel", "she-hulk", "iron-man", hands=[[plot(7)]])
    set_main(s, main_scheme("First Plan"), main_scheme("Second Plan", start_threat=2, start_threat_pp=True))
    s.do("0:play plot")
    assert threat_on(s) == 6


@pytest.mark.rule("MC-MAIN-03")
def test_starting_threat_is_not_placed() -> None:
    watch = upgrade("Watch", response("place_threat", Draw(1), forced=True))
    s = revealing(side_scheme("Scheme", start_threat=4), play=[[watch]])
    go(s)
    assert threat_on(s, "scheme") == 4
    assert hand(s) == []


@pytest.mark.rule("MC-MAIN-04")
def test_the_main_scheme_cannot_be_discarded() -> None:
    s = table(hands=[[act("Clear", Discard(A_SCHEME))]])
    assert "play clear" not in s.offers
    assert s.why_not("0:play clear") == "MC-TARGET-04"


@pytest.mark.rule("MC-MAIN-04", "MC-SIDE-02")
def test_discarding_each_scheme_takes_only_the_side_schemes() -> None:
    s = table(sides=["crowd-control"], hands=[[act("Clear", Discard(Each(Those("scheme"))))]])
    s.do("0:play clear")
    assert pile(s, -1) == ["crowd-control"]
    assert in_play(s, "the-break-in")


@pytest.mark.rule("MC-SIDE-01")
def test_a_revealed_side_scheme_enters_play_with_its_starting_threat() -> None:
    s = go(revealing(side_scheme("Scheme")))
    assert threat_on(s, "scheme") == 3
    assert s.game.sides == (s.game.named("scheme"),)
    assert s.game.named("scheme") in s.game.all_schemes()


@pytest.mark.rule("MC-SIDE-02")
def test_a_side_scheme_without_threat_is_defeated_and_discarded() -> None:
    s = table(sides=[side_scheme("Scheme", start_threat=2)])
    s.do("0:thwart captain-marvel scheme")
    assert pile(s, -1) == ["scheme"]
    assert s.game.sides == ()


@pytest.mark.rule("MC-SIDE-02")
def test_a_side_scheme_with_one_threat_left_stays() -> None:
    s = table(sides=[side_scheme("Scheme", start_threat=3)])
    s.do("0:thwart captain-marvel scheme")
    assert in_play(s, "scheme")
    assert threat_on(s, "scheme") == 1


@pytest.mark.rule("MC-SIDE-02")
def test_a_side_scheme_whose_threat_moves_away_is_defeated() -> None:
    s = table(
        sides=[side_scheme("Scheme", start_threat=2)], hands=[[act("Shift", MoveThreat(5, Each(Those("side_scheme"))))]]
    )
    s.do("0:play shift")
    assert (pile(s, -1), threat_on(s)) == (["scheme"], 2)


@pytest.mark.rule("MC-SIDE-02")
def test_a_side_scheme_stays_in_later_rounds() -> None:
    s = table(sides=[side_scheme("Scheme")])
    s.do("0:end")
    go(s)
    assert s.game.round == 3
    assert threat_on(s, "scheme") == 3
