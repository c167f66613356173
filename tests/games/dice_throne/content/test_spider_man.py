"""Spider-Man: every token, the Ultimate, both defences, and what abilities and cards do that is not plain."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.state import Battle
from tablee.games.dice_throne.scene import battle, count, hand, healths, incoming
from tablee.testing.scene import Scene
from tests.games.dice_throne.content.kit import announced, held, on_the_hill, over, overpowered

HERO = HEROES["spider-man"]


def swings(ability: str, faces: tuple[int, ...], then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    return announced((HERO, "barbarian"), ability, faces, then, **scene)


def attacked(n: int, then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    return overpowered(HERO, n, then, **scene)


def shot(then: tuple[int, ...] = (), **scene: Any) -> Scene[Battle]:
    """The Gunslinger, seat 0, attacks Spider-Man with a Deadeye of 6 undefendable damage."""
    return announced(("gunslinger", HERO), "deadeye", (6, 6, 6, 6, 1), then, **scene)


# ---------------------------------------------------------------------- the kit
@pytest.mark.rule("DT-COMP-03", "DT-COMP-02")
def test_dice_deck_and_prices() -> None:
    assert HERO.faces == ("thwip", "thwip", "thwip", "web", "web", "spider")
    assert len(HERO.deck) == 32 and len(HERO.cards) == 28
    assert [card.cost for card in HERO.deck if card.slot >= 0] == [2, 2, 2, 2]


# ---------------------------------------------------------------------- Combo
@pytest.mark.rule("DT-OFF-01", "DT-TARGET-01")
def test_combo_makes_another_attack_on_the_same_opponent() -> None:
    s = on_the_hill(HERO, "punch", (1, 1, 2, 4, 4), (1, 1, 2, 4, 4), True, tokens=({"combo": 1},))
    s.do("1:pass")  # no defence
    assert s.prompt == "may" and s.game.dials == [30, 26, 35]
    s.do("0:yes")
    assert s.prompt == "keep" and count(s, 0, "combo") == 0
    s.do("0:keep 1 1 2 4 4", "0:announce punch", "1:pass")
    assert s.prompt == "main" and s.game.dials == [30, 22, 35]


def test_combo_may_be_kept() -> None:
    s = swings("punch", (1, 1, 2, 4, 4), tokens=({"combo": 1},)).do("1:pass", "0:no")
    assert s.prompt == "main" and held(s, 0) == {"combo": 1} and not s.game.again


def test_only_one_combo_a_turn() -> None:
    s = swings("c-c-c-combo", (1, 1, 6, 6, 4), (1, 1, 6, 6, 4), tokens=({"combo": 1},))
    s.do("1:pass", "0:yes", "0:keep 1 1 4 6 6", "0:announce c-c-c-combo", "1:pass")
    assert s.prompt == "main" and count(s, 0, "combo") == 1 and healths(s) == [50, 40]


@pytest.mark.rule("DT-ABILITY-09")
def test_combo_needs_an_attack() -> None:
    s = swings("web-shot", (4, 4, 6, 1, 1), tokens=({"combo": 1},), levels=({"c-c-c-combo": 2},))
    assert s.prompt == "main" and count(s, 0, "combo") == 1


def test_combo_comes_after_the_attack_that_a_stun_brings() -> None:
    s = swings("punch", (1, 1, 2, 4, 4), (1, 1, 2, 4, 4), tokens=({"combo": 1}, {"stun": 1}))
    assert s.prompt == "keep" and count(s, 1, "stun") == 0 and count(s, 0, "combo") == 1
    s.do("0:keep 1 1 2 4 4", "0:announce punch", "1:pass")
    assert s.prompt == "may" and healths(s) == [50, 42]


@pytest.mark.rule("DT-HEALTH-06")
def test_nobody_attacks_a_defeated_opponent_again() -> None:
    s = swings("punch", (1, 1, 2, 4, 4), tokens=({"combo": 1},), health=(50, 4)).do("1:pass")
    assert s.game.outcome == (0,)


# ---------------------------------------------------------------------- Webbed
@pytest.mark.rule("DT-DMG-20", "DT-STATUS-12")
def test_webbed_hurts_when_it_is_inflicted_and_only_if_there_is_room() -> None:
    s = battle(HERO, "barbarian", hands=(("web-shooters",),), cp=(1, 0)).do("0:play web-shooters")
    assert healths(s) == [50, 48] and count(s, 1, "webbed") == 1
    s = battle(HERO, "barbarian", hands=(("web-shooters",),), cp=(1, 0), tokens=({}, {"webbed": 1}))
    s.do("0:play web-shooters")
    assert healths(s) == [50, 50] and count(s, 1, "webbed") == 1


@pytest.mark.rule("DT-DEF-04")
def test_webbed_leaves_no_defence_against_the_next_normal_attack() -> None:
    s = swings("punch", (1, 1, 2, 4, 4), tokens=({}, {"webbed": 1}))
    assert s.prompt == "main" and healths(s) == [50, 46] and held(s, 1) == {}


def test_webbed_waits_for_an_attack_that_could_be_defended_against() -> None:
    s = swings("venom-punch", (6, 6, 6, 6, 1), tokens=({}, {"webbed": 1}))
    assert s.prompt == "main" and healths(s) == [50, 43] and held(s, 1) == {"webbed": 1}


# ---------------------------------------------------------------------- Invisibility
@pytest.mark.rule("DT-DEF-04", "DT-DMG-23")
def test_invisibility_allows_a_defence_against_an_undefendable_attack() -> None:
    s = shot((6, 1), tokens=({}, {"invisibility": 1})).do("1:spend invisibility")
    assert s.prompt == "defend" and s.offers == ["defend spider-sense", "defend counterpunch", "pass"]
    over(s.do("1:defend spider-sense"))
    assert healths(s) == [50, 47] and count(s, 1, "invisibility") == 0


def test_without_invisibility_there_is_no_defence() -> None:
    s = shot(cp=(0, 0))
    assert s.prompt == "main" and healths(s) == [50, 44]
    s = shot(tokens=({}, {"invisibility": 1})).do(*["1:pass"] * 3)
    assert s.prompt == "main" and healths(s) == [50, 44] and count(s, 1, "invisibility") == 1


def test_invisibility_is_not_for_attacks_that_can_be_defended_against() -> None:
    s = attacked(6, tokens=({}, {"invisibility": 1}))
    assert s.why_not("1:spend invisibility") == "DT-DEF-04"
    s = battle(HERO, "barbarian", tokens=({"invisibility": 1},))
    assert s.why_not("0:spend invisibility") == "DT-TARGET-08"


@pytest.mark.rule("DT-ABILITY-14")
def test_invisibility_does_not_help_against_an_ultimate() -> None:
    s = announced(("gunslinger", HERO), "fill-em-with-lead", (6,) * 5, tokens=({}, {"invisibility": 1}))
    assert s.prompt == "main" and count(s, 1, "invisibility") == 1 and healths(s)[1] < 50


@pytest.mark.rule("DT-STATUS-14")
def test_invisibility_cannot_be_transferred() -> None:
    s = battle("barbarian", HERO, hands=(("transference",),), cp=(2, 0), tokens=({}, {"invisibility": 1}))
    assert s.why_not("0:play transference") == "DT-CARD-15"


# ---------------------------------------------------------------------- abilities
@pytest.mark.parametrize(("dice", "combo"), [((1, 4), 1), ((2, 4), 0)])
def test_spider_reflexes(dice: tuple[int, ...], combo: int) -> None:
    s = swings("spider-reflexes", (1, 4, 4, 6, 1), dice)
    assert incoming(s, 1) == sum(dice) and count(s, 0, "combo") == combo


@pytest.mark.rule("DT-TEXT-04")
def test_ensnare_webs_once_its_damage_is_dealt() -> None:
    s = swings("ensnare-large", (1, 2, 3, 4, 5))
    assert incoming(s, 1) == 8 and count(s, 1, "webbed") == 0 and len(hand(s, 0)) == 1
    over(s.do("1:pass"))
    assert healths(s) == [50, 40] and count(s, 1, "webbed") == 1


@pytest.mark.parametrize(("faces", "n"), [((1, 1, 1, 1, 4), 1), ((1, 1, 2, 2, 4), 0)])
def test_punch_ii_wants_four_equal_numbers(faces: tuple[int, ...], n: int) -> None:
    s = swings("punch", faces, levels=({"punch": 2},))
    assert incoming(s, 1) == 6 and count(s, 0, "combo") == n


@pytest.mark.rule("DT-ABILITY-11", "DT-ABILITY-13")
def test_venom_shockwave() -> None:
    s = swings("venom-shockwave", (6,) * 5, hands=((), ("not-this-time",)), cp=(0, 5))
    assert s.prompt == "main" and healths(s) == [50, 35]
    assert held(s, 0) == {"invisibility": 1} and held(s, 1) == {"webbed": 1}


# ---------------------------------------------------------------------- defences
@pytest.mark.rule("DT-DEF-05", "DT-DMG-11")
@pytest.mark.parametrize(("dice", "left"), [((6, 1), 47), ((4, 1), 43)])
def test_spider_sense_prevents_half_on_a_spider(dice: tuple[int, ...], left: int) -> None:
    s = attacked(7, dice).do("1:defend spider-sense")
    assert healths(over(s)) == [50, left]


@pytest.mark.rule("DT-TEXT-11")
def test_invisibility_buys_spider_sense_another_attempt() -> None:
    s = attacked(8, (4, 1, 6), tokens=({}, {"invisibility": 1})).do("1:defend spider-sense", "1:yes", "1:keep 4")
    over(s)
    assert healths(s) == [50, 46] and count(s, 1, "invisibility") == 0


def test_counterpunch_strikes_back_for_each_thwip() -> None:
    s = attacked(6, (1, 2, 4)).do("1:defend counterpunch")
    assert healths(over(s)) == [48, 44]


# ---------------------------------------------------------------------- cards
@pytest.mark.rule("DT-DICE-03")
@pytest.mark.parametrize(("dice", "left"), [((4, 1), 46), ((4, 6), 46), ((1, 1), 42)])
def test_swing_escape_lets_webs_count_but_not_twice(dice: tuple[int, ...], left: int) -> None:
    s = attacked(8, dice, hands=((), ("swing-escape",)), cp=(0, 1)).do("1:defend spider-sense", "1:play swing-escape")
    assert healths(over(s)) == [50, left]


def test_swing_escape_is_for_spider_sense_alone() -> None:
    s = attacked(8, (4, 1, 1), hands=((), ("swing-escape",)), cp=(0, 1))
    assert s.why_not("1:play swing-escape") == "DT-DEF-08"
    s = attacked(8, (4, 1, 1), hands=((), ("swing-escape", "six-it")), cp=(0, 2)).do("1:defend counterpunch")
    assert s.why_not("1:play swing-escape") == "DT-DEF-08"


@pytest.mark.rule("DT-STATUS-08")
def test_nice_try_and_ambush_cost_invisibility() -> None:
    s = attacked(6, hands=((), ("nice-try",)))
    assert s.why_not("1:play nice-try") == "DT-STATUS-08"
    s = attacked(6, hands=((), ("nice-try",)), tokens=({}, {"invisibility": 1})).do("1:play nice-try")
    assert incoming(s, 1) == 3 and count(s, 1, "invisibility") == 0
    s = swings("punch", (1, 1, 2, 4, 4), hands=(("ambush",),), tokens=({"invisibility": 1},)).do("0:play ambush")
    assert incoming(s, 1) == 7 and count(s, 0, "invisibility") == 0
    s = swings("punch", (1, 1, 2, 4, 4), hands=(("ambush",),))
    assert s.why_not("0:play ambush") == "DT-STATUS-08"


@pytest.mark.rule("DT-DEF-09")
def test_invisible_punch_follows_a_defence_that_prevented_something() -> None:
    s = attacked(8, (6, 1), hands=((), ("invisible-punch",)), cp=(0, 1))
    assert s.why_not("1:play invisible-punch") == "DT-DEF-08"
    over(s.do("1:defend spider-sense", "1:play invisible-punch"))
    assert healths(s) == [47, 46]
    s = attacked(8, (1, 1), hands=((), ("invisible-punch",)), cp=(0, 1)).do("1:defend spider-sense")
    assert s.prompt == "main" and hand(s, 1) == ["invisible-punch"]


@pytest.mark.parametrize(
    ("face", "mine", "theirs"), [(2, {"invisibility": 1}, {}), (5, {}, {"webbed": 1}), (6, {"combo": 1}, {})]
)
def test_booyah(face: int, mine: dict[str, int], theirs: dict[str, int]) -> None:
    s = battle(HERO, "barbarian", hands=(("booyah",),), cp=(1, 0), dice=(face,)).do("0:play booyah")
    assert (held(s, 0), held(s, 1)) == (mine, theirs)
