"""DD-DICE: what is in the box, what faces show, and where dice go."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.dungeon_dice.rules.library import box
from tablee.games.dungeon_dice.rules.records import Setup, make_kit
from tablee.games.dungeon_dice.rules.setup import opening
from tablee.games.dungeon_dice.rules.vocabulary import BAGS, TREASURES
from tablee.games.dungeon_dice.scene import bag, combat_dice, dungeon, experience, glory, owned, totals
from tests.games.dungeon_dice.rules.combat_kit import fought, passing, result
from tests.games.opened import new


@pytest.mark.rule("DD-DICE-01")
def test_the_box_has_87_dice_and_91_for_five() -> None:
    assert sum([die.count for die in box().values()]) == 87
    assert [make_kit(Setup(n)).total() for n in (2, 3, 4, 5)] == [87, 87, 87, 91]


@pytest.mark.rule("DD-DICE-02")
def test_draws_are_random_and_leave_the_bag() -> None:
    s = dungeon()
    before = len(s.game.bags["blue"])
    drawn: Counter[int] = Counter()
    for n in range(400):
        game = dungeon(seed=f"draw {n}").game
        die = game.draw("blue")
        assert die not in game.bags["blue"] and len(game.bags["blue"]) == before - 1
        drawn[die] += 1
    assert len(drawn) == before == 20 and min(drawn.values()) >= 8 and max(drawn.values()) <= 36
    assert dungeon().game.draw("blue") == s.game.draw("blue"), "the same seed draws the same"


@pytest.mark.rule("DD-DICE-02", "DD-SETUP-01")
def test_each_bag_has_its_own_kind() -> None:
    game = new(opening, Setup(2), "bags")
    for group, colour in BAGS.items():
        assert {game.definition(die).group for die in game.bags[colour]} == {group}


@pytest.mark.rule("DD-DICE-03")
def test_a_face_has_a_kind_a_level_and_abilities() -> None:
    s = dungeon(monster="giant-spider L3 tangle drain")
    assert s.game.monster().kind == "giant-spider"
    assert s.game.monster_face().level == 3 and s.game.monster_face().abilities == ("tangle", "drain")
    for die in box().values():
        if die.group == "monster":
            assert [bool(face.level) for face in die.faces] == [True] * 5 + [False] and die.treasure in TREASURES


@pytest.mark.rule("DD-DICE-03")
@pytest.mark.parametrize(
    ("face", "level", "abilities"),
    [
        ("L2 tangle", 2, ("tangle",)),
        ("L2 tangle drain", 2, ("tangle", "drain")),
        ("L3 tangle drain", 3, ("tangle", "drain")),
    ],
)
def test_the_face_that_was_rolled_gives_level_and_abilities(face: str, level: int, abilities: tuple[str, ...]) -> None:
    s = dungeon(at="search", draws=("giant-spider",), rolls=(f"giant-spider {face}",))
    assert [line["n"] for line in s.log("meets")] == [level] and s.game.monster().kind == "giant-spider"
    assert s.game.monster_face().abilities == abilities and s.prompt == "decide"


@pytest.mark.rule("DD-DICE-04")
@pytest.mark.parametrize(
    ("die", "face", "treasure", "group"),
    [("asp", "L1 tangle", "potion", "one-use"), ("wolf", "L2", "chest", "equipment")],
)
def test_the_treasure_face_says_what_is_found_whichever_face_was_rolled(
    die: str, face: str, treasure: str, group: str
) -> None:
    one = die if die == "asp" else f"{die}-1"
    beaten = passing(fought(f"{one} {face}", (1, *([1] * (face == "L2")), "hero-level 4")))
    found = dungeon(at="search", draws=(one,), rolls=(f"{die} {treasure}",))
    assert result(beaten)[0] == "win" and found.log("meets") == []
    for s in (beaten, found):
        assert [s.game.definition(number).group for number in s.game.heroes[0].dice] == [group]


@pytest.mark.rule("DD-DICE-04", "DD-SYM-02")
def test_the_treasure_face_tells_what_the_monster_guards() -> None:
    s = fought("goblin-1 L2 slash", (1, 1, "hero-level 4"), draws=("axe-gray",))
    s.do("1:pass")
    assert owned(s, 0) == ["axe-gray"] and s.log("ends-win") != []


@pytest.mark.rule("DD-DICE-04", "DD-SEARCH-03")
def test_the_treasure_face_itself_is_a_find_without_a_fight() -> None:
    s = dungeon(at="search", draws=("goblin-1", "axe-gray"), rolls=("goblin chest",))
    assert owned(s, 0) == ["axe-gray"] and s.log("fights") == [] and s.seat == 1


@pytest.mark.rule("DD-DICE-05", "DD-TROPHY-01")
@pytest.mark.parametrize(
    ("monster", "kept"),
    [("wolf-1 L2", False), ("ghost L2 pain", True), ("witch L3 scroll", True), ("dragon L4 fire gust", True)],
)
def test_coloured_monsters_are_kept_and_others_go_back(monster: str, kept: bool) -> None:
    name, level, *_ = monster.split()
    s = fought(monster, (*[1] * int(level[1]), *["hero-level 4"] * 3), xp=(6,))
    passing(s)
    assert result(s)[0] == "win"
    assert (name in owned(s, 0)) is kept and (name in bag(s, "black")) is not kept


@pytest.mark.rule("DD-DICE-06")
def test_one_monster_level_die_per_level_and_a_potion_on_the_six() -> None:
    s = fought("slime-1 L3 heal", (2, 5, 6, "hero-level 1"), dice=(("bomb-1",),))
    assert combat_dice(s) == {"m.1": "2", "m.2": "5", "m.3": "6-potion", "h0.1": "1"}
    assert [face.value for face in box()["monster-level"].faces] == [1, 2, 3, 4, 5, 6]
    assert [face.symbols for face in box()["monster-level"].faces] == [()] * 5 + [("potion",)]


@pytest.mark.rule("DD-DICE-07")
def test_hero_level_dice_show_one_to_four_and_wounds_take_them_away() -> None:
    s = fought("wolf-1 L2", (1, 1, "hero-level 4"), xp=(3,), wounds=(1,), dice=(("bomb-1",),))
    assert s.game.heroes[0].level == 2 and combat_dice(s) == {"m.1": "1", "m.2": "1", "h0.1": "4"}
    assert {face.value for face in box()["hero-level"].faces} == {1, 2, 3, 4}


@pytest.mark.rule("DD-DICE-08")
def test_equipment_is_rolled_with_the_level_dice() -> None:
    s = fought("wolf-1 L2", (1, 1, "hero-level 2", "sword-black 2 slash"), worn=(("sword-black-1",),))
    assert combat_dice(s)["sword-black-1"] == "2-slash" and totals(s) == (4, 2)
    assert "slash sword-black-1 h0.1" in s.offers


@pytest.mark.rule("DD-DICE-09")
@pytest.mark.parametrize("kind", ["sword", "spear", "axe", "hammer", "bow", "whip", "armor"])
def test_grey_is_weaker_than_black_and_purple_is_stronger(kind: str) -> None:
    means = [
        sum([face.value or 0 for face in box()[f"{kind}-{quality}"].faces])
        for quality in ("gray", "black", "purple")
        if f"{kind}-{quality}" in box()
    ]
    assert len(means) >= 2 and means == sorted(set(means))


@pytest.mark.rule("DD-DICE-10")
def test_an_artifact_counts_whether_it_is_worn_or_not() -> None:
    s = dungeon(2, dice=(("flaming-sword",),), worn=((), ("storm-spear",)))
    assert s.game.heroes[0].worn == () and glory(s) == [1, 1]


@pytest.mark.rule("DD-DICE-11", "DD-SINGLE-01")
def test_a_one_use_die_goes_back_into_the_red_bag() -> None:
    s = fought("wolf-1 L2", (1, 1, "hero-level 3", "strength-potion 3"), dice=(("strength-potion-1", "bomb-1"),))
    assert "strength-potion-1" not in bag(s, "red")
    s.do("0:play strength-potion-1")
    assert totals(s) == (6, 2) and "strength-potion-1" in bag(s, "red") and "strength-potion-1" not in owned(s, 0)


@pytest.mark.rule("DD-DICE-12")
@pytest.mark.parametrize(("xp", "level"), [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3)])
def test_experience_counts_and_gives_level_dice(xp: int, level: int) -> None:
    s = fought("wolf-1 L2", (1, 1, 1, 1, 1), xp=(xp,), dice=(("bomb-1",),))
    assert experience(s)[0] == xp and s.game.heroes[0].level == level
    assert len([name for name in combat_dice(s) if name.startswith("h0.")]) == level


@pytest.mark.rule("DD-DICE-13", "DD-DICE-14")
def test_spell_dice_lie_in_the_middle_and_come_back_after_the_combat() -> None:
    rolls = (1, 1, "hero-level 1", "spell-fire 3 fire", "wolf L2", 1, 1, "hero-level 1")
    s = fought("wolf-1 L2", rolls, dice=(("scroll-1",), ("scroll-2",)), empty=("black",))
    s.do("0:play scroll-1 fire heroes")
    assert totals(s) == (4, 2) and "play scroll-2 fire heroes" not in s.offers, "it is used"
    assert not any([die.group == "spell" for die in s.game.kit.defs]), "nobody can own one"
    s.do("1:pass", "1:search", "1:fight")
    assert "play scroll-2 fire heroes" in s.offers


@pytest.mark.rule("DD-DICE-14")
def test_two_combats_in_a_row_use_the_same_basic_dice() -> None:
    for active in (0, 1):
        s = fought("golem L4 armor", (1, 2, 3, 4, 1), active=active)
        assert len([name for name in combat_dice(s) if name.startswith("m.")]) == 4
    kinds = [die.group for die in box().values() if die.group not in BAGS]
    assert sorted(set(kinds)) == ["experience", "hero-level", "monster-level", "spell"]


@pytest.mark.rule("DD-DICE-15")
def test_a_bare_symbol_is_no_value() -> None:
    s = fought(
        "asp L1 tangle", (1, "hero-level 3", "hero-level 2", "whip-gray tangle"), xp=(3,), worn=(("whip-gray",),)
    )
    assert totals(s) == (5, 1)
    s.do("0:pass")
    assert s.offers == ["tangle monster h0.2", "pass"]


@pytest.mark.rule("DD-DICE-15")
def test_a_printed_zero_is_a_value() -> None:
    s = fought("asp L1 tangle", (1, "hero-level 2", "armor-gray 0"), worn=(("armor-gray",),))
    assert totals(s) == (2, 1) and s.offers == ["tangle monster armor-gray", "pass"]
