"""Main Phases (DT-MAIN) and the Discard Phase (DT-DISCARD)."""

from __future__ import annotations

import pytest

from tablee.games.dice_throne.rules.effects.aim import YOU
from tablee.games.dice_throne.rules.effects.basic import Draw, GainCP, Heal
from tablee.games.dice_throne.rules.effects.damage import Damage
from tablee.games.dice_throne.rules.vocabulary import (
    COLLATERAL,
    DEFENSE,
    DISCARD,
    INSTANT,
    MAIN,
    MAIN_1,
    MAIN_2,
    OFFENSE,
    POSITIVE,
    TARGETING,
    UPKEEP,
    Card,
    Token,
)
from tablee.games.dice_throne.scene import battle, count, hand, healths, pile
from tablee.kernel.decision import parse
from tablee.kernel.errors import IllegalChoice

from .frame_kit import called, decisions, do_nothing, hero, scholar, token

HIT = (1, 1, 1, 4, 6)
ROLL_CARDS = ("six-it", "so-wild", "samesies", "helping-hand", "better-d", "one-more-time", "try-try-again")


def sells(offers: list[str]) -> list[str]:
    return [offer for offer in offers if offer.startswith("sell")]


# ---------------------------------------------------------------------- DT-MAIN
@pytest.mark.rule("DT-MAIN-01", "DT-CP-01")
def test_two_sales_pay_for_a_card_that_was_out_of_reach() -> None:
    s = battle("gunslinger", "barbarian", hands=(("wanted", "six-it", "samesies"),), cp=(0,))
    assert "play wanted" not in s.offers and s.why_not("0:play wanted") == "DT-CP-01"
    s.do("0:sell six-it")
    assert s.why_not("0:play wanted") == "DT-CP-01"
    s.do("0:sell samesies", "0:play wanted")
    assert count(s, 1, "bounty") == 1 and s.game.players[0].cp == 0
    assert (s.seat, s.prompt, s.game.phase) == (0, "main", MAIN_1)


@pytest.mark.rule("DT-MAIN-01")
def test_sales_cards_and_upgrades_come_in_any_order_and_number_until_passing() -> None:
    cards = ("showdown-2", "spin-the-chamber", "six-it", "showdown-3", "samesies", "getting-paid")
    s = battle("gunslinger", "barbarian", hands=(cards,), cp=(3,))
    s.do("0:play showdown-2", "0:sell six-it", "0:play spin-the-chamber", "0:play getting-paid")
    s.do("0:play showdown-3", "0:sell samesies")
    assert s.game.players[0].levels[3] == 3 and count(s, 0, "reload") == 1
    assert s.game.players[0].cp == 3 - 2 + 1 - 1 + 2 - 1 + 1 and hand(s, 0) == []
    assert s.offers == ["pass"] and s.game.phase == MAIN_1
    s.do("0:pass")
    assert s.game.phase == OFFENSE


@pytest.mark.rule("DT-MAIN-01")
def test_roll_phase_cards_are_no_main_phase_action() -> None:
    s = battle("barbarian", "gunslinger", hands=(("six-it", "so-wild"),), cp=(15,))
    assert s.offers == ["sell six-it", "sell so-wild", "pass"]
    assert s.why_not("0:play six-it") == "DT-CARD-10"


def dear() -> Card:
    return Card("dear", called("Dear"), 5, MAIN, Draw(0))


@pytest.mark.rule("DT-MAIN-02")
def test_a_sale_brings_one_cp_whatever_the_card_costs() -> None:
    free = Card("free", called("Free"), 0, MAIN, Draw(0))
    old = Card("old", called("Old"), 1, MAIN, Draw(0))
    one = hero("merchant", cards=(dear(), free, old))
    s = battle(one, "barbarian", hands=(("dear", "free"),), discards=(("old",),), cp=(4, 4))
    s.do("0:sell dear")
    assert s.game.players[0].cp == 5 and pile(s, 0) == ["dear", "old"] and hand(s, 0) == ["free"]
    s.do("0:sell free")
    assert s.game.players[0].cp == 6 and pile(s, 0) == ["free", "dear", "old"]
    assert s.game.players[1].cp == 4


