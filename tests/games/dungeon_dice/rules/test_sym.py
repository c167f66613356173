"""DD-SYM: what each symbol does."""

from __future__ import annotations

import pytest

from tablee.games.dungeon_dice.scene import bag, combat_dice, dungeon, experience, owned, totals, wounds
from tests.games.dungeon_dice.rules.combat_kit import fought, monster, passing, result, weapon

BUTCHER = monster("butcher", "L2 execute 1", "L1 execute 2")
SWORDS = (("sword-black-1", "sword-black-2"),)


# ---------------------------------------------------------------------- treasures
@pytest.mark.rule("DD-SYM-01", "DD-TREAS-01")
def test_a_potion_is_one_random_one_use_die() -> None:
    s = fought("bat-1 L1 gust", (6, 1), draws=("scroll-2",))
    passing(s)
    assert owned(s, 0) == [], "lost"
    won = fought("zombie-1 L1", (1, "hero-level 2"), draws=("scroll-2",))
    assert owned(won, 0) == ["scroll-2"] and "scroll-2" not in bag(won, "red")


@pytest.mark.rule("DD-SYM-02")
def test_a_chest_is_one_random_equipment_die() -> None:
    s = fought("wolf-1 L2", (1, 1, "hero-level 4"), draws=("bow-black",))
    assert owned(s, 0) == ["bow-black"] and "bow-black" not in bag(s, "blue")


WITCH = (1, 1, 1, "hero-level 4")


@pytest.mark.rule("DD-SYM-03", "DD-SYM-21")
def test_a_key_opens_a_locked_chest_and_is_spent() -> None:
    s = fought("witch L3 scroll", WITCH, dice=(("key-1",),), draws=("moon-bow",))
    s.do("1:pass", "0:open key-1")
    assert owned(s, 0) == ["moon-bow", "witch"] and "key-1" in bag(s, "red")


@pytest.mark.rule("DD-SYM-03")
def test_its_owner_chooses_and_the_chance_is_not_kept() -> None:
    s = fought("witch L3 scroll", WITCH, dice=(("key-1",),), draws=("axe-gray",))
    s.do("1:pass", "0:leave")
    assert owned(s, 0) == ["key-1", "axe-gray", "witch"] and s.seat == 1 and s.prompt == "prepare"
    assert s.why_not("0:open key-1") == "DD-TREAS-04"
    keyless = fought("witch L3 scroll", WITCH, draws=("axe-gray",)).do("1:pass")
    assert owned(keyless, 0) == ["axe-gray", "witch"]


# ---------------------------------------------------------------------- Slash
@pytest.mark.rule("DD-SYM-04")
def test_two_slashes_may_re_roll_the_same_die() -> None:
    rolls = (6, 6, 1, "sword-black 1 slash", "sword-black 2 slash", "hero-level 2", "hero-level 4")
    s = fought("wolf-1 L2", rolls, worn=SWORDS)
    s.do("0:slash sword-black-1 h0.1", "0:slash sword-black-2 h0.1")
    assert result(s) == ("loss", 1 + 2 + 4, 12) and len(s.log("rerolls")) == 2


@pytest.mark.rule("DD-SYM-04", "DD-SINGLE-03")
def test_spells_one_use_dice_and_the_monsters_dice_cannot_be_chosen() -> None:
    rolls = (6, 6, 1, "sword-black 1 slash", "sword-black 2", "bomb 2", "spell-fire 1 fire")
    s = fought("wolf-1 L2", rolls, worn=SWORDS, dice=(("bomb-1", "scroll-1", "curse-1"),))
    s.do("0:play bomb-1 seat-0", "0:play scroll-1 fire heroes")
    for target in ("bomb-1", "spell-fire", "fire", "m.1"):
        assert s.why_not(f"0:slash sword-black-1 {target}") == "DD-SYM-04"
    assert [o for o in s.offers if o.startswith("slash")] == [
        "slash sword-black-1 h0.1",
        "slash sword-black-1 sword-black-1",
        "slash sword-black-1 sword-black-2",
    ]


@pytest.mark.rule("DD-SYM-04", "DD-HELP-03")
def test_dice_of_the_own_side_include_the_helpers() -> None:
    rolls = (6, 6, 1, "sword-black 1 slash", "hero-level 1", "hero-level 4")
    s = fought("wolf-1 L2", rolls, helper=1, worn=(("sword-black-1",),))
    s.do("0:slash sword-black-1 h1.1")
    assert result(s) == ("loss", 1 + 1 + 4, 12)


