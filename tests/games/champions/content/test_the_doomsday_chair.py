"""The Doomsday Chair, a modular set."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.library import card_from
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import STUNNED, TOUGH
from tablee.games.champions.scene import card, go, in_play, left, pile, scene, threat_on
from tablee.testing.scene import Scene

HERO = "captain-marvel"
CHAIR = "the-doomsday-chair"
MODOK = "m-o-d-o-k"
UPGRADES = "biomechanical-upgrades"


def calm() -> CardDef:
    """An encounter card without icons, text or effect."""
    facts = {"code": "t-calm", "name": "Calm", "type": "treachery", "faction": "encounter", "boost": 0}
    return card_from(facts, Script())


def ally(atk: int, *keywords: str) -> CardDef:
    facts = {"code": "t-ally", "name": "Friend", "type": "ally", "faction": "basic", "atk": atk, "thw": 1, "hp": 9}
    return card_from({**facts, "keywords": list(keywords)}, Script())


def reveals(*names: str, heroes: tuple[str, ...] = (HERO,), **more: object) -> Scene[Scenario]:
    more.setdefault("encounter", [calm()] * 4)
    return scene(*heroes, at="reveal", modular=[CHAIR], dealt=[list(names)], **more)  # type: ignore[arg-type]


def turn(*heroes: str, **more: object) -> Scene[Scenario]:
    return scene(*(heroes or ("she-hulk",)), modular=[CHAIR], **more)  # type: ignore[arg-type]


# ---------------------------------------------------------------------- The Doomsday Chair
@pytest.mark.rule("MC-SEARCH-01", "MC-MINION-01")
@pytest.mark.parametrize("where", ["encounter", "encounter_pile"])
def test_the_chair_brings_modok(where: str) -> None:
    s = go(reveals(CHAIR, **{where: [MODOK]}))  # type: ignore[arg-type]
    assert s.game.players[0].engaged == (s.game.named(MODOK),)
    assert threat_on(s, CHAIR) == 8


def test_the_chair_leaves_modok_where_he_is() -> None:
    s = go(reveals(CHAIR, heroes=(HERO, "she-hulk"), minions=[[], [MODOK]], damage={MODOK: 3}))
    assert s.game.players[0].engaged == ()
    assert s.game.players[1].engaged == (s.game.named(MODOK),)
    assert left(s, MODOK) == 5


def test_the_chair_comes_alone_when_modok_is_nowhere_to_be_found() -> None:
    s = go(reveals(CHAIR, only=True))
    assert in_play(s, CHAIR)
    assert s.game.players[0].engaged == ()


def test_modok_engages_the_player_who_reveals_the_chair() -> None:
    s = scene(HERO, "she-hulk", at="reveal", first=0, modular=[CHAIR], dealt=[[], [CHAIR]], encounter=[MODOK])
    go(s)
    assert s.game.players[1].engaged == (s.game.named(MODOK),)


@pytest.mark.rule("MC-ICON-01", "MC-ROUND-08")
def test_the_chair_accelerates_the_main_scheme() -> None:
    s = scene(HERO, at="threat", modular=[CHAIR], sides=[CHAIR])
    assert threat_on(s) == 1 + 1


# ---------------------------------------------------------------------- M.O.D.O.K.
@pytest.mark.rule("MC-KEY-16")
def test_modok_retaliates_for_two() -> None:
    s = turn(minions=[[MODOK]]).do("0:attack she-hulk m-o-d-o-k")
    assert left(s, MODOK) == 8 - 3
    assert left(s, "she-hulk") == 15 - 2


@pytest.mark.rule("MC-KEY-16")
def test_modok_defeated_does_not_retaliate() -> None:
    s = turn(minions=[[MODOK]], damage={MODOK: 5}).do("0:attack she-hulk m-o-d-o-k")
    assert pile(s, -1) == [MODOK]
    assert left(s, "she-hulk") == 15


# ---------------------------------------------------------------------- Biomechanical Upgrades: attaching
@pytest.mark.rule("MC-ATTACH-01", "MC-KEY-14")
def test_upgrades_go_to_the_minion_with_the_most_printed_hit_points_and_surge() -> None:
    s = reveals(
        UPGRADES, minions=[["hydra-mercenary", MODOK, "sandman"]], damage={MODOK: 7}, encounter=["crowd-control"]
    )
    go(s)
    assert card(s, UPGRADES).host == s.game.named(MODOK)
    assert in_play(s, "crowd-control")


def test_upgrades_go_to_a_minion_of_another_player() -> None:
    s = go(reveals(UPGRADES, heroes=(HERO, "she-hulk"), minions=[["hydra-mercenary"], [MODOK]]))
    assert card(s, UPGRADES).host == s.game.named(MODOK)


@pytest.mark.rule("MC-ATTACH-01")
def test_upgrades_pass_over_a_minion_that_has_a_copy() -> None:
    s = reveals("01185", minions=[["hydra-mercenary", MODOK, "sandman"]], on={MODOK: [UPGRADES]})
    go(s)
    hosts = {s.game.handle(c.host) for c in s.game.cards if c.code == "01185" and c.host >= 0}
    assert hosts == {MODOK, "sandman"}


@pytest.mark.rule("MC-ORDER-06")
def test_the_first_player_breaks_a_tie_between_minions() -> None:
    s = scene(
        HERO,
        "she-hulk",
        at="reveal",
        first=1,
        modular=[CHAIR],
        dealt=[[UPGRADES]],
        minions=[["hydra-mercenary", "shocker"]],
        encounter=[calm()] * 3,
    )
    assert s.prompt == "where-to"
    assert s.seat == 1
    s.do("1:target shocker")
    assert card(s, UPGRADES).host == s.game.named("shocker")


@pytest.mark.rule("MC-ATTACH-05", "MC-KEY-14")
def test_upgrades_without_a_minion_are_discarded_and_surge() -> None:
    s = go(reveals(UPGRADES, encounter=["crowd-control"]))
    assert pile(s, -1) == [UPGRADES]
    assert in_play(s, "crowd-control")


@pytest.mark.rule("MC-ATTACH-05")
def test_upgrades_are_discarded_when_every_minion_has_a_copy() -> None:
    s = go(reveals("01185", minions=[[MODOK]], on={MODOK: ["01185"]}))
    assert len(card(s, MODOK).on) == 1
    assert len([h for h in pile(s, -1) if h.startswith(UPGRADES)]) == 1


# ---------------------------------------------------------------------- Biomechanical Upgrades: saving
@pytest.mark.rule("MC-REPL-01", "MC-WINDOW-06")
@pytest.mark.parametrize("damage", [3, 2, 1])
def test_upgrades_heal_the_minion_that_would_be_defeated(damage: int) -> None:
    s = turn(minions=[["sandman"]], on={"sandman": [UPGRADES]}, damage={"sandman": damage}, status={"sandman": 0})
    s.do("0:attack she-hulk sandman")
    assert in_play(s, "sandman")
    assert left(s, "sandman") == 4
    assert pile(s, -1) == [UPGRADES]
    assert card(s, "sandman").on == ()


def test_upgrades_stay_while_the_minion_survives() -> None:
    s = turn(minions=[["sandman"]], on={"sandman": [UPGRADES]}, status={"sandman": 0})
    s.do("0:attack she-hulk sandman")
    assert left(s, "sandman") == 1
    assert in_play(s, UPGRADES)


@pytest.mark.rule("MC-STATUS-03")
def test_upgrades_are_not_needed_when_tough_prevents_the_damage() -> None:
    s = turn(minions=[["sandman"]], on={"sandman": [UPGRADES]}, damage={"sandman": 3}, status={"sandman": TOUGH})
    s.do("0:attack she-hulk sandman")
    assert left(s, "sandman") == 1
    assert in_play(s, UPGRADES)


def test_upgrades_save_their_minion_once() -> None:
    s = turn(
        minions=[["sandman"]],
        on={"sandman": [UPGRADES]},
        damage={"sandman": 3},
        status={"sandman": 0},
        play=[[ally(4)]],
    )
    s.do("0:attack she-hulk sandman", "0:attack friend sandman")
    assert not in_play(s, "sandman")
    assert pile(s, -1) == ["sandman", UPGRADES]


def test_upgrades_do_not_save_another_minion() -> None:
    s = turn(minions=[["sandman", "hydra-mercenary"]], on={"sandman": [UPGRADES]})
    s.do("0:attack she-hulk hydra-mercenary")
    assert pile(s, -1) == ["hydra-mercenary"]
    assert in_play(s, UPGRADES)


@pytest.mark.rule("MC-KEY-16", "MC-REPL-04")
def test_modok_saved_by_upgrades_retaliates() -> None:
    s = turn(minions=[[MODOK]], on={MODOK: [UPGRADES]}, damage={MODOK: 7}).do("0:attack she-hulk m-o-d-o-k")
    assert left(s, MODOK) == 8
    assert left(s, "she-hulk") == 15 - 2


@pytest.mark.rule("MC-WINDOW-05", "MC-REPL-04")
def test_what_waits_for_the_defeat_of_a_saved_minion_does_not_happen() -> None:
    s = scene(
        "spider-man",
        modular=[CHAIR, "legions-of-hydra"],
        minions=[["hydra-soldier"]],
        on={"hydra-soldier": [UPGRADES, "spider-tracer"]},
        damage={"hydra-soldier": 3},
        threat={"the-break-in": 5},
    )
    s.do("0:attack spider-man hydra-soldier")
    assert left(s, "hydra-soldier") == 4
    assert s.game.players[0].dealt == ()
    assert in_play(s, "spider-tracer")
    assert threat_on(s) == 5


@pytest.mark.rule("MC-KEY-04")
def test_excess_of_an_overkill_attack_reaches_the_villain_although_the_minion_is_saved() -> None:
    s = turn(
        minions=[["sandman"]],
        on={"sandman": [UPGRADES]},
        status={"sandman": 0},
        play=[[ally(6, "overkill")]],
    )
    s.do("0:attack friend sandman")
    assert left(s, "sandman") == 4
    assert card(s, "rhino").damage == 2


def test_upgrades_save_a_minion_from_damage_that_is_no_attack() -> None:
    s = scene(
        "black-panther",
        at="activate",
        modular=[CHAIR],
        minions=[["hydra-mercenary"]],
        on={"hydra-mercenary": [UPGRADES]},
        damage={"hydra-mercenary": 2},
        status={"rhino": STUNNED},
        encounter=[calm()] * 3,
    )
    go(s)
    assert left(s, "hydra-mercenary") == 3
    assert not in_play(s, UPGRADES)
