"""Limits (MC-LIMIT) and maxima (MC-MAX)."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import action, interrupt, resource, response
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.effects.cards import Discard, ReturnToHand
from tablee.games.champions.rules.effects.enemies import GiveControl
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.play import PutIntoPlay
from tablee.games.champions.rules.effects.schemes import CancelAbility
from tablee.games.champions.rules.effects.who import THE_VILLAIN, YOU, Each
from tablee.games.champions.rules.run import Chosen
from tablee.games.champions.rules.vocabulary import Those
from tablee.games.champions.scene import card, go, hand, in_play, left, pile, scene
from tests.games.champions.rules.kit import event, support, upgrade

TWO = ("spider-man", "black-panther")
QUIET = ["hard-to-keep-down", "hard-to-keep-down", "hard-to-keep-down", "hard-to-keep-down"]


def bell(limit: int = 1, per: str = "round") -> CardDef:
    return support("Bell", action(Damage(1, THE_VILLAIN), limit=limit, per=per))


def horn(max: int = 2, per: str = "round") -> CardDef:
    return support("Horn", action(Damage(1, THE_VILLAIN), max=max, per=per))


def song(period: str = "round", times: int = 1) -> CardDef:
    return event("Song", action(Damage(1, THE_VILLAIN)), max_plays=times, max_period=period)


def veto(to: str) -> CardDef:
    return upgrade("Veto", interrupt("initiate", CancelAbility(), by="you", to=to))


# ---------------------------------------------------------------------- limits
@pytest.mark.rule("MC-LIMIT-01")
def test_each_copy_has_its_own_limit() -> None:
    s = scene(play=[[bell()] * 2]).do("0:use bell", "0:use bell-2")
    assert left(s, "rhino") == 12
    assert s.why_not("0:use bell") == "MC-LIMIT-01" and s.why_not("0:use bell-2") == "MC-LIMIT-01"


@pytest.mark.rule("MC-LIMIT-01")
def test_a_limit_of_two_allows_two_uses_and_no_third() -> None:
    s = scene(play=[[bell(2)]]).do("0:use bell", "0:use bell")
    assert "use bell" not in s.offers and left(s, "rhino") == 12


@pytest.mark.rule("MC-LIMIT-01")
def test_a_limit_per_round_starts_again_in_the_next_round() -> None:
    s = scene(play=[[bell()]], encounter=QUIET).do("0:use bell")
    assert "use bell" not in s.offers
    s.do("0:end")
    go(s)
    assert s.game.round == 3 and "use bell" in s.offers


@pytest.mark.rule("MC-LIMIT-01")
def test_a_limited_resource_ability_pays_once() -> None:
    cell = support("Cell", resource("energy", limit=1))
    one = event("One", action(Damage(1, THE_VILLAIN)), cost=1)
    two = event("Two", action(Damage(1, THE_VILLAIN)), cost=1)
    s = scene(hands=[[one]], play=[[cell]]).do("0:play one")
    assert left(s, "rhino") == 13
    assert scene(hands=[[two, one]], play=[[cell]]).do("0:play one", "0:pay cell").why_not("0:play two") == "MC-PLAY-03"


@pytest.mark.rule("MC-LIMIT-01")
def test_a_limited_forced_ability_resolves_no_more_often() -> None:
    bite = support("Bite", response("change_form attack", Damage(1, YOU), forced=True, limit=1))
    s = scene(play=[[bite]]).do("0:attack spider-man rhino", "0:flip")
    assert left(s, "spider-man") == 9


@pytest.mark.rule("MC-LIMIT-02")
def test_a_cancelled_ability_counts_towards_its_limit() -> None:
    s = scene(play=[[bell(), veto("support")]]).do("0:use bell", "0:use veto 0")
    assert s.prompt == "turn" and left(s, "rhino") == 14
    assert s.why_not("0:use bell") == "MC-LIMIT-01"


@pytest.mark.rule("MC-LIMIT-03")
def test_a_card_that_left_and_came_back_may_be_used_again() -> None:
    lift = event("Lift", action(ReturnToHand(Each(Those("support", "yours")))))
    s = scene(hands=[[lift]], play=[[bell()]]).do("0:use bell")
    assert "use bell" not in s.offers
    s.do("0:play lift")
    assert hand(s) == ["bell"]
    s.do("0:play bell", "0:use bell")
    assert left(s, "rhino") == 12 and "use bell" not in s.offers


@pytest.mark.rule("MC-LIMIT-03")
def test_a_card_that_comes_back_does_not_renew_the_others() -> None:
    drop = event("Drop", action(Discard(Chosen(Those("support", "yours")))))
    s = scene(hands=[[drop]], play=[[bell()] * 2]).do("0:use bell", "0:use bell-2", "0:play drop", "0:target bell-2")
    assert s.why_not("0:use bell") == "MC-LIMIT-01"


# ---------------------------------------------------------------------- maxima of plays
@pytest.mark.rule("MC-MAX-01")
def test_a_maximum_of_plays_counts_all_copies_of_all_players() -> None:
    tune = song()
    s = scene(*TWO, hands=[[tune, tune], [tune]])
    assert "ask 1" in s.offers
    s.do("0:play song")
    assert s.why_not("0:play song-2") == "MC-MAX-01" and s.why_not("1:play song-3") == "MC-MAX-01"
    assert "ask 1" not in s.clone().do("0:ask 1").offers, "nothing to offer: declined at once"
    s.do("0:end")
    assert s.seat == 1 and "play song-3" not in s.offers


@pytest.mark.rule("MC-MAX-01")
def test_a_maximum_of_plays_ends_with_its_period() -> None:
    s = scene(hands=[[song()] * 2], encounter=QUIET).do("0:play song", "0:end")
    go(s)
    assert s.game.round == 3 and "play song-2" in s.offers


@pytest.mark.rule("MC-MAX-01")
def test_a_maximum_of_two_plays_allows_two() -> None:
    s = scene(hands=[[song("round", 2)] * 3]).do("0:play song", "0:play song-2")
    assert s.why_not("0:play song-3") == "MC-MAX-01"


@pytest.mark.rule("MC-MAX-01")
def test_another_title_has_a_maximum_of_its_own() -> None:
    poem = event("Poem", action(Damage(1, THE_VILLAIN)), max_plays=1)
    s = scene(hands=[[song(), poem]]).do("0:play song", "0:play poem")
    assert left(s, "rhino") == 12


# ---------------------------------------------------------------------- maxima of abilities
@pytest.mark.rule("MC-MAX-02")
def test_a_maximum_of_an_ability_counts_all_copies() -> None:
    s = scene(play=[[horn()] * 2]).do("0:use horn", "0:use horn-2")
    assert left(s, "rhino") == 12
    assert s.why_not("0:use horn") == "MC-MAX-02" and s.why_not("0:use horn-2") == "MC-MAX-02"


@pytest.mark.rule("MC-MAX-02")
def test_a_maximum_of_an_ability_counts_all_players() -> None:
    h = horn(1)
    s = scene(*TWO, play=[[h], [h]]).do("0:use horn", "0:end")
    assert s.seat == 1 and s.why_not("1:use horn-2") == "MC-MAX-02"


@pytest.mark.rule("MC-MAX-02")
def test_a_maximum_of_a_forced_ability_holds_too() -> None:
    bite = support("Bite", response("attack", Damage(1, YOU), by="you", forced=True, max=1))
    s = scene(play=[[bite, bite]]).do("0:attack spider-man rhino")
    if s.prompt == "forced-order":
        s.game.choose(s.game.decision.options[0])  # type: ignore[union-attr]
    assert left(s, "spider-man") == 9


@pytest.mark.rule("MC-MAX-02")
def test_a_copy_that_comes_back_does_not_renew_a_maximum() -> None:
    lift = event("Lift", action(ReturnToHand(Each(Those("support", "yours")))))
    s = scene(hands=[[lift]], play=[[horn(1)]]).do("0:use horn", "0:play lift", "0:play horn")
    assert s.why_not("0:use horn") == "MC-MAX-02"


@pytest.mark.rule("MC-MAX-03")
def test_a_cancelled_event_counts_towards_its_maximum() -> None:
    s = scene(hands=[[song("phase")] * 2], play=[[veto("event")]]).do("0:play song", "0:use veto 0")
    assert left(s, "rhino") == 14 and pile(s) == ["song"]
    assert s.why_not("0:play song-2") == "MC-MAX-01"


@pytest.mark.rule("MC-MAX-03")
def test_a_cancelled_ability_counts_towards_its_maximum() -> None:
    h = horn(1)
    s = scene(play=[[h, h, veto("support")]]).do("0:use horn", "0:use veto 0")
    assert s.prompt == "turn" and left(s, "rhino") == 14
    assert s.why_not("0:use horn-2") == "MC-MAX-02"


# ---------------------------------------------------------------------- max 1 per player
@pytest.mark.rule("MC-MAX-04")
def test_a_second_copy_is_refused_to_who_controls_one() -> None:
    cape = upgrade("Cape", max_per="player")
    s = scene(*TWO, hands=[[cape, cape], [cape]]).do("0:play cape")
    assert "play cape-2" not in s.offers and s.why_not("0:play cape-2") == "MC-MAX-04"
    s.do("0:end", "1:play cape-3")
    assert in_play(s, "cape-3") and in_play(s, "cape")


@pytest.mark.rule("MC-MAX-04")
def test_a_copy_that_has_left_play_does_not_count() -> None:
    cape = upgrade("Cape", max_per="player")
    drop = event("Drop", action(Discard(Chosen(Those("upgrade", "yours")))))
    s = scene(hands=[[cape, drop]], play=[[cape]])
    assert "play cape" not in s.offers
    s.do("0:play drop", "0:play cape")
    assert in_play(s, "cape") and pile(s) == ["drop", "cape-2"]


@pytest.mark.rule("MC-MAX-04")
def test_a_card_for_any_player_goes_only_to_who_has_none() -> None:
    radio = upgrade("Radio", max_per="player", under_any=True)
    s = scene(*TWO, hands=[[radio, radio]], play=[[radio]]).do("0:play radio")
    assert s.prompt == "turn" and card(s, "radio").ctl == 1
    assert s.why_not("0:play radio-2") == "MC-MAX-04"


@pytest.mark.rule("MC-MAX-04")
def test_an_attached_copy_counts_for_its_controller() -> None:
    leash = upgrade("Leash", max_per="player", attach=Those("enemy"))
    s = scene(hands=[[leash]], on={"rhino": [leash]}, minions=[["shocker"]])
    assert "play leash" not in s.offers and s.why_not("0:play leash") == "MC-MAX-04"


@pytest.mark.rule("MC-MAX-04")
def test_a_second_copy_cannot_be_put_into_play() -> None:
    cape = upgrade("Cape", max_per="player")
    back = event("Back", action(PutIntoPlay(Chosen(Those("upgrade", "yours", where="piles")))))
    s = scene(hands=[[back]], piles=[[cape]], play=[[cape]])
    if "play back" in s.offers:
        s.do("0:play back")
    assert [in_play(s, "cape"), in_play(s, "cape-2")].count(True) == 1


@pytest.mark.rule("MC-MAX-04")
def test_a_second_copy_does_not_come_under_the_control_of_who_has_one() -> None:
    cape = upgrade("Cape", max_per="player")
    gift = event("Gift", action(GiveControl(Chosen(Those("upgrade", "yours")), Chosen(Those("player")))))
    s = scene(*TWO, hands=[[gift]], play=[[cape], [cape]])
    if "play gift" in s.offers:
        s.do("0:play gift", "0:target black-panther")
    assert [c.ctl for c in s.game.cards if c.code == cape.code and c.zone == card(s, "cape").zone] == [0, 1]
