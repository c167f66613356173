"""The Standard set."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.champions.rules.abilities import response
from tablee.games.champions.rules.card import Script
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.who import THAT
from tablee.games.champions.rules.library import card_from
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import ALTER_EGO, CONFUSED, STUNNED
from tablee.games.champions.scene import card, go, in_play, left, pile, scene, threat_on
from tablee.testing.scene import Scene

BREAK_IN = "the-break-in"


def revealing(*cards: str, heroes: tuple[str, ...] = (), **more: Any) -> Scene[Scenario]:
    """The first player reveals these; the encounter deck shows a boost card without icons, then a minion."""
    heroes = heroes or ("captain-marvel",)
    return scene(*heroes, dealt=[list(cards)], at="reveal", **{"encounter": ["assault", "hydra-mercenary"], **more})


# ---------------------------------------------------------------------- Advance
@pytest.mark.rule("MC-ACT-05", "MC-SCHEME-01")
@pytest.mark.parametrize("form", ["hero", ALTER_EGO])
def test_advance_makes_the_villain_scheme_in_either_form(form: str) -> None:
    s = revealing("advance", form=form)
    assert s.prompt == "turn"
    assert threat_on(s) == 1
    assert pile(s, -1) == ["advance", "assault"]
    assert left(s, "captain-marvel") == 12


@pytest.mark.rule("MC-BOOST-02")
def test_advance_adds_the_icons_of_the_boost_card() -> None:
    s = revealing("advance", encounter=["hydra-mercenary"])
    assert threat_on(s) == 1 + card(s, "hydra-mercenary").face.boost > 1


@pytest.mark.rule("MC-STATUS-05")
def test_a_confused_villain_does_not_advance() -> None:
    s = revealing("advance", status={"rhino": CONFUSED})
    assert (threat_on(s), card(s, "rhino").status) == (0, 0)
    assert "assault" not in pile(s, -1)  # no boost card


def test_minions_take_no_part_in_advance() -> None:
    s = revealing("advance", minions=[["hydra-mercenary"]], encounter=["assault"])
    assert threat_on(s) == 1


# ---------------------------------------------------------------------- Assault
@pytest.mark.rule("MC-ACT-05", "MC-ACT-04")
def test_assault_makes_the_villain_attack_a_hero() -> None:
    s = revealing("assault", encounter=["advance"]).do("0:pass")
    assert left(s, "captain-marvel") == 10
    assert not s.log("surge")


@pytest.mark.rule("MC-KEY-14", "MC-FORM-08")
def test_assault_surges_against_an_alter_ego() -> None:
    s = revealing("assault", form=ALTER_EGO, encounter=["hydra-mercenary"])
    assert left(s, "captain-marvel") == 12
    assert in_play(s, "hydra-mercenary")


def test_assault_attacks_the_player_who_revealed_it() -> None:
    s = scene(
        "captain-marvel",
        "she-hulk",
        dealt=[[], ["assault"]],
        at="reveal",
        form=[ALTER_EGO, "hero"],
        encounter=["advance"],
    )
    go(s)
    assert (left(s, "captain-marvel"), left(s, "she-hulk")) == (12, 13)


# ---------------------------------------------------------------------- Caught Off Guard
@pytest.mark.rule("MC-TARGET-03", "MC-YOU-08")
def test_caught_off_guard_the_player_chooses_an_upgrade_or_support_of_their_own() -> None:
    s = revealing(
        "caught-off-guard",
        heroes=("captain-marvel", "she-hulk"),
        play=[["energy-channel", "alpha-flight-station", "nick-fury"], ["tenacity"]],
    )
    assert (s.seat, s.offers) == (0, ["target energy-channel", "target alpha-flight-station"])
    s.do("0:target alpha-flight-station")
    assert pile(s) == ["alpha-flight-station"]
    assert in_play(s, "energy-channel")
    assert not s.log("surge")


def test_the_only_upgrade_is_discarded_unasked() -> None:
    s = revealing("caught-off-guard", play=[["energy-channel"]])
    assert pile(s) == ["energy-channel"]
    assert not in_play(s, "hydra-mercenary")


@pytest.mark.rule("MC-KEY-14")
def test_caught_off_guard_with_nothing_to_lose_surges() -> None:
    s = revealing(
        "caught-off-guard",
        heroes=("captain-marvel", "she-hulk"),
        play=[["nick-fury"], ["superhuman-strength"]],
        encounter=["hydra-mercenary"],
    )
    assert in_play(s, "superhuman-strength")
    assert in_play(s, "nick-fury")
    assert in_play(s, "hydra-mercenary")


def test_an_upgrade_on_an_enemy_can_be_lost() -> None:
    s = revealing("caught-off-guard", heroes=("spider-man",), on={"rhino": ["webbed-up"]})
    assert pile(s) == ["webbed-up"]


# ---------------------------------------------------------------------- Gang-Up
@pytest.mark.rule("MC-ACT-06")
def test_gang_up_the_villain_attacks_first_and_then_each_engaged_minion() -> None:
    s = revealing(
        "gang-up",
        heroes=("captain-marvel", "she-hulk"),
        minions=[["hydra-mercenary", "shocker"], ["hydra-mercenary"]],
        encounter=["advance"],
    )
    s.do("0:pass", "1:pass")
    assert left(s, "captain-marvel") == 10
    assert (s.prompt, s.offers) == ("activate-next", ["next hydra-mercenary", "next shocker"])
    s.do("0:next shocker", "0:pass", "1:pass")
    assert left(s, "captain-marvel") == 8
    s.do("0:pass", "1:pass")
    assert (left(s, "captain-marvel"), left(s, "she-hulk")) == (7, 15)
    assert not s.log("surge")


@pytest.mark.rule("MC-STATUS-07")
def test_a_stunned_villain_does_not_keep_the_minions_from_ganging_up() -> None:
    s = revealing("gang-up", minions=[["hydra-mercenary"]], status={"rhino": STUNNED}).do("0:pass")
    assert left(s, "captain-marvel") == 11


@pytest.mark.rule("MC-KEY-14")
def test_gang_up_surges_against_an_alter_ego() -> None:
    s = revealing("gang-up", form=ALTER_EGO, minions=[["shocker"]], encounter=["hydra-mercenary"])
    assert left(s, "captain-marvel") == 12
    assert in_play(s, "hydra-mercenary")


# ---------------------------------------------------------------------- Shadow of the Past
@pytest.mark.rule("MC-NEMESIS-01")
def test_the_past_brings_the_nemesis_its_scheme_and_the_rest_of_the_set() -> None:
    s = revealing("shadow-of-the-past", form=ALTER_EGO)
    nemesis = [c for c in s.game.cards if c.face.set == "captain_marvel_nemesis"]
    minion = next(c for c in nemesis if c.face.type == "minion")
    scheme = next(c for c in nemesis if c.face.type == "side_scheme")
    rest = [c.id for c in nemesis if c not in (minion, scheme)]
    assert minion.id in s.game.players[0].engaged
    assert scheme.id in s.game.sides
    assert rest
    assert set(rest) <= set(s.game.edeck)
    assert not s.log("surge")


def test_the_past_of_one_player_is_not_that_of_another() -> None:
    s = revealing("shadow-of-the-past", heroes=("captain-marvel", "she-hulk"), form=ALTER_EGO)
    assert s.game.players[0].aside == ()
    assert len(s.game.players[1].aside) == 5
    assert s.game.players[1].engaged == ()


@pytest.mark.rule("MC-KEY-14")
def test_a_past_that_has_come_before_surges() -> None:
    s = revealing("shadow-of-the-past", "01190", form=ALTER_EGO, encounter=["advance", "hydra-mercenary"])
    assert len([args for args in s.log("surge") if "01190" in str(args["card"])]) == 1


@pytest.mark.rule("MC-NEMESIS-01")
def test_a_nemesis_that_came_and_fell_at_once_has_come() -> None:
    facts = {"code": "t1", "name": "Trap", "type": "support", "faction": "basic", "cost": 0, "res": {"energy": 1}}
    trap = card_from(facts, Script((response("enter_play", Damage(20, THAT), forced=True, to="minion"),)))
    s = revealing("shadow-of-the-past", form=ALTER_EGO, play=[[trap]])
    assert s.game.players[0].engaged == ()
    assert not s.log("surge")


@pytest.mark.rule("MC-KEY-03")
def test_the_past_of_spider_man_strikes_at_once() -> None:
    s = revealing("shadow-of-the-past", heroes=("spider-man",))
    assert s.prompt == "defend"
    assert in_play(s, "vulture")
    s.do("0:pass")
    assert left(s, "spider-man") == 10 - card(s, "vulture").face.stats["atk"]


@pytest.mark.rule("MC-ELIM-07")
def test_the_side_scheme_comes_even_when_the_nemesis_has_eliminated_its_hero() -> None:
    s = revealing("shadow-of-the-past", heroes=("spider-man", "captain-marvel"), damage={"spider-man": 9})
    s.do("0:pass", "1:pass")
    assert s.game.players[0].out
    assert s.game.named("vulture") in s.game.players[1].engaged
    s.do("1:pass")  # having engaged her, it strikes quickly again
    assert in_play(s, "highway-robbery")
