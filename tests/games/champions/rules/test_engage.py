"""A minion enters play, responses to that are used, and only then it engages."""

from __future__ import annotations

import pytest

from tablee.games.champions.game import RULES
from tablee.games.champions.rules.abilities import action, response
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.costs import ExhaustThis
from tablee.games.champions.rules.effects.cards import Draw
from tablee.games.champions.rules.effects.harm import Damage, Give
from tablee.games.champions.rules.effects.play import PutIntoPlay
from tablee.games.champions.rules.effects.schemes import FindEncounter
from tablee.games.champions.rules.effects.who import FOUND, THAT, YOU
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import STUNNED, Kind
from tablee.games.champions.scene import card, go, hand, in_play, left, messages, scene, threat_on
from tablee.kernel.game import Game
from tablee.testing.scene import Scene
from tests.games.champions.rules.kit import event, minion, upgrade

DASH = "dash"


def dash(hp: int = 4) -> CardDef:
    return minion("Dash", atk=3, hp=hp, keywords=["quickstrike"])


def bite() -> CardDef:
    """As Widow's Bite: stuns a minion that has entered play."""
    return upgrade("Bite", response("enter_play", Give(STUNNED, THAT), to="minion", cost=(ExhaustThis(),)))


def engaged(s: Scene[Scenario], seat: int = 0) -> list[str]:
    return [s.game.handle(i) for i in s.game.players[seat].engaged]


# ---------------------------------------------------------------------- what comes before
@pytest.mark.rule("MC-MINION-01", "MC-KEY-03")
def test_hawkeye_shoots_before_vulture_strikes() -> None:
    s = scene(at="reveal", play=[["hawkeye"]], dealt=[["vulture"]])
    assert s.prompt == "response" and s.offers == ["use hawkeye 0", "pass"]
    assert engaged(s) == [] and "quickstrike" not in messages(s)
    s.do("0:use hawkeye 0")
    assert s.prompt == "defend" and left(s, "vulture") == 4 - 2  # only now it engages and strikes
    assert engaged(s) == ["vulture"]


@pytest.mark.rule("MC-MINION-01", "MC-KEY-03")
def test_a_minion_shot_at_once_neither_engages_nor_strikes() -> None:
    s = scene(at="reveal", play=[["hawkeye"]], dealt=[[dash(hp=2)]]).do("0:use hawkeye 0")
    assert s.prompt == "turn" and not in_play(s, DASH) and engaged(s) == [] and s.game.arriving == ()
    assert left(s, "spider-man") == 10 and not {"engages", "quickstrike"} & set(messages(s))


@pytest.mark.rule("MC-KEY-03", "MC-STATUS-07")
def test_mc_faq_33_a_minion_stunned_on_entering_play_loses_the_card_instead_of_striking() -> None:
    s = scene(at="reveal", play=[[bite()]], dealt=[["vulture"]]).do("0:use bite 0")
    assert s.prompt == "turn" and left(s, "spider-man") == 10
    assert engaged(s) == ["vulture"] and card(s, "vulture").status == 0


@pytest.mark.rule("MC-MINION-01", "MC-WINDOW-08")
def test_entering_and_engaging_are_answered_one_after_the_other() -> None:
    enters = upgrade("Enters", response("enter_play", Draw(1), to="minion"))
    meets = upgrade("Meets", response("engage", Draw(1), by="minion", to="you"))
    s = scene(at="reveal", play=[[enters, meets]], dealt=[[minion("Thug")]])
    assert s.offers == ["use enters 0", "pass"] and engaged(s) == []
    s.do("0:use enters 0")
    assert s.offers == ["use meets 0", "pass"] and engaged(s) == ["thug"] and len(hand(s)) == 1


@pytest.mark.rule("MC-MINION-01")
def test_who_enters_play_does_not_guard_yet_and_can_be_hit_already() -> None:
    zap = event("Zap", response("enter_play", Damage(1), to="minion", label="attack"))
    s = scene(at="reveal", hands=[[zap]], dealt=[[minion("Wall", keywords=["guard"])]]).do("0:use zap 0")
    assert s.prompt == "target" and sorted(s.offers) == ["target rhino", "target wall"]


@pytest.mark.rule("MC-MINION-01")
def test_the_view_shows_it_in_the_area_of_its_player() -> None:
    s = scene("spider-man", "she-hulk", at="reveal", play=[["hawkeye"]], dealt=[[], ["vulture"]])
    rows = {area.id: area.holds for area in RULES.view(s.game, 0).areas}
    assert rows["engaged.0"] == () and rows["engaged.1"] == ("vulture",)
    assert card(s, "vulture").area == 1


# ---------------------------------------------------------------------- however it comes
@pytest.mark.rule("MC-MINION-01", "MC-PLAY-14")
def test_put_into_play_it_engages_after_the_responses_too() -> None:
    fetch = event("Fetch", action(FindEncounter(Kind(title="t-dash"), PutIntoPlay(FOUND, YOU))))
    s = scene(hands=[[fetch]], play=[["hawkeye"]], encounter=[dash()]).do("0:play fetch")
    assert s.prompt == "response" and engaged(s) == []
    s.do("0:pass")
    assert s.prompt == "defend" and engaged(s) == [DASH]


@pytest.mark.rule("MC-MINION-01")
def test_a_drone_shot_on_entering_play_never_engages() -> None:
    s = scene(scenario="ultron", at="reveal", around=["ultron-drones"], play=[["hawkeye"]], dealt=[["drone-factory"]])
    assert s.prompt == "response" and engaged(s) == []
    s.do("0:use hawkeye 0")
    assert engaged(s) == [] and s.game.arriving == ()
    assert threat_on(s, "drone-factory") == s.game.per_player(card(s, "drone-factory").face.threat)  # no Drone is left


@pytest.mark.rule("MC-MINION-01", "MC-NEMESIS-01")
def test_a_nemesis_engages_after_the_responses() -> None:
    s = scene(at="reveal", play=[["hawkeye"]], dealt=[["shadow-of-the-past"]])
    assert s.prompt == "response" and engaged(s) == []
    s.do("0:pass")
    assert s.prompt == "defend" and engaged(s) == ["vulture"]


# ---------------------------------------------------------------------- interrupted
@pytest.mark.rule("MC-ELIM-02", "MC-MINION-01")
def test_who_concedes_meanwhile_leaves_it_to_the_next_player() -> None:
    s = scene("spider-man", "she-hulk", at="reveal", play=[["hawkeye"]], dealt=[["vulture"]])
    RULES.concede(s.game, 0)
    assert engaged(s, 1) == ["vulture"] and s.game.arriving == ()


def test_a_game_saved_meanwhile_goes_on() -> None:
    s = scene(at="reveal", play=[["hawkeye"]], dealt=[["vulture"]])
    saved: Game = s.game.clone()
    again = Scenario(s.game.content, s.game.rng.copy())
    again.restore(saved.save())
    assert again.fingerprint() == s.game.fingerprint() and again.minions() == s.game.minions() != ()
    go(s)
    assert engaged(s) == ["vulture"]
