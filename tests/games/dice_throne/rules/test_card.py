"""Cards: kinds, costs, drawing, timing, and the common cards the book quotes (DT-CARD)."""

from __future__ import annotations

import pytest

from tablee.games.dice_throne.rules.effects.basic import Draw
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.vocabulary import (
    DEFENSE,
    DISCARD,
    INCOME,
    INSTANT,
    MAIN,
    MAIN_1,
    MAIN_2,
    OFFENSE,
    ROLL,
    SPELL,
    TARGETING,
    UPGRADE,
    UPKEEP,
    Card,
)
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming, pile
from tablee.kernel.errors import ContentError

from .card_kit import called, dice_on_table, moments, rover

ALL_PHASES = {UPKEEP, INCOME, MAIN_1, OFFENSE, TARGETING, DEFENSE, MAIN_2, DISCARD}
SEVEN = ("tip-it", "so-wild", "samesies", "six-it", "better-d", "buh-bye", "vegas-baby")


# ---------------------------------------------------------------------- kinds, costs, drawing
@pytest.mark.rule("DT-CARD-01")
def test_every_card_is_exactly_one_of_upgrade_instant_main_or_roll() -> None:
    for hero in HEROES.values():
        for card in hero.deck:
            spells = hero.setup is not None and "Prepared" in repr(hero.setup)  # DT-HERO-STR-01: a kind of his own
            assert card.timing in (UPGRADE, INSTANT, MAIN, ROLL, *[SPELL] * spells), card.id
            assert (card.timing == UPGRADE) == (card.slot >= 0) == (card.text is None), card.id


@pytest.mark.rule("DT-CARD-01")
@pytest.mark.parametrize("timing", [0, MAIN | ROLL, INSTANT | ROLL, 16])
def test_a_card_of_no_kind_or_of_two_is_not_accepted(timing: int) -> None:
    with pytest.raises(ContentError):
        Card("odd", called("Odd"), 0, timing, Draw(1))


@pytest.mark.rule("DT-CARD-01")
def test_action_cards_have_a_text_and_upgrades_have_none() -> None:
    with pytest.raises(ContentError):
        Card("mute", called("Mute"), 0, MAIN)
    with pytest.raises(ContentError):
        Card("both", called("Both"), 0, UPGRADE, Draw(1))


@pytest.mark.rule("DT-CARD-02")
def test_a_card_that_costs_nothing_can_be_played_without_cp() -> None:
    s = battle("barbarian", "barbarian", hands=(("vegas-baby", "tip-it"),), cp=(0, 0), dice=(5,))
    assert s.why_not("0:play vegas-baby") == ""
    s.do("0:play vegas-baby")
    assert s.game.players[0].cp == 3, "half of 5, rounded up; nothing was paid"


@pytest.mark.rule("DT-CARD-02", "DT-CARD-09", "DT-CARD-10")
@pytest.mark.parametrize("cp", [0, 15])
def test_outside_its_phase_a_card_is_refused_whatever_the_cp(cp: int) -> None:
    s = battle("barbarian", "barbarian", at="offensive_roll", hands=(("vegas-baby",),), cp=(cp,), dice=(1, 1, 1, 1, 1))
    assert "play vegas-baby" not in s.offers and s.why_not("0:play vegas-baby") == "DT-CARD-09"
    s = battle("barbarian", "barbarian", hands=(("better-d",),), cp=(cp,))
    assert "play better-d" not in s.offers and s.why_not("0:play better-d") == "DT-CARD-10"


@pytest.mark.rule("DT-CARD-02")
def test_the_cost_is_paid_before_the_effect() -> None:
    s = battle(rover(), "barbarian", hands=(("refund",),), cp=(15,)).do("0:play refund")
    assert s.game.players[0].cp == 15, "15 - 2 + 2; gaining first would have been lost at the maximum"
    s = battle(rover(), "barbarian", hands=(("refund",),), cp=(1,))
    assert s.why_not("0:play refund") == "DT-CP-01", "what a card gives cannot pay for it"


@pytest.mark.rule("DT-CARD-03")
def test_an_empty_deck_is_made_of_the_discard_pile_before_drawing() -> None:
    s = battle("barbarian", "barbarian", at="income", hands=(("double-up",),), decks=((),), discards=(SEVEN,))
    player = s.game.players[0]
    assert (len(player.deck), len(player.discard), len(player.hand)) == (6, 0, 2)
    assert {*hand(s, 0), *[s.game.card(0, n).id for n in player.deck]} == {"double-up", *SEVEN}


@pytest.mark.rule("DT-CARD-03")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in ("a", "b", "c", "d"):
        s = battle("barbarian", "barbarian", at="income", decks=((),), discards=(SEVEN,), seed=seed)
        orders.add((*s.game.players[0].hand, *s.game.players[0].deck))
    assert len(orders) > 1


