"""DD-TROPHY, DD-TREAS: what a beaten monster leaves, and who gets it."""

from __future__ import annotations

import pytest

from tablee.games.dungeon_dice.scene import bag, dungeon, glory, ledger, owned
from tests.games.dungeon_dice.rules.combat_kit import EVERYWHERE, agree, fought, offer, passing, result

WITCH = (1, 1, 1, "hero-level 4")


@pytest.mark.rule("DD-TROPHY-01")
def test_the_active_player_keeps_the_trophy_not_the_helper() -> None:
    s = fought("ghost L2 pain", (1, 1, "hero-level 2", "hero-level 4"), helper=1)
    assert "ghost" in owned(s, 0) and glory(s) == [1, 0, 0]


@pytest.mark.rule("DD-TROPHY-01", "DD-TROPHY-04", "DD-GOAL-03")
def test_the_helper_gets_it_if_that_was_agreed() -> None:
    s = dungeon(monster="ghost L2 pain", rolls=(1, 1, "hero-level 2", "hero-level 4"), deals="on")
    s.do("0:ask 1", "1:terms", "1:want trophy.1-6", "1:propose", "0:accept", "0:fight")
    assert ledger(s) == [(0, 1, "trophy.1-6", 1)]
    passing(s, "moment")
    assert owned(s, 1) == ["ghost"] and glory(s) == [0, 1, 0] and ledger(s) == []


@pytest.mark.rule("DD-TROPHY-01")
def test_there_is_no_trophy_to_promise_of_a_plain_monster_or_after_it_was_kept() -> None:
    plain = dungeon(at="meet", monster="wolf-1 L2", deals="on").do("0:deal 1")
    assert plain.why_not("0:give trophy.1-6") == "DD-TROPHY-01" and plain.why_not("0:give treasure.1-6") == ""
    s = fought("ghost L2 pain", (1, 1, "hero-level 4"), deals="on")
    s.do("0:pass", "1:pass", "2:pass", "0:deal 1")
    assert owned(s, 0) == ["ghost"] and s.why_not("0:give trophy.1-6") == "DD-TROPHY-01"
    assert s.why_not("0:give die.ghost") == "" and s.why_not("0:give treasure.1-6") == ""


@pytest.mark.rule("DD-TROPHY-02")
def test_red_black_and_gold_are_worth_1_2_and_3() -> None:
    s = dungeon(trophies=(("ghost", "witch", "dragon"), ("golem",), ("demon",)))
    assert glory(s) == [6, 1, 2]


@pytest.mark.rule("DD-TROPHY-03")
def test_a_traded_trophy_carries_its_fame_and_can_win() -> None:
    s = dungeon(at="greet", trophies=(("witch",), ("demon",)), deals="on")
    agree(s, 0, 1, ["die.witch"])
    assert glory(s) == [0, 4, 0] and s.game.outcome == (1,)


@pytest.mark.rule("DD-TROPHY-04", "DD-TRADE-02")
def test_a_promised_treasure_goes_to_the_other_when_it_is_drawn() -> None:
    rolls = (1, 1, "hero-level 4")
    s = dungeon(at="meet", monster="wolf-1 L2", rolls=rolls, draws=("axe-gray",), deals="on", asked=EVERYWHERE)
    agree(s, 1, 0, (), ["treasure.1-6"])
    s.do("2:pass", "0:fight")
    passing(s, "moment")
    assert owned(s, 1) == ["axe-gray"] and owned(s, 0) == [] and ledger(s) == []


@pytest.mark.rule("DD-TROPHY-04", "DD-SEARCH-02")
def test_what_was_promised_of_the_loot_lapses_with_the_turn() -> None:
    for end in ("0:flee", "0:fight"):
        s = dungeon(at="meet", monster="ghost L2 pain", rolls=(6, 6, 1), deals="on", asked=EVERYWHERE)
        agree(s, 1, 0, (), ["treasure.1-6", "trophy.1-3"])
        s.do("2:pass", end)
        while s.game.active == 0:
            s.do(f"{s.seat}:pass")
        assert ledger(s) == [] and owned(s, 1) == []


