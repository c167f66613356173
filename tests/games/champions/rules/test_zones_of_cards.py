"""Searching, shuffling, discarding, drawing, looking; counters."""

from __future__ import annotations

import pytest

from tablee.games.champions.game import RULES
from tablee.games.champions.rules.abilities import action, response
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.costs import RemoveCounter
from tablee.games.champions.rules.effects.cards import Discard, DiscardHand, Draw, Look, Mill, Search, ShuffleIn
from tablee.games.champions.rules.effects.enemies import GiveControl
from tablee.games.champions.rules.effects.glue import May, Sequence
from tablee.games.champions.rules.effects.play import AddCounters
from tablee.games.champions.rules.effects.schemes import DiscardEncounter, FindEncounter, PlaceThreat, RevealFound
from tablee.games.champions.rules.effects.who import THIS, Each
from tablee.games.champions.rules.run import Chosen
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import DECK, ENCOUNTER_DECK, ENCOUNTER_PILE, Kind, Those
from tablee.games.champions.scene import card, go, hand, in_play, pile, scene, threat_on
from tablee.kernel.rng import Rng, key_of
from tablee.testing.scene import Scene
from tests.games.champions.rules.setup_kit import (
    TWO,
    ally,
    duds,
    event,
    minion,
    side_scheme,
    support,
    treachery,
    upgrade,
)


def seek() -> CardDef:
    return event("Seek", Search(Kind(type="upgrade")))


def deck(s: Scene[Scenario], seat: int = 0) -> list[str]:
    return [s.game.handle(i) for i in s.game.players[seat].deck]


def area(s: Scene[Scenario], seat: int, name: str) -> list[str] | None:
    """What this seat sees in an area; nothing if there is no such area for it."""
    found = [a for a in RULES.view(s.game, seat).areas if a.id == name]
    return list(found[0].holds) if found else None


# ---------------------------------------------------------------------- search
@pytest.mark.rule("MC-SEARCH-01")
def test_the_searcher_chooses_among_the_cards_that_fit() -> None:
    s = scene(hands=[[seek()]], decks=[["haymaker", "web-shooter", "spider-tracer", "energy"]], only=True)
    s.do("0:play seek")
    assert (s.prompt, s.seat) == ("search", 0)
    assert sorted(s.offers) == ["take spider-tracer", "take web-shooter"]  # what is found is taken
    s.do("0:take spider-tracer")
    assert hand(s) == ["spider-tracer"]
    assert sorted(deck(s)) == ["energy", "haymaker", "web-shooter"]


@pytest.mark.rule("MC-SEARCH-01")
def test_a_search_that_finds_one_card_takes_it() -> None:
    s = scene(hands=[[seek()]], decks=[["haymaker", "web-shooter", "energy"]], only=True).do("0:play seek")
    assert (s.prompt, hand(s)) == ("turn", ["web-shooter"])
    assert sorted(deck(s)) == ["energy", "haymaker"]


@pytest.mark.rule("MC-SEARCH-01", "MC-TEXT-05")
def test_a_search_is_declined_where_the_text_says_may() -> None:
    may = event("May", May(Search(Kind(type="upgrade"))))
    s = scene(hands=[[may]], decks=[["haymaker", "web-shooter"]], only=True).do("0:play may")
    assert s.offers == ["yes", "no"]
    s.do("0:no")
    assert (s.prompt, hand(s), deck(s)) == ("turn", [], ["haymaker", "web-shooter"])


@pytest.mark.rule("MC-SEARCH-01")
def test_a_search_that_finds_nothing_takes_nothing() -> None:
    s = scene(hands=[[seek()]], decks=[["haymaker", "energy", "genius"]], only=True)
    s.do("0:play seek")
    assert s.prompt == "turn"
    assert hand(s) == []
    assert len(deck(s)) == 3


@pytest.mark.rule("MC-SEARCH-01")
def test_only_the_searcher_sees_what_the_deck_holds() -> None:
    s = scene(*TWO, hands=[[seek()], []], decks=[["haymaker", "web-shooter", "spider-tracer"], []])
    s.do("0:play seek")
    assert "web-shooter" in (area(s, 0, "found") or [])
    assert area(s, 1, "found") is None
    assert area(s, 0, "deck.0") == area(s, 1, "deck.0") == []


