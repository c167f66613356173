"""Rhino: villain, scheme and encounter set."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.library import card_from
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import STUNNED, TOUGH
from tablee.games.champions.scene import card, go, hand, in_play, left, pile, scene, threat_on, value
from tablee.testing.scene import Scene

HERO = "captain-marvel"
SUIT = "armored-rhino-suit"
HORN = "enhanced-ivory-horn"


def calm() -> CardDef:
    """An encounter card without icons, text or effect."""
    facts = {"code": "t-calm", "name": "Calm", "type": "treachery", "faction": "encounter", "boost": 0}
    return card_from(facts, Script())


def ally(atk: int, *keywords: str) -> CardDef:
    facts = {"code": "t-ally", "name": "Friend", "type": "ally", "faction": "basic", "atk": atk, "thw": 1, "hp": 3}
    return card_from({**facts, "keywords": list(keywords)}, Script())


def reveals(*names: str, heroes: tuple[str, ...] = (HERO,), **more: object) -> Scene[Scenario]:
    more.setdefault("encounter", [calm()] * 4)
    return scene(*heroes, at="reveal", dealt=[list(names)], **more)  # type: ignore[arg-type]


def attacks(*boosts: str | CardDef, **more: object) -> Scene[Scenario]:
    return scene(HERO, at="activate", encounter=[*boosts, *[calm()] * 4], **more)  # type: ignore[arg-type]


# ---------------------------------------------------------------------- the villain
@pytest.mark.rule("MC-ENEMYATK-05", "MC-BOOST-02")
@pytest.mark.parametrize(("stage", "damage"), [(1, 4), (2, 5), (3, 6)])
def test_rhino_attacks_with_one_boost_card(stage: int, damage: int) -> None:
    s = go(attacks(HORN, stage=stage))
    assert left(s, HERO) == 12 - damage


@pytest.mark.rule("MC-VILLAIN-02", "MC-ABIL-15", "MC-SEARCH-01")
@pytest.mark.parametrize("where", ["encounter", "encounter_pile"])
def test_stage_two_finds_and_reveals_breakin_and_takin(where: str) -> None:
    s = scene(HERO, damage={"rhino": 12}, **{where: ["breakin-takin"]})  # type: ignore[arg-type]
    s.do("0:attack captain-marvel rhino")
    assert card(s, "rhino").code == "01095"
    assert left(s, "rhino") == 15
    assert threat_on(s, "breakin-takin") == 2 + 1


def test_stage_two_leaves_breakin_and_takin_in_play_alone() -> None:
    s = scene(HERO, damage={"rhino": 12}, sides=["breakin-takin"], threat={"breakin-takin": 1})
    s.do("0:attack captain-marvel rhino")
    assert card(s, "rhino").code == "01095"
    assert threat_on(s, "breakin-takin") == 1


@pytest.mark.rule("MC-DMG-01")
def test_rhino_with_one_hit_point_left_stays_in_stage_one() -> None:
    s = scene(HERO, damage={"rhino": 11}).do("0:attack captain-marvel rhino")
    assert card(s, "rhino").code == "01094"
    assert left(s, "rhino") == 1


@pytest.mark.rule("MC-KEY-18", "MC-ABIL-15")
def test_stage_three_comes_tough_and_stuns_each_hero() -> None:
    s = scene(
        HERO, "she-hulk", "iron-man", mode="expert", stage=2, form=["hero", "hero", "alter_ego"], damage={"rhino": 43}
    )
    s.do("0:attack captain-marvel rhino")
    assert card(s, "rhino").code == "01096"
    assert card(s, "rhino").status == TOUGH
    assert left(s, "rhino") == 48
    assert card(s, HERO).status == STUNNED
    assert card(s, "she-hulk").status == STUNNED
    assert card(s, "iron-man").status == 0


@pytest.mark.rule("MC-WIN-01")
def test_completing_the_break_in_loses_the_game() -> None:
    s = scene(HERO, at="threat", threat={"the-break-in": 6})
    assert s.game.outcome is not None
    assert 0 not in s.game.outcome


@pytest.mark.rule("MC-THREAT-03", "MC-ICON-08")
def test_the_break_in_goes_on_below_its_target() -> None:
    s = scene(HERO, "she-hulk", at="threat", threat={"the-break-in": 11})
    assert threat_on(s) == 13
    assert s.game.outcome is None


# ---------------------------------------------------------------------- Armored Rhino Suit
@pytest.mark.rule("MC-ATTACH-01", "MC-REVEAL-02")
def test_the_suit_is_put_on_rhino() -> None:
    s = go(reveals(SUIT))
    assert card(s, SUIT).host == s.game.villain


@pytest.mark.rule("MC-REPL-01")
def test_the_suit_takes_the_damage_in_place_of_rhino() -> None:
    s = scene("she-hulk", on={"rhino": [SUIT]}).do("0:attack she-hulk rhino")
    assert left(s, "rhino") == 14
    assert card(s, SUIT).damage == 3
    assert in_play(s, SUIT)


@pytest.mark.parametrize(("before", "gone"), [(1, False), (2, True), (4, True)])
def test_the_suit_is_discarded_with_five_damage_or_more(before: int, gone: bool) -> None:
    s = scene("she-hulk", on={"rhino": [SUIT]}, damage={SUIT: before}).do("0:attack she-hulk rhino")
    assert left(s, "rhino") == 14  # what is too much is lost with it
    assert in_play(s, SUIT) is not gone


def test_the_suit_saves_a_rhino_who_would_be_defeated() -> None:
    s = scene("she-hulk", on={"rhino": [SUIT]}, damage={"rhino": 13}).do("0:attack she-hulk rhino")
    assert card(s, "rhino").code == "01094"
    assert left(s, "rhino") == 1


@pytest.mark.rule("MC-STATUS-03")
def test_tough_comes_before_the_suit() -> None:
    s = scene("she-hulk", on={"rhino": [SUIT]}, status={"rhino": TOUGH}).do("0:attack she-hulk rhino")
    assert card(s, "rhino").status == 0
    assert card(s, SUIT).damage == 0


def test_the_suit_does_not_protect_a_minion() -> None:
    s = scene("she-hulk", on={"rhino": [SUIT]}, minions=[["shocker"]]).do("0:attack she-hulk shocker")
    assert pile(s, -1) == ["shocker"]
    assert card(s, SUIT).damage == 0


@pytest.mark.rule("MC-VILLAIN-04")
def test_an_attachment_and_a_status_stay_on_the_next_stage() -> None:
    s = scene("she-hulk", on={"rhino": [HORN]}, damage={"rhino": 13}, status={"rhino": STUNNED})
    s.do("0:attack she-hulk rhino")
    assert value(s, "atk", "rhino") == 3 + 1
    assert card(s, "rhino").status == STUNNED


# ---------------------------------------------------------------------- Charge
@pytest.mark.rule("MC-KEY-04", "MC-ATTACH-02")
def test_charge_adds_to_the_attack_which_runs_over_an_ally() -> None:
    s = attacks(calm(), on={"rhino": ["charge"]}, play=[["mockingbird"]])
    go(s, until="defend").do("0:defend mockingbird")
    go(s)
    assert pile(s) == ["mockingbird"]
    assert left(s, HERO) == 12 - (2 + 3 - 3)
    assert "charge" in pile(s, -1)


def test_charge_is_discarded_after_an_attack_without_excess() -> None:
    s = go(attacks(calm(), on={"rhino": ["charge"]}))
    assert left(s, HERO) == 12 - 5
    assert "charge" in pile(s, -1)
    assert value(s, "atk", "rhino") == 2


@pytest.mark.rule("MC-STATUS-07", "MC-REPL-04")
def test_charge_stays_when_rhino_is_stunned() -> None:
    s = go(attacks(on={"rhino": ["charge"]}, status={"rhino": STUNNED}))
    assert in_play(s, "charge")
    assert left(s, HERO) == 12


def test_charge_stays_while_rhino_schemes() -> None:
    s = go(attacks(calm(), on={"rhino": ["charge"]}, form="alter_ego"))
    assert in_play(s, "charge")
    assert threat_on(s) == 1


def test_charge_does_not_concern_the_attack_of_a_minion() -> None:
    s = attacks(on={"rhino": ["charge"]}, status={"rhino": STUNNED}, minions=[["sandman"]], play=[["black-cat"]])
    go(s, until="defend").do("0:defend black-cat")
    go(s)
    assert left(s, HERO) == 12
    assert in_play(s, "charge")


def test_charge_serves_the_attack_against_the_first_player_only() -> None:
    s = scene(HERO, "she-hulk", at="activate", first=0, on={"rhino": ["charge"]}, encounter=[calm()] * 4)
    go(s)
    assert left(s, HERO) == 12 - 5
    assert left(s, "she-hulk") == 15 - 2


# ---------------------------------------------------------------------- Enhanced Ivory Horn
def test_the_horn_adds_to_the_attack_and_can_be_broken_off() -> None:
    s = scene(HERO, on={"rhino": [HORN]}, hands=[["strength", "01090"]])
    assert value(s, "atk", "rhino") == 3
    s.do(f"0:use {HORN}")
    assert hand(s) == []
    assert value(s, "atk", "rhino") == 2
    assert pile(s, -1) == [HORN]


@pytest.mark.rule("MC-FORM-08")
def test_the_horn_stays_in_alter_ego_form() -> None:
    s = scene(HERO, form="alter_ego", on={"rhino": [HORN]}, hands=[["strength", "01090"]])
    assert s.why_not(f"0:use {HORN}") == "MC-FORM-08"


@pytest.mark.rule("MC-PLAY-03")
@pytest.mark.parametrize("cards", [["strength"], ["strength", "energy"]])
def test_the_horn_stays_without_three_physical_resources(cards: list[str]) -> None:
    s = scene(HERO, on={"rhino": [HORN]}, hands=[[*cards]])
    assert s.why_not(f"0:use {HORN}") == "MC-PLAY-03"


# ---------------------------------------------------------------------- minions
@pytest.mark.rule("MC-KEY-07")
def test_hydra_mercenary_guards_rhino() -> None:
    s = scene(HERO, minions=[["hydra-mercenary"]], play=[["mockingbird"]])
    assert s.why_not("0:attack captain-marvel rhino") == "MC-KEY-07"
    assert s.why_not("0:attack mockingbird rhino") == "MC-KEY-07"
    s.do("0:attack captain-marvel hydra-mercenary", "0:attack mockingbird hydra-mercenary")
    assert pile(s, -1) == ["hydra-mercenary"]


@pytest.mark.rule("MC-KEY-18")
def test_sandman_enters_tough() -> None:
    s = go(reveals("sandman"))
    assert card(s, "sandman").status == TOUGH
    s.do("0:attack captain-marvel sandman")
    assert left(s, "sandman") == 4


def test_shocker_hurts_each_hero_when_revealed() -> None:
    s = reveals(
        "shocker", heroes=(HERO, "she-hulk", "iron-man"), form=["hero", "hero", "alter_ego"], play=[["mockingbird"]]
    )
    go(s)
    assert left(s, HERO) == 12 - 1
    assert left(s, "she-hulk") == 15 - 1
    assert left(s, "iron-man") == 9
    assert left(s, "mockingbird") == 3
    assert in_play(s, "shocker")


@pytest.mark.rule("MC-BOOST-05")
def test_shocker_as_a_boost_card_has_only_its_icons() -> None:
    s = go(attacks("shocker"))
    assert left(s, HERO) == 12 - 2 - 2


# ---------------------------------------------------------------------- treacheries
@pytest.mark.rule("MC-HEAL-02")
@pytest.mark.parametrize(("damage", "after"), [(6, 12), (4, 14), (1, 14)])
def test_hard_to_keep_down_heals_rhino(damage: int, after: int) -> None:
    s = go(reveals("hard-to-keep-down", damage={"rhino": damage}, encounter=["crowd-control"]))
    assert left(s, "rhino") == after
    assert not in_play(s, "crowd-control")


@pytest.mark.rule("MC-KEY-14")
def test_hard_to_keep_down_surges_when_rhino_is_unhurt() -> None:
    s = go(reveals("hard-to-keep-down", encounter=["crowd-control"]))
    assert in_play(s, "crowd-control")


@pytest.mark.rule("MC-ALTER-03", "MC-ABIL-04")
@pytest.mark.parametrize("already", [False, True])
def test_im_tough_gives_a_tough_card_or_surges(already: bool) -> None:
    s = go(reveals("i-m-tough", encounter=["crowd-control"], status={"rhino": TOUGH if already else 0}))
    assert card(s, "rhino").status == TOUGH
    assert in_play(s, "crowd-control") is already


@pytest.mark.rule("MC-KEY-14")
def test_stampede_surges_against_an_alter_ego() -> None:
    s = go(reveals("stampede", form="alter_ego", encounter=["crowd-control"]))
    assert in_play(s, "crowd-control")
    assert left(s, HERO) == 12
    assert card(s, HERO).status == 0


@pytest.mark.rule("MC-ACT-05")
def test_stampede_attacks_and_stuns_a_damaged_hero() -> None:
    s = go(reveals("stampede", encounter=[calm(), "crowd-control"]))
    assert left(s, HERO) == 12 - 2
    assert card(s, HERO).status == STUNNED
    assert not in_play(s, "crowd-control")


def test_stampede_does_not_stun_an_unhurt_defender() -> None:
    s = reveals("stampede", heroes=("she-hulk",))
    go(s, until="defend").do("0:defend she-hulk")
    go(s)
    assert left(s, "she-hulk") == 15
    assert card(s, "she-hulk").status == 0


def test_stampede_stuns_the_damaged_ally_alone() -> None:
    s = reveals("stampede", play=[["mockingbird"]])
    go(s, until="defend").do("0:defend mockingbird")
    go(s)
    assert left(s, "mockingbird") == 1
    assert card(s, "mockingbird").status == STUNNED
    assert card(s, HERO).status == 0


@pytest.mark.rule("MC-DMG-09")
def test_stampede_does_not_stun_a_hero_saved_by_tough() -> None:
    s = go(reveals("stampede", status={HERO: TOUGH}))
    assert card(s, HERO).status == 0


@pytest.mark.rule("MC-STATUS-07")
def test_stampede_is_spent_on_a_stunned_rhino() -> None:
    s = go(reveals("stampede", status={"rhino": STUNNED}))
    assert card(s, "rhino").status == 0
    assert card(s, HERO).status == 0
    assert left(s, HERO) == 12


# ---------------------------------------------------------------------- side schemes
@pytest.mark.rule("MC-SIDE-01", "MC-ICON-08")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_breakin_and_takin_gets_threat_for_each_player(players: int) -> None:
    s = go(reveals("breakin-takin", heroes=(HERO, "she-hulk", "iron-man")[:players]))
    assert threat_on(s, "breakin-takin") == 2 + players


@pytest.mark.rule("MC-ROUND-10")
def test_breakin_and_takin_deals_the_first_player_one_more_card() -> None:
    s = scene(
        HERO,
        at="deal",
        sides=["breakin-takin"],
        encounter=[calm(), "crowd-control", calm()],
    )
    go(s)
    assert in_play(s, "crowd-control")


@pytest.mark.rule("MC-ICON-05", "MC-MAIN-03")
def test_crowd_control_keeps_threat_on_the_main_scheme() -> None:
    s = reveals("crowd-control", heroes=(HERO, "she-hulk"), threat={"the-break-in": 3})
    go(s)
    assert threat_on(s, "crowd-control") == 4
    assert s.why_not(f"{s.seat}:thwart {'captain-marvel' if s.seat == 0 else 'she-hulk'} the-break-in") == "MC-ICON-05"


@pytest.mark.rule("MC-KEY-11")
def test_piercing_does_not_get_past_the_suit() -> None:
    s = scene(HERO, on={"rhino": [SUIT]}, status={"rhino": TOUGH}, play=[[ally(2, "piercing")]])
    s.do("0:attack friend rhino")
    assert card(s, "rhino").status == 0
    assert left(s, "rhino") == 14
    assert card(s, SUIT).damage == 2


def test_overkill_of_charge_does_not_pass_an_ally_that_survives() -> None:
    facts = {"code": "t-wall", "name": "Wall", "type": "ally", "faction": "basic", "atk": 0, "thw": 0, "hp": 6}
    s = attacks(calm(), on={"rhino": ["charge"]}, play=[[card_from(facts, Script())]])
    go(s, until="defend").do("0:defend wall")
    go(s)
    assert left(s, "wall") == 1
    assert left(s, HERO) == 12
