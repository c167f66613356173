"""SD-ABIL and SD-AFFINITY: what cards can do without any action."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.abilities import (
    BACKLASH,
    BURROW,
    FLY,
    HOOKSHOT,
    INSIGNIFICANT,
    SMALL,
    STEALTH,
    SUREFOOT,
    TOUGH,
    immune,
    inflicts,
)
from tablee.games.super_dungeon.rules.effects import inflict, shed
from tablee.games.super_dungeon.rules.procedures.consul import ConsulTurn
from tablee.games.super_dungeon.rules.procedures.healing import Heal
from tablee.games.super_dungeon.rules.procedures.powerup import PowerUp
from tablee.games.super_dungeon.rules.ranks import MINION
from tablee.games.super_dungeon.rules.records import Lasting
from tablee.games.super_dungeon.rules.rolling import defense_pool, offense_pool
from tablee.games.super_dungeon.rules.statuses import FIRE, ICE, KNOCKDOWN, POISON
from tablee.games.super_dungeon.rules.values import abilities, attribute
from tablee.games.super_dungeon.rules.vocabulary import ARM, DEX, LANCE, MELEE, MISSILE, OFFENSE, STR, ActionDef, Pool
from tests.games.super_dungeon.rules.action_kit import acts, does, points, recard, teach, wear
from tests.games.super_dungeon.scene import Scene


# ---------------------------------------------------------------------- 01 to 04 (05 with the equipment)
@pytest.mark.rule("SD-ABIL-01", "SD-STATUS-09")
def test_abilities_work_under_ice() -> None:
    s = Scene()
    s.put("booty-biter", 1, 0, statuses=ICE)  # Backlash
    s.hero("questing-knight", 0, 0)
    does(s, "questing-knight", "melee-attack booty-biter", "r0", "r0", "b0", "b0", "b0")
    assert s.wounds("questing-knight") == 1


@pytest.mark.rule("SD-ABIL-01", "SD-CONSUL-08")
def test_berserk_of_a_card_is_one_melee_attack_without_points() -> None:
    s = Scene()
    s.put("bashful-boris", 1, 1)
    s.hero("questing-knight", 0, 0)
    s.activate("bashful-boris")
    none = ("b0", "b0", "b0", "r0", "r0", "b0", "b0", "r0")
    acts(s, "berserk questing-knight", *none)
    assert points(s) == 3
    assert s.why_not("act berserk questing-knight") == "SD-ABIL-01", "once in an activation"
    acts(s, "melee-attack questing-knight", *none)
    assert points(s) == 2


@pytest.mark.rule("SD-ABIL-02")
@pytest.mark.parametrize(("dice", "attacker", "target"), [(("r2", "r0"), 1, 0), (("r3", "r0"), 0, 1)])
def test_backlash_wounds_who_loses_against_it(dice: tuple[str, str], attacker: int, target: int) -> None:
    s = Scene()
    recard(s, "wisp", abilities=BACKLASH, attributes=(None, Pool(stars=2), None, None))
    s.hero("questing-knight", 0, 0)
    s.put("wisp", 1, 0)
    does(s, "questing-knight", "melee-attack wisp-1", *dice)
    assert (s.wounds("questing-knight"), s.wounds("wisp-1")) == (attacker, target)


@pytest.mark.rule("SD-ABIL-02", "SD-POWERUP-03")
def test_backlash_may_destroy_the_attacker_and_gives_no_loot() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0)
    s.hero("princess-emerald", 9, 9)
    s.game.change(knight, lasting=(Lasting("blood", knight, abilities=BACKLASH),))
    s.put("mook", 1, 0)
    does(s, "mook-1", "melee-attack questing-knight", "b0", "b0", "b0", "b0", "b0", "r0")
    assert s.place("mook-1") is None and s.game.loot_due == 0 and s.rests, "its activation is over"


@pytest.mark.rule("SD-ABIL-02")
def test_backlash_works_for_everybody_in_an_area() -> None:
    s = Scene()
    recard(s, "wisp", abilities=BACKLASH, attributes=(None, Pool(stars=2), None, None))
    teach(s, "questing-knight", ActionDef("line", "line", OFFENSE, 1, reach=MELEE, area=LANCE, size=4, offense=STR))
    s.hero("questing-knight", 0, 0)
    s.put("wisp", 1, 0)
    s.put("wisp", 3, 0)
    does(s, "questing-knight", "line e", "r2", "r0")
    assert s.wounds("questing-knight") == 2


@pytest.mark.rule("SD-ABIL-03")
def test_blessings_are_for_heroes_elites_and_minions_next_to_them() -> None:
    s = Scene(rows=["............", ".C.....S....", "............", "............"])
    attack = s.game.kit.actions["melee-attack"]

    def stars(who: str, x: int, y: int) -> tuple[int, int]:
        n = s.put(who, x, y)
        found = offense_pool(s.game, n, attack, (), -1).stars, defense_pool(s.game, n, ARM).stars
        s.game.put(n, -1)
        return found

    assert stars("questing-knight", 0, 0) == (1, 0) and stars("questing-knight", 6, 2) == (0, 1)
    assert stars("questing-knight", 3, 3) == (0, 0)
    assert stars("mook-1", 0, 1) == (1, 1) and stars("mook-1", 8, 1) == (0, 2), "a Mook has one star of its own"
    assert stars("frog-knight-1", 2, 2) == (1, 2)
    for who, own in (("bashful-boris", 0), ("forgotten-king", 0), ("mr-chompers", 2)):
        assert stars(who, 2, 2) == (0, own) and stars(who, 8, 2) == (0, own)


@pytest.mark.rule("SD-ABIL-04")
def test_burrow_passes_walls_structures_and_difficult_ground_but_no_chasm() -> None:
    s = Scene(rows=["..ds.c.."], walls=["v 1 0-1"])
    recard(s, "questing-knight", abilities=BURROW)
    s.hero("questing-knight", 0, 0)
    s.activate("questing-knight")
    assert s.options("move") == ["1 0", "2 0", "3 0", "4 0"], "and not the chasm"
    s.choose("move 4 0")
    assert s.left()[1] == 2, "one point a step"


@pytest.mark.rule("SD-ABIL-04")
def test_brambles_do_nothing_to_a_burrower_but_a_blessing_does() -> None:
    s = Scene(rows=["..b.C"])
    recard(s, "questing-knight", abilities=BURROW)
    knight = s.hero("questing-knight", 0, 0)
    princess = s.hero("princess-emerald", 1, 0)
    for n, goal, statuses in ((knight, "3 0", []), (princess, "2 0", ["poison"])):
        s.activate(n)
        s.choose(f"move {goal}")
        assert s.statuses(n) == statuses
        s.finish()
    attack = s.game.kit.actions["melee-attack"]
    assert offense_pool(s.game, knight, attack, (), -1).stars == 1, "next to the Statue of the Champion"


# ---------------------------------------------------------------------- 06 to 10
@pytest.mark.rule("SD-ABIL-06")
def test_a_flyer_crosses_and_stands_on_chasms_and_structures_but_passes_no_wall_nor_enemy() -> None:
    s = Scene(rows=["..cds..."], walls=["v 7 0-1"])
    recard(s, "questing-knight", abilities=FLY)
    s.hero("questing-knight", 0, 0)
    s.activate("questing-knight")
    assert s.options("move") == ["1 0", "2 0", "3 0", "4 0", "5 0", "6 0"]
    s.choose("move 2 0")
    assert s.left()[1] == 4 and s.place("questing-knight") == (2, 0)
    s.finish()
    s.put("wisp", 4, 0)
    s.activate("questing-knight")
    assert s.options("move") == ["0 0", "1 0", "3 0"]


@pytest.mark.rule("SD-ABIL-07")
def test_heal_takes_wounds_or_statuses_never_both() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0, wounds=3)
    s.run(Heal(0, knight, 2))
    assert s.wounds(knight) == 1 and s.rests
    s.game.change(knight, wounds=1, statuses=FIRE)
    s.run(Heal(0, knight, 2))
    assert s.options() == ["heal questing-knight", "cure questing-knight fire"]
    s.choose("heal questing-knight")
    assert s.wounds(knight) == 0 and s.statuses(knight) == ["fire"] and s.rests
    s.game.change(knight, wounds=1, statuses=FIRE)
    s.run(Heal(0, knight, 2))
    s.choose("cure questing-knight fire")
    assert s.wounds(knight) == 1 and s.statuses(knight) == [] and s.rests


@pytest.mark.rule("SD-ABIL-08")
def test_hookshot_of_the_model_counts_range_around_walls() -> None:
    s = Scene(rows=["......"] * 4, walls=["v 2 0-3"])
    recard(s, "princess-emerald", abilities=HOOKSHOT, reach=(4, 0, 5))
    s.hero("princess-emerald", 1, 0)
    s.put("wisp", 2, 0)
    s.activate("princess-emerald")
    assert s.why_not("act melee-attack wisp-1") == "SD-RANGE-01", "next to it through the wall, six around it"
    s.finish()
    recard(s, "princess-emerald", abilities=HOOKSHOT, reach=(4, 0, 6))
    s.activate("princess-emerald")
    assert s.why_not("act missile-attack wisp-1") == ""


@pytest.mark.rule("SD-ABIL-09")
def test_immunity_to_all_statuses() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0, statuses=FIRE | ICE)
    wear(s, "questing-knight", "cloak-of-wards")
    shed(s.game, knight)
    assert s.statuses(knight) == []
    s.put("mook", 1, 0)
    does(s, "mook-1", "melee-attack questing-knight", "b2", "b0", "b0", "b0", "b0", "r0", "g1")
    assert s.statuses(knight) == [] and abilities(s.game, knight) & immune(POISON)


@pytest.mark.rule("SD-ABIL-10")
def test_immunity_to_one_status() -> None:
    s = Scene()
    mook = s.put("mook", 0, 0, statuses=FIRE)
    assert inflict(s.game, mook, POISON) == 0 and inflict(s.game, mook, ICE) == ICE
    knight = s.hero("questing-knight", 5, 5, statuses=POISON | FIRE)
    s.game.backpack = (s.card("lemon-peel"),)  # Immune: Poison
    s.run(PowerUp())
    s.choose("equip lemon-peel-1 questing-knight")
    assert s.statuses(knight) == ["fire"]
    assert abilities(s.game, knight) & immune(POISON) and not abilities(s.game, knight) & immune(FIRE)


# ---------------------------------------------------------------------- 11 to 15
@pytest.mark.rule("SD-ABIL-11")
def test_insignificant_monsters_on_a_heros_tile_act_besides_four_skull_points() -> None:
    s = Scene(rows=[["......", "......"], ["....", "...."]])
    s.hero("questing-knight", 0, 0)
    for x in (2, 3, 4):
        s.put("rattlebone", x, 1)
    s.put("rattlebone", 9, 1)
    for x in (6, 7, 8, 9):
        s.put("mook", x, 0)
    s.run(ConsulTurn())
    for n in range(1, 5):
        s.choose(f"activate mook-{n}", "end")
    assert s.game.skulls_spent == 4
    assert s.options("activate") == ["rattlebone-1", "rattlebone-2", "rattlebone-3"]
    assert s.why_not("activate rattlebone-4") == "SD-CONSUL-02", "no Hero on its tile: it must be paid for"
    for n in range(1, 4):
        s.choose(f"activate rattlebone-{n}", "end")
    assert s.game.skulls_spent == 4


@pytest.mark.rule("SD-ABIL-11")
def test_a_pet_alone_does_not_wake_them() -> None:
    s = Scene(rows=[["....", "...."], ["....", "...."]])
    s.hero("questing-knight", 0, 0)
    s.put("mr-chompers", 5, 0, master=0, seat=0)
    s.put("rattlebone", 7, 1)
    s.run(ConsulTurn())
    s.choose("activate rattlebone-1", "end")
    assert s.game.skulls_spent == 1


@pytest.mark.rule("SD-ABIL-12", "SD-POWERUP-03")
def test_insignificant_monsters_give_no_loot() -> None:
    s = Scene()
    s.hero("questing-knight", 5, 5)
    s.put("rattlebone", 4, 4)
    s.put("rattlebone", 6, 4)
    s.put("mook", 5, 4)
    s.activate("questing-knight")
    for target, due in (("rattlebone-1", 0), ("rattlebone-2", 0), ("mook-1", 1)):
        acts(s, f"melee-attack {target}", "r2", "r0")
        assert s.place(target) is None and s.game.loot_due == due


@pytest.mark.rule("SD-ABIL-12")
def test_an_insignificant_minion_gives_no_loot_where_others_of_its_rank_do() -> None:
    s = Scene()
    s.hero("questing-knight", 5, 5)
    s.put("billmen", 4, 4)
    s.put("mook", 5, 4)
    assert s.game.rank(s.n("mook-1")) == s.game.rank(s.n("billmen-1")) == MINION
    recard(s, "mook", abilities=INSIGNIFICANT)
    s.activate("questing-knight")
    for target, due in (("mook-1", 0), ("billmen-1", 1)):
        acts(s, f"melee-attack {target}", "r3", "r3")
        assert s.place(target) is None and s.game.loot_due == due


@pytest.mark.rule("SD-ABIL-13")
def test_one_use_only_is_once_in_the_game_also_after_revival() -> None:
    s = Scene()
    teach(s, "questing-knight", ActionDef("last", "last", OFFENSE, 1, reach=MELEE, squares=2, offense=STR, once=True))
    knight = s.hero("questing-knight", 0, 0)
    s.put("bramble-knight", 1, 0)
    does(s, "questing-knight", "last bramble-knight", "r0", "r0")
    assert s.why_not("act last bramble-knight") == "SD-ABIL-13"
    s.finish()
    s.game.put(knight, -1, gone=True)
    s.game.put(knight, s.at(0, 0), gone=False)
    s.activate("questing-knight")
    assert s.why_not("act last bramble-knight") == "SD-ABIL-13"


@pytest.mark.rule("SD-ABIL-14")
def test_who_has_a_pet_of_its_own_can_master_no_other() -> None:
    s = Scene()
    recard(s, "questing-knight", pet="mr-chompers")
    s.hero("questing-knight", 0, 0)
    s.hero("princess-emerald", 5, 5)
    s.put("mr-chompers", 1, 1, master=0, seat=0)
    s.game.backpack = (s.card("mr-bitey"),)
    s.run(PowerUp())
    assert s.options("master") == ["mr-bitey princess-emerald"]
    assert s.why_not("master mr-bitey questing-knight") == "SD-ABIL-14"


@pytest.mark.rule("SD-ABIL-15", "SD-SHIFT-02")
def test_a_shapeshifter_is_asked_in_its_upkeep() -> None:
    s = Scene()
    s.put("sprout", 5, 5)
    s.hero("questing-knight", 0, 0)
    s.activate("sprout")
    assert s.options("shift") == ["king-sprout"]


# ---------------------------------------------------------------------- 16 to 20
@pytest.mark.rule("SD-ABIL-16")
def test_small_models_are_targeted_by_enemies_from_within_three_squares() -> None:
    s = Scene()
    recard(s, "wisp", abilities=SMALL)
    s.hero("princess-emerald", 0, 0)
    s.put("wisp", 4, 0)
    s.put("wisp", 3, 3)
    s.activate("princess-emerald")
    assert s.why_not("act missile-attack wisp-1") == "SD-ABIL-16"
    assert s.why_not("act missile-attack wisp-2") == ""


@pytest.mark.rule("SD-ABIL-16")
def test_friends_and_areas_reach_small_models_farther_off() -> None:
    s = Scene(mini_bosses=("trent", "bashful-boris"))
    recard(s, "wisp", abilities=SMALL)
    s.put("trent", 0, 0)
    s.put("wisp", 5, 0)
    s.hero("questing-knight", 0, 5)
    s.activate("trent")
    assert "uproot wisp-1" in s.options("act"), "a friend, four squares off"
    s.finish()
    s.game.put(s.n("wisp"), s.at(6, 5))
    s.activate("questing-knight")
    assert "mighty-throw e" in s.options("act"), "a lance, six squares off"


@pytest.mark.rule("SD-ABIL-17")
def test_a_status_among_the_abilities_comes_with_every_successful_attack() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.put("mook", 1, 0)
    does(s, "mook-1", "melee-attack questing-knight", "b2", "b0", "b0", "b0", "b0", "r0")
    assert s.wounds("questing-knight") == 1 and s.statuses("questing-knight") == ["poison"]


@pytest.mark.rule("SD-ABIL-17")
def test_a_support_action_does_not_bring_it() -> None:
    s = Scene()
    s.hero("questing-knight", 4, 4)
    s.put("sprout", 0, 4, card="king-sprout")  # Poison; Rootdown: STR against DEX, Slow
    does(s, "sprout", "rootdown", "b2", "b0", "r0", "r0", "b0", "b0")
    assert s.statuses("questing-knight") == ["slow"]


@pytest.mark.rule("SD-ABIL-18")
@pytest.mark.parametrize(
    ("squares", "reached"), [(8, 5), (4, 1), (2, 1), (1, 1)], ids=["8 is 5", "4 is 1", "2 is 1", "1 is 1"]
)
def test_stealth_takes_three_squares_off_the_range_but_leaves_one(squares: int, reached: int) -> None:
    s = Scene(rows=["............"])
    recard(s, "wisp", abilities=STEALTH)
    teach(s, "questing-knight", ActionDef("shot", "shot", OFFENSE, 1, reach=MISSILE, squares=squares, offense=DEX))
    s.hero("questing-knight", 0, 0)
    s.put("wisp", reached, 0)
    s.activate("questing-knight")
    assert s.why_not("act shot wisp-1") == ""
    s.finish()
    s.game.put(s.n("wisp"), s.at(reached + 1, 0))
    s.activate("questing-knight")
    assert s.why_not("act shot wisp-1") in ("SD-ABIL-18", "SD-RANGE-01")


@pytest.mark.rule("SD-ABIL-19", "SD-TERRAIN-02")
def test_surefoot_treats_difficult_ground_as_open() -> None:
    s = Scene(rows=["..dds."])
    recard(s, "questing-knight", abilities=SUREFOOT)
    s.hero("questing-knight", 0, 0)
    s.activate("questing-knight")
    assert s.options("move") == ["1 0", "2 0", "3 0"] and s.why_not("move 4 0") == "SD-TERRAIN-04"
    s.choose("move 3 0")
    assert s.left()[1] == 3


@pytest.mark.rule("SD-ABIL-20")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (0, 0)])
def test_tough_removes_a_wound_in_upkeep(before: int, after: int) -> None:
    s = Scene()
    recard(s, "questing-knight", abilities=TOUGH)
    s.hero("questing-knight", 0, 0, wounds=before)
    s.activate("questing-knight")
    while s.prompt != "act":
        s.choose(s.options()[0])
    assert s.wounds("questing-knight") == after


# ---------------------------------------------------------------------- abilities of cards (SD-ABIL-01)
@pytest.mark.rule("SD-ABIL-01")
def test_massive_damage_makes_two_wounds_of_one() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.put("forgotten-king", 1, 0, wounds=1)
    does(s, "questing-knight", "massive-sword forgotten-king", "r3", "r0", "g1", "b0", "b0", "gx")
    assert s.wounds("forgotten-king") == 3


@pytest.mark.rule("SD-ABIL-01")
def test_conditional_dice() -> None:
    s = Scene(points=("bramble-knight", "kobold-warrens", "egg-clutch"))
    knight = s.hero("questing-knight", 5, 5, statuses=POISON | KNOCKDOWN)
    wear(s, "questing-knight", "dwarven-axe", "chainmail")
    attack = s.game.kit.actions["melee-attack"]

    def blue(n: int, base: int) -> int:
        return offense_pool(s.game, n, attack, (knight,), knight).blue - base

    boris, king = s.put("bashful-boris", 6, 6), s.put("forgotten-king", 3, 3)
    assert blue(boris, 3) == 1, "Pile-On"
    assert blue(king, 0) == 2, "Hubris: one for each piece of equipment"
    gougers = [s.put("gouger", x, y) for x, y in ((4, 5), (5, 4), (6, 4))]
    gougers += [s.put("knucklehead", x, y) for x, y in ((4, 6), (4, 4))]
    assert blue(gougers[0], 3) == 3, "Mob: four others have him in range, three count"
    for n in gougers[2:]:
        s.game.put(n, s.at(11, n % 12))
    assert blue(gougers[0], 3) == 1


@pytest.mark.rule("SD-ABIL-01")
def test_virulent_against_the_poisoned() -> None:
    s = Scene()
    s.hero("questing-knight", 5, 5, statuses=POISON)
    s.put("mook", 5, 4)
    does(s, "mook-1", "melee-attack questing-knight", "b0", "b0", "b0", "b2", "b0", "b0", "r0")
    assert s.game.models[0].wounds == 1, "the fourth blue die is Virulent's"


@pytest.mark.rule("SD-ABIL-01", "SD-EFFECT-03")
def test_grind_costs_a_piece_of_equipment() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    wear(s, "questing-knight", "dwarven-axe", "chainmail")
    s.put("booty-grinder", 1, 0)
    does(s, "booty-grinder", "melee-attack questing-knight", "b2", "b0", "b0", "b0", "b0", "b0", "r0")
    assert s.seat == 0 and len(s.options("lose")) == 2
    s.choose("lose chainmail-1")
    assert [s.game.kit.cards[card].id for card in s.game.models[0].gear] == ["dwarven-axe"]
    assert s.card("chainmail") in s.game.loot_out


@pytest.mark.rule("SD-ABIL-01")
def test_flammable_models_burn_even_when_missed() -> None:
    s = Scene(heroes=("ember-mage", "questing-knight", "princess-emerald"), mini_bosses=("jack-scarecrow", "trent"))
    s.hero("ember-mage", 0, 0)  # Fire with every successful attack
    s.put("jack-scarecrow", 1, 0)
    s.activate("ember-mage")
    s.dice("b0", "b0")
    s.choose("act melee-attack jack-scarecrow")
    s.dice("b0", "b0", "b0")
    s.choose("1:defend arm")
    assert s.wounds("jack-scarecrow") == 0 and s.statuses("jack-scarecrow") == ["fire"]


@pytest.mark.rule("SD-ABIL-01")
def test_feed_me_removes_a_friend_for_a_wound_once() -> None:
    s = Scene()
    s.put("sprout", 5, 5, card="king-sprout", wounds=2)
    s.put("mook", 4, 4)
    s.put("mook", 9, 5)
    s.hero("questing-knight", 5, 1)
    s.activate("sprout")
    assert [one for one in s.options("act") if one.startswith("feed-me")] == ["feed-me mook-1", "feed-me mook-2"]
    s.choose("act feed-me mook-1")
    assert s.wounds("sprout") == 1 and s.place("mook-1") is None and s.game.loot_due == 0
    assert s.why_not("act feed-me mook-2") == "SD-ABIL-01"


# ---------------------------------------------------------------------- affinity
@pytest.mark.rule("SD-AFFINITY-01", "SD-AFFINITY-03")
def test_a_shared_affinity_gives_the_better_bonus_instead() -> None:
    s = Scene(heroes=("questing-knight", "princess-emerald", "ember-mage"))
    for who in ("questing-knight", "princess-emerald"):  # citrine and sapphire; emerald
        s.hero(who, *((0, 0) if who == "questing-knight" else (5, 5)))
        wear(s, who, "citrine-crystal-shard")  # 1 red STR, with citrine 1 green instead
    knight, princess = attribute(s.game, 0, STR), attribute(s.game, 1, STR)
    assert knight is not None and princess is not None
    assert knight.fields() == (0, 2, 1, 0) and princess.fields() == (2, 1, 0, 0)


@pytest.mark.rule("SD-AFFINITY-02")
def test_one_of_several_affinities_is_enough() -> None:
    s = Scene(heroes=("ember-mage", "questing-knight", "princess-emerald"))
    mage = s.hero("ember-mage", 0, 0)  # citrine and ruby
    wear(s, "ember-mage", "ruby-crystal-shard")
    will = attribute(s.game, mage, 2)
    assert will is not None and will.fields() == (0, 2, 1, 0)
    s.put("old-growth-hollow-1", 5, 5)
    turnip = s.put("turniphead", 4, 4)  # citrine and emerald
    wisp = s.put("wisp", 7, 7)  # ruby
    assert abilities(s.game, turnip) & inflicts(POISON) and not abilities(s.game, wisp) & inflicts(POISON)


@pytest.mark.rule("SD-AFFINITY-02")
def test_a_penalty_for_not_sharing_spares_who_shares_one() -> None:
    s = Scene(rows=["........"] * 4)
    s.put("bramble-knight", 3, 1)  # difficult for Heroes without emerald within two squares
    s.hero("questing-knight", 0, 1)
    s.hero("princess-emerald", 0, 2)
    s.activate("questing-knight")
    s.choose("move 2 0")
    assert s.left()[1] == 2, "two squares of growth, two points each"
    s.finish()
    s.activate("princess-emerald")
    s.choose("move 2 2")
    assert s.left()[1] == 4
    recard(s, "questing-knight", affinity=("citrine", "emerald"))
    s.game.put(0, s.at(0, 1))
    s.finish()
    s.activate("questing-knight")
    s.choose("move 2 0")
    assert s.left()[1] == 4, "one matching colour is enough"