@pytest.mark.rule("MC-SEARCH-01")
def test_the_encounter_deck_can_be_searched_with_its_discard_pile() -> None:
    hunt = treachery("Hunt", FindEncounter(Kind(type="minion"), RevealFound()))
    s = scene(
        at="reveal",
        dealt=[[hunt]],
        encounter=[*duds(3), minion("Near")],
        encounter_pile=[minion("Far")],
        only=True,
        form="alter_ego",
    )
    assert sorted(s.offers) == ["take far", "take near"]
    s.do("0:take far")
    assert in_play(s, "far")
    assert not in_play(s, "near")


@pytest.mark.rule("MC-SEARCH-02")
def test_cards_that_are_looked_through_stay_in_the_deck() -> None:
    s = scene(hands=[[seek()]], decks=[["haymaker", "web-shooter", "spider-tracer"]], only=True, encounter=duds(3))
    s.do("0:play seek")
    assert s.prompt == "search"
    assert deck(s) == ["haymaker", "web-shooter", "spider-tracer"]
    assert {card(s, name).zone for name in deck(s)} == {DECK}
    s.do("0:take web-shooter")
    assert len(deck(s)) == 2
    assert s.game.players[0].dealt == ()  # the deck was never empty
    assert pile(s) == ["seek"]


@pytest.mark.rule("MC-SEARCH-02")
def test_cards_that_are_looked_through_stay_in_the_encounter_deck_and_its_pile() -> None:
    hunt = treachery("Hunt", FindEncounter(Kind(type="minion"), RevealFound()))
    near, far = minion("Near"), minion("Far")
    s = scene(at="reveal", dealt=[[hunt]], encounter=[*duds(1), near], encounter_pile=[far], only=True)
    assert s.prompt == "search"
    assert [s.game.handle(i) for i in s.game.edeck] == ["dud", "near"]
    assert pile(s, -1) == ["far"]
    assert (card(s, "near").zone, card(s, "far").zone) == (ENCOUNTER_DECK, ENCOUNTER_PILE)


@pytest.mark.rule("MC-SEARCH-02")
def test_searching_is_not_drawing() -> None:
    counted = support("Counted", response("draw", AddCounters(1), forced=True))
    s = scene(hands=[[seek()]], play=[[counted]], decks=[["web-shooter"]])
    s.do("0:play seek", "0:take web-shooter")
    assert hand(s) == ["web-shooter"]
    assert card(s, "counted").counters == 0


@pytest.mark.rule("MC-SEARCH-03")
def test_the_whole_deck_is_shuffled_after_a_search() -> None:
    s = scene(hands=[[seek()]], decks=[["web-shooter"]])
    before = deck(s)
    s.do("0:play seek", "0:take web-shooter")
    after = deck(s)
    assert after != before[1:]
    assert sorted(after) == sorted(before[1:])


@pytest.mark.rule("MC-SEARCH-03")
def test_a_search_that_finds_nothing_shuffles_too_and_only_that_deck() -> None:
    s = scene(*TWO, hands=[[event("Seek", Search(Kind(type="minion")))], []], encounter=duds(4))
    before, other, encounter = deck(s), deck(s, 1), s.game.edeck
    s.do("0:play seek")
    assert deck(s) != before
    assert deck(s, 1) == other
    assert s.game.edeck == encounter


@pytest.mark.rule("MC-SEARCH-03")
def test_the_encounter_deck_is_shuffled_after_a_search_of_it() -> None:
    hunt = treachery("Hunt", FindEncounter(Kind(title="01107"), RevealFound()))
    s = scene(at="reveal", dealt=[[hunt]], form="alter_ego")
    fresh = scene(form="alter_ego")
    ordered = [i for i in fresh.game.edeck if fresh.game.handle(i) != "breakin-takin"]
    assert [s.game.handle(i) for i in s.game.edeck] != [fresh.game.handle(i) for i in ordered]
    assert in_play(s, "breakin-takin")


