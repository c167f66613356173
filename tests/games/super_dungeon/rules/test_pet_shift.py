"""SD-PET and SD-SHIFT: pets and their masters, monsters and Heroes with two forms."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules import library
from tablee.games.super_dungeon.rules.abilities import BACKLASH, BERSERK
from tablee.games.super_dungeon.rules.procedures.death import drops, wound
from tablee.games.super_dungeon.rules.procedures.heroes import HeroTurn
from tablee.games.super_dungeon.rules.procedures.pets import pet_of, release
from tablee.games.super_dungeon.rules.procedures.powerup import PowerUp, Wonders
from tablee.games.super_dungeon.rules.procedures.spawning import available
from tablee.games.super_dungeon.rules.ranks import PARTY
from tablee.games.super_dungeon.rules.setup import check_setup, opening, usual_setup
from tablee.games.super_dungeon.rules.statuses import FIRE, ICE, POISON, SLOW
from tablee.games.super_dungeon.rules.values import abilities, actions, moves
from tablee.kernel.errors import SetupError
from tests.games.opened import new
from tests.games.super_dungeon.content.test_library import edited
from tests.games.super_dungeon.rules.action_kit import recard
from tests.games.super_dungeon.scene import Scene


def party() -> Scene:
    s = Scene()
    s.hero("questing-knight", 2, 2)
    s.hero("princess-emerald", 6, 6)
    return s


def with_pet(pet: str = "mr-chompers", x: int = 3, y: int = 2) -> tuple[Scene, int]:
    s = party()
    n = s.put(pet, x, y, master=0, seat=0)
    return s, n


# ---------------------------------------------------------------------- pets
@pytest.mark.rule("SD-PET-01", "SD-PET-04")
def test_a_pet_of_the_backpack_gets_a_master_and_stands_near_it() -> None:
    s = party()
    chompers = s.n("mr-chompers")
    assert s.place(chompers) is None and s.game.models[chompers].master < 0
    s.game.backpack = (s.card("mr-chompers"),)
    s.run(PowerUp())
    assert s.prompt == "wonders"
    s.choose("0:master mr-chompers questing-knight")
    places = [tuple(map(int, one.split()[1:])) for one in s.options("place")]
    assert all([max(abs(x - 2), abs(y - 2)) <= 2 for x, y in places]) and len(places) == 24
    s.choose("place mr-chompers 4 4")
    assert s.game.models[chompers].master == 0 and s.place(chompers) == (4, 4) and list(s.game.backpack) == []
    assert s.rests


@pytest.mark.rule("SD-PET-02", "SD-WONDER-02")
def test_a_new_pet_sends_the_old_one_to_the_backpack() -> None:
    s, chompers = with_pet()
    s.game.backpack = (s.card("admiral-fuzzybottom"),)
    s.run(Wonders())
    s.choose("master admiral-fuzzybottom questing-knight", "place admiral-fuzzybottom 2 3")
    assert s.place(chompers) is None and s.game.backpack == (s.card("mr-chompers"),)
    s.choose("master mr-chompers princess-emerald")
    s.choose(s.options()[0])
    assert pet_of(s.game, 0) == s.n("admiral-fuzzybottom") and pet_of(s.game, 2) == chompers


@pytest.mark.rule("SD-PET-03")
def test_a_destroyed_master_loses_its_pet_at_once() -> None:
    s, chompers = with_pet()
    s.game.side = 1
    wound(s.game, 0, 5)
    assert s.place(chompers) is None and s.game.models[chompers].master == -1
    assert s.game.backpack == (s.card("mr-chompers"),)
    s.run(PowerUp())
    assert "master mr-chompers princess-emerald" in s.options()
    assert s.why_not("master mr-chompers questing-knight") == "SD-DEATH-03"


@pytest.mark.rule("SD-PET-05", "SD-HERO-01")
def test_a_pet_activates_before_or_after_its_master_in_one_go() -> None:
    s, _ = with_pet()
    for first, then in (("mr-chompers", "questing-knight"), ("questing-knight", "mr-chompers")):
        s.run(HeroTurn())
        s.choose(f"activate {first}")
        assert s.why_not(f"activate {then}") in ("SD-PET-05", "SD-HERO-01"), "never during another activation"
        s.choose("end")
        assert s.game.active == s.n(then), "the other one follows"
        s.choose("end")
        assert s.rests
        for n in (0, 2):
            s.game.change(n, turned=n == 2)
    s.game.change(0, turned=True)
    s.game.change(2, turned=False)
    s.run(HeroTurn())
    assert s.game.active == 2, "only the Princess is left,"
    assert s.why_not("activate mr-chompers") == "SD-PET-05"
    s.choose("end")
    assert s.rests, "and her turn is not her friend's pet's"


@pytest.mark.rule("SD-PET-06", "SD-BASIC-01")
def test_a_pet_only_fights_in_melee_and_runs() -> None:
    s, bitey = with_pet("mr-bitey")
    s.put("wisp", 4, 2)
    s.lay("coin", 3, 3)
    s.game.change(bitey, statuses=SLOW)
    s.activate(bitey)
    verbs = {one.split()[0] for one in s.options()}
    assert verbs == {"move", "act", "run", "end"}
    assert s.why_not("act pick-up 3 3") == "SD-BASIC-01" and s.why_not("act vigor") == "SD-BASIC-01"
    for _ in range(2):
        s.dice("r3", "r0")
        s.choose("act melee-attack wisp-1")
    assert s.place("wisp-1") is None and s.left()[0] == 0


@pytest.mark.rule("SD-PET-06")
def test_a_pet_without_a_range_on_its_card_bites_one_square_away() -> None:
    for words, squares in (("2R blade 2", 2), ("2R", 1)):
        box = library.read(edited("pets.toml", 'STR = "2R blade 1"', f'STR = "{words}"'))
        assert box.models["the-colonel"].reach == (squares, 0, 0)


@pytest.mark.rule("SD-PET-07")
def test_a_master_has_the_benefit_while_the_pet_is_in_the_dungeon() -> None:
    s, bitey = with_pet("mr-bitey", 11, 11)
    assert abilities(s.game, 0) & BERSERK and not abilities(s.game, 2) & BERSERK
    wound(s.game, bitey, 1)
    assert not abilities(s.game, 0) & BERSERK
    s.put(bitey, 5, 5)
    assert abilities(s.game, 0) & BERSERK
    release(s.game, bitey)
    assert not abilities(s.game, 0) & BERSERK


@pytest.mark.rule("SD-PET-08")
def test_a_pet_defends_with_arm_and_falls_to_one_wound_but_keeps_its_master() -> None:
    s, chompers = with_pet()
    mook = s.put("mook", 4, 2)
    s.activate(mook)
    s.dice("b1", "b1", "b1")
    s.choose("act melee-attack mr-chompers")
    assert s.said("defends")[-1]["n"] == 2, "two stars of ARM"
    assert s.place(chompers) is None and s.game.models[chompers].master == 0 and s.game.backpack == ()


@pytest.mark.rule("SD-PET-09", "SD-BASIC-06")
def test_the_master_summons_a_destroyed_pet_which_may_still_act() -> None:
    s, chompers = with_pet()
    wound(s.game, chompers, 1)
    s.game.change(2, turned=True)
    s.run(HeroTurn())
    s.choose("act summon-pet")
    places = [tuple(map(int, one.split()[1:])) for one in s.options("place")]
    assert max([max(abs(x - 2), abs(y - 2)) for x, y in places]) == 6 and (2, 2) not in places
    s.choose("place mr-chompers 8 8")
    assert s.place(chompers) == (8, 8) and s.left() == (2, 6)
    s.choose("end")
    assert s.game.active == chompers, "once, after its master"
    s.choose("end")
    assert s.rests


@pytest.mark.rule("SD-PET-09", "SD-BASIC-06")
def test_who_is_not_its_master_summons_nothing() -> None:
    s, chompers = with_pet()
    wound(s.game, chompers, 1)
    s.activate(2)
    assert s.why_not("act summon-pet") == "SD-BASIC-06"


# ---------------------------------------------------------------------- shapeshifting
@pytest.mark.rule("SD-SHIFT-01", "SD-SHIFT-05", "SD-SPAWN-11")
def test_a_shapeshifter_is_spawned_in_its_first_form_and_once() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    hollow, sprout = s.put("old-growth-hollow-1", 6, 6), s.n("sprout")
    assert sprout in available(s.game, hollow) and s.game.card(sprout).id == "sprout"
    s.put(sprout, 2, 9)
    s.activate(sprout)
    s.choose("1:shift king-sprout", "form 2 9")
    s.finish()
    assert s.game.card(sprout).id == "king-sprout" and sprout not in available(s.game, hollow)
    wound(s.game, sprout, 4)
    assert s.game.card(sprout).id == "sprout" and sprout in available(s.game, hollow)


@pytest.mark.rule("SD-SHIFT-01")
def test_a_hero_with_two_forms_starts_in_the_first_one() -> None:
    heroes = ("deeproot-druid", "princess-emerald", "questing-knight")
    game = new(opening, usual_setup(2, heroes=heroes), "bear")
    assert game.models[0].card == "deeproot-druid" and game.card(0).shift == "angry-bear"
    with pytest.raises(SetupError, match="--heroes angry-bear"):
        check_setup(usual_setup(2, heroes=("angry-bear", *heroes[1:])))


@pytest.mark.rule("SD-SHIFT-02", "SD-ABIL-15")
def test_the_activation_goes_on_with_the_points_of_the_new_form() -> None:
    s = Scene()
    s.hero("questing-knight", 6, 5)
    sprout = s.put("sprout", 4, 4)
    assert (actions(s.game, sprout), moves(s.game, sprout)) == (1, 6)
    s.activate(sprout)
    assert s.options() == ["shift king-sprout", "pass"]
    s.choose("shift king-sprout", "form 3 4")
    assert s.left() == (3, 0) and s.prompt == "act" and not s.options("move")


@pytest.mark.rule("SD-SHIFT-02")
def test_declining_keeps_the_form_and_a_fixed_form_is_never_asked() -> None:
    s = Scene()
    s.hero("questing-knight", 9, 9)
    sprout = s.put("sprout", 4, 4)
    s.activate(sprout)
    s.choose("pass")
    assert s.game.card(sprout).id == "sprout" and s.left() == (1, 6)
    s.finish()
    s.activate(sprout)
    s.choose("shift king-sprout", "form 4 4", "end")
    s.activate(sprout)
    assert s.prompt == "act", "King Sprout cannot change back"


@pytest.mark.rule("SD-SHIFT-02", "SD-SHIFT-04")
def test_a_hero_changes_to_a_large_form_and_back() -> None:
    s = Scene(heroes=("deeproot-druid", "princess-emerald", "questing-knight"))
    druid = s.hero("deeproot-druid", 4, 4)
    s.activate(druid)
    s.choose("0:shift angry-bear")
    assert s.options("form") == ["3 3", "4 3", "3 4", "4 4"], "the new base covers the old square"
    s.choose("form 3 3", "end")
    s.activate(druid)
    s.choose("shift deeproot-druid")
    assert s.options("form") == ["3 3", "4 3", "3 4", "4 4"], "one of the squares it stood on"
    s.choose("form 4 3")
    assert s.place(druid) == (4, 3) and s.model_at(3, 3) == -1


@pytest.mark.rule("SD-SHIFT-03")
def test_tokens_are_kept_as_in_the_example() -> None:
    """A Bourgeon with one wound and Fire becomes Roi Bourgeon; in this upkeep the Fire has burnt it before."""
    s = Scene()
    s.hero("questing-knight", 9, 9)
    sprout = s.put("sprout", 4, 4, statuses=FIRE)
    s.activate(sprout)
    assert s.wounds(sprout) == 1
    s.choose("shift king-sprout", "form 4 4")
    assert s.wounds(sprout) == 1 and s.statuses(sprout) == ["fire"] and s.prompt == "act"


@pytest.mark.rule("SD-SHIFT-03", "SD-ABIL-10", "SD-STATUS-04")
def test_a_status_that_the_new_form_is_immune_to_goes() -> None:
    s = Scene()
    s.hero("questing-knight", 9, 9)
    sprout = s.put("sprout", 4, 4, statuses=POISON | ICE)
    s.activate(sprout)
    s.choose("shift king-sprout", "form 4 4")
    assert s.statuses(sprout) == ["ice"] and s.left()[0] == 3, "King Sprout is immune to Poison"


@pytest.mark.rule("SD-SHIFT-03", "SD-POWERUP-02")
def test_the_second_form_counts_as_the_type_of_the_first() -> None:
    s = Scene()
    s.hero("questing-knight", 9, 9)
    sprout = s.put("sprout", 4, 4)
    s.activate(sprout)
    s.choose("shift king-sprout", "form 4 4", "end")
    assert s.game.rank(sprout) == "minion"
    s.game.side = PARTY
    wound(s.game, sprout, 4)
    assert s.game.loot_due == 1


@pytest.mark.rule("SD-SHIFT-03")
def test_equipment_is_kept_too() -> None:
    s = Scene(heroes=("deeproot-druid", "princess-emerald", "questing-knight"))
    gear = s.game.kit.loot[:1]
    druid = s.hero("deeproot-druid", 4, 4, gear=gear, potions=1)
    s.activate(druid)
    s.choose("shift angry-bear", "form 3 3")
    assert s.game.models[druid].gear == gear and s.game.models[druid].potions == 1


@pytest.mark.rule("SD-SHIFT-04")
def test_who_is_in_the_way_moves_just_enough() -> None:
    s = Scene(rows=["......", "......"])
    knight, mook = s.hero("questing-knight", 1, 1), s.put("mook", 4, 0)
    sprout = s.put("sprout", 0, 0)
    s.activate(sprout)
    s.choose("shift king-sprout")
    assert s.seat == 1 and s.options() == ["aside questing-knight 2 0", "aside questing-knight 2 1"], "one square"
    s.choose("aside questing-knight 2 0")
    assert s.place(sprout) == (0, 0) and s.place(knight) == (2, 0) and s.prompt == "act"
    assert s.place(mook) == (4, 0), "who is not in the way stays"


@pytest.mark.rule("SD-SHIFT-04")
def test_friend_and_foe_make_room_where_it_fits_nowhere() -> None:
    s = Scene(rows=["......", "......"])
    knight = s.hero("questing-knight", 2, 1)
    s.put("mook", 1, 1)
    billman = s.put("billmen", 3, 0)
    sprout = s.put("sprout", 2, 0)
    s.activate(sprout)
    s.choose("shift king-sprout")
    assert s.options("form") == ["1 0", "2 0"], "nowhere without moving others"
    s.choose("form 2 0")
    while s.prompt == "aside":
        s.choose(s.options()[-1])
    assert s.place(sprout) == (2, 0) and not s.game.feet(sprout) & s.game.others(sprout)
    assert s.place(knight) not in (None, (2, 1)) and s.place(billman) not in (None, (3, 0))
    assert s.place("mook-1") == (1, 1)


@pytest.mark.rule("SD-SHIFT-04")
def test_who_is_shut_in_makes_room_all_the_same() -> None:
    s = Scene(rows=["..  ..", ".. ...", "...  .", "......"], walls=["h 2 0-3"])
    knight = s.hero("questing-knight", 0, 0)
    sprout = s.put("sprout", 1, 0)
    s.put("mook", 0, 1)
    s.put("mook", 1, 1)
    s.activate(sprout)
    s.choose("shift king-sprout")
    while s.prompt == "aside":
        s.choose(s.options()[0])
    assert s.place(sprout) == (0, 0) and s.place(knight) not in (None, (0, 0))
    assert not s.game.feet(sprout) & s.game.others(sprout)


@pytest.mark.rule("SD-SHIFT-04")
def test_free_room_is_taken_first_and_walls_are_never_covered() -> None:
    s = Scene(rows=["....", "....", "...."], walls=["v 2 0-3"])
    s.hero("questing-knight", 0, 0)
    sprout = s.put("sprout", 1, 1)
    s.activate(sprout)
    s.choose("shift king-sprout")
    assert s.place(sprout) == (0, 1), "the only place without the Knight or the wall needs no choice"


@pytest.mark.rule("SD-SHIFT-03", "SD-DEATH-02")
def test_a_forced_shift_comes_instead_of_destruction_once() -> None:
    s = Scene()
    s.hero("questing-knight", 9, 9)
    sprout = s.put("sprout", 4, 4)
    s.game.side = PARTY
    wound(s.game, sprout, 2)
    s.run(drops(s.game))
    s.choose("form 4 4")
    assert s.game.card(sprout).id == "king-sprout" and s.wounds(sprout) == 2 and s.place(sprout) is not None
    assert s.game.loot_due == 0
    wound(s.game, sprout, 2)
    assert s.place(sprout) is None and s.game.loot_due == 1


@pytest.mark.rule("SD-SHIFT-04")
def test_the_place_of_a_forced_shift_is_its_players_choice_and_comes_before_the_rest_of_the_action() -> None:
    s = Scene()
    s.hero("questing-knight", 3, 4)
    sprout = s.put("sprout", 4, 4, wounds=1)
    s.activate("questing-knight")
    s.dice("r3", "r3", "r0", "r0")
    s.choose("act melee-attack sprout")
    assert (s.seat, s.prompt) == (1, "shift-where")
    assert s.options() == ["form 4 3", "form 4 4"], "the two other places would push the Knight away"
    assert s.why_not("form 3 4") == "not-offered" and s.why_not("form 4 3", 0) == "not-your-decision"
    s.choose("1:form 4 3")
    assert s.place(sprout) == (4, 3) and s.game.card(sprout).id == "king-sprout" and s.prompt == "act"


@pytest.mark.rule("SD-SHIFT-04", "SD-EFFECT-03")
def test_what_else_an_action_does_it_does_to_the_other_form() -> None:
    s = Scene()
    s.hero("questing-knight", 3, 4, gear=(s.card("heros-blade"),))
    sprout = s.put("sprout", 4, 4, wounds=1)
    s.activate("questing-knight")
    s.dice("r3", "r3", "r0", "r0", "r0")
    s.choose("act spin-attack", "1:form 4 4")
    assert (s.seat, s.prompt) == (0, "force")
    s.choose("push 6 4")
    assert s.place(sprout) == (6, 4) and s.game.card(sprout).id == "king-sprout"


@pytest.mark.rule("SD-SHIFT-04", "SD-ABIL-02")
def test_backlash_makes_the_attacker_take_its_other_form() -> None:
    s = Scene()
    s.hero("questing-knight", 3, 4)
    recard(s, "questing-knight", abilities=BACKLASH)
    sprout = s.put("sprout", 4, 4, wounds=1)
    s.activate(sprout)
    s.dice("b0", "b2", "b2", "r0")
    s.choose("pass", "act melee-attack questing-knight")
    assert (s.seat, s.prompt) == (1, "shift-where")
    s.choose("form 4 3")
    assert s.place(sprout) == (4, 3) and s.prompt == "act" and s.left() == (2, 0)


@pytest.mark.rule("SD-SHIFT-04")
def test_who_makes_room_for_a_forced_shift_is_moved_by_its_player() -> None:
    s = Scene(rows=["....", "....", "...."], walls=["v 2 0-3"])
    knight = s.hero("questing-knight", 0, 1)
    sprout = s.put("sprout", 1, 1)
    s.game.side = PARTY
    wound(s.game, sprout, 2)
    s.run(drops(s.game))
    assert (s.seat, s.options()) == (1, ["form 0 0", "form 0 1"])
    s.choose("form 0 1")
    assert s.options() == ["aside questing-knight 0 0", "aside questing-knight 1 0"]
    s.choose("1:aside questing-knight 1 0")
    assert s.rests and (s.place(sprout), s.place(knight)) == ((0, 1), (1, 0))


@pytest.mark.rule("SD-SHIFT-04", "SD-UPKEEP-05")
def test_a_shapeshifter_that_burns_goes_on_in_its_other_form_where_its_player_wants_it() -> None:
    s = Scene()
    s.hero("questing-knight", 9, 9)
    sprout = s.put("sprout", 4, 4, wounds=1, statuses=FIRE)
    s.activate(sprout)
    assert (s.seat, s.prompt) == (1, "shift-where")
    s.choose("form 3 3")
    assert s.place(sprout) == (3, 3) and s.prompt == "act" and s.left() == (3, 0)


@pytest.mark.rule("SD-SHIFT-03", "SD-SHIFT-04", "SD-ABIL-02")
def test_wounds_that_come_with_the_last_one_are_those_of_the_other_form() -> None:
    for more, left in ((1, True), (2, False)):
        s = Scene()
        s.hero("questing-knight", 9, 9)
        sprout = s.put("sprout", 4, 4, wounds=1)
        for _ in range(1 + more):
            wound(s.game, sprout, 1, how="backlash")
        s.run(drops(s.game))
        assert s.rests is not left and (s.place(sprout) is not None) is left
        if left:
            s.choose("form 4 4")
            assert s.wounds(sprout) == 3 and s.game.card(sprout).id == "king-sprout"
        assert s.game.shifts == () and s.game.loot_due == 0


@pytest.mark.rule("SD-SHIFT-04", "SD-DEATH-02")
def test_two_forced_shifts_come_one_after_the_other_and_the_second_may_find_no_room() -> None:
    s = Scene(rows=["....", "..  "], points=("old-growth-hollow", "old-growth-hollow"))
    s.hero("questing-knight", 3, 0)
    first, second = s.put("sprout", 0, 0), s.put("sprout", 1, 0)
    s.game.side = PARTY
    for one in (first, second):
        wound(s.game, one, 2)
    s.run(drops(s.game))
    assert s.rests and s.game.card(first).id == "king-sprout"
    assert s.place(second) is None and s.game.shifts == () and s.game.loot_due == 1


@pytest.mark.rule("SD-SHIFT-03", "SD-DEATH-02")
def test_a_form_with_no_more_hearts_than_wounds_is_destroyed() -> None:
    for forced in (True, False):
        s = Scene()
        s.hero("questing-knight", 9, 9)
        recard(s, "king-sprout", hearts=1)
        sprout = s.put("sprout", 4, 4, wounds=1)
        if forced:
            wound(s.game, sprout, 1)
            assert drops(s.game) is None, "nothing is left to choose"
        else:
            s.activate(sprout)
            s.choose("shift king-sprout", "form 4 4")
        assert s.place(sprout) is None and s.game.card(sprout).id == "sprout"
