"""SD-STATUS: bad effects, and how they go."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.abilities import IMMUNE_ALL
from tablee.games.super_dungeon.rules.effects import cure, inflict
from tablee.games.super_dungeon.rules.procedures.bossfight import TimeOut
from tablee.games.super_dungeon.rules.procedures.consul import ConsulTurn
from tablee.games.super_dungeon.rules.procedures.healing import Heal
from tablee.games.super_dungeon.rules.procedures.heroes import HeroTurn
from tablee.games.super_dungeon.rules.procedures.powerup import PowerUp
from tablee.games.super_dungeon.rules.records import Lasting
from tablee.games.super_dungeon.rules.statuses import BANE, FIRE, HEX, ICE, KNOCKDOWN, POISON, SLOW
from tablee.games.super_dungeon.rules.vocabulary import Pool
from tests.games.super_dungeon.rules.action_kit import acts, does, points, recard, wear
from tests.games.super_dungeon.scene import Scene


@pytest.mark.rule("SD-STATUS-01", "SD-STATUS-06")
def test_a_status_stays_until_its_token_is_removed() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, statuses=FIRE)
    for wounds in (1, 2):
        s.activate("questing-knight")
        s.finish()
        assert s.wounds("questing-knight") == wounds and s.statuses("questing-knight") == ["fire"]


@pytest.mark.rule("SD-STATUS-01")
def test_no_turn_takes_a_token_off() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.put("mook", 9, 9)
    inflict(s.game, s.n("questing-knight"), SLOW)
    inflict(s.game, s.n("mook-1"), ICE)
    for turn in (HeroTurn(), ConsulTurn(), HeroTurn(), ConsulTurn()):
        s.run(turn)
        s.choose(s.options()[0])
        s.finish()
        assert s.statuses("questing-knight") == ["slow"] and s.statuses("mook-1") == ["ice"]
    cure(s.game, s.n("questing-knight"), SLOW)
    assert s.statuses("questing-knight") == [] and s.statuses("mook-1") == ["ice"]


@pytest.mark.rule("SD-STATUS-02")
@pytest.mark.parametrize(("dice", "statuses"), [(("b2", "b2", "r0", "r0"), ["ice"]), (("b1", "b0", "r0", "r0"), [])])
def test_an_action_inflicts_its_status_only_if_it_succeeds(dice: tuple[str, ...], statuses: list[str]) -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)
    s.put("wisp", 4, 0)
    does(s, "princess-emerald", "stinging-shot wisp-1", *dice)
    assert s.statuses("wisp-1") == statuses


@pytest.mark.rule("SD-STATUS-03")
def test_one_token_of_each_kind() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0)
    assert inflict(s.game, knight, FIRE) == FIRE
    assert inflict(s.game, knight, FIRE) == 0 and s.statuses(knight) == ["fire"]
    assert inflict(s.game, knight, FIRE | ICE) == ICE and s.statuses(knight) == ["fire", "ice"]


# ---------------------------------------------------------------------- ways to lose one
@pytest.mark.rule("SD-STATUS-04", "SD-HEART-02")
def test_a_heart_takes_one() -> None:
    s = Scene()
    s.hero("thundervale-huntress", 0, 0, statuses=SLOW | ICE)
    s.put("wisp", 2, 0)
    does(s, "thundervale-huntress", "melee-attack wisp-1", "bh", "b0", "r2")
    s.choose("cure thundervale-huntress slow")
    assert s.statuses("thundervale-huntress") == ["ice"]


@pytest.mark.rule("SD-STATUS-04", "SD-BASIC-14")
def test_vigor_takes_one() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, statuses=SLOW | ICE)
    does(s, "questing-knight", "vigor", "b2", "b0", "r2")
    s.choose("cure questing-knight ice")
    assert s.statuses("questing-knight") == ["slow"]


@pytest.mark.rule("SD-STATUS-04", "SD-ABIL-07")
def test_heal_takes_up_to_x() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0, statuses=SLOW | ICE | FIRE)
    s.run(Heal(0, knight, 2))
    s.choose("cure questing-knight ice", "cure questing-knight fire")
    assert s.rests and s.statuses(knight) == ["slow"]


@pytest.mark.rule("SD-STATUS-04", "SD-EQUIP-06")
def test_a_discarded_treasure_takes_one() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, statuses=SLOW | ICE)
    s.game.backpack = (s.card("blessed-spear"),)
    s.run(PowerUp())
    s.choose("done", "cure questing-knight ice")
    assert s.statuses("questing-knight") == ["slow"] and s.rests


@pytest.mark.rule("SD-STATUS-04", "SD-COIN-03")
def test_a_coin_takes_all() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, statuses=SLOW | ICE | POISON)
    s.game.coins = 1
    s.activate("questing-knight")
    s.choose("coin questing-knight")
    assert s.statuses("questing-knight") == []


@pytest.mark.rule("SD-STATUS-04", "SD-ABIL-09")
def test_becoming_immune_takes_them() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, statuses=SLOW | ICE)
    s.game.backpack = (s.card("cloak-of-wards"),)  # Immune: Status Effects
    s.run(PowerUp())
    s.choose("equip cloak-of-wards questing-knight")
    assert s.statuses("questing-knight") == []


@pytest.mark.rule("SD-STATUS-04", "SD-STATUS-08")
def test_standing_up_takes_knockdown_alone() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, statuses=SLOW | KNOCKDOWN)
    s.activate("questing-knight")
    s.choose("stand actions")
    assert s.statuses("questing-knight") == ["slow"]


@pytest.mark.rule("SD-STATUS-04", "SD-TIMEOUT-03")
def test_the_time_out_takes_all_of_the_boss() -> None:
    s = Scene()
    s.put("forgotten-king", 5, 5, wounds=4, statuses=SLOW | HEX)
    s.hero("questing-knight", 0, 0)
    s.run(TimeOut())
    assert s.statuses("forgotten-king") == []


# ---------------------------------------------------------------------- each of them
@pytest.mark.rule("SD-STATUS-05")
@pytest.mark.parametrize(
    ("attack", "armor", "dice", "stars"),
    [
        (("r1", "r0"), Pool(red=2), ("r2", "r0"), 0),
        (("r1", "r0"), Pool(red=3), ("r2", "r2", "r1"), 3),
        (("r1", "r0"), Pool(blue=1, stars=1), ("b1",), 1),
        (("r1", "r0"), Pool(stars=2), (), 2),
    ],
)
def test_bane_discards_the_best_die_of_a_defense_roll(
    attack: tuple[str, ...], armor: Pool, dice: tuple[str, ...], stars: int
) -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, statuses=0)
    s.put("wisp", 1, 0, statuses=BANE)
    recard(s, "wisp", attributes=(None, armor, None, None))
    does(s, "questing-knight", "melee-attack wisp-1", *attack, *dice)
    assert s.said("defends")[0]["n"] == stars


@pytest.mark.rule("SD-STATUS-05", "SD-STATUS-07")
def test_bane_does_not_touch_offense_nor_hex_defense() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, statuses=BANE)
    s.put("wisp", 1, 0, statuses=HEX)
    recard(s, "wisp", attributes=(None, Pool(red=1), None, None))
    does(s, "questing-knight", "melee-attack wisp-1", "r3", "r1", "r2")
    assert (s.said("attacks")[0]["n"], s.said("defends")[0]["n"]) == (4, 2)


@pytest.mark.rule("SD-STATUS-06", "SD-ACT-03")
def test_fire_can_destroy_in_upkeep() -> None:
    s = Scene()
    s.put("wisp", 0, 0, wounds=1, statuses=FIRE)
    s.hero("questing-knight", 5, 5)
    s.activate("wisp-1")
    assert s.place("wisp-1") is None and s.rests


@pytest.mark.rule("SD-STATUS-07")
def test_hex_discards_the_best_die_of_an_offense_roll_with_its_icons() -> None:
    s = Scene()
    s.hero("thundervale-huntress", 0, 0, statuses=HEX, wounds=1)
    wear(s, "thundervale-huntress", "dwarven-axe")
    s.put("turniphead", 2, 0)
    s.activate("thundervale-huntress")
    acts(s, "melee-attack turniphead-1", "b1", "b0", "r2")
    assert s.said("attacks")[0]["n"] == 2, "[1, 0, 2] and a star: the two is lost"
    assert s.prompt == "act"


@pytest.mark.rule("SD-STATUS-07", "SD-HEART-04")
def test_the_heart_on_the_lost_die_is_lost() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, statuses=HEX, wounds=1)
    recard(s, "questing-knight", attributes=(Pool(green=1, stars=2), Pool(), Pool(), Pool()))
    s.put("wisp", 1, 0)
    does(s, "questing-knight", "melee-attack wisp-1", "gx")
    assert s.wounds("wisp-1") == 1 and s.prompt == "act"


@pytest.mark.rule("SD-STATUS-07")
@pytest.mark.parametrize("dice", [("b1", "bh"), ("b0", "bh")], ids=["the star goes", "of equal dice the blank goes"])
def test_the_heart_on_a_die_that_stays_pays(dice: tuple[str, str]) -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, statuses=HEX, wounds=1)
    recard(s, "questing-knight", attributes=(Pool(blue=2, stars=2), Pool(), Pool(), Pool()))
    s.put("wisp", 1, 0)
    does(s, "questing-knight", "melee-attack wisp-1", *dice)
    assert s.said("attacks")[0]["n"] == 2 and s.prompt == "heart"


@pytest.mark.rule("SD-STATUS-08")
@pytest.mark.parametrize(("how", "left"), [("actions", (2, 6)), ("moves", (3, 0))])
def test_standing_up_costs_an_action_or_all_movement(how: str, left: tuple[int, int]) -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, statuses=KNOCKDOWN)
    s.put("wisp", 1, 0)
    s.activate("questing-knight")
    assert s.options() == ["stand actions", "stand moves", "end"]
    assert s.why_not("move 0 1") == s.why_not("act melee-attack wisp-1") == "SD-STATUS-08"
    s.choose(f"stand {how}")
    assert s.left() == left and s.statuses("questing-knight") == []


@pytest.mark.rule("SD-STATUS-09")
def test_ice_stops_unique_actions_only() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, statuses=ICE)
    s.put("wisp", 1, 0)
    s.activate("questing-knight")
    assert s.options("act") == ["melee-attack wisp-1", "vigor"]
    assert s.why_not("act massive-sword wisp-1") == "SD-STATUS-09"


@pytest.mark.rule("SD-STATUS-10", "SD-UPKEEP-05")
def test_poison_takes_an_action_point_but_leaves_one() -> None:
    s = Scene()
    s.hero("thundervale-huntress", 0, 0, statuses=POISON)
    s.put("mook", 9, 9, statuses=POISON)
    s.activate("thundervale-huntress")
    assert points(s) == 2
    s.finish()
    s.activate("mook-1")
    assert points(s) == 1


@pytest.mark.rule("SD-STATUS-10")
def test_the_total_follows_the_token_in_mid_activation() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, statuses=POISON)
    does(s, "questing-knight", "vigor", "b2", "b0", "r0")
    assert s.prompt == "vigor"
    s.choose("cure questing-knight poison")
    assert points(s) == 2, "three now, one spent"


@pytest.mark.rule("SD-STATUS-11")
@pytest.mark.parametrize(("moves", "left"), [(6, 3), (5, 3), (7, 4), (1, 1)])
def test_slow_halves_movement_rounded_up(moves: int, left: int) -> None:
    s = Scene()
    recard(s, "questing-knight", moves=moves)
    s.hero("questing-knight", 0, 0, statuses=SLOW)
    s.activate("questing-knight")
    assert s.left()[1] == left


@pytest.mark.rule("SD-ABIL-09", "SD-STATUS-03")
def test_an_immune_model_takes_no_token() -> None:
    s = Scene()
    knight = s.hero("questing-knight", 0, 0)
    s.game.change(knight, lasting=(Lasting("ward", knight, abilities=IMMUNE_ALL),))
    assert inflict(s.game, knight, FIRE | POISON) == 0 and s.statuses(knight) == []
