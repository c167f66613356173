"""DT-OFF: the Offensive Roll Phase."""

from __future__ import annotations

import pytest

from tablee.games.dice_throne.rules.effects.amounts import Plus, Total
from tablee.games.dice_throne.rules.effects.basic import Draw, GainCP, Heal, StealCP, Then
from tablee.games.dice_throne.rules.effects.damage import Damage
from tablee.games.dice_throne.rules.effects.dice import Dice
from tablee.games.dice_throne.rules.effects.tokens import Gain, Inflict
from tablee.games.dice_throne.rules.heroes import tokens
from tablee.games.dice_throne.rules.vocabulary import CONCLUSION, DEFENSE, OFFENSE, TARGETING, UNDEFENDABLE
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming, pile
from tablee.kernel.effect import Either, Sequence
from tests.games.dice_throne.rules.roll_kit import activated, faces, fighter, passing_to, phases, rolls, struck

BOUNTY = tokens()["bounty"]
EVASIVE = tokens()["evasive"]


# ---------------------------------------------------------------------- attempts
@pytest.mark.rule("DT-OFF-01")
def test_the_first_attempt_rolls_all_five_dice_and_cannot_be_a_selection() -> None:
    s = battle(
        "barbarian", "gunslinger", at="before_offense", cp=(2,), tokens=({"knockdown": 1},), dice=(1, 2, 3, 5, 6)
    )
    assert s.prompt == "either" and s.why_not("0:keep 1 2 3") == "DT-OFF-01" and rolls(s) == []
    s.do("0:choose 1")
    assert rolls(s, 0) == ["1 2 3 5 6"] and s.prompt == "keep" and s.game.attempts == 2


@pytest.mark.rule("DT-OFF-01")
def test_a_fourth_roll_is_refused() -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(4,) * 5 + (5,) * 5 + (1, 1, 1, 4, 6))
    s.do("0:keep")
    assert s.prompt == "keep" and s.why_not("0:keep 5 5") == ""
    s.do("0:keep")
    assert rolls(s) == ["4 4 4 4 4", "5 5 5 5 5", "1 1 1 4 6"]
    assert s.prompt == "announce" and not [offer for offer in s.offers if offer.startswith("keep")]
    assert s.why_not("0:keep 1 1 1") == "DT-OFF-01" and s.why_not("0:keep") == "DT-OFF-01"


@pytest.mark.rule("DT-OFF-01", "DT-OFF-03")
def test_the_second_and_third_attempts_are_optional() -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 1, 4, 6, 3))
    second = s.clone()
    s.do("0:keep 1 1 1 4 6")
    assert rolls(s) == ["1 1 1 4 6"] and s.prompt == "announce" and "announce smack" in s.offers
    second.do("0:keep 1 1 1 4", "0:keep 1 1 1 3 4")
    assert second.prompt == "announce" and "announce smack" in second.offers and second.game.attempts == 1


@pytest.mark.rule("DT-OFF-02")
def test_any_dice_may_be_rerolled_also_those_kept_before_and_the_others_stay() -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 6, 6, 6, 3, 4, 2, 2, 5))
    s.do("0:keep 6 6 6")
    assert faces(s) == (3, 4, 6, 6, 6)
    s.do("0:keep 3 4")
    assert faces(s) == (3, 4, 2, 2, 5) and s.prompt == "announce"


@pytest.mark.rule("DT-OFF-02")
def test_only_dice_that_lie_there_can_be_kept_and_only_by_their_owner() -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 6, 6, 6))
    assert s.why_not("0:keep 1 1 6") == "" and s.why_not("0:keep") == ""
    assert s.why_not("0:keep 2") == "DT-OFF-02" and s.why_not("0:keep 1 1 1") == "DT-OFF-02"
    assert s.why_not("1:keep 1 1") == "DT-OFF-02"


@pytest.mark.rule("DT-OFF-03", "DT-OFF-08")
@pytest.mark.parametrize("used", [1, 2])
@pytest.mark.parametrize("announcement", ["announce smack", "nothing"])
def test_attempts_left_when_stopping_can_be_made_once_the_dice_are_altered(used: int, announcement: str) -> None:
    dice = (4,) * 5 * (used - 1) + (1, 1, 1, 4, 6, 5, 2, 3, 3)
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=dice, hands=((), ("so-wild",)))
    for _ in range(used - 1):
        s.do("1:pass", "0:keep")
    s.do("1:pass", "0:keep 1 1 1 4 6", f"0:{announcement}", "1:play so-wild", "1:set 1 6")
    assert s.seat == 0 and s.prompt == "keep" and s.game.attempts == 3 - used and activated(s) == []
    s.do("0:keep 1 1")
    assert faces(s) == (5, 1, 1, 2, 3)
    if used == 1:
        s.do("0:keep 1 1 2 3")
        assert faces(s) == (3, 1, 1, 2, 3)
    assert s.prompt == "announce" and s.why_not("0:keep 1 1") == "DT-OFF-01"


