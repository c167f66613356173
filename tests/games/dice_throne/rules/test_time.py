"""Priority: who comes first when several players act at the same moment, and what can be interrupted (DT-TIME)."""

from __future__ import annotations

import pytest

from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming, pile

from .damage_kit import CHAMPION, before_activation, defended, fight, order_of, perform, taken, to_the_end

PAID = ("getting-paid",)


# ---------------------------------------------------------------------- the Active Player first
@pytest.mark.rule("DT-TIME-01")
@pytest.mark.parametrize("active", [0, 1])
def test_the_active_players_instant_comes_first_whoever_started(active: int) -> None:
    other = 1 - active
    s = battle(CHAMPION, CHAMPION, at="upkeep", active=active, hands=(PAID, PAID), cp=(0, 0))
    s.do(f"{active}:pass", f"{other}:play getting-paid")
    assert (s.prompt, s.seat) == ("act-before", active) and s.game.players[other].cp == 0
    s.do(f"{active}:play getting-paid")
    assert order_of(s, "plays") == [active, other]
    assert [player.cp for player in s.game.players][other] == 2


@pytest.mark.rule("DT-TIME-01")
def test_the_order_decides_what_happens() -> None:
    """Both want the only token: the Active Player's Buh, Bye! takes it, the other card finds nothing to remove."""
    s = fight("normal-4", hands=(("buh-bye",), ("buh-bye",)), tokens=({}, {"wither": 1}), cp=(2, 2))
    s.do("0:pass", "1:play buh-bye", "0:play buh-bye", "0:remove 1 wither")
    assert hand(s, 0) == [] and s.game.players[0].cp == 0
    assert hand(s, 1) == ["buh-bye"] and s.game.players[1].cp == 2 and order_of(s, "plays") == [0]


@pytest.mark.rule("DT-TIME-01")
def test_without_a_claim_the_declared_instant_is_carried_out() -> None:
    s = battle(CHAMPION, CHAMPION, at="upkeep", hands=(PAID, PAID), cp=(0, 0))
    s.do("0:pass", "1:play getting-paid", "0:pass")
    assert order_of(s, "plays") == [1] and s.game.players[1].cp == 2
    assert (s.prompt, s.seat, s.offers) == ("act", 0, ["play getting-paid", "pass"])


@pytest.mark.rule("DT-TIME-02")
def test_spending_a_token_ranks_with_instant_cards() -> None:
    s = fight("normal-4", hands=(PAID,), tokens=({}, {"protection": 1}), cp=(0,))
    s.do("0:pass", "1:spend protection")
    assert (s.prompt, s.seat) == ("act-before", 0) and count(s, 1, "protection") == 1
    s.do("0:play getting-paid")
    assert order_of(s, "plays", "spends") == [0, 1]
    s = fight("normal-4", hands=((), PAID), tokens=({"crackle": 1},), cp=(0, 0))
    s.do("0:pass", "1:play getting-paid")
    assert (s.prompt, s.seat) == ("act-before", 0) and hand(s, 1) == ["getting-paid"]
    s.do("0:spend crackle")
    assert order_of(s, "plays", "spends") == [0, 1]


@pytest.mark.rule("DT-TIME-02")
def test_the_active_players_own_actions_need_no_claim() -> None:
    s = fight("normal-4", hands=((), PAID), tokens=({"crackle": 1}, {"protection": 1}))
    s.do("0:spend crackle")
    assert incoming(s, 1) == 6 and s.prompt == "act" and s.seat == 1  # the Defender was not asked before it


@pytest.mark.rule("DT-TIME-02", "DT-CARD-08", "DT-DICE-04")
def test_a_spend_like_an_instant_is_not_interrupted_but_its_die_can_be_altered() -> None:
    s = fight(
        "undefendable-2",
        hands=((), ("buh-bye", "getting-paid", "so-wild")),
        tokens=({"reload": 1, "crackle": 1},),
        cp=(0, 4),
        dice=(5,),
    )
    s.do("0:spend reload")
    assert (s.prompt, s.seat, s.offers) == ("act", 1, ["play so-wild", "pass"])
    s.do("1:play so-wild", "1:set 5 1")
    assert incoming(s, 1) == 3 and "play buh-bye" not in s.offers
    assert (s.prompt, s.seat, s.offers) == ("act", 0, ["spend crackle", "pass"])


