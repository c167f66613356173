"""SD-TURN, SD-HERO, SD-CONSUL: whose turn it is, and what it may hold."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.procedures import death
from tablee.games.super_dungeon.rules.procedures.consul import ConsulTurn
from tablee.games.super_dungeon.rules.procedures.heroes import HeroTurn
from tablee.games.super_dungeon.rules.procedures.powerup import PowerUp
from tablee.games.super_dungeon.rules.setup import opening, usual_setup
from tablee.games.super_dungeon.rules.state import Arena, whose
from tests.games.opened import new
from tests.games.super_dungeon.scene import Scene

KNIGHT, HUNTRESS, PRINCESS = "questing-knight", "thundervale-huntress", "princess-emerald"


def party(players: int = 2, **options: str) -> Scene:
    """The three Heroes of the examples, far from each other."""
    s = Scene(players=players, options=options)
    for hero, x, y in ((KNIGHT, 0, 0), (HUNTRESS, 8, 8), (PRINCESS, 0, 9)):
        s.put(hero, x, y)
    return s


def turn(s: Scene, hero: str) -> None:
    """A Hero Turn in which this one is activated and does nothing."""
    s.run(HeroTurn())
    if s.prompt == "hero-turn":
        s.choose(f"activate {hero}")
    s.finish()


# ---------------------------------------------------------------------- turns
def idle(game: Arena, hero_turns: int) -> list[str]:
    """Nobody does anything for so many Hero Turns; the log's lines about turns."""
    while game.turn < 2 * hero_turns + 1:
        assert game.decision is not None
        offered = list(game.decision.options)
        game.choose(next((o for o in offered if o.verb in ("end", "pass", "done")), offered[0]))
    return [line.message for line in game.log or [] if line.message in ("hero-turn", "consul-turn", "power-up")]


@pytest.mark.rule("SD-TURN-01", "SD-TURN-02")
def test_hero_and_consul_turns_alternate_with_a_power_up_after_each() -> None:
    game = new(opening, usual_setup(2), "turns", log=True)
    assert game.turn == 1 and game.side == 0
    said = idle(game, 3)
    assert said == ["hero-turn", "power-up", "consul-turn", "power-up"] * 3 + ["hero-turn"]


@pytest.mark.rule("SD-TURN-03")
def test_a_cycle_of_three_heroes() -> None:
    game = new(opening, usual_setup(2), "cycle", log=True)
    said = idle(game, 3)
    cycle = said[: said.index("hero-turn", said.index("hero-turn") + 1) * 3]
    assert (cycle.count("hero-turn"), cycle.count("consul-turn"), cycle.count("power-up")) == (3, 3, 6)
    activated = [line.args["who"] for line in game.log or [] if line.message == "activates-hero"]
    assert len(activated) == 3 and len(set(activated)) == 3
    assert game.decision is not None and len([o for o in game.decision.options if o.verb == "activate"]) == 3


# ---------------------------------------------------------------------- Heroes
@pytest.mark.rule("SD-HERO-01")
def test_exactly_one_hero_in_a_hero_turn() -> None:
    s = party()
    s.run(HeroTurn())
    assert s.options() == [f"activate {hero}" for hero in (KNIGHT, HUNTRESS, PRINCESS)]  # and no way to pass
    s.choose(f"activate {KNIGHT}")
    assert s.prompt == "act" and s.why_not(f"activate {PRINCESS}") == "SD-HERO-01"
    s.choose("end")
    assert s.rests


@pytest.mark.rule("SD-HERO-01")
def test_owners_may_let_each_other_go_first_but_the_last_must_choose() -> None:
    s = party(players=4)
    s.run(HeroTurn())
    s.choose("0:pass", "1:pass")
    assert s.seat == 2 and s.options() == [f"activate {PRINCESS}"]
    assert s.why_not(f"activate {KNIGHT}", 2) == "SD-COMP-01"
    s.choose(f"2:activate {PRINCESS}")
    s.finish()
    s.run(HeroTurn())
    assert s.seat == 0  # after the owner of the Hero activated last


