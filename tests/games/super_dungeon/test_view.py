"""What a seat sees: the dungeon with everybody on it, cards, the Consul's means, Power-Up; never the order of a deck."""

from __future__ import annotations

from tablee.gamekit.view import Area, Mark, View, plain
from tablee.games import load
from tablee.games.super_dungeon.game import RULES
from tablee.games.super_dungeon.rules.procedures.powerup import Equipment
from tablee.games.super_dungeon.rules.setup import opening, usual_setup
from tablee.games.super_dungeon.rules.statuses import FIRE, SLOW
from tablee.kernel.decision import parse
from tablee.terminal.speaker import Speaker
from tests.games.opened import new

from .scene import Scene


def seen(s: Scene, seat: int = 0) -> View:
    return RULES.view(s.game, seat)


def area(view: View, id: str) -> Area:
    return next(one for one in view.areas if one.id == id)


def said(view: View, id: str) -> list[str]:
    return [words.id for words in view.pieces[id].says]


# ---------------------------------------------------------------------- laying tiles
def test_tiles_in_the_box_are_pressed_and_say_where_they_would_lie() -> None:
    game = new(opening, usual_setup(2, preparing="steps"), "tiles", log=False)
    speaker = Speaker(load("super-dungeon"), {}, "fr")
    first: list[str] = []
    while game.decision is not None and game.decision.prompt == "lay":
        view = RULES.view(game, game.decision.seat)
        assert view.question is not None and view.question.options
        held = area(view, "box").holds
        assert not {f"tile.{tile.card}" for tile in game.tiles} & set(held)
        assert view.question.options[-1].key == "chance"
        for choice in view.question.options[:-1]:
            assert choice.on == (f"tile.{choice.key.split()[1]}",) and choice.on[0] in held
        told = [speaker.words(choice.label, game) for choice in view.question.options]
        assert len(set(told)) == len(told)
        first.append(told[0])
        game.choose(parse(view.question.options[0].key))
    assert first[:2] == ["Cour en ruine, telle quelle", "Salle du champion contre Cour en ruine, au nord, telle quelle"]
    assert not [one for one in RULES.view(game, 0).areas if one.id == "box"]


# ---------------------------------------------------------------------- the map
def test_the_ground_shows_terrain_walls_holes_and_tiles_nobody_has_entered() -> None:
    s = Scene(rows=[["..d", "  c"], ["...", "..b"]], walls=[["v 1 0-1"]])
    grid = area(seen(s), "map").grid
    assert grid is not None and (grid.w, grid.h) == (6, 2)
    assert grid.rows[1][:2] == "  "
    assert grid.legend[grid.rows[0][2]] == "effect.difficult" and grid.legend[grid.rows[1][2]] == "effect.chasm"
    assert grid.legend[grid.rows[0][3]] == "tile.unknown" and grid.legend[grid.rows[0][0]] != "tile.unknown"
    assert grid.legend[grid.rows[1][5]] == "effect.brambles"
    assert (1, 0, "w") in grid.walls and (0, 0, "n") in grid.walls


def test_figures_carry_hearts_potions_statuses_and_the_size_of_their_base() -> None:
    s = Scene()
    s.hero("questing-knight", 2, 3, wounds=2, potions=1, statuses=FIRE | SLOW)
    s.put("bramble-knight", 6, 6)
    pieces = seen(s).pieces
    knight, point = pieces["questing-knight"], pieces["bramble-knight"]
    assert knight.at == (2, 3) and knight.size == (1, 1) and knight.is_ == ("fire", "slow")
    assert knight.marks[0] == Mark("hearts", 3, 5) and knight.marks[1].n == 1
    assert point.at == (6, 6) and point.size == (2, 2)


def test_tokens_and_traps_lie_on_their_squares() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.lay("chest", 4, 4)
    s.lay("skull", 5, 4, hero=2)
    s.trap("wall-of-fire", (1, 8), (2, 8), (3, 8), (4, 8))
    view = seen(s)
    assert view.pieces["chest.1"].at == (4, 4) and view.pieces["chest.1"].sheet == "token.chest"
    assert said(view, "skull.1") == ["says-skull"]
    trap = view.pieces["trap.0.0"]
    assert trap.at == (1, 8) and trap.size == (4, 1) and trap.sheet == "explore.wall-of-fire"
    danger = next(one for one in area(view, "map").overlays if one.role == "danger")
    assert "0.7" in danger.cells and "5.9" in danger.cells and "6.9" not in danger.cells


def test_reach_tells_the_points_for_each_square_and_sight_what_is_seen() -> None:
    s = Scene(rows=["....d...", "........"], walls=["v 6 0-2"])
    s.activate(s.hero("questing-knight", 2, 0))
    overlays = {one.role: one.cells for one in area(seen(s), "map").overlays}
    assert overlays["reach"]["3.0"] == 1 and overlays["reach"]["4.0"] == 3 and overlays["reach"]["5.0"] == 3
    assert "2.0" not in overlays["reach"] and "6.0" not in overlays["reach"]
    assert sorted([key.replace(".", " ") for key in overlays["reach"]]) == sorted(s.options("move"))
    assert "5.1" in overlays["seen"] and "6.1" not in overlays["seen"]
    others = {one.role for one in area(seen(s, 1), "map").overlays}
    assert others == set(), "only who is asked sees them"


