"""The Expert set."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.champions.rules.setup import encounter_sets
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import ALTER_EGO
from tablee.games.champions.scene import card, in_play, left, pile, scene, threat_on
from tablee.testing.scene import Scene


def revealing(*cards: str, heroes: tuple[str, ...] = (), **more: Any) -> Scene[Scenario]:
    heroes = heroes or ("captain-marvel",)
    return scene(*heroes, dealt=[list(cards)], at="reveal", mode="expert", stage=2, **more)


@pytest.mark.rule("MC-MODE-02", "MC-DECK-15")
def test_the_set_is_played_in_expert_games_only() -> None:
    expert, standard = scene(mode="expert").game.kit.setup, scene().game.kit.setup
    assert "expert" in encounter_sets(expert)
    assert "expert" not in encounter_sets(standard)


# ---------------------------------------------------------------------- Exhaustion
@pytest.mark.rule("MC-YOU-04", "MC-KEY-14")
@pytest.mark.parametrize("form", ["hero", ALTER_EGO])
def test_exhaustion_exhausts_the_identity_and_surges(form: str) -> None:
    s = revealing(
        "exhaustion",
        heroes=("captain-marvel", "she-hulk"),
        form=form,
        play=[["nick-fury"]],
        encounter=["hydra-mercenary"],
    )
    assert card(s, "captain-marvel").exhausted
    assert not card(s, "nick-fury").exhausted
    assert not card(s, "she-hulk").exhausted
    assert s.game.cards[s.game.players[0].engaged[0]].face.name.en == "Hydra Mercenary"


def test_exhaustion_of_somebody_exhausted_only_surges() -> None:
    s = revealing("exhaustion", exhausted=["captain-marvel"], encounter=["hydra-mercenary"])
    assert card(s, "captain-marvel").exhausted
    assert len(s.log("surge")) == 1
    assert in_play(s, "hydra-mercenary")


def test_the_exhausted_hero_cannot_defend_against_what_follows() -> None:
    s = revealing("exhaustion", encounter=["assault", "advance"])
    assert s.prompt == "turn"
    assert left(s, "captain-marvel") == 12 - 3


# ---------------------------------------------------------------------- Masterplan
@pytest.mark.rule("MC-THREAT-01")
def test_masterplan_places_four_threat_on_each_side_scheme() -> None:
    s = revealing("masterplan", sides=["crowd-control", "breakin-takin"], encounter=["01109"])
    before = card(s, "crowd-control").face.threat
    assert threat_on(s, "crowd-control") == before[0] + 4
    assert threat_on(s, "breakin-takin") == 2 + 4
    assert threat_on(s) == 0
    assert not in_play(s, "bomb-scare")


@pytest.mark.rule("MC-ENC-03", "MC-REVEAL-03")
def test_masterplan_without_a_side_scheme_finds_one() -> None:
    s = revealing("masterplan", encounter=["advance", "hydra-mercenary", "bomb-scare", "assault"])
    assert in_play(s, "bomb-scare")
    assert threat_on(s, "bomb-scare") == 2 + 1  # revealed, not only put into play
    assert pile(s, -1) == ["masterplan", "hydra-mercenary", "advance"]
    assert s.game.edeck[0] == s.game.named("assault")
    assert not in_play(s, "hydra-mercenary")


@pytest.mark.rule("MC-ENC-03", "MC-ENC-02")
def test_masterplan_stops_when_the_deck_runs_out() -> None:
    s = revealing(
        "masterplan", encounter=["advance", "hydra-mercenary"], encounter_pile=["crowd-control", "assault"], only=True
    )
    assert s.prompt == "turn"
    assert s.game.sides == ()
    assert s.game.tokens == 1
    assert len(s.game.edeck) == 4
    assert pile(s, -1) == ["masterplan"]


@pytest.mark.rule("MC-ENC-02")
def test_masterplan_finds_a_side_scheme_as_the_last_card() -> None:
    s = revealing("masterplan", encounter=["advance", "bomb-scare"], only=True)
    assert in_play(s, "bomb-scare")
    assert s.game.edeck == (s.game.named("advance"),)
    assert s.game.tokens == 1


# ---------------------------------------------------------------------- Under Fire
@pytest.mark.rule("MC-REVEAL-03", "MC-KEY-14")
def test_under_fire_reveals_two_more_cards_for_the_same_player() -> None:
    s = revealing(
        "under-fire",
        heroes=("captain-marvel", "she-hulk"),
        encounter=["hydra-mercenary", "shocker", "sandman"],
        form=ALTER_EGO,
    )
    engaged = [s.game.cards[i].face.name.en for i in s.game.players[0].engaged]
    assert engaged == ["Hydra Mercenary", "Shocker"]
    assert s.game.players[1].engaged == ()
    assert not in_play(s, "sandman")


def test_under_fire_resolves_its_card_before_it_surges() -> None:
    s = revealing("under-fire", encounter=["assault", "advance", "hydra-mercenary"])
    assert s.prompt == "defend"
    assert s.game.players[0].engaged == ()
    s.do("0:pass")
    assert in_play(s, "hydra-mercenary")


@pytest.mark.rule("MC-BOOST-05")
def test_as_boost_cards_the_set_gives_only_its_icons() -> None:
    s = scene(
        "captain-marvel", mode="expert", stage=2, at="activate", encounter=["under-fire", "hydra-mercenary", "shocker"]
    ).do("0:pass")
    assert left(s, "captain-marvel") == 12 - 3 - 3
    assert in_play(s, "hydra-mercenary")  # the card dealt afterwards
    assert not in_play(s, "shocker")
