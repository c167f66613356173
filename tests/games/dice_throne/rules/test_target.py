"""DT-TARGET: the Targeting Roll Phase."""

from __future__ import annotations

import pytest

from tablee.games import load
from tablee.games.dice_throne.rules.effects.aim import OPPONENTS
from tablee.games.dice_throne.rules.effects.basic import Heal, StealCP, Then
from tablee.games.dice_throne.rules.effects.damage import Damage
from tablee.games.dice_throne.rules.effects.tokens import Inflict
from tablee.games.dice_throne.rules.heroes import tokens
from tablee.games.dice_throne.rules.vocabulary import COLLATERAL, TARGETING, Hero
from tablee.games.dice_throne.scene import battle, count, healths, incoming
from tablee.kernel.effect import Sequence
from tests.games.dice_throne.rules.roll_kit import activated, faces, fighter, passing_to, phases, rolls, struck

BOUNTY = tokens()["bounty"]

OTHERS = ("barbarian", "gunslinger", "barbarian")


def seated(hero: Hero, seat: int) -> list[str | Hero]:
    """Four seats with the test hero in one of them."""
    heroes: list[str | Hero] = [*OTHERS]
    heroes.insert(seat, hero)
    return heroes


# ---------------------------------------------------------------------- is there a targeting roll?
@pytest.mark.rule("DT-TARGET-01")
def test_a_single_opponent_is_the_defender_without_a_roll() -> None:
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=(1, 1, 1, 4, 6))
    s.do("0:keep 1 1 1 4 6", "0:announce smack")
    assert s.seat == 1 and s.prompt == "defend" and incoming(s, 1) == 4
    assert phases(s) == [4, 6] and rolls(s) == ["1 1 1 4 6"]


@pytest.mark.rule("DT-TARGET-01", "DT-MODEKOTH-02")
def test_the_last_opponent_left_of_two_is_the_target_without_a_choice() -> None:
    s = battle("barbarian", "gunslinger", "barbarian", at="upkeep", health=(35, 35, 0), dice=(1, 1, 1, 4, 6))
    assert s.game.players[2].out and s.prompt == "main"
    s.do("0:pass").passing()
    s.do("0:keep 1 1 1 4 6", "0:announce smack").passing()
    assert s.seat == 1 and s.prompt == "defend" and 5 not in phases(s)


@pytest.mark.rule("DT-TARGET-02", "DT-DEF-02")
def test_in_2v2_the_targeting_die_is_rolled_before_targeted_effects() -> None:
    hero = fighter(Sequence(Inflict(BOUNTY), StealCP(1), Damage(3)))
    s = struck(hero, *OTHERS, dice=(1,), hands=((), (), ("so-wild",)))
    passing_to(s, "TargetingRoll, answers")
    assert s.game.phase == TARGETING and faces(s) == (1,) and s.game.rolls[-1].purpose == "targeting"
    assert [count(s, seat, "bounty") for seat in range(4)] == [0, 0, 0, 0]
    assert [player.cp for player in s.game.players] == [2, 2, 2, 2]
    assert [incoming(s, seat) for seat in range(4)] == [0, 0, 0, 0]
    s.passing()
    assert s.prompt == "defend" and [count(s, seat, "bounty") for seat in range(4)] == [0, 0, 1, 0]
    assert [player.cp for player in s.game.players] == [4, 2, 1, 2], "1 CP stolen and 1 for the Bounty"
    assert phases(s) == [4, 5, 6]


@pytest.mark.rule("DT-TARGET-02", "DT-TEXT-04")
def test_what_follows_then_waits_for_the_target_too() -> None:
    hero = fighter(Sequence(Inflict(BOUNTY), Then(), Damage(3)))
    s = struck(hero, *OTHERS, dice=(3,), hands=((), (), ("so-wild",)))
    passing_to(s, "TargetingRoll, answers")
    assert [count(s, seat, "bounty") for seat in range(4)] == [0, 0, 0, 0] and activated(s) == ["strike"]
    s.passing()
    assert s.seat == 3 and s.prompt == "defend" and count(s, 3, "bounty") == 1 and incoming(s, 3) == 4


