"""Modified values."""

from __future__ import annotations

import pytest

from tablee.games.champions.rules.card import CardDef
from tablee.games.champions.rules.constants import Modify
from tablee.games.champions.rules.effects.amounts import Count, Stat
from tablee.games.champions.rules.effects.cards import Discard
from tablee.games.champions.rules.effects.harm import Damage
from tablee.games.champions.rules.effects.play import Lasting
from tablee.games.champions.rules.effects.schemes import RemoveThreat
from tablee.games.champions.rules.effects.who import AN_ENEMY, YOU, Each
from tablee.games.champions.rules.vocabulary import Those
from tablee.games.champions.scene import card, in_play, left, scene, threat_on, value
from tests.games.champions.rules.window_kit import ally, event, made, minion, side_scheme, support, upgrade


def mod(name: str, of: str = "ally", stat: str = "atk", **how: int) -> CardDef:
    return support(name, constants=(Modify(of, stat=stat, **how),))  # type: ignore[arg-type]


def without(name: str) -> CardDef:
    return event("Without", Discard(Each(Those("support", title=f"t {name}"))))


@pytest.mark.rule("MC-MOD-01")
def test_when_a_modifier_goes_the_value_is_computed_anew_from_the_base() -> None:
    mine = [ally("Pal", atk=5), mod("Plus", plus=2), mod("Half", over=2)]
    s = scene(hands=[[without("plus")]], play=[mine])
    assert value(s, "atk", "pal") == 4
    s.do("0:play without")
    assert value(s, "atk", "pal") == 3


@pytest.mark.rule("MC-MOD-01")
def test_a_modifier_that_enters_play_counts_at_once() -> None:
    s = scene(hands=[[mod("Plus", plus=2)]], play=[[ally("Pal", atk=1)]])
    assert value(s, "atk", "pal") == 1
    s.do("0:play plus", "0:attack pal rhino")
    assert left(s, "rhino") == 11


@pytest.mark.rule("MC-MOD-01")
def test_a_modifier_concerns_only_those_it_names() -> None:
    s = scene("spider-man", "captain-marvel", play=[[ally("Pal"), mod("Plus", "your_ally", plus=2)], [ally("Chum")]])
    assert (value(s, "atk", "pal"), value(s, "atk", "chum"), value(s, "atk", "spider-man")) == (3, 1, 2)


@pytest.mark.rule("MC-MOD-02")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)], ids=["plus first", "double first"])
def test_additions_come_before_multiplications_in_whatever_order_they_arrived(order: tuple[int, int]) -> None:
    mods = [mod("Plus", plus=1), mod("Double", times=2)]
    s = scene(play=[[ally("Pal", atk=2), *[mods[k] for k in order]]])
    assert value(s, "atk", "pal") == 6


@pytest.mark.rule("MC-MOD-02")
def test_a_lasting_addition_comes_before_a_multiplication_too() -> None:
    pep = event("Pep", Lasting("atk", 1, Each(Those("ally")), "turn"))
    s = scene(hands=[[pep]], play=[[ally("Pal", atk=2), mod("Double", times=2)]]).do("0:play pep")
    assert value(s, "atk", "pal") == 6


@pytest.mark.rule("MC-MOD-03")
def test_a_set_value_overrides_all_others() -> None:
    s = scene(play=[[ally("Pal", atk=3), mod("One", set_to=1), mod("Plus", plus=2), mod("Double", times=2)]])
    assert value(s, "atk", "pal") == 1


@pytest.mark.rule("MC-MOD-03")
def test_of_several_set_values_the_latest_prevails() -> None:
    s = scene(hands=[[mod("Four", set_to=4)]], play=[[ally("Pal", atk=3), mod("One", set_to=1), mod("Plus", plus=2)]])
    s.do("0:play four")
    assert value(s, "atk", "pal") == 4


@pytest.mark.rule("MC-MOD-01", "MC-MOD-03")
def test_when_the_latest_set_value_goes_the_one_before_holds_again() -> None:
    mine = [ally("Pal", atk=3), mod("Four", set_to=4), mod("One", set_to=1)]
    s = scene(hands=[[without("one")]], play=[mine])
    assert value(s, "atk", "pal") == 1
    s.do("0:play without")
    assert value(s, "atk", "pal") == 4