# ---------------------------------------------------------------------- cards
def test_a_hero_s_card_shows_points_statuses_equipment_and_free_slots() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, statuses=FIRE, gear=(s.card("dwarven-axe"),))
    view = seen(s)
    panel = area(view, "hero.questing-knight")
    assert panel.layout == "status" and panel.band == "mine" and panel.seat == 0
    assert area(seen(s, 1), "hero.questing-knight").band == "theirs"
    assert "fire.questing-knight" in panel.holds
    roles = [mark.role for mark in view.pieces["hero.questing-knight"].marks]
    assert roles == ["hearts", "bottles", "actions", "moves"]
    worn = area(view, "gear.questing-knight").holds
    assert [view.pieces[id].sheet for id in worn] == ["gear.dwarven-axe"]
    free = view.pieces["hero.questing-knight"].says[0]
    slot = s.game.kit.gear_defs["dwarven-axe"].slot
    assert free.id == "says-free" and slot not in str(free.args["slots"])


def test_a_card_that_fits_every_hero_alike_says_so_once() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.hero("princess-emerald", 1, 0)
    s.game.backpack = (next(n for n, c in enumerate(s.game.kit.cards) if c.id == "dwarven-axe"),)
    s.run(Equipment())
    view = seen(s)
    (card,) = area(view, "powerup").holds
    assert [one for one in said(view, card) if one != "says-affinity"][:1] == ["says-fits-all"]
    assert "says-fits" not in said(view, card)


def test_power_up_shows_whom_each_card_fits_and_what_a_discard_heals() -> None:
    s = Scene()
    axe = s.card("dwarven-axe")
    slot = s.game.kit.gear_defs["dwarven-axe"].slot
    other = next(n for n, c in enumerate(s.game.kit.cards) if gear_of(s, n) == ("loot", slot) and c.id != "dwarven-axe")
    treasure = next(n for n, _ in enumerate(s.game.kit.cards) if gear_of(s, n)[0] == "treasure")
    s.hero("questing-knight", 0, 0, gear=(axe,))
    s.hero("princess-emerald", 1, 0)
    s.game.backpack = (other, treasure)
    s.run(Equipment())
    view = seen(s)
    cards = area(view, "powerup").holds
    assert len(cards) == 2 and not area(view, "backpack").holds
    loot, healing = [said(view, id) for id in cards]
    assert [one for one in loot if one != "says-affinity"] == ["says-replaces", "says-fits"]
    assert "says-heals" not in loot and "says-heals" in healing
    equip = [one for one in view.question.options if one.key.startswith("equip")] if view.question else []
    assert equip and all([one.on[0] in cards and one.to[0].startswith("hero.") for one in equip])


def gear_of(s: Scene, n: int) -> tuple[str, str]:
    found = s.game.kit.gear_defs.get(s.game.kit.cards[n].id)
    return (found.deck, found.slot) if found is not None else ("", "")


def test_the_consul_shows_skull_points_the_ladder_and_the_pool() -> None:
    game = new(opening, usual_setup(2), "view")
    view = RULES.view(game, 1)
    marks = {mark.role: (mark.n, mark.of) for mark in view.pieces["consul"].marks}
    assert marks["skulls"] == (4, 4) and marks["rung"] == (0, 5) and marks["points"] == (len(game.points()), 0)
    assert area(view, "consul").band == "mine"
    shown = {view.pieces[id].sheet.removeprefix("model."): view.pieces[id].n for id in area(view, "pool").holds}
    assert shown == {card: len(game.pool(card)) for card in shown} and shown
    assert [view.pieces[id].sheet for id in area(view, "bosses").holds][0] == "model.forgotten-king"


# ---------------------------------------------------------------------- secrets
def test_nobody_can_tell_the_order_of_a_deck() -> None:
    game = new(opening, usual_setup(3), "view")
    other = RULES.redeal(game, 0, b"another key of thirty-two bytes!")
    assert (other.loot, other.treasure, other.explore) != (game.loot, game.treasure, game.explore)
    assert sorted(other.loot) == sorted(game.loot)
    for seat in (-1, 0, 1, 2):
        assert plain(RULES.view(other, seat)) == plain(RULES.view(game, seat))
    counts = {one.id: one.count for one in RULES.view(game, 0).areas if one.id.startswith("deck.")}
    assert counts == {
        "deck.loot": len(game.loot),
        "deck.treasure": len(game.treasure),
        "deck.explore": len(game.explore),
    }


def test_seats_keep_their_names_when_a_player_gives_up() -> None:
    game = new(opening, usual_setup(3), "view")
    before = [seat.sheet for seat in RULES.view(game, 0).seats]
    assert before[-1] == "side.consul"
    RULES.concede(game, 0)
    view = RULES.view(game, 1)
    assert [seat.sheet for seat in view.seats] == before
    assert "out" in view.seats[0].is_
