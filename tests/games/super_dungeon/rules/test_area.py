"""SD-AREA: the squares of areas, and who in them is affected."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules import targets
from tablee.games.super_dungeon.rules.board.map import bits
from tablee.games.super_dungeon.rules.procedures.death import wound
from tablee.games.super_dungeon.rules.records import Lasting
from tablee.games.super_dungeon.rules.values import attribute
from tablee.games.super_dungeon.rules.vocabulary import (
    ARM,
    AURA,
    BURST,
    CROSS,
    LANCE,
    MAGIC,
    MELEE,
    OFFENSE,
    STR,
    SUPPORT,
    SWEEP,
    WAVE,
    WILL,
    ActionDef,
    Pool,
)
from tablee.kernel.decision import parse
from tests.games.super_dungeon.rules.action_kit import acts, bonus, does, recard, teach
from tests.games.super_dungeon.scene import Scene


def area(shape: str, size: int, **more: bool) -> ActionDef:
    return ActionDef("blast", "blast", OFFENSE, 1, reach=MELEE, area=shape, size=size, offense=STR, **more)  # type: ignore[arg-type]


def blasted(
    shape: str, size: int, at: tuple[int, int] = (5, 5), side: str = "", who: str = "questing-knight", **scene: object
) -> list[tuple[int, int]]:
    """The squares of an area around a model."""
    s = Scene(**scene)  # type: ignore[arg-type]
    teach(s, who, area(shape, size))
    n = s.put(who, *at)
    found = targets.squares(s.game, n, parse(f"act blast {side}".strip()))
    return sorted([s.game.board.xy(q) for q in bits(found)])


# ---------------------------------------------------------------------- in general
@pytest.mark.rule("SD-AREA-01")
def test_squares_out_of_sight_are_not_affected() -> None:
    s = Scene(rows=["....."] * 5, walls=["v 3 2-3"])
    teach(s, "questing-knight", area(WAVE, 2))
    s.hero("questing-knight", 2, 2)
    s.put("wisp", 1, 1)
    s.put("wisp", 3, 2)
    assert s.game.board.distance(s.at(2, 2), s.at(3, 2)) == 2, "near enough around the wall"
    does(s, "questing-knight", "blast", "r3", "r0")
    assert s.wounds("wisp-1") == 1 and s.wounds("wisp-2") == 0


@pytest.mark.rule("SD-AREA-01")
def test_all_victims_resolve_on_the_state_before_any_is_removed() -> None:
    s = Scene()
    teach(s, "questing-knight", area(WAVE, 1))
    s.hero("questing-knight", 2, 2)
    guard = s.put("mook", 1, 1)
    s.put("mook", 3, 3)
    recard(s, "mook", attributes=(None, Pool(), None, None))
    s.game.change(guard, lasting=(Lasting("ward", guard, bonus(ARM, blue=1), size=3, area=True),))
    does(s, "questing-knight", "blast", "r1", "r0", "b0", "b1")
    assert s.place("mook-1") is None and s.place("mook-2") == (3, 3), "the ward of the fallen still counted"


@pytest.mark.rule("SD-AREA-02", "SD-AREA-08")
def test_an_area_needs_no_target() -> None:
    s = Scene()
    teach(s, "questing-knight", area(CROSS, 2))
    s.hero("questing-knight", 5, 5)
    s.put("mook", 5, 3)
    s.activate("questing-knight")
    assert "blast" in s.options("act")
    acts(s, "blast", "r2", "r0")
    assert s.place("mook-1") is None


FAR_OFF = [(WAVE, 4, "", (9, 9)), (CROSS, 4, "", (9, 5)), (LANCE, 4, "e", (9, 5)), (SWEEP, 9, "e", (6, 9))]


@pytest.mark.rule("SD-AREA-02")
@pytest.mark.parametrize("squares", [0, 1])
@pytest.mark.parametrize(("shape", "size", "side", "at"), FAR_OFF)
def test_an_area_stands_in_place_of_the_range(
    shape: str, size: int, side: str, at: tuple[int, int], squares: int
) -> None:
    """Beyond the range of every attack, and of the action's own: who is in the area is hit, and nobody is named."""
    s = Scene()
    blast = ActionDef("blast", "blast", OFFENSE, 1, reach=MELEE, squares=squares, area=shape, size=size, offense=STR)
    teach(s, "questing-knight", blast)
    recard(s, "questing-knight", reach=(1, 0, 0), acts=(blast,))
    s.hero("questing-knight", 5, 5)
    s.put("mook", *at)
    s.activate("questing-knight")
    named = f"blast {side}".strip()
    assert s.options("act") == [named], "nothing else reaches it"
    rule = {LANCE: "SD-AREA-09", SWEEP: "SD-AREA-10"}.get(shape, "SD-ACTION-05")
    assert s.why_not("act blast mook-1") == rule, "no target is chosen, near or far"
    acts(s, named, "r2", "r0")
    assert s.place("mook-1") is None


