"""CONTRIBUTING is followed to the letter in a copy of the project: its files are written, its commands are run."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.kit import get, play, post, serving

from .pages import Block, Command, blocks, commands, read
from .record import sessions
from .workshop import Workshop, fewer, mismatch

PAGE = "CONTRIBUTING.md"
TESTS, HERO, CARDS, GAME = "How tests are written", "Add a hero", "Add cards to Champions", "Add a game"


def shown(section: str) -> list[Command]:
    return [command for block in sessions(PAGE)[section] if block.lang == "console" for command in commands(block)]


def followed(section: str, root: Path) -> Workshop:
    return following(sessions(PAGE)[section], root)


def following(those: list[Block], root: Path) -> Workshop:
    """A copy in which this has been done. Who has done it to the project itself has nothing left to follow."""
    workshop = Workshop(root)
    if any([(root / block.file).exists() for block in those if block.file and block.lang != "diff"]):
        pytest.skip("the project itself has what this shows")
    workshop.follow(those)
    return workshop


@pytest.fixture(scope="module")
def hero(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    return followed(HERO, tmp_path_factory.mktemp("hero"))


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    return followed(CARDS, tmp_path_factory.mktemp("cards"))


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    return followed(GAME, tmp_path_factory.mktemp("game"))


def prints_what_is_shown(workshop: Workshop, command: Command) -> None:
    printed = workshop.session(fewer(command, 8))
    assert not (wrong := mismatch(command, printed)), f"run `python -m tests.docs.record`\n{wrong}"


def test_the_page_has_its_walk_throughs() -> None:
    """Else everything below would pass by testing nothing."""
    files = {section: [b.file for b in those if b.file] for section, those in sessions(PAGE).items()}
    assert len(files[TESTS]) == 1 and len(files[HERO]) == 3 and len(files[CARDS]) == 5 and len(files[GAME]) == 10
    assert [command.words.split()[1] for command in shown(HERO)] == ["content", "content", "-m", "sim"]
    assert [command.words.split()[1] for command in shown(CARDS)] == ["content", "content", "-m", "sim"]
    assert [command.words.split()[1] for command in shown(GAME)] == ["play", "rules", "sim", "-m"]


def test_the_table_of_commands_has_every_target() -> None:
    """But `play`, which the README shows, and `clean`, which needs no words."""
    makefile = read("Makefile")
    phony = re.search(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    assert phony is not None
    targets = phony[1].split()
    assert [name for name in targets if not re.search(rf"^{name}:", makefile, re.MULTILINE)] == []
    rows = re.findall(r"^\| `make (\w+)` \|", read(PAGE), re.MULTILINE)
    assert sorted([*rows, "play", "clean"]) == sorted(targets)


def test_the_example_of_a_scene_passes(tmp_path: Path) -> None:
    workshop = followed(TESTS, tmp_path)
    code, out = workshop.run("-m", "pytest", *[b.file for b in sessions(PAGE)[TESTS] if b.file])
    assert code == 0 and "1 passed" in out, out


@pytest.mark.parametrize("command", shown(HERO), ids=lambda command: command.words)
def test_the_new_hero(hero: Workshop, command: Command) -> None:
    prints_what_is_shown(hero, command)


@pytest.mark.parametrize("command", shown(CARDS), ids=lambda command: command.words)
def test_the_new_cards(cards: Workshop, command: Command) -> None:
    prints_what_is_shown(cards, command)


def test_a_modular_set_of_our_own_is_played_saved_and_verified(cards: Workshop) -> None:
    words = "champions --heroes spider-man --scenario rhino --modular night-shift --seats bot:random --seed 5"
    code, out = cards.tablee("play", *words.split())
    assert code == 0, out
    (journal,) = (cards.home / "saves").glob("*.journal")
    code, out = cards.tablee("replay", str(journal), "--verify")
    assert code == 0 and "every fingerprint fits" in out, out


@pytest.mark.parametrize("command", shown(GAME), ids=lambda command: command.words)
def test_the_new_game(game: Workshop, command: Command) -> None:
    prints_what_is_shown(game, command)


@pytest.mark.parametrize(
    ("section", "words"), [(HERO, "dice-throne --heroes lamplighter,paladin"), (GAME, "dice-race")]
)
def test_a_whole_game_is_played_saved_and_verified(section: str, words: str, tmp_path: Path) -> None:
    workshop = followed(section, tmp_path)
    code, out = workshop.tablee("play", *words.split(), "--seats", "bot:greedy,bot:random", "--seed", "5")
    assert code == 0 and "wins!" in out, out
    (journal,) = (workshop.home / "saves").glob("*.journal")
    code, out = workshop.tablee("replay", str(journal), "--verify")
    assert code == 0 and "every fingerprint fits" in out, out


def test_the_new_game_is_played_in_a_browser(game: Workshop, tmp_path: Path) -> None:
    """Over the wire, as a browser does it: listed, set up, played against a bot to its end, and its rules looked up."""
    page = game.root / "src/tablee/server/static/index.html"  # the client, where it has been built
    page.parent.mkdir(exist_ok=True)
    page.touch()
    with serving(tmp_path, sys.executable, "-m", "tablee.cli", PYTHONPATH=str(game.root / "src")) as address:
        for lang, name in (("en", "Dice Race"), ("fr", "Course aux dés")):
            (listed,) = [
                one for one in json.loads(get(f"{address}/api/games?lang={lang}")[1]) if one["id"] == "dice-race"
            ]
            assert listed["name"] == name and listed["players"] == [2]
        seats = ["me", "bot:greedy"]
        wanted = {"game": "dice-race", "options": {}, "seats": seats, "name": "Ann", "lang": "fr"}
        made = post(f"{address}/api/tables", wanted)
        assert len(play(address, made["table"], made["token"], 500)) > 3
        (summary,) = post(f"{address}/api/mine", {"tables": [made], "lang": "fr"})
        assert summary["status"] == "over" and summary["game"] == "dice-race"
        (rule,) = json.loads(get(f"{address}/api/rules/dice-race?lang=fr&q=DR-GOAL-01")[1])
        assert rule["title"] == "But"


def test_the_code_is_as_ruff_wants_it(tmp_path: Path) -> None:
    """What the diffs change is left to `make format`, as the page says."""
    pytest.importorskip("ruff", reason="`make check` brings it along")
    workshop = following(blocks(read(PAGE)), tmp_path)
    files = [block.file for block in blocks(read(PAGE)) if block.lang == "python" and block.file]
    for words in (("check",), ("format", "--check")):
        code, out = workshop.run("-m", "ruff", *words, "--no-cache", *files)
        assert code == 0, out


@pytest.mark.long
def test_the_code_passes_mypy_in_strict_mode(tmp_path: Path) -> None:
    pytest.importorskip("mypy", reason="`make check` brings it along")
    following(blocks(read(PAGE)), tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--cache-dir", os.devnull, "src"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
