"""Games and heroes of other packages: what walk-throughs write into the project, brought from outside by entry points."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.games import GAMES, GROUP, OURS
from tablee.games.dice_throne.rules import heroes

from .pages import blocks, read
from .record import WALKS

HERO, *_, GAME = WALKS
OWN = "src/tablee/games/dice_race/"
BOARD = "content/lamplighter.board"


def brought(folder: Path, **points: str) -> None:
    """What pip leaves behind beside a package: its name, and its entry points."""
    info = folder / "guests-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n", encoding="utf-8")
    text = "".join([f"[{group}]\n{line}\n" for group, line in points.items()])
    (info / "entry_points.txt").write_text(text.replace("games]", f"{GROUP}]").replace("heroes]", f"{heroes.GROUP}]"))


def tablee(folder: Path, *words: str) -> tuple[int, str]:
    path = os.pathsep.join([str(folder), *[entry for entry in sys.path if entry]])
    env = {**os.environ, "PYTHONPATH": path, "TABLEE_HOME": str(folder / "home"), "PYTHONUTF8": "1"}
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
    brought(folder, games="dice-race = dice_race.game", heroes="lamplighter = lamplighter.board")
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
        ({"heroes": "ghost = json"}, ("content", "dice-throne"), "json: a module of a hero needs BOARD"),
    ],
)
def test_what_cannot_be_brought_is_said_in_one_line(
    points: dict[str, str], words: tuple[str, ...], says: str, tmp_path: Path
) -> None:
    brought(tmp_path, **points)
    code, text = tablee(tmp_path, *words)
    assert code == 2 and says in text and "Traceback" not in text, text
