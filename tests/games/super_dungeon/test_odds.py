"""Exact odds of attacks, against closed forms and against every throw counted one by one."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from tablee.games.super_dungeon.mind import odds
from tablee.games.super_dungeon.rules.abilities import REROLL_DEFENSE
from tablee.games.super_dungeon.rules.records import Lasting
from tablee.games.super_dungeon.rules.statuses import BANE, HEX
from tablee.games.super_dungeon.rules.vocabulary import Pool
from tests.games.super_dungeon.rules.action_kit import recard
from tests.games.super_dungeon.scene import Scene


def duel(attack: Pool, armor: Pool, hexed: int = 0, baned: int = 0) -> Scene:
    s = Scene()
    recard(s, "questing-knight", attributes=(attack, Pool(), None, None))
    recard(s, "wisp", attributes=(None, armor, None, None))
    s.hero("questing-knight", 0, 0, statuses=hexed)
    s.put("wisp", 1, 0, statuses=baned)
    return s


def chance(s: Scene) -> Fraction:
    return Fraction(*odds.attack(s.game, s.n("questing-knight"), "melee-attack", s.n("wisp")))


def throws(s: Scene, pool: Pool, drop: bool) -> list[int]:
    """The stars of every throw of a pool."""
    colours = [0] * pool.blue + [1] * pool.red + [2] * pool.green
    found = []
    for faces in product(*[s.game.kit.faces[colour] for colour in colours]):
        stars = [face.stars for face in faces]
        found.append(sum(stars) + pool.stars - (max(stars) if drop and stars else 0))
    return found


def counted(s: Scene, attack: Pool, armor: Pool, hexed: bool, baned: bool) -> Fraction:
    ours, theirs = throws(s, attack, hexed), throws(s, armor, baned)
    return Fraction(sum([a > d for a in ours for d in theirs]), len(ours) * len(theirs))


def test_one_red_die_against_a_star() -> None:
    s = duel(Pool(red=1), Pool(stars=1))
    assert odds.attack(s.game, 0, "melee-attack", s.n("wisp")) == (1, 3), "two faces of six show more than one star"


def test_what_is_certain() -> None:
    assert chance(duel(Pool(stars=2), Pool(stars=1))) == 1
    assert chance(duel(Pool(stars=1), Pool(stars=1))) == 0, "a tie is the defender's"


@pytest.mark.parametrize("attack", [Pool(blue=2, red=1), Pool(red=2), Pool(blue=1, green=1, stars=1)])
@pytest.mark.parametrize("armor", [Pool(blue=3), Pool(red=1, stars=1), Pool(green=1)])
@pytest.mark.parametrize(("hexed", "baned"), [(0, 0), (HEX, 0), (0, BANE), (HEX, BANE)])
def test_every_throw_counted(attack: Pool, armor: Pool, hexed: int, baned: int) -> None:
    s = duel(attack, armor, hexed, baned)
    assert chance(s) == counted(s, attack, armor, bool(hexed), bool(baned))


def test_the_target_picks_the_better_shield() -> None:
    s = Scene(heroes=("riftling-rogue", "questing-knight", "princess-emerald"))
    s.hero("riftling-rogue", 0, 0)  # ARM 2B or DEX 2R
    s.put("billmen", 1, 0)  # STR 3B
    billmen = s.n("billmen")
    best = Fraction(*odds.attack(s.game, billmen, "melee-attack", 0))
    for which in (1, 3):
        recard(s, "riftling-rogue", shields=(which,))
        assert best <= Fraction(*odds.attack(s.game, billmen, "melee-attack", 0))


def test_a_reroll_of_the_defender_is_used_as_well_as_can_be() -> None:
    s = duel(Pool(stars=1), Pool(red=1))
    knight, wisp = s.n("questing-knight"), s.n("wisp")
    assert chance(s) == Fraction(1, 3), "two faces of a red die show nothing"
    s.game.change(wisp, lasting=(Lasting("invincible", wisp, abilities=REROLL_DEFENSE),))
    assert odds.attack(s.game, knight, "melee-attack", wisp) == (1, 9), "a blank is rolled again"


def test_feint_rolls_the_best_die_again_unless_the_defender_names_it_too() -> None:
    s = Scene()
    frog = s.put("frog-knight", 1, 0)
    knight = s.hero("questing-knight", 0, 0)
    strike = "supremely-skilled-shrieking-squawk-strike"
    recard(s, "frog-knight", attributes=(Pool(stars=1), Pool(), None, None))
    recard(s, "questing-knight", attributes=(None, Pool(red=1), None, None))
    plain = odds.attack(s.game, frog, "melee-attack", knight)
    assert plain == (1, 3), "without Feint, two faces of the red die are lower than a star"
    assert sorted([face.stars for face in s.game.kit.faces[1]]) == [0, 0, 1, 1, 2, 3]
    with_bonus = [face.stars + 1 for face in s.game.kit.faces[1]]  # the action adds a red die
    saves = [Fraction(sum(face.stars >= stars for face in s.game.kit.faces[1]), 6) for stars in with_bonus]
    expected = sum([1 - save * save for save in saves], Fraction(0)) / 6
    assert Fraction(*odds.attack(s.game, frog, strike, knight)) == expected == Fraction(175, 216), (
        "a face that saves is rolled again"
    )
    s.game.change(knight, lasting=(Lasting("invincible", knight, abilities=REROLL_DEFENSE),))
    both = sum([(1 - save) * (1 - save) for save in saves], Fraction(0)) / 6
    assert Fraction(*odds.attack(s.game, frog, strike, knight)) == both, "he cancels it, or rolls a bad face again"


def test_holy_against_the_undead() -> None:
    s = Scene(heroes=("royal-paladin", "questing-knight", "princess-emerald"))
    paladin, bone = s.hero("royal-paladin", 0, 0), s.put("rattlebone", 1, 0)
    recard(s, "royal-paladin", attributes=(Pool(red=1), Pool(), None, None))
    assert Fraction(*odds.attack(s.game, paladin, "melee-attack", bone)) == 1 - Fraction(1, 9)


def test_odds_of_an_area_for_each_victim() -> None:
    s = Scene()
    knight, mook, trent = s.hero("questing-knight", 0, 0), s.put("mook", 2, 0), s.put("trent", 4, 0)
    found = [odds.attack(s.game, knight, "mighty-throw", n, (mook, trent)) for n in (mook, trent)]
    assert Fraction(*found[0]) > Fraction(*found[1]) > 0
