"""tablee sim: figures for people, one JSON object for programs, the same for any number of processes."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from tablee.bots import BOTS, Bot
from tablee.cli.plots import steps
from tests.cli.kit import Shell

KEYS = (
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "games_per_second",
    "length",
    "wins",
    "first_player",
    "heroes",
    "draws",
    "unfinished",
    "errors",
    "counts",
    "fingerprint",
)
FORKS = pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")


def data(tablee: Shell, *argv: str) -> dict[str, Any]:
    answer = tablee.good("sim", "dice-throne", "--json", *argv)
    assert len(answer.lines) == 1
    found: dict[str, Any] = json.loads(answer.out)
    return found


def test_json_has_exactly_the_keys_that_are_promised(tablee: Shell) -> None:
    found = data(tablee, "--games", "12", "--processes", "1")
    assert tuple(found) == KEYS
    assert found["games"] == 12 == sum(found["wins"].values()) + found["draws"]
    assert found["decisions"] > 200 and found["errors"] == [] and found["unfinished"] == 0
    assert set(found["wins"]) <= {"0", "1"} and len(found["fingerprint"]) == 16
    length = found["length"]
    assert 0 < length["shortest"] < length["mean"] < length["longest"] and found["counts"] == {}
    assert sum(one["of"] for one in found["heroes"].values()) >= 20 > found["first_player"]["of"] > 0
    for one in (found["first_player"], *found["heroes"].values()):
        assert 0 <= one["low"] <= one["share"] == round(one["won"] / one["of"], 4) <= one["high"] <= 1
    assert found["seconds"] > 0 and found["decisions_per_second"] > 0 and found["games_per_second"] > 0


def test_rows_have_every_game(tablee: Shell, tmp_path: Path) -> None:
    argv = ("--games", "3", "--heroes", "barbarian,random", "--processes", "1", "--rows", str(tmp_path / "games.csv"))
    data(tablee, *argv)
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()))
    assert [row["seed"] for row in rows] == ["0/0", "0/1", "0/2"]
    assert all(row["heroes"].startswith("barbarian ") and row["winners"] in ("0", "1", "draw") for row in rows)


@FORKS
def test_one_and_two_processes_give_the_same_figures(tablee: Shell) -> None:
    one, two, other = (
        data(tablee, "--games", "60", "--seed", seed, "--processes", n)
        for seed, n in (("7", "1"), ("7", "2"), ("8", "2"))
    )
    same = [key for key in KEYS if "second" not in key]
    assert [one[key] for key in same] == [two[key] for key in same]
    assert one["fingerprint"] != other["fingerprint"]


def test_too_long_games_are_unfinished(tablee: Shell) -> None:
    found = data(tablee, "--games", "10", "--max-decisions", "9", "--processes", "1")
    assert (found["unfinished"], found["decisions"], found["wins"], found["errors"]) == (10, 90, {}, [])


@pytest.mark.parametrize("seats", ["bot:greedy,bot:random", "bot:thrifty", "bot:random, bot:thrifty"])
def test_seats_say_which_bots_play(tablee: Shell, seats: str) -> None:
    found = data(tablee, "--games", "6", "--seats", seats, "--processes", "1")
    assert found["games"] == 6 and found["errors"] == []
    if "greedy" in seats:
        assert found["wins"] == {"0": 6}


@pytest.mark.parametrize(
    "options",
    [
        ("--heroes", "paladin,pyromancer"),
        ("--players", "3"),
        ("--players", "4"),
        ("--players", "3", "--leader-card", "three"),
        ("--upgrades", "slots"),
        ("--first", "1"),
    ],
)
def test_setup_options_are_passed_on(tablee: Shell, options: tuple[str, ...]) -> None:
    found = data(tablee, "--games", "5", "--processes", "1", *options)
    assert found["errors"] == [] and found["games"] == 5
    if options[0] != "--upgrades":  # this one matters to few cards
        assert found["fingerprint"] != data(tablee, "--games", "5", "--processes", "1")["fingerprint"]


def test_a_report_says_lengths_winners_heroes_and_the_fingerprint(tablee: Shell) -> None:
    argv = ("--games", "30", "--seed", "r", "--processes", "1")
    text = tablee.good("sim", "dice-throne", *argv).out
    found = data(tablee, *argv)
    assert f"30 games of dice-throne between random: {found['decisions']} decisions" in text
    assert "turns on average" in text and "unfinished 0, errors 0" in text and "Start Player won" in text
    assert f"fingerprint {found['fingerprint']}" in text.splitlines()[-1]
    for seat, wins in found["wins"].items():
        assert f"{seat}: {wins}" in text
    assert all(hero in text for hero in ("paladin", "barbarian", "black-widow"))


def test_errors_are_listed_with_their_seeds_and_make_the_command_fail(tablee: Shell) -> None:
    class Clumsy(Bot):
        def choose(self, game: Any, seat: int) -> Any:
            raise RuntimeError("I fell over")

    tablee.monkeypatch.setitem(BOTS, "clumsy", Clumsy)
    argv = ("sim", "dice-throne", "--games", "3", "--seats", "bot:clumsy", "--processes", "1")
    answer = tablee(*argv, "--json")
    assert answer.code == 1 and len(json.loads(answer.out)["errors"]) == 3
    answer = tablee(*argv)
    assert answer.code == 1 and answer.out.count("RuntimeError: I fell over") == 3 and "seed 0/2: " in answer.out


@pytest.mark.parametrize(("low", "high"), [(0.5, 0.5), (0.0, 0.0), (0.48, 0.52), (0.0, 1.0), (-30.0, 45.0)])
def test_a_scale_is_as_wide_as_its_figures_and_never_without_width(low: float, high: float) -> None:
    """After two games of a tournament all may have won as often."""
    marks = steps(low, high)
    assert len(marks) >= 2 and marks[0] <= low and high <= marks[-1]