# ---------------------------------------------------------------------- treasure
@pytest.mark.rule("DD-TREAS-01")
def test_two_heroes_still_draw_once() -> None:
    s = fought("wolf-1 L2", (1, 1, "hero-level 4", "hero-level 4"), helper=1)
    assert len(owned(s, 0)) == 1 and owned(s, 1) == [] and len(s.log("receives")) == 1


@pytest.mark.rule("DD-TREAS-02", "DD-DICE-06")
def test_each_six_at_the_end_adds_a_one_use_die() -> None:
    rolls = (6, 6, "hero-level 4", "hero-level 4", "hero-level 4", "sword-black 3")
    s = fought("wolf-1 L2", rolls, xp=(6,), worn=(("sword-black-1",),), draws=("bomb-1", "curse-1", "axe-gray"))
    assert result(s) == ("win", 15, 12) and owned(s, 0) == ["sword-black-1", "bomb-1", "curse-1", "axe-gray"]


@pytest.mark.rule("DD-TREAS-02")
def test_a_lost_combat_gives_nothing_whatever_it_showed() -> None:
    assert owned(fought("goblin-1 L1 slash", (6, 1)).do("1:pass"), 0) == []


@pytest.mark.rule("DD-TREAS-02", "DD-SYM-13", "DD-SPELL-06")
def test_a_six_that_was_tangled_or_drained_away_does_not_count() -> None:
    tangled = fought(
        "slime-1 L1 heal", (6, "hero-level 4", "whip-black 1 tangle"), worn=(("whip-black",),), draws=("key-1",)
    )
    tangled.do("0:tangle whip-black m.1")
    assert result(tangled) == ("win", 5, 0) and owned(tangled, 0) == ["whip-black", "key-1"]
    drained = fought(
        "slime-1 L1 heal", (6, "hero-level 4", "soul-axe 2 drain"), worn=(("soul-axe",),), draws=("key-1",)
    )
    drained.do("0:drain soul-axe m.1")
    assert result(drained) == ("win", 12, 0) and owned(drained, 0) == ["soul-axe", "key-1"]


@pytest.mark.rule("DD-TREAS-02", "DD-SPELL-10")
def test_the_six_of_a_toad_still_gives_its_die() -> None:
    rolls = (6, "hero-level 1", "spell-toad toad")
    s = fought("slime-1 L1 heal", rolls, dice=(("scroll-1",),))
    s.do("0:play scroll-1 toad heroes")
    assert result(s) == ("win", 1, 0) and len(owned(s, 0)) == 2, "for the 6, and the treasure"


@pytest.mark.rule("DD-TREAS-02", "DD-SYM-21")
def test_a_key_among_the_loot_opens_its_chest_or_comes_too_late() -> None:
    rolls: tuple[int | str, ...] = (6, 1, 1, *["hero-level 4"] * 3)
    s = fought("witch L3 scroll", rolls, xp=(6,), draws=("key-1", "moon-bow"))
    s.do("1:pass", "0:open key-1")
    assert "moon-bow" in owned(s, 0)
    late = fought("witch L3 scroll", rolls, xp=(6,), draws=("key-1", "axe-gray"), loot="chest-first")
    late.do("1:pass")
    assert owned(late, 0) == ["axe-gray", "key-1", "witch"]


@pytest.mark.rule("DD-TREAS-04", "DD-SYM-20", "DD-SYM-21")
def test_openers_may_be_tried_one_after_the_other() -> None:
    s = fought("witch L3 scroll", (*WITCH, 1), dice=(("skeleton-key", "key-1"),), draws=("moon-bow",))
    s.do("1:pass")
    assert s.offers == ["open skeleton-key", "open key-1", "leave"]
    s.do("0:open skeleton-key")
    assert s.offers == ["open key-1", "leave"]
    s.do("0:open key-1")
    assert "moon-bow" in owned(s, 0)


@pytest.mark.rule("DD-TREAS-04", "DD-TREAS-05")
def test_the_active_players_openers_come_first_then_the_others_to_the_left() -> None:
    s = fought("witch L3 scroll", WITCH, active=1, dice=(("key-1",), ("key-2",), ("key-3",)))
    s.do("2:pass")
    assert s.seat == 1
    s.do("1:leave", "2:leave", "0:leave")
    assert s.log("stays-shut") != [] and s.prompt == "prepare"


