"""DT-DEF: the Defensive Roll Phase."""

from __future__ import annotations

import pytest

from tablee.games.dice_throne.rules.effects.aim import ATTACKER, OPPONENTS, TARGET
from tablee.games.dice_throne.rules.effects.amounts import PerSymbol, Total, shows
from tablee.games.dice_throne.rules.effects.basic import Draw, GainCP, Heal, StealCP
from tablee.games.dice_throne.rules.effects.damage import Block, Damage
from tablee.games.dice_throne.rules.effects.tokens import Gain, Inflict
from tablee.games.dice_throne.rules.heroes import tokens
from tablee.games.dice_throne.rules.vocabulary import COLLATERAL, DEFENSE, NORMAL, PLAIN, PURE, ULTIMATE, UNDEFENDABLE
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming
from tablee.kernel.effect import If, Sequence
from tests.games.dice_throne.rules.roll_kit import defence, faces, fighter, passing_to, phases, rolls, struck

EVASIVE = tokens()["evasive"]
KNOCKDOWN = tokens()["knockdown"]

LAST = "DefensiveRoll, last_answers"


# ---------------------------------------------------------------------- step 1
@pytest.mark.rule("DT-DEF-01")
@pytest.mark.parametrize("n", [1, 5])
def test_an_attack_brings_the_defender_into_phase_six(n: int) -> None:
    s = struck(fighter(Damage(n)), "barbarian", dice=(1, 1, 1))
    assert phases(s) == [4, 6] and s.game.phase == DEFENSE and s.seat == 1 and s.prompt == "defend"
    assert incoming(s, 1) == n


@pytest.mark.rule("DT-DEF-01")
def test_without_damage_to_a_target_there_is_no_phase_six() -> None:
    healed = struck(fighter(Heal(2)), "barbarian", hands=((), ("getting-paid",)))
    healed.passing()
    assert healed.seat == 0 and healed.prompt == "main" and phases(healed) == [4, 7]
    missed = struck(fighter(Damage(PerSymbol(2, "pow"))), "barbarian")
    assert missed.prompt == "main" and phases(missed) == [4, 7] and healths(missed) == [50, 50]


@pytest.mark.rule("DT-DEF-02")
def test_knockdown_is_inflicted_before_the_defence_and_before_the_damage() -> None:
    s = battle("gunslinger", "barbarian", at="offensive_roll", dice=(1, 1, 1, 1, 4, 1, 1, 1), levels=({"revolver": 2},))
    s.do("0:keep 1 1 1 1 4", "0:announce revolver")
    assert s.seat == 1 and s.prompt == "defend" and count(s, 1, "knockdown") == 1
    assert healths(s) == [50, 50] and incoming(s, 1) == 5
    s.do("1:defend thick-skin").passing()
    assert s.prompt == "main" and healths(s) == [50, 45]


@pytest.mark.rule("DT-DEF-02", "DT-TEXT-06")
def test_cp_are_stolen_before_the_defence_roll() -> None:
    s = struck(fighter(Sequence(Damage(3), StealCP(2))), "barbarian", cp=(1, 5))
    assert s.prompt == "defend" and rolls(s, 1) == []
    assert [player.cp for player in s.game.players] == [3, 3] and healths(s) == [50, 50]


@pytest.mark.rule("DT-DEF-03", "DT-HERO-GUN-12", "DT-MOD-02")
def test_locked_target_inflicts_bounty_without_being_an_attack() -> None:
    hands = (("wild-west", "eat-lead", "getting-paid"),)
    s = battle(
        "gunslinger",
        "barbarian",
        at="offensive_roll",
        dice=(4, 4, 5, 1, 6),
        levels=({"take-cover": 2},),
        hands=hands,
        tokens=({"reload": 1},),
        cp=(9, 2),
    )
    s.do("0:keep 1 4 4 5 6", "0:announce mark-the-target", "0:pass")
    assert count(s, 0, "evasive") == 2 and count(s, 1, "bounty") == 0
    for step in ("OffensiveRoll, last_answers", LAST):
        passing_to(s, step)
        assert s.seat == 0 and s.offers == ["play getting-paid", "pass"]
        assert s.why_not("0:play wild-west") == "DT-MOD-02" and s.why_not("0:play eat-lead") == "DT-MOD-02"
        assert s.why_not("0:spend reload") == "DT-MOD-02" and s.why_not("1:defend thick-skin") == "DT-DEF-04"
    assert count(s, 1, "bounty") == 1, "step 1 is done, the window of step 5 is open"
    s.do("0:pass")
    assert s.prompt == "main" and rolls(s) == ["4 4 5 1 6"] and healths(s) == [50, 50]
    assert count(s, 0, "evasive") == 2 and count(s, 1, "bounty") == 1 and s.game.players[0].cp == 9


