"""Exact odds, against closed forms and against a search that knows nothing of ours."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb

import pytest

from tablee.gamekit.capability import Odds
from tablee.games.dice_throne.mind.odds import ability_odds, board_odds
from tablee.games.dice_throne.rules.heroes import HEROES
from tablee.games.dice_throne.rules.ladder import hands
from tablee.kernel.errors import SetupError
from tablee.lab.odds import odds_lines

GUNSLINGER = HEROES["gunslinger"]  # 1 2 3 Bullet, 4 5 Dash, 6 Bullseye
LEVELS = (1,) * len(GUNSLINGER.sides[0])
LARGE, SMALL = "fan-the-hammer", "showdown"  # need straights of five and four
ULTIMATE = "fill-em-with-lead"  # needs five Bullseyes
ABILITIES = {ability.id: ability for slot in GUNSLINGER.sides[0] for ability in slot.levels[0].abilities}


def odds(ability: str, faces: tuple[int, ...], rolls: int) -> Odds:
    return ability_odds(GUNSLINGER, ABILITIES[ability], faces, rolls, 1)


def chance(ability: str, faces: tuple[int, ...], rolls: int) -> Fraction:
    one = odds(ability, faces, rolls)
    return Fraction(one.over, one.under)


def kept(ability: str, faces: tuple[int, ...], rolls: int) -> tuple[int, ...]:
    return odds(ability, faces, rolls).keep


# ---------------------------------------------------------------------- by hand
@pytest.mark.parametrize("fifth", [1, 2, 3, 4, 6])
def test_one_two_three_four_and_one_reroll_make_a_large_straight_one_time_in_six(fifth: int) -> None:
    faces = (1, 2, 3, 4, fifth)
    assert chance(LARGE, faces, 1) == Fraction(1, 6) and kept(LARGE, faces, 1) == (1, 2, 3, 4)


@pytest.mark.parametrize(
    ("faces", "rolls", "wanted", "keep"),
    [
        ((2, 3, 4, 5, 5), 1, Fraction(1, 3), (2, 3, 4, 5)),  # open at both ends
        ((2, 3, 4, 5, 5), 2, 1 - Fraction(2, 3) ** 2, (2, 3, 4, 5)),
        ((1, 2, 3, 4, 4), 2, 1 - Fraction(5, 6) ** 2, (1, 2, 3, 4)),  # no detour over the open end is worth it
        ((1, 2, 3, 4, 5), 2, Fraction(1), (1, 2, 3, 4, 5)),
        ((1, 2, 3, 4, 4), 0, Fraction(0), (1, 2, 3, 4, 4)),
        ((2, 3, 4, 6, 6), 1, Fraction(1, 6), (2, 3, 4, 6)),
    ],
)
def test_large_straights_by_hand(faces: tuple[int, ...], rolls: int, wanted: Fraction, keep: tuple[int, ...]) -> None:
    assert chance(LARGE, faces, rolls) == wanted and kept(LARGE, faces, rolls) == keep


@pytest.mark.parametrize("rolls", [0, 1, 2, 3])
@pytest.mark.parametrize("have", range(6))
def test_five_bullseyes_come_die_by_die(have: int, rolls: int) -> None:
    faces = (6,) * have + (1,) * (5 - have)
    assert chance(ULTIMATE, faces, rolls) == (1 - Fraction(5, 6) ** rolls) ** (5 - have)


@pytest.mark.parametrize("rolls", [0, 1, 2])
@pytest.mark.parametrize("have", range(6))
def test_three_bullets_are_binomial(have: int, rolls: int) -> None:
    """Each die that is no Bullet becomes one with the same chance, whatever the others do."""
    faces = (1,) * have + (6,) * (5 - have)
    p, n = 1 - Fraction(1, 2) ** rolls, 5 - have
    wanted = sum((comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(max(0, 3 - have), n + 1)), Fraction(0))
    assert chance("revolver", faces, rolls) == wanted


def test_the_best_known_figure_for_a_large_straight_in_three_rolls() -> None:
    """A little more than 26 % from the first roll on: the figure of every book on dice."""
    total = Fraction(0)
    for faces in product(range(1, 7), repeat=5):
        if faces == tuple(sorted(faces)):
            total += ways(faces) * chance(LARGE, faces, 2)
    assert 100 * total / 6**5 == pytest.approx(26.11, abs=0.01)


def ways(hand: tuple[int, ...]) -> int:
    n, left = 1, 5
    for face in set(hand):
        n *= comb(left, hand.count(face))
        left -= hand.count(face)
    return n


# ---------------------------------------------------------------------- a search of its own
def is_straight(hand: tuple[int, ...], n: int) -> bool:
    return any(set(range(low, low + n)) <= set(hand) for low in range(1, 8 - n))


@cache
def searched(hand: tuple[int, ...], rolls: int, n: int) -> Fraction:
    if not rolls:
        return Fraction(int(is_straight(hand, n)))
    return max(after(keep, rolls, n) for size in range(6) for keep in set(combinations(hand, size)))


@cache
def after(keep: tuple[int, ...], rolls: int, n: int) -> Fraction:
    rolled = [tuple(sorted((*keep, *new))) for new in product(range(1, 7), repeat=5 - len(keep))]
    return Fraction(sum((searched(hand, rolls - 1, n) for hand in rolled), Fraction(0)), len(rolled))


@pytest.mark.parametrize("rolls", [0, 1, 2])
@pytest.mark.parametrize(("ability", "n"), [(LARGE, 5), (SMALL, 4)])
def test_straights_agree_with_a_plain_search(ability: str, n: int, rolls: int) -> None:
    for hand in hands(5)[::3]:
        assert chance(ability, hand, rolls) == searched(hand, rolls, n), hand


def test_a_board_lists_each_of_its_abilities_with_the_odds_it_has_alone() -> None:
    found = board_odds(GUNSLINGER, 0, LEVELS, (1, 2, 3, 4, 4), 1)
    with_dice = {id for id, ability in ABILITIES.items() if ability.needs is not None}
    assert sorted(found, key=str) == sorted([odds(id, (1, 2, 3, 4, 4), 1) for id in with_dice], key=str)


@pytest.mark.parametrize("hero", HEROES)
def test_more_rerolls_never_hurt_and_certain_things_are_kept(hero: str) -> None:
    kit = HEROES[hero]
    levels = (1,) * len(kit.sides[0])
    for hand in hands(5)[::25]:
        tables = [{one.sheet: one for one in board_odds(kit, 0, levels, hand, rolls)} for rolls in range(4)]
        for sheet in tables[0]:
            chances = [Fraction(table[sheet].over, table[sheet].under) for table in tables]
            assert chances == sorted(chances) and chances[3] <= 1
            assert chances[0] in (0, 1)
            if chances[0] == 1:
                assert all(table[sheet].keep == hand for table in tables)


# ---------------------------------------------------------------------- as lines
def lines(dice: str = "1,2,3,4,4", rolls: int = 1, levels: str = "", lang: str = "en") -> list[str]:
    return odds_lines("dice-throne", "gunslinger", dice, rolls, levels, lang)


def test_lines_show_chances_from_the_best_to_the_worst() -> None:
    found = lines()
    percents = [float(line.split("%")[0].strip("<> ")) for line in found[1:-1]]
    assert percents == sorted(percents, reverse=True) and len(percents) == 7
    assert "Fan the Hammer (keep 1 2 3 4)" in "\n".join(found)
    assert found[0].startswith("Chances with 1 re-roll left") and found[-1].startswith("Best for the whole board")


def test_percentages_are_rounded_to_the_nearest_tenth() -> None:
    """One in six is 16.7 %."""
    fan = next(line for line in lines() if "Fan the Hammer" in line)
    assert fan.split("%")[0].strip() == "16.7"


def test_lines_know_upgrades_and_french() -> None:
    better = lines(levels="fan-the-hammer=2,deadeye=2")
    assert len(better) == len(lines()) + 2 and "Pistol Whip" in "\n".join(better) and "Enforcer" in "\n".join(better)
    french = "\n".join(lines(lang="fr"))
    assert " 16,7 % " in french and "garder 1 2 3 4" in french and "keep" not in french and "relance" in french


def test_without_rerolls_there_is_nothing_to_keep() -> None:
    found = lines(rolls=0)
    assert {line.split("%")[0].strip() for line in found[1:]} == {"0.0", "100.0"}


@pytest.mark.parametrize("dice", ["1, 2, 3, 4, 5", "5,4,3,2,1", "1,2,3,4,5"])
def test_dice_may_be_written_in_any_order_and_with_spaces(dice: str) -> None:
    assert lines(dice) == lines("1,2,3,4,5")


@pytest.mark.parametrize(
    "dice",
    ["", "1", "1,2,3,4", "1,2,3,4,5,6", "1,2,3,4,7", "0,1,2,3,4", "1,2,3,4,x", "1,2,3,4,", "1 2 3 4 5", "1,2,3,4,²"],
)
def test_dice_that_are_no_five_dice_are_refused(dice: str) -> None:
    with pytest.raises(SetupError, match="five numbers from 1 to 6"):
        lines(dice)


@pytest.mark.parametrize("rolls", [-1, 4, 99])
def test_rerolls_that_nobody_has_are_refused(rolls: int) -> None:
    with pytest.raises(SetupError, match="from 0 to 3"):
        lines(rolls=rolls)


@pytest.mark.parametrize(
    "levels", ["x=2", "revolver", "revolver=", "revolver=0", "revolver=9", "revolver=x", "=2", "revolver=²"]
)
def test_levels_that_no_slot_has_are_refused(levels: str) -> None:
    with pytest.raises(SetupError, match="slots of gunslinger are revolver"):
        lines(levels=levels)


def test_a_game_or_hero_that_is_not_there_is_refused() -> None:
    with pytest.raises(SetupError, match="dice-throne"):
        odds_lines("chess", "gunslinger", "1,2,3,4,5", 1, "", "en")
    with pytest.raises(SetupError, match="barbarian, gunslinger"):
        odds_lines("dice-throne", "nobody", "1,2,3,4,5", 1, "", "en")
