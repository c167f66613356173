"""Spider-Man: what each of his cards does, and does not."""

from __future__ import annotations

import pytest

from tablee.games.champions.content.spider_man import CARDS
from tablee.games.champions.rules.abilities import action
from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.effects.play import PutIntoPlay
from tablee.games.champions.rules.effects.who import Chosen
from tablee.games.champions.rules.library import card_from
from tablee.games.champions.rules.vocabulary import GONE, STUNNED, TOUGH, Those
from tablee.games.champions.scene import card, hand, in_play, left, messages, pile, scene, threat_on

QUIET = ["crowd-control"]  # what is dealt and revealed when the activation of a scene is over


def calling() -> CardDef:
    facts = {"code": "t1", "name": "Calling", "type": "event", "faction": "basic", "cost": 0, "res": {"energy": 1}}
    return card_from(facts, Script((action(PutIntoPlay(Chosen(Those("ally", "yours", where="piles")))),)))


# ---------------------------------------------------------------------- Spider-Sense
@pytest.mark.rule("MC-WINDOW-03")
def test_spider_sense_draws_before_boost_and_defence() -> None:
    s = scene("spider-man", at="activate", encounter=["advance", *QUIET], decks=[["haymaker"]])
    assert (s.prompt, "boost-dealt" in messages(s)) == ("interrupt", False)
    s.do("0:use spider-man 0")
    assert (s.prompt, hand(s)) == ("defend", ["haymaker"])


@pytest.mark.rule("MC-ABIL-10")
def test_spider_sense_may_be_declined() -> None:
    s = scene("spider-man", at="activate", encounter=["advance", *QUIET])
    s.do("0:pass")
    assert (s.prompt, hand(s)) == ("defend", [])


@pytest.mark.rule("MC-ACT-05")
def test_spider_sense_answers_an_attack_by_assault_too() -> None:
    s = scene("spider-man", at="reveal", dealt=[["assault"]], encounter=["advance", *QUIET])
    s.do("0:use spider-man 0")
    assert (s.prompt, len(hand(s))) == ("defend", 1)


def test_spider_sense_does_not_answer_a_minion() -> None:
    s = scene("spider-man", at="activate", encounter=["advance", *QUIET], minions=[["shocker"]])
    s.do("0:pass", "0:pass")
    assert (s.prompt, hand(s), left(s, "spider-man")) == ("defend", [], 8)


def test_spider_sense_does_not_answer_an_attack_on_another_player() -> None:
    s = scene(
        "spider-man", "she-hulk", at="activate", first=1, encounter=["advance", "advance", *QUIET, "breakin-takin"]
    )
    assert (s.prompt, s.seat) == ("defend", 1)


@pytest.mark.rule("MC-ACT-02", "MC-CARD-22")
def test_peter_parker_has_no_spider_sense() -> None:
    s = scene("spider-man", at="activate", form="alter_ego", encounter=["advance", *QUIET])
    assert (s.prompt, hand(s), threat_on(s)) == ("turn", [], 1)


@pytest.mark.rule("MC-REPL-04", "MC-STATUS-03")
def test_spider_sense_does_not_answer_a_stunned_villain() -> None:
    s = scene("spider-man", at="activate", encounter=["advance", *QUIET], status={"rhino": STUNNED})
    assert (s.prompt, hand(s), card(s, "rhino").status) == ("turn", [], 0)


# ---------------------------------------------------------------------- Scientist
@pytest.mark.rule("MC-RES-08")
def test_peter_parker_pays_with_a_mental_resource() -> None:
    s = scene("spider-man", form="alter_ego", hands=[["aunt-may"]])
    s.do("0:play aunt-may")
    assert (in_play(s, "aunt-may"), pile(s)) == (True, [])


@pytest.mark.rule("MC-LIMIT-01")
def test_scientist_only_once_a_round() -> None:
    s = scene("spider-man", form="alter_ego", hands=[["aunt-may", "web-shooter", "spider-tracer"]])
    s.do("0:play aunt-may", "0:pay spider-man", "0:play web-shooter")
    assert (pile(s), in_play(s, "web-shooter"), hand(s)) == (["spider-tracer"], True, [])


@pytest.mark.rule("MC-CARD-22")
def test_spider_man_is_no_scientist() -> None:
    s = scene("spider-man", hands=[["aunt-may"]])
    assert s.why_not("0:play aunt-may") == "MC-PLAY-03"


