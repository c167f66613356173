"""All worked examples of the book, with their numbers."""

from __future__ import annotations

import pytest

from tablee.games.dungeon_dice.scene import combat_dice, dungeon, experience, glory, ledger, owned, totals, wounds
from tests.games.dungeon_dice.rules.combat_kit import EVERYWHERE, agree, fought, offer, passing, result

# ---------------------------------------------------------------------- help
SLIME = (1, 1, 1, "hero-level 4", "hero-level 4")


@pytest.mark.rule("DD-HELP-05", "DD-SHARE-01")
@pytest.mark.parametrize(("roll", "winner"), [(3, 0), (4, 1)])
def test_example_1_a_fair_random_split(roll: int, winner: int) -> None:
    s = dungeon(monster="slime-1 L3 heal", rolls=(*SLIME, roll), draws=("curse-1",), deals="on")
    s.do("0:ask 1", "1:terms", "1:want treasure.4-6", "1:propose", "0:accept", "0:fight")
    passing(s, "moment")
    assert result(s)[0] == "win" and owned(s, winner) == ["curse-1"] and owned(s, 1 - winner) == []
    hit = "yes" if winner else "no"
    assert s.log("toss") == [{"who": f"&{winner}", "n": roll, "roll": "%range:4-6", "hit": hit}]


@pytest.mark.rule("DD-HELP-06")
def test_example_2_an_unfair_offer() -> None:
    s = dungeon(monster="slime-1 L3 heal", deals="on")
    s.do("0:ask 1", "1:terms", "1:want treasure.1-4", "1:propose", "0:refuse")
    assert s.offers == ["ask 2", "agree 1", "deal 1", "deal 2", "fight", "flee"]
    s.do("0:ask 2", "2:decline")
    assert s.offers == ["agree 1", "deal 1", "deal 2", "fight", "flee"]


@pytest.mark.rule("DD-HELP-06", "DD-SHARE-01")
@pytest.mark.parametrize(("roll", "winner"), [(4, 1), (5, 0)])
def test_the_refused_terms_can_still_be_accepted(roll: int, winner: int) -> None:
    s = dungeon(monster="slime-1 L3 heal", rolls=(*SLIME, roll), draws=("curse-1",), deals="on")
    s.do("0:ask 1", "1:terms", "1:want treasure.1-4", "1:propose", "0:refuse", "0:ask 2", "2:decline", "0:agree 1")
    assert s.game.fight.helper == 1
    s.do("0:fight")
    passing(s, "moment")
    assert owned(s, winner) == ["curse-1"]


# ---------------------------------------------------------------------- combat
@pytest.mark.rule("DD-COMBAT-03", "DD-COMBAT-12")
def test_combat_1_a_lost_fight() -> None:
    s = fought("goblin-1 L2 slash", (3, 4, "hero-level 3", "sword-black 3"), worn=(("sword-black-1",),))
    assert totals(s) == (6, 7)
    s.do("1:pass")
    assert result(s) == ("loss", 6, 7) and wounds(s) == [1, 0, 0]
    assert experience(s) == [0, 0, 0] and owned(s, 0) == ["sword-black-1"]


@pytest.mark.rule("DD-COMBAT-08", "DD-COMBAT-07", "DD-COMBAT-14")
def test_combat_2_two_re_rolls() -> None:
    rolls = (3, 4, "hero-level 4", "sword-black 2 slash", "sword-black 3")
    s = fought("goblin-1 L2 slash", rolls, worn=(("sword-black-1",),), draws=("axe-gray",))
    assert totals(s) == (6, 7)
    s.do("0:slash sword-black-1 sword-black-1")
    assert totals(s) == (7, 7) and s.seat == 1 and s.offers == ["slash monster m.1", "slash monster m.2", "pass"]
    s.do("1:pass")
    assert result(s) == ("tie", 7, 7) and experience(s) == [1, 0, 0] and wounds(s) == [1, 0, 0]
    assert owned(s, 0) == ["sword-black-1", "axe-gray"]


@pytest.mark.rule("DD-COMBAT-10", "DD-SINGLE-02", "DD-SYM-26")
def test_combat_3_a_curse_is_not_bought_off() -> None:
    rolls = (3, 4, "hero-level 4", "sword-black 3", "curse 1")
    s = fought("goblin-1 L2 slash", rolls, worn=(("sword-black-1",),), dice=(("axe-gray",), ("curse-1",)), deals="on")
    assert totals(s) == (7, 7)
    s.do("1:play curse-1 seat-0")
    assert totals(s) == (6, 7) and "curse-1" in [s.game.kit.handles[die] for die in s.game.bags["red"]]
    s.do("1:pass")
    agree(s, 0, 1, ["die.axe-gray"])
    passing(s, "moment", "ability")
    assert result(s) == ("loss", 6, 7) and owned(s, 1) == ["axe-gray"], "it is too late"