@pytest.mark.rule("DT-CARD-03", "DT-CARD-05")
def test_a_draw_goes_on_after_the_reshuffle() -> None:
    s = battle("barbarian", "barbarian", hands=(("triple-up",),), decks=(("concuss",),), discards=(SEVEN,), cp=(2,))
    s.do("0:play triple-up")
    assert hand(s, 0)[0] == "concuss", "the last card of the old deck comes first"
    assert len(hand(s, 0)) == 3 and set(hand(s, 0)[1:]) < set(SEVEN)
    assert len(s.game.players[0].deck) == 5 and pile(s, 0) == ["triple-up"]


@pytest.mark.rule("DT-CARD-03")
def test_emptying_the_deck_does_not_reshuffle_yet() -> None:
    s = battle("barbarian", "barbarian", at="income", decks=(("concuss",),), discards=(SEVEN,))
    assert hand(s, 0) == ["concuss"] and s.game.players[0].deck == () and len(pile(s, 0)) == 7


@pytest.mark.rule("DT-CARD-04")
def test_with_nothing_left_to_draw_the_game_goes_on() -> None:
    s = battle("barbarian", "barbarian", at="income", decks=((),), cp=(3,))
    assert hand(s, 0) == [] and s.game.players[0].cp == 4
    assert (s.seat, s.prompt) == (0, "main") and healths(s) == [50, 50]


@pytest.mark.rule("DT-CARD-04")
def test_as_many_cards_are_drawn_as_there_are() -> None:
    s = battle(
        "barbarian", "barbarian", hands=(("triple-up",),), decks=(("concuss",),), discards=(("tip-it",),), cp=(2,)
    )
    s.do("0:play triple-up")
    assert hand(s, 0) == ["concuss", "tip-it"] and pile(s, 0) == ["triple-up"] and s.prompt == "main"


@pytest.mark.rule("DT-CARD-05")
def test_the_card_that_draws_is_not_shuffled_into_the_new_deck() -> None:
    s = battle(
        "barbarian", "barbarian", hands=(("double-up",),), decks=((),), discards=(("tip-it", "concuss"),), cp=(1,)
    )
    s.do("0:play double-up")
    assert sorted(hand(s, 0)) == ["concuss", "tip-it"] and s.game.players[0].deck == ()
    assert pile(s, 0) == ["double-up"]


@pytest.mark.rule("DT-CARD-05")
def test_while_resolving_a_card_is_paid_for_and_lies_nowhere() -> None:
    s = battle(
        "gunslinger",
        "barbarian",
        hands=(("buh-bye",),),
        discards=(("tip-it",),),
        cp=(2,),
        tokens=({"bounty": 1}, {"bounty": 1}),
    )
    s.do("0:play buh-bye")
    number = s.game.card_named(0, "buh-bye")
    player = s.game.players[0]
    assert number not in (*player.hand, *player.deck, *player.discard) and player.cp == 0
    s.do("0:remove 1 bounty")
    assert pile(s, 0) == ["buh-bye", "tip-it"], "on top of the discard pile"


# ---------------------------------------------------------------------- instants
@pytest.mark.rule("DT-CARD-06")
def test_an_instant_can_be_played_in_an_opponents_upkeep() -> None:
    s = battle("barbarian", "barbarian", at="upkeep", active=1, hands=(("getting-paid",),))
    assert (s.seat, s.game.phase) == (0, UPKEEP)
    s.do("0:play getting-paid")
    assert s.game.players[0].cp == 4


@pytest.mark.rule("DT-CARD-06")
@pytest.mark.parametrize("seat", [0, 1, 3])
def test_an_instant_can_be_played_in_every_phase_of_any_players_turn(seat: int) -> None:
    hands: list[tuple[str, ...]] = [(), (), (), ()]
    hands[seat] = ("getting-paid",)
    s = battle(*["barbarian"] * 4, at="upkeep", hands=hands, decks=((),) * 4, dice=(1, 1, 1, 1, 1, 3))
    assert moments(s, seat, "play getting-paid") == ALL_PHASES


@pytest.mark.rule("DT-CARD-06")
def test_an_instant_can_be_played_instead_of_selling_down() -> None:
    s = battle("barbarian", "barbarian", at="discard", hands=(("getting-paid", *SEVEN[:6]),))
    assert s.game.phase == DISCARD and s.why_not("0:play getting-paid") == ""