# ---------------------------------------------------------------------- Black Cat
@pytest.mark.rule("MC-WINDOW-09", "MC-DISCARD-03")
def test_black_cat_discards_two_and_keeps_the_mental_ones() -> None:
    s = scene(
        "spider-man",
        hands=[["black-cat", "strength"]],
        decks=[["swinging-web-kick", "haymaker", "enhanced-spider-sense"]],
    )
    s.do("0:play black-cat")
    assert (hand(s), pile(s)) == (["swinging-web-kick"], ["haymaker", "strength"])
    assert s.game.handle(s.game.players[0].deck[0]) == "enhanced-spider-sense"


@pytest.mark.rule("MC-RES-07")
def test_a_wild_resource_is_not_mental_for_black_cat() -> None:
    s = scene("spider-man", hands=[["black-cat", "strength"]], decks=[["the-power-of-justice", "genius"]])
    s.do("0:play black-cat")
    assert (hand(s), pile(s)) == (["genius"], ["the-power-of-justice", "strength"])


@pytest.mark.rule("MC-PLAY-14")
def test_black_cat_put_into_play_discards_nothing() -> None:
    s = scene("spider-man", hands=[[calling()]], piles=[["black-cat"]], decks=[["swinging-web-kick", "haymaker"]])
    s.do("0:play calling")
    assert (in_play(s, "black-cat"), hand(s), pile(s)) == (True, [], ["calling"])


@pytest.mark.rule("MC-DMG-11")
def test_black_cat_attacks_unharmed_and_thwarts_at_a_cost() -> None:
    s = scene("spider-man", play=[["black-cat"]])
    s.do("0:attack black-cat rhino")
    assert (left(s, "rhino"), left(s, "black-cat")) == (13, 2)
    s = scene("spider-man", play=[["black-cat"]], threat={"the-break-in": 3})
    s.do("0:thwart black-cat the-break-in")
    assert (threat_on(s), left(s, "black-cat")) == (2, 1)


# ---------------------------------------------------------------------- Backflip
@pytest.mark.rule("MC-DMG-09", "MC-DEFEND-05")
def test_backflip_prevents_all_damage_of_an_attack() -> None:
    s = scene("spider-man", at="activate", encounter=["charge", *QUIET], hands=[["backflip"]])
    s.do("0:pass", "0:pass", "0:use backflip 0")
    assert (left(s, "spider-man"), card(s, "spider-man").exhausted, pile(s)) == (10, False, ["backflip"])


@pytest.mark.rule("MC-DEFEND-06")
def test_backflip_after_a_basic_defence() -> None:
    s = scene("spider-man", at="activate", encounter=["charge", *QUIET], hands=[["backflip"]])
    s.do("0:pass", "0:defend spider-man", "0:use backflip 0")
    assert left(s, "spider-man") == 10


def test_backflip_meets_the_attack_of_a_minion() -> None:
    s = scene("spider-man", at="activate", encounter=["advance", *QUIET], hands=[["backflip"]], minions=[["shocker"]])
    s.do("0:pass", "0:pass", "0:pass", "0:pass", "0:use backflip 0")
    assert left(s, "spider-man") == 8


@pytest.mark.rule("MC-ATK-06")
def test_backflip_does_not_meet_damage_without_an_attack() -> None:
    s = scene("spider-man", at="reveal", dealt=[["shocker"]], hands=[["backflip"]])
    assert (left(s, "spider-man"), hand(s)) == (9, ["backflip"])


def test_backflip_does_not_save_an_ally() -> None:
    s = scene("spider-man", at="activate", encounter=["advance", *QUIET], hands=[["backflip"]], play=[["black-cat"]])
    s.do("0:pass", "0:defend black-cat")
    assert (s.prompt, in_play(s, "black-cat"), hand(s)) == ("turn", False, ["backflip"])


def test_backflip_does_not_save_another_hero() -> None:
    s = scene(
        "she-hulk",
        "spider-man",
        at="activate",
        encounter=["advance", "advance", *QUIET, "breakin-takin"],
        hands=[[], ["backflip"]],
    )
    s.do("0:pass", "1:pass")
    assert (left(s, "she-hulk"), s.prompt, s.seat) == (13, "interrupt", 1)


