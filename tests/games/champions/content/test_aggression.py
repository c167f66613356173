"""Aggression cards."""

from __future__ import annotations

import pytest

from tablee.games.champions.game import RULES
from tablee.games.champions.rules.abilities import action
from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.costs import Spend
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.who import A_MINION
from tablee.games.champions.rules.library import card_from
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import CONFUSED, PHYSICAL, PLAY, STUNNED, TOUGH, Those
from tablee.games.champions.scene import card, go, hand, in_play, left, pile, scene, threat_on, value
from tablee.testing.scene import Scene


def filler(code: str, **res: int) -> CardDef:
    """A basic card of cost 0 with these printed resources."""
    return card_from({"code": code, "name": code, "type": "event", "faction": "basic", "cost": 0, "res": res}, Script())


def hulk_attacks(top: CardDef, *more: str, **extra: int) -> Scene[Scenario]:
    s = scene(play=[["hulk"]], decks=[[top]], minions=[list(more)], damage=extra)
    return s.do("0:attack hulk rhino")


# ---------------------------------------------------------------------- Hulk
def test_hulk_has_no_thwart_power() -> None:
    s = scene(play=[["hulk"]], threat={"the-break-in": 3})
    assert "thwart hulk the-break-in" not in s.offers
    assert "MC-MOD-10" in s.why_not("0:thwart hulk the-break-in")


@pytest.mark.rule("MC-ABIL-09")
def test_physical_lets_hulk_deal_2_more_to_an_enemy() -> None:
    s = hulk_attacks(filler("t1", physical=1))
    assert left(s, "rhino") == 14 - 3 - 2
    assert pile(s)[0] == "t1" and in_play(s, "hulk")
    assert left(s, "hulk") == 5 - 1 and left(s, "spider-man") == 10


def test_hulk_chooses_which_enemy_takes_the_2() -> None:
    s = scene(play=[["hulk"]], decks=[[filler("t1", physical=1)]], minions=[["shocker"]])
    s.do("0:attack hulk rhino")
    assert s.prompt == "target" and s.offers == ["target rhino", "target shocker"]
    s.do("0:target shocker")
    assert left(s, "shocker") == 1 and left(s, "rhino") == 11


def test_energy_lets_hulk_hurt_every_character_once() -> None:
    s = scene(
        "spider-man",
        "black-panther",
        play=[["hulk"], ["luke-cage"]],
        decks=[[filler("t1", energy=1)]],
        minions=[[], ["shocker"]],
    )
    s.do("0:attack hulk rhino")
    assert left(s, "rhino") == 28 - 3 - 1
    assert left(s, "spider-man") == 9 and left(s, "black-panther") == 10
    assert card(s, "luke-cage").status == 0 and left(s, "shocker") == 2
    assert left(s, "hulk") == 5 - 1 - 1


def test_two_energy_icons_count_once() -> None:
    s = hulk_attacks(filler("t1", energy=2))
    assert left(s, "spider-man") == 9 and left(s, "rhino") == 10


def test_mental_discards_hulk() -> None:
    s = hulk_attacks(filler("t1", mental=1))
    assert pile(s) == ["hulk", "t1"]
    assert left(s, "rhino") == 11 and left(s, "spider-man") == 10


def test_wild_does_all_three() -> None:
    s = hulk_attacks(filler("t1", wild=1)).do("0:choose 1", "0:choose 2")
    assert left(s, "rhino") == 14 - 3 - 2 - 1
    assert left(s, "spider-man") == 9
    assert pile(s)[0] == "hulk" and s.prompt == "turn"


def test_mc_faq_56_his_controller_chooses_the_order_of_the_effects() -> None:
    s = hulk_attacks(filler("t1", mental=1, wild=1))
    assert s.prompt == "next-effect" and s.offers == ["choose 1", "choose 2", "choose 3"]
    s.do("0:choose 3")
    assert not in_play(s, "hulk") and left(s, "rhino") == 14 - 3  # he is gone before anything else
    assert s.offers == ["choose 1", "choose 2"]
    s.do("0:choose 2")
    assert s.prompt == "turn" and left(s, "rhino") == 14 - 3 - 1 - 2 and left(s, "spider-man") == 9