@pytest.mark.rule("MC-MOD-04")
def test_a_value_below_zero_counts_as_zero() -> None:
    s = scene(play=[[ally("Pal", atk=1), mod("Minus", plus=-3)]])
    assert value(s, "atk", "pal") == 0
    s.do("0:attack pal rhino")
    assert left(s, "rhino") == 14


@pytest.mark.rule("MC-MOD-04", "MC-MOD-01")
@pytest.mark.parametrize(("bonus", "total"), [(2, 0), (3, 1)])
def test_a_later_bonus_starts_from_the_true_sum(bonus: int, total: int) -> None:
    s = scene(hands=[[mod("Plus", plus=bonus)]], play=[[ally("Pal", atk=1), mod("Minus", plus=-3)]]).do("0:play plus")
    assert value(s, "atk", "pal") == total


@pytest.mark.rule("MC-MOD-04")
def test_a_cost_is_never_below_zero() -> None:
    cheap = support("Cheap", constants=(Modify("upgrade", stat="cost", plus=-3),))
    s = scene(hands=[[upgrade("Gear", cost=1)]], play=[[cheap]]).do("0:play gear")
    assert in_play(s, "gear")


@pytest.mark.rule("MC-MOD-05")
@pytest.mark.parametrize(("base", "halvings", "total"), [(5, 1, 3), (5, 2, 2), (4, 1, 2), (1, 2, 1)])
def test_fractions_are_rounded_up_once_at_the_end(base: int, halvings: int, total: int) -> None:
    halves = [mod(f"Half {k}", over=2) for k in range(halvings)]
    s = scene(play=[[ally("Pal", atk=base), *halves]])
    assert value(s, "atk", "pal") == total


@pytest.mark.rule("MC-MOD-05")
def test_a_doubled_half_is_not_rounded_in_between() -> None:
    s = scene(play=[[ally("Pal", atk=5), mod("Half", over=2), mod("Double", times=2)]])
    assert value(s, "atk", "pal") == 5


@pytest.mark.rule("MC-MOD-06")
def test_the_base_value_is_the_printed_one_whatever_modifies_it() -> None:
    big, small = minion("Big", hp=4), minion("Small", hp=3)
    boost = made("attachment", "Boost", attach=Those("minion"), hp=5)
    best = made("attachment", "Best", attach=Those("minion", most="hp"))
    s = scene(at="reveal", minions=[[big, small]], on={"small": [boost]}, dealt=[[best]])
    assert (value(s, "hp", "small"), value(s, "hp", "big")) == (8, 4)
    assert [s.game.handle(a) for a in card(s, "big").on] == ["best"]


@pytest.mark.rule("MC-MOD-06")
def test_the_base_does_not_move_with_the_value() -> None:
    s = scene(play=[[ally("Pal", atk=2), mod("Plus", plus=1)]])
    assert value(s, "atk", "pal") == 3
    assert card(s, "pal").face.stats["atk"] == 2


@pytest.mark.rule("MC-MOD-07")
def test_when_a_bonus_ends_the_stat_returns() -> None:
    pep = event("Pep", Lasting("thw", 1, YOU, "turn"))
    s = scene("spider-man", "captain-marvel", hands=[[pep], []]).do("0:play pep")
    assert value(s, "thw", "spider-man") == 2
    s.do("0:end")
    assert value(s, "thw", "spider-man") == 1


@pytest.mark.rule("MC-MOD-07")
def test_when_one_of_two_bonuses_ends_the_other_stays() -> None:
    pep = event("Pep", Lasting("atk", 1, YOU, "turn"))
    s = scene("spider-man", "captain-marvel", hands=[[pep], []], play=[[mod("Plus", "you", plus=2)], []])
    s.do("0:play pep")
    assert value(s, "atk", "spider-man") == 5
    s.do("0:end")
    assert value(s, "atk", "spider-man") == 4


