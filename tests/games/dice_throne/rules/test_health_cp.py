"""Health, defeat and victory (DT-HEALTH), and Combat Points (DT-CP)."""

from __future__ import annotations

import pytest

from tablee.games.dice_throne.rules.effects.aim import OPPONENT, YOU
from tablee.games.dice_throne.rules.effects.basic import Draw, GainCP, Heal
from tablee.games.dice_throne.rules.effects.damage import Damage
from tablee.games.dice_throne.rules.effects.tokens import Inflict
from tablee.games.dice_throne.rules.vocabulary import (
    INSTANT,
    MAIN,
    MAIN_1,
    PLAIN,
    Ability,
    Card,
    Hero,
    Slot,
    Use,
    level,
)
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming, pile
from tablee.kernel.decision import parse
from tablee.kernel.errors import IllegalChoice

from .frame_kit import called, do_nothing, hero, phases, scholar, through_turns, token, upkeep

HIT = (1, 1, 1, 4, 6)  # three claws
RUN = (1, 2, 3, 4, 6)  # a Small Straight: 9 damage of the Barbarian's Mighty Blow


# ---------------------------------------------------------------------- DT-HEALTH
@pytest.mark.rule("DT-HEALTH-01", "DT-COMP-01")
@pytest.mark.parametrize("health", [4, 9])
def test_nine_damage_defeat_and_health_stops_at_zero(health: int) -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=RUN, health=(50, health))
    s.do("0:keep 1 2 3 4 6", "0:announce mighty-blow", "1:pass")
    assert healths(s) == [50, 0] and s.game.players[1].out and not s.game.players[0].out
    assert s.game.outcome == (0,) and s.log("defeated") == [{"who": "&1"}]


@pytest.mark.rule("DT-HEALTH-01")
def test_one_health_is_not_defeat() -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=RUN, health=(50, 10))
    s.do("0:keep 1 2 3 4 6", "0:announce mighty-blow", "1:pass")
    assert healths(s) == [50, 1] and not s.game.players[1].out and s.game.outcome is None


@pytest.mark.rule("DT-HEALTH-01")
def test_a_team_at_zero_is_defeated_as_a_whole() -> None:
    s = battle(*["barbarian"] * 4, at="offensive_roll", dice=(*RUN, 1), health=(50, 4))
    s.do("0:keep 1 2 3 4 6", "0:announce mighty-blow", "2:pass")
    assert healths(s) == [50, 0] and [player.out for player in s.game.players] == [False, False, True, True]
    assert s.game.outcome == (0, 1)


@pytest.mark.rule("DT-HEALTH-02")
def test_both_at_zero_in_one_application_is_a_draw_however_great_the_overkill() -> None:
    s = battle(hero(strike=10), hero("other", riposte=4), at="offensive_roll", dice=(*HIT, 1), health=(3, 3))
    s.do("0:keep 1 1 1 4 6", "0:announce strike", "1:defend riposte")
    assert sorted([(line["who"], line["n"]) for line in s.log("takes")]) == [("&0", 4), ("&1", 10)]
    assert healths(s) == [0, 0] and s.game.outcome == () and s.prompt == "over" and s.log("drawn") != []


@pytest.mark.rule("DT-HEALTH-02")
@pytest.mark.parametrize(("health", "winners"), [((5, 3), (0,)), ((3, 11), (1,))])
def test_whoever_keeps_one_health_wins(health: tuple[int, int], winners: tuple[int, ...]) -> None:
    s = battle(hero(strike=10), hero("other", riposte=4), at="offensive_roll", dice=(*HIT, 1), health=health)
    s.do("0:keep 1 1 1 4 6", "0:announce strike", "1:defend riposte")
    assert s.game.outcome == winners and s.game.health(winners[0]) == 1


@pytest.mark.rule("DT-HEALTH-02", "DT-HEALTH-06")
def test_when_two_of_three_fall_together_the_third_wins() -> None:
    one, two = hero(strike=10), hero("other", riposte=4)
    s = battle(one, two, "barbarian", at="offensive_roll", dice=(*HIT, 1), health=(3, 3, 1))
    s.do("0:keep 1 1 1 4 6", "0:announce strike", "0:player 1", "1:defend riposte")
    assert healths(s) == [0, 0, 1] and s.game.outcome == (2,)


@pytest.mark.rule("DT-HEALTH-02")
def test_two_teams_at_zero_in_one_application_draw() -> None:
    one, two = hero(strike=10), hero("other", riposte=4)
    s = battle(one, one, two, two, at="offensive_roll", dice=(*HIT, 1, 1), health=(3, 3))
    s.do("0:keep 1 1 1 4 6", "0:announce strike", "2:defend riposte")
    assert healths(s) == [0, 0] and s.game.outcome == ()


