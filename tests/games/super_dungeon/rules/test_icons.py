"""SD-HEART and SD-POTIONDROP: what hearts and potions of a roll are worth."""

from __future__ import annotations

import pytest

from tablee.games.super_dungeon.rules.statuses import FIRE, HEX, ICE, POISON
from tablee.games.super_dungeon.rules.vocabulary import Pool
from tests.games.super_dungeon.rules.action_kit import acts, does, recard
from tests.games.super_dungeon.scene import Scene


def party(**princess: int) -> Scene:
    """A Knight next to a Wisp, a wounded Princess far away."""
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.hero("princess-emerald", 11, 11, **princess)
    s.put("wisp", 1, 0)
    return s


def heart_against(defense: int) -> Scene:
    s = party(wounds=1)
    recard(s, "questing-knight", attributes=(Pool(blue=1, green=1), Pool(), Pool(), Pool()))
    recard(s, "wisp", attributes=(None, Pool(stars=defense), None, None))
    does(s, "questing-knight", "melee-attack wisp-1", "bh", "g4")
    return s


@pytest.mark.rule("SD-HEART-01")
def test_a_heart_pays_on_an_offense_roll_that_wins() -> None:
    won = heart_against(3)
    assert won.prompt == "heart"
    won.choose("heal princess-emerald")
    assert won.wounds("princess-emerald") == 0
    lost = heart_against(4)
    assert lost.prompt == "act" and lost.wounds("princess-emerald") == 1


@pytest.mark.rule("SD-HEART-01", "SD-HEART-03")
def test_a_heart_on_a_defense_roll_does_nothing() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0, wounds=1)
    s.put("billmen", 1, 0)
    does(s, "billmen-1", "melee-attack questing-knight", "b0", "b0", "b0", "bh", "bh", "r0")
    assert s.prompt == "act" and s.wounds("questing-knight") == 1


@pytest.mark.rule("SD-HEART-01")
def test_support_actions_with_an_offense_roll_pay_too() -> None:
    s = Scene()
    s.hero("princess-emerald", 0, 0, wounds=1)
    s.put("wisp", 5, 0)
    does(s, "princess-emerald", "scope wisp-1", "b2", "bh", "r0", "b0", "b0", "b0")
    s.choose("heal princess-emerald")
    assert s.statuses("wisp-1") == ["bane"] and s.wounds("princess-emerald") == 0


@pytest.mark.rule("SD-HEART-02", "SD-HEART-04")
def test_each_heart_takes_a_wound_or_a_status_from_any_hero() -> None:
    s = Scene()
    s.hero("thundervale-huntress", 0, 0, wounds=2)
    s.hero("princess-emerald", 11, 11, statuses=FIRE | ICE)
    s.put("mook", 2, 0)
    recard(s, "mook", attributes=(None, Pool(), None, None))
    does(s, "thundervale-huntress", "melee-attack mook-1", "bh", "bh", "r1")
    assert s.options() == [
        "heal thundervale-huntress",
        "cure princess-emerald fire",
        "cure princess-emerald ice",
        "pass",
    ]
    s.choose("0:heal thundervale-huntress", "0:cure princess-emerald ice")
    assert s.prompt == "act", "two hearts, no more"
    assert s.wounds("thundervale-huntress") == 1 and s.statuses("princess-emerald") == ["fire"]


@pytest.mark.rule("SD-HEART-02", "SD-DEATH-03")
def test_a_destroyed_hero_cannot_be_chosen() -> None:
    s = party(wounds=1)
    princess = s.n("princess-emerald")
    s.game.put(princess, -1, gone=True)
    s.hero("thundervale-huntress", 5, 5, wounds=1)
    recard(s, "questing-knight", attributes=(Pool(green=1, stars=2), Pool(), Pool(), Pool()), potions=0)
    does(s, "questing-knight", "melee-attack wisp-1", "gx")
    assert s.options("heal") == ["thundervale-huntress"]
    assert s.why_not("heal princess-emerald") == "SD-HEART-02"


@pytest.mark.rule("SD-HEART-02", "SD-PET-06")
def test_hearts_of_a_pet_pay_like_those_of_a_hero() -> None:
    s = party(wounds=1)
    s.put("admiral-fuzzybottom", 0, 1, master=0, seat=0)
    does(s, "admiral-fuzzybottom", "melee-attack wisp-1", "b2", "bh", "b0")
    s.choose("0:heal princess-emerald")
    assert s.wounds("princess-emerald") == 0


