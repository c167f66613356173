"""Questions about the cards of heroes, and their answers."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.vocabulary import BOOST, STUNNED, TOUGH
from tablee.games.champions.scene import card, go, hand, in_play, left, pile, scene, threat_on

RHINO_PLAIN = ["sweeping-swoop", "electric-whip-attack"]  # boost cards without icons


# ---------------------------------------------------------------------- Spider-Man
@pytest.mark.rule("MC-ENEMYATK-01", "MC-WINDOW-03")
def test_mc_faq_02_the_draw_comes_before_boost_card_and_defender_in_step_two() -> None:
    s = scene("spider-man", at="activate", encounter=["advance"], decks=[["strength", "genius"]])
    assert (s.prompt, s.seat, s.offers) == ("interrupt", 0, ["use spider-man 0", "pass"])
    assert card(s, "rhino").boosts == ()
    s.do("0:use spider-man 0")
    assert hand(s) == ["strength"]
    assert (s.prompt, len(card(s, "rhino").boosts)) == ("defend", 1)


@pytest.mark.rule("MC-ACT-05", "MC-ACT-01")
def test_mc_faq_02_the_draw_comes_before_boost_card_and_defender_with_assault() -> None:
    s = scene("spider-man", at="reveal", dealt=[["assault"]], encounter=["advance"], decks=[["strength", "genius"]])
    assert (s.prompt, s.offers) == ("interrupt", ["use spider-man 0", "pass"])
    assert card(s, "rhino").boosts == ()
    s.do("0:use spider-man 0")
    assert hand(s) == ["strength"]
    assert (s.prompt, len(card(s, "rhino").boosts)) == ("defend", 1)


def test_mc_faq_02_a_minion_or_an_attack_on_another_player_gives_no_card() -> None:
    s = scene(
        "spider-man",
        "iron-man",
        at="activate",
        form=["alter_ego", "hero"],
        encounter=["sweeping-swoop", "advance"],
        minions=[["shocker"], ["shocker"]],
    )
    assert (s.prompt, s.seat) == ("defend", 1)
    minion = scene("spider-man", at="activate", status={"rhino": STUNNED}, minions=[["shocker"]])
    assert minion.prompt == "defend"


@pytest.mark.rule("MC-REPL-01", "MC-STATUS-07", "MC-TEXT-08")
def test_mc_faq_03_webbed_up_stops_two_attacks() -> None:
    s = scene(
        "spider-man",
        at="reveal",
        dealt=[["assault", "assault", "assault"]],
        on={"rhino": ["webbed-up"]},
        encounter=RHINO_PLAIN,
    )
    # the first two attacks were stopped without a question
    assert len(s.log("stunned-gone")) == 1
    assert pile(s) == ["webbed-up"]
    assert left(s, "spider-man") == 10
    assert s.prompt == "interrupt"
    s.do("0:pass", "0:pass")
    assert left(s, "spider-man") == 8


@pytest.mark.rule("MC-TEXT-01", "MC-REPL-02")
def test_mc_faq_03_the_first_attack_discards_webbed_up_and_stuns() -> None:
    s = scene("spider-man", at="reveal", dealt=[["assault"]], on={"rhino": ["webbed-up"]})
    assert pile(s) == ["webbed-up"]
    assert (left(s, "spider-man"), card(s, "rhino").status) == (10, STUNNED)


@pytest.mark.rule("MC-REPL-04", "MC-WINDOW-05")
def test_mc_faq_04_a_replaced_attack_was_never_initiated() -> None:
    s = scene("spider-man", at="reveal", dealt=[["assault"]], on={"rhino": ["webbed-up"]}, encounter=["advance"])
    assert s.prompt == "turn"
    assert s.log("draws") == []
    assert s.log("boost-dealt") == []
    assert card(s, "advance").zone != BOOST


# ---------------------------------------------------------------------- She-Hulk
def test_mc_faq_07_legal_practice_takes_all_its_threat_from_one_scheme() -> None:
    s = scene(
        "she-hulk",
        form="alter_ego",
        hands=[["legal-practice", "strength", "genius", "energy"]],
        sides=["bomb-scare"],
        threat={"the-break-in": 5, "bomb-scare": 3},
    )
    s.do("0:play legal-practice", "0:discard energy", "0:discard genius", "0:discard strength")
    assert (s.prompt, s.offers) == ("target", ["target the-break-in", "target bomb-scare"])
    s.do("0:target the-break-in")
    assert s.prompt == "turn"
    assert (threat_on(s), threat_on(s, "bomb-scare")) == (2, 3)
    assert hand(s) == []


# ---------------------------------------------------------------------- Iron Man
TWO_ENERGY = ["arc-reactor", "genius", "supersonic-punch", "strength", "war-machine"]


@pytest.mark.rule("MC-ALTER-02", "MC-STATUS-08")
def test_mc_faq_08_a_tough_card_stops_all_of_repulsor_blast() -> None:
    s = scene("iron-man", hands=[["repulsor-blast", "mark-v-helmet"]], decks=[TWO_ENERGY], status={"rhino": TOUGH})
    s.do("0:play repulsor-blast")
    assert (left(s, "rhino"), card(s, "rhino").status) == (14, 0)
    assert len(pile(s)) == 7


@pytest.mark.rule("MC-ALTER-02")
def test_mc_faq_08_without_tough_it_is_one_packet_of_five() -> None:
    s = scene("iron-man", hands=[["repulsor-blast", "mark-v-helmet"]], decks=[TWO_ENERGY])
    s.do("0:play repulsor-blast")
    assert left(s, "rhino") == 9
    assert [line["n"] for line in s.log("damage")] == [5]


@pytest.mark.rule("MC-RES-02", "MC-RES-08")
@pytest.mark.parametrize("top", ["energy", "genius", "strength"])
def test_mc_faq_09_pepper_potts_gives_both_resources_of_a_double_card(top: str) -> None:
    s = scene("iron-man", play=[["pepper-potts"]], hands=[["arc-reactor"]], piles=[["war-machine", top]])
    s.do("0:play arc-reactor")
    assert in_play(s, "arc-reactor")
    assert card(s, "pepper-potts").exhausted
    three = scene("iron-man", play=[["pepper-potts"]], hands=[["mark-v-armor"]], piles=[["war-machine", top]])
    assert three.why_not("0:play mark-v-armor") == "MC-PLAY-03"


@pytest.mark.rule("MC-RESCARD-02")
def test_mc_faq_10_pepper_potts_does_not_double_the_power_of_aggression() -> None:
    s = scene(
        "iron-man", play=[["pepper-potts"]], hands=[["tac-team", "strength"]], piles=[["the-power-of-aggression"]]
    )
    s.do("0:play tac-team")
    assert in_play(s, "tac-team")
    assert (hand(s), card(s, "pepper-potts").exhausted) == ([], True)
    short = scene(
        "iron-man", play=[["pepper-potts"]], hands=[["tac-team", "haymaker"]], piles=[["the-power-of-aggression"]]
    )
    assert short.why_not("0:play tac-team") == "MC-PLAY-03"
    control = scene("iron-man", hands=[["tac-team", "the-power-of-aggression", "haymaker"]])
    assert "play tac-team" in control.offers


@pytest.mark.rule("MC-COST-03", "MC-RES-08")
def test_mc_faq_11_pepper_potts_does_not_see_a_card_spent_with_her() -> None:
    s = scene("iron-man", play=[["pepper-potts"]], hands=[["mark-v-armor", "energy"]], piles=[["arc-reactor"]])
    s.do("0:play mark-v-armor")
    assert in_play(s, "mark-v-armor")
    assert card(s, "pepper-potts").exhausted
    assert pile(s) == ["energy", "arc-reactor"]
    # if she saw the card spent with her, two and two would pay for four
    short = scene("iron-man", play=[["pepper-potts"]], hands=[["war-machine", "energy"]], piles=[["arc-reactor"]])
    assert short.why_not("0:play war-machine") == "MC-PLAY-03"


@pytest.mark.rule("MC-MOD-08", "MC-ELIM-01")
def test_mc_faq_12_losing_rocket_boots_with_one_hit_point_left_is_defeat() -> None:
    s = scene(
        "iron-man",
        "spider-man",
        at="reveal",
        dealt=[["caught-off-guard"]],
        play=[["rocket-boots"]],
        damage={"iron-man": 9},
    )
    assert s.game.players[0].out
    assert not s.game.players[1].out


@pytest.mark.rule("MC-MOD-08")
def test_mc_faq_12_with_two_left_he_goes_on_with_one() -> None:
    s = scene("iron-man", at="reveal", dealt=[["caught-off-guard"]], play=[["rocket-boots"]], damage={"iron-man": 8})
    assert (left(s, "iron-man"), s.game.players[0].out) == (1, False)
    assert pile(s) == ["rocket-boots"]


# ---------------------------------------------------------------------- Black Panther
@pytest.mark.rule("MC-KEY-16", "MC-DEFEND-04")
def test_mc_faq_13_black_panther_does_not_retaliate_when_an_ally_defends() -> None:
    s = scene("black-panther", at="activate", play=[["shuri"]], encounter=RHINO_PLAIN)
    s.do("0:defend shuri")
    assert left(s, "rhino") == 14
    assert (left(s, "black-panther"), left(s, "shuri")) == (11, 1)


@pytest.mark.rule("MC-KEY-16", "MC-DEFEND-07")
def test_mc_faq_13_black_panther_does_not_retaliate_when_another_hero_defends() -> None:
    s = scene("black-panther", "iron-man", at="activate", encounter=["sweeping-swoop", "electric-whip-attack"])
    s.do("0:pass", "1:defend iron-man")
    assert left(s, "rhino") == 28
    assert (left(s, "black-panther"), left(s, "iron-man")) == (11, 8)


@pytest.mark.rule("MC-KEY-16", "MC-DEFEND-03")
def test_mc_faq_14_black_panther_retaliates_when_he_defends() -> None:
    s = scene("black-panther", at="activate", encounter=["usurp-the-throne"])
    s.do("0:defend black-panther")
    assert (left(s, "black-panther"), left(s, "rhino")) == (11 - (2 + 3 - 2), 13)


@pytest.mark.rule("MC-KEY-16")
def test_mc_faq_14_he_retaliates_even_when_his_defence_stops_all_damage() -> None:
    s = scene("black-panther", at="activate", encounter=RHINO_PLAIN)
    s.do("0:defend black-panther")
    assert (left(s, "black-panther"), left(s, "rhino")) == (11, 13)


@pytest.mark.rule("MC-CARD-10")
def test_mc_faq_15_ancestral_knowledge_takes_one_card_of_a_title() -> None:
    s = scene(
        "black-panther",
        form="alter_ego",
        hands=[["ancestral-knowledge", "strength"]],
        piles=[["01043a", "01043b", "shuri"]],
    )
    s.do("0:play ancestral-knowledge")
    forever = [o for o in s.offers if "wakanda-forever" in o]
    assert len(forever) == 2
    s.do(f"0:{forever[0]}")
    assert not [o for o in s.offers if "wakanda-forever" in o]
    assert "target shuri" in s.offers


@pytest.mark.rule("MC-MOVE-05", "MC-STATUS-08")
def test_mc_faq_16_damage_moved_to_a_tough_enemy_only_takes_its_tough_card() -> None:
    s = scene(
        "black-panther",
        hands=[["01043a", "strength"]],
        play=[["vibranium-suit"]],
        damage={"black-panther": 2},
        status={"rhino": TOUGH},
    )
    s.do("0:play wakanda-forever")
    assert (left(s, "rhino"), card(s, "rhino").status) == (14, 0)
    assert left(s, "black-panther") == 11


# ---------------------------------------------------------------------- Tigra
@pytest.mark.rule("MC-DMG-12", "MC-WINDOW-07")
def test_mc_faq_17_tigra_heals_before_her_consequential_damage() -> None:
    s = scene("iron-man", play=[["tigra"]], minions=[["hydra-bomber"]], damage={"tigra": 2}, threat={"the-break-in": 0})
    s.do("0:attack tigra hydra-bomber")
    assert s.prompt == "response"
    s.do(f"0:{next(o for o in s.offers if o.startswith('use tigra'))}")
    go(s)
    assert in_play(s, "tigra")
    assert card(s, "tigra").damage == 2
    assert not in_play(s, "hydra-bomber")


@pytest.mark.rule("MC-DMG-10")
def test_mc_faq_17_without_her_response_tigra_falls() -> None:
    s = scene("iron-man", play=[["tigra"]], minions=[["hydra-bomber"]], damage={"tigra": 2})
    s.do("0:attack tigra hydra-bomber", "0:pass")
    assert not in_play(s, "tigra")