@pytest.mark.rule("DT-HEALTH-03")
@pytest.mark.parametrize(("health", "after"), [(54, 59), (55, 60), (58, 60), (60, 60)])
def test_health_in_a_duel_rises_to_sixty_at_most(health: int, after: int) -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(4, 4, 4, 4, 1), health=(health, 50))
    s.do("0:keep 1 4 4 4 4", "0:announce fortitude")
    assert healths(s) == [after, 50]


@pytest.mark.rule("DT-HEALTH-03")
def test_the_cap_is_ten_above_the_start_of_the_mode() -> None:
    balm = Card("balm", called("Balm"), 0, MAIN, Heal(5))
    one = hero("nurse", cards=(balm,))
    s = battle(one, one, one, hands=(("balm",),), health=(44, 30, 30))
    s.do("0:play balm")
    assert healths(s) == [45, 30, 30]
    s = battle(one, one, one, one, hands=(("balm",),), health=(58, 30))
    s.do("0:play balm")
    assert healths(s) == [60, 30]


@pytest.mark.rule("DT-HEALTH-03", "DT-UPKEEP-03")
def test_the_cap_holds_for_a_batch_of_healing() -> None:
    one = hero("nurse", tokens=(upkeep("balm", Heal(5)),))
    s = battle(one, one, at="upkeep", tokens=({"balm": 1},), health=(58, 50))
    assert s.game.phase == MAIN_1 and healths(s) == [60, 50]


@pytest.mark.rule("DT-HEALTH-04")
def test_five_damage_and_four_healing_of_a_defence_are_netted() -> None:
    s = battle("gunslinger", "barbarian", at="offensive_roll", dice=(1, 1, 1, 1, 1, 4, 5, 6), health=(50, 3))
    s.do("0:keep 1 1 1 1 1", "0:announce revolver")
    assert incoming(s, 1) == 5
    s.do("1:defend thick-skin")
    assert healths(s) == [50, 2] and s.game.outcome is None


@pytest.mark.rule("DT-HEALTH-04")
@pytest.mark.parametrize("first", ["wound", "balm"])
def test_at_the_cap_equal_damage_and_healing_change_nothing(first: str) -> None:
    one = hero("nurse", tokens=(upkeep("wound", Damage(5, PLAIN, YOU)), upkeep("balm", Heal(5))))
    s = battle(one, one, at="upkeep", tokens=({"wound": 1, "balm": 1},), health=(60, 50))
    s.do(f"0:first token.{first}.upkeep")
    assert s.game.phase == MAIN_1 and healths(s) == [60, 50]


@pytest.mark.rule("DT-HEALTH-04")
def test_at_the_cap_a_defence_is_netted_too() -> None:
    s = battle("gunslinger", "barbarian", at="offensive_roll", dice=(1, 1, 1, 1, 6, 4, 5, 6), health=(50, 60))
    s.do("0:keep 1 1 1 1 6", "0:announce revolver", "1:defend thick-skin")
    assert healths(s) == [50, 60]  # 4 damage, 4 healed


@pytest.mark.rule("DT-HEALTH-04", "DT-HEALTH-01")
def test_a_net_of_exactly_zero_is_defeat() -> None:
    s = battle("gunslinger", "barbarian", at="offensive_roll", dice=(1, 1, 1, 1, 1, 4, 5, 6), health=(50, 1))
    s.do("0:keep 1 1 1 1 1", "0:announce revolver", "1:defend thick-skin")
    assert healths(s) == [50, 0] and s.game.outcome == (0,)


def blighter() -> Hero:
    """Inflicts a blight that hurts in Upkeep, and a wither that does nothing by itself."""
    blight, wither = upkeep("blight", Damage(2, PLAIN, YOU)), token("wither")
    return hero(
        "blighter",
        tokens=(blight, wither),
        cards=(
            Card("blight", called("Blight"), 0, MAIN, Inflict(blight, who=OPPONENT)),
            Card("wither", called("Wither"), 0, MAIN, Inflict(wither, who=OPPONENT)),
        ),
    )


@pytest.mark.rule("DT-HEALTH-05")
def test_tokens_a_defeated_player_inflicted_stay_and_keep_working() -> None:
    three = ("barbarian", "barbarian", blighter())
    hands = ((), (), ("blight", "wither"))
    s = battle(*three, active=2, at="main_2", hands=hands, health=(35, 35, 9), dice=RUN)
    s.do("2:play blight", "2:player 0", "2:play wither", "2:player 0", "2:pass")
    assert s.game.active == 0 and healths(s) == [33, 35, 9]
    s.do("0:pass", "0:keep 1 2 3 4 6", "0:announce mighty-blow", "0:player 2", "2:pass")
    assert s.game.players[2].out and s.game.outcome is None
    assert count(s, 0, "wither") == 1 and count(s, 0, "blight") == 1
    assert through_turns(s, 3) == [0, 1, 0]
    assert healths(s) == [31, 35, 0] and count(s, 0, "wither") == 1


