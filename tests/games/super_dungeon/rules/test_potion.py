"""SD-POTION: drinking, sharing, emergencies."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules import library
from tablee.games.super_dungeon.rules.procedures import potions
from tablee.games.super_dungeon.rules.procedures.consul import ConsulTurn
from tablee.games.super_dungeon.rules.procedures.death import wound
from tablee.games.super_dungeon.rules.statuses import FIRE, ICE, KNOCKDOWN
from tablee.games.super_dungeon.rules.values import attribute
from tablee.games.super_dungeon.rules.vocabulary import ARM, WAVE, Pool
from tablee.kernel.errors import ContentError
from tests.games.super_dungeon.content.test_library import edited
from tests.games.super_dungeon.rules.action_kit import acts, points, recard, wear
from tests.games.super_dungeon.scene import Scene


def tokens(s: Scene, who: str) -> int:
    return s.game.models[s.n(who)].potions


def armor(s: Scene, who: str) -> tuple[int, ...]:
    pool = attribute(s.game, s.n(who), ARM)
    assert pool is not None
    return (pool.blue, pool.red, pool.green, pool.stars)


def window(s: Scene) -> None:
    """A moment of the Consul Turn in which potions may be drunk."""
    s.game.side = 1
    s.run(potions.emergency(s.game))


@pytest.mark.rule("SD-POTION-01")
def test_a_card_holds_as_many_tokens_as_its_quantity() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, potions=1)
    s.hero("princess-emerald", 5, 5)
    s.put("wisp", 1, 0)
    s.activate("questing-knight")
    acts(s, "melee-attack wisp-1", "rp", "r2")
    assert s.options("potion") == ["princess-emerald"]
    s.choose("potion princess-emerald")
    acts(s, "melee-attack wisp-1", "rp", "r2")
    assert s.prompt == "act", "nobody has room: lost"


@pytest.mark.rule("SD-POTION-01", "SD-EQUIP-03")
def test_equipment_raises_the_quantity() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, potions=1)
    wear(s, "questing-knight", "potion-bandolier")
    s.put("wisp", 1, 0)
    s.activate("questing-knight")
    acts(s, "melee-attack wisp-1", "rp", "r2")
    s.choose("potion questing-knight")
    assert tokens(s, "questing-knight") == 2


@pytest.mark.rule("SD-POTION-02")
def test_a_potion_costs_tokens_and_no_action_points() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, potions=1)
    s.activate("questing-knight")
    s.choose("drink magic-armor questing-knight")
    assert tokens(s, "questing-knight") == 0 and points(s) == 3
    s.finish()
    s.activate("questing-knight")
    assert s.why_not("drink magic-armor questing-knight") == "SD-POTION-02"


@pytest.mark.rule("SD-POTION-02")
def test_a_potion_that_costs_two_needs_two_tokens() -> None:
    s = Scene()
    (potion,) = s.game.kit.defs["questing-knight"].drinks
    dear = potion.but(cost=2)
    recard(s, "questing-knight", drinks=(dear,), potions=2)
    s.game.kit.actions = {**s.game.kit.actions, dear.id: dear}
    s.hero("questing-knight", 0, 0, potions=1)
    s.activate("questing-knight")
    assert s.why_not("drink magic-armor questing-knight") == "SD-POTION-02"
    s.finish()
    s.game.change(0, potions=2)
    s.activate("questing-knight")
    s.choose("drink magic-armor questing-knight")
    assert tokens(s, "questing-knight") == 0


@pytest.mark.rule("SD-POTION-03")
def test_one_potion_in_an_activation_even_without_points() -> None:
    s = Scene(heroes=("ember-mage", "questing-knight", "princess-emerald"))
    s.hero("ember-mage", 0, 0, potions=2)
    s.put("wisp", 1, 0)
    recard(s, "ember-mage", actions=1)
    s.activate("ember-mage")
    acts(s, "melee-attack wisp-1", "b0", "b0")
    assert points(s) == 0
    s.choose("drink fire-water ember-mage")
    assert s.why_not("drink white-mage ember-mage") == "SD-POTION-03"


@pytest.mark.rule("SD-POTION-03")
def test_the_other_reading_and_the_potion_master() -> None:
    s = Scene(heroes=("ember-mage", "fae-alchemist", "princess-emerald"), options={"potions-each": "any"})
    s.hero("ember-mage", 0, 0, potions=2, wounds=1)
    s.activate("ember-mage")
    s.choose("drink fire-water ember-mage", "drink white-mage ember-mage")
    assert tokens(s, "ember-mage") == 0
    usual = Scene(heroes=("ember-mage", "fae-alchemist", "questing-knight"))
    usual.hero("fae-alchemist", 0, 0)
    usual.hero("ember-mage", 5, 5, potions=2)
    usual.hero("questing-knight", 7, 7, potions=1)
    usual.activate("fae-alchemist")
    usual.choose("drink fire-water ember-mage", "drink magic-armor questing-knight")
    assert usual.why_not("drink fire-water ember-mage") == "SD-POTION-03", "two for a Potion Master, no more"


@pytest.mark.rule("SD-POTION-04")
def test_in_the_consul_turn_only_emergency_potions_and_one_for_each_hero() -> None:
    s = Scene(heroes=("questing-knight", "ember-mage", "princess-emerald"))
    s.hero("questing-knight", 0, 0, potions=1)
    s.hero("ember-mage", 5, 5, potions=2, wounds=1)
    s.hero("princess-emerald", 9, 9, wounds=1, potions=1)
    window(s)
    offered = s.options("emergency")
    assert not [one for one in offered if "fire-water" in one], "a support potion"
    assert s.why_not("emergency ember-mage fire-water ember-mage") == "SD-POTION-04"
    s.choose("emergency questing-knight magic-armor questing-knight")
    assert armor(s, "questing-knight") == (2, 2, 0, 0)
    assert s.why_not("emergency questing-knight hunters-rations princess-emerald") == "SD-POTION-04"
    s.choose("emergency princess-emerald hunters-rations princess-emerald")
    assert s.wounds("princess-emerald") == 0, "another Hero may"


def asked(s: Scene) -> bool:
    return (s.seat, s.prompt) == (0, "emergency")


@pytest.mark.rule("SD-POTION-04", "SD-POTION-05")
def test_at_every_moment_of_the_consul_turn_but_within_a_roll() -> None:
    """Before the first activation, when a monster is named, after its moves and steps, before and after its attacks."""
    s = Scene()
    s.hero("questing-knight", 0, 0, potions=1)
    s.put("frog-knight", 3, 0, statuses=KNOCKDOWN)
    s.run(ConsulTurn())
    dice = ("b0", "b0", "r0", "b0", "b0", "r0")
    for moment in (
        "activate frog-knight-1",
        "stand actions",
        "move 2 0",
        "move 1 0",
        "act melee-attack questing-knight",
    ):
        assert asked(s), f"before {moment}"
        if moment.startswith("act "):
            s.dice(*dice)
        s.choose("pass", f"1:{moment}")
    assert asked(s) and s.game.rng.script != (), "the attack is declared, no die is rolled"
    s.choose("pass")
    assert asked(s) and s.game.rng.script == (), "after the action"
    s.choose("0:pass", "1:end")
    assert s.rests, "nothing has happened since, and nobody else can be activated"


@pytest.mark.rule("SD-POTION-04", "SD-POTION-05")
def test_a_potion_drunk_when_the_attack_is_declared_counts_for_its_roll() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, potions=1)
    s.put("mook", 1, 0)
    s.activate("mook-1")
    s.choose("pass")
    s.dice("b2", "b0", "b0", "b0", "b0", "r0", "r2")  # two stars against the die of the potion
    s.choose("act melee-attack questing-knight", "emergency questing-knight magic-armor questing-knight")
    assert s.wounds("questing-knight") == 0 and s.game.rng.script == ()
    assert [(one["n"], one["of"]) for one in s.said("defends")] == [(2, 2)]


@pytest.mark.rule("SD-POTION-04", "SD-SPAWN-01")
def test_the_monsters_of_a_spawn_turn_are_there_before_it_ends() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, potions=1)
    s.put("bramble-knight", 6, 6)
    s.run(ConsulTurn())
    s.choose("0:pass", "1:spawn bramble-knight")
    while s.prompt == "place":
        s.choose(s.options()[0])
    assert asked(s) and len(s.game.on_map(1)) > 1
    s.choose("pass")
    assert s.rests


def last_action(s: Scene) -> None:
    """The one action of a monster, in a Consul Turn; it hits nobody."""
    s.put("mook", 1, 0)
    s.put("frog-knight", 9, 9)
    s.run(ConsulTurn())
    s.calmly("activate mook-1")
    s.dice("b0", "b0", "b0", "b0", "b0")
    s.calmly("act melee-attack questing-knight")


@pytest.mark.rule("SD-POTION-05")
def test_a_window_is_not_opened_twice_with_nothing_in_between() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, potions=1)
    last_action(s)
    s.choose("0:pass", "1:end")
    assert (s.seat, s.prompt) == (1, "consul-turn")
    s = Scene()
    s.hero("questing-knight", 0, 0, potions=1)
    last_action(s)
    s.choose("0:pass", "1:move 2 0")
    assert asked(s), "the monster has moved since"
    s.choose("0:pass", "1:end")
    assert (s.seat, s.prompt) == (1, "consul-turn")


@pytest.mark.rule("SD-POTION-05")
def test_who_declined_is_asked_again_after_another_player_drank() -> None:
    s = Scene(players=3, heroes=("questing-knight", "princess-emerald", "thundervale-huntress"))
    s.hero("questing-knight", 0, 0, potions=1)
    s.hero("princess-emerald", 5, 5, wounds=2, potions=1)
    last_action(s)
    s.choose("0:pass", "1:emergency princess-emerald hunters-rations princess-emerald")
    while s.prompt != "act":
        s.choose("pass")
    s.choose("end")
    assert asked(s)


@pytest.mark.rule("SD-POTION-03", "SD-ACT-02")
def test_a_potion_gives_no_movement_points_back() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, potions=1)
    s.activate("questing-knight")
    s.choose("move 3 0", "drink magic-armor questing-knight", "move 4 0")
    assert s.left() == (3, 2)


@pytest.mark.rule("SD-POTION-05")
def test_no_potion_between_the_rolls_nor_after_destruction() -> None:
    s = Scene(heroes=("riftling-rogue", "questing-knight", "princess-emerald"))
    s.hero("riftling-rogue", 0, 0, wounds=4)
    s.hero("questing-knight", 9, 9, potions=1)
    s.put("billmen", 1, 0)
    s.activate("billmen-1")
    s.dice("b2", "b0", "b0", "b0", "b0")
    s.calmly("act melee-attack riftling-rogue")
    assert s.prompt == "defend", "the offense dice lie on the table"
    assert s.why_not("emergency riftling-rogue magic-armor questing-knight") == "SD-POTION-05"
    s.choose("defend arm")
    assert s.place("riftling-rogue") is None and s.prompt == "emergency"
    assert s.why_not("emergency riftling-rogue magic-armor questing-knight") == "SD-POTION-07", "too late"


@pytest.mark.rule("SD-POTION-06")
def test_an_offensive_potion_is_an_attack() -> None:
    s = Scene(heroes=("fae-alchemist", "questing-knight", "princess-emerald"))
    s.hero("fae-alchemist", 0, 0, potions=1)
    s.put("wisp", 6, 0)
    s.put("wisp", 7, 0)
    s.activate("fae-alchemist")
    assert s.why_not("drink waldmeister-syrup fae-alchemist wisp-2") == "SD-RANGE-01"
    s.dice("r2", "r0")
    s.choose("drink waldmeister-syrup fae-alchemist wisp-1")
    assert s.wounds("wisp-1") == 1 and s.prompt == "force" and len(s.said("defends")) == 1
    s.choose("compel 4 2")
    assert s.place("wisp-1") == (4, 2) and points(s) == 3


@pytest.mark.rule("SD-POTION-06")
def test_of_all_potions_only_the_emergency_potion_is_for_the_consul_turn() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, potions=1)
    s.hero("thundervale-huntress", 5, 5, potions=2)
    s.activate("thundervale-huntress")
    assert s.options("drink") == ["magic-armor questing-knight", "distilled-stampede thundervale-huntress"]
    s.finish()
    window(s)
    assert s.options() == [
        "emergency questing-knight magic-armor questing-knight",
        "emergency thundervale-huntress magic-armor questing-knight",
        "pass",
    ]
    stampede = "emergency thundervale-huntress distilled-stampede thundervale-huntress"
    assert s.why_not(stampede) == "SD-POTION-04"


@pytest.mark.rule("SD-POTION-06")
@pytest.mark.parametrize(
    ("potion", "timing", "kind"),
    [("support", "offense", "support"), ("emergency", "offense", "support"), ("offense", "support", "offense")],
)
def test_the_kind_of_a_potion_is_the_kind_of_its_action(potion: str, timing: str, kind: str) -> None:
    with pytest.raises(ContentError, match=f"timing is '{timing}': the action of this potion is of the kind '{kind}'"):
        library.read(edited("heroes.toml", f'timing = "{potion}"', f'timing = "{timing}"'))


@pytest.mark.rule("SD-POTION-06")
def test_an_emergency_potion_counts_as_the_potion_of_an_activation() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, potions=1)
    s.hero("princess-emerald", 5, 5, potions=1, wounds=1)
    s.activate("questing-knight")
    s.choose("drink magic-armor questing-knight")
    assert s.why_not("drink hunters-rations princess-emerald") == "SD-POTION-03"


@pytest.mark.rule("SD-POTION-07")
def test_a_hero_drinks_from_another_heros_card_wherever_both_are() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)
    s.hero("questing-knight", 11, 11, potions=1)
    s.activate("princess-emerald")
    s.choose("drink magic-armor questing-knight")
    assert tokens(s, "questing-knight") == 0 and armor(s, "princess-emerald") == (3, 1, 0, 0)
    assert armor(s, "questing-knight") == (2, 1, 0, 0)


@pytest.mark.rule("SD-POTION-07", "SD-COMP-01")
def test_the_owner_of_the_card_may_refuse() -> None:
    s = Scene(players=3)  # seat 0: the Knight and the Princess; seat 1: the Huntress
    s.hero("thundervale-huntress", 5, 5)
    s.hero("questing-knight", 0, 0, potions=1)
    s.activate("thundervale-huntress")
    s.choose("1:drink magic-armor questing-knight")
    assert (s.seat, s.options()) == (0, ["yes", "no"])
    s.choose("0:no")
    assert tokens(s, "questing-knight") == 1 and armor(s, "thundervale-huntress") == (3, 0, 0, 0)
    assert s.why_not("drink magic-armor questing-knight") == "SD-POTION-07", "not again in this activation"
    s.finish()
    s.activate("thundervale-huntress")
    s.choose("drink magic-armor questing-knight", "0:yes")
    assert armor(s, "thundervale-huntress") == (3, 1, 0, 0)


@pytest.mark.rule("SD-POTION-07", "SD-DEATH-03")
def test_nobody_drinks_from_the_card_of_a_destroyed_hero() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0)
    knight = s.hero("questing-knight", 11, 11, potions=1)
    wound(s.game, knight, 5)
    s.activate("princess-emerald")
    assert s.why_not("drink magic-armor questing-knight") == "SD-POTION-07"


@pytest.mark.rule("SD-POTION-08")
def test_the_princess_keeps_the_knights_armor_until_her_next_upkeep() -> None:
    s = Scene()
    s.hero("princess-emerald", 5, 5)
    recard(s, "princess-emerald", attributes=(Pool(blue=2), Pool(blue=2), Pool(), Pool()))
    s.hero("questing-knight", 11, 11, potions=1)
    s.put("billmen", 5, 4)
    s.activate("princess-emerald")
    s.choose("drink magic-armor questing-knight", "end")
    assert tokens(s, "questing-knight") == 0
    s.activate("billmen-1")
    acts(s, "melee-attack princess-emerald", "b0", "b0", "b0", "b0", "b0", "r0")
    s.finish()
    s.activate("questing-knight")
    s.finish()
    assert armor(s, "princess-emerald") == (2, 1, 0, 0), "another Hero's upkeep does not end it"
    s.activate("princess-emerald")
    assert armor(s, "princess-emerald") == (2, 0, 0, 0)


@pytest.mark.rule("SD-POTION-08", "SD-AREA-05")
def test_a_lasting_potion_drunk_again_counts_again_until_the_upkeep() -> None:
    """The book's limit on one name is that of area effects."""
    s = Scene()
    s.hero("princess-emerald", 5, 5)
    s.hero("questing-knight", 11, 11, potions=2)
    s.activate("princess-emerald")
    s.choose("drink magic-armor questing-knight", "end")
    window(s)
    s.choose("emergency princess-emerald magic-armor questing-knight")
    assert armor(s, "princess-emerald") == (3, 2, 0, 0) and tokens(s, "questing-knight") == 0
    s.finish()
    s.activate("princess-emerald")
    assert armor(s, "princess-emerald") == (3, 0, 0, 0), "both end with her upkeep"


