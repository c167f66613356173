"""Replacements and alterations."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import interrupt, response, would
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.effects.amounts import DiscardShows, HasStatus, Printed
from tablee.games.champions.rules.effects.cards import Draw, Mill
from tablee.games.champions.rules.effects.glue import Already, If, Instead, Repeat, Sequence
from tablee.games.champions.rules.effects.harm import Damage, Give, Heal, Prevent
from tablee.games.champions.rules.effects.schemes import PlaceThreat, RemoveThreat
from tablee.games.champions.rules.effects.who import AN_ENEMY, EACH_FRIENDLY, YOU
from tablee.games.champions.rules.vocabulary import CONFUSED, ENERGY, STUNNED, TOUGH
from tablee.games.champions.scene import card, hand, in_play, left, pile, scene, threat_on
from tests.games.champions.rules.window_kit import ally, duds, event, menace, minion, pick, upgrade, uses


def jab(n: int = 3) -> CardDef:
    return event("Jab", Damage(n, YOU))


def last_breath() -> CardDef:
    return upgrade("Last Breath", would("defeat", Instead(Heal(1, YOU)), to="you"))


# ---------------------------------------------------------------------- replacements
@pytest.mark.rule("MC-REPL-01")
def test_a_defeat_that_is_replaced_does_not_occur() -> None:
    s = scene(hands=[[jab(1)]], play=[[last_breath()]], damage={"spider-man": 9})
    s.do("0:play jab")
    assert (s.prompt, uses(s)) == ("would", ["last-breath"])
    pick(s, 0, "last-breath")
    assert left(s, "spider-man") == 1
    assert s.prompt == "turn"


@pytest.mark.rule("MC-REPL-01")
def test_without_the_replacement_the_defeat_occurs() -> None:
    s = scene(hands=[[jab(1)]], play=[[last_breath()]], damage={"spider-man": 9}).do("0:play jab", "0:pass")
    assert s.prompt == "over"
    assert s.game.outcome is not None


@pytest.mark.rule("MC-REPL-01")
def test_a_replacement_is_not_offered_one_point_short_of_the_defeat() -> None:
    s = scene(hands=[[jab(1)]], play=[[last_breath()]], damage={"spider-man": 8}).do("0:play jab")
    assert s.prompt == "turn"
    assert left(s, "spider-man") == 1


def soothe() -> CardDef:
    return upgrade("Soothe", would("damage", Instead(Heal(1, YOU)), to="you"))


@pytest.mark.rule("MC-REPL-02")
def test_a_replacement_after_another_interrupt_occurs_once() -> None:
    other = upgrade("Other", would("damage", Draw(1), to="you"))
    s = scene(hands=[[jab(3)]], play=[[soothe(), other]], damage={"spider-man": 5})
    s.do("0:play jab")
    pick(s, 0, "other")
    pick(s, 0, "soothe")
    assert s.prompt == "turn"
    assert left(s, "spider-man") == 6
    assert len(hand(s)) == 1


@pytest.mark.rule("MC-REPL-02")
def test_a_replacement_waits_until_the_interrupts_of_the_batch_are_done() -> None:
    cover = upgrade("Cover", would("damage", Prevent(), to="your_ally"))
    hit = event("Hit", Damage(1, EACH_FRIENDLY))
    s = scene(hands=[[hit]], play=[[ally("Pal"), soothe(), cover]], damage={"spider-man": 5})
    s.do("0:play hit")
    pick(s, 0, "soothe")
    assert (s.prompt, uses(s)) == ("would", ["cover"])
    assert left(s, "spider-man") == 5
    pick(s, 0, "cover")
    assert (left(s, "spider-man"), left(s, "pal")) == (6, 3)


@pytest.mark.rule("MC-REPL-03")
def test_of_two_mandatory_replacements_the_latest_is_used() -> None:
    one = upgrade("One", would("damage", Instead(PlaceThreat(1)), to="you", forced=True))
    two = upgrade("Two", would("damage", Instead(Draw(1)), to="you", forced=True))
    s = scene(hands=[[jab(3)]], play=[[one, two]])
    s.do("0:play jab")
    assert s.prompt == "forced-order"
    pick(s, 0, "one")
    assert left(s, "spider-man") == 10
    assert (threat_on(s), len(hand(s))) == (0, 1)


@pytest.mark.rule("MC-REPL-03", "MC-WINDOW-05")
def test_a_second_optional_replacement_is_refused() -> None:
    one = upgrade("One", would("damage", Instead(PlaceThreat(1)), to="you"))
    two = upgrade("Two", would("damage", Instead(Draw(1)), to="you"))
    s = scene(hands=[[jab(3)]], play=[[one, two]])
    s.do("0:play jab")
    assert sorted(uses(s)) == ["one", "two"]
    pick(s, 0, "two")
    assert s.prompt == "turn"
    assert (threat_on(s), len(hand(s)), left(s, "spider-man")) == (0, 1, 10)


@pytest.mark.rule("MC-REPL-04")
def test_the_attack_of_a_stunned_enemy_did_not_happen() -> None:
    mine = upgrade("Grit", response("enemy_attack", Draw(1)), interrupt("enemy_attack", Draw(1)))
    s = scene("captain-marvel", at="activate", play=[[mine]], status={"rhino": STUNNED}, encounter=duds(3))
    assert s.prompt == "turn"
    assert hand(s) == []
    assert card(s, "rhino").status == 0
    assert left(s, "captain-marvel") == 12


@pytest.mark.rule("MC-REPL-04")
def test_the_thwart_of_a_confused_ally_did_not_happen() -> None:
    mine = upgrade("Cheer", response("thwart", Draw(1), by="ally"))
    s = scene(play=[[ally("Pal", thw_cons=1), mine]], threat={"the-break-in": 3}, status={"pal": CONFUSED})
    s.do("0:thwart pal the-break-in")
    assert s.prompt == "turn"
    assert (threat_on(s), left(s, "pal"), hand(s)) == (3, 3, [])
    assert card(s, "pal").status == 0


@pytest.mark.rule("MC-REPL-04")
def test_a_stunned_hero_is_not_answered_with_retaliate() -> None:
    s = scene(minions=[[minion("Spiky", keywords=["retaliate 1"])]], status={"spider-man": STUNNED})
    s.do("0:attack spider-man spiky")
    assert (left(s, "spider-man"), left(s, "spiky")) == (10, 3)
    assert card(s, "spider-man").status == 0


@pytest.mark.rule("MC-REPL-04")
def test_damage_that_was_replaced_is_not_answered_as_damage() -> None:
    wince = upgrade("Wince", response("damage", PlaceThreat(1), to="you", forced=True))
    s = scene(hands=[[jab(3)]], play=[[soothe(), wince]], damage={"spider-man": 5})
    s.do("0:play jab")
    pick(s, 0, "soothe")
    assert threat_on(s) == 0


# ---------------------------------------------------------------------- alterations
def volley() -> CardDef:
    return event("Volley", Sequence(Mill(5), Damage(Printed(ENERGY, 2, 1), AN_ENEMY)))


def five(energy: int) -> list[CardDef]:
    kinds = [ENERGY] * energy + ["mental"] * (5 - energy)
    return [event(f"Page {k + 1}", Draw(1), res={kind: 1}) for k, kind in enumerate(kinds)]


@pytest.mark.rule("MC-ALTER-02")
def test_additional_damage_is_one_packet_with_the_damage_it_adds_to() -> None:
    s = scene(hands=[[volley()]], decks=[five(2)]).do("0:play volley")
    assert left(s, "rhino") == 9


@pytest.mark.rule("MC-ALTER-01", "MC-ALTER-02")
def test_one_tough_card_stops_the_additional_damage_too() -> None:
    s = scene(hands=[[volley()]], decks=[five(2)], status={"rhino": TOUGH}).do("0:play volley")
    assert left(s, "rhino") == 14
    assert card(s, "rhino").status == 0


@pytest.mark.rule("MC-ALTER-02")
def test_without_such_cards_only_the_plain_damage_is_dealt() -> None:
    s = scene(hands=[[volley()]], decks=[five(0)]).do("0:play volley")
    assert left(s, "rhino") == 13


@pytest.mark.rule("MC-ALTER-03")
def test_without_a_tough_card_the_villain_gets_one_and_nothing_surges() -> None:
    s = scene(at="reveal", dealt=[["i-m-tough"]], encounter=[menace()])
    assert card(s, "rhino").status == TOUGH
    assert threat_on(s) == 0


@pytest.mark.rule("MC-ALTER-01", "MC-ALTER-03")
def test_with_a_tough_card_already_there_the_card_surges() -> None:
    s = scene(at="reveal", dealt=[["i-m-tough"]], encounter=[menace()], status={"rhino": TOUGH})
    assert card(s, "rhino").status == TOUGH
    assert threat_on(s) == 1


@pytest.mark.rule("MC-ALTER-03")
def test_an_already_clause_takes_the_place_of_what_precedes_it() -> None:
    toughen = event("Toughen", Already(Give(TOUGH, YOU), HasStatus(TOUGH, YOU), Draw(1)))
    again = event("Again", Already(Give(TOUGH, YOU), HasStatus(TOUGH, YOU), Draw(1)))
    s = scene(hands=[[toughen, again]]).do("0:play toughen")
    assert (card(s, "spider-man").status, hand(s)) == (TOUGH, ["again"])
    s.do("0:play again")
    assert (card(s, "spider-man").status, len(hand(s))) == (TOUGH, 1)


def purge() -> CardDef:
    return event("Purge", Repeat(5, Sequence(Mill(1), If(DiscardShows(ENERGY), Damage(1, YOU)))))


@pytest.mark.rule("MC-ALTER-04")
def test_each_time_interrupts_the_ability_in_progress() -> None:
    cards = five(0)
    cards[2] = event("Spark", Draw(1), res={ENERGY: 1})
    shield = upgrade("Shield", would("damage", Prevent(), to="you"))
    s = scene(hands=[[purge()]], decks=[cards], play=[[shield]]).do("0:play purge")
    assert s.prompt == "would"
    assert pile(s) == ["spark", "page-2", "page-1"]
    s.do("0:pass")
    assert left(s, "spider-man") == 9
    assert pile(s) == ["purge", "page-5", "page-4", "spark", "page-2", "page-1"]


@pytest.mark.rule("MC-ALTER-01", "MC-ALTER-04")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_each_time_happens_as_often_as_its_condition(n: int) -> None:
    s = scene(hands=[[purge()]], decks=[five(n)]).do("0:play purge")
    assert left(s, "spider-man") == 10 - n
    assert len(pile(s)) == 6


@pytest.mark.rule("MC-REPL-04")
def test_a_confused_hero_spends_a_thwart_event_for_nothing() -> None:
    clue = event("Clue", RemoveThreat(2), "thwart")
    s = scene(hands=[[clue]], threat={"the-break-in": 3}, status={"spider-man": CONFUSED}).do("0:play clue")
    assert threat_on(s) == 3
    assert card(s, "spider-man").status == 0
    assert not in_play(s, "clue")
