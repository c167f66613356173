"""Models of Super Dungeon and dice of Dungeon Dice that other packages bring, by entry points."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

import pytest

from tablee.games import load
from tablee.games.dungeon_dice.rules import library as dice
from tablee.games.super_dungeon.rules import library as models
from tablee.games.super_dungeon.rules.reading.cards import FILES

from .test_packages import tablee

BOG = """
[[kind]]
id = "marshling"
name = { en = "Marshling", fr = "Palustre" }

[[model]]
id = "bog-witch"
name = { en = "Bog Witch", fr = "Sorcière des marais" }
rank = "hero"
kinds = ["marshling"]
width = 1
moves = 6
actions = 3
STR = "1R blade 1"
ARM = "2B 1R shield"
WILL = "3B 1R wand 6"
DEX = "2B"
hearts = 5
affinity = ["emerald"]
potions = 1

[[model.act]]
id = "mire"
name = { en = "Mire", fr = "Bourbier" }
kind = "offense"
cost = 2
range = "magic 4"
roll = "WILL"
statuses = ["slow"]

[[model.drink]]
id = "bog-water"
name = { en = "Bog Water", fr = "Eau des marais" }
kind = "support"
cost = 1
timing = "support"
heal = 1

[[model]]
id = "leech"
name = { en = "Leech", fr = "Sangsue" }
rank = "minion"
kinds = ["marshling"]
level = "8-bit"
width = 1
moves = 5
actions = 1
STR = "3B blade 1"
ARM = "1S shield"
WILL = "1B"
DEX = "1B"
hearts = 1
skulls = 1

[[model]]
id = "sinkhole"
name = { en = "Sinkhole", fr = "Fondrière" }
rank = "spawning-point"
level = "start"
width = 2
ARM = "1S shield"
hearts = 3
pool = { leech = 4, mook = 2 }

