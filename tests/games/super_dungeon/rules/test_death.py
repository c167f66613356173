"""SD-DEATH, SD-SKULL, SD-COIN and SD-KEY: wounds, destruction, and what lies on the floor afterwards."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.effects import heal
from tablee.games.super_dungeon.rules.procedures.bossfight import BossSpawn
from tablee.games.super_dungeon.rules.procedures.death import Drops, destroy, wound
from tablee.games.super_dungeon.rules.procedures.healing import Icons
from tablee.games.super_dungeon.rules.procedures.powerup import PowerUp
from tablee.games.super_dungeon.rules.ranks import CONSUL, PARTY
from tablee.games.super_dungeon.rules.records import Lasting
from tablee.games.super_dungeon.rules.state import DUE, NOT_YET
from tablee.games.super_dungeon.rules.statuses import FIRE, POISON
from tablee.games.super_dungeon.rules.values import hearts
from tests.games.super_dungeon.scene import Scene


def scene(**more: object) -> Scene:
    s = Scene(**more)  # type: ignore[arg-type]
    s.hero("questing-knight", 0, 0)
    s.hero("princess-emerald", 11, 11)
    s.game.marker = s.at(5, 5)
    return s


# ---------------------------------------------------------------------- wounds
@pytest.mark.rule("SD-DEATH-01")
def test_wounds_are_counted_up_and_down() -> None:
    s = scene()
    wound(s.game, 0, 3)
    heal(s.game, 0, 1)
    assert s.wounds(0) == 2
    heal(s.game, 0, 5)
    assert s.wounds(0) == 0
    heal(s.game, 0, 1)
    assert s.wounds(0) == 0


@pytest.mark.rule("SD-DEATH-02")
def test_as_many_wounds_as_hearts_destroy() -> None:
    s = scene()
    mook = s.put("mook", 3, 3)
    wound(s.game, mook, 1)
    assert s.place(mook) is None
    wound(s.game, 0, 4)
    assert s.place(0) == (0, 0) and hearts(s.game, 0) == 5
    wound(s.game, 0, 3)
    assert s.place(0) is None and s.wounds(0) == 5, "what is more than the fifth has no effect"
    wound(s.game, 0, 1)
    assert s.wounds(0) == 5 and len(s.tokens("skull")) == 1


@pytest.mark.rule("SD-DEATH-03", "SD-EQUIP-04")
def test_a_destroyed_hero_gets_nothing_but_a_coin() -> None:
    s = scene()
    wound(s.game, 0, 5)
    s.game.change(0, potions=1)
    s.game.side, s.game.loot_due, s.game.loot = PARTY, 1, s.game.kit.loot[:1]
    s.run(PowerUp())
    assert s.prompt == "equip" and not [one for one in s.options() if "questing-knight" in one]
    handle = s.game.kit.cards[s.game.kit.loot[0]].handle
    assert s.why_not(f"equip {handle} questing-knight") in ("SD-EQUIP-04", "SD-DEATH-03")
    s.finish()
    s.game.change(2, wounds=1)
    s.run(Icons(2, 1, 1))
    while not s.rests:
        assert not [one for one in s.options() if "questing-knight" in one]
        s.choose(s.options()[0])
    s.game.coins = 1
    s.activate(2)
    assert "coin questing-knight" in s.options()
    s.choose("pass")
    assert not [one for one in s.options("drink") if "magic-armor" in one], "nor are its potions shared"


@pytest.mark.rule("SD-DEATH-04", "SD-COMP-09")
def test_a_monster_goes_back_to_the_pool_without_tokens() -> None:
    s = scene()
    mook = s.put("mook", 3, 3, statuses=FIRE)
    before = len(s.game.pool("mook"))
    wound(s.game, mook, 1)
    assert len(s.game.pool("mook")) == before + 1 and mook in s.game.pool("mook")
    assert s.wounds(mook) == 0 and s.statuses(mook) == []


@pytest.mark.rule("SD-DEATH-04", "SD-COMP-09")
def test_a_spawning_point_is_gone_for_good_and_a_creep_in_its_supply() -> None:
    s = scene()
    point, creep = s.put("bramble-knight", 3, 3), s.put("rattlebone", 7, 7)
    supply = len(s.game.creeps())
    wound(s.game, point, 3)
    wound(s.game, creep, 1)
    assert s.game.models[point].gone and s.game.points() == []
    assert len(s.game.creeps()) == supply + 1


@pytest.mark.rule("SD-DEATH-05", "SD-SKULL-01")
def test_a_destroyed_hero_leaves_a_skull_where_it_stood() -> None:
    s = scene()
    huntress = s.hero("thundervale-huntress", 4, 2, gear=s.game.kit.loot[:2])
    wound(s.game, huntress, 5)
    (token,) = s.game.tokens
    assert s.tokens("skull") == [(4, 2)] and token.hero == huntress, "one of her four squares"
    assert s.game.models[huntress].gear == s.game.kit.loot[:2], "her equipment is tied to it"


@pytest.mark.rule("SD-WIN-01", "SD-DEATH-02")
def test_the_last_hero_destroyed_ends_the_game_even_with_a_coin_and_a_pet() -> None:
    s = scene()
    s.put("mr-chompers", 2, 2, master=0, seat=0)
    s.game.coins = 1
    wound(s.game, 2, 5)
    assert s.game.outcome is None
    wound(s.game, 0, 5)
    assert s.game.outcome == (1,)


@pytest.mark.rule("SD-WIN-02", "SD-TIMEOUT-01")
def test_the_boss_destroyed_ends_the_game_and_half_of_it_is_a_time_out() -> None:
    s = scene()
    king = s.put("forgotten-king", 5, 5)
    s.put("mook", 9, 9)
    wound(s.game, king, 3)
    assert s.game.time_out == NOT_YET
    wound(s.game, king, 1)
    assert s.game.time_out == DUE
    wound(s.game, king, 4)
    assert s.game.outcome == (0,)


@pytest.mark.rule("SD-BOSS-01", "SD-POWERUP-02")
def test_every_wound_of_the_king_is_worth_loot_beside_the_limit() -> None:
    s = scene()
    king = s.put("forgotten-king", 5, 5)
    wound(s.game, king, 2)
    s.game.side = PARTY
    for x in range(4):
        wound(s.game, s.put("mook", 1 + x, 9), 1)
    assert (s.game.loot_due, s.game.loot_more) == (3, 2)


# ---------------------------------------------------------------------- what it is worth
@pytest.mark.rule("SD-POWERUP-02", "SD-POWERUP-03")
def test_loot_for_minions_and_elites_of_the_hero_turn() -> None:
    s = scene()
    s.game.side = PARTY
    wound(s.game, s.put("turniphead", 3, 3), 1)
    assert s.game.loot_due == 1
    wound(s.game, s.put("mook", 3, 3), 1, how="trap")
    assert s.game.loot_due == 2
    wound(s.game, s.put("mook", 3, 3), 1, how="backlash")
    wound(s.game, s.put("rattlebone", 3, 3), 1)
    assert s.game.loot_due == 2, "neither by Backlash nor for who is Insignificant"
    s.game.side = CONSUL
    wound(s.game, s.put("mook", 3, 3), 1, how="fire")
    assert s.game.loot_due == 2
    s.game.side = PARTY
    for _ in range(3):
        wound(s.game, s.put("mook", 3, 3), 1)
    assert s.game.loot_due == 3


@pytest.mark.rule("SD-POWERUP-04", "SD-BOOTY-05", "SD-MIGHTY-01")
def test_treasure_for_mini_bosses_and_boo_booties_in_either_turn() -> None:
    s = scene()
    for side in (PARTY, CONSUL):
        s.game.side = side
        wound(s.game, s.put("bashful-boris", 3, 3), 5, how="fire")
        wound(s.game, s.put("booty-biter", 3, 3), 2)
    assert (s.game.treasure_due, s.game.loot_due, s.game.climbs) == (4, 0, 2)


@pytest.mark.rule("SD-POWERUP-05", "SD-DIFF-13")
@pytest.mark.parametrize(
    ("options", "side", "loot"),
    [({}, PARTY, 1), ({}, CONSUL, 0), ({"loot-from-points": "off"}, PARTY, 0), ({"elites-only": "on"}, PARTY, 0)],
)
def test_loot_for_a_spawning_point(options: dict[str, str], side: int, loot: int) -> None:
    s = scene(options=options)
    s.game.side = side
    wound(s.game, s.put("bramble-knight", 3, 3), 3)
    assert s.game.loot_due == loot


@pytest.mark.rule("SD-DIFF-13")
def test_with_elites_only_minions_are_worth_nothing() -> None:
    s = scene(options={"elites-only": "on"})
    s.game.side = PARTY
    for _ in range(3):
        wound(s.game, s.put("mook", 3, 3), 1)
    wound(s.game, s.put("frog-knight", 3, 3), 1)
    assert s.game.loot_due == 1


@pytest.mark.rule("SD-BOSSSPAWN-05")
@pytest.mark.parametrize(("reading", "back"), [("on", True), ("off", False)])
def test_a_destroyed_mini_boss_may_come_again(reading: str, back: bool) -> None:
    s = scene(options={"mini-bosses-return": reading})
    boris = s.put("bashful-boris", 3, 3)
    wound(s.game, boris, 5)
    assert (boris in s.game.pool("bashful-boris")) == back and s.wounds(boris) == 0


@pytest.mark.rule("SD-EXPLORE-02", "SD-POWERUP-04")
def test_a_mini_boss_that_came_up_on_a_vault_is_worth_a_treasure_for_each_hero() -> None:
    s = scene()
    s.game.tiles = (s.game.tiles[0].but(effects=(s.card("treasure-vault"),)),)
    s.put("old-growth-hollow-1", 8, 8)
    s.game.dead_points = (0,)
    s.run(BossSpawn())
    s.choose("1:place bashful-boris 4 4")
    wound(s.game, s.n("bashful-boris"), 5)
    assert s.game.treasure_due == 3


@pytest.mark.rule("SD-STATUS-11", "SD-DEATH-02")
def test_who_destroys_a_soporific_model_becomes_slow() -> None:
    s = scene(points=("fungal-growth", "bramble-knight"))
    wound(s.game, s.put("kinoshroom", 3, 3), 1, by=0)
    assert s.statuses(0) == ["slow"]


# ---------------------------------------------------------------------- skulls
@pytest.mark.rule("SD-SKULL-01", "SD-SKULL-02", "SD-EQUIP-06")
def test_a_skull_that_is_picked_up_is_equipment_in_the_backpack() -> None:
    s = scene()
    loot, treasure = s.game.kit.loot[:2], s.game.kit.treasure[:1]
    huntress = s.hero("thundervale-huntress", 2, 0, gear=(*loot, *treasure))
    wound(s.game, huntress, 5)
    s.game.change(0, wounds=2)
    pet = s.put("mr-chompers", 2, 1, master=0, seat=0)
    mook = s.put("mook", 3, 1)
    for n in (pet, mook):
        s.activate(n)
        assert s.why_not("act pick-up 2 0") == "SD-BASIC-01"
        s.finish()
    s.activate(0)
    assert s.why_not("act pick-up 2 0") == "SD-BASIC-11", "not yet adjacent"
    s.choose("move 1 1", "act pick-up 2 0")
    assert sorted(s.game.backpack) == sorted((*loot, *treasure)) and s.tokens("skull") == []
    assert s.game.models[huntress].gear == ()
    s.finish()
    s.run(PowerUp())
    s.choose("done")
    assert s.prompt == "treasure-heals", "what nobody equips is discarded, and the Treasure heals"
    s.choose("heal questing-knight")
    assert s.wounds(0) == 1 and s.game.backpack == ()


# ---------------------------------------------------------------------- coins
@pytest.mark.rule("SD-COIN-01")
def test_the_heroes_put_a_coin_on_a_square_of_the_destroyed_point() -> None:
    s = scene()
    s.put("bramble-knight", 1, 1, wounds=2)
    s.activate(0)
    s.dice("r3", "r3")
    s.choose("act melee-attack bramble-knight")
    assert s.seat == 0 and s.options() == ["drop coin 1 1", "drop coin 2 1", "drop coin 1 2", "drop coin 2 2"]
    assert s.why_not("drop coin 5 5") == "SD-COIN-01"
    s.choose("drop coin 2 2")
    assert s.tokens("coin") == [(2, 2)] and s.prompt == "act"


@pytest.mark.rule("SD-COIN-01", "SD-DIFF-09")
def test_each_figure_of_a_pair_drops_one_and_with_one_coin_none_does() -> None:
    for options, coins in (({}, 2), ({"one-coin": "on"}, 0)):
        s = scene(options=options)
        for k, x in (("1", 3), ("2", 8)):
            wound(s.game, s.put(f"old-growth-hollow-{k}", x, 3), 4, how="spawn")
        s.run(Drops())
        s.finish()
        assert len(s.tokens("coin")) == coins


@pytest.mark.rule("SD-COIN-02")
def test_a_coin_on_the_floor_is_of_no_use() -> None:
    s = scene()
    s.game.change(0, wounds=1)
    s.lay("coin", 1, 1)
    s.activate(0)
    assert s.prompt == "act"
    s.choose("act pick-up 1 1", "end")
    assert s.game.coins == 1 and s.tokens("coin") == []
    s.activate(0)
    assert s.prompt == "coins"


@pytest.mark.rule("SD-COIN-02", "SD-UPKEEP-03")
def test_why_no_coin_can_be_spent() -> None:
    s = scene()
    s.game.change(0, wounds=1)
    s.activate(0)
    assert s.why_not("coin questing-knight") == "SD-UPKEEP-03", "upkeep is over"


@pytest.mark.rule("SD-COIN-03")
def test_a_coin_heals_any_hero_of_everything_and_two_coins_two_heroes() -> None:
    s = scene()
    s.game.change(2, wounds=4, statuses=POISON)
    s.game.change(0, wounds=1)
    s.game.coins = 2
    s.activate(0)
    s.choose("coin princess-emerald")
    assert s.wounds(2) == 0 and s.statuses(2) == [] and s.game.coins == 1
    assert s.options() == ["coin questing-knight", "pass"]
    s.choose("coin questing-knight")
    assert s.wounds(0) == 0 and s.game.coins == 0 and s.prompt == "act"


@pytest.mark.rule("SD-COIN-04")
def test_a_coin_brings_a_destroyed_hero_back_next_to_the_marker() -> None:
    s = scene()
    s.game.change(2, statuses=FIRE)
    wound(s.game, 2, 5)
    s.game.coins = 1
    s.activate(0)
    s.choose("coin princess-emerald")
    around = [f"{x} {y}" for y in (4, 5, 6) for x in (4, 5, 6) if (x, y) != (5, 5)]
    assert s.options("return") == around and s.why_not("return 8 8") == "SD-COIN-04"
    s.choose("0:return 4 6")
    assert s.place(2) == (4, 6) and s.wounds(2) == 0 and s.statuses(2) == []
    assert not s.game.models[2].gone and s.prompt == "act"


@pytest.mark.rule("SD-COIN-04")
def test_with_no_free_square_there_it_is_the_nearest() -> None:
    s = Scene(rows=["......."])
    s.hero("questing-knight", 0, 0)
    s.hero("princess-emerald", 6, 0)
    s.game.marker = s.at(1, 0)
    s.put("mook", 2, 0)
    wound(s.game, 2, 5)
    s.game.coins = 1
    s.activate(0)
    s.choose("coin princess-emerald")
    assert s.options("return") == ["3 0"]
    s.choose("return 3 0")
    assert s.place(2) == (3, 0)


@pytest.mark.rule("SD-COIN-05")
@pytest.mark.parametrize("taken", [False, True])
def test_equipment_comes_back_while_the_skull_lies_there(taken: bool) -> None:
    s = scene()
    gear = s.game.kit.loot[:2]
    s.game.change(2, gear=gear)
    s.game.put(2, s.at(1, 1))
    wound(s.game, 2, 5)
    s.game.coins = 1
    if taken:
        s.activate(0)
        s.choose("pass", "act pick-up 1 1", "end")
        assert s.game.backpack == gear
    s.activate(0)
    s.choose("coin princess-emerald")
    s.choose(s.options()[0])
    assert s.game.models[2].gear == (() if taken else gear) and s.tokens("skull") == []


# ---------------------------------------------------------------------- keys
@pytest.mark.rule("SD-KEY-01")
def test_a_destroyed_mini_boss_drops_a_key() -> None:
    s = scene()
    s.put("bashful-boris", 1, 1, wounds=4)
    s.activate(0)
    s.dice("r3", "r3", "b0", "b0", "b0")
    s.choose("act melee-attack bashful-boris")
    assert s.options() == ["drop key 1 1", "drop key 2 1", "drop key 1 2", "drop key 2 2"]
    assert s.why_not("drop key 0 0") == "SD-KEY-01"
    s.choose("0:drop key 1 1", "act pick-up 1 1")
    assert s.game.keys == 1 and s.tokens("key") == []


@pytest.mark.rule("SD-KEY-01", "SD-UPKEEP-05")
def test_a_key_lies_there_at_once_when_fire_destroys_it() -> None:
    s = scene()
    boris = s.put("bashful-boris", 5, 5, wounds=4, statuses=FIRE)
    s.activate(boris)
    assert s.seat == 0 and s.options("drop") == ["key 5 5", "key 6 5", "key 5 6", "key 6 6"]
    s.choose("drop key 6 6")
    assert s.rests and s.tokens("key") == [(6, 6)]


@pytest.mark.rule("SD-KEY-02", "SD-BASIC-13")
def test_a_key_pays_for_unlocking_a_chest() -> None:
    s = scene()
    s.game.treasure = tuple([n for n in s.game.kit.treasure if s.game.kit.cards[n].kind == "gear"])
    s.lay("chest", 1, 1)
    s.activate(0)
    assert s.why_not("act unlock-treasure-chest 1 1") == "SD-BASIC-13"
    s.game.keys = 1
    s.again()
    s.choose("act unlock-treasure-chest 1 1")
    assert s.game.keys == 0 and len(s.game.backpack) == 2 and s.tokens("chest") == []


# ---------------------------------------------------------------------- the rest
@pytest.mark.rule("SD-AREA-13", "SD-DEATH-02")
def test_what_a_destroyed_model_gave_to_others_ends() -> None:
    s = scene()
    giving, mook = s.put("mook", 3, 3), s.put("mook", 5, 5)
    for giver, other in ((0, 2), (giving, mook)):
        s.game.change(other, lasting=(Lasting("gift", giver), Lasting("own", other)))
        destroy(s.game, giver)
        assert [one.what for one in s.game.models[other].lasting] == ["own"]


@pytest.mark.rule("SD-DEATH-02", "SD-SHIFT-03")
def test_invaders_of_a_destroyed_hero_go_back_to_the_supply() -> None:
    s = scene()
    squirrel = s.n("rabid-squirrel-1")
    s.game.change(squirrel, host=0)
    assert squirrel not in s.game.creeps()
    destroy(s.game, 0)
    assert squirrel in s.game.creeps()