@pytest.mark.rule("MC-STATUS-03")
def test_a_tough_card_comes_before_backflip() -> None:
    s = scene(
        "spider-man",
        at="activate",
        encounter=["advance", *QUIET],
        hands=[["backflip"]],
        status={"spider-man": TOUGH},
    )
    s.do("0:pass", "0:pass")
    assert (s.prompt, card(s, "spider-man").status, hand(s)) == ("turn", 0, ["backflip"])


# ---------------------------------------------------------------------- Enhanced Spider-Sense
@pytest.mark.rule("MC-CANCEL-01", "MC-CANCEL-04")
def test_enhanced_spider_sense_cancels_a_treachery() -> None:
    s = scene("spider-man", at="reveal", dealt=[["advance"]], hands=[["enhanced-spider-sense", "strength"]])
    assert s.prompt == "interrupt"
    s.do("0:use enhanced-spider-sense 0")
    assert (threat_on(s), pile(s, -1)) == (0, ["advance"])
    assert pile(s) == ["enhanced-spider-sense", "strength"]


def test_enhanced_spider_sense_helps_another_player() -> None:
    s = scene(
        "spider-man",
        "she-hulk",
        at="reveal",
        dealt=[[], ["advance"]],
        hands=[["enhanced-spider-sense", "strength"]],
    )
    s.do("0:use enhanced-spider-sense 0")
    assert (threat_on(s), pile(s, -1)) == (0, ["advance"])


def test_enhanced_spider_sense_does_not_stop_a_minion() -> None:
    s = scene("spider-man", at="reveal", dealt=[["shocker"]], hands=[["enhanced-spider-sense", "strength"]])
    assert (s.prompt, in_play(s, "shocker"), left(s, "spider-man")) == ("turn", True, 9)


@pytest.mark.rule("MC-FORM-08")
def test_peter_parker_cannot_use_enhanced_spider_sense() -> None:
    s = scene(
        "spider-man",
        at="reveal",
        form="alter_ego",
        dealt=[["advance"]],
        encounter=["assault"],
        hands=[["enhanced-spider-sense", "strength"]],
    )
    assert (s.prompt, threat_on(s)) == ("turn", 1)


@pytest.mark.rule("MC-BOOST-05")
def test_enhanced_spider_sense_does_not_stop_a_boost_card() -> None:
    s = scene(
        "spider-man",
        at="activate",
        encounter=["titania-s-fury", "charge", *QUIET],
        hands=[["enhanced-spider-sense", "strength"]],
    )
    s.do("0:pass", "0:pass")
    assert (left(s, "spider-man"), len(hand(s))) == (10 - 5, 2)


# ---------------------------------------------------------------------- Swinging Web Kick
@pytest.mark.rule("MC-ATK-03", "MC-ATK-04")
def test_swinging_web_kick_deals_eight() -> None:
    s = scene("spider-man", hands=[["swinging-web-kick", "strength", "genius"]], exhausted=["spider-man"])
    s.do("0:play swinging-web-kick")
    assert left(s, "rhino") == 6


@pytest.mark.rule("MC-KEY-07")
def test_swinging_web_kick_cannot_pass_a_guard() -> None:
    s = scene("spider-man", hands=[["swinging-web-kick", "strength", "genius"]], minions=[["hydra-mercenary"]])
    s.do("0:play swinging-web-kick")
    assert (left(s, "rhino"), in_play(s, "hydra-mercenary")) == (14, False)


@pytest.mark.rule("MC-STATUS-06")
def test_a_stunned_spider_man_kicks_in_vain() -> None:
    s = scene("spider-man", hands=[["swinging-web-kick", "strength", "genius"]], status={"spider-man": STUNNED})
    s.do("0:play swinging-web-kick")
    assert (left(s, "rhino"), card(s, "spider-man").status, hand(s)) == (14, 0, [])


@pytest.mark.rule("MC-FORM-08")
def test_swinging_web_kick_is_for_heroes() -> None:
    s = scene("spider-man", form="alter_ego", hands=[["swinging-web-kick", "strength", "genius"]])
    assert s.why_not("0:play swinging-web-kick") == "MC-FORM-08"


# ---------------------------------------------------------------------- Aunt May
@pytest.mark.rule("MC-HEAL-01")
def test_aunt_may_heals_four() -> None:
    s = scene("spider-man", form="alter_ego", play=[["aunt-may"]], damage={"spider-man": 6})
    s.do("0:use aunt-may")
    assert (left(s, "spider-man"), card(s, "aunt-may").exhausted) == (8, True)
    assert s.why_not("0:use aunt-may") == "MC-EXH-02"