@pytest.mark.rule("SD-HERO-01")
def test_the_pet_of_the_hero_activates_in_its_turn() -> None:
    s = party()
    s.put("mr-chompers", 1, 1, master=s.n(KNIGHT), seat=0)
    s.run(HeroTurn())
    s.choose(f"activate {KNIGHT}", "end")
    assert s.game.stack[-1].about() == whose(s.n("mr-chompers"))
    s.finish()
    s.run(HeroTurn())
    assert s.options() == [f"activate {hero}" for hero in (HUNTRESS, PRINCESS)]


@pytest.mark.rule("SD-HERO-02")
def test_no_hero_again_before_all_were_activated() -> None:
    s = party()
    turn(s, KNIGHT)
    s.run(HeroTurn())
    assert s.options() == [f"activate {HUNTRESS}", f"activate {PRINCESS}"]
    assert s.why_not(f"activate {KNIGHT}") == "SD-HERO-02"
    s.choose(f"activate {HUNTRESS}")
    s.finish()
    s.run(HeroTurn())  # only one is left: nothing to choose
    assert s.game.stack[-1].about() == whose(s.n(PRINCESS))
    s.finish()
    s.run(HeroTurn())
    s.choose(f"activate {HUNTRESS}")  # any of them may open the next cycle
    assert s.prompt == "act"


@pytest.mark.rule("SD-HERO-03")
def test_a_destroyed_hero_does_not_hold_up_the_cycle() -> None:
    s = party()
    turn(s, KNIGHT)
    death.wound(s.game, s.n(HUNTRESS), 5)
    turn(s, PRINCESS)
    s.run(HeroTurn())
    assert s.options() == [f"activate {KNIGHT}", f"activate {PRINCESS}"]


@pytest.mark.rule("SD-HERO-03")
def test_a_hero_that_comes_back_may_act_in_the_cycle_it_has_not_acted_in() -> None:
    s = party()
    turn(s, KNIGHT)
    death.wound(s.game, s.n(HUNTRESS), 5)
    s.put(HUNTRESS, 8, 8, gone=False, wounds=0)
    s.run(HeroTurn())
    assert s.options() == [f"activate {HUNTRESS}", f"activate {PRINCESS}"]
    s.choose(f"activate {HUNTRESS}")
    s.finish()
    death.wound(s.game, s.n(HUNTRESS), 5)
    s.put(HUNTRESS, 8, 8, gone=False, wounds=0)
    s.run(HeroTurn())
    assert s.game.stack[-1].about() == whose(s.n(PRINCESS))  # the flag survived destruction and return


@pytest.mark.rule("SD-HERO-04")
def test_a_card_gained_in_the_turn_waits_for_the_power_up() -> None:
    s = party()
    s.lay("chest", 1, 1)
    s.game.treasure = (s.card("heros-blade"),)
    s.run(HeroTurn())
    s.choose(f"activate {KNIGHT}", "act smash-chest 1 1")
    assert s.game.backpack == (s.card("heros-blade"),) and s.game.models[s.n(KNIGHT)].gear == ()
    assert s.why_not(f"equip heros-blade {KNIGHT}") == "SD-HERO-04"
    s.finish()
    s.run(PowerUp())
    s.choose(f"0:equip heros-blade {KNIGHT}")
    assert s.game.models[s.n(KNIGHT)].gear == (s.card("heros-blade"),)


# ---------------------------------------------------------------------- the Consul
def lair(**options: str) -> Scene:
    """Monsters of all prices: Mooks 1, Wisps 2, an Executioner 3, mini-bosses 4."""
    s = Scene(options=options)
    s.put(KNIGHT, 0, 0)
    for card, x, y in (
        ("mook", 5, 0),
        ("mook", 6, 0),
        ("wisp", 7, 0),
        ("wisp", 8, 0),
        ("grobbit-executioner", 5, 4),
        ("bashful-boris", 8, 4),
        ("trent", 5, 8),
        ("bramble-knight", 9, 9),
    ):
        s.put(card, x, y)
    return s


def activate(s: Scene, *handles: str) -> None:
    for handle in handles:
        s.choose(f"1:activate {handle}")
        while not s.rests and s.game.stack[-1].__class__ is not ConsulTurn:
            s.choose("end" if "end" in s.options() else s.options()[0])