@pytest.mark.rule("DD-TREAS-05", "DD-SHARE-01")
@pytest.mark.parametrize(("roll", "winner"), [(3, 2), (4, 0)])
def test_a_key_under_a_fifty_percent_deal(roll: int, winner: int) -> None:
    s = fought("witch L3 scroll", (*WITCH, roll), dice=((), (), ("key-1",)), draws=("moon-bow",), deals="on")
    s.do("1:pass", "0:pass", "1:pass", "2:pass", "0:pass", "1:pass")
    agree(s, 2, 0, ["open.key-1"], ["treasure.1-3"])
    assert "moon-bow" in owned(s, winner) and "key-1" in bag(s, "red")


@pytest.mark.rule("DD-TREAS-05", "DD-TRADE-02")
def test_several_promised_openers_are_used_in_turn_and_cannot_be_given_away() -> None:
    keys = ((), ("skeleton-key",), ("key-1",))
    s = fought("witch L3 scroll", (*WITCH, 1), dice=keys, draws=("moon-bow",), deals="on")
    passing(s)
    s.do("0:pass", "1:pass", "2:pass", "0:pass")
    agree(s, 1, 0, ["open.skeleton-key"])
    offer(s, 2, 0, ["open.key-1"]).do("0:accept")
    assert "moon-bow" in owned(s, 0) and owned(s, 1) == ["skeleton-key"] and owned(s, 2) == []
    assert [line["die"] for line in s.log("fails-lock") + s.log("unlocks")] == ["#die.skeleton-key/0", "#die.key/1"]


@pytest.mark.rule("DD-TRADE-02", "DD-TREAS-05")
def test_a_promised_opener_is_not_given_to_somebody_else() -> None:
    s = dungeon(4, at="search", dice=((), ("key-1",)), draws=("witch",), rolls=("witch locked",), deals="on")
    s.do("0:deal 1", "0:want open.key-1", "0:propose", "1:accept", "1:deal 2")
    assert s.why_not("1:give die.key-1") == "DD-TRADE-02" and s.why_not("1:give toss.key-1.1-3") == "DD-TRADE-02"
    assert "give die.key-1" not in s.offers
    s.do("1:cancel", "2:pass")
    s.do("3:pass")
    assert len(owned(s, 0)) == 1 and glory(s)[0] == 1


@pytest.mark.rule("DD-TREAS-05")
def test_only_the_active_players_chest_is_opened() -> None:
    s = dungeon(at="greet", dice=((), ("key-1",)), deals="on", asked=EVERYWHERE).do("1:deal 0")
    assert s.why_not("1:give open.key-1") == "DD-TREAS-05"


@pytest.mark.rule("DD-TREAS-06")
@pytest.mark.parametrize(("name", "colour"), [("slime-1 L1 heal", "red"), ("wolf-1 L2", "blue")])
def test_from_an_empty_bag_nothing_is_drawn(name: str, colour: str) -> None:
    rolls: tuple[int | str, ...] = (1, 1, *["hero-level 4"] * 3)
    s = fought(name, rolls[-3 - int(name.split()[1][1]) :], xp=(6,), empty=(colour,))
    assert result(s)[0] == "win" and owned(s, 0) == [] and s.log("bag-empty") == [{"bag": f"@bag.{colour}"}]
    assert s.seat == 1 and s.prompt == "prepare"


@pytest.mark.rule("DD-TREAS-06")
def test_an_opened_chest_without_artifacts_is_empty() -> None:
    s = fought("witch L3 scroll", WITCH, dice=(("key-1",),), empty=("yellow",))
    s.do("1:pass", "0:open key-1")
    assert owned(s, 0) == ["witch"] and s.prompt == "prepare"


@pytest.mark.rule("DD-TREAS-06")
def test_without_monsters_the_turn_is_over() -> None:
    s = dungeon(empty=("black",)).do("0:search")
    assert s.seat == 1 and s.log("no-monsters") != []