@pytest.mark.rule("DT-HEALTH-06")
def test_a_defeated_player_gets_no_turn_and_is_asked_nothing() -> None:
    call = Card("call", called("Call"), 0, INSTANT, GainCP(1))
    fallen = hero("fallen", cards=(call,))
    s = battle(
        "barbarian", fallen, "barbarian", at="offensive_roll", dice=RUN, health=(35, 4, 35), hands=((), ("call",))
    )
    s.passing("keep")
    s.do("0:keep 1 2 3 4 6")
    s.passing("announce")
    s.do("0:announce mighty-blow")
    s.passing("choose-target")
    s.do("0:player 1")
    s.passing("defend")
    s.do("1:pass")
    s.passing("main")
    assert s.game.players[1].out and s.game.outcome is None and s.game.active == 0
    assert s.why_not("1:play call") == "DT-HEALTH-06"
    active = [0]
    while len(active) < 5:
        assert s.seat != 1
        do_nothing(s)
        if s.game.active != active[-1]:
            active.append(s.game.active)
    assert active == [0, 2, 0, 2, 0] and hand(s, 1) == ["call"]
    assert [line["who"] for line in s.log("turn")] == ["&2", "&0", "&2", "&0"]


@pytest.mark.rule("DT-HEALTH-06", "DT-HEALTH-02")
def test_the_last_two_of_three_may_still_draw() -> None:
    one, two = hero(strike=10), hero("other", riposte=4)
    dice = (*HIT, 4, 4, 4, 1, 1, *HIT, 1)  # A defeats C, B does nothing, A attacks B
    s = battle(one, two, "barbarian", at="offensive_roll", dice=dice, health=(4, 10, 2))
    s.do("0:keep 1 1 1 4 6", "0:announce strike", "0:player 2", "2:pass")
    assert s.game.players[2].out and s.game.outcome is None
    assert through_turns(s, 3) == [0, 1, 0]
    s.do("0:pass")
    s.do("0:keep 1 1 1 4 6", "0:announce strike", "1:defend riposte")
    assert healths(s) == [0, 0, 0] and s.game.outcome == () and s.log("drawn") != []


@pytest.mark.rule("DT-HEALTH-06")
def test_a_player_who_falls_in_the_own_upkeep_has_no_turn() -> None:
    one = hero("nurse", tokens=(upkeep("wound", Damage(5, PLAIN, YOU)),))
    s = battle(one, one, one, at="upkeep", tokens=({"wound": 1},), health=(5, 35, 35), cp=(0, 0, 0))
    assert s.game.players[0].out and s.game.active == 1 and s.game.outcome is None
    assert (s.seat, s.prompt, s.game.phase) == (1, "main", MAIN_1)
    assert s.game.players[0].cp == 0


@pytest.mark.rule("DT-HEALTH-06")
def test_a_player_who_falls_in_the_own_attack_has_no_main_2() -> None:
    one, two = hero(strike=10), hero("other", riposte=4)
    s = battle(one, two, "barbarian", at="offensive_roll", dice=(*HIT, 1), health=(4, 35, 35))
    s.do("0:keep 1 1 1 4 6", "0:announce strike", "0:player 1", "1:defend riposte")
    assert healths(s) == [0, 25, 35] and s.game.outcome is None
    assert s.game.active == 1 and (s.seat, s.prompt, s.game.phase) == (1, "main", MAIN_1)
    assert phases(s) == [4, 5, 6, 1, 2, 3]


@pytest.mark.rule("DT-HEALTH-06")
def test_a_player_who_falls_in_the_own_main_phase_is_asked_no_more() -> None:
    """Knockdown would ask its holder whether to pay before the Offensive Roll Phase."""
    s = battle(
        "gunslinger",
        "barbarian",
        "barbarian",
        hands=(("roulette",),),
        cp=(5,),
        health=(2, 35, 35),
        tokens=({"knockdown": 1},),
        dice=(1,),
    )
    s.do("0:play roulette", "0:player 0").passing()
    assert s.game.players[0].out and s.game.outcome is None
    assert s.game.active == 1 and s.seat == 1


@pytest.mark.rule("DT-HEALTH-06")
def test_a_defeated_player_is_no_possible_target() -> None:
    s = battle(
        "gunslinger", "barbarian", "barbarian", hands=(("roulette", "wanted"),), cp=(3,), health=(35, 2, 35), dice=(1,)
    )
    s.do("0:play roulette", "0:player 1")
    assert s.game.players[1].out
    s.do("0:play wanted")
    assert count(s, 2, "bounty") == 1 and count(s, 1, "bounty") == 0 and s.prompt == "main"