@pytest.mark.rule("SD-POTION-08", "SD-AREA-05")
def test_a_potion_with_an_area_does_not_add_up_with_itself() -> None:
    s = Scene()
    (potion,) = s.game.kit.defs["questing-knight"].drinks
    cloud = potion.but(area=WAVE, size=2)
    recard(s, "questing-knight", drinks=(cloud,), potions=2)
    s.game.kit.actions = {**s.game.kit.actions, cloud.id: cloud}
    s.hero("questing-knight", 5, 5, potions=2)
    s.activate("questing-knight")
    s.choose("drink magic-armor questing-knight", "end")
    s.game.side = 1
    assert potions.emergency(s.game) is None, "a second one would do nothing"
    s.hero("princess-emerald", 6, 6)
    window(s)
    s.choose("emergency questing-knight magic-armor questing-knight")
    assert armor(s, "questing-knight") == (2, 2, 0, 0), "once, though the Princess is new in it"


@pytest.mark.rule("SD-POTION-08")
def test_an_ability_that_is_there_already_is_no_reason_to_drink_again() -> None:
    s = Scene(heroes=("claw-tribe-barbarian", "questing-knight", "princess-emerald"))
    s.hero("claw-tribe-barbarian", 5, 5, potions=2)
    s.activate("claw-tribe-barbarian")
    s.choose("drink furys-blood claw-tribe-barbarian", "end")
    s.game.side = 1
    assert potions.emergency(s.game) is None, "Backlash cannot be had twice"