@pytest.mark.rule("DT-DEF-03", "DT-ABILITY-09")
def test_a_bounty_already_there_pays_nothing_for_what_is_no_attack() -> None:
    s = struck(fighter(Inflict(KNOCKDOWN)), "barbarian", cp=(0, 0), tokens=({}, {"bounty": 1}))
    assert s.prompt == "main" and count(s, 1, "knockdown") == 1
    assert s.game.players[0].cp == 0 and healths(s) == [50, 50]


# ---------------------------------------------------------------------- step 2
@pytest.mark.rule("DT-DEF-04")
def test_five_normal_damage_may_be_defended() -> None:
    s = struck(fighter(Damage(5, NORMAL)), "barbarian")
    assert s.seat == 1 and s.prompt == "defend" and s.offers == ["defend thick-skin", "pass"]


@pytest.mark.rule("DT-DEF-04")
@pytest.mark.parametrize(
    ("kind", "to"), [(UNDEFENDABLE, TARGET), (PURE, TARGET), (COLLATERAL, OPPONENTS), (ULTIMATE, TARGET)]
)
def test_five_damage_of_another_type_allow_no_defence(kind: int, to: str) -> None:
    hero = fighter(Damage(5, NORMAL if kind == ULTIMATE else kind, to), ultimate=kind == ULTIMATE)
    s = struck(hero, "barbarian", hands=(("getting-paid",),))
    refused = []
    while s.prompt == "act":
        refused.append(s.why_not("1:defend thick-skin"))
        s.do("0:pass")
    assert set(refused) == {"DT-ABILITY-14" if kind == ULTIMATE else "DT-DEF-04"}
    assert s.seat == 0 and s.prompt == "main" and rolls(s, 1) == [] and healths(s) == [50, 45]


@pytest.mark.rule("DT-DEF-05")
def test_a_defender_may_decline_and_the_full_damage_stays_pending() -> None:
    dice = (1, 2, 3, 4, 6)
    s = battle("barbarian", "gunslinger", at="offensive_roll", dice=dice, hands=((), ("getting-paid",)))
    s.passing("keep").do("0:keep 1 2 3 4 6", "0:announce mighty-blow").passing()
    assert s.prompt == "defend" and "pass" in s.offers
    s.do("1:pass")
    assert s.game.place().endswith("ActionWindow, offer") and LAST in s.game.place()
    assert rolls(s, 1) == [] and incoming(s, 1) == 9 and healths(s) == [50, 50]
    s.do("1:pass")
    assert s.prompt == "main" and rolls(s, 1) == [] and healths(s) == [50, 41]


@pytest.mark.rule("DT-DEF-06")
def test_one_of_two_defences_is_chosen_before_any_roll() -> None:
    two = (defence("parry", Block(1), dice=2), defence("quake", Block(4), dice=3))
    s = struck(fighter(Damage(5)), fighter(None, *two, id="master"), dice=(2, 2, 2))
    assert s.seat == 1 and s.offers == ["defend parry", "defend quake", "pass"] and rolls(s, 1) == []
    other = s.clone()
    s.do("1:defend parry")
    assert rolls(s, 1) == ["2 2"] and healths(s) == [50, 46]
    other.do("1:defend quake")
    assert other.game.rng.script == () and healths(other) == [50, 49]


@pytest.mark.rule("DT-DEF-06", "DT-ABILITY-10")
def test_the_other_defence_cannot_be_used_against_the_same_attack() -> None:
    two = (defence("parry", Block(1), dice=2), defence("quake", Block(4), dice=3))
    hero = fighter(None, *two, id="master")
    s = struck(fighter(Damage(5)), hero, dice=(2, 2), hands=((), ("getting-paid",)))
    s.passing().do("1:defend parry")
    for step in ("DefensiveRoll, answers", LAST):
        passing_to(s, step)
        assert s.seat == 1 and s.offers == ["play getting-paid", "pass"]
        assert s.why_not("1:defend quake") in ("DT-DEF-06", "DT-ABILITY-10")
        assert s.why_not("1:defend parry") in ("DT-DEF-06", "DT-ABILITY-10")
    assert incoming(s, 1) == 4