# ---------------------------------------------------------------------- DT-CP
@pytest.mark.rule("DT-CP-01")
def test_a_card_dearer_than_the_cp_owned_is_refused_and_nothing_changes() -> None:
    s = battle("barbarian", "gunslinger", hands=(("smack-2",),), cp=(1,))
    before = s.game.fingerprint()
    with pytest.raises(IllegalChoice) as refusal:
        s.game.choose(parse("play smack-2"))
    assert refusal.value.rules == ("DT-CP-01",) and s.game.fingerprint() == before
    assert s.game.players[0].cp == 1 and hand(s, 0) == ["smack-2"] and s.game.players[0].levels[0] == 1


@pytest.mark.rule("DT-CP-01")
def test_a_card_that_costs_all_cp_may_be_played() -> None:
    s = battle("barbarian", "gunslinger", hands=(("smack-2",),), cp=(2,))
    s.do("0:play smack-2")
    assert s.game.players[0].cp == 0 and s.game.players[0].levels[0] == 2


@pytest.mark.rule("DT-CP-01", "DT-CP-04")
@pytest.mark.parametrize("cp", [1, 2, 3])
def test_a_token_with_a_price_needs_its_price(cp: int) -> None:
    s = battle("barbarian", "gunslinger", tokens=({"knockdown": 1},), cp=(cp,))
    assert s.why_not("0:spend knockdown") == ("" if cp >= 2 else "DT-CP-01")
    if cp >= 2:
        s.do("0:spend knockdown")
        assert count(s, 0, "knockdown") == 0 and s.game.players[0].cp == cp - 2


@pytest.mark.rule("DT-CP-01")
def test_an_ability_with_a_price_needs_its_price() -> None:
    def student() -> Hero:
        study = Ability("study", called("Study"), uses=(Use("read", 2, Draw(1)),))
        return hero("student", Slot("study", level(study)), size=5)

    s = battle(student(), "barbarian", cp=(3,))
    s.do("0:use read")
    assert s.game.players[0].cp == 1 and len(hand(s, 0)) == 1
    assert "use read" not in s.offers and s.why_not("0:use read") == "DT-CP-01"


@pytest.mark.rule("DT-CP-02")
@pytest.mark.parametrize(("before", "die", "after"), [(14, 6, 15), (15, 1, 15), (12, 6, 15), (11, 6, 14)])
def test_cp_never_exceed_fifteen(before: int, die: int, after: int) -> None:
    s = battle("barbarian", "gunslinger", hands=(("vegas-baby",),), cp=(before,), dice=(die,))
    s.do("0:play vegas-baby")  # half the die: 3 or 1
    assert s.game.players[0].cp == after and pile(s, 0) == ["vegas-baby"]


@pytest.mark.rule("DT-CP-02")
def test_cp_paid_below_the_maximum_do_not_bring_back_what_was_lost() -> None:
    s = battle("barbarian", "gunslinger", hands=(("getting-paid", "smack-2"),), cp=(15,))
    s.do("0:play getting-paid", "0:play smack-2")
    assert s.game.players[0].cp == 13


@pytest.mark.rule("DT-CP-03")
def test_gaining_two_cp_raises_the_own_dial_by_two() -> None:
    s = battle("barbarian", "gunslinger", hands=(("getting-paid",),), cp=(5, 5))
    s.do("0:play getting-paid")
    assert [player.cp for player in s.game.players] == [7, 5]


@pytest.mark.rule("DT-CP-03")
def test_cp_are_gained_at_the_moment_the_effect_resolves() -> None:
    s = battle(hero(), "barbarian", at="offensive_roll", dice=(4, 4, 5, 1, 1), cp=(5,))
    s.do("0:keep 1 1 4 4 5", "0:announce spoils")
    assert s.prompt == "defend" and incoming(s, 1) == 4 and healths(s) == [50, 50]
    assert s.game.players[0].cp == 7


@pytest.mark.rule("DT-CP-03")
def test_the_gaining_player_need_not_be_the_active_one() -> None:
    one = scholar()
    s = battle("barbarian", one, hands=((), ("getting-paid",)), cp=(5, 5))
    s.do("0:pass", "1:play getting-paid")
    assert [player.cp for player in s.game.players] == [5, 7]


@pytest.mark.rule("DT-CP-04")
def test_evasive_is_spent_without_cp() -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(*HIT, 1), tokens=({}, {"evasive": 1}), cp=(0, 0))
    s.do("0:keep 1 1 1 4 6", "0:announce smack", "1:spend evasive")
    assert count(s, 1, "evasive") == 0 and s.game.players[1].cp == 0
    s.passing()
    assert incoming(s, 1) == 0