@pytest.mark.rule("DT-CARD-06")
def test_an_activated_ultimate_stops_the_instants_of_opponents() -> None:
    s = battle(
        "gunslinger",
        "barbarian",
        at="offensive_roll",
        dice=(6, 6, 6, 6, 6),
        hands=(("getting-paid",), ("getting-paid",)),
        decks=((), ()),
    )
    s.do("1:pass", "0:keep 6 6 6 6 6", "0:announce fill-em-with-lead", "0:pass")
    assert s.seat == 1 and "play getting-paid" in s.offers, "announced, not yet activated"
    s.do("1:pass")
    assert s.seat == 0 and s.why_not("1:play getting-paid") == "DT-ABILITY-14"
    assert "play getting-paid" in s.offers, "its owner is not locked out"
    while s.game.phase != MAIN_2:
        s.do("0:pass")  # nobody else is asked
    assert s.prompt == "main" and s.why_not("1:play getting-paid") != "DT-ABILITY-14"
    s.do("0:pass", "1:play getting-paid", "0:pass")
    assert s.game.players[1].cp == 4, "from Main (2) on they may act again"


@pytest.mark.rule("DT-CARD-07")
def test_an_instant_comes_between_two_effects_of_a_card() -> None:
    s = battle(rover(), "barbarian", hands=(("first-then-second",), ("buh-bye",)), cp=(0, 2), health=(40, 50))
    s.do("0:play first-then-second", "0:pass")
    assert s.seat == 1 and count(s, 0, "tonic") == 1 and healths(s) == [40, 50], "the first is done, the second not"
    s.do("1:play buh-bye", "0:pass", "1:remove 0 tonic")
    assert count(s, 0, "tonic") == 0 and pile(s, 1) == ["buh-bye"], "the instant is wholly done"
    assert healths(s) == [43, 50] and pile(s, 0) == ["first-then-second"], "and then the second"
    assert [line.message for line in s.game.log or [] if line.message in ("gains-tokens", "loses-tokens", "heals")] == [
        "gains-tokens",
        "loses-tokens",
        "heals",
    ]


@pytest.mark.rule("DT-CARD-07")
def test_an_instant_comes_between_two_effects_of_an_ability() -> None:
    s = battle(
        "barbarian",
        "gunslinger",
        at="offensive_roll",
        dice=(6, 6, 6, 1, 4),
        hands=((), ("buh-bye",)),
        cp=(0, 2),
        levels=({"crit-bash": 2},),
    )
    s.do("0:keep 1 4 6 6 6", "0:announce crit-smash")
    assert s.seat == 1 and count(s, 1, "concussion") == 1 and incoming(s, 1) == 0
    s.do("1:play buh-bye", "1:remove 1 concussion")
    assert healths(s) == [50, 48] and count(s, 1, "concussion") == 0, "the damage comes afterwards"


@pytest.mark.rule("DT-CARD-08")
def test_nobody_acts_between_the_choice_and_the_end_of_an_instant() -> None:
    s = battle(
        "barbarian", "gunslinger", hands=(("buh-bye",), ("getting-paid",)), cp=(2, 2), tokens=({}, {"bounty": 1})
    )
    s.do("0:play buh-bye")
    assert s.seat == 0 and s.why_not("1:play getting-paid") != ""
    s.do("0:remove 1 bounty")
    assert s.seat == 1 and "play getting-paid" in s.offers and pile(s, 0) == ["buh-bye"], "then it is B's chance"


@pytest.mark.rule("DT-CARD-08")
def test_nobody_acts_while_an_instant_rolls_dice() -> None:
    s = battle("barbarian", "barbarian", hands=(("feelin-good",), ("getting-paid",)), health=(40, 50), dice=(4, 5, 1))
    s.do("0:play feelin-good")
    assert healths(s) == [45, 50] and pile(s, 0) == ["feelin-good"], "2 x 2 symbols + 1, all at once"
    assert s.seat == 1 and "play getting-paid" in s.offers


@pytest.mark.rule("DT-CARD-08", "DT-STATUS-09")
def test_an_instant_does_not_interrupt_the_spending_of_a_token() -> None:
    s = battle(
        "barbarian",
        "gunslinger",
        at="offensive_roll",
        dice=(1, 1, 1, 4, 6, 5),
        hands=(("getting-paid", "so-wild"),),
        cp=(2,),
        tokens=({}, {"evasive": 1}),
    )
    s.do("0:keep 1 1 1 4 6", "0:announce smack", "0:pass", "0:pass", "1:spend evasive", "0:pass")
    assert s.seat == 0 and "play so-wild" in s.offers, "the die may be changed"
    assert "play getting-paid" not in s.offers and s.why_not("0:play getting-paid") == "DT-CARD-08"