@pytest.mark.rule("DD-SYM-04", "DD-MON-07")
def test_a_monster_re_rolls_one_of_its_own_dice_or_none_by_another_reading() -> None:
    s = fought("goblin-1 L2 slash", (1, 4, "hero-level 4", 6))
    assert (
        s.offers == ["slash monster m.1", "slash monster m.2", "pass"]
        and s.why_not("1:slash monster h0.1") == "DD-SYM-04"
    )
    s.do("1:slash monster m.1")
    assert result(s) == ("loss", 4, 10)
    strict = fought("goblin-1 L2 slash", (1, 4, "hero-level 4"), monster_slash="none")
    assert result(strict) == ("loss", 4, 5) and strict.log("uses") == []


# ---------------------------------------------------------------------- Reach
@pytest.mark.rule("DD-SYM-05")
def test_a_spear_shows_the_roll_before_the_choice() -> None:
    s = dungeon(monster="wolf-1 L2", worn=(("spear-gray",),), rolls=("hero-level 1", "spear-gray 1"))
    s.do("0:reach")
    assert combat_dice(s) == {"h0.1": "1", "spear-gray": "1"} and s.why_not("0:reach") == "DD-SYM-05"
    s.do("0:flee")
    assert wounds(s) == [0, 0, 0] and s.seat == 1


@pytest.mark.rule("DD-SYM-05")
def test_the_roll_is_kept_for_the_combat() -> None:
    s = dungeon(monster="wolf-1 L2", worn=(("spear-gray",),), rolls=("hero-level 4", "spear-gray 2", 1, 2))
    s.do("0:reach", "0:fight")
    assert result(s) == ("win", 6, 3) and len(s.log("hero-rolls")) == 1


@pytest.mark.rule("DD-SYM-05", "DD-HELP-01")
def test_help_is_settled_before_reach_or_after_it() -> None:
    rolls = ("hero-level 1", "spear-gray 1", 1, 2, "hero-level 3")
    s = dungeon(monster="wolf-1 L2", worn=(("spear-gray",),), dice=((), ("whip-gray",)), rolls=rolls)
    s.do("0:reach", "0:ask 1", "1:help", "1:wear whip-gray", "0:fight")
    assert [line["who"] for line in s.log("hero-rolls")] == ["&0", "&1"], (
        "each once, the helper after the fight is declared"
    )
    assert [line.message for line in s.game.log or [] if "rolls" in line.message] == [
        "hero-rolls",
        "monster-rolls",
        "hero-rolls",
    ]
    assert str(s.log("hero-rolls")[0]["dice"]) == "%faces:1+1"


@pytest.mark.rule("DD-SYM-05", "DD-EQUIP-04")
def test_without_a_spear_worn_there_is_no_reach() -> None:
    s = dungeon(monster="wolf-1 L2", worn=(("sword-gray",),), dice=(("spear-gray",),))
    assert s.why_not("0:reach") == "DD-SYM-05"
    s.do("0:wear spear-gray")
    assert "reach" in s.offers


# ---------------------------------------------------------------------- Execute
@pytest.mark.rule("DD-SYM-06")
@pytest.mark.parametrize(
    ("monster", "rolls", "ends"), [("wolf-1 L2", (6, 6), ("win", 4, 12)), ("wolf-1 L3", (6, 6, 6), ("loss", 4, 18))]
)
def test_execute_wins_against_its_number_or_lower(
    monster: str, rolls: tuple[int, ...], ends: tuple[str, int, int]
) -> None:
    s = fought(monster, (*rolls, "hero-level 2", "axe-black 2 execute"), worn=(("axe-black",),))
    assert result(s) == ends, "the number counts as a value in any case"


@pytest.mark.rule("DD-SYM-06")
def test_an_automatic_win_is_no_tie() -> None:
    s = fought("wolf-1 L2", (2, 2, "hero-level 2", "axe-black 2 execute"), worn=(("axe-black",),))
    assert result(s) == ("win", 4, 4) and wounds(s)[0] == 0