# ---------------------------------------------------------------------- announcing
@pytest.mark.rule("DT-OFF-04")
def test_only_an_ability_whose_requirement_is_met_can_be_announced() -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 2, 3, 4, 6))
    s.do("0:keep 1 2 3 4 6")
    assert s.offers == ["announce smack", "announce mighty-blow", "nothing"]
    assert s.why_not("0:announce reckless") == "DT-OFF-04" and s.why_not("0:announce rage") == "DT-OFF-04"
    assert s.why_not("1:announce showdown") == "DT-OFF-04"
    s.do("0:announce mighty-blow")
    assert activated(s) == ["mighty-blow"] and incoming(s, 1) == 9


@pytest.mark.rule("DT-OFF-05", "DT-TURN-05")
def test_nothing_may_be_announced_although_a_requirement_is_met() -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(6, 6, 6, 6, 6))
    s.do("0:keep 6 6 6 6 6")
    assert "announce rage" in s.offers
    s.do("0:nothing")
    assert s.prompt == "main" and activated(s) == [] and incoming(s, 1) == 0
    assert healths(s) == [50, 50] and phases(s) == [4, 7]


@pytest.mark.rule("DT-OFF-06")
def test_an_opponent_with_a_dice_card_is_asked_before_activation() -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 1, 4, 6), hands=((), ("so-wild",)))
    s.do("1:pass", "0:keep 1 1 1 4 6", "0:announce smack")
    assert s.seat == 1 and s.offers == ["play so-wild", "pass"] and activated(s) == [] and incoming(s, 1) == 0
    s.do("1:pass")
    assert activated(s) == ["smack"] and incoming(s, 1) == 4


@pytest.mark.rule("DT-OFF-06")
@pytest.mark.parametrize("players", [3, 4])
def test_all_the_others_are_asked_before_activation(players: int) -> None:
    heroes = ["barbarian"] + ["gunslinger"] * (players - 1)
    hands: list[list[str]] = [[]] + [["so-wild"]] * (players - 1)
    s = battle(*heroes, at="offensive_roll", dice=(1, 1, 1, 4, 6, 1), hands=hands)
    s.passing("keep").do("0:keep 1 1 1 4 6", "0:announce smack")
    for seat in range(1, players):
        assert activated(s) == [] and "play so-wild" in s.offers
        s.do(f"{seat}:pass")
    assert activated(s) == ["smack"]


# ---------------------------------------------------------------------- after a change
@pytest.mark.rule("DT-OFF-07", "DT-ABILITY-15")
def test_an_ultimate_spoilt_by_an_opponent_gives_way_to_another_ability() -> None:
    dice = (6, 6, 6, 6, 6, 1, 1, 1, 1, 1)
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=dice, hands=((), ("so-wild",)))
    s.do("1:pass", "0:keep 6 6 6 6 6", "0:announce rage", "1:play so-wild", "1:set 6 1")
    assert activated(s) == [] and sorted(faces(s)) == [1, 6, 6, 6, 6]
    s.do("0:keep 1 6 6 6 6")
    assert s.offers == ["announce crit-bash", "nothing"] and s.why_not("0:announce rage") == "DT-OFF-04"
    s.do("0:announce crit-bash")
    assert activated(s) == ["crit-bash"] and healths(s) == [50, 45]


@pytest.mark.rule("DT-OFF-07")
@pytest.mark.parametrize(
    ("choice", "active_now", "pending"),
    [("announce mighty-blow", ["mighty-blow"], 9), ("announce smack", ["smack"], 4), ("nothing", [], 0)],
)
def test_after_a_change_the_same_another_or_no_ability_may_be_announced(
    choice: str, active_now: list[str], pending: int
) -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 2, 3, 4, 5), hands=((), ("so-wild",)))
    s.do("1:pass", "0:keep 1 2 3 4 5", "0:announce mighty-blow", "1:play so-wild", "1:set 5 6", "0:keep 1 2 3 4 6")
    assert s.offers == ["announce smack", "announce mighty-blow", "nothing"]
    s.do(f"0:{choice}")
    assert activated(s) == active_now and incoming(s, 1) == pending