# ---------------------------------------------------------------------- step 3
@pytest.mark.rule("DT-DEF-07")
def test_defensive_roll_three_rolls_three_dice_once() -> None:
    panther = fighter(None, defence("guard", Block(PerSymbol(1, "sword")), dice=3), id="panther")
    s = struck(fighter(Damage(5)), panther, dice=(1, 1, 6))
    s.do("1:defend guard")
    assert rolls(s, 1) == ["1 1 6"] and s.seat == 0 and s.prompt == "main" and healths(s) == [50, 47]
    barbarian = struck(fighter(Damage(5)), "barbarian", dice=(4, 1, 6))
    barbarian.do("1:defend thick-skin")
    assert rolls(barbarian, 1) == ["4 1 6"] and healths(barbarian) == [50, 47]


@pytest.mark.rule("DT-DEF-07", "DT-HERO-GUN-10")
def test_defensive_roll_one_of_the_gunslinger_rolls_one_die_once() -> None:
    s = struck(fighter(Damage(5)), "gunslinger", dice=(2, 6))
    s.do("1:defend duel")
    assert rolls(s, 1) == ["2"] and s.seat == 0 and s.prompt == "main" and healths(s) == [49, 45]


@pytest.mark.rule("DT-DEF-07")
def test_a_second_attempt_is_refused_unless_something_grants_it() -> None:
    hands = ((), ("getting-paid", "better-d"))
    s = struck(fighter(Damage(5)), "barbarian", dice=(1, 1, 4, 5, 6), hands=hands)
    s.passing().do("1:defend thick-skin")
    assert faces(s) == (1, 1, 4) and s.prompt == "act"
    assert s.why_not("1:keep 4") == "DT-DEF-07" and s.why_not("1:keep") == "DT-DEF-07"
    plain = s.clone().passing()
    assert plain.prompt == "main" and healths(plain) == [50, 47]
    s.do("1:play better-d", "1:pass")
    assert s.seat == 1 and s.prompt == "keep"
    s.do("1:keep 4")
    assert faces(s) == (5, 6, 4) and s.prompt == "act" and s.why_not("1:keep 4 5") == "DT-DEF-07"
    s.passing()
    assert s.prompt == "main" and healths(s) == [50, 49]


# ---------------------------------------------------------------------- step 4
@pytest.mark.rule("DT-DEF-08")
def test_cp_come_at_once_and_prevention_is_pending() -> None:
    hero = fighter(None, defence("guard", Sequence(GainCP(1), Block(2))), id="master")
    s = struck(fighter(Damage(5)), hero, dice=(3,), hands=((), ("tip-it", "getting-paid")), cp=(0, 1))
    s.passing().do("1:defend guard")
    assert s.game.players[1].cp == 1 and incoming(s, 1) == 5, "the dice are not used yet"
    passing_to(s, LAST)
    assert s.game.players[1].cp == 2 and incoming(s, 1) == 3 and healths(s) == [50, 50]
    s.passing()
    assert s.prompt == "main" and healths(s) == [50, 47]


@pytest.mark.rule("DT-DEF-08", "DT-DMG-19")
def test_tokens_and_cards_come_at_once_but_damage_and_healing_are_pending() -> None:
    counter = Sequence(Damage(2, PLAIN, ATTACKER), Heal(3), Gain(EVASIVE), Inflict(KNOCKDOWN), Draw(1), Block(Total()))
    hero = fighter(None, defence("guard", counter), id="master")
    hands, decks = ((), ("getting-paid",)), (None, ("so-wild",))
    s = struck(fighter(Damage(5)), hero, dice=(4,), hands=hands, decks=decks, health=(50, 40))
    s.passing().do("1:defend guard")
    passing_to(s, LAST)
    assert count(s, 1, "evasive") == 1 and count(s, 0, "knockdown") == 1
    assert hand(s, 1) == ["getting-paid", "so-wild"]
    assert incoming(s, 0) == 2 and incoming(s, 1) == 1 and healths(s) == [50, 40]
    s.passing()
    assert s.prompt == "main" and healths(s) == [48, 42]