# ---------------------------------------------------------------------- removal against spend
@pytest.mark.rule("DT-TIME-03")
@pytest.mark.parametrize("token", ["evasive", "agility"])
def test_removal_by_the_active_player_beats_a_declared_spend(token: str) -> None:
    s = fight("undefendable-4", hands=(("buh-bye",),), tokens=({}, {token: 1}), cp=(2,), dice=(1,))
    s.do("0:pass", f"1:spend {token}", "0:play buh-bye", f"0:remove 1 {token}")
    assert count(s, 1, token) == 0 and order_of(s, "spends") == []
    assert s.prompt == "main" and taken(s, 1) == [4] and s.game.rng.script == (1,)  # nothing was rolled


@pytest.mark.rule("DT-TIME-03")
def test_a_spend_goes_on_with_the_second_token_of_its_kind() -> None:
    s = fight("normal-4", hands=(("buh-bye",),), tokens=({}, {"protection": 2}), cp=(2,))
    s.do("0:pass", "1:spend protection", "0:play buh-bye", "0:remove 1 protection")
    assert count(s, 1, "protection") == 0 and incoming(s, 1) == 2 and order_of(s, "spends") == [1]


@pytest.mark.rule("DT-TIME-04")
def test_a_spend_that_was_carried_out_cannot_be_undone() -> None:
    s = fight("normal-4", hands=(("buh-bye",),), tokens=({}, {"evasive": 2}), cp=(2,), dice=(2,))
    perform(s, "1:spend evasive")  # the Active Player lets it happen
    assert count(s, 1, "evasive") == 1 and incoming(s, 1) == 0
    perform(s, "0:play buh-bye")
    s.do("0:remove 1 evasive")
    assert count(s, 1, "evasive") == 0
    to_the_end(s)
    assert taken(s, 1) == [0]


@pytest.mark.rule("DT-TIME-04")
def test_the_last_token_once_spent_is_out_of_reach() -> None:
    s = fight("normal-4", hands=(("buh-bye",),), tokens=({}, {"protection": 1}), cp=(2,))
    s.do("0:pass", "1:spend protection", "0:pass")
    assert s.prompt == "defend" and incoming(s, 1) == 2
    assert s.why_not("0:play buh-bye") == "DT-STATUS-06"


@pytest.mark.rule("DT-TIME-04")
def test_a_declaration_that_fizzles_costs_nothing_and_a_new_decision_follows() -> None:
    s = fight(
        "normal-4",
        hands=(("buh-bye",), ("not-this-time",)),
        tokens=({}, {"evasive": 1}),
        cp=(2, 1),
        dice=(1,),
    )
    s.do("0:pass", "1:spend evasive", "0:play buh-bye", "0:remove 1 evasive")
    assert (s.prompt, s.seat, s.offers) == ("act", 1, ["play not-this-time", "pass"])
    assert s.game.players[1].cp == 1 and s.log("fizzles") == [{"who": "&1"}]
    s.do("1:play not-this-time", "1:pass")
    assert taken(s, 1) == [0]


@pytest.mark.rule("DT-TIME-04")
def test_a_fizzled_card_stays_in_hand_unpaid() -> None:
    s = fight("normal-4", hands=((), ("buh-bye",)), tokens=({"crackle": 1},), cp=(0, 2))
    s.do("0:pass", "1:play buh-bye", "0:spend crackle")
    assert s.prompt == "defend" and incoming(s, 1) == 6
    assert hand(s, 1) == ["buh-bye"] and pile(s, 1) == [] and s.game.players[1].cp == 2


@pytest.mark.rule("DT-TIME-04")
def test_the_active_player_may_claim_again_and_again() -> None:
    s = fight("normal-4", hands=(("getting-paid", "buh-bye"),), tokens=({}, {"evasive": 1}), cp=(0,), dice=(1,))
    s.do("0:pass", "1:spend evasive", "0:play getting-paid")
    assert (s.prompt, s.offers) == ("act-before", ["play buh-bye", "pass"])  # now it can be paid
    s.do("0:play buh-bye", "0:remove 1 evasive")
    assert s.prompt == "defend" and incoming(s, 1) == 4 and order_of(s, "spends") == []


