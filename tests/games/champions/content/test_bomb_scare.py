"""Bomb Scare, a modular set."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.library import card_from
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import CONFUSED, TOUGH
from tablee.games.champions.scene import card, go, in_play, left, pile, scene, threat_on
from tablee.testing.scene import Scene

HERO = "captain-marvel"
BOMB = "bomb-scare"


def calm() -> CardDef:
    """An encounter card without icons, text or effect."""
    facts = {"code": "t-calm", "name": "Calm", "type": "treachery", "faction": "encounter", "boost": 0}
    return card_from(facts, Script())


def reveals(*names: str, heroes: tuple[str, ...] = (HERO,), **more: object) -> Scene[Scenario]:
    more.setdefault("encounter", ["crowd-control", *[calm()] * 4])
    return scene(*heroes, at="reveal", first=0, dealt=[list(names)], **more)  # type: ignore[arg-type]


# ---------------------------------------------------------------------- Bomb Scare
@pytest.mark.rule("MC-SIDE-01", "MC-ICON-08")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_bomb_scare_gets_threat_for_each_player(players: int) -> None:
    s = go(reveals(BOMB, heroes=(HERO, "she-hulk", "iron-man", "spider-man")[:players]))
    assert threat_on(s, BOMB) == 2 + players
    assert threat_on(s) == 0


@pytest.mark.rule("MC-ICON-01", "MC-ROUND-08")
def test_bomb_scare_accelerates_the_main_scheme_while_it_is_in_play() -> None:
    assert threat_on(scene(HERO, at="threat", sides=[BOMB])) == 2
    assert threat_on(scene(HERO, at="threat")) == 1


# ---------------------------------------------------------------------- Hydra Bomber
def test_hydra_bomber_can_be_answered_with_damage() -> None:
    s = reveals("hydra-bomber", play=[["mockingbird"]])
    assert s.prompt == "either"
    s.do("0:choose 1")
    go(s)
    assert left(s, HERO) == 12 - 2
    assert left(s, "mockingbird") == 3
    assert threat_on(s) == 0
    assert s.game.players[0].engaged == (s.game.named("hydra-bomber"),)


def test_hydra_bomber_can_be_answered_with_threat() -> None:
    s = reveals("hydra-bomber").do("0:choose 2")
    go(s)
    assert left(s, HERO) == 12
    assert threat_on(s) == 1


def test_hydra_bomber_asks_the_player_who_reveals_it() -> None:
    s = scene(HERO, "she-hulk", at="reveal", first=0, dealt=[[], ["hydra-bomber"]], form="alter_ego")
    assert s.seat == 1
    s.do("1:choose 1")
    assert left(s, "she-hulk") == 15 - 2
    assert left(s, HERO) == 12


@pytest.mark.rule("MC-STATUS-08")
def test_tough_takes_the_damage_of_hydra_bomber() -> None:
    s = reveals("hydra-bomber", status={HERO: TOUGH}).do("0:choose 1")
    go(s)
    assert left(s, HERO) == 12
    assert card(s, HERO).status == 0
    assert threat_on(s) == 0


@pytest.mark.rule("MC-ELIM-01", "MC-ELIM-06")
def test_hydra_bomber_can_finish_a_hero() -> None:
    s = reveals("hydra-bomber", damage={HERO: 10}).do("0:choose 1")
    assert s.game.outcome is not None
    assert 0 not in s.game.outcome


@pytest.mark.rule("MC-BOOST-05")
def test_hydra_bomber_as_a_boost_card_has_only_its_icon() -> None:
    s = go(scene(HERO, at="activate", encounter=["hydra-bomber", calm(), calm()]))
    assert left(s, HERO) == 12 - 2 - 1
    assert threat_on(s) == 0


# ---------------------------------------------------------------------- Explosion
@pytest.mark.rule("MC-KEY-14")
def test_explosion_surges_without_bomb_scare() -> None:
    s = go(reveals("explosion"))
    assert in_play(s, "crowd-control")
    assert left(s, HERO) == 12


def test_explosion_hurts_a_lone_hero_for_the_threat_on_bomb_scare() -> None:
    s = go(reveals("explosion", sides=[BOMB], threat={BOMB: 5}))
    assert left(s, HERO) == 12 - 5
    assert not in_play(s, "crowd-control")
    assert threat_on(s, BOMB) == 5


@pytest.mark.rule("MC-ORDER-07", "MC-DMG-06")
def test_the_first_player_divides_the_explosion_among_heroes_and_allies() -> None:
    s = scene(
        HERO,
        "she-hulk",
        at="reveal",
        first=0,
        dealt=[[], ["explosion"]],
        sides=[BOMB],
        threat={BOMB: 5},
        play=[["mockingbird"]],
        encounter=["crowd-control"],
    )
    assert s.prompt == "assign"
    s.do("0:assign 1", "0:assign 2")
    go(s)
    assert left(s, HERO) == 12 - 1
    assert left(s, "mockingbird") == 3 - 2
    assert left(s, "she-hulk") == 15 - 2


def test_explosion_spares_an_alter_ego() -> None:
    s = go(reveals("explosion", heroes=(HERO, "she-hulk"), form=["alter_ego", "hero"], sides=[BOMB], threat={BOMB: 4}))
    assert left(s, HERO) == 12
    assert left(s, "she-hulk") == 15 - 4


def test_explosion_finds_nobody_among_alter_egos() -> None:
    s = go(reveals("explosion", form="alter_ego", sides=[BOMB], threat={BOMB: 4}))
    assert left(s, HERO) == 12
    assert not in_play(s, "crowd-control")


@pytest.mark.rule("MC-DMG-07")
def test_no_ally_gets_more_of_the_explosion_than_it_can_take() -> None:
    s = reveals("explosion", sides=[BOMB], threat={BOMB: 6}, play=[["mockingbird"]])
    assert s.prompt == "assign"
    assert s.offers == ["assign 3", "assign 4", "assign 5", "assign 6"]
    s.do("0:assign 3")
    go(s)
    assert left(s, HERO) == 12 - 3
    assert pile(s) == ["mockingbird"]


# ---------------------------------------------------------------------- False Alarm
@pytest.mark.rule("MC-ALTER-03", "MC-STATUS-01")
@pytest.mark.parametrize("form", ["hero", "alter_ego"])
def test_false_alarm_confuses_the_player_who_reveals_it(form: str) -> None:
    s = go(reveals("false-alarm", heroes=(HERO, "she-hulk"), form=form))
    assert card(s, HERO).status == CONFUSED
    assert card(s, "she-hulk").status == 0
    assert not in_play(s, "crowd-control")


@pytest.mark.rule("MC-ALTER-03", "MC-KEY-14")
def test_false_alarm_surges_when_its_player_is_confused_already() -> None:
    s = go(reveals("false-alarm", status={HERO: CONFUSED}))
    assert card(s, HERO).status == CONFUSED
    assert in_play(s, "crowd-control")


def test_false_alarm_does_not_surge_for_another_confused_player() -> None:
    s = go(reveals("false-alarm", heroes=(HERO, "she-hulk"), status={"she-hulk": CONFUSED}))
    assert card(s, HERO).status == CONFUSED
    assert not in_play(s, "crowd-control")
