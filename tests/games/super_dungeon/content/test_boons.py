"""Cards and abilities that change turns, spawning and draws: Luck, Treasure Vault, Friendly Chimera, Hatchery."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.procedures import death
from tablee.games.super_dungeon.rules.procedures.consul import ConsulTurn
from tablee.games.super_dungeon.rules.procedures.exploring import Explore
from tablee.games.super_dungeon.rules.procedures.heroes import HeroTurn
from tablee.games.super_dungeon.rules.procedures.powerup import PowerUp
from tests.games.super_dungeon.scene import Scene

KNIGHT, HUNTRESS, PRINCESS = "questing-knight", "thundervale-huntress", "princess-emerald"


def cards(s: Scene, *ids: str) -> tuple[int, ...]:
    return tuple([s.card(id) for id in ids])


# ---------------------------------------------------------------------- Luck
def lucky(*treasure: str) -> Scene:
    s = Scene()
    s.hero(KNIGHT, 0, 0, gear=cards(s, "lucky-striped-pants"))
    s.lay("chest", 1, 1)
    s.game.treasure = cards(s, *treasure)
    s.activate(KNIGHT)
    s.choose("act smash-chest 1 1")
    return s


def test_luck_draws_one_more_and_shuffles_one_back() -> None:
    s = lucky("heros-blade", "burning-eye", "stone-heart")
    assert s.prompt == "lucky" and s.options() == ["put-back heros-blade", "put-back burning-eye"]
    s.choose("0:put-back heros-blade")
    assert s.game.backpack == cards(s, "burning-eye")
    assert sorted(s.game.treasure) == sorted(cards(s, "heros-blade", "stone-heart")) and s.game.treasure_out == ()


def test_luck_may_send_a_boo_booty_back() -> None:
    s = Scene()
    s.hero(KNIGHT, 0, 0, gear=cards(s, "lucky-striped-pants"))
    s.lay("chest", 1, 1)
    s.game.treasure = (s.game.kit.by_card["booty-biter"], s.card("burning-eye"))
    s.activate(KNIGHT)
    s.choose("act smash-chest 1 1", "put-back booty-biter")
    assert s.game.backpack == cards(s, "burning-eye") and s.place("booty-biter") is None


def test_luck_finds_nothing_to_return_in_the_last_card() -> None:
    s = lucky("heros-blade")
    assert s.prompt == "act" and s.game.backpack == cards(s, "heros-blade")


@pytest.mark.parametrize(("luck", "seen"), [("always", 3), ("chests", 2)])
def test_luck_helps_with_a_concoction(luck: str, seen: int) -> None:
    s = Scene(heroes=("fae-alchemist", KNIGHT, PRINCESS), options={"luck": luck})
    s.hero("fae-alchemist", 0, 0, potions=1, gear=cards(s, "lucky-striped-pants"))
    s.game.treasure = cards(s, "heros-blade", "burning-eye", "stone-heart", "ancestral-mail")
    s.activate("fae-alchemist")
    s.choose("drink experimental-concoction fae-alchemist")
    assert s.options() == ["use heros-blade", "use burning-eye", "use stone-heart"][:seen]
    s.choose("use burning-eye")
    assert sorted(s.game.treasure) == sorted(cards(s, "heros-blade", "stone-heart", "ancestral-mail"))


# ---------------------------------------------------------------------- Treasure Vault
def test_a_mini_boss_from_a_vault_is_worth_a_treasure_for_each_hero() -> None:
    s = Scene()
    s.hero(KNIGHT, 0, 0)
    s.put("bramble-knight", 8, 8)
    s.put("old-growth-hollow-1", 4, 8)
    s.game.tiles = (s.game.tiles[0].but(effects=(s.card("treasure-vault"),)),)
    s.game.side = 0
    death.destroy(s.game, s.n("bramble-knight"))
    s.game.drops, s.game.loot_due = (), 0
    s.run(PowerUp())
    s.choose("place trent 8 8")
    death.destroy(s.game, s.n("trent"))
    assert s.game.treasure_due == 3
    s.game.treasure_due = 0
    s.put("bashful-boris", 8, 8)
    death.destroy(s.game, s.n("bashful-boris"))
    assert s.game.treasure_due == 1  # who came up elsewhere is worth one


# ---------------------------------------------------------------------- Friendly Chimera
def friends() -> Scene:
    s = Scene()
    for hero, x, y in ((KNIGHT, 0, 0), (HUNTRESS, 0, 4), (PRINCESS, 0, 9)):
        s.put(hero, x, y)
    s.put("old-growth-hollow-1", 8, 8)
    s.game.explore, s.game.speaker = cards(s, "friendly-chimera"), 0
    s.run(Explore(0, s.n(KNIGHT)))
    s.choose(*["0:creep rabid-squirrel"] * 3)
    while not s.rests:
        assert s.seat == 0
        s.choose(s.options()[0])
    return s


def test_friendly_creeps_act_in_the_hero_turn_before_or_after_the_hero() -> None:
    s = friends()
    s.run(HeroTurn())
    assert [one for one in s.options("activate") if "squirrel" in one] == [f"rabid-squirrel-{k}" for k in (1, 2, 3)]
    s.choose("activate rabid-squirrel-2", "end")
    assert s.prompt == "hero-turn" and s.why_not("activate rabid-squirrel-2") == "SD-CONSUL-06"
    s.choose(f"activate {KNIGHT}", "end")
    assert s.prompt == "creeps" and s.options() == ["activate rabid-squirrel-1", "activate rabid-squirrel-3", "end"]
    s.choose("activate rabid-squirrel-3", "end", "end")
    assert s.rests
    s.run(HeroTurn())
    assert len([one for one in s.options("activate") if "squirrel" in one]) == 3  # once in each Hero Turn


def test_the_consul_does_not_command_them() -> None:
    s = friends()
    s.put("mook", 11, 0)
    s.run(ConsulTurn())
    assert not [one for one in s.options("activate") if "squirrel" in one]
    assert s.why_not("activate rabid-squirrel-1") == "SD-COMP-01"


# ---------------------------------------------------------------------- Hatchery
def test_monsters_may_hatch_around_another_point() -> None:
    s = Scene(points=("bramble-knight", "egg-clutch", "fungal-growth"))
    s.hero(KNIGHT, 0, 0)
    s.put("bramble-knight", 1, 8)
    s.put("egg-clutch", 9, 8)
    s.run(ConsulTurn())
    s.choose("spawn bramble-knight")
    squares = {(int(x), int(y)) for _, x, y in [one.split() for one in s.options("place")]}
    assert (3, 8) in squares and (9, 6) in squares
    s.finish()
    s.game.spawned = False
    s.run(ConsulTurn())
    s.choose("spawn egg-clutch")
    squares = {(int(x), int(y)) for _, x, y in [one.split() for one in s.options("place")]}
    assert all([x >= 7 for x, _ in squares])  # the other way round it does not work
