"""The golden rules, and the round from its first step to its last."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.champions.game import RULES
from tablee.games.champions.rules.abilities import action, response
from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.constants import Cannot, Modify
from tablee.games.champions.rules.effects.cards import Draw
from tablee.games.champions.rules.effects.glue import Both
from tablee.games.champions.rules.effects.harm import Damage, Give
from tablee.games.champions.rules.effects.play import AddCounters, Exhaust
from tablee.games.champions.rules.effects.schemes import AddAcceleration, DealEncounter, PlaceThreat
from tablee.games.champions.rules.effects.who import FIRST_PLAYER, MINION, THE_VILLAIN, THIS, Each
from tablee.games.champions.rules.setup import READINGS
from tablee.games.champions.rules.state import Scenario
from tablee.games.champions.rules.vocabulary import STUNNED, TOUGH
from tablee.games.champions.scene import card, go, hand, in_play, left, messages, pile, scene, threat_on
from tablee.testing.scene import Scene
from tests.games.champions.rules.setup_kit import (
    THREE,
    TWO,
    ally,
    constant,
    duds,
    event,
    minion,
    side_scheme,
    started,
    support,
    treachery,
    upgrade,
)


def allies(n: int) -> list[CardDef]:
    return [ally(f"Friend {k}") for k in range(1, n + 1)]


def turns(s: Scene[Scenario], n: int) -> list[int]:
    """The next n players end their turns at once; their seats."""
    seats = []
    for _ in range(n):
        assert s.prompt == "turn"
        seats.append(s.seat)
        s.do(f"{s.seat}:end")
    return seats


def in_hands(s: Scene[Scenario]) -> list[int]:
    return [len(player.hand) for player in s.game.players]


# ---------------------------------------------------------------------- golden rules
@pytest.mark.rule("MC-GOLD-01", "MC-SETUP-14")
def test_the_opening_hand_is_changed_as_the_reference_says() -> None:
    s = started()
    gone = hand(s)[0]
    s.do(f"0:discard {gone}", "0:enough")
    assert pile(s) == [gone]  # neither shuffled back nor set aside
    assert len(hand(s)) == 6


@pytest.mark.rule("MC-GOLD-01", "MC-ROUND-04")
def test_hands_are_filled_at_the_end_of_the_phase_and_not_of_each_turn() -> None:
    s = scene(*TWO, encounter=duds(6))
    turns(s, 1)
    assert in_hands(s) == [0, 0]
    assert (s.prompt, s.seat) == ("turn", 1)
    turns(s, 1)
    assert in_hands(s) == [5, 5]


@pytest.mark.rule("MC-GOLD-02")
def test_a_card_that_changes_the_ally_limit_is_obeyed_and_the_limit_is_still_a_limit() -> None:
    four = constant("support", "Headquarters", Modify("you", stat="ally_limit", set_to=4))
    s = scene(hands=[allies(5)], play=[[four]])
    for k in range(1, 5):
        s.do(f"0:play friend-{k}")
        assert s.prompt == "turn"
    s.do("0:play friend-5")
    assert s.prompt == "too-many-ally"
    s.do("0:discard friend-2")
    assert (s.prompt, pile(s)) == ("turn", ["friend-2"])


@pytest.mark.rule("MC-GOLD-02")
def test_without_such_a_card_the_rule_stands_and_others_are_not_concerned() -> None:
    four = constant("support", "Headquarters", Modify("you", stat="ally_limit", set_to=4))
    s = scene(*TWO, active=1, hands=[[], allies(4)], play=[[four], []])
    s.do("1:play friend-1", "1:play friend-2", "1:play friend-3", "1:play friend-4")
    assert (s.prompt, s.seat) == ("too-many-ally", 1)


@pytest.mark.rule("MC-GOLD-03", "MC-WIN-01")
@pytest.mark.parametrize("threat_first", [True, False])
def test_winning_and_losing_at_once_is_losing(threat_first: bool) -> None:
    parts = (PlaceThreat(1), Damage(1, THE_VILLAIN))
    both = event("Gamble", Both(*(parts if threat_first else parts[::-1])))
    s = scene(hands=[[both]], stage=2, damage={"rhino": 14}, threat={"the-break-in": 6})
    s.do("0:play gamble")
    assert s.game.outcome == (-1,)


@pytest.mark.rule("MC-GOLD-03")
def test_where_the_rules_are_silent_the_reading_is_fixed_before_the_game() -> None:
    data = RULES.setup({"heroes": "spider-man"}, 1, "s")
    game = RULES.new(data, "s")
    assert {name: game.reading(name) for name in READINGS} == {name: values[0] for name, values in READINGS.items()}
    other = RULES.new(RULES.setup({"heroes": "spider-man", "cancelled-surge": "cancelled"}, 1, "s"), "s")
    assert other.reading("cancelled-surge") == "cancelled"


@pytest.mark.rule("MC-GOLD-04")
def test_there_are_always_enough_tokens() -> None:
    many = 500
    flood = support("Flood", action(AddCounters(many), limit=1))
    scheme = side_scheme("Hoard", action(PlaceThreat(many, THIS)), action(AddAcceleration(many)))
    giant = minion("Giant", action(Damage(many, THIS)), hp=2000)
    s = scene(play=[[flood]], sides=[scheme], minions=[[giant]], threat={"hoard": many}, damage={"giant": many})
    s.do("0:use flood", "0:use hoard.0", "0:use hoard.1", "0:use giant")
    assert card(s, "flood").counters == many
    assert threat_on(s, "hoard") == 2 * many
    assert s.game.tokens == many
    assert card(s, "giant").damage == 2 * many


@pytest.mark.rule("MC-GOLD-04")
def test_everybody_can_have_every_status_card() -> None:
    names = [f"Thug {k}" for k in range(1, 13)]
    thugs = [minion(name, action(Give(TOUGH, THIS))) for name in names]
    s = scene(minions=[thugs])
    s.do(*[f"0:use thug-{k}" for k in range(1, 13)])
    assert all([card(s, f"thug-{k}").status == TOUGH for k in range(1, 13)])


@pytest.mark.rule("MC-GOLD-05")
def test_what_cannot_be_stunned_is_not_stunned() -> None:
    steady = minion("Steady", constants=(Cannot("this", what="be_stunned"),))
    jolt = support("Jolt", action(Both(Give(STUNNED, THE_VILLAIN), Give(STUNNED, Each(MINION)))))
    s = scene(play=[[jolt]], minions=[[steady, minion("Shaky")]])
    s.do("0:use jolt")
    assert card(s, "steady").status == 0
    assert card(s, "shaky").status == STUNNED
    assert card(s, "rhino").status == STUNNED


@pytest.mark.rule("MC-GOLD-05")
def test_a_prohibition_beats_a_permission() -> None:
    jammed = constant("upgrade", "Jammed", Cannot("you", what="ready"))
    s = scene(play=[[jammed, ally("Friend")]], exhausted=["spider-man", "friend"], at="ready", encounter=duds(3))
    assert card(s, "spider-man").exhausted  # although the step readies every card
    assert not card(s, "friend").exhausted


@pytest.mark.rule("MC-GOLD-05")
def test_a_forbidden_act_is_not_offered_and_the_reason_is_the_prohibition() -> None:
    banned = constant("attachment", "Banned", Cannot("friendly", what="attack"))
    s = scene(on={"rhino": [banned]}, play=[[upgrade("Claws")]])
    assert "attack spider-man rhino" not in s.offers
    assert "MC-GOLD-05" in s.why_not("0:attack spider-man rhino")


@pytest.mark.rule("MC-GOLD-06")
def test_a_hand_is_shown_only_when_the_table_agreed_to_it() -> None:
    for reading, shown in (("closed", []), ("open", ["crisis-interdiction"])):
        s = scene(*TWO, hands=[[], ["crisis-interdiction"]])
        s.game.kit.readings["hands"] = reading
        area = next(a for a in RULES.view(s.game, 0).areas if a.id == "hand.1")
        assert list(area.holds) == shown
        assert area.count == 1 - len(shown)
        own = next(a for a in RULES.view(s.game, 1).areas if a.id == "hand.1")
        assert list(own.holds) == ["crisis-interdiction"]


# ---------------------------------------------------------------------- the round as a whole
NOTED = {"round", "turn", "villain-phase", "dealt", "reveals", "first-player"}


@pytest.mark.rule("MC-ROUND-01", "MC-ROUND-07")
def test_a_round_goes_through_its_steps_in_order_and_another_follows() -> None:
    s = scene(*TWO, at="begin", encounter=duds(8), form="alter_ego", round=0)
    turns(s, 2)
    go(s)
    steps = [name for name in messages(s) if name in NOTED]
    expected = ["round", "turn", "turn", "villain-phase", "dealt", "dealt", "reveals", "reveals", "first-player"]
    assert steps == [*expected, "round", "turn"]
    assert s.game.round == 2


@pytest.mark.rule("MC-ROUND-07")
def test_the_five_steps_of_the_villain_phase_come_once_each_in_order() -> None:
    s = scene(*TWO, at="threat", form="alter_ego", encounter=duds(8))
    steps = ("villain-phase", "threat-placed", "boost-dealt", "dealt", "reveals", "first-player", "round")
    order = [name for name in messages(s) if name in steps]
    activations = ["boost-dealt", "threat-placed"] * 2
    ahead = ["villain-phase", "threat-placed", *activations, "dealt", "dealt", "reveals", "reveals"]
    assert order == [*ahead, "first-player", "round"]
    assert threat_on(s) == 2 + 1 + 1


@pytest.mark.rule("MC-ROUND-01", "MC-ROUND-12")
def test_the_token_passes_before_the_round_ends() -> None:
    bell = support("Bell", response("end", Draw(1, FIRST_PLAYER), forced=True))
    s = scene(*TWO, at="pass_token", play=[[bell], []], first=0)
    assert s.game.first == 1
    assert in_hands(s) == [0, 1]  # the end of the round finds the next player with the token


# ---------------------------------------------------------------------- player phase
@pytest.mark.rule("MC-ROUND-02")
def test_everybody_takes_one_turn_in_player_order_and_then_comes_the_clean_up() -> None:
    s = scene(*THREE, at="begin", first=1, hands=[["energy"], ["energy"], ["energy"]])
    assert turns(s, 3) == [1, 2, 0]
    assert (s.prompt, s.seat) == ("hand-size", 1)


@pytest.mark.rule("MC-ROUND-02")
def test_nobody_acts_in_the_turn_of_another_without_being_asked() -> None:
    s = scene(*TWO, active=0)
    assert "MC-TURN-01" in s.why_not("1:end")
    assert "MC-TURN-01" in s.why_not("1:flip")


HAND = ["haymaker", "energy", "genius", "strength", "first-aid", "emergency", "tenacity", "helicarrier"]


@pytest.mark.rule("MC-ROUND-03")
def test_too_many_cards_must_be_discarded_down_to_the_hand_size() -> None:
    s = scene(form="alter_ego", hands=[HAND], at="discard", encounter=duds(4))
    assert s.prompt == "hand-size"
    assert "enough" not in s.offers
    s.do("0:discard haymaker")
    assert "enough" not in s.offers
    s.do("0:discard energy")
    assert "enough" in s.offers
    s.do("0:enough")
    assert hand(s) == HAND[2:]


@pytest.mark.rule("MC-ROUND-03", "MC-ROUND-04")
def test_all_cards_may_be_discarded_and_are_replaced() -> None:
    s = scene(form="alter_ego", hands=[HAND], at="discard", encounter=duds(4))
    s.do(*[f"0:discard {name}" for name in HAND])
    assert len(hand(s)) == 6
    assert not set(hand(s)) & set(HAND)
    assert sorted(pile(s)) == sorted(HAND)


@pytest.mark.rule("MC-ROUND-03")
def test_below_the_hand_size_discarding_is_optional() -> None:
    s = scene(form="alter_ego", hands=[["energy", "genius"]], at="discard", encounter=duds(4))
    assert sorted(s.offers) == ["discard energy", "discard genius", "enough"]
    s.do("0:enough")
    assert hand(s)[:2] == ["energy", "genius"]
    assert pile(s) == []


@pytest.mark.rule("MC-ROUND-03")
def test_players_discard_in_player_order_before_anybody_draws() -> None:
    s = scene(*TWO, hands=[["energy"], ["energy"]], at="discard", first=1, encounter=duds(4))
    assert s.seat == 1
    s.do("1:enough")
    assert (s.seat, in_hands(s)) == (0, [1, 1])
    s.do("0:discard energy")
    assert in_hands(s) == [5, 5]


@pytest.mark.rule("MC-ROUND-04")
@pytest.mark.parametrize(("held", "drawn"), [(0, 5), (3, 2), (5, 0)])
def test_hands_are_filled_up_to_the_hand_size(held: int, drawn: int) -> None:
    s = scene(hands=[HAND[:held]], at="draw", encounter=duds(4))
    before = 40 - held
    assert len(hand(s)) == 5
    assert len(s.game.players[0].deck) == before - drawn


@pytest.mark.rule("MC-ROUND-04")
def test_the_hand_size_of_the_form_counts_and_so_do_changes_to_it() -> None:
    more = constant("support", "Study", Modify("you", stat="hand", plus=1))
    s = scene(*TWO, form=("hero", "alter_ego"), play=[[], [more]], at="draw", encounter=duds(6))
    assert in_hands(s) == [5, 7]


@pytest.mark.rule("MC-ROUND-04", "MC-DRAW-01")
def test_everybody_draws_at_the_same_time() -> None:
    bank = support("Bank", response("draw", AddCounters(1), forced=True, to="identity"))
    s = scene(*TWO, hands=[HAND[:2], HAND[:1]], at="draw", play=[[bank], []], encounter=duds(6))
    assert in_hands(s) == [5, 5]
    go(s, until="defend")
    assert card(s, "bank").counters == 2  # once for each player


@pytest.mark.rule("MC-ROUND-05")
def test_every_card_is_readied_after_everybody_has_drawn() -> None:
    nap = upgrade("Nap", action(Exhaust(THIS)))
    s = scene(
        *TWO,
        play=[[ally("Friend"), nap], [ally("Pal")]],
        exhausted=["spider-man", "friend", "nap", "captain-marvel", "pal"],
        at="draw",
        encounter=duds(6),
        form="alter_ego",
    )
    assert in_hands(s) == [6, 6]
    for name in ("spider-man", "friend", "nap", "captain-marvel", "pal"):
        assert not card(s, name).exhausted, name


@pytest.mark.rule("MC-ROUND-05")
def test_what_the_scenario_has_exhausted_is_not_readied_by_players() -> None:
    s = scene(
        minions=[[minion("Thug")]], exhausted=["thug", "spider-man"], at="ready", encounter=duds(6), form="alter_ego"
    )
    assert not card(s, "spider-man").exhausted
    assert card(s, "thug").exhausted


@pytest.mark.rule("MC-ROUND-05")
def test_the_discard_step_finds_cards_still_exhausted() -> None:
    s = scene(hands=[["energy"]], exhausted=["spider-man"], at="discard", encounter=duds(6))
    assert s.prompt == "hand-size"
    assert card(s, "spider-man").exhausted


@pytest.mark.rule("MC-ROUND-06")
def test_a_hand_may_be_too_large_until_the_end_of_the_player_phase() -> None:
    gift = treachery("Gift", Draw(2))
    s = scene(hands=[HAND[:6]], form="alter_ego", dealt=[[gift]], at="reveal", encounter=duds(4))
    assert s.prompt == "turn"
    assert len(hand(s)) == 8
    s.do("0:end")
    assert s.prompt == "hand-size"
    assert "enough" not in s.offers


# ---------------------------------------------------------------------- villain phase
@pytest.mark.rule("MC-ROUND-08")
def test_acceleration_field_icons_and_tokens_add_up_in_one_placement() -> None:
    counted = support("Counted", response("place_threat", AddCounters(1), forced=True, to="main_scheme"))
    s = scene(
        *TWO,
        at="threat",
        tokens=1,
        sides=["bomb-scare"],
        play=[[counted], []],
        status={"rhino": STUNNED},
        encounter=duds(9),
    )
    assert s.prompt == "defend"  # the second player's attack: nothing has schemed yet
    assert threat_on(s) == 2 + 1 + 1
    assert card(s, "counted").counters == 1


@pytest.mark.rule("MC-ROUND-08")
@pytest.mark.parametrize(("heroes", "threat"), [(("spider-man",), 1), (TWO, 2), (THREE, 3)])
def test_the_acceleration_field_counts_per_player(heroes: tuple[str, ...], threat: int) -> None:
    s = scene(*heroes, at="threat", encounter=duds(9))
    assert s.prompt in ("defend", "interrupt")
    assert threat_on(s) == threat


@pytest.mark.rule("MC-ROUND-08")
def test_icons_of_schemes_that_left_play_do_not_count() -> None:
    s = scene(threat={"bomb-scare": 1}, sides=["bomb-scare"], encounter=duds(9))
    s.do("0:thwart spider-man bomb-scare", "0:end")
    go(s, until="defend")
    assert not in_play(s, "bomb-scare")
    assert threat_on(s) == 1


def thug(name: str, **more: Any) -> CardDef:
    return minion(name, **{"atk": 1, **more})


@pytest.mark.rule("MC-ROUND-09")
def test_villain_then_minions_player_by_player() -> None:
    s = scene(
        *TWO,
        at="activate",
        play=[[ally("Friend")], [ally("Pal")]],
        minions=[[thug("Axe"), thug("Bat", hp=4)], [thug("Club")]],
        exhausted=["spider-man", "captain-marvel", "friend", "pal"],
        encounter=duds(9),
    )
    asked: list[tuple[int, str]] = []
    attackers: list[str] = []

    def note() -> None:
        log = s.game.log or []
        attackers[:] = [str(line.args["enemy"]) for line in log if line.message == "boost-dealt"]

    while s.prompt != "turn":
        asked.append((s.seat, s.prompt))
        choice = "next bat" if "next bat" in s.offers else "pass"
        s.do(f"{s.seat}:{choice}")
        note()
    assert (0, "activate-next") in asked
    assert len(attackers) == 2  # the villain attacked each player
    assert left(s, "spider-man") == 10 - 2 - 1 - 1
    assert left(s, "captain-marvel") == 12 - 2 - 1


@pytest.mark.rule("MC-ROUND-09")
def test_the_player_chooses_which_minion_activates_next() -> None:
    s = scene(
        at="activate",
        minions=[[thug("Axe"), thug("Bat", atk=2)]],
        exhausted=["spider-man"],
        encounter=duds(9),
    )
    while s.prompt != "activate-next":
        s.do("0:pass")
    assert left(s, "spider-man") == 8  # the villain has been first
    assert sorted(s.offers) == ["next axe", "next bat"]
    s.do("0:next bat")
    go(s)
    assert left(s, "spider-man") == 5


@pytest.mark.rule("MC-ROUND-09")
def test_the_first_player_comes_first() -> None:
    s = scene(*TWO, at="activate", first=1, form=("alter_ego", "hero"), encounter=duds(9))
    assert (s.prompt, s.seat) == ("defend", 1)
    assert threat_on(s) == 0  # the villain has not yet schemed against the other player


@pytest.mark.rule("MC-ROUND-10")
def test_hazard_cards_go_round_the_table_from_the_first_player() -> None:
    hazards = [side_scheme(f"Peril {k}", icons={"hazard": 1}) for k in range(1, 4)]
    s = scene(*TWO, at="deal", first=1, sides=hazards, encounter=duds(9), form="alter_ego")
    assert [len([d for d in s.log("dealt") if d["who"] == f"&{seat}"]) for seat in (0, 1)] == [2, 3]
    assert [d["who"] for d in s.log("dealt")] == ["&1", "&0", "&1", "&0", "&1"]


@pytest.mark.rule("MC-ROUND-10")
def test_without_hazards_everybody_gets_one_card_facedown() -> None:
    stop = minion("Ambush", action(Damage(1, THIS)), keywords=["quickstrike"])
    s = scene(*THREE, at="deal", encounter=[stop, *duds(5)])
    assert s.prompt == "defend"  # the first card has been turned up, the others lie there
    assert [len(p.dealt) for p in s.game.players] == [0, 1, 1]
    for seat in range(3):
        areas = [a for a in RULES.view(s.game, seat).areas if a.id.startswith("dealt.")]
        assert [(a.holds, a.count) for a in areas] == [((), 0), ((), 1), ((), 1)]


@pytest.mark.rule("MC-ROUND-11")
def test_each_player_reveals_all_their_cards_before_the_next_one() -> None:
    s = scene(
        *TWO,
        at="reveal",
        first=1,
        dealt=[[treachery("A")], [treachery("B"), treachery("C")]],
        encounter=duds(6),
        form="alter_ego",
    )
    assert pile(s, -1)[::-1] == ["b", "c", "a"]


@pytest.mark.rule("MC-ROUND-11")
def test_a_card_dealt_meanwhile_to_a_player_who_had_finished_is_revealed_too() -> None:
    late = treachery("Late", DealEncounter(1, FIRST_PLAYER))
    s = scene(*TWO, at="reveal", dealt=[[treachery("A")], [late, treachery("B")]], encounter=duds(6), form="alter_ego")
    assert pile(s, -1)[::-1] == ["a", "late", "b", "dud"]
    assert [line["who"] for line in s.log("reveals")] == ["&0", "&1", "&1", "&0"]
    assert all([p.dealt == () for p in s.game.players])


@pytest.mark.rule("MC-ROUND-11")
def test_a_card_dealt_while_revealing_comes_last_of_one_s_own() -> None:
    more = treachery("More", DealEncounter())
    s = scene(at="reveal", dealt=[[more, treachery("B")]], encounter=duds(6), form="alter_ego")
    assert pile(s, -1)[::-1] == ["more", "b", "dud"]


@pytest.mark.rule("MC-ROUND-11")
def test_a_player_goes_on_revealing_when_the_first_player_falls_meanwhile() -> None:
    blow = treachery("Blow", Damage(20, FIRST_PLAYER))
    s = scene(
        *THREE,
        at="reveal",
        first=0,
        dealt=[[], [blow, treachery("B")], [treachery("C")]],
        encounter=duds(6),
        form="alter_ego",
    )
    assert s.game.players[0].out
    assert pile(s, -1)[::-1][:3] == ["blow", "b", "c"]


@pytest.mark.rule("MC-ROUND-12")
@pytest.mark.parametrize(("first", "then"), [(0, 1), (1, 2), (2, 0)])
def test_the_token_passes_clockwise_and_its_holder_begins(first: int, then: int) -> None:
    s = scene(*THREE, at="pass_token", first=first)
    assert s.game.first == then
    assert (s.prompt, s.seat) == ("turn", then)


@pytest.mark.rule("MC-ROUND-12")
def test_alone_one_keeps_the_token() -> None:
    s = scene(at="pass_token", round=4)
    assert (s.game.first, s.game.round) == (0, 5)