@pytest.mark.rule("DT-MAIN-02")
def test_only_cards_in_hand_can_be_sold() -> None:
    s = battle("barbarian", "gunslinger", hands=(("smack-2",), ("six-it",)), discards=(("so-wild",),))
    assert sells(s.offers) == ["sell smack-2"]
    assert s.why_not("0:sell so-wild") == "DT-MAIN-02" and s.why_not("0:sell six-it") == "DT-MAIN-02"
    s = battle("barbarian", "gunslinger", levels=({"smack": 2},))
    assert s.why_not("0:sell smack-2") == "DT-UPGRADE-03"


@pytest.mark.rule("DT-MAIN-03")
def test_nobody_sells_in_the_offensive_roll_phase() -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", hands=(("smack-2",),), dice=HIT)
    assert sells(s.offers) == [] and s.why_not("0:sell smack-2") == "DT-MAIN-03"
    with pytest.raises(IllegalChoice) as refusal:
        s.game.choose(parse("sell smack-2"))
    assert refusal.value.rules == ("DT-MAIN-03",) and hand(s, 0) == ["smack-2"] and s.game.players[0].cp == 2


@pytest.mark.rule("DT-MAIN-03")
def test_nobody_sells_on_the_turn_of_another_player() -> None:
    s = battle("barbarian", "gunslinger", active=1, hands=(("smack-2",),))
    assert s.seat == 1 and s.why_not("0:sell smack-2") == "DT-MAIN-03"
    s = battle("barbarian", "gunslinger", at="discard", active=1, hands=(("getting-paid",),))
    assert (s.seat, s.game.phase) == (0, DISCARD) and s.why_not("0:sell getting-paid") == "DT-MAIN-03"


@pytest.mark.rule("DT-MAIN-03")
def test_selling_belongs_to_both_main_phases_and_to_discard() -> None:
    """Seven cards of the active player, one instant of another, through a whole turn with an attack."""
    one = scholar()
    cards = ("getting-paid", *ROLL_CARDS[:6])
    s = battle(one, one, one, one, at="upkeep", hands=(cards, ("getting-paid",)), dice=(*HIT, 3), cp=(0,) * 4)
    legal: set[int] = set()
    refused: set[int] = set()
    for phase in decisions(s):
        if s.seat == 0:
            found = sells(s.offers)
            (legal if found else refused).add(phase)
            assert s.why_not("0:sell samesies") == ("" if found else "DT-MAIN-03")
        else:
            assert sells(s.offers) == [] and s.why_not(f"{s.seat}:sell getting-paid") in ("DT-MAIN-02", "DT-MAIN-03")
            assert s.why_not("1:sell getting-paid") == "DT-MAIN-03"
        if s.prompt == "announce":
            s.do("0:announce strike")
    assert legal == {MAIN_1, MAIN_2, DISCARD}
    assert {UPKEEP, OFFENSE, TARGETING, DEFENSE} <= refused and not refused & {MAIN_1, MAIN_2, DISCARD}


@pytest.mark.rule("DT-MAIN-03")
def test_a_sale_does_not_interrupt_a_card_that_is_being_carried_out() -> None:
    s = battle("gunslinger", "barbarian", hands=(("roulette", "six-it"),), cp=(1,))
    s.do("0:play roulette")
    assert s.prompt == "choose-player" and s.why_not("0:sell six-it") == "DT-MAIN-03"


@pytest.mark.rule("DT-MAIN-04", "DT-CP-02")
def test_a_sale_at_fifteen_cp_only_discards() -> None:
    s = battle("barbarian", "gunslinger", hands=(("smack-2",),), cp=(15,))
    s.do("0:sell smack-2")
    assert s.game.players[0].cp == 15 and pile(s, 0) == ["smack-2"] and hand(s, 0) == []


@pytest.mark.rule("DT-MAIN-05")
def test_a_main_phase_card_is_paid_carried_out_and_put_away() -> None:
    s = battle("gunslinger", "barbarian", hands=(("wanted",),), cp=(3,), discards=(("six-it",),))
    s.do("0:play wanted")
    assert s.game.players[0].cp == 1 and count(s, 1, "bounty") == 1
    assert pile(s, 0) == ["wanted", "six-it"] and hand(s, 0) == []