def test_mc_faq_56_all_are_checked_at_once_and_the_choice_is_said_in_words() -> None:
    s = hulk_attacks(filler("t1", wild=1), "hydra-bomber")
    question = RULES.view(s.game, 0).question
    assert question is not None
    said = [RULES.phrase(s.game, str(choice.label.args["what"]).removeprefix("%"), "en") for choice in question.options]
    assert said == ["deal 2 damage to an enemy", "deal 1 damage to each character", "discard Hulk"]
    s.do("0:choose 1", "0:target hydra-bomber", "0:choose 2")
    assert left(s, "rhino") == 14 - 3 - 1 and not in_play(s, "hydra-bomber") and not in_play(s, "hulk")


def test_two_types_do_what_each_says() -> None:
    s = hulk_attacks(filler("t1", physical=1, mental=1)).do("0:choose 1")
    assert left(s, "rhino") == 14 - 3 - 2 and left(s, "spider-man") == 10
    assert not in_play(s, "hulk")


@pytest.mark.rule("MC-STATUS-06", "MC-DMG-13", "MC-REPL-04")
def test_a_stunned_hulk_discards_nothing() -> None:
    s = scene(play=[["hulk"]], decks=[[filler("t1", mental=1)]], status={"hulk": STUNNED})
    s.do("0:attack hulk rhino")
    assert left(s, "rhino") == 14 and pile(s) == []
    assert card(s, "hulk").exhausted and card(s, "hulk").status == 0 and left(s, "hulk") == 5


@pytest.mark.rule("MC-ATK-06", "MC-KEY-07")
def test_the_2_damage_of_hulk_is_no_attack_and_passes_guard() -> None:
    s = scene(play=[["hulk"]], decks=[[filler("t1", physical=1)]], minions=[["hydra-mercenary", "shocker"]])
    s.do("0:attack hulk shocker")
    assert "target rhino" in s.offers
    s.do("0:target rhino")
    assert left(s, "rhino") == 12


@pytest.mark.rule("MC-DMG-12")
def test_hulk_at_one_hit_point_resolves_his_response_before_he_falls() -> None:
    s = hulk_attacks(filler("t1", physical=1), hulk=4)
    assert left(s, "rhino") == 9
    assert pile(s) == ["hulk", "t1"]


@pytest.mark.rule("MC-DECK-21", "MC-DECK-23")
def test_hulk_discarding_the_last_card_rebuilds_the_deck_and_still_reads_it() -> None:
    s = scene(play=[["hulk"]], decks=[[filler("t1", physical=1)]], only=True, encounter=["advance", "assault"])
    s.do("0:attack hulk rhino")
    assert left(s, "rhino") == 9
    assert pile(s) == [] and len(s.game.players[0].deck) == 1
    assert len(s.game.players[0].dealt) == 1


def test_an_attack_by_somebody_else_does_not_set_hulk_off() -> None:
    s = scene(play=[["hulk", "tigra"]], decks=[[filler("t1", mental=1)]])
    s.do("0:attack spider-man rhino", "0:attack tigra rhino")
    assert in_play(s, "hulk") and pile(s) == []


# ---------------------------------------------------------------------- Tigra
@pytest.mark.rule("MC-DMG-12")
def test_tigra_heals_before_her_consequential_damage() -> None:
    s = scene(play=[["tigra"]], minions=[["hydra-bomber"]], damage={"tigra": 2})
    s.do("0:attack tigra hydra-bomber")
    assert s.prompt == "response"
    s.do("0:use tigra 2")
    assert card(s, "tigra").damage == 2 and in_play(s, "tigra")


def test_tigra_need_not_heal() -> None:
    s = scene(play=[["tigra"]], minions=[["hydra-bomber"]], damage={"tigra": 2})
    s.do("0:attack tigra hydra-bomber", "0:pass")
    assert not in_play(s, "tigra")


@pytest.mark.rule("MC-ABIL-03")
def test_an_unhurt_tigra_is_not_asked() -> None:
    s = scene(play=[["tigra"]], minions=[["hydra-bomber"]])
    s.do("0:attack tigra hydra-bomber")
    assert s.prompt == "turn" and card(s, "tigra").damage == 1