@pytest.mark.rule("DT-TIME-04", "DT-TIME-09")
def test_everybody_of_higher_priority_may_claim_and_nobody_of_lower() -> None:
    s = battle(*[CHAMPION] * 3, at="upkeep", hands=(PAID, PAID, PAID), cp=(0, 0, 0))
    s.do("0:pass", "1:play getting-paid")
    assert (s.prompt, s.seat) == ("act-before", 0)
    s.do("0:pass")
    assert order_of(s, "plays") == [1]  # seat 2 was not asked
    s.do("0:pass", "2:play getting-paid")
    assert (s.prompt, s.seat) == ("act-before", 0)
    s.do("0:pass")
    assert order_of(s, "plays") == [1, 2]


@pytest.mark.rule("DT-TIME-05")
def test_the_active_player_spends_the_token_before_it_is_removed() -> None:
    s = fight("normal-4", hands=((), ("buh-bye",)), tokens=({"crackle": 1, "wither": 1},), cp=(0, 2))
    assert incoming(s, 1) == 3
    s.do("0:pass", "1:play buh-bye", "0:spend crackle")
    assert (s.prompt, s.seat, s.offers) == ("remove-token", 1, ["remove 0 wither"])
    s.do("1:remove 0 wither")
    assert count(s, 0, "crackle") == 0 and incoming(s, 1) == 6  # the benefit: 4 + 2, and no Wither any more
    assert pile(s, 1) == ["buh-bye"] and s.game.players[1].cp == 0


@pytest.mark.rule("DT-TIME-06")
def test_all_tokens_spent_in_answer_escape_the_removal() -> None:
    s = fight("normal-4", hands=((), ("buh-bye",)), tokens=({"crackle": 1, "fury": 1}, {"wither": 1}), cp=(0, 2))
    s.do("0:pass", "1:play buh-bye", "0:spend crackle", "0:spend fury")
    assert s.offers == ["remove 1 wither"] and incoming(s, 1) == 9
    s.do("1:remove 1 wither")
    assert order_of(s, "spends") == [0, 0] and pile(s, 1) == ["buh-bye"]


@pytest.mark.rule("DT-TIME-06", "DT-TIME-04")
def test_two_tokens_of_one_kind_can_both_be_spent_in_answer() -> None:
    s = fight("normal-4", hands=((), ("buh-bye",)), tokens=({"crackle": 2},), cp=(0, 2))
    s.do("0:pass", "1:play buh-bye", "0:spend crackle", "0:spend crackle")
    assert s.prompt == "defend" and incoming(s, 1) == 8 and order_of(s, "spends") == [0, 0]
    assert hand(s, 1) == ["buh-bye"]  # nothing was left to remove


# ---------------------------------------------------------------------- however many
@pytest.mark.rule("DT-TIME-07")
def test_one_instant_of_the_active_player_comes_before_two_declared_ones() -> None:
    """The last seat has declared, the middle one too; then the Active Player declares and is first."""
    s = battle(*[CHAMPION] * 3, at="upkeep", hands=(("getting-paid", "double-up"), PAID, PAID), cp=(1, 0, 0))
    s.do("0:pass", "1:pass", "2:play getting-paid")
    s.do("0:pass", "1:play getting-paid")
    assert (s.prompt, s.seat) == ("act-before", 0) and order_of(s, "plays") == []
    s.do("0:play getting-paid", "0:pass")
    assert order_of(s, "plays") == [0, 1]
    s.do("0:pass")
    assert order_of(s, "plays") == [0, 1, 2]


@pytest.mark.rule("DT-TIME-07")
def test_the_active_player_has_priority_before_each_instant_of_the_other() -> None:
    s = battle(CHAMPION, CHAMPION, at="upkeep", hands=(PAID, ("getting-paid", "double-up")), cp=(0, 1))
    s.do("0:pass", "1:play double-up")
    assert (s.prompt, s.seat) == ("act-before", 0)
    s.do("0:pass", "0:pass", "1:play getting-paid")
    assert (s.prompt, s.seat) == ("act-before", 0)
    s.do("0:play getting-paid")
    assert order_of(s, "plays") == [1, 0, 1]


