"""The content file: what is in it, that one word changes a face, and that mistakes are said with their place."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from tablee.games.dungeon_dice.rules.library import box, box_kinds, read
from tablee.games.dungeon_dice.rules.records import Kit, Setup, make_kit
from tablee.games.dungeon_dice.rules.vocabulary import BAGS, QUALITIES, SYMBOLS, DieDef, face
from tablee.kernel.errors import ContentError
from tests.games.dungeon_dice.rules.combat_kit import fought, result

TEXT = files("tablee.games.dungeon_dice").joinpath("content", "dice.toml").read_text(encoding="utf-8")
SWORD = '"1", "2", "2", "3", "1 slash", "2 slash"'


def edited(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


@pytest.mark.rule("DD-DICE-01")
def test_the_dice_by_kind() -> None:
    groups: Counter[str] = Counter()
    for die in box().values():
        groups[die.group] += die.count
    assert groups == {
        "monster": 20,
        "equipment": 20,
        "one-use": 14,
        "artifact": 8,
        "spell": 4,
        "hero-level": 12,
        "monster-level": 5,
        "experience": 4,
    }
    kit = make_kit(Setup(4))
    assert len(kit.defs) == len(set(kit.handles)) == 62 and [kit.by_handle[name] for name in kit.handles] == list(
        range(62)
    )


def test_every_kind_has_a_name_in_both_languages() -> None:
    assert {die.kind for die in box().values()} == set(box_kinds())
    assert all([name.en and name.fr and name.gender in "mf" for name, _ in box_kinds().values()])


@pytest.mark.rule("DD-DICE-09")
def test_per_hand_grey_is_weakest_and_purple_strongest() -> None:
    means: dict[str, list[float]] = {quality: [] for quality in QUALITIES}
    for die in box().values():
        if die.group == "equipment" and die.hands:
            means[die.quality].append(sum([face.value or 0 for face in die.faces]) / 6 / die.hands)
    gray, black, purple = [sum(found) / len(found) for found in means.values()]
    assert gray < black < purple


@pytest.mark.rule("DD-DICE-03", "DD-DICE-04")
def test_levels_go_up_to_the_number_of_monster_level_dice() -> None:
    levels = [face.level for die in box().values() if die.group == "monster" for face in die.faces if face.level]
    assert min(levels) == 1 and max(levels) == box()["monster-level"].count == 5


@pytest.mark.parametrize("die", box().values(), ids=lambda die: die.id)
def test_faces_can_be_said_and_read_again(die: DieDef) -> None:
    for one in die.faces:
        again = face(one.id.replace("-", " ") if one.id != "blank" else "-")
        assert again == one and set(one.symbols) <= set(SYMBOLS)


def test_one_word_changes_a_face_and_the_game() -> None:
    kinds = read(edited(SWORD, SWORD.replace('"3"', '"9"')))
    assert kinds["sword-black"].faces[3].value == 9 and kinds["sword-gray"] == box()["sword-gray"]
    for extra, ends in ((), ("loss", 4, 12)), ((kinds["sword-black"],), ("loss", 10, 12)):
        s = fought("wolf-1 L2", (6, 6, "hero-level 1", 4), worn=(("sword-black-1",),), extra=extra)
        assert result(s) == ends
    assert Kit(Setup(2), kinds).hash != make_kit(Setup(2)).hash, "journals of the old dice are not continued"


def test_a_corrected_count_or_colour_is_one_word_too() -> None:
    more = read(
        edited(
            'id = "wolf", group = "monster", kind = "wolf", colour = "white", count = 2',
            'id = "wolf", group = "monster", kind = "wolf", colour = "red", count = 3',
        )
    )
    assert more["wolf"].count == 3 and more["wolf"].colour == "red"
    assert "wolf-3" in Kit(Setup(2), more).by_handle and Kit(Setup(2), more).total() == 88


@pytest.mark.parametrize(
    ("old", "new", "where", "why"),
    [
        (SWORD, SWORD.replace("2 slash", "2 slsh"), "sword-black", "faces names 'slsh': there are"),
        (SWORD, SWORD.replace(', "2 slash"', ""), "sword-black", "5 faces; a die has 6"),
        (SWORD, SWORD + ', "4"', "sword-black", "7 faces; a die has 6"),
        (
            'id = "sword-black", group = "equipment"',
            'id = "sword-black", group = "tools"',
            "sword-black",
            "group is 'tools': there are",
        ),
        (
            'kind = "sword", quality = "gray"',
            'kind = "sabre", quality = "gray"',
            "sword-gray",
            "kind is 'sabre': there are",
        ),
        (
            'quality = "purple", hands = 1',
            'quality = "pink", hands = 1',
            "sword-purple",
            "quality is 'pink': there are gray, black, purple",
        ),
        (
            'kind = "ghost", colour = "red"',
            'kind = "ghost", colour = "blue"',
            "ghost",
            "colour is 'blue': there are white",
        ),
        pytest.param(
            '"L2", "L2", "L2", "L3", "L3", "chest"',
            '"L2", "L2", "L2", "L3", "L3", "L3"',
            "wolf",
            "one treasure",
            marks=pytest.mark.rule("DD-DICE-04"),
        ),
        pytest.param(
            '"L2", "L2", "L2", "L3", "L3", "chest"',
            '"2", "L2", "L2", "L3", "L3", "chest"',
            "wolf",
            "five faces with a level",
            marks=pytest.mark.rule("DD-DICE-03"),
        ),
        ('id = "sword-gray"', 'id = "sword-black"', "sword-black", "stands there twice"),
        ('id = "bomb", group', 'id = "bomb", weight = 3, group', "bomb", "weight"),
        ('kind = "bomb", count = 2, faces', 'kind = "bomb", count = 2, sides', "bomb", "faces"),
        ("dice = [", "dies = [", "dice.toml", "dies is unknown: there are dice"),
        ("dice = [", "dice = [[", "dice.toml", "cannot be read"),
    ],
)
def test_mistakes_are_said_with_their_place(old: str, new: str, where: str, why: str) -> None:
    with pytest.raises(ContentError) as found:
        read(edited(old, new))
    assert (
        where in str(found.value) and why in str(found.value) and "dungeon_dice/content/dice.toml" in str(found.value)
    )


def test_only_dice_of_the_bags_have_numbers() -> None:
    assert all([die.group in BAGS for die in make_kit(Setup(5)).defs])
