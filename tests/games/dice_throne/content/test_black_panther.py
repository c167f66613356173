"""Black Panther: his tokens, a Stack Limit that is reached, damage really taken, every ability and card of his own."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.rules.vocabulary import INSTANT, MAIN, MAIN_2, ROLL
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import announced, cps, held, nothing_waits, over, overpowered

HERO = HEROES["black-panther"]
ENERGY, SUIT = "kinetic-energy", "vibranium-suit"


def strikes(ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """Black Panther, seat 0, attacks the Barbarian, who does not defend."""
    s = announced((HERO, "barbarian"), ability, faces, then, **scene)
    s.passing()
    return s.do("1:pass").passing() if s.prompt == "defend" else s


def undefended(n: int, **scene: Any) -> Scene[Battle]:
    """The Barbarian deals him n, and he does not defend."""
    s = overpowered(HERO, n, **scene).passing()
    return s.do("1:pass").passing() if s.prompt == "defend" else s


# ---------------------------------------------------------------------- the kit
@pytest.mark.rule("DT-HERO-PAN-01", "DT-COMP-04")
def test_his_dice_his_deck_and_his_tokens() -> None:
    assert HERO.faces == ("claws", "claws", "claws", "vibranium", "vibranium", "panther") and len(HERO.deck) == 32
    assert {card.id: (card.cost, card.timing, card.modifier) for card in HERO.cards[18:]} == {
        "warrior-of-wakanda": (2, ROLL, True),
        "resonance": (0, INSTANT, False),
        "dora-milaje": (1, ROLL, True),
        "shuris-workshop": (1, MAIN, False),
        "kinetic-discharge": (1, MAIN, False),
        "royal-bearing": (0, INSTANT, False),
        "panther-stance": (0, ROLL, False),
    }
    assert {card.cost for card in HERO.deck if card.slot >= 0} == {2}
    assert [(t.id, t.kind, t.limit, t.removable, t.transferable) for t in HERO.tokens] == [
        (ENERGY, "positive", 8, True, True),
        (SUIT, "unique", 5, True, False),
    ]


# ---------------------------------------------------------------------- Kinetic Energy
@pytest.mark.rule("DT-HERO-PAN-02", "DT-MOD-01")
@pytest.mark.parametrize(("tokens", "taken"), [(0, 4), (1, 4), (2, 5), (5, 6), (7, 7)])
def test_each_pair_of_tokens_adds_one_and_none_is_used_up(tokens: int, taken: int) -> None:
    s = strikes("vibranium-claws", (1, 2, 3, 4, 6), tokens=({ENERGY: tokens},))
    assert healths(s) == [50, 50 - taken] and count(s, 0, ENERGY) == tokens


@pytest.mark.rule("DT-HERO-PAN-02", "DT-DMG-10")
def test_what_is_gained_or_lost_meanwhile_counts() -> None:
    s = announced((HERO, "barbarian"), "meteoric-punch", (1, 2, 3, 4, 4), tokens=({ENERGY: 3},)).passing("defend")
    assert count(s, 0, ENERGY) == 4 and incoming(s, 1) == 8
    s.game.add_tokens(0, s.game.kit.by_id[ENERGY], -3)
    assert incoming(s, 1) == 6


@pytest.mark.rule("DT-HERO-PAN-02", "DT-STATUS-03")
def test_whoever_holds_them_strikes_harder_and_he_is_not_struck_harder() -> None:
    s = undefended(5, tokens=({ENERGY: 4}, {ENERGY: 4}))
    assert healths(s) == [50, 43]


@pytest.mark.rule("DT-HERO-PAN-03", "DT-DMG-20")
@pytest.mark.parametrize("before", [5, 6, 7])
def test_at_the_limit_they_burst_once_and_the_surplus_is_lost(before: int) -> None:
    s = battle(
        HERO, "barbarian", "gunslinger", hands=(("resonance",),), cp=(0, 0, 0), tokens=({ENERGY: before, SUIT: 1},)
    )
    s.do("0:play resonance")
    assert held(s, 0) == {} and cps(s) == [2, 0, 0] and len(hand(s, 0)) == 2 and s.prompt == "choose-player"
    s.do("0:player 2").passing()
    assert healths(s) == [35, 35, 30], "one of his choice, and nobody else"


@pytest.mark.rule("DT-HERO-PAN-03")
def test_below_the_limit_nothing_happens() -> None:
    s = battle(HERO, "barbarian", hands=(("resonance",),), cp=(0, 0), tokens=({ENERGY: 4, SUIT: 1},)).do(
        "0:play resonance"
    )
    assert held(s, 0) == {ENERGY: 7} and cps(s) == [0, 0] and healths(s) == [50, 50]


@pytest.mark.rule("DT-HERO-PAN-03", "DT-STATUS-13")
def test_a_raised_limit_is_the_one_that_counts() -> None:
    s = battle(HERO, "barbarian", hands=(("royal-bearing", "resonance"),), cp=(0, 0), tokens=({ENERGY: 7, SUIT: 1},))
    s.game.players[0].raised = {s.game.kit.by_id[ENERGY].uid: 1}
    s.do("0:play royal-bearing")
    assert held(s, 0) == {ENERGY: 8, SUIT: 1} and healths(s) == [50, 50]
    s.do("0:play resonance").passing()
    assert held(s, 0) == {} and healths(s) == [50, 45]


@pytest.mark.rule("DT-HERO-PAN-03", "DT-CARD-15")
def test_a_token_moved_to_a_stack_of_seven_fills_it() -> None:
    s = battle(HERO, "barbarian", hands=(("transference",),), cp=(2, 0), tokens=({ENERGY: 1}, {ENERGY: 7}))
    s.do("0:play transference", f"0:move {ENERGY} 0 1").passing()
    assert held(s, 1) == {} and healths(s) == [45, 50] and cps(s) == [0, 2]
    assert held(s, 0) == {ENERGY: 1}, "for the damage he took"


@pytest.mark.rule("DT-HERO-PAN-03", "DT-DMG-21")
def test_the_burst_in_the_middle_of_an_attack_stands_alone() -> None:
    s = announced(
        (HERO, "gunslinger"), "great-meteoric-punch", (1, 2, 3, 4, 5), (1,), tokens=({ENERGY: 6}, {"evasive": 1})
    )
    s.do("1:spend evasive")
    s.passing("defend").do("1:pass").passing()
    assert healths(s) == [50, 42], "she evades the 5; then 8, without the tokens that are gone"


# ---------------------------------------------------------------------- Vibranium Suit
@pytest.mark.rule("DT-HERO-PAN-04", "DT-DMG-10")
def test_each_suit_prevents_three() -> None:
    s = overpowered(HERO, 10, tokens=({}, {SUIT: 3})).do(f"1:spend {SUIT}", f"1:spend {SUIT}")
    assert incoming(s, 1) == 4 and held(s, 1) == {SUIT: 1}
    s.passing()
    over(s.do("1:pass") if s.prompt == "defend" else s)
    assert healths(s) == [50, 46]


@pytest.mark.rule("DT-HERO-PAN-04", "DT-STATUS-14")
def test_a_suit_can_be_removed_and_not_moved() -> None:
    s = battle("barbarian", HERO, hands=(("transference", "buh-bye"),), cp=(5, 0), tokens=({}, {SUIT: 2}))
    assert s.why_not("0:play transference") == "DT-CARD-15"
    s.do("0:play buh-bye", f"0:remove 1 {SUIT}")
    assert held(s, 1) == {SUIT: 1}


@pytest.mark.rule("DT-HERO-PAN-04", "DT-DMG-01")
def test_a_suit_needs_damage_and_does_nothing_against_an_ultimate() -> None:
    assert battle(HERO, "barbarian", tokens=({SUIT: 1},)).why_not(f"0:spend {SUIT}") == "DT-DMG-01"
    s = battle("gunslinger", HERO, at="offensive_roll", dice=(6,) * 5, cp=(0, 0), tokens=({}, {SUIT: 2}))
    s.do("0:keep 6 6 6 6 6", "0:announce fill-em-with-lead").passing()
    assert healths(s) == [50, 39] and count(s, 1, SUIT) == 2


# ---------------------------------------------------------------------- Kinetic Absorption
@pytest.mark.rule("DT-DMG-09", "DT-ABILITY-08")
def test_damage_really_taken_charges_him_once() -> None:
    s = undefended(5)
    assert healths(s) == [50, 45] and held(s, 1) == {ENERGY: 1}
    s = undefended(3, tokens=({}, {SUIT: 0}))
    assert held(s, 1) == {ENERGY: 1}, "whatever the amount"


@pytest.mark.rule("DT-DMG-09", "DT-DMG-10")
def test_what_is_prevented_is_not_taken() -> None:
    s = overpowered(HERO, 3, tokens=({}, {SUIT: 1})).do(f"1:spend {SUIT}").passing()
    over(s.do("1:pass") if s.prompt == "defend" else s)
    assert healths(s) == [50, 50] and held(s, 1) == {}


@pytest.mark.rule("DT-ABILITY-11", "DT-DMG-09")
def test_an_ultimate_does_not_charge_him() -> None:
    s = battle("gunslinger", HERO, at="offensive_roll", dice=(6,) * 5, cp=(0, 0))
    s.do("0:keep 6 6 6 6 6", "0:announce fill-em-with-lead").passing()
    assert healths(s) == [50, 39] and count(s, 1, ENERGY) == 0


@pytest.mark.rule("DT-STATUS-01", "DT-DMG-09")
def test_nor_is_he_charged_while_he_is_stunned() -> None:
    s = undefended(5, tokens=({}, {"stun": 1}))
    assert healths(s) == [50, 45] and count(s, 1, ENERGY) == 0


@pytest.mark.rule("DT-UPKEEP-03", "DT-DMG-09")
def test_damage_of_an_upkeep_charges_him_too() -> None:
    s = battle(HERO, "pyromancer", at="upkeep", tokens=({"burn": 1},)).passing()
    assert healths(s) == [48, 50] and count(s, 0, ENERGY) == 1 and count(s, 1, ENERGY) == 0


@pytest.mark.rule("DT-HERO-PAN-03", "DT-DMG-22")
def test_damage_in_a_main_phase_can_fill_the_stack() -> None:
    s = battle("gunslinger", HERO, hands=(("roulette",),), cp=(1, 0), dice=(1,), tokens=({}, {ENERGY: 7}))
    s.do("0:play roulette", "0:player 1").passing()
    assert healths(s) == [45, 48] and held(s, 1) == {} and cps(s)[1] == 2


@pytest.mark.rule("DT-HERO-PAN-03", "DT-DMG-20")
def test_two_of_them_charge_each_other() -> None:
    s = battle(HERO, HERO, hands=(("royal-bearing",),), cp=(0, 0), tokens=({ENERGY: 7}, {ENERGY: 7})).do(
        "0:play royal-bearing"
    )
    s.passing()
    assert healths(s) == [45, 45] and held(s, 0) == {ENERGY: 1} and held(s, 1) == {}


# ---------------------------------------------------------------------- abilities
@pytest.mark.rule("DT-ABILITY-05", "DT-TEXT-12")
@pytest.mark.parametrize(
    ("level", "faces", "taken", "energy"),
    [
        (1, (1, 2, 3, 4, 6), 4, 0),
        (1, (1, 1, 1, 1, 6), 5, 0),
        (1, (1, 1, 1, 1, 1), 6, 0),
        (2, (1, 1, 1, 4, 6), 5, 0),
        (2, (1, 1, 1, 1, 6), 6, 1),
    ],
)
def test_vibranium_claws(level: int, faces: tuple[int, ...], taken: int, energy: int) -> None:
    s = strikes("vibranium-claws", faces, levels=({"vibranium-claws": level},))
    assert healths(s) == [50, 50 - taken] and count(s, 0, ENERGY) == energy


@pytest.mark.rule("DT-ABILITY-01", "DT-OFF-12")
@pytest.mark.parametrize(
    ("ability", "faces", "slot", "level", "mine", "taken"),
    [
        ("stealth-strike", (1, 2, 4, 6, 6), "stealth-strike", 1, {}, 3),
        ("stealth-strike", (1, 2, 4, 6, 6), "stealth-strike", 2, {ENERGY: 1}, 4),
        ("heart-shaped-herb", (1, 4, 4, 5, 6), "heart-shaped-herb", 1, {ENERGY: 3, SUIT: 1}, 0),
        ("heart-shaped-herb", (1, 4, 4, 5, 6), "heart-shaped-herb", 2, {ENERGY: 4, SUIT: 1}, 0),
        ("meteoric-punch", (1, 2, 3, 4, 4), "meteoric-punch", 1, {ENERGY: 1}, 6),
        ("meteoric-punch", (1, 2, 3, 4, 4), "meteoric-punch", 2, {ENERGY: 1}, 7),
        ("great-meteoric-punch", (1, 2, 3, 4, 5), "meteoric-punch", 1, {ENERGY: 2}, 9),
        ("great-meteoric-punch", (2, 3, 4, 5, 6), "meteoric-punch", 2, {ENERGY: 2}, 10),
        ("triple-threat", (1, 2, 4, 5, 6), "triple-threat", 1, {ENERGY: 1}, 7),
        ("triple-threat", (1, 2, 4, 5, 6), "triple-threat", 2, {ENERGY: 2}, 9),
        ("ancestral-power", (1, 6, 6, 6, 6), "ancestral-power", 1, {ENERGY: 2}, 5),
        ("ancestral-power", (1, 6, 6, 6, 6), "ancestral-power", 2, {ENERGY: 2}, 7),
        ("panther-reflexes", (1, 4, 6, 6, 6), "ancestral-power", 2, {ENERGY: 1, SUIT: 1}, 2),
        ("wakanda-forever", (6,) * 5, "ancestral-power", 1, {ENERGY: 1, SUIT: 1}, 11),
    ],
)
def test_what_an_ability_gives_and_takes(
    ability: str, faces: tuple[int, ...], slot: str, level: int, mine: dict[str, int], taken: int
) -> None:
    """Two tokens that were gained as the ability was activated add 1 already."""
    s = strikes(ability, faces, levels=({slot: level},))
    assert (held(s, 0), held(s, 1), healths(s)) == (mine, {}, [50, 50 - taken])
    assert nothing_waits(s).game.phase == MAIN_2


# ---------------------------------------------------------------------- Royal Guard
@pytest.mark.rule("DT-HERO-PAN-05", "DT-DEF-07")
@pytest.mark.parametrize(
    ("level", "dice", "mine", "theirs", "energy"),
    [
        (1, (4, 5, 1), 7, 0, 1),
        (1, (1, 2, 4), 8, 1, 1),
        (1, (1, 6, 6), 9, 0, 2),  # one for the Panther, however many; one for what he took
        (2, (4, 4, 1, 2), 7, 1, 1),
        (2, (1, 4, 6, 6), 8, 0, 2),
    ],
)
def test_royal_guard(level: int, dice: tuple[int, ...], mine: int, theirs: int, energy: int) -> None:
    s = overpowered(HERO, 9, dice, levels=({}, {"royal-guard": level})).passing()
    over(s.do("1:defend royal-guard"))
    rolled = [line["dice"] for line in s.log("rolls")][-1]
    assert len(str(rolled).split()) == 2 + level
    assert healths(s) == [50 - theirs, 50 - mine] and count(s, 1, ENERGY) == energy


# ---------------------------------------------------------------------- cards
@pytest.mark.rule("DT-DEF-04", "DT-MOD-02")
def test_warrior_of_wakanda_comes_before_the_defence_or_not_at_all() -> None:
    cards, faces = (("warrior-of-wakanda",),), (1, 2, 3, 4, 6)
    s = announced((HERO, "barbarian"), "vibranium-claws", faces, hands=cards, cp=(2, 0))
    over(s.do("0:play warrior-of-wakanda"))
    assert healths(s) == [50, 44] and cps(s) == [0, 0] and s.log("defends") == []
    s = announced((HERO, "barbarian"), "vibranium-claws", faces, (1, 1, 1), hands=cards, cp=(2, 0))
    s.do("0:pass").passing("defend").do("1:defend thick-skin")
    assert s.prompt == "main" and hand(s, 0) == ["warrior-of-wakanda"], "after the defence nobody was asked"


@pytest.mark.rule("DT-CARD-05", "DT-STATUS-08")
def test_resonance_costs_a_suit() -> None:
    s = battle(HERO, "barbarian", hands=(("resonance",),), tokens=({SUIT: 2},)).do("0:play resonance")
    assert held(s, 0) == {SUIT: 1, ENERGY: 3}
    assert battle(HERO, "barbarian", hands=(("resonance",),)).why_not("0:play resonance") == "DT-STATUS-08"


@pytest.mark.rule("DT-MOD-01", "DT-MOD-02")
@pytest.mark.parametrize(("energy", "taken"), [(0, 6), (3, 7), (4, 9), (7, 10)])
def test_dora_milaje_are_stronger_with_four(energy: int, taken: int) -> None:
    s = announced(
        (HERO, "barbarian"),
        "vibranium-claws",
        (1, 2, 3, 4, 6),
        hands=(("dora-milaje",),),
        cp=(1, 0),
        tokens=({ENERGY: energy},),
    )
    s.do("0:play dora-milaje").passing("defend").do("1:pass").passing()
    assert healths(s) == [50, 50 - taken]


@pytest.mark.rule("DT-CARD-05", "DT-DMG-20")
def test_kinetic_discharge_needs_four_tokens() -> None:
    cards = (("kinetic-discharge", "shuris-workshop"),)
    s = battle(HERO, "barbarian", hands=cards, cp=(2, 0), tokens=({ENERGY: 5},))
    s.do("0:play kinetic-discharge").passing()
    assert held(s, 0) == {ENERGY: 1} and healths(s) == [50, 45]
    s.do("0:play shuris-workshop")
    assert held(s, 0) == {ENERGY: 1, SUIT: 1} and cps(s) == [0, 0]
    s = battle(HERO, "barbarian", hands=cards, cp=(2, 0), tokens=({ENERGY: 3},))
    assert s.why_not("0:play kinetic-discharge") == "DT-STATUS-08"


@pytest.mark.rule("DT-CARD-10", "DT-DMG-10")
def test_panther_stance_is_for_who_is_attacked() -> None:
    s = overpowered(HERO, 9, hands=((), ("panther-stance",)))
    s.do("1:play panther-stance")
    assert incoming(s, 1) == 7 and held(s, 1) == {ENERGY: 1}
    s = announced((HERO, "barbarian"), "vibranium-claws", (1, 2, 3, 4, 6), hands=(("panther-stance",),))
    assert s.why_not("0:play panther-stance") == "DT-TARGET-08"