@pytest.mark.rule("DD-SYM-06", "DD-SYM-15")
def test_execute_acts_only_if_it_shows_at_the_end() -> None:
    rolls = (6, 6, 1, "axe-black 1", "sword-black 1 slash", "axe-black 2 execute")
    s = fought("wolf-1 L2", rolls, worn=(("axe-black", "sword-black-1"),))
    s.do("0:slash sword-black-1 axe-black")
    assert result(s)[0] == "win"


@pytest.mark.rule("DD-SYM-07")
def test_execute_against_a_hero_wounds_at_once_and_takes_a_die() -> None:
    s = fought("butcher L2 execute 1", (1, 1, "hero-level 4"), extra=(BUTCHER,))
    assert result(s) == ("loss", 0, 2), "the 4 no longer counts"
    assert wounds(s)[0] == 1, "with level 1 the wound of the loss finds nothing more"


@pytest.mark.rule("DD-SYM-07", "DD-WOUND-01")
def test_the_owner_picks_the_die_and_the_later_wound_comes_in_addition() -> None:
    rolls = (6, "hero-level 4", "hero-level 1")
    s = fought("butcher L1 execute 2", rolls, extra=(BUTCHER,), xp=(3,))
    assert s.seat == 0 and s.prompt == "lose" and s.offers == ["lose h0.1", "lose h0.2"] and wounds(s)[0] == 1
    assert s.why_not("1:lose h0.1") == "DD-SYM-07"
    s.do("0:lose h0.2")
    assert result(s) == ("loss", 4, 6) and wounds(s)[0] == 2


@pytest.mark.rule("DD-SYM-07")
def test_the_level_is_by_experience_and_one_hero_is_picked() -> None:
    safe = fought("butcher L2 execute 1", (1, 1, "hero-level 4"), extra=(BUTCHER,), xp=(3,), wounds=(1,))
    assert result(safe) == ("win", 4, 2) and wounds(safe)[0] == 1, "level 2, whatever dice are left"
    s = fought("butcher L2 execute 1", (1, 1, "hero-level 4", "hero-level 2"), helper=1, extra=(BUTCHER,))
    assert s.seat == 2 and s.prompt == "aim" and s.offers == ["aim seat-0", "aim seat-1"]
    s.do("2:aim seat-1")
    assert result(s) == ("win", 4, 2) and wounds(s) == [0, 1, 0]


@pytest.mark.rule("DD-SYM-08")
def test_all_executes_act_together() -> None:
    rolls = (6, 6, "hero-level 4", "axe-purple 3 execute")
    s = fought("butcher L2 execute 1", rolls, extra=(BUTCHER,), worn=(("axe-purple",),))
    assert result(s) == ("win", 3, 12) and wounds(s)[0] == 1 and experience(s)[0] == 1


# ---------------------------------------------------------------------- Break
@pytest.mark.rule("DD-SYM-09", "DD-MON-11")
def test_break_cancels_armor_for_the_whole_combat() -> None:
    breaker = weapon("breaker", "2 break", "2")
    rolls = (1, 1, 1, 1, 1, "breaker 2 break", "storm-spear gust", 1, 1, 1, 1, 1, "breaker 2")
    s = fought("golem L4 armor", rolls, extra=(breaker,), worn=(("breaker", "storm-spear"),), dice=((), ("curse-1",)))
    s.do("0:break breaker", "1:pass", "0:gust storm-spear")
    assert s.seat == 1 and not [o for o in s.offers if o.startswith("armor")], "not even after a Gust"
    passing(s)
    assert len(s.log("uses")) == 2


@pytest.mark.rule("DD-SYM-09")
def test_the_guard_says_that_armor_is_broken() -> None:
    armed = weapon("breaker", "2 break")
    s = fought(
        "golem L3 armor", (1, 1, 1, 1, "breaker 2 break"), extra=(armed,), worn=(("breaker",),), dice=((), ("curse-1",))
    )
    s.do("0:break breaker")
    s.game.fight.stage = 1
    assert s.why_not("1:armor monster breaker") == "DD-SYM-09"


@pytest.mark.rule("DD-SYM-10", "DD-TREAS-04")
def test_break_shown_in_the_combat_opens_the_chest() -> None:
    rolls = (1, 1, 1, 1, "hammer-black 5 break")
    s = fought("witch L3 scroll", rolls, worn=(("hammer-black",),), draws=("moon-bow",))
    passing(s)
    assert s.seat == 0 and s.offers == ["smash", "leave"] and s.why_not("0:open hammer-black") == "DD-TREAS-04"
    s.do("0:smash")
    assert "moon-bow" in owned(s, 0) and "hammer-black" in owned(s, 0)


