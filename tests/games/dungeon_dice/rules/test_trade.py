"""DD-TRADE, DD-SHARE, DD-SINGLE: offers, promises and who keeps them. The book's examples are in examples/."""

from __future__ import annotations

import pytest

from tablee.games.dungeon_dice.rules.records import Offer, Promise
from tablee.games.dungeon_dice.scene import bag, combat_dice, dungeon, glory, ledger, owned, totals
from tests.games.dungeon_dice.rules.combat_kit import EVERYWHERE, agree, fought, offer, passing, result


# ---------------------------------------------------------------------- one-use dice
@pytest.mark.rule("DD-SINGLE-01")
def test_a_used_potion_is_in_the_red_bag() -> None:
    s = dungeon(wounds=(1,), dice=(("healing-potion-1",),))
    before = len(bag(s, "red"))
    s.do("0:play healing-potion-1")
    assert len(bag(s, "red")) == before + 1 and owned(s, 0) == []


@pytest.mark.rule("DD-SINGLE-02")
def test_a_die_that_was_played_cannot_be_taken_back() -> None:
    s = fought("wolf-1 L2", (3, 4, "hero-level 4", "curse 1"), dice=((), ("curse-1", "bomb-1")), deals="on")
    s.do("1:play curse-1 seat-0")
    assert totals(s) == (3, 7) and s.why_not("1:play curse-1 seat-0") == "DD-TRADE-01", "it is not there any more"
    s.do("1:pass", "0:deal 1")
    assert s.why_not("0:want die.curse-1") == "DD-TRADE-01"


@pytest.mark.rule("DD-SINGLE-03")
def test_slash_and_armor_do_not_touch_one_use_dice() -> None:
    rolls = (6, 6, 1, "sword-black 1 slash", "armor-black 1 armor", "bomb 2")
    s = fought("wolf-1 L2", rolls, worn=(("sword-black-1", "armor-black"),), dice=((), ("bomb-1",)))
    s.do("0:pass", "1:play bomb-1 monster")
    assert s.why_not("0:armor armor-black bomb-1") == "DD-SYM-15"
    s.do("0:pass")
    assert s.why_not("0:slash sword-black-1 bomb-1") == "DD-SYM-04"


# ---------------------------------------------------------------------- what can be traded
@pytest.mark.rule("DD-TRADE-01")
def test_equipment_artifacts_one_use_dice_and_trophies_change_hands() -> None:
    goods = ("sword-gray", "moon-bow", "key-1")
    for name in (*goods, "ghost"):
        s = dungeon(at="greet", dice=(goods,), trophies=(("ghost",),), deals="on")
        agree(s, 0, 2, [f"die.{name}"])
        assert name in owned(s, 2) and name not in owned(s, 0), "as a gift, too"


@pytest.mark.rule("DD-TRADE-01")
@pytest.mark.parametrize("name", ["hero-level", "experience", "spell-fire", "monster-level", "bomb-1", "nothing"])
def test_basic_dice_and_what_one_does_not_own_cannot(name: str) -> None:
    s = dungeon(at="greet", dice=(("key-1",), ("bomb-1",)), deals="on").do("0:deal 1")
    assert s.why_not(f"0:give die.{name}") == "DD-TRADE-01"


@pytest.mark.rule("DD-TRADE-01", "DD-ACT-01")
def test_whoever_wants_to_is_asked_at_every_named_moment() -> None:
    """The active player has no moment of their own before the search and the fight: an offer is one of the options."""
    rolls, dice = ("witch L3 scroll", 1, 1, 1, "hero-level 4"), ((), (), ("key-1",))
    s = dungeon(at="start", draws=("witch", "axe-gray"), rolls=rolls, dice=dice, deals="on", asked=EVERYWHERE)
    asked = []
    while s.game.active == 0:
        frame = s.game.stack[-1]
        if s.prompt == "moment":
            asked.append((getattr(frame, "name", ""), s.seat))
        if s.prompt in ("prepare", "decide"):
            assert {"deal 1", "deal 2"} <= set(s.offers)
        s.do({"prepare": "0:search", "decide": "0:fight", "lock": "2:leave"}.get(s.prompt, f"{s.seat}:pass"))
    both = [(name, seat) for name in ("turn", "fight") for seat in (1, 2)]
    assert asked == [*both, *[(name, seat) for name in ("pass", "loot") for seat in (0, 1, 2)]]


@pytest.mark.rule("DD-TRADE-01")
def test_without_deals_nobody_is_asked() -> None:
    s = dungeon(at="start", dice=(("key-1",),))
    assert s.prompt == "prepare" and s.why_not("0:deal 1") == "DD-TRADE-01"


