"""DD-ABIL: who uses which ability when, and how often."""

from __future__ import annotations

import pytest

from tablee.games.dungeon_dice.scene import combat_dice, totals
from tests.games.dungeon_dice.rules.combat_kit import fought, monster, passing, result, weapon

SWORD = (("sword-black-1",),)


@pytest.mark.rule("DD-ABIL-01")
def test_only_the_face_shown_can_be_used() -> None:
    plain = fought("wolf-1 L2", (1, 1, 1, "sword-black 3"), worn=SWORD, dice=(("curse-1",),))
    assert plain.why_not("0:slash sword-black-1 h0.1") == "DD-ABIL-01"
    shown = fought("wolf-1 L2", (1, 1, 1, "sword-black 2 slash"), worn=SWORD)
    assert shown.offers == ["slash sword-black-1 h0.1", "slash sword-black-1 sword-black-1", "pass"]


@pytest.mark.rule("DD-ABIL-01")
def test_a_monster_has_what_its_rolled_face_shows() -> None:
    s = fought("skeleton-1 L2 slash", (1, 1, 1))
    assert s.offers == ["slash monster m.1", "slash monster m.2", "pass"]
    assert s.why_not("1:armor monster h0.1") == "DD-ABIL-01"


@pytest.mark.rule("DD-ABIL-02")
def test_the_heros_tangle_comes_before_the_monsters_drain() -> None:
    rolls = (4, 2, 5, "hero-level 3", "whip-black 1 tangle")
    s = fought("zombie-1 L3 drain", rolls, worn=(("whip-black",),))
    assert s.seat == 0 and totals(s) == (4, 11)
    s.do("0:tangle whip-black m.2")
    assert s.seat == 1 and totals(s) == (4, 9)
    s.do("1:drain monster whip-black")
    assert result(s) == ("loss", 3, 10)


@pytest.mark.rule("DD-ABIL-03", "DD-SYM-09")
def test_break_then_armor_then_all_others() -> None:
    smasher = weapon("smasher", "2 break slash")
    rolls = (1, 1, 1, 1, "smasher 2 break slash")
    s = fought("skeleton-1 L3 slash armor", rolls, extra=(smasher,), worn=(("smasher",),))
    assert s.offers == ["break smasher", "pass"], "Slash is not yet"
    assert s.why_not("0:slash smasher h0.1") == "DD-ABIL-03"
    s.do("0:break smasher")
    assert s.seat == 0 and s.offers[0].startswith("slash smasher"), "the Skeleton's Armor is void"
    assert s.why_not("1:armor monster h0.1") in ("DD-SYM-16", "DD-SYM-09")


@pytest.mark.rule("DD-ABIL-03", "DD-SYM-16")
def test_the_monsters_armor_comes_before_the_heros_other_abilities() -> None:
    rolls = (1, 1, 1, 1, "sword-black 2 slash", 1)
    s = fought("skeleton-1 L3 armor", rolls, worn=SWORD)
    assert s.seat == 1 and "armor monster sword-black-1" in s.offers
    assert s.why_not("0:slash sword-black-1 h0.1") == "DD-ABIL-03"
    s.do("1:armor monster h0.1")
    assert s.seat == 0 and "slash sword-black-1 h0.1" in s.offers


@pytest.mark.rule("DD-ABIL-03", "DD-SYM-08")
def test_armor_comes_before_execute() -> None:
    rolls = (6, 6, 1, "axe-black 2 execute", "axe-black 1")
    s = fought("skeleton-1 L2 armor", rolls, worn=(("axe-black",),))
    s.do("1:armor monster axe-black")
    assert result(s) == ("loss", 2, 12), "the Execute was re-rolled before it could act"


@pytest.mark.rule("DD-ABIL-03")
def test_break_of_the_hero_comes_before_break_of_the_monster() -> None:
    brute = monster("brute", "L1 break armor")
    smasher = weapon("smasher", "2 break")
    rolls = (1, 1, "smasher 2 break", "armor-black 1 armor")
    s = fought("brute L1 break armor", rolls, extra=(brute, smasher), worn=(("smasher", "armor-black"),))
    assert s.seat == 0 and s.offers == ["break smasher", "pass"]
    s.do("0:break smasher")
    assert s.seat == 1 and s.offers == ["break monster", "pass"]
    s.do("1:break monster")
    assert result(s)[0] == "win", "neither Armor could be used"


@pytest.mark.rule("DD-ABIL-04")
def test_a_die_uses_an_ability_once_even_if_it_shows_it_again() -> None:
    rolls = (1, 1, 1, "sword-black 1 slash", "sword-black 1 slash")
    s = fought("wolf-1 L2", rolls, worn=SWORD, dice=(("curse-1",),))
    s.do("0:slash sword-black-1 sword-black-1")
    assert combat_dice(s)["sword-black-1"] == "1-slash" and s.why_not("0:slash sword-black-1 h0.1") == "DD-ABIL-04"


@pytest.mark.rule("DD-ABIL-04")
def test_the_monster_uses_each_of_its_abilities_once() -> None:
    s = fought("skeleton-1 L3 slash armor", (1, 1, 1, 1, 2, 6), dice=((), ("curse-1",)))
    s.do("1:armor monster h0.1")
    assert s.why_not("1:armor monster h0.1") == "DD-ABIL-04"
    s.do("1:pass", "1:slash monster m.1")
    assert s.why_not("1:slash monster m.2") == "DD-ABIL-04"


