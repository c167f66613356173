"""DD-EQUIP, DD-ARTI: hands, armour, one set per turn, and artifacts."""

from __future__ import annotations

from functools import partial

import pytest

from tablee.games.dungeon_dice.rules.library import box
from tablee.games.dungeon_dice.rules.state import Dungeon
from tablee.games.dungeon_dice.scene import bag, combat_dice, dungeon, glory, owned
from tablee.testing.scene import Scene
from tests.games.dungeon_dice.rules.combat_kit import EVERYWHERE, fought, passing, weapon

FIVE = ("sword-gray", "axe-gray", "axe-black", "whip-gray", "spear-gray")


def worn(s: Scene[Dungeon]) -> list[str]:
    return [s.game.kit.handles[die] for die in s.game.heroes[0].worn]


@pytest.mark.rule("DD-EQUIP-01", "DD-SYM-17")
def test_two_hands_hold_one_two_handed_or_two_one_handed_weapons() -> None:
    s = dungeon(worn=(("hammer-gray",),), dice=(("whip-gray", "sword-gray"),))
    assert s.why_not("0:wear whip-gray") == "DD-EQUIP-01"
    s.do("0:wear whip-gray hammer-gray", "0:wear sword-gray")
    assert worn(s) == ["whip-gray", "sword-gray"]
    full = dungeon(worn=(("sword-black-1", "sword-black-2"),), dice=(("axe-gray", "hammer-gray"),))
    assert full.why_not("0:wear axe-gray") == "DD-EQUIP-01"
    assert full.why_not("0:wear hammer-gray sword-black-1") == "DD-SYM-17"
    full.do("0:wear hammer-gray sword-black-1 sword-black-2")
    assert worn(full) == ["hammer-gray"]


@pytest.mark.rule("DD-EQUIP-02")
def test_one_armour_uses_no_hand() -> None:
    s = dungeon(worn=(("sword-black-1", "sword-black-2"),), dice=(("armor-gray", "armor-black"),))
    s.do("0:wear armor-gray")
    assert worn(s) == ["sword-black-1", "sword-black-2", "armor-gray"]
    assert s.why_not("0:wear armor-black") == "DD-EQUIP-02"


@pytest.mark.rule("DD-EQUIP-03")
def test_nothing_is_changed_in_a_combat() -> None:
    s = dungeon(monster="wolf-1 L2", worn=(("axe-gray",),), dice=(("sword-gray", "curse-1"),), rolls=(1, 1, 1, 1))
    assert "wear sword-gray" in s.offers
    s.do("0:fight")
    assert s.why_not("0:wear sword-gray") == "DD-EQUIP-03" and "sword-gray" not in combat_dice(s)


@pytest.mark.rule("DD-EQUIP-04", "DD-SYM-12")
def test_the_bow_that_hunted_is_the_set_of_the_turn() -> None:
    s = dungeon(
        worn=(("bow-black",),),
        dice=(("sword-black-1", "sword-black-2", "curse-1"),),
        draws=("wolf-1", "golem"),
        rolls=("wolf L2", 1, 1, 1, "bow-black 3"),
    )
    s.do("0:hunt", "0:pick wolf-1")
    assert not [o for o in s.offers if o.startswith("wear")]
    assert s.why_not("0:wear sword-black-1 bow-black") == "DD-EQUIP-04"
    s.do("0:fight")
    assert list(combat_dice(s)) == ["m.1", "m.2", "h0.1", "bow-black"]


@pytest.mark.rule("DD-EQUIP-04")
def test_it_is_free_again_in_the_next_turn() -> None:
    s = dungeon(2, worn=(("bow-black",),), dice=(("sword-gray",),), draws=("wolf-1", "golem"), rolls=("wolf L2",))
    s.do("0:hunt", "0:pick wolf-1", "0:flee")
    assert [hero.set for hero in s.game.heroes] == [None, None]


@pytest.mark.rule("DD-EQUIP-04", "DD-SYM-11")
def test_a_hammer_beside_the_set_of_the_turn_breaks_no_lock() -> None:
    s = fought(
        "witch L3 scroll",
        (1, 1, 1, "hero-level 4", "sword-black 3"),
        worn=(("sword-black-1",),),
        dice=(("hammer-gray",), (), ("hammer-black",)),
    )
    passing(s)
    assert s.prompt == "lock" and s.seat == 2, "the active player's hammer was not in the combat"
    assert s.why_not("0:open hammer-gray") == "DD-TREAS-04" and s.offers == ["open hammer-black", "leave"]


@pytest.mark.rule("DD-EQUIP-04", "DD-SYM-10")
def test_breaking_an_unguarded_lock_fixes_the_set_too() -> None:
    s = dungeon(
        at="search",
        worn=(("sword-black-1", "armor-gray"),),
        dice=(("hammer-gray", "hammer-black"),),
        draws=("witch",),
        rolls=("witch locked", "hammer-gray 2"),
    )
    s.do("0:open hammer-gray")
    assert s.log("fails-lock") != [] and worn(s) == ["armor-gray", "hammer-gray"]
    assert s.seat == 1 and s.log("stays-shut") != [], "the other hammer is of no use any more"


