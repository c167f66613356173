"""Black Panther, Affairs of State and the set of Killmonger."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.decks import starter
from tablee.games.champions.rules.library import card_from, library
from tablee.games.champions.rules.records import Setup
from tablee.games.champions.rules.setup import opening
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import CONFUSED, ENCOUNTER_DECK, GONE, STUNNED, TOUGH
from tablee.games.champions.scene import card, go, hand, in_play, left, pile, scene, threat_on
from tablee.testing.scene import Scene
from tests.games.opened import new

ALL = ["energy-daggers", "panther-claws", "tactical-genius", "vibranium-suit"]


def forever(play: list[str], code: str = "01043a", **more: object) -> Scene[Scenario]:
    """Black Panther has just played Wakanda Forever!"""
    s = scene("black-panther", hands=[[code, "strength"]], play=[play], **more)  # type: ignore[arg-type]
    name = next(h for h in hand(s) if h.startswith("wakanda-forever"))
    return s.do(f"0:play {name}")


# ---------------------------------------------------------------------- Black Panther
@pytest.mark.rule("MC-KEY-16")
def test_black_panther_retaliates_against_an_undefended_attack() -> None:
    s = scene("black-panther", at="activate", encounter=["electric-whip-attack"])
    s.do("0:pass")
    assert (left(s, "black-panther"), left(s, "rhino")) == (9, 13)


@pytest.mark.rule("MC-KEY-16", "MC-STATUS-08")
def test_he_retaliates_although_a_tough_card_takes_the_damage() -> None:
    s = scene("black-panther", at="activate", encounter=["electric-whip-attack"], status={"black-panther": TOUGH})
    s.do("0:pass")
    assert (left(s, "black-panther"), left(s, "rhino")) == (11, 13)


@pytest.mark.rule("MC-KEY-16")
def test_he_does_not_retaliate_when_the_attack_defeats_him() -> None:
    s = scene(
        "black-panther",
        "spider-man",
        at="activate",
        form=["hero", "alter_ego"],
        encounter=["electric-whip-attack"],
        damage={"black-panther": 9},
    )
    s.do("0:pass")
    assert s.game.players[0].out
    assert left(s, "rhino") == 28


@pytest.mark.rule("MC-REPL-04", "MC-STATUS-07")
def test_he_does_not_retaliate_against_an_attack_that_a_stun_took_away() -> None:
    s = scene("black-panther", at="activate", status={"rhino": STUNNED})
    assert (left(s, "black-panther"), left(s, "rhino"), card(s, "rhino").status) == (11, 14, 0)


@pytest.mark.rule("MC-CARD-22")
def test_tchalla_has_no_retaliate() -> None:
    s = scene("black-panther", form="alter_ego")
    assert s.game.keyword(s.game.named("black-panther"), "retaliate") == 0
    s.do("0:flip")
    assert s.game.keyword(s.game.named("black-panther"), "retaliate") == 1


# ---------------------------------------------------------------------- T'Challa
def beginning() -> Scene[Scenario]:
    """A new game, before anybody has decided anything."""
    heroes = ("black-panther",)
    return Scene(
        new(opening, Setup(heroes, (starter("black-panther"),), "rhino", ("bomb-scare",), "standard", 0), "one")
    )


@pytest.mark.rule("MC-SETUP-15", "MC-SEARCH-01")
def test_foresight_finds_a_black_panther_upgrade_after_the_mulligan() -> None:
    s = beginning()
    assert s.prompt == "mulligan"
    s.do("0:enough")
    assert s.prompt == "search"
    held = hand(s)
    choices = [o.split()[1] for o in s.offers]
    assert sorted([*choices, *[h for h in held if h in ALL]]) == sorted(ALL)
    s.do(f"0:take {choices[0]}")
    assert hand(s) == [*held, choices[0]]
    assert s.prompt == "turn"


@pytest.mark.rule("MC-SEARCH-03")
def test_foresight_shuffles_the_deck() -> None:
    s = beginning()
    s.do("0:enough")
    found = s.offers[0].split()[1]
    before = [s.game.handle(i) for i in s.game.players[0].deck if s.game.handle(i) != found]
    s.do(f"0:take {found}")
    after = [s.game.handle(i) for i in s.game.players[0].deck]
    assert sorted(after) == sorted(before)
    assert after != before


# ---------------------------------------------------------------------- Shuri
@pytest.mark.rule("MC-WINDOW-07", "MC-SEARCH-01")
def test_shuri_finds_any_upgrade_when_she_enters_play() -> None:
    s = scene(
        "black-panther",
        hands=[["shuri", "vibranium"]],
        decks=[["strength", "panther-claws", "indomitable", "the-golden-city"]],
        only=True,
    )
    s.do("0:play shuri")
    assert (s.prompt, s.offers) == ("response", ["use shuri 0", "pass"])
    s.do("0:use shuri 0")
    assert set(s.offers) == {"take panther-claws", "take indomitable"}
    s.do("0:take indomitable")
    assert hand(s) == ["indomitable"]


@pytest.mark.rule("MC-ABIL-10")
def test_shuri_need_not_search() -> None:
    s = scene("black-panther", hands=[["shuri", "vibranium"]], decks=[["panther-claws", "strength"]])
    deck = s.game.players[0].deck
    s.do("0:play shuri", "0:pass")
    assert (hand(s), s.prompt) == ([], "turn")
    assert s.game.players[0].deck == deck


def test_shuri_may_find_nothing() -> None:
    s = scene("black-panther", hands=[["shuri", "vibranium"]], decks=[["strength", "genius"]], only=True)
    s.do("0:play shuri", "0:use shuri 0")
    assert (hand(s), s.prompt) == ([], "turn")
    assert len(s.game.players[0].deck) == 2


def test_shuri_does_not_look_at_other_decks_or_piles() -> None:
    s = scene(
        "black-panther",
        "iron-man",
        hands=[["shuri", "vibranium"]],
        decks=[["strength", "energy-daggers"], ["arc-reactor"]],
        piles=[["panther-claws"]],
        only=True,
    )
    s.do("0:play shuri", "0:use shuri 0")
    assert hand(s) == ["energy-daggers"]  # the only one it finds


def test_another_ally_does_not_set_shuri_off() -> None:
    s = scene("black-panther", hands=[["mockingbird", "vibranium", "strength"]], play=[["shuri"]])
    s.do("0:play mockingbird")
    go(s)
    assert hand(s) == []


# ---------------------------------------------------------------------- Ancestral Knowledge
def wise(**more: object) -> Scene[Scenario]:
    return scene("black-panther", hands=[["ancestral-knowledge", "strength"]], form="alter_ego", **more)  # type: ignore[arg-type]


@pytest.mark.rule("MC-TARGET-05")
def test_ancestral_knowledge_shuffles_up_to_three_cards_in() -> None:
    s = wise(piles=[["shuri", "panther-claws", "tactical-genius", "vibranium-suit"]])
    n = len(s.game.players[0].deck)
    s.do("0:play ancestral-knowledge", "0:target shuri", "0:target panther-claws", "0:target vibranium-suit")
    assert s.prompt == "turn"
    assert pile(s) == ["ancestral-knowledge", "strength", "tactical-genius"]
    assert len(s.game.players[0].deck) == n + 3


def test_ancestral_knowledge_may_take_fewer() -> None:
    s = wise(piles=[["shuri", "panther-claws"]])
    s.do("0:play ancestral-knowledge", "0:target shuri", "0:enough")
    assert pile(s) == ["ancestral-knowledge", "strength", "panther-claws"]
    assert s.game.named("shuri") in s.game.players[0].deck


@pytest.mark.rule("MC-TARGET-06", "MC-SHUFFLE-02")
def test_ancestral_knowledge_for_no_card_does_not_shuffle() -> None:
    s = wise(piles=[["shuri", "panther-claws"]])
    deck = s.game.players[0].deck
    s.do("0:play ancestral-knowledge", "0:enough")
    assert s.game.players[0].deck == deck


@pytest.mark.rule("MC-PLAY-06")
def test_the_card_spent_on_ancestral_knowledge_can_be_chosen() -> None:
    s = wise(piles=[["shuri"]])
    s.do("0:play ancestral-knowledge")
    assert "target strength" in s.offers
    assert "target ancestral-knowledge" not in s.offers


@pytest.mark.rule("MC-TARGET-04", "MC-FORM-08")
def test_ancestral_knowledge_wants_a_card_in_your_own_pile_and_alter_ego_form() -> None:
    s = scene(
        "black-panther",
        "iron-man",
        form="alter_ego",
        hands=[["ancestral-knowledge", "strength"]],
        piles=[[], ["arc-reactor"]],
    )
    assert s.why_not("0:play ancestral-knowledge") == "MC-TARGET-04"
    hero = scene("black-panther", hands=[["ancestral-knowledge", "strength"]], piles=[["shuri"]])
    assert hero.why_not("0:play ancestral-knowledge") == "MC-FORM-08"


# ---------------------------------------------------------------------- Wakanda Forever!
@pytest.mark.rule("MC-ABIL-12", "MC-ABIL-14")
def test_specials_are_resolved_only_by_the_event() -> None:
    s = scene("black-panther", play=[ALL], hands=[["01043a", "strength"]], damage={"black-panther": 3})
    assert not [o for o in s.offers if o.startswith("use")]
    assert s.why_not("0:use panther-claws") == "MC-ABIL-14"
    s.do("0:play wakanda-forever")
    assert s.prompt == "special"


@pytest.mark.parametrize("code", ["01043a", "01043b", "01043c", "01043d"])
def test_all_four_printings_do_the_same(code: str) -> None:
    s = forever(["panther-claws"], code)
    assert left(s, "rhino") == 10


def test_the_upgrades_are_resolved_in_the_order_chosen_and_the_last_is_stronger() -> None:
    s = forever(ALL, damage={"black-panther": 5}, threat={"the-break-in": 5})
    assert s.offers == [f"special {name}" for name in ALL]
    s.do("0:special panther-claws")
    assert left(s, "rhino") == 12
    s.do("0:special tactical-genius")
    assert threat_on(s) == 4
    s.do("0:special energy-daggers")
    assert left(s, "rhino") == 12 - 1 - 2
    assert left(s, "black-panther") == 6 + 2
    assert s.prompt == "turn"
    assert pile(s)[0] == "wakanda-forever"


def test_another_order_makes_another_upgrade_the_last() -> None:
    s = forever(["energy-daggers", "tactical-genius"], threat={"the-break-in": 5})
    other = s.clone()
    s.do("0:special energy-daggers")
    assert (left(s, "rhino"), threat_on(s)) == (13, 3)
    other.do("0:special tactical-genius")
    assert (left(other, "rhino"), threat_on(other)) == (12, 4)


@pytest.mark.rule("MC-EXH-02")
def test_exhausted_upgrades_are_resolved_too() -> None:
    s = forever(["panther-claws"], exhausted=["panther-claws", "black-panther"])
    assert left(s, "rhino") == 10
    assert card(s, "panther-claws").exhausted


@pytest.mark.rule("MC-ABIL-03")
def test_wakanda_forever_wants_a_black_panther_upgrade_of_your_own() -> None:
    s = scene(
        "black-panther",
        "iron-man",
        hands=[["01043a", "strength"]],
        play=[["indomitable"], ["panther-claws"]],
    )
    assert "play wakanda-forever" not in s.offers
    assert s.why_not("0:play wakanda-forever") == "MC-ABIL-03"


@pytest.mark.rule("MC-FORM-08")
def test_wakanda_forever_is_not_for_tchalla() -> None:
    s = scene("black-panther", hands=[["01043a", "strength"]], play=[["panther-claws"]], form="alter_ego")
    assert s.why_not("0:play wakanda-forever") == "MC-FORM-08"


@pytest.mark.rule("MC-STATUS-06")
def test_a_stun_takes_only_the_first_attack_of_the_sequence() -> None:
    s = forever(["panther-claws", "vibranium-suit"], damage={"black-panther": 3}, status={"black-panther": STUNNED})
    s.do("0:special vibranium-suit")
    assert (left(s, "black-panther"), card(s, "black-panther").status) == (8, 0)
    assert left(s, "rhino") == 10


@pytest.mark.rule("MC-STATUS-04")
def test_a_confusion_takes_the_thwart_of_tactical_genius() -> None:
    s = forever(["tactical-genius"], threat={"the-break-in": 5}, status={"black-panther": CONFUSED})
    assert (threat_on(s), card(s, "black-panther").status) == (5, 0)


@pytest.mark.rule("MC-WINDOW-13", "MC-KEY-16")
def test_retaliate_answers_between_the_steps() -> None:
    s = forever(["panther-claws", "tactical-genius"], minions=[["whiplash"]], threat={"the-break-in": 5})
    s.do("0:special panther-claws", "0:target whiplash")
    assert (left(s, "whiplash"), left(s, "black-panther")) == (2, 10)
    assert threat_on(s) == 3


@pytest.mark.rule("MC-ABIL-03", "MC-MOVE-02")
def test_wakanda_forever_cannot_be_played_for_a_special_that_changes_nothing() -> None:
    s = scene("black-panther", hands=[["01043a", "strength"]], play=[["vibranium-suit"]])
    assert "play wakanda-forever" not in s.offers


# ---------------------------------------------------------------------- the upgrades
def test_energy_daggers_hurt_the_villain_and_the_minions_of_one_player() -> None:
    s = scene(
        "black-panther",
        "spider-man",
        hands=[["01043a", "strength"]],
        play=[["energy-daggers"]],
        minions=[["shocker"], ["hydra-bomber"]],
        damage={"shocker": 0},
    )
    s.do("0:play wakanda-forever")
    assert (s.prompt, s.offers) == ("target", ["target black-panther", "target spider-man"])
    other = s.clone()
    s.do("0:target black-panther")
    assert (left(s, "rhino"), left(s, "shocker"), left(s, "hydra-bomber")) == (26, 1, 2)
    other.do("0:target spider-man")
    assert (left(other, "rhino"), left(other, "shocker")) == (26, 3)
    assert not in_play(other, "hydra-bomber")


@pytest.mark.rule("MC-ATK-06")
def test_energy_daggers_are_no_attack() -> None:
    s = forever(["energy-daggers"], minions=[["whiplash", "hydra-mercenary"]], status={"black-panther": STUNNED})
    assert (left(s, "rhino"), left(s, "whiplash"), left(s, "hydra-mercenary")) == (12, 2, 1)
    assert (left(s, "black-panther"), card(s, "black-panther").status) == (11, STUNNED)


@pytest.mark.rule("MC-ATK-03", "MC-KEY-07")
def test_panther_claws_attack_an_enemy_that_may_be_attacked() -> None:
    s = forever(["panther-claws", "tactical-genius"], minions=[["hydra-mercenary"]], threat={"the-break-in": 5})
    s.do("0:special panther-claws")
    assert (left(s, "hydra-mercenary"), left(s, "rhino")) == (1, 14)


def test_panther_claws_deal_two_or_as_the_last_step_four() -> None:
    s = forever(["panther-claws", "tactical-genius"], threat={"the-break-in": 5})
    other = s.clone()
    s.do("0:special panther-claws")
    assert left(s, "rhino") == 12
    other.do("0:special tactical-genius")
    assert left(other, "rhino") == 10


@pytest.mark.rule("MC-TARGET-08")
def test_tactical_genius_thwarts_a_scheme_of_choice() -> None:
    s = forever(["tactical-genius"], sides=["bomb-scare"], threat={"the-break-in": 5, "bomb-scare": 3})
    s.do("0:target bomb-scare")
    assert (threat_on(s), threat_on(s, "bomb-scare")) == (5, 1)


@pytest.mark.rule("MC-MOVE-03", "MC-MOVE-05")
def test_vibranium_suit_moves_damage_to_an_enemy() -> None:
    s = forever(["vibranium-suit"], damage={"black-panther": 5}, minions=[["shocker"]])
    s.do("0:target shocker")
    assert (left(s, "black-panther"), left(s, "shocker"), left(s, "rhino")) == (8, 1, 14)


def test_vibranium_suit_moves_one_before_the_last_step() -> None:
    s = forever(["vibranium-suit", "tactical-genius"], damage={"black-panther": 5}, threat={"the-break-in": 5})
    s.do("0:special vibranium-suit")
    assert (left(s, "black-panther"), left(s, "rhino")) == (7, 13)


@pytest.mark.rule("MC-MOVE-04")
def test_vibranium_suit_moves_no_more_damage_than_there_is() -> None:
    s = forever(["vibranium-suit"], damage={"black-panther": 1})
    assert (left(s, "black-panther"), left(s, "rhino")) == (11, 13)


@pytest.mark.rule("MC-KEY-16", "MC-ATK-03")
def test_vibranium_suit_attacks() -> None:
    s = forever(["vibranium-suit"], damage={"black-panther": 5}, minions=[["whiplash"]])
    s.do("0:target whiplash")
    assert (left(s, "whiplash"), left(s, "black-panther")) == (2, 7)


# ---------------------------------------------------------------------- Vibranium, The Golden City
@pytest.mark.rule("MC-RES-02", "MC-RES-05")
def test_vibranium_pays_for_two_of_any_type() -> None:
    s = scene("black-panther", hands=[["shuri", "vibranium"]])
    assert "play vibranium" not in s.offers
    s.do("0:play shuri")
    assert in_play(s, "shuri")


@pytest.mark.rule("MC-DRAW-01", "MC-EXH-02")
def test_the_golden_city_draws_two() -> None:
    s = scene("black-panther", form="alter_ego", play=[["the-golden-city"]], decks=[["strength", "genius", "energy"]])
    s.do("0:use the-golden-city")
    assert hand(s) == ["strength", "genius"]
    assert s.why_not("0:use the-golden-city") == "MC-EXH-02"


def test_the_golden_city_is_not_for_black_panther() -> None:
    s = scene("black-panther", play=[["the-golden-city"]])
    assert s.why_not("0:use the-golden-city") == "MC-FORM-08"


# ---------------------------------------------------------------------- Affairs of State
def affairs(**more: object) -> Scene[Scenario]:
    return scene("black-panther", at="reveal", dealt=[["affairs-of-state"]], **more)  # type: ignore[arg-type]


@pytest.mark.rule("MC-ZONE-13")
def test_tchalla_exhausts_to_be_rid_of_affairs_of_state() -> None:
    s = affairs(play=[["panther-claws"]])
    s.do("0:yes", "0:choose 1")
    assert (s.game.form(0), card(s, "affairs-of-state").zone) == ("alter_ego", GONE)
    assert card(s, "black-panther").exhausted
    assert in_play(s, "panther-claws")


@pytest.mark.rule("MC-YOU-08")
def test_or_a_black_panther_upgrade_of_choice_is_discarded() -> None:
    s = affairs(play=[["panther-claws", "vibranium-suit", "indomitable"]])
    s.do("0:no")
    assert s.offers == ["target panther-claws", "target vibranium-suit"]
    s.do("0:target vibranium-suit")
    assert pile(s) == ["vibranium-suit"]
    assert "affairs-of-state" in pile(s, -1)


def test_affairs_of_state_without_an_upgrade_are_only_discarded() -> None:
    s = affairs(play=[["indomitable"]])
    s.do("0:no")
    assert in_play(s, "indomitable")
    assert "affairs-of-state" in pile(s, -1)


@pytest.mark.rule("MC-OBLIG-02")
def test_affairs_of_state_go_to_tchalla_whoever_reveals_them() -> None:
    s = scene("spider-man", "black-panther", at="reveal", dealt=[["affairs-of-state"]])
    assert (s.seat, s.prompt) == (1, "may")


# ---------------------------------------------------------------------- Usurp The Throne, Killmonger
@pytest.mark.rule("MC-ICON-08", "MC-ROUND-10")
def test_usurp_the_throne_has_three_threat_per_player_and_a_hazard_icon() -> None:
    s = scene("black-panther", "spider-man", at="reveal", dealt=[["usurp-the-throne"]], form="alter_ego")
    assert threat_on(s, "usurp-the-throne") == 6
    assert s.game.icons("hazard") == 1


@pytest.mark.rule("MC-GOLD-05", "MC-TARGET-07")
def test_killmonger_takes_no_damage_from_black_panther_upgrades() -> None:
    s = forever(["energy-daggers", "panther-claws"], minions=[["killmonger"]])
    s.do("0:special panther-claws")
    assert (left(s, "killmonger"), left(s, "rhino")) == (5, 14 - 2 - 2)


def test_vibranium_suit_moves_nothing_to_killmonger() -> None:
    s = forever(["vibranium-suit"], minions=[["killmonger"]], damage={"black-panther": 3})
    assert (left(s, "killmonger"), left(s, "rhino"), left(s, "black-panther")) == (5, 12, 10)


def test_a_tough_killmonger_keeps_his_tough_card_from_the_daggers() -> None:
    s = forever(["energy-daggers"], minions=[["killmonger"]], status={"killmonger": TOUGH})
    assert card(s, "killmonger").status == TOUGH


def test_killmonger_takes_damage_from_everything_else() -> None:
    s = scene("black-panther", minions=[["killmonger"]], play=[["shuri"]])
    s.do("0:attack black-panther killmonger", "0:attack shuri killmonger")
    assert left(s, "killmonger") == 2


@pytest.mark.rule("MC-KEY-16")
def test_killmonger_takes_damage_from_black_panthers_retaliate() -> None:
    s = scene("black-panther", at="activate", minions=[["killmonger"]], status={"rhino": STUNNED})
    s.do("0:pass")
    assert (left(s, "black-panther"), left(s, "killmonger")) == (9, 4)


# ---------------------------------------------------------------------- Heart-Shaped Herb
@pytest.mark.rule("MC-KEY-14", "MC-STATUS-01")
def test_heart_shaped_herb_toughens_the_villain_and_your_minions_and_surges() -> None:
    s = scene(
        "black-panther",
        "spider-man",
        at="reveal",
        form="alter_ego",
        dealt=[["heart-shaped-herb"]],
        minions=[["shocker", "killmonger"], ["hydra-bomber"]],
        encounter=["usurp-the-throne"],
    )
    tough = [card(s, c).status for c in ("rhino", "shocker", "killmonger", "hydra-bomber")]
    assert tough == [TOUGH, TOUGH, TOUGH, 0]
    assert in_play(s, "usurp-the-throne")


@pytest.mark.rule("MC-STATUS-02", "MC-TEXT-03")
def test_heart_shaped_herb_still_toughens_the_minion_of_a_tough_villain() -> None:
    s = scene(
        "black-panther",
        at="reveal",
        form="alter_ego",
        dealt=[["heart-shaped-herb"]],
        minions=[["shocker"]],
        status={"rhino": TOUGH},
        encounter=["usurp-the-throne"],
    )
    assert (card(s, "rhino").status, card(s, "shocker").status) == (TOUGH, TOUGH)


@pytest.mark.rule("MC-BOOST-03", "MC-BOOST-05")
def test_as_a_boost_heart_shaped_herb_toughens_only_the_villain_and_does_not_surge() -> None:
    s = scene(
        "black-panther", at="activate", minions=[["shocker"]], encounter=["heart-shaped-herb", "usurp-the-throne"]
    )
    s.do("0:defend black-panther")
    assert [line["status"] for line in s.log("status")] == ["tough"]
    assert card(s, "rhino").status == 0
    assert s.log("surge") == []


@pytest.mark.rule("MC-BOOST-03")
def test_the_tough_card_of_the_boost_stops_retaliate() -> None:
    s = scene("black-panther", at="activate", encounter=["heart-shaped-herb"])
    s.do("0:pass")
    assert (left(s, "black-panther"), left(s, "rhino"), card(s, "rhino").status) == (8, 14, 0)


# ---------------------------------------------------------------------- Ritual Combat
def combat(top: str, **more: object) -> Scene[Scenario]:
    return scene("black-panther", at="reveal", dealt=[["ritual-combat"]], encounter=[top], **more)  # type: ignore[arg-type]


@pytest.mark.rule("MC-TEXT-01")
def test_ritual_combat_deals_one_more_than_the_boost_icons() -> None:
    s = combat("affairs-of-state")
    assert s.offers == ["choose 1", "choose 2"]
    s.do("0:choose 1")
    assert left(s, "black-panther") == 11 - 3
    assert pile(s, -1)[:2] == ["ritual-combat", "affairs-of-state"]


def test_or_places_as_much_threat() -> None:
    s = combat("usurp-the-throne", threat={"the-break-in": 0})
    s.do("0:choose 2")
    assert (threat_on(s), left(s, "black-panther")) == (4, 11)


@pytest.mark.rule("MC-BOOST-04")
def test_a_star_is_no_icon_for_ritual_combat() -> None:
    s = combat("electric-whip-attack")
    s.do("0:choose 1")
    assert left(s, "black-panther") == 10


@pytest.mark.rule("MC-FORM-06")
def test_tchalla_can_only_let_ritual_combat_place_threat() -> None:
    s = combat("electric-whip-attack", form="alter_ego", threat={"the-break-in": 0})
    assert threat_on(s) == 1
    assert left(s, "black-panther") == 11


@pytest.mark.rule("MC-ENC-02")
def test_ritual_combat_may_discard_the_last_card_of_the_encounter_deck() -> None:
    s = scene("black-panther", at="reveal", dealt=[["ritual-combat"]], encounter=["affairs-of-state"], only=True)
    s.do("0:choose 1")
    assert left(s, "black-panther") == 8
    assert s.game.tokens == 1
    assert card(s, "affairs-of-state").zone == ENCOUNTER_DECK


def test_a_test_card_without_the_trait_is_no_black_panther_upgrade() -> None:
    facts = {"code": "t1", "name": "Test", "type": "upgrade", "faction": "basic", "cost": 0, "res": {"energy": 1}}
    s = scene("black-panther", hands=[["01043a", "strength"]], play=[[card_from(facts, Script())]])
    assert "play wakanda-forever" not in s.offers


def test_the_whole_set_is_written() -> None:
    cards: list[CardDef] = [c for c in library().values() if c.set in ("black_panther", "black_panther_nemesis")]
    plain = [c.name.en for c in cards if not c.script.abilities and not c.script.constants]
    assert plain == ["Black Panther", "Vibranium", "Usurp The Throne"]
