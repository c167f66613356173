"""DD-SPELL: scrolls, spell dice, immunity, Fire, Drain, Gust and Toad."""

from __future__ import annotations

import pytest

from tablee.games.dungeon_dice.scene import bag, combat_dice, dungeon, glory, owned, totals, wounds
from tests.games.dungeon_dice.rules.combat_kit import agree, fought, monster, passing, result, weapon

SCROLL = (("scroll-1",),)


# ---------------------------------------------------------------------- scrolls
@pytest.mark.rule("DD-SPELL-01")
@pytest.mark.parametrize(("face", "bonus"), [("3 fire", 3), ("miss", 0)])
def test_a_scroll_casts_a_spell_of_its_users_choice(face: str, bonus: int) -> None:
    rolls = (6, 6, "hero-level 1", "witch-staff 2 scroll", f"spell-fire {face}")
    s = fought("wolf-1 L2", rolls, worn=(("witch-staff",),))
    assert s.offers == [*[f"scroll witch-staff {spell}" for spell in ("fire", "drain", "gust", "toad")], "pass"]
    s.do("0:scroll witch-staff fire")
    assert result(s) == ("loss", 3 + bonus, 12)


@pytest.mark.rule("DD-SPELL-01", "DD-SINGLE-01")
def test_a_one_use_scroll_may_be_read_for_either_side() -> None:
    rolls = (6, 6, "hero-level 1", "spell-fire 4 fire")
    s = fought("wolf-1 L2", rolls, dice=((), SCROLL[0]))
    assert {"play scroll-1 fire heroes", "play scroll-1 fire monster"} <= set(s.offers)
    s.do("1:play scroll-1 fire monster")
    assert result(s) == ("loss", 1, 16) and "scroll-1" in bag(s, "red")


@pytest.mark.rule("DD-SPELL-02")
def test_each_spell_is_used_once_whoever_uses_it() -> None:
    rolls = (1, 1, 1, "hero-level 1", "spell-fire 2 fire")
    s = fought("witch L3 scroll", rolls, dice=SCROLL)
    s.do("0:play scroll-1 fire heroes")
    assert s.seat == 1 and s.offers == ["scroll monster drain", "scroll monster gust", "scroll monster toad", "pass"]
    assert s.why_not("1:scroll monster fire") == "DD-SPELL-02"


@pytest.mark.rule("DD-SPELL-02", "DD-SPELL-07")
def test_drain_symbols_are_separate_sources() -> None:
    rolls = (5, 2, 4, "hero-level 1", "soul-axe 2 drain", "spell-drain drain")
    s = fought("wolf-1 L3", rolls, worn=(("soul-axe",),), dice=SCROLL)
    s.do("0:play scroll-1 drain heroes")
    assert totals(s) == (3 + 2, 9)
    s.do("0:drain soul-axe m.3")
    assert result(s) == ("win", 3 + 2 + 4, 5)


# ---------------------------------------------------------------------- immunity
@pytest.mark.rule("DD-SPELL-03", "DD-MON-10")
def test_a_spell_icon_makes_immune_to_that_spell() -> None:
    rolls = (1, 1, 1, "hero-level 1", "flaming-sword fire", "spell-fire 5 fire")
    s = fought("fire-elemental L3 fire", rolls, worn=(("flaming-sword",),), dice=(("curse-1",),))
    s.do("0:fire flaming-sword")
    assert totals(s) == (1, 3) and s.log("immune") != []


@pytest.mark.rule("DD-SPELL-03")
def test_an_immune_monster_is_not_drained_nor_turned_into_a_toad() -> None:
    rolls = (1, 1, 1, 1, "hero-level 1", "soul-axe 2 drain")
    s = fought("demon L4 drain", rolls, worn=(("soul-axe",),), dice=(("curse-1",),))
    assert not [o for o in s.offers if o.startswith("drain")] and s.why_not("0:drain soul-axe m.1") == "DD-SPELL-03"
    toadstool = monster("toadstool", "L1 toad")
    cast = fought("toadstool L1 toad", (3, "hero-level 1", "spell-toad toad"), extra=(toadstool,), dice=SCROLL)
    cast.do("0:play scroll-1 toad heroes")
    assert totals(cast) == (1, 3) and cast.log("toad") == []