@pytest.mark.rule("DT-TARGET-02", "DT-MODEKOTH-02")
def test_everyone_for_themselves_the_attacker_chooses_without_a_die() -> None:
    s = battle("barbarian", "gunslinger", "gunslinger", at="offensive_roll", dice=(1, 1, 1, 4, 6))
    s.do("0:keep 1 1 1 4 6", "0:announce smack")
    assert s.seat == 0 and s.prompt == "choose-target" and s.offers == ["player 1", "player 2"]
    assert rolls(s) == ["1 1 1 4 6"] and s.game.phase == TARGETING
    s.do("0:player 2")
    assert s.seat == 2 and s.prompt == "defend" and incoming(s, 2) == 4 and incoming(s, 1) == 0


@pytest.mark.rule("DT-TARGET-03", "DT-DEF-03")
def test_an_ability_that_only_inflicts_a_token_rolls_for_its_target() -> None:
    s = struck(fighter(Inflict(BOUNTY)), *OTHERS, dice=(4,))
    assert rolls(s, 0) == ["1 1 1 1 1", "4"] and s.prompt == "main" and s.seat == 0
    assert [count(s, seat, "bounty") for seat in range(4)] == [0, 0, 0, 1] and healths(s) == [50, 50]


@pytest.mark.rule("DT-TARGET-03")
def test_an_ability_that_only_inflicts_a_token_chooses_its_target_everyone_for_themselves() -> None:
    s = struck(fighter(Inflict(BOUNTY)), "barbarian", "gunslinger")
    assert s.seat == 0 and s.prompt == "choose-target"
    s.do("0:player 2")
    assert [count(s, seat, "bounty") for seat in range(3)] == [0, 0, 1] and s.prompt == "main"


@pytest.mark.rule("DT-TARGET-04")
def test_an_ability_that_only_heals_its_owner_needs_no_target() -> None:
    s = struck(fighter(Heal(4)), *OTHERS, dice=(6,), health=(40, 40))
    assert s.seat == 0 and s.prompt == "main" and rolls(s) == ["1 1 1 1 1"]
    assert healths(s) == [44, 40] and s.log("targets") == [] and 6 not in phases(s)


@pytest.mark.rule("DT-TARGET-04", "DT-DMG-06")
def test_collateral_damage_alone_needs_no_target() -> None:
    s = struck(fighter(Damage(2, COLLATERAL, OPPONENTS)), *OTHERS, dice=(6,))
    assert s.seat == 0 and s.prompt == "main" and rolls(s) == ["1 1 1 1 1"]
    assert healths(s) == [50, 46] and s.log("targets") == [] and 6 not in phases(s)
    assert [(line["who"], line["n"]) for line in s.log("takes")] == [("&2", 2), ("&3", 2)]


@pytest.mark.rule("DT-TARGET-04")
def test_neither_healing_nor_collateral_damage_asks_for_a_target_everyone_for_themselves() -> None:
    s = struck(fighter(Sequence(Heal(1), Damage(2, COLLATERAL, OPPONENTS))), "barbarian", "gunslinger")
    assert s.prompt == "main" and healths(s) == [36, 33, 33] and s.log("targets") == []


# ---------------------------------------------------------------------- the table
@pytest.mark.rule("DT-TARGET-05")
@pytest.mark.parametrize(("attacker", "left", "right"), [(0, 2, 3), (1, 2, 3), (2, 0, 1), (3, 0, 1)])
def test_one_and_two_are_the_opponent_on_the_left_three_and_four_the_one_on_the_right(
    attacker: int, left: int, right: int
) -> None:
    for face, target in ((1, left), (2, left), (3, right), (4, right)):
        s = struck(*seated(fighter(), attacker), active=attacker, dice=(face,))
        assert s.seat == target and s.prompt == "defend" and incoming(s, target) == 5, f"rolled {face}"