@pytest.mark.rule("SD-POTION-09")
def test_the_example_of_the_huntress_saved_in_the_consul_turn() -> None:
    s = Scene()
    s.hero("thundervale-huntress", 5, 5, wounds=4)
    s.hero("princess-emerald", 0, 0, potions=1)
    window(s)
    s.choose("emergency thundervale-huntress hunters-rations princess-emerald")
    assert s.wounds("thundervale-huntress") == 2 and tokens(s, "princess-emerald") == 0
    assert s.rests, "the Consul Turn goes on"


@pytest.mark.rule("SD-POTION-04")
def test_no_window_opens_when_no_potion_could_help() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0, potions=1)
    s.hero("thundervale-huntress", 5, 5, potions=1)
    s.game.side = 1
    recard(s, "princess-emerald", drinks=())
    assert potions.emergency(s.game) is None, "the Huntress's stampede is no emergency potion"
    s.game.side = 0
    s.hero("questing-knight", 9, 9, potions=1)
    assert potions.emergency(s.game) is None, "not in a Hero Turn"


@pytest.mark.rule("SD-STATUS-08", "SD-STATUS-09")
def test_who_is_down_or_frozen_drinks_nothing() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, potions=1, statuses=ICE)
    s.hero("princess-emerald", 5, 5, statuses=KNOCKDOWN | FIRE)
    s.game.side = 1
    assert potions.emergency(s.game) is None
    s.activate("questing-knight")
    assert s.why_not("drink magic-armor questing-knight") == "SD-STATUS-09"
    thawed = Scene(options={"ice-stops-potions": "off"})
    thawed.hero("questing-knight", 0, 0, potions=1, statuses=ICE)
    thawed.activate("questing-knight")
    thawed.choose("drink magic-armor questing-knight")
    assert tokens(thawed, "questing-knight") == 0, "the other reading"
