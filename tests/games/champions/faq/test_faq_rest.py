"""Answers and examples about figures, decks, allies, stages and the order of things."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import action, boost, interrupt, response, when_revealed, would
from tablee.games.champions.rules.card import CardDef, Script
from tablee.games.champions.rules.constants import Modify
from tablee.games.champions.rules.decks import starter
from tablee.games.champions.rules.effects.amounts import Undefended
from tablee.games.champions.rules.effects.cards import Draw, Mill
from tablee.games.champions.rules.effects.enemies import GiveBoost
from tablee.games.champions.rules.effects.glue import If, Instead, Sequence
from tablee.games.champions.rules.effects.harm import ALL, Assign, Damage, Heal
from tablee.games.champions.rules.effects.schemes import PlaceThreat
from tablee.games.champions.rules.effects.who import THE_VILLAIN, THIS, Each
from tablee.games.champions.rules.library import card_from, library
from tablee.games.champions.rules.records import Setup
from tablee.games.champions.rules.run import Node
from tablee.games.champions.rules.setup import opening
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import ASPECTS, STUNNED, TOUGH, UNDEFENDED, Those
from tablee.games.champions.scene import card, go, hand, in_play, left, messages, pile, scene, threat_on, value
from tablee.testing.scene import Scene
from tests.games.opened import new


def event(code: str, do: Node) -> CardDef:
    facts = {"code": code, "name": code, "type": "event", "faction": "basic", "cost": 0, "res": {"energy": 1}}
    return card_from(facts, Script((action(do),)))


def upgrade(code: str, script: Script) -> CardDef:
    facts = {"code": code, "name": code, "type": "upgrade", "faction": "basic", "cost": 0, "res": {"energy": 1}}
    return card_from(facts, script)


def treachery(code: str, script: Script) -> CardDef:
    return card_from({"code": code, "name": code, "type": "treachery", "faction": "encounter", "boost": 0}, script)


# ---------------------------------------------------------------------- the box
def test_mc_faq_01_aspect_cards_in_the_box() -> None:
    count = {aspect: sum(c.qty for c in library().values() if c.aspect == aspect) for aspect in ASPECTS}
    assert count == {"aggression": 19, "justice": 19, "leadership": 18, "protection": 19}


# ---------------------------------------------------------------------- Jennifer Walters
def objections(s: Scene[Scenario]) -> list[str]:
    return [o for o in s.offers if o.startswith("use she-hulk")]


@pytest.mark.rule("MC-MAIN-03")
def test_mc_faq_05_no_objection_to_starting_threat() -> None:
    s = scene("she-hulk", at="reveal", form="alter_ego", dealt=[["crowd-control", "bomb-scare"]])
    assert threat_on(s, "crowd-control") == 2 and threat_on(s, "bomb-scare") == 2
    assert s.prompt == "would" and objections(s), "the first chance is the threat that bomb scare places on itself"
    s.do(f"0:{objections(s)[0]}")
    assert threat_on(s, "bomb-scare") == 2


@pytest.mark.rule("MC-SETUP-16", "MC-SETUP-11")
@pytest.mark.parametrize("heroes", [("she-hulk",), ("she-hulk", "spider-man")])
def test_mc_faq_06_no_objection_during_setup(heroes: tuple[str, ...]) -> None:
    decks = tuple([starter(hero) for hero in heroes])
    s = Scene(new(opening, Setup(heroes, decks, "klaw", ("masters-of-evil",), "standard", 0, first=0), "setup"))
    assert s.prompt == "mulligan"
    assert threat_on(s, "defense-network") == 2 + len(heroes)


# ---------------------------------------------------------------------- Make the Call
@pytest.mark.rule("MC-RESCARD-02", "MC-PLAY-14")
def test_mc_faq_18_the_ally_decides_what_the_power_of_leadership_is_worth() -> None:
    after_playing = upgrade("t1", Script((response("play", Draw(1), forced=True, by="you", to="ally"),)))
    s = scene(
        hands=[["make-the-call", "the-power-of-leadership"]],
        piles=[["maria-hill", "mockingbird"]],
        play=[[after_playing]],
    )
    s.do("0:play make-the-call", "0:pass")
    assert in_play(s, "maria-hill") and card(s, "maria-hill").ctl == 0 and hand(s) == []


@pytest.mark.rule("MC-RESCARD-02")
def test_mc_faq_18_it_is_worth_one_for_a_basic_ally() -> None:
    s = scene(hands=[["make-the-call", "the-power-of-leadership", "haymaker"]], piles=[["mockingbird"]])
    assert "play make-the-call" not in s.offers
    s = scene(hands=[["make-the-call", "the-power-of-leadership", "strength"]], piles=[["mockingbird"]])
    s.do("0:play make-the-call", "0:pass")
    assert in_play(s, "mockingbird") and hand(s) == []


# ---------------------------------------------------------------------- "already"
@pytest.mark.rule("MC-ALTER-03")
def test_mc_glo_01_already_is_checked_before_the_effect() -> None:
    s = scene(at="reveal", dealt=[["i-m-tough"]], encounter=["crowd-control"])
    assert card(s, "rhino").status == TOUGH and not in_play(s, "crowd-control")
    s = scene(at="reveal", dealt=[["i-m-tough"]], encounter=["crowd-control"], status={"rhino": TOUGH})
    assert card(s, "rhino").status == TOUGH and in_play(s, "crowd-control")


# ---------------------------------------------------------------------- indirect damage
@pytest.mark.rule("MC-DMG-05", "MC-DMG-07", "MC-YOU-03")
def test_mc_glo_03_indirect_damage_is_divided_by_its_player() -> None:
    shower = treachery("t1", Script((when_revealed(Assign(5, Each(Those("friendly", "yours")))),)))
    s = scene(at="reveal", dealt=[[shower]], play=[["luke-cage"]], damage={"luke-cage": 1}, status={"luke-cage": 0})
    assert s.prompt == "assign" and s.offers == [f"assign {n}" for n in range(1, 6)], "the ally takes at most 4"
    s.do("0:assign 1")
    assert left(s, "spider-man") == 9 and not in_play(s, "luke-cage")


# ---------------------------------------------------------------------- stars
@pytest.mark.rule("MC-ICON-06", "MC-ICON-07")
def test_mc_glo_04_attacking_uses_the_star_beside_atk() -> None:
    s = scene(at="activate", minions=[["tiger-shark"]], encounter=["advance", "crowd-control"])
    go(s)
    assert card(s, "tiger-shark").status == TOUGH and card(s, "rhino").status == 0
    assert left(s, "spider-man") == 10 - 2 - 3


@pytest.mark.rule("MC-ICON-07", "MC-BOOST-05")
def test_mc_glo_04_a_boost_card_uses_the_star_in_the_boost_field() -> None:
    s = scene(at="activate", encounter=["tiger-shark", "crowd-control"])
    go(s)
    assert card(s, "rhino").status == TOUGH and card(s, "tiger-shark").status == 0
    assert left(s, "spider-man") == 8 and "tiger-shark" in pile(s, -1)


# ---------------------------------------------------------------------- decks run out
@pytest.mark.rule("MC-DECK-21", "MC-DECK-22")
def test_mc_glo_05_drawing_goes_on_with_the_new_deck() -> None:
    s = scene(
        hands=[[event("t1", Draw(3))]],
        decks=[["energy"]],
        piles=[["strength", "genius", "haymaker"]],
        encounter=["advance", "assault"],
        only=True,
    )
    s.do("0:play t1")
    assert len(hand(s)) == 3 and "energy" in hand(s)
    assert len(s.game.players[0].deck) == 1 and pile(s) == ["t1"]
    assert len(s.game.players[0].dealt) == 1


@pytest.mark.rule("MC-DECK-21", "MC-DECK-23")
def test_mc_glo_05_discarding_stops_at_the_new_deck() -> None:
    s = scene(
        hands=[[event("t1", Mill(3))]],
        decks=[["energy"]],
        piles=[["strength", "genius", "haymaker"]],
        encounter=["advance", "assault"],
        only=True,
    )
    s.do("0:play t1")
    assert pile(s) == ["t1"] and len(s.game.players[0].deck) == 4
    assert len(s.game.players[0].dealt) == 1


@pytest.mark.rule("MC-ENC-02", "MC-ICON-02")
def test_mc_glo_06_the_encounter_deck_is_renewed_and_accelerates() -> None:
    s = scene(at="deal", encounter=["crowd-control"], encounter_pile=["assault", "i-m-tough"], only=True)
    assert s.game.tokens == 1 and len(s.game.edeck) == 2 and s.game.epile == ()
    assert s.game.outcome is None


@pytest.mark.rule("MC-ENC-04")
def test_mc_glo_06_without_any_encounter_card_the_players_lose() -> None:
    s = scene(at="deal", encounter=["crowd-control"], only=True)
    assert s.prompt == "over" and "lost" in messages(s)


# ---------------------------------------------------------------------- allies
@pytest.mark.rule("MC-ALLY-02", "MC-ALLY-03")
def test_mc_glo_07_the_fourth_ally_is_one_too_many_before_anything_else() -> None:
    s = scene(hands=[["maria-hill", "energy"]], play=[["hawkeye", "vision", "tigra"]]).do("0:play maria-hill")
    assert s.prompt == "too-many-ally"
    s.do("0:discard tigra")
    assert s.prompt == "response" and s.offers == ["use maria-hill 0", "pass"]
    assert len(s.game.players[0].allies) == 3


# ---------------------------------------------------------------------- arithmetic
def with_mods(*mods: Modify) -> int:
    cards = [upgrade(f"t{n}", Script(constants=(mod,))) for n, mod in enumerate(mods)]
    return value(scene(play=[cards]), "atk", "spider-man")


@pytest.mark.rule("MC-MOD-02", "MC-MOD-05")
def test_mc_glo_08_sums_before_products_and_rounded_up_once() -> None:
    more, twice = Modify("your_hero", stat="atk", plus=1), Modify("your_hero", stat="atk", times=2)
    half = Modify("your_hero", stat="atk", over=2)
    assert with_mods(more, twice) == with_mods(twice, more) == 6
    assert with_mods(more, half) == 2
    assert with_mods(more, Modify("your_hero", stat="atk", plus=2), half, half) == 2


@pytest.mark.rule("MC-MOD-03")
def test_mc_glo_08_a_set_value_overrides_and_the_latest_wins() -> None:
    one, four = Modify("your_hero", stat="atk", set_to=1), Modify("your_hero", stat="atk", set_to=4)
    more = Modify("your_hero", stat="atk", plus=2)
    assert with_mods(one, more) == 1
    assert with_mods(one, more, four) == 4 and with_mods(four, one) == 1


@pytest.mark.rule("MC-MOD-04")
def test_mc_glo_08_below_zero_is_zero_but_is_reckoned_with() -> None:
    less = Modify("your_hero", stat="atk", plus=-4)
    assert with_mods(less) == 0
    assert with_mods(less, Modify("your_hero", stat="atk", plus=1)) == 0
    assert with_mods(less, Modify("your_hero", stat="atk", plus=3)) == 1


# ---------------------------------------------------------------------- stages
@pytest.mark.rule("MC-VILLAIN-02", "MC-VILLAIN-03", "MC-VILLAIN-04")
def test_mc_glo_09_the_next_stage_is_unhurt_and_keeps_the_rest() -> None:
    s = scene(
        hands=[[event("t1", Damage(7, THE_VILLAIN))]],
        damage={"rhino": 12},
        on={"rhino": ["charge"]},
        status={"rhino": STUNNED},
        counters={"rhino": 2},
    )
    s.do("0:play t1")
    assert card(s, "rhino").face.stage == "II" and left(s, "rhino") == 15
    assert card(s, "rhino").status == STUNNED and card(s, "rhino").counters == 2
    assert in_play(s, "charge") and value(s, "atk", "rhino") == 3 + 3


@pytest.mark.rule("MC-MAIN-01", "MC-MAIN-02", "MC-ICON-03")
def test_mc_glo_10_the_next_scheme_starts_afresh_and_keeps_the_tokens() -> None:
    s = scene(
        scenario="klaw",
        hands=[[event("t1", PlaceThreat(3))]],
        threat={"underground-distribution": 5},
        tokens=1,
    )
    s.do("0:play t1")
    assert s.game.cards[s.game.main].code == "01117b"
    assert threat_on(s) == 0 and s.game.tokens == 1


# ---------------------------------------------------------------------- defending
VILLAIN = Those("villain")


def burst(*more: Node) -> CardDef:
    return treachery("t1", Script((boost(Sequence(Damage(5, Each(Those("ally"))), *more)),)))


@pytest.mark.rule("MC-DEFEND-08")
def test_mc_glo_11_a_defender_defeated_before_the_damage_leaves_the_attack_undefended() -> None:
    s = scene(at="activate", play=[["tigra"]], encounter=[burst(GiveBoost()), "kree-manipulator", "crowd-control"])
    go(s, "defend").do("0:defend tigra")
    assert not in_play(s, "tigra") and left(s, "spider-man") == 8
    assert threat_on(s) == 1  # the next boost card knows that nobody defends any more


@pytest.mark.rule("MC-DEFEND-08")
def test_mc_glo_11_the_card_that_defeats_the_defender_knows_it_at_once() -> None:
    boom = burst(If(Undefended(), PlaceThreat(2)))
    s = scene(at="activate", play=[["tigra"]], encounter=[boom, "crowd-control"])
    go(s, "defend").do("0:defend tigra")
    assert not in_play(s, "tigra") and threat_on(s) == 2


@pytest.mark.rule("MC-DEFEND-08")
def test_mc_glo_11_a_defender_defeated_by_the_damage_has_defended() -> None:
    gloat = card_from(
        {"code": "t1", "name": "t1", "type": "attachment", "faction": "encounter"},
        Script((response("enemy_attack", PlaceThreat(3), forced=True, by="host", flags=UNDEFENDED),), attach=VILLAIN),
    )
    s = scene(at="activate", play=[["tigra"]], on={"rhino": [gloat]}, damage={"tigra": 2}, encounter=["crowd-control"])
    go(s, "defend").do("0:defend tigra")
    assert not in_play(s, "tigra") and left(s, "spider-man") == 10 and threat_on(s) == 0


# ---------------------------------------------------------------------- "would"
def fatal() -> Scene[Scenario]:
    """An ally who may refuse to be defeated, and a card that watches defeats."""
    facts = {"code": "t1", "name": "Cat", "type": "ally", "faction": "basic", "cost": 0, "res": {"energy": 1}, "hp": 2}
    cat = card_from(facts, Script((would("defeat", Instead(Heal(ALL, THIS)), to="this"),)))
    watcher = upgrade("t2", Script((interrupt("defeat", Draw(1), to="your_ally"),)))
    return scene(hands=[[event("t3", Damage(2, Each(Those("ally"))))]], play=[[cat, watcher]]).do("0:play t3")


@pytest.mark.rule("MC-WINDOW-06", "MC-REPL-04")
def test_mc_glo_12_would_comes_first_and_silences_the_other() -> None:
    s = fatal()
    assert s.prompt == "would" and len(s.offers) == 2 and s.offers[0].startswith("use cat")
    s.do(f"0:{s.offers[0]}")
    assert s.prompt == "turn" and in_play(s, "cat") and left(s, "cat") == 2 and hand(s) == []


@pytest.mark.rule("MC-WINDOW-06")
def test_mc_glo_12_the_other_comes_when_would_is_declined() -> None:
    s = fatal().do("0:pass")
    assert s.prompt == "interrupt" and s.offers[0].startswith("use t2")
    s.do(f"0:{s.offers[0]}")
    assert not in_play(s, "cat") and len(hand(s)) == 1