@pytest.mark.rule("DT-TARGET-05")
@pytest.mark.parametrize(("attacker", "foes"), [(0, (2, 3)), (1, (2, 3)), (2, (0, 1)), (3, (0, 1))])
def test_on_a_five_the_opposing_team_picks_on_a_six_the_attacker(attacker: int, foes: tuple[int, int]) -> None:
    for face in (5, 6):
        for target in foes:
            s = struck(*seated(fighter(), attacker), active=attacker, dice=(face,))
            for chooser in foes if face == 5 else (attacker,):
                assert s.prompt == "choose-target" and s.seat == chooser
                assert sorted(s.offers) == [f"player {foes[0]}", f"player {foes[1]}"]
                s.do(f"{chooser}:player {target}")
            assert s.seat == target and s.prompt == "defend" and incoming(s, target) == 5


@pytest.mark.rule("DT-TARGET-05")
def test_on_a_five_both_partners_are_asked_and_the_second_hears_the_first() -> None:
    s = struck(fighter(), *OTHERS, dice=(5,)).do("2:player 3")
    assert s.seat == 3 and s.prompt == "choose-target" and s.log("targets") == []
    assert s.log("names-target") == [{"who": "&2", "whom": "&3"}]
    question = load("dice-throne").view(s.game, 3).question
    assert question is not None and question.prompt.args["whom"] == "&3" and question.prompt.args["mode"] == "second"
    s.do("3:player 3")
    assert s.seat == 3 and s.prompt == "defend"


@pytest.mark.rule("DT-TARGET-05")
@pytest.mark.parametrize(("first", "second"), [(2, 3), (3, 2)])
@pytest.mark.parametrize(("face", "target"), [(1, 2), (3, 2), (4, 3), (6, 3)])
def test_partners_who_do_not_agree_leave_it_to_a_die(first: int, second: int, face: int, target: int) -> None:
    s = struck(fighter(), *OTHERS, dice=(5, face)).do(f"2:player {first}", f"3:player {second}")
    assert s.seat == target and s.prompt == "defend" and incoming(s, target) == 5
    assert s.log("team-differs") == [{"dice": str(face)}]


# ---------------------------------------------------------------------- cards on the die
@pytest.mark.rule("DT-TARGET-06", "DT-TARGET-05")
@pytest.mark.parametrize("helper", [0, 1, 2, 3])
def test_anybody_may_turn_the_targeting_die_into_a_six(helper: int) -> None:
    hands = [["so-wild"] if seat == helper else [] for seat in range(4)]
    s = struck(fighter(), *OTHERS, dice=(1,), hands=hands)
    passing_to(s, "TargetingRoll, answers")
    assert s.why_not(f"{helper}:play so-wild") == ""
    s.do(f"{helper}:play so-wild", f"{helper}:set 1 6")
    assert s.seat == 0 and s.prompt == "choose-target" and s.offers == ["player 2", "player 3"]


@pytest.mark.rule("DT-TARGET-06", "DT-ABILITY-14")
def test_nobody_may_touch_the_targeting_die_of_an_ultimate() -> None:
    hands = (("so-wild", "getting-paid"), ("so-wild", "tip-it"), ("so-wild", "getting-paid"), ("tip-it",))
    s = struck(fighter(ultimate=True), *OTHERS, dice=(1,), hands=hands, cp=(9, 9, 9, 9))
    passing_to(s, "TargetingRoll, answers")
    assert s.seat == 0 and s.offers == ["play getting-paid", "pass"] and faces(s) == (1,)
    assert s.why_not("0:play so-wild") == "DT-TARGET-06"
    assert s.why_not("1:play so-wild") == "DT-TARGET-06" and s.why_not("1:play tip-it") == "DT-TARGET-06"
    assert s.why_not("2:play so-wild") == "DT-ABILITY-14" and s.why_not("3:play tip-it") == "DT-ABILITY-14"
    s.passing()
    assert [(line["who"], line["n"]) for line in s.log("takes")] == [("&2", 5)] and healths(s) == [50, 45]