@pytest.mark.rule("SD-AREA-02")
def test_a_burst_keeps_its_range_and_its_target() -> None:
    s = Scene()
    teach(
        s,
        "questing-knight",
        ActionDef("blast", "blast", OFFENSE, 1, reach=MELEE, squares=3, area=BURST, size=2, offense=STR),
    )
    s.hero("questing-knight", 2, 2)
    s.put("mook", 5, 2)
    s.put("mook", 6, 2)
    s.activate("questing-knight")
    assert [one for one in s.options("act") if one.startswith("blast")] == ["blast mook-1"]
    assert s.why_not("act blast") == "SD-ACTION-05", "a target is chosen"
    assert s.why_not("act blast mook-2") == "SD-RANGE-01", "in its range"
    acts(s, "blast mook-1", "r2", "r0")
    assert s.place("mook-1") is None and s.place("mook-2") is None, "and the area lies around the target"


@pytest.mark.rule("SD-AREA-03")
def test_one_offense_roll_and_a_defense_roll_for_each() -> None:
    s = Scene()
    teach(s, "questing-knight", area(WAVE, 1))
    s.hero("questing-knight", 2, 2)
    for n, (name, stars) in enumerate((("wisp", 2), ("frog-knight", 3), ("trent", 4))):
        s.put(name, *((1, 1), (2, 1), (3, 2))[n])
        recard(s, name, attributes=(None, Pool(stars=stars), None, None))
    does(s, "questing-knight", "blast", "r3", "r0")
    assert len(s.said("attacks")) == 1 and len(s.said("defends")) == 3
    assert (s.wounds("wisp-1"), s.place("frog-knight-1"), s.wounds("trent")) == (1, (2, 1), 0)


@pytest.mark.rule("SD-AREA-04")
@pytest.mark.parametrize(
    ("flags", "hit"),
    [
        ({}, ["mook"]),
        ({"augment": True}, ["questing-knight", "princess-emerald"]),
        ({"dangerous": True}, ["questing-knight", "princess-emerald", "mook"]),
    ],
)
def test_friends_and_user_are_affected_only_by_augment_and_dangerous(flags: dict[str, bool], hit: list[str]) -> None:
    s = Scene()
    teach(s, "questing-knight", area(WAVE, 1, **flags))
    knight = s.hero("questing-knight", 5, 5)
    s.hero("princess-emerald", 5, 4)
    s.put("mook", 6, 6)
    found = targets.hit(s.game, knight, parse("act blast"))
    assert [s.game.models[n].card for n in found] == hit


@pytest.mark.rule("SD-AREA-04", "SD-ACTION-06", "SD-ACTION-08")
@pytest.mark.parametrize(
    ("dangerous", "dice", "wounds"),
    [(False, (), (0, 0)), (True, ("b0", "b0", "r0", "b1", "b0", "b0"), (1, 1))],
)
def test_a_plain_wave_spares_friends_and_user_a_dangerous_one_nobody(
    dangerous: bool, dice: tuple[str, ...], wounds: tuple[int, int]
) -> None:
    s = Scene()
    teach(s, "questing-knight", area(WAVE, 1, dangerous=dangerous))
    s.hero("questing-knight", 5, 5)
    s.hero("princess-emerald", 5, 4)
    s.put("mook", 6, 6)
    does(s, "questing-knight", "blast", "r2", "r0", *dice)
    assert s.place("mook-1") is None
    assert (s.wounds("questing-knight"), s.wounds("princess-emerald")) == wounds