@pytest.mark.rule("DD-SPELL-03")
def test_an_immune_monster_stops_a_gust_too() -> None:
    s = fought("bat-1 L1 gust", (6, 1, "storm-spear gust"), worn=(("storm-spear",),), dice=(("curse-1",),))
    assert not [o for o in s.offers if o.startswith("gust")] and s.why_not("0:gust storm-spear") == "DD-SPELL-03"
    read = fought("bat-1 L1 gust", (6, "hero-level 1", "spell-gust gust"), dice=SCROLL)
    read.do("0:play scroll-1 gust heroes")
    assert result(read) == ("loss", 1, 6) and read.log("immune") != [] and read.log("restarts") == []
    for_monster = fought(
        "bat-1 L1 gust", (1, "hero-level 1", "spell-gust gust", 6, "hero-level 3"), dice=((), SCROLL[0])
    )
    for_monster.do("1:play scroll-1 gust monster")
    assert result(for_monster) == ("loss", 3, 6), "whoever casts it for the monster is not against it"


@pytest.mark.rule("DD-SPELL-03", "DD-SPELL-09")
def test_at_some_tables_gust_acts_on_the_combat_whatever_the_monster_is_immune_to() -> None:
    rolls = (6, 1, "storm-spear gust", 1, "hero-level 4")
    s = fought("bat-1 L1 gust", rolls, worn=(("storm-spear",),), gust="always")
    s.do("0:gust storm-spear")
    assert result(s) == ("win", 4, 1), "and the Bat has no Gust any more"


@pytest.mark.rule("DD-SPELL-04", "DD-MON-12")
def test_a_witch_casts_and_is_immune_to_what_she_chose() -> None:
    rolls = (6, 6, 6, "hero-level 2", "soul-axe 3 drain", "spell-drain drain")
    s = fought("witch L3 scroll", rolls, worn=(("soul-axe",),), dice=(("scroll-1",),))
    assert "drain soul-axe m.1" in s.offers
    s.do("0:pass", "1:scroll monster drain")
    assert totals(s) == (3, 20), "the 2 is drained"
    assert s.why_not("0:drain soul-axe m.1") == "DD-SPELL-03"
    assert not [o for o in s.offers if "drain" in o.split()[0:3]]


@pytest.mark.rule("DD-SPELL-04")
def test_what_a_hero_cast_before_stands() -> None:
    rolls = (6, 6, 6, "hero-level 2", "spell-toad toad")
    s = fought("witch L3 scroll", rolls, dice=(("scroll-1", "curse-1"),))
    s.do("0:play scroll-1 toad heroes")
    assert totals(s) == (2, 0) and s.why_not("1:scroll monster toad") == "DD-SPELL-10", "a toad casts nothing"
    missed = fought("witch L3 scroll", (6, 6, 6, "hero-level 2", "spell-toad miss"), dice=(("scroll-1",),))
    missed.do("0:play scroll-1 toad heroes")
    assert missed.why_not("1:scroll monster toad") == "DD-SPELL-02"


# ---------------------------------------------------------------------- Fire
@pytest.mark.rule("DD-SPELL-05")
def test_fire_adds_the_value_of_its_die() -> None:
    s = fought(
        "wolf-1 L2", (6, 6, "hero-level 1", "flaming-sword fire", "spell-fire 4 fire"), worn=(("flaming-sword",),)
    )
    s.do("0:fire flaming-sword")
    assert result(s) == ("loss", 1 + 4, 12)


