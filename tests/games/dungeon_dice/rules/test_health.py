"""DD-WOUND, DD-HEAL, DD-REST, DD-XP."""

from __future__ import annotations

import pytest

from tablee.games.dungeon_dice.scene import bag, dungeon, experience, glory, wounds
from tests.games.dungeon_dice.rules.combat_kit import fought, passing, result


@pytest.mark.rule("DD-WOUND-01")
def test_a_wound_sets_a_level_die_aside() -> None:
    s = dungeon(xp=(3,), wounds=(1,))
    assert s.game.heroes[0].level == 2 and s.game.heroes[0].ready == 1


@pytest.mark.rule("DD-WOUND-01", "DD-COMBAT-12")
@pytest.mark.parametrize(("theirs", "ends", "hurt"), [(6, "loss", 1), (4, "tie", 1), (3, "win", 0)])
def test_who_loses_or_ties_is_wounded(theirs: int, ends: str, hurt: int) -> None:
    s = fought("slime-1 L1 heal", (theirs, "hero-level 4"), helper=-1)
    assert result(s)[0] == ends
    plain = fought("zombie-1 L1", (theirs, "hero-level 4"))
    assert wounds(plain)[0] == hurt


@pytest.mark.rule("DD-WOUND-02")
def test_level_experience_and_fame_are_not_touched() -> None:
    s = dungeon(xp=(6,), wounds=(3,))
    hero = s.game.heroes[0]
    assert hero.level == 3 and hero.ready == 0 and glory(s)[0] == 1


@pytest.mark.rule("DD-WOUND-03")
def test_there_are_no_more_wounds_than_level_dice() -> None:
    s = fought("wolf-1 L2", (6, 6), wounds=(1,))
    assert result(s)[0] == "loss" and wounds(s)[0] == 1 and s.log("no-more-wounds") == [{"who": "&0"}]


@pytest.mark.rule("DD-WOUND-04", "DD-XP-02")
def test_the_die_of_a_new_level_is_ready_at_once() -> None:
    s = fought("zombie-1 L1", (1, "sword-black 3"), worn=(("sword-black-1",),), xp=(2,), wounds=(1,))
    hero = s.game.heroes[0]
    assert result(s)[0] == "win" and (hero.level, hero.wounds, hero.ready) == (2, 1, 1)


@pytest.mark.rule("DD-WOUND-04")
def test_on_a_tie_the_wound_comes_before_the_experience() -> None:
    s = fought("zombie-1 L1", (3, "sword-black 3"), worn=(("sword-black-1",),), xp=(2,), wounds=(1,))
    hero = s.game.heroes[0]
    assert result(s)[0] == "tie" and (hero.level, hero.wounds, hero.ready) == (2, 1, 1), "the wound found no die"


@pytest.mark.rule("DD-HEAL-01")
def test_healing_gives_no_more_than_the_level() -> None:
    s = fought("slime-1 L1 heal", (1, "hero-level 4"))
    assert wounds(s)[0] == 0 and s.game.heroes[0].ready == 1 and s.log("healed") == []
    unhurt = dungeon(dice=(("healing-potion-1",),))
    assert "play healing-potion-1" not in unhurt.offers and unhurt.why_not("0:play healing-potion-1") == "DD-HEAL-01"


@pytest.mark.rule("DD-HEAL-02")
def test_a_potion_drunk_by_a_bystander_in_a_combat_heals_after_it() -> None:
    s = fought("wolf-1 L2", (1, 1, "hero-level 4"), wounds=(0, 1), dice=((), ("healing-potion-1", "curse-1")))
    s.do("1:play healing-potion-1")
    assert wounds(s)[1] == 1
    passing(s)
    assert wounds(s)[1] == 0


@pytest.mark.rule("DD-REST-01")
@pytest.mark.parametrize(
    ("had", "roll", "left"), [(3, 1, 2), (3, 2, 2), (3, 3, 2), (3, 4, 1), (3, 5, 1), (3, 6, 0), (1, 6, 0)]
)
def test_rest_heals_by_the_roll(had: int, roll: int, left: int) -> None:
    s = dungeon(xp=(6,), wounds=(had,), rolls=(roll,)).do("0:rest")
    assert wounds(s)[0] == left


@pytest.mark.rule("DD-REST-01")
def test_rest_is_chosen_before_a_monster_is_drawn() -> None:
    s = dungeon(monster="wolf-1 L2", wounds=(1,))
    assert s.why_not("0:rest") == "DD-REST-01"
    assert dungeon().why_not("0:rest") == "DD-HEAL-01"


@pytest.mark.rule("DD-REST-02", "DD-TURN-01")
def test_rest_replaces_the_whole_turn() -> None:
    s = dungeon(wounds=(1,))
    before = bag(s, "black")
    s.do("0:rest")
    assert bag(s, "black") == before and s.seat == 1 and s.prompt == "prepare" and s.log("meets") == []


@pytest.mark.rule("DD-REST-02", "DD-COMBAT-09")
def test_who_rests_may_still_act_in_other_turns() -> None:
    s = dungeon(2, wounds=(1,), dice=(("bomb-1",),), draws=("wolf-1",), rolls=(1, "wolf L2", 1, 1, 1))
    s.do("0:rest", "1:search", "1:fight")
    assert s.seat == 0 and "play bomb-1 monster" in s.offers


# ---------------------------------------------------------------------- experience
@pytest.mark.rule("DD-XP-01")
def test_one_point_for_each_participant_whatever_the_level() -> None:
    rolls: tuple[int | str, ...] = (1, 1, 1, *["hero-level 4"] * 2)
    s = fought("wolf-1 L3", rolls, helper=1)
    assert experience(s) == [1, 1, 0]


@pytest.mark.rule("DD-XP-02", "DD-XP-01")
def test_three_points_make_level_2() -> None:
    s = fought("zombie-1 L1", (1, "hero-level 4"), xp=(2,))
    assert experience(s)[0] == 3 and s.game.heroes[0].level == 2 and s.log("levels") == [{"who": "&0", "n": 2}]


@pytest.mark.rule("DD-XP-03", "DD-GOAL-02")
def test_six_points_make_level_3_and_one_fame() -> None:
    s = fought("zombie-1 L1", (1, "hero-level 4", 1), xp=(5,))
    assert experience(s)[0] == 6 and s.game.heroes[0].level == 3 and glory(s)[0] == 1


@pytest.mark.rule("DD-XP-04")
def test_nothing_more_after_six() -> None:
    s = fought("zombie-1 L1", (1, "hero-level 4", 1, 1), xp=(6,))
    assert result(s)[0] == "win" and experience(s)[0] == 6 and glory(s)[0] == 1 and s.log("learns") == []