@pytest.mark.rule("SD-AREA-04", "SD-AREA-12")
def test_an_augment_aura_helps_friends_and_the_user() -> None:
    s = Scene(heroes=("royal-paladin", "princess-emerald", "questing-knight"))
    paladin, princess = s.hero("royal-paladin", 5, 5), s.hero("princess-emerald", 5, 8)
    s.put("frog-knight", 6, 6)
    s.activate("royal-paladin")
    s.choose("act iron-halo")  # 1 blue ARM within 3
    assert [pool.blue for n in (paladin, princess) if (pool := attribute(s.game, n, ARM))] == [3, 4]
    frog = attribute(s.game, s.n("frog-knight"), ARM)
    assert frog is not None and frog.blue == 0


@pytest.mark.rule("SD-AREA-05")
def test_areas_of_one_name_do_not_add_up_areas_of_two_names_do() -> None:
    s = Scene()
    knight, princess = s.hero("questing-knight", 5, 5), s.hero("princess-emerald", 5, 6)

    def blue(*names: str) -> int:
        for n, name in zip((knight, princess), names):
            s.game.change(n, lasting=(Lasting(name, n, bonus(ARM, blue=1), size=2, area=True),))
        pool = attribute(s.game, princess, ARM)
        assert pool is not None
        return pool.blue

    assert blue("A", "B") == 5
    assert blue("A", "A") == 4


@pytest.mark.rule("SD-AREA-05")
def test_two_shards_have_the_same_princess_power() -> None:
    s = Scene()
    titles = [s.game.kit.actions[f"princess-power-{crystal}"].title for crystal in ("ruby", "citrine")]
    assert titles[0] == titles[1]


# ---------------------------------------------------------------------- shapes
@pytest.mark.rule("SD-AREA-06")
def test_a_burst_is_around_its_target_where_the_target_sees() -> None:
    s = Scene(rows=["..........."] * 11, walls=["v 6 0-11"])
    throw = ActionDef("bomb", "bomb", OFFENSE, 1, reach=MAGIC, squares=6, area=BURST, size=1, offense=WILL)
    teach(s, "questing-knight", throw)
    knight = s.hero("questing-knight", 5, 9)
    s.put("wisp", 5, 5)
    s.put("mook", 4, 4)
    s.put("mook", 6, 5)
    squares = targets.squares(s.game, knight, parse("act bomb wisp-1"))
    assert sorted([s.game.board.xy(q) for q in bits(squares)]) == [(x, y) for x in (4, 5) for y in (4, 5, 6)]
    does(s, "questing-knight", "bomb wisp-1", "b2", "b1")
    assert s.wounds("wisp-1") == 1 and s.place("mook-1") is None and s.place("mook-2") == (6, 5), "behind the wall"


@pytest.mark.rule("SD-AREA-06")
def test_only_the_targets_sight_counts_in_a_burst() -> None:
    s = Scene(rows=["......."] * 3, walls=["h 1 5-6"])
    throw = ActionDef("bomb", "bomb", OFFENSE, 1, reach=MAGIC, squares=6, area=BURST, size=1, offense=WILL)
    teach(s, "questing-knight", throw)
    s.hero("questing-knight", 0, 0)
    s.put("wisp", 5, 0)
    s.put("mook", 5, 1)
    s.put("mook", 6, 1)
    assert s.game.board.sees(1 << s.at(0, 0), 1 << s.at(5, 1)), "the user sees it"
    does(s, "questing-knight", "bomb wisp-1", "b2", "b1")
    assert s.place("mook-1") == (5, 1), "next to the target, but not seen by it"
    assert s.place("mook-2") is None


@pytest.mark.rule("SD-AREA-06", "SD-LOS-06")
@pytest.mark.parametrize(("target", "hit"), [("ghost", True), ("wisp", False)])
def test_a_target_that_sees_through_walls_draws_the_burst_behind_them(target: str, hit: bool) -> None:
    s = Scene(rows=["......."] * 4, walls=["v 2 1-2"])
    throw = ActionDef("bomb", "bomb", OFFENSE, 1, reach=MAGIC, squares=6, area=BURST, size=2, offense=WILL)
    teach(s, "questing-knight", throw)
    s.hero("questing-knight", 1, 3)
    s.put(target, 1, 1)
    s.put("mook", 2, 1)
    does(s, "questing-knight", f"bomb {target}-1", "b2", "b1")
    assert (s.place("mook-1") is None) is hit