@pytest.mark.rule("DT-CARD-08", "DT-CARD-11")
def test_the_refusal_names_what_cannot_be_interrupted() -> None:
    s = battle(
        "barbarian", "gunslinger", hands=(("buh-bye",), ("getting-paid",)), cp=(2, 2), tokens=({}, {"bounty": 1})
    )
    assert s.do("0:play buh-bye").why_not("1:play getting-paid") == "DT-CARD-08"
    s = battle(
        "barbarian",
        "barbarian",
        at="offensive_roll",
        hands=(("twice-as-wild",), ("so-wild", "getting-paid")),
        cp=(3, 3),
        dice=(1, 1, 1, 4, 6),
    )
    s.do("1:pass", "0:play twice-as-wild")
    assert (s.why_not("1:play so-wild"), s.why_not("1:play getting-paid")) == ("DT-CARD-11", "DT-CARD-08")


# ---------------------------------------------------------------------- main and roll phase cards
@pytest.mark.rule("DT-CARD-09")
def test_main_phase_cards_belong_to_the_active_players_main_phases() -> None:
    hands = (("vegas-baby",), ("vegas-baby",), (), ("vegas-baby",))
    s = battle(*["barbarian"] * 4, at="upkeep", hands=hands, decks=((),) * 4, dice=(1, 1, 1, 1, 1, 3))
    assert moments(s.clone(), 0, "play vegas-baby") == {MAIN_1, MAIN_2}
    assert moments(s.clone(), 1, "play vegas-baby") == moments(s, 3, "play vegas-baby") == set()


@pytest.mark.rule("DT-CARD-09")
def test_main_phase_cards_are_refused_to_others_and_in_the_roll_phase() -> None:
    s = battle("barbarian", "barbarian", hands=(("vegas-baby",), ("vegas-baby",)), dice=(1, 1, 1, 1, 1))
    assert s.game.phase == MAIN_1
    assert (s.why_not("0:play vegas-baby"), s.why_not("1:play vegas-baby")) == ("", "DT-CARD-09")
    s.do("0:pass")
    assert s.game.phase == OFFENSE and s.why_not("0:play vegas-baby") == "DT-CARD-09"


@pytest.mark.rule("DT-CARD-09")
def test_a_main_phase_card_can_be_interrupted() -> None:
    s = battle(rover(), "barbarian", hands=(("curse",), ("getting-paid",)))
    s.do("0:play curse")
    assert s.seat == 1 and "play getting-paid" in s.offers and count(s, 1, "wither") == 0, "it is not finished"
    s.do("1:play getting-paid")
    assert s.game.players[1].cp == 4 and count(s, 1, "wither") == 1


@pytest.mark.rule("DT-CARD-10")
def test_a_roll_phase_card_can_be_played_on_an_opponents_dice() -> None:
    s = battle(
        "barbarian", "barbarian", at="offensive_roll", active=1, hands=(("so-wild",),), cp=(2,), dice=(6, 6, 6, 6, 6)
    )
    assert s.seat == 0
    s.do("0:play so-wild", "0:set 6 1")
    assert dice_on_table(s) == [1, 6, 6, 6, 6] and s.game.players[0].cp == 0


@pytest.mark.rule("DT-CARD-10")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_roll_phase_cards_are_playable_by_anybody_in_the_three_roll_phases_only(seat: int) -> None:
    hands: list[tuple[str, ...]] = [(), (), (), ()]
    hands[seat] = ("so-wild",)
    s = battle(*["barbarian"] * 4, at="upkeep", hands=hands, cp=(2,) * 4, decks=((),) * 4, dice=(1, 1, 1, 1, 1, 3))
    assert moments(s, seat, "play so-wild") == {OFFENSE, TARGETING, DEFENSE}


@pytest.mark.rule("DT-CARD-10")
@pytest.mark.parametrize("at", ["main_1", "main_2"])
def test_roll_phase_cards_are_refused_in_a_main_phase(at: str) -> None:
    s = battle("barbarian", "barbarian", at=at, active=1, hands=(("so-wild",), ("so-wild",)), cp=(2, 2))
    assert (s.why_not("0:play so-wild"), s.why_not("1:play so-wild")) == ("DT-CARD-10", "DT-CARD-10")


@pytest.mark.rule("DT-CARD-10", "DT-DICE-04")
def test_roll_phase_cards_do_not_reach_dice_rolled_in_a_main_phase() -> None:
    s = battle("barbarian", "barbarian", hands=(("vegas-baby",), ("so-wild", "tip-it")), cp=(0, 3), dice=(1,))
    s.do("0:play vegas-baby")
    assert s.seat == 1 and dice_on_table(s) == [1] and "play tip-it" in s.offers, "an instant does"
    assert "play so-wild" not in s.offers and s.why_not("1:play so-wild") == "DT-CARD-10"


