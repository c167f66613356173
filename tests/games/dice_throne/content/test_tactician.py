"""Tactician: every ability at every level, Tactical Advantage in its six ways, Constrict, every card of his own."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import INSTANT, MAIN, MAIN_2, OFFENSE, ROLL
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming
from tablee.games.dice_throne.show.view import pick
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import announced, cps, held, nothing_waits, on_the_hill, over, overpowered

HERO = HEROES["tactician"]
ADVANTAGE = "tactical-advantage"


def strikes(ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """The Tactician, seat 0, attacks the Barbarian, who does not defend; tokens are gained and not spent."""
    s = announced((HERO, "barbarian"), ability, faces, then, **scene)
    s.passing()
    return s.do("1:pass").passing() if s.prompt == "defend" else s


def planning(advantage: int = 5, **scene: Any) -> Scene[Battle]:
    """His Main Phase, with some Tactical Advantage."""
    scene.setdefault("cp", (0, 0))
    return battle(HERO, "barbarian", tokens=({ADVANTAGE: advantage},), **scene)


def besieged(ability: str, faces: tuple[int, ...], then: tuple[int, ...], advantage: int) -> Scene[Battle]:
    """The Barbarian attacks the Tactician, who holds some Tactical Advantage, and spends none before it is announced."""
    tokens: tuple[dict[str, int], ...] = ({}, {ADVANTAGE: advantage})
    s = battle("barbarian", HERO, at="offensive_roll", cp=(0, 0), dice=(*faces, *then), tokens=tokens)
    return s.do("1:pass", f"0:keep {' '.join([str(face) for face in faces])}", f"0:announce {ability}")


# ---------------------------------------------------------------------- the kit
@pytest.mark.rule("DT-COMP-02", "DT-COMP-03")
def test_his_dice_his_deck_and_his_tokens() -> None:
    assert HERO.faces == ("saber", "saber", "saber", "flag", "flag", "medal") and len(HERO.deck) == 32
    assert {card.id: (card.cost, card.timing, card.modifier) for card in HERO.cards[18:]} == {
        "ambush": (1, INSTANT, False),
        "disengage": (0, ROLL, False),
        "feigned-retreat": (2, INSTANT, False),
        "war-room": (1, MAIN, False),
        "bunker-up": (2, MAIN, False),
    }
    assert {card.id: card.cost for card in HERO.deck if card.slot >= 0} == {
        "saber-strike-2": 1,
        "carpet-bomb-2": 2,
        "profiteer-2": 2,
        "strategic-approach-2": 2,
        "flank-2": 2,
        "maneuver-2": 2,
        "exploit-2": 2,
        "countermeasures-2": 3,
        "countermeasures-3": 5,
    }
    assert [(token.id, token.kind, token.limit, token.persistent) for token in HERO.tokens] == [
        ("tactical-advantage", "positive", 5, False),
        ("constrict", "negative", 1, False),
        ("targeted", "negative", 1, True),
        ("protect", "positive", 1, False),
    ]
    assert HERO.tokens[2] in HEROES["moon-elf"].tokens and HERO.tokens[3] in HEROES["paladin"].tokens


# ---------------------------------------------------------------------- Tactical Advantage
@pytest.mark.rule("DT-STATUS-07", "DT-CP-03")
def test_one_is_worth_one_cp() -> None:
    s = planning(2).do(f"0:spend {ADVANTAGE} 1")
    assert cps(s) == [1, 0] and held(s, 0) == {ADVANTAGE: 1} and held(s, 1) == {}
    s.do(f"0:spend {ADVANTAGE} 1")
    assert cps(s) == [2, 0] and s.why_not(f"0:spend {ADVANTAGE} 1") == "DT-STATUS-08"


@pytest.mark.rule("DT-STATUS-07", "DT-DICE-01", "DT-DICE-04")
def test_one_re_rolls_a_die_of_his_own() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", cp=(0, 0), tokens=({ADVANTAGE: 1},), dice=(1, 1, 1, 1, 4, 6))
    s.do(f"0:spend {ADVANTAGE} 2", "0:reroll 4")
    assert s.game.rolls[-1].faces == (1, 1, 1, 1, 6) and held(s, 0) == {} and s.game.attempts == 2, "no attempt is used"


@pytest.mark.rule("DT-DICE-01", "DT-DICE-03")
def test_dice_of_others_and_dice_that_do_not_lie_there_are_not_re_rolled() -> None:
    assert planning().why_not(f"0:spend {ADVANTAGE} 2") == "DT-DICE-03"
    s = battle(
        HERO, "barbarian", at="offensive_roll", active=1, cp=(0, 0), tokens=({ADVANTAGE: 5},), dice=(1, 1, 1, 4, 6)
    )
    assert s.why_not(f"0:spend {ADVANTAGE} 2") == "DT-DICE-01" and f"spend {ADVANTAGE} 2" not in s.offers


@pytest.mark.rule("DT-STATUS-08", "DT-CARD-03")
def test_three_draw_a_card() -> None:
    s = planning(3, decks=(("buh-bye",),)).do(f"0:spend {ADVANTAGE} 3")
    assert hand(s, 0) == ["buh-bye"] and held(s, 0) == {}
    assert planning(2).why_not(f"0:spend {ADVANTAGE} 3") == "DT-STATUS-08"


@pytest.mark.rule("DT-STATUS-04", "DT-STATUS-08")
def test_three_mark_an_opponent_of_his_choice() -> None:
    s = battle(HERO, "barbarian", "gunslinger", cp=(0, 0, 0), tokens=({ADVANTAGE: 4},))
    s.do(f"0:spend {ADVANTAGE} 4", "0:player 2")
    assert (held(s, 0), held(s, 1), held(s, 2)) == ({ADVANTAGE: 1}, {}, {"targeted": 1})
    assert s.why_not(f"0:spend {ADVANTAGE} 4") == "DT-STATUS-08"


@pytest.mark.rule("DT-STATUS-07", "DT-MOD-01")
def test_an_attack_on_its_way_hurts_more_once_its_target_is_marked() -> None:
    s = announced((HERO, "barbarian"), "saber-strike", (1, 1, 2, 4, 6), tokens=({ADVANTAGE: 3},))
    s.do(f"0:spend {ADVANTAGE} 4").passing("defend")
    assert incoming(s, 1) == 6
    over(s.do("1:pass"))
    assert healths(s) == [50, 44] and held(s, 1) == {"targeted": 1}


@pytest.mark.rule("DT-STATUS-07", "DT-DMG-11")
def test_four_gain_protect_in_the_nick_of_time() -> None:
    s = besieged("overpower", (1, 1, 1, 6, 6), (4, 3, 2), 4).passing("defend").do("1:pass")
    over(s.do(f"1:spend {ADVANTAGE} 5", "1:spend protect"))
    assert healths(s) == [50, 46] and held(s, 1) == {}


@pytest.mark.rule("DT-CARD-15", "DT-STATUS-06")
def test_four_move_a_status_token_between_players() -> None:
    s = battle(HERO, "barbarian", cp=(0, 0), tokens=({ADVANTAGE: 4, "constrict": 1},))
    s.do(f"0:spend {ADVANTAGE} 6", "0:move constrict 0 1")
    assert held(s, 0) == {} and held(s, 1) == {"constrict": 1}


@pytest.mark.rule("DT-STATUS-07")
def test_tokens_are_moved_in_his_own_main_phase_alone() -> None:
    tokens = ({ADVANTAGE: 4, "constrict": 1},)
    s = battle(HERO, "barbarian", at="upkeep", cp=(0, 0), tokens=tokens)
    assert s.why_not(f"0:spend {ADVANTAGE} 6") == "DT-STATUS-07" and f"spend {ADVANTAGE} 1" in s.offers
    s = battle(HERO, "barbarian", active=1, cp=(0, 0), tokens=tokens)
    assert s.why_not(f"0:spend {ADVANTAGE} 6") != ""


@pytest.mark.rule("DT-ABILITY-14")
def test_nothing_is_spent_against_an_ultimate() -> None:
    s = besieged("rage", (6,) * 5, (), 5)
    assert s.seat == 1 and f"spend {ADVANTAGE} 1" in s.offers, "until it is activated he may act"
    s.do("1:pass")
    assert healths(s) == [50, 35] and s.game.attempts == 2, (
        "and then not: Rage hit, and its Stun brings a further phase"
    )
    assert held(s, 1) == {ADVANTAGE: 5} and s.log("spends") == []


@pytest.mark.rule("DT-STATUS-11", "DT-STATUS-12")
def test_five_are_the_limit_on_whoever_holds_them() -> None:
    s = battle(HERO, "barbarian", hands=(("ambush",),), cp=(1, 0), tokens=({ADVANTAGE: 4},)).do("0:play ambush")
    assert held(s, 0) == {ADVANTAGE: 5}


# ---------------------------------------------------------------------- Constrict
def constricted(cp: int, *dice: int, tokens: dict[str, int] | None = None) -> Scene[Battle]:
    """The Gunslinger, seat 0, is constricted and rolls."""
    held = {"constrict": 1, **(tokens or {})}
    return battle("gunslinger", HERO, at="offensive_roll", dice=dice, tokens=(held,), cp=(cp, 0))


@pytest.mark.rule("DT-OFF-01", "DT-CP-01")
def test_every_attempt_after_the_first_costs_one_cp() -> None:
    s = constricted(2, 1, 1, 2, 4, 5, 1, 6)
    assert cps(s) == [2, 0], "the first costs nothing"
    s.do("0:keep 1 1 2 4")
    assert cps(s) == [1, 0] and s.game.rolls[-1].faces == (1, 1, 2, 4, 1)
    s.do("0:keep 1 1 1 2")
    assert cps(s) == [0, 0] and s.prompt == "announce"
    s.do("0:announce revolver").passing("defend").do("1:pass").passing()
    assert healths(s) == [50, 46] and held(s, 0) == {}, "the token is gone when the phase ends"


@pytest.mark.rule("DT-CP-01", "DT-OFF-03")
def test_who_cannot_pay_keeps_what_the_first_attempt_brought() -> None:
    s = constricted(0, 1, 1, 2, 4, 5)
    assert [offer for offer in s.offers if offer.startswith("keep")] == ["keep 1 1 2 4 5"]
    assert s.why_not("0:keep 1 1 2") == "DT-CP-01" and s.game.attempts == 2
    picked = pick(s.game)
    assert picked is not None and picked.least == 5, "whoever points at dice is not offered less, either"
    s.do("0:keep 1 1 2 4 5", "0:nothing").passing()
    assert held(s, 0) == {} and nothing_waits(s).game.phase == MAIN_2


@pytest.mark.rule("DT-OFF-15", "DT-STATUS-01")
def test_a_phase_that_is_skipped_does_not_take_it_away() -> None:
    s = battle("gunslinger", HERO, at="before_offense", cp=(0, 0), tokens=({"constrict": 1, "knockdown": 1},)).passing()
    assert held(s, 0) == {"constrict": 1} and s.game.phase == MAIN_2


@pytest.mark.rule("DT-TEXT-11", "DT-STATUS-01")
def test_a_bystander_and_his_own_defence_are_free_of_it() -> None:
    s = announced(("barbarian", HERO), "smack", (1, 1, 1, 4, 6), (1, 2, 4, 6), tokens=({}, {"constrict": 1}), cp=(0, 3))
    over(s.passing("defend").do("1:defend countermeasures"))
    assert cps(s) == [0, 3] and held(s, 1) == {"constrict": 1, ADVANTAGE: 1}


# ---------------------------------------------------------------------- abilities
@pytest.mark.rule("DT-ABILITY-05", "DT-TEXT-12")
@pytest.mark.parametrize(
    ("level", "faces", "taken", "theirs"),
    [
        (1, (1, 1, 1, 4, 6), 4, {}),
        (1, (1, 2, 3, 3, 6), 5, {}),
        (1, (1, 1, 1, 1, 1), 6, {}),
        (2, (1, 2, 3, 5, 6), 5, {}),
        (2, (2, 2, 2, 4, 6), 5, {"constrict": 1}),
        (2, (1, 1, 2, 3, 6), 6, {}),
        (2, (1, 1, 3, 3, 3), 7, {"constrict": 1}),
    ],
)
def test_saber_strike(level: int, faces: tuple[int, ...], taken: int, theirs: dict[str, int]) -> None:
    s = strikes("saber-strike", faces, levels=({"saber-strike": level},))
    assert healths(s) == [50, 50 - taken] and held(s, 1) == theirs


@pytest.mark.rule("DT-ABILITY-01", "DT-STATUS-04")
@pytest.mark.parametrize(
    ("ability", "faces", "slot", "level", "mine", "theirs", "taken"),
    [
        ("strategic-approach", (1, 2, 3, 6, 6), "strategic-approach", 1, 0, {"constrict": 1}, 7),
        ("strategic-approach", (1, 2, 3, 6, 6), "strategic-approach", 2, 1, {"constrict": 1}, 7),
        ("indirect-approach", (1, 1, 2, 4, 4), "strategic-approach", 2, 2, {}, 2),
        ("flank", (1, 2, 3, 4, 6), "flank", 1, 1, {}, 6),
        ("flank", (3, 4, 5, 6, 6), "flank", 2, 2, {}, 6),
        ("maneuver", (1, 6, 6, 6, 6), "maneuver", 1, 5, {}, 5),
        ("maneuver", (4, 6, 6, 6, 6), "maneuver", 2, 5, {"constrict": 1}, 5),
        ("reconnaissance", (1, 4, 6, 6, 6), "maneuver", 2, 5, {}, 0),
        ("exploit", (1, 2, 3, 4, 5), "exploit", 1, 2, {"constrict": 1}, 9),
        ("exploit", (2, 3, 4, 5, 6), "exploit", 2, 3, {"constrict": 1}, 9),
    ],
)
def test_what_an_ability_gives_and_takes(
    ability: str, faces: tuple[int, ...], slot: str, level: int, mine: int, theirs: dict[str, int], taken: int
) -> None:
    s = strikes(ability, faces, levels=({slot: level},))
    assert (count(s, 0, ADVANTAGE), held(s, 1), healths(s)) == (mine, theirs, [50, 50 - taken])
    assert nothing_waits(s).game.phase == MAIN_2


@pytest.mark.rule("DT-TEXT-04", "DT-STATUS-07")
def test_what_flank_gains_can_be_spent_before_its_damage_is_announced() -> None:
    s = announced((HERO, "barbarian"), "flank", (1, 2, 3, 4, 6))
    assert f"spend {ADVANTAGE} 1" in s.offers and s.game.incoming == []
    s.do(f"0:spend {ADVANTAGE} 1").passing("defend")
    assert cps(s) == [1, 0] and incoming(s, 1) == 6


@pytest.mark.rule("DT-DMG-06", "DT-ABILITY-09")
@pytest.mark.parametrize(("level", "mine"), [(1, 1), (2, 2)])
def test_carpet_bomb_falls_on_two_different_opponents_and_is_no_attack(level: int, mine: int) -> None:
    heroes = (HERO, "barbarian", "gunslinger", "monk")
    s = announced(heroes, "carpet-bomb", (1, 2, 4, 6, 6), levels=({"carpet-bomb": level},), mode="koth")
    s.passing("choose-player").do("0:player 1")
    assert s.prompt == "choose-player" and "player 1" not in s.offers and "player 0" not in s.offers
    s.do("0:player 3").passing("main")
    assert healths(s) == [35, 33, 35, 33] and held(s, 0) == {ADVANTAGE: mine} and not s.game.attacked


@pytest.mark.rule("DT-DMG-06", "DT-TEXT-07")
def test_carpet_bomb_falls_on_the_only_opponent_once() -> None:
    s = strikes("carpet-bomb", (1, 2, 4, 6, 6), tokens=({}, {"targeted": 1}))
    assert healths(s) == [50, 48] and nothing_waits(s).game.phase == MAIN_2, "and nothing modifies it"


@pytest.mark.rule("DT-CARD-03", "DT-STATUS-03")
def test_strategize_gains_three_and_two_cards() -> None:
    s = strikes("strategize", (1, 4, 4, 5, 5), levels=({"carpet-bomb": 2},))
    assert held(s, 0) == {ADVANTAGE: 3} and len(hand(s, 0)) == 2 and healths(s) == [50, 50]


@pytest.mark.rule("DT-STATUS-04", "DT-ABILITY-09")
def test_interdiction_constricts_whoever_he_likes() -> None:
    s = announced(
        (HERO, "barbarian", "gunslinger"), "interdiction", (1, 1, 4, 5, 6), levels=({"exploit": 2},), cp=(0, 0, 0)
    )
    s.do("0:player 2").passing("main")
    assert (held(s, 1), held(s, 2), len(hand(s, 0))) == ({}, {"constrict": 1}, 2) and healths(s) == [35, 35, 35]


# ---------------------------------------------------------------------- Profiteer
@pytest.mark.rule("DT-TEXT-02", "DT-TEXT-03")
@pytest.mark.parametrize(
    ("level", "die", "mine", "taken"), [(1, 2, 1, 5), (1, 4, 5, 0), (2, 1, 2, 6), (2, 5, 5, 0), (1, 5, 5, 0)]
)
def test_profiteer_on_a_saber_and_on_a_flag(level: int, die: int, mine: int, taken: int) -> None:
    s = strikes("profiteer", (1, 4, 4, 5, 6), (die,), levels=({"profiteer": level},))
    assert count(s, 0, ADVANTAGE) == mine and healths(s) == [50, 50 - taken] and hand(s, 0) == []
    assert nothing_waits(s).game.phase == MAIN_2 and s.game.attacked == (taken > 0)


@pytest.mark.rule("DT-OFF-01", "DT-CARD-03", "DT-TURN-05")
def test_profiteer_on_a_medal_draws_and_rolls_once_more() -> None:
    s = announced((HERO, "barbarian"), "profiteer", (1, 4, 4, 5, 6), (6, 1, 1, 1, 4, 6)).passing("keep")
    assert s.game.phase == OFFENSE and s.game.attempts == 2 and len(hand(s, 0)) == 1 and held(s, 0) == {ADVANTAGE: 1}
    s.do("0:keep 1 1 1 4 6", "0:announce saber-strike").passing("defend").do("1:pass").passing()
    assert healths(s) == [50, 46] and nothing_waits(s).game.phase == MAIN_2, "once: a Medal in the second phase is new"
    assert len(s.log("rolls-again")) == 1


@pytest.mark.rule("DT-OFF-01")
def test_profiteer_may_bring_a_further_phase_again() -> None:
    s = announced((HERO, "barbarian"), "profiteer", (1, 4, 4, 5, 6), (6, 1, 4, 4, 5, 6, 6, 1, 1, 2, 4, 5)).passing(
        "keep"
    )
    s.do("0:keep 1 4 4 5 6", "0:announce profiteer").passing("keep")
    assert len(hand(s, 0)) == 2 and s.game.rolls[-1].faces == (1, 1, 2, 4, 5)
    over(s.do("0:keep 1 1 2 4 5", "0:nothing"))
    assert not s.game.again


@pytest.mark.rule("DT-OFF-01", "DT-TARGET-02")
def test_the_further_phase_has_a_target_of_its_own() -> None:
    s = on_the_hill(HERO, "profiteer", (1, 4, 4, 5, 6), (6, 1, 1, 1, 4, 6), target=False).passing("keep")
    s.do("0:keep 1 1 1 4 6", "0:announce saber-strike").passing("choose-target").do("0:player 2")
    s.passing("defend").do("2:pass").passing("main")
    assert healths(s) == [30, 30, 31]


# ---------------------------------------------------------------------- Higher Ground!
@pytest.mark.rule("DT-STATUS-13", "DT-ABILITY-11", "DT-MOD-01")
def test_higher_ground_raises_the_limit_and_fills_it_up() -> None:
    s = announced((HERO, "barbarian"), "higher-ground", (6,) * 5, tokens=({ADVANTAGE: 1},))
    over(s)
    assert held(s, 0) == {ADVANTAGE: 6} and held(s, 1) == {"constrict": 1, "targeted": 1}
    assert healths(s) == [50, 36], "12, and 2 for the token that it has just inflicted"


# ---------------------------------------------------------------------- Countermeasures
@pytest.mark.rule("DT-DEF-07", "DT-DEF-08", "DT-TEXT-03")
@pytest.mark.parametrize(
    ("level", "dice", "mine", "theirs", "gained"),
    [
        (1, (1, 4, 5, 6), 7, 0, 1),  # one Saber is no pair
        (1, (1, 2, 3, 4), 8, 1, 0),
        (1, (1, 2, 3, 3), 9, 2, 0),
        (1, (6, 6, 6, 6), 9, 0, 4),
        (2, (1, 2, 4, 4, 6), 7, 1, 1),
        (2, (1, 2, 3, 1, 2), 9, 2, 0),
        (3, (1, 2, 4, 4, 6), 7, 2, 1),
        (3, (1, 2, 3, 1, 2), 9, 4, 0),
    ],
)
def test_countermeasures(level: int, dice: tuple[int, ...], mine: int, theirs: int, gained: int) -> None:
    s = overpowered(HERO, 9, dice, levels=({}, {"countermeasures": level}))
    over(s.passing("defend").do("1:defend countermeasures"))
    assert healths(s) == [50 - theirs, 50 - mine] and count(s, 1, ADVANTAGE) == gained


# ---------------------------------------------------------------------- cards
@pytest.mark.rule("DT-CARD-06", "DT-STATUS-03")
def test_ambush_at_any_time() -> None:
    s = battle("barbarian", HERO, at="upkeep", hands=((), ("ambush",)), cp=(0, 1)).do("1:play ambush")
    assert held(s, 1) == {ADVANTAGE: 2} and held(s, 0) == {} and cps(s)[1] == 0


@pytest.mark.rule("DT-CARD-10", "DT-TEXT-02", "DT-TARGET-08")
@pytest.mark.parametrize(("die", "mine", "theirs", "tokens"), [(3, 9, 2, {}), (4, 6, 0, {}), (6, 9, 0, {"protect": 1})])
def test_disengage(die: int, mine: int, theirs: int, tokens: dict[str, int]) -> None:
    s = overpowered(HERO, 9, (die,), hands=((), ("disengage",))).passing("defend").do("1:pass")
    s.do("1:play disengage")
    assert held(s, 1) == tokens
    over(s)
    assert healths(s) == [50 - theirs, 50 - mine]


@pytest.mark.rule("DT-TARGET-08")
def test_disengage_and_feigned_retreat_are_for_whoever_is_attacked() -> None:
    s = battle(HERO, "barbarian", hands=(("disengage", "feigned-retreat"),), cp=(5, 0))
    assert s.why_not("0:play feigned-retreat") == "DT-TARGET-08" and s.why_not("0:play disengage") != ""
    s = announced(
        (HERO, "barbarian"), "saber-strike", (1, 1, 1, 4, 6), hands=(("disengage", "feigned-retreat"),), cp=(5, 0)
    )
    assert s.why_not("0:play feigned-retreat") == "DT-TARGET-08" and s.why_not("0:play disengage") == "DT-TARGET-08"


@pytest.mark.rule("DT-DMG-10", "DT-STATUS-04")
def test_feigned_retreat_constricts_the_attacker_and_prevents_three() -> None:
    s = overpowered(HERO, 9, hands=((), ("feigned-retreat",)), cp=(0, 2)).passing("defend").do("1:pass")
    over(s.do("1:play feigned-retreat"))
    assert healths(s) == [50, 44] and held(s, 0) == {"constrict": 1} and held(s, 1) == {} and cps(s) == [0, 0]


@pytest.mark.rule("DT-DMG-13", "DT-STATUS-03")
@pytest.mark.parametrize(("die", "gained"), [(1, 1), (2, 1), (3, 2), (5, 3), (6, 3)])
def test_war_room_gains_half_of_the_die_rounded_up(die: int, gained: int) -> None:
    s = battle(HERO, "barbarian", hands=(("war-room",),), cp=(1, 0), dice=(die,)).do("0:play war-room").passing("main")
    assert held(s, 0) == {ADVANTAGE: gained} and cps(s) == [0, 0]


@pytest.mark.rule("DT-STATUS-03")
@pytest.mark.parametrize("whom", [0, 1])
def test_bunker_up_protects_anybody(whom: int) -> None:
    s = battle(HERO, "barbarian", hands=(("bunker-up",),), cp=(2, 0)).do("0:play bunker-up", f"0:player {whom}")
    assert held(s, whom) == {"protect": 1} and held(s, 1 - whom) == {} and cps(s) == [0, 0]
