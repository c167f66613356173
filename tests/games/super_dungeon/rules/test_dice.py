"""SD-DICE, SD-ROLL and SD-REROLL: what dice show, which roll wins, what is rolled again."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.abilities import REROLL_DEFENSE
from tablee.games.super_dungeon.rules.procedures.rolls import Reroll
from tablee.games.super_dungeon.rules.records import Lasting
from tablee.games.super_dungeon.rules.statuses import BANE, HEX
from tablee.games.super_dungeon.rules.vocabulary import ARM, Pool
from tests.games.super_dungeon.rules.action_kit import acts, bonus, does, points, recard, wear
from tests.games.super_dungeon.scene import Scene


# ---------------------------------------------------------------------- dice
@pytest.mark.rule("SD-DICE-01")
def test_a_bonus_die_is_rolled_with_those_of_the_card() -> None:
    s = Scene()
    s.hero("thundervale-huntress", 0, 0)  # STR 2B 1R
    s.put("wisp", 2, 0)
    does(s, "thundervale-huntress", "lightning-strike wisp-1", "b0", "b0", "r2", "r0")  # +1R
    assert s.said("attacks")[0]["dice"] == "b1 b1 r5 r1"


@pytest.mark.rule("SD-DICE-02")
def test_hearts_are_on_blue_and_green_dice_potions_on_red_and_green_both_together_only_on_green() -> None:
    blue, red, green = Scene().game.kit.faces
    assert any(face.hearts for face in blue) and not any(face.potions for face in blue)
    assert any(face.potions for face in red) and not any(face.hearts for face in red)
    assert [face for face in green if face.hearts and face.potions]
    assert all(len(sides) == 6 for sides in (blue, red, green))
    assert 3 in [a.stars + b.stars for a in blue for b in red], "a blue and a red die can show three stars"
    assert {0, 2} <= {face.stars for face in red}
    average = [sum(face.stars for face in sides) for sides in (blue, red, green)]
    assert average == sorted(average), "blue, red, green: the stronger the later"


@pytest.mark.rule("SD-DICE-03")
@pytest.mark.parametrize(
    ("dice", "stars"), [(("b1", "b2", "b0", "r0"), 3), (("b1", "b2", "bh", "rp"), 3), (("bh", "b0", "b0", "r0"), 0)]
)
def test_only_stars_count(dice: tuple[str, ...], stars: int) -> None:
    s = Scene()
    s.hero("thundervale-huntress", 0, 0)
    recard(s, "thundervale-huntress", attributes=(Pool(blue=3, red=1), Pool(), None, None))
    s.put("bramble-knight", 2, 0)
    does(s, "thundervale-huntress", "melee-attack bramble-knight", *dice)
    assert s.said("attacks")[0]["n"] == stars


@pytest.mark.rule("SD-DICE-03")
def test_a_single_heart_defends_with_nothing() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.put("wisp", 1, 0)
    recard(s, "wisp", attributes=(None, Pool(blue=1), None, None))
    does(s, "questing-knight", "melee-attack wisp-1", "r1", "r0", "bh")
    assert s.said("defends")[0]["n"] == 0 and s.wounds("wisp-1") == 1


@pytest.mark.rule("SD-DICE-04")
def test_printed_stars_are_added_to_the_stars_rolled() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.put("wisp", 1, 0)
    recard(s, "wisp", attributes=(None, Pool(blue=2, stars=1), None, None))
    does(s, "questing-knight", "melee-attack wisp-1", "r3", "r0", "b1", "b1")
    assert s.said("defends")[0]["n"] == 3 and s.wounds("wisp-1") == 0


@pytest.mark.rule("SD-DICE-04")
def test_an_attribute_of_stars_alone_needs_no_dice() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.put("wisp", 1, 0)
    recard(s, "wisp", attributes=(None, Pool(stars=3), None, None))
    s.activate("questing-knight")
    for _ in range(3):
        acts(s, "melee-attack wisp-1", "r0", "r0")
    assert [line["n"] for line in s.said("defends")] == [3, 3, 3]


@pytest.mark.rule("SD-DICE-05")
def test_a_bonus_die_joins_fixed_stars() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    wisp = s.put("wisp", 1, 0)
    recard(s, "wisp", attributes=(None, Pool(stars=2), None, None))
    s.game.change(wisp, lasting=(Lasting("ward", wisp, bonus(ARM, blue=1)),))
    does(s, "questing-knight", "melee-attack wisp-1", "r3", "r0", "b1")
    assert s.said("defends")[0]["n"] == 3


@pytest.mark.rule("SD-DICE-05")
def test_a_bonus_counts_in_every_roll_of_its_attribute() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    wear(s, "questing-knight", "dwarven-axe")  # 1 star STR
    s.put("wisp", 1, 0)
    s.activate("questing-knight")
    acts(s, "melee-attack wisp-1", "r0", "r0")
    acts(s, "mighty-throw e", "r0", "r0", "r0")
    assert [line["n"] for line in s.said("attacks")] == [1, 1]


# ---------------------------------------------------------------------- rolls
@pytest.mark.rule("SD-ROLL-01", "SD-OFFENSE-01")
def test_an_attack_is_an_offense_roll_against_a_defense_roll_and_bandage_neither() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0, wounds=1, statuses=HEX | BANE)
    s.put("turniphead", 1, 0)
    recard(s, "turniphead", attributes=(None, Pool(blue=2), None, None))
    s.activate("princess-emerald")
    acts(s, "melee-attack turniphead-1", "b2", "b1", "b1", "b0")
    assert (s.said("attacks")[0]["n"], s.said("defends")[0]["n"]) == (1, 1), "Hex acts on the offense roll"
    acts(s, "bandage princess-emerald", "b2", "r0")
    assert s.said("checks")[0]["n"] == 2, "Hex and Bane do not act on Bandage"


@pytest.mark.rule("SD-ROLL-01")
@pytest.mark.parametrize(("attacker", "target", "stars"), [(HEX, BANE, (1, 0)), (BANE, HEX, (3, 1))])
def test_the_attacker_makes_the_offense_roll_and_the_target_the_defense_roll(
    attacker: int, target: int, stars: tuple[int, int]
) -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0, statuses=attacker)
    s.put("turniphead", 1, 0, statuses=target)
    recard(s, "turniphead", attributes=(None, Pool(blue=2), None, None))
    does(s, "princess-emerald", "melee-attack turniphead-1", "b2", "b1", "b1", "b0")
    assert (s.said("attacks")[0]["n"], s.said("defends")[0]["n"]) == stars


@pytest.mark.rule("SD-ROLL-02", "SD-DEFENSE-01")
@pytest.mark.parametrize(
    ("offense", "defense", "wounds"),
    [(("r3", "r1"), 3, 1), (("r3", "r0"), 3, 0), (("r0", "r0"), 0, 0), (("r0", "r0"), 3, 0), (("r1", "r0"), 0, 1)],
)
def test_the_offense_needs_strictly_more_stars(offense: tuple[str, str], defense: int, wounds: int) -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.put("wisp", 1, 0)
    recard(s, "wisp", attributes=(None, Pool(stars=defense), None, None))
    does(s, "questing-knight", "melee-attack wisp-1", *offense)
    assert s.wounds("wisp-1") == wounds
    assert s.said("defends") == [
        {"who": "#model.wisp/1", "n": defense, "of": sum(int(d[1]) for d in offense), "dice": ""}
    ]


@pytest.mark.rule("SD-ROLL-03")
@pytest.mark.parametrize(("stars", "left"), [(("b2", "r0"), 2), (("b2", "r1"), 1)])
def test_bandage_needs_more_stars_than_wounds(stars: tuple[str, str], left: int) -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0, wounds=2)
    does(s, "princess-emerald", "bandage princess-emerald", *stars)
    assert s.wounds("princess-emerald") == left


@pytest.mark.rule("SD-ROLL-03")
def test_pick_lock_succeeds_with_exactly_three() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)
    s.lay("chest", 1, 0)
    s.game.treasure = (s.card("blessed-spear"), s.card("ancestral-mail"))
    does(s, "princess-emerald", "pick-lock 1 0", "b1", "b0", "r2")
    assert s.tokens("chest") == [] and len(s.game.backpack) == 2


@pytest.mark.rule("SD-ROLL-03", "SD-MIGHTY-03")
def test_the_ladder_does_not_help_with_vigor() -> None:
    s = Scene()
    s.put("frog-knight", 0, 0, statuses=HEX)
    s.game.rung = 4
    recard(s, "frog-knight", attributes=(Pool(), Pool(stars=1), None, None))
    does(s, "frog-knight-1", "vigor")
    assert s.statuses("frog-knight-1") == ["hex"], "one star is not more than one status"


@pytest.mark.rule("SD-ROLL-04")
def test_the_huntress_with_the_dwarven_axe_rolls_four_stars_and_a_heart() -> None:
    s = Scene()
    s.hero("thundervale-huntress", 0, 0, wounds=1)
    wear(s, "thundervale-huntress", "dwarven-axe")
    s.put("wisp", 2, 0)
    does(s, "thundervale-huntress", "melee-attack wisp-1", "b1", "bh", "r2")
    assert s.said("attacks")[0]["n"] == 4
    assert s.prompt == "heart"
    s.choose("0:heal thundervale-huntress")
    assert s.prompt == "act" and s.wounds("thundervale-huntress") == 0, "one heart only"


# ---------------------------------------------------------------------- rerolls
@pytest.mark.rule("SD-REROLL-01")
def test_a_die_is_rolled_again_once_and_the_new_face_stands() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0)
    s.dice("r3")
    s.run(Reroll(knight, (5, 6), friendly=2))  # a blue two, a red blank
    assert s.options() == ["reroll 1", "reroll 2", "keep"]
    s.choose("reroll 2")
    assert s.options() == ["reroll 1", "keep"]
    assert s.why_not("reroll 2") == "SD-REROLL-01"
    s.choose("keep")
    told = {"who": "#model.questing-knight/0", "dice": "r6", "old": "r1", "roll": "b6 r6", "again": 1}
    assert s.said("rerolls") == [told], "which die it was, and how all of them lie now"


@pytest.mark.rule("SD-REROLL-01")
def test_dice_that_show_the_same_are_offered_once() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0)
    one, other = [n for n, face in enumerate(s.game.kit.faces[0]) if face.stars == 1]
    s.run(Reroll(knight, (one, other, 5), friendly=1))
    assert s.options() == ["reroll 1", "reroll 3", "keep"]


@pytest.mark.rule("SD-REROLL-01")
def test_two_effects_are_used_on_two_dice() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0)
    s.game.change(
        knight,
        lasting=tuple([Lasting(name, knight, abilities=REROLL_DEFENSE) for name in ("invincible", "steady")]),
    )
    s.put("mook", 1, 0)
    s.activate("mook-1")
    s.dice("b1", "b0", "b0", "b0", "bh", "r0")  # 1 against 0 so far
    s.choose("act melee-attack questing-knight")
    assert (s.seat, s.prompt) == (0, "reroll")
    s.dice("b1", "b2")
    s.choose("0:reroll 1")
    assert s.why_not("reroll 1") == "SD-REROLL-01", "this die has been named"
    s.choose("0:reroll 2")
    assert s.said("defends")[0]["n"] == 3 and s.wounds(knight) == 0


@pytest.mark.rule("SD-REROLL-02")
def test_a_die_that_both_sides_name_stays_as_it_is() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0)
    s.game.change(knight, lasting=(Lasting("invincible", knight, abilities=REROLL_DEFENSE),))
    s.put("frog-knight", 1, 0)
    s.activate("frog-knight-1")
    s.dice("b0", "b0", "r1", "r0", "b1", "b0", "r0")  # 1 against 1
    s.choose("act supremely-skilled-shrieking-squawk-strike questing-knight")
    assert (s.seat, s.prompt) == (1, "reroll")
    s.choose("1:reroll 1", "0:reroll 1")
    assert len(s.said("rerolls-cancel")) == 1 and s.said("rerolls") == [] and s.wounds(knight) == 0
    assert s.game.rng.script == () and s.game.rng.places == {}


@pytest.mark.rule("SD-REROLL-02")
def test_different_dice_are_rolled_both() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0)
    s.game.change(knight, lasting=(Lasting("invincible", knight, abilities=REROLL_DEFENSE),))
    s.put("frog-knight", 1, 0)
    s.activate("frog-knight-1")
    s.dice("b0", "b0", "r1", "r0", "b1", "b0", "r0", "b0", "r3")
    s.choose("act supremely-skilled-shrieking-squawk-strike questing-knight")
    s.choose("1:reroll 1", "0:reroll 3")
    assert s.said("defends")[0]["n"] == 3 and len(s.said("rerolls")) == 2


@pytest.mark.rule("SD-REROLL-01")
def test_holy_rerolls_against_undead_only() -> None:
    s = Scene(heroes=("royal-paladin", "questing-knight", "princess-emerald"))
    s.hero("royal-paladin", 0, 0)
    s.put("rattlebone", 1, 0)
    s.put("wisp", 0, 1)
    s.activate("royal-paladin")
    acts(s, "melee-attack wisp-1", "r0", "r0")
    assert s.prompt == "act"
    s.dice("r0", "r0", "r1")
    s.choose("act melee-attack rattlebone-1")
    assert s.options() == ["reroll 1", "keep"], "dice that show the same count as one"
    s.choose("reroll 1")
    assert s.place("rattlebone-1") is None and points(s) == 1


@pytest.mark.rule("SD-DICE-05")
def test_a_bonus_for_the_next_roll_is_gone_after_it() -> None:
    s = Scene(heroes=("fae-alchemist", "questing-knight", "princess-emerald"))
    s.hero("fae-alchemist", 0, 0, potions=1)
    s.put("wisp", 1, 0)
    s.activate("fae-alchemist")
    s.choose("drink secret-ingredient fae-alchemist")
    acts(s, "melee-attack wisp-1", "b0", "b0", "g1")
    acts(s, "melee-attack wisp-1", "b0", "b0")