@pytest.mark.rule("SD-AREA-07", "SD-BASE-04")
def test_the_user_picks_a_square_of_a_large_target_as_centre() -> None:
    s = Scene()
    throw = ActionDef("bomb", "bomb", OFFENSE, 1, reach=MAGIC, squares=6, area=BURST, size=1, offense=WILL)
    teach(s, "questing-knight", throw)
    knight = s.hero("questing-knight", 0, 5)
    s.put("trent", 4, 5)
    s.put("mook", 6, 6)
    s.activate("questing-knight")
    centres = ["bomb trent 4 5", "bomb trent 5 5", "bomb trent 4 6", "bomb trent 5 6"]
    assert [one for one in s.options("act") if one.startswith("bomb trent")] == centres
    block = targets.squares(s.game, knight, parse("act bomb trent 5 6"))
    assert sorted([s.game.board.xy(q) for q in bits(block)]) == [(x, y) for x in (4, 5, 6) for y in (5, 6, 7)]
    acts(s, "bomb trent 5 6", "b2", "b2", "r0", "r0")
    assert s.wounds("trent") == 1 and len(s.said("defends")) == 2, "the target is hit once"


@pytest.mark.rule("SD-AREA-08")
def test_a_cross_has_four_straight_arms() -> None:
    arms = [(5, 3), (5, 4), (5, 6), (5, 7), (3, 5), (4, 5), (6, 5), (7, 5)]
    assert blasted(CROSS, 2) == sorted(arms)


@pytest.mark.rule("SD-AREA-09")
def test_a_lance_is_a_straight_line_to_one_side() -> None:
    assert blasted(LANCE, 3, (2, 2), "e") == [(3, 2), (4, 2), (5, 2)]
    walled = blasted(LANCE, 3, (2, 2), "e", rows=["......"] * 6, walls=["v 4 2-3"])
    assert walled == [(3, 2)], "a wall cuts it off"
    s = Scene()
    teach(s, "questing-knight", area(LANCE, 3))
    s.hero("questing-knight", 2, 2)
    s.put("mook", 3, 3)
    s.put("mook", 3, 2)
    s.put("mook", 5, 2)
    s.activate("questing-knight")
    assert s.options("act")[-1] == "blast e"
    assert s.why_not("act blast se") == "SD-AREA-09"
    acts(s, "blast e", "r2", "r0")
    assert [s.place(f"mook-{n}") for n in (1, 2, 3)] == [(3, 3), None, None]


@pytest.mark.rule("SD-AREA-10")
def test_a_sweep_is_the_row_along_one_side() -> None:
    assert blasted(SWEEP, 1, (5, 5), "n") == [(4, 4), (5, 4), (6, 4)]
    assert blasted(SWEEP, 2, (5, 5), "n") == [(x, 4) for x in range(3, 8)]
    assert blasted(SWEEP, 2, (5, 5), "n", options={"sweep": "block"}) == sorted(
        [(x, y) for x in (4, 5, 6) for y in (3, 4)]
    ), "the other reading"


@pytest.mark.rule("SD-AREA-10", "SD-CONSUL-08")
def test_boris_sweeps_two_heroes_with_one_roll() -> None:
    s = Scene()
    s.put("bashful-boris", 5, 5)
    s.hero("questing-knight", 3, 4)
    s.hero("princess-emerald", 7, 4)
    does(s, "bashful-boris", "sweeping-mace n", *["b0"] * 3, "r2", "r0", "b0", "b0", "r0", *["b0"] * 3)
    assert s.wounds("questing-knight") == s.wounds("princess-emerald") == 1 and len(s.said("attacks")) == 1


@pytest.mark.rule("SD-AREA-11")
def test_a_wave_is_all_around() -> None:
    near = [(x, y) for x in (4, 5, 6) for y in (4, 5, 6) if (x, y) != (5, 5)]
    assert blasted(WAVE, 1) == sorted(near)
    assert len(blasted(WAVE, 2)) == 24