def test_tigra_does_not_heal_when_the_minion_survives() -> None:
    s = scene(play=[["tigra"]], minions=[["shocker"]], damage={"tigra": 1})
    s.do("0:attack tigra shocker")
    assert s.prompt == "turn" and left(s, "shocker") == 1 and left(s, "tigra") == 1


def test_tigra_does_not_heal_for_a_villain_stage() -> None:
    s = scene(play=[["tigra"]], damage={"tigra": 1, "rhino": 12})
    s.do("0:attack tigra rhino")
    go(s)
    assert card(s, "tigra").damage == 2


@pytest.mark.rule("MC-ATK-06")
def test_tigra_does_not_heal_for_a_minion_she_defeats_without_attacking() -> None:
    facts = {"code": "t1", "name": "Claws", "type": "upgrade", "faction": "basic", "cost": 0, "res": {"energy": 1}}
    claws = card_from(facts, Script((action(Damage(2, A_MINION)),), attach=Those("ally")))
    s = scene(play=[["tigra"]], on={"tigra": [claws]}, minions=[["hydra-bomber"]], damage={"tigra": 1})
    s.do("0:use claws")
    assert s.prompt == "turn" and not in_play(s, "hydra-bomber") and card(s, "tigra").damage == 1


@pytest.mark.rule("MC-YOU-12")
def test_tigra_does_not_heal_for_what_her_hero_defeats() -> None:
    s = scene(play=[["tigra"]], minions=[["hydra-bomber"]], damage={"tigra": 1})
    s.do("0:attack spider-man hydra-bomber")
    assert s.prompt == "turn" and card(s, "tigra").damage == 1


# ---------------------------------------------------------------------- Chase Them Down
CHASE = "use chase-them-down 2"


@pytest.mark.rule("MC-WINDOW-07")
def test_chase_them_down_after_the_hero_defeats_a_minion() -> None:
    s = scene(hands=[["chase-them-down"]], minions=[["hydra-bomber"]], threat={"the-break-in": 5})
    s.do("0:attack spider-man hydra-bomber")
    assert s.prompt == "response" and CHASE in s.offers
    s.do(f"0:{CHASE}")
    assert threat_on(s) == 3 and pile(s) == ["chase-them-down"]


def test_chase_them_down_after_the_hero_defeats_a_villain_stage() -> None:
    s = scene(hands=[["chase-them-down"]], threat={"the-break-in": 5}, damage={"rhino": 12}, sides=["crowd-control"])
    s.do("0:attack spider-man rhino")
    go(s, "response")
    assert [o for o in s.offers if o.startswith("use chase-them-down")]


@pytest.mark.rule("MC-YOU-10", "MC-ATK-03")
def test_chase_them_down_after_an_attack_event() -> None:
    s = scene(hands=[["chase-them-down", "haymaker", "energy"]], minions=[["shocker"]], threat={"the-break-in": 5})
    s.do("0:play haymaker", "0:pay energy", "0:target shocker")
    assert s.prompt == "response"
    s.do(f"0:{CHASE}")
    assert threat_on(s) == 3


@pytest.mark.rule("MC-YOU-06")
def test_chase_them_down_not_after_an_ally_defeats() -> None:
    s = scene(hands=[["chase-them-down"]], play=[["tigra"]], minions=[["hydra-bomber"]], threat={"the-break-in": 5})
    s.do("0:attack tigra hydra-bomber")
    assert s.prompt == "turn" and threat_on(s) == 5


def test_chase_them_down_not_after_a_support_defeats() -> None:
    s = scene(hands=[["chase-them-down"]], play=[["tac-team"]], minions=[["hydra-bomber"]], threat={"the-break-in": 5})
    s.do("0:use tac-team", "0:target hydra-bomber")
    assert s.prompt == "turn" and not in_play(s, "hydra-bomber")


def test_chase_them_down_not_for_another_player() -> None:
    s = scene(
        "spider-man",
        "black-panther",
        hands=[[], ["chase-them-down"]],
        minions=[["hydra-bomber"]],
        threat={"the-break-in": 5},
    )
    s.do("0:attack spider-man hydra-bomber")
    assert s.prompt == "turn" and threat_on(s) == 5


def test_chase_them_down_not_when_the_minion_survives() -> None:
    s = scene(hands=[["chase-them-down"]], minions=[["shocker"]], threat={"the-break-in": 5})
    s.do("0:attack spider-man shocker")
    assert s.prompt == "turn"