@pytest.mark.rule("DT-OFF-07", "DT-OFF-06")
def test_the_window_opens_again_after_the_new_announcement() -> None:
    hands = ((), ("so-wild", "tip-it"))
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 2, 3, 4, 5), hands=hands, cp=(0, 3))
    s.do("1:pass", "0:keep 1 2 3 4 5", "0:announce reckless", "1:play so-wild", "1:set 5 6", "1:pass")
    s.do("0:keep 1 2 3 4 6", "0:announce mighty-blow")
    assert s.seat == 1 and s.offers == ["play tip-it", "pass"] and activated(s) == []
    s.do("1:play tip-it", "1:set 4 5", "0:keep 1 2 3 5 6")
    assert s.offers == ["announce smack", "nothing"]


@pytest.mark.rule("DT-OFF-07")
def test_a_change_by_the_owner_lets_announce_again_too() -> None:
    hands = (("so-wild",), ("getting-paid",))
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 1, 4, 6), hands=hands)
    s.do("1:pass", "0:keep 1 1 1 4 6", "0:announce smack")
    assert s.prompt == "act" and s.offers == ["play so-wild", "pass"]
    s.do("0:play so-wild", "0:set 4 6", "1:pass")
    assert activated(s) == [] and s.prompt == "keep"
    s.do("0:keep 1 1 1 6 6")
    assert s.offers == ["announce smack", "announce sturdy-blow", "announce overpower", "nothing"]


@pytest.mark.rule("DT-OFF-07", "DT-MODE2V2-07")
def test_a_change_by_a_teammate_lets_announce_again_too() -> None:
    heroes = ("barbarian", "gunslinger", "gunslinger", "gunslinger")
    s = battle(*heroes, at="offensive_roll", dice=(1, 1, 1, 4, 6, 1), hands=((), ("so-wild",)))
    s.do("1:pass", "0:keep 1 1 1 4 6", "0:announce smack", "1:play so-wild", "1:set 4 1")
    assert s.seat == 0 and s.prompt == "keep" and activated(s) == []
    s.do("0:keep 1 1 1 1 6", "0:announce smack")
    assert incoming(s, 2) == 6 and s.seat == 2


@pytest.mark.rule("DT-OFF-08", "DT-DICE-02")
def test_back_to_rolling_two_attempts_are_left_and_the_altered_die_may_be_rerolled() -> None:
    dice = (6, 6, 6, 6, 6, 4, 6)
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=dice, hands=((), ("so-wild",)))
    s.do("1:pass", "0:keep 6 6 6 6 6", "0:announce rage", "1:play so-wild", "1:set 6 1")
    assert s.prompt == "keep" and s.game.attempts == 2
    s.do("0:keep 6 6 6 6", "0:keep 6 6 6 6")
    assert faces(s) == (6,) * 5 and s.prompt == "announce" and "announce rage" in s.offers


@pytest.mark.rule("DT-OFF-08")
def test_back_to_rolling_is_refused_when_all_attempts_are_used() -> None:
    dice = (4,) * 5 + (5,) * 5 + (6,) * 5
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=dice, hands=((), ("so-wild",)))
    s.do("1:pass", "0:keep", "1:pass", "0:keep", "1:pass", "0:announce rage", "1:play so-wild", "1:set 6 1")
    assert s.seat == 0 and s.offers == ["announce crit-bash", "nothing"]
    assert s.why_not("0:keep 6 6 6 6") == "DT-OFF-01"


@pytest.mark.rule("DT-OFF-08")
def test_without_a_change_an_announcement_is_final() -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 1, 4, 6), hands=((), ("getting-paid",)))
    s.do("1:pass", "0:keep 1 1 1 4 6", "0:announce smack", "1:play getting-paid")
    assert activated(s) == ["smack"] and s.prompt == "defend" and s.game.players[1].cp == 4
    assert rolls(s, 0) == ["1 1 1 4 6"]


@pytest.mark.rule("DT-OFF-03", "DT-OFF-08")
def test_who_has_stopped_rolls_on_only_after_altering_the_dice() -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 1, 4, 6), hands=(("so-wild",),))
    s.do("0:keep 1 1 1 4 6")
    assert s.prompt == "announce" and s.game.attempts == 2 and s.why_not("0:keep 1 1 1") != ""
    s.do("0:play so-wild", "0:set 4 6")
    assert s.prompt == "keep" and s.game.attempts == 2 and s.why_not("0:keep 1 1 1") == ""


