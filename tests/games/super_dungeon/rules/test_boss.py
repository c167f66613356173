"""SD-MIGHTY, SD-BOSSSPAWN, SD-BOSS, SD-TIMEOUT, SD-WIN: bosses, and the end of the game."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.effects import inflict
from tablee.games.super_dungeon.rules.procedures import death
from tablee.games.super_dungeon.rules.procedures.bossfight import TimeOut
from tablee.games.super_dungeon.rules.procedures.consul import ConsulTurn
from tablee.games.super_dungeon.rules.procedures.heroes import HeroTurn
from tablee.games.super_dungeon.rules.procedures.powerup import PowerUp
from tablee.games.super_dungeon.rules.ranks import MINI_BOSS
from tablee.games.super_dungeon.rules.state import DUE, NOT_YET, PAST
from tablee.games.super_dungeon.rules.statuses import FIRE, ICE, POISON
from tablee.games.super_dungeon.rules.values import ladder
from tests.games.super_dungeon.rules.action_kit import recard
from tests.games.super_dungeon.scene import Scene

KNIGHT, HUNTRESS, PRINCESS = "questing-knight", "thundervale-huntress", "princess-emerald"
BIG = ["." * 16] * 16


def den(rows: object = None, **options: str) -> Scene:
    s = Scene(rows=rows or BIG, options=options)  # type: ignore[arg-type]
    for hero, x, y in ((KNIGHT, 0, 0), (HUNTRESS, 0, 3), (PRINCESS, 0, 9)):
        s.put(hero, x, y, potions=0)
    s.game.side = 0
    return s


def power_up(s: Scene, *choices: str) -> None:
    """A Power-Up in which nothing is equipped."""
    s.game.drops = ()
    s.game.loot_due = s.game.treasure_due = 0
    s.run(PowerUp())
    s.choose(*choices)


def fall(s: Scene, who: str) -> None:
    death.destroy(s.game, s.n(who))
    s.game.drops = ()


# ---------------------------------------------------------------------- Mighty Monsters
@pytest.mark.rule("SD-MIGHTY-01")
@pytest.mark.parametrize("side", [0, 1])
def test_a_rung_for_each_mini_boss_destroyed(side: int) -> None:
    s = den()
    s.put("bashful-boris", 8, 8)
    s.put("trent", 12, 8)
    s.game.side = side
    fall(s, "bashful-boris")
    assert s.game.rung == 0  # not before the Power-Up
    power_up(s)
    assert s.game.rung == 1
    s.put("bashful-boris", 8, 8)
    fall(s, "bashful-boris")
    fall(s, "trent")
    power_up(s)
    assert s.game.rung == 3


@pytest.mark.rule("SD-MIGHTY-02")
def test_only_minions_and_elites_profit() -> None:
    s = den()
    s.game.rung = 2
    for card, x, y in (
        ("mook", 8, 0),
        ("wisp", 9, 0),
        ("trent", 8, 3),
        ("booty-biter", 8, 6),
        ("bramble-knight", 12, 9),
    ):
        s.put(card, x, y)
    s.put("forgotten-king", 12, 3)
    bonus = {card: ladder(s.game, s.n(card)) for card in ("mook", "wisp", "trent", "booty-biter", "bramble-knight")}
    assert bonus == {"mook": (1, 1), "wisp": (1, 1), "trent": (0, 0), "booty-biter": (0, 0), "bramble-knight": (0, 0)}
    assert ladder(s.game, s.n("forgotten-king")) == (0, 0)


@pytest.mark.rule("SD-MIGHTY-03")
def test_first_rung_a_star_on_defense() -> None:
    s = den()
    s.game.rung = 1
    mook = s.put("mook", 1, 1)  # 1 star of armor
    s.activate(KNIGHT)
    s.dice("r1", "r1")
    s.choose("act melee-attack mook-1")
    assert s.place(mook) == (1, 1)  # 2 against 1 + 1
    s.dice("r2", "r1")
    s.choose("act melee-attack mook-1")
    assert s.place(mook) is None


@pytest.mark.rule("SD-MIGHTY-04")
def test_second_rung_a_star_on_offense_too() -> None:
    s = den()
    s.game.rung = 2
    mook = s.put("mook", 1, 1)
    assert ladder(s.game, mook) == (1, 1)
    s.activate(mook)
    s.dice("b1", "b0", "b0", "b1", "b0", "r0")
    s.choose(f"act melee-attack {KNIGHT}")
    assert s.wounds(KNIGHT) == 1  # 1 + 1 against 1


@pytest.mark.rule("SD-MIGHTY-05", "SD-MIGHTY-06")
def test_third_and_fourth_rung() -> None:
    s = den()
    mook = s.put("mook", 1, 1)
    found = []
    for rung in (3, 4):
        s.game.rung = rung
        found.append(ladder(s.game, mook))
    assert found == [(1, 2), (2, 2)]
    s.activate(KNIGHT)
    s.dice("r2", "r1")
    s.choose("act melee-attack mook-1")
    assert s.place(mook) == (1, 1)  # 3 against 1 + 2


@pytest.mark.rule("SD-MIGHTY-07")
def test_fifth_rung_a_status_of_the_consuls_choice() -> None:
    s = den()
    s.game.rung = 4
    s.put("trent", 8, 8)
    fall(s, "trent")
    power_up(s)
    assert s.seat == 1 and s.options("status") == ["bane", "fire", "hex", "ice", "knockdown", "poison", "slow"]
    s.choose("status fire")
    assert (s.game.rung, s.game.rung_status) == (5, FIRE)
    wisp = s.put("wisp", 1, 1)
    s.activate(wisp)
    attacks = [one for one in s.options("act") if one.endswith(KNIGHT) and "attack" in one]
    s.dice("b2", "b2", "b2", "b0", "b0", "r0")
    s.choose(f"act {attacks[0]}")
    while s.prompt not in ("act", "idle"):
        s.choose(s.options()[0])
    assert "fire" in s.statuses(KNIGHT)
    s.finish()
    s.put("trent", 8, 8)
    fall(s, "trent")
    power_up(s)
    assert s.rests and (s.game.rung, s.game.rung_status) == (5, FIRE)  # a sixth changes nothing


@pytest.mark.rule("SD-MIGHTY-08")
def test_no_mini_boss_left_is_a_rung() -> None:
    s = den()
    s.put("bashful-boris", 8, 8)
    s.put("trent", 12, 8)
    s.put("bramble-knight", 8, 12)
    s.put("old-growth-hollow-1", 12, 12)
    fall(s, "bramble-knight")
    power_up(s)
    assert s.rests and s.game.rung == 1
    assert len([n for n in s.game.on_map(1) if s.game.rank(n) == MINI_BOSS]) == 2


# ---------------------------------------------------------------------- boss spawn
def two_tiles(**options: str) -> Scene:
    s = Scene(rows=[["." * 8] * 8, ["." * 8] * 8], options=options)
    s.put(KNIGHT, 0, 0, potions=0)
    s.put("bramble-knight", 4, 4)
    s.put("old-growth-hollow-1", 12, 4)
    s.put("old-growth-hollow-2", 12, 0)
    s.game.side = 0
    return s


@pytest.mark.rule("SD-BOSSSPAWN-01")
def test_a_mini_boss_anywhere_on_the_tile_of_the_destroyed_point() -> None:
    s = two_tiles()
    s.put("mook", 9, 1)
    fall(s, "old-growth-hollow-1")
    power_up(s)
    assert s.seat == 1 and s.prompt == "mini-boss"
    places = s.options("place")
    assert {one.split()[0] for one in places} == {"bashful-boris", "trent"}
    assert all([8 <= int(one.split()[1]) <= 14 for one in places])
    assert "trent 8 6" in places and "trent 12 4" in places
    assert s.why_not("place trent 7 4") == "SD-BOSSSPAWN-01"  # half on the other tile
    assert s.why_not("place trent 8 1") == "SD-BOSSSPAWN-01"  # on the Mook
    s.choose("1:place trent 8 6")
    assert s.rests and s.place("trent") == (8, 6)


@pytest.mark.rule("SD-BOSSSPAWN-01")
def test_two_points_on_two_tiles_bring_one_each_and_the_consul_may_decline() -> None:
    s = two_tiles()
    fall(s, "bramble-knight")
    fall(s, "old-growth-hollow-1")
    power_up(s, "place trent 0 4")
    assert s.prompt == "mini-boss" and s.why_not("place bashful-boris 2 6") == "SD-BOSSSPAWN-01"
    s.choose("place bashful-boris 10 5")
    assert s.rests and (s.place("trent"), s.place("bashful-boris")) == ((0, 4), (10, 5))
    s = two_tiles()
    fall(s, "bramble-knight")
    power_up(s, "1:pass")
    assert s.rests and s.game.rung == 0  # no rung for it


@pytest.mark.rule("SD-BOSSSPAWN-02")
def test_it_may_act_in_the_very_next_consul_turn() -> None:
    s = two_tiles()
    fall(s, "bramble-knight")
    power_up(s, "place bashful-boris 4 4")
    s.run(ConsulTurn())
    assert "activate bashful-boris" in s.options()


@pytest.mark.rule("SD-BOSSSPAWN-03")
def test_the_last_point_brings_the_boss_and_no_mini_boss() -> None:
    s = two_tiles()
    fall(s, "bramble-knight")
    power_up(s, "pass")
    fall(s, "old-growth-hollow-1")
    power_up(s)
    assert s.prompt == "mini-boss"  # the other figure of the pair still stands
    s.choose("pass")
    fall(s, "old-growth-hollow-2")
    power_up(s)
    assert s.seat == 1 and {one.split()[0] for one in s.options("place")} == {"forgotten-king"}
    assert "pass" not in s.options()  # it must come
    assert all([8 <= int(one.split()[1]) <= 14 for one in s.options("place")])
    s.choose("place forgotten-king 10 2")
    assert s.rests and s.place("forgotten-king") == (10, 2)
    assert not [n for n in s.game.on_map(1) if s.game.rank(n) == MINI_BOSS]


@pytest.mark.rule("SD-BOSSSPAWN-04")
def test_the_last_two_points_in_one_turn() -> None:
    s = two_tiles()
    fall(s, "bramble-knight")
    power_up(s, "pass")
    fall(s, "old-growth-hollow-1")
    fall(s, "old-growth-hollow-2")
    power_up(s, "place trent 8 6", "place forgotten-king 10 2")
    assert s.rests and s.place("trent") == (8, 6) and s.place("forgotten-king") == (10, 2)


@pytest.mark.rule("SD-BOSSSPAWN-04", "SD-DIFF-09")
@pytest.mark.parametrize("one_coin", ["off", "on"])
def test_of_points_destroyed_together_the_consul_names_the_last(one_coin: str) -> None:
    s = two_tiles(**{"one-coin": one_coin})
    fall(s, "old-growth-hollow-2")
    power_up(s, "pass")
    death.destroy(s.game, s.n("bramble-knight"))
    death.destroy(s.game, s.n("old-growth-hollow-1"))  # in the same action: the coins do not yet lie
    power_up(s)
    assert s.seat == 1 and s.options() == ["last 1", "last 2"]
    s.choose("last 1")
    s.choose("place trent 8 6", "place forgotten-king 2 2")  # the mini-boss on tile 2, the boss on tile 1
    assert s.rests


@pytest.mark.rule("SD-BOSSSPAWN-04", "SD-DIFF-09")
@pytest.mark.parametrize("one_coin", ["off", "on"])
def test_points_destroyed_by_two_actions_are_not_destroyed_together(one_coin: str) -> None:
    s = two_tiles(**{"one-coin": one_coin})
    fall(s, "old-growth-hollow-2")
    power_up(s, "pass")
    for point in ("bramble-knight", "old-growth-hollow-1"):
        death.destroy(s.game, s.n(point))
        s.run(death.drops(s.game))  # the end of the action
        s.finish()
    power_up(s)
    assert s.prompt == "mini-boss" and all([int(one.split()[1]) < 8 for one in s.options("place")])


@pytest.mark.rule("SD-BOSSSPAWN-05")
def test_a_destroyed_mini_boss_may_come_again() -> None:
    s = two_tiles()
    s.put("bashful-boris", 4, 0, wounds=3, statuses=POISON)
    s.put("trent", 0, 5)
    fall(s, "bashful-boris")
    fall(s, "bramble-knight")
    power_up(s, "place bashful-boris 4 4")
    boris = s.game.models[s.n("bashful-boris")]
    assert (boris.wounds, boris.statuses, s.place("bashful-boris")) == (0, 0, (4, 4))


@pytest.mark.rule("SD-BOSSSPAWN-05")
def test_or_not_where_the_table_reads_it_so() -> None:
    s = two_tiles(**{"mini-bosses-return": "off"})
    s.put("bashful-boris", 4, 0)
    s.put("trent", 0, 5)
    fall(s, "bashful-boris")
    fall(s, "bramble-knight")
    power_up(s)
    assert s.rests and s.game.rung == 2 and s.place("bashful-boris") is None  # one for Boris, one for nobody to place


@pytest.mark.rule("SD-BOSSSPAWN-06")
def test_example_a_hollow_falls_and_boris_comes() -> None:
    s = two_tiles()
    one, two = s.n("old-growth-hollow-1"), s.n("old-growth-hollow-2")
    assert s.game.card(one).hearts == 4
    s.game.change(one, wounds=3)
    s.game.change(two, wounds=1)
    death.wound(s.game, one, 1)
    assert s.place(one) is None
    s.run(death.Drops())
    s.choose("0:drop coin 12 5")
    s.game.loot_due = 0
    s.run(PowerUp())
    s.choose("1:place bashful-boris 12 4")
    assert s.rests and s.tokens("coin") == [(12, 5)] and (s.place(two), s.wounds(two)) == ((12, 0), 1)


# ---------------------------------------------------------------------- the boss fight
def fight(rows: object = None, wounds: int = 0, **changes: int) -> Scene:
    s = den(rows)
    s.put("forgotten-king", 8, 8, wounds=wounds, **changes)
    return s


@pytest.mark.rule("SD-BOSS-01")
def test_the_boss_comes_on_the_last_tile_and_its_card_applies_from_then_on() -> None:
    s = two_tiles()
    s.game.loot = tuple([s.card(id) for id in ("dwarven-axe", "chainmail", "bent-nail")])
    fall(s, "bramble-knight")
    fall(s, "old-growth-hollow-1")
    fall(s, "old-growth-hollow-2")
    assert not s.said("boss-fight")
    power_up(s, "pass", "pass", "place forgotten-king 10 2")
    assert s.said("boss-fight") and s.game.tiles_of(s.n("forgotten-king")) == [1]
    s.game.side = 0
    death.wound(s.game, s.n("forgotten-king"), 2)  # King's Riches: a Loot card for each wound
    s.run(PowerUp())
    assert len(s.said("gains-loot")) == 2 and len(s.game.backpack) == 2


@pytest.mark.rule("SD-BOSS-02")
def test_the_boss_takes_the_free_activation_and_a_mini_boss_beside_it_is_paid_for() -> None:
    s = fight()
    for _ in range(2):
        s.run(ConsulTurn())
        s.choose("activate forgotten-king", "end")
        assert s.game.skulls_spent == 0
        s.finish()
    s.put("trent", 12, 12)
    s.run(ConsulTurn())
    s.choose("activate forgotten-king", "end", "activate trent", "end")
    assert s.game.skulls_spent == s.game.card(s.n("trent")).skulls


@pytest.mark.rule("SD-BOSS-03")
def test_without_points_the_consul_only_activates() -> None:
    s = fight()
    s.put("mook", 12, 0)
    s.run(ConsulTurn())
    assert s.options() == ["activate forgotten-king", "activate mook-1", "end"]
    s.choose("end")
    s.run(HeroTurn())
    assert s.prompt == "hero-turn"  # and turns go on


@pytest.mark.rule("SD-BOSS-03")
def test_the_last_point_gone_nothing_is_spawned_but_the_monsters_stay() -> None:
    s = den()
    mook = s.put("mook", 12, 0)
    point = s.put("bramble-knight", 8, 8)
    s.run(ConsulTurn())
    assert s.options("spawn") == ["bramble-knight"]
    s.choose("end")
    fall(s, "bramble-knight")
    power_up(s)
    s.finish()
    assert s.place("forgotten-king") is not None and s.place(point) is None
    assert s.place(mook) == (12, 0)
    s.run(ConsulTurn())
    assert s.options() == ["activate forgotten-king", "activate mook-1", "end"]
    assert s.why_not("spawn bramble-knight") == "SD-SPAWN-01"


# ---------------------------------------------------------------------- time-out
@pytest.mark.rule("SD-TIMEOUT-01")
@pytest.mark.parametrize(("hearts", "before", "at"), [(8, 3, 4), (9, 4, 5)])
def test_it_is_due_at_half_the_hearts(monkeypatch: pytest.MonkeyPatch, hearts: int, before: int, at: int) -> None:
    s = fight()
    king = s.n("forgotten-king")
    monkeypatch.setattr(s.game.card(king), "hearts", hearts)
    death.wound(s.game, king, before)
    assert s.game.time_out == NOT_YET
    death.wound(s.game, king, at - before)
    assert s.game.time_out == DUE


@pytest.mark.rule("SD-TIMEOUT-02")
def test_it_breaks_into_a_heros_activation_which_then_goes_on() -> None:
    s = fight(wounds=3)
    s.game.put(s.n(KNIGHT), s.at(7, 8))
    s.activate(KNIGHT)
    s.choose("move 7 9")
    s.dice("r3", "r3", "b0", "b0", "g1")
    s.choose("act melee-attack forgotten-king")
    while s.prompt != "time-out":
        s.choose("pass")
    assert s.seat == 1 and s.game.models[s.n(KNIGHT)].at == s.at(7, 9)
    s.choose("1:done", "1:pass")
    assert s.seat == 0 and s.prompt == "act" and s.left() == (2, 5)
    s.choose("move 6 9")


@pytest.mark.rule("SD-TIMEOUT-02", "SD-TIMEOUT-03")
def test_statuses_of_the_boss_go_those_of_the_triggering_action_too() -> None:
    s = fight(wounds=3, statuses=FIRE)
    s.game.put(s.n(PRINCESS), s.at(6, 8))
    s.activate(PRINCESS)
    s.dice("b2", "b2", "r3", "r3", "b0", "b0", "g1")
    s.choose("act stinging-shot forgotten-king")  # Ice
    while s.prompt != "time-out":
        s.choose("pass")
    assert s.wounds("forgotten-king") == 4 and s.statuses("forgotten-king") == []
    assert s.said("suffers")[-1]["status"] == "#status.ice"


@pytest.mark.rule("SD-TIMEOUT-02", "SD-TRAP-10")
def test_a_trap_that_explore_brings_to_light_may_call_for_it() -> None:
    s = fight(wounds=3)
    s.game.put(s.n(KNIGHT), s.at(6, 9))
    s.game.explore = (s.card("wall-of-fire"),)
    s.activate(KNIGHT)
    s.dice("b2", "b2", "r0", "b0", "b0", "gx")
    s.choose("act explore", "1:template 7 6 s")
    assert (s.seat, s.prompt) == (1, "time-out") and s.wounds("forgotten-king") == 4
    s.choose("1:done", "1:pass")
    assert s.prompt == "act" and s.left() == (1, 6)


def time_out(s: Scene, *choices: str) -> None:
    s.game.time_out = DUE
    s.run(TimeOut())
    s.choose(*choices)


@pytest.mark.rule("SD-TIMEOUT-03")
def test_all_statuses_of_the_boss_are_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    s = fight(wounds=4, statuses=ICE)
    monkeypatch.setattr(s.game.kit.fight, "timeout", "")  # a card without a time-out entry
    time_out(s)
    assert s.statuses("forgotten-king") == []


@pytest.mark.rule("SD-TIMEOUT-04")
@pytest.mark.parametrize(("hearts", "wounds", "after"), [(8, 5, 4), (8, 4, 4), (9, 6, 4), (9, 5, 4)])
def test_it_is_healed_to_half(monkeypatch: pytest.MonkeyPatch, hearts: int, wounds: int, after: int) -> None:
    s = fight(wounds=wounds)
    monkeypatch.setattr(s.game.card(s.n("forgotten-king")), "hearts", hearts)
    time_out(s)
    assert s.wounds("forgotten-king") == after


@pytest.mark.rule("SD-TIMEOUT-05")
def test_last_stand_makes_monsters_immune() -> None:
    s = fight(wounds=4)
    for card, x in (("wisp", 4), ("mook", 6), ("trent", 12)):
        s.put(card, x, 0, statuses=FIRE)
    time_out(s)
    assert [s.statuses(card) for card in ("wisp", "mook", "trent")] == [[], [], ["fire"]]  # not the mini-boss
    inflict(s.game, s.n("wisp"), FIRE)
    inflict(s.game, s.n("forgotten-king"), FIRE)
    assert s.statuses("wisp") == [] and s.statuses("forgotten-king") == []


@pytest.mark.rule("SD-TIMEOUT-06")
def test_six_skull_points_of_monsters_come() -> None:
    s = fight(wounds=4)
    time_out(s)
    kinds = s.options("summon")
    assert set(kinds) == {"grobbit-executioner", "frog-knight", "billmen", "sprout", "wisp", "turniphead", "mook"}
    assert s.why_not("summon trent") == "SD-TIMEOUT-06" and s.why_not("summon booty-biter") == "SD-TIMEOUT-06"
    pool = s.game.kit.defs["bramble-knight"].pool
    recard(s, "bramble-knight", pool=(*pool, ("trent", 1)))
    s.again()
    assert s.options("summon") == kinds, "a Super of the pool is no choice either"
    s.choose("summon grobbit-executioner", "summon billmen", "summon turniphead", "summon turniphead")
    assert s.prompt != "time-out"  # 3 + 1 + 1 + 1: all six are spent
    near = s.game.board.spread(s.game.feet(s.n("forgotten-king")), 2)
    while s.prompt == "place":
        s.choose(s.options()[0])
    came = [n for n in s.game.on_map(1) if n != s.n("forgotten-king")]
    assert sorted([s.game.models[n].card for n in came]) == [
        "billmen",
        "grobbit-executioner",
        "turniphead",
        "turniphead",
    ]
    assert all([s.game.feet(n) & near for n in came])


@pytest.mark.rule("SD-TIMEOUT-06")
def test_a_seventh_skull_point_is_refused_and_fewer_are_allowed() -> None:
    s = fight(wounds=4)
    time_out(s, "summon grobbit-executioner", "summon frog-knight")
    assert "wisp" not in s.options("summon") and s.why_not("summon wisp") == "SD-TIMEOUT-06"
    assert "billmen" in s.options("summon")
    s.choose("done")
    while s.prompt == "place":
        s.choose(s.options()[0])
    assert s.prompt == "relocate" and len(s.game.on_map(1)) == 3


@pytest.mark.rule("SD-TIMEOUT-07")
def test_the_boss_may_be_placed_within_ten_squares() -> None:
    s = Scene(rows=["." * 24] * 4)
    s.put(KNIGHT, 8, 0)
    s.put(HUNTRESS, 8, 2)
    s.put("forgotten-king", 4, 1, wounds=4)  # 4-5
    time_out(s, "done")
    assert s.prompt == "relocate" and s.seat == 1
    assert "place forgotten-king 15 1" in s.options()  # its nearest square is 10 away, Heroes stand between
    assert s.why_not("place forgotten-king 16 1") == "SD-TIMEOUT-07"  # 11
    assert s.why_not("place forgotten-king 8 2") == "SD-TIMEOUT-07"  # taken
    assert "place forgotten-king 5 1" in s.options() and "place forgotten-king 4 1" not in s.options()
    s.choose("place forgotten-king 15 1")
    assert s.rests and s.place("forgotten-king") == (15, 1)


@pytest.mark.rule("SD-TIMEOUT-08")
def test_example_the_knights_massive_sword() -> None:
    s = fight(rows=["." * 24] * 12, wounds=3)
    king, knight = s.n("forgotten-king"), s.n(KNIGHT)
    s.game.change(king, statuses=ICE)
    s.game.put(knight, s.at(7, 8))
    s.game.put(s.n(PRINCESS), s.at(21, 8))
    s.activate(KNIGHT)
    moves = s.left()[1]
    s.dice("r3", "r3", "g3", "b0", "b0", "g1")
    s.choose("act massive-sword forgotten-king")
    while s.prompt != "time-out":
        s.choose("pass")
    assert s.wounds(king) == 4 and s.statuses(king) == [] and s.game.time_out == PAST
    assert s.said("heals")[-1]["n"] == 1, "of five wounds one is healed"
    pool = len([n for card in ("turniphead", "billmen", "grobbit-executioner") for n in s.game.pool(card)])
    s.choose("summon grobbit-executioner", "summon billmen", "summon turniphead", "summon turniphead")
    while s.prompt == "place":
        s.choose(s.options()[0])
    left = len([n for card in ("turniphead", "billmen", "grobbit-executioner") for n in s.game.pool(card)])
    assert pool - left == 4
    s.choose("place forgotten-king 19 8")
    assert s.game.board.apart(s.game.feet(king), s.game.feet(s.n(PRINCESS))) == 1
    assert s.seat == 0 and s.prompt == "act" and s.left() == (0, moves)


@pytest.mark.rule("SD-TIMEOUT-08")
def test_half_its_hearts_lost_again_is_no_second_time_out() -> None:
    s = fight(wounds=4)
    time_out(s, "done", "pass")
    s.game.change(s.n("forgotten-king"), wounds=3)  # healed since
    s.game.put(s.n(KNIGHT), s.at(7, 8))
    s.activate(KNIGHT)
    s.dice("r3", "r3", "b0", "b0", "g1")
    s.choose("act melee-attack forgotten-king")
    assert s.wounds("forgotten-king") == 4 and s.prompt == "act" and s.game.time_out == PAST


@pytest.mark.rule("SD-TIMEOUT-08")
def test_a_hit_that_destroys_the_boss_ends_the_game_without_a_time_out() -> None:
    s = fight(wounds=3)
    death.wound(s.game, s.n("forgotten-king"), 5)
    assert s.game.outcome == (0,)


# ---------------------------------------------------------------------- who wins
@pytest.mark.rule("SD-WIN-01")
def test_the_consul_wins_when_no_hero_is_left() -> None:
    s = den()
    s.game.coins = 1
    s.put("mr-chompers", 5, 5, master=s.n(KNIGHT), seat=0)
    death.destroy(s.game, s.n(HUNTRESS))
    death.destroy(s.game, s.n(PRINCESS))
    assert s.game.outcome is None
    death.destroy(s.game, s.n(KNIGHT))
    assert s.game.outcome == (1,)


@pytest.mark.rule("SD-WIN-02")
def test_the_heroes_win_when_the_boss_is_destroyed() -> None:
    s = Scene(players=4)
    s.put(KNIGHT, 0, 0)
    s.put("forgotten-king", 8, 8)
    for x in range(6):
        s.put("mook", x, 11)
    death.wound(s.game, s.n("forgotten-king"), 8)
    assert s.game.outcome == (0, 1, 2)