@pytest.mark.rule("MC-TARGET-07")
def test_chase_them_down_needs_a_scheme_with_threat() -> None:
    s = scene(hands=[["chase-them-down"]], minions=[["hydra-bomber"]])
    s.do("0:attack spider-man hydra-bomber")
    assert s.prompt == "turn"


@pytest.mark.rule("MC-STATUS-04")
def test_chase_them_down_by_a_confused_hero_only_loses_the_confused_card() -> None:
    s = scene(
        hands=[["chase-them-down"]],
        minions=[["hydra-bomber"]],
        threat={"the-break-in": 5},
        status={"spider-man": CONFUSED},
    )
    s.do("0:attack spider-man hydra-bomber", f"0:{CHASE}")
    assert threat_on(s) == 5 and card(s, "spider-man").status == 0
    assert pile(s) == ["chase-them-down"]


# ---------------------------------------------------------------------- Relentless Assault
def assault(*cards: str, **damage: int) -> Scene[Scenario]:
    return scene(hands=[["relentless-assault", *cards]], minions=[["shocker"]], damage=damage)


@pytest.mark.rule("MC-KEY-04")
def test_relentless_assault_paid_with_physical_spills_over() -> None:
    s = assault("strength").do("0:play relentless-assault")
    assert not in_play(s, "shocker") and left(s, "rhino") == 14 - 2


@pytest.mark.rule("MC-KEY-04")
def test_relentless_assault_paid_otherwise_does_not_spill() -> None:
    s = assault("energy").do("0:play relentless-assault")
    assert not in_play(s, "shocker") and left(s, "rhino") == 14


@pytest.mark.rule("MC-RES-05")
def test_a_wild_resource_counts_as_physical_for_relentless_assault() -> None:
    s = assault("the-power-of-aggression").do("0:play relentless-assault")
    assert left(s, "rhino") == 12
    assert pile(s)[0] == "relentless-assault" and "the-power-of-aggression" in pile(s)


@pytest.mark.rule("MC-COST-06")
def test_a_surplus_physical_resource_still_gives_overkill() -> None:
    s = assault("energy", "strength").do("0:play relentless-assault", "0:pay energy")
    assert s.prompt == "pay" and "enough" in s.offers
    s.do("0:pay strength")
    assert left(s, "rhino") == 12 and hand(s) == []


def test_one_may_keep_the_physical_card_and_go_without_overkill() -> None:
    s = assault("energy", "strength").do("0:play relentless-assault", "0:pay energy", "0:enough")
    assert left(s, "rhino") == 14 and hand(s) == ["strength"]


def test_exactly_lethal_damage_leaves_no_excess() -> None:
    s = scene(hands=[["relentless-assault", "strength"]], minions=[["titania"]], damage={"titania": 1})
    s.do("0:play relentless-assault")
    assert not in_play(s, "titania") and left(s, "rhino") == 14


@pytest.mark.rule("MC-STATUS-08", "MC-KEY-04")
def test_a_tough_minion_leaves_no_excess() -> None:
    s = scene(hands=[["relentless-assault", "strength"]], minions=[["sandman"]], status={"sandman": TOUGH})
    s.do("0:play relentless-assault")
    assert left(s, "sandman") == 4 and card(s, "sandman").status == 0 and left(s, "rhino") == 14


@pytest.mark.rule("MC-KEY-04", "MC-KEY-07")
def test_guard_does_not_stop_the_excess() -> None:
    s = scene(hands=[["relentless-assault", "strength"]], minions=[["hydra-mercenary"]])
    s.do("0:play relentless-assault")
    assert left(s, "rhino") == 12


@pytest.mark.rule("MC-TARGET-04")
def test_relentless_assault_needs_a_minion() -> None:
    s = scene(hands=[["relentless-assault", "strength"]])
    assert "play relentless-assault" not in s.offers
    assert "MC-TARGET-04" in s.why_not("0:play relentless-assault")


@pytest.mark.rule("MC-FORM-08")
def test_relentless_assault_and_uppercut_are_for_heroes() -> None:
    s = scene(form="alter_ego", hands=[["relentless-assault", "uppercut", "strength", "energy"]], minions=[["shocker"]])
    assert s.why_not("0:play relentless-assault") == "MC-FORM-08"
    assert s.why_not("0:play uppercut") == "MC-FORM-08"