# ---------------------------------------------------------------------- shuffle
@pytest.mark.rule("MC-SHUFFLE-01")
def test_shuffling_permutes_by_the_seed_alone() -> None:
    cards = tuple(range(30))
    one, two = Rng(key_of("a"), {}), Rng(key_of("a"), {})
    first = one.shuffled(cards, "deck.0")
    assert sorted(first) == list(cards)
    assert first != cards
    assert two.shuffled(cards, "deck.0") == first
    assert one.shuffled(cards, "deck.0") != first  # every time anew
    assert Rng(key_of("b"), {}).shuffled(cards, "deck.0") != first


@pytest.mark.rule("MC-SHUFFLE-01")
def test_every_card_can_come_to_lie_anywhere() -> None:
    rng = Rng(key_of("places"), {})
    tops = {rng.shuffled(range(5), "deck.0")[0] for _ in range(100)}
    assert tops == {0, 1, 2, 3, 4}


@pytest.mark.rule("MC-SHUFFLE-01", "MC-DECK-19")
def test_nobody_is_told_the_order_of_a_deck() -> None:
    s = scene(*TWO, hands=[["haymaker"], []])
    for seat in (0, 1):
        view = RULES.view(s.game, seat)
        for name in ("deck.0", "deck.1", "encounter"):
            found = next(a for a in view.areas if a.id == name)
            assert found.holds == ()
            assert found.count > 0


def recall() -> CardDef:
    return treachery("Recall", ShuffleIn(Chosen(Those("card", "yours", where="piles"), n=9, up_to=True)))


@pytest.mark.rule("MC-SHUFFLE-02")
def test_an_empty_discard_pile_shuffles_nothing() -> None:
    s = scene(at="reveal", dealt=[[recall()]], form="alter_ego", encounter=duds(4))
    fresh = scene(form="alter_ego")
    assert s.prompt == "turn"
    assert deck(s) == deck(fresh)


@pytest.mark.rule("MC-SHUFFLE-02")
def test_a_discard_pile_with_cards_is_shuffled_in() -> None:
    s = scene(at="reveal", dealt=[[recall()]], piles=[["energy"]], form="alter_ego", encounter=duds(4))
    before = deck(s)
    s.do("0:target energy")
    go(s)
    assert pile(s) == []
    assert sorted(deck(s)) == sorted([*before, "energy"])
    assert deck(s) != [*before, "energy"]


# ---------------------------------------------------------------------- discard
@pytest.mark.rule("MC-DISCARD-01")
def test_a_card_from_hand_goes_on_top_of_its_owner_s_pile() -> None:
    drop = event("Drop", DiscardHand(1))
    s = scene(*TWO, hands=[[drop, "energy", "genius"], []], piles=[["strength"], []])
    s.do("0:play drop", "0:discard genius")
    assert pile(s).index("genius") < pile(s).index("strength")
    assert pile(s, 1) == []
    assert hand(s) == ["energy"]


@pytest.mark.rule("MC-DISCARD-01")
def test_a_card_controlled_by_another_player_goes_to_its_owner() -> None:
    loan = event("Loan", GiveControl(Each(Those("ally", "yours")), Chosen(Those("player"))))
    strike = event("Strike", Discard(Each(Those("ally"))), code="t-strike")
    s = scene(*TWO, hands=[[loan], [strike]], play=[[ally("Friend")], []])
    s.do("0:play loan", "0:target captain-marvel", "0:end")
    assert card(s, "friend").ctl == 1
    s.do("1:play strike")
    assert "friend" in pile(s, 0)
    assert "friend" not in pile(s, 1)


@pytest.mark.rule("MC-DISCARD-01")
def test_an_encounter_card_goes_on_top_of_the_encounter_discard_pile() -> None:
    s = scene(minions=[[minion("Thug", hp=1)]], encounter_pile=[treachery("Old")])
    s.do("0:attack spider-man thug")
    assert pile(s, -1) == ["thug", "old"]
    assert pile(s) == []


