"""Huntress: Nyra's Health and what she takes, every ability at every level, every token, every card of her own."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.scene import battle, count, healths, incoming
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import announced, held, on_the_hill, over, overpowered

HERO = HEROES["huntress"]
DOWN = {"nyra": 3, "nyra-down": 1}


def hunts(ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """Huntress, seat 0, rolls these faces and announces; Nyra has 5 Health unless it is said."""
    scene.setdefault("tokens", ({"nyra": 5},))
    return announced(scene.pop("heroes", (HERO, "barbarian")), ability, faces, then, **scene)


def hunted(n: int, then: tuple[int, ...] = (), tokens: dict[str, int] | None = None, **scene: Any) -> Scene[Battle]:
    """Barbarian's attack for n is announced, and Huntress, seat 1, may act."""
    return overpowered(HERO, n, then, tokens=({}, {"nyra": 5} if tokens is None else tokens), **scene)


# ---------------------------------------------------------------------- Nyra
@pytest.mark.rule("DT-MOD-01")
@pytest.mark.parametrize(("tokens", "dealt"), [({"nyra": 5}, 5), ({"nyra": 1}, 5), (DOWN, 3), ({}, 3)])
def test_while_she_is_active_attacks_deal_two_more(tokens: dict[str, int], dealt: int) -> None:
    s = hunts("animalistic", (1, 1, 2, 3, 6), tokens=(tokens,))
    assert incoming(s, 1) == dealt


@pytest.mark.rule("DT-COMPANION-03")
def test_she_takes_all_the_damage_instead_of_a_defence() -> None:
    s = hunted(4)
    s.do("1:use nyra")
    assert incoming(s, 1) == 0
    over(s)  # nobody is asked to defend
    assert healths(s) == [50, 50] and held(s, 1) == {"nyra": 1}


def test_what_is_beyond_her_health_is_lost_and_she_is_down() -> None:
    s = over(hunted(9).do("1:use nyra"))
    assert healths(s) == [50, 50] and held(s, 1) == {"nyra-down": 1}


def test_what_is_added_later_goes_to_her_too() -> None:
    s = hunted(4, (1, 2, 6, 6, 6), {"nyra": 7}, hands=(("get-some",),), cp=(2, 0))
    over(s.do("0:pass", "1:use nyra", "0:play get-some"))
    assert healths(s) == [50, 50] and count(s, 1, "nyra") == 7 - 4 - 2


def test_once_a_defence_is_chosen_she_cannot_step_in() -> None:
    s = hunted(4, (1, 1, 1))
    s.do("1:pass").passing("defend").do("1:defend maternal-bond")
    assert s.why_not("1:use nyra") in ("DT-DEF-05", "DT-TARGET-08")
    over(s)
    assert healths(s) == [49, 46] and count(s, 1, "nyra") == 5


@pytest.mark.parametrize("tokens", [DOWN, {}])
def test_down_or_without_health_she_takes_nothing(tokens: dict[str, int]) -> None:
    s = battle("barbarian", HERO, at="offensive_roll", tokens=({}, tokens), dice=(1, 1, 1, 4, 6), cp=(0, 0))
    s.do("0:keep 1 1 1 4 6", "0:announce smack")
    assert s.why_not("1:use nyra") in ("DT-COMPANION-03", "DT-TARGET-08") and "use nyra" not in s.offers


def test_without_an_attack_there_is_nothing_to_take() -> None:
    s = battle(HERO, "barbarian", tokens=({"nyra": 5},), cp=(0, 0))
    assert s.why_not("0:use nyra") == "DT-TARGET-08"


@pytest.mark.rule("DT-COMPANION-03", "DT-ABILITY-14")
def test_she_cannot_take_an_ultimate() -> None:
    s = battle("gunslinger", HERO, at="offensive_roll", tokens=({}, {"nyra": 7}), dice=(6, 6, 6, 6, 6), cp=(0, 0))
    over(s.do("0:keep 6 6 6 6 6", "0:announce fill-em-with-lead"))
    assert healths(s) == [50, 50 - 10 - 1] and count(s, 1, "nyra") == 7