@pytest.mark.rule("DT-TARGET-06", "DT-TARGET-05", "DT-ABILITY-14")
def test_the_team_attacked_by_an_ultimate_still_picks_on_a_five() -> None:
    s = struck(fighter(ultimate=True), *OTHERS, dice=(5,))
    s.do("2:player 3", "3:player 3")
    assert [(line["who"], line["n"]) for line in s.log("takes")] == [("&3", 5)]


@pytest.mark.rule("DT-TARGET-06", "DT-DICE-03")
def test_the_targeting_die_cannot_be_altered_once_the_target_is_set() -> None:
    s = struck(fighter(), *OTHERS, dice=(1,), hands=((), (), (), ("so-wild",)))
    passing_to(s, "TargetingRoll, answers")
    s.do("3:pass")
    assert s.seat == 2 and s.prompt == "defend" and s.why_not("3:play so-wild") == "DT-DICE-03"


@pytest.mark.rule("DT-TARGET-07")
@pytest.mark.parametrize(("card", "old_new", "target"), [("so-wild", "1 3", 3), ("tip-it", "1 2", 2)])
def test_an_opponent_who_is_not_aimed_at_may_play_a_card_here(card: str, old_new: str, target: int) -> None:
    s = struck(fighter(), *OTHERS, dice=(1,), hands=((), (), (), (card,)))
    passing_to(s, "TargetingRoll, answers")
    assert s.seat == 3 and s.offers == [f"play {card}", "pass"] and s.game.phase == TARGETING
    s.do(f"3:play {card}", f"3:set {old_new}")
    assert s.seat == target and s.prompt == "defend"


@pytest.mark.rule("DT-TARGET-07", "DT-TIME-09")
def test_all_players_are_asked_about_the_targeting_die_in_order() -> None:
    s = struck(*seated(fighter(), 1), active=1, dice=(1,), hands=[["tip-it"]] * 4)
    passing_to(s, "TargetingRoll, answers")
    s.do("1:pass", "2:pass", "3:pass")
    assert s.seat == 0 and s.offers == ["play tip-it", "pass"]
    s.do("0:play tip-it")
    assert s.seat == 1 and s.prompt == "act-before"
    s.do("1:pass", "2:pass", "3:pass", "0:set 1 2", "1:pass", "2:pass", "3:pass")
    assert s.seat == 2 and s.prompt == "defend"


@pytest.mark.rule("DT-TARGET-08", "DT-MODE2V2-09")
@pytest.mark.parametrize(("face", "target", "other"), [(1, 2, 3), (3, 3, 2)])
def test_only_the_defender_is_asked_to_defend_and_takes_everything(face: int, target: int, other: int) -> None:
    hero = fighter(Sequence(Inflict(BOUNTY), Damage(5)))
    s = struck(hero, "gunslinger", "barbarian", "barbarian", dice=(face, 1, 1, 1))
    assert s.seat == target and s.prompt == "defend"
    assert s.why_not(f"{other}:defend thick-skin") == "DT-ABILITY-10"
    assert s.why_not("1:defend duel") == "DT-ABILITY-10" and s.why_not("0:defend strike") == "DT-ABILITY-10"
    assert count(s, target, "bounty") == 1 and count(s, other, "bounty") == 0
    s.do(f"{target}:defend thick-skin")
    assert s.seat == 0 and s.prompt == "main", "nobody else was asked"
    assert [(line["who"], line["n"]) for line in s.log("takes")] == [(f"&{target}", 6)] and healths(s) == [50, 44]