@pytest.mark.rule("SD-CONSUL-01")
def test_activate_or_spawn_but_not_both() -> None:
    s = lair()
    s.run(ConsulTurn())
    assert "spawn bramble-knight" in s.options() and "end" in s.options()
    activate(s, "mook-1")
    assert "spawn bramble-knight" not in s.options() and s.why_not("spawn bramble-knight") == "SD-CONSUL-01"
    s.choose("end")
    s.run(ConsulTurn())
    s.choose("spawn bramble-knight")
    while not s.rests:
        assert not [one for one in s.options() if one.startswith("activate")]
        s.choose(s.options()[0])
    assert not [n for n in s.game.on_map(1) if s.game.models[n].turned]


@pytest.mark.rule("SD-CONSUL-01")
def test_the_consul_may_do_nothing() -> None:
    s = lair()
    s.run(ConsulTurn())
    s.choose("end")
    assert s.rests and s.game.skulls_spent == 0


@pytest.mark.rule("SD-CONSUL-02")
@pytest.mark.parametrize(
    ("activated", "refused"),
    [
        (["wisp-1", "mook-1", "mook-2"], ["wisp-2"]),
        (["wisp-1", "wisp-2"], ["mook-1"]),
        (["grobbit-executioner"], ["wisp-1"]),
    ],
)
def test_four_skull_points_in_a_turn(activated: list[str], refused: list[str]) -> None:
    s = lair()
    s.run(ConsulTurn())
    activate(s, *activated)
    for handle in refused:
        assert f"activate {handle}" not in s.options() and s.why_not(f"activate {handle}") == "SD-CONSUL-02"
    s.choose("end")
    s.run(ConsulTurn())
    assert s.game.skulls_spent == 0  # what was left over is lost


@pytest.mark.rule("SD-CONSUL-03")
def test_one_super_besides() -> None:
    s = lair()
    s.run(ConsulTurn())
    activate(s, "wisp-1", "wisp-2", "bashful-boris")
    assert s.game.skulls_spent == 4 and s.rests  # nothing is left to activate


@pytest.mark.rule("SD-CONSUL-03")
def test_no_second_free_super() -> None:
    s = lair()
    s.run(ConsulTurn())
    activate(s, "mook-1", "bashful-boris")
    assert "activate trent" not in s.options() and s.why_not("activate trent") == "SD-CONSUL-03"


@pytest.mark.rule("SD-CONSUL-04")
def test_a_second_super_may_be_paid_for() -> None:
    s = lair()
    s.run(ConsulTurn())
    activate(s, "bashful-boris")
    assert s.game.skulls_spent == 0 and "activate trent" in s.options()
    assert s.why_not("activate bashful-boris") == "SD-CONSUL-06"
    activate(s, "trent")
    assert s.game.skulls_spent == 4 and s.rests


@pytest.mark.rule("SD-CONSUL-05")
def test_any_order_and_one_after_the_other() -> None:
    s = lair()
    s.put("mook", 9, 0)
    s.put("mook", 10, 0)
    s.run(ConsulTurn())
    s.choose("activate mook-1")
    assert s.why_not("activate mook-2") == "SD-CONSUL-05"  # the first has not finished
    s.choose("end")
    assert s.why_not("activate mook-1") == "SD-CONSUL-06"  # and cannot resume
    activate(s, "mook-2", "bashful-boris", "mook-3", "mook-4")
    assert s.game.skulls_spent == 4


@pytest.mark.rule("SD-CONSUL-06")
def test_once_in_a_turn_and_again_in_the_next() -> None:
    s = lair()
    for _ in range(2):
        s.run(ConsulTurn())
        activate(s, "bashful-boris")
        assert s.why_not("activate bashful-boris") == "SD-CONSUL-06"
        s.choose("end")