@pytest.mark.rule("DD-TRADE-01")
def test_an_offer_that_was_filed_is_put_at_the_next_moment_or_dropped() -> None:
    dice = (("key-1",), ("bomb-1",))
    s = dungeon(dice=dice, draws=("wolf-1",), rolls=("wolf L2",), deals="on", asked=EVERYWHERE)
    s.game.filed = (
        Offer(1, 0, ("die.bomb-1",), ("die.key-1",)),
        Offer(2, 0, ("die.curse-1",)),
        Offer(2, 1, ("next.red.1",), ("die.key-1",)),
    )
    s.do("0:search")
    assert s.prompt == "answer" and s.seat == 0
    s.do("0:accept")
    assert owned(s, 0) == ["bomb-1"] and owned(s, 1) == ["key-1"]
    assert [(line["who"], line["whom"]) for line in s.log("offer-void")] == [("&2", "&0")]
    assert s.prompt == "answer" and s.seat == 1, "the third has become possible by the first"
    s.do("1:refuse")
    assert s.prompt == "moment" and s.seat == 1 and list(s.game.filed) == []


# ---------------------------------------------------------------------- binding
@pytest.mark.rule("DD-TRADE-02")
def test_a_promise_is_kept_without_asking_again() -> None:
    s = fought("slime-1 L1 heal", (1, "hero-level 4"), promises=(Promise(0, 2, "red", 1),), draws=("key-1",))
    assert owned(s, 2) == ["key-1"] and owned(s, 0) == [] and ledger(s) == [] and s.seat == 1


@pytest.mark.rule("DD-TRADE-02")
def test_it_concerns_dice_of_its_bag_only() -> None:
    s = fought("wolf-1 L2", (1, 1, "hero-level 4"), promises=(Promise(0, 2, "red", 1),), draws=("axe-gray",))
    assert owned(s, 0) == ["axe-gray"] and ledger(s) == [(0, 2, "red", 1)]


@pytest.mark.rule("DD-TRADE-02")
def test_what_is_promised_already_cannot_be_promised_again() -> None:
    s = dungeon(at="meet", monster="ghost L2 pain", promises=(Promise(0, 2, "red", 1),), deals="on")
    agree(s, 0, 2, ["treasure.1-3"])
    s.do("0:deal 1")
    assert s.why_not("0:give next.red.1") == "DD-TRADE-02" and s.why_not("0:give treasure.1-6") == "DD-TRADE-02"
    assert s.why_not("0:give next.blue.1") == "" and s.why_not("0:give trophy.1-6") == ""


@pytest.mark.rule("DD-TRADE-02")
def test_nothing_is_given_twice_in_one_offer() -> None:
    s = dungeon(at="greet", dice=(("key-1",),), deals="on").do("0:deal 1", "0:give die.key-1")
    assert s.why_not("0:give die.key-1") == s.why_not("0:give toss.key-1.1-3") == "DD-TRADE-02"


@pytest.mark.rule("DD-TRADE-02", "DD-TRADE-03")
def test_a_die_is_handed_on_along_a_chain_of_promises() -> None:
    chain = (Promise(0, 1, "red", 1), Promise(1, 2, "red", 2))
    s = fought("slime-1 L1 heal", (1, "hero-level 4"), promises=chain, draws=("key-1",))
    assert owned(s, 2) == ["key-1"] and ledger(s) == [(1, 2, "red", 1)]


@pytest.mark.rule("DD-TRADE-02")
def test_nobody_hands_the_same_die_on_twice() -> None:
    ring = (Promise(0, 1, "red", 3), Promise(1, 0, "red", 3))
    s = fought("slime-1 L1 heal", (1, "hero-level 4"), promises=ring, draws=("key-1",))
    assert owned(s, 0) == ["key-1"] and ledger(s) == [(0, 1, "red", 2), (1, 0, "red", 2)]


@pytest.mark.rule("DD-TRADE-02", "DD-TRADE-03")
def test_what_is_paid_for_a_promise_is_not_caught_by_it() -> None:
    s = dungeon(at="greet", dice=(("key-1",), ("bomb-1",)), deals="on")
    agree(s, 0, 1, ["next.red.1"], ["die.bomb-1"])
    assert owned(s, 0) == ["key-1", "bomb-1"] and ledger(s) == [(0, 1, "red", 1)]
    s.do("0:deal 2")
    assert s.why_not("0:want die.bomb-1") == "DD-TRADE-01" and s.why_not("0:give die.bomb-1") == ""


@pytest.mark.rule("DD-TRADE-02", "DD-HELP-06")
def test_an_offer_may_be_refused_or_countered_a_few_times() -> None:
    s = dungeon(at="greet", dice=(("key-1",), ("bomb-1",)), deals="on")
    offer(s, 0, 1, ["die.key-1"], ["die.bomb-1"])
    assert s.offers == ["accept", "counter", "refuse"] and s.why_not("2:accept") == "DD-TRADE-01"
    s.do("1:counter", "1:want die.key-1", "1:propose")
    assert s.seat == 0 and s.offers == ["accept", "counter", "refuse"]
    s.do("0:counter", "0:want next.blue.1", "0:give die.key-1", "0:propose")
    assert s.offers == ["accept", "refuse"] and s.why_not("1:counter") == "DD-HELP-06"
    s.do("1:accept")
    assert owned(s, 1) == ["bomb-1", "key-1"] and ledger(s) == [(1, 0, "blue", 1)]