@pytest.mark.rule("DT-MAIN-05")
def test_the_price_is_gone_before_the_text_is_carried_out_and_the_card_lies_nowhere() -> None:
    s = battle("gunslinger", "barbarian", hands=(("roulette",),), cp=(3,), dice=(6,))
    s.do("0:play roulette")
    assert s.prompt == "choose-player" and s.game.players[0].cp == 2 and hand(s, 0) == [] and pile(s, 0) == []
    s.do("0:player 1")
    assert count(s, 1, "bounty") == 1 and pile(s, 0) == ["roulette"]


@pytest.mark.rule("DT-MAIN-06")
def test_cp_from_the_roll_phase_buy_an_upgrade_in_main_2() -> None:
    s = battle("barbarian", "gunslinger", hands=(("smack-2", "getting-paid"),), cp=(0,), dice=HIT)
    assert s.why_not("0:play smack-2") == "DT-CP-01"
    s.do("0:pass", "0:play getting-paid")
    assert s.why_not("0:play smack-2") == "DT-UPGRADE-02"
    s.do("0:keep 1 1 1 4 6", "0:announce smack", "1:pass")
    assert s.game.phase == MAIN_2 and healths(s) == [50, 46]
    s.do("0:play smack-2")
    assert s.game.players[0].levels[0] == 2 and s.game.players[0].cp == 0
    assert healths(s) == [50, 46]  # the attack is over: still 4 damage, not 5


@pytest.mark.rule("DT-MAIN-06")
def test_main_2_offers_exactly_what_main_1_offers() -> None:
    def offers(at: str) -> list[str]:
        cards = ("showdown-2", "wanted", "getting-paid", "six-it", "duel-2")
        s = battle("gunslinger", "barbarian", at=at, hands=(cards,), cp=(2,), tokens=({"knockdown": 1},))
        assert s.prompt == "main" and s.why_not("0:play duel-2") == "DT-CP-01"
        assert s.why_not("0:play six-it") == "DT-CARD-10"
        return s.offers

    assert offers("main_1") == offers("main_2")
    assert {"play showdown-2", "play wanted", "play getting-paid", "sell six-it", "spend knockdown"} <= set(
        offers("main_2")
    )


@pytest.mark.rule("DT-MAIN-06")
def test_main_2_too_goes_on_until_passing() -> None:
    s = battle("gunslinger", "barbarian", at="main_2", hands=(("wanted", "six-it", "samesies"),), cp=(0,))
    s.do("0:sell six-it", "0:sell samesies", "0:play wanted")
    assert count(s, 1, "bounty") == 1 and s.game.phase == MAIN_2 and s.prompt == "main"
    s.do("0:pass")
    assert s.game.active == 1


def salve() -> Token:
    """Spent at any time for 3 Health."""
    return token("salve", kind=POSITIVE).spends(Heal(3))


@pytest.mark.rule("DT-MAIN-07")
def test_a_token_may_be_spent_before_a_card_takes_the_rest_away() -> None:
    one = scholar(salve(), token("curse"))
    s = battle(one, one, hands=(("what-status-effects",),), tokens=({}, {"salve": 2, "curse": 1}), health=(50, 40))
    s.do("0:play what-status-effects")
    assert (s.seat, s.prompt) == (1, "act") and count(s, 1, "salve") == 2 and pile(s, 0) == []
    s.do("1:spend salve")
    assert healths(s) == [50, 43] and count(s, 1, "salve") == 1 and count(s, 1, "curse") == 1
    s.do("1:pass")
    assert healths(s) == [50, 43] and count(s, 1, "salve") == 0 and count(s, 1, "curse") == 0
    assert pile(s, 0) == ["what-status-effects"] and (s.seat, s.prompt) == (0, "main")


@pytest.mark.rule("DT-MAIN-07")
def test_an_unspent_token_is_lost_without_its_benefit() -> None:
    one = scholar(salve())
    s = battle(one, one, hands=(("what-status-effects",),), tokens=({}, {"salve": 1}), health=(50, 40))
    s.do("0:play what-status-effects", "1:pass")
    assert healths(s) == [50, 40] and count(s, 1, "salve") == 0