# ---------------------------------------------------------------------- steps 5 and 6
@pytest.mark.rule("DT-DEF-09", "DT-TIME-01")
def test_before_damage_all_are_asked_until_all_pass_in_a_row() -> None:
    hands = (("getting-paid",), ("getting-paid",))
    s = struck(fighter(Damage(5)), "barbarian", dice=(1, 1, 1), hands=hands, tokens=({}, {"evasive": 1}))
    s.passing().do("1:defend thick-skin")
    passing_to(s, LAST)
    assert s.seat == 0 and s.offers == ["play getting-paid", "pass"] and healths(s) == [50, 50]
    s.do("0:pass")
    assert s.seat == 1 and s.offers == ["play getting-paid", "spend evasive", "pass"]
    s.do("1:play getting-paid")
    assert s.seat == 0 and s.prompt == "act-before"
    s.do("0:pass")
    assert s.seat == 0 and s.prompt == "act", "somebody acted, so everybody is asked again"
    s.do("0:play getting-paid")
    assert s.seat == 1 and s.offers == ["spend evasive", "pass"] and healths(s) == [50, 50]
    s.do("1:pass")
    assert s.prompt == "main" and healths(s) == [50, 45]


@pytest.mark.rule("DT-DEF-09", "DT-TIME-09")
@pytest.mark.parametrize(
    ("players", "active", "order"), [(3, 1, [1, 2, 0]), (4, 1, [1, 2, 3, 0]), (4, 2, [2, 3, 0, 1])]
)
def test_the_last_window_goes_round_from_the_active_player(players: int, active: int, order: list[int]) -> None:
    heroes = ["barbarian"] * players
    hands = [["getting-paid"]] * players
    s = battle(*heroes, at="offensive_roll", active=active, dice=(1, 1, 1, 4, 6, 1), hands=hands)
    s.passing("keep").do(f"{active}:keep 1 1 1 4 6", f"{active}:announce smack").passing()
    if s.prompt == "choose-target":
        s.do(f"{active}:player 0").passing()
    assert s.prompt == "defend"
    s.do(f"{s.seat}:pass")
    before = healths(s)
    asked = []
    while s.prompt == "act":
        assert LAST in s.game.place() and healths(s) == before
        asked.append(s.seat)
        s.do(f"{s.seat}:pass")
    assert asked == order and sum(healths(s)) == sum(before) - 4


@pytest.mark.rule("DT-DEF-09", "DT-DMG-06")
def test_collateral_damage_without_a_target_can_still_be_answered_before_it_is_applied() -> None:
    hero = fighter(Damage(5, COLLATERAL, OPPONENTS))
    s = struck(hero, "barbarian", "barbarian", dice=(2,), tokens=({}, {"evasive": 1}, {"evasive": 1}))
    assert s.seat == 1 and s.offers == ["spend evasive", "pass"] and healths(s) == [35, 35, 35]
    s.do("1:spend evasive")
    assert s.seat == 2 and s.offers == ["spend evasive", "pass"] and healths(s) == [35, 35, 35]
    s.passing()
    assert s.prompt == "main" and healths(s) == [35, 35, 30]


@pytest.mark.rule("DT-DEF-10", "DT-HEALTH-02")
def test_both_sides_reach_zero_at_once_and_the_game_is_a_draw() -> None:
    hero = fighter(None, defence("guard", Damage(2, PLAIN, ATTACKER)), id="master")
    s = struck(fighter(Damage(3)), hero, dice=(3,), health=(2, 2))
    s.do("1:defend guard")
    assert healths(s) == [0, 0] and s.prompt == "over" and s.game.outcome == ()


@pytest.mark.rule("DT-DEF-10", "DT-HEALTH-04")
def test_healing_of_the_defence_counts_together_with_the_damage() -> None:
    s = struck(fighter(Damage(4)), "barbarian", dice=(4, 1, 1), health=(50, 3))
    short = s.clone()
    s.do("1:defend thick-skin")
    assert s.prompt == "main" and healths(s) == [50, 1]
    short.do("1:pass")
    assert short.game.outcome == (0,) and healths(short) == [50, 0]