@pytest.mark.rule("MC-DISCARD-01")
def test_moving_a_card_out_of_a_discard_pile_is_not_discarding() -> None:
    counted = support("Counted", response("discard", AddCounters(1), forced=True))
    s = scene(play=[[counted]], hands=[["make-the-call"]], piles=[[ally("Friend")]])
    s.do("0:play make-the-call")
    assert in_play(s, "friend")
    assert card(s, "counted").counters == 0


@pytest.mark.rule("MC-DISCARD-02")
@pytest.mark.parametrize("order", [("energy", "genius", "strength"), ("strength", "energy", "genius")])
def test_cards_discarded_together_from_hand_go_in_the_order_chosen(order: tuple[str, ...]) -> None:
    drop = support("Bin", action(DiscardHand(3)))
    s = scene(play=[[drop]], hands=[["energy", "genius", "strength"]])
    s.do("0:use bin", *[f"0:discard {name}" for name in order])
    assert pile(s) == list(reversed(order))


@pytest.mark.rule("MC-DISCARD-02")
def test_cards_discarded_together_from_play_go_in_the_order_chosen() -> None:
    sweep = support("Sweep", action(Discard(Each(Those("upgrade", "yours")))))
    s = scene(play=[[sweep, upgrade("A"), upgrade("B"), upgrade("C")]])
    s.do("0:use sweep")
    assert s.prompt != "turn"  # their owner is asked which goes first


@pytest.mark.rule("MC-DISCARD-03")
def test_cards_discarded_from_a_deck_go_one_at_a_time_in_its_order() -> None:
    shred = support("Shred", action(Mill(3)))
    s = scene(play=[[shred]], decks=[["energy", "genius", "strength", "haymaker"]])
    s.do("0:use shred")
    assert pile(s) == ["strength", "genius", "energy"]
    assert deck(s)[0] == "haymaker"


@pytest.mark.rule("MC-DISCARD-03")
def test_the_top_of_the_encounter_deck_is_discarded_first() -> None:
    shed = support("Shed", action(Sequence(DiscardEncounter(), DiscardEncounter())))
    s = scene(play=[[shed]], encounter=[treachery("A"), treachery("B"), treachery("C")])
    s.do("0:use shed")
    assert pile(s, -1) == ["b", "a"]


@pytest.mark.rule("MC-DISCARD-04")
def test_everybody_may_look_at_every_discard_pile() -> None:
    s = scene(*TWO, piles=[["energy", "genius"], ["crisis-interdiction"]], encounter_pile=[treachery("Old")])
    for seat in (0, 1):
        assert area(s, seat, "discard.0") == ["genius", "energy"]
        assert area(s, seat, "discard.1") == ["crisis-interdiction"]
        assert area(s, seat, "encounter-discard") == ["old"]


@pytest.mark.rule("MC-DISCARD-04")
def test_the_order_of_a_discard_pile_stays() -> None:
    s = scene(piles=[["energy", "genius", "strength"]], hands=[["haymaker", "first-aid", "emergency"]])
    s.do("0:play haymaker")
    go(s)
    assert pile(s)[-3:] == ["strength", "genius", "energy"]


# ---------------------------------------------------------------------- draw
@pytest.mark.rule("MC-DRAW-01")
def test_cards_are_drawn_from_the_top_as_one_event() -> None:
    counted = support("Counted", response("draw", AddCounters(1), forced=True, to="you"))
    s = scene(play=[[counted, support("Book", action(Draw(3)))]], decks=[["energy", "genius", "strength", "haymaker"]])
    s.do("0:use book")
    assert hand(s) == ["energy", "genius", "strength"]
    assert deck(s)[0] == "haymaker"
    assert card(s, "counted").counters == 1


@pytest.mark.rule("MC-DRAW-01", "MC-DECK-22")
def test_a_new_deck_in_the_middle_makes_no_second_event() -> None:
    counted = support("Counted", response("draw", AddCounters(1), forced=True, to="you"))
    s = scene(
        play=[[counted, support("Book", action(Draw(3)))]],
        decks=[["haymaker"]],
        piles=[["energy", "genius", "strength"]],
        encounter=duds(4),
        only=True,
    )
    s.do("0:use book")
    assert len(hand(s)) == 3
    assert card(s, "counted").counters == 1
    assert len(s.game.players[0].dealt) == 1