@pytest.mark.rule("DT-CARD-11")
def test_a_second_roll_phase_card_waits_until_the_first_is_complete() -> None:
    s = battle(
        "barbarian",
        "barbarian",
        at="offensive_roll",
        dice=(1, 1, 1, 4, 4),
        hands=(("twice-as-wild",), ("so-wild",)),
        cp=(3, 2),
    )
    s.do("1:pass", "0:keep 1 1 1 4 4", "0:play twice-as-wild", "0:set 4 2")
    assert s.seat == 0 and s.prompt == "set-die", "nobody else is asked between the two dice"
    s.do("0:set 4 3", "0:keep 1 1 1 2 3", "0:announce smack")
    assert pile(s, 0) == ["twice-as-wild"]
    s.do("1:play so-wild", "1:set 3 6")
    assert dice_on_table(s) == [1, 1, 1, 2, 6] and s.seat == 0, "it interrupted the announcement"


@pytest.mark.rule("DT-CARD-11")
def test_a_roll_phase_card_that_rolls_dice_is_not_interrupted_by_another() -> None:
    s = battle(
        "barbarian",
        "barbarian",
        at="offensive_roll",
        dice=(1, 1, 1, 4, 4, 1, 1, 4, 4, 4),
        hands=(("get-some",), ("not-this-time", "so-wild")),
        cp=(2, 3),
    )
    s.do("1:pass", "0:keep 1 1 1 4 4", "0:announce smack", "1:pass", "0:play get-some")
    assert s.seat == 1 and "play so-wild" in s.offers, "its dice may be changed"
    assert "play not-this-time" not in s.offers and s.why_not("1:play not-this-time") == "DT-CARD-11"


# ---------------------------------------------------------------------- common cards
@pytest.mark.parametrize(
    ("id", "cost", "timing"),
    [
        pytest.param("not-this-time", 1, ROLL, marks=pytest.mark.rule("DT-CARD-13")),
        pytest.param("buh-bye", 2, INSTANT, marks=pytest.mark.rule("DT-CARD-14")),
        pytest.param("transference", 2, MAIN, marks=pytest.mark.rule("DT-CARD-15")),
        pytest.param("so-wild", 2, ROLL, marks=pytest.mark.rule("DT-CARD-16")),
        pytest.param("twice-as-wild", 3, ROLL, marks=pytest.mark.rule("DT-CARD-17")),
        pytest.param("samesies", 1, ROLL, marks=pytest.mark.rule("DT-CARD-18")),
        pytest.param("six-it", 1, ROLL, marks=pytest.mark.rule("DT-CARD-19")),
        pytest.param("getting-paid", 0, INSTANT, marks=pytest.mark.rule("DT-CARD-20")),
        pytest.param("what-status-effects", 2, MAIN, marks=pytest.mark.rule("DT-CARD-21")),
    ],
)
def test_a_common_card_has_the_same_cost_and_kind_in_every_deck(id: str, cost: int, timing: int) -> None:
    for hero in HEROES.values():
        assert [(card.cost, card.timing) for card in hero.deck if card.id == id] == [(cost, timing)], hero.id


@pytest.mark.rule("DT-CARD-13", "DT-MODE2V2-06")
def test_not_this_time_prevents_six_for_a_teammate() -> None:
    s = battle(
        *["barbarian"] * 4,
        at="offensive_roll",
        dice=(1, 1, 1, 1, 1, 1),
        hands=((), (), (), ("not-this-time",)),
        cp=(0, 0, 0, 1),
    )
    s.do("0:keep 1 1 1 1 1", "0:announce smack", "3:pass")
    assert s.prompt == "defend" and s.seat == 2 and incoming(s, 2) == 8
    s.do("2:pass", "3:play not-this-time")
    assert s.game.players[3].cp == 0 and healths(s) == [50, 48], "8 - 6"


@pytest.mark.rule("DT-CARD-13")
def test_not_this_time_protects_a_player_of_the_casters_choice() -> None:
    """The attacker, who is struck back, may be chosen too; more than there is cannot be prevented."""
    s = battle(
        "gunslinger",
        "barbarian",
        at="offensive_roll",
        active=1,
        dice=(1, 1, 1, 4, 6, 5, 3),
        hands=((), ("not-this-time",)),
        cp=(0, 1),
    )
    s.do("1:keep 1 1 1 4 6", "1:announce smack", "1:pass", "0:defend duel", "1:pass", "1:pass", "0:choose 1")
    assert (incoming(s, 0), incoming(s, 1)) == (4, 3)
    s.do("1:play not-this-time")
    assert s.prompt == "choose-player" and sorted(s.offers) == ["player 0", "player 1"]
    s.do("1:player 1")
    assert healths(s) == [46, 50]


