"""Walk-throughs are followed to the letter, all of them in one copy of the project: their files are written, their commands
run, and the copy passes what the project itself must pass."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.kit import get, play, post, serving

from .pages import ROOT, Block, Command, blocks, commands, read
from .record import WALKS
from .workshop import Workshop, fewer, mismatch

HERO, CARDS, MODEL, DIE, GAME, LANGUAGE = WALKS
GAMES = 2  # so many show the form of a simulation's report


def shown(page: str) -> list[Command]:
    """Sessions of a page; its tests are run all together."""
    found = [command for block in blocks(read(page)) if block.lang == "console" for command in commands(block)]
    return [command for command in found if "pytest" not in command.words]


def files(page: str) -> list[Block]:
    return [block for block in blocks(read(page)) if block.file]


def written(beginning: str = "") -> list[str]:
    """Python files that the walk-throughs write."""
    found = [block.file for page in WALKS for block in files(page) if block.lang == "python"]
    return [file for file in found if file.startswith(beginning)]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    """A copy in which all has been done. Who has done it to the project itself has nothing left to follow."""
    workshop = Workshop(tmp_path_factory.mktemp("walks"), whole=True)
    those = [block for page in WALKS for block in files(page)]
    if any([(workshop.root / block.file).exists() for block in those if block.lang != "diff"]):
        pytest.skip("the project itself has what this shows")
    workshop.follow(those)
    assert "`python tools/boards.py` packs" in read(HERO)  # else each command reads all boards again
    code, out = workshop.run("tools/boards.py")
    assert code == 0 and "heroes" in out, out
    return workshop


def test_the_pages_have_their_walk_throughs() -> None:
    """Else everything below would pass by testing nothing."""
    assert [len(files(page)) for page in WALKS] == [5, 7, 4, 3, 10, 2]
    kinds = [[command.words.split()[1] for command in shown(page)] for page in WALKS]
    two, sim = ["content", "content"], ["sim"]
    assert kinds == [two + sim, two + sim, two, two + sim, ["play", "rules", "sim"], []]


@pytest.mark.parametrize(
    ("page", "command"), [(page, command) for page in WALKS for command in shown(page)], ids=lambda one: str(one)[:60]
)
def test_sessions_are_as_shown(copy: Workshop, page: str, command: Command, tmp_path: Path) -> None:
    copy.home = tmp_path
    wrong = mismatch(command, copy.session(fewer(command, GAMES)))
    assert not wrong, f"run `python -m tests.docs.record {page}`\n{wrong}"


def test_the_tests_that_are_written_pass(copy: Workshop) -> None:
    tests = written("tests/")
    asked = [command.words for page in WALKS for block in blocks(read(page)) for command in asked_tests(block)]
    assert len(tests) == 6 and len(asked) == 6
    code, out = copy.run("-m", "pytest", *tests)
    assert code == 0, out


def asked_tests(block: Block) -> list[Command]:
    return [one for one in commands(block) if "pytest" in one.words] if block.lang == "console" else []


@pytest.mark.parametrize(
    "words",
    [
        "dice-throne --heroes lamplighter,paladin --seats bot:greedy,bot:random",
        "dice-race --seats bot:greedy,bot:random",
        "champions --heroes spider-man --scenario rhino --modular night-shift --seats bot:random",
        "dungeon-dice --players 2 --seats bot:random",
    ],
)
def test_a_whole_game_is_played_saved_and_verified(copy: Workshop, words: str, tmp_path: Path) -> None:
    copy.home = tmp_path
    code, out = copy.tablee("play", *words.split(), "--seed", "5")
    assert code == 0, out
    (journal,) = (tmp_path / "saves").glob("*.journal")
    code, out = copy.tablee("replay", str(journal), "--verify")
    assert code == 0 and "every fingerprint fits" in out, out


def test_all_of_it_is_in_the_browser(copy: Workshop, tmp_path: Path) -> None:
    """Over the wire, as a browser does it: listed, set up, played against a bot, and looked up."""
    page = copy.root / "src/tablee/server/static/index.html"  # the client, where it has been built
    page.parent.mkdir(exist_ok=True)
    page.touch()
    with serving(tmp_path, sys.executable, "-m", "tablee.cli", PYTHONPATH=str(copy.root / "src")) as address:
        games = {one["id"]: one for one in json.loads(get(f"{address}/api/games?lang=fr")[1])}
        assert games["dice-race"]["name"] == "Course aux dés" and games["dice-race"]["players"] == [2]
        for game, options in {
            "dice-race": {},
            "dice-throne": {"heroes": "lamplighter,barbarian"},
            "champions": {"modular": "night-shift"},
            "dungeon-dice": {},
            "super-dungeon": {},
        }.items():
            seats = ["me", *["bot:random"] * (games[game]["players"][0] - 1)]
            wanted = {"game": game, "options": options, "seats": seats, "name": "Ann", "lang": "fr"}
            made = post(f"{address}/api/tables", wanted)
            most = 500 if game == "dice-race" else 4
            assert len(play(address, made["table"], made["token"], most)) >= 3
            (summary,) = post(f"{address}/api/mine", {"tables": [made], "lang": "fr"})
            assert summary["game"] == game and summary["status"] == ("over" if game == "dice-race" else "playing")
        (rule,) = json.loads(get(f"{address}/api/rules/dice-race?lang=fr&q=DR-GOAL-01")[1])
        assert rule["title"] == "But"


def test_the_code_is_as_ruff_wants_it(copy: Workshop) -> None:
    """What the diffs change is left to `make format`, as the pages say."""
    pytest.importorskip("ruff", reason="`make check` brings it along")
    for words in (("check",), ("format", "--check")):
        code, out = copy.run("-m", "ruff", *words, "--no-cache", *written())
        assert code == 0, out


#: of hygiene and of what all games share: what looks at the files, words and pieces that are new
LIGHT = ("hygiene/test_imports.py", "hygiene/test_messages.py", "hygiene/test_procedures.py", "hygiene/test_verbs.py")
HEAVY = ("hygiene/test_files.py", "hygiene/test_determinism.py", "hygiene/test_icons.py", "hygiene/test_texts.py",
         "hygiene/test_rulebook.py", "hygiene/test_all_rulebooks.py", "games/test_sheets.py", "games/test_setup_words.py",
         "games/test_view.py", "games/test_leaks.py", "games/test_conformance.py")  # fmt: skip


def passes(copy: Workshop, names: tuple[str, ...], *more: str) -> None:
    code, out = copy.run("-m", "pytest", "-x", *more, *[f"tests/{name}" for name in names])
    assert code == 0, out


def test_the_copy_passes_hygiene_and_the_game_that_is_written_what_every_game_is_asked(copy: Workshop) -> None:
    """In one process: reading all sources takes longer than looking at them."""
    passes(copy, LIGHT + HEAVY, "-k", " or ".join(["dice-race", *[Path(name).stem for name in LIGHT]]))


@pytest.mark.long
def test_the_copy_passes_what_every_game_is_asked(copy: Workshop) -> None:
    passes(copy, HEAVY)


def test_the_copy_passes_mypy_in_strict_mode(copy: Workshop) -> None:
    """With what is known of the project, where that has been checked: just what is new is read then."""
    pytest.importorskip("mypy", reason="`make check` brings it along")
    if (ROOT / ".mypy_cache").is_dir():
        shutil.copytree(ROOT / ".mypy_cache", copy.root / ".mypy_cache")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "src", *written("tests/")],
        cwd=copy.root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