@pytest.mark.rule("DT-TIME-07")
def test_one_instant_claimed_at_the_first_declaration_precedes_both_of_the_others() -> None:
    s = fight("normal-4", hands=(("buh-bye",),), tokens=({}, {"evasive": 1, "protection": 1}), cp=(2,), dice=(1,))
    s.do("0:pass", "1:spend protection", "0:play buh-bye", "0:remove 1 evasive")
    assert order_of(s, "plays", "spends") == [0, 1]
    assert count(s, 1, "evasive") == 0 and s.prompt == "defend" and incoming(s, 1) == 2


# ---------------------------------------------------------------------- interruptions
@pytest.mark.rule("DT-TIME-08")
def test_a_token_can_be_used_up_before_a_main_phase_card_removes_it() -> None:
    s = battle(
        CHAMPION,
        CHAMPION,
        hands=(("what-status-effects",),),
        cp=(2, 0),
        tokens=({}, {"draught": 1, "wither": 1}),
        health=(50, 40),
    )
    s.do("0:play what-status-effects", "1:spend draught")
    assert healths(s) == [50, 43]
    assert count(s, 1, "draught") == 0 and count(s, 1, "wither") == 0
    assert [line["token"] for line in s.log("spends")] == ["@token.draught"]
    assert [line["token"] for line in s.log("loses-tokens")] == ["@token.wither"]
    assert pile(s, 0) == ["what-status-effects"] and s.prompt == "main"


@pytest.mark.rule("DT-TIME-08")
def test_a_main_phase_card_finds_nothing_if_its_only_token_was_spent() -> None:
    s = battle(
        CHAMPION, CHAMPION, hands=(("what-status-effects",),), cp=(2, 0), tokens=({}, {"draught": 1}), health=(50, 40)
    )
    s.do("0:play what-status-effects", "1:spend draught")
    assert healths(s) == [50, 43] and s.prompt == "main" and s.seat == 0
    assert pile(s, 0) == ["what-status-effects"] and s.game.players[0].cp == 0


@pytest.mark.rule("DT-TIME-08")
def test_only_tokens_that_may_be_spent_now_can_escape_a_main_phase_card() -> None:
    s = battle(CHAMPION, CHAMPION, hands=(("what-status-effects",),), cp=(2, 0), tokens=({}, {"protection": 1}))
    s.do("0:play what-status-effects")
    assert s.prompt == "main" and count(s, 1, "protection") == 0 and order_of(s, "spends") == []


@pytest.mark.rule("DT-TIME-08")
def test_an_ability_can_be_interrupted_while_it_resolves() -> None:
    s = fight("drink-then-hit", hands=((), PAID), health=(40, 50), cp=(0, 0))
    assert (s.prompt, s.seat) == ("act", 1)
    assert healths(s) == [41, 50] and incoming(s, 1) == 0  # healed, and not yet hit
    s.do("1:play getting-paid")
    assert s.game.players[1].cp == 2 and s.prompt == "defend" and incoming(s, 1) == 6


@pytest.mark.rule("DT-TIME-08")
def test_an_instant_is_not_interrupted() -> None:
    s = battle(CHAMPION, CHAMPION, hands=(("buh-bye",), PAID), cp=(2, 0), tokens=({}, {"draught": 1}), health=(50, 40))
    s.do("0:play buh-bye")
    assert (s.prompt, s.seat) == ("remove-token", 0)
    assert s.why_not("1:spend draught") and s.why_not("1:play getting-paid")
    s.do("0:remove 1 draught")
    assert healths(s) == [50, 40] and count(s, 1, "draught") == 0


# ---------------------------------------------------------------------- more than two players
@pytest.mark.rule("DT-TIME-09")
def test_priority_goes_clockwise_from_the_active_player() -> None:
    """Seats A, B, C, D; B is active, and all of them want to act in one window: B, C, D, A."""
    s = battle(*[CHAMPION] * 4, at="upkeep", active=1, hands=(PAID, PAID, PAID, PAID), cp=(0, 0, 0, 0))
    s.do("1:pass", "2:pass", "3:pass", "0:play getting-paid")
    s.do("1:play getting-paid", "2:play getting-paid", "3:play getting-paid")
    assert order_of(s, "plays") == [1, 2, 3, 0]


