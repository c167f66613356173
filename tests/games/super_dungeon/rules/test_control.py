"""SD-CONTROL: pushing, pulling and compelling others."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.abilities import FLY
from tablee.games.super_dungeon.rules.procedures.forcing import Force
from tablee.games.super_dungeon.rules.procedures.heroes import HeroTurn
from tablee.games.super_dungeon.rules.statuses import KNOCKDOWN
from tablee.games.super_dungeon.rules.vocabulary import COMPEL, PULL, PUSH
from tests.games.super_dungeon.rules.action_kit import does, recard
from tests.games.super_dungeon.scene import OPEN, Scene


def force(control: str, by: int, user: tuple[int, int], target: tuple[int, int], **scene: list[str]) -> Scene:
    """A Wisp moves the Knight."""
    s = Scene(**scene)  # type: ignore[arg-type]
    s.put("wisp", *user)
    s.hero("questing-knight", *target)
    s.game.side = 1
    s.run(Force(s.n("wisp"), s.n("questing-knight"), control, by))
    return s


def places(s: Scene, control: str) -> list[tuple[int, int]]:
    found = [one.split() for one in s.options(control)]
    return sorted([(int(x), int(y)) for x, y in found])


@pytest.mark.rule("SD-CONTROL-01")
def test_being_moved_is_no_activation() -> None:
    s = force(PUSH, 3, (0, 0), (2, 0))
    s.choose("1:push 5 0")
    assert s.place("questing-knight") == (5, 0)
    assert not s.game.models[s.n("questing-knight")].turned
    s.hero("princess-emerald", 11, 11)
    s.run(HeroTurn())
    s.choose("activate questing-knight")
    assert s.left() == (3, 6), "its points are untouched"


@pytest.mark.rule("SD-CONTROL-01")
def test_who_controls_may_move_it_less_or_not_at_all() -> None:
    s = force(PUSH, 3, (0, 0), (2, 0))
    assert {(3, 0), (4, 0), (5, 0)} <= set(places(s, PUSH))
    s.choose("stay")
    assert s.place("questing-knight") == (2, 0)


@pytest.mark.rule("SD-CONTROL-02", "SD-CONTROL-05")
def test_a_push_ends_at_a_wall_without_a_wound() -> None:
    s = force(PUSH, 3, (0, 0), (2, 0), rows=["......."], walls=["v 5 0-1"])
    assert places(s, PUSH) == [(3, 0), (4, 0)]
    assert s.why_not("push 5 0") == "SD-CONTROL-05"
    s.choose("push 4 0")
    assert s.wounds("questing-knight") == 0


@pytest.mark.rule("SD-CONTROL-02")
def test_difficult_ground_uses_two_squares_of_the_effect() -> None:
    s = force(PUSH, 3, (0, 0), (2, 0), rows=["...d..."])
    assert places(s, PUSH) == [(3, 0), (4, 0)]


@pytest.mark.rule("SD-CONTROL-02")
def test_a_chasm_stops_all_but_flyers() -> None:
    s = force(PUSH, 3, (0, 0), (2, 0), rows=["....c..."])
    assert places(s, PUSH) == [(3, 0)] and s.why_not("push 4 0") == "SD-CONTROL-02"
    flyer = Scene(rows=["....c..."])
    recard(flyer, "questing-knight", abilities=FLY)
    flyer.put("wisp", 0, 0)
    flyer.hero("questing-knight", 2, 0)
    flyer.run(Force(flyer.n("wisp"), 0, PUSH, 3))
    assert places(flyer, PUSH) == [(3, 0), (4, 0), (5, 0)]


@pytest.mark.rule("SD-CONTROL-02", "SD-MOVE-04")
def test_nobody_is_moved_onto_another_model_nor_through_an_enemy_but_past_a_friend() -> None:
    s = Scene(rows=["......."])
    s.put("wisp", 0, 0)
    s.hero("questing-knight", 2, 0)
    s.hero("princess-emerald", 3, 0)
    s.put("mook", 5, 0)
    s.run(Force(s.n("wisp"), 0, PUSH, 4))
    assert places(s, PUSH) == [(4, 0)]


@pytest.mark.rule("SD-CONTROL-02")
def test_who_is_knocked_down_can_be_moved() -> None:
    s = Scene()
    s.put("wisp", 0, 0)
    s.hero("questing-knight", 2, 0, statuses=KNOCKDOWN)
    s.run(Force(s.n("wisp"), 0, PUSH, 1))
    s.choose("push 3 0")
    assert s.place("questing-knight") == (3, 0)


@pytest.mark.rule("SD-CONTROL-02", "SD-TRAP-04")
def test_a_hero_who_is_moved_sets_off_traps_and_explores() -> None:
    s = Scene()
    s.put("wisp", 0, 0)
    s.hero("questing-knight", 2, 0)
    s.trap("wall-of-fire", (5, 0), (5, 1), (5, 2), (5, 3))
    s.game.side = 1
    s.run(Force(s.n("wisp"), 0, PUSH, 3))
    s.dice("b0", "b0", "r0")
    s.choose("push 4 0")
    assert s.wounds("questing-knight") == 1 and s.statuses("questing-knight") == ["fire"]
    new = Scene(rows=[["...", "..."], ["...", "..."]])
    new.put("wisp", 0, 0)
    new.hero("questing-knight", 2, 0)
    new.game.explore = (new.card("secret-code"),)
    new.run(Force(new.n("wisp"), 0, PUSH, 2))
    new.choose("push 4 0")
    assert new.game.tiles[1].entered and new.place("questing-knight") == (3, 0), "the new tile stops it"


@pytest.mark.rule("SD-CONTROL-03")
def test_compel_moves_in_any_directions_up_to_x() -> None:
    s = force(COMPEL, 2, (0, 0), (5, 5))
    around = sorted([(x, y) for x in range(3, 8) for y in range(3, 8) if (x, y) != (5, 5)])
    assert places(s, COMPEL) == around
    assert s.why_not("compel 8 5") == "SD-CONTROL-03"


@pytest.mark.rule("SD-CONTROL-04")
def test_each_step_of_a_pull_lessens_the_distance_until_both_touch() -> None:
    s = force(PULL, 5, (0, 0), (4, 0), rows=["......."])
    assert places(s, PULL) == [(1, 0), (2, 0), (3, 0)]
    sideways = force(PULL, 1, (0, 0), (4, 0), rows=OPEN)
    assert places(sideways, PULL) == [(3, 0), (3, 1)]
    assert sideways.why_not("pull 4 1") == "SD-CONTROL-04", "the distance stays the same"


@pytest.mark.rule("SD-CONTROL-05")
def test_each_step_of_a_push_increases_the_distance() -> None:
    s = force(PUSH, 5, (0, 0), (2, 0), rows=["....."])
    assert places(s, PUSH) == [(3, 0), (4, 0)], "two free squares behind it"
    one = force(PUSH, 1, (0, 0), (2, 1))
    assert places(one, PUSH) == [(3, 0), (3, 1), (3, 2)]


@pytest.mark.rule("SD-CONTROL-01", "SD-RANGE-03")
def test_a_lost_roll_moves_nobody() -> None:
    s = Scene()
    s.hero("thundervale-huntress", 0, 0)
    s.put("wisp", 3, 0)
    does(s, "thundervale-huntress", "lightning-strike wisp-1", "b1", "b0", "r0", "r0")
    assert s.place("wisp-1") == (3, 0) and s.prompt == "act"


@pytest.mark.rule("SD-CONTROL-01")
def test_a_wave_of_pulls_begins_with_the_nearest() -> None:
    s = Scene(rows=["........"], heroes=("hearthsworn-fighter", "questing-knight", "princess-emerald"))
    s.hero("hearthsworn-fighter", 7, 0)
    s.put("mook", 4, 0)
    s.put("mook", 5, 0)
    recard(s, "mook", attributes=(None, None, None, None))
    does(s, "hearthsworn-fighter", "dwarven-curse", "b1", "b0", "r0")
    assert s.options("pull") == ["6 0"], "the nearer one first"
    s.choose("pull 6 0", "pull 5 0")
    assert s.place("mook-2") == (6, 0) and s.place("mook-1") == (5, 0)