@pytest.mark.rule("MC-HEAL-02")
def test_aunt_may_heals_no_more_than_there_is() -> None:
    s = scene("spider-man", form="alter_ego", play=[["aunt-may"]], damage={"spider-man": 3})
    s.do("0:use aunt-may")
    assert left(s, "spider-man") == 10


@pytest.mark.rule("MC-ABIL-03")
def test_aunt_may_has_nothing_to_do_for_the_unhurt() -> None:
    s = scene("spider-man", form="alter_ego", play=[["aunt-may"]])
    assert s.why_not("0:use aunt-may") == "MC-ABIL-03"


@pytest.mark.rule("MC-FORM-08")
def test_aunt_may_does_not_know_spider_man() -> None:
    s = scene("spider-man", play=[["aunt-may"]], damage={"spider-man": 6})
    assert s.why_not("0:use aunt-may") == "MC-FORM-08"


# ---------------------------------------------------------------------- Spider-Tracer
@pytest.mark.rule("MC-ATTACH-01", "MC-WINDOW-09")
def test_spider_tracer_removes_three_threat_when_its_minion_falls() -> None:
    s = scene(
        "spider-man",
        hands=[["spider-tracer", "strength"]],
        minions=[["hydra-bomber"]],
        sides=["bomb-scare"],
        threat={"the-break-in": 5, "bomb-scare": 4},
    )
    s.do("0:play spider-tracer")
    assert card(s, "spider-tracer").host == s.game.named("hydra-bomber")
    s.do("0:attack spider-man hydra-bomber", "0:target bomb-scare")
    assert (threat_on(s), threat_on(s, "bomb-scare"), in_play(s, "hydra-bomber")) == (5, 1, False)
    assert pile(s) == ["spider-tracer", "strength"]


@pytest.mark.rule("MC-ATTACH-05")
def test_spider_tracer_needs_a_minion() -> None:
    s = scene("spider-man", hands=[["spider-tracer", "strength"]])
    assert s.why_not("0:play spider-tracer") == "MC-ATTACH-05"


def test_spider_tracer_waits_while_the_minion_lives() -> None:
    s = scene("spider-man", minions=[["shocker"]], on={"shocker": ["spider-tracer"]}, threat={"the-break-in": 5})
    s.do("0:attack spider-man shocker")
    assert (threat_on(s), in_play(s, "spider-tracer")) == (5, True)


def test_spider_tracer_does_not_mind_another_minion() -> None:
    s = scene(
        "spider-man",
        minions=[["shocker", "hydra-bomber"]],
        on={"shocker": ["spider-tracer"]},
        threat={"the-break-in": 5},
    )
    s.do("0:attack spider-man hydra-bomber")
    assert (threat_on(s), in_play(s, "hydra-bomber"), in_play(s, "spider-tracer")) == (5, False, True)


def test_spider_tracer_works_whoever_defeats_the_minion() -> None:
    s = scene(
        "spider-man",
        "she-hulk",
        minions=[["shocker"]],
        on={"shocker": ["spider-tracer"]},
        threat={"the-break-in": 5},
    )
    s.do("0:end", "1:attack she-hulk shocker")
    assert (threat_on(s), pile(s)) == (2, ["spider-tracer"])


@pytest.mark.rule("MC-ICON-05")
def test_spider_tracer_respects_a_crisis() -> None:
    s = scene(
        "spider-man",
        minions=[["hydra-bomber"]],
        on={"hydra-bomber": ["spider-tracer"]},
        sides=["crowd-control"],
        threat={"the-break-in": 5, "crowd-control": 5},
    )
    s.do("0:attack spider-man hydra-bomber")
    assert (threat_on(s), threat_on(s, "crowd-control")) == (5, 2)


def test_spider_tracer_on_a_minion_that_falls_without_threat_anywhere() -> None:
    s = scene(
        "spider-man", minions=[["hydra-bomber"]], on={"hydra-bomber": ["spider-tracer"]}, threat={"the-break-in": 0}
    )
    s.do("0:attack spider-man hydra-bomber")
    assert (s.prompt, threat_on(s), pile(s)) == ("turn", 0, ["spider-tracer"])


