"""SD-LOS and SD-RANGE: whom an action can be aimed at."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules import library
from tablee.games.super_dungeon.rules.abilities import FLY, HOOKSHOT
from tablee.games.super_dungeon.rules.vocabulary import MELEE, OFFENSE, STR, SUPPORT, ActionDef
from tablee.kernel.errors import ContentError
from tests.games.super_dungeon.content.test_library import edited
from tests.games.super_dungeon.rules.action_kit import acts, points, recard, teach
from tests.games.super_dungeon.scene import Scene


def archer(rows: list[str], walls: list[str], at: tuple[int, int], target: tuple[int, int]) -> Scene:
    """The Princess, whose bolts fly eight squares, and a Wisp."""
    s = Scene(rows=rows, walls=walls)
    s.hero("princess-emerald", *at)
    s.put("wisp", *target)
    s.activate("princess-emerald")
    return s


def shot(s: Scene) -> str:
    return s.why_not("act missile-attack wisp-1")


# ---------------------------------------------------------------------- line of sight
@pytest.mark.rule("SD-LOS-01", "SD-ABIL-08")
def test_a_target_must_be_seen_unless_by_hookshot() -> None:
    s = archer(["....", "...."], ["v 2 0-1"], (0, 0), (3, 0))
    assert shot(s) == "SD-LOS-01"
    s.finish()
    hook = ActionDef("hook", "hook", OFFENSE, 1, reach=MELEE, squares=5, offense=STR, abilities=HOOKSHOT)
    short = ActionDef("short-hook", "short-hook", OFFENSE, 1, reach=MELEE, squares=2, offense=STR, abilities=HOOKSHOT)
    teach(s, "princess-emerald", hook, short)
    s.activate("princess-emerald")
    assert s.why_not("act hook wisp-1") == "", "three squares around the wall"
    assert s.why_not("act short-hook wisp-1") == "SD-RANGE-01"
    acts(s, "hook wisp-1", "b2", "b0")
    assert s.wounds("wisp-1") == 1


@pytest.mark.rule("SD-LOS-02")
def test_any_point_of_one_square_to_any_point_of_the_other() -> None:
    wall = ["v 2 0-1"]
    assert shot(archer([".....", "....."], [], (0, 0), (4, 0))) == ""
    assert shot(archer(["....", "...."], ["v 1 0-1"], (0, 0), (1, 0))) == "SD-LOS-01", "a wall on their common edge"
    assert shot(archer([".....", "....."], wall, (0, 0), (4, 0))) == "SD-LOS-01", "every line stays in the row"
    assert shot(archer([".....", "....."], wall, (0, 0), (4, 1))) == ""


@pytest.mark.rule("SD-LOS-03")
def test_a_line_that_touches_the_end_of_a_wall_is_blocked() -> None:
    both = ["v 1 0-1", "h 1 0-1"]
    assert shot(archer(["..", ".."], both, (0, 0), (1, 1))) == "SD-LOS-01"
    assert shot(archer(["..", ".."], ["v 1 0-1"], (0, 0), (1, 1))) == ""


@pytest.mark.rule("SD-LOS-04")
def test_models_and_chasms_do_not_block() -> None:
    s = Scene(rows=["..c....."])
    s.hero("princess-emerald", 0, 0)
    s.put("wisp", 3, 0)
    s.put("mook", 4, 0)
    s.put("wisp-2", 6, 0)
    s.hero("questing-knight", 5, 0)
    s.lay("coin", 1, 0)
    s.trap("spiked-floor", (1, 0), tile=0)
    s.activate("princess-emerald")
    assert "missile-attack wisp-2" in s.options("act")


@pytest.mark.rule("SD-LOS-05")
def test_a_model_sees_itself_at_no_distance() -> None:
    s = Scene(rows=["s.s"])
    s.hero("princess-emerald", 1, 0, wounds=1)
    s.activate("princess-emerald")
    assert "bandage princess-emerald" in s.options("act")


@pytest.mark.rule("SD-LOS-06", "SD-ABIL-06")
def test_structures_do_not_hide_a_flyer_walls_do() -> None:
    rows = ["..s..", "....."]
    grounded = archer(["..s..", "..s..", "....."], [], (0, 0), (4, 0))
    assert shot(grounded) == "SD-LOS-01"
    grounded.finish()
    recard(grounded, "wisp", abilities=FLY)
    grounded.activate("princess-emerald")
    assert shot(grounded) == "", "to a flyer"
    grounded.finish()
    grounded.activate("wisp-1")
    assert grounded.why_not("act magic-attack princess-emerald") == "", "which sees her, too"
    grounded.finish()
    recard(grounded, "wisp", abilities=0)
    recard(grounded, "princess-emerald", abilities=FLY)
    grounded.activate("princess-emerald")
    assert shot(grounded) == "", "from a flyer"
    walled = Scene(rows=rows, walls=["v 2 0-2"])
    recard(walled, "wisp", abilities=FLY)
    walled.hero("princess-emerald", 0, 0)
    walled.put("wisp", 4, 0)
    walled.activate("princess-emerald")
    assert shot(walled) == "SD-LOS-01"
    walled.finish()
    walled.activate("wisp-1")
    assert walled.why_not("act magic-attack princess-emerald") == "SD-LOS-01", "nor the other way"


@pytest.mark.rule("SD-LOS-07")
def test_one_square_of_a_large_base_in_view_is_enough_both_ways() -> None:
    s = Scene(rows=["......"] * 4, walls=["v 2 0-3"])
    princess = s.hero("princess-emerald", 1, 0)
    trent = s.put("trent", 2, 2)
    recard(s, "trent", reach=(8, 0, 0))
    board = s.game.board
    view = s.game.feet(trent) & board.sight[s.game.models[princess].at]
    assert [board.xy(q) for q in range(board.size) if view >> q & 1] == [(2, 3)]
    for at, rule in (((2, 2), ""), ((2, 0), "SD-LOS-01")):
        s.game.put(trent, s.at(*at))
        s.activate("princess-emerald")
        assert s.why_not("act missile-attack trent") == rule
        s.finish()
        s.activate("trent")
        assert s.why_not("act melee-attack princess-emerald") == rule
        s.finish()


# ---------------------------------------------------------------------- range
@pytest.mark.rule("SD-RANGE-01")
def test_range_counts_the_targets_square_and_not_the_own_one() -> None:
    for x, rule in ((8, ""), (9, "SD-RANGE-01"), (1, "")):
        assert shot(archer(["............"], [], (0, 0), (x, 0))) == rule
    assert shot(archer(["............"] * 10, [], (0, 0), (8, 8))) == "", "a diagonal step counts one"
    s = archer(["........", "........"], ["v 4 0-1"], (0, 0), (7, 1))
    assert s.why_not("act melee-attack wisp-1") == "SD-RANGE-01"


@pytest.mark.rule("SD-RANGE-02")
def test_a_support_action_without_arrow_or_area_is_for_its_user() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, statuses=1)
    s.hero("princess-emerald", 1, 0, statuses=1, wounds=1)
    s.hero("thundervale-huntress", 2, 1, wounds=1)
    s.activate("questing-knight")
    assert [one for one in s.options("act") if one.startswith("vigor")] == ["vigor"]
    assert [one for one in s.options("act") if one.startswith("bandage")] == ["bandage princess-emerald"]
    s.finish()
    s.game.change(0, wounds=1)
    s.activate("questing-knight")
    assert s.options("act")[:2] == ["bandage questing-knight", "bandage princess-emerald"], "distance 0 or 1, not 2"


@pytest.mark.rule("SD-RANGE-02")
def test_a_support_action_without_flag_targets_its_user() -> None:
    s = Scene()
    s.put("forgotten-king", 2, 2)
    s.hero("questing-knight", 5, 5)
    s.activate("forgotten-king")
    s.choose("act forestwalker")
    assert s.prompt == "place"
    s.choose("place forgotten-king 9 9")
    assert s.place("forgotten-king") == (9, 9)


@pytest.mark.rule("SD-RANGE-02")
def test_without_arrow_and_area_a_friend_next_to_the_user_is_left_out() -> None:
    s = Scene()
    teach(s, "questing-knight", ActionDef("salve", "salve", SUPPORT, 1, heal=1, augment=True))
    s.hero("questing-knight", 0, 0, wounds=2)
    s.hero("princess-emerald", 1, 0, wounds=2)
    s.activate("questing-knight")
    assert [one for one in s.options("act") if one.startswith("salve")] == ["salve"]
    assert s.why_not("act salve princess-emerald") == "SD-ACTION-05"
    s.choose("act salve")
    s.finish()
    assert s.wounds("questing-knight") == 1 and s.wounds("princess-emerald") == 2


@pytest.mark.rule("SD-RANGE-02")
def test_an_offensive_action_has_no_arrow() -> None:
    arrow = 'range = "arrow 2"\nroll = "STR"'
    with pytest.raises(ContentError, match="lightning-strike: range has the arrow, which only support actions have"):
        library.read(edited("heroes.toml", 'range = "melee 2"\nroll = "STR"', arrow))


@pytest.mark.rule("SD-RANGE-03")
def test_the_blade_is_rolled_with_strength() -> None:
    with pytest.raises(ContentError, match="lightning-strike: roll is 'DEX': melee is rolled with STR"):
        library.read(edited("heroes.toml", 'range = "melee 2"\nroll = "STR"', 'range = "melee 2"\nroll = "DEX"'))


@pytest.mark.rule("SD-RANGE-04")
def test_the_wand_is_rolled_with_will() -> None:
    burst = 'range = "magic 6"\narea = "burst 1"\n'
    with pytest.raises(ContentError, match="stranglethorn: roll is 'STR': magic is rolled with WILL"):
        library.read(edited("boss.toml", f'{burst}roll = "WILL"', f'{burst}roll = "STR"'))


@pytest.mark.rule("SD-RANGE-05")
def test_the_bolt_is_rolled_with_dexterity() -> None:
    with pytest.raises(ContentError, match="stinging-shot: roll is 'WILL': missile is rolled with DEX"):
        library.read(edited("heroes.toml", 'range = "missile 8"\nroll = "DEX"', 'range = "missile 8"\nroll = "WILL"'))


@pytest.mark.rule("SD-RANGE-03", "SD-CONTROL-05")
def test_lightning_strike_rolls_strength_with_a_die_more_at_two_squares_and_pushes_five() -> None:
    s = Scene()
    s.hero("thundervale-huntress", 0, 0)
    s.put("wisp", 3, 0)
    s.put("mook", 4, 4)
    s.activate("thundervale-huntress")
    assert s.why_not("act lightning-strike mook-1") == "SD-RANGE-01", "three squares off"
    acts(s, "lightning-strike wisp-1", "b2", "b0", "r0", "r0")
    assert s.wounds("wisp-1") == 1 and points(s) == 1 and s.prompt == "force"
    assert s.why_not("push 9 0") == "SD-CONTROL-05", "six squares"
    s.choose("push 8 0")
    assert s.place("wisp-1") == (8, 0)


@pytest.mark.rule("SD-RANGE-04", "SD-AREA-06")
def test_strangling_thorns_roll_will_once_and_burst_around_the_target() -> None:
    s = Scene()
    s.put("forgotten-king", 0, 0)
    s.hero("questing-knight", 7, 0)
    s.hero("princess-emerald", 8, 1)
    s.activate("forgotten-king")
    acts(s, "stranglethorn questing-knight", "b2", "b0", "b0", "r0", "r0", "b2", "b0", "r0", "b0", "b0", "b1")
    assert len(s.said("attacks")) == 1 and len(s.said("defends")) == 2
    assert s.wounds("questing-knight") == 0 and s.statuses("questing-knight") == []
    assert s.wounds("princess-emerald") == 1 and s.statuses("princess-emerald") == ["knockdown"]
    s.finish()
    s.game.put(0, s.at(8, 0))
    s.activate("forgotten-king")
    assert s.why_not("act stranglethorn questing-knight") == "SD-RANGE-01", "seven squares off"


@pytest.mark.rule("SD-RANGE-05")
def test_the_piercing_shot_rolls_dexterity_with_a_die_more_at_eight_squares() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)
    s.put("wisp", 8, 0)
    s.put("wisp", 9, 0)
    s.activate("princess-emerald")
    assert s.why_not("act stinging-shot wisp-2") == "SD-RANGE-01"
    acts(s, "stinging-shot wisp-1", "b2", "b0", "r0", "r0")
    assert s.wounds("wisp-1") == 1 and s.statuses("wisp-1") == ["ice"] and points(s) == 1


@pytest.mark.rule("SD-RANGE-06", "SD-AREA-02")
def test_an_area_stands_in_place_of_the_range_but_for_burst() -> None:
    s = Scene()
    s.put("bashful-boris", 4, 4)
    s.hero("questing-knight", 3, 3)
    s.activate("bashful-boris")
    assert [one for one in s.options("act") if one.startswith("sweeping-mace")] == [
        "sweeping-mace n",
        "sweeping-mace w",
    ], "no target is named"
    s.finish()
    s.put("forgotten-king", 10, 10)
    s.activate("forgotten-king")
    assert s.why_not("act stranglethorn questing-knight") == "SD-RANGE-01"


@pytest.mark.rule("SD-RANGE-07", "SD-BASE-03")
def test_between_bases_the_nearest_squares_count() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 5)
    s.put("trent", 2, 5)  # covers columns 2 and 3
    s.put("bashful-boris", 3, 0)
    s.activate("questing-knight")
    assert s.why_not("act melee-attack trent") == "", "two squares off"
    s.finish()
    s.game.put(s.n("trent"), s.at(3, 5))
    s.activate("questing-knight")
    assert s.why_not("act melee-attack trent") == "SD-RANGE-01", "three squares off"


@pytest.mark.rule("SD-EXPLORE-02", "SD-RANGE-01")
def test_fog_takes_three_squares_from_every_range() -> None:
    s = archer(["............"], [], (0, 0), (6, 0))
    s.finish()
    s.game.tiles = (s.game.tiles[0].but(effects=(s.card("mistmourn-fog"),)),)
    s.activate("princess-emerald")
    assert shot(s) == "SD-RANGE-01"
    s.finish()
    s.game.put(s.n("wisp"), s.at(5, 0))
    s.activate("princess-emerald")
    assert shot(s) == ""
    assert s.why_not("act melee-attack wisp-1") == "SD-RANGE-01"
