"""SD-SPAWN, SD-CREEP: monsters that come out of spawning points, and creeps that Explore cards bring."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.super_dungeon.rules.abilities import INSIGNIFICANT
from tablee.games.super_dungeon.rules.procedures import death
from tablee.games.super_dungeon.rules.procedures.consul import ConsulTurn
from tablee.games.super_dungeon.rules.procedures.exploring import Explore
from tablee.games.super_dungeon.rules.procedures.powerup import PowerUp
from tablee.games.super_dungeon.rules.ranks import CREEP, PARTY
from tablee.games.super_dungeon.rules.values import abilities
from tests.games.super_dungeon.scene import Scene

HOLLOWS = ("bramble-knight", "old-growth-hollow")


def nest(points: tuple[str, ...] = HOLLOWS, **options: str) -> Scene:
    s = Scene(points=points, options=options)
    s.hero("questing-knight", 0, 0, potions=0)
    return s


def empty_pool(s: Scene, *but: str) -> None:
    """Nothing is left to spawn, save for these."""
    for n, figure in enumerate(s.game.kit.figures):
        if figure.card in ("frog-knight", "billmen", "grobbit-executioner", "sprout", "wisp", "turniphead", "mook"):
            s.game.change(n, gone=s.game.kit.handles[n] not in but and s.game.models[n].at < 0)


def spawn(s: Scene, point: str) -> list[str]:
    """A spawn turn at this point, everything on the first squares; what came."""
    before = s.game.on_map(1)
    s.run(ConsulTurn())
    s.choose(f"1:spawn {point}")
    while not s.rests:
        s.choose(s.options()[0])
    return sorted([s.game.models[n].card for n in s.game.on_map(1) if n not in before])


# ---------------------------------------------------------------------- which point
@pytest.mark.rule("SD-SPAWN-01")
def test_one_point_spawns_its_own_list() -> None:
    s = nest(("bramble-knight", "egg-clutch", "fungal-growth"))
    for k, point in enumerate(("bramble-knight", "egg-clutch", "fungal-growth")):
        s.put(point, 4 * k, 5)
    assert set(spawn(s, "egg-clutch")) == {"wyrmling", "whelp", "hatchling"}
    assert [s.wounds(point) for point in ("bramble-knight", "egg-clutch", "fungal-growth")] == [0, 1, 0]


@pytest.mark.rule("SD-SPAWN-01")
def test_without_a_point_there_is_no_spawning() -> None:
    s = nest()
    s.put("mook", 5, 5)
    s.run(ConsulTurn())
    assert s.options() == ["activate mook-1", "end"] and s.why_not("spawn bramble-knight") == "SD-SPAWN-01"


@pytest.mark.rule("SD-SPAWN-02")
def test_all_that_is_in_the_pool_comes_whatever_its_level() -> None:
    s = nest()
    s.put("old-growth-hollow-1", 5, 5)
    for x in range(4):
        s.put("mook", x, 11)
    assert Counter(spawn(s, "old-growth-hollow-1")) == {"mook": 2, "turniphead": 2, "wisp": 2, "sprout": 1}


@pytest.mark.rule("SD-SPAWN-02")
def test_a_point_with_nothing_in_the_pool_cannot_spawn() -> None:
    s = nest()
    point = s.put("bramble-knight", 5, 5)
    empty_pool(s)
    s.put("mook", 11, 11)
    s.run(ConsulTurn())
    assert s.options("spawn") == [] and s.why_not("spawn bramble-knight") == "SD-SPAWN-02"
    assert s.wounds(point) == 0


@pytest.mark.rule("SD-SPAWN-08")
def test_not_in_two_turns_running() -> None:
    s = nest()
    s.put("bramble-knight", 5, 5)
    s.put("mook", 11, 11)
    spawn(s, "bramble-knight")
    death.wound(s.game, s.n("billmen-1"), 1)
    s.run(ConsulTurn())
    assert s.options("spawn") == [] and s.why_not("spawn bramble-knight") == "SD-SPAWN-08"
    s.choose("end")
    s.run(ConsulTurn())
    assert s.options("spawn") == ["bramble-knight"]


# ---------------------------------------------------------------------- where
@pytest.mark.rule("SD-SPAWN-03")
def test_free_squares_within_two_of_the_point() -> None:
    s = nest()
    s.put("bramble-knight", 5, 5)  # 5-6, 5-6
    s.hero("princess-emerald", 3, 3)
    empty_pool(s, "billmen-1")
    s.run(ConsulTurn())
    s.choose("spawn bramble-knight")
    assert "place billmen-1 3 4" in s.options() and "place billmen-1 8 8" in s.options()  # distance 2
    assert s.why_not("place billmen-1 9 8") == "SD-SPAWN-03"  # distance 3
    assert s.why_not("place billmen-1 3 3") == "SD-SPAWN-03"  # somebody is there
    assert s.why_not("place billmen-1 5 5") == "SD-SPAWN-03"  # the point itself
    assert len(s.options()) == 36 - 4 - 1


@pytest.mark.rule("SD-SPAWN-03")
def test_distance_goes_around_walls_and_no_sight_is_needed() -> None:
    s = Scene(rows=["........"] * 3, walls=["v 4 0-2"])
    s.hero("questing-knight", 7, 2)
    s.put("bramble-knight", 2, 0)  # 2-3, 0-1
    empty_pool(s, "billmen-1")
    s.run(ConsulTurn())
    s.choose("spawn bramble-knight")
    assert "place billmen-1 4 2" in s.options() and "place billmen-1 5 0" not in s.options()
    assert s.why_not("place billmen-1 4 0") == "SD-SPAWN-03"  # beside it, but three steps around the wall
    assert "place billmen-1 4 1" in s.options()  # two steps around the end of the wall, out of sight of its upper half


@pytest.mark.rule("SD-SPAWN-05")
def test_one_square_of_a_large_base_is_enough() -> None:
    s = nest()
    s.put("bramble-knight", 5, 5)
    empty_pool(s, "grobbit-executioner")
    s.run(ConsulTurn())
    s.choose("spawn bramble-knight")
    assert "place grobbit-executioner 8 8" in s.options()  # 8 8 is 2 away, its other squares 3
    assert "place grobbit-executioner 2 2" in s.options()
    assert s.why_not("place grobbit-executioner 9 8") == "SD-SPAWN-03"


@pytest.mark.rule("SD-SPAWN-06")
def test_no_room_for_all() -> None:
    """Three free squares for five monsters: the Consul picks which come."""
    s = Scene(rows=["   .  ", "  ..  ", "  ....", "    . "], points=("bramble-knight",) * 3)
    s.put("bramble-knight-1", 2, 1)
    empty_pool(s, "billmen-1", "billmen-2", "billmen-3", "frog-knight-1", "frog-knight-2")
    s.hero("questing-knight", 4, 3)
    s.run(ConsulTurn())
    s.choose("spawn bramble-knight-1")
    kinds = {one.split()[1] for one in s.options()}
    assert kinds == {"billmen-1", "frog-knight-1"}  # its choice
    s.choose(next(one for one in s.options() if "billmen" in one))
    while not s.rests:
        s.choose(next((one for one in s.options() if "billmen" in one), s.options()[0]))
    came = Counter([s.game.models[n].card for n in s.game.on_map(1)])
    assert came == {"bramble-knight": 1, "billmen": 3} and len(s.game.pool("frog-knight")) == 2
    assert s.wounds("bramble-knight-1") == 1


@pytest.mark.rule("SD-SPAWN-06")
def test_what_does_not_fit_stays_in_the_pool() -> None:
    s = Scene(rows=["....."] * 2)
    s.put("bramble-knight", 0, 0)
    s.hero("questing-knight", 4, 0)
    for x, y in ((2, 0), (3, 0)):
        s.put("mook", x, y)
    assert Counter(spawn(s, "bramble-knight")).total() == 2  # (2,1) and (3,1)
    assert s.wounds("bramble-knight") == 1


# ---------------------------------------------------------------------- pairs and copies
@pytest.mark.rule("SD-SPAWN-04")
def test_a_pair_spawns_near_either_figure_and_both_are_wounded() -> None:
    s = nest()
    one, two = s.put("old-growth-hollow-1", 2, 5), s.put("old-growth-hollow-2", 9, 5)
    s.run(ConsulTurn())
    assert s.options("spawn") == ["old-growth-hollow-1"]
    s.choose("spawn old-growth-hollow-1")
    offered = s.options("place")
    assert any([one.endswith(" 2 7") for one in offered]) and any([one.endswith(" 9 7") for one in offered])
    while not s.rests:
        s.choose(s.options()[0])
    assert (s.wounds(one), s.wounds(two)) == (1, 1)


@pytest.mark.rule("SD-SPAWN-04")
def test_the_figure_that_is_left_spawns_the_whole_list() -> None:
    s = nest()
    one, two = s.put("old-growth-hollow-1", 2, 5), s.put("old-growth-hollow-2", 9, 5)
    death.wound(s.game, one, 4)
    assert Counter(spawn(s, "old-growth-hollow-2")) == {"mook": 6, "turniphead": 2, "wisp": 2, "sprout": 1}
    assert s.wounds(two) == 1
    near = s.game.board.spread(s.game.feet(two), 2)
    assert all([s.game.feet(n) & near for n in s.game.on_map(1)])


@pytest.mark.rule("SD-SPAWN-07")
def test_spawning_may_destroy_the_point() -> None:
    s = nest()
    s.put("bramble-knight", 5, 5, wounds=2)
    s.put("old-growth-hollow-1", 1, 8)
    came = spawn_to_the_coin(s)
    assert len(came) == 7 and s.tokens("coin") == [(6, 6)]
    assert s.game.models[s.n("bramble-knight")].gone and len(s.game.on_map(1)) == 7 + 1
    assert s.game.loot_due == 0  # a Consul Turn
    s.run(PowerUp())
    assert s.prompt == "mini-boss"  # boss spawning


def spawn_to_the_coin(s: Scene) -> list[str]:
    s.run(ConsulTurn())
    s.choose("spawn bramble-knight")
    while s.prompt != "drop":
        s.choose(s.options()[0])
    assert s.options() == ["drop coin 5 5", "drop coin 6 5", "drop coin 5 6", "drop coin 6 6"]
    s.choose("0:drop coin 6 6")
    assert s.rests
    return [s.game.models[n].card for n in s.game.on_map(1) if s.game.rank(n) != "spawning-point"]


@pytest.mark.rule("SD-SPAWN-09")
def test_copies_share_the_pool_by_name() -> None:
    s = nest(("bramble-knight",) * 3)
    s.put("bramble-knight-1", 1, 5)
    s.put("bramble-knight-2", 8, 5)
    assert Counter(spawn(s, "bramble-knight-1")) == {"grobbit-executioner": 1, "frog-knight": 2, "billmen": 4}
    for n in [n for n in s.game.on_map(1) if s.game.rank(n) != "spawning-point"]:
        death.destroy(s.game, n)
    empty_pool(s, "billmen-1", "billmen-2")
    s.game.spawned = False
    assert spawn(s, "bramble-knight-2") == ["billmen", "billmen"]  # those that the first one had brought


@pytest.mark.rule("SD-SPAWN-09")
def test_a_point_brings_only_what_its_card_lists() -> None:
    s = nest()
    s.put("old-growth-hollow-1", 5, 5)
    empty_pool(s, "mook-1", "frog-knight-1")
    assert spawn(s, "old-growth-hollow-1") == ["mook"]


@pytest.mark.rule("SD-SPAWN-10")
def test_example_two_mooks_a_turnip_head_and_the_sprout() -> None:
    s = nest()
    one = s.put("old-growth-hollow-1", 1, 5, wounds=2)
    two = s.put("old-growth-hollow-2", 9, 5)
    for x in range(6):
        s.put("mook", x, 11)
    for k, card in enumerate(("turniphead", "turniphead", "wisp", "wisp")):
        s.put(card, 7 + k, 11)
    for handle in ("mook-1", "mook-2", "turniphead-1"):
        death.destroy(s.game, s.n(handle))
    s.run(ConsulTurn())
    s.choose("spawn old-growth-hollow-1")
    came = {}
    where = {"mook": (1, 2, 3, 4), "turniphead": (9, 10), "sprout": (9, 10)}
    while not s.rests:
        card = s.options()[0].split()[1].rsplit("-", 1)[0] if "-" in s.options()[0] else "sprout"
        pick = next(o for o in s.options() if int(o.split()[2]) in where[card])
        came[pick.split()[1]] = card
        s.choose(pick)
    assert sorted(came.values()) == ["mook", "mook", "sprout", "turniphead"]
    assert (s.wounds(one), s.wounds(two)) == (3, 1)
    assert all(
        [
            s.game.board.apart(s.game.feet(s.n(h)), s.game.feet(one if c == "mook" else two)) <= 2
            for h, c in came.items()
        ]
    )


@pytest.mark.rule("SD-SPAWN-11")
def test_a_shapeshifter_in_its_other_form_cannot_be_spawned() -> None:
    s = nest()
    s.put("old-growth-hollow-1", 5, 5)
    sprout = s.put("sprout", 0, 5, card="king-sprout")
    assert "sprout" not in spawn(s, "old-growth-hollow-1")
    death.destroy(s.game, sprout)
    s.game.spawned = False
    assert spawn(s, "old-growth-hollow-1") == ["sprout"] and s.game.models[sprout].card == "sprout"


# ---------------------------------------------------------------------- creeps
def draw(s: Scene, card: str, tile: int = 0, kind: str = "rabid-squirrel") -> list[int]:
    """An Explore card is drawn for a tile; creeps of one kind, on the first squares; who came."""
    before = [n for side in (0, 1) for n in s.game.on_map(side)]
    s.game.explore = (s.card(card),)
    s.run(Explore(tile, s.n("questing-knight")))
    while not s.rests:
        wanted = f"creep {kind}"
        s.choose(wanted if wanted in s.options() else s.options()[0])
    return [n for side in (0, 1) for n in s.game.on_map(side) if n not in before]


@pytest.mark.rule("SD-CREEP-01")
def test_creeps_come_from_explore_cards_only() -> None:
    s = nest()
    s.put("old-growth-hollow-1", 5, 5)
    came = draw(s, "armory")
    assert len(came) == 3 and all([s.game.rank(n) == CREEP for n in came])
    assert not [card for card in spawn(s, "old-growth-hollow-1") if s.game.kit.defs[card].rank == CREEP]


@pytest.mark.rule("SD-CREEP-02")
def test_creeps_stand_near_the_point_of_the_tile_and_may_be_of_any_kinds() -> None:
    s = Scene(rows=[["." * 8] * 8, ["." * 8] * 8])
    s.hero("questing-knight", 0, 0)
    here, there = s.put("old-growth-hollow-1", 3, 3), s.put("old-growth-hollow-2", 11, 3)
    s.game.explore = (s.card("armory"),)
    s.run(Explore(1, s.n("questing-knight")))
    s.choose("1:creep rabid-squirrel", "1:creep giri", "1:creep giri")
    while not s.rests:
        assert s.seat == 1
        s.choose(s.options()[-1])
    creeps = [n for n in s.game.on_map(1) if s.game.rank(n) == CREEP]
    assert sorted([s.game.models[n].card for n in creeps]) == ["giri", "giri", "rabid-squirrel"]
    assert all([s.game.board.apart(s.game.feet(n), s.game.feet(there)) <= 2 for n in creeps])
    assert all([s.game.board.apart(s.game.feet(n), s.game.feet(here)) > 2 for n in creeps])


@pytest.mark.rule("SD-CREEP-02")
def test_without_a_point_creeps_come_anywhere_on_the_tile() -> None:
    s = Scene(rows=[["." * 6] * 6, ["." * 6] * 6])
    s.hero("questing-knight", 0, 0)
    s.game.explore = (s.card("pathing-error"),)
    s.run(Explore(1, s.n("questing-knight")))
    s.choose("creep rabid-squirrel")
    assert len(s.options("place")) == 36 and all([int(one.split()[1]) >= 6 for one in s.options("place")])


@pytest.mark.rule("SD-CREEP-03")
def test_only_the_figures_limit_creeps() -> None:
    s = nest()
    s.put("old-growth-hollow-1", 5, 5)
    creeps = s.game.creeps()
    for k, n in enumerate(creeps[:-1]):
        s.put(n, *((k % 5, 1 + k // 5) if k < 25 else (9 + (k - 25) % 3, (k - 25) // 3)))
    assert len(draw(s, "armory")) == 1 and s.game.creeps() == []


@pytest.mark.rule("SD-CREEP-04")
def test_every_creep_is_insignificant(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one whose card does not say so: it acts for nothing beside a Hero and gives no Loot."""
    s = nest()
    creep = s.put("rabid-squirrel", 5, 5)
    monkeypatch.setattr(s.game.card(creep), "abilities", 0)
    assert abilities(s.game, creep) & INSIGNIFICANT
    s.run(ConsulTurn())
    s.choose("activate rabid-squirrel-1", "end")
    assert s.game.skulls_spent == 0
    s.finish()
    s.game.side = PARTY
    death.wound(s.game, creep, 1)
    assert s.game.loot_due == 0
