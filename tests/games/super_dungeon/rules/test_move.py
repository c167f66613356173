"""SD-MOVE, SD-TERRAIN, SD-BASE and the SD-TILE rules of squares, as models walk over them."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.abilities import ABILITY
from tablee.games.super_dungeon.rules.procedures.moving import Walk, cannot_go, destinations
from tablee.games.super_dungeon.rules.records import CHEST, Lasting
from tablee.games.super_dungeon.rules.statuses import KNOCKDOWN, SLOW
from tests.games.super_dungeon.rules.action_kit import recard
from tests.games.super_dungeon.scene import Scene


def goals(s: Scene, n: int, points: int) -> list[tuple[int, int]]:
    board = s.game.board
    return [board.xy(q) for q in range(board.size) if destinations(s.game, n, points) >> q & 1]


def can(s: Scene, n: int, x: int, y: int, points: int = 6) -> str:
    return cannot_go(s.game, n, s.at(x, y), points)


def pay(s: Scene, choice: str) -> int:
    """Movement points that a move costs."""
    before = s.left()[1]
    s.choose(choice)
    return before - s.left()[1]


# ---------------------------------------------------------------------- points
@pytest.mark.rule("SD-MOVE-01")
def test_six_diagonal_steps_are_six_points() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0)
    s.activate(knight)
    assert "6 6" in s.options("move") and "7 7" not in s.options("move")
    assert s.why_not("move 7 7") == "SD-MOVE-01"
    assert pay(s, "move 6 6") == 6


@pytest.mark.rule("SD-MOVE-02", "SD-BASE-02")
def test_a_large_base_pays_one_for_a_step_however_many_squares_are_new() -> None:
    s = Scene()
    huntress = s.hero("thundervale-huntress", 0, 0)
    s.activate(huntress)
    assert pay(s, "move 1 1") == 1, "three new squares"
    assert pay(s, "move 2 1") == 1, "two new squares"


@pytest.mark.rule("SD-MOVE-03")
def test_friends_and_tokens_are_passed_enemies_are_not() -> None:
    s = Scene(rows=["......"])
    knight = s.hero("questing-knight", 0, 0)
    friend = s.hero("princess-emerald", 2, 0)
    assert can(s, knight, 4, 0) == "" and can(s, knight, 2, 0) == "SD-MOVE-04"
    s.game.put(friend, -1)
    s.lay("coin", 2, 0)
    assert can(s, knight, 4, 0) == "" and can(s, knight, 2, 0) == ""
    s.put("mook", 2, 0)
    assert can(s, knight, 4, 0) == "SD-MOVE-03"
    s.activate(knight)
    assert s.why_not("move 4 0") == "SD-MOVE-03" and s.options("move") == ["1 0"]


@pytest.mark.rule("SD-MOVE-03")
def test_a_template_is_passed_freely() -> None:
    s = Scene(rows=["......"])
    mook = s.put("mook", 0, 0)
    s.trap("grasping-tentacles", (2, 0), (3, 0), (4, 0), (5, 0))
    assert can(s, mook, 2, 0, 12) == "" and can(s, mook, 5, 0, 12) == ""


@pytest.mark.rule("SD-MOVE-04")
def test_no_move_ends_on_another_model_but_on_tokens_it_may() -> None:
    s = Scene(rows=["..."])
    knight, _ = s.hero("questing-knight", 0, 0), s.hero("princess-emerald", 1, 0)
    s.lay("skull", 2, 0)
    s.activate(knight)
    assert s.options("move") == ["2 0"] and s.why_not("move 1 0") == "SD-MOVE-04"
    s.choose("move 2 0")
    assert s.place(knight) == (2, 0) and s.tokens("skull") == [(2, 0)]


@pytest.mark.rule("SD-MOVE-04", "SD-EXPLORE-01")
def test_stopped_among_friends_it_goes_back_to_the_last_free_square() -> None:
    s = Scene(rows=[["..."], ["..."]])
    knight = s.hero("questing-knight", 0, 0)
    pet = s.put("mr-chompers", 3, 0, master=knight, seat=0)
    s.game.explore = (s.card("save-point"),)
    s.activate(knight)
    s.choose("move 5 0")
    assert s.place(knight) == (2, 0), "the first square of the new tile is the pet's"
    assert s.game.tiles[1].entered and s.said("explores")
    assert s.place(pet) == (3, 0) and s.model_at(3, 0) == pet
    s.choose("move 5 0")
    assert s.place(knight) == (5, 0) and s.left()[1] == 0, "the three points are spent all the same"


@pytest.mark.rule("SD-MOVE-05", "SD-TILE-04")
def test_a_wall_stops_all_but_who_burrows() -> None:
    s = Scene(rows=["....."], walls=["v 2 0-1"])
    knight = s.hero("questing-knight", 0, 0)
    assert can(s, knight, 3, 0) == "SD-MOVE-05"
    assert not s.game.board.sees(1 << s.at(1, 0), 1 << s.at(2, 0)), "no sight either"
    for ability, allowed in (("burrow", True), ("fly", False)):
        grant(s, knight, ability)
        assert (can(s, knight, 3, 0) == "") == allowed


@pytest.mark.rule("SD-MOVE-05", "SD-TERRAIN-01", "SD-ABIL-06")
def test_a_chasm_stops_all_but_who_flies() -> None:
    s = Scene(rows=["..c.."])
    knight = s.hero("questing-knight", 0, 0)
    assert can(s, knight, 2, 0) == "SD-TERRAIN-01" and can(s, knight, 3, 0) == "SD-MOVE-05"
    grant(s, knight, "burrow")
    assert can(s, knight, 2, 0) == "SD-TERRAIN-01" and can(s, knight, 3, 0) == "SD-MOVE-05"
    grant(s, knight, "fly")
    assert can(s, knight, 2, 0, 2) == "" and can(s, knight, 3, 0, 3) == ""


@pytest.mark.rule("SD-MOVE-05", "SD-TERRAIN-04")
def test_a_structure_stops_all_but_who_flies_or_burrows() -> None:
    s = Scene(rows=["..s.."])
    knight = s.hero("questing-knight", 0, 0)
    assert can(s, knight, 2, 0) == "SD-TERRAIN-04" and can(s, knight, 3, 0) == "SD-MOVE-05"
    for ability in ("burrow", "fly"):
        grant(s, knight, ability)
        assert can(s, knight, 2, 0, 2) == "" and can(s, knight, 3, 0, 3) == ""


@pytest.mark.rule("SD-MOVE-05", "SD-TILE-03")
def test_a_hole_is_neither_entered_nor_crossed() -> None:
    s = Scene(rows=[".. .."])
    knight = s.hero("questing-knight", 0, 0)
    assert can(s, knight, 3, 0) == "SD-MOVE-05"
    s.activate(knight)
    assert s.options("move") == ["1 0"] and s.why_not("move 2 0") == "SD-TILE-03"
    assert s.why_not("move 9 9") == "SD-TILE-03"


@pytest.mark.rule("SD-MOVE-05", "SD-TILE-05", "SD-EXPLORE-04")
def test_only_a_joined_entrance_leads_out() -> None:
    s = Scene(rows=[["..", ".."], ["..", ".."]])
    knight = s.hero("questing-knight", 1, 0)
    s.game.tiles = tuple([tile.but(entered=True) for tile in s.game.tiles])
    s.activate(knight)
    s.choose("move 2 1")
    assert s.game.tiles_of(knight) == [1]
    s.choose("move 0 0")
    assert s.game.tiles_of(knight) == [0] and not s.said("explores")
    assert s.why_not("move 4 0") == "SD-TILE-03", "the free side of the dungeon"


@pytest.mark.rule("SD-MOVE-06")
def test_a_spawning_point_lets_monsters_through_but_no_hero() -> None:
    s = Scene(rows=["......", "......"])
    s.put("bramble-knight", 2, 0)
    knight = s.hero("questing-knight", 0, 0)
    assert can(s, knight, 5, 0) == "SD-MOVE-03"
    s.game.put(knight, -1)
    mook = s.put("mook", 0, 0)
    assert can(s, mook, 5, 0) == "" and can(s, mook, 2, 0) == "SD-MOVE-04"


@pytest.mark.rule("SD-COMP-10", "SD-MOVE-06")
def test_a_chest_is_passed_but_not_stopped_on() -> None:
    s = Scene(rows=["....."])
    knight = s.hero("questing-knight", 0, 0)
    s.lay(CHEST, 2, 0)
    s.activate(knight)
    assert s.options("move") == ["1 0", "3 0", "4 0"] and s.why_not("move 2 0") == "SD-COMP-10"


# ---------------------------------------------------------------------- terrain
@pytest.mark.rule("SD-TERRAIN-02")
def test_difficult_ground_costs_two_and_leaving_it_one() -> None:
    s = Scene(rows=["..d.."])
    knight = s.hero("questing-knight", 1, 0)
    s.activate(knight)
    assert pay(s, "move 2 0") == 2 and pay(s, "move 3 0") == 1
    s.put(knight, 1, 0)
    assert s.left()[1] == 3
    s.choose("move 0 0", "move 1 0")
    assert s.left()[1] == 1
    assert s.why_not("move 2 0") == "SD-TERRAIN-02"


@pytest.mark.rule("SD-TERRAIN-02", "SD-ABIL-19")
def test_with_two_points_a_difficult_square_takes_both() -> None:
    s = Scene(rows=[".d."])
    knight = s.hero("questing-knight", 0, 0)
    assert can(s, knight, 1, 0, 1) == "SD-TERRAIN-02" and can(s, knight, 1, 0, 2) == ""
    assert can(s, knight, 2, 0, 2) == "SD-TERRAIN-02"
    grant(s, knight, "surefoot")
    assert can(s, knight, 2, 0, 2) == ""


@pytest.mark.rule("SD-TERRAIN-03", "SD-MOVE-02")
def test_a_large_base_pays_two_for_any_new_difficult_square_and_never_more() -> None:
    s = Scene(rows=["..dd..", "..dd.."], heroes=("questing-knight", "princess-emerald", "fae-alchemist"))
    boris = s.put("bashful-boris", 0, 0)
    s.activate(boris)
    assert pay(s, "move 1 0") == 2, "two new difficult squares"
    assert pay(s, "move 2 0") == 2, "column 3 is new"
    assert pay(s, "move 3 0") == 1, "the only difficult squares were under it already"


@pytest.mark.rule("SD-TERRAIN-02")
def test_the_growth_around_the_bramble_knight_slows_heroes_without_emerald() -> None:
    s = Scene(rows=["........", "........"])
    s.put("bramble-knight", 5, 0)
    knight, princess = s.hero("questing-knight", 2, 0), s.hero("princess-emerald", 2, 1)
    assert can(s, knight, 3, 0, 1) == "SD-TERRAIN-02" and can(s, knight, 3, 0, 2) == ""
    assert can(s, princess, 3, 1, 1) == ""
    mook = s.put("mook", 1, 0)
    assert can(s, mook, 1, 1, 1) == ""


@pytest.mark.rule("SD-TRAP-02", "SD-TERRAIN-02")
def test_grasping_tentacles_make_the_ground_difficult() -> None:
    s = Scene(rows=["........"] * 3)
    s.trap("grasping-tentacles", (3, 0), (3, 1), (3, 2), (7, 0))
    mook = s.put("mook", 1, 0)
    assert can(s, mook, 2, 0, 1) == "SD-TERRAIN-02" and can(s, mook, 2, 0, 2) == ""
    s.hero("questing-knight", 0, 2)
    s.activate("questing-knight")
    s.choose("move 3 2")
    assert s.left()[1] == 1 and not s.said("trap-springs")


@pytest.mark.rule("SD-TERRAIN-04", "SD-TERRAIN-01")
def test_no_path_leads_through_a_row_of_structures_or_a_chasm() -> None:
    for letter, seen in (("s", False), ("c", True)):
        s = Scene(rows=["...", letter * 3, "..."])
        knight = s.hero("questing-knight", 0, 0)
        assert goals(s, knight, 12) == [(1, 0), (2, 0)]
        assert s.game.board.sees(1 << s.at(1, 0), 1 << s.at(1, 2)) == seen


# ---------------------------------------------------------------------- squares
@pytest.mark.rule("SD-TILE-06")
def test_a_square_is_open_or_has_an_effect_with_a_card() -> None:
    s = Scene(rows=[".dbcsCSGpo"])
    board = s.game.board
    names = ["", "difficult", "brambles", "chasm", "structure", "champion", "sentinel", "goddess", "secret_passage", ""]
    assert [board.effect(q) for q in range(10)] == names
    assert [bool(board.open >> q & 1) for q in range(10)] == [not name for name in names]


@pytest.mark.rule("SD-TILE-07")
def test_diagonal_squares_are_neighbours_and_walls_part_them() -> None:
    s = Scene(rows=["......"] * 6, walls=["v 1 0-1"])
    board = s.game.board
    assert board.distance(board.at(3, 3), board.at(4, 4)) == 1
    assert board.distance(board.at(3, 3), board.at(5, 4)) == 2
    knight = s.hero("questing-knight", 0, 0)
    assert can(s, knight, 1, 0, 1) == "SD-MOVE-01", "side by side, but a wall between"
    assert board.distance(board.at(0, 0), board.at(1, 0)) == 2


@pytest.mark.rule("SD-TILE-08")
def test_a_diagonal_step_needs_one_free_route() -> None:
    both = Scene(rows=["..", ".."], walls=["v 1 0-1", "h 1 0-1"])
    knight = both.hero("questing-knight", 0, 0)
    assert can(both, knight, 1, 1, 6) == "SD-MOVE-05"
    one = Scene(rows=["..", ".."], walls=["v 1 0-1"])
    knight = one.hero("questing-knight", 0, 0)
    assert can(one, knight, 1, 1, 1) == ""
    strict = Scene(rows=["..", ".."], walls=["v 1 0-1"], options={"corner-steps": "strict"})
    knight = strict.hero("questing-knight", 0, 0)
    assert can(strict, knight, 1, 1, 1) == "SD-MOVE-01" and can(strict, knight, 1, 1, 2) == ""


@pytest.mark.rule("SD-TILE-08")
def test_a_structure_at_both_sides_of_the_corner_stops_the_step() -> None:
    s = Scene(rows=[".s", "s."])
    knight = s.hero("questing-knight", 0, 0)
    assert can(s, knight, 1, 1) == "SD-MOVE-05"
    s = Scene(rows=[".s", ".."])
    knight = s.hero("questing-knight", 0, 0)
    assert can(s, knight, 1, 1, 1) == ""


@pytest.mark.rule("SD-TILE-09")
def test_distance_is_counted_around_walls_over_models_and_chasms() -> None:
    s = Scene(rows=["......"] * 3, walls=["v 2 0-2"])
    board = s.game.board
    assert board.distance(board.at(3, 0), board.at(5, 2)) == 2
    assert board.distance(board.at(1, 0), board.at(2, 0)) == 4, "behind a wall: not within two"
    s.put("mook", 4, 1)
    assert board.distance(board.at(3, 0), board.at(5, 2)) == 2
    gap = Scene(rows=["..c.."]).game.board
    assert gap.distance(gap.at(0, 0), gap.at(4, 0)) == 4


# ---------------------------------------------------------------------- bases
@pytest.mark.rule("SD-BASE-01")
def test_a_large_base_holds_four_squares_each_of_which_blocks() -> None:
    s = Scene()
    boris = s.put("bashful-boris", 3, 3)
    board = s.game.board
    held = [board.xy(q) for q in range(board.size) if s.game.feet(boris) >> q & 1]
    assert held == [(3, 3), (4, 3), (3, 4), (4, 4)]
    knight = s.hero("questing-knight", 2, 3)
    assert [can(s, knight, x, y) for x, y in held] == ["SD-MOVE-04"] * 4
    assert [s.model_at(x, y) for x, y in held] == [boris] * 4


@pytest.mark.rule("SD-BASE-02")
def test_a_large_base_needs_room_for_all_of_it() -> None:
    s = Scene(rows=["..   ", ".....", ".. .."], walls=["h 1 0-2"])
    boris = s.put("bashful-boris", 0, 1)
    assert goals(s, boris, 6) == [], "a corridor of one square, and a wall that would cross its base"
    wide = Scene(rows=["....", "...."], walls=["v 2 0-1"])
    boris = wide.put("bashful-boris", 0, 0)
    assert goals(wide, boris, 6) == [], "the wall would lie inside its base"
    grant(wide, boris, "burrow")
    assert goals(wide, boris, 6) == [(2, 0)], "who burrows may pass so, but not stop so"


@pytest.mark.rule("SD-BASE-03")
def test_distances_are_between_the_nearest_squares() -> None:
    s = Scene()
    boris, knight = s.put("bashful-boris", 4, 0), s.hero("questing-knight", 2, 0)
    assert s.game.board.apart(s.game.feet(boris), s.game.feet(knight)) == 2
    trent = s.put("trent", 4, 3)
    assert s.game.board.apart(s.game.feet(boris), s.game.feet(trent)) == 2


@pytest.mark.rule("SD-BASE-03", "SD-ABIL-16", "SD-ABIL-18")
@pytest.mark.parametrize(("ability", "squares", "far"), [("small", 8, 3), ("stealth", 5, 2)])
def test_small_and_stealth_count_to_the_nearest_square_of_a_large_base(ability: str, squares: int, far: int) -> None:
    s = Scene()
    boris = s.put("bashful-boris", 4, 4)  # covers columns 4 and 5
    grant(s, boris, ability)
    recard(s, "princess-emerald", reach=(1, 0, squares))
    princess = s.hero("princess-emerald", 5 + far, 4)
    s.activate(princess)
    assert s.why_not("act missile-attack bashful-boris") == "", "its other squares are farther off"
    s.finish()
    s.game.put(princess, s.at(6 + far, 4))
    s.activate(princess)
    assert s.why_not("act missile-attack bashful-boris") in ("SD-ABIL-16", "SD-ABIL-18")


@pytest.mark.rule("SD-BASE-03", "SD-TRAP-05")
def test_one_square_of_a_large_base_next_to_a_template_is_enough() -> None:
    s = Scene()
    huntress = s.hero("thundervale-huntress", 0, 0)
    s.trap("corrupted-tree", (4, 3), (5, 3), (4, 4), (5, 4))
    s.activate(huntress)
    s.dice("b0", "b0", "b0")
    s.choose("move 2 1")
    assert s.wounds(huntress) == 1, "only her square (3, 2) is next to it"


@pytest.mark.rule("SD-BASE-04", "SD-AREA-09")
def test_two_squares_in_a_lance_are_one_defense_roll() -> None:
    s = Scene()
    knight, boris = s.hero("questing-knight", 0, 0), s.put("bashful-boris", 3, 0)
    s.activate(knight)
    s.dice("r3", "r0", "r0", "b0", "b0", "b0")
    s.choose("act mighty-throw e")
    assert len(s.said("defends")) == 1 and s.wounds(boris) == 1


@pytest.mark.rule("SD-BASE-05", "SD-EXPLORE-01")
def test_half_on_a_new_tile_is_on_it() -> None:
    s = Scene(rows=[["....", "...."], ["....", "...."]])
    huntress = s.hero("thundervale-huntress", 0, 0)
    s.game.explore = (s.card("save-point"),)
    s.activate(huntress)
    s.choose("move 3 0")
    assert s.place(huntress) == (3, 0) and s.game.tiles_of(huntress) == [0, 1]
    assert s.game.tiles[1].entered and len(s.said("explores")) == 1


# ---------------------------------------------------------------------- what the ground does
@pytest.mark.rule("SD-TILE-06")
def test_brambles_poison_who_enters_them() -> None:
    s = Scene(rows=["..b.", "..b."])
    knight = s.hero("questing-knight", 1, 0)
    s.activate(knight)
    s.choose("move 2 0")
    assert s.statuses(knight) == ["poison"] and s.left() == (2, 4)
    huntress = s.hero("thundervale-huntress", 0, 0)
    s.finish()
    s.game.put(knight, -1)
    s.activate(huntress)
    s.choose("move 1 0")
    assert s.statuses(huntress) == [], "Surefoot feels nothing of it"


@pytest.mark.rule("SD-TILE-06")
def test_the_way_avoids_brambles_where_points_allow() -> None:
    s = Scene(rows=["....", ".bb.", "...."])
    knight = s.hero("questing-knight", 0, 1)
    s.activate(knight)
    s.choose("move 3 1")
    assert s.statuses(knight) == [] and s.left()[1] == 3


@pytest.mark.rule("SD-TILE-06")
def test_a_secret_passage_leads_to_another_free_one() -> None:
    s = Scene(rows=["..p...", "......", "p....p"])
    knight = s.hero("questing-knight", 1, 0)
    mook = s.put("mook", 0, 2)
    s.activate(knight)
    s.choose("move 2 0")
    assert s.place(knight) == (5, 2), "the Mook holds the third"
    s.game.put(mook, -1)
    s.choose("move 4 2", "move 5 2")
    assert s.options() == ["exit 2 0", "exit 0 2"] and s.seat == 0
    s.choose("exit 0 2")
    assert s.place(knight) == (0, 2) and s.left()[1] == 3


@pytest.mark.rule("SD-TILE-06")
def test_nobody_is_led_through_a_passage_who_can_go_around() -> None:
    s = Scene(rows=["...", ".p.", "...", "  p"])
    knight = s.hero("questing-knight", 0, 1)
    s.activate(knight)
    s.choose("move 2 1")
    assert s.place(knight) == (2, 1) and s.left()[1] == 4


@pytest.mark.rule("SD-TILE-06", "SD-BASE-01")
def test_a_large_base_comes_out_of_a_passage_only_where_it_fits() -> None:
    s = Scene(rows=["..p.....", "........", "        ", "p  ...pp", "   ...pp"])
    boris = s.put("bashful-boris", 0, 0)
    s.activate(boris)
    s.choose("move 1 0")
    assert all([x in "567" for x in "".join([one.split()[0] for one in s.options("exit")])])
    s.choose("exit 6 3")
    assert s.place(boris) == (6, 3)


@pytest.mark.rule("SD-STATUS-11", "SD-MOVE-01")
def test_slow_gained_on_the_way_shortens_it() -> None:
    s = Scene(points=("fungal-growth", "bramble-knight"), rows=["............"] * 4)
    s.put("fungal-growth", 6, 0)
    knight = s.hero("questing-knight", 0, 0)
    s.activate(knight)
    s.choose("move 5 3")
    assert s.statuses(knight) == ["slow"]
    assert s.place(knight)[0] == 4 and s.left()[1] == 0, "four points were spent when three were left to have"  # type: ignore[index]


@pytest.mark.rule("SD-STATUS-08", "SD-MOVE-01")
def test_knocked_down_a_model_does_not_move() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0, statuses=KNOCKDOWN | SLOW)
    s.activate(knight)
    assert s.options() == ["stand actions", "stand moves", "end"] and s.why_not("move 1 1") == "SD-STATUS-08"
    s.choose("stand moves")
    assert s.left() == (3, 0) and s.statuses(knight) == ["slow"]
    s.choose("run")
    assert s.left() == (0, 3), "running gives the full move once more"


@pytest.mark.rule("SD-STATUS-08")
def test_one_action_point_is_enough_to_stand_up() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0, statuses=KNOCKDOWN)
    s.activate(knight)
    s.choose("stand actions")
    assert s.left() == (2, 6) and s.statuses(knight) == []
    assert s.why_not("run") == "SD-BASIC-10" and s.why_not("stand actions") == "SD-STATUS-08"


@pytest.mark.rule("SD-MOVE-04", "SD-STATUS-11")
def test_who_runs_out_of_points_among_friends_goes_back() -> None:
    s = Scene(rows=["........"])
    knight, princess = s.hero("questing-knight", 0, 0), s.hero("princess-emerald", 3, 0)
    s.trap("spiked-floor", (4, 0), (5, 0), (6, 0), (7, 0))
    s.activate(knight)
    s.dice("b0", "b0", "r0", "b2", "b2", "b2")
    s.choose("move 5 0")
    assert s.statuses(knight) == ["slow"] and s.left()[1] == 0, "three points spent, three in all"
    assert s.place(knight) == (2, 0) and s.place(princess) == (3, 0)


# ---------------------------------------------------------------------- moved by others
@pytest.mark.rule("SD-CONTROL-02", "SD-EXPLORE-01")
def test_a_hero_that_is_moved_explores_and_stops() -> None:
    s = Scene(rows=[["..."], ["..."]])
    knight = s.hero("questing-knight", 1, 0)
    s.game.explore = (s.card("save-point"),)
    s.run(Walk(knight, (s.at(2, 0), s.at(3, 0), s.at(4, 0)), forced=True))
    assert s.place(knight) == (3, 0) and s.game.tiles[1].entered


def grant(s: Scene, n: int, ability: str) -> None:
    """Give it one movement ability and take away the others."""
    s.game.change(n, lasting=(Lasting("test", n, abilities=ABILITY[ability]),))