@pytest.mark.rule("DD-SPELL-05", "DD-SPELL-02")
def test_a_fire_symbol_needs_the_fire_die() -> None:
    rolls = (6, 6, "hero-level 1", "flaming-sword fire", "spell-fire 4 fire")
    s = fought("wolf-1 L2", rolls, worn=(("flaming-sword",),), dice=(("scroll-1", "curse-1"),))
    s.do("0:play scroll-1 fire heroes")
    assert s.why_not("0:fire flaming-sword") == "DD-SPELL-02"


# ---------------------------------------------------------------------- Drain
@pytest.mark.rule("DD-SPELL-06")
def test_drain_moves_the_lowest_value() -> None:
    leech = monster("leech", "L1 drain")
    rolls = (6, "hero-level 4", "hero-level 2", "spell-drain drain")
    s = fought("leech L1 drain", rolls, extra=(leech,), xp=(3,), dice=((), ("scroll-1",)))
    s.do("1:drain monster h0.2")
    assert totals(s) == (4, 8)
    s.do("1:play scroll-1 drain monster")
    assert result(s) == ("loss", 0, 12), "a second Drain"


@pytest.mark.rule("DD-SPELL-06")
def test_only_the_value_moves_not_the_ability() -> None:
    rolls = (6, 6, 6, "hero-level 4", "sword-black 2 slash")
    s = fought("zombie-1 L3 drain", rolls, worn=(("sword-black-1",),), dice=((), ("curse-1",)))
    s.do("0:pass", "1:drain monster sword-black-1")
    assert totals(s) == (4, 20) and not [o for o in s.offers if o.startswith("slash")]
    assert s.why_not("0:slash sword-black-1 h0.1") == "DD-SPELL-06"


@pytest.mark.rule("DD-SPELL-06", "DD-DICE-15")
def test_faces_without_a_value_are_ignored() -> None:
    rolls = (6, 6, 6, "hero-level 4", "whip-gray tangle")
    s = fought("zombie-1 L3 drain", rolls, worn=(("whip-gray",),))
    s.do("0:pass")
    assert s.offers == ["drain monster h0.1", "pass"]


@pytest.mark.rule("DD-SPELL-07", "DD-MON-03")
def test_a_drain_symbol_works_without_a_die() -> None:
    s = fought("zombie-1 L3 drain", (1, 1, 2, "hero-level 3", "sword-black 1"), worn=(("sword-black-1",),))
    s.do("1:drain monster sword-black-1")
    assert result(s) == ("loss", 3, 5) and s.log("casts") == s.log("miss") == []


# ---------------------------------------------------------------------- Gust
@pytest.mark.rule("DD-SPELL-08")
def test_gust_rolls_all_dice_anew() -> None:
    rolls = (3, 4, "hero-level 3", "sword-black 3", "spell-gust gust", 6, 5, "hero-level 1", "sword-black 1")
    s = fought("wolf-1 L2", rolls, worn=(("sword-black-1",),), dice=(("scroll-1", "curse-1"),))
    s.do("0:play scroll-1 gust heroes")
    assert combat_dice(s) == {"m.1": "6-potion", "m.2": "5", "h0.1": "1", "sword-black-1": "1"}


@pytest.mark.rule("DD-SPELL-08")
def test_dice_that_were_removed_come_back_and_drained_values_go() -> None:
    fiend = monster("fiend", "L2 tangle drain fear")
    rolls = (6, 6, 1, "hero-level 2", "hero-level 3", "storm-spear gust", 1, 1, 1, 1, 1)
    s = fought(
        "fiend L2 tangle drain fear", rolls, extra=(fiend,), xp=(6,), worn=(("storm-spear",),), dice=((), ("curse-1",))
    )
    s.do("0:pass", "1:tangle monster h0.1", "0:pass", "1:drain monster h0.2", "0:pass", "1:fear monster h0.3")
    assert totals(s) == (0, 14) and combat_dice(s) == {"m.1": "6-potion", "m.2": "6-potion", "storm-spear": "gust"}
    s.do("0:gust storm-spear")
    assert totals(s) == (3, 2) and list(combat_dice(s)) == ["m.1", "m.2", "h0.1", "h0.2", "h0.3", "storm-spear"]
    assert "tangle monster h0.1" in s.offers, "abilities may be used anew"


