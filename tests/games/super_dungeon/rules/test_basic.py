"""SD-BASIC: the basic actions."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.statuses import FIRE, ICE, KNOCKDOWN, POISON, SLOW
from tests.games.super_dungeon.rules.action_kit import acts, does, points, recard
from tests.games.super_dungeon.scene import Scene


def verbs(s: Scene) -> set[str]:
    return {one.split()[0] for one in s.options("act")}


@pytest.mark.rule("SD-BASIC-01")
def test_heroes_use_all_support_actions_monsters_run_and_vigor_pets_run_only() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, wounds=1, statuses=POISON)
    s.put("mr-chompers", 0, 1, master=0, seat=0, statuses=POISON)
    s.put("mook", 1, 1, wounds=0, statuses=SLOW)
    s.lay("coin", 1, 0)
    s.game.explore = (s.card("secret-code"),)
    s.activate("questing-knight")
    assert verbs(s) >= {"bandage", "pick-up", "vigor", "explore"} and "run" in s.options()
    s.finish()
    s.activate("mook-1")
    assert verbs(s) == {"melee-attack", "vigor"} and "run" in s.options()
    assert s.why_not("act pick-up 1 0") == "SD-BASIC-01" and s.why_not("act bandage mook-1") == "SD-BASIC-01"
    s.finish()
    s.activate("mr-chompers")
    assert verbs(s) <= {"melee-attack", "poof"} and "run" in s.options()
    assert s.why_not("act vigor") == "SD-BASIC-01" and s.why_not("act pick-up 1 0") == "SD-BASIC-01"


@pytest.mark.rule("SD-BASIC-02")
def test_the_magic_attack_needs_a_wand() -> None:
    s = Scene(heroes=("fae-alchemist", "questing-knight", "princess-emerald"))
    s.hero("fae-alchemist", 0, 0)  # WILL 2R wand 6
    s.hero("questing-knight", 0, 1)
    s.put("wisp", 6, 0)
    s.put("wisp", 7, 0)
    s.activate("fae-alchemist")
    assert s.why_not("act magic-attack wisp-2") == "SD-RANGE-01"
    acts(s, "magic-attack wisp-1", "r2", "r0")
    assert s.wounds("wisp-1") == 1 and points(s) == 2
    s.finish()
    s.activate("questing-knight")
    assert s.why_not("act magic-attack wisp-1") == "SD-BASIC-02"


@pytest.mark.rule("SD-BASIC-03")
def test_the_melee_attack_needs_a_blade_and_reaches_as_far_as_printed() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)  # blade 1
    s.put("wisp", 2, 0)
    s.put("wisp", 1, 1)
    s.activate("princess-emerald")
    assert "melee-attack wisp-2" in s.options("act") and s.why_not("act melee-attack wisp-1") == "SD-RANGE-01"
    s.finish()
    s.activate("wisp-1")
    assert s.why_not("act melee-attack princess-emerald") == "SD-BASIC-03", "a Wisp has no blade"


@pytest.mark.rule("SD-BASIC-03", "SD-ACTION-02")
def test_three_melee_attacks_of_the_knight() -> None:
    s = Scene()
    s.hero("questing-knight", 5, 5)
    s.put("mook", 4, 5)
    s.put("mook", 6, 5)
    s.put("wisp", 5, 4)
    s.activate("questing-knight")
    for target in ("mook-1", "mook-2", "wisp-1"):
        acts(s, f"melee-attack {target}", "r2", "r0")
    assert points(s) == 0 and s.wounds("wisp-1") == 1 and s.game.loot_due == 2


@pytest.mark.rule("SD-BASIC-04")
def test_three_missile_attacks_of_the_princess() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)
    s.put("old-growth-hollow-1", 5, 0)
    s.put("turniphead", 4, 4)
    s.put("mook", 11, 11)
    s.activate("princess-emerald")
    for target in ("old-growth-hollow-1", "old-growth-hollow-1", "turniphead-1"):
        acts(s, f"missile-attack {target}", "b2", "b0", "r0")
    assert s.wounds("old-growth-hollow-1") == 2 and s.place("turniphead-1") is None
    s.finish()
    s.activate("mook-1")
    assert s.why_not("act missile-attack princess-emerald") == "SD-BASIC-04"


@pytest.mark.rule("SD-BASIC-05")
@pytest.mark.parametrize(("dice", "left"), [(("b2", "r1"), 1), (("b1", "r1"), 2)])
def test_bandage_takes_a_wound_from_a_neighbour(dice: tuple[str, str], left: int) -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)
    s.hero("questing-knight", 1, 1, wounds=2)
    s.hero("thundervale-huntress", 5, 5, wounds=1)
    s.activate("princess-emerald")
    assert s.why_not("act bandage thundervale-huntress") == "SD-BASIC-05", "too far"
    acts(s, "bandage questing-knight", *dice)
    assert s.wounds("questing-knight") == left and points(s) == 2


@pytest.mark.rule("SD-BASIC-05")
def test_bandage_on_oneself() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0, wounds=1)
    does(s, "princess-emerald", "bandage princess-emerald", "b2", "r0")
    assert s.wounds("princess-emerald") == 0


@pytest.mark.rule("SD-BASIC-06", "SD-PET-09")
def test_the_master_brings_its_pet_back() -> None:
    s = Scene(rows=["............"] * 3)
    s.hero("questing-knight", 0, 0)
    s.hero("princess-emerald", 1, 0)
    s.game.change(s.n("mr-chompers"), master=0, seat=0)
    s.activate("princess-emerald")
    assert s.why_not("act summon-pet") == "SD-BASIC-06", "it is not hers"
    s.finish()
    s.activate("questing-knight")
    s.choose("act summon-pet")
    squares = [tuple(map(int, one.split()[1:])) for one in s.options("place")]
    assert (6, 2) in squares and (7, 0) not in squares and (1, 0) not in squares and (0, 0) not in squares
    s.choose("place mr-chompers 6 2")
    assert s.place("mr-chompers") == (6, 2) and points(s) == 2
    assert s.why_not("act summon-pet") == "SD-BASIC-06", "it is in play"


@pytest.mark.rule("SD-BASIC-07", "SD-TRAP-09")
@pytest.mark.parametrize(("dice", "gone"), [(("b1", "b1", "r0"), False), (("b1", "b1", "r1"), True)])
def test_disarm_trap_needs_more_stars_than_its_defense(dice: tuple[str, ...], gone: bool) -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)
    s.trap("wall-of-fire", (2, 0), (2, 1), (2, 2), (2, 3))  # defense 2
    does(s, "princess-emerald", "disarm-trap 2 0", *dice)
    assert (s.game.traps == ()) is gone


@pytest.mark.rule("SD-BASIC-07")
def test_a_trap_three_squares_away_is_out_of_reach() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)
    s.trap("wall-of-fire", (3, 0), (3, 1), (3, 2), (3, 3))
    s.activate("princess-emerald")
    assert s.why_not("act disarm-trap 3 0") == "SD-BASIC-07"


@pytest.mark.rule("SD-BASIC-08", "SD-EXPLORE-05")
def test_explore_draws_a_card_once_for_each_tile() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.hero("princess-emerald", 2, 0)
    s.game.explore = (s.card("secret-code"), s.card("turbo-button"))
    recard(s, "questing-knight", actions=4)
    s.activate("questing-knight")
    s.choose("act explore")
    while s.prompt != "act":
        s.choose(s.options()[0])
    assert s.game.coins == 1 and points(s) == 2 and s.game.tiles[0].searched
    assert s.why_not("act explore") == "SD-BASIC-08"
    s.finish()
    s.activate("princess-emerald")
    assert s.why_not("act explore") == "SD-BASIC-08", "another Hero neither"


@pytest.mark.rule("SD-BASIC-08", "SD-ACTION-02")
def test_explore_costs_two_points() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.game.explore = (s.card("secret-code"),)
    recard(s, "questing-knight", actions=1)
    s.activate("questing-knight")
    assert s.why_not("act explore") == "SD-ACTION-02"


@pytest.mark.rule("SD-BASIC-09")
def test_a_picked_lock_gives_two_treasures() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)
    s.lay("chest", 1, 1)
    s.lay("chest", 5, 5)
    s.game.treasure = (s.card("blessed-spear"), s.card("ancestral-mail"))
    s.activate("princess-emerald")
    assert s.why_not("act pick-lock 5 5") == "SD-BASIC-09"
    acts(s, "pick-lock 1 1", "b2", "b0", "r1")
    assert s.tokens("chest") == [(5, 5)] and len(s.game.backpack) == 2 and points(s) == 2


@pytest.mark.rule("SD-BASIC-09")
def test_after_a_failure_the_consul_may_put_a_boo_booty_there() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)
    s.lay("chest", 1, 1)
    s.game.treasure = (s.card("blessed-spear"), s.card("ancestral-mail"))
    s.activate("princess-emerald")
    acts(s, "pick-lock 1 1", "b2", "b0", "r0")
    assert s.seat == 1 and "booty booty-biter" in s.options()
    s.choose("pass")
    assert s.tokens("chest") == [(1, 1)], "it may be tried again"
    acts(s, "pick-lock 1 1", "b2", "b0", "r0")
    s.choose("1:booty booty-biter")
    assert s.tokens("chest") == [] and s.place("booty-biter") == (1, 1) and s.game.backpack == ()


@pytest.mark.rule("SD-BASIC-09")
def test_without_a_free_boo_booty_nobody_is_asked() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)
    s.lay("chest", 1, 1)
    for n, name in enumerate(("booty-biter", "booty-grinder", "bouncing-booty")):
        s.put(name, 9, 9 - n)
    does(s, "princess-emerald", "pick-lock 1 1", "b0", "b0", "r0")
    assert s.prompt == "act" and s.tokens("chest") == [(1, 1)]


@pytest.mark.rule("SD-PRIORITY-01", "SD-REROLL-01")
def test_a_thief_rolls_a_die_again_when_picking_locks() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0, gear=(Scene().card("trusty-lock-picks"),))
    s.lay("chest", 1, 1)
    s.game.treasure = (s.card("blessed-spear"), s.card("ancestral-mail"))
    s.activate("princess-emerald")
    s.dice("b1", "b0", "r0", "g1", "r1")
    s.choose("act pick-lock 1 1")
    assert s.prompt == "reroll"
    s.choose("reroll 3")
    assert s.tokens("chest") == []


@pytest.mark.rule("SD-BASIC-10")
def test_running_doubles_the_total_of_movement_points() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.activate("questing-knight")
    s.choose("move 2 0", "run")
    assert s.left() == (0, 10)


@pytest.mark.rule("SD-BASIC-10")
def test_no_running_after_an_action() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.put("wisp", 1, 0)
    does(s, "questing-knight", "melee-attack wisp-1", "r0", "r0")
    assert "run" not in s.options() and s.why_not("run") == "SD-BASIC-10"


@pytest.mark.rule("SD-BASIC-10", "SD-STATUS-11")
def test_slow_halves_before_running_doubles() -> None:
    s = Scene()
    s.put("rabid-squirrel", 0, 0, statuses=SLOW)
    recard(s, "rabid-squirrel", moves=5)
    s.activate("rabid-squirrel-1")
    assert s.left() == (1, 3)
    s.choose("run")
    assert s.left() == (0, 6)


@pytest.mark.rule("SD-BASIC-11")
def test_things_are_picked_up_without_any_point_left() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.lay("coin", 1, 0)
    s.lay("key", 0, 1)
    s.lay("coin", 3, 3)
    s.put("wisp", 1, 1)
    s.activate("questing-knight")
    acts(s, "massive-sword wisp-1", "r0", "r0", "gx")
    assert points(s) == 0
    s.choose("act pick-up 1 0", "act pick-up 0 1")
    assert (s.game.coins, s.game.keys) == (1, 1) and s.why_not("act pick-up 3 3") == "SD-BASIC-11"


@pytest.mark.rule("SD-BASIC-11", "SD-SKULL-01")
def test_a_skull_token_brings_the_equipment_to_the_backpack() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    princess = s.n("princess-emerald")
    cards = (s.card("dwarven-axe"), s.card("stone-heart"))
    s.game.change(princess, gone=True, gear=cards)
    s.lay("skull", 1, 1, princess)
    s.activate("questing-knight")
    s.choose("act pick-up 1 1")
    assert s.game.backpack == cards and s.game.models[princess].gear == () and s.tokens("skull") == []


@pytest.mark.rule("SD-BASIC-11", "SD-STATUS-10")
def test_the_poisoned_huntress_attacks_picks_up_and_smashes() -> None:
    s = Scene()
    s.hero("thundervale-huntress", 4, 4, statuses=POISON)
    s.put("old-growth-hollow-1", 6, 4, wounds=3)
    s.put("old-growth-hollow-2", 10, 10)
    s.lay("chest", 3, 3)
    s.game.treasure = (s.card("lucky-striped-pants"),)
    s.activate("thundervale-huntress")
    assert points(s) == 2
    acts(s, "melee-attack old-growth-hollow-1", "b2", "b0", "r0")
    s.choose("drop coin 6 4", "act pick-up 6 4", "act smash-chest 3 3")
    assert s.left()[0] == 0 and s.game.coins == 1 and s.game.backpack == (s.card("lucky-striped-pants"),)


@pytest.mark.rule("SD-BASIC-12", "SD-BOOTY-03")
def test_a_smashed_chest_gives_one_treasure_or_a_boo_booty() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.lay("chest", 1, 0)
    s.lay("chest", 0, 1)
    s.game.treasure = (s.card("blessed-spear"), s.card("booty-biter"))
    s.activate("questing-knight")
    s.choose("act smash-chest 1 0")
    assert s.game.backpack == (s.card("blessed-spear"),) and s.tokens("chest") == [(0, 1)] and points(s) == 2
    s.choose("act smash-chest 0 1")
    assert s.place("booty-biter") == (0, 1) and len(s.game.backpack) == 1


@pytest.mark.rule("SD-BASIC-13", "SD-KEY-02")
def test_unlocking_needs_a_key_and_gives_two() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.lay("chest", 1, 0)
    s.game.treasure = (s.card("blessed-spear"), s.card("ancestral-mail"))
    s.activate("questing-knight")
    assert s.why_not("act unlock-treasure-chest 1 0") == "SD-BASIC-13"
    s.finish()
    s.game.keys = 1
    s.activate("questing-knight")
    s.choose("act unlock-treasure-chest 1 0")
    assert s.game.keys == 0 and len(s.game.backpack) == 2 and s.tokens("chest") == []
    assert s.game.rng.places.get("dice", 0) == 0, "no roll"


@pytest.mark.rule("SD-BASIC-14")
@pytest.mark.parametrize(("dice", "cured"), [(("b2", "b0", "r1"), True), (("b2", "b0", "r0"), False)])
def test_vigor_needs_more_stars_than_statuses(dice: tuple[str, ...], cured: bool) -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, statuses=ICE | SLOW)
    does(s, "questing-knight", "vigor", *dice)
    if cured:
        assert s.options() == ["cure questing-knight ice", "cure questing-knight slow", "pass"]
        s.choose("cure questing-knight slow")
        assert s.statuses("questing-knight") == ["ice"]
    else:
        assert s.prompt == "act" and s.statuses("questing-knight") == ["ice", "slow"]


@pytest.mark.rule("SD-BASIC-14", "SD-STATUS-08")
def test_no_vigor_before_standing_up_but_under_ice() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, statuses=KNOCKDOWN | FIRE)
    s.hero("princess-emerald", 5, 5, statuses=ICE)
    s.activate("questing-knight")
    assert s.why_not("act vigor") == "SD-STATUS-08"
    s.choose("stand actions")
    assert "vigor" in s.options("act")
    s.finish()
    does(s, "princess-emerald", "vigor", "b2", "b0", "b0")
    s.choose("cure princess-emerald ice")
    assert s.statuses("princess-emerald") == []
