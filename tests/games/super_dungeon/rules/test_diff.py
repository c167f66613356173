"""SD-DIFF: options that help the Heroes or the Consul."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.effects import inflict
from tablee.games.super_dungeon.rules.procedures import death
from tablee.games.super_dungeon.rules.procedures.consul import ConsulTurn
from tablee.games.super_dungeon.rules.procedures.powerup import PowerUp
from tablee.games.super_dungeon.rules.records import CHEST, OPTIONS
from tablee.games.super_dungeon.rules.setup import check_setup, from_options, kit_of, opening, usual_setup
from tablee.games.super_dungeon.rules.state import Arena
from tablee.games.super_dungeon.rules.statuses import FIRE, ICE
from tablee.kernel.errors import SetupError
from tests.games.opened import new
from tests.games.super_dungeon.scene import Scene

KNIGHT, HUNTRESS, PRINCESS = "questing-knight", "thundervale-huntress", "princess-emerald"
DIFFICULTY = list(OPTIONS)[list(OPTIONS).index("first-coin") :]


def dungeon(**options: str) -> Arena:
    return new(opening, usual_setup(2, options=tuple(sorted(options.items()))), "difficulty")


def party(**options: str) -> Scene:
    s = Scene(options=options)
    for hero, x, y in ((KNIGHT, 0, 0), (HUNTRESS, 0, 4), (PRINCESS, 0, 9)):
        s.put(hero, x, y, potions=0)
    s.game.side = 0
    return s


def cards(s: Scene, *ids: str) -> tuple[int, ...]:
    return tuple([s.card(id) for id in ids])


@pytest.mark.rule("SD-DIFF-01")
def test_no_option_is_on_unless_it_is_chosen_and_several_work_together() -> None:
    plain = kit_of(usual_setup(2))
    assert {name: plain.options[name] for name in DIFFICULTY} == {
        name: {"points": "0", "skulls": "4"}.get(name, "off") for name in DIFFICULTY
    }
    both = kit_of(usual_setup(2, options=(("first-coin", "on"), ("skulls", "6"))))
    assert both.on("first-coin") and both.skulls == 6 and not both.on("one-coin")
    with pytest.raises(SetupError, match="--skulls 3"):
        from_options({"skulls": "3"}, 2, "seed")


@pytest.mark.rule("SD-DIFF-01")
@pytest.mark.parametrize(("name", "value"), [(name, value) for name in OPTIONS for value in OPTIONS[name]])
def test_every_value_alone_makes_a_game(name: str, value: str) -> None:
    setup = from_options({name: value}, 2, "seed")
    assert kit_of(setup).options[name] == value


@pytest.mark.rule("SD-DIFF-02")
def test_a_coin_at_the_start() -> None:
    assert [dungeon(**{"first-coin": value}).coins for value in ("on", "off")] == [1, 0]


@pytest.mark.rule("SD-DIFF-03")
def test_fewer_spawning_points() -> None:
    game = new(opening, usual_setup(2, heroes=("ember-mage",) * 4, options=(("points", "-1"),)), "few")
    chests = [token for token in game.tokens if token.kind == CHEST]
    assert (len(game.tiles), len(chests), len(game.points())) == (4, 4, 3)
    held = [len([n for n in game.points() if game.feet(n) & squares]) for squares in game.board.tile_squares]
    assert sorted(held) == [0, 1, 1, 1]


@pytest.mark.rule("SD-DIFF-03")
def test_two_points_fewer_leave_one_for_three_heroes() -> None:
    game = dungeon(points="-2")
    assert (len(game.tiles), len(game.points())) == (3, 1)


@pytest.mark.rule("SD-DIFF-03")
def test_with_fewer_points_agreed_on_the_usual_number_is_too_many() -> None:
    usual = usual_setup(2, points=("bramble-knight", "old-growth-hollow"), options=(("points", "-2"),))
    with pytest.raises(SetupError, match="3 spawning points: 3 Heroes meet 1;"):
        check_setup(usual)


@pytest.mark.rule("SD-DIFF-04")
def test_supers_must_be_paid_for() -> None:
    s = party(**{"paid-supers": "on"})
    s.put("trent", 8, 8)
    s.put("forgotten-king", 8, 4)
    s.put("mook", 11, 11)
    s.run(ConsulTurn())
    s.choose("activate trent", "end")
    assert s.rests and s.game.skulls_spent == 4  # nothing else can be paid, the boss neither
    s.run(ConsulTurn())
    s.choose("activate mook-1", "end")
    assert s.rests  # three points are not enough for a Super


@pytest.mark.rule("SD-DIFF-05")
def test_no_ladder() -> None:
    s = party(**{"no-ladder": "on"})
    death.destroy(s.game, s.put("trent", 8, 8))
    s.game.drops, s.game.treasure_due = (), 0
    s.run(PowerUp())
    assert s.rests and s.game.rung == 0


@pytest.mark.rule("SD-DIFF-06")
def test_discarded_loot_heals() -> None:
    s = party(**{"loot-heals": "on"})
    s.game.change(s.n(HUNTRESS), wounds=2)
    s.game.backpack = cards(s, "chainmail")
    s.run(PowerUp())
    s.choose("done", f"heal {HUNTRESS}")
    assert s.rests and s.wounds(HUNTRESS) == 1


@pytest.mark.rule("SD-DIFF-07")
def test_several_treasures() -> None:
    s = party(**{"many-treasures": "on"})
    s.game.backpack = cards(s, "burning-eye", "lucky-striped-pants", "cloak-of-wards")  # ruby, sapphire, ruby
    s.run(PowerUp())
    s.choose(f"equip burning-eye {KNIGHT}", f"equip lucky-striped-pants {KNIGHT}")
    assert s.game.models[s.n(KNIGHT)].gear == cards(s, "burning-eye", "lucky-striped-pants")
    s.choose(f"equip cloak-of-wards {KNIGHT}")  # slots still limit
    assert s.game.models[s.n(KNIGHT)].gear == cards(s, "lucky-striped-pants", "cloak-of-wards")


@pytest.mark.rule("SD-DIFF-08")
def test_cards_stay_in_the_backpack() -> None:
    s = party(**{"keep-cards": "on"})
    s.game.backpack = cards(s, "chainmail", "heros-blade")
    s.run(PowerUp())
    s.choose("done")
    assert s.rests and s.game.backpack == cards(s, "chainmail", "heros-blade")
    s.game.change(s.n(KNIGHT), gear=cards(s, "dwarven-axe"))
    s.run(PowerUp())
    s.choose(f"equip heros-blade {KNIGHT}", "done")
    assert s.game.backpack == cards(s, "chainmail") and s.game.loot_out == cards(s, "dwarven-axe")  # replaced: gone


@pytest.mark.rule("SD-DIFF-09")
def test_one_coin_and_never_another() -> None:
    assert dungeon(**{"one-coin": "on"}).coins == 1
    s = party(**{"one-coin": "on"})
    death.destroy(s.game, s.put("bramble-knight", 8, 8))
    s.run(death.drops(s.game))
    assert s.rests and s.game.drops == () and s.tokens("coin") == []
    usual = party()
    death.destroy(usual.game, usual.put("bramble-knight", 8, 8))
    assert [kind for kind, _ in usual.game.drops] == ["coin"]


@pytest.mark.rule("SD-DIFF-10", "SD-DIFF-16")
@pytest.mark.parametrize(("more", "held"), [("1", [1, 1, 2]), ("2", [1, 2, 2])])
def test_more_spawning_points(more: str, held: list[int]) -> None:
    game = new(opening, usual_setup(2, options=(("points", more),)), "seed 3")
    chests = [token for token in game.tokens if token.kind == CHEST]
    assert (len(game.tiles), len(chests), len(game.points())) == (3, 3, 3 + int(more))
    counts = [len([n for n in game.points() if game.feet(n) & squares]) for squares in game.board.tile_squares]
    assert min(counts) == 1 and sum(counts) == sum(held)


@pytest.mark.rule("SD-DIFF-10")
def test_with_more_points_agreed_on_the_usual_number_is_too_few() -> None:
    usual = usual_setup(2, points=("bramble-knight", "old-growth-hollow"), options=(("points", "1"),))
    with pytest.raises(SetupError, match="3 spawning points: 3 Heroes meet 4;"):
        check_setup(usual)


@pytest.mark.rule("SD-DIFF-16")
def test_the_limit_of_one_point_to_a_tile_is_lifted_only_for_those_beyond() -> None:
    game = new(opening, usual_setup(2, preparing="steps", options=(("points", "1"),)), "steps")
    tiles: list[int] = []
    while len(game.points()) < 4:
        assert game.decision is not None
        option = game.decision.options[0]
        if game.decision.prompt == "point":
            offered = {
                game.board.tile_of[game.board.at(int(o.args[1]), int(o.args[2]))] for o in game.decision.options[:-1]
            }
            assert offered == ({0, 1, 2} - set(tiles) if len(tiles) < 3 else {0, 1, 2})
            tiles.append(game.board.tile_of[game.board.at(int(option.args[1]), int(option.args[2]))])
        game.choose(option)
    assert len(tiles) == 4


@pytest.mark.rule("SD-DIFF-11")
def test_more_skull_points() -> None:
    s = party(skulls="6")
    for x in range(6):
        s.put("mook", 4 + x, 11)
    s.put("turniphead", 4, 8)
    s.run(ConsulTurn())
    for k in range(1, 7):
        assert f"mook-{k}" in s.options("activate")
        s.choose(f"activate mook-{k}", "end")
    assert s.rests and s.game.skulls_spent == 6


@pytest.mark.rule("SD-DIFF-12")
@pytest.mark.parametrize("who", ["mook", "bashful-boris"])
def test_all_monsters_inflict_a_status(who: str) -> None:
    s = party(**{"monsters-inflict": "fire"})
    monster = s.put(who, 1, 1)
    s.activate(monster)
    blue, red = (3, 0) if who == "mook" else (3, 2)
    s.dice(*["b2"] * blue, *["r2"] * red, "b0", "b0", "r0")
    s.choose(f"act melee-attack {KNIGHT}")
    assert s.game.models[s.n(KNIGHT)].statuses & FIRE and s.wounds(KNIGHT) == 1


@pytest.mark.rule("SD-DIFF-13")
def test_loot_for_elites_only() -> None:
    s = party(**{"elites-only": "on"})
    for k, card in enumerate(("mook", "mook", "billmen", "turniphead")):
        death.destroy(s.game, s.put(card, 4 + 2 * k, 8))
    s.game.loot = cards(s, "chainmail", "bent-nail")
    s.run(PowerUp())
    assert len(s.said("gains-loot")) == 1


@pytest.mark.rule("SD-DIFF-14")
def test_bosses_are_immune() -> None:
    for value, expected in (("on", []), ("off", ["ice"])):
        s = party(**{"immune-bosses": value})
        for who, x in (("bashful-boris", 4), ("forgotten-king", 8)):
            s.put(who, x, 8)
            inflict(s.game, s.n(who), ICE)
            assert s.statuses(who) == expected
        s.put("mook", 11, 11)
        inflict(s.game, s.n("mook-1"), ICE)
        assert s.statuses("mook-1") == ["ice"]


@pytest.mark.rule("SD-DIFF-15")
def test_spawning_in_consecutive_turns() -> None:
    s = party(**{"free-spawning": "on"})
    s.put("bramble-knight", 8, 8)
    for _ in range(2):
        s.run(ConsulTurn())
        assert s.options("spawn") == ["bramble-knight"] and s.why_not("spawn bramble-knight") == ""
        s.choose("spawn bramble-knight")
        while not s.rests:
            s.choose(s.options()[0])
        for n in [n for n in s.game.on_map(1) if s.game.rank(n) != "spawning-point"]:
            death.destroy(s.game, n)
    assert s.wounds("bramble-knight") == 2
