"""SD-EXPLORE: new tiles, their cards, and what the cards do on their tile alone."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.procedures.death import wound
from tablee.games.super_dungeon.rules.procedures.exploring import Explore
from tablee.games.super_dungeon.rules.ranks import PARTY
from tablee.games.super_dungeon.rules.records import Tile
from tablee.games.super_dungeon.rules.statuses import FIRE
from tablee.games.super_dungeon.rules.values import actions, moves
from tests.games.super_dungeon.scene import Scene

TWO = [["......"] * 6, ["......"] * 6]


def two_tiles(*cards: str, **more: object) -> Scene:
    s = Scene(rows=TWO, **more)  # type: ignore[arg-type]
    s.game.explore = tuple([s.card(card) for card in cards])
    return s


def in_force(s: Scene, card: str, tile: int = 0) -> None:
    old = s.game.tiles[tile]
    new = old.but(effects=(*old.effects, s.card(card)))
    s.game.tiles = tuple([new if k == tile else one for k, one in enumerate(s.game.tiles)])


def tile(s: Scene, k: int) -> Tile:
    return s.game.tiles[k]


# ---------------------------------------------------------------------- drawing
@pytest.mark.rule("SD-EXPLORE-01")
def test_a_first_step_onto_a_new_tile_stops_the_move_and_draws_a_card() -> None:
    s = two_tiles("save-point", "armory")
    knight, princess = s.hero("questing-knight", 4, 0), s.hero("princess-emerald", 4, 3)
    s.activate(knight)
    s.choose("move 8 0")
    assert s.place(knight) == (6, 0), "it stands on the first square of the tile"
    assert tile(s, 1).entered and tile(s, 1).effects == (s.card("save-point"),) and len(s.game.explore) == 1
    s.finish()
    s.activate(princess)
    s.choose("move 8 3")
    assert s.place(princess) == (8, 3) and len(s.game.explore) == 1, "the second Hero draws none"


@pytest.mark.rule("SD-EXPLORE-01")
def test_a_pet_neither_draws_nor_explores() -> None:
    s = two_tiles("save-point")
    s.hero("questing-knight", 0, 0)
    pet = s.put("mr-chompers", 4, 0, master=0, seat=0)
    s.activate(pet)
    s.choose("move 8 0")
    assert s.place(pet) == (8, 0) and not tile(s, 1).entered and len(s.game.explore) == 1


@pytest.mark.rule("SD-EXPLORE-02", "SD-CREEP-01", "SD-CREEP-02")
def test_creeps_of_a_card_come_before_the_hero_goes_on() -> None:
    s = two_tiles("turbo-button")
    knight = s.hero("questing-knight", 4, 0)
    point = s.put("bramble-knight", 9, 3)
    s.activate(knight)
    s.choose("move 6 0")
    assert s.seat == 1 and s.prompt == "creeps-come", "the Consul chooses the kind freely"
    s.choose("creep rattlebone")
    places = s.options("place")
    assert all(
        [s.game.board.apart(1 << s.at(int(x), int(y)), s.game.feet(point)) <= 2 for _, x, y in map(str.split, places)]
    )
    s.choose("place rattlebone-1 8 2")
    assert s.prompt == "act" and s.place("rattlebone-1") == (8, 2)
    assert tile(s, 1).effects == (s.card("turbo-button"),)


@pytest.mark.rule("SD-EXPLORE-02")
def test_what_a_card_says_concerns_its_own_tile_only() -> None:
    s = two_tiles()
    knight, princess = s.hero("questing-knight", 0, 0), s.hero("princess-emerald", 8, 0)
    assert (actions(s.game, knight), moves(s.game, knight)) == (3, 6)
    in_force(s, "turbo-button")
    assert (actions(s.game, knight), moves(s.game, knight)) == (4, 7)
    assert (actions(s.game, princess), moves(s.game, princess)) == (3, 6)


@pytest.mark.rule("SD-EXPLORE-03")
def test_after_the_card_the_hero_goes_on_with_its_points() -> None:
    s = two_tiles("save-point")
    knight = s.hero("questing-knight", 4, 0)
    s.activate(knight)
    s.choose("move 7 0")
    assert s.left() == (3, 4), "two of six are spent"
    s.choose("move 10 0")
    assert s.place(knight) == (10, 0) and s.left() == (3, 0)


@pytest.mark.rule("SD-EXPLORE-04")
def test_the_first_tile_never_draws() -> None:
    s = two_tiles("save-point", "armory")
    knight = s.hero("questing-knight", 5, 0)
    s.activate(knight)
    s.choose("move 6 0", "move 4 0")
    assert s.place(knight) == (4, 0) and len(s.game.explore) == 1


@pytest.mark.rule("SD-EXPLORE-05", "SD-BASIC-08")
def test_the_explore_action_draws_a_further_card_once_for_a_tile() -> None:
    s = two_tiles("save-point", "armory")
    knight = s.hero("questing-knight", 0, 0)
    princess = s.hero("princess-emerald", 1, 0)
    s.activate(knight)
    s.choose("act explore")
    assert tile(s, 0).effects == (s.card("save-point"),) and tile(s, 0).searched and s.left() == (1, 6)
    s.finish()
    s.activate(princess)
    assert s.why_not("act explore") == "SD-BASIC-08"


@pytest.mark.rule("SD-DECK-07", "SD-EXPLORE-01")
def test_an_explore_deck_that_has_run_out_is_shuffled_anew() -> None:
    s = two_tiles()
    s.game.explore_out = (s.card("save-point"),)
    knight = s.hero("questing-knight", 5, 0)
    s.activate(knight)
    s.choose("move 6 0")
    assert tile(s, 1).effects == (s.card("save-point"),)
    empty = two_tiles()
    knight = empty.hero("questing-knight", 5, 0)
    empty.activate(knight)
    empty.choose("move 6 0")
    assert tile(empty, 1).entered and tile(empty, 1).effects == () and empty.prompt == "act"


# ---------------------------------------------------------------------- what cards do
@pytest.mark.rule("SD-EXPLORE-02", "SD-CREEP-03")
def test_there_are_no_more_creeps_than_figures() -> None:
    s = two_tiles("creep-factory")
    kinds = dict.fromkeys([figure.card for n, figure in enumerate(s.game.kit.figures) if s.game.rank(n) == "creep"])
    spare = [n for n in s.game.creeps() if s.game.models[n].card != "giri"]
    for k, n in enumerate(spare):
        s.game.put(n, s.at(6 + k % 6, k // 6 % 6) if k < 30 else -1, gone=False)
        if k >= 30:
            s.game.change(n, host=0)
    left = len(s.game.creeps())
    assert "giri" in kinds and left == 6
    knight = s.hero("questing-knight", 0, 0)
    s.game.put(s.game.creeps()[0], s.at(5, 5))
    s.run(Explore(0, knight))
    s.finish()
    assert len(s.game.creeps()) == 0, "six are called for, five are left"


@pytest.mark.rule("SD-EXPLORE-02")
def test_friendly_creeps_are_the_heroes_to_choose_and_place() -> None:
    s = two_tiles("friendly-chimera")
    knight = s.hero("questing-knight", 0, 0)
    s.run(Explore(0, knight))
    for _ in range(3):
        s.choose("0:creep rabid-squirrel")
    while not s.rests:
        assert s.seat == 0
        s.choose(s.options()[0])
    squirrels = [s.n(f"rabid-squirrel-{k}") for k in (1, 2, 3)]
    assert [s.game.models[n].side for n in squirrels] == [PARTY] * 3
    wound(s.game, squirrels[0], 1)
    assert s.game.models[squirrels[0]].side != PARTY, "destroyed, it goes back to the common supply"


@pytest.mark.rule("SD-EXPLORE-02")
def test_locked_doors_let_in_but_not_out() -> None:
    s = two_tiles()
    s.game.tiles = tuple([one.but(entered=True) for one in s.game.tiles])
    in_force(s, "locked-doors", 1)
    knight = s.hero("questing-knight", 4, 0)
    mook = s.put("mook", 7, 3)
    s.activate(knight)
    s.choose("move 6 0")
    assert s.why_not("move 5 0") == "SD-EXPLORE-02"
    assert not [one for one in s.options("move") if int(one.split()[0]) < 6]
    s.finish()
    s.activate(mook)
    assert not [one for one in s.options("move") if int(one.split()[0]) < 6], "monsters neither"
    s.finish()
    s.game.keys = 1
    s.activate(knight)
    s.choose("unlock 2", "move 5 0")
    assert s.place(knight) == (5, 0) and s.game.keys == 0


@pytest.mark.rule("SD-EXPLORE-02")
def test_no_way_leads_through_a_locked_tile() -> None:
    s = Scene(rows=[["..."], [".."], ["..."]])
    s.game.tiles = tuple([one.but(entered=True) for one in s.game.tiles])
    in_force(s, "locked-doors", 1)
    s.hero("questing-knight", 1, 0)
    s.activate("questing-knight")
    assert s.options("move") == ["0 0", "2 0", "3 0", "4 0"]


@pytest.mark.rule("SD-EXPLORE-02", "SD-DEATH-02")
def test_cards_that_wait_for_the_spawning_point() -> None:
    s = two_tiles()
    knight = s.hero("questing-knight", 0, 0, wounds=2, statuses=FIRE)
    for card in ("armory", "save-point", "faerie-pool", "locked-doors"):
        in_force(s, card)
    point = s.put("bramble-knight", 3, 3, wounds=2)
    s.game.side = PARTY
    wound(s.game, point, 1)
    assert s.game.loot_more == 3 and s.wounds(knight) == 1 and s.statuses(knight) == [] and tile(s, 0).unlocked


@pytest.mark.rule("SD-EXPLORE-02")
def test_a_pathing_error_opens_the_walls_of_its_tile_to_all() -> None:
    s = Scene(rows=["....."], walls=["v 2 0-1"])
    knight, mook = s.hero("questing-knight", 0, 0), s.put("mook", 4, 0)
    in_force(s, "pathing-error")
    s.activate(knight)
    assert "3 0" in s.options("move")
    assert not s.game.board.sees(s.game.feet(knight), s.game.feet(mook)), "sight is still blocked"


@pytest.mark.rule("SD-EXPLORE-02", "SD-COIN-03")
def test_a_jammed_slot_takes_no_coin_while_a_hero_is_there() -> None:
    s = two_tiles()
    knight, princess = s.hero("questing-knight", 7, 0, wounds=1), s.hero("princess-emerald", 0, 0)
    in_force(s, "jammed-coin-slot")
    s.game.coins = 1
    s.activate(knight)
    assert s.prompt == "act", "the Princess stands on that tile"
    s.finish()
    s.game.put(princess, s.at(8, 0))
    s.activate(knight)
    assert s.prompt == "coins"


@pytest.mark.rule("SD-EXPLORE-02")
def test_a_potion_stash_lies_at_the_corners_of_the_point() -> None:
    s = two_tiles("potion-stash")
    knight = s.hero("questing-knight", 0, 0, potions=0)
    s.put("bramble-knight", 2, 2)
    s.run(Explore(0, knight))
    s.finish()
    assert s.tokens("potion") == [(1, 1), (4, 1), (1, 4), (4, 4)]
    s.game.put(knight, s.at(0, 0))
    s.activate(knight)
    s.choose("act pick-up 1 1")
    assert s.game.models[knight].potions == 1 and s.left()[0] == 3


@pytest.mark.rule("SD-EXPLORE-02", "SD-DIFF-09")
def test_a_secret_code_is_worth_a_coin() -> None:
    for options, coins in (({}, 1), ({"one-coin": "on"}, 0)):
        s = two_tiles("secret-code", options=options)
        s.run(Explore(0, s.hero("questing-knight", 0, 0)))
        s.finish()
        assert s.game.coins == coins and s.game.explore_out == (s.card("secret-code"),)


@pytest.mark.rule("SD-EXPLORE-02", "SD-HERO-04")
def test_the_merchant_trades_up_to_three_loot() -> None:
    s = two_tiles("traveling-merchant")
    loot = s.game.kit.loot
    knight = s.hero("questing-knight", 0, 0, gear=loot[:2])
    s.hero("princess-emerald", 1, 0, gear=loot[2:4])
    s.game.loot = loot[10:20]
    s.run(Explore(0, knight))
    while s.prompt != "merchant":
        s.choose(s.options()[0])
    handles = [s.game.kit.cards[card].handle for card in loot[:4]]
    assert s.options("trade") == handles
    s.choose(f"0:trade {handles[0]}", f"trade {handles[1]}", f"trade {handles[2]}")
    assert s.rests and s.game.backpack == loot[10:13] and s.game.models[knight].gear == ()
    assert s.game.loot_out == loot[:3]


@pytest.mark.rule("SD-EXPLORE-02")
def test_a_dancing_light_lures_heroes_until_one_ends_next_to_it() -> None:
    s = two_tiles()
    knight = s.hero("questing-knight", 0, 0)
    s.trap("dancing-light", (4, 4), (5, 4), (4, 5), (5, 5))
    s.activate(knight)
    assert "end" not in s.options() and s.why_not("end") == "SD-EXPLORE-02"
    s.choose("move 0 2")
    assert "end" not in s.options(), "still four squares off"
    s.choose("move 1 1")
    s.choose("end")
    assert s.game.traps, "nearer, but not next to it"
    s.activate(knight)
    s.choose("move 3 3", "end")
    assert s.game.traps == ()