@pytest.mark.rule("DT-CARD-13")
def test_not_this_time_is_refused_against_ultimate_damage() -> None:
    s = battle(
        rover(),
        "barbarian",
        at="offensive_roll",
        dice=(6, 6, 6, 6, 6),
        hands=(("getting-paid", "not-this-time"), ("not-this-time",)),
        cp=(1, 1),
    )
    s.do("0:keep 6 6 6 6 6", "0:announce finisher", "0:pass")
    assert s.seat == 0 and incoming(s, 1) == 10
    assert s.why_not("1:play not-this-time") == "DT-ABILITY-14"
    assert s.why_not("0:play not-this-time") == "DT-DMG-07", "not even the attacker can prevent it"
    s.passing()
    assert healths(s) == [50, 40] and hand(s, 1) == ["not-this-time"]


@pytest.mark.rule("DT-CARD-14", "DT-STATUS-10")
def test_buh_bye_removes_one_token_of_a_stack() -> None:
    s = battle(rover(), "barbarian", hands=(("buh-bye",),), cp=(2,), tokens=({}, {"wither": 2}))
    s.do("0:play buh-bye", "0:remove 1 wither")
    assert count(s, 1, "wither") == 1 and s.game.players[0].cp == 0 and pile(s, 0) == ["buh-bye"]


@pytest.mark.rule("DT-CARD-14")
def test_buh_bye_cannot_choose_protected_tokens() -> None:
    protected = {"doubloon": 2, "ops": 3}
    s = battle(rover(), "barbarian", hands=(("buh-bye",),), cp=(2,), tokens=({"tonic": 1}, {**protected, "wither": 1}))
    s.do("0:play buh-bye")
    assert sorted(s.offers) == ["remove 0 tonic", "remove 1 wither"]
    s = battle(rover(), "barbarian", hands=(("buh-bye",),), cp=(2,), tokens=({}, protected))
    assert "play buh-bye" not in s.offers and s.why_not("0:play buh-bye") == "DT-STATUS-06"


@pytest.mark.rule("DT-CARD-15")
def test_transference_moves_one_token_to_another_player() -> None:
    s = battle("gunslinger", "barbarian", hands=(("transference",),), cp=(2,), tokens=({"bounty": 1, "evasive": 2}, {}))
    s.do("0:play transference")
    assert sorted(s.offers) == ["move bounty 0 1", "move evasive 0 1"]
    s.do("0:move bounty 0 1")
    assert (count(s, 0, "bounty"), count(s, 1, "bounty")) == (0, 1)
    assert count(s, 0, "evasive") == 2 and s.game.players[0].cp == 0