@pytest.mark.rule("MC-MOD-08")
def test_hit_points_gained_raise_maximum_and_remaining_and_go_again() -> None:
    s = scene(
        hands=[[mod("Vigor", "you", "hp", plus=3), without("vigor")]],
        damage={"spider-man": 4},
    )
    s.do("0:play vigor")
    assert (value(s, "hp", "spider-man"), left(s, "spider-man")) == (13, 9)
    s.do("0:play without")
    assert (value(s, "hp", "spider-man"), left(s, "spider-man")) == (10, 6)


@pytest.mark.rule("MC-MOD-08")
@pytest.mark.parametrize(("damage", "stays"), [(3, False), (2, True)])
def test_who_is_left_without_hit_points_when_a_bonus_goes_is_defeated(damage: int, stays: bool) -> None:
    s = scene(
        hands=[[without("vigor")]],
        play=[[ally("Pal", hp=3), mod("Vigor", "ally", "hp", plus=2)]],
        damage={"pal": damage},
    )
    s.do("0:play without")
    assert in_play(s, "pal") == stays


@pytest.mark.rule("MC-MOD-08")
@pytest.mark.parametrize(("damage", "stays"), [(3, False), (2, True)])
def test_a_minion_that_loses_the_hit_points_of_an_attachment_may_be_defeated(damage: int, stays: bool) -> None:
    hide = made("attachment", "Hide", hp=2)
    flay = event("Flay", Discard(Each(Those("attachment"))))
    s = scene(hands=[[flay]], minions=[[minion("Imp", hp=3)]], on={"imp": [hide]}, damage={"imp": damage})
    s.do("0:play flay")
    assert in_play(s, "imp") == stays


@pytest.mark.rule("MC-MOD-09")
def test_a_letter_without_definition_counts_as_zero() -> None:
    s = scene(play=[[ally("Pal", atk="X")]])
    assert value(s, "atk", "pal") == 0


@pytest.mark.rule("MC-MOD-09")
@pytest.mark.parametrize("sign", ["*", "-", None])
def test_a_star_or_dash_is_read_as_zero(sign: str | None) -> None:
    throw = event("Throw", Damage(Stat("atk", Each(Those("ally"))), AN_ENEMY))
    s = scene(hands=[[throw]], play=[[ally("Pal", atk=sign)]])
    assert value(s, "atk", "pal") == 0
    assert "play throw" not in s.offers


@pytest.mark.rule("MC-MOD-09")
def test_a_defined_letter_is_the_number_its_card_gives() -> None:
    x = Modify("this", stat="atk", plus=Count(Those("side_scheme")), base=True)
    pal = ally("Pal", atk="X", constants=(x,))
    s = scene(play=[[pal]], sides=[side_scheme("Plot"), side_scheme("Plan")])
    assert value(s, "atk", "pal") == 2
    s.do("0:attack pal rhino")
    assert left(s, "rhino") == 12


def slow() -> CardDef:
    return ally("Slow", thw=None)


def lens() -> CardDef:
    return upgrade("Lens", attach=Those("ally"), constants=(Modify("host", stat="thw", plus=1),))


@pytest.mark.rule("MC-MOD-10")
def test_a_character_with_a_dash_cannot_use_that_power_even_with_a_bonus() -> None:
    s = scene(play=[[slow()]], on={"slow": [lens()]}, threat={"the-break-in": 3})
    assert "thwart slow the-break-in" not in s.offers
    assert s.why_not("0:thwart slow the-break-in") == "MC-MOD-10"
    assert "attack slow rhino" in s.offers


@pytest.mark.rule("MC-MOD-10")
def test_where_the_value_behind_a_dash_is_read_it_is_zero_plus_modifiers() -> None:
    clue = event("Clue", RemoveThreat(Stat("thw", Each(Those("ally")))))
    s = scene(hands=[[clue]], play=[[slow()]], on={"slow": [lens()]}, threat={"the-break-in": 3})
    assert value(s, "thw", "slow") == 1
    s.do("0:play clue")
    assert threat_on(s) == 2