# ---------------------------------------------------------------------- Web-Shooter
@pytest.mark.rule("MC-KEY-19")
def test_web_shooter_goes_with_its_last_counter() -> None:
    s = scene("spider-man", play=[["web-shooter"]], hands=[["aunt-may"]], counters={"web-shooter": 1})
    s.do("0:play aunt-may")
    assert (in_play(s, "aunt-may"), pile(s)) == (True, ["web-shooter"])


def test_web_shooter_enters_with_three_counters_and_exhausts() -> None:
    s = scene("spider-man", hands=[["web-shooter", "aunt-may", "strength"]])
    s.do("0:play web-shooter", "0:pay strength")
    assert card(s, "web-shooter").counters == 3
    s.do("0:play aunt-may")
    assert (card(s, "web-shooter").counters, card(s, "web-shooter").exhausted) == (2, True)


@pytest.mark.rule("MC-EXH-02")
def test_an_exhausted_web_shooter_pays_nothing() -> None:
    s = scene("spider-man", play=[["web-shooter"]], hands=[["aunt-may"]], exhausted=["web-shooter"])
    assert s.why_not("0:play aunt-may") == "MC-PLAY-03"


@pytest.mark.rule("MC-FORM-08")
def test_web_shooter_is_for_heroes() -> None:
    s = scene("spider-man", form="alter_ego", play=[["web-shooter"]], hands=[["backflip", "black-cat"]])
    s.do("0:play black-cat")
    assert (card(s, "web-shooter").counters, "backflip" in pile(s)) == (3, True)


# ---------------------------------------------------------------------- Webbed Up
@pytest.mark.rule("MC-REPL-01", "MC-REPL-02")
def test_webbed_up_takes_the_place_of_an_attack_and_stuns() -> None:
    s = scene("spider-man", at="activate", encounter=["crowd-control"], on={"rhino": ["webbed-up"]})
    assert (s.prompt, left(s, "spider-man"), hand(s)) == ("turn", 10, [])
    assert (card(s, "rhino").status, pile(s), "boost-dealt" in messages(s)) == (STUNNED, ["webbed-up"], False)


def test_webbed_up_stops_two_attacks_in_all() -> None:
    s = scene(
        "spider-man",
        at="reveal",
        dealt=[["assault", "assault", "assault"]],
        encounter=["armored-rhino-suit", *QUIET],
        on={"rhino": ["webbed-up"]},
    )
    assert (s.prompt, card(s, "rhino").status, left(s, "spider-man")) == ("interrupt", 0, 10)
    s.do("0:pass", "0:pass")
    assert left(s, "spider-man") == 8


@pytest.mark.rule("MC-STATUS-03")
def test_a_stunned_enemy_loses_its_stun_before_webbed_up() -> None:
    s = scene(
        "spider-man",
        at="activate",
        encounter=["crowd-control"],
        on={"rhino": ["webbed-up"]},
        status={"rhino": STUNNED},
    )
    assert (card(s, "rhino").status, in_play(s, "webbed-up")) == (0, True)


def test_webbed_up_does_not_stop_a_scheme() -> None:
    s = scene("spider-man", at="activate", form="alter_ego", encounter=["advance", *QUIET], on={"rhino": ["webbed-up"]})
    assert (threat_on(s), in_play(s, "webbed-up"), card(s, "rhino").status) == (1, True, 0)


def test_webbed_up_stops_only_its_own_enemy() -> None:
    s = scene(
        "spider-man",
        at="activate",
        encounter=["advance", *QUIET],
        minions=[["shocker"]],
        on={"shocker": ["webbed-up"]},
    )
    s.do("0:pass", "0:pass")
    assert (s.prompt, left(s, "spider-man"), card(s, "shocker").status) == ("turn", 8, STUNNED)


def test_webbed_up_protects_every_player() -> None:
    s = scene(
        "spider-man",
        "she-hulk",
        at="activate",
        first=1,
        encounter=["advance", *QUIET, "breakin-takin"],
        on={"rhino": ["webbed-up"]},
    )
    assert (left(s, "she-hulk"), pile(s), card(s, "rhino").status) == (15, ["webbed-up"], 0)