@pytest.mark.parametrize(
    ("before", "after"),
    [({"nyra": 4, "nyra-down": 1}, {"nyra": 5, "nyra-down": 1}), ({"nyra": 5, "nyra-down": 1}, {"nyra": 5})],
)
def test_down_she_recovers_in_upkeep_and_gets_up_at_five(before: dict[str, int], after: dict[str, int]) -> None:
    s = battle(HERO, "barbarian", at="upkeep", tokens=(before,), cp=(0, 0)).passing()
    assert held(s, 0) == after


def test_up_she_does_not_heal_by_herself_and_never_beyond_seven() -> None:
    s = battle(HERO, "barbarian", at="upkeep", tokens=({"nyra": 5},), cp=(0, 0)).passing()
    assert held(s, 0) == {"nyra": 5}
    s = over(hunts("resuscitate", (1, 2, 3, 5, 5), tokens=({"nyra": 6},)))
    assert count(s, 0, "nyra") == 7


@pytest.mark.rule("DT-COMPANION-01", "DT-COMPANION-02")
def test_no_card_removes_her() -> None:
    s = battle(HERO, "barbarian", tokens=({"nyra": 5},), hands=(("what-status-effects", "transference"),), cp=(9, 0))
    assert (
        s.why_not("0:play what-status-effects") == "DT-STATUS-06" and s.why_not("0:play transference") == "DT-CARD-15"
    )


# ---------------------------------------------------------------------- tokens
def test_the_bond_splits_the_damage_instead_of_a_defence() -> None:
    s = hunted(8, tokens={"nyra": 7, "nyras-bond": 1})
    s.do("1:spend nyras-bond 1").passing("split")
    assert s.seat == 1 and s.offers == [f"amount {n}" for n in range(8, -1, -1)]
    over(s.do("1:amount 5"))
    assert healths(s) == [50, 47] and held(s, 1) == {"nyra": 2}


def test_or_it_restores_two_of_her_health_at_any_time() -> None:
    s = battle(HERO, "barbarian", tokens=({"nyra": 3, "nyras-bond": 1},), cp=(0, 0))
    (spend,) = [choice for choice in s.offers if choice.startswith("spend")]
    s.do(f"0:{spend}")
    assert held(s, 0) == {"nyra": 5}


def test_a_bond_that_somebody_else_holds_does_nothing_for_them() -> None:
    s = battle("barbarian", HERO, tokens=({"nyras-bond": 1}, {"nyra": 3}), cp=(0, 0))
    assert not [choice for choice in s.offers if choice.startswith("spend")]


@pytest.mark.parametrize(("dice", "left", "health"), [((4, 1), 2, 48), ((5, 1), 1, 49), ((5, 6), 0, 50)])
def test_each_bleed_hurts_or_goes(dice: tuple[int, ...], left: int, health: int) -> None:
    s = battle("barbarian", HERO, at="upkeep", tokens=({"bleed": 2},), dice=dice, cp=(0, 0)).passing()
    assert count(s, 0, "bleed") == left and healths(s) == [health, 50]