@pytest.mark.rule("SD-HEART-03", "SD-POTIONDROP-03", "SD-STATUS-04")
def test_the_consul_takes_a_status_off_any_monster_never_a_wound_nor_a_potion() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.put("mook", 1, 0)
    s.put("wisp", 11, 11, wounds=1, statuses=HEX | POISON)
    recard(s, "mook", attributes=(Pool(green=1, stars=3), Pool(), None, None), abilities=0)
    does(s, "mook-1", "melee-attack questing-knight", "gx", "b0", "b0", "r0")
    assert (s.seat, s.options()) == (1, ["cure wisp-1 hex", "cure wisp-1 poison", "pass"])
    s.choose("cure wisp-1 hex")
    assert s.wounds("wisp-1") == 1 and s.statuses("wisp-1") == ["poison"]
    assert s.prompt != "potion" and s.said("gains-potion") == []


@pytest.mark.rule("SD-HEART-04", "SD-POTIONDROP-01")
def test_a_combined_face_is_one_heart_and_one_potion() -> None:
    s = party(wounds=3)
    recard(s, "questing-knight", attributes=(Pool(blue=1, green=1, stars=2), Pool(), Pool(), Pool()))
    does(s, "questing-knight", "melee-attack wisp-1", "bh", "gx")
    s.choose("heal princess-emerald", "heal princess-emerald")
    assert s.prompt == "potion" and s.wounds("princess-emerald") == 1
    s.choose("potion questing-knight")
    assert s.prompt == "act" and s.game.models[0].potions == 1


@pytest.mark.rule("SD-HEART-04")
def test_an_area_counts_its_icons_once() -> None:
    s = Scene()
    s.hero("thundervale-huntress", 4, 4, wounds=3)
    s.put("mook", 3, 3)
    s.put("mook", 6, 6)
    does(s, "thundervale-huntress", "trample", "bh", "b0", "r2")
    s.choose("heal thundervale-huntress")
    assert s.prompt == "act" and s.wounds("thundervale-huntress") == 2
    assert s.place("mook-1") is None and s.place("mook-2") is None


@pytest.mark.rule("SD-POTIONDROP-01")
def test_a_lost_roll_drops_no_potion() -> None:
    s = party()
    s.activate("questing-knight")
    acts(s, "melee-attack wisp-1", "rp", "r1")
    assert s.prompt == "act", "1 against 1"
    acts(s, "melee-attack wisp-1", "rp", "r2")
    assert s.prompt == "potion"


@pytest.mark.rule("SD-POTIONDROP-02", "SD-EFFECT-05")
def test_the_potion_of_the_piercing_shot_may_go_to_any_hero() -> None:
    s = Scene()
    s.hero("questing-knight", 0, 0)
    s.hero("thundervale-huntress", 2, 0)
    s.hero("princess-emerald", 11, 11)
    s.put("wisp", 11, 5)
    does(s, "princess-emerald", "stinging-shot wisp-1", "b1", "b0", "r2", "rp")
    assert s.options("potion") == ["questing-knight", "thundervale-huntress", "princess-emerald"]
    s.choose("potion thundervale-huntress")
    assert [s.game.models[n].potions for n in range(3)] == [0, 1, 0]


@pytest.mark.rule("SD-POTIONDROP-02", "SD-POTION-01")
def test_potions_go_up_to_the_quantity_of_each_card() -> None:
    s = party(potions=1)
    recard(s, "questing-knight", attributes=(Pool(red=2, stars=2), Pool(), Pool(), Pool()))
    s.hero("thundervale-huntress", 5, 5)
    s.activate("questing-knight")
    acts(s, "melee-attack wisp-1", "rp", "rp")
    assert s.options("potion") == ["questing-knight", "thundervale-huntress"], "the Princess holds one already"
    assert s.why_not("potion princess-emerald") == "SD-POTIONDROP-02"
    s.choose("potion questing-knight", "potion thundervale-huntress")
    acts(s, "melee-attack wisp-1", "rp", "r0")
    assert s.prompt == "act", "nobody has room: it is lost"


@pytest.mark.rule("SD-PRIORITY-01")
def test_alchemy_and_healer_exchange_hearts_and_potions() -> None:
    s = Scene(heroes=("fae-alchemist", "deeproot-druid", "questing-knight"))
    s.hero("fae-alchemist", 0, 0)
    s.hero("deeproot-druid", 5, 5, potions=1, wounds=1)
    s.put("turniphead", 1, 0)
    s.put("turniphead", 6, 6)
    does(s, "fae-alchemist", "melee-attack turniphead-1", "b1", "bh")
    assert s.options() == ["heal deeproot-druid", "potion fae-alchemist", "pass"]
    s.choose("potion fae-alchemist")
    s.finish()
    s.activate("deeproot-druid")
    s.choose("pass", "drink nourishing-berries deeproot-druid")
    recard(s, "deeproot-druid", attributes=(Pool(red=2), Pool(), Pool(), Pool()))
    acts(s, "melee-attack turniphead-2", "rp", "r1")
    assert "heal deeproot-druid" in s.options(), "all Heroes are Healers until the drinker's next upkeep"
    s.choose("heal deeproot-druid")
    assert s.wounds("deeproot-druid") == 0