@pytest.mark.rule("DD-SYM-10")
def test_it_counts_if_it_was_shown_at_any_time_by_any_participant() -> None:
    rolls = (1, 1, 1, 4, 1, "hammer-black 5 break", "hammer-black 3")
    s = fought(
        "witch L3 scroll",
        rolls,
        helper=1,
        worn=(("sword-black-1",), ("hammer-black",)),
        draws=("moon-bow",),
        wounds=(1,),
    )
    passing(s)
    assert s.seat == 1 and s.offers == ["smash", "leave"]
    s.do("1:smash")
    assert "moon-bow" in owned(s, 0)


@pytest.mark.rule("DD-SYM-10")
def test_a_hammer_that_did_not_show_it_is_not_rolled_again() -> None:
    s = fought("witch L3 scroll", (1, 1, 1, 1, "hammer-black 5"), worn=(("hammer-black",),), draws=("axe-gray",))
    passing(s)
    assert owned(s, 0) == ["hammer-black", "axe-gray", "witch"] and s.log("stays-shut") != []


@pytest.mark.rule("DD-SYM-10")
@pytest.mark.parametrize(("face", "found"), [("2 break", "moon-bow"), ("2", "axe-gray")])
def test_at_an_unguarded_chest_the_hammer_is_rolled_once(face: str, found: str) -> None:
    s = dungeon(
        at="search",
        worn=(("hammer-gray",),),
        draws=("witch", "moon-bow", "axe-gray"),
        rolls=("witch locked", f"hammer-gray {face}"),
    )
    s.do("0:open hammer-gray")
    assert owned(s, 0) == ["hammer-gray", found] and s.seat == 1


@pytest.mark.rule("DD-SYM-11", "DD-TREAS-05")
@pytest.mark.parametrize(("face", "found"), [("5 break", "moon-bow"), ("5", "axe-gray")])
def test_a_player_who_is_not_active_must_roll_break(face: str, found: str) -> None:
    rolls = (*WITCH, f"hammer-black {face}")
    s = fought("witch L3 scroll", rolls, dice=((), (), ("hammer-black",)), draws=("moon-bow", "axe-gray"))
    s.do("1:pass", "2:open hammer-black")
    assert found in owned(s, 0) and owned(s, 2) == ["hammer-black"] and s.seat == 1 and s.prompt == "prepare"


@pytest.mark.rule("DD-SYM-11")
def test_there_is_one_roll_per_helper_and_chest() -> None:
    rolls = (*WITCH, "hammer-black 5")
    s = fought("witch L3 scroll", rolls, dice=((), (), ("hammer-black", "hammer-gray")), draws=("axe-gray",))
    s.do("1:pass", "2:open hammer-black")
    assert s.prompt == "prepare" and len(s.log("fails-lock")) == 1


# ---------------------------------------------------------------------- before the combat
@pytest.mark.rule("DD-SYM-12")
def test_hunt_draws_two_and_returns_one_before_any_roll() -> None:
    s = dungeon(worn=(("bow-black",),), draws=("golem", "slime-1"), rolls=("slime L1 heal",))
    s.do("0:hunt")
    assert s.prompt == "pick" and s.offers == ["pick golem", "pick slime-1"]
    assert not {"golem", "slime-1"} & set(bag(s, "black")) and s.log("meets") == []
    s.do("0:pick slime-1")
    assert "golem" in bag(s, "black") and "slime-1" not in bag(s, "black") and s.log("meets")[0]["n"] == 1


@pytest.mark.rule("DD-SYM-12")
def test_hunt_needs_a_bow_that_is_worn_and_two_dice() -> None:
    s = dungeon(dice=(("bow-black",),))
    assert "hunt" not in s.offers and s.why_not("0:hunt") == "DD-SYM-12"
    s.do("0:wear bow-black")
    assert "hunt" in s.offers
    one_left = dungeon(worn=(("bow-black",),), empty=("black",), wounds=(1,))
    one_left.game.bags["black"] = (0,)
    assert one_left.why_not("0:hunt") == "DD-SYM-12"