# ---------------------------------------------------------------------- abilities; Nyra is down where only figures matter
@pytest.mark.parametrize(
    ("ability", "slot", "level", "faces", "dealt", "bleeding"),
    [
        ("animalistic", "animalistic", 1, (1, 1, 2, 3, 6), 3, 0),
        ("animalistic", "animalistic", 1, (1, 1, 2, 2, 2), 5, 0),
        ("animalistic", "animalistic", 2, (1, 1, 1, 1, 6), 5, 1),
        ("animalistic", "animalistic", 2, (1, 1, 2, 2, 6), 5, 0),
        ("hunt", "savage", 2, (1, 3, 4, 5, 6), 3, 1),
        ("onslaught", "onslaught", 1, (1, 2, 3, 4, 4), 4, 1),
        ("onslaught", "onslaught", 2, (1, 2, 3, 4, 4), 5, 1),
        ("great-onslaught", "onslaught", 1, (1, 2, 3, 4, 5), 7, 2),
        ("great-onslaught", "onslaught", 2, (2, 3, 4, 5, 6), 8, 2),
        ("predatory-advance", "predatory-advance", 1, (1, 2, 3, 4, 5), 5, 0),
        ("predatory-advance", "predatory-advance", 2, (1, 2, 3, 4, 5), 6, 0),
        ("feral-instincts", "feral-instincts", 1, (1, 1, 2, 5, 6), 2, 0),
        ("feral-instincts", "feral-instincts", 2, (1, 1, 2, 5, 6), 3, 0),
        ("feral", "feral", 1, (1, 6, 6, 6, 6), 5, 0),
        ("feral", "feral", 2, (1, 6, 6, 6, 6), 6, 0),
    ],
)
def test_attacks(ability: str, slot: str, level: int, faces: tuple[int, ...], dealt: int, bleeding: int) -> None:
    s = hunts(ability, faces, levels=({slot: level},), tokens=({"nyra-down": 1},))
    if "feral" in ability:  # undefendable
        over(s)
        assert healths(s) == [50, 50 - dealt]
    else:
        assert incoming(s.passing("defend"), 1) == dealt
    assert count(s, 1, "bleed") == bleeding and count(s, 0, "bleed") == 0
    if ability in ("predatory-advance", "feral"):
        assert count(s, 0, "nyra") == 1
    assert count(s, 0, "nyras-bond") == (ability == "feral-instincts")


@pytest.mark.parametrize(
    ("level", "die", "dealt", "bond", "bleeding"),
    [(1, 2, 4 + 1, 0, 0), (1, 4, 4 + 2, 0, 0), (1, 5, 4, 1, 0), (1, 6, 4, 0, 1), (2, 1, 5 + 1, 0, 0)],
)
def test_savage(level: int, die: int, dealt: int, bond: int, bleeding: int) -> None:
    s = hunts("savage", (3, 3, 4, 5, 6), (die,), levels=({"savage": level},), tokens=({"nyra-down": 1},))
    s.passing("defend")
    assert incoming(s, 1) == dealt and count(s, 0, "nyras-bond") == bond and count(s, 1, "bleed") == bleeding


@pytest.mark.parametrize(("level", "faces", "healed"), [(1, (1, 2, 3, 5, 5), 3), (2, (1, 2, 5, 5, 5), 6)])
def test_resuscitate_is_no_attack(level: int, faces: tuple[int, ...], healed: int) -> None:
    s = over(hunts("resuscitate", faces, levels=({"resuscitate": level},), tokens=({"nyra-down": 1},)))
    assert held(s, 0) == {"nyra": healed, "nyra-down": 1, "nyras-bond": 1} and healths(s) == [50, 50]


def test_swipe_reaches_several_opponents() -> None:
    s = on_the_hill(HERO, "swipe", (1, 2, 3, 4, 6), (), False, levels=({"feral-instincts": 2},), tokens=({"nyra": 5},))
    s.do("0:player 1", "0:player 2")
    assert count(s, 1, "bleed") == 1 and count(s, 2, "bleed") == 1


def test_ferocious_and_jugular() -> None:
    s = over(hunts("ferocious", (1, 2, 6, 6, 6), levels=({"feral": 2},)))
    assert count(s, 1, "bleed") == 2 and count(s, 0, "nyra") == 6 and healths(s) == [50, 50]
    s = over(hunts("jugular", (1, 3, 5, 5, 6), levels=({"predatory-advance": 2},)))
    assert count(s, 1, "bleed") == 2 and healths(s) == [50, 50]


