"""Revealing encounter cards; treacheries, environments."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import when_revealed
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.constants import Modify
from tablee.games.champions.rules.effects.cards import Discard
from tablee.games.champions.rules.effects.glue import OneOf
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.schemes import FindEncounter, PlaceThreat, RevealFound, RevealTop
from tablee.games.champions.rules.effects.who import YOU, Each
from tablee.games.champions.rules.vocabulary import GONE, TOUGH, Kind, Those
from tablee.games.champions.scene import card, go, in_play, left, pile, threat_on, value
from tests.games.champions.rules.type_kit import (
    BLANK,
    act,
    attachment,
    encounter,
    engaged,
    environment,
    minion,
    obligation,
    revealed,
    revealing,
    side_scheme,
    table,
    treachery,
    zone,
)


def brute() -> CardDef:
    return minion("Brute", when_revealed(PlaceThreat(2)), keywords=["toughness"])


@pytest.mark.rule("MC-REVEAL-01", "MC-KEY-18")
def test_keywords_and_when_revealed_both_resolve() -> None:
    s = revealing(brute())
    assert card(s, "brute").status == TOUGH
    assert threat_on(s) == 2


@pytest.mark.rule("MC-REVEAL-01")
def test_the_card_is_in_play_with_its_keywords_before_when_revealed_and_surge_comes_last() -> None:
    card_ = minion(
        "Brute", when_revealed(OneOf(PlaceThreat(2), Damage(1, YOU))), keywords=["toughness", "incite 1", "surge"]
    )
    s = revealing(card_, encounter=[BLANK, minion("Thug")])
    assert s.prompt == "either"
    assert (card(s, "brute").status, threat_on(s), revealed(s)) == (TOUGH, 1, ["t-brute"])
    s.do("0:choose 1")
    assert revealed(s) == ["t-brute", "t-blank"]
    assert threat_on(s) == 3


@pytest.mark.rule("MC-REVEAL-01")
def test_a_form_word_keeps_a_when_revealed_for_that_form() -> None:
    both = treachery("Split", when_revealed(PlaceThreat(1), "alter_ego"), when_revealed(PlaceThreat(4), "hero"))
    assert threat_on(revealing(both)) == 4
    assert threat_on(revealing(both, form="alter_ego")) == 1


@pytest.mark.rule("MC-REVEAL-02")
def test_each_type_ends_in_its_place() -> None:
    six = (
        attachment("Plate", attach=Those("villain")),
        minion("Thug"),
        environment("Fog"),
        side_scheme("Scheme"),
        obligation("Debt", give_to="01001b"),
        treachery("Trouble", when_revealed(Damage(1, YOU))),
    )
    s = revealing(*six, heroes=("captain-marvel", "spider-man"))
    game = s.game
    assert card(s, "plate").host == game.villain
    assert (engaged(s, 0), engaged(s, 1)) == (["thug"], [])
    assert game.around == (game.named("fog"),)
    assert game.sides == (game.named("scheme"),)
    assert (card(s, "debt").area, game.named("debt") in game.players[1].board) == (1, True)
    assert (pile(s, -1), left(s, "captain-marvel"), left(s, "spider-man")) == (["trouble"], 11, 10)


@pytest.mark.rule("MC-REVEAL-02", "MC-OBLIG-02")
def test_the_player_an_obligation_names_resolves_its_text() -> None:
    debt = obligation("Debt", when_revealed(Damage(2, YOU)), give_to="01001b")
    s = revealing(debt, heroes=("captain-marvel", "spider-man"))
    assert (left(s, "captain-marvel"), left(s, "spider-man")) == (12, 8)


@pytest.mark.rule("MC-REVEAL-03")
def test_revealing_the_top_card_in_a_turn_is_the_same_procedure() -> None:
    s = table(hands=[[act("Peek", RevealTop())]], encounter=[brute(), BLANK])
    s.do("0:play peek")
    assert (card(s, "brute").status, threat_on(s), engaged(s)) == (TOUGH, 2, ["brute"])
    assert encounter(s)[0] == "blank"


@pytest.mark.rule("MC-REVEAL-03")
def test_revealing_a_card_from_the_discard_pile_is_the_same_procedure() -> None:
    s = table(hands=[[act("Dig", FindEncounter(Kind(title="t-brute"), RevealFound()))]], encounter_pile=[brute()])
    s.do("0:play dig")
    assert (card(s, "brute").status, threat_on(s), engaged(s)) == (TOUGH, 2, ["brute"])
    assert pile(s, -1) == []


# ---------------------------------------------------------------------- treacheries
@pytest.mark.rule("MC-TREACH-01")
def test_a_treachery_is_resolved_by_its_revealer_and_discarded() -> None:
    s = revealing(treachery("Trouble", when_revealed(Damage(2, YOU))), heroes=("captain-marvel", "she-hulk"), seat=1)
    assert (left(s, "captain-marvel"), left(s, "she-hulk")) == (12, 13)
    assert pile(s, -1) == ["trouble"]


@pytest.mark.rule("MC-TREACH-01")
def test_a_treachery_lies_in_no_pile_while_it_is_resolved() -> None:
    s = revealing(treachery("Trouble", when_revealed(OneOf(Damage(2, YOU), PlaceThreat(1)))))
    assert pile(s, -1) == []
    s.do("0:choose 2")
    assert pile(s, -1) == ["trouble"]


@pytest.mark.rule("MC-TREACH-01")
def test_a_cancelled_treachery_goes_to_the_discard_pile() -> None:
    s = revealing(
        treachery("Trouble", when_revealed(Damage(2, YOU))),
        heroes=("spider-man",),
        hands=[["enhanced-spider-sense", "energy"]],
    )
    s.do("0:use enhanced-spider-sense 0")
    assert left(s, "spider-man") == 10
    assert pile(s, -1) == ["trouble"]


# ---------------------------------------------------------------------- environments
@pytest.mark.rule("MC-ENV-01")
def test_an_environment_rules_every_later_round() -> None:
    s = revealing(environment("Fog", Modify("villain", stat="atk", plus=2)))
    for _ in range(2):
        assert in_play(s, "fog")
        assert value(s, "atk", "rhino") == 4
        s.do("0:end")
        go(s)
    assert (card(s, "fog").area, zone(s, "fog") == GONE) == (-1, False)


@pytest.mark.rule("MC-ENV-01")
def test_an_environment_works_until_an_effect_makes_it_leave() -> None:
    fog = environment("Fog", Modify("villain", stat="atk", plus=2))
    s = table(around=[fog], hands=[[act("Clear", Discard(Each(Those("environment"))))]])
    assert value(s, "atk", "rhino") == 4
    s.do("0:play clear")
    assert value(s, "atk", "rhino") == 2
    assert (s.game.around, pile(s, -1)) == ((), ["fog"])