@pytest.mark.rule("DD-COMBAT-16", "DD-COMBAT-15", "DD-MON-01")
def test_combat_4_a_slime_with_a_helper() -> None:
    rolls = (1, "sword-black 3", "sword-black 3")
    s = fought(
        "slime-1 L1 heal",
        rolls,
        helper=1,
        worn=(("sword-black-1",), ("sword-black-2",)),
        wounds=(1, 1),
        draws=("key-1",),
    )
    assert result(s) == ("win", 6, 1) and wounds(s) == [0, 1, 0] and experience(s) == [1, 1, 0]
    assert owned(s, 0) == ["sword-black-1", "key-1"], "its treasure is a potion"


@pytest.mark.rule("DD-COMBAT-19", "DD-COMBAT-18", "DD-WOUND-01")
def test_more_1_a_wolf_and_a_hammer() -> None:
    s = dungeon(
        monster="wolf-1 L2", rolls=(3, 4, "hero-level 2", "hammer-gray 3"), dice=(("hammer-gray", "whip-gray"),)
    )
    s.do("0:wear hammer-gray", "0:fight")
    assert result(s) == ("loss", 5, 7) and wounds(s) == [1, 0, 0]
    for choice in ("hammer-gray", "whip-gray"):
        later = fought("wolf-1 L2", (3, 4, 1), worn=((choice,),), wounds=(1,), dice=(("curse-1",),))
        assert list(combat_dice(later)) == ["m.1", "m.2", choice]


@pytest.mark.rule("DD-COMBAT-20", "DD-COMBAT-02")
def test_more_2_two_swords_and_armour() -> None:
    rolls = (2, 6, "hero-level 2", "hero-level 3", "sword-black 2", "sword-black 3", "armor-gray 0")
    s = fought("wolf-1 L2", rolls, xp=(3,), worn=(("sword-black-1", "sword-black-2", "armor-gray"),))
    assert result(s) == ("win", 10, 8) and experience(s)[0] == 4 and wounds(s)[0] == 0
    (rolled,) = [line for line in s.game.log or [] if line.message == "hero-rolls"]
    assert rolled.args["dice"] == "%faces:2+3+2+3+0", "two levels, two swords, and the armour whose 0 does not help"


# ---------------------------------------------------------------------- abilities
@pytest.mark.rule("DD-ABIL-06", "DD-ABIL-04")
def test_abilities_1_the_same_sword() -> None:
    rolls = (6, 6, 1, "sword-black 1 slash", "sword-black 2 slash")
    s = fought("wolf-1 L2", rolls, worn=(("sword-black-1",),), dice=(("curse-1",),))
    s.do("0:slash sword-black-1 sword-black-1")
    assert combat_dice(s)["sword-black-1"] == "2-slash" and len(s.log("rerolls")) == 1
    assert s.why_not("0:slash sword-black-1 h0.1") == "DD-ABIL-04"
    assert not [o for o in s.offers if o.startswith("slash")]


@pytest.mark.rule("DD-ABIL-07")
def test_abilities_2_two_swords() -> None:
    rolls = (6, 6, 1, "sword-black 1 slash", "sword-black 1", "sword-black 2 slash", "hero-level 4")
    s = fought("wolf-1 L2", rolls, worn=(("sword-black-1", "sword-black-2"),))
    s.do("0:slash sword-black-1 sword-black-2", "0:slash sword-black-2 h0.1")
    assert len(s.log("rerolls")) == 2 and result(s) == ("loss", 1 + 2 + 4, 12)


@pytest.mark.rule("DD-ABIL-08", "DD-ABIL-05")
def test_abilities_3_a_magic_sword() -> None:
    rolls = (6, 6, 1, "flaming-sword 3 slash", "flaming-sword fire", "spell-fire 5 fire")
    s = fought("wolf-1 L2", rolls, worn=(("flaming-sword",),), dice=(("curse-1",),))
    s.do("0:slash flaming-sword flaming-sword", "0:fire flaming-sword")
    assert totals(s) == (1 + 5, 12)
    assert s.why_not("0:fire flaming-sword") == "DD-ABIL-04", "Fire and Slash are both used by this die"
    assert len(s.log("rerolls")) == 1 and [line["n"] for line in s.log("burns")] == [5]


# ---------------------------------------------------------------------- treasure
@pytest.mark.rule("DD-TREAS-03", "DD-TREAS-02", "DD-MON-07")
def test_a_goblin_with_a_six() -> None:
    s = fought(
        "goblin-1 L1 slash",
        (6, "hero-level 4", "sword-black 3"),
        worn=(("sword-black-1",),),
        draws=("bomb-1", "axe-gray"),
    )
    s.do("1:pass")
    assert result(s) == ("win", 7, 6) and owned(s, 0) == ["sword-black-1", "bomb-1", "axe-gray"]


