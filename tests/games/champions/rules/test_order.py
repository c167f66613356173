"""Player order, the first player, the active player."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import action, interrupt, response, when_defeated
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.effects.cards import DiscardHand, Draw, Mill
from tablee.games.champions.rules.effects.glue import ForEach
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.schemes import PlaceThreat
from tablee.games.champions.rules.effects.who import EACH_PLAYER, FIRST_PLAYER, YOU, Each
from tablee.games.champions.rules.run import Chosen
from tablee.games.champions.rules.vocabulary import Those
from tablee.games.champions.scene import card, go, hand, left, pile, scene, threat_on
from tests.games.champions.rules.window_kit import (
    duds,
    event,
    made,
    menace,
    minion,
    pick,
    side_scheme,
    treachery,
    upgrade,
    uses,
)

FOUR = ("spider-man", "captain-marvel", "she-hulk", "iron-man")
THREE = FOUR[:3]


def doom() -> CardDef:
    return event("Doom", Damage(30, YOU))


# ---------------------------------------------------------------------- player order
@pytest.mark.rule("MC-ORDER-01")
@pytest.mark.parametrize(("first", "order"), [(2, [2, 3, 0, 1]), (0, [0, 1, 2, 3])])
def test_player_order_goes_round_from_the_first_player(first: int, order: list[int]) -> None:
    rain = event("Rain", ForEach(EACH_PLAYER, DiscardHand(1)))
    fodder = [event(f"Fodder {k}", Draw(1)) for k in range(8)]
    hands = [[fodder[2 * seat], fodder[2 * seat + 1]] for seat in range(4)]
    hands[0].append(rain)
    s = scene(*FOUR, active=0, first=first, hands=hands).do("0:play rain")
    asked = []
    while s.prompt == "discard":
        asked.append(s.seat)
        s.do(f"{s.seat}:{s.offers[0]}")
    assert asked == order


@pytest.mark.rule("MC-ORDER-01", "MC-ORDER-03")
def test_player_order_leaves_out_the_eliminated() -> None:
    s = scene(*THREE, active=0, first=0, hands=[[doom()], [], []]).do("0:play doom")
    assert s.game.order() == (1, 2)
    assert s.game.order(2) == (2, 1)
    assert (s.prompt, s.seat) == ("turn", 1)


@pytest.mark.rule("MC-ORDER-02")
def test_extra_cards_go_round_until_all_are_dealt() -> None:
    notes = upgrade("Notes", interrupt("reveal", Draw(1)))
    danger = side_scheme("Danger", icons={"hazard": 5})
    s = scene("spider-man", "captain-marvel", at="deal", first=1, play=[[notes], []], sides=[danger], encounter=duds(9))
    assert s.prompt == "interrupt"
    revealed = 1
    assert (len(s.game.players[1].dealt) + revealed, len(s.game.players[0].dealt)) == (1 + 3, 1 + 2)


@pytest.mark.rule("MC-ORDER-03")
def test_after_the_last_seat_the_next_player_is_the_first_seat() -> None:
    s = scene(*THREE, active=2, first=2, hands=[[], [], [doom()]], minions=[[], [], ["hydra-mercenary"]])
    s.do("2:play doom")
    assert card(s, "hydra-mercenary").area == 0


@pytest.mark.rule("MC-ORDER-03")
def test_the_next_player_is_never_an_eliminated_one() -> None:
    doom_again = event("Doom Again", Damage(30, YOU))
    s = scene(*THREE, active=0, hands=[[doom()], [], [doom_again]], minions=[[], [], ["hydra-mercenary"]])
    s.do("0:play doom", "1:end", "2:play doom-again")
    assert card(s, "hydra-mercenary").area == 1


# ---------------------------------------------------------------------- the first player
@pytest.mark.rule("MC-ORDER-04")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_is_who_holds_the_token(first: int) -> None:
    bolt = event("Bolt", Damage(2, FIRST_PLAYER))
    s = scene("spider-man", "captain-marvel", active=0, first=first, hands=[[bolt], []]).do("0:play bolt")
    assert (left(s, "spider-man"), left(s, "captain-marvel")) == ((8, 12) if first == 0 else (10, 10))


@pytest.mark.rule("MC-ORDER-04")
def test_the_token_is_passed_at_the_end_of_the_round_and_its_holder_begins() -> None:
    s = scene("spider-man", "captain-marvel", at="pass_token", first=0)
    assert s.game.first == 1
    assert (s.prompt, s.seat) == ("turn", 1)


@pytest.mark.rule("MC-ORDER-05")
def test_when_the_first_player_is_eliminated_the_token_moves_at_once() -> None:
    bolt = treachery("Bolt", Damage(30, FIRST_PLAYER))
    notes = upgrade("Notes", response("reveal", Draw(1), to="treachery"))
    s = scene(*THREE, at="reveal", first=0, dealt=[[bolt], [], []], play=[[], [notes], []])
    assert s.game.players[0].out
    assert (s.prompt, s.seat) == ("response", 1)
    assert s.game.first == 1
    s.do("1:pass")
    assert s.prompt == "turn"
    assert (s.game.first, s.seat) == (2, 2)


@pytest.mark.rule("MC-ORDER-05")
def test_the_villain_activates_against_the_new_first_player_too() -> None:
    s = scene(*FOUR[:2], at="activate", first=0, damage={"spider-man": 9}, encounter=duds(8))
    s.do("0:pass", "0:pass", "1:pass")
    assert s.game.players[0].out
    assert s.game.first == 1
    assert (s.prompt, s.seat) == ("defend", 1)


@pytest.mark.rule("MC-ORDER-05")
def test_a_player_goes_on_revealing_when_the_token_moves_meanwhile() -> None:
    bolt = treachery("Bolt", Damage(30, FIRST_PLAYER))
    notes = [upgrade(f"Notes {k}", interrupt("reveal", Draw(1), by="you")) for k in (1, 2)]
    dealt = [[], [bolt, menace("More")], [menace("Other")]]
    s = scene(*THREE, at="reveal", first=0, dealt=dealt, play=[[], [notes[0]], [notes[1]]])
    s.do("1:pass")
    assert s.game.players[0].out
    assert (s.prompt, s.seat) == ("interrupt", 1)


@pytest.mark.rule("MC-ORDER-05")
def test_when_another_player_is_eliminated_the_token_stays() -> None:
    s = scene(*THREE, active=0, first=1, hands=[[doom()], [], []]).do("0:play doom")
    assert s.game.first == 1


@pytest.mark.rule("MC-ORDER-06")
def test_the_first_player_breaks_a_tie_about_where_a_card_goes() -> None:
    best = made("attachment", "Best", attach=Those("minion", most="hp"))
    rows = [[minion("One", hp=4), minion("Low", hp=2)], [minion("Two", hp=4)]]
    s = scene("spider-man", "captain-marvel", at="reveal", first=0, minions=rows, dealt=[[], [best]])
    assert (s.prompt, s.seat) == ("where-to", 0)
    assert sorted(s.offers) == ["target one", "target two"]
    s.do("0:target two")
    assert [s.game.handle(a) for a in card(s, "two").on] == ["best"]


@pytest.mark.rule("MC-ORDER-06")
def test_without_a_tie_nobody_is_asked() -> None:
    best = made("attachment", "Best", attach=Those("minion", most="hp"))
    rows = [[minion("One", hp=4)], [minion("Two", hp=5)]]
    s = scene("spider-man", "captain-marvel", at="reveal", first=0, minions=rows, dealt=[[], [best]])
    assert s.prompt == "turn"
    assert [s.game.handle(a) for a in card(s, "two").on] == ["best"]


@pytest.mark.rule("MC-ORDER-06")
def test_an_explicit_choice_belongs_to_the_player_who_resolves_the_card() -> None:
    pointed = treachery("Pointed", Damage(1, Chosen(Those("identity"), "whom")))
    s = scene("spider-man", "captain-marvel", at="reveal", first=0, dealt=[[], [pointed]])
    assert (s.prompt, s.seat) == ("target", 1)


@pytest.mark.rule("MC-ORDER-07")
@pytest.mark.parametrize("first", [0, 1])
def test_a_scheme_that_names_nobody_asks_the_first_player(first: int) -> None:
    s = scene(*FOUR[:2], at="round_end", first=first, sides=[end_plot(), side_scheme("Plot")])
    assert (s.prompt, s.seat) == ("target", first)
    assert sorted(s.offers) == ["target end-plot", "target plot"]


def end_plot() -> CardDef:
    return side_scheme("End Plot", interrupt("end", PlaceThreat(1, Chosen(Those("side_scheme"))), forced=True))


@pytest.mark.rule("MC-ORDER-08")
def test_the_first_player_orders_two_when_defeated_abilities() -> None:
    one = minion("One", when_defeated(PlaceThreat(1)))
    two = minion("Two", when_defeated(Mill(1)))
    blast = event("Blast", Damage(3, Each(Those("minion"))))
    s = scene("spider-man", "captain-marvel", active=0, first=1, hands=[[blast], []], minions=[[one], [two]])
    s.do("0:play blast")
    assert (s.prompt, s.seat) == ("forced-order", 1)


@pytest.mark.rule("MC-ORDER-08")
def test_both_when_defeated_abilities_resolve() -> None:
    one = minion("One", when_defeated(PlaceThreat(1)))
    two = minion("Two", when_defeated(PlaceThreat(2)))
    blast = event("Blast", Damage(3, Each(Those("minion"))))
    s = scene("spider-man", "captain-marvel", active=0, first=1, hands=[[blast], []], minions=[[one], [two]])
    s.do("0:play blast")
    if s.prompt == "forced-order":
        s.do(f"1:{s.offers[0]}")
    assert threat_on(s) == 3
    assert sorted(pile(s, -1)) == ["one", "two"]


@pytest.mark.rule("MC-ORDER-08", "MC-WINDOW-11")
def test_the_first_player_orders_forced_effects_of_the_scenario() -> None:
    one = side_scheme("One", interrupt("end", PlaceThreat(1), forced=True))
    two = side_scheme("Two", interrupt("end", PlaceThreat(2), forced=True))
    s = scene("spider-man", "captain-marvel", at="round_end", first=1, sides=[one, two])
    assert (s.prompt, s.seat) == ("forced-order", 1)
    pick(s, 1, "two")
    assert threat_on(s) == 3


@pytest.mark.rule("MC-ORDER-08")
def test_optional_abilities_are_offered_in_player_order_not_sequenced() -> None:
    rows = [[upgrade("One", response("attack", Draw(1)))], [upgrade("Two", response("attack", Draw(1)))]]
    s = scene("spider-man", "captain-marvel", active=0, first=1, play=rows).do("0:attack spider-man rhino")
    assert (s.prompt, s.seat, uses(s)) == ("response", 1, ["two"])


# ---------------------------------------------------------------------- the active player
@pytest.mark.rule("MC-ORDER-09")
def test_the_active_player_is_the_one_whose_turn_it_is() -> None:
    s = scene("spider-man", "captain-marvel", active=0)
    assert s.game.active == 0
    s.do("0:end")
    assert s.game.active == 1


@pytest.mark.rule("MC-ORDER-09")
def test_in_the_villain_phase_nobody_is_active() -> None:
    tool = upgrade("Tool", action(Draw(1)))
    s = scene("captain-marvel", play=[[tool]], encounter=duds(3))
    assert "use tool" in s.offers
    s.do("0:end")
    assert s.prompt == "defend"
    assert s.game.active == -1
    assert s.why_not("0:use tool") == "MC-TURN-07"


@pytest.mark.rule("MC-ORDER-09")
def test_between_turns_and_the_villain_phase_nobody_is_active() -> None:
    s = scene(hands=[[menace_card()]]).do("0:end")
    assert s.prompt == "hand-size"
    assert s.game.active == -1
    go(s)
    assert s.game.active == 0
    assert len(hand(s)) == 5


def menace_card() -> CardDef:
    return event("Idle", PlaceThreat(1))


@pytest.mark.rule("MC-ORDER-04")
def test_cards_are_revealed_from_the_first_player_on() -> None:
    notes = [
        upgrade("One", interrupt("reveal", Draw(1), by="you")),
        upgrade("Two", interrupt("reveal", Draw(1), by="you")),
    ]
    s = scene(
        "spider-man",
        "captain-marvel",
        at="reveal",
        first=1,
        dealt=[[menace("A")], [menace("B")]],
        play=[[notes[0]], [notes[1]]],
    )
    assert (s.seat, uses(s)) == (1, ["two"])
    s.do("1:pass")
    assert (s.seat, uses(s)) == (0, ["one"])
