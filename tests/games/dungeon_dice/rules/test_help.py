"""DD-HELP: asking one other player to join, and what it costs."""

from __future__ import annotations

import pytest

from tablee.games.dungeon_dice.rules.records import Offer
from tablee.games.dungeon_dice.scene import combat_dice, dungeon, experience, ledger, owned, totals
from tests.games.dungeon_dice.rules.combat_kit import EVERYWHERE, agree, fought, result


@pytest.mark.rule("DD-HELP-01")
def test_nobody_joins_uninvited() -> None:
    s = dungeon(monster="wolf-1 L2")
    assert s.why_not("2:help") == "DD-HELP-01"
    s.do("0:ask 1")
    assert s.seat == 1 and s.offers == ["help", "decline"] and s.why_not("2:help") == "DD-HELP-01"
    s.do("1:decline")
    assert s.why_not("1:help") == "DD-HELP-01" and s.game.fight.helper == -1


@pytest.mark.rule("DD-HELP-01")
def test_the_active_player_chooses_whom_to_ask_and_asks_each_once() -> None:
    s = dungeon(4, monster="wolf-1 L2")
    assert [o for o in s.offers if o.startswith("ask")] == ["ask 1", "ask 2", "ask 3"]
    s.do("0:ask 3", "3:decline")
    assert [o for o in s.offers if o.startswith("ask")] == ["ask 1", "ask 2"]
    assert s.why_not("0:ask 3") == "DD-HELP-01" and s.why_not("0:ask 0") == "DD-HELP-01"


@pytest.mark.rule("DD-HELP-06")
@pytest.mark.parametrize("answer", [("decline",), ("terms", "cancel")])
def test_whoever_thinks_about_a_price_and_names_none_has_said_no(answer: tuple[str, ...]) -> None:
    s = dungeon(monster="wolf-1 L2", deals="on")
    s.do("0:ask 1", *[f"1:{choice}" for choice in answer])
    assert len(s.log("refuses")) == 1 and s.game.fight.helper == -1


@pytest.mark.rule("DD-HELP-02")
def test_there_is_one_helper_at_most() -> None:
    s = dungeon(monster="wolf-1 L2", deals="on")
    s.do("0:ask 1", "1:help")
    assert s.game.fight.helper == 1 and not [o for o in s.offers if o.startswith("ask")]
    assert s.why_not("0:ask 2") == "DD-HELP-02" and s.why_not("2:help") == "DD-HELP-02"


@pytest.mark.rule("DD-HELP-02")
def test_a_second_helper_is_refused_also_where_a_deal_promises_the_help() -> None:
    s = dungeon(monster="wolf-1 L2", dice=(("key-1",),), deals="on")
    s.do("0:ask 1", "1:help")
    assert s.why_not("2:file 0 give help for die.key-1") == "DD-HELP-02"
    assert s.why_not("0:file 2 give die.key-1 for help") == "DD-HELP-02"
    early = dungeon(monster="wolf-1 L2", dice=(("key-1",),), deals="on")
    early.game.filed = (Offer(2, 0, ("help",), ("die.key-1",)),)  # written down before somebody else joined
    early.do("0:ask 1", "1:help")
    assert early.game.fight.helper == 1 and owned(early, 0) == ["key-1"] and early.log("offer-void") != []


@pytest.mark.rule("DD-HELP-03", "DD-XP-01")
def test_both_sums_are_added_together() -> None:
    rolls = (4, 6, "hero-level 2", "sword-black 3", "hero-level 3", "sword-black 3")
    s = fought("wolf-1 L2", rolls, helper=1, worn=(("sword-black-1",), ("sword-black-2",)))
    assert result(s) == ("win", 5 + 6, 10) and experience(s) == [1, 1, 0]


@pytest.mark.rule("DD-HELP-03", "DD-EQUIP-03")
def test_a_helper_dresses_before_the_dice_are_rolled() -> None:
    s = dungeon(monster="wolf-1 L2", rolls=(6, 6, 1, "hero-level 1", "axe-gray 2"), dice=((), ("axe-gray", "curse-1")))
    s.do("0:ask 1", "1:help")
    assert s.prompt == "dress" and s.offers == ["wear axe-gray", "ready"]
    s.do("1:wear axe-gray", "0:fight")
    assert combat_dice(s)["axe-gray"] == "2" and "h1.1" in combat_dice(s)


@pytest.mark.rule("DD-HELP-03", "DD-EQUIP-03")
def test_whoever_joins_by_a_deal_dresses_too() -> None:
    s = dungeon(at="meet", monster="wolf-1 L2", dice=((), ("axe-gray",)), deals="on", asked=EVERYWHERE)
    agree(s, 1, 0, ["help"], ["treasure.1-6"])
    s.do("2:pass")
    assert s.prompt == "dress" and s.seat == 1


@pytest.mark.rule("DD-HELP-04", "DD-TRADE-02")
def test_any_price_is_recorded_as_a_binding_deal() -> None:
    s = dungeon(monster="wolf-1 L2", dice=(("key-1",),), deals="on")
    s.do("0:ask 1", "1:terms", "1:want die.key-1", "1:want next.blue.1", "1:propose")
    assert s.game.ledger == () and s.game.fight.helper == -1
    s.do("0:accept")
    assert owned(s, 1) == ["key-1"] and s.game.fight.helper == 1
    assert ledger(s) == [(0, 1, "blue", 1)]


@pytest.mark.rule("DD-HELP-07")
def test_no_help_after_the_fight_is_declared() -> None:
    s = fought("wolf-1 L2", (6, 6, 1), dice=((), (), ("bomb-1",)), deals="on")
    assert totals(s) == (1, 12) and s.prompt == "ability"
    assert s.why_not("0:ask 1") == "DD-HELP-07" and s.why_not("1:help") == "DD-HELP-07"
    s.do("2:pass", "0:deal 1")
    assert s.why_not("0:want help") == "DD-HELP-07"