@pytest.mark.rule("MC-DRAW-01")
def test_one_draws_from_one_s_own_deck() -> None:
    s = scene(*TWO, play=[[support("Book", action(Draw(1)))], []], decks=[["energy"], ["genius"]])
    s.do("0:use book")
    assert hand(s) == ["energy"]
    assert hand(s, 1) == []
    assert len(deck(s, 1)) == 40


# ---------------------------------------------------------------------- look
@pytest.mark.rule("MC-LOOK-01")
def test_only_the_resolver_sees_the_cards_looked_at() -> None:
    peek = support("Peek", action(Look(3)))
    s = scene(*TWO, play=[[peek], []], decks=[["energy", "genius", "strength", "haymaker"], []])
    s.do("0:use peek")
    assert (s.prompt, s.seat) == ("look", 0)
    assert area(s, 0, "found") == ["energy", "genius", "strength"]
    assert area(s, 1, "found") is None
    question = RULES.view(s.game, 1).question
    assert question is not None
    assert question.options == ()


@pytest.mark.rule("MC-LOOK-01", "MC-SEARCH-03")
def test_looking_does_not_shuffle() -> None:
    peek = support("Peek", action(Look(2)))
    s = scene(play=[[peek]], decks=[["energy", "genius", "strength", "haymaker"]])
    rest = deck(s)[2:]
    s.do("0:use peek")
    assert deck(s)[:2] == ["energy", "genius"]
    s.do("0:take genius")
    assert deck(s) == rest
    assert hand(s) == ["genius"]
    assert pile(s) == ["energy"]


# ---------------------------------------------------------------------- counters
@pytest.mark.rule("MC-TOKEN-01")
def test_counters_are_counted_on_their_card_and_do_nothing_else() -> None:
    s = scene(play=[["web-shooter", "web-shooter"]], hands=[["first-aid"]], damage={"spider-man": 2})
    assert [card(s, name).counters for name in ("web-shooter", "web-shooter-2")] == [3, 3]
    s.do("0:play first-aid", "0:pay web-shooter-2")
    assert [card(s, name).counters for name in ("web-shooter", "web-shooter-2")] == [3, 2]


@pytest.mark.rule("MC-TOKEN-01")
def test_counters_without_a_rule_stay_and_change_no_value() -> None:
    shelf = support("Shelf", action(AddCounters(2), limit=1), counter="dust")
    friend = ally("Friend", action(AddCounters(5, THIS), limit=1), counter="dust")
    scheme = side_scheme("Plot", action(AddCounters(4, THIS), limit=1))
    s = scene(play=[[shelf, friend]], sides=[scheme])
    s.do("0:use shelf", "0:use friend", "0:use plot")
    assert [card(s, name).counters for name in ("shelf", "friend", "plot")] == [2, 5, 4]
    assert threat_on(s, "plot") == 3
    assert s.game.left(s.game.named("friend")) == 3


@pytest.mark.rule("MC-TOKEN-01")
def test_the_last_counter_of_a_card_without_uses_leaves_the_card_in_play() -> None:
    quiver = support("Quiver", action(PlaceThreat(1), (RemoveCounter(),)), enters_with=1, counter="arrow")
    pouch = support("Pouch", action(PlaceThreat(1), (RemoveCounter(),)), uses=1, counter="coin")
    s = scene(play=[[quiver, pouch]])
    s.do("0:use quiver", "0:use pouch")
    assert in_play(s, "quiver")
    assert "use quiver" not in s.offers
    assert pile(s) == ["pouch"]  # Uses is what discards it


@pytest.mark.rule("MC-TOKEN-01")
def test_counters_are_lost_when_their_card_leaves_play() -> None:
    bag = support("Bag", action(AddCounters(3), limit=1), action(Discard(THIS)))
    s = scene(play=[[bag]])
    s.do("0:use bag.0", "0:use bag.1")
    assert card(s, "bag").counters == 0