# ---------------------------------------------------------------------- Uppercut
def test_uppercut_deals_5() -> None:
    s = scene(hands=[["uppercut", "strength", "energy"]]).do("0:play uppercut")
    assert left(s, "rhino") == 9 and pile(s)[0] == "uppercut" and hand(s) == []


@pytest.mark.rule("MC-ATK-04")
def test_an_exhausted_hero_can_uppercut_and_stays_exhausted() -> None:
    s = scene(hands=[["uppercut", "strength", "energy"]], exhausted=["spider-man"]).do("0:play uppercut")
    assert left(s, "rhino") == 9 and card(s, "spider-man").exhausted


@pytest.mark.rule("MC-KEY-07")
def test_guard_keeps_uppercut_off_the_villain() -> None:
    s = scene(hands=[["uppercut", "strength", "energy"]], minions=[["hydra-mercenary"]]).do("0:play uppercut")
    assert left(s, "rhino") == 14 and not in_play(s, "hydra-mercenary")


@pytest.mark.rule("MC-STATUS-06")
def test_a_stunned_hero_pays_for_uppercut_and_loses_the_stunned_card() -> None:
    s = scene(hands=[["uppercut", "strength", "energy"]], status={"spider-man": STUNNED}).do("0:play uppercut")
    assert left(s, "rhino") == 14 and card(s, "spider-man").status == 0
    assert hand(s) == [] and pile(s)[0] == "uppercut"


@pytest.mark.rule("MC-COST-01", "MC-PLAY-03")
def test_uppercut_is_refused_one_resource_short() -> None:
    s = scene(hands=[["uppercut", "strength"]])
    assert "play uppercut" not in s.offers and s.why_not("0:play uppercut") == "MC-PLAY-03"


# ---------------------------------------------------------------------- The Power of Aggression
@pytest.mark.rule("MC-RESCARD-02")
def test_the_power_of_aggression_is_worth_two_for_an_aggression_card() -> None:
    s = scene(hands=[["combat-training", "the-power-of-aggression"]]).do("0:play combat-training")
    assert in_play(s, "combat-training") and hand(s) == []


@pytest.mark.rule("MC-RESCARD-02")
@pytest.mark.parametrize("other", ["haymaker", "for-justice", "heroic-intuition", "lead-from-the-front", "tenacity"])
def test_the_power_of_aggression_is_worth_one_for_other_cards(other: str) -> None:
    s = scene(hands=[[other, "the-power-of-aggression"]], threat={"the-break-in": 5})
    assert s.why_not(f"0:play {other}") == "MC-PLAY-03"


def test_the_power_of_aggression_is_worth_one_for_a_hero_card() -> None:
    s = scene(hands=[["black-cat", "the-power-of-aggression"]])
    assert "play black-cat" not in s.offers


def test_the_power_of_aggression_is_worth_one_for_an_ability_of_an_aggression_card() -> None:
    facts = {"code": "t1", "name": "Drill", "type": "support", "faction": "aggression", "cost": 0, "res": {"energy": 1}}
    drill = card_from(facts, Script((action(Damage(1), (Spend((PHYSICAL, PHYSICAL)),)),)))
    s = scene(hands=[["the-power-of-aggression"]], play=[[drill]])
    assert s.why_not("0:use drill") == "MC-PLAY-03"
    s = scene(hands=[["the-power-of-aggression", "combat-training"]], play=[[drill]]).do("0:use drill")
    assert left(s, "rhino") == 13 and hand(s) == []


@pytest.mark.rule("MC-RESCARD-01")
def test_a_resource_card_cannot_be_played() -> None:
    s = scene(hands=[["the-power-of-aggression", "energy", "strength"]])
    assert not [o for o in s.offers if o.startswith("play")]
    assert s.why_not("0:play the-power-of-aggression") == "MC-RESCARD-01"


# ---------------------------------------------------------------------- Tac Team
@pytest.mark.rule("MC-KEY-19")
def test_tac_team_comes_with_3_counters() -> None:
    s = scene(hands=[["tac-team", "strength", "energy"]]).do("0:play tac-team")
    assert card(s, "tac-team").counters == 3 and not card(s, "tac-team").exhausted


