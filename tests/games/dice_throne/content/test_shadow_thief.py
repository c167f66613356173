"""Shadow Thief: every token, the Ultimate, both defences at each level, and what else is not plain."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming, pile
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import announced, cps, held, on_the_hill, over, over_on_the_hill, overpowered

HERO = HEROES["shadow-thief"]


def strikes(ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    return announced((HERO, "barbarian"), ability, faces, then, **scene)


def attacked(n: int, then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    return overpowered(HERO, n, then, **scene)


@pytest.mark.rule("DT-COMP-03", "DT-COMP-02")
def test_dice_deck_and_prices() -> None:
    assert HERO.faces == ("dagger", "dagger", "bag", "bag", "card", "shadow")
    assert len(HERO.deck) == 32
    assert [card.cost for card in HERO.cards[18:]] == [1, 2, 4, 0, 4, 2]
    assert [card.cost for card in HERO.deck if card.slot >= 0] == [0, 1, 2, 2, 1, 2, 3, 4]


# ---------------------------------------------------------------------- Shadows
@pytest.mark.rule("DT-DMG-24", "DT-DEF-04")
def test_in_the_shadows_no_attack_hurts_and_no_defence_is_made() -> None:
    s = attacked(8, tokens=({}, {"shadows": 1}))
    assert s.prompt == "main" and healths(s) == [50, 50] and held(s, 1) == {"shadows": 1}


@pytest.mark.rule("DT-DMG-24")
def test_other_effects_of_the_attack_still_happen() -> None:
    s = announced(("gunslinger", HERO), "deadeye", (6, 6, 6, 6, 1), tokens=({}, {"shadows": 1}))
    assert s.prompt == "main" and healths(s) == [50, 50] and count(s, 1, "knockdown") == 1


@pytest.mark.rule("DT-ABILITY-11")
def test_an_ultimate_finds_whoever_hides() -> None:
    s = announced(("gunslinger", HERO), "fill-em-with-lead", (6,) * 5, tokens=({}, {"shadows": 1}))
    assert s.prompt == "main" and healths(s)[1] < 50 and count(s, 1, "shadows") == 1


def test_shadows_hide_from_attacks_alone() -> None:
    s = battle(HERO, "barbarian", at="upkeep", cp=(0, 0), tokens=({"shadows": 1, "poison": 2},)).passing()
    assert healths(s) == [48, 50]


@pytest.mark.rule("DT-STATUS-10")
def test_shadows_fade_at_the_end_of_a_turn_begun_in_them() -> None:
    s = battle(HERO, "barbarian", at="upkeep", cp=(0, 0), tokens=({"shadows": 1},)).passing("main")
    s.do("0:pass")
    assert count(s, 0, "shadows") == 1
    s = battle(HERO, "barbarian", at="discard", cp=(0, 0), tokens=({"shadows": 1},))
    assert s.game.active == 1 and held(s, 0) == {}


def test_shadows_entered_this_turn_last_until_the_end_of_the_next() -> None:
    s = battle(HERO, "barbarian", at="main_2", cp=(4, 0), hands=(("enter-the-shadows",),))
    s.do("0:play enter-the-shadows", "0:pass")
    assert s.game.active == 1 and held(s, 0) == {"shadows": 1}


# ---------------------------------------------------------------------- Sneak Attack and Poison
@pytest.mark.rule("DT-MOD-01", "DT-STATUS-07")
def test_a_sneak_attack_adds_its_die_before_the_target_defends() -> None:
    s = strikes("dagger-strike", (1, 1, 2, 3, 3), (5,), tokens=({"sneak-attack": 1},)).do("0:spend sneak-attack")
    assert incoming(s, 1) == 9 and count(s, 0, "sneak-attack") == 0
    s = strikes("dagger-strike", (1, 1, 2, 3, 3), (1, 1, 1), tokens=({"sneak-attack": 1},)).do("0:pass")
    assert s.prompt == "defend" and s.why_not("0:spend sneak-attack") == "DT-STATUS-07"


@pytest.mark.rule("DT-MOD-02")
def test_a_sneak_attack_needs_an_attack() -> None:
    s = strikes("pickpocket", (3, 3, 4, 1, 1), tokens=({"sneak-attack": 1},))
    assert s.prompt == "main" and s.why_not("0:spend sneak-attack") == "DT-STATUS-07"


@pytest.mark.rule("DT-STATUS-10", "DT-UPKEEP-03")
def test_poison_stays_and_hurts_by_its_number() -> None:
    s = battle("barbarian", HERO, at="upkeep", cp=(0, 0), tokens=({"poison": 3},)).passing()
    assert healths(s) == [47, 50] and count(s, 0, "poison") == 3


# ---------------------------------------------------------------------- abilities
@pytest.mark.rule("DT-TEXT-02")
@pytest.mark.parametrize(
    ("faces", "damage", "cp", "poison"),
    [((1, 1, 2, 3, 3), 4, 0, 0), ((1, 1, 2, 5, 5), 4, 1, 0), ((1, 1, 2, 5, 6), 4, 1, 1), ((1, 1, 2, 2, 6), 6, 0, 1)],
)
def test_dagger_strike(faces: tuple[int, ...], damage: int, cp: int, poison: int) -> None:
    s = strikes("dagger-strike", faces)
    assert (incoming(s, 1), cps(s)[0], count(s, 1, "poison")) == (damage, cp, poison)


def test_dagger_strike_ii_draws_for_each_card() -> None:
    s = strikes("dagger-strike", (1, 1, 2, 5, 5), levels=({"dagger-strike": 2},))
    assert incoming(s, 1) == 4 and cps(s) == [1, 0] and len(hand(s, 0)) == 2


@pytest.mark.rule("DT-TEXT-07")
@pytest.mark.parametrize(("level", "faces", "cp"), [(1, (3, 3, 4, 6, 1), [4, 1, 2]), (2, (3, 3, 4, 4, 6), [6, 0, 2])])
def test_pickpocket_lets_a_chosen_opponent_lose_cp_with_a_shadow(
    level: int, faces: tuple[int, ...], cp: list[int]
) -> None:
    s = on_the_hill(HERO, "pickpocket", faces, (), False, levels=({"pickpocket": level},)).do("0:player 1")
    assert cps(s) == cp and s.game.dials == [30, 30, 35]


def test_nobody_loses_more_cp_than_there_is() -> None:
    s = strikes("pickpocket", (3, 3, 4, 6, 1), cp=(0, 0))
    assert cps(s) == [2, 0]


@pytest.mark.rule("DT-DMG-13", "DT-TEXT-04")
@pytest.mark.parametrize(("cp", "damage"), [(0, 2), (4, 4), (15, 8)])
def test_shifty_strike_deals_half_of_ones_cp(cp: int, damage: int) -> None:
    s = strikes("shifty-strike", (1, 2, 3, 4, 6), cp=(cp, 0))
    assert incoming(s, 1) == damage and cps(s)[0] == min(15, cp + 3)


def test_insidious_strike_deals_all_of_ones_cp() -> None:
    assert incoming(strikes("insidious-strike", (1, 2, 3, 4, 5), cp=(4, 9)), 1) == 7
    s = strikes("insidious-strike", (1, 2, 3, 4, 5), cp=(4, 9), levels=({"insidious-strike": 2},))
    assert incoming(s, 1) == 8


def test_shadow_dance_hides_once_its_damage_is_dealt() -> None:
    s = strikes("shadow-dance", (6, 6, 6, 1, 1), (3,))
    over_on_the_hill(s)
    assert healths(s) == [50, 48] and held(s, 0) == {"shadows": 1, "sneak-attack": 1}


def test_carducopia_ii_takes_cards_from_an_opponent() -> None:
    s = on_the_hill(
        HERO, "carducopia", (5, 5, 6, 3, 1), (), False, levels=({"carducopia": 2},), hands=((), ("transference",), ())
    )
    s.do("0:player 1")
    assert len(hand(s, 0)) == 2 and cps(s)[0] == 3
    assert hand(s, 1) == [] and pile(s, 1) == ["transference"]


@pytest.mark.rule("DT-ABILITY-11", "DT-ABILITY-12")
def test_shadow_shank() -> None:
    s = strikes("shadow-shank", (6,) * 5, cp=(2, 5), hands=((), ("not-this-time",)))
    assert s.prompt == "main" and healths(s) == [50, 40] and held(s, 0) == {"shadows": 1} and cps(s)[0] == 5


# ---------------------------------------------------------------------- defences
@pytest.mark.rule("DT-DEF-05", "DT-DEF-08")
@pytest.mark.parametrize(("level", "dice"), [(1, (1, 2, 6, 3)), (2, (1, 2, 6, 3, 3))])
def test_shadow_defense_poisons_and_prepares_a_sneak_attack(level: int, dice: tuple[int, ...]) -> None:
    s = attacked(6, dice, levels=({}, {"shadow-defense": level})).do("1:defend shadow-defense")
    over(s)
    assert healths(s) == [50, 44] and held(s, 0) == {"poison": 1} and held(s, 1) == {"sneak-attack": 1}


@pytest.mark.rule("DT-DMG-24")
@pytest.mark.parametrize(("level", "dice"), [(1, (6, 6, 1, 3)), (2, (6, 6, 1, 3, 5))])
def test_two_shadows_hide_from_this_attack_too(level: int, dice: tuple[int, ...]) -> None:
    s = attacked(6, dice, levels=({}, {"shadow-defense": level})).do("1:defend shadow-defense")
    over(s)
    assert healths(s) == [50, 50] and held(s, 0) == {} and held(s, 1) == {"shadows": 1, "sneak-attack": 1}


@pytest.mark.parametrize(("level", "dice"), [(1, (1, 3, 4, 5)), (2, (1, 3, 4, 5, 5))])
def test_one_dagger_and_no_shadow_do_nothing(level: int, dice: tuple[int, ...]) -> None:
    s = attacked(6, dice, levels=({}, {"shadow-defense": level})).do("1:defend shadow-defense")
    over(s)
    assert healths(s) == [50, 44] and held(s, 0) == {} == held(s, 1)


@pytest.mark.parametrize(("level", "left"), [(1, 48), (2, 46)])
def test_counter_strike(level: int, left: int) -> None:
    s = attacked(6, (1, 2, 6, 3, 3), levels=({}, {"counter-strike": level})).do("1:defend counter-strike")
    over(s)
    assert healths(s) == [left, 44] and held(s, 0) == {"poison": 1}
    s = attacked(6, (3, 3, 6, 3, 3), levels=({}, {"counter-strike": level})).do("1:defend counter-strike")
    over(s)
    assert healths(s) == [50, 44] and held(s, 0) == {}


# ---------------------------------------------------------------------- cards
@pytest.mark.parametrize("hidden", [0, 1])
def test_cards_bring_more_in_the_shadows(hidden: int) -> None:
    tokens = ({"shadows": hidden},)
    s = battle(HERO, "barbarian", cp=(0, 0), hands=(("shadow-coin",),), tokens=tokens).do("0:play shadow-coin")
    assert cps(s) == [2 + hidden, 0]
    s = battle(HERO, "barbarian", cp=(2, 0), hands=(("card-trick",), ("tip-it",)), tokens=tokens)
    s.do("0:play card-trick")
    assert len(hand(s, 0)) == 1 + hidden and pile(s, 1) == ["tip-it"]


def test_wild_shadow_changes_one_die_or_two() -> None:
    def wild(hidden: int) -> Scene[Battle]:
        s = battle(
            HERO,
            "barbarian",
            at="offensive_roll",
            cp=(4, 0),
            hands=(("wild-shadow",),),
            tokens=({"shadows": hidden},),
            dice=(1, 1, 3, 3, 3),
        )
        return s.do("0:play wild-shadow", "0:set 1 6")

    assert wild(0).prompt == "keep"
    s = wild(1)
    assert s.prompt == "set-die" and sorted(s.do("0:set 1 6").game.rolls[-1].faces) == [3, 3, 3, 6, 6]


def test_wild_shadow_needs_dice() -> None:
    s = battle(HERO, "barbarian", cp=(4, 0), hands=(("wild-shadow",),))
    assert s.why_not("0:play wild-shadow") == "DT-CARD-10"