@pytest.mark.rule("DT-OFF-03", "DT-OFF-08")
def test_a_card_that_alters_no_die_does_not_bring_back_the_attempts() -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 1, 4, 6), hands=(("getting-paid",),))
    s.do("0:keep 1 1 1 4 6", "0:play getting-paid")
    assert s.prompt == "announce" and s.why_not("0:keep 1 1 1") != ""


@pytest.mark.rule("DT-OFF-09", "DT-OFF-14")
def test_a_large_straight_that_no_longer_fits_is_not_activated_but_a_small_one_may_be_announced() -> None:
    dice = (1,) * 5 + (1,) * 5 + (2, 3, 4, 5, 6)
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=dice, hands=((), ("so-wild",)))
    s.do("1:pass", "0:keep", "1:pass", "0:keep", "1:pass", "0:announce reckless", "1:play so-wild", "1:set 6 2")
    assert s.seat == 0 and s.prompt == "announce" and activated(s) == [] and incoming(s, 1) == 0
    assert s.why_not("0:announce reckless") == "DT-OFF-04"
    s.do("0:announce mighty-blow")
    assert activated(s) == ["mighty-blow"] and incoming(s, 1) == 9


# ---------------------------------------------------------------------- activation
@pytest.mark.rule("DT-OFF-10")
def test_only_one_of_two_satisfied_abilities_is_activated() -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 2, 3, 4, 5), hands=(("getting-paid",),))
    s.do("0:keep 1 2 3 4 5")
    assert s.offers[:3] == ["announce smack", "announce mighty-blow", "announce reckless"]
    s.do("0:announce mighty-blow")
    assert s.why_not("0:announce reckless") == "DT-OFF-08", "without an altered die the announcement is final"
    s.do("0:pass")
    assert s.seat == 0 and s.offers == ["play getting-paid", "pass"]
    assert s.why_not("0:announce reckless") == "DT-OFF-10" and s.why_not("0:announce mighty-blow") == "DT-OFF-10"
    s.do("0:pass")
    assert s.prompt == "defend" and s.why_not("0:announce smack") == "DT-OFF-10" and incoming(s, 1) == 9
    s.do("1:pass", "0:pass")
    assert s.prompt == "main" and activated(s) == ["mighty-blow"] and healths(s) == [50, 41]


@pytest.mark.rule("DT-OFF-11")
def test_extra_dice_are_rolled_before_the_damage_is_fixed() -> None:
    hero = fighter(Sequence(Dice(2), Damage(Plus(3, Total()))))
    s = struck(hero, "barbarian", dice=(2, 5), hands=((), ("so-wild",)))
    s.do("1:pass")
    assert s.seat == 1 and faces(s) == (2, 5) and s.game.phase == OFFENSE and incoming(s, 1) == 0
    s.do("1:play so-wild", "1:set 5 1")
    assert s.prompt == "defend" and incoming(s, 1) == 6


@pytest.mark.rule("DT-OFF-11", "DT-DICE-04")
def test_the_dice_of_overpower_decide_its_damage_and_its_rider() -> None:
    dice = (1, 1, 1, 6, 6, 6, 5, 4)
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=dice, hands=((), ("so-wild",)))
    s.do("1:pass", "0:keep 1 1 1 6 6", "0:announce overpower", "1:pass")
    assert rolls(s, 0)[-1] == "6 5 4" and incoming(s, 1) == 0
    altered = s.clone()
    s.do("1:pass")
    assert incoming(s, 1) == 15
    passing_to(s, "DefensiveRoll")
    assert count(s, 1, "concussion") == 1
    altered.do("1:play so-wild", "1:set 6 1")
    assert altered.prompt == "defend" and incoming(altered, 1) == 10 and count(altered, 1, "concussion") == 0


@pytest.mark.rule("DT-OFF-11", "DT-TEXT-05")
def test_choices_of_the_ability_are_made_before_it_is_applied() -> None:
    s = struck(fighter(Either(Damage(3), Damage(2, UNDEFENDABLE))), "barbarian")
    assert s.seat == 0 and s.prompt == "either" and incoming(s, 1) == 0 and s.game.phase == OFFENSE
    other = s.clone()
    s.do("0:choose 1")
    assert s.prompt == "defend" and incoming(s, 1) == 3
    other.do("0:choose 2")
    assert other.prompt == "main" and healths(other) == [50, 48]