@pytest.mark.rule("DD-SPELL-08")
def test_what_was_played_or_cast_stays() -> None:
    rolls = (
        6,
        6,
        1,
        "flaming-sword fire",
        "storm-spear gust",
        "bomb 4",
        "spell-fire 3 fire",
        6,
        6,
        1,
        "flaming-sword 3",
    )
    s = fought("wolf-1 L2", rolls, worn=(("flaming-sword", "storm-spear"),), dice=(("bomb-1", "curse-1"),))
    s.do("0:play bomb-1 seat-0", "0:fire flaming-sword")
    assert totals(s) == (1 + 4 + 3, 12)
    s.do("0:gust storm-spear")
    assert totals(s) == (1 + 3 + 4 + 3, 12) and "play bomb-1 seat-0" not in s.offers


@pytest.mark.rule("DD-SPELL-08", "DD-ABIL-03")
def test_after_a_gust_the_step_begins_with_break_and_armor() -> None:
    rolls = (6, 6, 1, "sword-black 1", "spell-gust gust", 6, 6, 1, "sword-black 2 slash")
    s = fought("skeleton-1 L2 armor", rolls, worn=(("sword-black-1",),), dice=(("scroll-1",),))
    s.do("0:pass", "1:pass", "0:play scroll-1 gust heroes")
    assert s.seat == 1 and "armor monster sword-black-1" in s.offers and s.game.fight.stage == 1


@pytest.mark.rule("DD-SPELL-09", "DD-MON-02")
def test_one_gust_per_combat() -> None:
    rolls = (6, 1, "storm-spear gust", 1, "hero-level 2")
    s = fought("bat-1 L1 gust", rolls, worn=(("storm-spear",),), dice=((), ("scroll-1",)), gust="always")
    s.do("0:gust storm-spear")
    assert totals(s) == (2, 1) and s.seat == 1 and not [o for o in s.offers if "gust" in o]
    assert s.why_not("1:gust monster") == "DD-SPELL-09"


# ---------------------------------------------------------------------- Toad
@pytest.mark.rule("DD-SPELL-10")
def test_a_monster_that_is_a_toad_has_only_one_use_dice() -> None:
    rolls = (6, 6, "hero-level 1", "witch-staff toad", "bomb 2")
    s = fought("goblin-1 L2 slash", rolls, worn=(("witch-staff",),), dice=((), ("bomb-1",)))
    assert totals(s) == (1, 12)
    s.do("0:toad witch-staff monster")
    assert totals(s) == (1, 0) and s.offers == ["play bomb-1 seat-0", "play bomb-1 monster", "pass"]
    assert s.why_not("1:slash monster m.1") == "DD-SPELL-10"
    s.do("1:play bomb-1 monster")
    assert result(s) == ("loss", 1, 2)


@pytest.mark.rule("DD-SPELL-10")
def test_what_a_toad_had_burnt_or_drained_is_gone() -> None:
    rolls = (1, 1, 1, "hero-level 2", "witch-staff toad", "spell-fire 5 fire", "bomb 3")
    s = fought("fire-elemental L3 fire", rolls, worn=(("witch-staff",),), dice=((), ("bomb-1",)))
    s.do("0:pass", "1:fire monster")
    assert totals(s) == (2, 8)
    s.do("0:toad witch-staff monster")
    assert totals(s) == (2, 0)
    s.do("1:play bomb-1 monster")
    assert result(s) == ("loss", 2, 3)