@pytest.mark.rule("DT-MAIN-07")
def test_an_instant_interrupts_a_main_phase_card() -> None:
    one = scholar(token("curse"))
    s = battle(one, one, hands=(("transference",), ("buh-bye",)), tokens=({"curse": 1},), cp=(2, 2))
    s.do("0:play transference", "1:play buh-bye", "1:remove 0 curse")
    assert count(s, 0, "curse") == 0 and count(s, 1, "curse") == 0
    assert pile(s, 0) == ["transference"] and s.prompt == "main"  # it has nothing left to move


@pytest.mark.rule("DT-MAIN-07")
@pytest.mark.parametrize("at", ["main_1", "main_2"])
def test_others_use_only_instants_and_tokens_in_a_main_phase(at: str) -> None:
    one = scholar(salve())
    theirs = ("getting-paid", "vegas-baby", "six-it")
    s = battle(
        one, "barbarian", one, at=at, hands=((), ("smack-2",), theirs), tokens=({}, {}, {"salve": 1}), cp=(9, 9, 9)
    )
    s.do("0:pass")
    assert (s.seat, s.prompt) == (2, "act")  # seat 1 has nothing but an upgrade
    assert sorted(s.offers) == ["pass", "play getting-paid", "spend salve"]
    assert s.why_not("2:play vegas-baby") == "DT-CARD-09" and s.why_not("2:play six-it") == "DT-CARD-10"
    assert s.why_not("1:play smack-2") == "DT-UPGRADE-02" and s.why_not("2:sell six-it") == "DT-MAIN-03"


# ---------------------------------------------------------------------- DT-DISCARD
@pytest.mark.rule("DT-DISCARD-01")
def test_nine_cards_are_sold_down_to_six() -> None:
    cards = (*ROLL_CARDS, "smack-2", "smack-3")
    s = battle("barbarian", "gunslinger", at="discard", hands=(cards,), cp=(0,))
    for left, card in ((8, "smack-3"), (7, "six-it"), (6, "samesies")):
        assert (s.seat, s.prompt, s.game.phase) == (0, "sell-down", DISCARD)
        assert sorted(s.offers) == sorted([f"sell {id}" for id in hand(s, 0)])  # any card, and no way out
        s.do(f"0:sell {card}")
        assert len(hand(s, 0)) == left
    assert pile(s, 0) == ["samesies", "six-it", "smack-3"]
    assert s.game.active == 1 and s.game.players[0].cp == 3


@pytest.mark.rule("DT-DISCARD-01")
@pytest.mark.parametrize("n", [0, 5, 6])
def test_nothing_is_sold_from_a_hand_of_six_or_less(n: int) -> None:
    s = battle("barbarian", "gunslinger", at="discard", hands=(ROLL_CARDS[:n],), cp=(0,))
    assert s.game.active == 1 and len(hand(s, 0)) == n and pile(s, 0) == [] and s.game.players[0].cp == 0


@pytest.mark.rule("DT-DISCARD-01")
def test_only_the_excess_is_sold() -> None:
    s = battle("barbarian", scholar(), at="discard", hands=(ROLL_CARDS, ("getting-paid",)), cp=(0, 0))
    s.do("0:sell six-it")
    assert (s.seat, s.prompt, s.game.phase) == (1, "act", DISCARD)
    assert s.why_not("0:sell so-wild") == "DT-DISCARD-01" and len(hand(s, 0)) == 6
    s.do("1:pass")
    assert s.game.active == 1 and len(hand(s, 0)) == 6


@pytest.mark.rule("DT-DISCARD-02")
@pytest.mark.parametrize(("before", "after"), [(2, 4), (13, 15), (14, 15), (15, 15)])
def test_forced_sales_pay_one_cp_each_up_to_fifteen(before: int, after: int) -> None:
    cards = (dear(), *[Card(f"c{i}", called(f"C{i}"), i % 4, MAIN, Draw(0)) for i in range(7)])
    one = hero("hoarder", cards=cards)
    s = battle(one, "barbarian", at="discard", hands=([card.id for card in cards],), cp=(before,))
    s.do("0:sell dear", "0:sell c0")
    assert s.game.active == 1 and s.game.players[0].cp == after
    assert pile(s, 0) == ["c0", "dear"] and len(hand(s, 0)) == 6