@pytest.mark.rule("DD-SYM-13")
def test_tangle_removes_the_lowest_die() -> None:
    lash = monster("lasher", "L1 tangle")
    rolls = (6, "hero-level 4", "hero-level 1", "hero-level 3")
    s = fought("lasher L1 tangle", rolls, extra=(lash,), xp=(6,))
    s.do("1:tangle monster h0.2")
    assert result(s) == ("win", 7, 6)


@pytest.mark.rule("DD-SYM-13")
def test_several_tangles_are_cumulative() -> None:
    whips = weapon("whips", "1 tangle")
    rolls = (4, 1, 3, 1, "whip-black 1 tangle", "whips 1 tangle")
    s = fought("wolf-1 L3", rolls, extra=(whips,), worn=(("whip-black", "whips"),))
    assert s.offers == ["tangle whip-black m.2", "tangle whips m.2", "pass"]
    s.do("0:tangle whip-black m.2")
    assert s.offers == ["tangle whips m.3", "pass"]
    s.do("0:tangle whips m.3")
    assert result(s) == ("loss", 3, 4)


@pytest.mark.rule("DD-SYM-13")
def test_among_equal_dice_the_user_picks_and_their_abilities_are_lost() -> None:
    rolls = (6, "hero-level 2", "sword-black 2 slash")
    s = fought("asp L1 tangle", rolls, worn=(("sword-black-1",),), dice=(("curse-1",),))
    s.do("0:pass")
    assert s.offers == ["tangle monster h0.1", "tangle monster sword-black-1", "pass"]
    s.do("1:tangle monster sword-black-1")
    assert s.why_not("0:slash sword-black-1 h0.1") == "DD-SYM-13" and totals(s) == (2, 6)


@pytest.mark.rule("DD-SYM-14", "DD-SPELL-06")
def test_without_dice_the_strength_is_0_but_one_use_dice_add() -> None:
    rolls = (3, "hero-level 1", "soul-axe 2 drain", "bomb 4")
    s = fought("asp L1 tangle", rolls, worn=(("soul-axe",),), dice=((), ("bomb-1",)))
    s.do("0:drain soul-axe m.1")
    assert totals(s) == (6, 0)
    s.do("1:play bomb-1 monster")
    assert totals(s) == (6, 4)


# ---------------------------------------------------------------------- Armor
@pytest.mark.rule("DD-SYM-15", "DD-TREAS-02")
def test_armor_re_rolls_a_die_of_the_opponent_and_its_potion_is_lost() -> None:
    rolls = (6, 1, "hero-level 4", "armor-black 1 armor", 2)
    s = fought("wolf-1 L2", rolls, worn=(("armor-black",),), draws=("axe-gray",))
    assert s.offers == ["armor armor-black m.1", "armor armor-black m.2", "pass"]
    s.do("0:armor armor-black m.1")
    assert result(s) == ("win", 5, 3) and owned(s, 0) == ["armor-black", "axe-gray"], (
        "the strength fell by 4, no potion"
    )


@pytest.mark.rule("DD-SYM-15")
def test_a_monster_may_choose_any_die_of_the_heroes() -> None:
    rolls = (1, 1, 1, "sword-black 3", "aegis-plate 2", "hero-level 2")
    s = fought("skeleton-1 L2 armor", rolls, helper=1, worn=(("sword-black-1", "aegis-plate"),))
    targets = ["h0.1", "sword-black-1", "aegis-plate", "h1.1"]
    assert s.seat == 2 and s.offers == [*[f"armor monster {name}" for name in targets], "pass"]
    assert s.why_not("2:armor monster m.1") == "DD-SYM-15"


@pytest.mark.rule("DD-SYM-16")
def test_armor_is_too_late_after_other_abilities() -> None:
    rolls = (1, 1, "hero-level 3", "sword-black 2 slash", "armor-black 1 armor", 1)
    s = fought("wolf-1 L2", rolls, worn=(("sword-black-1", "armor-black"),), dice=(("curse-1",),))
    s.do("0:pass", "0:slash sword-black-1 h0.1")
    assert s.why_not("0:armor armor-black m.1") == "DD-SYM-16"


@pytest.mark.rule("DD-SYM-16")
def test_an_armor_that_a_re_roll_shows_can_be_used_at_once() -> None:
    rolls = (6, 1, 1, "sword-black 2 slash", "armor-black 0", "armor-black 1 armor", 1)
    s = fought("wolf-1 L2", rolls, worn=(("sword-black-1", "armor-black"),))
    s.do("0:slash sword-black-1 armor-black")
    assert s.offers == ["armor armor-black m.1", "armor armor-black m.2", "pass"]
    s.do("0:armor armor-black m.1")
    assert result(s) == ("win", 4, 2)