@pytest.mark.rule("DT-CARD-15")
def test_transference_can_move_a_token_between_two_other_players() -> None:
    s = battle("gunslinger", "barbarian", "barbarian", hands=(("transference",),), cp=(2,), tokens=({}, {"bounty": 1}))
    s.do("0:play transference")
    assert sorted(s.offers) == ["move bounty 1 0", "move bounty 1 2"]
    s.do("0:move bounty 1 2")
    assert [count(s, seat, "bounty") for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("DT-CARD-15", "DT-STATUS-11")
def test_transference_refuses_a_destination_at_its_stack_limit() -> None:
    full = {"bounty": 1}
    s = battle("gunslinger", "barbarian", "barbarian", hands=(("transference",),), cp=(2,), tokens=(full, full, {}))
    s.do("0:play transference")
    assert sorted(s.offers) == ["move bounty 0 2", "move bounty 1 2"] and s.why_not("0:move bounty 0 1") != ""
    s = battle("gunslinger", "barbarian", hands=(("transference",),), cp=(2,), tokens=(full, full))
    assert "play transference" not in s.offers and s.why_not("0:play transference") == "DT-CARD-15"


@pytest.mark.rule("DT-CARD-15")
def test_a_full_stack_that_bursts_accepts_a_further_token() -> None:
    s = battle(rover(), "barbarian", hands=(("transference",),), cp=(2,), tokens=({"keg": 1}, {"keg": 1}))
    s.do("0:play transference", "0:move keg 0 1")
    assert (count(s, 0, "keg"), count(s, 1, "keg")) == (0, 1) and healths(s) == [50, 47]


@pytest.mark.rule("DT-CARD-15", "DT-COMPANION-01")
def test_transference_cannot_choose_a_companion() -> None:
    s = battle(rover(), "barbarian", hands=(("transference",),), cp=(2,), tokens=({"hound": 1, "tonic": 1}, {}))
    assert s.do("0:play transference").offers == ["move tonic 0 1"]


@pytest.mark.rule("DT-CARD-16", "DT-DICE-01")
def test_so_wild_changes_number_and_symbol_of_an_opponents_die() -> None:
    s = battle("barbarian", "barbarian", at="offensive_roll", dice=(6, 6, 6, 6, 1), hands=((), ("so-wild",)), cp=(0, 2))
    s.do("1:play so-wild")
    assert sorted(s.offers) == sorted([f"set {old} {new}" for old in (1, 6) for new in range(1, 7) if old != new]), (
        "any die to any value"
    )
    s.do("1:set 6 1")
    assert dice_on_table(s) == [1, 1, 6, 6, 6] and s.game.players[1].cp == 0
    s.do("0:keep 1 1 6 6 6")
    assert "announce sturdy-blow" in s.offers and "announce crit-bash" not in s.offers, "a sword, no longer a pow"


@pytest.mark.rule("DT-CARD-16")
def test_so_wild_changes_ones_own_die_and_costs_two() -> None:
    s = battle("barbarian", "barbarian", at="offensive_roll", dice=(6, 6, 6, 6, 1), hands=(("so-wild",),), cp=(2,))
    s.do("0:play so-wild", "0:set 1 6", "0:keep 6 6 6 6 6")
    assert "announce rage" in s.offers and s.game.players[0].cp == 0
    s = battle("barbarian", "barbarian", at="offensive_roll", dice=(6, 6, 6, 6, 1), hands=(("so-wild",),), cp=(1,))
    assert s.why_not("0:play so-wild") == "DT-CP-01"


@pytest.mark.rule("DT-CARD-17", "DT-OFF-07", "DT-OFF-08")
def test_after_twice_as_wild_the_active_player_announces_again_or_rolls_on() -> None:
    s = battle(
        "barbarian",
        "barbarian",
        at="offensive_roll",
        dice=(6, 6, 6, 6, 6, 4, 4),
        hands=((), ("twice-as-wild",)),
        cp=(0, 3),
    )
    s.do("1:pass", "0:keep 6 6 6 6 6", "0:announce rage", "1:play twice-as-wild", "1:set 6 1", "1:set 6 2")
    assert s.game.players[1].cp == 0 and dice_on_table(s) == [1, 2, 6, 6, 6]
    assert (s.seat, s.prompt) == (0, "keep"), "two attempts are left"
    again = s.clone().do("0:keep 1 2 6 6 6")
    assert again.prompt == "announce" and "announce sturdy-blow" in again.offers
    assert "announce rage" not in again.offers
    s.do("0:keep 6 6 6")
    assert dice_on_table(s) == [4, 4, 6, 6, 6]


@pytest.mark.rule("DT-CARD-17", "DT-OFF-08")
def test_after_the_third_attempt_twice_as_wild_leaves_only_announcing_again() -> None:
    s = battle(
        "barbarian",
        "barbarian",
        at="offensive_roll",
        dice=(6, 6, 6, 6, 4, 4, 6),
        hands=((), ("twice-as-wild",)),
        cp=(0, 3),
    )
    s.do("1:pass", "0:keep 6 6 6 6", "1:pass", "0:keep 6 6 6 6", "1:pass", "0:announce rage")
    s.do("1:play twice-as-wild", "1:set 6 1", "1:set 6 2")
    assert (s.seat, s.prompt) == (0, "announce") and s.why_not("0:keep 6 6 6") == "DT-OFF-01"
    assert "announce rage" not in s.offers and "announce sturdy-blow" in s.offers


@pytest.mark.rule("DT-CARD-18")
def test_samesies_copies_one_of_your_dice_onto_another() -> None:
    s = battle("barbarian", "barbarian", at="offensive_roll", dice=(2, 5, 5, 6, 6), hands=(("samesies",),), cp=(1,))
    s.do("0:play samesies", "0:copy 2 5")
    assert dice_on_table(s) == [5, 5, 5, 6, 6] and s.game.players[0].cp == 0


@pytest.mark.rule("DT-CARD-18")
def test_samesies_does_not_mix_dice_rolled_for_different_purposes() -> None:
    s = battle(
        "barbarian",
        "barbarian",
        at="offensive_roll",
        dice=(2, 2, 5, 6, 6, 1, 3, 4),
        hands=(("samesies", "feelin-good"),),
        cp=(1,),
    )
    s.do("0:play feelin-good", "0:play samesies")
    assert sorted(s.offers) == ["copy 1 3", "copy 1 4", "copy 3 1", "copy 3 4", "copy 4 1", "copy 4 3"]
    s.do("0:copy 1 4")
    assert dice_on_table(s) == [2, 2, 5, 6, 6], "the other roll is as it was"


@pytest.mark.rule("DT-CARD-18")
def test_samesies_neither_copies_nor_changes_a_reload_die() -> None:
    s = battle(
        "gunslinger",
        "barbarian",
        at="offensive_roll",
        dice=(2, 2, 3, 6, 6, 1),
        hands=(("samesies", "so-wild"),),
        cp=(3,),
        tokens=({"reload": 1}, {}),
    )
    s.do("0:keep 2 2 3 6 6", "0:announce revolver", "0:pass", "0:spend reload")
    assert dice_on_table(s) == [1] and "play so-wild" in s.offers
    assert "play samesies" not in s.offers and s.why_not("0:play samesies") == "DT-CARD-18"


@pytest.mark.rule("DT-CARD-18")
def test_samesies_is_for_your_own_dice() -> None:
    hands = (("samesies", "so-wild"), ("samesies", "so-wild"))
    s = battle("barbarian", "barbarian", at="offensive_roll", dice=(2, 5, 5, 6, 6), hands=hands, cp=(3, 3))
    assert s.seat == 1 and "play samesies" not in s.offers and s.why_not("1:play samesies") == "DT-CARD-18"


@pytest.mark.rule("DT-CARD-19")
def test_six_it_sets_one_of_your_own_dice_to_six() -> None:
    hands = (("six-it",), ("six-it", "so-wild"))
    s = battle("barbarian", "barbarian", at="offensive_roll", dice=(2, 2, 5, 6, 6), hands=hands, cp=(1, 3))
    assert s.seat == 1 and "play six-it" not in s.offers and s.why_not("1:play six-it") == "DT-CARD-19"
    s.do("1:pass", "0:play six-it")
    assert sorted(s.offers) == ["set 2 6", "set 5 6"]
    s.do("0:set 2 6")
    assert dice_on_table(s) == [2, 5, 6, 6, 6] and s.game.players[0].cp == 0


@pytest.mark.rule("DT-CARD-19")
def test_six_it_works_on_defensive_dice_of_the_defender_only() -> None:
    s = battle(
        "barbarian",
        "barbarian",
        at="offensive_roll",
        dice=(1, 1, 1, 4, 6, 2, 1, 1),
        hands=(("six-it", "so-wild"), ("six-it",)),
        cp=(3, 1),
    )
    s.do("0:keep 1 1 1 4 6", "0:announce smack", "0:pass", "1:defend thick-skin")
    assert s.seat == 0 and "play so-wild" in s.offers and s.why_not("0:play six-it") == "DT-CARD-19"
    s.do("0:pass", "1:play six-it", "1:set 2 6")
    assert dice_on_table(s) == [1, 1, 6]


@pytest.mark.rule("DT-CARD-19")
def test_six_it_does_not_reach_a_teammates_dice() -> None:
    hands = ((), ("six-it", "so-wild"), (), ())
    s = battle(*["barbarian"] * 4, at="offensive_roll", dice=(2, 2, 5, 6, 6), hands=hands, cp=(0, 3, 0, 0))
    assert s.seat == 1 and "play so-wild" in s.offers and s.why_not("1:play six-it") == "DT-CARD-19"


@pytest.mark.rule("DT-CARD-20")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (13, 15), (14, 15), (15, 15)])
def test_getting_paid_gives_two_cp_up_to_fifteen(before: int, after: int) -> None:
    s = battle("barbarian", "barbarian", hands=(("getting-paid",),), cp=(before,)).do("0:play getting-paid")
    assert s.game.players[0].cp == after and pile(s, 0) == ["getting-paid"]