@pytest.mark.rule("DD-TRADE-03")
def test_two_dice_are_owed_one_after_the_other() -> None:
    rolls = (6, 1, "hero-level 4", "hero-level 4")
    s = fought("slime-1 L2 heal", rolls, xp=(3,), promises=(Promise(0, 1, "red", 2),), draws=("key-1", "bomb-1"))
    assert owned(s, 1) == ["key-1", "bomb-1"] and ledger(s) == [], "the potion of the 6, then the treasure"


# ---------------------------------------------------------------------- in a combat
@pytest.mark.rule("DD-TRADE-06")
def test_in_a_combat_gear_that_comes_is_not_worn_but_one_use_dice_are_used() -> None:
    rolls = (6, 6, 1, "bomb 5")
    s = fought("wolf-1 L2", rolls, dice=((), ("axe-gray", "bomb-1")), deals="on")
    s.do("1:pass", "0:pass")
    agree(s, 1, 0, ["die.axe-gray", "die.bomb-1"])
    s.do("2:pass")
    assert s.why_not("0:wear axe-gray") == "DD-TRADE-06" and s.seat == 0
    s.do("0:play bomb-1 seat-0")
    assert totals(s) == (6, 12) and "axe-gray" not in combat_dice(s)


@pytest.mark.rule("DD-TRADE-07")
def test_a_rolled_die_stays_until_the_combat_ends() -> None:
    s = fought("wolf-1 L2", (1, 1, "hero-level 4", "sword-black 3"), worn=(("sword-black-1",),), deals="on")
    s.do("0:deal 1")
    assert s.why_not("0:give die.sword-black-1") == s.why_not("0:give toss.sword-black-1.1-3") == "DD-TRADE-07"
    assert "give die.sword-black-1" not in s.offers
    s.do("0:cancel", "1:pass", "2:pass")
    assert result(s)[0] == "win" and s.prompt == "moment", "now the combat is over"
    agree(s, 0, 1, ["die.sword-black-1"])
    assert owned(s, 1) == ["sword-black-1"]


@pytest.mark.rule("DD-TRADE-07", "DD-SYM-05")
def test_dice_that_reach_has_rolled_stay_too() -> None:
    s = dungeon(monster="wolf-1 L2", worn=(("spear-gray",),), rolls=(1, 1), deals="on")
    s.do("0:reach", "0:ask 1", "1:terms")
    assert s.why_not("1:want die.spear-gray") == "DD-TRADE-07"


# ---------------------------------------------------------------------- dice that decide
@pytest.mark.rule("DD-SHARE-01")
@pytest.mark.parametrize(("roll", "winner"), [(4, 1), (5, 0)])
def test_a_treasure_is_settled_by_agreed_odds(roll: int, winner: int) -> None:
    s = dungeon(at="meet", monster="wolf-1 L2", rolls=(1, 1, "hero-level 4", roll), draws=("axe-gray",), deals="on")
    agree(s, 0, 1, ["treasure.1-4"])
    s.do("0:fight")
    passing(s, "moment")
    assert owned(s, winner) == ["axe-gray"]


@pytest.mark.rule("DD-SHARE-01")
@pytest.mark.parametrize(("roll", "owner"), [(3, 1), (4, 0)])
def test_a_die_of_ones_own_can_be_put_on_a_roll(roll: int, owner: int) -> None:
    s = dungeon(at="greet", dice=(("moon-bow",),), rolls=(roll,), deals="on")
    agree(s, 0, 1, ["toss.moon-bow.1-3"])
    assert owned(s, owner) == ["moon-bow"] and glory(s)[owner] == 1


@pytest.mark.rule("DD-SHARE-01")
@pytest.mark.parametrize("odds", ["0-3", "4-2", "1-7", "1", "", "a-b"])
def test_odds_must_be_a_range_of_a_die(odds: str) -> None:
    s = dungeon(at="meet", monster="wolf-1 L2", deals="on").do("0:deal 1")
    assert s.why_not(f"0:give treasure.{odds}") == "DD-SHARE-01"


@pytest.mark.rule("DD-SHARE-01")
@pytest.mark.parametrize(("roll", "winner"), [(1, 0), (2, 1), (5, 1), (6, 0)])
def test_any_odds_can_be_filed(roll: int, winner: int) -> None:
    s = dungeon(
        monster="wolf-1 L2", at="roll", rolls=("wolf L2", 1, 1, "hero-level 4", roll), draws=("axe-gray",), deals="on"
    )
    s.game.filed = (Offer(0, 1, ("treasure.2-5",)),)
    s.do("0:fight", "1:accept")
    passing(s, "moment", "ability")
    assert owned(s, winner) == ["axe-gray"]


@pytest.mark.rule("DD-SHARE-01", "DD-COMBAT-13")
def test_only_the_active_player_has_loot_to_share() -> None:
    s = dungeon(at="meet", monster="wolf-1 L2", dice=(("key-1",),), deals="on", asked=EVERYWHERE).do("1:deal 2")
    assert s.why_not("1:give treasure.1-6") == "DD-COMBAT-13"
    early = dungeon(at="greet", deals="on").do("0:deal 1")
    assert early.why_not("0:give treasure.1-6") == "DD-COMBAT-13", "there is none before a monster is met"
