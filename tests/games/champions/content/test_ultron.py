"""Ultron: villain, schemes and encounter set."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.champions.rules.abilities import action
from tablee.games.champions.rules.card import Script
from tablee.games.champions.rules.decks import starter
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.schemes import RemoveThreat
from tablee.games.champions.rules.effects.who import EACH_ENEMY, THE_MAIN_SCHEME
from tablee.games.champions.rules.library import card_from
from tablee.games.champions.rules.records import Setup
from tablee.games.champions.rules.setup import opening
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import ALTER_EGO, CONFUSED, STUNNED, TOUGH
from tablee.games.champions.scene import card, hand, in_play, left, pile, scene, threat_on, value
from tablee.testing.scene import Scene
from tests.games.opened import new

COWL = "the-crimson-cowl"


def ultron(*heroes: str, **more: Any) -> Scene[Scenario]:
    return scene(*(heroes or ("captain-marvel",)), scenario="ultron", **{"around": ["ultron-drones"], **more})


def revealing(*cards: str, heroes: tuple[str, ...] = (), **more: Any) -> Scene[Scenario]:
    """The first player reveals these; the encounter deck shows boost cards without icons."""
    return ultron(*heroes, dealt=[list(cards)], at="reveal", **{"encounter": ["advance", "advance"], **more})


def drone(s: Scene[Scenario], seat: int = 0) -> str:
    """A facedown card in play as a minion; its handle."""
    game = s.game
    i = game.facedown_minion(seat)
    below = game.cards[i].under
    game.enter(i, seat)
    game.edit(i).under = below
    game.engage(i, seat)
    game.ask_again()
    return game.handle(i)


def drones(s: Scene[Scenario], seat: int = 0) -> int:
    return len([i for i in s.game.players[seat].engaged if s.game.cards[i].face.facedown])


def event(code: str, effect: Any) -> Any:
    facts = {"code": code, "name": f"Test {code}", "type": "event", "faction": "basic", "cost": 0, "res": {"energy": 1}}
    return card_from(facts, Script((action(effect),)))


# ---------------------------------------------------------------------- Ultron I
@pytest.mark.rule("MC-ICON-06", "MC-ABIL-09")
def test_after_ultron_one_attacks_the_player_chooses_threat() -> None:
    s = ultron(at="activate", encounter=["advance"]).do("0:pass")
    assert (s.prompt, s.offers) == ("either", ["choose 1", "choose 2"])
    assert left(s, "captain-marvel") == 10  # the attack is over
    s.do("0:choose 1")
    assert threat_on(s) == 1
    assert drones(s) == 0


@pytest.mark.rule("MC-MINION-03")
def test_after_ultron_one_attacks_the_player_chooses_a_drone_which_attacks_too() -> None:
    s = ultron(at="activate", encounter=["advance"], decks=[["haymaker"]]).do("0:pass", "0:choose 2")
    assert threat_on(s) == 0
    assert s.game.players[0].engaged == (s.game.named("drone-1"),)
    assert card(s, "drone-1").under == (s.game.named("haymaker"),)
    s.do("0:pass")
    assert left(s, "captain-marvel") == 9


def test_ultron_one_asks_even_when_a_tough_card_took_all_the_damage() -> None:
    s = ultron(at="activate", encounter=["advance"], status={"captain-marvel": TOUGH}).do("0:pass")
    assert left(s, "captain-marvel") == 12
    assert s.prompt == "either"


@pytest.mark.rule("MC-ICON-07")
def test_ultron_one_asks_nothing_after_a_scheme() -> None:
    s = ultron(at="activate", form=ALTER_EGO, encounter=["advance", "hydra-mercenary"])
    assert (s.prompt, threat_on(s)) == ("turn", 1)
    assert not s.log("uses")
    assert drones(s) == 0


@pytest.mark.rule("MC-REPL-04", "MC-STATUS-07")
def test_a_stunned_ultron_did_not_attack_and_nobody_is_asked() -> None:
    s = ultron(at="activate", status={"ultron": STUNNED}, encounter=["advance", "advance"])
    assert s.prompt == "turn"
    assert not s.log("uses")
    assert (card(s, "ultron").status, drones(s)) == (0, 0)


@pytest.mark.rule("MC-DEFEND-07")
def test_whoever_defends_against_ultron_one_makes_the_choice() -> None:
    s = ultron("captain-marvel", "she-hulk", at="activate", encounter=["advance"])
    s.do("0:pass", "1:defend she-hulk")
    assert (s.seat, s.prompt) == (1, "either")
    s.do("1:choose 2")
    assert (drones(s, 0), drones(s, 1)) == (0, 1)


# ---------------------------------------------------------------------- Ultron II
@pytest.mark.rule("MC-WINDOW-03", "MC-ENEMYATK-10")
def test_ultron_two_brings_a_drone_and_counts_it() -> None:
    s = ultron(stage=2, at="activate", encounter=["advance"])
    assert (s.prompt, drones(s)) == ("defend", 1)  # before the damage
    s.do("0:pass")
    assert left(s, "captain-marvel") == 12 - 2 - 1


@pytest.mark.rule("MC-MOD-07", "MC-LAST-01")
def test_ultron_two_is_himself_again_after_his_attack() -> None:
    s = ultron(stage=2, at="activate", encounter=["advance"])
    assert value(s, "atk", "ultron") == 3
    s.do("0:pass")
    assert s.prompt == "defend"  # against the drone
    assert value(s, "atk", "ultron") == 2


@pytest.mark.rule("MC-MOD-01")
def test_ultron_two_counts_a_drone_that_his_boost_card_brings() -> None:
    s = ultron(stage=2, at="activate", encounter=["01144a"]).do("0:pass")
    assert drones(s) == 2
    assert left(s, "captain-marvel") == 12 - 2 - 2


def test_ultron_two_counts_only_drones_engaged_with_the_attacked_player() -> None:
    s = revealing("01144a", "assault", heroes=("captain-marvel", "she-hulk"), stage=2, minions=[[], ["01143"]])
    assert (drones(s, 0), drones(s, 1)) == (2, 1)
    s.do("0:pass", "1:pass")
    assert left(s, "captain-marvel") == 12 - 2 - 2


def test_ultron_two_counts_an_advanced_drone_but_no_other_minion() -> None:
    s = revealing("assault", stage=2, minions=[["01143", "hydra-mercenary"]]).do("0:pass")
    assert left(s, "captain-marvel") == 12 - 2 - 2


@pytest.mark.rule("MC-ICON-07")
def test_ultron_two_brings_no_drone_when_he_schemes() -> None:
    s = ultron(stage=2, at="activate", form=ALTER_EGO, encounter=["advance", "hydra-mercenary"])
    assert (s.prompt, threat_on(s)) == ("turn", 2)
    assert drones(s) == 0


@pytest.mark.rule("MC-STATUS-07")
def test_a_stunned_ultron_two_brings_no_drone() -> None:
    s = ultron(stage=2, at="activate", status={"ultron": STUNNED}, encounter=["advance", "advance"])
    assert drones(s) == 0


# ---------------------------------------------------------------------- Ultron III
@pytest.mark.rule("MC-ABIL-06", "MC-HP-02")
def test_ultron_three_strengthens_every_drone_and_nothing_else() -> None:
    s = ultron(stage=3, mode="expert", minions=[["01143", "hydra-mercenary"]])
    assert (value(s, "atk", "advanced-ultron-drone"), left(s, "advanced-ultron-drone")) == (2, 5)
    assert (value(s, "atk", "hydra-mercenary"), left(s, "hydra-mercenary")) == (1, 3)
    name = drone(s)
    assert (value(s, "atk", name), left(s, name), value(s, "sch", name)) == (2, 2, 1)
    assert value(s, "atk", "ultron") == 4


@pytest.mark.rule("MC-GOLD-05", "MC-ABIL-07")
def test_ultron_three_takes_no_damage_while_a_drone_is_in_play() -> None:
    s = ultron(stage=3, mode="expert")
    assert "attack captain-marvel ultron" in s.offers
    drone(s)
    assert "attack captain-marvel ultron" not in s.offers
    s.do("0:attack captain-marvel drone-1")
    assert drones(s) == 0
    assert left(s, "ultron") == 27


@pytest.mark.rule("MC-GOLD-05")
def test_damage_to_everybody_does_not_reach_ultron_three_behind_his_drone() -> None:
    s = ultron(stage=3, mode="expert", hands=[[event("t1", Damage(3, EACH_ENEMY)), event("t2", Damage(3, EACH_ENEMY))]])
    drone(s)
    s.do("0:play test-t1")
    assert (drones(s), left(s, "ultron")) == (0, 27)
    s.do("0:play test-t2")
    assert left(s, "ultron") == 24


def test_a_drone_of_another_player_protects_ultron_three_too() -> None:
    s = ultron("captain-marvel", "she-hulk", stage=3, mode="expert")
    drone(s, 1)
    assert "attack captain-marvel ultron" not in s.offers


def test_a_minion_that_is_no_drone_does_not_protect_ultron_three() -> None:
    s = ultron(stage=3, mode="expert", minions=[["shocker"]])
    assert "attack captain-marvel ultron" in s.offers


def test_drones_do_not_protect_the_first_stages() -> None:
    s = ultron(stage=2)
    drone(s)
    assert "attack captain-marvel ultron" in s.offers


@pytest.mark.rule("MC-VILLAIN-02", "MC-ABIL-15", "MC-SEARCH-03")
def test_ultron_three_reveals_the_imperative_from_the_deck() -> None:
    s = ultron(stage=2, mode="expert", damage={"ultron": 21}).do("0:attack captain-marvel ultron")
    assert card(s, "ultron").code == "01136"
    assert left(s, "ultron") == 27
    assert threat_on(s, "ultron-s-imperative") == 2
    assert drones(s) == 2


@pytest.mark.rule("MC-REVEAL-03")
def test_ultron_three_finds_the_imperative_in_the_discard_pile() -> None:
    s = ultron(stage=2, mode="expert", damage={"ultron": 21}, encounter_pile=["ultron-s-imperative", "advance"])
    s.do("0:attack captain-marvel ultron")
    assert in_play(s, "ultron-s-imperative")
    assert pile(s, -1) == ["advance"]


def test_an_imperative_that_is_in_play_already_is_not_revealed_again() -> None:
    s = ultron(stage=2, mode="expert", damage={"ultron": 21}, sides=["ultron-s-imperative"])
    s.do("0:attack captain-marvel ultron")
    assert card(s, "ultron").code == "01136"
    assert drones(s) == 0


@pytest.mark.rule("MC-MODE-01", "MC-WIN-01")
def test_ultron_two_is_the_last_stage_of_the_standard_game() -> None:
    s = ultron(hands=[[event("t4", Damage(20, EACH_ENEMY)), event("t5", Damage(22, EACH_ENEMY))]])
    s.do("0:play test-t4")
    assert (card(s, "ultron").code, left(s, "ultron")) == ("01135", 22)
    s.do("0:play test-t5")
    assert s.game.outcome == (0,)


# ---------------------------------------------------------------------- The Crimson Cowl
@pytest.mark.rule("MC-SETUP-11", "MC-ENV-01")
@pytest.mark.parametrize("n", [1, 3])
def test_the_game_begins_with_the_environment_and_a_drone_for_each_player(n: int) -> None:
    heroes = ("captain-marvel", "she-hulk", "iron-man")[:n]
    s = Scene(new(opening, Setup(heroes, tuple([starter(h) for h in heroes]), "ultron", ("under-attack",)), "seed"))
    assert s.prompt == "mulligan"
    assert [s.game.handle(i) for i in s.game.around] == ["ultron-drones"]
    assert card(s, COWL).code == "01137b"
    assert threat_on(s) == 0
    for seat in range(n):
        player = s.game.players[seat]
        assert drones(s, seat) == 1
        assert len(player.deck) == 40 - 1 - len(player.hand)
        assert [left(s, s.game.handle(i)) for i in player.engaged] == [1]


# ---------------------------------------------------------------------- Assault on NORAD
@pytest.mark.rule("MC-MAIN-01", "MC-MAIN-02")
def test_the_second_stage_brings_each_player_a_drone() -> None:
    s = ultron("captain-marvel", "she-hulk", at="threat", threat={COWL: 4})  # 4 + 2 = the target of two players
    assert card(s, COWL).code == "01138b"
    assert (drones(s, 0), drones(s, 1)) == (1, 1)
    assert threat_on(s) == 0


@pytest.mark.rule("MC-WINDOW-01")
def test_threat_that_completed_the_first_stage_was_not_placed_on_the_second() -> None:
    s = ultron(at="threat", threat={COWL: 2}, encounter=["advance"])
    assert card(s, COWL).code == "01138b"
    assert s.prompt == "defend"  # the villain's attack: nobody had to choose
    assert drones(s) == 1


def test_one_threat_less_and_the_first_stage_stays() -> None:
    s = ultron(at="threat", threat={COWL: 1}, encounter=["advance"])
    assert card(s, COWL).code == "01137b"
    assert (threat_on(s), drones(s)) == (2, 0)


@pytest.mark.rule("MC-ROUND-07", "MC-YOU-09")
def test_after_step_one_each_player_chooses_for_themselves() -> None:
    s = ultron("captain-marvel", "she-hulk", scheme=2, at="threat", first=1)
    assert (s.seat, s.prompt, threat_on(s)) == (1, "either", 2)
    s.do("1:choose 2")
    assert (s.seat, s.prompt) == (0, "either")
    s.do("0:choose 1")
    assert threat_on(s) == 4
    assert (drones(s, 0), drones(s, 1)) == (0, 1)


def test_threat_placed_by_the_answer_asks_nobody_again() -> None:
    s = ultron(scheme=2, at="threat", encounter=["advance"]).do("0:choose 1")
    assert threat_on(s) == 3
    assert s.prompt == "defend"


def test_threat_placed_outside_step_one_asks_nobody() -> None:
    s = ultron(scheme=2, at="activate", form=ALTER_EGO, encounter=["advance", "advance"])
    assert s.prompt == "turn"
    assert threat_on(s) > 0
    assert drones(s) == 0


def test_step_one_threat_on_the_first_stage_asks_nobody() -> None:
    s = ultron(at="threat", encounter=["advance"])
    assert (s.prompt, threat_on(s)) == ("defend", 1)


def test_the_choice_itself_may_complete_the_second_stage() -> None:
    s = ultron(scheme=2, at="threat", threat={COWL: 7}, encounter=["advance"])
    assert (s.prompt, threat_on(s)) == ("either", 8)
    s.do("0:choose 1")
    assert card(s, COWL).code == "01139b"
    assert (threat_on(s), drones(s)) == (0, 1)


def test_when_the_first_player_completes_the_stage_the_other_still_chooses() -> None:
    s = ultron("captain-marvel", "she-hulk", scheme=2, at="threat", threat={COWL: 16})
    s.do("0:choose 1")
    assert card(s, COWL).code == "01139b"
    assert (s.seat, s.prompt) == (1, "either")
    s.do("1:choose 2")
    assert (drones(s, 0), drones(s, 1)) == (1, 2)


# ---------------------------------------------------------------------- Countdown to Oblivion
@pytest.mark.rule("MC-MAIN-01", "MC-ABIL-15")
def test_the_third_stage_brings_each_player_a_drone() -> None:
    s = ultron("captain-marvel", "she-hulk", scheme=2, at="threat", threat={COWL: 18})
    assert card(s, COWL).code == "01139b"
    assert s.prompt == "defend"
    assert (drones(s, 0), drones(s, 1)) == (1, 1)


@pytest.mark.rule("MC-GOLD-05")
def test_threat_cannot_be_removed_from_the_third_stage() -> None:
    s = ultron(
        scheme=3, threat={COWL: 3}, sides=["drone-factory"], hands=[[event("t3", RemoveThreat(2, THE_MAIN_SCHEME))]]
    )
    assert f"thwart captain-marvel {COWL}" not in s.offers
    assert "thwart captain-marvel drone-factory" in s.offers
    assert s.why_not("0:play test-t3")
    assert threat_on(s) == 3


def test_threat_can_be_removed_from_the_second_stage() -> None:
    s = ultron(scheme=2, threat={COWL: 3}).do(f"0:thwart captain-marvel {COWL}")
    assert threat_on(s) == 1


@pytest.mark.rule("MC-WIN-01")
def test_the_third_stage_completed_is_defeat() -> None:
    s = ultron(scheme=3, at="threat", threat={COWL: 4})
    assert s.game.outcome is not None
    assert 0 not in s.game.outcome


# ---------------------------------------------------------------------- Ultron Drones
@pytest.mark.rule("MC-MOD-06")
def test_a_facedown_drone_has_one_of_everything() -> None:
    s = ultron(decks=[["hulk"]])
    name = drone(s)
    assert (value(s, "atk", name), value(s, "sch", name), left(s, name)) == (1, 1, 1)
    assert s.game.traits(s.game.named(name)) == ("Drone",)
    assert s.game.keyword(s.game.named(name), "guard") == 0


def test_the_environment_does_not_change_an_advanced_drone() -> None:
    s = ultron(minions=[["01143"]])
    assert (value(s, "atk", "advanced-ultron-drone"), left(s, "advanced-ultron-drone")) == (1, 4)


@pytest.mark.rule("MC-CTRL-05")
def test_a_defeated_drone_goes_to_the_pile_of_its_owner() -> None:
    s = ultron("captain-marvel", "she-hulk", decks=[[], ["hulk"]])
    drone(s, 1)
    s.do("0:attack captain-marvel drone-1")
    assert pile(s, 1) == ["hulk"]
    assert (pile(s, 0), pile(s, -1)) == ([], [])
    assert drones(s, 1) == 0


@pytest.mark.rule("MC-ZONE-10")
def test_a_second_drone_knows_nothing_of_the_first() -> None:
    s = ultron(around=["ultron-drones"], on={"ultron-drones": ["01142"]}, decks=[["haymaker", "emergency"]])
    first = drone(s)
    card(s, first).status |= CONFUSED
    s.game.ask_again()
    s.do(f"0:attack captain-marvel {first}")
    second = drone(s)
    assert card(s, second).under == (s.game.named("emergency"),)
    assert (card(s, second).status, card(s, second).damage) == (0, 0)
    assert pile(s) == ["haymaker"]


@pytest.mark.rule("MC-DEFEAT-01")
def test_without_the_environment_a_drone_has_no_hit_points() -> None:
    s = revealing("01144a", around=[], decks=[["haymaker"]], encounter=["advance", "advance"])
    assert s.prompt == "turn"
    assert drones(s) == 0
    assert pile(s) == ["haymaker"]


@pytest.mark.rule("MC-DECK-21")
def test_the_last_card_of_a_deck_as_a_drone_renews_the_deck() -> None:
    s = revealing(
        "01144a",
        decks=[["haymaker"]],
        piles=[["emergency", "hulk"]],
        only=True,
        encounter=["hydra-mercenary", "advance"],
    )
    assert drones(s) == 1
    assert card(s, "drone-1").under == (s.game.named("haymaker"),)
    assert in_play(s, "hydra-mercenary")  # the card dealt for the new deck
    assert pile(s) == []


# ---------------------------------------------------------------------- Program Transmitter
@pytest.mark.rule("MC-ATTACH-01", "MC-ATTACH-02")
def test_the_transmitter_attaches_to_ultron_and_adds_to_his_scheme() -> None:
    s = revealing("program-transmitter")
    assert card(s, "program-transmitter").host == s.game.villain
    assert (value(s, "sch", "ultron"), value(s, "atk", "ultron")) == (2, 2)


def test_after_ultron_schemes_the_transmitter_places_threat_on_each_side_scheme() -> None:
    s = ultron(
        at="activate",
        form=ALTER_EGO,
        on={"ultron": ["program-transmitter"]},
        sides=["drone-factory", "invasive-ai"],
        encounter=["advance", "hydra-mercenary", "hydra-mercenary"],
    )
    assert (threat_on(s, "drone-factory"), threat_on(s, "invasive-ai")) == (5, 4)
    assert threat_on(s) == 2


@pytest.mark.rule("MC-STATUS-05", "MC-REPL-04")
def test_a_confused_ultron_does_not_scheme_and_the_transmitter_is_silent() -> None:
    s = ultron(
        at="activate",
        form=ALTER_EGO,
        on={"ultron": ["program-transmitter"]},
        sides=["drone-factory"],
        status={"ultron": CONFUSED},
        encounter=["hydra-mercenary", "hydra-mercenary"],
    )
    assert threat_on(s, "drone-factory") == 4


def test_the_transmitter_is_silent_when_a_minion_schemes() -> None:
    s = ultron(
        at="activate",
        form=ALTER_EGO,
        on={"ultron": ["program-transmitter"]},
        sides=["drone-factory"],
        status={"ultron": CONFUSED},
        minions=[["01143"]],
        encounter=["hydra-mercenary", "hydra-mercenary"],
    )
    assert (threat_on(s), threat_on(s, "drone-factory")) == (1, 4)


@pytest.mark.rule("MC-COST-03", "MC-ICON-07")
def test_the_transmitter_is_discarded_for_an_exhausted_hero_and_two_mental() -> None:
    s = ultron(on={"ultron": ["program-transmitter"]}, hands=[["genius"]]).do("0:use program-transmitter.1")
    assert card(s, "captain-marvel").exhausted
    assert (pile(s, -1), pile(s), value(s, "sch", "ultron")) == (["program-transmitter"], ["genius"], 1)


@pytest.mark.parametrize(
    ("more", "rule"),
    [
        ({"hands": [["energy"]]}, "MC-PLAY-03"),
        ({"hands": [["genius"]], "exhausted": ["captain-marvel"]}, "MC-COST-02"),
        ({"hands": [["genius"]], "form": ALTER_EGO}, "MC-FORM-08"),
    ],
)
def test_the_transmitter_stays_without_its_whole_price(more: dict[str, Any], rule: str) -> None:
    s = ultron(on={"ultron": ["program-transmitter"]}, **more)
    assert s.why_not("0:use program-transmitter.1") == rule


# ---------------------------------------------------------------------- Upgraded Drones
@pytest.mark.rule("MC-ATTACH-01", "MC-MOD-08")
def test_upgraded_drones_add_to_every_facedown_drone_only() -> None:
    s = ultron("captain-marvel", "she-hulk", on={"ultron-drones": ["01142", "01142"]}, minions=[["01143"]])
    for seat in (0, 1):
        name = drone(s, seat)
        assert (value(s, "atk", name), left(s, name), value(s, "sch", name)) == (3, 3, 1)
    assert (value(s, "atk", "advanced-ultron-drone"), left(s, "advanced-ultron-drone")) == (1, 4)


def test_revealed_upgraded_drones_go_to_the_environment() -> None:
    s = revealing("upgraded-drones")
    assert card(s, "upgraded-drones").host == s.game.named("ultron-drones")


@pytest.mark.rule("MC-ATTACH-05")
def test_upgraded_drones_without_the_environment_are_discarded() -> None:
    s = revealing("upgraded-drones", around=[])
    assert pile(s, -1) == ["upgraded-drones"]


@pytest.mark.rule("MC-MOD-08", "MC-ATTACH-03")
def test_discarding_upgraded_drones_defeats_a_drone_that_lived_on_them() -> None:
    s = ultron(on={"ultron-drones": ["01142"]}, hands=[["energy", "genius", "strength"]], decks=[["haymaker"]])
    name, other = drone(s), drone(s)
    s.game.edit(s.game.named(name)).damage = 1
    s.do("0:use upgraded-drones")
    assert pile(s, -1) == ["upgraded-drones"]
    assert card(s, name).zone != card(s, other).zone
    assert (drones(s), left(s, other)) == (1, 1)
    assert "haymaker" in pile(s)
    assert not card(s, "captain-marvel").exhausted


@pytest.mark.parametrize("hands", [["energy", "genius"], ["energy", "genius", "energy-absorption"]])
def test_upgraded_drones_need_all_three_resources(hands: list[str]) -> None:
    s = ultron(on={"ultron-drones": ["01142"]}, hands=[hands])
    assert s.why_not("0:use upgraded-drones") == "MC-PLAY-03"


def test_an_alter_ego_cannot_discard_upgraded_drones() -> None:
    s = ultron(on={"ultron-drones": ["01142"]}, hands=[["energy", "genius", "strength"]], form=ALTER_EGO)
    assert s.why_not("0:use upgraded-drones") == "MC-FORM-08"


# ---------------------------------------------------------------------- Advanced Ultron Drone
@pytest.mark.rule("MC-WINDOW-09", "MC-DEFEAT-02")
def test_a_defeated_advanced_drone_leaves_a_drone_to_the_engaged_player() -> None:
    s = ultron("captain-marvel", "she-hulk", minions=[[], ["01143"]], damage={"advanced-ultron-drone": 2})
    s.do("0:attack captain-marvel advanced-ultron-drone")
    assert pile(s, -1) == ["advanced-ultron-drone"]
    assert (drones(s, 0), drones(s, 1)) == (0, 1)


def test_an_advanced_drone_with_one_hit_point_left_brings_nothing() -> None:
    s = ultron(minions=[["01143"]], damage={"advanced-ultron-drone": 1})
    s.do("0:attack captain-marvel advanced-ultron-drone")
    assert (left(s, "advanced-ultron-drone"), drones(s)) == (1, 0)


def test_only_the_advanced_drone_that_is_defeated_brings_a_drone() -> None:
    s = ultron(minions=[["01143", "01143"]], damage={"advanced-ultron-drone": 2})
    s.do("0:attack captain-marvel advanced-ultron-drone")
    assert drones(s) == 1


@pytest.mark.rule("MC-KEY-07")
def test_an_advanced_drone_guards_ultron_from_its_player_only() -> None:
    s = ultron("captain-marvel", "she-hulk", minions=[["01143"]])
    assert s.why_not("0:attack captain-marvel ultron") == "MC-KEY-07"
    assert "attack she-hulk ultron" in s.do("0:end").offers


@pytest.mark.rule("MC-GOLD-05")
def test_the_drone_of_an_advanced_drone_keeps_protecting_ultron_three() -> None:
    s = ultron(stage=3, mode="expert", minions=[["01143"]], damage={"advanced-ultron-drone": 3})
    s.do("0:attack captain-marvel advanced-ultron-drone")
    assert drones(s) == 1
    s.game.edit(s.game.named("captain-marvel")).exhausted = False
    s.game.ask_again()
    assert "attack captain-marvel ultron" not in s.offers


# ---------------------------------------------------------------------- Android Efficiency
@pytest.mark.rule("MC-TREACH-01")
@pytest.mark.parametrize("code", ["01144a", "01144b", "01144c"])
def test_android_efficiency_brings_each_player_a_drone(code: str) -> None:
    s = revealing(code, heroes=("captain-marvel", "she-hulk"), form=[ALTER_EGO, "hero"])
    assert (drones(s, 0), drones(s, 1)) == (1, 1)
    assert "android-efficiency" in pile(s, -1)[0]


@pytest.mark.rule("MC-BOOST-03", "MC-BOOST-05")
@pytest.mark.parametrize(("code", "pays"), [("01144a", "energy"), ("01144b", "genius"), ("01144c", "strength")])
def test_as_a_boost_card_android_efficiency_asks_for_its_resource_or_a_drone(code: str, pays: str) -> None:
    s = ultron(at="activate", encounter=[code], hands=[[pays]]).do("0:pass")
    assert (s.prompt, s.offers) == ("either", ["choose 1", "choose 2"])
    other = s.clone().do("0:choose 2")
    assert (drones(other), hand(other)) == (1, [pays])
    s.do("0:choose 1")
    assert (drones(s), hand(s), pile(s)) == (0, [], [pays])
    assert left(s, "captain-marvel") == 10  # no icon


@pytest.mark.parametrize(("code", "wrong"), [("01144a", "genius"), ("01144b", "strength"), ("01144c", "energy")])
def test_without_the_resource_the_drone_comes_unasked(code: str, wrong: str) -> None:
    s = ultron(at="activate", encounter=[code], hands=[[wrong]]).do("0:pass")
    assert (drones(s), hand(s)) == (1, [wrong])


@pytest.mark.rule("MC-DEFEND-07")
def test_the_boost_asks_the_player_who_defends() -> None:
    s = ultron("captain-marvel", "she-hulk", at="activate", encounter=["01144a"], hands=[["energy"], ["genius"]])
    s.do("0:pass", "1:defend she-hulk")
    assert (drones(s, 0), drones(s, 1)) == (0, 1)


@pytest.mark.rule("MC-SCHEME-03")
def test_the_boost_works_in_a_scheme_too_and_reaches_one_player() -> None:
    s = ultron(
        "captain-marvel",
        "she-hulk",
        at="activate",
        form=ALTER_EGO,
        encounter=["01144a", "advance", "advance", "advance"],
    )
    assert (drones(s, 0), drones(s, 1)) == (1, 0)


# ---------------------------------------------------------------------- Rage of Ultron
@pytest.mark.rule("MC-ACT-05", "MC-DISCARD-03")
def test_rage_discards_a_card_for_each_damage_of_the_attack() -> None:
    s = revealing(
        "rage-of-ultron", encounter=["crowd-control"], decks=[["haymaker", "emergency", "hulk", "tigra", "genius"]]
    )
    s.do("0:pass", "0:choose 1")
    assert left(s, "captain-marvel") == 12 - 4
    assert pile(s) == ["tigra", "hulk", "emergency", "haymaker"]


def test_rage_counts_the_damage_that_was_really_dealt() -> None:
    s = revealing("rage-of-ultron", decks=[["haymaker", "emergency"]]).do("0:defend captain-marvel", "0:choose 1")
    assert left(s, "captain-marvel") == 11
    assert pile(s) == ["haymaker"]


@pytest.mark.rule("MC-STATUS-08")
def test_rage_discards_nothing_when_a_tough_card_stops_the_damage() -> None:
    s = revealing("rage-of-ultron", status={"captain-marvel": TOUGH}).do("0:pass", "0:choose 1")
    assert pile(s) == []


def test_rage_counts_damage_to_a_defending_ally() -> None:
    s = revealing("rage-of-ultron", play=[["nick-fury"]], decks=[["haymaker", "emergency", "genius"]])
    s.do("0:defend nick-fury", "0:choose 1")
    assert pile(s)[:2] == ["emergency", "haymaker"]
    assert len(pile(s)) == 2


def test_rage_does_not_count_damage_that_answers_the_attack() -> None:
    s = revealing("rage-of-ultron", heroes=("black-panther",), decks=[["haymaker", "emergency", "genius"]])
    s.do("0:pass", "0:choose 1")
    assert left(s, "ultron") == 16  # retaliation
    assert pile(s) == ["emergency", "haymaker"]


@pytest.mark.rule("MC-FORM-08")
def test_rage_against_an_alter_ego_discards_a_card_for_each_threat() -> None:
    s = revealing(
        "rage-of-ultron",
        form=ALTER_EGO,
        encounter=["hydra-mercenary"],
        decks=[["haymaker", "emergency", "genius"]],
        on={"ultron": ["program-transmitter"]},
        sides=["drone-factory"],
        scheme=2,
    )
    icons = card(s, "hydra-mercenary").face.boost
    assert threat_on(s) == 2 + icons
    assert threat_on(s, "drone-factory") == 5  # not placed this way
    assert len(pile(s)) == 2 + icons


def test_rage_discards_nothing_when_a_confused_ultron_cannot_scheme() -> None:
    s = revealing("rage-of-ultron", form=ALTER_EGO, status={"ultron": CONFUSED})
    assert (threat_on(s), pile(s)) == (0, [])


# ---------------------------------------------------------------------- Repair Sequence
@pytest.mark.rule("MC-HEAL-01")
def test_repair_heals_two_for_each_drone_of_the_player() -> None:
    s = revealing("01144a", "01144b", "repair-sequence", heroes=("captain-marvel", "she-hulk"), damage={"ultron": 10})
    assert (drones(s, 0), drones(s, 1)) == (2, 2)
    assert left(s, "ultron") == 34 - 10 + 4
    assert not s.log("surge")


@pytest.mark.rule("MC-KEY-14")
def test_repair_without_a_drone_surges() -> None:
    s = revealing("repair-sequence", damage={"ultron": 10}, encounter=["hydra-mercenary", "advance"])
    assert left(s, "ultron") == 7
    assert in_play(s, "hydra-mercenary")


@pytest.mark.rule("MC-KEY-14", "MC-HEAL-02")
def test_repair_of_an_unhurt_ultron_surges() -> None:
    s = revealing("01144a", "repair-sequence", encounter=["hydra-mercenary", "advance"])
    assert left(s, "ultron") == 17
    assert in_play(s, "hydra-mercenary")


def test_repair_that_heals_less_than_it_could_does_not_surge() -> None:
    s = revealing("01144a", "repair-sequence", damage={"ultron": 1}, encounter=["hydra-mercenary", "advance"])
    assert left(s, "ultron") == 17
    assert not in_play(s, "hydra-mercenary")


@pytest.mark.rule("MC-BOOST-03", "MC-BOOST-04")
def test_as_a_boost_card_repair_heals_one_for_each_drone_and_adds_its_icon() -> None:
    s = revealing("01144a", "01144b", "assault", damage={"ultron": 10}, encounter=["repair-sequence", "advance"])
    s.do("0:pass")
    assert left(s, "ultron") == 7 + 2
    assert left(s, "captain-marvel") == 12 - 3
    assert not s.log("surge")


def test_as_a_boost_card_repair_without_drones_does_nothing_more() -> None:
    s = ultron(at="activate", damage={"ultron": 10}, encounter=["repair-sequence", "advance"]).do("0:pass")
    assert left(s, "ultron") == 7
    assert s.prompt == "either"


# ---------------------------------------------------------------------- Swarm Attack
@pytest.mark.rule("MC-ACT-05", "MC-ACT-06")
def test_in_a_swarm_attack_each_drone_of_the_hero_attacks() -> None:
    s = revealing("01144a", "swarm-attack", minions=[["01143", "hydra-mercenary"]], form="hero")
    assert (s.prompt, sorted(s.offers)) == ("activate-next", ["next advanced-ultron-drone", "next drone-1"])
    s.do("0:next drone-1", "0:pass", "0:pass")
    assert left(s, "captain-marvel") == 10
    assert drones(s) == 1


def test_drones_of_another_player_take_no_part_in_a_swarm_attack() -> None:
    s = revealing("swarm-attack", heroes=("captain-marvel", "she-hulk"), minions=[[], ["01143"]])
    assert left(s, "she-hulk") == 15
    assert (drones(s, 0), drones(s, 1)) == (1, 0)


def test_without_drones_a_swarm_attack_brings_one() -> None:
    s = revealing("swarm-attack", minions=[["hydra-mercenary"]])
    assert left(s, "captain-marvel") == 12
    assert drones(s) == 1


def test_an_alter_ego_is_not_attacked_and_gets_one_more_drone() -> None:
    s = revealing("01144a", "swarm-attack", form=ALTER_EGO)
    assert left(s, "captain-marvel") == 12
    assert drones(s) == 2


@pytest.mark.rule("MC-REPL-04")
def test_a_stunned_drone_made_no_attack() -> None:
    s = revealing("swarm-attack", minions=[["01143"]], status={"advanced-ultron-drone": STUNNED})
    assert left(s, "captain-marvel") == 12
    assert drones(s) == 1
    assert card(s, "advanced-ultron-drone").status == 0


# ---------------------------------------------------------------------- side schemes
@pytest.mark.rule("MC-SIDE-01", "MC-ABIL-04")
def test_the_drone_factory_counts_the_drones_it_has_just_built() -> None:
    s = revealing("drone-factory", heroes=("captain-marvel", "she-hulk"), minions=[[], ["01143", "hydra-mercenary"]])
    assert (drones(s, 0), drones(s, 1)) == (1, 1)
    assert threat_on(s, "drone-factory") == 4 + 3


@pytest.mark.rule("MC-ICON-01")
def test_the_drone_factory_accelerates_the_main_scheme() -> None:
    s = ultron(at="threat", sides=["drone-factory"], encounter=["advance"])
    assert threat_on(s) == 2


@pytest.mark.rule("MC-DISCARD-03", "MC-MAIN-03")
def test_invasive_ai_discards_three_cards_of_each_deck() -> None:
    decks = [["haymaker", "emergency", "genius"], ["hulk", "tigra", "uppercut"]]
    s = revealing("invasive-ai", heroes=("captain-marvel", "she-hulk"), decks=decks)
    assert [pile(s, 0), pile(s, 1)] == [list(reversed(decks[0])), list(reversed(decks[1]))]
    assert threat_on(s, "invasive-ai") == 6


@pytest.mark.rule("MC-DECK-23", "MC-DECK-21")
def test_invasive_ai_leaves_a_new_deck_alone() -> None:
    s = revealing(
        "invasive-ai",
        decks=[["haymaker", "emergency"]],
        piles=[["genius"]],
        only=True,
        encounter=["advance", "advance"],
    )
    assert len(s.game.players[0].deck) == 3
    assert pile(s) == []


@pytest.mark.rule("MC-ICON-01")
@pytest.mark.parametrize("name", ["invasive-ai", "ultron-s-imperative"])
def test_a_hazard_icon_deals_one_more_card(name: str) -> None:
    s = ultron(at="deal", sides=[name], encounter=["hydra-mercenary", "hydra-mercenary", "advance"])
    assert (in_play(s, "hydra-mercenary"), in_play(s, "hydra-mercenary-2")) == (True, True)


@pytest.mark.rule("MC-ORDER-01")
def test_the_imperative_brings_the_first_player_two_drones() -> None:
    s = ultron(
        "captain-marvel",
        "she-hulk",
        at="reveal",
        first=1,
        dealt=[["ultron-s-imperative"]],
        encounter=["advance", "advance"],
    )
    assert (drones(s, 0), drones(s, 1)) == (0, 2)
    assert threat_on(s, "ultron-s-imperative") == 4