@pytest.mark.rule("DT-OFF-12", "DT-DEF-02")
def test_when_phase_four_ends_the_attacker_has_evasive_and_the_opponent_no_bounty_yet() -> None:
    hero = fighter(Sequence(Gain(EVASIVE), Inflict(BOUNTY), Damage(4)))
    s = struck(hero, "barbarian", hands=(("getting-paid",),))
    passing_to(s, "OffensiveRoll, last_answers")
    assert s.game.phase == OFFENSE and count(s, 0, "evasive") == 1 and count(s, 1, "bounty") == 0
    s.do("0:pass")
    assert s.prompt == "defend" and s.game.phase == DEFENSE and count(s, 1, "bounty") == 1


@pytest.mark.rule("DT-OFF-12")
def test_healing_cp_and_cards_come_in_phase_four_and_stealing_waits() -> None:
    hero = fighter(Sequence(StealCP(2), Heal(3), GainCP(1), Draw(1), Damage(4)))
    s = struck(hero, "barbarian", hands=(("getting-paid",),), cp=(0, 5), health=(40, 50), decks=(("so-wild",),))
    passing_to(s, "OffensiveRoll, last_answers")
    assert healths(s) == [43, 50] and s.game.players[0].cp == 1 and hand(s, 0) == ["getting-paid", "so-wild"]
    assert s.game.players[1].cp == 5
    s.do("0:pass")
    assert s.prompt == "defend" and s.game.players[0].cp == 3 and s.game.players[1].cp == 3


@pytest.mark.rule("DT-OFF-12", "DT-TEXT-04")
def test_what_comes_after_then_waits_for_what_comes_before_it() -> None:
    hero = fighter(Sequence(Inflict(BOUNTY), Then(), Heal(3), Damage(4)))
    s = struck(hero, "barbarian", hands=(("getting-paid",),), health=(40, 50))
    passing_to(s, "OffensiveRoll, last_answers")
    assert healths(s) == [40, 50] and count(s, 1, "bounty") == 0 and incoming(s, 1) == 0
    s.do("0:pass")
    assert s.prompt == "act" and count(s, 1, "bounty") == 1 and incoming(s, 1) == 0
    s.do("0:pass")
    assert s.prompt == "defend" and incoming(s, 1) == 5 and healths(s) == [40, 50]
    s.do("1:pass", "0:pass")
    assert healths(s) == [43, 45]


# ---------------------------------------------------------------------- windows
@pytest.mark.rule("DT-OFF-13", "DT-TIME-09")
def test_everybody_is_asked_after_every_step_and_after_every_attempt() -> None:
    dice = (4, 4, 4, 5, 5, 5, 5, 5, 4, 4, 1, 1, 1, 4, 6)
    s = battle("barbarian", "gunslinger", "gunslinger", at="offensive_roll", dice=dice, hands=[["getting-paid"]] * 3)
    for attempt in (1, 2):
        assert len(rolls(s)) == attempt and "play getting-paid" in s.offers
        s.do("1:pass")
        assert "play getting-paid" in s.offers
        s.do("2:pass")
        assert s.prompt == "keep" and "play getting-paid" in s.offers
        s.do("0:keep")
    s.do("1:pass", "2:pass")
    assert s.prompt == "announce" and "play getting-paid" in s.offers
    s.do("0:announce smack")
    for seat in (0, 1, 2):
        assert s.offers == ["play getting-paid", "pass"] and activated(s) == []
        s.do(f"{seat}:pass")
    assert activated(s) == ["smack"] and s.game.phase == OFFENSE
    for seat in (0, 1, 2):
        assert s.offers == ["play getting-paid", "pass"] and s.game.phase == OFFENSE
        s.do(f"{seat}:pass")
    assert s.prompt == "choose-target"
    s.do("0:player 2")
    for seat in (0, 1, 2):
        assert s.offers == ["play getting-paid", "pass"] and s.game.phase == TARGETING
        s.do(f"{seat}:pass")
    assert s.prompt == "defend" and s.seat == 2


@pytest.mark.rule("DT-OFF-13", "DT-TIME-01")
def test_the_active_player_keeps_priority_in_a_window_after_a_step() -> None:
    hands = (("tip-it",), ("tip-it",))
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 1, 4, 6), hands=hands)
    s.do("1:play tip-it")
    assert s.seat == 0 and s.prompt == "act-before" and s.offers == ["play tip-it", "pass"]
    s.do("0:play tip-it", "0:set 4 5", "1:set 5 6")
    assert sorted(faces(s)) == [1, 1, 1, 6, 6] and pile(s, 0) == ["tip-it"] and pile(s, 1) == ["tip-it"]


