"""DD-GOAL: what wins, where Glory comes from, and when it is looked at."""

from __future__ import annotations

import pytest

from tablee.games.dungeon_dice.scene import dungeon, glory, owned
from tests.games.dungeon_dice.rules.combat_kit import EVERYWHERE, agree, fought, passing


@pytest.mark.rule("DD-GOAL-01", "DD-SEARCH-03")
def test_the_fourth_point_wins_when_the_artifact_is_received() -> None:
    s = dungeon(
        at="search",
        dice=(("key-1",),),
        trophies=(("dragon",),),
        draws=("witch", "aegis-plate"),
        rolls=("witch locked",),
    )
    assert glory(s) == [3, 0, 0] and s.prompt == "lock"
    s.do("0:open key-1")
    assert glory(s) == [4, 0, 0] and s.game.outcome == (0,)


@pytest.mark.rule("DD-GOAL-01")
def test_three_points_are_not_enough() -> None:
    s = dungeon(at="start", trophies=(("dragon",),))
    assert glory(s)[0] == 3 and s.game.outcome is None and s.prompt == "prepare"


@pytest.mark.rule("DD-GOAL-01")
def test_it_is_looked_at_outside_a_combat_at_once() -> None:
    five = ("sword-gray", "axe-gray", "axe-black", "whip-gray", "spear-gray")
    s = dungeon(dice=(five,), trophies=(("dragon",),), draws=("aegis-plate",))
    s.do("0:exchange sword-gray spear-gray axe-gray axe-black whip-gray")
    assert s.game.outcome == (0,)


@pytest.mark.rule("DD-GOAL-01", "DD-TROPHY-03")
@pytest.mark.parametrize("step", ["greet", "meet"])
def test_a_trade_between_searching_and_fighting_can_win(step: str) -> None:
    monster = "wolf-1 L2" if step == "meet" else ""
    s = dungeon(at=step, monster=monster, trophies=(("witch",), ("demon",)), deals="on", asked=EVERYWHERE)
    agree(s, 1, 0, ["die.demon"])
    assert s.game.outcome == (0,) and owned(s, 0) == ["witch", "demon"]


@pytest.mark.rule("DD-GOAL-01", "DD-ARTI-01")
def test_an_exchange_in_anothers_turn_can_win() -> None:
    five = ("sword-gray", "axe-gray", "axe-black", "whip-gray", "spear-gray")
    s = dungeon(at="greet", active=1, dice=(five,), trophies=(("dragon",),), deals="on", asked=EVERYWHERE)
    s.do("2:pass", "0:exchange sword-gray spear-gray axe-gray axe-black whip-gray")
    assert s.game.outcome == (0,)


@pytest.mark.rule("DD-GOAL-01")
def test_the_price_of_help_can_win() -> None:
    s = dungeon(monster="wolf-1 L2", trophies=(("demon",), ("witch",)), deals="on")
    s.do("0:ask 1", "1:terms", "1:want die.demon", "1:propose", "0:accept")
    assert s.game.outcome == (1,)


@pytest.mark.rule("DD-GOAL-01", "DD-TIE-01")
def test_it_is_never_looked_at_in_the_middle_of_a_combat() -> None:
    s = fought("wolf-1 L2", (6, 6, 1), trophies=(("witch",), ("demon",)), deals="on")
    s.do("0:pass")
    agree(s, 1, 0, ["die.demon"])
    assert glory(s)[0] == 4 and s.game.outcome is None and s.prompt == "moment"
    passing(s, "moment")
    assert s.game.outcome == (0,), "the combat was lost, and is over"
    assert [line.message for line in s.game.log or []][-2:] == ["wounded", "wins"]


@pytest.mark.rule("DD-GOAL-02")
def test_trophies_artifacts_and_experience_add_up() -> None:
    s = dungeon(2, dice=(("moon-bow",), ("aegis-plate",)), trophies=(("ghost",), ("dragon",)), xp=(6, 5))
    assert glory(s) == [1 + 1 + 1, 3 + 1]


@pytest.mark.rule("DD-GOAL-03", "DD-XP-03")
def test_fame_follows_the_dice_but_experience_stays() -> None:
    s = dungeon(at="greet", dice=(("moon-bow", "aegis-plate"),), xp=(6,), deals="on")
    assert glory(s) == [3, 0, 0]
    agree(s, 0, 1, ["die.moon-bow"])
    assert glory(s) == [2, 1, 0]