@pytest.mark.rule("DT-DEF-10")
def test_prevention_damage_and_healing_of_both_sides_are_one_batch() -> None:
    counter = Sequence(Damage(4, PLAIN, ATTACKER), Heal(2), Block(1))
    hero = fighter(None, defence("guard", counter), id="master")
    s = struck(fighter(Damage(5)), hero, dice=(3,), health=(5, 3))
    s.do("1:defend guard")
    assert s.prompt == "main" and healths(s) == [1, 1]


# ---------------------------------------------------------------------- attacks that cannot be defended
@pytest.mark.rule("DT-DEF-11", "DT-HERO-GUN-08")
@pytest.mark.parametrize(("die", "left"), [(2, 50), (3, 48)])
def test_an_undefendable_attack_still_inflicts_and_still_can_be_avoided(die: int, left: int) -> None:
    dice = (1, 1, 4, 6, 6, die)
    s = battle("gunslinger", "barbarian", at="offensive_roll", dice=dice, tokens=({}, {"evasive": 1}), cp=(0, 0))
    s.do("0:keep 1 1 4 6 6", "0:announce bounty-hunter", "1:pass")
    assert s.seat == 1 and s.offers == ["spend evasive", "pass"] and LAST in s.game.place() and phases(s) == [4, 6]
    assert count(s, 1, "bounty") == 1 and incoming(s, 1) == 2 and healths(s) == [50, 50]
    assert s.why_not("1:defend thick-skin") == "DT-DEF-04"
    s.do("1:spend evasive")
    assert s.prompt == "main" and healths(s) == [50, left] and rolls(s, 1) == [str(die)]
    assert count(s, 1, "bounty") == 1 and count(s, 1, "evasive") == 0 and s.game.players[0].cp == 1


# ---------------------------------------------------------------------- altering defensive dice
@pytest.mark.rule("DT-DEF-12", "DT-HERO-GUN-10")
def test_the_attacker_turns_a_defensive_six_into_a_one() -> None:
    hero = fighter(None, defence("guard", Block(Total())), id="master")
    s = struck(fighter(Damage(5)), hero, dice=(6,), hands=(("so-wild",),))
    s.do("1:defend guard")
    assert s.seat == 0 and s.offers == ["play so-wild", "pass"] and incoming(s, 1) == 5
    left_alone = s.clone().do("0:pass")
    assert healths(left_alone) == [50, 50]
    s.do("0:play so-wild", "0:set 6 1")
    assert healths(s) == [50, 46]
    duel = struck(fighter(Damage(5)), "gunslinger", dice=(6, 3), hands=(("so-wild",),))
    duel.do("1:defend duel", "0:play so-wild", "0:set 6 1")
    assert duel.prompt == "main" and healths(duel) == [49, 45]


@pytest.mark.rule("DT-DEF-12")
@pytest.mark.parametrize("helper", [0, 1, 2, 3])
def test_anybody_may_alter_defensive_dice_until_they_are_read(helper: int) -> None:
    shielded = fighter(None, defence("guard", If(shows(pow=1), Block(4))), id="master")
    hands = [["so-wild", "getting-paid"] if seat == helper else [] for seat in range(4)]
    s = struck(fighter(Damage(5)), "barbarian", shielded, "barbarian", dice=(1, 6), hands=hands)
    s.passing().do("2:defend guard")
    assert faces(s) == (6,) and s.seat == helper
    s.do(f"{helper}:pass")
    assert LAST in s.game.place() and s.why_not(f"{helper}:play so-wild") == "DT-DICE-03"
    assert incoming(s, 2) == 1
    s = struck(fighter(Damage(5)), "barbarian", shielded, "barbarian", dice=(1, 6), hands=hands)
    s.passing().do("2:defend guard", f"{helper}:play so-wild", f"{helper}:set 6 1").passing()
    assert s.prompt == "main" and healths(s) == [50, 45]


@pytest.mark.rule("DT-DEF-01", "DT-DEF-12")
def test_the_dice_of_the_offence_are_no_longer_on_the_table() -> None:
    s = struck(fighter(Damage(5)), "barbarian", dice=(1, 4, 4), hands=(("so-wild",),))
    assert s.seat == 1 and s.prompt == "defend" and s.why_not("0:play so-wild") == "DT-DICE-03"
    s.do("1:defend thick-skin", "0:play so-wild", "0:set 4 6")
    assert healths(s) == [50, 47]
