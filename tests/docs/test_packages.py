"""Games, heroes and cards of other packages: what walk-throughs write into the project, and a pack, brought by entry points."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.games import GAMES, GROUP, OURS
from tablee.games.champions.rules import packs
from tablee.games.dice_throne.rules import heroes

from .pages import blocks, read
from .record import WALKS

HERO, GAME = WALKS[0], WALKS[4]
PACK = Path(__file__).with_name("night_owl.py")
OWN = "src/tablee/games/dice_race/"
BOARD = "content/lamplighter.board"


def brought(folder: Path, **points: str) -> None:
    """What pip leaves behind beside a package: its name, and its entry points."""
    info = folder / "guests-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n", encoding="utf-8")
    groups = {"games": GROUP, "heroes": heroes.GROUP, "packs": packs.GROUP}
    text = "".join([f"[{groups[group]}]\n{line}\n" for group, line in points.items()])
    (info / "entry_points.txt").write_text(text, encoding="utf-8")


def tablee(folder: Path, *words: str, home: Path | None = None) -> tuple[int, str]:
    path = os.pathsep.join([str(folder), *[entry for entry in sys.path if entry]])
    env = {**os.environ, "PYTHONPATH": path, "TABLEE_HOME": str(home or folder / "home"), "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "tablee.cli", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=env,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("guests")
    for block in [*blocks(read(HERO)), *blocks(read(GAME))]:
        if block.file.startswith(OWN):
            file = folder / "dice_race" / block.file.removeprefix(OWN)
        elif block.file.endswith(BOARD):
            file = folder / "lamplighter" / "lamplighter.board"
        else:
            continue
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(block.text.replace("tablee.games.dice_race", "dice_race"), encoding="utf-8")
    reads = 'from importlib.resources import files\n\nBOARD = (files(__package__) / "lamplighter.board").read_text("utf-8")\n'
    (folder / "lamplighter" / "board.py").write_text(reads, encoding="utf-8")
    (folder / "owl.py").write_text(PACK.read_text(encoding="utf-8"), encoding="utf-8")
    points = {"games": "dice-race = dice_race.game", "heroes": "lamplighter = lamplighter.board"}
    brought(folder, **points, packs="night-owl = owl")
    return folder


def test_ours_are_there_whatever_else_is_installed() -> None:
    assert list(GAMES)[: len(OURS)] == list(OURS)


def test_a_game_of_another_package_is_listed_and_played(guests: Path) -> None:
    code, text = tablee(guests, "games")
    assert code == 0 and "dice-race        Dice Race, 6 rules" in text
    code, text = tablee(guests, "sim", "dice-race", "--games", "3", "--seed", "1", "--json")
    assert code == 0 and json.loads(text)["errors"] == [] and json.loads(text)["games"] == 3


def test_a_hero_of_another_package_fights(guests: Path) -> None:
    code, text = tablee(guests, "content", "dice-throne", "lamplighter")
    assert code == 0 and text.startswith("Lamplighter")
    fight = ("--heroes", "lamplighter,barbarian", "--games", "3", "--seed", "1", "--json")
    code, text = tablee(guests, "sim", "dice-throne", *fight)
    assert code == 0 and json.loads(text)["errors"] == [] and json.loads(text)["unfinished"] == 0


OWL = ("--heroes", "night-owl", "--scenario", "smugglers")
OURS_ALONE = ("--heroes", "spider-man:justice", "--scenario", "rhino", "--modular", "bomb-scare")


def played(folder: Path, home: Path, *setup: str) -> dict[str, str]:
    """What the journal of a bot's game says before its choices; it replays to its end."""
    code, text = tablee(folder, "play", "champions", *setup, "--seats", "bot:random", "--seed", "5", home=home)
    assert code == 0, text
    (journal,) = (home / "saves").glob("*.journal")
    code, text = tablee(folder, "replay", str(journal), "--verify", home=home)
    assert code == 0 and "every fingerprint fits" in text, text
    head, _, _ = journal.read_text(encoding="utf-8").partition("\n\n")
    return {name: value for name, _, value in [line.partition(" ") for line in head.splitlines()]}


def test_a_hero_and_a_scenario_of_a_pack_are_looked_up_and_played(guests: Path, tmp_path: Path) -> None:
    code, text = tablee(guests, "content", "champions", "smugglers", "--lang", "en")
    assert code == 0 and "The Broker I — villain" in text and "Give the villain 1 additional boost card" in text, text
    code, text = tablee(guests, "content", "champions", "--lang", "fr")
    assert code == 0 and "Contrebandiers (scénario)" in text and "Quais de Nuit (modulaire)" in text, text
    assert json.loads(played(guests, tmp_path, *OWL)["setup"])["modular"] == ["night-quays"]


def test_a_pack_is_part_of_the_content_of_games_that_are_played_with_it(guests: Path, tmp_path: Path) -> None:
    (tmp_path / "bare").mkdir()
    alone = played(tmp_path / "bare", tmp_path / "1", *OURS_ALONE)
    beside = played(guests, tmp_path / "2", *OURS_ALONE)
    assert alone["content"] == beside["content"]
    assert played(guests, tmp_path / "3", *OURS_ALONE[:-1], "night-quays")["content"] != alone["content"]
    (journal,) = (tmp_path / "3" / "saves").glob("*.journal")
    code, text = tablee(tmp_path / "bare", "replay", str(journal), "--verify", home=tmp_path / "3")
    assert code != 0 and "no modular set is called 'night-quays'" in text and "Traceback" not in text, text


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"smugglers",\n', '"rhino",\n', "owl: there is a scenario called 'rhino' already"),
        ('"night-owl": "justice"', '"night-owl": "justise"', "owl: heroes.night-owl is 'justise'"),
        ('"night-owl": "justice"', '"barn-owl": "justice"', "owl: n001 Night Owl: set is 'night_owl'"),
        ('("n030b",)', '("n023",)', "owl: scenario smugglers: schemes is 'n023'"),
        ("GiveBoost(1)", 'GiveBoost(1, "you")', "owl: n020 The Broker I"),
        ('line("n001"', 'line("01001a"', "owl: 01001a: stands in the facts twice"),
        ('"traits": ["Nocturnal"]', '"traits": ["Nocturne"]', "owl: n001 Night Owl: traits is 'Nocturne'"),
    ],
)
def test_the_words_of_a_pack_are_checked_like_ours(old: str, new: str, says: str, tmp_path: Path) -> None:
    text = PACK.read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "owl.py").write_text(text.replace(old, new), encoding="utf-8")
    brought(tmp_path, packs="night-owl = owl")
    code, said = tablee(tmp_path, "content", "champions")
    assert code == 2 and says in said and "Traceback" not in said, said


@pytest.mark.parametrize(
    ("points", "words", "says"),
    [
        ({"games": "champions = other.rules"}, ("games",), "guests brings a game called 'champions'"),
        (
            {"games": "gone = no.such.module"},
            ("sim", "gone"),
            "'gone' should be RULES of no.such.module: No module named",
        ),
        ({"games": "gone = json"}, ("sim", "gone"), "'gone' should be RULES of json"),
        ({"packs": "ghost = json"}, ("content", "champions"), "json: a module of a pack needs PACK"),
        ({"heroes": "ghost = json"}, ("content", "dice-throne"), "json: a module of a hero needs BOARD"),
    ],
)
def test_what_cannot_be_brought_is_said_in_one_line(
    points: dict[str, str], words: tuple[str, ...], says: str, tmp_path: Path
) -> None:
    brought(tmp_path, **points)
    code, text = tablee(tmp_path, *words)
    assert code == 2 and says in text and "Traceback" not in text, text
