"""Words of ability and card texts: roll, on, times, then, or, steal, also, gain, heal (DT-TEXT)."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.rules.effects.aim import OPPONENT, OPPONENTS, TARGET, YOU
from tablee.games.dice_throne.rules.effects.amounts import AtLeast, Dealt, OfAKind, PerSymbol, PerToken, shows
from tablee.games.dice_throne.rules.effects.basic import (
    Also,
    Discard,
    DiscardHand,
    Draw,
    GainCP,
    Heal,
    Postpone,
    StealCP,
    StealHealth,
    Then,
)
from tablee.games.dice_throne.rules.effects.damage import Damage
from tablee.games.dice_throne.rules.effects.dice import Dice
from tablee.games.dice_throne.rules.effects.tokens import Gain, Inflict
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import (
    AT_UPKEEP,
    COLLATERAL,
    NEGATIVE,
    PLAIN,
    TOTALLED,
    UNDEFENDABLE,
    Hero,
    Token,
    symbols,
)
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming, pile
from tablee.kernel.effect import Effect, Either, If, Sequence
from tablee.testing.scene import Scene

from .ability_kit import ANY, CLAWS, CRIT, HONOUR, MARK, ability, card, foe, panther

CLAW = (1, 4, 4, 5, 6)


def played(
    effect: Effect,
    *others: str | Hero,
    own: tuple[str, ...] = (),
    theirs: tuple[tuple[str, ...], ...] = (),
    **given: Any,
) -> Scene[Battle]:
    """Seat 0 has played a Main Phase card with this text; windows are left open."""
    s = battle(panther(cards=(card(effect),)), *(others or (foe(),)), hands=(("text", *own), *theirs), **given)
    return s.do("0:play text")


def activated(effect: Effect, dice: tuple[int, ...] = CLAW, **given: Any) -> Scene[Battle]:
    """Seat 0 activates an ability with this text against one opponent."""
    hero = panther(ability("it", effect))
    s = battle(hero, foe(), at="offensive_roll", dice=dice, **given).passing()
    s.do("0:keep " + " ".join([str(face) for face in sorted(dice[:5])]), "0:announce it")
    while not s.log("activates"):
        assert s.prompt == "act"
        s.do(f"{s.seat}:pass")
    return s


def cp(scene: Scene[Battle]) -> list[int]:
    return [player.cp for player in scene.game.players]


# ---------------------------------------------------------------------- roll, on, times
@pytest.mark.rule("DT-TEXT-01")
def test_a_text_counts_only_the_dice_it_has_rolled() -> None:
    def text() -> Effect:
        return Sequence(Dice(2), If(shows(panther=1), Draw(1)))

    nothing = activated(text(), (3, 6, 6, 6, 6, 1, 2))
    assert hand(nothing, 0) == [] and nothing.log("rolls")[-1]["dice"] == "1 2"
    assert len(hand(activated(text(), (3, 6, 6, 6, 6, 6, 2)), 0)) == 1
    assert len(hand(activated(text(), (3, 4, 4, 4, 4, 1, 6)), 0)) == 1


@pytest.mark.rule("DT-TEXT-01")
def test_a_text_rolls_once_and_the_second_roll_of_a_text_counts_alone() -> None:
    s = played(Sequence(Dice(2), Dice(1), If(shows(panther=1), GainCP(3))), dice=(6, 6, 1), cp=(0, 0))
    assert s.prompt == "main" and cp(s) == [0, 0]  # nobody was asked to keep or re-roll
    assert [roll["dice"] for roll in s.log("rolls")] == ["6 6", "1"]


@pytest.mark.rule("DT-TEXT-02")
@pytest.mark.parametrize(("dice", "gained"), [((6, 6, 6), 1), ((1, 6, 4), 1), ((1, 3, 4), 0)])
def test_on_a_symbol_is_taken_once_however_many_were_rolled(dice: tuple[int, ...], gained: int) -> None:
    s = played(Sequence(Dice(3), If(shows(panther=1), Gain(HONOUR))), dice=dice)
    assert count(s, 0, "honour") == gained


@pytest.mark.rule("DT-TEXT-02")
def test_on_several_symbols_needs_all_of_them() -> None:
    def text() -> Effect:
        return Sequence(Dice(4), If(shows(panther=2, claws=1), Gain(HONOUR)))

    assert count(played(text(), dice=(6, 6, 1, 1)), 0, "honour") == 1
    assert count(played(text(), dice=(6, 6, 4, 4)), 0, "honour") == 0
    assert count(played(text(), dice=(6, 1, 1, 1)), 0, "honour") == 0


@pytest.mark.rule("DT-TEXT-03")
@pytest.mark.parametrize(("dice", "total"), [((1, 2, 3, 4, 6), 12), ((4, 4, 5, 6, 6), 0), ((1, 4, 4, 4, 4), 4)])
def test_a_number_times_a_symbol_multiplies_by_the_dice_that_show_it(dice: tuple[int, ...], total: int) -> None:
    s = played(Sequence(Dice(5), GainCP(PerSymbol(4, CLAWS))), dice=dice, cp=(0, 0))
    assert cp(s) == [total, 0]


@pytest.mark.rule("DT-TEXT-03", "DT-TEXT-01")
def test_multiplied_damage_counts_the_dice_of_that_roll_only() -> None:
    def text() -> Effect:
        return Sequence(Dice(3), Damage(PerSymbol(4, CLAWS), UNDEFENDABLE))

    assert healths(activated(text(), (1, 1, 1, 1, 1, 1, 2, 3))) == [50, 38]
    assert healths(activated(text(), (1, 1, 1, 1, 1, 4, 5, 6))) == [50, 50]


# ---------------------------------------------------------------------- then
@pytest.mark.rule("DT-TEXT-04")
def test_then_opens_a_window_between_its_two_parts() -> None:
    hands = (("getting-paid",), ("getting-paid", "not-this-time", "so-wild"))
    tokens: tuple[dict[str, int], ...] = ({}, {"shield": 1})
    text = Sequence(Damage(5, UNDEFENDABLE), Then(), Gain(CRIT))
    s = activated(text, hands=hands, tokens=tokens, cp=(0, 5))
    assert (s.seat, s.offers) == (0, ["play getting-paid", "pass"])
    assert incoming(s, 1) == 5 and healths(s) == [50, 50] and count(s, 0, "crit") == 0
    s.do("0:pass")
    assert (s.seat, s.offers) == (1, ["play getting-paid", "play not-this-time", "spend shield", "pass"])
    s.do("1:spend shield", "0:pass")  # an answer that the active player might have forestalled
    assert incoming(s, 1) == 2 and count(s, 0, "crit") == 0  # still the same window
    while healths(s) == [50, 50]:
        assert count(s, 0, "crit") == 0
        s.do(f"{s.seat}:pass")
    assert healths(s) == [50, 48] and (s.seat, s.offers) == (0, ["play getting-paid", "pass"])  # the pause
    assert count(s, 0, "crit") == 0 and "Afterwards" in s.game.place()
    s.do("0:pass")
    assert (s.seat, s.offers) == (1, ["play getting-paid", "pass"])  # roll cards too, but there is nothing to prevent
    s.do("1:pass")
    assert s.prompt == "main" and count(s, 0, "crit") == 1


@pytest.mark.rule("DT-TEXT-04")
def test_where_a_table_says_so_incoming_damage_is_enough_for_then() -> None:
    text = Sequence(Damage(5, UNDEFENDABLE), Then(), Gain(CRIT))
    s = activated(text, tokens=({}, {"shield": 1}), then="incoming")
    assert s.seat == 1 and incoming(s, 1) == 5 and count(s, 0, "crit") == 0
    s.do("1:pass")
    assert s.prompt == "act" and count(s, 0, "crit") == 1 and healths(s) == [50, 50]
    assert healths(s.passing()) == [50, 45]


@pytest.mark.rule("DT-TEXT-04", "DT-TEXT-06")
def test_no_damage_before_then_leaves_nothing_to_wait_for() -> None:
    s = activated(Sequence(Damage(PerToken(1, CRIT)), Then(), GainCP(2)), hands=((), ("getting-paid",)), cp=(0, 0))
    assert s.seat == 1 and s.game.phase == 4 and cp(s) == [0, 0]
    s.do("1:pass")
    assert s.game.phase != 7 and cp(s) == [2, 0]


@pytest.mark.rule("DT-TEXT-04", "DT-DMG-22", "DT-MOD-06")
def test_damage_after_damage_is_a_batch_of_its_own_without_modifiers_and_without_a_defence() -> None:
    text = Sequence(Damage(4), Then(), Damage(3), Heal(2))
    s = activated(text, hands=(("boost",),), tokens=({"wither": 1}, {"shield": 1}), health=(40, 50))
    s.do("0:play boost", "1:pass", "1:pass", "1:pass")
    assert healths(s) == [40, 45] and s.log("defends") == []  # 4 + 2 - 1
    assert (s.seat, s.offers) == (1, ["spend shield", "pass"]) and incoming(s, 1) == 3
    saved = s.clone().do("1:spend shield")
    assert healths(saved) == [42, 45] and saved.prompt == "main"
    s.do("1:pass")
    assert healths(s) == [42, 42] and s.prompt == "main" and s.game.later == () and s.game.incoming == []


@pytest.mark.rule("DT-TEXT-04", "DT-TARGET-02", "DT-TARGET-08")
@pytest.mark.parametrize(("first", "left"), [(UNDEFENDABLE, [35, 35, 30]), (COLLATERAL, [35, 30, 30])])
def test_a_target_that_only_comes_after_then_is_found_in_its_phase(first: int, left: list[int]) -> None:
    to = OPPONENTS if first == COLLATERAL else TARGET
    hero = panther(ability("it", Sequence(Damage(5, first, to), Then(), Inflict(MARK))))
    s = battle(hero, *[foe()] * 2, at="offensive_roll", dice=CLAW, decks=((), (), ())).passing()
    s.do("0:keep 1 4 4 5 6", "0:announce it").passing()
    assert s.prompt == "choose-target"
    s.do("0:player 2").passing()
    assert healths(s) == left and [count(s, seat, "mark") for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("DT-TEXT-04", "DT-DMG-22")
def test_then_after_damage_waits_for_it_outside_the_roll_phase_too() -> None:
    s = played(Sequence(Damage(3, PLAIN, OPPONENT), Then(), GainCP(2)), cp=(0, 0), tokens=({}, {"shield": 1}))
    assert s.seat == 1 and incoming(s, 1) == 3 and cp(s) == [0, 0]
    s.do("1:pass")
    assert s.prompt == "main" and healths(s) == [50, 47] and cp(s) == [2, 0]
    venom = Token("venom", ANY, NEGATIVE, 1, letter="V")
    venom.when(AT_UPKEEP, Sequence(Damage(3, PLAIN, YOU), Then(), Heal(1), GainCP(1)))
    hero = panther()
    hero.tokens += (venom,)
    s = battle(hero, foe(), at="upkeep", tokens=({"venom": 1},), health=(3, 50), cp=(0, 0))
    assert s.game.outcome == (1,) and cp(s) == [0, 0]  # the healing comes too late
    s = battle(hero, foe(), at="upkeep", tokens=({"venom": 1},), health=(10, 50), cp=(0, 0))
    assert healths(s) == [8, 50] and cp(s) == [2, 0]


@pytest.mark.rule("DT-TEXT-04")
def test_what_follows_then_waits_with_targeted_effects_before_it() -> None:
    text = Sequence(Inflict(MARK), Then(), Damage(5, UNDEFENDABLE), Gain(CRIT))
    s = activated(text, hands=((), ("getting-paid", "buh-bye")), cp=(0, 5))
    assert s.game.phase == 4 and count(s, 1, "mark") == 0 and count(s, 0, "crit") == 0
    s.do("1:pass")
    assert s.game.phase == 6 and count(s, 1, "mark") == 1
    assert s.seat == 1 and incoming(s, 1) == 0 and count(s, 0, "crit") == 0
    s.do("1:play buh-bye", "1:remove 1 mark", "1:pass")
    assert incoming(s, 1) == 5 and count(s, 0, "crit") == 1 and count(s, 1, "mark") == 0


@pytest.mark.rule("DT-TEXT-04")
def test_then_outside_the_roll_phase_lets_no_roll_phase_card_in() -> None:
    theirs = (("getting-paid", "not-this-time"),)
    s = played(Sequence(GainCP(2), Then(), Draw(1)), theirs=theirs, cp=(0, 5))
    assert s.seat == 1 and cp(s) == [0, 5]  # the card can be answered before it does anything
    s.do("1:pass")
    assert s.seat == 1 and cp(s) == [2, 5] and hand(s, 0) == []
    assert s.offers == ["play getting-paid", "pass"] and s.why_not("1:play not-this-time") == "DT-CARD-10"
    s.do("1:play getting-paid")
    assert cp(s) == [2, 7] and len(hand(s, 0)) == 1


@pytest.mark.rule("DT-TEXT-04")
def test_then_waits_for_the_damage_itself_where_the_text_depends_on_it() -> None:
    def text() -> Effect:
        return Sequence(Damage(5, UNDEFENDABLE), Then(), Postpone(TOTALLED, If(AtLeast(Dealt(), 1), Gain(CRIT))))

    tokens: tuple[dict[str, int], ...] = ({}, {"shield": 2})
    dealt = activated(text(), tokens=tokens).do("1:spend shield")
    assert count(dealt, 0, "crit") == 0 and incoming(dealt, 1) == 2
    dealt.passing()
    assert count(dealt, 0, "crit") == 1 and healths(dealt) == [50, 48]
    none = activated(text(), tokens=tokens).do("1:spend shield", "1:spend shield").passing()
    assert count(none, 0, "crit") == 0 and healths(none) == [50, 50]


# ---------------------------------------------------------------------- or
@pytest.mark.rule("DT-TEXT-05")
def test_exactly_one_of_the_options_joined_by_or_is_resolved() -> None:
    text = Either(StealCP(2, OPPONENT), Discard(OPPONENT))
    s = played(text, theirs=(("so-wild", "double-up"),), cp=(3, 4)).passing()
    assert s.seat == 0 and s.offers == ["choose 1", "choose 2"]
    stolen = s.clone().do("0:choose 1").passing()
    assert cp(stolen) == [5, 2] and hand(stolen, 1) == ["so-wild", "double-up"]
    s.do("0:choose 2", "1:discard so-wild").passing()
    assert cp(s) == [3, 4] and hand(s, 1) == ["double-up"] and pile(s, 1) == ["so-wild"]


@pytest.mark.rule("DT-TEXT-05")
def test_or_is_chosen_by_the_player_who_resolves_the_text() -> None:
    tokens: tuple[dict[str, int], ...] = (
        {"knockdown": 1},
        {},
    )  # 'pay 2 CP or skip the phase', inflicted by an opponent
    s = battle("barbarian", "gunslinger", at="before_offense", tokens=tokens, cp=(2, 0), dice=(1, 1, 2, 3, 4))
    assert s.seat == 0 and s.offers == ["choose 1", "choose 2"]
    paid = s.clone().do("0:choose 1")
    assert cp(paid) == [0, 0] and paid.prompt == "keep" and count(paid, 0, "knockdown") == 0
    s.do("0:choose 2")
    assert cp(s) == [2, 0] and s.prompt == "main" and s.game.phase == 7
    poor = battle("barbarian", "gunslinger", at="before_offense", tokens=tokens, cp=(1, 0))
    assert cp(poor) == [1, 0] and poor.game.phase == 7  # only one option is possible: it is the one


@pytest.mark.rule("DT-TEXT-05")
def test_an_opponent_who_discards_is_one_of_your_choice() -> None:
    text = Either(StealCP(2, OPPONENT), Discard(OPPONENT))
    s = played(text, foe(), "barbarian", theirs=(("so-wild",), ("six-it",)), cp=(0, 4, 4))
    stolen = s.clone().do("0:choose 1", "0:player 2")
    assert cp(stolen) == [2, 4, 2] and hand(stolen, 1) == ["so-wild"] and hand(stolen, 2) == ["six-it"]
    s.do("0:choose 2", "0:player 2", "2:discard six-it")
    assert cp(s) == [0, 4, 4] and hand(s, 1) == ["so-wild"] and pile(s, 2) == ["six-it"]


# ---------------------------------------------------------------------- steal
@pytest.mark.rule("DT-TEXT-06")
def test_stolen_cp_and_health_go_from_dial_to_dial() -> None:
    assert cp(played(StealCP(2, OPPONENT), cp=(3, 4))) == [5, 2]
    assert healths(played(StealHealth(3, OPPONENT), health=(40, 30))) == [43, 27]


@pytest.mark.rule("DT-TEXT-06")
def test_stolen_health_is_no_damage() -> None:
    hands = (("boost", "getting-paid"), ("not-this-time", "getting-paid"))
    s = activated(StealHealth(3), hands=hands, tokens=({}, {"shield": 1}), health=(40, 30), cp=(0, 5))
    assert s.seat == 0 and s.why_not("0:play boost") == "DT-MOD-02"
    s.do("0:pass", "1:pass")
    assert s.game.phase == 6 and incoming(s, 1) == 0 and healths(s) == [40, 30]  # it lands with the batch
    assert s.why_not("1:play not-this-time") == "DT-DMG-01" and s.why_not("1:spend shield") == "DT-DMG-01"
    assert healths(s.do("0:pass", "1:pass")) == [43, 27] and not s.log("takes")


@pytest.mark.rule("DT-TEXT-06")
def test_stolen_health_is_applied_in_one_batch_with_damage() -> None:
    def text() -> Effect:
        return Sequence(Damage(2), StealHealth(3))

    s = activated(text(), (*CLAW, 1, 2, 3), health=(40, 30))
    assert s.prompt == "defend" and healths(s) == [40, 30]
    assert healths(s.do("1:defend guard")) == [43, 27]  # three Claws prevent the damage, not the theft
    unhurt = activated(text(), health=(40, 30)).do("1:pass")
    assert healths(unhurt) == [43, 25]
    assert activated(text(), health=(40, 5)).do("1:pass").game.outcome == (0,)


@pytest.mark.rule("DT-TEXT-06")
def test_cp_stolen_by_an_attack_moves_before_the_defence() -> None:
    s = activated(Sequence(StealCP(2), Damage(5)), cp=(3, 4))
    assert s.prompt == "defend" and cp(s) == [5, 2]


@pytest.mark.rule("DT-TEXT-07")
def test_no_more_is_stolen_than_the_victim_has() -> None:
    assert cp(played(StealCP(2, OPPONENT), cp=(3, 1))) == [4, 0]
    assert cp(played(StealCP(2, OPPONENT), cp=(3, 0))) == [3, 0]
    s = played(StealHealth(3, OPPONENT), health=(40, 2))
    assert healths(s) == [42, 0] and s.game.outcome == (0,)
    in_roll_phase = activated(StealHealth(3), health=(40, 2))
    assert healths(in_roll_phase) == [42, 0] and in_roll_phase.game.outcome == (0,)


@pytest.mark.rule("DT-TEXT-07", "DT-TEXT-06")
def test_two_thefts_in_one_batch_together_take_no_more_than_there_is() -> None:
    s = activated(Sequence(StealHealth(3), StealHealth(3)), health=(40, 4))
    assert healths(s) == [44, 0]


@pytest.mark.rule("DT-TEXT-07")
def test_a_thief_at_the_maximum_loses_the_surplus_and_the_victim_pays_all_the_same() -> None:
    assert cp(played(StealCP(2, OPPONENT), cp=(15, 5))) == [15, 3]
    assert cp(played(StealCP(2, OPPONENT), cp=(14, 5))) == [15, 3]
    assert healths(played(StealHealth(3, OPPONENT), health=(60, 30))) == [60, 27]
    assert healths(played(StealHealth(3, OPPONENT), health=(58, 30))) == [60, 27]
    assert healths(activated(StealHealth(3), health=(59, 30))) == [60, 27]


# ---------------------------------------------------------------------- also
@pytest.mark.rule("DT-TEXT-08")
def test_an_also_clause_comes_after_every_other_effect_even_those_that_wait_for_the_target() -> None:
    """Printed: 'Also gain 1 Honour for each Mark on your target. Inflict 2 Marks, deal 5 damage.'"""
    also = Also(Gain(HONOUR, PerToken(1, MARK, target=True)))
    text = Sequence(also, Inflict(MARK, 2), Damage(5, UNDEFENDABLE))
    s = activated(text, hands=(("getting-paid",), ()))
    assert s.game.phase == 4 and count(s, 0, "honour") == 0
    s.do("0:pass")
    assert s.game.phase == 6 and count(s, 1, "mark") == 2 and incoming(s, 1) == 5 and count(s, 0, "honour") == 2


@pytest.mark.rule("DT-TEXT-08")
def test_an_also_clause_of_a_card_comes_last() -> None:
    """Printed: 'Also discard your hand. Draw 2.'"""
    s = played(Sequence(Also(DiscardHand()), Draw(2)), own=("so-wild",), decks=(("six-it", "tip-it", "double-up"),))
    assert hand(s, 0) == [] and pile(s, 0) == ["text", "tip-it", "six-it", "so-wild"]


@pytest.mark.rule("DT-TEXT-08")
def test_an_also_clause_waits_for_dice_and_for_what_they_bring() -> None:
    """Printed: 'Also gain 1 CP for each Honour you have. Roll 2 dice: on a Panther gain 1 Honour.'"""
    text = Sequence(Also(GainCP(PerToken(1, HONOUR))), Dice(2), If(shows(panther=1), Gain(HONOUR)))
    s = played(text, dice=(1, 6), cp=(0, 0))
    assert count(s, 0, "honour") == 1 and cp(s) == [1, 0]


# ---------------------------------------------------------------------- gain and heal
@pytest.mark.rule("DT-TEXT-09")
def test_gained_health_and_cp_stop_at_their_maximum() -> None:
    assert healths(played(Heal(3), health=(59, 50))) == [60, 50]
    assert healths(played(Heal(3), foe(), "barbarian", health=(44, 35, 35))) == [45, 35, 35]
    assert healths(played(Heal(3), foe(), "barbarian", "gunslinger", health=(59, 50))) == [60, 50]
    assert cp(played(GainCP(3), cp=(14, 2))) == [15, 2]
    assert cp(played(GainCP(3), cp=(5, 2))) == [8, 2]


@pytest.mark.rule("DT-TEXT-09", "DT-TEXT-10")
def test_health_that_lands_in_a_batch_is_capped_as_well() -> None:
    s = battle(
        "barbarian", foe(ability("hit", Damage(1))), active=1, at="offensive_roll", dice=(*CLAW, 4, 5, 5), health=(58,)
    )
    s.do("1:keep 1 4 4 5 6", "1:announce hit", "0:defend thick-skin")
    assert healths(s) == [60, 50]  # 58 - 1 + 6


@pytest.mark.rule("DT-TEXT-10")
def test_healing_raises_your_own_health() -> None:
    assert healths(played(Heal(5), health=(20, 30))) == [25, 30]
    assert healths(played(Heal(5), health=(56, 30))) == [60, 30]
    assert healths(activated(Heal(5), health=(20, 30))) == [25, 30]


# ---------------------------------------------------------------------- Roll Attempts
@pytest.mark.rule("DT-TEXT-11")
def test_an_extra_roll_attempt_is_not_for_the_die_of_a_token() -> None:
    hands = (("one-more-time", "tip-it"),)
    s = battle(panther(), foe(), at="offensive_roll", dice=(*CLAW, 2), hands=hands, tokens=({"luck": 1},), cp=(5, 0))
    assert "play one-more-time" in s.offers and s.game.attempts == 2
    s.do("0:spend luck")
    assert s.game.rolls[-1].faces == (2,) and s.offers == ["play tip-it", "pass"]
    assert s.why_not("0:keep") == "DT-TEXT-11"
    s.do("0:pass")
    assert cp(s) == [7, 0] and s.prompt == "keep" and s.game.attempts == 2  # the die is read, nothing was used up
    assert "play one-more-time" in s.offers


@pytest.mark.rule("DT-TEXT-11")
def test_an_attempt_granted_before_does_not_reroll_the_die_of_a_token() -> None:
    hands = (("one-more-time", "tip-it"),)
    s = battle(panther(), foe(), at="offensive_roll", dice=(*CLAW, 2), hands=hands, tokens=({"luck": 1},), cp=(5, 0))
    s.do("0:play one-more-time", "0:spend luck")
    assert s.offers == ["play tip-it", "pass"]
    s.do("0:pass")
    assert cp(s) == [6, 0] and s.game.attempts == 3 and s.prompt == "keep"


@pytest.mark.rule("DT-TEXT-11")
def test_an_extra_defensive_attempt_is_not_for_the_die_of_a_token() -> None:
    hero = panther(ability("strike", Damage(5), needs=symbols(claws=1)))
    hands = ((), ("better-d", "tip-it"))
    tokens: tuple[dict[str, int], ...] = ({}, {"agility": 1})
    s = battle(hero, foe(), at="offensive_roll", dice=(*CLAW, 1, 4, 4, 6), hands=hands, tokens=tokens)
    s.passing().do("0:keep 1 4 4 5 6", "0:announce strike").passing("defend").do("1:defend guard")
    assert "play better-d" in s.offers
    s.do("1:spend agility")
    assert s.game.rolls[-1].faces == (6,) and s.offers == ["play tip-it", "pass"]
    s.do("1:pass")
    assert "play better-d" in s.offers and count(s, 1, "agility") == 0
    s.passing()
    assert healths(s) == [50, 46]


@pytest.mark.rule("DT-TEXT-11")
def test_the_refusal_says_that_such_a_roll_is_no_roll_attempt() -> None:
    hands = (("one-more-time", "tip-it"),)
    s = battle(panther(), foe(), at="offensive_roll", dice=(*CLAW, 2), hands=hands, tokens=({"luck": 1},), cp=(5, 0))
    assert s.do("0:spend luck").why_not("0:play one-more-time") == "DT-TEXT-11"


# ---------------------------------------------------------------------- a bonus for equal numbers
@pytest.mark.rule("DT-TEXT-12")
@pytest.mark.parametrize(
    ("dice", "bonus"), [((1, 1, 1, 1, 2), 1), ((1, 1, 2, 2, 3), 0), ((1, 1, 1, 2, 2), 0), ((2,) * 5, 1)]
)
def test_a_bonus_for_four_equal_numbers(dice: tuple[int, ...], bonus: int) -> None:
    s = battle("gunslinger", "barbarian", at="offensive_roll", dice=dice, levels=({"revolver": 2},))
    s.do("0:keep " + " ".join([str(face) for face in dice]), "0:announce revolver")
    assert s.prompt == "defend" and incoming(s, 1) == 6 and count(s, 1, "knockdown") == bonus


@pytest.mark.rule("DT-TEXT-12")
@pytest.mark.parametrize(("dice", "asked"), [((1, 1, 1, 1, 2), "main"), ((1, 1, 2, 2, 3), "defend")])
def test_a_bonus_that_makes_the_attack_undefendable(dice: tuple[int, ...], asked: str) -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=dice, levels=({"smack": 2},))
    s.do("0:keep " + " ".join([str(face) for face in dice]), "0:announce smack")
    assert s.prompt == asked


@pytest.mark.rule("DT-TEXT-12")
def test_the_bonus_is_checked_on_the_final_dice() -> None:
    levels = ({"revolver": 2},)
    hands: tuple[tuple[str, ...], ...] = ((), ("so-wild",))
    s = battle("gunslinger", "barbarian", at="offensive_roll", dice=(1, 1, 1, 1, 2), levels=levels, hands=hands)
    s.passing().do("0:keep 1 1 1 1 2", "0:announce revolver", "1:play so-wild", "1:set 1 3", "0:keep 1 1 1 2 3")
    s.do("0:announce revolver")
    assert incoming(s, 1) == 6 and count(s, 1, "knockdown") == 0
    hands = (("tip-it",), ())
    s = battle("gunslinger", "barbarian", at="offensive_roll", dice=(1, 1, 1, 2, 3), levels=levels, hands=hands)
    s.do("0:play tip-it", "0:set 2 1", "0:keep 1 1 1 1 3", "0:announce revolver")
    assert incoming(s, 1) == 6 and count(s, 1, "knockdown") == 1


@pytest.mark.rule("DT-TEXT-12", "DT-TEXT-01")
def test_the_bonus_looks_at_the_activating_dice_and_not_at_later_ones() -> None:
    def text() -> Effect:
        return Sequence(Dice(4), If(OfAKind(4), Gain(HONOUR)))

    assert count(activated(text(), (1, 1, 1, 1, 2, 3, 4, 5, 6)), 0, "honour") == 1
    assert count(activated(text(), (1, 1, 2, 2, 3, 4, 4, 4, 4)), 0, "honour") == 0
