"""Legions of Hydra, a modular set."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import action
from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.who import EACH_ENEMY
from tablee.games.champions.rules.library import card_from
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import CONFUSED, STUNNED
from tablee.games.champions.scene import card, go, in_play, left, pile, scene, threat_on
from tablee.testing.scene import Scene

HERO = "captain-marvel"
MADAME = "madame-hydra"
LEGIONS = "legions-of-hydra"


def calm() -> CardDef:
    """An encounter card without icons, text or effect."""
    facts = {"code": "t-calm", "name": "Calm", "type": "treachery", "faction": "encounter", "boost": 0}
    return card_from(facts, Script())


def reveals(*names: str, heroes: tuple[str, ...] = (HERO,), **more: object) -> Scene[Scenario]:
    quiet = [calm()] * 4
    more.setdefault("encounter", quiet)
    return scene(*heroes, at="reveal", modular=[LEGIONS], dealt=[list(names)], **more)  # type: ignore[arg-type]


def activates(heroes: tuple[str, ...] = (HERO,), **more: object) -> Scene[Scenario]:
    """The villain does nothing; the minions act."""
    more["status"] = {"rhino": STUNNED | CONFUSED, **(more.get("status") or {})}  # type: ignore[dict-item]
    return scene(*heroes, at="activate", modular=[LEGIONS], encounter=[calm()] * 4, **more)  # type: ignore[arg-type]


# ---------------------------------------------------------------------- Legions of Hydra
@pytest.mark.rule("MC-SEARCH-01", "MC-MINION-01", "MC-SIDE-01")
@pytest.mark.parametrize("where", ["encounter", "encounter_pile"])
def test_legions_brings_madame_hydra_and_counts_her(where: str) -> None:
    s = go(reveals(LEGIONS, **{where: [MADAME]}))  # type: ignore[arg-type]
    assert s.game.players[0].engaged == (s.game.named(MADAME),)
    assert threat_on(s, LEGIONS) == 3 + 2


def test_legions_counts_every_hydra_enemy_in_play() -> None:
    s = go(
        reveals(
            LEGIONS,
            heroes=(HERO, "she-hulk"),
            encounter=[MADAME],
            minions=[["hydra-soldier", "shocker"], ["hydra-mercenary"]],
        )
    )
    assert threat_on(s, LEGIONS) == 3 + 2 * 3


def test_legions_does_not_search_for_madame_hydra_in_play() -> None:
    s = go(reveals(LEGIONS, heroes=(HERO, "she-hulk"), minions=[[], [MADAME]]))
    assert s.game.players[0].engaged == ()
    assert s.game.players[1].engaged == (s.game.named(MADAME),)
    assert threat_on(s, LEGIONS) == 3 + 2


def test_legions_without_any_hydra_has_its_starting_threat() -> None:
    s = go(reveals(LEGIONS, only=True))
    assert s.game.players[0].engaged == ()
    assert threat_on(s, LEGIONS) == 3


def test_madame_hydra_engages_the_player_who_reveals_legions() -> None:
    s = scene(HERO, "she-hulk", at="reveal", first=0, modular=[LEGIONS], dealt=[[], [LEGIONS]], encounter=[MADAME])
    go(s)
    assert s.game.players[1].engaged == (s.game.named(MADAME),)


@pytest.mark.rule("MC-ROUND-10")
def test_legions_deals_one_more_encounter_card() -> None:
    quiet = calm()
    s = scene(
        HERO,
        at="activate",
        modular=[LEGIONS],
        sides=[LEGIONS],
        status={"rhino": STUNNED},
        encounter=[quiet, "crowd-control", quiet],
    )
    go(s)
    assert in_play(s, "crowd-control")


# ---------------------------------------------------------------------- Madame Hydra
@pytest.mark.rule("MC-GOLD-05", "MC-ABIL-07")
def test_madame_hydra_cannot_be_hurt_beside_legions() -> None:
    s = scene(HERO, modular=[LEGIONS], minions=[[MADAME]], sides=[LEGIONS])
    assert "attack captain-marvel madame-hydra" not in s.offers
    assert s.why_not("0:attack captain-marvel madame-hydra")


@pytest.mark.rule("MC-GOLD-05")
def test_madame_hydra_takes_no_damage_from_an_effect_beside_legions() -> None:
    facts = {"code": "t-blast", "name": "Blast", "type": "event", "faction": "basic", "cost": 0}
    blast = card_from(facts, Script((action(Damage(2, EACH_ENEMY)),)))
    s = scene(HERO, modular=[LEGIONS], minions=[[MADAME, "hydra-soldier"]], sides=[LEGIONS], hands=[[blast]])
    s.do("0:play blast")
    assert left(s, MADAME) == 6
    assert left(s, "hydra-soldier") == 4 - 2
    assert card(s, "rhino").damage == 2


@pytest.mark.rule("MC-ABIL-07")
def test_madame_hydra_can_be_hurt_when_legions_is_gone() -> None:
    s = scene(
        HERO,
        modular=[LEGIONS],
        minions=[[MADAME]],
        sides=[LEGIONS],
        threat={LEGIONS: 1},
        play=[["mockingbird"]],
    )
    s.do("0:thwart mockingbird legions-of-hydra")
    assert not in_play(s, LEGIONS)
    s.do("0:attack captain-marvel madame-hydra")
    assert left(s, MADAME) == 6 - 2


def test_another_minion_can_be_hurt_beside_legions() -> None:
    s = scene(HERO, modular=[LEGIONS], minions=[[MADAME, "hydra-soldier"]], sides=[LEGIONS])
    s.do("0:attack captain-marvel hydra-soldier")
    assert left(s, "hydra-soldier") == 4 - 2


def test_one_of_two_legions_still_protects_madame_hydra() -> None:
    s = scene(
        HERO,
        modular=[LEGIONS],
        minions=[[MADAME]],
        sides=[LEGIONS, LEGIONS],
        threat={LEGIONS: 1},
    )
    s.do("0:thwart captain-marvel legions-of-hydra")
    assert not in_play(s, LEGIONS)
    assert "attack captain-marvel madame-hydra" not in s.offers


def test_madame_hydra_adds_threat_to_legions_after_her_attack() -> None:
    s = go(activates(minions=[[MADAME]], sides=[LEGIONS]))
    assert left(s, HERO) == 12 - 2
    assert threat_on(s, LEGIONS) == 3 + 2
    assert threat_on(s) == 0


def test_madame_hydra_adds_threat_to_legions_after_her_scheme() -> None:
    s = go(activates(minions=[[MADAME]], sides=[LEGIONS], form="alter_ego"))
    assert threat_on(s) == 2
    assert threat_on(s, LEGIONS) == 3 + 2


def test_madame_hydra_adds_no_threat_without_legions() -> None:
    s = go(activates(minions=[[MADAME]]))
    assert left(s, HERO) == 12 - 2
    assert threat_on(s) == 0


@pytest.mark.rule("MC-REPL-04")
@pytest.mark.parametrize(("form", "status"), [("hero", STUNNED), ("alter_ego", CONFUSED)])
def test_madame_hydra_stopped_by_a_status_adds_no_threat(form: str, status: int) -> None:
    s = go(activates(minions=[[MADAME]], sides=[LEGIONS], form=form, status={MADAME: status}))
    assert threat_on(s, LEGIONS) == 3


def test_the_attack_of_another_minion_adds_no_threat_to_legions() -> None:
    s = go(activates(minions=[[MADAME, "hydra-soldier"]], sides=[LEGIONS], status={MADAME: STUNNED}))
    assert left(s, HERO) == 12 - 2
    assert threat_on(s, LEGIONS) == 3


@pytest.mark.rule("MC-CARD-15")
def test_with_two_legions_the_attacked_player_says_which_gets_the_threat() -> None:
    s = activates(minions=[[MADAME]], sides=[LEGIONS, LEGIONS])
    go(s, until="target")
    assert s.offers == ["target legions-of-hydra", "target legions-of-hydra-2"]
    s.do("0:target legions-of-hydra-2")
    assert threat_on(s, LEGIONS) == 3
    assert threat_on(s, "legions-of-hydra-2") == 5


# ---------------------------------------------------------------------- Hydra Soldier
@pytest.mark.rule("MC-ABIL-17", "MC-ENC-05", "MC-ENC-06")
def test_hydra_soldier_defeated_deals_an_encounter_card() -> None:
    s = scene("she-hulk", modular=[LEGIONS], minions=[["hydra-soldier"]], damage={"hydra-soldier": 1})
    s.do("0:attack she-hulk hydra-soldier")
    assert pile(s, -1) == ["hydra-soldier"]
    assert len(s.game.players[0].dealt) == 1


def test_hydra_soldier_that_survives_deals_nothing() -> None:
    s = scene("she-hulk", modular=[LEGIONS], minions=[["hydra-soldier"]])
    s.do("0:attack she-hulk hydra-soldier")
    assert left(s, "hydra-soldier") == 1
    assert s.game.players[0].dealt == ()


def test_hydra_soldier_deals_to_the_player_it_was_engaged_with() -> None:
    s = scene(HERO, "she-hulk", active=1, modular=[LEGIONS], minions=[["hydra-soldier"]], damage={"hydra-soldier": 1})
    s.do("1:attack she-hulk hydra-soldier")
    assert len(s.game.players[0].dealt) == 1
    assert s.game.players[1].dealt == ()


@pytest.mark.rule("MC-KEY-07")
def test_hydra_soldier_guards_the_villain_from_the_player_it_is_engaged_with() -> None:
    s = scene(HERO, "she-hulk", modular=[LEGIONS], minions=[["hydra-soldier"]])
    assert s.why_not("0:attack captain-marvel rhino") == "MC-KEY-07"
    other = scene(HERO, "she-hulk", active=1, modular=[LEGIONS], minions=[["hydra-soldier"]])
    other.do("1:attack she-hulk rhino")
    assert card(other, "rhino").damage == 3
