"""DD-SETUP, DD-TURN, DD-SEARCH, DD-ACT: before the first turn, and the course of a turn."""

from __future__ import annotations

from functools import partial

import pytest

from tablee.games.dungeon_dice.rules.records import Setup
from tablee.games.dungeon_dice.rules.setup import check_setup, opening
from tablee.games.dungeon_dice.rules.vocabulary import BAGS
from tablee.games.dungeon_dice.scene import bag, combat_dice, dungeon, experience, glory, owned, wounds
from tablee.kernel.errors import SetupError
from tablee.kernel.rng import Rng, key_of
from tests.games.dungeon_dice.rules.combat_kit import EVERYWHERE, agree, fought, passing, result
from tests.games.opened import new


# ---------------------------------------------------------------------- setting up
@pytest.mark.rule("DD-SETUP-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bags_are_filled_and_nobody_holds_basic_dice(players: int) -> None:
    game = new(opening, Setup(players), "fill")
    assert {colour: len(dice) for colour, dice in game.bags.items()} == {
        "black": 20,
        "red": 14,
        "blue": 20 - 2 * players,
        "yellow": 8,
    }
    assert all([game.definition(die).group in BAGS for hero in game.heroes for die in hero.dice])


@pytest.mark.rule("DD-SETUP-02")
def test_everybody_begins_with_one_level_die_and_nothing_else() -> None:
    game = new(opening, Setup(4), "begin")
    assert [(h.level, h.ready, h.xp, h.wounds, h.trophies) for h in game.heroes] == [(1, 1, 0, 0, ())] * 4
    assert [game.glory(seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("DD-SETUP-03")
def test_two_equipment_dice_each() -> None:
    game = new(opening, Setup(3), "equip")
    assert [len(hero.dice) for hero in game.heroes] == [2, 2, 2] and len(game.bags["blue"]) == 20 - 6
    for hero in game.heroes:
        assert all([game.definition(die).group == "equipment" for die in hero.dice])
    richer = new(opening, Setup(3, readings=(("one-use", "2"),)), "equip")
    assert [len(hero.dice) for hero in richer.heroes] == [4, 4, 4] and len(richer.bags["red"]) == 8


@pytest.mark.rule("DD-SETUP-04", "DD-TURN-02")
def test_the_highest_roll_begins_and_play_goes_to_the_left() -> None:
    game = new(
        opening, Setup(3, readings=(("deals", "off"),)), "first", log=True, rng=Rng(key_of("first"), {}, (2, 6, 4))
    )
    assert game.active == 1 and game.decision is not None and game.decision.seat == 1
    assert game.left_of(1) == (2, 0)
    assert [line.args["n"] for line in game.log or [] if line.message == "rolls-first"] == [2, 6, 4]


@pytest.mark.rule("DD-SETUP-04")
def test_those_who_tie_roll_again() -> None:
    rolls = (6, 2, 6, 3, 5)
    game = new(opening, Setup(3), "first", log=True, rng=Rng(key_of("first"), {}, rolls))
    lines = [line.args for line in game.log or [] if line.message == "rolls-first"]
    assert [(line["who"], line["n"]) for line in lines] == [("&0", 6), ("&1", 2), ("&2", 6), ("&0", 3), ("&2", 5)]
    assert game.active == 2


@pytest.mark.rule("DD-DICE-01")
def test_setups_that_cannot_be_are_refused() -> None:
    for setup, why in (
        (Setup(1), "1 players"),
        (Setup(6), "6 players"),
        (Setup(3, 3), "--first 3"),
        (Setup(3, readings=(("spider", "last"),)), "--spider last"),
        (Setup(3, readings=(("weather", "fine"),)), "--weather fine"),
    ):
        with pytest.raises(SetupError, match=why):
            check_setup(setup)


# ---------------------------------------------------------------------- the turn
@pytest.mark.rule("DD-TURN-01")
def test_the_six_steps_come_in_order() -> None:
    s = dungeon(
        at="start",
        dice=(("bomb-1",),),
        draws=("ghost", "axe-gray"),
        rolls=("ghost L2 pain", 1, 1, "hero-level 4", "hero-level 1"),
    )
    s.do("0:search", "0:ask 1", "1:help", "0:fight", "0:pass")
    heads = ("turn", "meets", "asks", "joins", "fights", "ends-win", "trophy", "receives")
    assert [line.message for line in s.game.log or [] if line.message in heads] == [*heads, "turn"]


@pytest.mark.rule("DD-TURN-02")
def test_the_player_to_the_left_is_next() -> None:
    s = dungeon(3, wounds=(1, 1, 1), rolls=(1, 1, 1))
    for seat in (0, 1, 2):
        assert s.game.active == seat and s.seat == seat
        s.do(f"{seat}:rest")
    assert s.game.active == 0


# ---------------------------------------------------------------------- searching
@pytest.mark.rule("DD-SEARCH-01")
def test_a_monster_is_drawn_and_rolled_in_view_of_all() -> None:
    s = dungeon(draws=("golem",), rolls=("golem L4 armor",))
    s.do("0:search")
    assert "golem" not in bag(s, "black") and s.prompt == "decide"
    game = s.game
    assert (game.monster().kind, game.monster_face().level, game.monster_face().abilities) == ("golem", 4, ("armor",))
    assert game.monster().colour == "red" and s.log("meets") == [{"who": "&0", "monster": "#die.golem/0", "n": 4}]


@pytest.mark.rule("DD-SEARCH-02")
def test_fleeing_costs_nothing() -> None:
    s = dungeon(monster="dragon L5 fire gust", dice=(("key-1",),))
    s.do("0:flee")
    assert wounds(s) == [0, 0, 0] and experience(s) == [0, 0, 0] and owned(s, 0) == ["key-1"]
    assert "dragon" in bag(s, "black") and s.seat == 1 and s.prompt == "prepare"


@pytest.mark.rule("DD-SEARCH-02")
def test_fleeing_is_possible_until_the_fight_is_declared() -> None:
    s = dungeon(monster="dragon L5 fire gust")
    s.do("0:ask 1", "1:decline", "0:ask 2", "2:help")
    assert "flee" in s.offers
    s.do("0:fight")
    assert s.why_not("0:flee") == "DD-HELP-07"


@pytest.mark.rule("DD-SEARCH-03", "DD-SYM-01")
def test_an_unguarded_potion_is_drawn_without_experience() -> None:
    s = dungeon(at="search", draws=("slime-1", "bomb-2"), rolls=("slime potion",))
    assert owned(s, 0) == ["bomb-2"] and experience(s) == [0, 0, 0]
    assert s.seat == 1 and s.prompt == "prepare" and "slime-1" in bag(s, "black")


@pytest.mark.rule("DD-SEARCH-03", "DD-SYM-03")
def test_an_unguarded_lock_without_a_key_gives_equipment_and_no_trophy() -> None:
    s = dungeon(at="search", draws=("dragon", "axe-gray"), rolls=("dragon locked",))
    assert owned(s, 0) == ["axe-gray"] and glory(s) == [0, 0, 0] and "dragon" in bag(s, "black")


@pytest.mark.rule("DD-SEARCH-04", "DD-COMBAT-09")
def test_no_one_use_die_before_the_fight_is_declared() -> None:
    s = dungeon(
        monster="wolf-1 L2",
        worn=(("spear-gray",),),
        dice=((), ("bomb-1",)),
        rolls=("hero-level 2", "spear-gray 1", 1, 1),
    )
    assert s.why_not("1:play bomb-1 monster") == "DD-SEARCH-04"
    s.do("0:reach")
    assert s.why_not("1:play bomb-1 monster") == "DD-SEARCH-04"
    s.do("0:fight")
    assert s.seat == 1 and "play bomb-1 monster" in s.offers


@pytest.mark.rule("DD-ACT-01", "DD-SYM-25")
def test_a_wounded_helper_drinks_before_the_fight() -> None:
    rolls = (1, 1, "hero-level 1", "hero-level 4")
    s = dungeon(monster="wolf-1 L2", dice=((), ("healing-potion-1",)), wounds=(0, 1), rolls=rolls)
    s.do("0:ask 1", "1:help")
    assert s.prompt == "dress" and s.offers == ["play healing-potion-1", "ready"]
    s.do("1:play healing-potion-1", "0:fight")
    assert wounds(s) == [0, 0, 0] and "healing-potion-1" in bag(s, "red")
    assert result(s) == ("win", 1 + 4, 2), "the die that was lost is rolled"


@pytest.mark.rule("DD-SEARCH-04", "DD-SYM-25")
def test_whoever_meets_a_monster_may_drink_unless_a_reach_waits_for_the_choice() -> None:
    scene = partial(dungeon, monster="wolf-1 L2", worn=(("spear-gray",),), dice=(("healing-potion-1",),), wounds=(1,))
    s = scene(rolls=("spear-gray 1",))
    assert "play healing-potion-1" in s.offers
    s.do("0:reach")
    assert "play healing-potion-1" not in s.offers and s.why_not("0:play healing-potion-1") == "DD-SEARCH-04"
    s = scene().do("0:play healing-potion-1")
    assert wounds(s)[0] == 0 and s.prompt == "decide" and "healing-potion-1" in bag(s, "red")


@pytest.mark.rule("DD-SEARCH-04")
def test_hunt_comes_with_the_draw_and_scout_before_the_choice() -> None:
    s = dungeon(worn=(("bow-purple",),), draws=("wolf-1", "golem"), rolls=("wolf L3", 4, 5, 6))
    assert "hunt" in s.offers and s.why_not("0:scout") == "DD-SEARCH-02"
    s.do("0:hunt", "0:pick wolf-1", "0:scout")
    assert combat_dice(s) == {"m.1": "4", "m.2": "5", "m.3": "6-potion"} and {"fight", "flee"} <= set(s.offers)
    assert s.why_not("0:hunt") == "DD-REST-01"


# ---------------------------------------------------------------------- other players' turns
@pytest.mark.rule("DD-ACT-01", "DD-TRADE-01")
def test_others_trade_but_do_not_search_in_my_turn() -> None:
    s = dungeon(at="greet", active=1, dice=(("key-1",), (), ("bomb-1",)), deals="on", asked=EVERYWHERE)
    assert s.why_not("0:search") == "DD-ACT-01"
    s.do("2:pass")
    agree(s, 0, 2, ["die.key-1"], ["die.bomb-1"])
    assert owned(s, 0) == ["bomb-1"] and owned(s, 2) == ["key-1"]
    assert s.seat == 1 and s.prompt == "prepare"
    assert s.why_not("0:rest") == s.why_not("0:fight") == "DD-ACT-01"


@pytest.mark.rule("DD-ACT-01", "DD-COMBAT-09", "DD-TREAS-05")
def test_others_join_play_and_open_in_my_turn() -> None:
    s = fought(
        "witch L3 scroll",
        (1, 1, 1, "hero-level 3", "hero-level 4", "bomb 5"),
        helper=1,
        dice=((), (), ("bomb-1", "key-1")),
        draws=("moon-bow",),
    )
    s.do("2:play bomb-1 seat-0")
    passing(s)
    assert s.prompt == "lock" and s.seat == 2
    s.do("2:open key-1")
    assert "moon-bow" in owned(s, 0) and experience(s) == [1, 1, 0]
