"""Ninja: every token, the Ultimate, the defence at each level, and what its abilities and cards do that is not plain."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming, pile
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import announced, held, on_the_hill, over, over_on_the_hill, overpowered

HERO = HEROES["ninja"]


def strikes(ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    return announced((HERO, "barbarian"), ability, faces, then, **scene)


def attacked(n: int, then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    return overpowered(HERO, n, then, **scene)


# ---------------------------------------------------------------------- the kit
@pytest.mark.rule("DT-COMP-03", "DT-COMP-02")
def test_dice_deck_and_prices() -> None:
    assert HERO.faces == ("ninjato", "ninjato", "ninjato", "shuriken", "shuriken", "mask")
    assert len(HERO.deck) == 32
    assert {card.id: card.cost for card in HERO.cards[18:]} == {
        "poison-dart": 2,
        "throwing-stars": 1,
        "fan-of-knives": 2,
        "smoke-offering": 0,
        "train": 0,
        "escape": 0,
    }
    assert [card.cost for card in HERO.deck if card.slot >= 0] == [2, 2, 2, 2, 1, 2, 2, 2]


# ---------------------------------------------------------------------- tokens
@pytest.mark.rule("DT-TURN-06", "DT-STATUS-10")
@pytest.mark.parametrize("n", [1, 2])
def test_each_delayed_poison_takes_3_at_the_end_of_its_holders_turn(n: int) -> None:
    s = battle("barbarian", HERO, at="discard", cp=(0, 0), tokens=({"delayed-poison": n},))
    assert s.game.active == 1 and healths(s) == [50 - 3 * n, 50] and held(s, 0) == {}


def test_delayed_poison_waits_while_others_have_their_turn() -> None:
    s = battle(HERO, "barbarian", at="discard", cp=(0, 0), tokens=({}, {"delayed-poison": 2}))
    assert s.game.active == 1 and healths(s) == [50, 50] and count(s, 1, "delayed-poison") == 2


@pytest.mark.rule("DT-HEALTH-01")
def test_delayed_poison_may_be_the_end_of_its_holder() -> None:
    s = battle("barbarian", HERO, at="discard", cp=(0, 0), health=(3, 50), tokens=({"delayed-poison": 1},))
    assert s.game.outcome == (1,)


@pytest.mark.rule("DT-DMG-24")
def test_a_smoke_bomb_may_answer_delayed_poison_once_it_takes_effect() -> None:
    """Both tokens go off together: they are two doses of one poison, and the smoke covers what one source deals."""
    tokens = ({"delayed-poison": 2, "smoke-bomb": 1},)
    s = battle("barbarian", HERO, at="discard", cp=(0, 0), tokens=tokens, dice=(3,))
    s.do("0:spend smoke-bomb")
    assert healths(s) == [50, 50] and held(s, 0) == {}


@pytest.mark.rule("DT-DMG-24")
@pytest.mark.parametrize(("face", "left"), [(1, 50), (3, 50), (4, 42), (6, 42)])
def test_a_smoke_bomb_hides_its_holder_on_1_to_3(face: int, left: int) -> None:
    s = attacked(8, (face,), tokens=({}, {"smoke-bomb": 1}))
    over(s.do("1:spend smoke-bomb", "1:pass"))  # no defence either
    assert healths(s) == [50, left] and count(s, 1, "smoke-bomb") == 0


@pytest.mark.rule("DT-MOD-01")
@pytest.mark.parametrize(("face", "damage"), [(1, 6), (3, 6), (4, 7), (5, 7)])
def test_ninjutsu_adds_1_or_2_by_its_die(face: int, damage: int) -> None:
    s = strikes("slash", (1, 1, 2, 4, 4), (face,), tokens=({"ninjutsu": 1},)).do("0:spend ninjutsu")
    assert incoming(s, 1) == damage and count(s, 0, "ninjutsu") == 0


@pytest.mark.rule("DT-TEXT-05")
def test_ninjutsu_leaves_a_choice_on_6() -> None:
    def chosen(number: int) -> Scene[Battle]:
        s = strikes("slash", (1, 1, 2, 4, 4), (6,), tokens=({"ninjutsu": 1},))
        return s.do("0:spend ninjutsu", f"0:choose {number}")

    assert incoming(chosen(1), 1) == 7
    poisoned = chosen(2)
    assert incoming(poisoned, 1) == 5 and count(poisoned, 1, "delayed-poison") == 1
    assert healths(over(chosen(3))) == [50, 45]  # nobody was asked for a defence


@pytest.mark.rule("DT-DEF-04")
def test_after_the_defence_ninjutsu_makes_nothing_undefendable_any_more() -> None:
    s = strikes("slash", (1, 1, 2, 4, 4), (1, 1, 1, 6), tokens=({"ninjutsu": 1},))
    s.do("0:pass", "1:defend thick-skin", "0:spend ninjutsu")
    assert s.offers == ["choose 1", "choose 2"]


@pytest.mark.rule("DT-MOD-02", "DT-MOD-03")
def test_ninjutsu_needs_an_attack_of_ones_own() -> None:
    s = battle(HERO, "barbarian", cp=(0, 0), tokens=({"ninjutsu": 1},))
    assert s.why_not("0:spend ninjutsu") == "DT-MOD-02"
    s = attacked(5, tokens=({}, {"ninjutsu": 1}))
    assert s.why_not("1:spend ninjutsu") == "DT-MOD-03"


@pytest.mark.rule("DT-TARGET-08")
def test_poison_of_ninjutsu_waits_for_the_target() -> None:
    s = on_the_hill(HERO, "slash", (1, 1, 2, 4, 4), (6,), False, tokens=({"ninjutsu": 1},))
    s.do("0:spend ninjutsu", "0:choose 2", "0:player 1")
    over_on_the_hill(s)
    assert count(s, 1, "delayed-poison") == 1


# ---------------------------------------------------------------------- abilities
@pytest.mark.rule("DT-ABILITY-05")
@pytest.mark.parametrize(
    ("level", "faces", "damage", "ninjutsu"),
    [
        (1, (1, 1, 2, 4, 4), 5, 0),
        (1, (1, 1, 2, 2, 4), 6, 0),
        (1, (1, 1, 2, 2, 3), 7, 0),
        (2, (1, 1, 2, 4, 4), 4, 0),
        (2, (1, 1, 1, 4, 4), 4, 1),
        (2, (1, 1, 2, 2, 3), 8, 0),
    ],
)
def test_slash(level: int, faces: tuple[int, ...], damage: int, ninjutsu: int) -> None:
    s = strikes("slash", faces, levels=({"slash": level},))
    assert incoming(s, 1) == damage and count(s, 0, "ninjutsu") == ninjutsu


@pytest.mark.rule("DT-TEXT-01", "DT-DEF-04")
def test_walk_the_line_is_undefendable_up_to_6() -> None:
    s = strikes("walk-the-line", (4, 4, 5, 5, 1), (2, 4))
    assert s.prompt == "main" and healths(s) == [50, 44]
    s = strikes("walk-the-line", (4, 4, 5, 5, 1), (6, 1))
    assert s.prompt == "defend" and incoming(s, 1) == 7


def test_walk_the_line_ii_lets_one_of_its_dice_be_rolled_again() -> None:
    s = strikes("walk-the-line", (4, 4, 5, 5, 1), (1, 6, 5), levels=({"walk-the-line": 2},))
    assert s.offers == ["reroll 1", "reroll 6", "enough"]
    s.do("0:reroll 1")
    assert incoming(s, 1) == 11 and s.prompt == "defend"


@pytest.mark.rule("DT-MOD-07")
def test_tip_of_the_blade_deals_pure_damage_that_nothing_modifies() -> None:
    s = strikes("tip-of-the-blade", (4, 4, 5, 1, 1), (5,), levels=({"walk-the-line": 2},), tokens=({"ninjutsu": 1},))
    assert s.prompt == "main" and healths(s) == [50, 45] and count(s, 0, "ninjutsu") == 1


@pytest.mark.rule("DT-TEXT-02", "DT-TEXT-03")
def test_death_blossom_counts_what_it_rolls() -> None:
    s = strikes("death-blossom", (1, 1, 2, 4, 4), (1, 2, 4, 5, 5))
    assert incoming(s, 1) == 8 and s.prompt == "defend"
    s = strikes("death-blossom", (1, 1, 2, 4, 4), (1, 2, 4, 5, 6))
    assert s.prompt == "main" and healths(s) == [50, 44]


def test_up_to_2_dice_of_death_blossom_ii_are_rolled_again_together() -> None:
    s = strikes("death-blossom", (1, 1, 2, 4, 4), (1, 1, 4, 4, 6, 6, 6), levels=({"death-blossom": 2},))
    assert "reroll 1 1" in s.offers and "reroll 1 1 4" not in s.offers
    s.do("0:reroll 1 1")  # both become masks; there is no second throw
    over(s)
    assert count(s, 1, "delayed-poison") == 1 and healths(s) == [50, 46]


def test_smoke_screen_is_no_attack() -> None:
    s = on_the_hill(HERO, "smoke-screen", (1, 4, 4, 6, 1), (), False)
    s.do("0:player 1", "0:player 1")
    over_on_the_hill(s)
    assert held(s, 0) == {"ninjutsu": 2} and held(s, 1) == {"smoke-bomb": 1, "delayed-poison": 1}
    assert s.game.dials == [30, 30, 35]


@pytest.mark.rule("DT-ABILITY-09")
@pytest.mark.parametrize(("second", "left"), [(1, [30, 22, 35]), (2, [30, 26, 31])])
def test_kuji_kiri_strikes_two_opponents_or_one_twice(second: int, left: list[int]) -> None:
    s = on_the_hill(HERO, "kuji-kiri", (4, 4, 5, 6, 6), (), False, levels=({"smoke-screen": 2},))
    s.do("0:player 1", f"0:player {second}")
    assert s.prompt == "main" and s.game.dials == left and not s.game.attacked


@pytest.mark.parametrize(("face", "n"), [(3, 1), (4, 2)])
def test_poison_blade_ii_rolls_for_its_poison(face: int, n: int) -> None:
    s = strikes("poison-blade", (1, 2, 3, 4, 6), (face,), levels=({"poison-blade": 2},))
    assert count(s, 1, "delayed-poison") == n and incoming(s, 1) == 5


@pytest.mark.rule("DT-TEXT-04")
def test_ninjutsu_of_shadow_fang_is_there_before_its_damage() -> None:
    s = strikes("shadow-fang", (1, 2, 3, 4, 5), (2,))
    s.do("0:spend ninjutsu")
    assert incoming(s, 1) == 9 and count(s, 0, "ninjutsu") == 1


@pytest.mark.rule("DT-ABILITY-11", "DT-ABILITY-14")
def test_assassinate_poisons_twice_and_cannot_be_hindered() -> None:
    s = strikes("assassinate", (6,) * 5, hands=((), ("not-this-time",)), cp=(0, 5))
    assert s.prompt == "main" and healths(s) == [50, 40]
    assert held(s, 1) == {"delayed-poison": 2} and held(s, 0) == {"smoke-bomb": 1}


# ---------------------------------------------------------------------- the defence
@pytest.mark.rule("DT-DEF-07", "DT-DEF-08")
def test_shade_shift_strikes_back_once_a_symbol_and_may_reroll_one_die() -> None:
    s = attacked(6, (1, 1, 6, 4)).do("1:defend shade-shift", "1:yes", "1:reroll 6")
    over(s)
    assert healths(s) == [47, 44]


def test_shade_shift_hides_with_two_masks() -> None:
    s = attacked(6, (6, 6, 1)).do("1:defend shade-shift", "1:no", "1:pass")
    over(s)
    assert healths(s) == [49, 44] and count(s, 1, "smoke-bomb") == 1


def test_shade_shift_ii_counts_blades_and_may_reroll_two_dice() -> None:
    s = attacked(6, (1, 6, 6, 1, 4), levels=({}, {"shade-shift": 2}))
    s.do("1:defend shade-shift", "1:yes", "1:reroll 6", "1:reroll 6")
    over(s)
    assert healths(s) == [46, 44]


@pytest.mark.parametrize(
    ("level", "dice", "hurt", "bombs"), [(1, (4, 5, 6), 2, 0), (2, (1, 2, 6), 2, 0), (2, (1, 6, 6), 1, 1)]
)
def test_shade_shift_without_blades_or_without_masks(level: int, dice: tuple[int, ...], hurt: int, bombs: int) -> None:
    s = attacked(6, dice, levels=({}, {"shade-shift": level})).do("1:defend shade-shift", "1:no")
    over(s)
    assert healths(s) == [50 - hurt, 44] and count(s, 1, "smoke-bomb") == bombs


# ---------------------------------------------------------------------- cards
def test_throwing_stars_may_be_thrown_again_once() -> None:
    s = strikes("slash", (1, 1, 2, 4, 4), (1, 1, 1, 4, 5, 4, 4, 1), hands=(("throwing-stars",),), cp=(1, 0))
    s.do("0:play throwing-stars", "0:reroll 1 1 1")
    assert incoming(s, 1) == 9 and pile(s, 0) == ["throwing-stars"]


@pytest.mark.rule("DT-DMG-22")
def test_fan_of_knives_is_thrown_three_times() -> None:
    s = battle(HERO, "barbarian", "gunslinger", hands=(("fan-of-knives",),), cp=(2, 0, 0))
    s.do("0:play fan-of-knives", "0:player 1", "0:player 2", "0:player 1")
    assert s.game.dials == [35, 33, 34] and s.game.incoming == []


def test_smoke_offering_costs_a_card() -> None:
    s = battle(HERO, "barbarian", hands=(("smoke-offering", "train"),), cp=(0, 0))
    s.do("0:play smoke-offering", "0:discard train", "0:player 0")
    assert hand(s, 0) == [] and held(s, 0) == {"smoke-bomb": 1} and set(pile(s, 0)) == {"train", "smoke-offering"}


def test_smoke_offering_needs_another_card() -> None:
    s = battle(HERO, "barbarian", hands=(("smoke-offering",),), cp=(0, 0))
    assert s.why_not("0:play smoke-offering") == "DT-CARD-05"


@pytest.mark.parametrize(("face", "left", "bombs"), [(2, 45, 0), (5, 46, 0), (6, 44, 1)])
def test_escape(face: int, left: int, bombs: int) -> None:
    s = attacked(6, (face,), hands=((), ("escape",)))
    s.do("1:play escape", *["1:pass"] * (1 + bombs))  # the bomb is kept, and no defence rolled
    over(s)
    assert healths(s) == [50, left] and count(s, 1, "smoke-bomb") == bombs


def test_escape_needs_an_attack() -> None:
    s = strikes("slash", (1, 1, 2, 4, 4), hands=(("escape",),))
    assert s.why_not("0:play escape") == "DT-TARGET-08"