[[gear]]
id = "reed-crown"
name = { en = "Reed Crown", fr = "Couronne de roseaux" }
deck = "treasure"
slot = "emerald"
bonus = { WILL = "1R" }
owner = "bog-witch"
copies = 1
"""
VAULT = """
en = "The deep vault"
fr = "Le caveau profond"
kinds = [{ id = "ogre", en = "Ogre", fr = "Ogre", gender = "m", icon = "ogre" }]
dice = [
    { id = "wolf", group = "monster", kind = "wolf", colour = "white", faces = ["L1", "L1", "L1", "L1", "L1", "chest"] },
    { id = "ogre", group = "monster", kind = "ogre", colour = "red", count = 3, faces = ["L3", "L3", "L4", "L4", "L4 break", "chest"] },
]
"""
POINTS = {models.GROUP: "bog = bog", dice.GROUP: "deep = vault"}
PARTY = ("--heroes", "bog-witch,questing-knight,ember-mage", "--spawning-points", "sinkhole,old-growth-hollow")


def installed(folder: Path, points: Mapping[str, str]) -> None:
    """What pip leaves behind beside packages: a name, and their entry points by group."""
    info = folder / "guests-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("".join([f"[{group}]\n{line}\n" for group, line in points.items()]))


def guests(folder: Path, bog: str = BOG, vault: str = VAULT) -> Path:
    for package, text in (("bog", bog), ("vault", vault)):
        (folder / package).mkdir()
        (folder / package / "__init__.py").write_text("")
        (folder / package / "content.toml").write_text(text, encoding="utf-8")
    installed(folder, POINTS)
    return folder


@pytest.fixture(scope="module")
def packs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return guests(tmp_path_factory.mktemp("packs"))


def test_models_of_another_package_are_read_and_fight(packs: Path) -> None:
    code, text = tablee(packs, "content", "super-dungeon", "bog-witch", "--lang", "fr")
    assert code == 0 and text.startswith("Sorcière des marais") and "Bourbier" in text
    code, text = tablee(packs, "sim", "super-dungeon", *PARTY, "--games", "1", "--max-decisions", "300", "--json")
    assert code == 0 and json.loads(text)["errors"] == [] and json.loads(text)["games"] == 1


def test_house_dice_of_another_package_are_chosen_for_a_game(packs: Path) -> None:
    code, text = tablee(packs, "content", "dungeon-dice", "ogre", "--lang", "fr")
    assert code == 0 and text.startswith("Ogre") and "×3" in text
    code, text = tablee(packs, "sim", "dungeon-dice", "--dice", "deep", "--games", "2", "--players", "2", "--json")
    assert code == 0 and json.loads(text)["errors"] == [] and json.loads(text)["unfinished"] == 0
    code, text = tablee(packs, "play", "dungeon-dice", "--dice", "shallow")
    assert code == 2 and "--dice shallow: there are box, deep" in text


def test_what_is_not_chosen_changes_no_game(packs: Path) -> None:
    """Journals of games without it are still read: neither game nor content is another."""
    for game in ("super-dungeon", "dungeon-dice"):
        words = ("sim", game, "--games", "1", "--max-decisions", "200", "--seed", "5", "--json")
        there, here = [json.loads(tablee(folder, *words)[1])["fingerprint"] for folder in (packs, packs / "nothing")]
        assert there == here
    ours = load("super-dungeon")
    content = files("tablee.games.super_dungeon").joinpath("content")
    texts = {file: content.joinpath(file).read_text(encoding="utf-8") for file in FILES}
    both = models.read(texts, {"bog": {"bog": BOG}})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(models, "box", lambda: both)
        assert models.content_hash() == ours.content_hash(ours.setup({}, 2, "1"))
        assert models.content_hash(["bog-witch"]) != models.content_hash() == models.content_hash(["mook"])


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('rank = "minion"', 'rank = "creep"', "bog/content.toml: leech: rank is 'creep': there are hero, minion"),
        ('owner = "bog-witch"', 'owner = "mook"', "reed-crown: owner names 'mook': there are bog-witch"),
        ('owner = "bog-witch"', "", "reed-crown: owner is missing"),
        ("leech = 4", "leach = 4", "sinkhole: pool names 'leach'"),
        ('"mire"', '"questing-knight"', "id is 'questing-knight', which super_dungeon/content/heroes.toml"),
        ("[[gear]]", "[[explore]]", "bog/content.toml: explore is unknown: there are kind, model, gear"),
    ],
)
def test_what_a_pack_of_models_says_is_checked(old: str, new: str, says: str, tmp_path: Path) -> None:
    code, text = tablee(guests(tmp_path, bog=BOG.replace(old, new)), "content", "super-dungeon", "mook")
    assert code == 2 and says in text and "Traceback" not in text, text


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('kind = "ogre"', 'kind = "ogr"', "vault/content.toml: ogre: kind is 'ogr'"),
        ('id = "ogre", en', 'id = "bat", en', "bat: there is such a kind already"),
        ("L4 break", "L4 brake", "ogre: faces names 'brake'"),
        ('gender = "m"', 'gender = "x"', "ogre: gender is 'x': there are m, f"),
        ("dice = [", "dies = [", "dies is unknown"),
    ],
)
def test_what_a_pack_of_dice_says_is_checked(old: str, new: str, says: str, tmp_path: Path) -> None:
    code, text = tablee(guests(tmp_path, vault=VAULT.replace(old, new)), "content", "dungeon-dice", "bat")
    assert code == 2 and says in text and "Traceback" not in text, text


def test_a_pack_that_is_not_there_is_said(tmp_path: Path) -> None:
    installed(tmp_path, {models.GROUP: "bog = no.such.package", dice.GROUP: "deep = json"})
    code, text = tablee(tmp_path, "content", "super-dungeon", "mook")
    assert code == 2 and "no.such.package: cannot be found" in text and "Traceback" not in text
    code, text = tablee(tmp_path, "content", "dungeon-dice", "bat")
    assert code == 2 and "json: has no content" in text and "Traceback" not in text