@pytest.mark.rule("DD-SYM-17")
def test_a_two_handed_die_leaves_room_for_armour_only() -> None:
    s = dungeon(worn=(("bow-black",),), dice=(("axe-gray", "armor-gray"),))
    assert s.why_not("0:wear axe-gray") == "DD-EQUIP-01"
    s.do("0:wear armor-gray")
    assert len(s.game.heroes[0].worn) == 2


# ---------------------------------------------------------------------- Scout, Fear
@pytest.mark.rule("DD-SYM-18", "DD-EQUIP-04")
def test_scout_rolls_the_monsters_dice_first_and_they_stay() -> None:
    rolls = (5, 6, "hero-level 1", "bow-purple 3")
    s = dungeon(monster="wolf-1 L2", worn=(("bow-purple",),), dice=(("sword-gray",),), rolls=rolls)
    s.do("0:scout")
    assert combat_dice(s) == {"m.1": "5", "m.2": "6-potion"} and s.why_not("0:scout") == "DD-SYM-18"
    assert s.why_not("0:wear sword-gray bow-purple") == "DD-EQUIP-04"
    fled = s.clone().do("0:flee")
    assert fled.game.combat is None and wounds(fled) == [0, 0, 0]
    s.do("0:fight")
    assert result(s) == ("loss", 4, 11) and len(s.log("monster-rolls")) == 1


@pytest.mark.rule("DD-SYM-19", "DD-MON-09")
def test_fear_takes_a_die_out_of_the_combat() -> None:
    s = fought(
        "ghost L3 fear pain",
        (1, 1, 1, "hero-level 4", "sword-black 2 slash"),
        worn=(("sword-black-1",),),
        dice=(("curse-1",),),
    )
    s.do("0:pass")
    assert s.offers == ["fear monster h0.1", "fear monster sword-black-1", "pass"]
    picked = s.clone().do("1:fear monster h0.1")
    assert totals(picked) == (2, 3)
    s.do("1:fear monster sword-black-1")
    assert totals(s) == (4, 3) and s.why_not("0:slash sword-black-1 h0.1") == "DD-SYM-19"


@pytest.mark.rule("DD-SYM-19")
def test_what_was_used_before_stays_used() -> None:
    rolls = (1, 1, 1, "hero-level 1", "sword-black 2 slash", "hero-level 4")
    s = fought("ghost L3 fear pain", rolls, worn=(("sword-black-1",),))
    s.do("0:slash sword-black-1 h0.1", "1:fear monster sword-black-1")
    assert result(s) == ("win", 4, 3)


# ---------------------------------------------------------------------- keys
@pytest.mark.rule("DD-SYM-20", "DD-TREAS-04")
@pytest.mark.parametrize(("face", "found"), [("open", "moon-bow"), ("-", "axe-gray")])
def test_a_skeleton_key_is_rolled_and_kept(face: str, found: str) -> None:
    rolls = (*WITCH, f"skeleton-key {face}")
    s = fought("witch L3 scroll", rolls, dice=(("skeleton-key",),), draws=("moon-bow", "axe-gray"))
    s.do("1:pass", "0:open skeleton-key")
    assert owned(s, 0) == ["skeleton-key", found, "witch"]
    assert s.prompt == "prepare", "one try per skeleton key"


@pytest.mark.rule("DD-SYM-20")
def test_it_is_never_worn_and_others_may_roll_theirs() -> None:
    s = dungeon(dice=(("skeleton-key",),))
    assert s.why_not("0:wear skeleton-key") == "DD-SYM-20"
    helped = fought(
        "witch L3 scroll", (*WITCH, "skeleton-key open"), dice=((), (), ("skeleton-key",)), draws=("moon-bow",)
    )
    helped.do("1:pass", "2:open skeleton-key")
    assert "moon-bow" in owned(helped, 0) and owned(helped, 2) == ["skeleton-key"]


@pytest.mark.rule("DD-SYM-21")
def test_a_key_of_another_player_is_spent_too() -> None:
    s = fought("witch L3 scroll", WITCH, dice=((), (), ("key-3",)), draws=("moon-bow",))
    s.do("1:pass", "2:open key-3")
    assert "moon-bow" in owned(s, 0) and owned(s, 2) == [] and "key-3" in bag(s, "red")
    assert dungeon(dice=(("key-1",),)).why_not("0:play key-1") == "DD-SYM-21"


