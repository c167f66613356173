"""The encounter deck, dealt cards, obligations, the nemesis."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.abilities import action, boost, interrupt, response, when_revealed
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.effects.cards import Draw
from tablee.games.champions.rules.effects.glue import OneOf
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.play import PutIntoPlay
from tablee.games.champions.rules.effects.schemes import (
    DealEncounter,
    DiscardEncounter,
    DiscardUntil,
    PlaceThreat,
    RevealTop,
)
from tablee.games.champions.rules.effects.who import FIRST_PLAYER, FOUND, YOU
from tablee.games.champions.rules.vocabulary import ASIDE, DEALT, ENCOUNTER_DECK, GONE, HERO, PLAY, Kind
from tablee.games.champions.scene import card, go, hand, in_play, left, pile, threat_on
from tests.games.champions.rules.type_kit import (
    BLANK,
    act,
    dealt,
    encounter,
    engaged,
    event,
    minion,
    new_table,
    obligation,
    revealed,
    revealing,
    table,
    treachery,
    zone,
)

THUG = minion("Thug")
TROUBLE = treachery("Trouble", when_revealed(PlaceThreat(2)))


def deal_one() -> CardDef:
    return act("Delve", DealEncounter(1))


# ---------------------------------------------------------------------- the deck
@pytest.mark.rule("MC-ENC-01")
@pytest.mark.parametrize("scenario", ["rhino", "klaw", "ultron"])
def test_the_encounter_deck_holds_no_villain_and_no_main_scheme(scenario: str) -> None:
    s = new_table("spider-man", "iron-man", scenario=scenario)
    types = {s.game.cards[i].face.type for i in s.game.edeck}
    assert types <= {"attachment", "environment", "minion", "side_scheme", "treachery", "obligation"}
    assert {"minion", "treachery", "obligation", "side_scheme"} <= types


@pytest.mark.rule("MC-ENC-02", "MC-ICON-02")
def test_the_discard_pile_becomes_the_deck_at_once_when_the_last_card_is_dealt() -> None:
    s = table(only=True, encounter=[TROUBLE], encounter_pile=[THUG, BLANK], hands=[[deal_one()]])
    s.do("0:play delve")
    assert sorted(encounter(s)) == ["blank", "thug"]
    assert pile(s, -1) == []
    assert s.game.tokens == 1


@pytest.mark.rule("MC-ENC-02")
def test_no_token_comes_while_one_card_is_left() -> None:
    s = table(only=True, encounter=[TROUBLE, THUG], encounter_pile=[BLANK], hands=[[deal_one()]])
    s.do("0:play delve")
    assert (encounter(s), s.game.tokens) == (["thug"], 0)


@pytest.mark.rule("MC-ENC-02")
def test_the_deck_is_renewed_when_its_last_card_becomes_a_boost_card() -> None:
    s = table(only=True, at="activate", encounter=[BLANK], encounter_pile=[TROUBLE, THUG, BLANK, BLANK])
    assert s.prompt == "defend"
    assert len(encounter(s)) == 4
    assert s.game.tokens == 1


def seek() -> CardDef:
    return act("Seek", DiscardUntil(Kind("minion"), PutIntoPlay(FOUND)))


@pytest.mark.rule("MC-ENC-03")
def test_discarding_until_something_comes_stops_when_the_deck_is_empty() -> None:
    s = table(only=True, encounter=[BLANK, TROUBLE], encounter_pile=[THUG], hands=[[seek()]])
    s.do("0:play seek")
    assert sorted(encounter(s)) == ["blank", "thug", "trouble"]
    assert pile(s, -1) == []
    assert not in_play(s, "thug")
    assert s.game.tokens == 1


@pytest.mark.rule("MC-ENC-03")
def test_discarding_until_something_comes_goes_no_further_than_it() -> None:
    s = table(only=True, encounter=[BLANK, THUG, TROUBLE], hands=[[seek()]])
    s.do("0:play seek")
    assert (encounter(s), pile(s, -1), engaged(s)) == (["trouble"], ["blank"], ["thug"])


@pytest.mark.rule("MC-ENC-03")
def test_discarding_a_number_of_cards_does_not_go_on_with_the_new_deck() -> None:
    burn = act("Burn", DiscardEncounter(5))
    s = table(only=True, encounter=[BLANK, TROUBLE], encounter_pile=[THUG, THUG, THUG, THUG], hands=[[burn]])
    s.do("0:play burn")
    assert len(encounter(s)) == 6
    assert pile(s, -1) == []
    assert s.game.tokens == 1


@pytest.mark.rule("MC-ENC-04")
def test_the_players_lose_when_deck_and_discard_pile_are_empty() -> None:
    s = table(only=True, encounter=[TROUBLE], hands=[[deal_one()]])
    s.do("0:play delve")
    assert s.prompt == "over"
    assert s.game.outcome == (-1,)


@pytest.mark.rule("MC-ENC-04")
def test_the_last_card_as_boost_card_loses_too() -> None:
    s = table(only=True, at="activate", encounter=[BLANK])
    assert s.prompt == "over"


@pytest.mark.rule("MC-ENC-04")
def test_one_card_in_the_discard_pile_averts_it() -> None:
    s = table(only=True, encounter=[TROUBLE], encounter_pile=[BLANK], hands=[[deal_one()]])
    s.do("0:play delve")
    assert s.prompt == "turn"
    assert encounter(s) == ["blank"]


# ---------------------------------------------------------------------- dealing
@pytest.mark.rule("MC-ENC-05")
def test_a_dealt_card_lies_facedown_and_is_not_revealed() -> None:
    s = table("captain-marvel", "she-hulk", encounter=[TROUBLE], hands=[[deal_one()]])
    s.do("0:play delve")
    assert (dealt(s, 0), dealt(s, 1)) == (["trouble"], [])
    assert zone(s, "trouble") == DEALT
    assert threat_on(s) == 0
    assert revealed(s) == []


@pytest.mark.rule("MC-ENC-06")
def test_a_card_dealt_in_the_player_phase_is_revealed_in_step_four_after_those_before_it() -> None:
    s = table(encounter=[TROUBLE, BLANK, BLANK], dealt=[[THUG]], hands=[[deal_one()]])
    s.do("0:play delve")
    assert dealt(s) == ["thug", "trouble"]
    s.do("0:end")
    go(s)
    assert revealed(s) == ["t-thug", "t-trouble", "t-blank"]
    assert dealt(s) == []


@pytest.mark.rule("MC-ENC-07")
def test_a_card_dealt_in_step_four_is_revealed_in_that_step() -> None:
    more = treachery("More", when_revealed(DealEncounter(1)))
    s = go(revealing(more, THUG, encounter=[TROUBLE]))
    assert revealed(s) == ["t-more", "t-thug", "t-trouble"]
    assert (threat_on(s), dealt(s)) == (2, [])


@pytest.mark.rule("MC-ENC-07")
def test_a_card_dealt_in_step_four_to_a_player_who_is_through_is_revealed_too() -> None:
    more = treachery("More", when_revealed(DealEncounter(1, FIRST_PLAYER)))
    s = revealing(more, heroes=("captain-marvel", "she-hulk"), seat=1, encounter=[THUG])
    assert engaged(s, 0) == ["thug"]
    assert dealt(s, 0) == []


@pytest.mark.rule("MC-ENC-07")
def test_a_card_dealt_during_step_two_waits_for_step_four() -> None:
    more = treachery("More", boost(DealEncounter(1)), boost_star=True)
    s = go(table(at="activate", encounter=[more, TROUBLE, BLANK]))
    assert revealed(s) == ["t-trouble", "t-blank"]


# ---------------------------------------------------------------------- obligations
@pytest.mark.rule("MC-OBLIG-01")
def test_the_obligations_of_the_identities_played_are_in_the_encounter_deck() -> None:
    s = new_table("spider-man", "she-hulk")
    assert zone(s, "eviction-notice") == ENCOUNTER_DECK
    assert zone(s, "legal-work") == ENCOUNTER_DECK
    assert sorted([name for name in encounter(s) if card(s, name).face.type == "obligation"]) == [
        "eviction-notice",
        "legal-work",
    ]
    assert s.game.named("affairs-of-state") < 0


@pytest.mark.rule("MC-OBLIG-02")
def test_an_obligation_goes_to_the_player_it_names_who_decides() -> None:
    s = revealing("eviction-notice", heroes=("spider-man", "captain-marvel"), seat=1)
    assert (zone(s, "eviction-notice"), card(s, "eviction-notice").area) == (PLAY, 0)
    assert s.seat == 0
    s.do("0:yes", "0:choose 1")
    assert card(s, "spider-man").exhausted
    assert zone(s, "eviction-notice") == GONE


@pytest.mark.rule("MC-OBLIG-03")
def test_the_obligation_of_an_eliminated_identity_is_removed_and_another_card_revealed() -> None:
    s = table(
        "spider-man",
        "captain-marvel",
        damage={"spider-man": 9},
        hands=[[act("Stumble", Damage(1, YOU))], [act("Peek", RevealTop())]],
        encounter=["eviction-notice", THUG, TROUBLE],
    )
    s.do("0:play stumble")
    assert s.seat == 1
    s.do("1:play peek")
    assert zone(s, "eviction-notice") == GONE
    assert engaged(s, 1) == ["thug"]
    assert encounter(s)[0] == "trouble"


@pytest.mark.rule("MC-OBLIG-04")
def test_an_obligation_that_names_nobody_stays_with_its_revealer() -> None:
    debt = obligation("Debt", when_revealed(OneOf(Damage(1, YOU), PlaceThreat(1))))
    s = revealing(debt, heroes=("spider-man", "captain-marvel"), seat=1)
    assert (zone(s, "debt"), card(s, "debt").area, s.seat) == (PLAY, 1, 1)
    s.do("1:choose 1")
    assert left(s, "captain-marvel") == 11
    assert s.game.named("debt") in s.game.players[1].board


@pytest.mark.rule("MC-OBLIG-05")
def test_only_its_player_may_use_an_obligation_in_a_turn() -> None:
    s = go(revealing(obligation("Debt", action(Draw(1))), heroes=("spider-man", "captain-marvel")))
    assert s.game.first == 1
    assert "use debt" not in s.offers
    assert s.why_not("1:use debt") == "MC-OBLIG-05"
    s.do("1:end")
    assert (s.seat, "use debt" in s.offers) == (0, True)
    s.do("0:use debt")
    assert len(hand(s, 0)) == 1


@pytest.mark.rule("MC-OBLIG-05")
def test_only_its_player_is_offered_an_obligations_interrupt() -> None:
    debt = obligation("Debt", interrupt("enemy_attack", Draw(1), by="villain"))
    s = revealing(debt, heroes=("she-hulk", "captain-marvel"))
    go(s)
    s.do("1:end", "0:end")
    asked = []
    while s.game.round == 3 and s.game.decision is not None:
        if any([offer.startswith("use debt") for offer in s.offers]):
            asked.append(s.seat)
        s.do(f"{s.seat}:{'pass' if 'pass' in s.offers else s.offers[0]}")
    assert asked == [0, 0]


@pytest.mark.rule("MC-OBLIG-05")
def test_its_player_resolves_an_obligations_forced_ability() -> None:
    debt = obligation("Debt", response("end", Damage(1, YOU), forced=True))
    s = go(revealing(debt, heroes=("spider-man", "captain-marvel")))
    assert (left(s, "spider-man"), left(s, "captain-marvel")) == (9, 12)


def test_others_may_react_to_an_obligation_with_their_own_cards() -> None:
    guard = event("Cover", interrupt("reveal", Draw(1), to="obligation", form=HERO))
    s = revealing(obligation("Debt"), heroes=("spider-man", "captain-marvel"), hands=[[], [guard]])
    assert (s.prompt, s.seat) == ("interrupt", 1)


# ---------------------------------------------------------------------- nemesis
@pytest.mark.rule("MC-NEMESIS-01")
def test_the_nemesis_sets_are_out_of_play_at_the_start() -> None:
    s = new_table("spider-man", "iron-man")
    for name in ("vulture", "highway-robbery", "sweeping-swoop", "whiplash"):
        assert zone(s, name) == ASIDE
        assert s.game.named(name) not in s.game.edeck
    assert s.game.named("killmonger") < 0


@pytest.mark.rule("MC-NEMESIS-01")
def test_the_card_that_calls_a_nemesis_moves_exactly_that_players_set() -> None:
    s = go(revealing("shadow-of-the-past", heroes=("spider-man", "iron-man")))
    assert engaged(s, 0) == ["vulture"]
    assert in_play(s, "highway-robbery")
    assert zone(s, "sweeping-swoop") == ENCOUNTER_DECK
    assert zone(s, "the-vulture-s-plans") == ENCOUNTER_DECK
    assert zone(s, "whiplash") == ASIDE
    assert engaged(s, 1) == []