@pytest.mark.rule("DD-SPELL-10")
def test_of_two_heroes_only_the_toads_dice_are_excluded() -> None:
    rolls = (1, 1, 1, "hero-level 4", "sword-black 2 slash", "hero-level 3", "spell-toad toad")
    s = fought("witch L3 scroll", rolls, helper=1, worn=(("sword-black-1",),), dice=(("bomb-1",),))
    s.do("0:pass", "2:scroll monster toad")
    assert s.seat == 2 and s.prompt == "aim" and s.offers == ["aim seat-0", "aim seat-1"]
    s.do("2:aim seat-0")
    assert totals(s) == (3, 3) and s.why_not("0:slash sword-black-1 h0.1") == "DD-SPELL-10"
    assert s.seat == 0 and "play bomb-1 seat-0" in s.offers, "a toad still has its one-use dice"


@pytest.mark.rule("DD-SPELL-10", "DD-COMBAT-15")
def test_after_battle_effects_of_a_toad_still_apply() -> None:
    rolls = (6, 6, "hero-level 1", "witch-staff toad")
    s = fought("ghost L2 pain", rolls, worn=(("witch-staff",),))
    s.do("0:toad witch-staff monster")
    assert result(s) == ("win", 1, 0) and wounds(s)[0] == 1


@pytest.mark.rule("DD-SPELL-11")
@pytest.mark.parametrize(("name", "worth"), [("dragon L4 fire gust", 1), ("ghost L2 pain", 1), ("wolf-1 L2", 0)])
def test_a_toad_is_worth_one_point_at_most(name: str, worth: int) -> None:
    level = int(name.split()[1][1])
    s = fought(name, (*[6] * level, "hero-level 1", "witch-staff toad"), worn=(("witch-staff",),))
    s.do("0:toad witch-staff monster")
    passing(s)
    assert result(s) == ("win", 1, 0) and sum([n for _, n in s.game.heroes[0].trophies]) == worth


@pytest.mark.rule("DD-SPELL-11", "DD-TROPHY-03")
def test_the_lower_value_stays_with_a_traded_trophy() -> None:
    s = dungeon(at="greet", deals="on")
    s.game.heroes[0].trophies = ((s.game.kit.by_handle["dragon"], 1),)
    agree(s, 0, 1, ["die.dragon"])
    assert owned(s, 1) == ["dragon"] and glory(s) == [0, 1, 0]


# ---------------------------------------------------------------------- Miss
@pytest.mark.rule("DD-SPELL-12")
def test_a_miss_does_nothing_and_the_spell_is_used() -> None:
    rolls = (6, 6, "hero-level 1", "spell-toad miss")
    s = fought("wolf-1 L2", rolls, dice=(("scroll-1", "scroll-2"),))
    s.do("0:play scroll-1 toad heroes")
    assert (
        totals(s) == (1, 12) and s.log("toad") == [] and [line["spell"] for line in s.log("miss")] == ["@symbol.toad"]
    )
    assert not [o for o in s.offers if "toad" in o]


@pytest.mark.rule("DD-SPELL-12", "DD-SPELL-09")
def test_a_gust_that_missed_was_none() -> None:
    rolls = (6, 6, 1, "storm-spear gust", "spell-gust miss", 1, 1, "hero-level 4")
    s = fought("wolf-1 L2", rolls, worn=(("storm-spear",),), dice=(("scroll-1",),))
    s.do("0:play scroll-1 gust heroes", "0:gust storm-spear")
    assert result(s) == ("win", 4, 2)


@pytest.mark.rule("DD-SPELL-07")
def test_gust_works_directly_too() -> None:
    gale = weapon("gale", "gust")
    s = fought("wolf-1 L2", (6, 6, 1, "gale gust", 1, 1, "hero-level 4"), extra=(gale,), worn=(("gale",),))
    s.do("0:gust gale")
    assert result(s) == ("win", 4, 2) and s.log("miss") == s.log("casts") == []