@pytest.mark.rule("DT-ABILITY-13")
def test_jungle_fury_and_nyras_two_more() -> None:
    s = over(hunts("jungle-fury", (6, 6, 6, 6, 6)))
    assert healths(s) == [50, 50 - 12 - 2] and held(s, 0) == {"nyra": 5, "nyras-bond": 1} and held(s, 1) == {"bleed": 2}


# ---------------------------------------------------------------------- defence
@pytest.mark.parametrize(
    ("level", "dice", "tokens", "hurt", "nyra"),
    [
        (1, (1, 2, 5), {"nyra": 5}, 1, 6),
        (1, (3, 4, 6), {"nyra": 5}, 2, 5),
        (1, (3, 4, 6), DOWN, 0, 3),
        (2, (1, 3, 5, 5), {"nyra": 4}, 3, 6),
        (2, (1, 6, 6, 6), {"nyra": 5}, 1, 5),
        (2, (5, 3, 4, 6), {"nyra": 4}, 2, 5),
        (2, (3, 4, 5, 6), DOWN, 0, 4),
        (3, (1, 2, 6, 3), {"nyra": 4}, 3 + 2, 4),
        (3, (1, 6, 5, 5), {"nyra": 4}, 2, 6),
        (3, (1, 3, 4, 6), DOWN, 2, 3),
    ],
)
def test_maternal_bond(level: int, dice: tuple[int, ...], tokens: dict[str, int], hurt: int, nyra: int) -> None:
    s = hunted(6, dice, tokens, levels=({}, {"maternal-bond": level}))
    over(s.passing("defend").do("1:defend maternal-bond"))
    assert healths(s) == [50 - hurt, 44] and count(s, 1, "nyra") == nyra


# ---------------------------------------------------------------------- cards
@pytest.mark.parametrize(("die", "added", "healed"), [(1, 1, 0), (3, 2, 0), (5, 0, 1), (6, 3, 0)])
def test_prowl(die: int, added: int, healed: int) -> None:
    s = hunts("animalistic", (1, 1, 2, 3, 6), (die,), hands=(("prowl",),))
    s.do("0:play prowl")
    assert incoming(s, 1) == 3 + 2 + added and count(s, 0, "nyra") == 5 + healed


def test_prowl_and_pounce_need_an_attack_of_her_own() -> None:
    s = battle(HERO, "barbarian", at="offensive_roll", hands=(("prowl", "pounce"),), cp=(0, 0))
    assert s.why_not("0:play prowl") == "DT-MOD-02" and s.why_not("0:play pounce") == "DT-MOD-02"


@pytest.mark.parametrize(("dice", "added", "bleeding"), [((1, 2, 5, 6, 6), 2, 0), ((3, 4, 1, 5, 6), 1, 1)])
def test_pounce(dice: tuple[int, ...], added: int, bleeding: int) -> None:
    s = hunts("animalistic", (1, 1, 2, 3, 6), dice, hands=(("pounce",),))
    s.do("0:play pounce").passing("defend")
    assert incoming(s, 1) == 3 + 2 + added and count(s, 1, "bleed") == bleeding


@pytest.mark.parametrize(("die", "bleeding"), [(3, 2), (6, 2), (1, 1), (5, 1)])
def test_savage_slash(die: int, bleeding: int) -> None:
    s = battle(HERO, "barbarian", hands=(("savage-slash",),), cp=(1, 0), dice=(die,))
    s.do("0:play savage-slash").passing()
    assert count(s, 1, "bleed") == bleeding and count(s, 0, "bleed") == 0


def test_resilient_and_blood_bond() -> None:
    s = battle(
        HERO, "barbarian", tokens=({"nyra": 1},), hands=(("resilient", "blood-bond"),), cp=(2, 0), dice=(5, 6, 1)
    )
    s.do("0:play resilient")
    assert count(s, 0, "nyras-bond") == 1
    s.do("0:play blood-bond").passing("main")
    assert count(s, 0, "nyra") == 1 + 1 + 1 + 2


def test_a_deck_of_thirty_two() -> None:
    assert len(HERO.deck) == 32