@pytest.mark.rule("MC-ATTACH-05", "MC-MAX-04")
def test_webbed_up_only_once_on_an_enemy() -> None:
    s = scene(
        "spider-man",
        hands=[["webbed-up", "strength", "genius"]],
        minions=[["shocker"]],
        on={"rhino": ["webbed-up"]},
    )
    s.do("0:play webbed-up")
    assert card(s, "webbed-up").host == s.game.named("shocker")


@pytest.mark.rule("MC-FORM-08")
def test_webbed_up_is_played_in_hero_form() -> None:
    s = scene("spider-man", form="alter_ego", hands=[["webbed-up", "strength", "genius"]])
    assert s.why_not("0:play webbed-up") == "MC-FORM-08"


# ---------------------------------------------------------------------- Eviction Notice
@pytest.mark.rule("MC-ZONE-13")
def test_eviction_notice_goes_for_good_when_peter_parker_exhausts() -> None:
    s = scene("spider-man", at="reveal", form="alter_ego", dealt=[["eviction-notice"]], hands=[["strength"]])
    s.do("0:choose 1")
    assert (card(s, "spider-man").exhausted, card(s, "eviction-notice").zone) == (True, GONE)
    assert (hand(s), "surge" in messages(s)) == (["strength"], False)


@pytest.mark.rule("MC-KEY-14")
def test_eviction_notice_otherwise_costs_a_card_and_surges() -> None:
    s = scene(
        "spider-man",
        at="reveal",
        form="alter_ego",
        dealt=[["eviction-notice"]],
        hands=[["strength", "genius"]],
        encounter=["crowd-control"],
    )
    s.do("0:choose 2")
    assert (len(hand(s)), len(pile(s)), pile(s, -1)) == (1, 1, ["eviction-notice"])
    assert in_play(s, "crowd-control")


def test_eviction_notice_with_an_empty_hand_still_surges() -> None:
    s = scene("spider-man", at="reveal", dealt=[["eviction-notice"]], encounter=["crowd-control"])
    s.do("0:no")
    assert (pile(s, -1), in_play(s, "crowd-control")) == (["eviction-notice"], True)


@pytest.mark.rule("MC-OBLIG-02")
def test_eviction_notice_goes_to_peter_parker_whoever_reveals_it() -> None:
    s = scene(
        "she-hulk",
        "spider-man",
        at="reveal",
        form="alter_ego",
        dealt=[["eviction-notice"]],
        hands=[["strength"], ["genius"]],
    )
    assert (s.seat, s.prompt) == (1, "either")
    s.do("1:choose 1")
    assert (card(s, "spider-man").exhausted, card(s, "she-hulk").exhausted) == (True, False)


@pytest.mark.rule("MC-OBLIG-02", "MC-KEY-14")
def test_the_player_who_resolves_eviction_notice_reveals_the_next_card() -> None:
    s = scene(
        "she-hulk",
        "spider-man",
        at="reveal",
        form="alter_ego",
        dealt=[["eviction-notice"]],
        encounter=["hydra-mercenary"],
    )
    s.do("1:choose 2")
    assert card(s, "hydra-mercenary").area == 1


# ---------------------------------------------------------------------- the nemesis set
def test_highway_robbery_takes_a_card_of_each_player() -> None:
    s = scene(
        "spider-man",
        "she-hulk",
        at="reveal",
        dealt=[["highway-robbery"]],
        hands=[["strength"], ["one-two-punch", "genius"]],
    )
    assert (hand(s, 0), len(hand(s, 1)), threat_on(s, "highway-robbery")) == ([], 1, 6)
    assert (pile(s, 0), pile(s, 1)) == ([], [])


@pytest.mark.rule("MC-ABIL-17")
def test_defeating_highway_robbery_returns_the_cards() -> None:
    s = scene("spider-man", at="reveal", dealt=[["highway-robbery"]], hands=[["strength", "genius"]], encounter=QUIET)
    assert (len(hand(s)), s.prompt) == (1, "turn")
    held = card(s, "highway-robbery").under
    s.game.edit(s.game.named("highway-robbery")).threat = 1
    s.do("0:thwart spider-man highway-robbery")
    assert (len(held), sorted(hand(s)), pile(s, -1)) == (1, ["genius", "strength"], ["highway-robbery"])


@pytest.mark.rule("MC-ICON-01")
def test_highway_robbery_accelerates() -> None:
    s = scene("spider-man", at="threat", sides=["highway-robbery"], encounter=["advance", *QUIET])
    assert threat_on(s) == 2