# ---------------------------------------------------------------------- examples
@pytest.mark.rule("SD-CONSUL-07")
def test_example_a_frog_knight_and_two_mooks() -> None:
    s = Scene()
    huntress = s.hero(HUNTRESS, 4, 4, potions=0)
    s.hero(KNIGHT, 0, 11, potions=0)
    s.hero(PRINCESS, 11, 11, potions=0)
    s.put("frog-knight", 7, 4)
    s.put("mook", 4, 3)
    s.put("mook", 5, 3)
    s.put("mook", 11, 0)
    s.run(ConsulTurn())
    s.choose("1:activate frog-knight-1", f"1:act frogger {HUNTRESS}")
    s.dice("b1", "b1", "r1", "b1", "b1", "b0")  # 3 against 2
    s.choose("1:place frog-knight-1 6 4")
    assert s.wounds(huntress) == 1
    s.dice("b1", "b0", "r1", "b1", "b1", "b0")  # 2 against 2
    s.choose(f"1:act melee-attack {HUNTRESS}")
    assert s.wounds(huntress) == 1 and s.left()[0] == 0
    s.choose("end", "activate mook-1")
    s.dice("b1", "b1", "b1", "b1", "b1", "b0")
    s.choose(f"1:act melee-attack {HUNTRESS}")
    assert (s.wounds(huntress), s.statuses(huntress)) == (2, ["poison"])
    s.choose("end", "activate mook-2")
    s.dice("b0", "b0", "b0", "b1", "b1", "b0", "b0")  # Virulent: one blue more against who is poisoned
    s.choose(f"1:act melee-attack {HUNTRESS}")
    s.finish()
    assert s.game.skulls_spent == 4 and s.rests
    assert (s.wounds(huntress), s.statuses(huntress)) == (2, ["poison"])


@pytest.mark.rule("SD-CONSUL-07")
def test_after_four_skulls_nobody_else_can_be_paid_for() -> None:
    s = lair()
    s.run(ConsulTurn())
    activate(s, "wisp-1", "mook-1", "mook-2")
    assert s.options() == ["activate bashful-boris", "activate trent", "end"]


@pytest.mark.rule("SD-CONSUL-08")
def test_example_mooks_a_potion_and_boris() -> None:
    s = Scene()
    huntress = s.hero(HUNTRESS, 4, 4, potions=0, wounds=2)
    knight = s.hero(KNIGHT, 6, 4, potions=0)
    princess = s.hero(PRINCESS, 0, 11, potions=1)
    for x, y in ((3, 3), (3, 5), (3, 6), (4, 6)):
        s.put("mook", x, y)
    boris = s.put("bashful-boris", 5, 2)
    track = [s.wounds(huntress)]
    s.run(ConsulTurn())
    assert s.prompt == "emergency"
    s.choose("0:pass")

    def attack(mook: str, *dice: str) -> None:
        s.choose(f"1:activate {mook}")
        s.dice(*dice)
        s.calmly(f"1:act melee-attack {HUNTRESS}")

    def close(*potion: str) -> None:
        """End the activation; the Heroes may drink between two of them."""
        while not s.rests and s.game.stack[-1].__class__ is not ConsulTurn:
            if s.prompt == "emergency":
                s.choose(*(potion or ("0:pass",)))
                potion = ()
            else:
                s.choose("end" if "end" in s.options() else "pass")

    attack("mook-1", "b2", "b1", "b1", "b0", "b0", "b0")
    s.game.change(huntress, statuses=0)
    close()
    attack("mook-2", "b2", "b1", "b1", "b0", "b0", "b0")
    track.append(s.wounds(huntress))
    s.game.change(huntress, statuses=0)
    close(f"0:emergency {HUNTRESS} hunters-rations {PRINCESS}")
    track.append(s.wounds(huntress))
    s.choose("1:activate bashful-boris")
    s.dice("b2", "b0", "b0", "r0", "r1", "b0", "b0", "r0", "b1", "b0", "b0")  # sweep: 3 against 0 and 1
    s.choose("1:act sweeping-mace s")
    track.append(s.wounds(huntress))
    assert s.wounds(knight) == 1
    s.dice("b0", "b0", "b0", "r0", "r0", "b0", "b0", "b0")  # an attack that fails
    s.choose(f"1:act melee-attack {HUNTRESS}")
    s.dice("b2", "b0", "b0", "r0", "r0", "b0", "b0", "b0")  # the one that Berserk grants
    s.choose(f"1:act berserk {HUNTRESS}")
    track.append(s.wounds(huntress))
    assert track == [2, 4, 2, 3, 4] and s.game.models[huntress].at >= 0
    assert s.game.skulls_spent == 2 and s.left()[0] == 1
    close()
    for mook in ("mook-3", "mook-4"):
        attack(mook, "b0", "b0", "b0", "b0", "b0", "b0")
        close()
    assert s.rests and s.game.skulls_spent == 4
    assert (s.wounds(huntress), s.wounds(knight)) == (4, 1)
    assert s.game.models[princess].potions == 0 and s.game.models[boris].turned