# ---------------------------------------------------------------------- trade
@pytest.mark.rule("DD-TRADE-03", "DD-TRADE-02")
def test_trade_1_a_promise_of_future_dice() -> None:
    s = dungeon(
        at="greet",
        dice=((), ("healing-potion-1",)),
        wounds=(1,),
        draws=("slime-1", "key-1"),
        rolls=("slime potion",),
        deals="on",
        asked=EVERYWHERE,
    )
    agree(s, 1, 0, ["die.healing-potion-1"], ["next.red.2"])
    assert owned(s, 0) == ["healing-potion-1"] and ledger(s) == [(0, 1, "red", 2)], "what is paid now is not owed"
    s.do("2:pass", "0:play healing-potion-1", "0:search")
    passing(s, "moment")
    assert wounds(s)[0] == 0 and owned(s, 0) == [] and owned(s, 1) == ["key-1"] and ledger(s) == [(0, 1, "red", 1)]


@pytest.mark.rule("DD-TRADE-04", "DD-SYM-25", "DD-TROPHY-04")
@pytest.mark.parametrize(("potion", "outcome", "hurt"), [(3, "win", 0), (2, "tie", 1)])
def test_trade_2_a_potion_in_combat(potion: int, outcome: str, hurt: int) -> None:
    rolls = (4, "hero-level 2", f"strength-potion {potion}")
    s = fought("goblin-1 L1 slash", rolls, dice=((), ("strength-potion-1",)), draws=("axe-gray",), deals="on")
    s.do("1:pass", "0:pass")
    assert totals(s) == (2, 4), "2 points behind"
    agree(s, 1, 0, ["die.strength-potion-1"], ["treasure.1-6"])
    s.do("2:pass", "0:play strength-potion-1", "1:pass")
    passing(s, "moment")
    assert result(s) == (outcome, 2 + potion, 4) and owned(s, 1) == ["axe-gray"] and owned(s, 0) == []
    assert experience(s) == [1, 0, 0] and wounds(s) == [hurt, 0, 0]


@pytest.mark.rule("DD-TRADE-05", "DD-TRADE-06")
def test_trade_3_a_sword_in_combat_does_not_help() -> None:
    potions = ("strength-potion-1", "strength-potion-2")
    s = fought(
        "zombie-1 L2",
        (5, 5, "hero-level 2", "sword-black 1"),
        worn=(("sword-black-1",),),
        dice=(potions, ("sword-black-2",)),
        deals="on",
    )
    s.do("0:pass", "0:pass")
    offer(s, 1, 0, ["die.sword-black-2"], [f"die.{name}" for name in potions])
    refused = s.clone().do("0:refuse")
    assert owned(refused, 0) == ["sword-black-1", *potions], "the book's player declines"
    s.do("0:accept")
    assert owned(s, 0) == ["sword-black-1", "sword-black-2"] and owned(s, 1) == list(potions)
    assert s.why_not("0:wear sword-black-2") == "DD-TRADE-06" and "sword-black-2" not in combat_dice(s)
    assert totals(s) == (3, 10)


# ---------------------------------------------------------------------- dice that decide
@pytest.mark.rule("DD-SHARE-02", "DD-TREAS-05")
@pytest.mark.parametrize(("roll", "winner"), [(2, 1), (5, 0)])
def test_share_1_a_key_for_a_half_chance(roll: int, winner: int) -> None:
    s = dungeon(
        at="search", dice=((), ("key-1",)), draws=("witch", "moon-bow"), rolls=("witch locked", roll), deals="on"
    )
    s.do("0:pass")
    agree(s, 1, 0, ["open.key-1"], ["treasure.1-3"])
    s.do("2:pass")
    assert owned(s, winner) == ["moon-bow"] and glory(s)[winner] == 1
    assert "key-1" in [s.game.kit.handles[die] for die in s.game.bags["red"]], "spent either way"


@pytest.mark.rule("DD-SHARE-03")
@pytest.mark.parametrize(("roll", "winner"), [(4, 0), (5, 1)])
def test_share_2_worse_odds(roll: int, winner: int) -> None:
    s = dungeon(
        at="search", dice=((), ("key-1",)), draws=("witch", "moon-bow"), rolls=("witch locked", roll), deals="on"
    )
    s.do("0:pass")
    offer(s, 1, 0, ["open.key-1"], ["treasure.1-3"])
    s.do("0:counter", "0:give treasure.5-6", "0:want open.key-1", "0:propose", "1:accept", "2:pass")
    assert owned(s, winner) == ["moon-bow"]