@pytest.mark.rule("MC-KEY-03")
def test_vulture_attacks_a_hero_at_once() -> None:
    s = scene("spider-man", at="reveal", dealt=[["vulture"]])
    s.do("0:pass")
    assert (left(s, "spider-man"), in_play(s, "vulture"), s.prompt) == (7, True, "turn")


@pytest.mark.rule("MC-KEY-03")
def test_vulture_does_not_attack_an_alter_ego_at_once() -> None:
    s = scene("spider-man", at="reveal", form="alter_ego", dealt=[["vulture"]])
    assert (left(s, "spider-man"), in_play(s, "vulture")) == (10, True)


def test_sweeping_swoop_stuns_the_hero() -> None:
    s = scene("spider-man", "she-hulk", at="reveal", dealt=[["sweeping-swoop"]])
    assert (card(s, "spider-man").status, card(s, "she-hulk").status) == (STUNNED, 0)
    assert "surge" not in messages(s)


@pytest.mark.rule("MC-FORM-06")
def test_sweeping_swoop_does_not_stun_an_alter_ego() -> None:
    s = scene("spider-man", at="reveal", form="alter_ego", dealt=[["sweeping-swoop"]])
    assert (card(s, "spider-man").status, pile(s, -1)) == (0, ["sweeping-swoop"])


@pytest.mark.rule("MC-KEY-14")
def test_sweeping_swoop_surges_while_vulture_is_about() -> None:
    s = scene(
        "spider-man",
        "she-hulk",
        at="reveal",
        dealt=[["sweeping-swoop"]],
        minions=[[], ["vulture"]],
        encounter=["crowd-control"],
    )
    assert (card(s, "spider-man").status, in_play(s, "crowd-control")) == (STUNNED, True)


@pytest.mark.rule("MC-BOOST-03", "MC-DELAY-02")
def test_sweeping_swoop_as_a_boost_stuns_whom_the_attack_damages() -> None:
    s = scene("spider-man", at="activate", encounter=["sweeping-swoop", *QUIET])
    s.do("0:pass", "0:pass")
    assert (left(s, "spider-man"), card(s, "spider-man").status) == (8, STUNNED)


def test_sweeping_swoop_stuns_a_damaged_defender_and_not_the_hero() -> None:
    s = scene("spider-man", at="activate", encounter=["sweeping-swoop", *QUIET], play=[["nick-fury"]])
    s.do("0:pass", "0:defend nick-fury")
    assert (left(s, "nick-fury"), card(s, "nick-fury").status, card(s, "spider-man").status) == (1, STUNNED, 0)


@pytest.mark.rule("MC-DMG-09")
def test_sweeping_swoop_stuns_nobody_without_damage() -> None:
    s = scene("spider-man", at="activate", encounter=["sweeping-swoop", *QUIET])
    s.do("0:pass", "0:defend spider-man")
    assert (left(s, "spider-man"), card(s, "spider-man").status) == (10, 0)


def test_sweeping_swoop_stuns_nobody_when_the_villain_schemes() -> None:
    s = scene("spider-man", at="activate", form="alter_ego", encounter=["sweeping-swoop", *QUIET])
    assert (threat_on(s), card(s, "spider-man").status) == (1, 0)


@pytest.mark.rule("MC-RES-02")
@pytest.mark.parametrize(
    ("mine", "yours", "threat"),
    [("strength", "genius", 2), ("strength", "one-two-punch", 1), ("web-shooter", "hellcat", 2)],
)
def test_the_vultures_plans_count_different_resource_types(mine: str, yours: str, threat: int) -> None:
    s = scene("spider-man", "she-hulk", at="reveal", dealt=[["the-vulture-s-plans"]], hands=[[mine], [yours]])
    assert (hand(s, 0), hand(s, 1), threat_on(s)) == ([], [], threat)


def test_the_vultures_plans_without_any_hand_place_nothing() -> None:
    s = scene("spider-man", at="reveal", dealt=[["the-vulture-s-plans"]])
    assert (threat_on(s), pile(s, -1)) == (0, ["the-vulture-s-plans"])


def test_every_ability_with_a_title_has_it_in_both_languages() -> None:
    names = [script.abilities[0].name for code, _, script in CARDS if code in ("01001a", "01001b")]
    assert [n.fr for n in names if n] == ["Sens d'Araignée", "Scientifique"]