@pytest.mark.rule("SD-AREA-12")
def test_an_aura_covers_the_squares_of_a_wave() -> None:
    assert blasted(AURA, 2) == blasted(WAVE, 2)
    s = Scene(heroes=("royal-paladin", "princess-emerald", "questing-knight"))
    near, far = s.hero("princess-emerald", 5, 8), s.hero("questing-knight", 5, 9)
    s.hero("royal-paladin", 5, 5)
    s.activate("royal-paladin")
    s.choose("act iron-halo")
    dice = [attribute(s.game, n, ARM) for n in (near, far)]
    assert [pool.blue for pool in dice if pool] == [4, 2], "within three squares, not at four"


@pytest.mark.rule("SD-AREA-12", "SD-AREA-01")
@pytest.mark.parametrize(("x", "walls", "blue"), [(7, [], 4), (8, [], 3), (6, ["v 6 5-6"], 3)])
def test_an_aura_of_two_reaches_friends_two_squares_away_and_in_sight(x: int, walls: list[str], blue: int) -> None:
    s = Scene(walls=walls)
    ward = ActionDef("ward", "ward", SUPPORT, 1, area=AURA, size=2, bonus=bonus(ARM, blue=1), augment=True)
    teach(s, "questing-knight", ward)
    s.hero("questing-knight", 5, 5)
    princess = s.hero("princess-emerald", x, 5)
    does(s, "questing-knight", "ward")
    pool = attribute(s.game, princess, ARM)
    assert pool is not None and pool.blue == blue


@pytest.mark.rule("SD-AREA-13")
def test_an_aura_moves_with_its_user_until_its_next_upkeep_or_end() -> None:
    s = Scene(heroes=("royal-paladin", "princess-emerald", "questing-knight"))
    princess = s.hero("princess-emerald", 5, 9)
    paladin = s.hero("royal-paladin", 5, 5)

    def wards() -> int:
        pool = attribute(s.game, princess, ARM)
        assert pool is not None
        return pool.blue

    s.activate("royal-paladin")
    s.choose("act iron-halo")
    assert wards() == 3
    s.choose("move 5 6")
    assert wards() == 4, "now within three squares"
    s.choose("end")
    s.put("mook", 0, 0)
    s.activate("mook-1")
    s.finish()
    assert wards() == 4, "also in the Consul Turn"
    s.activate("royal-paladin")
    assert wards() == 3, "over with the upkeep"
    s.choose("act iron-halo")
    assert s.why_not("act iron-halo") == "SD-ACTION-05", "twice the same does not add up"
    s.finish()
    assert wards() == 4
    wound(s.game, paladin, 5)
    assert wards() == 3, "destroyed, it protects nobody"


@pytest.mark.rule("SD-AREA-14")
def test_areas_of_a_large_base_are_measured_from_the_whole_base() -> None:
    boris = "bashful-boris"
    assert len(blasted(CROSS, 1, who=boris)) == 8
    assert len(blasted(WAVE, 1, who=boris)) == 12
    assert blasted(LANCE, 3, (2, 2), "e", who=boris) == [(x, y) for x in (4, 5, 6) for y in (2, 3)]
    assert blasted(SWEEP, 1, (5, 5), "n", who=boris) == [(4, 4), (5, 4), (6, 4), (7, 4)]


@pytest.mark.rule("SD-BASE-04")
def test_a_large_model_with_two_squares_in_an_area_defends_once() -> None:
    s = Scene()
    teach(s, "questing-knight", area(LANCE, 4))
    s.hero("questing-knight", 0, 0)
    s.put("trent", 2, 0)
    does(s, "questing-knight", "blast e", "r3", "r0", "r0", "r0")
    assert s.wounds("trent") == 1 and len(s.said("defends")) == 1


@pytest.mark.rule("SD-AREA-04")
def test_a_healing_wave_is_offered_only_when_somebody_needs_it() -> None:
    s = Scene(mini_bosses=("jack-scarecrow", "trent"))
    s.put("jack-scarecrow", 5, 5)
    s.put("wisp", 6, 6)
    s.hero("questing-knight", 4, 4, wounds=2)
    s.activate("jack-scarecrow")
    assert "bumper-crop" not in s.options("act")
    s.finish()
    s.game.change(s.n("wisp"), wounds=1)
    s.activate("jack-scarecrow")
    s.choose("act bumper-crop")
    assert s.wounds("wisp-1") == 0 and s.wounds("questing-knight") == 2