@pytest.mark.rule("DT-TIME-09")
def test_nested_claims_keep_the_order_of_priority() -> None:
    """Declared from the last to the first: D, C, B and A; carried out from the first to the last."""
    s = battle(*[CHAMPION] * 4, at="upkeep", active=1, hands=(PAID, PAID, PAID, PAID), cp=(0, 0, 0, 0))
    s.do("1:pass", "2:pass", "3:pass", "0:play getting-paid")
    s.do("1:pass", "2:pass", "3:play getting-paid")
    s.do("1:pass", "2:play getting-paid")
    assert order_of(s, "plays") == [] and (s.prompt, s.seat) == ("act-before", 1)
    s.do("1:play getting-paid")
    assert order_of(s, "plays") == [1, 2, 3, 0]


@pytest.mark.rule("DT-TIME-09")
@pytest.mark.parametrize(("active", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_windows_ask_clockwise_from_the_active_player(active: int, order: list[int]) -> None:
    s = battle(*[CHAMPION] * 3, at="upkeep", active=active, hands=(PAID, PAID, PAID))
    asked: list[int] = []
    while s.prompt == "act" and len(asked) < 3:
        asked.append(s.seat)
        s.do(f"{s.seat}:pass")
    assert asked == order


# ---------------------------------------------------------------------- resuming
@pytest.mark.rule("DT-TIME-10")
def test_step_four_of_the_defence_continues_after_an_interruption_and_step_five_follows() -> None:
    s = fight("normal-4", hands=(("buh-bye", "plus-2"),), cp=(2, 0))
    s.do("0:pass", "1:defend pray", "0:pass")
    assert "DefensiveRoll, use_dice" in s.game.place()  # step 4, in the middle of the defence's text
    assert count(s, 1, "protection") == 1 and s.game.players[1].cp == 0 and incoming(s, 0) == 0
    s.do("0:play buh-bye", "0:remove 1 protection")
    assert "DefensiveRoll, use_dice" in s.game.place() and s.game.players[1].cp == 0
    s.do("0:pass")
    assert "DefensiveRoll, last_answers" in s.game.place()  # step 5
    assert count(s, 1, "protection") == 0 and s.game.players[1].cp == 1 and incoming(s, 0) == 2
    s.do("0:pass")
    assert s.prompt == "main" and healths(s) == [48, 46]


@pytest.mark.rule("DT-TIME-10")
def test_after_interruptions_between_roll_attempts_rolling_continues() -> None:
    s = battle(CHAMPION, CHAMPION, at="offensive_roll", hands=((), PAID), dice=(1, 2, 3, 4, 6, 5, 5), cp=(0, 0))
    assert s.seat == 1 and before_activation(s)
    s.do("1:play getting-paid")
    assert (s.prompt, s.seat) == ("keep", 0) and s.game.attempts == 2
    s.do("0:keep 1 2 3")
    assert s.game.rolls[-1].faces == (1, 2, 3, 5, 5) and s.game.attempts == 1


@pytest.mark.rule("DT-TIME-10")
def test_after_an_interruption_the_card_that_was_being_played_goes_on() -> None:
    s = battle(CHAMPION, CHAMPION, hands=(("transference",), PAID), cp=(2, 0), tokens=({"wither": 1}, {}))
    s.do("0:play transference")
    assert (s.prompt, s.seat) == ("act", 1) and count(s, 0, "wither") == 1
    s.do("1:play getting-paid")
    assert (s.prompt, s.offers) == ("move-token", ["move wither 0 1"])
    s.do("0:move wither 0 1")
    assert count(s, 1, "wither") == 1 and s.prompt == "main" and s.seat == 0


@pytest.mark.rule("DT-TIME-10")
def test_the_defence_is_not_lost_by_interruptions_before_it() -> None:
    s = fight("normal-4", hands=(PAID, PAID), tokens=({}, {"protection": 1}), cp=(0, 0))
    perform(s, "1:play getting-paid", "1:spend protection", "0:play getting-paid")
    assert s.prompt == "defend" and s.seat == 1
    defended(s, "block-2")
    assert taken(s, 1) == [1]