@pytest.mark.rule("DT-CARD-21", "DT-TIME-08")
def test_the_victim_of_what_status_effects_may_still_spend_a_token() -> None:
    s = battle(
        rover(),
        "barbarian",
        hands=(("what-status-effects",),),
        cp=(2,),
        health=(50, 40),
        tokens=({}, {"tonic": 2, "wither": 1, "doubloon": 1}),
    )
    s.do("0:play what-status-effects")
    assert s.seat == 1 and "spend tonic" in s.offers and s.game.players[0].cp == 0
    s.do("1:spend tonic")
    assert healths(s) == [50, 42] and (s.seat, count(s, 1, "tonic"), count(s, 1, "wither")) == (1, 1, 1)
    s.do("1:pass")
    assert [count(s, 1, id) for id in ("tonic", "wither", "doubloon")] == [0, 0, 1], "the rest goes, as far as it may"
    assert healths(s) == [50, 42] and pile(s, 0) == ["what-status-effects"]


@pytest.mark.rule("DT-CARD-21")
def test_what_status_effects_takes_the_tokens_of_one_chosen_player() -> None:
    s = battle(
        rover(), "barbarian", hands=(("what-status-effects",),), cp=(2,), tokens=({"keg": 1}, {"keg": 1, "wither": 2})
    )
    s.do("0:play what-status-effects", "0:player 1")
    assert [count(s, 0, "keg"), count(s, 1, "keg"), count(s, 1, "wither")] == [1, 0, 0]


@pytest.mark.rule("DT-CARD-21")
def test_what_status_effects_finishes_even_if_nothing_is_left_to_remove() -> None:
    s = battle(rover(), "barbarian", hands=(("what-status-effects",),), cp=(2,), tokens=({}, {"tonic": 1}))
    s.do("0:play what-status-effects", "1:spend tonic")
    assert s.prompt == "main" and pile(s, 0) == ["what-status-effects"] and healths(s) == [50, 52]
