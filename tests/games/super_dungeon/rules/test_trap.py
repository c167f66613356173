"""SD-TRAP: templates, what sets them off, and whom they hit."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.procedures.exploring import Explore
from tablee.games.super_dungeon.rules.procedures.moving import Walk
from tablee.games.super_dungeon.rules.statuses import POISON
from tablee.games.super_dungeon.rules.vocabulary import ExploreDef, Pool, TrapDef
from tests.games.super_dungeon.rules.action_kit import does
from tests.games.super_dungeon.scene import Scene

LINE = ((4, 0), (4, 1), (4, 2), (4, 3))
SAVED = ("b2", "b2", "r0")  # the Knight's ARM of 2 blue and 1 red: four stars
HIT = ("b1", "b1", "r0")


def drawn(card: str, *more: str, rows: object = None) -> Scene:
    s = Scene(rows=rows or [["......"] * 6, ["......"] * 6])  # type: ignore[arg-type]
    s.game.explore = tuple([s.card(one) for one in (card, *more)])
    return s


@pytest.mark.rule("SD-TRAP-01")
def test_the_consul_lays_the_template_on_the_tile_of_the_card() -> None:
    s = drawn("corrupted-tree")
    knight = s.hero("questing-knight", 5, 0)
    s.activate(knight)
    s.choose("move 6 0")
    assert s.seat == 1 and s.prompt == "trap"
    corners = [tuple(map(int, one.split())) for one in s.options("template")]
    assert corners == [(x, y) for y in range(5) for x in range(6, 11)], "2 by 2 squares of the second tile"
    assert s.why_not("template 3 3") == "SD-TRAP-01"
    s.choose("template 9 4")
    (trap,) = s.game.traps
    assert trap.tile == 1 and [s.game.board.xy(q) for q in trap.templates[0]] == [(9, 4), (10, 4), (9, 5), (10, 5)]
    assert s.prompt == "act"


@pytest.mark.rule("SD-TRAP-02")
def test_a_line_is_one_straight_template() -> None:
    s = drawn("bramble-wall")
    s.run(Explore(1, s.hero("questing-knight", 0, 0)))
    assert "6 0 e" in s.options("template") and "6 0 s" in s.options("template")
    assert "9 0 e" not in s.options("template"), "four squares do not fit there"
    s.choose("template 7 1 s")
    assert [s.game.board.xy(q) for q in s.game.traps[0].templates[0]] == [(7, 1), (7, 2), (7, 3), (7, 4)]


@pytest.mark.rule("SD-TRAP-02")
def test_a_scatter_is_four_single_squares_together_or_apart() -> None:
    s = drawn("spiked-floor")
    s.run(Explore(1, s.hero("questing-knight", 0, 0)))
    s.choose("template 6 0", "template 7 0")
    assert s.why_not("template 6 0") == "SD-TRAP-03", "the four come on rising squares"
    s.choose("template 11 3", "template 6 5")
    found = [[s.game.board.xy(q) for q in one] for one in s.game.traps[0].templates]
    assert found == [[(6, 0)], [(7, 0)], [(11, 3)], [(6, 5)]]


@pytest.mark.rule("SD-TRAP-03")
def test_a_template_lies_across_no_wall_structure_or_chasm_but_under_models() -> None:
    s = Scene(rows=["......", "..s...", "....c.", "......"], walls=["v 1 0-2"])
    s.game.explore = (s.card("corrupted-tree"),)
    knight = s.hero("questing-knight", 5, 1)
    s.put("mook", 4, 0)
    s.run(Explore(0, knight))
    for spot in ("0 0", "1 0", "2 0", "1 1", "3 1", "4 1", "3 2"):
        assert s.why_not(f"template {spot}") == "SD-TRAP-03", spot
    assert {"3 0", "4 0"} <= set(s.options("template")), "the Mook's and the Knight's squares"


@pytest.mark.rule("SD-TRAP-04")
def test_a_step_next_to_a_template_sets_it_off_and_the_move_goes_on() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 5)
    s.trap("wall-of-fire", *LINE)
    s.activate(knight)
    s.dice(*HIT)
    s.choose("move 3 2")
    assert s.place(knight) == (3, 2) and s.left()[1] == 3
    assert s.wounds(knight) == 1 and s.statuses(knight) == ["fire"]


@pytest.mark.rule("SD-TRAP-04")
def test_the_way_goes_around_a_trap_if_it_can() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 2, 2)
    s.trap("corrupted-tree", (4, 2), (5, 2), (4, 3), (5, 3))
    s.activate(knight)
    s.choose("move 2 5", "move 5 5")
    assert not s.said("trap-springs")


@pytest.mark.rule("SD-TRAP-04", "SD-TRAP-07")
def test_a_step_from_one_square_next_to_it_to_another_sets_it_off() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 3, 0)
    s.trap("wall-of-fire", *LINE)
    s.activate(knight)
    assert not s.said("trap-springs"), "standing there does nothing"
    s.dice(*HIT)
    s.choose("move 3 1")
    assert s.wounds(knight) == 1 and len(s.said("trap-springs")) == 1


@pytest.mark.rule("SD-TRAP-04")
def test_a_pet_sets_off_traps_as_well() -> None:
    s = Scene()
    s.hero("questing-knight", 11, 11)
    pet = s.put("mr-chompers", 0, 0, master=0, seat=0)
    s.trap("wall-of-fire", *LINE)
    s.activate(pet)
    s.choose("move 3 0")
    assert s.place(pet) is None, "2 stars against 3"


@pytest.mark.rule("SD-TRAP-04", "SD-TRAP-07")
def test_on_its_way_through_it_is_set_off_once_and_the_way_goes_on() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 1, 1)
    s.trap("wall-of-fire", *LINE)
    s.activate(knight)
    s.dice(*SAVED)
    s.choose("move 7 1")
    assert s.place(knight) == (7, 1) and s.left()[1] == 0 and len(s.said("trap-springs")) == 1


@pytest.mark.rule("SD-TRAP-05", "SD-TRAP-08")
def test_all_models_by_the_template_are_hit_on_both_sides() -> None:
    s = Scene()
    knight, princess = s.hero("questing-knight", 2, 0), s.hero("princess-emerald", 5, 3)
    mook, far = s.put("mook", 4, 2), s.put("mook", 7, 0)
    s.trap("wall-of-fire", *LINE)
    s.activate(knight)
    s.dice(*HIT, "b1", "b1", "b0")
    s.choose("move 3 0")
    assert (s.wounds(knight), s.wounds(princess), s.place(mook), s.place(far)) == (1, 1, None, (7, 0))
    assert s.game.loot_due == 1, "a monster that a trap destroys in the Hero Turn is worth Loot"


@pytest.mark.rule("SD-TRAP-05")
def test_of_a_scatter_only_the_template_that_was_touched_goes_off() -> None:
    s = Scene()
    knight, princess = s.hero("questing-knight", 0, 0), s.hero("princess-emerald", 9, 9)
    s.trap("spiked-floor", (2, 0), (8, 8), (8, 10), (10, 8))
    s.activate(knight)
    s.dice(*HIT)
    s.choose("move 1 0")
    assert (s.wounds(knight), s.wounds(princess)) == (1, 0) and s.statuses(knight) == ["slow"]
    assert len(s.said("defends")) == 1


@pytest.mark.rule("SD-TRAP-05", "SD-TRAP-10")
def test_of_a_scatter_laid_next_to_the_party_only_those_templates_go_off() -> None:
    s = drawn("spiked-floor")
    knight, mook, far = s.hero("questing-knight", 5, 0), s.put("mook", 7, 1), s.put("mook", 11, 5)
    s.activate(knight)
    s.dice(*SAVED)
    s.choose("move 6 0", "template 7 0", "template 10 4", "template 6 5", "template 7 5")
    assert s.wounds(knight) == 0 and s.place(mook) is None and s.place(far) == (11, 5)
    assert len(s.said("defends")) == 2


@pytest.mark.rule("SD-TRAP-05")
def test_a_wall_keeps_a_trap_from_the_next_square() -> None:
    s = Scene(walls=["v 4 0-12"])
    knight = s.hero("questing-knight", 0, 0)
    s.trap("wall-of-fire", *LINE)
    s.activate(knight)
    s.choose("move 3 0")
    assert not s.said("trap-springs")


@pytest.mark.rule("SD-TRAP-06")
@pytest.mark.parametrize(("dice", "wounds"), [(("b2", "b1", "r0"), 0), (("b1", "b1", "r0"), 1)])
def test_a_defense_of_as_many_stars_saves(dice: tuple[str, ...], wounds: int) -> None:
    s = Scene()
    knight = s.hero("questing-knight", 2, 0)
    s.trap("wall-of-fire", *LINE)
    s.activate(knight)
    s.dice(*dice)
    s.choose("move 3 0")
    assert s.wounds(knight) == wounds and s.statuses(knight) == ["fire"] * wounds


@pytest.mark.rule("SD-TRAP-06", "SD-DEFENSE-02")
def test_who_has_two_shields_chooses_one() -> None:
    s = Scene(heroes=("riftling-rogue", "princess-emerald", "questing-knight"))
    rogue = s.hero("riftling-rogue", 2, 0)
    s.trap("wall-of-fire", *LINE)
    s.activate(rogue)
    s.choose("move 3 0")
    assert s.seat == 0 and sorted(s.options()) == ["defend arm", "defend dex"]
    s.dice("r2", "r1")
    s.choose("defend dex")
    assert s.wounds(rogue) == 0


@pytest.mark.rule("SD-TRAP-06", "SD-POTION-03")
def test_a_choking_cloud_takes_away_potions_for_this_and_the_next_activation() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 2, 0, potions=1)
    s.trap("choking-cloud", (4, 0), (5, 0), (4, 1), (5, 1))
    s.activate(knight)
    assert s.options("drink")
    s.choose("move 3 0")
    assert not s.options("drink") and s.wounds(knight) == 0
    s.finish()
    s.activate(knight)
    assert not s.options("drink")
    s.choose("move 1 0")
    s.finish()
    s.activate(knight)
    assert s.options("drink")


@pytest.mark.rule("SD-TRAP-07")
def test_one_trigger_in_an_activation_and_another_in_the_next() -> None:
    s = Scene()
    knight, princess = s.hero("questing-knight", 2, 0), s.hero("princess-emerald", 9, 0)
    s.trap("wall-of-fire", *LINE)
    s.activate(knight)
    s.dice(*SAVED)
    s.choose("move 3 0", "move 3 1", "move 3 2", "move 2 3")
    assert len(s.said("trap-springs")) == 1
    s.finish()
    s.activate(princess)
    s.dice("b2", "b1", "b0")
    s.choose("move 5 0")
    s.finish()
    s.activate(knight)
    s.dice(*SAVED, "b2", "b1", "b0")
    s.choose("move 3 3")
    assert len(s.said("trap-springs")) == 3


@pytest.mark.rule("SD-TRAP-07", "SD-CONTROL-02")
def test_moved_by_others_a_model_sets_it_off_once_for_each_such_move() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 2, 0)
    s.trap("wall-of-fire", *LINE)
    for path in (((3, 0), (3, 1)), ((3, 2), (3, 3))):
        s.dice(*SAVED)
        s.run(Walk(knight, tuple([s.at(*square) for square in path]), forced=True))
    assert len(s.said("trap-springs")) == 2


@pytest.mark.rule("SD-TRAP-08")
def test_monsters_never_set_off_traps() -> None:
    s = Scene()
    mook = s.put("mook", 2, 0)
    s.hero("questing-knight", 11, 11)
    s.trap("wall-of-fire", *LINE)
    s.activate(mook)
    s.choose("move 4 0", "move 6 0")
    assert not s.said("trap-springs") and s.place(mook) == (6, 0)


@pytest.mark.rule("SD-TRAP-08")
def test_not_even_where_the_ground_stops_them_next_to_it() -> None:
    s = Scene(rows=["......b....."] * 4)
    guard = s.put("billmen", 8, 0)
    s.hero("questing-knight", 11, 3)
    s.trap("wall-of-fire", (5, 0), (5, 1), (5, 2), (5, 3))
    s.activate(guard)
    s.choose("move 6 0")
    assert s.statuses(guard) == ["poison"] and not s.said("trap-springs")


@pytest.mark.rule("SD-TRAP-08")
def test_monsters_do_not_go_around_traps() -> None:
    s = Scene()
    frog = s.put("frog-knight", 2, 4)
    s.hero("questing-knight", 11, 11)
    s.trap("corrupted-tree", (4, 4), (5, 4), (4, 5), (5, 5))
    s.activate(frog)
    s.choose("move 7 4")
    assert s.left()[1] == 3, "five squares straight on"


@pytest.mark.rule("SD-TRAP-09")
@pytest.mark.parametrize(("roll", "gone"), [(("b2", "r0"), False), (("b1", "r0"), True)])
def test_a_trap_that_defends_with_dice_rolls_them(roll: tuple[str, ...], gone: bool) -> None:
    s = Scene()
    princess = s.hero("princess-emerald", 0, 0)
    s.trap("wall-of-fire", (2, 0), (2, 1), (2, 2), (2, 3))
    card = s.game.kit.explores[s.card("wall-of-fire")]
    assert card.trap is not None
    guard = TrapDef(card.trap.template, Pool(blue=1, red=1, stars=1), card.trap.strength, card.trap.statuses)
    cards = list(s.game.kit.explores)
    cards[s.card("wall-of-fire")] = ExploreDef(card.id, trap=guard)
    s.game.kit.explores = cards
    does(s, princess, "disarm-trap 2 0", "b2", "b1", "r0", *roll)  # 3 against 3, or against 2
    assert (s.game.traps == ()) is gone
    assert s.cites("defends") == ["SD-TRAP-09"]


@pytest.mark.rule("SD-TRAP-09", "SD-BASIC-07")
def test_disarming_must_exceed_the_defense_and_takes_all_templates_away() -> None:
    s = Scene()
    princess = s.hero("princess-emerald", 0, 0)
    s.trap("spiked-floor", (2, 0), (9, 9), (9, 10), (10, 9))
    s.trap("wall-of-fire", (0, 4), (1, 4), (2, 4), (3, 4))
    s.game.put(princess, s.at(0, 2))
    s.activate(princess)
    s.dice("b1", "b1", "r0")
    s.choose("act disarm-trap 0 4")
    assert len(s.game.traps) == 2, "two stars do not exceed two"
    s.dice("b2", "b1", "r0")
    s.choose("act disarm-trap 0 4")
    assert [trap.card for trap in s.game.traps] == [s.card("spiked-floor")]
    s.dice("b1", "b1", "r0")
    s.choose("act disarm-trap 2 0")
    assert list(s.game.traps) == [] and s.card("spiked-floor") in s.game.explore_out


@pytest.mark.rule("SD-TRAP-09", "SD-BASIC-07", "SD-TRAP-03")
@pytest.mark.parametrize(("named", "left"), [("2 0", "corrupted-tree"), ("2 0 2", "wall-of-fire")])
def test_of_two_traps_that_begin_on_one_square_either_can_be_disarmed(named: str, left: str) -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)
    s.trap("wall-of-fire", (2, 0), (3, 0), (4, 0), (5, 0))
    s.trap("corrupted-tree", (2, 0), (3, 0), (2, 1), (3, 1))  # defense 3, that of the wall is 2
    s.activate("princess-emerald")
    assert [one for one in s.options("act") if "disarm" in one] == ["disarm-trap 2 0", "disarm-trap 2 0 2"]
    assert s.why_not("act disarm-trap 2 0 3") == "SD-BASIC-07"
    s.dice("b1", "b1", "r1" if left == "corrupted-tree" else "r2")
    s.choose(f"act disarm-trap {named}")
    assert [s.game.kit.explores[trap.card].id for trap in s.game.traps] == [left]
    assert [one for one in s.options("act") if "disarm" in one] == ["disarm-trap 2 0"], "now it is the only one there"


@pytest.mark.rule("SD-TRAP-10", "SD-TRAP-01")
@pytest.mark.parametrize(("dice", "hit"), [(("b1", "b1", "b0"), 1), (("b1", "b1", "b1"), 0)])
def test_the_example_of_the_wall_of_fire(dice: tuple[str, ...], hit: int) -> None:
    """The Huntress enters a new tile; the Consul lays the line next to her, which sets it off at once."""
    s = drawn("wall-of-fire")
    huntress = s.hero("thundervale-huntress", 3, 2)
    s.activate(huntress)
    s.dice(*dice)
    s.choose("move 7 2")
    assert s.place(huntress) == (5, 2), "drawing the card stopped her"
    s.choose("1:template 7 1 s")
    assert s.wounds(huntress) == hit and s.statuses(huntress) == ["fire"] * hit
    assert s.prompt == "act" and s.left() == (3, 6)
    s.choose("move 7 2")
    assert len(s.said("trap-springs")) == 1, "that was her trigger for this activation"


@pytest.mark.rule("SD-TRAP-10", "SD-TRAP-01")
def test_a_trap_laid_next_to_another_hero_goes_off_at_once() -> None:
    s = drawn("wall-of-fire")
    knight, princess = s.hero("questing-knight", 5, 0), s.hero("princess-emerald", 5, 5)
    s.activate(knight)
    s.dice("b1", "b1", "b0")
    s.choose("move 6 0", "1:template 6 2 s")
    assert (s.wounds(knight), s.wounds(princess)) == (0, 1) and s.statuses(princess) == ["fire"]
    s.dice(*HIT, "b2", "b1", "b0")
    s.choose("move 6 1")
    assert s.wounds(knight) == 1, "who enters now sets it off again"


@pytest.mark.rule("SD-TRAP-10", "SD-BASIC-08")
def test_a_trap_found_without_a_step_goes_off_at_once() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 5, 5)
    s.game.explore = (s.card("wall-of-fire"),)
    s.activate(knight)
    s.dice(*HIT)
    s.choose("act explore", "1:template 6 3 s")
    assert s.wounds(knight) == 1 and s.left() == (1, 6)
    s.choose("move 5 4")
    assert len(s.said("trap-springs")) == 1, "that was its trigger for this activation"


@pytest.mark.rule("SD-TRAP-10", "SD-TRAP-05")
def test_a_trap_laid_away_from_the_party_waits() -> None:
    s = drawn("wall-of-fire")
    knight = s.hero("questing-knight", 5, 0)
    mook = s.put("mook", 11, 5, statuses=POISON)
    s.activate(knight)
    s.choose("move 6 0", "1:template 10 2 s")
    assert not s.said("trap-springs") and s.place(mook) == (11, 5)