@pytest.mark.rule("MC-KEY-19")
def test_tac_team_is_discarded_after_its_last_counter() -> None:
    s = scene(play=[["tac-team"]], counters={"tac-team": 1}).do("0:use tac-team")
    assert left(s, "rhino") == 12 and pile(s) == ["tac-team"]


def test_tac_team_exhausts_and_keeps_its_other_counters() -> None:
    s = scene(play=[["tac-team"]]).do("0:use tac-team")
    assert left(s, "rhino") == 12 and card(s, "tac-team").counters == 2 and card(s, "tac-team").exhausted
    assert "use tac-team" not in s.offers and s.why_not("0:use tac-team") == "MC-EXH-02"


@pytest.mark.rule("MC-ATK-06")
def test_tac_team_is_no_attack_so_guard_does_not_matter_and_alter_egos_may_use_it() -> None:
    s = scene(play=[["tac-team"]], minions=[["hydra-mercenary"]], form="alter_ego", status={"spider-man": STUNNED})
    s.do("0:use tac-team", "0:target rhino")
    assert left(s, "rhino") == 12 and card(s, "spider-man").status == STUNNED


@pytest.mark.rule("MC-TURN-05")
def test_tac_team_of_another_player_is_not_mine_to_use() -> None:
    s = scene("spider-man", "black-panther", play=[[], ["tac-team"]])
    assert "use tac-team" not in s.offers and s.why_not("0:use tac-team") == "MC-TURN-05"
    s.do("0:ask 1", "1:use tac-team")
    assert left(s, "rhino") == 26


# ---------------------------------------------------------------------- Combat Training
@pytest.mark.rule("MC-ABIL-06")
def test_combat_training_gives_the_hero_one_more_atk() -> None:
    s = scene(play=[["combat-training"]])
    assert value(s, "atk", "spider-man") == 3
    s.do("0:attack spider-man rhino")
    assert left(s, "rhino") == 11


def test_combat_training_does_not_help_an_alter_ego() -> None:
    assert value(scene(play=[["combat-training"]], form="alter_ego"), "atk", "spider-man") == 0


def test_combat_training_does_not_help_allies_or_other_heroes() -> None:
    s = scene("spider-man", "black-panther", play=[["combat-training", "tigra"]])
    assert value(s, "atk", "tigra") == 2 and value(s, "atk", "black-panther") == 2


@pytest.mark.rule("MC-PLAY-17")
def test_combat_training_under_another_players_control_is_for_their_hero() -> None:
    s = scene("spider-man", "black-panther", hands=[["combat-training", "strength"]])
    s.do("0:play combat-training")
    assert s.prompt == "where-to" and s.offers == ["target spider-man", "target black-panther"]
    s.do("0:target black-panther")
    assert value(s, "atk", "black-panther") == 3 and value(s, "atk", "spider-man") == 2
    assert card(s, "combat-training").ctl == 1 and card(s, "combat-training").zone == PLAY


@pytest.mark.rule("MC-MAX-04")
def test_combat_training_max_1_for_each_player() -> None:
    s = scene("spider-man", "black-panther", hands=[["combat-training", "strength"]], play=[["combat-training"]])
    s.do("0:play combat-training")
    assert value(s, "atk", "black-panther") == 3 and value(s, "atk", "spider-man") == 3


@pytest.mark.rule("MC-MAX-04")
def test_combat_training_cannot_be_played_when_everybody_has_one() -> None:
    s = scene(hands=[["combat-training", "strength"]], play=[["combat-training"]])
    assert not [o for o in s.offers if o.startswith("play")]
    assert s.why_not("0:play combat-training") == "MC-MAX-04"


@pytest.mark.rule("MC-CTRL-05")
def test_a_combat_training_that_leaves_goes_to_its_owners_pile() -> None:
    s = scene("spider-man", "black-panther", hands=[["combat-training", "strength"]])
    s.do("0:play combat-training", "0:target black-panther")
    s.game.discard(s.game.named("combat-training"))
    assert "combat-training" in pile(s, 0) and pile(s, 1) == []
    assert value(s, "atk", "black-panther") == 2