@pytest.mark.rule("DT-DISCARD-03")
def test_a_card_sold_in_discard_lies_on_top_of_its_owners_pile() -> None:
    s = battle(
        "barbarian",
        "gunslinger",
        at="discard",
        hands=(ROLL_CARDS,),
        discards=(("smack-2", "smack-3"), ("duel-2",)),
    )
    s.do("0:sell so-wild")
    assert pile(s, 0) == ["so-wild", "smack-3", "smack-2"] and pile(s, 1) == ["duel-2"]
    assert "so-wild" not in hand(s, 0) and len(hand(s, 0)) == 6


def map_() -> Token:
    """Spent at any time to draw 2 cards."""
    return token("map", kind=POSITIVE).spends(Draw(2))


@pytest.mark.rule("DT-DISCARD-04")
def test_a_hand_may_exceed_six_until_its_owners_own_discard_phase() -> None:
    one = hero("reader", tokens=(map_(),), size=20)
    six = [f"idle-{i}" for i in range(1, 7)]
    s = battle(one, one, at="discard", hands=(six,), tokens=({"map": 1},), cp=(0, 0))
    while s.game.active == 0 or s.seat != 0:
        do_nothing(s)
    s.do("0:spend map")
    assert s.game.active == 1 and len(hand(s, 0)) == 8
    while s.game.active == 1:
        do_nothing(s)
    assert s.log("sells") == [] and len(hand(s, 0)) >= 8
    sizes = []
    for phase in decisions(s):
        if s.prompt == "sell-down":
            assert phase == DISCARD and s.seat == 0
            sizes.append(len(hand(s, 0)))
        else:
            assert s.game.phase == DISCARD or len(hand(s, 0)) == 9  # 8 and the card of Income
    assert sizes == [9, 8, 7] and len(hand(s, 0)) == 6


@pytest.mark.rule("DT-DISCARD-04")
def test_the_hand_limit_does_not_hold_in_a_main_phase() -> None:
    one = hero("reader", tokens=(map_(),), size=20)
    s = battle(one, one, at="main_2", hands=([f"idle-{i}" for i in range(1, 7)],), tokens=({"map": 2},), cp=(0, 0))
    s.do("0:spend map", "0:spend map")
    assert len(hand(s, 0)) == 10 and s.prompt == "main" and "pass" in s.offers


@pytest.mark.rule("DT-DISCARD-04", "DT-DISCARD-01")
def test_cards_drawn_during_the_discard_phase_are_counted_at_its_end() -> None:
    call = Card("call", called("Call"), 0, INSTANT, GainCP(1))
    one = hero("reader", tokens=(map_(),), cards=(call,), size=20)
    six = [f"idle-{i}" for i in range(1, 7)]
    s = battle(one, one, at="discard", hands=(six, ("call",)), tokens=({"map": 1},), cp=(0, 0))
    assert (s.seat, s.game.phase) == (0, DISCARD)
    s.do("0:pass", "1:play call", "0:pass", "0:spend map")
    s.passing()
    assert (s.seat, s.prompt) == (0, "sell-down") and len(hand(s, 0)) == 8
    s.do("0:sell idle-1", "0:sell idle-2")
    s.passing()
    assert s.game.active == 1 and len(hand(s, 0)) == 6


@pytest.mark.rule("DT-DMG-22", "DT-DISCARD-01")
def test_damage_of_an_instant_in_the_discard_phase_is_applied_though_nobody_can_answer() -> None:
    harm = Card("harm", called("Harm"), 0, INSTANT, Damage(3, COLLATERAL, YOU))
    one = hero("reader", cards=(harm,), size=20)
    other = hero("other", size=20)
    s = battle(one, other, at="discard", hands=(["harm", *[f"idle-{i}" for i in range(1, 8)]],), health=(30, 30))
    s.do("0:play harm", "0:sell idle-1")
    s.passing("main")
    assert healths(s) == [27, 30] and s.game.active == 1 and not s.game.incoming