# ---------------------------------------------------------------------- one-use dice
@pytest.mark.rule("DD-SYM-22")
def test_a_bomb_is_added_to_whom_its_player_chooses() -> None:
    rolls = (3, 4, "hero-level 4", "sword-black 3", "bomb 3")
    s = fought("wolf-1 L2", rolls, worn=(("sword-black-1",),), dice=((), ("bomb-1",)))
    assert totals(s) == (7, 7) and s.offers == ["play bomb-1 seat-0", "play bomb-1 monster", "pass"]
    s.do("1:play bomb-1 seat-0")
    assert result(s) == ("win", 10, 7)


@pytest.mark.rule("DD-SYM-23", "DD-HEAL-02")
def test_heal_comes_after_the_battle_only() -> None:
    rolls = (1, 1, "hero-level 2", "aegis-plate 1 heal")
    s = fought("wolf-1 L2", rolls, worn=(("aegis-plate",),), xp=(3,), wounds=(1,), dice=(("curse-1",),))
    s.do("0:heal aegis-plate")
    assert wounds(s)[0] == 1 and list(combat_dice(s)) == ["m.1", "m.2", "h0.1", "aegis-plate"]
    passing(s)
    assert result(s)[0] == "win" and wounds(s)[0] == 0


@pytest.mark.rule("DD-SYM-23", "DD-MON-01")
def test_a_beaten_slime_heals_by_itself() -> None:
    s = fought("slime-1 L1 heal", (1, "hero-level 2"), xp=(3,), wounds=(1,))
    assert wounds(s)[0] == 0 and s.log("uses") == []


@pytest.mark.rule("DD-SYM-24", "DD-MON-09")
def test_pain_hits_the_active_hero_only() -> None:
    s = fought("ghost L2 pain", (1, 1, "hero-level 4", 1), helper=1)
    assert result(s)[0] == "win" and wounds(s) == [1, 0, 0]


@pytest.mark.rule("DD-SYM-25", "DD-HEAL-02")
def test_a_healing_potion_heals_one_wound_after_the_battle() -> None:
    s = fought("wolf-1 L2", (6, 6, "hero-level 1"), xp=(3,), wounds=(1,), dice=(("healing-potion-1", "curse-1"),))
    s.do("0:play healing-potion-1")
    assert wounds(s)[0] == 1 and totals(s)[0] == 1
    s.do("0:pass")
    assert result(s)[0] == "loss" and wounds(s)[0] == 1, "one more by the loss, one healed"
    quiet = dungeon(wounds=(1,), dice=(("healing-potion-1",),))
    quiet.do("0:play healing-potion-1")
    assert wounds(quiet)[0] == 0


@pytest.mark.rule("DD-SYM-25")
def test_only_who_fights_drinks_strength() -> None:
    rolls = (3, 4, "hero-level 4", "strength-potion 2")
    s = fought("wolf-1 L2", rolls, dice=(("strength-potion-1",), ("strength-potion-2",)))
    assert s.why_not("1:play strength-potion-2") == "DD-COMBAT-09"
    s.do("0:play strength-potion-1")
    assert result(s) == ("loss", 6, 7)


@pytest.mark.rule("DD-SYM-26")
@pytest.mark.parametrize(("curse", "left"), [(2, 5), (3, 4)])
def test_a_curse_lowers_one_heros_strength(curse: int, left: int) -> None:
    rolls = (3, 4, "hero-level 4", "sword-black 3", f"curse {curse}")
    s = fought("wolf-1 L2", rolls, worn=(("sword-black-1",),), dice=((), ("curse-1",)))
    assert s.offers == ["play curse-1 seat-0", "pass"], "heroes only"
    s.do("1:play curse-1 seat-0")
    assert result(s) == ("loss", left, 7)


@pytest.mark.rule("DD-SYM-26")
def test_strength_does_not_fall_below_0() -> None:
    rolls = (3, 4, "hero-level 1", "hero-level 4", "curse 3")
    s = fought("wolf-1 L2", rolls, helper=1, dice=((), (), ("curse-1",)))
    s.do("2:play curse-1 seat-0")
    assert result(s) == ("loss", 4, 7), "the helper's sum is not touched"