@pytest.mark.rule("DD-ABIL-05")
def test_a_new_ability_after_a_re_roll_can_be_used() -> None:
    rolls = (6, 6, 1, "flaming-sword 3 slash", "flaming-sword fire", "spell-fire 2 fire")
    s = fought("wolf-1 L2", rolls, worn=(("flaming-sword",),))
    s.do("0:slash flaming-sword flaming-sword")
    assert s.offers == ["fire flaming-sword", "pass"]
    s.do("0:fire flaming-sword")
    assert result(s) == ("loss", 3, 12)


@pytest.mark.rule("DD-ABIL-09", "DD-SPELL-08")
def test_gust_makes_abilities_usable_again_but_for_itself() -> None:
    rolls = (6, 6, 1, "sword-black 1 slash", "storm-spear gust", 2, 6, 6, 1, "sword-black 2 slash", 1)
    s = fought("wolf-1 L2", rolls, worn=(("sword-black-1", "storm-spear"),), dice=(("curse-1",),))
    s.do("0:slash sword-black-1 h0.1", "0:gust storm-spear")
    assert "slash sword-black-1 h0.1" in s.offers and s.why_not("0:gust storm-spear") == "DD-SPELL-09"
    assert combat_dice(s)["storm-spear"] == "gust", "the die it came from stays"
    s.do("0:slash sword-black-1 h0.1")
    assert len(s.log("rerolls")) == 2


# ---------------------------------------------------------------------- two players
@pytest.mark.rule("DD-ABIL-10", "DD-SYM-15")
def test_with_nobody_free_armor_hits_the_die_whose_re_roll_is_worst() -> None:
    rolls = (6, 6, "hero-level 4", "hero-level 2", "hero-level 1")
    s = fought("skeleton-1 L2 armor", rolls, players=2, helper=1)
    assert result(s) == ("loss", 1 + 2, 12) and s.game.heroes[0].wounds == 1
    assert [(line["old"], line["new"]) for line in s.log("rerolls")] == [("@face.4", "@face.1")]


@pytest.mark.rule("DD-ABIL-10")
def test_what_would_help_the_heroes_is_not_used() -> None:
    rolls = (6, 6, "hero-level 1", "hero-level 1")
    s = fought("skeleton-1 L2 armor", rolls, players=2, helper=1)
    assert result(s) == ("loss", 2, 12) and s.log("rerolls") == [], "every re-roll would help"


@pytest.mark.rule("DD-ABIL-10")
def test_where_choices_are_equally_bad_the_player_not_in_turn_picks() -> None:
    rolls = (6, 6, "hero-level 4", "hero-level 4", "hero-level 1")
    s = fought("skeleton-1 L2 armor", rolls, players=2, helper=1)
    assert s.seat == 1 and s.prompt == "aim" and s.offers == ["aim h0.1", "aim h1.1"]
    assert s.why_not("0:aim h0.1") == "DD-SPELL-01"
    s.do("1:aim h0.1")
    assert result(s) == ("loss", 5, 12)


@pytest.mark.rule("DD-ABIL-10", "DD-SPELL-10", "DD-SPELL-04")
def test_a_witch_that_plays_herself_casts_what_hurts_most() -> None:
    rolls = (4, 4, 4, "hero-level 4", "hero-level 3", "hero-level 2", "hero-level 1", "spell-toad toad")
    s = fought("witch L3 scroll", rolls, players=2, helper=1, xp=(3, 3))
    assert result(s) == ("loss", 3, 12), "the stronger hero is a toad"
    assert [line["whom"] for line in s.log("toad")] == ["&0"]


@pytest.mark.rule("DD-ABIL-11", "DD-COMBAT-05")
def test_alone_against_a_monster_of_the_other_player() -> None:
    s = fought("skeleton-1 L2 armor", (1, 1, "hero-level 4", 1), players=2)
    assert s.seat == 1 and s.offers == ["armor monster h0.1", "pass"]
    s.do("1:armor monster h0.1")
    assert result(s) == ("loss", 1, 2)


# ---------------------------------------------------------------------- priority and loss
@pytest.mark.rule("DD-ABIL-12", "DD-MON-11")
def test_the_last_section_prevails() -> None:
    s = fought("golem L3 armor", (1, 1, 1, "hero-level 3", "hero-level 4"), xp=(3,))
    assert s.offers == ["armor monster h0.2", "pass"], "the Golem's own text narrows Armor's free choice"


@pytest.mark.rule("DD-ABIL-13", "DD-SYM-16")
def test_a_re_rolled_die_loses_its_unused_ability() -> None:
    s = fought(
        "skeleton-1 L2 armor", (1, 1, 1, "sword-black 2 slash", "sword-black 2"), worn=SWORD, dice=(("curse-1",),)
    )
    s.do("0:pass", "1:armor monster sword-black-1")
    assert combat_dice(s)["sword-black-1"] == "2" and s.why_not("0:slash sword-black-1 h0.1") == "DD-ABIL-01"
    passing(s)
    assert result(s) == ("win", 3, 2) and len(s.log("rerolls")) == 1