@pytest.mark.rule("DD-EQUIP-05")
@pytest.mark.parametrize(
    ("id", "called"),
    [
        ("sword-gray", "sword"),
        ("spear-black", "spear"),
        ("axe-purple", "axe"),
        ("hammer-gray", "hammer"),
        ("bow-black", "bow"),
        ("whip-gray", "whip"),
        ("armor-black", "armor"),
        ("flaming-sword", "sword"),
        ("moon-bow", "bow"),
        ("witch-staff", "staff"),
    ],
)
def test_names_follow_the_symbol(id: str, called: str) -> None:
    assert box()[id].called == called
    assert weapon("new", "2", "2 slash").called == "sword" and weapon("new", "1", "1 hunt").called == "bow"


@pytest.mark.rule("DD-EQUIP-06")
def test_any_number_may_be_owned_but_only_what_is_worn_is_rolled() -> None:
    s = fought("wolf-1 L2", (1, 1, 1, 1, 1), worn=(("sword-black-1", "sword-black-2"),), dice=((*FIVE, "curse-1"),))
    assert len(owned(s, 0)) == 8 and list(combat_dice(s)) == ["m.1", "m.2", "h0.1", "sword-black-1", "sword-black-2"]


# ---------------------------------------------------------------------- artifacts
@pytest.mark.rule("DD-ARTI-01")
def test_five_equipment_dice_for_one_artifact() -> None:
    s = dungeon(dice=(FIVE,), draws=("storm-spear",))
    s.do("0:exchange sword-gray spear-gray axe-gray axe-black whip-gray")
    assert owned(s, 0) == ["storm-spear"] and glory(s)[0] == 1 and set(FIVE) <= set(bag(s, "blue"))
    assert s.why_not("0:exchange sword-gray axe-gray axe-black whip-gray spear-gray") == "DD-ARTI-01"


@pytest.mark.rule("DD-ARTI-01", "DD-ACT-01")
def test_it_is_possible_at_any_time_in_anybodys_turn() -> None:
    for step, monster in (("greet", ""), ("meet", "wolf-1 L2"), ("treasure", "goblin-1 L1 slash")):
        scene = partial(dungeon, at=step, active=1, dice=(FIVE,), draws=("storm-spear",))
        s = scene(monster=monster, deals="on", asked=EVERYWHERE)
        while s.seat != 0:
            s.do(f"{s.seat}:pass")
        s.do("0:exchange sword-gray spear-gray axe-gray axe-black whip-gray")
        assert owned(s, 0) == ["storm-spear"] and s.prompt == "moment" and s.seat == 0


@pytest.mark.rule("DD-ARTI-01")
def test_not_with_dice_that_lie_in_the_combat_and_what_comes_is_not_worn_in_it() -> None:
    four = FIVE[1:]
    s = fought("wolf-1 L2", (6, 6, 1, 1), worn=(("sword-gray",),), dice=(four,), deals="on")
    assert s.prompt == "moment" and not [o for o in s.offers if o.startswith("exchange")]
    assert s.why_not("0:exchange sword-gray axe-gray axe-black whip-gray spear-gray") == "DD-ARTI-01"
    richer = fought(
        "wolf-1 L2",
        (6, 6, 1, 1),
        worn=(("sword-gray",),),
        dice=((*four, "whip-black"),),
        draws=("storm-spear",),
        deals="on",
    )
    richer.do("0:exchange spear-gray axe-gray axe-black whip-gray whip-black")
    assert "storm-spear" in owned(richer, 0) and richer.why_not("0:wear storm-spear") == "DD-TRADE-06"


@pytest.mark.rule("DD-ARTI-01", "DD-TREAS-06")
def test_without_artifacts_left_there_is_no_exchange() -> None:
    s = dungeon(dice=(FIVE,), empty=("yellow",))
    assert not [o for o in s.offers if o.startswith("exchange")]
    assert s.why_not("0:exchange sword-gray axe-gray axe-black whip-gray spear-gray") == "DD-TREAS-06"


@pytest.mark.rule("DD-ARTI-02")
def test_artifacts_need_hands_like_other_equipment() -> None:
    s = dungeon(worn=(("earthbreaker", "aegis-plate"),), dice=(("sword-gray", "armor-gray"),))
    assert s.why_not("0:wear sword-gray") == "DD-EQUIP-01" and s.why_not("0:wear armor-gray") == "DD-EQUIP-02"
    hunted = dungeon(worn=(("moon-bow",),), dice=(("flaming-sword",),), draws=("wolf-1", "golem"), rolls=("wolf L2",))
    hunted.do("0:hunt", "0:pick wolf-1")
    assert hunted.why_not("0:wear flaming-sword moon-bow") == "DD-EQUIP-04"