@pytest.mark.rule("DT-OFF-13", "DT-CARD-10")
def test_a_roll_phase_card_fits_after_activation_and_a_main_phase_card_never() -> None:
    hands = ((), ("not-this-time", "vegas-baby"))
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 1, 4, 6), hands=hands)
    assert s.prompt == "keep" and s.why_not("1:play not-this-time") == "DT-DMG-01"
    s.do("0:keep 1 1 1 4 6", "0:announce smack")
    assert s.seat == 1 and s.offers == ["play not-this-time", "pass"] and s.game.phase == OFFENSE
    assert s.why_not("1:play vegas-baby") == "DT-CARD-09"
    s.do("1:play not-this-time")
    assert incoming(s, 1) == 0 and pile(s, 1) == ["not-this-time"]


# ---------------------------------------------------------------------- final result, skipping
@pytest.mark.rule("DT-OFF-14", "DT-ABILITY-05")
def test_only_the_last_faces_after_three_attempts_and_two_alterations_count() -> None:
    dice = (6,) * 5 + (2, 3, 4, 5, 6) + (1, 1, 4, 5, 6)
    hands = (("so-wild",), ("so-wild",))
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=dice, hands=hands)
    s.do("1:pass", "0:keep", "1:pass", "0:keep", "1:pass")
    assert s.offers == ["nothing", "play so-wild"]
    s.do("0:play so-wild", "0:set 4 1")
    assert s.offers == ["announce smack", "nothing"]
    s.do("0:announce smack", "1:play so-wild", "1:set 6 2")
    assert sorted(faces(s)) == [1, 1, 1, 2, 5] and s.offers == ["announce smack", "nothing"]
    assert s.why_not("0:announce rage") == "DT-OFF-04" and s.why_not("0:announce reckless") == "DT-OFF-04"
    s.do("0:announce smack")
    assert incoming(s, 1) == 6


@pytest.mark.rule("DT-OFF-15", "DT-TURN-04")
def test_an_unpaid_knockdown_skips_the_phase_and_goes_to_the_conclusion_and_main_2() -> None:
    hero = fighter(on={CONCLUSION: GainCP(3)})
    s = battle(hero, "barbarian", at="upkeep", cp=(0,), tokens=({"knockdown": 1},))
    assert s.prompt == "main" and phases(s) == [1, 2, 3] and s.game.players[0].cp == 1 and len(hand(s, 0)) == 1
    s.do("0:pass").passing()
    assert s.seat == 0 and s.prompt == "main" and phases(s) == [1, 2, 3, 4, 7]
    assert count(s, 0, "knockdown") == 0 and rolls(s) == [] and activated(s) == []
    assert s.game.players[0].cp == 4 and s.why_not("0:announce strike") == "DT-OFF-04"
    s.do("0:pass").passing()
    assert s.seat == 1 and s.prompt == "main" and healths(s) == [50, 50]


@pytest.mark.rule("DT-OFF-15", "DT-HERO-GUN-04")
def test_a_knockdown_can_be_paid_or_suffered() -> None:
    tokens = ({"knockdown": 1},)
    s = battle("barbarian", "gunslinger", at="before_offense", cp=(2,), tokens=tokens, dice=(1, 1, 1, 4, 6))
    suffered = s.clone()
    s.do("0:choose 1")
    assert s.prompt == "keep" and s.game.players[0].cp == 0 and count(s, 0, "knockdown") == 0
    suffered.do("0:choose 2")
    assert suffered.prompt == "main" and suffered.game.players[0].cp == 2 and count(suffered, 0, "knockdown") == 0


@pytest.mark.rule("DT-OFF-15")
def test_only_one_offensive_roll_phase_is_skipped() -> None:
    s = battle("barbarian", "gunslinger", at="before_offense", cp=(0, 0), tokens=({"knockdown": 1},))
    s.do("0:pass", "1:pass")
    s.passing("keep").do("1:keep " + " ".join([str(face) for face in sorted(faces(s))]), "1:nothing")
    s.do("1:pass").passing()
    assert s.seat == 0 and s.prompt == "main"
    s.do("0:pass").passing()
    assert s.seat == 0 and s.prompt == "keep" and len(faces(s)) == 5
